"""The list of the statistics: a row for each opponent, player, number of players, or value of a facet of the game; its
names, icons and colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.kernel.seats import HUMAN
from game.match.library.index import MatchIndex
from game.match.library.statistics import NAME, PLAYERS, Row, Trait, day_of, left_out
from game.match.library.stored import OPPONENT
from game.match.library.summary import MatchSummary
from game.play.kind import AnyKind
from game.ui import theme
from game.ui.art.portraits import emblem_colour
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.match_look import FacetLook, MatchLook
from game.ui.running.seating import robot_name
from game.ui.scenes.lists import LineList, ListScene, columns, put_row
from game.ui.widgets.button import SMALLEST_HIT


def left_out_words(context: Context, index: MatchIndex) -> list[str]:
    """How many finished matches do not count for all people in them, a sentence for each reason."""
    return [
        context.text(f"statistics-left-out-{reason.replace('_', '-')}", n=number)
        for reason, number in left_out(index, context.box.id).items()
    ]


class ValueWords(NamedTuple):
    """Names the values of a ``trait``."""

    context: Context
    trait: Trait

    @property
    def tab_icon(self) -> str:
        """The icon of the tab of the trait."""
        if facet := self._facet:
            return facet.icon
        return {OPPONENT: self._look.opponent_icon, NAME: "person", PLAYERS: "overview"}[self.trait]

    def name(self, value: str) -> str:
        """The name of a value; of an unknown one, that in the file."""
        words, text = self.context.wording, self.context.text
        if facet := self._facet:
            return facet.name_of_results(words, value)
        if self.trait == PLAYERS:
            return text("statistics-count-players", n=int(value))
        return self._opponent(value) if self.trait == OPPONENT else words.player(value)

    def _opponent(self, value: str) -> str:
        if value in self._look.opponents:
            return self.context.wording.opponent(value)
        if self._kind.has_robot(value):
            return robot_name(self.context, value)
        return self.context.text("statistics-people") if value == HUMAN else self.context.wording.player(value)

    def icon(self, row: Row) -> str:
        """The icon of a row."""
        if facet := self._facet:
            return facet.icon_of(row.value)
        if self.trait == PLAYERS:
            return "overview"
        if self.trait == OPPONENT:
            return self._look.opponents.get(row.value, "person" if row.value == HUMAN else "robot")
        return "person" if row.people else "robot"

    @property
    def _look(self) -> MatchLook:
        return self.context.table.match_look

    @property
    def _kind(self) -> AnyKind:
        return self.context.list_kinds(self.context.box.id)

    @property
    def _facet(self) -> FacetLook | None:
        return self._look.of_trait(self.trait, self._kind.annals.facets)

    def colour(self, row: Row) -> str:
        """The colour of a bar: that of the emblem, if it has one."""
        return emblem_colour(self.icon(row), theme.TEAL)


def row_tip(context: Context, row: Row, name: str, chosen: bool) -> str:
    """All numbers of a row, and what a click does."""
    facts = {"games": row.games, "wins": row.wins, "results": row.results, "share": row.share, "vp": row.mean_vp}
    does = context.text(f"statistics-row-tip.{'only' if chosen else 'open'}")
    return f"{context.text('statistics-row-tip', name=name, **facts)} {does}"


def day_words(context: Context, match: MatchSummary) -> str:
    """The day on which a match began."""
    day = day_of(match.created)
    return context.text("statistics-day", day=day) if day else match.created


_PAD, _HEAD, _ROW, _ROOMIEST, _BAR, _AIR = 16, 40, 62, 134, 12, 7
"""In u: margin; heights of the headings, of a row at least and at most; width of the scroll bar; gap between rows."""

_WON, _MEAN = 104, 58
"""Widths of the numbers of victories and of VP, in u."""

_NAME, _GAMES, _WINS = 0.36, 0.1, 0.28
"""Shares of name, games and victories in a row; the VP have the rest."""


def draw_list(
    scene: ListScene, lines: LineList, canvas: Canvas, rect: pygame.Rect, trait: Trait, rows: Sequence[Row],
    chosen: str | None,
) -> None:  # fmt: skip
    """Draw the list into ``rect``."""
    sheet, pad = scene.sheet, canvas.px(_PAD)
    canvas.panel(rect, theme.PLAIN, "rows")
    head = pygame.Rect(rect.x + pad, rect.y + pad // 4, rect.width - 3 * pad, canvas.px(sheet.grown(_HEAD, 1.5)))
    room = pygame.Rect(head.x, head.bottom, head.width, rect.bottom - pad // 2 - head.bottom)
    least = max(SMALLEST_HIT + 6, canvas.px(sheet.grown(_ROW, 1.5)))
    visible = max(1, min(len(rows), room.height // least))
    pitch = min(room.height // visible, max(least, canvas.px(_ROOMIEST)))
    window = pygame.Rect(room.x, room.y, room.width, pitch * visible)
    track = pygame.Rect(room.right + canvas.px(8), room.y, max(6, canvas.px(_BAR)), window.height)
    lines.fit(window, pitch, len(rows), track)
    for key, place in zip(("games", "wins", "vp"), _columns(canvas, head)[1:], strict=True):
        words = scene.context.text(f"statistics-head-{key}")
        with canvas.within(head):
            align = "center" if key == "games" else "left"
            canvas.text(words, place, "sign", theme.CAPTION, theme.MUTED, align, upper=True)
    most = max((row.mean_vp for row in rows), default=0)

    def draw_line(line: pygame.Rect, number: int) -> None:
        row, names = rows[number], ValueWords(scene.context, trait)
        is_chosen = row.value == chosen
        put_row(scene, canvas, line, number, row_tip(scene.context, row, names.name(row.value), is_chosen), is_chosen)
        with canvas.within(line):
            text = scene.context.text
            named, games, wins, vp = _columns(canvas, line)
            size = max(theme.ICON_FLOOR, min(canvas.px(64), line.height * 7 // 10))
            canvas.icon(names.icon(row), (named.x + size // 2, line.centery), size)
            left = named.x + size + canvas.px(12)
            place = pygame.Rect(left, line.y, named.right - left, line.height)
            canvas.text(names.name(row.value), place, "strong", theme.TITLE, theme.TXT, wrap=True)
            canvas.text(text("statistics-count", n=row.games), games, "number", theme.TITLE, theme.TXT, "center")
            won = text("statistics-wins-number", n=row.wins, share=row.share)
            rooms = [canvas.px(scene.sheet.grown(u, 1.5)) for u in (_WON, _MEAN)]
            draw_bar(canvas, wins, row.share, names.colour(row), won, rooms[0])
            mean = text("statistics-number", n=row.mean_vp)
            draw_bar(canvas, vp, row.mean_vp / most if most else 0, theme.GOLD, mean, rooms[1])

    lines.draw(scene, canvas, _AIR, draw_line)


def _columns(canvas: Canvas, rect: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """The columns of a row: name, games, victories, VP."""
    pad = canvas.px(12)
    return columns(rect.inflate(-2 * pad, 0), pad, _NAME, _GAMES, _WINS)


_THICK, _THICKEST = 0.5, 28
"""Thickness of a bar: a share of the height, and a maximum in u."""

_TALLEST = 0.78
"""Maximum size of the number, as a share of the height."""


def draw_bar(canvas: Canvas, rect: pygame.Rect, share: float, colour: str, number: str, room: int) -> None:
    """A bar filled from the left to ``share``, 0 to 1, with ``room`` pixels for its number."""
    gap = canvas.px(10)
    wide = max(1, rect.width - room - gap)
    thick = max(4, min(round(rect.height * _THICK), canvas.px(_THICKEST)))
    track = pygame.Rect(rect.x, rect.centery - thick // 2, wide, thick)
    canvas.panel(track, theme.PanelStyle(theme.SUNK.fill, None, radius=5), "track")
    if share > 0:
        filled = pygame.Rect(track.x, track.y, max(3, round(wide * min(1.0, share))), thick)
        canvas.panel(filled, theme.PanelStyle(colour, None, radius=5), "bar")
    words = pygame.Rect(track.right + gap, rect.y, room, rect.height)
    px = min(canvas.metrics.text_px(theme.BODY), round(rect.height * _TALLEST))
    canvas.letters(number, words, "number", px, theme.TXT)
