"""The zoom: one card large, with its facts or its rules in words beside it. Arrow keys leaf to its neighbours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.cards.sets.borders import border_sides
from game.match.match import Match
from game.rules.commands import ConstructLocation
from game.rules.forecast import Forecast, if_built
from game.rules.state import Seat
from game.ui.art.card_face import RATIO
from game.ui.art.chrome import drop_shadow
from game.ui.art.faces import face_size
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Input, Key, Press, Wheel
from game.ui.motion.easing import out_back
from game.ui.places import Label, SectionLink
from game.ui.pointer import Click
from game.ui.scenes.explaining import ExplainingScene
from game.ui.scenes.fact_rows import draw_rows, pages
from game.ui.scenes.open_hand import card_picture
from game.ui.shortcuts import ZOOM
from game.ui.theme import BODY, MUTED, POSTER, TXT
from game.ui.topics import topic_of_card
from game.ui.widgets.button import SMALLEST_HIT, Button
from game.ui.widgets.choice import row_of_rects
from game.ui.widgets.dialog import DEEP, LAYER, draw_scrim
from game.wording import Fact, forecasts, printed
from game.wording.card_words import CardRule
from game.wording.rulebook import heading

_WIDEST, _SHARE, _BETWEEN = 1780, 0.38, 56
"""Maximum width of card and facts together in u, the card's share of it, and the gap between them in u."""

_TITLE, _FOOT = 84, 56
_SWITCH = 300
"""Width in u of the two chips that choose facts or rules."""

_PARTS = ("facts", "rules")
_LABELS = {f"zoom:{part}": part for part in _PARTS}

_CLOSING = ("escape", "space", "return", "enter", "backspace", "i")
"""Keys that close the zoom."""

_FIRST = 0.85
"""Scale of the card when the scene begins to open."""


