"""R32.11: what Borgo does with Scavengers."""

from __future__ import annotations

from typing import Final

from game.rules.events import LocationConstructed, Source
from game.rules.judge import Judge
from game.rules.sets.scavengers.messages import CardSalvaged
from game.rules.solo.attack import HUMAN
from game.rules.solo.part import OpponentPart
from game.rules.state import VIRTUAL


def _build_discarded(judge: Judge) -> None:
    """Build the top card of the human's discard pile."""
    for card in judge.state.player(HUMAN).discard[-1:]:
        judge.emit(CardSalvaged(VIRTUAL, HUMAN, card, Source("expansion")))
        judge.emit(LocationConstructed(VIRTUAL, card, judge.state.next_site))
        judge.built(VIRTUAL)


OPPONENT: Final = OpponentPart("scavengers", _build_discarded)
