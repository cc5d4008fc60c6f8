"""The zoom: one card large, beside it every fact of it in words, or the rules that concern it. Its neighbours are an
arrow key away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.match.match import Match
from game.rules.commands import ConstructLocation
from game.rules.forecast import Forecast, if_built
from game.rules.state import Seat
from game.ui.art.card_face import RATIO
from game.ui.art.chrome import drop_shadow
from game.ui.art.faces import face_size
from game.ui.art.lettering import fit
from game.ui.canvas import Canvas
from game.ui.input import Input, Key, Press, Wheel
from game.ui.motion.easing import out_back
from game.ui.pointer import Click
from game.ui.scene import Context
from game.ui.scenes.explaining import ExplainingScene
from game.ui.scenes.open_hand import card_picture
from game.ui.shortcuts import ZOOM
from game.ui.theme import FLOOR, ICON_FLOOR, INK, MUTED, NOTE_INK, PAPER, SHEET, SUNK, TXT, TYPEFACES
from game.ui.widgets.button import SMALLEST_HIT, Button
from game.ui.widgets.choice import row_of_rects
from game.ui.widgets.dialog import DEEP, LAYER, draw_scrim
from game.wording.card_words import Fact

_WIDEST, _SHARE, _BETWEEN = 1780, 0.38, 56
"""In u: card and facts together at most, the card's share of it, and the air between them."""

_TITLE, _FOOT = 84, 56
_ROW, _GAP = 104, 8
_HEADING, _SENTENCE = 22, 19
_HIGH = 100
"""Lines: higher than any sentence."""

_ICON, _SIDE, _PAD = 90, 16, 5
"""In u: the share of a row that the icon takes, and the air beside and above the words."""

_SWITCH = 300
"""In u: the two chips that say what stands beside the card."""

_PARTS = ("facts", "rules")

_CLOSING = ("escape", "space", "return", "enter", "backspace", "i")
"""Keys that close the zoom."""

_FIRST = 0.85
"""How large the card is when the scene begins to open."""


_LABELS = {f"zoom:{part}": part for part in _PARTS}


class _Setting(NamedTuple):
    """How large the words of all facts are set, in pixels, and how high each row is."""

    heading: int
    sentence: int
    heights: tuple[int, ...]


