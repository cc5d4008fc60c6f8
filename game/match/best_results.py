"""The best results of solo games, by virtual opponent and faction, told by the match files alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from game.kernel.refusal import Unreadable
from game.match.endings import ends_of
from game.match.record import Header, read_record
from game.match.saving import SUFFIX
from game.rules.game import SEATS
from game.rules.solo.grading import grade, winners
from game.rules.state import VIRTUAL, Score


class SoloResult(msgspec.Struct, frozen=True):
    """How a solo game ended: final VP with Locations of both sides, and where it is kept, if it is.

    A victory is better than a defeat, more VP are better than fewer, and fewer VP of the opponent than more.
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
        """The greater, the better."""
        return self.won, self.vp, -self.opponent_vp

    def is_record_after(self, before: SoloResult | None) -> bool:
        """Whether this beats the best result ``before`` it; the first result does if it is a victory."""
        return self.won if before is None else self.rank > before.rank


class BestResults:
    """What was reached in the matches of a folder.

    Of thousands of matches only the first and the last line are looked at. What comes out best is read whole before
    it is believed, so that a damaged file never counts. A match that a robot played does not count either.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._claims: Mapping[tuple[str, str], list[SoloResult]] | None = None
        self._proven: dict[SoloResult, bool] = {}

    def best(self, opponent: str, faction: str | None = None, but: Path | None = None) -> SoloResult | None:
        """The best result against an opponent, with this faction or with any; the match ``but`` is left out."""
        claims = [
            result
            for (kind, played), results in self._by_pairing().items()
            if kind == opponent and faction in (None, played)
            for result in results
        ]
        ordered = sorted(claims, key=lambda claim: claim.rank, reverse=True)
        return next((found for found in ordered if found.path != but and self._is_true(found)), None)

    def _is_true(self, claim: SoloResult) -> bool:
        """Whether the whole file tells the same as its last line."""
        if claim not in self._proven:
            self._proven[claim] = claim.path is not None and _told_by_whole(claim.path) == claim
        return self._proven[claim]

    def _by_pairing(self) -> Mapping[tuple[str, str], list[SoloResult]]:
        """All that the files claim, by opponent and faction."""
        if self._claims is None:
            claims: dict[tuple[str, str], list[SoloResult]] = {}
            for path in _match_files(self._folder):
                result = claimed_result(path)
                if result:
                    claims.setdefault((result.opponent, result.faction), []).append(result)
            self._claims = claims
        return self._claims


def _match_files(folder: Path) -> list[Path]:
    try:
        return [path for path in folder.iterdir() if path.suffix == SUFFIX and not path.name.startswith(".")]
    except OSError:
        return []


def claimed_result(path: Path) -> SoloResult | None:
    """What the first and the last line of a file say about a finished solo game of a person; None if it is none."""
    ends = ends_of(path)
    if ends is None or ends.header.solo is None or not ends.header.seats[0].is_human:
        return None
    if ends.last is None:
        return _told_by_whole(path)
    return result_of(ends.header, ends.ended.scores, path) if ends.ended else None


def result_of(header: Header, scores: Sequence[Score], path: Path | None = None) -> SoloResult:
    """The result of a solo game with these final scores."""
    totals = {score.seat: score.total for score in scores}
    first = winners(scores)
    faction = header.seats[0].faction
    assert header.solo is not None, "the game is one against a virtual opponent"
    assert faction is not None, "a match that was dealt names the faction"
    won = VIRTUAL not in first
    return SoloResult(header.solo, faction, totals[SEATS[0]], totals[VIRTUAL], won, grade(scores, first), path)


def _told_by_whole(path: Path) -> SoloResult | None:
    """The result of a finished match of which every line can be read."""
    try:
        record = read_record(path)
    except Unreadable:
        return None
    state = record.journal.state
    return result_of(record.header, state.scores, path) if state.is_over and state.opponent else None
