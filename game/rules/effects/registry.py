"""The verbs by their classes, and how a list of them is judged and done.

Apart from the verbs themselves, because some of them do the verbs of another card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.cards.card import Gain, Verb
from game.kernel.recall import recalled
from game.rules.effects.context import Context
from game.rules.game import Game, Options
from game.rules.judge import Judge
from game.rules.state import GameState


class Effect(NamedTuple):
    """A verb's two halves: would it change anything for the acting seat, and do it."""

    has_effect: Callable[[Game, GameState, Any, Context], bool]
    apply: Callable[[Judge, Any, Context], None]


EFFECTS: dict[type[Verb], Effect] = {}
"""Every verb of the card language; filled where they all are known, in `game.rules.effects`."""


def has_effect(game: Game, state: GameState, verbs: tuple[Verb, ...], context: Context) -> bool:
    """Whether any of the verbs could change something (R11.6)."""
    return any(EFFECTS[type(verb)].has_effect(game, state, verb, context) for verb in verbs)


@recalled(1024)
def never_fails(options: Options, verbs: tuple[Verb, ...]) -> bool:
    """Whether the verbs change something in every state: they give goods that cannot run out."""
    return any(
        isinstance(verb, Gain) and any(good != "card" for good in verb.goods) and not options.tokens_limited
        for verb in verbs
    )


def apply(judge: Judge, verbs: tuple[Verb, ...], context: Context) -> None:
    """Do the verbs in printed order (R7.7)."""
    for verb in verbs:
        EFFECTS[type(verb)].apply(judge, verb, context)