class ZoomScene(ExplainingScene):
    """``cards`` are ids of Locations, Connection cards, faction boards, Machines, Areas, HQ cards and tiles; ``place``
    is the index of the shown one.

    ``part`` is beside it, its `facts` or its `rules`, in several pages if the window is small; ``page`` is the shown
    one. Unless ``in_play``, the match is only watched, and no card can be built. A Machine can be ``turned`` to its
    hacked side only ``by_the_book``, in the library: at the table nobody may look at it (R44.5.1); a border tile
    always.
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
        elif key.name == "t" and not key.mods and self._has_other_side:
            self._turn_over()
        elif key.name in _CLOSING:
            self.context.stack.pop()

    def _leaf(self, by: int) -> None:
        self.place, self.page, self.turned, self.changed = (self.place + by) % len(self.cards), 0, False, True

    @property
    def card(self) -> str:
        """The side that is seen."""
        card = self.cards[self.place]
        return (self.context.catalog.other_face(card) or card) if self.turned else card

    @property
    def _has_other_side(self) -> bool:
        card, catalog = self.cards[self.place], self.context.catalog
        return card in border_sides(catalog) or (self.by_the_book and catalog.other_face(card) is not None)

    def _turn_over(self) -> None:
        """Show the other side of a Machine or a border tile."""
        self.turned, self.page, self.changed = not self.turned, 0, True

    def _show(self, part: str) -> None:
        self.part, self.page, self.changed = part, 0, True

    def _turn(self, by: int) -> None:
        """Turn to another page of facts or rules."""
        self.page, self.changed = self.page + by, True

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        draw_scrim(canvas, DEEP)
        canvas.layer = LAYER
        card, sheet = self.card, self.sheet
        face, facts = self._places()
        self._draw_card(canvas, card, face)
        top = pygame.Rect(facts.x, facts.y, facts.width, canvas.px(sheet.grown(_TITLE, 1.3)))
        wide = self.context.metrics.px(self.sheet.grown(_SWITCH, 1.6))
        tall = max(SMALLEST_HIT, round(top.height * 0.6))
        switch = pygame.Rect(top.right - wide, top.centery - tall // 2, wide, tall)
        title = pygame.Rect(top.x, top.y, switch.x - canvas.px(20) - top.x, top.height)
        canvas.text(self.context.wording.title(card), title, "title", POSTER, TXT, upper=True)
        foot = pygame.Rect(facts.x, facts.bottom, facts.width, canvas.px(sheet.grown(_FOOT, 1.5)))
        foot.bottom = facts.bottom
        room = pygame.Rect(facts.x, title.bottom + canvas.px(8), facts.width, foot.y - title.bottom - canvas.px(20))
        rows, preview = self._rows(card)
        parts = pages(canvas, rows, room)
        shown = parts[self.page % len(parts)]
        places = draw_rows(canvas, shown, room, preview, self._effects(card) if len(parts) == 1 else 0)
        self._link_rules(canvas, card, dict(zip(shown, places, strict=True)))
        self._draw_foot(canvas, foot, len(parts))
        text = self.context.text
        for part, place in zip(_PARTS, row_of_rects(switch, len(_PARTS), canvas.px(8)), strict=True):
            chip = Button(f"zoom:{part}", text(f"zoom-{part}"), place, tip=text(f"zoom-{part}-tip"))
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
        """The places of the card and of its facts; larger text takes room from the card."""
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
        match, wording = self.context.match, self.context.wording
        return printed.facts(wording, wording.catalog.printed[card], match.game if match else None, self.by_the_book)

    def _effects(self, card: str) -> int:
        """The number of facts that tell what the card does, which come first; 0 beside the rules."""
        wording = self.context.wording
        return 0 if self.part == "rules" else printed.effects(wording, wording.catalog.printed[card])

    def _rules(self, card: str) -> tuple[Fact, ...]:
        """The rules that concern a card."""
        return tuple(Fact(rule.icon, rule.heading, rule.sentence) for rule in self._rules_of(card))

    def _rules_of(self, card: str) -> tuple[CardRule, ...]:
        wording = self.context.wording
        return printed.rules(wording, wording.catalog.printed[card])

    def _rows(self, card: str) -> tuple[tuple[Fact, ...], Fact | None]:
        """The facts or rules beside the card, and the one about building it now."""
        if self.part == "rules":
            return self._rules(card), None
        facts, preview = self._facts(card), self._if_built()
        return ((*facts, preview) if preview else facts), preview

    def _link_rules(self, canvas: Canvas, card: str, places: Mapping[Fact, pygame.Rect]) -> None:
        """Link each visible rule to its section of the rules reference."""
        if self.part != "rules":
            return
        for rule, fact in zip(self._rules_of(card), self._rules(card), strict=True):
            if fact in places:
                tip = self.context.text("rulebook-here-log", heading=heading(self.context.wording, rule.topic))
                button = Button(SectionLink(rule.topic), "", places[fact], drawn=False, tip=tip)
                self.put(canvas, button)

    def topic_at(self, label: Label | None) -> str | None:
        """The section about a rule or about the card."""
        if isinstance(label, SectionLink):
            return label.section
        return topic_of_card(self.context.wording, self.card)

    def _if_built(self) -> Fact | None:
        """What building this card now would bring, if it is in the viewer's hand."""
        match, card, seat = self.context.match, self.cards[self.place], self.context.viewer
        if (
            match is None
            or not isinstance(seat, Seat)
            or not self.in_play
            or match.status.phase != "action"
            or card not in (match.view(seat).player(seat).hand or ())
        ):
            return None
        return Fact("build", self.context.text("zoom-if-built"), self._gain_if_built(match, seat, card))

    def _gain_if_built(self, match: Match, seat: Seat, card: str) -> str:
        """Price and gain if the card can be constructed now, else its gain alone."""
        wording = self.context.wording
        waiting = match.status.to_move == seat and not match.awaiting_end_turn
        for command in match.legal() if waiting else ():
            if isinstance(command, ConstructLocation) and command.card == card:
                foreseen = match.forecast(command)
                if isinstance(foreseen, Forecast):
                    asked = forecasts.forecast_question(wording, foreseen, command, card, match.names)
                    return " ".join(
                        filter(None, (f"{forecasts.forecast(wording, foreseen, command, match.names)}.", asked))
                    )
        gained, options = match.ask(if_built, seat, card), forecasts.options_of(wording, card)
        told = [wording.any_of([wording.goods(goods) for goods in options])] if options else []
        return wording.all_of([*([wording.goods(gained)] if gained or not told else []), *told])

    def _draw_foot(self, canvas: Canvas, rect: pygame.Rect, parts: int) -> None:
        """How to close the zoom; at the right the buttons that leaf, and the one that turns the page."""
        text, several = self.context.text, len(self.cards) > 1
        buttons = [("previous", text("zoom-previous")), ("next", text("zoom-next"))] if several else []
        if self._has_other_side:
            buttons.insert(0, ("other", text("zoom-other")))
        if parts > 1:
            buttons.insert(0, ("more", text("zoom-more", page=self.page % parts + 1, pages=parts)))
        wide, gap = canvas.px(self.sheet.grown(124, 1.5)), canvas.px(14)
        words = pygame.Rect(rect.x, rect.y, rect.width - (wide + gap) * len(buttons), rect.height)
        key = "zoom-close-many" if several else "zoom-close"
        canvas.text(text(key, place=self.place + 1, count=len(self.cards)), words, "text", BODY, MUTED, wrap=True)
        for number, (name, label) in enumerate(buttons):
            place = pygame.Rect(words.right + gap + number * (wide + gap), rect.y, wide, rect.height)
            self.put(canvas, Button(f"zoom:{name}", label, place, tip=text(f"zoom-{name}-tip")))


def open_board(context: Context, faction: str) -> None:
    """Show a faction board closely."""
    context.stack.push(ZoomScene(context, (faction,)))
