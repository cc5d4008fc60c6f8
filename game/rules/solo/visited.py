"""What the virtual opponent gets when the human uses its Open Production."""

from __future__ import annotations

from typing import Final

from game.kernel.bag import Bag
from game.rules.events import Source
from game.rules.judge import Judge
from game.rules.solo.events import BrawlersCame
from game.rules.solo.kinds import kind_of
from game.rules.state import VIRTUAL, Site

REWARD: Final = Bag({"vp": 1})


def reward_opponent(judge: Judge, site: Site) -> None:
    """R30.13: 1 VP instead of a worker; R32.12: a Brawler for Borgo."""
    kind = kind_of(judge.state)
    if kind and kind.is_borgo:
        judge.emit(BrawlersCame(1, "visited"))
    else:
        judge.gain(VIRTUAL, REWARD, Source("open_production_owner", site.card, site.id))
