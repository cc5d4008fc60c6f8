"""The steps of Scavengers in positions (the format: see `game.rules.position.pending`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.cards.card import Location
from game.cards.verbs import DemolishLocation, MatchCategory, PlaceOnRuins, RebuildRuins, StripRuins
from game.kernel.given import Given
from game.rules import matched_goods
from game.rules.discard_piles import piles_in_reach
from game.rules.game import Game
from game.rules.position.abilities import asks
from game.rules.sets.scavengers import messages
from game.rules.state import GameState
from game.rules.work import Step

STEPS: Final[Mapping[str, tuple[type[Step], ...]]] = {
    "production": (messages.Salvage, messages.GainMatched, messages.ChooseSalvage, messages.ChooseMatched),
    "action": (
        messages.Salvage, messages.GainMatched, messages.ChooseSalvage, messages.ChooseMatched,
        messages.ChooseRebuilt, messages.ChooseStripped, messages.ChooseDemolished,
        messages.ChoosePlaced,
    ),
}  # fmt: skip
"""Phase -> its steps that can be pending in it."""

ABLE: Final[Mapping[type[Step], Callable[[Location, Any], bool]]] = {
    messages.GainMatched: asks(MatchCategory),
    messages.ChooseMatched: asks(MatchCategory),
    messages.ChooseRebuilt: asks(RebuildRuins),
    messages.ChooseStripped: asks(StripRuins, kind="action"),
    messages.ChooseDemolished: asks(DemolishLocation, kind="action"),
    messages.ChoosePlaced: asks(PlaceOnRuins, kind="action"),
}


def check(game: Game, state: GameState, given: Given, step: Step) -> None:
    """Refuse what the state does not allow."""
    if isinstance(step, messages.ChoosePlaced):
        owner, ruin = state.site(step.ruin)
        if owner != step.seat or not ruin.ruin:
            given.refuse("expected a Ruin of the seat")
    if isinstance(step, messages.ChooseMatched):
        _check_matched(game, state, given, step)


def _check_matched(game: Game, state: GameState, given: Given, step: messages.ChooseMatched) -> None:
    """R42.7: a category lies on a pile in reach, and leaves a choice."""
    if step.owner is not None and step.owner not in piles_in_reach(state, step.seat):
        given.refuse("expected a discard pile of another player, with cards")
    possible = () if step.owner is None else matched_goods.categories(game, state, step.owner)
    if step.category is not None and step.category not in possible:
        given.refuse("expected a category of the top card of that pile that stands for a good")
