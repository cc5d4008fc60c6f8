"""The best results of solo games of 51st State, by virtual opponent and faction."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from game.fiftyfirst.match.annals import end_of
from game.fiftyfirst.match.files.record import solo_of
from game.fiftyfirst.rules import NAME
from game.fiftyfirst.rules.phases.scoring import grade, winners_of_solo
from game.fiftyfirst.rules.state import SEATS, VIRTUAL, Score
from game.kernel.refusal import Unreadable
from game.match.library.database import OF_GAME
from game.match.library.index import MANY, MatchIndex
from game.match.library.summary import MatchSummary, ends_of, summary
from game.play.kind import AnyKinds


class SoloResult(msgspec.Struct, frozen=True):
    """The end of a solo game: final VP of both sides, including Locations, and its file, if any.

    Results rank by victory, then by more VP, then by fewer VP of the opponent.
    """

    opponent: str
    faction: str
    vp: int
    opponent_vp: int
    won: bool
    grade: str | None
    path: Path | None = None

    @property
    def rank(self) -> tuple[bool, int, int]:
        """A key to sort results by: the better result has the greater one."""
        return self.won, self.vp, -self.opponent_vp

    def is_record_after(self, before: SoloResult | None) -> bool:
        """Whether this beats the best result ``before`` it; the first result does if it is a victory."""
        return self.won if before is None else self.rank > before.rank


class BestResults:
    """The best results in a folder of matches.

    Of matches that are not in the database, unless there are very many, only the first and last line are read. A file
    that may hold the best result is then read whole, so that a damaged file never counts. Matches played by robots do
    not count, nor those played on from another match, because their players knew what came next.
    """

    def __init__(self, folder: Path, kinds: AnyKinds) -> None:
        """The ``kinds`` are those of all games in the folder."""
        self._index = MatchIndex(folder, kinds)
        self._claims: list[SoloResult] | None = None
        self._found: dict[tuple[str, str | None, Path | None], SoloResult | None] = {}

    def best(self, opponent: str, faction: str | None = None, but: Path | None = None) -> SoloResult | None:
        """The best result against an opponent, with ``faction`` or any, without the match ``but``."""
        asked = opponent, faction, but
        if asked not in self._found:
            self._found[asked] = self._best(opponent, faction, but)
        return self._found[asked]

    def _best(self, opponent: str, faction: str | None, but: Path | None) -> SoloResult | None:
        best = self._stored(opponent, faction, but)
        for claim in sorted(self._unread(), key=lambda claim: claim.rank, reverse=True):
            if best is not None and claim.rank <= best.rank:
                break
            if claim.opponent == opponent and faction in (None, claim.faction) and claim.path != but:
                assert claim.path is not None, "claims come from files"
                self._index.read(claim.path)
                best = self._stored(opponent, faction, but)
        return best

    def _stored(self, opponent: str, faction: str | None, but: Path | None) -> SoloResult | None:
        """The best of the matches that were read whole."""
        query = (
            f"SELECT matches.name FROM results JOIN matches ON matches.id = match WHERE results.{OF_GAME}"
            " AND opponent = (SELECT id FROM terms WHERE text = ?) AND place = 0 AND is_human AND matches.name IS NOT ?"
            f" AND {'true' if faction is None else 'role = (SELECT id FROM terms WHERE text = ?)'}"
            " ORDER BY won DESC, vp DESC, others, recency LIMIT 1"
        )
        facts = (NAME, opponent, os.fsencode(but.name) if but else None, *([faction] if faction else []))
        for (name,) in self._index.database.rows(tuple[bytes], query, facts):
            return result_of_match(self._index.read(self._index.folder / os.fsdecode(name)))
        return None

    def _unread(self) -> Sequence[SoloResult]:
        """Results of files that are not in the database, not verified yet."""
        if self._claims is None:
            unread = tuple(self._index.unread) if len(self._index.unread) <= MANY else ()
            claims = (_claim(self._index.folder / name, self._index.kinds) for name in unread)
            self._claims = [claim for claim in claims if claim is not None]
        return self._claims


def _claim(path: Path, kinds: AnyKinds) -> SoloResult | None:
    """The result in a file, from its first and last line; if the last line is not the end, from the whole file."""
    ends = ends_of(path, kinds)
    if ends is None or ends.header.origin or not ends.header.seats[0].is_human:
        return None
    solo = solo_of(ends.header)
    if solo is None:
        return None
    if ends.last is None:
        try:
            return result_of_match(summary(path, kinds))
        except Unreadable:
            return None
    faction = ends.header.seats[0].role
    ended = end_of(ends.last.events)
    scores = ended.scores if ended else ()
    if faction is None or {score.seat for score in scores} != {SEATS[0], VIRTUAL}:
        return None
    return result_of(solo, faction, scores, path)


def result_of_match(match: MatchSummary | Unreadable) -> SoloResult | None:
    """The result of a match, if it is a finished solo game of a person, played from the deal."""
    if isinstance(match, Unreadable) or not match.opponents or match.origin:
        return None
    if not (match.is_over and match.seats[0].is_human):
        return None
    return result_of(match.opponents[0].id, match.seats[0].role, match.facts.scores, match.path)


def result_of(opponent: str, faction: str, scores: Sequence[Score], path: Path | None = None) -> SoloResult:
    """The result of a solo game with these final scores."""
    totals = {score.seat: score.total for score in scores}
    first = winners_of_solo(scores)
    won = VIRTUAL not in first
    return SoloResult(opponent, faction, totals[SEATS[0]], totals[VIRTUAL], won, grade(scores, first), path)
