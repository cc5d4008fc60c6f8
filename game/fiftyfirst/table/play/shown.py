"""Which opponent's State is shown: that of the one who acts, or the one the player has chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.fiftyfirst.match.match import Match
from game.fiftyfirst.table.plan.layout import Layout, opponents_of
from game.fiftyfirst.table.play.choices import site_owners
from game.fiftyfirst.table.play.targets import Target
from game.fiftyfirst.table.sight import Standing
from game.fiftyfirst.table.spots import SiteAt, TabOf
from game.fiftyfirst.table.touched import last_to_touch
from game.kernel.seats import Seat
from game.ui.input import Wheel
from game.ui.places import Label, NamedCard
from game.ui.table.play.modes import Aiming, Held, Mode, source_of

RESTING_TIME = 300
"""Milliseconds that a card or token is held over a tab before the tab opens."""


class ShownOpponent:
    """The opponent whose State is shown. A choice lasts until an opponent acts or the seat changes."""

    def __init__(self) -> None:
        self._standing: Standing | None = None
        self._chosen_in: tuple[object, ...] = ()
        """Match, seat and last act of an opponent: a choice ends when one of them changes."""
        self._asked_about: tuple[Seat, ...] = ()
        self._default = ""
        self._chosen: Seat | None = None
        self._held_over: tuple[Seat | None, int] = (None, 0)
        """The tab under a dragged card or token, and for how many milliseconds."""

    def seat(self, standing: Standing) -> Seat:
        """The opponent whose State is shown."""
        if standing is not self._standing:
            self._standing = standing
            self._update(standing)
        return self._chosen or self._default

    def _update(self, standing: Standing) -> None:
        """Adjust to a new decision, an undo or a hand-over."""
        seat, others = standing.seat, opponents_of(standing.view, standing.seat)
        chosen_in = (id(standing.match), seat, _last_act(standing.match, others))
        if chosen_in != self._chosen_in:
            self._chosen_in, self._chosen = chosen_in, None
        self._default = _acting(standing, others)
        asked_about = _asked_about(standing, others)
        if asked_about != self._asked_about:
            self._asked_about = asked_about
            if asked_about and (self._chosen or self._default) not in asked_about:
                self._chosen = asked_about[0]

    # ------------------------------------------------------------------ choosing
    def choose(self, standing: Standing, seat: Seat) -> bool:
        """Show the State of ``seat``; return whether that is a change."""
        if seat not in opponents_of(standing.view, standing.seat) or seat == self.seat(standing):
            return False
        self._chosen = seat
        return True

    def wheel(self, standing: Standing, layout: Layout, wheel: Wheel) -> bool:
        """Turn to another State if the wheel turned over the tabs or the opponent's rows; return whether it did."""
        areas = (*(plan.panel for plan in layout.opponents), *(row.band for row in layout.opponent.rows))
        return any(area.holds(wheel.pos) for area in areas) and self.turn(standing, -wheel.steps)

    def turn(self, standing: Standing, steps: int) -> bool:
        """Show the State ``steps`` tabs further down, up to the last; return whether that is a change."""
        others = opponents_of(standing.view, standing.seat)
        place = others.index(self.seat(standing)) + steps
        return self.choose(standing, others[max(0, min(place, len(others) - 1))])

    def key(self, standing: Standing, name: str) -> bool:
        """The keys 1, 2 and 3 open the tabs from top to bottom; return whether the key was one of them."""
        others = opponents_of(standing.view, standing.seat)
        numbers = {str(index + 1): seat for index, seat in enumerate(others)}
        word = name.strip("[]")
        if word in numbers:
            self.choose(standing, numbers[word])
        return word in numbers

    def rest(self, standing: Standing, label: Label | None, dt: int) -> bool:
        """Something was held over ``label`` for ``dt`` more milliseconds; return whether that opens a tab."""
        seat = label.seat if isinstance(label, TabOf) else None
        before, time = self._held_over
        self._held_over = (seat, time + dt if seat == before else 0)
        return seat is not None and self._held_over[1] >= RESTING_TIME and self.choose(standing, seat)

    def follow(self, standing: Standing, before: Mode, mode: Mode) -> None:
        """Show a State with targets when a drag or an aim begins."""
        if isinstance(mode, Held | Aiming) and not (type(before) is type(mode) and source_of(before) == mode.source):
            self.aim(standing, mode.targets)

    def aim(self, standing: Standing, targets: Sequence[Target]) -> bool:
        """Show the first State with a legal target, unless the shown one has one; return whether that is a change."""
        counts = target_counts(standing, targets)
        if counts.get(self.seat(standing), 0) or not any(counts.values()):
            return False
        return self.choose(standing, next(seat for seat, count in counts.items() if count))

    def find(self, standing: Standing, label: Label) -> bool:
        """Show the State that has the card named in the log, if none in sight has it; return whether it changes."""
        if not isinstance(label, NamedCard):
            return False
        seats = (standing.seat, *opponents_of(standing.view, standing.seat))
        owners = [
            seat
            for seat in seats
            if any(site.card == label.card and not site.ruin for site in standing.view.player(seat).sites)
        ]
        if not owners or not {standing.seat, self.seat(standing)}.isdisjoint(owners):
            return False
        return self.choose(standing, owners[0])


def _asked_about(standing: Standing, others: Sequence[Seat]) -> tuple[Seat, ...]:
    """The opponents whose resource or Location the open question asks for."""
    victim, sites = getattr(standing.question, "victim", None), site_owners(standing)
    return tuple(seat for seat in others if seat == victim or sites[seat])


def target_counts(standing: Standing, targets: Iterable[Target]) -> dict[Seat, int]:
    """Opponent -> number of legal targets in their State, in turn order."""
    legal = {target.label for target in targets if target.is_legal}
    return {
        seat: sum(SiteAt(site.id) in legal for site in standing.view.player(seat).sites)
        for seat in opponents_of(standing.view, standing.seat)
    }


def _last_act(match: Match, others: Sequence[Seat]) -> int:
    """The step of the last decision of an opponent; 0 if there is none."""
    line = match.line
    for step in range(len(line) - 1, 0, -1):
        decision = line[step].decision
        if decision is not None and decision.seat in others:
            return step
    return 0


def _acting(standing: Standing, others: Sequence[Seat]) -> Seat:
    """The opponent who is to move or has just acted; on the player's own turn, the last one that did something to the
    player, else the last one that acted."""
    match, mover = standing.match, standing.mover
    step = _last_act(match, others)
    decision = match.entry(step).decision
    last = decision.seat if decision is not None and decision.seat in others else None
    if mover is not None and mover in others:
        return last if last is not None and step == match.head else mover
    return last_to_touch(match, standing.seat) or last or others[0]
