"""Whether a card has the ability that a pending step needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.cards.card import Location
from game.cards.verbs import Verb
from game.rules.effects.context import verbs_of


def asks(*wanted: type[Verb], kind: str = "") -> Callable[[Location, Any], bool]:
    """A check that a card has one of the verbs among those of ``kind``, or of the step's kind."""
    return lambda card, step: any(isinstance(own, wanted) for own in verbs_of(card, kind or step.kind))
