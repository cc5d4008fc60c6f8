"""Signs that come and go by themselves: new phase, whose turn it is, last round, a bot's action."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import ClassVar

import msgspec
import pygame

from game.ui.art import chrome
from game.ui.art.lettering import width_of
from game.ui.art.portraits import has_portrait
from game.ui.canvas import Canvas, Mark
from game.ui.motion.motion import Motion, out_back
from game.ui.theme import CAPTION, DIALOG, GOLD, GREEN_SIGN, HEADING, INK, MUTED, PAPER, POSTER, SHEET, TITLE, TXT
from game.ui.widgets.free_room import free_place, read_places
from game.ui.widgets.screen import draw_heading, head_place

LAYER = 13
"""Layer of signs: over everything but notices."""

DROP = 450
_RISE = 160
"""Milliseconds in which a sign comes down and goes up."""

_PORTRAIT, _EDGE, _UNDER, _ABOVE = 300, 8, 24, 14
"""In u: size of the portrait of whoever's turn it is, the paper around it, how much of that the sign covers, and how
much higher it begins."""

_CAPTION_WIDTHS = (900, 640)
"""Widths of a caption in u, the usual one first."""

_TOP, _HEIGHT = 70, 98
"""Upper edge and height of a sign, in u."""


class DropSign(Motion, frozen=True, kw_only=True):
    """A green guide sign drops from the top edge, hangs, and is drawn up again."""

    hangs: ClassVar[int] = 700
    falls: ClassVar[int] = DROP
    width: ClassVar[int] = 830
    """Least width, in u."""

    icon: str
    words: str
    alarms: bool = False
    """True if it is black and red instead."""

    still: bool = False
    """True if it appears in its place without a drop."""

    def stilled(self) -> DropSign:
        return msgspec.structs.replace(self, still=True)

    def draw(self, canvas: Canvas, age: float) -> None:
        rect = self.place(canvas)
        rect.y += round((self._lowered(age) - 1) * rect.bottom)
        canvas.layer = LAYER
        chrome.drop_shadow(canvas, rect, 10, 12)
        draw_heading(canvas, rect, self.icon, self.words, self.alarms)

    def place(self, canvas: Canvas) -> pygame.Rect:
        """Its place when it hangs."""
        high = canvas.px(_HEIGHT)
        words = width_of(self.words.upper(), "title", canvas.metrics.text_px(HEADING))
        wide = min(canvas.metrics.size[0] - canvas.px(80), max(canvas.px(self.width), words + high + canvas.px(110)))
        rect = pygame.Rect(0, canvas.px(_TOP), wide, high)
        rect.centerx = canvas.metrics.size[0] // 2
        return rect

    def _lowered(self, age: float) -> float:
        """Share of its drop: 0 out of sight, 1 in its place."""
        if self.still:
            return 1.0
        if age < self.falls:
            return out_back(age / self.falls)
        return min(1.0, (self.lasts - age) / _RISE) if age > self.lasts - _RISE else 1.0

    def moves_at(self, age: float) -> bool:
        if self.still:
            return False
        return 0 <= age <= self.falls or age >= self.lasts - _RISE


def phase_sign(icon: str, words: str) -> DropSign:
    """A sign for the beginning of a phase."""
    return DropSign(icon=icon, words=words, lasts=DROP + DropSign.hangs + _RISE)


class HeadSign(DropSign, frozen=True, kw_only=True):
    """The heading of a screen drops to its place on that screen."""

    def place(self, canvas: Canvas) -> pygame.Rect:
        return head_place(canvas.metrics)


def head_sign(icon: str, words: str, alarms: bool = False) -> HeadSign:
    """A sign for a phase with a screen of its own, which draws its heading once the sign is down."""
    return HeadSign(icon=icon, words=words, alarms=alarms, lasts=DROP)


class TurnSign(DropSign, frozen=True, kw_only=True):
    """Tells whose turn it is, smaller and faster than other signs, while the portrait of that leader slides in from the
    left edge and out again."""

    falls: ClassVar[int] = 250
    width: ClassVar[int] = 520

    def draw(self, canvas: Canvas, age: float) -> None:
        if has_portrait(self.icon):
            self._draw_portrait(canvas, self._lowered(age))
        super().draw(canvas, age)

    def _draw_portrait(self, canvas: Canvas, share: float) -> None:
        """The portrait on paper beside the sign, which covers its edge; ``share`` is how far it has come."""
        sign, edge = self.place(canvas), canvas.px(_EDGE)
        paper = pygame.Rect(0, 0, canvas.px(_PORTRAIT) + 2 * edge, canvas.px(_PORTRAIT) + 2 * edge)
        paper.topright = max(paper.width + edge, sign.x + canvas.px(_UNDER)), sign.y - canvas.px(_ABOVE)
        paper.x += round((share - 1) * paper.right)
        canvas.layer = LAYER
        chrome.drop_shadow(canvas, paper, 10, 12)
        canvas.panel(paper, SHEET, "portrait")
        canvas.portrait(self.icon, paper, paper.width - 2 * edge)


def turn_sign(icon: str, words: str, delay: int) -> TurnSign:
    """A sign for the beginning of a turn, ``delay`` milliseconds later."""
    return TurnSign(icon=icon, words=words, lasts=900, delay=delay)


class ExitSign(Motion, frozen=True, kw_only=True):
    """The exit sign of the last round drops from the top edge on two chains and swings in pulsing golden light."""

    words: str
    still: bool = False
    """True if it appears in its place without swinging."""

    def stilled(self) -> ExitSign:
        return msgspec.structs.replace(self, still=True)

    def draw(self, canvas: Canvas, age: float) -> None:
        t = self.share(age)
        chains, width, height = canvas.px(_TOP + 20), canvas.px(620), canvas.px(140)
        hanging = pygame.Rect(0, 0, width, chains + height)
        turn = 0.0 if self.still else 13 * math.cos(t * 9 * math.pi) * (1 - t) ** 1.6
        sign = self._sign(canvas, hanging, chains, 0.5 if self.still else math.sin(t * 6 * math.pi) ** 2)
        shown = pygame.transform.rotozoom(sign, turn, 1.0)
        shown.set_alpha(round(255 * min(1.0, (1 - t) * 8)))
        fallen = 1.0 if self.still else out_back(min(1.0, age / DROP))
        reach = hanging.height / 2 * fallen + (fallen - 1) * hanging.height / 2
        middle = (
            canvas.metrics.size[0] / 2 + math.sin(math.radians(turn)) * reach,
            reach * math.cos(math.radians(turn)),
        )
        canvas.layer = LAYER
        canvas.image(shown, shown.get_rect(center=(round(middle[0]), round(middle[1]))).topleft, "exit sign")

    def _sign(self, canvas: Canvas, hanging: pygame.Rect, chains: int, light: float) -> pygame.Surface:
        """The sign on its chains, with a glow of a strength of 0 to 1; its middle is that of ``hanging``."""
        margin = canvas.px(60)
        surface = pygame.Surface(hanging.inflate(2 * margin, 2 * margin).size, pygame.SRCALPHA)
        own = Canvas(surface, canvas.metrics)
        rect = pygame.Rect(margin, margin + chains, hanging.width, hanging.height - chains)
        for x in (rect.x + rect.width // 6, rect.right - rect.width // 6):
            own.fill((x - canvas.px(3), 0, canvas.px(6), rect.y + canvas.px(10)), INK)
        chrome.glow(own, rect, GOLD, 12 + round(4 * light) * 2, 12)
        own.panel(rect, GREEN_SIGN._replace(keyline=GOLD, radius=14), "exit")
        own.text(self.words, rect.inflate(-canvas.px(48), -canvas.px(24)), "title", POSTER, PAPER, "center", upper=True)
        return surface


class Telling(Motion, frozen=True, kw_only=True):
    """What a bot has just done is being told. The table tells it in a strip at the foot of the log, so this draws
    nothing."""

    def draw(self, canvas: Canvas, age: float) -> None:
        """Draw nothing: the table tells the deed in its log."""

    def stilled(self) -> Telling:
        return self

    def moves_at(self, age: float) -> bool:
        return age < 0


class Caption(Telling, frozen=True, kw_only=True):
    """Tells what a bot has just done, with its emblem and name, on a screen without a log."""

    emblem: str
    name: str
    lines: tuple[str, ...]
    bottom: int
    """Its lower edge, in pixels, where nothing else is there."""

    note: str
    seen: Callable[[], Sequence[Mark]] = tuple
    """Finds what the last frame shows: the screen below it, and itself."""

    still: bool = False
    """True if it appears in its place without rising."""

    def stilled(self) -> Caption:
        return msgspec.structs.replace(self, still=True)

    def draw(self, canvas: Canvas, age: float) -> None:
        rect = self.place(canvas)
        if not self.still:
            rect.y += round((1 - out_back(min(1.0, age / _RISE))) * canvas.px(40))
        canvas.layer = LAYER
        chrome.drop_shadow(canvas, rect, 10, 12)
        with canvas.within(rect):
            canvas.panel(rect, DIALOG, "caption")
            size = canvas.px(64)
            canvas.icon(self.emblem, (rect.x + canvas.px(20) + size // 2, rect.centery), size)
            top = rect.y + (rect.height - self._height(canvas)) // 2
            self._write(canvas, pygame.Rect(rect.x + canvas.px(36) + size, top, rect.width, rect.height), rect)

    def _height(self, canvas: Canvas) -> int:
        """What its words need, in pixels."""
        return canvas.px((62 + 34 * len(self.lines)) * max(1.0, min(canvas.metrics.text_scale, 1.6)))

    def place(self, canvas: Canvas) -> pygame.Rect:
        """Its place: off all that is read or pressed on the screen, or at least off what can be pointed at; then it
        covers words whole rather than in part."""
        marks = [mark for mark in self.seen() if mark.layer < LAYER]  # not its own, of the frame before
        hits = read_places([mark for mark in marks if mark.kind == "hit"], canvas.size)
        heads = (mark.rect for mark in marks if mark.name == "heading")
        read = [*read_places(marks, canvas.size), *heads]
        sizes = [(canvas.px(wide), self._height(canvas)) for wide in _CAPTION_WIDTHS]
        for kept in (read, hits):
            for width, height in sizes:
                usual = ((canvas.size[0] - width) // 2, self.bottom - height)
                if place := free_place((width, height), canvas.rect, [usual], kept):
                    for words in [read[i] for i in place.collidelistall(read)]:
                        grown = place.union(words)
                        place = place if grown.collidelistall(hits) else grown
                    return place
        place = pygame.Rect((0, 0), sizes[0])
        place.midbottom = (canvas.size[0] // 2, self.bottom)
        return place

    def _write(self, canvas: Canvas, room: pygame.Rect, panel: pygame.Rect) -> None:
        room.width = panel.right - canvas.px(20) - room.x
        scale = max(1.0, min(canvas.metrics.text_scale, 1.6))
        head = pygame.Rect(room.x, room.y + canvas.px(10), room.width, canvas.px(38 * scale))
        note = canvas.text(self.note, head, "text", CAPTION, MUTED, "right")
        head.width = note.x - canvas.px(12) - head.x
        canvas.text(self.name, head, "title", TITLE, PAPER, upper=True)
        pitch = canvas.px(34 * scale)
        for number, line in enumerate(self.lines):
            row = pygame.Rect(room.x, head.bottom + number * pitch, room.width, pitch)
            canvas.text(line, row, "text", TITLE, TXT)

    def moves_at(self, age: float) -> bool:
        return not self.still and 0 <= age <= _RISE
