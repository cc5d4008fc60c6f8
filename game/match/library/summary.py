"""What a match file tells: a summary, for lists and statistics; or only whether the game is over, by its first and last
line."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from os import SEEK_END
from pathlib import Path
from typing import Any, BinaryIO, Literal, NamedTuple, get_args

import msgspec

from game.files import open_file, without_mark
from game.kernel.journal import Journal
from game.kernel.refusal import Unreadable
from game.kernel.seats import HUMAN, SEATS, Seat
from game.play.annals import VpLine
from game.play.files.line import Header, Line, Origin, check_sizes, is_id, read_header
from game.play.files.record import LARGEST, Damage, read_record, upgrades_from
from game.play.files.saving import SUFFIX
from game.play.kind import AnyKind, AnyKinds
from game.play.players import Players

_TAIL = 8192
"""Bytes at the end of a file that are read first to find its last line."""

LONGEST_HEADER = 100_000
"""Maximum bytes of a header."""

_NO_MATCH = (OSError, Unreadable, ValueError, LookupError, TypeError, AttributeError, RecursionError)
"""Errors of a file whose ends cannot be read."""

Uncounted = Literal["played_on", "robot", "undone"]
"""Why a match does not count for all people in it as others do: it was played on from another, so that its players knew
what came next; a robot decided for one of them; or decisions of robots were taken back, so that it counts apart."""

UNCOUNTED: tuple[Uncounted, ...] = get_args(Uncounted)


def uncounted(origin: Origin | None, is_replaced: bool, has_undone_robots: bool) -> Uncounted | None:
    """Why a match that came from ``origin`` does not count for all people in it, None if it does; ``is_replaced`` tells
    whether a robot decided for one of them, ``has_undone_robots`` whether what robots decided was taken back. A further
    reason is added here alone."""
    if origin is not None:
        return "played_on"
    if is_replaced:
        return "robot"
    return "undone" if has_undone_robots else None


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat of a match: player, role (empty if the game has none), and VP, at the end the final total.

    ``player`` is the one for whom the match counts: a person only if no robot ever decided in their place, else it is
    ``replaced``.
    """

    seat: Seat
    name: str
    player: str
    role: str
    vp: int
    replaced: bool = False

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN


class OpponentSummary(msgspec.Struct, frozen=True):
    """A virtual opponent, at a seat without a player."""

    seat: Seat
    id: str
    vp: int


class MatchSummary(msgspec.Struct, frozen=True):
    """A summary of a match file, up to the last step that is not damaged.

    ``created`` and ``played``, the time of the last change of the file, are in ISO format, UTC. ``steps`` counts
    decisions. ``winners`` and ``sources`` (of VP) are set when the match is over. ``facts`` is what only its game tells
    of it (`game.play.annals`). ``origin`` is the match it was played on from; ``has_undone_robots`` tells that
    decisions of robots were taken back.
    """

    path: Path
    game: str
    created: str
    played: str
    round: int
    phase: str
    seats: tuple[SeatSummary, ...]
    to_move: Seat | None
    steps: int
    is_over: bool
    facts: Any
    opponents: tuple[OpponentSummary, ...] = ()
    winners: tuple[Seat, ...] = ()
    sources: tuple[VpLine, ...] = ()
    damage: Damage | None = None
    origin: Origin | None = None
    has_undone_robots: bool = False

    @property
    def uncounted(self) -> Uncounted | None:
        """Why the match does not count for all people in it; None if it does."""
        return uncounted(self.origin, any(seat.replaced for seat in self.seats), self.has_undone_robots)


def summary(path: Path, kinds: AnyKinds) -> MatchSummary:
    """Read a whole match file; raises Unreadable."""
    if path.suffix != SUFFIX:
        raise Unreadable(f"this is not a match: expected a file name with {SUFFIX}", str(path))
    record = read_record(path, kinds)
    kind = kinds(record.header.game)
    try:
        return summary_of(path, kind, record.header, record.journal, record.players, record.damage)
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError):
        raise Unreadable("this match is damaged: its players and its scores do not fit together", str(path)) from None


