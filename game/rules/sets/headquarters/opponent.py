"""R52.5: the virtual opponent claims HQ cards as soon as its Locations fulfil them."""

from __future__ import annotations

from game.rules.judge import Judge
from game.rules.sets.headquarters.claimable import fulfilled
from game.rules.sets.headquarters.events import HqClaimed
from game.rules.state import VIRTUAL


def claim(judge: Judge) -> None:
    """After the opponent gains a Location: claim the leftmost HQ whose icons it has, without its effect."""
    if judge.state.hq:
        for card in fulfilled(judge.game, judge.state, VIRTUAL)[:1]:
            judge.emit(HqClaimed(VIRTUAL, card))
