"""Whose State lies above the own one: that of the opponent who acts, or the one the player has chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.match.match import Match
from game.rules.state import Seat
from game.ui.input import Wheel
from game.ui.places import Label, NamedCard, SiteAt, TabOf
from game.ui.running.recap import last_to_touch
from game.ui.table.plan.layout import Layout, opponents_of
from game.ui.table.play.choices import site_owners
from game.ui.table.play.modes import Aiming, Held, Mode, source_of
from game.ui.table.play.targets import Target
from game.ui.table.standing import Standing

RESTING_TIME = 300
"""Milliseconds after which a card or token that rests on a tab opens it."""


class ShownOpponent:
    """Remembers what was chosen until an opponent acts or somebody else takes the seat."""

    def __init__(self) -> None:
        self._standing: Standing | None = None
        self._since: tuple[object, ...] = ()
        self._asked: tuple[Seat, ...] = ()
        self._usual = ""
        self._chosen: Seat | None = None
        self._resting: tuple[Seat | None, int] = (None, 0)

    def seat(self, standing: Standing) -> Seat:
        """The opponent whose State is to be seen."""
        if standing is not self._standing:
            self._standing = standing
            self._look(standing)
        return self._chosen or self._usual

    def _look(self, standing: Standing) -> None:
        """Something was decided, taken back or handed over."""
        seat, others = standing.seat, opponents_of(standing.view, standing.seat)
        since = (id(standing.match), seat, _last_act(standing.match, others))
        if since != self._since:
            self._since, self._chosen = since, None
        self._usual = _acting(standing, others)
        asked = _asked(standing, others)
        if asked != self._asked:
            self._asked = asked
            self._chosen = self._chosen if not asked or (self._chosen or self._usual) in asked else asked[0]

    # ------------------------------------------------------------------ choosing
    def choose(self, standing: Standing, seat: Seat) -> bool:
        """Show this State from now on; whether that is another one."""
        if seat not in opponents_of(standing.view, standing.seat) or seat == self.seat(standing):
            return False
        self._chosen = seat
        return True

    def wheel(self, standing: Standing, layout: Layout, wheel: Wheel) -> bool:
        """The wheel turned over the tabs, or over the rows beside them; whether that shows another State."""
        areas = (*(plan.panel for plan in layout.opponents), *(row.band for row in layout.opponent.rows))
        return any(area.holds(wheel.pos) for area in areas) and self.turn(standing, -wheel.steps)

    def turn(self, standing: Standing, steps: int) -> bool:
        """The wheel: as many tabs further down as there are ``steps``; it stops at the ends."""
        others = opponents_of(standing.view, standing.seat)
        place = others.index(self.seat(standing)) + steps
        return self.choose(standing, others[max(0, min(place, len(others) - 1))])

    def key(self, standing: Standing, name: str) -> bool:
        """The keys 1, 2, 3 are the tabs from top to bottom; whether this was one of them."""
        others = opponents_of(standing.view, standing.seat)
        numbers = {str(index + 1): seat for index, seat in enumerate(others)}
        word = name.strip("[]")
        if word in numbers:
            self.choose(standing, numbers[word])
        return word in numbers

    def rest(self, standing: Standing, label: Label | None, dt: int) -> bool:
        """For ``dt`` more milliseconds something was held over ``label``; whether that is a tab, and opens."""
        seat = label.seat if isinstance(label, TabOf) else None
        before, time = self._resting
        self._resting = (seat, time + dt if seat == before else 0)
        return seat is not None and self._resting[1] >= RESTING_TIME and self.choose(standing, seat)

    def follow(self, standing: Standing, before: Mode, mode: Mode) -> None:
        """When something was taken up, to carry it or to aim it, its targets are to be seen."""
        if isinstance(mode, Held | Aiming) and not (type(before) is type(mode) and source_of(before) == mode.source):
            self.aim(standing, mode.targets)

    def aim(self, standing: Standing, targets: Sequence[Target]) -> bool:
        """Something is to be aimed: if nothing in the shown State is a target, show the first that has one."""
        counts = target_counts(standing, targets)
        if counts.get(self.seat(standing), 0) or not any(counts.values()):
            return False
        return self.choose(standing, next(seat for seat, count in counts.items() if count))

    def find(self, standing: Standing, label: Label) -> bool:
        """A card that is named in the log was looked at: show the State in which it lies, if it is none in sight."""
        if not isinstance(label, NamedCard):
            return False
        others = opponents_of(standing.view, standing.seat)
        owners = [seat for seat in (standing.seat, *others) if _holds(standing, seat, label.card)]
        if not owners or not {standing.seat, self.seat(standing)}.isdisjoint(owners):
            return False
        return self.choose(standing, owners[0])


def _asked(standing: Standing, others: Sequence[Seat]) -> tuple[Seat, ...]:
    """The opponents whom the open question is about: whose resource, whose Location."""
    victim, sites = getattr(standing.question, "victim", None), site_owners(standing)
    return tuple(seat for seat in others if seat == victim or sites[seat])


def target_counts(standing: Standing, targets: Iterable[Target]) -> dict[Seat, int]:
    """Opponent -> how many of the targets are legal ones in that State, in turn order."""
    legal = {target.label for target in targets if target.is_legal}
    return {
        seat: sum(SiteAt(site.id) in legal for site in standing.view.player(seat).sites)
        for seat in opponents_of(standing.view, standing.seat)
    }


def _holds(standing: Standing, seat: Seat, card: str) -> bool:
    return any(site.card == card and not site.ruin for site in standing.view.player(seat).sites)


def _last_act(match: Match, others: Sequence[Seat]) -> int:
    """Which decision was the last of an opponent; 0 if there is none."""
    line = match.journal.line
    for step in range(len(line) - 1, 0, -1):
        decision = line[step].decision
        if decision is not None and decision.seat in others:
            return step
    return 0


def _acting(standing: Standing, others: Sequence[Seat]) -> Seat:
    """Who acts now, or acted last; at the own turn rather the one who did something to the own State."""
    match, mover = standing.match, standing.mover
    step = _last_act(match, others)
    decision = match.journal[step].decision
    last = decision.seat if decision is not None and decision.seat in others else None
    if mover is not None and mover in others:
        return last if last is not None and step == match.journal.head else mover
    return last_to_touch(match, standing.seat) or last or others[0]
