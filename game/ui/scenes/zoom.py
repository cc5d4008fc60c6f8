"""The zoom: one card large, with its facts or its rules in rows beside it. Arrow keys leaf to its neighbours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.ui import theme
from game.ui.art.chrome import drop_shadow
from game.ui.art.lettering import fit
from game.ui.art.upright import RATIO, face_size
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Input, Key, Press, Wheel
from game.ui.motion.motion import out_back
from game.ui.places import Label, SectionLink
from game.ui.scene import Scene
from game.ui.shortcuts import ZOOM
from game.ui.widgets.button import SMALLEST_HIT, Button, row_of_rects
from game.ui.widgets.screen import DEEP, LAYER, ScreenSheet, draw_scrim
from game.wording.rulebook import heading
from game.wording.sentence import Fact

_ROW, _GAP = 104, 8
_LEAST_SHARE, _MORE = 85, 44
"""Percent of the usual sizes at which two columns are given up; the most that a row is higher than its words, in u."""

_HIGH = 100
"""Maximum lines of a sentence, more than any has."""

_ICON, _SIDE, _PAD = 90, 16, 5
"""In u: width of the icon's column, margin beside and above the text."""


def pages(canvas: Canvas, facts: Sequence[Fact], room: pygame.Rect) -> tuple[tuple[Fact, ...], ...]:
    """The facts in pages that fit into the room; one page except in the smallest windows."""
    found: list[list[Fact]] = [[]]
    left = room.height
    for fact in facts:
        tall = _height(canvas, fact, room.width, theme.FLOOR, theme.FLOOR)
        if found[-1] and tall > left:
            found.append([])
            left = room.height
        found[-1].append(fact)
        left -= tall + canvas.px(_GAP)
    return tuple(map(tuple, found))


