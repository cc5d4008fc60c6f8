"""The matches in the user's folder."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.cards.catalog import BASE_SET
from game.kernel.refusal import Unreadable
from game.match.record import read_record
from game.match.saving import SET_ASIDE, SUFFIX
from game.rules.game import SEATS
from game.rules.state import Seat


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat of a match in the list."""

    seat: Seat
    name: str
    player: str
    faction: str
    vp: int


class MatchSummary(msgspec.Struct, frozen=True):
    """A match in the list: enough to recognise it. ``steps`` counts the decisions.

    ``solo`` is the virtual opponent of a solo game, and ``opponent_vp`` what it has; ``sets`` are the sets of cards.
    """

    path: Path
    created: str
    round: int
    phase: str
    seats: tuple[SeatSummary, ...]
    to_move: Seat | None
    steps: int
    is_over: bool
    solo: str | None = None
    opponent_vp: int = 0
    sets: tuple[str, ...] = (BASE_SET,)


class Library:
    """Lists the matches of a folder; a file that has not changed is read only once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: dict[Path, tuple[tuple[int, int], MatchSummary | Unreadable]] = {}

    def matches(self) -> tuple[MatchSummary, ...]:
        """Every match, the one played last first."""
        return tuple(found for found in self._found() if isinstance(found, MatchSummary))

    def unfinished(self) -> tuple[MatchSummary, ...]:
        """The matches that can be continued, the one played last first."""
        return tuple(match for match in self.matches() if not match.is_over)

    def skipped(self) -> tuple[Unreadable, ...]:
        """Why files of the folder are not in the list."""
        return tuple(found for found in self._found() if isinstance(found, Unreadable))

    def _found(self) -> list[MatchSummary | Unreadable]:
        try:
            stats = {path: path.stat() for path in self.folder.iterdir() if path.is_file() and _is_wanted(path)}
        except OSError:
            return []
        newest_first = sorted(stats, key=lambda path: (stats[path].st_mtime_ns, path.name), reverse=True)
        return [self._summary(path, (stats[path].st_mtime_ns, stats[path].st_size)) for path in newest_first]

    def _summary(self, path: Path, version: tuple[int, int]) -> MatchSummary | Unreadable:
        if path not in self._read or self._read[path][0] != version:
            try:
                self._read[path] = version, summary(path)
            except Unreadable as error:
                self._read[path] = version, error
        return self._read[path][1]


def summary(path: Path) -> MatchSummary:
    """Read a match file for the list; raises Unreadable."""
    if path.suffix != SUFFIX:
        raise Unreadable(f"this is not a match: a file name with {SUFFIX} expected", str(path))
    record = read_record(path)
    header, state = record.header, record.journal.state
    return MatchSummary(
        path=path,
        created=header.created,
        round=state.round,
        phase=state.phase,
        seats=tuple(
            SeatSummary(seat, setup.name, setup.player, player.faction, player.vp)
            for seat, setup, player in zip(SEATS, header.seats, state.players, strict=False)
        ),
        to_move=state.to_move,
        steps=record.journal.head,
        is_over=state.is_over,
        solo=header.solo,
        opponent_vp=state.opponent.vp if state.opponent else 0,
        sets=header.sets,
    )


def _is_wanted(path: Path) -> bool:
    """Hidden files and the copies that were set aside are of no interest to a player."""
    return not path.name.startswith(".") and path.suffix != SET_ASIDE
