"""The list of matches: a line for each file, with who played, how it went, and the player's own mark."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.match.library.match_list import ListedMatch
from game.ui.canvas import Canvas
from game.ui.scenes.explaining import ExplainingScene
from game.ui.scenes.matches.words import MatchWords, SeatWords
from game.ui.theme import DISABLED, GOLD, ICON_FLOOR, MUTED, PANEL2, PLAIN, TXT, PanelStyle
from game.ui.widgets.button import SMALLEST_HIT, Button, toned
from game.ui.widgets.choice import row_of_rects
from game.ui.widgets.line_list import LineList

BAR = "matches:bar"
_PAD, _ROW, _BAR, _AIR = 14, 92, 14, 8
"""In u: air at the edge; height of a line; width of the bar to drag; between lines."""

_WHAT, _WHO = 0.27, 0.47
"""The shares of a line that the title and the players take; the result has the rest."""

_SEATS = 5
"""So many players have room side by side."""
_ROOMS, _LARGE = 3, 1.2
"""A line has room for so many at least, so that they stand below each other; of larger text only for who is there."""

_OPEN, _CHOSEN = PanelStyle(PANEL2, None, radius=8), PanelStyle(PANEL2, GOLD, radius=8, edge_width=3)


class MatchRows(LineList):
    """The list of matches, a line each."""

    @property
    def beside(self) -> int:
        """How many lines are in sight."""
        return max(1, self.scroller.rect.height // self._pitch)

    def fit(self, canvas: Canvas, rect: pygame.Rect, count: int, u: float) -> None:
        """Lay out ``count`` lines that are ``u`` high at least in ``rect``; what was in sight stays in sight."""
        pad, bar, first = canvas.px(_PAD), max(8, canvas.px(_BAR)), self.first
        room = rect.inflate(-2 * pad, -pad)
        least = max(SMALLEST_HIT + 6, canvas.px(u))
        before, lines = self._pitch, max(1, room.height // least)
        self._pitch = room.height // lines
        beside = bar + pad // 2 if count > lines else 0
        window = pygame.Rect(room.x, room.y, room.width - beside, self._pitch * lines)
        self.scroller.fit(window, self._pitch * count)
        self.scroller.track = pygame.Rect(room.right - bar, room.y, bar, window.height)
        if before != self._pitch:
            self.scroller.turn(first * self._pitch - self.scroller.offset)

    def draw(
        self, scene: ExplainingScene, canvas: Canvas, rect: pygame.Rect, shown: Sequence[ListedMatch],
        chosen: ListedMatch | None,
    ) -> None:  # fmt: skip
        """Draw the list into ``rect``; a line is the button `match:NUMBER`."""
        canvas.panel(rect, PLAIN, "matches")
        self.fit(canvas, rect, len(shown), scene.sheet.grown(_ROW, 1.6))
        words, window = MatchWords(scene.context), self.scroller.rect
        for number in range(self.first, min(len(shown), self.first + self.beside)):
            top = window.y + (number - self.first) * self._pitch
            line = pygame.Rect(window.x, top, window.width, self._pitch - max(2, canvas.px(_AIR)))
            self._draw_line(scene, canvas, line, words, shown[number], number, shown[number] is chosen)
        if self.scroller.furthest:
            with self.scroller.window(canvas):
                scene.explain(canvas, self.scroller.track, BAR, scene.context.text("matches-bar-tip"))

    def _draw_line(
        self, scene: ExplainingScene, canvas: Canvas, rect: pygame.Rect, words: MatchWords, listed: ListedMatch,
        number: int, is_chosen: bool,
    ) -> None:  # fmt: skip
        label = f"match:{number}"
        canvas.panel(rect, toned(_CHOSEN if is_chosen else _OPEN, label, scene.touch), label)
        with canvas.within(rect):
            what, who, result = _columns(canvas, rect)
            if listed.match is None:
                _draw_unreadable(canvas, what, who.union(result), words, listed)
            else:
                _draw_title(canvas, what, words, listed)
                _draw_seats(canvas, who, words.seats(listed.match))
                told = words.result(listed.match), words.length(listed.match)
                _draw_pair(canvas, result, told, ("strong", 20, TXT), ("text", 17, MUTED))
        scene.put(canvas, Button(label, words.title(listed), rect, drawn=False, tip=words.tip(listed)))


def _columns(canvas: Canvas, rect: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """Where the title, the players and the result of a line stand."""
    pad = canvas.px(14)
    inner = rect.inflate(-2 * pad, -2 * canvas.px(6))
    edges = [inner.x + round(inner.width * share) for share in (0.0, _WHAT, _WHAT + _WHO, 1.0)]
    return tuple(pygame.Rect(left, inner.y, right - left - pad, inner.height) for left, right in pairwise(edges))


def _draw_title(canvas: Canvas, rect: pygame.Rect, words: MatchWords, listed: ListedMatch) -> None:
    """The title and what is played with, after the star of a favourite."""
    room = rect
    if listed.note.favourite:
        size = max(ICON_FLOOR, min(canvas.px(34), rect.height * 6 // 10))
        canvas.icon("vp", (rect.x + size // 2, rect.centery), size)
        left = rect.x + size + canvas.px(10)
        room = pygame.Rect(left, rect.y, rect.right - left, rect.height)
    _draw_pair(canvas, room, (words.title(listed), words.about(listed)), ("strong", 22, TXT), ("text", 17, MUTED))


def _draw_unreadable(
    canvas: Canvas, what: pygame.Rect, rest: pygame.Rect, words: MatchWords, listed: ListedMatch
) -> None:
    """Greyed, with the reason."""
    canvas.text(words.title(listed), what, "strong", 20, DISABLED, wrap=True)
    canvas.text(words.reason(listed), rest, "text", 18, DISABLED, wrap=True)


def _draw_seats(canvas: Canvas, rect: pygame.Rect, seats: Sequence[SeatWords]) -> None:
    """Emblem, name and VP of everybody, the winner in gold."""
    gap, least = canvas.px(10), 2 if canvas.metrics.text_scale > _LARGE else _ROOMS
    for seat, place in zip(seats, row_of_rects(rect, max(least, min(_SEATS, len(seats))), gap), strict=False):
        size = max(ICON_FLOOR, min(canvas.px(56), place.height * 8 // 10, place.width // 3))
        canvas.portrait(seat.emblem, (place.x + size // 2, place.centery), size)
        left = place.x + size + canvas.px(8)
        room = pygame.Rect(left, place.y, place.right - left, place.height)
        colour = GOLD if seat.won else TXT
        _draw_pair(canvas, room, (seat.name, str(seat.vp)), ("text", 18, colour), ("number", 20, colour))


def _draw_pair(canvas: Canvas, rect: pygame.Rect, lines: tuple[str, str], *looks: tuple[str, float, str]) -> None:
    """Two lines, one below the other."""
    upper = pygame.Rect(rect.x, rect.y, rect.width, rect.height // 2)
    lower = pygame.Rect(rect.x, upper.bottom, rect.width, rect.height - upper.height)
    for line, place, (role, u, colour) in zip(lines, (upper, lower), looks, strict=True):
        px = min(canvas.metrics.text_px(u), max(11, round(place.height * 0.8)))
        canvas.letters(line, place, role, px, colour)
