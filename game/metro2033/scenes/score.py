"""The final score of Metro 2033: who held what on the map, VP from stations and quests, and how VP went round by
round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.kernel.seats import NOBODY, Seat
from game.metro2033.cards.metro_map import POLIS
from game.metro2033.of_context import metro_words
from game.metro2033.rules.abilities import goal_of
from game.metro2033.rules.events import StationCaptured
from game.metro2033.rules.state import MetroState
from game.metro2033.scenes.score_rows import SeatScore, draw_seat_scores
from game.metro2033.scenes.small_map import draw_small_map, small_map_place
from game.metro2033.table.board import board_of
from game.metro2033.wording.metro_words import GOOD_ICONS
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Input, Key, Leave, Move, Press, Release
from game.ui.running.vp_course import ends_of_rounds
from game.ui.scenes.score.scene import FinalScoreScene
from game.ui.widgets.chart import draw_chart

_SIDE, _TOP, _BANNER, _BUTTON, _GAP = 60, 30, 112, 66, 20
"""In u: side and top margins, heights of the sign and the buttons, gap between the panels."""

_COURSE, _CAPTION, _HEAD, _FOOT, _PAD = 212, 34, 46, 74, 20
"""Heights of the course of VP, of the line below the map, of the heading of the score and of what is told below it; and
the inner margin of the panels."""

_MAP: Final = 0.49
"""Width of the map, as a share of the width of both panels."""

_NARROW, _UPRIGHT_MAP = 40, 0.44
"""In a window higher than wide: the side margin in u, and the height of the map as a share of that of map and score."""

_PANEL: Final = theme.PLAIN._replace(radius=14, alpha=1.0, edge=theme.LINE)
_COURSE_LABEL: Final = "chart"
_STEPS: Final = {"pageup": -1, "page up": -1, "pagedown": 1, "page down": 1}


class _MetroParts(NamedTuple):
    """The places of what the scene shows, above its buttons."""

    banner: pygame.Rect
    map: pygame.Rect
    score: pygame.Rect
    course: pygame.Rect


class MetroScoreScene(FinalScoreScene):
    """The final score of the match on the table. Map and VP can be looked at as they were after any round."""

    vp_icon = GOOD_ICONS["vp"]

    def __init__(self, context: Context) -> None:
        self.final: MetroState = context.playing.view(NOBODY)
        super().__init__(context)
        self.ends = ends_of_rounds(context.playing)
        self.place = len(self.ends) - 1
        """Which of these ends is shown."""
        self._known: tuple[int, MetroState] = self.place, self.final
        self._scrubs = False
        self._plot = pygame.Rect(0, 0, 1, 1)

    # ------------------------------------------------------------------ what is shown
    @property
    def is_final(self) -> bool:
        """Whether the end is shown, and no earlier round."""
        return self.place == len(self.ends) - 1

    @property
    def shown(self) -> MetroState:
        """The table as all see it at the end that is shown."""
        if self._known[0] != self.place:
            view = self.final if self.is_final else self.ends[self.place].view(self.context.playing, NOBODY)
            self._known = self.place, view
        return self._known[1]

    def show(self, place: int) -> None:
        """Show another end; beyond the first or the last one these."""
        place = max(0, min(place, len(self.ends) - 1))
        self.changed = self.changed or place != self.place
        self.place = place

    @property
    def goal(self) -> int:
        goal: int = self.context.playing.game.options.goal
        return goal

    def goal_of(self, seat: Seat) -> int:
        """The VP that a seat needs."""
        return goal_of(self.context.playing.game, self.final, seat)

    # ------------------------------------------------------------------ input
    def handle(self, value: Input) -> None:
        """A press on the course, and a drag along it, leads to the round that lies there."""
        if isinstance(value, Press) and value.button == "left" and not self.busy:
            self._scrubs = self.context.label_at(value.pos) == _COURSE_LABEL
        if self._scrubs and isinstance(value, Press | Move):
            self.show(self._place_at(value.pos[0]))
        if isinstance(value, Release | Leave):
            self._scrubs = False
        super().handle(value)

    def _place_at(self, x: int) -> int:
        return round((x - self._plot.x) / max(1, self._plot.width) * (len(self.ends) - 1))

    def on_key(self, key: Key) -> None:
        if key.name in _STEPS:
            self.show(self.place + _STEPS[key.name])
        elif key.name in ("home", "end"):
            self.show(0 if key.name == "home" else len(self.ends) - 1)
        else:
            super().on_key(key)

    # ------------------------------------------------------------------ words
    def title_of(self, seat: Seat) -> str:
        return metro_words(self.context).title(self.final.player(seat).faction or "")

    def headline(self) -> str:
        titles = self.context.wording.all_of([self.title_of(seat) for seat in self.winners])
        return self.text("score-victory", faction=titles, round=self.context.playing.status.round)

    def banner_tip(self) -> str:
        return self.text("score-victory-tip", n=self.goal)

    def seat_words(self, seat: Seat) -> str:
        score = self._score(seat)
        facts = {"stations": score.stations, "quests": score.quests, "vp": score.vp, "goal": score.goal}
        return self.text("score-seat", name=self.names[seat], faction=score.title, **facts)

    def tie(self) -> str:
        """What brought the victory, if it was not the goal; and who fulfilled a condition as well."""
        others = [seat for seat in self.final.in_order if self._fulfils(seat) and seat not in self.winners]
        names = self.names
        told = [self.text("score-polis", name=names[seat]) for seat in self.winners if not self._has_goal(seat)]
        if others:
            key = "score-also-most_vp" if self._most_vp_win else "score-also-nearest"
            listed = self.context.wording.all_of([names[seat] for seat in others])
            told.append(self.text(key, names=listed, count=len(others), name=names[self.winners[0]]))
        return " ".join(told)

    @property
    def _most_vp_win(self) -> bool:
        return bool(self.context.playing.game.options.tiebreak == "most_vp")

    def _has_goal(self, seat: Seat) -> bool:
        return self.totals[seat] >= self.goal_of(seat)

    def _fulfils(self, seat: Seat) -> bool:
        stations = metro_words(self.context).cards_of_game.map.stations.values()
        polis = [station.id for station in stations if station.kind == POLIS]
        return self._has_goal(seat) or all(self.final.owners.get(station) == seat for station in polis)

    def further_moments(self) -> Sequence[str]:
        """Who captured most stations."""
        events = (event for entry in self.context.playing.line for event in entry.events)
        captures = Counter(event.seat for event in events if isinstance(event, StationCaptured)).most_common(2)
        if not captures or (len(captures) > 1 and captures[0][1] == captures[1][1]):
            return ()
        return (self.text("score-captures", name=self.names[captures[0][0]], n=captures[0][1]),)

    def round_names(self) -> list[str]:
        """Numbers, with the end of the match as that of its last round."""
        return [self.text("score-start"), *(str(number) for number in range(1, len(self.ends)))]

    def chart_words(self) -> str:
        return f"{super().chart_words()}\n{self.text('score-course-tip')}"

    # ------------------------------------------------------------------ drawing
    def draw_result(self, canvas: Canvas) -> None:
        sheet = self.sheet
        foot = sheet.grown(_BUTTON, 1.5)
        low = sheet.height - 24 - foot - (foot + 16 if sheet.is_upright else 0)
        parts = self._upright_parts(low - 18) if sheet.is_upright else self._parts(low - 18)
        self.draw_banner(canvas, parts.banner)
        self._draw_map(canvas, parts.map)
        self._draw_score(canvas, parts.score)
        self._draw_course(canvas, parts.course)
        self.put_buttons(canvas, low, foot)

    def _parts(self, low: float) -> _MetroParts:
        """Map and score side by side, the course below them, down to ``low`` u."""
        sheet = self.sheet
        wide, head, course = sheet.width - 2 * _SIDE, sheet.grown(_BANNER, 1.25), sheet.grown(_COURSE, 1.2)
        top = _TOP + head + _GAP
        middle = low - course - _GAP
        plan = metro_words(self.context).cards_of_game.map.plan
        high = middle - top - sheet.grown(_CAPTION, 1.5) - _PAD
        left = min(wide * _MAP, high * plan.width / plan.height + 2 * _PAD)
        return _MetroParts(
            banner=sheet.box(_SIDE, _TOP, wide, head),
            map=sheet.box(_SIDE, top, left, middle - top),
            score=sheet.box(_SIDE + left + _GAP, top, wide - left - _GAP, middle - top),
            course=sheet.box(_SIDE, middle + _GAP, wide, course),
        )

    def _upright_parts(self, low: float) -> _MetroParts:
        """In a window higher than wide the map is above the score."""
        sheet, wide = self.sheet, self.sheet.width - 2 * _NARROW
        head, course = sheet.grown(_BANNER, 1.25), sheet.grown(_COURSE, 1.2)
        top = _TOP + head + _GAP
        both = low - course - _GAP - top
        high = both * _UPRIGHT_MAP
        return _MetroParts(
            banner=sheet.box(_NARROW, _TOP, wide, head),
            map=sheet.box(_NARROW, top, wide, high),
            score=sheet.box(_NARROW, top + high + _GAP, wide, both - high - _GAP),
            course=sheet.box(_NARROW, low - course, wide, course),
        )

    def _draw_map(self, canvas: Canvas, rect: pygame.Rect) -> None:
        sheet, pad = self.sheet, canvas.px(_PAD)
        canvas.panel(rect, _PANEL, "map")
        foot = canvas.px(sheet.grown(_CAPTION, 1.5))
        room = pygame.Rect(rect.x + pad // 2, rect.y + pad // 2, rect.width - pad, rect.height - pad // 2 - foot)
        board = board_of(self.context.playing.game, self.shown)
        with canvas.within(rect):
            draw_small_map(canvas, small_map_place(board, room), board, metro_words(self.context))
            told = pygame.Rect(rect.x + pad, room.bottom, rect.width - 2 * pad, foot)
            canvas.text(self._caption(), told, "text", theme.BODY, theme.MUTED)

    def _caption(self) -> str:
        if self.is_final:
            return self.text("score-map")
        return self.text("score-map.round", round=self.place) if self.place else self.text("score-map.start")

    def _draw_score(self, canvas: Canvas, rect: pygame.Rect) -> None:
        sheet, pad = self.sheet, canvas.px(_PAD)
        canvas.panel(rect, _PANEL, "score")
        inner = rect.inflate(-2 * pad, 0)
        head = pygame.Rect(inner.x, rect.y + pad // 2, inner.width, canvas.px(sheet.grown(_HEAD, 1.2)))
        foot = pygame.Rect(inner.x, 0, inner.width, canvas.px(sheet.grown(_FOOT, 1.4)))
        foot.bottom = rect.bottom - pad // 3
        body = pygame.Rect(inner.x, head.bottom, inner.width, foot.y - head.bottom)
        with canvas.within(rect):
            heading = self.text("score-heading") if self.is_final else self.text("score-heading.round", n=self.place)
            canvas.text(heading, head, "title", theme.SUBHEADING, theme.MUTED, upper=True)
            draw_seat_scores(self, canvas, body, [self._score(seat) for seat in self._order])
            told = " ".join((self.text("score-legend"), *self.moments()))
            canvas.text(told, foot, "text", theme.BODY, theme.MUTED, wrap=True)

    @property
    def _order(self) -> Sequence[Seat]:
        """The winner first, then by VP."""
        return sorted(self.totals, key=lambda seat: (seat not in self.winners, -self.totals[seat]))

    def _score(self, seat: Seat) -> SeatScore:
        stations, quests = self._counts(seat)
        goal = self.goal_of(seat)
        note = self.text("score-goal", n=goal) if goal != self.goal else ""
        has_won = seat in self.winners and self.is_final
        names = self.title_of(seat), self.names[seat]
        tip = self.text(
            "score-seat", name=names[1], faction=names[0], stations=stations, quests=quests, vp=stations + quests,
            goal=goal,
        )  # fmt: skip
        looks = self.emblems[seat], self.colours[seat]
        return SeatScore(seat, *looks, *names, tip, stations, quests, goal, note, has_won)

    def _counts(self, seat: Seat) -> tuple[int, int]:
        """VP from stations and from quests at the end that is shown, as far as they are counted."""
        if self.busy:
            place = list(self.totals).index(seat)
            stations, quests = (line.vp[place] for line in self.counted)
            return stations, quests
        return list(self.shown.owners.values()).count(seat), len(self.shown.player(seat).completed)

    def _draw_course(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw how VP went, with a line at the round that is shown."""
        canvas.panel(rect, _PANEL, "course")
        names = round(canvas.metrics.text_px(theme.BODY) * 1.3) + canvas.px(22)
        top, left = rect.y + canvas.px(26), rect.x + canvas.px(84)
        plot = pygame.Rect(left, top, rect.right - canvas.px(92) - left, rect.bottom - names - canvas.px(6) - top)
        self._plot = plot
        with canvas.within(rect):
            scale = self.context.table.match_look.scale
            draw_chart(canvas, plot, self.curves(), self.round_names(), self.goal, scale)
            if not self.is_final:
                x = plot.x + plot.width * self.place // max(1, len(self.ends) - 1)
                canvas.fill(
                    (x - 1, plot.y - canvas.px(8), max(2, canvas.px(3)), plot.height + canvas.px(16)), theme.GOLD
                )
        self.explain(canvas, rect, _COURSE_LABEL, self.chart_words())
