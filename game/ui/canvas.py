"""The surface on which scenes draw, with a record of what stands where.

Tests of the layout read the record, not pixels: every text, icon, panel, picture and clickable area leaves a `Mark`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pygame

from game.ui.art.lettering import Lettering, fit, lettering
from game.ui.art.portraits import has_portrait, portrait
from game.ui.art.shapes import box, solid
from game.ui.art.svg import icon as icon_surface
from game.ui.hit_shapes import HitShape
from game.ui.page import Page
from game.ui.places import Label, name_of
from game.ui.shades import is_high_contrast, shade
from game.ui.theme import BODY, GLOSS, LINE, PAPER, TXT, Metrics, PanelStyle, TextSize

Centre = tuple[float, float] | pygame.Rect
"""A point, or a rectangle whose middle is meant."""

Corner = tuple[float, float] | pygame.Rect
"""A point, or a rectangle whose upper left corner is meant."""

Area = pygame.Rect | tuple[float, float, float, float]
"""A rectangle, or its left, top, width and height."""


_ACCENT = 0.12
"""Least height of an accent above capitals, as a share of the size of a text; less is a tall letter."""


class Mark(NamedTuple):
    """Something drawn or clickable, in pixels of the window."""

    kind: str
    """`text`, `icon`, `panel`, `hit` or `image`."""
    rect: pygame.Rect
    label: Label
    within: pygame.Rect | None
    layer: int
    px: int = 0
    """Size of a text or icon in real pixels."""
    shape: HitShape | None = None
    """What can be hit of the rectangle, if that is not all of it."""

    def holds(self, pos: tuple[int, int]) -> bool:
        """Whether a point lies in what can be hit."""
        return self.rect.collidepoint(pos) and (self.shape is None or self.shape.holds(pos))

    @property
    def name(self) -> str:
        """The label as text."""
        return name_of(self.label)


class _Line(NamedTuple):
    """A text, how and where it is set, and the state of the canvas when it was asked for."""

    words: str
    rect: pygame.Rect
    role: str
    px: int
    colour: str
    align: str
    wrap: bool
    within: pygame.Rect | None
    clip: pygame.Rect
    layer: int

    @property
    def kind(self) -> tuple[str, int, bool]:
        """What texts of one size have in common."""
        return self.role, self.px, self.wrap


def cut_out(surface: pygame.Surface, rect: pygame.Rect) -> tuple[pygame.Surface, pygame.Rect]:
    """A copy of what ``surface`` shows in ``rect``, and where that stands.

    What leaves the surface is cut off; in a very small window that can be all of it.
    """
    seen = rect.clip(surface.get_rect())
    if not seen.width or not seen.height:
        seen = pygame.Rect(0, 0, 0, 0)
    return surface.subsurface(seen).copy(), seen


class Canvas:
    """Draws on a surface, and adds to ``marks``, with ``layer``, what it draws.

    With a ``page``, that page collects its strokes and paints them when the frame is finished.
    """

    def __init__(self, surface: pygame.Surface, metrics: Metrics, page: Page | None = None) -> None:
        self.metrics = metrics
        self.marks: list[Mark] = []
        self.layer = 0
        self._surface = surface
        self._page = page
        self._within: pygame.Rect | None = None
        self._clip = surface.get_rect()
        self._lines: list[_Line] | None = None

    @property
    def is_unseen(self) -> bool:
        """True if nothing is painted: drawing only completes the pictures that are kept."""
        return self._page is not None and self._page.is_unseen

    @property
    def surface(self) -> pygame.Surface:
        """The surface with all that was drawn up to now; a page then paints the rest of the frame at once."""
        if self._page is None:
            return self._surface
        whole = self._page.painted()
        return whole if whole.get_size() == self.size else whole.subsurface(((0, 0), self.size))

    @property
    def shown(self) -> pygame.Surface:
        """The surface with what was painted up to now: with a page the last frame, until the page paints this one."""
        return self._surface

    @property
    def size(self) -> tuple[int, int]:
        return self._surface.get_size()

    @property
    def rect(self) -> pygame.Rect:
        """The whole surface."""
        return self._surface.get_rect()

    def again(self) -> Canvas:
        """Another canvas on the same surface, with its own marks."""
        other = Canvas(self._surface, self.metrics, self._page)
        other._clip = self._clip
        return other

    def corner(self, metrics: Metrics) -> Canvas:
        """A canvas on the upper left part of this one, of the size of ``metrics``, with its own marks."""
        return Canvas(self._surface.subsurface(((0, 0), metrics.size)), metrics, self._page)

    @contextmanager
    def measured(self, metrics: Metrics) -> Iterator[None]:
        """Draw with other metrics of the same window."""
        before, self.metrics = self.metrics, metrics
        try:
            yield
        finally:
            self.metrics = before

    @contextmanager
    def clipped(self, rect: pygame.Rect) -> Iterator[None]:
        """Within this context, draw inside ``rect`` only."""
        outer, self._clip = self._clip, rect.clip(self.rect)
        if self._page is None:
            self._surface.set_clip(self._clip)
        try:
            yield
        finally:
            self._clip = outer
            if self._page is None:
                self._surface.set_clip(outer)

    def blit(
        self, picture: pygame.Surface, place: Corner, part: Area | None = None, state: int | None = None
    ) -> pygame.Rect:
        """Put a picture, or a ``part`` of it, with its upper left at ``place``; returns the visible area.

        A picture that is changed in place needs another ``state`` each time.
        """
        if self._page is None:
            return self._surface.blit(picture, place, part)
        x, y = int(place[0]), int(place[1])
        cut = picture.get_rect() if part is None else pygame.Rect(part).clip(picture.get_rect())
        seen = self._clip.clip((x, y, cut.width, cut.height))
        if not seen.width or not seen.height:
            return pygame.Rect(x, y, 0, 0)
        kind = picture.get_alpha() if state is None else state
        self._page.stroke((picture, kind, *seen.topleft, cut.x + seen.x - x, cut.y + seen.y - y, *seen.size))
        return seen

    def px(self, u: float) -> int:
        """A length of ``u`` in real pixels."""
        return self.metrics.px(u)

    @contextmanager
    def one_size(self) -> Iterator[None]:
        """Within this context, texts of one typeface and wanted size take the smallest size that one of them needs,
        as lines that stand together. They are drawn at its end; until then only their rectangles are known."""
        if self._lines is not None:
            yield
            return
        lines: list[_Line] = []
        self._lines = lines
        try:
            yield
        finally:
            self._lines = None
        sizes: dict[tuple[str, int, bool], int] = {}
        for line in lines:
            needed = fit(line.words, line.role, line.px, line.rect.width, line.rect.height, line.wrap).px
            sizes[line.kind] = min(needed, sizes.get(line.kind, line.px))
        layer = self.layer
        for line in lines:
            self.layer = line.layer
            with self.clipped(line.clip), self._inside(line.within):
                self._set(line._replace(px=sizes[line.kind]))
        self.layer = layer

    @contextmanager
    def within(self, rect: pygame.Rect) -> Iterator[None]:
        """Within this context, marks record that they must not leave ``rect``."""
        with self._inside(pygame.Rect(rect)):
            yield

    @contextmanager
    def _inside(self, rect: pygame.Rect | None) -> Iterator[None]:
        outer, self._within = self._within, rect
        try:
            yield
        finally:
            self._within = outer

    def text(
        self, text: str, rect: pygame.Rect, role: str = "text", u: TextSize = BODY, colour: str = TXT,
        align: str = "left", wrap: bool = False, upper: bool = False,
    ) -> pygame.Rect:  # fmt: skip
        """Set ``text``, vertically centred in ``rect``, as large as fits up to ``u``; returns the bounds of its ink."""
        return self.letters(text, rect, role, self.metrics.text_px(u), colour, align, wrap, upper)

    def common_px(
        self, texts: Iterable[tuple[str, pygame.Rect]], role: str = "text", u: TextSize = BODY, wrap: bool = False,
        upper: bool = False,
    ) -> int:  # fmt: skip
        """The size in real pixels at which all ``texts`` fit, each into its rectangle, for `letters`.

        Lines that stand together, such as the rows of a list, are set at one size.
        """
        px = self.metrics.text_px(u)
        for text, rect in texts:
            words = text.upper() if upper else text
            px = min(px, fit(words, role, px, max(1, rect.width), max(1, rect.height), wrap).px)
        return px

    def letters(
        self, text: str, rect: pygame.Rect, role: str, px: int, colour: str, align: str = "left", wrap: bool = False,
        upper: bool = False,
    ) -> pygame.Rect:  # fmt: skip
        """Like `text`, with a size in real pixels, whatever the text scale."""
        room = pygame.Rect(rect.x, rect.y, max(1, rect.width), max(1, rect.height))
        words = text.upper() if upper else text
        line = _Line(words, room, role, px, colour, align, wrap, self._within, self._clip, self.layer)
        if self._lines is None:
            return self._set(line)
        self._lines.append(line)
        return room

    def _set(self, line: _Line) -> pygame.Rect:
        """Draw a line of text; returns the bounds of its ink."""
        rect = line.rect
        done = lettering(line.words, line.role, line.px, line.colour, *rect.size, line.wrap, line.align)
        corner = _corner(done, rect, line.align, self._within)
        self.blit(done.surface, corner)
        return self._note("text", done.ink.move(corner), line.words, done.px)

    def icon(self, name: str, place: Centre, px: int, dim: bool = False) -> pygame.Rect:
        """An icon of ``px`` real pixels with its middle at ``place``."""
        return self._note("icon", self._centred(icon_surface(name, px, dim), place), name, px)

    def portrait(self, emblem: str, place: Centre, px: int, dim: bool = False) -> pygame.Rect:
        """The portrait with this emblem, ``px`` real pixels square, with its middle at ``place``; the emblem itself if
        there is no portrait."""
        if not has_portrait(emblem):
            return self.icon(emblem, place, px, dim)
        return self._note("icon", self._centred(portrait(emblem, px, dim), place), emblem, px)

    def picture(self, surface: pygame.Surface, place: Centre, label: Label = "") -> pygame.Rect:
        """A surface with its middle at ``place``, marked as an icon."""
        return self._note("icon", self._centred(surface, place), label, surface.get_height())

    def image(self, surface: pygame.Surface, topleft: tuple[float, float], label: Label = "") -> pygame.Rect:
        """A finished picture, such as a card face or a plate."""
        return self._note("image", self.blit(surface, (round(topleft[0]), round(topleft[1]))), label)

    def panel(self, rect: pygame.Rect, style: PanelStyle, label: Label = "") -> pygame.Rect:
        """A flat surface, opaque in high contrast; paper has a bright upper edge, and a style's keyline runs
        4 u inside the edge."""
        scale = self.metrics.scale
        edge_width = max(1.0, style.edge_width * scale)
        alpha = 1.0 if is_high_contrast() else style.alpha
        self._box(rect, style.radius * scale, style.fill, style.edge, edge_width, alpha)
        if style.fill == PAPER and style.radius * scale * 2 < rect.width:
            ends = round(2 * style.radius * scale)
            self.fill((rect.x + ends // 2, rect.y + round(edge_width), rect.width - ends, max(1, self.px(1))), GLOSS)
        if style.keyline:
            inset = max(2, self.px(4))
            inner = rect.inflate(-2 * inset, -2 * inset)
            self._box(inner, max(1, style.radius * scale - inset), None, style.keyline, max(1.2, 2 * scale), 1)
        return self._note("panel", pygame.Rect(rect), label)

    def fill(self, rect: Area, colour: str) -> None:
        """Fill a rectangle."""
        if self._page is None:
            self._surface.fill(shade(colour), rect)
        else:
            area = pygame.Rect(rect)
            self.blit(solid(area.size, colour), area.topleft)

    def rule(self, rect: pygame.Rect) -> None:
        """A hairline between two lines of a panel."""
        self.fill(rect, LINE)

    def hit(self, place: pygame.Rect | HitShape, label: Label) -> None:
        """Record an area that can be clicked: a rectangle, or the shape within one."""
        if isinstance(place, pygame.Rect):
            self._note("hit", pygame.Rect(place), label)
        else:
            self.marks.append(Mark("hit", place.rect, label, self._within, self.layer, shape=place))

    def _box(
        self, rect: pygame.Rect, radius: float, fill: str | None, edge: str | None, edge_width: float, alpha: float
    ) -> None:
        if rect.width > 0 and rect.height > 0:
            self.blit(box((rect.width, rect.height), radius, fill, edge, edge_width, alpha), rect.topleft)

    def _centred(self, surface: pygame.Surface, place: Centre) -> pygame.Rect:
        x, y = place.center if isinstance(place, pygame.Rect) else place
        corner = (round(x - surface.get_width() / 2), round(y - surface.get_height() / 2))
        self.blit(surface, corner)
        return surface.get_rect(topleft=corner)

    def _note(self, kind: str, rect: pygame.Rect, label: Label, px: int = 0) -> pygame.Rect:
        self.marks.append(Mark(kind, rect, label, self._within, self.layer, px))
        return rect


def _corner(done: Lettering, rect: pygame.Rect, align: str, within: pygame.Rect | None) -> tuple[int, int]:
    """The upper left corner of a set text, with its capitals vertically centred in ``rect``. Only accents on capitals
    may rise above ``rect``, but not out of ``within``: words with and without accents share a baseline."""
    spare = rect.width - done.surface.get_width()
    x = rect.x + {"left": 0, "center": spare // 2, "right": spare}[align]
    y = round(rect.centery - (done.caps[0] + done.caps[1]) / 2)
    y = min(y, rect.bottom - done.ink.bottom)
    accent, top = round(done.caps[0]) - done.ink.top, rect.top
    if accent >= _ACCENT * done.px:
        top = max(rect.top - accent, min(rect.top, within.top + 1) if within else 0)
    return x, max(y, top - done.ink.top)
