"""The sources of VP in a finished match: one line of the final account for each group (R18.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from game.rules.events import AnyEvent, GoodsGained, VpLost
from game.rules.state import Score

VP_GROUPS: Mapping[str, tuple[str, ...]] = {
    "action": ("action",),
    "development": ("development",),
    "building_bonus": ("building_bonus",),
    "spoils": ("spoils", "compensation", "attack"),
    "deal": ("deal", "copied_deal"),
    "whenever": ("whenever",),
    "production": ("production", "faction", "after_production"),
    "open_production": ("open_production", "open_production_owner"),
    "other": ("faction_action", "exchange", "connection"),
    "connection_discarded": ("connection_discarded",),
    "brawler": ("brawler", "attack_failed"),
}
"""Row of the score table -> the kinds of Source that it adds up; the last two are of virtual opponents. The VP of
Locations are not gained, and have a row of their own (R18.4)."""


class VpLine(msgspec.Struct, frozen=True):
    """A row of the score table: VP of one group, by seat, the virtual opponent last."""

    group: str
    vp: tuple[int, ...]


def vp_lines(events: Sequence[AnyEvent], scores: Sequence[Score]) -> tuple[VpLine, ...]:
    """The sources of each seat's VP; groups that gave nobody VP are left out. VP that were paid count less (R42.7).

    The last line is always the VP of the Locations (R18.4). The line `start` has the VP that players
    already had in the first position.
    """
    changes = [event for event in events if isinstance(event, GoodsGained | VpLost) and vp_change(event)]
    lines = [VpLine(group, _vp_of(changes, scores, kinds)) for group, kinds in VP_GROUPS.items()]
    known = [sum(line.vp[i] for line in lines) for i in range(len(scores))]
    start = tuple(score.vp - vp for score, vp in zip(scores, known, strict=True))
    lines.append(VpLine("start", start))
    lines = [line for line in lines if any(line.vp)]
    return (*lines, VpLine("location", tuple(score.locations for score in scores)))


def vp_change(event: GoodsGained | VpLost) -> int:
    """The VP that a seat gained or, below 0, paid."""
    return -event.vp if isinstance(event, VpLost) else event.goods["vp"]


def _vp_of(changes: Sequence[GoodsGained | VpLost], scores: Sequence[Score], kinds: Sequence[str]) -> tuple[int, ...]:
    return tuple(
        sum(vp_change(event) for event in changes if event.seat == score.seat and event.source.kind in kinds)
        for score in scores
    )
