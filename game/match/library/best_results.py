"""The best results of solo games, by virtual opponent and faction, told by the matches in the user's folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from game.kernel.refusal import Unreadable
from game.match.library.endings import ends_of
from game.match.library.index import MatchIndex
from game.match.library.summary import MatchSummary
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

    Of matches that the index does not know only the first and the last line are looked at. What comes out best is
    read whole before it is believed, so that a damaged file never counts. A match that a robot played does not count
    either, nor one that was played on from another: who knows what will come plays another game.
    """

    def __init__(self, folder: Path) -> None:
        self._index = MatchIndex(folder)
        self._claims: Mapping[tuple[str, str], list[SoloResult]] | None = None

    def best(self, opponent: str, faction: str | None = None, but: Path | None = None) -> SoloResult | None:
        """The best result against an opponent, with this faction or with any; the match ``but`` is left out."""
        claims = [
            result
            for (kind, played), results in self._by_pairing().items()
            if kind == opponent and faction in (None, played)
            for result in results
        ]
        ordered = sorted(claims, key=lambda claim: claim.rank, reverse=True)
        found = next((claim for claim in ordered if claim.path != but and self._is_true(claim)), None)
        self._index.save()
        return found

    def _is_true(self, claim: SoloResult) -> bool:
        """Whether the whole file tells the same as its last line."""
        assert claim.path is not None, "it is a file that claims"
        return result_told(self._index.read(claim.path)) == claim

    def _by_pairing(self) -> Mapping[tuple[str, str], list[SoloResult]]:
        """All that the files claim, by opponent and faction."""
        if self._claims is None:
            claims: dict[tuple[str, str], list[SoloResult]] = {}
            for path in self._index.files:
                if result := self._claim(path):
                    claims.setdefault((result.opponent, result.faction), []).append(result)
            self._claims = claims
        return self._claims

    def _claim(self, path: Path) -> SoloResult | None:
        """What is known of a match, or else what the first and the last line of its file say."""
        if known := self._index.known(path):
            return result_told(known)
        ends = ends_of(path)
        if ends is None or ends.header.solo is None or ends.header.origin or not ends.header.seats[0].is_human:
            return None
        if ends.last is None:
            return result_told(self._index.read(path))
        faction = ends.header.seats[0].faction
        scores = ends.ended.scores if ends.ended else ()
        if faction is None or {score.seat for score in scores} != {SEATS[0], VIRTUAL}:
            return None
        return result_of(ends.header.solo, faction, scores, path)


def result_told(match: MatchSummary | Unreadable) -> SoloResult | None:
    """The result of a match, if it is a finished solo game of a person, from the deal to its end."""
    if isinstance(match, Unreadable) or match.solo is None or match.origin:
        return None
    if not (match.is_over and match.seats[0].is_human):
        return None
    return result_of(match.solo, match.seats[0].faction, match.scores, match.path)


def result_of(opponent: str, faction: str, scores: Sequence[Score], path: Path | None = None) -> SoloResult:
    """The result of a solo game with these final scores."""
    totals = {score.seat: score.total for score in scores}
    first = winners(scores)
    won = VIRTUAL not in first
    return SoloResult(opponent, faction, totals[SEATS[0]], totals[VIRTUAL], won, grade(scores, first), path)
