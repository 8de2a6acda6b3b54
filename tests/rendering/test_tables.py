"""Every table there is can be read: what 6.4 of the rules of legibility asks for, tried on each of them alike."""

import math
from itertools import combinations
from random import Random

import pytest
from PIL import Image, ImageChops

import engine
from engine.base.robber import Robber
from engine.laws import look_alike
from engine.record import Intersection, Path, Seat
from engine.state import NOBODY, State
from rendering import Candidate, Lens, board_picture
from rendering.board import geometry_of
from rendering.canvas import Canvas
from rendering.geometry import Geometry, right_of_path
from rendering.landmarks import FIGURES, OBELISK, paint_landmark
from rendering.layers.candidates import RADIUS, STANDING, badge_place
from rendering.layers.places import CORE, texts_beside
from rendering.layers.terrain import TOKEN_RADIUS
from rendering.layers.traders_and_barbarians import WAGON, around, beside_building
from rendering.painting import tallies_of
from rendering.placing import distance, overlap
from rendering.theme import load_theme
from tests.rendering import tables
from tests.rendering.boards import COLOURS, players
from tests.rendering.colours import contrast
from tests.rendering.snapshots import OF_TABLES, opened
from tests.rendering.written import noted

SHOWN = 400
"""How wide a picture is shown on a telephone."""
SPECS = tables.specs()
NAMED = [name for name, spec in SPECS.items() if any(tables.opened(spec).rules.board.intersection_names)]

every_table = pytest.mark.parametrize("name", SPECS)
every_drawn_map = pytest.mark.parametrize("name", NAMED)


def measured(state: State) -> Geometry:
    return geometry_of(engine.view(state, None))


# Texts


@pytest.mark.parametrize("name", OF_TABLES)
def test_every_text_stands_out_and_is_large_enough(name: str) -> None:
    with noted() as writings:
        width = opened(OF_TABLES[name]()).width
    least = {"token": 11.0, "road": 4.5, "wagon": 6.0, "place": 6.0, "sign": 6.0}
    shown = {text: text.size * SHOWN / width for text in writings}
    assert not [text for text in writings if contrast(text.ink, text.ground) < 4.5]
    assert not [text for text, size in shown.items() if size < least.get(text.role, 6.1)]


@every_table
def test_every_number_word_and_letter_is_said(name: str) -> None:
    state = tables.middle(SPECS[name])
    board, seats = state.rules.board, state.rules.seats
    with noted() as writings:
        board_picture(engine.view(state, None), players(seats))
    said = {(text.role, text.words) for text in writings}
    letters = [load_theme("classic").seats[colour].letter for colour in COLOURS[:seats]]
    assert {("token", str(number)) for number in board.number if number} <= said
    assert {("rate", f"{harbour.rate}:1") for harbour in board.harbours} <= said
    assert {("sign", f"{rate}:1") for rate, _ in board.path_trades.values()} <= said
    for seat, letter in enumerate(letters):
        assert {("badge", letter), ("road", letter)} <= said
        assert {("settlement", letter), ("city", letter)} & said
        assert {("points", str(engine.view(state, None).points[seat]))} <= said
    if not any(board.intersection_names):
        assert {text for role, text in said if role == "terrain"} >= {"Lumber", "Brick", "Wool", "Grain", "Ore"}


@every_table
def test_no_piece_hides_a_number(name: str) -> None:
    """The robber, wagons, arrows and barbarians stand beside it; buildings reach no further than its rim."""
    state = tables.middle(SPECS[name])
    geometry = measured(state)
    blank = opened(OF_TABLES[f"{name}-opening"]())
    full = opened(OF_TABLES[f"{name}-middle"]())
    for place in state.rules.board.hexes:
        if state.rules.board.number[place] is not None:
            x, y = geometry.token(place)
            reach = 34 * geometry.scale
            box = (round(x - reach), round(y - reach), round(x + reach), round(y + reach))
            changed = ImageChops.difference(blank.crop(box), full.crop(box)).convert("L").point(_clearly).getbbox()
            assert changed is None, f"hex {place + 1}"


def _clearly(value: int) -> int:
    return 255 if value > 60 else 0


# Names of places


@every_drawn_map
def test_names_are_whole_and_clear_of_one_another_and_of_numbers(name: str) -> None:
    state = tables.opened(SPECS[name])
    board, geometry = state.rules.board, measured(state)
    texts = texts_beside(geometry, load_theme("classic"))
    assert {site for site, _ in texts.names} == {site for site in board.intersections if board.intersection_names[site]}
    for site, placed in texts.names:
        wanted = board.intersection_names[site]
        assert wanted is not None
        assert "".join(placed.lines).replace(" ", "") == wanted.replace(" ", "")
    boxes = [placed.box for _, placed in (*texts.names, *texts.signs)]
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair) > 0]
    for left, top, right, bottom in boxes:
        assert left >= 0
        assert top >= 0
        assert right <= geometry.width
        assert bottom <= geometry.sea
        for place in board.hexes:
            if board.number[place] is not None:
                depth = TOKEN_RADIUS * geometry.scale - distance(geometry.token(place), (left, top, right, bottom))
                assert depth < 6, f"hex {place + 1}"


