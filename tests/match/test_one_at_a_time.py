"""A match in which goods and cards are asked for one at a time: saving, undo, playing on, verifying."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.steps import ChooseDiscarded, ChooseStorage
from game.kernel.bag import Bag
from game.match.timeline import timeline
from game.paths import cards_folder
from game.play.checking import first_difference
from game.play.files.record import read_record
from tests.cards.test_packs import add, card, cards
from tests.match.conftest import HUMANS, decided

DEPOT = "abilities: [{cleanup: , store: {brick: any, gun: any, fuel: any}}]"
EATER = "abilities: [{action: {spend: {card: 3}, uses: 1}, gain: {vp: 1}}]"
TEN = ["School", "Quarry", "Docks", "Pub", "Church", "Motel", "Arena", "Camp", "Refinery", "Factory"]


@pytest.fixture
def wide(tmp_path: Path) -> Catalog:
    depot = card("depot").replace("abilities: []", DEPOT)
    eater = card("eater").replace("feature", "action").replace("abilities: []", EATER)
    return load_catalog(cards_folder(), draft=add(tmp_path / "drafts", "wide", cards(depot, eater)).parent)


@pytest.fixture
def match(wide: Catalog, tmp_path: Path) -> Match:
    """Anna has ten cards, and more than a hundred ways to store her goods."""
    mine = {"faction": "new_york", "state": ["Depot", "Eater"], "hand": TEN, "goods": {"brick": 9, "gun": 9, "fuel": 9}}
    players = {"A": mine, "B": {"faction": "mutants_union"}}
    game, state = read_position(wide, {"sets": ["base", "wide"], "phase": "action", "turn": "A", "players": players})
    return Match.begin(fiftyfirst(), game, HUMANS, state, 1, tmp_path)


def discard_three(match: Match) -> None:
    decided(match, cmd.ActivateLocation("A", 2))
    for name in ("pub", "docks", "school"):
        decided(match, cmd.ChooseDeal("A", name))


def pass_all(match: Match) -> None:
    """End the round, up to the question of what Anna stores."""
    for seat in ("A", "B", "A"):
        match.end_turn()
        if seat == match.state.to_move and not isinstance(match.state.question, ChooseStorage):
            decided(match, cmd.Pass(seat))
    match.end_turn()


def store_some(match: Match) -> None:
    """Some goods one at a time, the rest at once."""
    pass_all(match)
    for good in ("brick", "gun", "brick"):
        decided(match, cmd.Choose("A", good))
    decided(match, cmd.StoreGoods("A", 1, Bag({"fuel": 9})))


def test_each_card_and_each_good_is_undone_by_itself(match: Match) -> None:
    discard_three(match)
    assert match.state.player("A").vp == 1
    match.undo()
    assert match.state.question == ChooseDiscarded("A", "card", 1, site=2)
    match.undo()
    match.undo()
    match.undo()
    assert len(match.state.player("A").hand) == 10
    for _ in range(4):
        match.redo()
    pass_all(match)
    for good in ("brick", "gun", "brick"):
        decided(match, cmd.Choose("A", good))
    match.undo()
    assert match.state.player("A").sites[0].stored == Bag({"brick": 1, "gun": 1})
    assert match.state.player("A").goods["brick"] == 8
    match.close()


def test_such_a_match_is_saved_loaded_and_verified(match: Match, wide: Catalog) -> None:
    decided(match, cmd.ActivateLocation("A", 2))
    decided(match, cmd.ChooseDeal("A", "pub"))
    match.close()
    assert match.path is not None
    match = Match.load(match.path, fiftyfirst(wide).only)
    assert match.state.question == ChooseDiscarded("A", "card", 2, site=2)
    for name in ("docks", "school"):
        decided(match, cmd.ChooseDeal("A", name))
    store_some(match)
    match.close()
    assert match.path is not None
    record = read_record(match.path, fiftyfirst(wide).only)
    assert record.damage is None
    assert first_difference(fiftyfirst(), match.game, record.journal) is None
    assert record.journal.state == match.state


def test_storing_goods_on_a_card_is_one_turn(match: Match) -> None:
    discard_three(match)
    store_some(match)
    line = timeline(fiftyfirst(), match.journal)
    stored = [step for step in range(1, line.last + 1) if isinstance(match.journal[step].decision, cmd.Choose)]
    assert len(stored) == 3
    assert not set(stored) & set(line.stops["turn"]), "none of them ends the turn"
    match.close()
