"""The panel in which the sets of a new game are chosen, with the mistakes in packs."""

from __future__ import annotations

import pygame

from game.paths import packs_folder
from game.ui.canvas import Canvas
from game.ui.places import ExpansionChip, Label, SetChip
from game.ui.scene import Scene
from game.ui.scenes.starting.chosen_sets import ChosenSets
from game.ui.theme import BODY, CAPTION, FLOOR, ICON_FLOOR, MUTED, PLAIN, TITLE, TXT
from game.ui.widgets.button import Button
from game.ui.widgets.choice import row_of_rects

NONE = "none"
"""Stands for no expansion in labels."""

ABREAST, PAGED = 4, 3
"""Columns of promos and packs, and columns if there are several pages."""

_LINE, _MISTAKE = 84, 46
"""Heights of the choices and of the lines about a mistake, in u."""

_OF_TWO = 0.4
"""Maximum size of letters of which two lines must fit, as a share of their room."""

_WORDS, _HALF, _TURN = 112, 0.6, 40
"""Width of the headings, in u; share of the line that the expansions take; width of an arrow, in u."""


class SetPanel:
    """Draws the choice in a scene and answers its clicks; ``page`` is that of the promos and packs."""

    def __init__(self, scene: Scene, chosen: ChosenSets) -> None:
        self._scene = scene
        self.chosen = chosen
        self.page = 0

    @property
    def height(self) -> float:
        """Height in u."""
        return _LINE + (_MISTAKE if self.chosen.refused else 0)

    # ------------------------------------------------------------------ acting
    def click(self, label: Label | None) -> bool:
        """Answer a click; True if it was meant for the panel."""
        match label:
            case ExpansionChip(name):
                self.chosen.expansion = None if name == NONE else name
            case SetChip(name):
                self.chosen.toggle(name)
            case "sets:on":
                self.page += 1
            case "sets:back":
                self.page -= 1
            case _:
                return False
        return True

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas, rect: pygame.Rect) -> None:
        canvas.panel(rect, PLAIN, "sets")
        pad, gap = canvas.px(20), canvas.px(40)
        line = pygame.Rect(rect.x + pad, rect.y, rect.width - 2 * pad, min(rect.height, canvas.px(_LINE)))
        line = line.inflate(0, -2 * canvas.px(10))
        left = pygame.Rect(line.x, line.y, round((line.width - gap) * _HALF), line.height)
        right = pygame.Rect(left.right + gap, line.y, line.right - left.right - gap, line.height)
        self._draw_expansions(canvas, left)
        self._draw_others(canvas, right)
        if self.chosen.refused:
            top = line.bottom + canvas.px(4)
            self._draw_mistake(canvas, pygame.Rect(line.x, top, line.width, rect.bottom - canvas.px(8) - top))

    def _draw_expansions(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the expansions, of which one or none is chosen."""
        chosen, room = self.chosen, self._named(canvas, rect, "sets-expansion")
        values = (None, *chosen.expansions)
        for name, place in zip(values, row_of_rects(room, len(values), canvas.px(4)), strict=True):
            words = self._title(name) if name else self._text("sets-none")
            tip = self._note(name) if name else self._text("sets-none-note")
            chip = Button(ExpansionChip(name or NONE), words, place, icon=f"set_{name or NONE}", tip=tip)
            self._scene.put_chip(canvas, chip, chosen.expansion == name)

    def _draw_others(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw promos and packs with boxes to tick; one with a mistake tells it in its tooltip."""
        names = (*self.chosen.others, *self.chosen.refused)
        room = self._named(canvas, rect, "sets-more")
        abreast = ABREAST if len(names) <= ABREAST else PAGED
        if len(names) > ABREAST:
            room = self._put_arrows(canvas, room, -(-len(names) // PAGED))
        first = self.page * abreast
        shown = names[first : first + abreast]
        places = row_of_rects(room, abreast, canvas.px(8))
        if len(names) < ABREAST - 1 and not any(map(self.chosen.is_pack, names)):
            self._draw_hint(canvas, places[len(names)].unionall(places[len(names) :]))
        for name, place in zip(shown, places, strict=False):
            mistake = self.chosen.refused.get(name)
            is_on = name in self.chosen.extras
            why = self._text("sets-mistake", sentence=self._scene.context.wording.finding(mistake)) if mistake else None
            icon = "ticked" if is_on else "unticked"
            chip = Button(SetChip(name), self._title(name), place, icon=icon, why=why, tip=self._note(name))
            self._scene.put_chip(canvas, chip, is_on)

    def _draw_hint(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Tell where packs go, if there are none."""
        folder = packs_folder(self._scene.context.data)
        with canvas.within(rect):
            words = self._text("sets-hint", folder=str(folder))
            canvas.text(words, rect.move(canvas.px(8), 0).inflate(-canvas.px(16), 0), "text", CAPTION, MUTED, wrap=True)

    def _put_arrows(self, canvas: Canvas, rect: pygame.Rect, pages: int) -> pygame.Rect:
        """Draw the arrows to other pages; returns the room between them."""
        self.page = min(max(0, self.page), pages - 1)
        wide, gap = max(24, canvas.px(_TURN)), canvas.px(8)
        back = pygame.Rect(rect.x, rect.y, wide, rect.height)
        on = pygame.Rect(rect.right - wide, rect.y, wide, rect.height)
        page = {"page": self.page + 1, "pages": pages}
        for name, words, place, last in (("back", "‹", back, self.page == 0), ("on", "›", on, self.page == pages - 1)):
            tip = self._text(f"sets-{name}", **page)
            why = self._text(f"sets-{name}-end", **page) if last else None
            self._scene.put(canvas, Button(f"sets:{name}", words, place, u=TITLE, why=why, tip=tip))
        return pygame.Rect(back.right + gap, rect.y, on.x - back.right - 2 * gap, rect.height)

    def _draw_mistake(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the first mistake and how to correct it; tooltips of packs tell all."""
        mistakes = list(self.chosen.refused.values())
        size = max(ICON_FLOOR, min(rect.height, canvas.px(30)))
        canvas.icon("crossed", (rect.x + size // 2, rect.centery), size)
        left = rect.x + size + canvas.px(12)
        words = self._text("sets-mistake", sentence=str(mistakes[0]))
        if len(mistakes) > 1:
            words += " " + self._text("sets-mistakes", count=len(mistakes) - 1)
        with canvas.within(rect):
            room = pygame.Rect(left, rect.y, rect.right - left, rect.height)
            px = max(FLOOR, min(canvas.metrics.text_px(BODY), round(room.height * _OF_TWO)))
            canvas.letters(words, room, "text", px, TXT, wrap=True)

    def _named(self, canvas: Canvas, rect: pygame.Rect, key: str) -> pygame.Rect:
        """Draw a heading at the left; returns the room for its choices."""
        words = pygame.Rect(rect.x, rect.y, canvas.px(_WORDS), rect.height)
        with canvas.within(rect):
            canvas.text(self._text(key), words, "text", BODY, TXT, wrap=True)
        left = words.right + canvas.px(16)
        return pygame.Rect(left, rect.y, rect.right - left, rect.height)

    # ------------------------------------------------------------------ words
    def _text(self, key: str, **facts: object) -> str:
        return self._scene.context.text(key, **facts)

    def _title(self, name: str) -> str:
        return self._scene.context.wording.set_title(name)

    def _note(self, name: str) -> str:
        """The tooltip of a set: its content and its number of cards; for a pack, also its folder."""
        if name in self.chosen.refused:
            return ""
        titles, cards = self.chosen.count(name)
        folder = packs_folder(self._scene.context.data) / name
        key = "sets-pack-note" if self.chosen.is_pack(name) else f"sets-note-{name.replace('_', '-')}"
        what = self._text(key, folder=str(folder))
        return f"{self._text('sets-count', titles=titles, cards=cards)} {what}"
