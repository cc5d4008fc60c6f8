"""The effects of the verbs of the card language: whether each can change anything, and what it does.

The table is filled by the modules of the verbs and by sets (`game.fiftyfirst.rules.parts`), because
some verbs apply those of another card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.fiftyfirst.cards.verbs import Gain, Verb
from game.fiftyfirst.cards.vocabulary import FROM_PILES
from game.fiftyfirst.rules.effects.context import EffectContext
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.state import Game, GameState
from game.kernel.bag import Bag


class Effect(NamedTuple):
    """Whether a verb would change anything for the acting seat, and applying it."""

    has_effect: Callable[[Game, GameState, Any, EffectContext], bool]
    apply: Callable[[Judge, Any, EffectContext], None]


EFFECTS: dict[type[Verb], Effect] = {}
"""Every verb of the card language -> its effect; filled by `game.fiftyfirst.rules.parts`."""


def has_effect(game: Game, state: GameState, verbs: tuple[Verb, ...], context: EffectContext) -> bool:
    """Whether any of the verbs would change something (R11.6)."""
    return any(EFFECTS[type(verb)].has_effect(game, state, verb, context) for verb in verbs)


def never_fails(options: Options, verbs: tuple[Verb, ...]) -> bool:
    """Whether the verbs change something in every state: they give goods that cannot run out."""
    return any(isinstance(verb, Gain) and never_runs_out(options, verb.goods) for verb in verbs)


def never_runs_out(options: Options, goods: Bag) -> bool:
    """Whether something of ``goods`` can be had in every state."""
    return not options.tokens_limited and any(good not in FROM_PILES for good in goods)


def apply(judge: Judge, verbs: tuple[Verb, ...], context: EffectContext) -> None:
    """Apply the verbs in printed order (R7.7)."""
    for verb in verbs:
        EFFECTS[type(verb)].apply(judge, verb, context)
