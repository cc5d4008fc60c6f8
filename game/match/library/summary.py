"""Summaries of matches, for lists, best results and statistics."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import msgspec

from game.kernel.refusal import Unreadable
from game.kernel.seats import SEATS
from game.match.fiftyfirst import fiftyfirst
from game.match.files.agreement import options_of
from game.match.files.record import MatchJournal
from game.match.library.vp_sources import VpLine, vp_lines
from game.play.files.header import Header, Origin
from game.play.files.record import Damage, read_record
from game.play.files.saving import SUFFIX
from game.play.players import Players
from game.rules.options import Options
from game.rules.phases.scoring import grade
from game.rules.state import VIRTUAL, Score, Seat
from game.rules.status import status


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat of a match: player, faction, and VP, at the end including Locations.

    ``player`` is the one for whom the match counts: a person only if no robot ever decided in their place.
    """

    seat: Seat
    name: str
    player: str
    faction: str
    vp: int

    @property
    def is_human(self) -> bool:
        return self.player == "human"


class MatchSummary(msgspec.Struct, frozen=True):
    """A summary of a match file, up to the last step that is not damaged.

    ``created`` and ``played``, the time of the last change of the file, are in ISO format, UTC. ``steps`` counts
    decisions. ``solo`` is the virtual opponent, ``opponent_vp`` its VP. ``winners``, ``scores``, ``grade`` and
    ``sources`` (of VP, R18.4) are set when the match is over. ``origin`` is the match it was played on from.
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


def summary(path: Path) -> MatchSummary:
    """Read a whole match file; raises Unreadable."""
    if path.suffix != SUFFIX:
        raise Unreadable(f"this is not a match: expected a file name with {SUFFIX}", str(path))
    record = read_record(path, fiftyfirst())
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
        sets=header.sets,
        options=options_of(header),
        round=now.round,
        phase=now.phase,
        seats=tuple(
            SeatSummary(seat, setup.name, players.counted(seat, journal.line), player.faction, now.vp[seat])
            for seat, setup, player in seats
        ),
        to_move=now.to_move,
        steps=journal.head,
        is_over=now.is_over,
        solo=header.solo,
        opponent_vp=now.vp.get(VIRTUAL, 0),
        winners=now.winners,
        scores=state.scores,
        grade=grade(state.scores, state.winners) if state.automa and now.is_over else None,
        sources=vp_lines(events, state.scores) if now.is_over else (),
        damage=damage,
        origin=header.origin,
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
