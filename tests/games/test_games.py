"""Every recorded game goes as it went: the same draws, the same table at every mark, the same end."""

from collections import Counter

import msgspec
import pytest

from data import map_document
from engine import replay
from engine.action import Action
from engine.base.bargaining import (
    AcceptOffer,
    CancelOffer,
    ChooseTaker,
    CounterOffer,
    DeclineOffer,
    OfferTrade,
    WelcomeOffer,
)
from engine.base.building import BuildCity
from engine.base.cards import PlayKnight, PlayRoadBuilding
from engine.base.ending import AgreeToEnd
from engine.base.robber import Discard
from engine.base.trade import TradeWithSupply
from engine.goods import summed
from engine.journal import Journal, Undo, digest
from engine.scenarios.baden_wuerttemberg import BuildLandmark, FoundHall, MoveInventor, PlayInvention, PlayTrade
from engine.scenarios.five_six import PassBuilding
from engine.scenarios.karawane import Bid, CloseVote, KeepSilent, Wish
from engine.scenarios.traders_and_barbarians.barbarians import ChaseBarbarian, MoveBarbarian
from engine.scenarios.traders_and_barbarians.cards import PlaySwiftJourney
from engine.scenarios.traders_and_barbarians.founding import FoundCity
from engine.scenarios.traders_and_barbarians.gold import BuyResource
from engine.scenarios.traders_and_barbarians.trains import UpgradeTrain
from engine.scenarios.traders_and_barbarians.wagons import DriveOff, MoveWagon, PayGrain
from engine.tables import dealt_for, map_name
from tests.games.recording import HERE, PLOTS, mark, read

NAMES = sorted(file.relative_to(HERE).with_suffix("").as_posix() for file in HERE.glob("*/*.json"))


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_goes_as_it_went(name: str) -> None:
    recording = read(name)
    dealt, marks = recording.dealt, {mark.after: mark for mark in recording.marks}
    document = map_document(map_name(dealt.spec))
    assert dealt_for(dealt.spec, document, dealt.seed) == dealt
    journal = Journal(dealt)
    rules = journal.state.rules
    for line in recording.entries:
        entry = line.entry(rules)
        assert journal.play(entry.seat, entry.action)[0] == entry
        state = journal.state
        assert summed((*state.hands, state.supply), len(rules.goods)) == rules.supply
        assert min(map(min, (*state.hands, state.supply))) >= 0
        if entry.n in marks:
            assert mark(journal) == marks.pop(entry.n)
    assert marks == {}
    assert journal.state.ended == recording.ended


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_is_replayed_from_its_journal_alone(name: str) -> None:
    """The numbers drawn stand in the journal, so that the seed is not asked again."""
    recording = read(name)
    rules = Journal(recording.dealt).state.rules
    entries = [line.entry(rules) for line in recording.entries]
    state = replay(recording.dealt, entries)
    assert state.ended == recording.ended
    other_seed = msgspec.structs.replace(recording.dealt, seed="another seed")
    assert digest(replay(other_seed, entries)) == digest(state)


@pytest.mark.parametrize(
    ("name", "reason", "kinds"),
    [
        (
            "base/trades",
            "points",
            (OfferTrade, CounterOffer, AcceptOffer, DeclineOffer, CancelOffer, Undo, PlayRoadBuilding),
        ),
        ("base/beginners", "points", (TradeWithSupply, BuildCity, PlayKnight, Undo)),
        ("base/deck", "points", (Discard, AcceptOffer, Undo)),
        ("base/chooses", "points", (WelcomeOffer, ChooseTaker, CounterOffer, Undo)),
        ("base/agreed", "agreed", (AgreeToEnd, OfferTrade)),
        ("base+five_six/building", "points", (PassBuilding, BuildCity, PlayRoadBuilding, Undo)),
        ("base+five_six/paired", "points", (TradeWithSupply, PlayKnight, AcceptOffer, Undo)),
        ("karawane/bids", "points", (Bid, Wish, KeepSilent, CloseVote, Undo)),
        ("karawane/three", "points", (Bid, Wish, CloseVote, BuildCity, Undo)),
        ("karawane+five_six/building", "points", (PassBuilding, Bid, Wish, CloseVote, Undo)),
        ("karawane+five_six/paired", "points", (TradeWithSupply, Bid, Wish, Undo)),
        ("baden_wuerttemberg/towns", "points", (FoundHall, BuildLandmark, PlayInvention, MoveInventor, PlayTrade)),
        ("baden_wuerttemberg/cards", "points", (BuildLandmark, MoveInventor, PlayRoadBuilding, AcceptOffer, Undo)),
        (
            "traders_and_barbarians/wagons",
            "points",
            (FoundCity, MoveWagon, PayGrain, DriveOff, ChaseBarbarian, UpgradeTrain, BuyResource, MoveBarbarian, Undo),
        ),
        ("traders_and_barbarians/gold", "points", (ChooseTaker, BuyResource, MoveWagon, PlaySwiftJourney, Undo)),
        ("traders_and_barbarians+five_six/six", "points", (PassBuilding, UpgradeTrain, MoveWagon, PlayKnight, Undo)),
        ("traders_and_barbarians+five_six/paired", "points", (DriveOff, MoveWagon, BuyResource, Undo)),
    ],
)
def test_the_recorded_games_show_what_they_are_meant_to(
    name: str, reason: str, kinds: tuple[type[Action], ...]
) -> None:
    recording = read(name)
    rules = Journal(recording.dealt).state.rules
    seen = Counter(type(line.entry(rules).action) for line in recording.entries)
    assert recording.ended.reason == reason
    assert [kind.__name__ for kind in kinds if not seen[kind]] == []
    assert PLOTS[name].spec == recording.dealt.spec
