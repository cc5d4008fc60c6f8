"""The ladder: which level the robot has in the next game that *Play* deals, by how the last of these games have ended.

Two victories in a row against a level lead to the next one up, two defeats in a row to the next one down; a draw and a
victory after a defeat change nothing. Nothing is kept but which matches *Play* has dealt: the level is worked out from
their files, so no match counts twice, and an abandoned or deleted one counts nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from game.files import is_there
from game.match.library.notes import Notes, note_key
from game.play.files.line import FIRST_GAME

if TYPE_CHECKING:  # the title shows the first rung without them
    from game.match.library.index import MatchIndex
    from game.match.library.summary import MatchSummary

Ending = Literal["won", "lost", "drawn"]
"""How a match has ended for the person in it."""

Reason = Literal["first", "up", "down", "top", "bottom", "won", "lost", "stays"]
"""Why the robot has its level: there was no game yet; two victories or defeats have changed it, or would have if there
were a stronger or weaker one; the last game alone was won or lost; or none of these."""

_IN_A_ROW: Final = 2
"""Victories or defeats that lead to another level."""


class Rung(NamedTuple):
    """The level of the next game's robot, and why."""

    level: str
    why: Reason


class Climb(NamedTuple):
    """A match that counts on the ladder: the level of its robot, and how it has ended."""

    level: str
    ending: Ending


def put_on_ladder(folder: Path, match: Path | None) -> None:
    """Note that *Play* has dealt a match. If it cannot be noted, the match does not count on the ladder."""
    if match is not None:
        with suppress(OSError):
            Notes(folder.parent).put_on_ladder(match)


def is_on_ladder(folder: Path, match: Path | None) -> bool:
    """Whether *Play* has dealt a match."""
    return match is not None and note_key(match.name) in Notes(folder.parent).on_ladder


def next_rung(index: MatchIndex, levels: Sequence[str], first: str, game: str = FIRST_GAME) -> Rung:
    """The level of the next game, by the matches of a game in a folder; ``levels`` begin with the weakest, everybody
    begins with the ``first``."""
    return rung_after(tuple(islice(_climbs(index, levels, game), _IN_A_ROW)), levels, first)


def rung_after(climbs: Sequence[Climb], levels: Sequence[str], first: str) -> Rung:
    """The level after some matches, the latest first; ``levels`` begin with the weakest, and everybody begins with the
    ``first``.

    >>> levels = ("easy", "medium", "hard")
    >>> rung_after([Climb("medium", "won"), Climb("medium", "won")], levels, "medium")
    Rung(level='hard', why='up')
    >>> rung_after([Climb("hard", "won"), Climb("medium", "won")], levels, "medium")
    Rung(level='hard', why='won')
    """
    last = next(iter(climbs), None)
    if last is None or last.level not in levels:
        return Rung(first, "first")
    if last.ending == "drawn":
        return Rung(last.level, "stays")
    if list(climbs[:_IN_A_ROW]) != [last] * _IN_A_ROW:
        return Rung(last.level, last.ending)
    place = levels.index(last.level) + (1 if last.ending == "won" else -1)
    if not 0 <= place < len(levels):
        return Rung(last.level, "top" if last.ending == "won" else "bottom")
    return Rung(levels[place], "up" if last.ending == "won" else "down")


def _climbs(index: MatchIndex, levels: Collection[str], game: str) -> Iterator[Climb]:
    """What the matches of a game on the ladder tell, the latest first."""
    from game.match.library.summary import MatchSummary

    for name in index.notes.on_ladder:
        path = index.folder / name
        if path.name == name and is_there(path):
            match = index.read(path)
            if not isinstance(match, MatchSummary) or match.game != game:
                continue
            if (climb := climb_of(match, levels)) is not None:
                yield climb


def climb_of(match: MatchSummary, levels: Collection[str]) -> Climb | None:
    """What a match tells; None if it is not over, or does not count for the one person in it against one robot of these
    ``levels``."""
    people = [seat for seat in match.seats if seat.is_human]
    robots = [seat for seat in match.seats if seat.player in levels]
    if not match.is_over or match.uncounted or (len(people), len(robots), len(match.seats)) != (1, 1, 2):
        return None
    return Climb(robots[0].player, _ending(people[0].seat in match.winners, robots[0].seat in match.winners))


def _ending(has_won: bool, has_lost: bool) -> Ending:
    """How it ended for one whose opponent has won if they have ``lost``."""
    if has_won == has_lost:
        return "drawn"
    return "won" if has_won else "lost"
