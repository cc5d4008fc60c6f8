"""The turn of the virtual opponent step by step: what is shown together, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.rules.events import AnyEvent, GoodsGained, LocationRazed, OpenProductionUsed, SeatPassed
from game.rules.solo import events as solo
from game.rules.state import VIRTUAL

STEP: Final = 1400
"""Milliseconds at normal speed for reading one step."""

_OPENING: Final = (
    solo.OpponentPicked,
    solo.OpponentBuilt,
    solo.OpponentDrew,
    solo.OpponentMissed,
    solo.ConnectionRemoved,
    solo.AttackAimed,
    solo.DealAttacked,
    solo.OpponentDeveloped,
    solo.ActionShown,
)
_FOLLOWING: Final = (
    solo.StageBegan,
    solo.ShieldLost,
    solo.ShieldHeld,
    solo.ShieldRaised,
    solo.OpponentStopped,
    solo.BrawlersLeft,
    solo.LotDrawn,
    LocationRazed,
    GoodsGained,
)


def opens_step(event: AnyEvent) -> bool:
    """Whether a new step begins with this event; what an attack brings is told after how it was aimed."""
    match event:
        case GoodsGained(source=source):
            return source.kind == "compensation"
        case SeatPassed() | OpenProductionUsed():
            return event.seat == VIRTUAL
        case solo.BrawlersCame(why=why):
            return why == "lookout"
        case _:
            return isinstance(event, _OPENING)


def steps_of(events: Iterable[AnyEvent]) -> tuple[tuple[AnyEvent, ...], ...]:
    """What the opponent did in the course of a decision, step by step; what others did is left out,
    and that cards are discarded, which is seen."""
    steps: list[list[AnyEvent]] = []
    inside = False
    for event in events:
        if opens_step(event):
            steps.append([event])
            inside = True
        elif isinstance(event, solo.PileDiscarded):
            continue
        elif inside and isinstance(event, (*_FOLLOWING, solo.BrawlersCame)):
            steps[-1].append(event)
        else:
            inside = False
    return tuple(map(tuple, steps))


_PILE_RULES: Final = {"merchant": "R31.3", "development": "R31.4", "action": "R32.6"}
_RULES: Final[dict[type, tuple[str, str]]] = {
    solo.OpponentPicked: ("R30.3", "R32.3"),
    solo.OpponentBuilt: ("R30.3", "R32.10"),
    solo.OpponentDrew: ("R30.7", "R32.9"),
    solo.OpponentMissed: ("R30.7", "R32.9"),
    solo.ConnectionRemoved: ("R30.7", "R32.8"),
    solo.AttackAimed: ("R30.8", "R32.9"),
    GoodsGained: ("R30.7", "R32.9"),
    solo.DealAttacked: ("R31.3", "R31.3"),
    solo.OpponentDeveloped: ("R31.4", "R31.4"),
    solo.ActionShown: ("R32.7", "R32.7"),
    solo.BrawlersCame: ("R32.3", "R32.3"),
    OpenProductionUsed: ("R32.11", "R32.11"),
    SeatPassed: ("R30.10", "R32.12"),
}
"""Event that opens a step -> the rule behind it, for the Hegemony with its variants, and for Borgo."""


def rule_of(step: Sequence[AnyEvent], is_borgo: bool) -> str:
    """The number of the rule by which a step was taken."""
    of_pile = _PILE_RULES.get(getattr(step[0], "pile", ""))
    return of_pile or _RULES[type(step[0])][is_borgo]
