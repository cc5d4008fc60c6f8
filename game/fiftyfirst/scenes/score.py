"""The final score of 51st State: its winner as the 51st State, its sources of VP, and how a tie was broken (R18); of a
solo game its grade, and how it compares with the best one (R30.16, R30.17)."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from game.fiftyfirst.match.vp_sources import vp_lines
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rules.state import SEATS, VIRTUAL
from game.fiftyfirst.scenes.overview import open_overview
from game.fiftyfirst.scenes.solo_verdict import SoloVerdict
from game.fiftyfirst.table.accounts import events_of, greatest_moment
from game.kernel.seats import NOBODY, Seat
from game.play.annals import VpLine
from game.play.match import watch_match
from game.ui.context import Context
from game.ui.input import Key
from game.ui.scenes.score.scene import FinalScoreScene, Grade, ScoreChoice
from game.ui.table import labels


class ScoreScene(FinalScoreScene):
    """The final score of the match on the table."""

    def __init__(self, context: Context) -> None:
        match = context.playing
        self.final = match.view(NOBODY)
        super().__init__(context)
        self.solo = SoloVerdict(context) if match.opponents else None
        self.greatest = greatest_moment(match)

    def sources(self) -> tuple[VpLine, ...]:
        return vp_lines(events_of(self.context.playing), self.final.scores)

    # ------------------------------------------------------------------ acting
    def choices(self) -> list[ScoreChoice]:
        text, choices = self.text, super().choices()
        show = partial(open_overview, self.context)
        choices.insert(1, ScoreChoice(labels.OVERVIEW, text("overview-open"), text("overview-tip"), show))
        if self.solo:
            robot = ScoreChoice("robot", text("score-robot"), text("score-robot-tip"), self.let_robot_play, "robot")
            choices.insert(5, robot)
        return choices

    def on_key(self, key: Key) -> None:
        if key.name == "o":
            open_overview(self.context)
        else:
            super().on_key(key)

    def let_robot_play(self) -> None:
        """Ask which robot plays the same deal."""
        from game.fiftyfirst.scenes.same_deal import SameDealScene  # imported late: it is seldom needed

        match, text = self.context.playing, self.text
        before = match.seats[SEATS[0]]
        name = self.context.wording.kept_name(text("new-name-robot", number=1))
        robot = self.context.table.starting.usual_robot
        seat = replace(before, name=name, player=robot) if before.is_human else before
        self.context.stack.push(SameDealScene(self.context, watch_match(match), (seat,)))

    # ------------------------------------------------------------------ words
    @property
    def grade(self) -> Grade | None:
        """The grade of a victory in a solo game (R30.17)."""
        if self.solo is None or self.solo.grade is None:
            return None
        return Grade(self.text("score-grade"), self.solo.grade, self.solo.grades_in_words())

    def headline(self) -> str:
        """The winner's faction as the 51st State, or all that share the victory (R18.5)."""
        if self.solo:
            return self.solo.title
        factions = [self.context.wording.title(self.final.player(seat).faction) for seat in self.winners]
        key = "score-winner" if len(factions) == 1 else "score-winners"
        return self.text(key, factions=self.context.wording.all_of(factions))

    def banner_tip(self) -> str:
        return self.text("score-banner-solo-tip" if self.solo else "score-banner-tip", vp=max(self.totals.values()))

    def seat_words(self, seat: Seat) -> str:
        facts = {"faction": self.title_of(seat), "name": self.names[seat], "vp": self.totals[seat], "first": "no"}
        return self.text("plate-tip", **facts)

    def column_tip(self, seat: Seat) -> str:
        if seat == VIRTUAL:
            return self.text("score-opponent-tip", name=self.names[seat])
        return self.text("score-seat-tip", name=self.names[seat], faction=self.title_of(seat))

    def row_tip(self, group: str) -> str:
        solo = f"score-{group.replace('_', '-')}-solo-tip"
        return self.text(solo) if self.solo and solo in self.context.wording.messages else super().row_tip(group)

    def result(self) -> str:
        return self.solo.result if self.solo else super().result()

    def played_with(self) -> str:
        """The sets, if there are others than the base set."""
        sets, words = self.context.playing.game.sets, wording_of(self.context)
        return words.text("match-sets", sets=words.set_titles(sets)) if len(sets) > 1 else ""

    def tie(self) -> str:
        """How a tie for the most VP was broken, if there was one (R18.5)."""
        best = max(score.total for score in self.final.scores)
        tied = [score for score in self.final.scores if score.total == best]
        if len(tied) == 1:
            return ""
        if len(self.winners) > 1:
            return self.text("score-tie-shared")
        goods = [score.goods for score in tied]
        key = "score-tie-locations" if goods.count(max(goods)) > 1 else "score-tie-goods"
        locations = self.side_by_side(score.locations for score in tied)
        return self.text(key, goods=self.side_by_side(goods), locations=locations)

    def further_moments(self) -> tuple[str, str]:
        """The most VP gained at once; then the goods that would break a tie (R18.6), or the best result of solo
        games."""
        return self._greatest(), self.solo.record if self.solo else self._goods_left()

    def _greatest(self) -> str:
        moment = self.greatest
        if moment is None:
            return ""
        source = wording_of(self.context).source(moment.source)
        facts = {"name": self.names[moment.seat], "vp": moment.vp, "source": source}
        return self.text("score-greatest", round=moment.round, **facts)

    def _goods_left(self) -> str:
        """The goods that would break a tie (R18.6)."""
        names = self.names
        parts = [f"{names[score.seat]}:\N{NO-BREAK SPACE}{score.goods}" for score in self.final.scores]
        return self.text("score-goods-left", list=self.context.wording.one_by_one(parts))