def draw_rows(
    canvas: Canvas, rows: Sequence[Fact], room: pygame.Rect, preview: Fact | None, leading: int = 0
) -> tuple[pygame.Rect, ...]:
    """Draw facts, the ``preview`` on paper; returns their places.

    The first ``leading`` facts are set larger, and those after them in two columns, if there is room. Otherwise, and
    with 0, all are set alike, one below the other.
    """
    placed = (_in_columns(canvas, rows, room, preview, leading) if leading else None) or _in_rows(canvas, rows, room)
    for fact, rect, large, small in placed:
        on_paper = fact is preview
        with canvas.within(rect):
            canvas.panel(rect, theme.SHEET._replace(radius=10) if on_paper else theme.SUNK, fact.icon)
            size = max(theme.ICON_FLOOR, min(canvas.px(48), rect.height - canvas.px(10)))
            canvas.icon(fact.icon, (rect.x + canvas.px(_ICON) / 2, rect.centery), size)
            left = rect.x + canvas.px(_ICON)
            width = rect.right - canvas.px(_SIDE) - left
            high = _line_height("title", large)
            low = _sentence_height(fact, small, width)
            upper = pygame.Rect(left, rect.centery - (high + low) // 2, width, high)
            lower = pygame.Rect(left, upper.bottom, width, low)
            canvas.letters(fact.heading, upper, "title", large, theme.INK if on_paper else theme.TXT)
            ink = theme.NOTE_INK if on_paper else theme.PAPER
            canvas.letters(fact.sentence, lower, "text", small, ink, wrap=True)
    return tuple(row.rect for row in placed)


class _Placed(NamedTuple):
    """A fact, its place, and its letter sizes in pixels."""

    fact: Fact
    rect: pygame.Rect
    heading: int
    sentence: int


def _in_columns(
    canvas: Canvas, facts: Sequence[Fact], room: pygame.Rect, preview: Fact | None, leading: int
) -> tuple[_Placed, ...] | None:
    """The leading facts and the preview over the whole width, the others side by side; None if that has no room."""
    gap = canvas.px(_GAP)
    rest = [fact for fact in facts[leading:] if fact is not preview]
    lines: list[tuple[Fact, ...]] = [(fact,) for fact in facts[:leading]]
    lines += [tuple(rest[number : number + 2]) for number in range(0, len(rest), 2)]
    lines += [(fact,) for fact in facts[leading:] if fact is preview]
    for percent in range(100, _LEAST_SHARE - 1, -5):
        small, large = (
            max(theme.FLOOR, canvas.metrics.text_px(u) * percent // 100) for u in (theme.BODY, theme.EFFECT)
        )
        sizes = [large if n < leading else small for n in range(len(lines))]
        widths = [(room.width - gap * (len(line) - 1)) // len(line) for line in lines]
        heights = [
            max(_height(canvas, fact, width, small, px) for fact in line)
            for line, width, px in zip(lines, widths, sizes, strict=True)
        ]
        spare = room.height - sum(heights) - gap * (len(lines) - 1)
        if spare >= 0:
            break
    else:
        return None
    placed, top, more = [], room.y, min(spare // len(lines), canvas.px(_MORE))
    for line, width, height, px in zip(lines, widths, heights, sizes, strict=True):
        for column, fact in enumerate(line):
            left = room.x + column * (width + gap)
            placed.append(_Placed(fact, pygame.Rect(left, top, width, height + more), small, px))
        top += height + more + gap
    return tuple(placed)


def _in_rows(canvas: Canvas, facts: Sequence[Fact], room: pygame.Rect) -> tuple[_Placed, ...]:
    """The facts one below the other, as large as all fit, each row as high as its sentence needs."""
    gaps = canvas.px(_GAP) * (len(facts) - 1)
    for px in range(canvas.metrics.text_px(theme.BODY), theme.FLOOR - 1, -1):
        heights = [_height(canvas, fact, room.width, px, px) for fact in facts]
        if sum(heights) + gaps <= room.height:
            break
    spare = max(0, room.height - gaps - sum(heights)) // max(1, len(facts))
    most, top, placed = canvas.px(_ROW - _GAP), room.y, []
    for fact, height in zip(facts, heights, strict=True):
        tall = max(height, min(height + spare, most))
        placed.append(_Placed(fact, pygame.Rect(room.x, top, room.width, tall), px, px))
        top += tall + canvas.px(_GAP)
    return tuple(placed)


def _height(canvas: Canvas, fact: Fact, width: int, heading: int, sentence: int) -> int:
    room = width - canvas.px(_ICON) - canvas.px(_SIDE)
    words = _line_height("title", heading) + _sentence_height(fact, sentence, room)
    return max(words + 2 * canvas.px(_PAD), theme.ICON_FLOOR + 2)


def _sentence_height(fact: Fact, px: int, width: int) -> int:
    return len(fit(fact.sentence, "text", px, width, _HIGH * px, wrap=True).lines) * _line_height("text", px)


def _line_height(role: str, px: int) -> int:
    return round(theme.TYPEFACES[role].pitch * px)


_WIDEST, _SHARE, _BETWEEN = 1780, 0.38, 56
"""Maximum width of card and facts together in u, the card's share of it, and the gap between them in u."""

_UPRIGHT, _ABOVE, _MARGIN = 1.2, 0.46, 70
"""Height, in widths, from which a window has its card above the facts; share of the height that the card takes there;
margin around all in u."""

_TITLE, _FOOT = 84, 56
_SWITCH = 300
"""Width in u of the two chips that choose facts or rules."""

_PARTS = ("facts", "rules")
_LABELS = {f"zoom:{part}": part for part in _PARTS}

_CLOSING = ("escape", "space", "return", "enter", "backspace", "i")
"""Keys that close the zoom."""

_FIRST = 0.85
"""Scale of the card when the scene begins to open."""


class ZoomScene(Scene):
    """``cards`` are ids of cards, boards and tiles; ``place`` is the index of the shown one.

    ``part`` is beside it, its `facts` or its `rules`, in several pages if the window is small; ``page`` is the shown
    one. Unless ``in_play``, the match is only watched, and nothing can be done with a card. ``by_the_book``, in the
    library, both sides of a card can be seen; at the table what the game allows.
    """

    over = True
    kind = ZOOM
    fades = (160, 110)

    def __init__(
        self, context: Context, cards: Sequence[str], place: int = 0, in_play: bool = True, by_the_book: bool = False
    ) -> None:
        super().__init__(context)
        self.by_the_book = by_the_book
        self.turned = False
        self.cards = tuple(cards)
        self.place = place
        self.in_play = in_play
        self.part = "facts"
        self.page = 0
        self._opened = 0.0

    # ------------------------------------------------------------------ time and input
    def update(self, dt: int) -> None:
        super().update(dt)
        if self._opened < 1:
            lasts = self.context.settings.travelling(self.fades[0])
            self._opened, self.changed = min(1.0, self._opened + dt / lasts if lasts else 1.0), True

    def handle(self, value: Input) -> None:
        if isinstance(value, Press | Key):
            self._opened = 1.0
        if isinstance(value, Wheel):
            self._leaf(-value.steps)
        else:
            super().handle(value)

    def on_click(self, click: Click) -> None:
        if click.label == "zoom:previous" and click.button == "left":
            self._leaf(-1)
        elif click.label == "zoom:next" and click.button == "left":
            self._leaf(1)
        elif click.label == "zoom:more" and click.button == "left":
            self._turn(1)
        elif click.label == "zoom:other" and click.button == "left":
            self._turn_over()
        elif isinstance(click.label, SectionLink) and click.button == "left":
            self.look_up(click.label)
        elif click.label in _LABELS and click.button == "left":
            self._show(_LABELS[click.label])
        else:
            self.context.stack.pop()

    def on_key(self, key: Key) -> None:
        if key.name in ("left", "right"):
            self._leaf(-1 if key.name == "left" else 1)
        elif key.name == "r" and not key.mods:
            self._show(_PARTS[self.part == "facts"])
        elif key.name in ("up", "down"):
            self._turn(-1 if key.name == "up" else 1)
        elif key.name == "t" and not key.mods and self._other_side:
            self._turn_over()
        elif key.name in _CLOSING:
            self.context.stack.pop()

    def _leaf(self, by: int) -> None:
        self.place, self.page, self.turned, self.changed = (self.place + by) % len(self.cards), 0, False, True

    @property
    def card(self) -> str:
        """The side that is seen."""
        card = self.cards[self.place]
        return (self._other_side or card) if self.turned else card

    @property
    def _other_side(self) -> str | None:
        """The other side of the card, if it may be seen."""
        return self.context.cards.closely.other_side(self.context, self.cards[self.place], self.by_the_book)

    def _turn_over(self) -> None:
        """Show the other side of the card."""
        self.turned, self.page, self.changed = not self.turned, 0, True

    def _show(self, part: str) -> None:
        self.part, self.page, self.changed = part, 0, True

    def _turn(self, by: int) -> None:
        """Turn to another page of facts or rules."""
        self.page, self.changed = self.page + by, True

    # ------------------------------------------------------------------ drawing
    @property
    def sheet(self) -> ScreenSheet:
        return super().sheet.closer

    def draw(self, canvas: Canvas) -> None:
        draw_scrim(canvas, DEEP)
        canvas.layer = LAYER
        with canvas.measured(self.sheet.metrics):
            self._draw_all(canvas)

    def _draw_all(self, canvas: Canvas) -> None:
        """The card, and beside it its facts or rules."""
        card, sheet = self.card, self.sheet
        face, facts = self._places()
        self._draw_card(canvas, card, face)
        top = pygame.Rect(facts.x, facts.y, facts.width, canvas.px(sheet.grown(_TITLE, 1.3)))
        wide = canvas.px(sheet.grown(_SWITCH, 1.6))
        tall = max(SMALLEST_HIT, round(top.height * 0.6))
        switch = pygame.Rect(top.right - wide, top.centery - tall // 2, wide, tall)
        title = pygame.Rect(top.x, top.y, switch.x - canvas.px(20) - top.x, top.height)
        canvas.text(self.context.wording.title(card), title, "title", theme.POSTER, theme.TXT, upper=True)
        foot = pygame.Rect(facts.x, facts.bottom, facts.width, canvas.px(sheet.grown(_FOOT, 1.5)))
        foot.bottom = facts.bottom
        room = pygame.Rect(facts.x, title.bottom + canvas.px(8), facts.width, foot.y - title.bottom - canvas.px(20))
        rows, preview = self._rows(card)
        parts = pages(canvas, rows, room)
        shown = parts[self.page % len(parts)]
        places = draw_rows(canvas, shown, room, preview, self._effects(card) if len(parts) == 1 else 0)
        self._link_rules(canvas, card, dict(zip(shown, places, strict=True)))
        self._draw_foot(canvas, foot, len(parts))
        for part, place in zip(_PARTS, row_of_rects(switch, len(_PARTS), canvas.px(8)), strict=True):
            chip = Button(f"zoom:{part}", self.text(f"zoom-{part}"), place, tip=self.text(f"zoom-{part}-tip"))
            self.put_chip(canvas, chip, part == self.part)

    def _draw_card(self, canvas: Canvas, card: str, face: pygame.Rect) -> None:
        """The card, which grows a little while the scene opens."""
        picture = self.context.cards.closely.picture(self.context, card, face.width)
        if self._opened < 1:  # without a shadow: to draw one for each size takes longer than all the rest
            picture = pygame.transform.smoothscale_by(picture, _FIRST + (1 - _FIRST) * out_back(self._opened))
            face = picture.get_rect(center=face.center)
        else:
            drop_shadow(canvas, face, 14, 16)
        canvas.image(picture, face.topleft, card)

    def _places(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The places of the card and of its facts, in a window much higher than wide below the card; larger text
        takes room from the card."""
        sheet = self.sheet
        if sheet.height > _UPRIGHT * sheet.width:
            tall = sheet.height * _ABOVE / (1 + 0.3 * (sheet.grown(1) - 1))
            face = sheet.centred(_MARGIN, tall / RATIO, tall)
            face.size = face_size(face.width)
            top = _MARGIN + tall + _BETWEEN
            return face, sheet.centred(top, sheet.width - 2 * _MARGIN, sheet.height - _MARGIN - top)
        whole = min(sheet.width - 140, _WIDEST * max(1.0, sheet.width / 2200))
        tall = min(sheet.height - 150, 1300)
        width = min(whole * _SHARE / (1 + 0.3 * (sheet.grown(1) - 1)), (tall - 40) / RATIO)
        tall = min(tall, max(width * RATIO + 20, 930))
        left, top = (sheet.width - whole) / 2, (sheet.height - tall) / 2
        face = sheet.box(left, (sheet.height - width * RATIO) / 2, width, width * RATIO)
        face.size = face_size(face.width)
        beside = width + _BETWEEN
        return face, sheet.box(left + beside, top, whole - beside, tall)

    def _effects(self, card: str) -> int:
        """The number of facts that tell what the card does, which come first; 0 beside the rules."""
        return 0 if self.part == "rules" else self.context.cards.closely.leading(self.context, card)

    def _rules(self, card: str) -> Mapping[Fact, str]:
        """The rules that concern a card, with their sections of the rules reference."""
        rules = self.context.narrator.rules(card)
        return {Fact(rule.icon, rule.heading, rule.sentence): rule.topic for rule in rules}

    def _rows(self, card: str) -> tuple[tuple[Fact, ...], Fact | None]:
        """The facts or rules beside the card, and the one about what it would bring now."""
        if self.part == "rules":
            return tuple(self._rules(card)), None
        closely, context = self.context.cards.closely, self.context
        preview = closely.preview(context, self.cards[self.place]) if self.in_play else None
        facts = tuple(closely.facts(context, card, self.by_the_book))
        return ((*facts, preview) if preview else facts), preview

    def _link_rules(self, canvas: Canvas, card: str, places: Mapping[Fact, pygame.Rect]) -> None:
        """Link each visible rule to its section of the rules reference."""
        for fact, topic in self._rules(card).items() if self.part == "rules" else ():
            if fact in places:
                tip = self.text("rulebook-here-log", heading=heading(self.context.wording, topic))
                self.put(canvas, Button(SectionLink(topic), "", places[fact], drawn=False, tip=tip))

    def topic_at(self, label: Label | None) -> str | None:
        """The section about a rule or about the card."""
        if isinstance(label, SectionLink):
            return label.section
        return self.context.cards.closely.topic(self.context, self.card)

    def _draw_foot(self, canvas: Canvas, rect: pygame.Rect, parts: int) -> None:
        """How to close the zoom; at the right the buttons that leaf, and the one that turns the page."""
        text, several = self.text, len(self.cards) > 1
        buttons = [("previous", text("zoom-previous")), ("next", text("zoom-next"))] if several else []
        if self._other_side:
            buttons.insert(0, ("other", text("zoom-other")))
        if parts > 1:
            buttons.insert(0, ("more", text("zoom-more", page=self.page % parts + 1, pages=parts)))
        wide, gap = canvas.px(self.sheet.grown(124, 1.5)), canvas.px(14)
        words = pygame.Rect(rect.x, rect.y, rect.width - (wide + gap) * len(buttons), rect.height)
        key = "zoom-close-many" if several else "zoom-close"
        told = text(key, place=self.place + 1, count=len(self.cards))
        canvas.text(told, words, "text", theme.BODY, theme.MUTED, wrap=True)
        for number, (name, label) in enumerate(buttons):
            place = pygame.Rect(words.right + gap + number * (wide + gap), rect.y, wide, rect.height)
            self.put(canvas, Button(f"zoom:{name}", label, place, tip=text(f"zoom-{name}-tip")))


def open_closely(context: Context, id: str) -> None:
    """Show a card, board or tile closely."""
    context.stack.push(ZoomScene(context, (id,)))