@every_drawn_map
def test_names_leave_the_letters_of_buildings_to_be_read(name: str) -> None:
    state = tables.opened(SPECS[name])
    geometry = measured(state)
    texts = texts_beside(geometry, load_theme("classic"))
    left, top, right, bottom = (side * geometry.scale for side in CORE)
    for site, _ in texts.names:
        x, y = geometry.corner(site)
        core = (x + left, y + top, x + right, y + bottom)
        for _, placed in (*texts.names, *texts.signs):
            assert overlap(core, placed.box) < 0.12 * (right - left) * (bottom - top), state.rules.board.name


@every_drawn_map
def test_nearly_every_name_lies_closest_to_its_own_place(name: str) -> None:
    """Where one cannot, a line leads from it to its place."""
    geometry = measured(tables.opened(SPECS[name]))
    names = texts_beside(geometry, load_theme("classic")).names
    strayed = []
    for site, placed in names:
        far = {other: distance(geometry.corner(other), placed.box) for other, _ in names}
        assert far[site] < 80
        if far[site] > min(far.values()):
            strayed.append(site)
    assert len(strayed) <= len(names) / 6


@every_drawn_map
def test_names_stand_over_whatever_is_built(name: str) -> None:
    """They are drawn after the buildings: only a badge, asked for now, may lie on one."""
    spec = SPECS[name]
    empty, full = (opened(OF_TABLES[f"{name}-{moment}"]()) for moment in ("opening", "middle"))
    geometry = measured(tables.opened(spec))
    white = load_theme("classic").looks["place"].ink
    for _, placed in texts_beside(geometry, load_theme("classic")).names:
        box = tuple(round(side) for side in placed.box)
        inks = [_near(image.crop((box[0], box[1], box[2], box[3])), white) for image in (empty, full)]
        assert inks[1] >= 0.97 * inks[0] > 0


def _near(image: Image.Image, colour: str) -> int:
    shares = [int(colour[start : start + 2], 16) for start in (1, 3, 5)]
    counted = image.getcolors(1 << 20)
    assert counted is not None
    return sum(
        count
        for count, pixel in counted
        if isinstance(pixel, tuple) and sum(abs(a - b) for a, b in zip(pixel, shares, strict=True)) < 150
    )


# Measures


@every_table
def test_hexes_are_large_and_everything_lies_within_the_picture(name: str) -> None:
    state = tables.middle(SPECS[name])
    board, geometry = state.rules.board, measured(state)
    assert geometry.side / geometry.width * 2000 >= 115
    assert geometry.width <= 2000
    for site in board.intersections:
        x, y = geometry.corner(site)
        used = board.intersection_names[site] or any("closed" not in board.path_tags[p] for p in board.paths_at[site])
        room = 40 * geometry.scale if used else 4
        assert room <= x <= geometry.width - room
        assert room <= y <= geometry.sea - room


@every_table
def test_every_place_of_a_table_can_be_a_candidate_within_the_picture(name: str) -> None:
    state = tables.middle(SPECS[name])
    view, board = engine.view(state, None), state.rules.board
    geometry = geometry_of(view)
    reach = RADIUS * geometry.scale
    places = [Candidate("intersection", site, "A") for site in board.intersections if _is_used(state, site)]
    places += [Candidate("hex", place, "C") for place in board.hexes]
    inner = [path for path in board.paths if "closed" not in board.path_tags[path]]
    places += [Candidate("path", path, "B") for path in inner]
    places += [
        Candidate("path", p, "B", start) for p in inner for start in board.ends[p] if len(board.path_hexes[p]) > 1
    ]
    for candidate in places:
        x, y = badge_place(geometry, view, candidate)
        assert reach <= x <= geometry.width - reach
        assert reach <= y <= geometry.sea - reach


def _is_used(state: State, site: Intersection) -> bool:
    board = state.rules.board
    return any("closed" not in board.path_tags[path] for path in board.paths_at[site])


@every_table
def test_two_directions_of_a_path_are_two_badges(name: str) -> None:
    state = tables.middle(SPECS[name])
    geometry = measured(state)
    for path in state.rules.board.paths:
        one, other = (right_of_path(geometry, path, site, 36) for site in state.rules.board.ends[path])
        assert math.dist(one[0], other[0]) >= 2 * RADIUS * geometry.scale
        assert one[1] == pytest.approx((-other[1][0], -other[1][1]))