class ZoomScene(ExplainingScene):
    """``cards`` are ids of Locations, Connection cards and faction boards; ``place`` is the one that is shown.

    ``part`` is what stands beside it: its `facts` or its `rules`.
    """

    over = True
    kind = ZOOM
    fades = (160, 110)

    def __init__(self, context: Context, cards: Sequence[str], place: int = 0) -> None:
        super().__init__(context)
        self.cards = tuple(cards)
        self.place = place
        self.part = "facts"
        self._opened = 0.0

    # ------------------------------------------------------------------ time and input
    def update(self, dt: int) -> None:
        super().update(dt)
        if self._opened < 1:
            lasts = self.context.settings.lasting(self.fades[0])
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
        elif click.label in _LABELS and click.button == "left":
            self.part, self.changed = _LABELS[click.label], True
        else:
            self.context.stack.pop()

    def on_key(self, key: Key) -> None:
        if key.name in ("left", "right"):
            self._leaf(-1 if key.name == "left" else 1)
        elif key.name == "r" and not key.mods:
            self.part, self.changed = _PARTS[self.part == "facts"], True
        elif key.name in _CLOSING:
            self.context.stack.pop()

    def _leaf(self, by: int) -> None:
        self.place, self.changed = (self.place + by) % len(self.cards), True

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        draw_scrim(canvas, DEEP)
        canvas.layer = LAYER
        card, sheet = self.cards[self.place], self.sheet
        face, facts = self._places()
        self._draw_card(canvas, card, face)
        top = pygame.Rect(facts.x, facts.y, facts.width, canvas.px(sheet.grown(_TITLE, 1.3)))
        switch = self._switch_place(top)
        title = pygame.Rect(top.x, top.y, switch.x - canvas.px(20) - top.x, top.height)
        canvas.text(self.context.wording.title(card), title, "title", 54, TXT, upper=True)
        foot = pygame.Rect(facts.x, facts.bottom, facts.width, canvas.px(sheet.grown(_FOOT, 1.5)))
        foot.bottom = facts.bottom
        room = pygame.Rect(facts.x, title.bottom + canvas.px(8), facts.width, foot.y - title.bottom - canvas.px(20))
        rows, preview = self._rows(card)
        _draw_rows(canvas, rows, room, preview)
        self._draw_foot(canvas, foot)
        self._draw_switch(canvas, switch)

    def _switch_place(self, top: pygame.Rect) -> pygame.Rect:
        """At the right of the title."""
        wide = self.context.metrics.px(self.sheet.grown(_SWITCH, 1.6))
        tall = max(SMALLEST_HIT, round(top.height * 0.6))
        return pygame.Rect(top.right - wide, top.centery - tall // 2, wide, tall)

    def _draw_switch(self, canvas: Canvas, switch: pygame.Rect) -> None:
        """Two chips: the facts of the card, or its rules."""
        text = self.context.text
        for part, place in zip(_PARTS, row_of_rects(switch, len(_PARTS), canvas.px(8)), strict=True):
            chip = Button(f"zoom:{part}", text(f"zoom-{part}"), place, u=18, tip=text(f"zoom-{part}-tip"))
            self.put_chip(canvas, chip, part == self.part)

    def _draw_card(self, canvas: Canvas, card: str, face: pygame.Rect) -> None:
        """The card, which grows a little while the scene opens."""
        picture = card_picture(self.context, card, face.width)
        if self._opened < 1:
            picture = pygame.transform.smoothscale_by(picture, _FIRST + (1 - _FIRST) * out_back(self._opened))
            face = picture.get_rect(center=face.center)
        drop_shadow(canvas, face, 14, 16)
        canvas.image(picture, face.topleft, card)

    def _places(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Where the card lies and where its facts stand: larger text takes room from the card."""
        sheet = self.sheet
        whole = min(sheet.width - 140, _WIDEST * max(1.0, sheet.width / 2200))
        tall = min(sheet.height - 150, 1300)
        width = min(whole * _SHARE / (1 + 0.3 * (sheet.grown(1) - 1)), (tall - 40) / RATIO)
        tall = min(tall, max(width * RATIO + 20, 930))
        left, top = (sheet.width - whole) / 2, (sheet.height - tall) / 2
        face = sheet.box(left, (sheet.height - width * RATIO) / 2, width, width * RATIO)
        face.size = face_size(face.width)
        beside = width + _BETWEEN
        return face, sheet.box(left + beside, top, whole - beside, tall)

    def _facts(self, card: str) -> tuple[Fact, ...]:
        catalog, wording = self.context.catalog, self.context.wording
        if card in catalog.locations:
            return wording.card_facts(catalog.locations[card])
        if card in catalog.factions:
            return wording.faction_facts(catalog.factions[card])
        return wording.connection_facts(catalog.connections[card])

    def _rules(self, card: str) -> tuple[Fact, ...]:
        """The rules that concern a card, each with its numbers beside its heading."""
        catalog, text = self.context.catalog, self.context.text
        known = catalog.locations.get(card) or catalog.factions.get(card) or catalog.connections[card]
        return tuple(
            Fact(rule.icon, text("zoom-rule", heading=rule.heading, numbers=rule.numbers), rule.sentence)
            for rule in self.context.wording.card_rules(known)
        )

    def _rows(self, card: str) -> tuple[tuple[Fact, ...], Fact | None]:
        """What stands beside the card, and which of it tells what building it now would bring."""
        if self.part == "rules":
            return self._rules(card), None
        facts, preview = self._facts(card), self._if_built()
        return ((*facts, preview) if preview else facts), preview

    def _if_built(self) -> Fact | None:
        """What building this card now would bring, if it lies in the hand of the player who looks at it."""
        match, card, seat = self.context.match, self.cards[self.place], self.context.viewer
        if match is None or seat is None or match.state.phase != "action" or card not in match.state.player(seat).hand:
            return None
        return Fact("build", self.context.text("zoom-if-built"), self._gain_if_built(match, seat, card))

    def _gain_if_built(self, match: Match, seat: Seat, card: str) -> str:
        """Price and gain if the card can be constructed at once, else its gain alone."""
        wording = self.context.wording
        waiting = match.state.to_move == seat and not match.awaiting_end_turn
        for command in match.legal() if waiting else ():
            if isinstance(command, ConstructLocation) and command.card == card:
                foreseen = match.forecast(command)
                if isinstance(foreseen, Forecast):
                    return wording.forecast(foreseen, command, match.names)
        return wording.goods(if_built(match.game, match.state, seat, card))

    def _draw_foot(self, canvas: Canvas, rect: pygame.Rect) -> None:
        text, sheet = self.context.text, self.sheet
        several = len(self.cards) > 1
        wide, gap = canvas.px(sheet.grown(124, 1.5)), canvas.px(14)
        words = pygame.Rect(rect.x, rect.y, rect.width - (2 * wide + 2 * gap if several else 0), rect.height)
        key = "zoom-close-many" if several else "zoom-close"
        canvas.text(text(key, place=self.place + 1, count=len(self.cards)), words, "text", 18, MUTED, wrap=True)
        if several:
            after = pygame.Rect(rect.right - wide, rect.y, wide, rect.height)
            before, tips = after.move(-wide - gap, 0), (text("zoom-previous-tip"), text("zoom-next-tip"))
            self.put(canvas, Button("zoom:previous", text("zoom-previous"), before, u=20, tip=tips[0]))
            self.put(canvas, Button("zoom:next", text("zoom-next"), after, u=20, tip=tips[1]))


def _draw_rows(canvas: Canvas, rows: Sequence[Fact], room: pygame.Rect, preview: Fact | None) -> None:
    """One below the other; the ``preview`` is on paper."""
    setting = _fitting(canvas, rows, room)
    top = room.y
    for fact, height in zip(rows, setting.heights, strict=True):
        _draw_fact(canvas, fact, pygame.Rect(room.x, top, room.width, height), setting, fact is preview)
        top += height + canvas.px(_GAP)


def _fitting(canvas: Canvas, facts: Sequence[Fact], room: pygame.Rect) -> _Setting:
    """The largest setting in which all facts find room, every row as high as its sentence needs."""
    gaps = canvas.px(_GAP) * (len(facts) - 1)
    for sentence in range(canvas.metrics.text_px(_SENTENCE), FLOOR - 1, -1):
        heading = max(FLOOR, round(sentence * _HEADING / _SENTENCE))
        heights = [_height(canvas, fact, room.width, heading, sentence) for fact in facts]
        if sum(heights) + gaps <= room.height:
            break
    spare = max(0, room.height - gaps - sum(heights)) // max(1, len(facts))
    most = canvas.px(_ROW - _GAP)
    return _Setting(heading, sentence, tuple(max(height, min(height + spare, most)) for height in heights))


def _height(canvas: Canvas, fact: Fact, width: int, heading: int, sentence: int) -> int:
    room = width - canvas.px(_ICON) - canvas.px(_SIDE)
    words = _line_height("title", heading) + _sentence_height(fact, sentence, room)
    return max(words + 2 * canvas.px(_PAD), ICON_FLOOR + 2)


def _sentence_height(fact: Fact, px: int, width: int) -> int:
    return len(fit(fact.sentence, "text", px, width, _HIGH * px, wrap=True).lines) * _line_height("text", px)


def _line_height(role: str, px: int) -> int:
    return round(TYPEFACES[role].pitch * px)


def _draw_fact(canvas: Canvas, fact: Fact, rect: pygame.Rect, setting: _Setting, on_paper: bool) -> None:
    with canvas.within(rect):
        canvas.panel(rect, SHEET._replace(radius=10) if on_paper else SUNK, fact.icon)
        size = max(ICON_FLOOR, min(canvas.px(48), rect.height - canvas.px(10)))
        canvas.icon(fact.icon, (rect.x + canvas.px(_ICON) / 2, rect.centery), size)
        left = rect.x + canvas.px(_ICON)
        width = rect.right - canvas.px(_SIDE) - left
        high = _line_height("title", setting.heading)
        low = _sentence_height(fact, setting.sentence, width)
        upper = pygame.Rect(left, rect.centery - (high + low) // 2, width, high)
        lower = pygame.Rect(left, upper.bottom, width, low)
        canvas.letters(fact.heading, upper, "title", setting.heading, INK if on_paper else TXT)
        ink = NOTE_INK if on_paper else PAPER
        canvas.letters(fact.sentence, lower, "text", setting.sentence, ink, wrap=True)
