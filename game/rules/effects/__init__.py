"""The verbs of the card language: for each, whether it can change anything, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.cards.card import Gain, PlaceHere, Steal, Store, Verb
from game.rules.effects import gain, place_here, steal, store
from game.rules.effects.context import Context
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.state import GameState


class Effect(NamedTuple):
    """A verb's two halves: would it change anything for the acting seat, and do it."""

    has_effect: Callable[[Game, GameState, Any, Context], bool]
    apply: Callable[[Judge, Any, Context], None]


EFFECTS: dict[type[Verb], Effect] = {
    Gain: Effect(gain.has_effect, gain.apply),
    PlaceHere: Effect(place_here.has_effect, place_here.apply),
    Store: Effect(store.has_effect, store.apply),
    Steal: Effect(steal.has_effect, steal.apply),
}


def has_effect(game: Game, state: GameState, verbs: tuple[Verb, ...], context: Context) -> bool:
    """Whether any of the verbs could change something (R11.6)."""
    return any(EFFECTS[type(verb)].has_effect(game, state, verb, context) for verb in verbs)


def apply(judge: Judge, verbs: tuple[Verb, ...], context: Context) -> None:
    """Do the verbs in printed order (R7.7)."""
    for verb in verbs:
        EFFECTS[type(verb)].apply(judge, verb, context)
