"""The steps of Moloch in positions (the format: see `game.rules.position.pending`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.cards.card import Location
from game.cards.verbs import PlaceCode
from game.kernel.given import Given
from game.rules.deals import deals_of
from game.rules.discards import discardable
from game.rules.game import Game
from game.rules.position.abilities import asks
from game.rules.sets.moloch.messages import Assault, Attack, ChooseCode, ChooseLost, ChooseRazed, ChooseStopped, Deploy
from game.rules.state import GameState
from game.rules.work import BeginActions, Step

STEPS: Final[Mapping[str, tuple[type[Step], ...]]] = {
    "production": (Deploy, Assault, ChooseCode),
    "assault": (BeginActions, Deploy, Assault, Attack, ChooseRazed, ChooseLost, ChooseStopped),
    "deploy": (BeginActions, Deploy),
    "action": (ChooseCode,),
}  # fmt: skip
"""Phase -> its steps that can be pending in it."""

ABLE: Final[Mapping[type[Step], Callable[[Location, Any], bool]]] = {
    ChooseCode: asks(PlaceCode),
}


def check(_: Game, state: GameState, given: Given, step: Step) -> None:
    """Refuse what the state does not allow."""
    if isinstance(step, ChooseLost) and (
        not discardable(state.player(step.seat), step.good, deals_of(state, step.seat))
    ):
        given.refuse("expected a card or Deal of the seat that can be lost")
