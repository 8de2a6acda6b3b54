"""The golden pictures: `python -m tests.rendering.snapshots` paints them anew. Look at them before you keep them."""

import io
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image

import engine
from engine.record import Seat
from engine.state import State
from engine.tables import TableSpec
from rendering import HandWords, Lens, board_picture, hand_picture
from tests.rendering import tables
from tests.rendering.boards import crowded, early, fresh, long_coast, players, question, six_seats
from tests.rendering.tables import hand_of_everything

FOLDER = Path(__file__).parents[1] / "snapshots" / "rendering"


def of_crowded_board() -> bytes:
    """The densest board: every piece placed that has room."""
    return board_picture(engine.view(crowded(fresh()), None), players(4))


def of_question() -> bytes:
    """A board that asks: lettered candidates, and what was done last."""
    state = early()
    return board_picture(engine.view(state, None), players(4), question(state))


def of_labels() -> bytes:
    """A board with all its numbers, its words in German."""
    words = {"forest": "Wald", "hills": "Hügelland", "pasture": "Weideland", "fields": "Ackerland", "desert": "Wüste"}
    return board_picture(engine.view(early(), None), players(4), Lens(labels=True, terrain_words=words))


def of_six_seats() -> bytes:
    """A board of thirty hexes for six."""
    return board_picture(engine.view(crowded(six_seats()), None), players(6))


def of_long_coast() -> bytes:
    """A map unlike any other, without a robber."""
    return board_picture(engine.view(crowded(long_coast()), None), players(3))


def of_hand() -> bytes:
    """A hand with goods and development cards."""
    return hand_picture(engine.view(early(), Seat(0)), players(4), HandWords(bought="bought this turn"))


PICTURES: dict[str, Callable[[], bytes]] = {
    "crowded": of_crowded_board,
    "question": of_question,
    "labels": of_labels,
    "six_seats": of_six_seats,
    "long_coast": of_long_coast,
    "hand": of_hand,
}


def of_hand_at(name: str) -> bytes:
    """A hand at a table, with whatever goods and cards there are."""
    state = hand_of_everything(tables.middle(tables.specs()[name]))
    return hand_picture(engine.view(state, Seat(0)), players(state.rules.seats), HandWords(bought="bought this turn"))


def of_table(name: str, make: Callable[[TableSpec], State], look: Callable[[State], Lens] | None = None) -> bytes:
    """A table as everybody sees it."""
    spec = tables.specs()[name]
    state = make(spec)
    return board_picture(engine.view(state, None), players(spec.seats), look(state) if look else None)


def of_tables() -> dict[str, Callable[[], bytes]]:
    """Every table before the first move, in the middle of a game, and with a question; and a hand at each."""
    found: dict[str, Callable[[], bytes]] = {}
    for name in tables.specs():
        found[f"{name}-opening"] = partial(of_table, name, tables.opened)
        found[f"{name}-middle"] = partial(of_table, name, tables.middle)
        found[f"{name}-question"] = partial(of_table, name, tables.middle, tables.asked)
        found[f"{name}-hand"] = partial(of_hand_at, name)
    return found


OF_TABLES = of_tables()


def opened(picture: bytes) -> Image.Image:
    """A picture in full colour."""
    return Image.open(io.BytesIO(picture)).convert("RGB")


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, paint in {**PICTURES, **OF_TABLES}.items():
        (FOLDER / f"{name}.png").write_bytes(paint())
