"""The zoom: one card large, every fact of it in words beside it. Its neighbours are an arrow key away."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.commands import ConstructLocation
from game.rules.forecast import Forecast
from game.ui.art.chrome import drop_shadow
from game.ui.art.faces import connection_face, full_face
from game.ui.canvas import Canvas
from game.ui.input import Input, Key, Wheel
from game.ui.pointer import Click
from game.ui.scene import Context, Scene
from game.ui.theme import INK, MUTED, NOTE_INK, PAPER, SHEET, SUNK, TXT
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import DEEP, LAYER, draw_scrim
from game.wording.card_words import Fact

_FACE = (366, 152, 552)
_FACTS = (980, 252, 640)
_ROW, _ROOM = 108, 690


class ZoomScene(Scene):
    """``cards`` are ids of Locations and Connection cards; ``place`` is the one that is shown."""

    over = True

    def __init__(self, context: Context, cards: Sequence[str], place: int = 0) -> None:
        super().__init__(context)
        self.cards = tuple(cards)
        self.place = place

    # ------------------------------------------------------------------ acting
    def handle(self, value: Input) -> None:
        if isinstance(value, Wheel):
            self._leaf(-value.steps)
        else:
            super().handle(value)

    def on_click(self, click: Click) -> None:
        if click.label == "zoom:previous":
            self._leaf(-1)
        elif click.label == "zoom:next":
            self._leaf(1)
        else:
            self.context.stack.pop()

    def on_key(self, key: Key) -> None:
        if key.name in ("left", "right"):
            self._leaf(-1 if key.name == "left" else 1)
        elif not key.name.endswith("alt"):
            self.context.stack.pop()

    def _leaf(self, by: int) -> None:
        self.place, self.changed = (self.place + by) % len(self.cards), True

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        draw_scrim(canvas, DEEP)
        canvas.layer = LAYER
        card = self.cards[self.place]
        face = self.box(_FACE[0], _FACE[1], _FACE[2], _FACE[2] * 88 / 63)
        drop_shadow(canvas, face, 14, 16)
        canvas.image(self._face(card, face.width), face.topleft, card)
        title = self.box(_FACTS[0], 152, _FACTS[2], 84)
        canvas.text(self.context.wording.title(card), title, "title", 54, TXT, upper=True)
        self._draw_facts(canvas, self._facts(card))
        self._draw_foot(canvas)

    def _face(self, card: str, width: int) -> pygame.Surface:
        catalog, wording = self.context.catalog, self.context.wording
        if card in catalog.locations:
            return full_face(catalog.locations[card], width, wording)
        return connection_face(catalog.connections[card], width, wording)

    def _facts(self, card: str) -> tuple[Fact, ...]:
        catalog, wording = self.context.catalog, self.context.wording
        if card in catalog.locations:
            return wording.card_facts(catalog.locations[card])
        return wording.connection_facts(catalog.connections[card])

    def _draw_facts(self, canvas: Canvas, facts: Sequence[Fact]) -> None:
        preview = self._if_built()
        count = len(facts) + (preview is not None)
        pitch = min(_ROW, _ROOM / max(1, count))
        for number, fact in enumerate(facts):
            self._draw_fact(canvas, fact, self.box(_FACTS[0], _FACTS[1] + number * pitch, _FACTS[2], pitch - 10))
        if preview:
            rect = self.box(_FACTS[0], _FACTS[1] + len(facts) * pitch, _FACTS[2], pitch - 10)
            self._draw_fact(canvas, preview, rect, on_paper=True)

    def _draw_fact(self, canvas: Canvas, fact: Fact, rect: pygame.Rect, on_paper: bool = False) -> None:
        with canvas.within(rect):
            canvas.panel(rect, SHEET._replace(radius=10) if on_paper else SUNK, fact.icon)
            size = min(canvas.px(48), rect.height - canvas.px(10))
            canvas.icon(fact.icon, (rect.x + canvas.px(44), rect.centery), size)
            left = rect.x + canvas.px(90)
            words = pygame.Rect(left, rect.y, rect.right - canvas.px(14) - left, rect.height)
            upper = pygame.Rect(words.x, words.y + canvas.px(4), words.width, round(words.height * 0.4))
            lower = pygame.Rect(words.x, upper.bottom, words.width, words.bottom - upper.bottom - canvas.px(4))
            canvas.text(fact.heading, upper, "title", 22, INK if on_paper else TXT)
            canvas.text(fact.sentence, lower, "text", 19, NOTE_INK if on_paper else PAPER, wrap=True)

    def _if_built(self) -> Fact | None:
        """What building this card now would bring, if the player who looks at it may build it."""
        match, card = self.context.match, self.cards[self.place]
        seat = self.context.viewer
        if match is None or seat is None or match.awaiting_end_turn or match.state.to_move != seat:
            return None
        for command in match.legal():
            if isinstance(command, ConstructLocation) and command.card == card:
                result = match.forecast(command)
                if isinstance(result, Forecast):
                    sentence = self.context.wording.forecast(result, command, match.names)
                    return Fact("build", self.context.text("zoom-if-built"), sentence)
        return None

    def _draw_foot(self, canvas: Canvas) -> None:
        text = self.context.text
        canvas.text(text("zoom-close"), self.box(_FACTS[0], 962, 420, 56), "text", 18, MUTED)
        if len(self.cards) > 1:
            self.put(canvas, Button("zoom:previous", text("zoom-previous"), self.box(1404, 962, 100, 56), u=18))
            self.put(canvas, Button("zoom:next", text("zoom-next"), self.box(1520, 962, 100, 56), u=18))