@every_table
def test_a_badge_does_not_cover_what_stands_there(name: str) -> None:
    state = tables.middle(SPECS[name])
    view = engine.view(state, None)
    geometry = geometry_of(view)
    for site in state.rules.board.intersections:
        x, y = badge_place(geometry, view, Candidate("intersection", site, "A"))
        far = math.dist((x, y), geometry.corner(site)) / geometry.side
        stands = any(stand(view, site) for stand in STANDING)
        assert stands or far < 0.01
        assert not stands or far > 0.2 or y < 45 * geometry.scale


# Standings


@every_table
def test_all_tallies_of_a_seat_have_room(name: str) -> None:
    """None is written smaller than the least size, even where everybody has a lot of everything."""
    state = tables.middle(SPECS[name])
    state.hands = [(19,) * len(state.rules.goods) for _ in range(state.rules.seats)]
    with noted() as writings:
        width = opened(board_picture(engine.view(state, None), players(state.rules.seats))).width
    counts = [text for text in writings if text.role == "count"]
    view = engine.view(state, None)
    numbers = [tally for tally in tallies_of(view) if tally.count(view, Seat(0)) != ""]
    assert len(counts) == len(numbers) * state.rules.seats
    assert min(text.size for text in counts) >= 36 * width / 1600


@every_table
def test_the_board_shows_no_more_than_everybody_may_know(name: str) -> None:
    state = tables.hand_of_everything(tables.middle(SPECS[name]))
    shown = board_picture(engine.view(state, None), players(state.rules.seats))
    for seed in range(3):
        other = look_alike(state, None, Random(seed))
        assert other.hands != state.hands
        assert board_picture(engine.view(other, None), players(state.rules.seats)) == shown


# What only some tables have


def test_wagons_on_one_intersection_can_be_counted() -> None:
    name = next(name for name in SPECS if name.startswith("traders"))
    geometry = measured(tables.opened(SPECS[name]))
    for count in range(1, 7):
        arrangements = [around(count)]
        arrangements += [beside_building(geometry, site, count) for site in geometry.board.intersections]
        for spots in arrangements:
            assert len(spots) == count
            assert all(math.dist(*pair) >= min(WAGON) for pair in combinations(spots, 2))


def test_every_landmark_has_a_figure_of_its_own() -> None:
    board = tables.opened(SPECS["baden_wuerttemberg_by_4"]).rules.board
    named = {board.intersection_names[s] for s in board.intersections if "landmark" in board.intersection_tags[s]}
    assert set(FIGURES) == named
    outlines = [painted_landmark(name) for name in (*sorted(FIGURES), "Nowhere")]
    for one, other in combinations(outlines, 2):
        assert sum(ImageChops.logical_xor(one, other).histogram()[255:]) > 0.05 * one.width * one.height
    assert painted_landmark("Nowhere").tobytes() == outlines[-1].tobytes()
    assert OBELISK not in FIGURES.values()


def painted_landmark(name: str) -> Image.Image:
    """The outline of a landmark, black on white."""
    image = Image.new("RGBA", (124, 150))
    paint_landmark(Canvas(image, load_theme("classic"), origin=(62, 75)), name)
    return image.getchannel("A").point(lambda value: 255 if value else 0).convert("1")


def test_somebody_else_stands_in_the_robbers_place_where_a_scenario_says_so() -> None:
    said = {}
    for name in ("base_by_4", "baden_wuerttemberg_by_4"):
        with noted() as writings:
            board_picture(engine.view(tables.middle(SPECS[name]), None), players(4))
        said[name] = {text.role for text in writings}
    assert Robber in tables.middle(SPECS["baden_wuerttemberg_by_4"])
    assert "robber" in said["base_by_4"]
    assert "robber" not in said["baden_wuerttemberg_by_4"]


@pytest.mark.parametrize("part", tables.USES)
def test_each_part_of_a_table_changes_its_picture(part: type) -> None:
    """Every use that the middle of a game makes of a part can be seen."""
    name = next(name for name, spec in SPECS.items() if part in tables.opened(spec))
    state, unused = tables.middle(SPECS[name]), tables.opened(SPECS[name])
    before = board_picture(engine.view(state, None), players(state.rules.seats), Lens())
    state.put(unused[part])
    assert board_picture(engine.view(state, None), players(state.rules.seats), Lens()) != before


def test_a_road_to_a_plaza_looks_like_any_other() -> None:
    state = tables.opened(SPECS["traders_and_barbarians_by_4"])
    board = state.rules.board
    plaza = min(board.plazas)
    spoke = Path(board.paths_at[plaza][0])
    assert state.roads[spoke] == NOBODY
    before = opened(board_picture(engine.view(state, None), players(4)))
    state.lay_road(Seat(0), spoke)
    with noted() as writings:
        after = opened(board_picture(engine.view(state, None), players(4)))
    assert ("road", "B") in {(text.role, text.words) for text in writings}
    x, y = measured(state).middle(spoke)
    changed = ImageChops.difference(before, after).convert("L").point(_clearly).getbbox()
    assert changed is not None
    assert changed[0] <= x <= changed[2]
    assert changed[1] <= y <= changed[3]
