"""How a match is watched: with whose eyes, at what speed, and with what a robot would have done at each step."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, NamedTuple

from game.kernel.seats import EVERYONE, NOBODY, Seat, Viewer
from game.play.match import AnyMatch, AnyWatchedMatch
from game.ui.running import flow
from game.ui.running.bot_turns import Thoughts
from game.wording.narrator import AnyNarrator

SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""Multiples of the speed at the table."""

READ = 1100
"""Milliseconds at normal speed to read a decision, after its motions."""


class Playback:
    """Says when the next decision is due. It reads no clock."""

    def __init__(self) -> None:
        self.playing = False
        self.speed = 1.0
        self._left = 0.0
        """Milliseconds at normal speed until the next decision."""

    def play(self, playing: bool, after: float = 0.0) -> None:
        """Start, with the next decision ``after`` so many milliseconds, or stop."""
        self.playing, self._left = playing, after

    def change_speed(self, by: int) -> None:
        """Choose the next faster speed (1) or the next slower one (-1), if there is one."""
        place = SPEEDS.index(self.speed) + by
        self.speed = SPEEDS[max(0, min(place, len(SPEEDS) - 1))]

    def passed(self, dt: int) -> int:
        """Milliseconds of the match in ``dt`` milliseconds of the watcher."""
        return round(dt * self.speed)

    def update(self, dt: int, busy: bool) -> bool:
        """Let ``dt`` milliseconds pass; True if the next decision is due. While motions keep the table ``busy``, it is
        not."""
        if not self.playing or busy:
            return False
        self._left -= dt * self.speed
        if self._left > 0:
            return False
        self._left = READ
        return True


class Eyes(NamedTuple):
    """A view of a match from ``side``, the seat at the lower edge, with ``all`` hands open, its ``own``, or none."""

    side: Seat
    all: bool = False
    own: bool = False

    def sees(self, seat: Seat) -> bool:
        """Whether they look into the hand of a seat."""
        return self.all or (self.own and self.side == seat)

    @property
    def viewer(self) -> Viewer:
        """Who may see what they see."""
        return EVERYONE if self.all else self.side if self.own else NOBODY


def eyes_for(match: AnyMatch) -> tuple[Eyes, ...]:
    """The eyes a match may be watched with, the default first.

    If the match is over or has only bots, all hands may be seen. Otherwise nobody sees what is hidden (R20): a single
    person watches with their own eyes, several with the eyes of any seat, but all hands closed.
    """
    people = flow.watchers_of(match)
    side = people[0] if people else next(iter(match.seats))
    is_open = not people or match.status_at(match.last).is_over
    if len(match.seats) == 1 or (len(people) == 1 and not is_open):
        return (Eyes(side, own=True),)
    if is_open:
        return (Eyes(side, all=True), *(Eyes(seat, own=True) for seat in match.seats))
    return tuple(Eyes(seat) for seat in match.seats)


LEVEL: Final = "expert"
REST: Final = 250
"""Milliseconds for which a step is looked at before anything is thought about it."""


Advise = Callable[[str, int, Any], Generator[None, None, Any]]
"""Thinks about what a robot of a level would do after so many decisions, and what it expects of the command that was
given. It yields every few milliseconds."""


class Hindsight:
    """The advice of a robot about the decisions of a match, kept by step.

    It tells nothing that the watcher may not see: a choice gives away what is in the hand. While a match of several
    people goes on, no hand is open, so no one is advised by it.
    """

    def __init__(self, match: AnyWatchedMatch, advise: Advise) -> None:
        self._match = match
        self._advise = advise
        self._told: dict[int, Any] = {}
        self._thoughts: tuple[int, Thoughts[Any]] | None = None
        self._rest: tuple[int, int] = 0, 0
        """A step, and for how many milliseconds it has been looked at."""

    @property
    def thinks(self) -> bool:
        return self._thoughts is not None

    def update(self, dt: int, step: int, eyes: Eyes) -> bool:
        """Let time pass, and think a little about the decision that led to ``step``; True if that is done."""
        seen, rested = self._rest
        self._rest = step, (rested + dt if seen == step else 0)
        if self._rest[1] < REST or step in self._told or self._silence(step, eyes):
            return False
        if self._thoughts is None or self._thoughts[0] != step:
            given = self._match.entry(step).decision
            self._thoughts = step, Thoughts(self._advise(LEVEL, step - 1, given))
        thoughts = self._thoughts[1]
        thoughts.go_on()
        if thoughts.choice:
            self._told[step], self._thoughts = thoughts.choice, None
        return step in self._told

    def sentence(self, step: int, eyes: Eyes, narrator: AnyNarrator) -> str:
        """What the robot would have done instead of the decision that led to ``step``; else that it is still thinking,
        or why nothing is told."""
        words, level, silence = narrator.words, narrator.level(LEVEL), self._silence(step, eyes)
        played = self._match.entry(step).decision
        if silence or played is None:
            name = words.called(self._match.names, played.seat) if played else ""
            return words.text(f"advice-{silence}", level=level, name=name)
        told = self._told.get(step)
        if told is None:
            return words.text("advice-wait", level=level)
        view = self._match.view(played.seat, step - 1)
        return narrator.hindsight(LEVEL, told, played, view, self._match.names)

    def _silence(self, step: int, eyes: Eyes) -> str:
        """Why nothing is told about a step: the end of the key of a message; "" if there is no reason."""
        played = self._match.entry(step).decision
        if played is None or played.seat in self._match.opponents:
            return "nobody"
        if not eyes.sees(played.seat):
            return "hidden" if eyes.own else "not_over"
        return "other_rules" if self._match.header.rules != self._match.kind.version else ""