def summary_of(
    path: Path,
    kind: AnyKind,
    header: Header,
    journal: Journal[Any, Any, Any],
    players: Players,
    damage: Damage | None = None,
) -> MatchSummary:
    """The summary of a match whose file is ``path``."""
    state, now = journal.state, kind.rules.status(journal.state)
    roles = kind.annals.roles(state)
    seats = dict(zip(SEATS, header.seats, strict=False))
    return MatchSummary(
        path=path,
        game=header.game,
        created=header.created,
        played=_changed(path),
        round=now.round,
        phase=now.phase,
        seats=tuple(
            SeatSummary(
                seat,
                setup.name,
                players.counted(seat, journal.line),
                roles.get(seat, ""),
                now.vp[seat],
                players.replaced(seat, journal.line),
            )
            for seat, setup in seats.items()
        ),
        to_move=now.to_move,
        steps=journal.head,
        is_over=now.is_over,
        facts=kind.annals.facts(header, state),
        opponents=tuple(
            OpponentSummary(seat, id, now.vp.get(seat, 0)) for seat, id in kind.content.opponents(header).items()
        ),
        winners=now.winners,
        sources=tuple(kind.annals.vp_lines(journal)) if now.is_over else (),
        damage=damage,
        origin=header.origin,
        has_undone_robots=players.has_undone_robots,
    )


def _changed(path: Path) -> str:
    """Time of the last change of a file, in ISO format."""
    try:
        changed = path.stat().st_mtime
    except OSError as error:
        raise Unreadable(f"cannot be read: {error.strerror or error}", str(path)) from None
    return datetime.fromtimestamp(changed, UTC).isoformat(timespec="seconds")


def first_with_deal(folder: Path, origin: Origin | None, kinds: AnyKinds) -> MatchSummary | None:
    """The first finished match with the deal of a match that came from ``origin``.

    None if it was not played again from the deal, or if that match has gone from ``folder`` or is not over.
    """
    first, seen = None, set[str]()
    while origin and origin.step == 0 and origin.file == Path(origin.file).name and origin.file not in seen:
        seen.add(origin.file)
        try:
            match = summary(folder / origin.file, kinds)
        except Unreadable:
            break
        if match.created != origin.created:
            break
        first, origin = (match if match.is_over else first), match.origin
    return first


class Ends(NamedTuple):
    """The header of a match, and its last line; None if only the whole file tells how the match stands. With
    ``has_ended`` the last line holds the end of the game."""

    header: Header
    last: Line[Any, Any] | None
    has_ended: bool


def ends_of(path: Path, kinds: AnyKinds) -> Ends | None:
    """The ends of a match file; None if they cannot be read."""
    try:
        with os.fdopen(open_file(path), "rb") as file:
            header = _header_in(file)
            kind = kinds(header.game)
            check_sizes(header, kind.seats)
            kind.content.check_header(header)
            last = None if upgrades_from(header.format) else kind.read_line(_last_line(file))
    except _NO_MATCH:
        return None
    if last is None or last.redo_to is not None or last.format is not None:
        return Ends(header, None, False)
    return Ends(header, last, kind.annals.ends(last.events))


def game_in(path: Path) -> str | None:
    """The game that the header of a file names; None if it has no header."""
    try:
        with os.fdopen(open_file(path), "rb") as file:
            header = _header_in(file)
    except _NO_MATCH:
        return None
    return header.game if is_id(header.game) else None


def _header_in(file: BinaryIO) -> Header:
    return read_header(without_mark(file.readline(LONGEST_HEADER)))


def is_finished(path: Path, kinds: AnyKinds) -> bool:
    """Whether the last line of a file is the end of its game; False if only the whole file tells."""
    ends = ends_of(path, kinds)
    return ends is not None and ends.has_ended


def _last_line(file: BinaryIO) -> bytes:
    """The last complete line; a torn one after it does not count, as when the match is opened."""
    size = file.seek(0, SEEK_END)
    if size > LARGEST:
        raise ValueError(f"{size} bytes are no match")
    reach = min(size, _TAIL)
    while True:
        file.seek(size - reach)
        lines = file.read(reach).split(b"\n")
        if len(lines) > 2 or reach == size:
            return lines[-2]
        reach = min(size, reach * 4)
