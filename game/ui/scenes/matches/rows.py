"""The rows of the list of matches: one for each file, with players, result, and the star of a favourite."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.match.library.match_list import ListedMatch
from game.ui.canvas import Canvas
from game.ui.scenes.browser.lines import LineList, columns, put_row
from game.ui.scenes.browser.lists import ListScene
from game.ui.scenes.matches.words import MatchWords, SeatWords
from game.ui.theme import BODY, DISABLED, GOLD, ICON_FLOOR, MUTED, PLAIN, TXT, TextSize
from game.ui.widgets.button import SMALLEST_HIT
from game.ui.widgets.choice import row_of_rects

_PAD, _ROW, _BAR, _AIR = 14, 92, 14, 8
"""In u: margin, height of a row, width of the scroll bar, gap between rows."""

_WHAT, _WHO = 0.27, 0.47
"""Shares of the title and the players in a row; the result has the rest."""

_SEATS = 5
"""Maximum columns of players."""

_ROOMS, _LARGE = 3, 1.2
"""Least columns of players, so that they align between rows, and the text scale beyond which two are enough."""


def draw_matches(
    scene: ListScene, lines: LineList, canvas: Canvas, rect: pygame.Rect, shown: Sequence[ListedMatch],
    chosen: ListedMatch | None,
) -> None:  # fmt: skip
    """Draw the list into ``rect``, with a row for each match ``shown``."""
    canvas.panel(rect, PLAIN, "matches")
    pad, bar, words = canvas.px(_PAD), max(8, canvas.px(_BAR)), MatchWords(scene.context)
    room = rect.inflate(-2 * pad, -pad)
    visible = max(1, room.height // max(SMALLEST_HIT + 6, canvas.px(scene.sheet.grown(_ROW, 1.6))))
    pitch = room.height // visible
    beside = bar + pad // 2 if len(shown) > visible else 0
    window = pygame.Rect(room.x, room.y, room.width - beside, pitch * visible)
    lines.fit(window, pitch, len(shown), pygame.Rect(room.right - bar, room.y, bar, window.height))

    def draw_line(line: pygame.Rect, number: int) -> None:
        listed = shown[number]
        put_row(scene, canvas, line, number, words.tip(listed), listed is chosen)
        with canvas.within(line):
            _draw_match(canvas, line, words, listed)

    lines.draw(scene, canvas, _AIR, draw_line)


def _draw_match(canvas: Canvas, rect: pygame.Rect, words: MatchWords, listed: ListedMatch) -> None:
    """The content of a row: title, players and result, or why the file cannot be read."""
    pad = canvas.px(14)
    what, who, result = columns(rect.inflate(-2 * pad, -2 * canvas.px(6)), pad, _WHAT, _WHO)
    if listed.match is None:
        canvas.text(words.title(listed), what, "strong", BODY, DISABLED, wrap=True)
        canvas.text(words.reason(listed), who.union(result), "text", BODY, DISABLED, wrap=True)
        return
    room = what
    if listed.note.favourite:
        size = max(ICON_FLOOR, min(canvas.px(34), what.height * 6 // 10))
        canvas.icon("vp", (what.x + size // 2, what.centery), size)
        left = what.x + size + canvas.px(10)
        room = pygame.Rect(left, what.y, what.right - left, what.height)
    _draw_pair(canvas, room, (words.title(listed), words.about(listed)), ("strong", BODY, TXT), ("text", BODY, MUTED))
    with canvas.one_size():
        _draw_seats(canvas, who, words.seats(listed.match))
    told = words.result(listed.match), words.length(listed.match)
    _draw_pair(canvas, result, told, ("strong", BODY, TXT), ("text", BODY, MUTED))


def _draw_seats(canvas: Canvas, rect: pygame.Rect, seats: Sequence[SeatWords]) -> None:
    """Emblem, name and VP of each player, the winner in gold."""
    gap, least = canvas.px(10), 2 if canvas.metrics.text_scale > _LARGE else _ROOMS
    for seat, place in zip(seats, row_of_rects(rect, max(least, min(_SEATS, len(seats))), gap), strict=False):
        size = max(ICON_FLOOR, min(canvas.px(56), place.height * 8 // 10, place.width // 3))
        canvas.portrait(seat.emblem, (place.x + size // 2, place.centery), size)
        left = place.x + size + canvas.px(8)
        room = pygame.Rect(left, place.y, place.right - left, place.height)
        colour = GOLD if seat.won else TXT
        _draw_pair(canvas, room, (seat.name, str(seat.vp)), ("text", BODY, colour), ("number", BODY, colour))


def _draw_pair(canvas: Canvas, rect: pygame.Rect, lines: tuple[str, str], *looks: tuple[str, TextSize, str]) -> None:
    """Two lines of text."""
    upper = pygame.Rect(rect.x, rect.y, rect.width, rect.height // 2)
    lower = pygame.Rect(rect.x, upper.bottom, rect.width, rect.height - upper.height)
    for line, place, (role, u, colour) in zip(lines, (upper, lower), looks, strict=True):
        px = min(canvas.metrics.text_px(u), max(11, round(place.height * 0.8)))
        canvas.letters(line, place, role, px, colour)
