"""What a decision shows the people at the table: it stops undo, and what others keep face down does not."""

from __future__ import annotations

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.sets.scavengers.messages import RuinRebuilt
from game.fiftyfirst.rules.shown import lays_open, reveals
from game.fiftyfirst.rules.source import Source
from game.fiftyfirst.rules.state import Game, GameState
from game.kernel.chance import Chance
from tests.rules.tables import played, position_with

DRAWN = ev.CardsDrawn("B", ("pub",), Source("action"))
RUIN = ev.RuinGained("B", 9, "pub", Source("action"))
OFFER = ev.OfferRevealed(1, ("pub",))
RESHUFFLE = ev.DeckReshuffled(("pub",), Chance(1))


@pytest.mark.parametrize("event", [DRAWN, RUIN])
def test_only_who_draws_face_down_sees_it(event: AnyEvent) -> None:
    assert reveals([ev.PhaseBegan("action"), event], ("A", "B"))
    assert not reveals([event], ("A",))


@pytest.mark.parametrize("event", [OFFER, RESHUFFLE, ev.ConnectionsRevealed({"red": "thugs"})])
def test_all_see_what_is_turned_up(event: AnyEvent) -> None:
    assert reveals([event], ("A",))


def test_a_phase_reveals_nothing() -> None:
    assert not reveals([ev.PhaseBegan("action")], ("A", "B"))


def table(catalog: Catalog) -> tuple[Game, GameState]:
    """B can build from its hand, and has a Ruin that was drawn, the Site 1, and one that was a Location, 2."""
    ruins = [{"card": "Church", "ruin": True, "drawn": True}, {"card": "Docks", "ruin": True}]
    b = {"goods": {"worker": 6, "grey": 5, "brick": 5}, "hand": ["Pub", "School"], "state": ruins}
    return position_with(("base", "scavengers"), catalog, {"hand": ["Motel"]}, b, turn="B")


def shown(catalog: Catalog, move: str, history: tuple[AnyEvent, ...] = ()) -> bool:
    game, state = table(catalog)
    return lays_open(game, state, played(game, state, "B", move)[0], ("A",), history)


def test_a_card_from_the_hand_is_laid_open(catalog: Catalog) -> None:
    assert shown(catalog, "construct Pub")
    assert shown(catalog, "construct Pub", (ev.CardPicked("B", "school"),))


def test_a_card_that_all_saw_go_into_the_hand_is_no_news(catalog: Catalog) -> None:
    assert not shown(catalog, "construct Pub", (ev.CardPicked("B", "pub"),))


def test_what_costs_only_goods_shows_nothing(catalog: Catalog) -> None:
    assert not shown(catalog, "exchange iron")
    assert not shown(catalog, "pass")


def test_nothing_is_new_to_who_lays_it_open(catalog: Catalog) -> None:
    game, state = table(catalog)
    assert not lays_open(game, state, played(game, state, "B", "construct School")[0], ("B",), ())


@pytest.mark.parametrize(("site", "card", "is_new"), [(1, "church", True), (2, "docks", False)])
def test_a_drawn_ruin_is_laid_open_as_it_is_rebuilt(catalog: Catalog, site: int, card: str, is_new: bool) -> None:
    """R42.6, R20.5: a Ruin that was a Location is known to all."""
    game, state = table(catalog)
    assert lays_open(game, state, (RuinRebuilt("B", site, card),), ("A",), ()) == is_new
