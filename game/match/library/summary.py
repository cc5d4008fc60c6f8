"""What a match file tells: a summary, for lists, best results and statistics; the sources of VP, one line of the final
account for each group (R18.4); or only whether the game is over, by its first and last line."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from os import SEEK_END
from pathlib import Path
from typing import BinaryIO, Final, Literal, NamedTuple, get_args

import msgspec

from game.files import open_file, without_mark
from game.kernel.refusal import Unreadable
from game.kernel.seats import Seat
from game.match.files.record import Line, MatchJournal, check_header, options_of, read_line, sets_of, solo_of
from game.match.match import fiftyfirst
from game.play.files.line import Header, Origin, read_header
from game.play.files.record import LARGEST, Damage, read_record, upgrades_from
from game.play.files.saving import SUFFIX
from game.play.players import Players
from game.rules.events import GameEnded, GoodsGained, VpLost
from game.rules.messages import AnyEvent
from game.rules.options import Options
from game.rules.phases.scoring import GROUPS, grade
from game.rules.sets.moloch.messages import AssaultTook
from game.rules.state import SEATS, VIRTUAL, Score
from game.rules.status import status

_TAIL = 8192
"""Bytes at the end of a file that are read first to find its last line."""

LONGEST_HEADER = 100_000
"""Maximum bytes of a header."""

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
    """A seat of a match: player, faction, and VP, at the end including Locations.

    ``player`` is the one for whom the match counts: a person only if no robot ever decided in their place, else it is
    ``replaced``.
    """

    seat: Seat
    name: str
    player: str
    faction: str
    vp: int
    replaced: bool = False

    @property
    def is_human(self) -> bool:
        return self.player == "human"


class MatchSummary(msgspec.Struct, frozen=True):
    """A summary of a match file, up to the last step that is not damaged.

    ``created`` and ``played``, the time of the last change of the file, are in ISO format, UTC. ``steps`` counts
    decisions. ``solo`` is the virtual opponent, ``opponent_vp`` its VP. ``winners``, ``scores``, ``grade`` and
    ``sources`` (of VP, R18.4) are set when the match is over. ``origin`` is the match it was played on from;
    ``has_undone_robots`` tells that decisions of robots were taken back.
    """

    path: Path
    created: str
    played: str
    sets: tuple[str, ...]
    options: Options
    round: int
    phase: str
    seats: tuple[SeatSummary, ...]
    to_move: Seat | None
    steps: int
    is_over: bool
    solo: str | None = None
    opponent_vp: int = 0
    winners: tuple[Seat, ...] = ()
    scores: tuple[Score, ...] = ()
    grade: str | None = None
    sources: tuple[VpLine, ...] = ()
    damage: Damage | None = None
    origin: Origin | None = None
    has_undone_robots: bool = False

    @property
    def uncounted(self) -> Uncounted | None:
        """Why the match does not count for all people in it; None if it does."""
        return uncounted(self.origin, any(seat.replaced for seat in self.seats), self.has_undone_robots)


def summary(path: Path) -> MatchSummary:
    """Read a whole match file; raises Unreadable."""
    if path.suffix != SUFFIX:
        raise Unreadable(f"this is not a match: expected a file name with {SUFFIX}", str(path))
    record = read_record(path, fiftyfirst().only)
    try:
        return summary_of(path, record.header, record.journal, record.players, record.damage)
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError):
        raise Unreadable("this match is damaged: its players and its scores do not fit together", str(path)) from None


def summary_of(
    path: Path, header: Header, journal: MatchJournal, players: Players, damage: Damage | None = None
) -> MatchSummary:
    """The summary of a match whose file is ``path``."""
    state, now = journal.state, status(journal.state)
    events = [event for entry in journal.line for event in entry.events]
    seats = zip(SEATS, header.seats, state.players, strict=False)
    return MatchSummary(
        path=path,
        created=header.created,
        played=_changed(path),
        sets=sets_of(header),
        options=options_of(header),
        round=now.round,
        phase=now.phase,
        seats=tuple(
            SeatSummary(
                seat,
                setup.name,
                players.counted(seat, journal.line),
                player.faction,
                now.vp[seat],
                players.replaced(seat, journal.line),
            )
            for seat, setup, player in seats
        ),
        to_move=now.to_move,
        steps=journal.head,
        is_over=now.is_over,
        solo=solo_of(header),
        opponent_vp=now.vp.get(VIRTUAL, 0),
        winners=now.winners,
        scores=state.scores,
        grade=grade(state.scores, state.winners) if state.automa and now.is_over else None,
        sources=vp_lines(events, state.scores) if now.is_over else (),
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


def first_with_deal(folder: Path, origin: Origin | None) -> MatchSummary | None:
    """The first finished match with the deal of a match that came from ``origin``.

    None if it was not played again from the deal, or if that match has gone from ``folder`` or is not over.
    """
    first, seen = None, set[str]()
    while origin and origin.step == 0 and origin.file == Path(origin.file).name and origin.file not in seen:
        seen.add(origin.file)
        try:
            match = summary(folder / origin.file)
        except Unreadable:
            break
        if match.created != origin.created:
            break
        first, origin = (match if match.is_over else first), match.origin
    return first


ASSAULT: Final = "assault"
"""Stands for a Source where Machines have taken VP (R44.3c)."""

VP_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {**GROUPS, "machines": (*GROUPS["machines"], ASSAULT)}
"""Row of the score table -> the kinds of Source that it adds up, and `ASSAULT`. Those of Locations are not gained, and
have a row of their own (R18.4)."""


class VpLine(msgspec.Struct, frozen=True):
    """A row of the score table: VP of one group, by seat, the virtual opponent last."""

    group: str
    vp: tuple[int, ...]


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


class Ends(NamedTuple):
    """The header of a match, and its last line; None if only the whole file tells how the match stands."""

    header: Header
    last: Line | None

    @property
    def ended(self) -> GameEnded | None:
        """The end of the game, if the last line holds it."""
        events = self.last.events if self.last else ()
        return next((event for event in events if isinstance(event, GameEnded)), None)


def ends_of(path: Path) -> Ends | None:
    """The ends of a match file; None if they cannot be read."""
    try:
        with os.fdopen(open_file(path), "rb") as file:
            header = read_header(without_mark(file.readline(LONGEST_HEADER)))
            check_header(header)
            last = None if upgrades_from(header.format) else read_line(_last_line(file))
    except (OSError, Unreadable, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None
    return Ends(header, last if last and last.redo_to is None and last.format is None else None)


def is_finished(path: Path) -> bool:
    """Whether the last line of a file is the end of its game; False if only the whole file tells."""
    ends = ends_of(path)
    return ends is not None and ends.ended is not None


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
