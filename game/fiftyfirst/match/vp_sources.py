"""Where the VP of a match of 51st State come from: one line of the final account for each group of sources (R18.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from game.fiftyfirst.rules.events import GoodsGained, VpLost
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.phases.scoring import GROUPS
from game.fiftyfirst.rules.sets.moloch.messages import AssaultTook
from game.fiftyfirst.rules.state import Score
from game.kernel.seats import Seat
from game.play.annals import VpLine

ASSAULT: Final = "assault"
"""Stands for a Source where Machines have taken VP (R44.3c)."""

VP_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {**GROUPS, "machines": (*GROUPS["machines"], ASSAULT)}
"""Row of the score table -> the kinds of Source that it adds up, and `ASSAULT`. Those of Locations are not gained, and
have a row of their own (R18.4)."""


def vp_lines(events: Sequence[AnyEvent], scores: Sequence[Score]) -> tuple[VpLine, ...]:
    """The sources of each seat's VP; groups that gave nobody VP are left out. VP that were paid count less (R42.7).

    The last line is always the VP of the Locations (R18.4). The line `start` has the VP that players already had in the
    first position.
    """
    changes = [change for event in events if (change := vp_change(event))]
    lines = [VpLine(group, _vp_of(changes, scores, kinds)) for group, kinds in VP_GROUPS.items()]
    known = [sum(line.vp[i] for line in lines) for i in range(len(scores))]
    start = tuple(score.vp - vp for score, vp in zip(scores, known, strict=True))
    lines.append(VpLine("start", start))
    lines = [line for line in lines if any(line.vp)]
    return (*lines, VpLine("location", tuple(score.locations for score in scores)))


class VpChange(NamedTuple):
    """The VP that a seat gained or, below 0, paid or lost, and the kind of their Source, or `ASSAULT`."""

    seat: Seat
    kind: str
    vp: int


def vp_change(event: AnyEvent) -> VpChange | None:
    """What an event changes about the VP of a seat; None if nothing."""
    match event:
        case GoodsGained(seat=seat, goods=goods, source=source) if goods["vp"]:
            return VpChange(seat, source.kind, goods["vp"])
        case VpLost(seat=seat, vp=vp, source=source) if vp:
            return VpChange(seat, source.kind, -vp)
        case AssaultTook(seat=seat, goods=goods) if goods["vp"]:
            return VpChange(seat, ASSAULT, -goods["vp"])
    return None


def _vp_of(changes: Sequence[VpChange], scores: Sequence[Score], kinds: Sequence[str]) -> tuple[int, ...]:
    return tuple(
        sum(change.vp for change in changes if change.seat == score.seat and change.kind in kinds) for score in scores
    )
