"""Cleanup (R17): what stays, what is lost, and that the phase takes exactly that."""

from __future__ import annotations

from msgspec.structs import replace

from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.events import TidiedUp
from game.fiftyfirst.rules.phases.cleanup import cleared_of, kept_of, lost_of
from game.fiftyfirst.rules.state import Game, GameState, Player, Site, UsedAction
from game.kernel.bag import EMPTY, Bag

FULL = Player(
    "new_york",
    goods=Bag({"gun": 2, "shield": 1}),
    hand=("school",),
    connections=("ambush",),
    sites=(
        Site(1, "docks", goods=Bag({"iron": 1}), marks=Bag({"ammo": 1}), used=1, shield=True),
        Site(2, "school", stored=Bag({"brick": 2}), worker=True),
    ),
    used=(UsedAction("blue", Bag({"fuel": 2})),),
)


def after_cleanup(game: Game) -> GameState:
    """A State with goods everywhere, after Cleanup."""
    state = new_game(game, ("new_york", "mutants_union"), 1).state
    other = replace(FULL, faction="mutants_union", goods=Bag({"fuel": 1}))
    return TidiedUp((FULL.goods, other.goods)).evolve(replace(state, players=(FULL, other)))


def test_goods_that_stay_on_cards_are_kept() -> None:
    assert kept_of(FULL) == Bag({"iron": 1, "brick": 2})


def test_the_supply_is_lost_and_marks_workers_and_shields_are_cleared() -> None:
    assert lost_of(FULL) == Bag({"gun": 2, "shield": 1})
    assert cleared_of(FULL) == Bag({"ammo": 1, "fuel": 2, "worker": 1, "shield": 1})


def test_after_cleanup_the_same_goods_are_kept_and_none_are_lost(game: Game) -> None:
    for player in after_cleanup(game).players:
        assert kept_of(player) == kept_of(FULL)
        assert lost_of(player) + cleared_of(player) == EMPTY
