"""What is told of a finished solo game: the winner, the grade, how it compares with earlier ones (R30.16, R30.17)."""

from __future__ import annotations

from game.fiftyfirst.match.files.record import solo_of
from game.fiftyfirst.match.solo_results import BestResults, result_of
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rules.phases.scoring import GRADES
from game.fiftyfirst.rules.state import SEATS
from game.kernel.seats import HUMAN, NOBODY
from game.match.library.summary import first_with_deal
from game.paths import matches_folder
from game.ui.context import Context


class SoloVerdict:
    """Texts about the finished solo game on the table; `before` is the best result of earlier games."""

    def __init__(self, context: Context) -> None:
        match = context.playing
        self._words = wording_of(context)
        self._titles = match.game.options.solo_titles
        self._match = match
        final = match.view(NOBODY)
        solo = solo_of(match.header)
        assert solo is not None, "the game is one against a virtual opponent"
        self.now = result_of(solo, final.players[0].faction, final.scores, match.path)
        folder = matches_folder(context.data)
        results = BestResults(folder, context.list_kinds)
        is_person = match.players.counted(SEATS[0], match.line) == HUMAN
        self._counts = match.header.origin is None and is_person
        self._earlier = first_with_deal(folder, match.header.origin, context.list_kinds)
        self.before = results.best(self.now.opponent, self.now.faction, but=match.path)

    @property
    def _facts(self) -> dict[str, str]:
        return {"opponent": self._words.opponent(self.now.opponent), "faction": self._words.title(self.now.faction)}

    @property
    def title(self) -> str:
        """The winner."""
        if self.now.won:
            return self._words.text("score-winner", factions=self._facts["faction"])
        return self._words.text("score-opponent-wins", opponent=self._facts["opponent"])

    @property
    def grade(self) -> str | None:
        """The grade of a victory, in the titles of the chosen edition; None after a defeat."""
        return self._words.grade(self.now.grade, self._titles) if self.now.grade else None

    @property
    def result(self) -> str:
        """The score, the number of rounds, and whether it is a record."""
        now = self.now
        outcome = "won" if now.won else "equal" if now.vp == now.opponent_vp else "lost"
        vp = {"vp": now.vp, "theirs": now.opponent_vp, "rounds": self._match.status.round}
        name = self._match.names[SEATS[0]]
        result = self._words.text("score-solo-result", outcome=outcome, name=name, **vp)
        return f"{result} {self._words.text('score-record') if self._is_record else ''}".strip()

    @property
    def record(self) -> str:
        """A sentence about an earlier game with the same deal, or else about the best result with this opponent and
        faction; empty after a first defeat."""
        if self._earlier:
            player = self._earlier.seats[0]
            by = player.vp - self.now.vp
            more = "more" if by > 0 else "less" if by < 0 else "equal"
            told = {"vp": player.vp, "theirs": self._earlier.opponents[0].vp, "by": abs(by)}
            return self._words.text("score-same-deal", name=self._words.player(player.name), more=more, **told)
        if self.before is None:
            return self._words.text("score-first-victory", **self._facts) if self._is_record else ""
        best = self.before
        grade = self._words.grade(best.grade, self._titles) if best.grade else ""
        facts = {"vp": best.vp, "theirs": best.opponent_vp, "grade": grade, **self._facts}
        key = "score-best-before" if self._is_record else "solo-best"
        return self._words.text(key, outcome="won" if best.won else "lost", **facts)

    def grades_in_words(self) -> str:
        """All grades with the VP they need."""
        rows = [
            self._words.text("score-grade-row", least=least, grade=self._words.grade(grade, self._titles))
            for least, grade in GRADES
        ]
        return self._words.text("score-grade-tip", rows="\n".join(rows))

    @property
    def _is_record(self) -> bool:
        """True unless a better result exists, a robot played, or the game was played on from another."""
        return self._counts and self.now.is_record_after(self.before)
