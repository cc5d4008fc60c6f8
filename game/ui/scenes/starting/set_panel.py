"""The panels in which the sets and modules of a new game are chosen, a tile each, with the packs and their mistakes;
and the line of the variants that an expansion has of its own."""

from __future__ import annotations

from typing import Final

import msgspec
import pygame

from game.cards.sets.moloch import MOLOCH
from game.cards.sets.no_mans_land import NO_MANS_LAND
from game.paths import packs_folder
from game.rules.options import BOX, Options
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.places import ExpansionChip, Label, SetChip, VariantChip
from game.ui.scene import Scene
from game.ui.scenes.starting.variants import SET_VARIANTS, ChosenSets, Variant, word_of
from game.ui.widgets.button import Button, row_of_rects, toned

_CHOSEN = theme.PanelStyle(theme.PAPER, theme.INK, radius=8)
_OPEN = theme.PanelStyle(theme.PANEL2, theme.LINE, radius=8)

_TILE_PAD, _ICON, _TICK, _FOOT = 10, 46, 30, 32
"""In u: margin, size of the icon, size of the box to tick, least height of the last line."""

_TITLE, _LETTERS = 0.56, 0.84
"""Share of the icon's height that the title takes, and maximum size of letters as a share of their line's height."""


class Tile(msgspec.Struct, frozen=True):
    """``ticked`` is None if the tile is one of several of which one is chosen, else whether its box is ticked."""

    label: Label
    icon: str
    title: str
    count: str
    """How many cards it brings."""

    brings: str
    """One sentence."""

    length: str
    """How long it makes a game, or what it adds to a round."""

    chosen: bool
    ticked: bool | None = None
    why: str | None = None
    """Why it cannot be chosen; shown in place of the length."""

    tip: str | None = None


def draw_tile(scene: Scene, canvas: Canvas, rect: pygame.Rect, tile: Tile) -> None:
    """Draw a tile, to be pressed like a button."""
    button = Button(tile.label, tile.title, rect, why=tile.why, tip=tile.tip, drawn=False)
    style, colour, pale = (_CHOSEN, theme.INK, theme.NOTE_INK) if tile.chosen else (_OPEN, theme.TXT, theme.MUTED)
    if tile.why is not None:
        colour = pale = theme.DISABLED
    elif not tile.chosen:
        style = toned(style, tile.label, scene.touch)
    px, pad = canvas.px, canvas.px(_TILE_PAD)
    inner = rect.inflate(-2 * pad, -2 * px(8))
    with canvas.within(rect):
        canvas.panel(rect, style, tile.label)
        head = pygame.Rect(inner.x, inner.y, inner.width, max(theme.ICON_FLOOR, px(_ICON)))
        low = max(px(_FOOT), inner.height // 5)
        foot = pygame.Rect(inner.x, inner.bottom - low, inner.width, low)
        canvas.icon(tile.icon, (head.x + head.height // 2, head.centery), head.height, dim=tile.why is not None)
        left = head.x + head.height + canvas.px(8)
        title = pygame.Rect(left, head.y, head.right - left, round(head.height * _TITLE))
        count = pygame.Rect(left, title.bottom, title.width, head.bottom - title.bottom)
        _draw_line(canvas, tile.title, title, "strong", canvas.metrics.text_px(theme.BODY), colour)
        _draw_line(canvas, tile.count, count, "text", canvas.metrics.text_px(theme.CAPTION), pale)
        middle = pygame.Rect(inner.x, head.bottom + px(4), inner.width, foot.y - head.bottom - px(8))
        canvas.text(tile.brings, middle, "text", theme.BODY, colour, wrap=True)
        # how long it makes a game, and the box to tick; or why the tile cannot be chosen
        wide = foot.width
        if tile.ticked is not None and tile.why is None:
            size = max(theme.ICON_FLOOR, canvas.px(_TICK))
            place = (foot.right - size // 2, foot.bottom - size // 2)
            canvas.icon("ticked" if tile.ticked else "unticked", place, size)
            wide -= size + canvas.px(6)
        words, ink = (tile.why, theme.TXT) if tile.why else (tile.length, pale)
        canvas.text(words, pygame.Rect(foot.x, foot.y, wide, foot.height), "text", theme.CAPTION, ink, wrap=True)
    scene.put(canvas, button)


def _draw_line(canvas: Canvas, words: str, rect: pygame.Rect, role: str, px: int, colour: str) -> None:
    """Set a line at ``px``, but no larger than fits with the tails of its letters."""
    canvas.letters(words, rect, role, max(theme.FLOOR, min(px, round(rect.height * _LETTERS))), colour)


HEIGHT = 74
"""In u."""

_HEADINGS: Final = {MOLOCH: ("machines", 120), NO_MANS_LAND: ("map", 220)}
"""Expansion -> the name of the panel, and the width of its heading in u."""

_LEVELS, _NOTE = 480, 380
"""In u: widths of the levels, and of what the chosen one means; the rest is for a box to tick."""


def draw_own(scene: Scene, canvas: Canvas, rect: pygame.Rect, expansion: str, options: Options) -> None:
    """Draw the choice in a scene, which answers the clicks on it."""
    panel, wide = _HEADINGS[expansion]
    canvas.panel(rect, theme.PLAIN, panel)
    line = rect.inflate(-2 * canvas.px(20), -2 * canvas.px(8))
    place, gap = pygame.Rect(line.x, line.y, canvas.px(wide), line.height), canvas.px(16)
    with canvas.within(rect):
        canvas.text(scene.context.text(f"new-{panel}"), place, "text", theme.BODY, theme.TXT, wrap=True)
    for variant in SET_VARIANTS[expansion]:
        place = pygame.Rect(place.right + gap, line.y, line.right - place.right - gap, line.height)
        if len(variant.values) > 2:
            place.width = canvas.px(_LEVELS) + gap + canvas.px(_NOTE)
            _put_levels(scene, canvas, place, variant, options, rect)
        else:
            is_on = bool(variant.chosen(options))
            words, icon = scene.context.text(f"option-{variant.key}"), "ticked" if is_on else "unticked"
            chip = Button(VariantChip(variant.name, word_of(not is_on)), words, place, icon=icon, u=theme.BODY)
            scene.put_chip(canvas, chip, is_on)


def _put_levels(
    scene: Scene, canvas: Canvas, rect: pygame.Rect, variant: Variant, options: Options, panel: pygame.Rect
) -> None:
    """The levels side by side, and at their right what the chosen one means, in a ``panel``."""
    text, key, chosen = scene.context.text, f"option-{variant.key}", variant.chosen(options)
    levels = pygame.Rect(rect.x, rect.y, canvas.px(_LEVELS), rect.height)
    note = pygame.Rect(0, rect.y, canvas.px(_NOTE), rect.height)
    note.right = rect.right
    with canvas.within(panel):
        canvas.text(text(f"{key}-note", level=word_of(chosen)), note, "text", theme.BODY, theme.MUTED, wrap=True)
    for value, place in zip(variant.values, row_of_rects(levels, len(variant.values), canvas.px(8)), strict=True):
        word = word_of(value)
        tip = text(f"{key}-note", level=word)
        chip = Button(VariantChip(variant.name, word), text(f"{key}-{word}"), place, icon=word, tip=tip)
        scene.put_chip(canvas, chip, value == chosen)


NONE = "none"
"""Stands for no expansion in labels."""

ABREAST, PAGED = 4, 3
"""Columns of packs, and columns if there are several pages."""

LENGTHS: Final = {
    NONE: "base", "new_era": "same", "winter": "same", "scavengers": "same", "allies": "half", "moloch": "whole",
    "no_mans_land": "less", "promo_1": "same", "promo_2": "same",
}  # fmt: skip
"""Set -> how long it makes a game, as it was measured (`docs/balance.md`)."""

_ICONS: Final = {"promo_1": "set_base"}
"""Icons of sets without one of their own."""

_HINT, _PACKS = 34, 58
"""Heights in u: of the line that tells where packs go, and of the packs."""

_TALLEST = 1.3
"""Maximum height of a tile in its widths, if all stand in one row."""

_OF_TWO = 0.4
"""Maximum size of letters of which two lines must fit, as a share of their room."""

_WORDS, _TURN, _PAD, _SIDE, _GAP = 120, 40, 12, 20, 10
"""In u: width of the headings and of an arrow, margins of the panels above and beside, and gap between them."""


class SetPanel:
    """Draws the choice in a scene and answers its clicks; ``page`` is that of the packs."""

    def __init__(self, scene: Scene, chosen: ChosenSets, is_solo: bool) -> None:
        self._scene = scene
        self._is_solo = is_solo
        self.chosen = chosen
        self.page = 0

    @property
    def least_height(self) -> float:
        """Height in u of all but the tiles."""
        return 4 * _PAD + _GAP + self._below

    @property
    def _below(self) -> float:
        """Height in u of the line about packs."""
        return _PACKS if self.chosen.packs or self.chosen.refused else _HINT

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
    def draw(self, canvas: Canvas, rect: pygame.Rect, options: Options) -> None:
        """Draw expansions, then promos and modules with the packs below them."""
        pad, side, gap, below = map(canvas.px, (_PAD, _SIDE, _GAP, self._below))
        tall = (rect.height - 4 * pad - gap - below) // 2
        upper = pygame.Rect(rect.x, rect.y, rect.width, tall + 2 * pad)
        lower = pygame.Rect(rect.x, upper.bottom + gap, rect.width, rect.bottom - upper.bottom - gap)
        canvas.panel(upper, theme.PLAIN, "expansions")
        self._draw_tiles(canvas, upper.inflate(-2 * side, -2 * pad), "sets-expansion", self._expansions())
        canvas.panel(lower, theme.PLAIN, "sets")
        inner = lower.inflate(-2 * side, -2 * pad)
        tiles = pygame.Rect(inner.x, inner.y, inner.width, tall)
        extras = [self._set(SetChip(name), name, name in self.chosen.extras, True) for name in self.chosen.promos]
        extras += [self._module(module, options) for module in self.chosen.modules]
        self._draw_tiles(canvas, tiles, "sets-more", extras)
        last = lower.bottom - canvas.px(4) - tiles.bottom
        self._draw_packs(canvas, pygame.Rect(inner.x, tiles.bottom, inner.width, last))

    def _draw_tiles(self, canvas: Canvas, rect: pygame.Rect, heading: str, tiles: list[Tile]) -> None:
        """Draw tiles side by side, in two rows where they would be much higher than wide."""
        room, gap = self._named(canvas, rect, heading), canvas.px(8)
        rows = 2 if room.height * len(tiles) > _TALLEST * room.width else 1
        columns, high = -(-len(tiles) // rows), (room.height + gap) // rows - gap
        for number, tile in enumerate(tiles):
            line = pygame.Rect(room.x, room.y + number // columns * (high + gap), room.width, high)
            draw_tile(self._scene, canvas, row_of_rects(line, columns, gap)[number % columns], tile)

    def _expansions(self) -> list[Tile]:
        """The expansions, of which one or none is chosen."""
        chosen = self.chosen
        none = Tile(
            ExpansionChip(NONE), f"set_{NONE}", self._text("sets-none"), self._number("base"), self._brings(NONE),
            self._length(NONE), chosen.expansion is None, tip=self._text("sets-none-note"),
        )  # fmt: skip
        return [none, *(self._set(ExpansionChip(name), name, chosen.expansion == name) for name in chosen.expansions)]

    def _set(self, label: Label, name: str, is_on: bool, has_box: bool = False) -> Tile:
        return Tile(
            label, _ICONS.get(name, f"set_{name}"), self._title(name), self._number(name), self._brings(name),
            self._length(name), is_on, is_on if has_box else None, tip=self._note(name),
        )  # fmt: skip

    def _module(self, module: Variant, options: Options) -> Tile:
        """A module; one that cannot be played says what it needs."""
        name, key = module.name, module.key
        lacks = self.chosen.lacks(name)
        why = self._text("box-only-with", set=self._title(lacks)) if lacks else None
        is_on = why is None and bool(module.chosen(options))
        count, brings = self._pieces(name), self._text(f"box-brings-{key}", kind="solo" if self._is_solo else "several")
        return Tile(
            VariantChip(name, word_of(not is_on)), BOX[name].kind, self._text(f"box-title-{key}"), count, brings,
            self._text(f"box-adds-{key}"), is_on, is_on, why, tip=f"{count}. {brings}",
        )  # fmt: skip

    # ------------------------------------------------------------------ packs
    def _draw_packs(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the packs; without them, where they go."""
        if self.chosen.packs or self.chosen.refused:
            top = rect.y + canvas.px(8)
            self._draw_choice(canvas, pygame.Rect(rect.x, top, rect.width, rect.bottom - canvas.px(2) - top))
        else:
            folder = packs_folder(self._scene.context.data)
            left = canvas.px(_WORDS + 16)
            with canvas.within(rect):
                words, room = self._text("sets-hint", folder=str(folder)), rect.inflate(-left, 0)
                canvas.text(words, room.move(left // 2, 0), "text", theme.CAPTION, theme.MUTED, wrap=True)

    def _draw_choice(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw packs with boxes to tick; one with a mistake tells it in its tooltip."""
        names = (*self.chosen.packs, *self.chosen.refused)
        room = self._named(canvas, rect, "box-packs")
        abreast = ABREAST if len(names) <= ABREAST else PAGED
        if len(names) > ABREAST:
            room = self._put_arrows(canvas, room, -(-len(names) // PAGED))
        first = self.page * abreast
        shown = names[first : first + abreast]
        for name, place in zip(shown, row_of_rects(room, abreast, canvas.px(8)), strict=False):
            mistake = self.chosen.refused.get(name)
            is_on = name in self.chosen.extras
            why = self._text("sets-mistake", sentence=self._scene.context.wording.finding(mistake)) if mistake else None
            icon = "ticked" if is_on else "unticked"
            chip = Button(SetChip(name), self._title(name), place, icon=icon, why=why, tip=self._note(name))
            self._scene.put_chip(canvas, chip, is_on)

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
            self._scene.put(canvas, Button(f"sets:{name}", words, place, u=theme.TITLE, why=why, tip=tip))
        return pygame.Rect(back.right + gap, rect.y, on.x - back.right - 2 * gap, rect.height)

    def draw_mistake(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the first mistake and how to correct it; tooltips of packs tell all."""
        mistakes = list(self.chosen.refused.values())
        size = max(theme.ICON_FLOOR, min(rect.height, canvas.px(30)))
        canvas.icon("crossed", (rect.x + size // 2, rect.centery), size)
        left = rect.x + size + canvas.px(12)
        words = self._text("sets-mistake", sentence=self._scene.context.wording.finding(mistakes[0]))
        if len(mistakes) > 1:
            words += " " + self._text("sets-mistakes", count=len(mistakes) - 1)
        room = pygame.Rect(left, rect.y, rect.right - left, rect.height).inflate(0, -canvas.px(6))
        px = max(theme.FLOOR, min(canvas.metrics.text_px(theme.BODY), round(room.height * _OF_TWO)))
        canvas.letters(words, room, "text", px, theme.TXT, wrap=True)

    def _named(self, canvas: Canvas, rect: pygame.Rect, key: str) -> pygame.Rect:
        """Draw a heading at the left; returns the room for its choices."""
        words = pygame.Rect(rect.x, rect.y, canvas.px(_WORDS), rect.height)
        with canvas.within(rect):
            canvas.text(self._text(key), words, "text", theme.BODY, theme.TXT, wrap=True)
        left = words.right + canvas.px(16)
        return pygame.Rect(left, rect.y, rect.right - left, rect.height)

    # ------------------------------------------------------------------ words
    def _text(self, key: str, **facts: object) -> str:
        return self._scene.context.text(key, **facts)

    def _title(self, name: str) -> str:
        return self._scene.context.wording.set_title(name)

    def _brings(self, name: str) -> str:
        return self._text(f"box-brings-{name.replace('_', '-')}")

    def _number(self, name: str) -> str:
        return self._text("box-cards", count=self.chosen.count(name)[1])

    def _pieces(self, module: str) -> str:
        return self._text("box-cards" if BOX[module].are_cards else "box-tiles", count=self.chosen.pieces(module))

    def _length(self, name: str) -> str:
        """How long a set makes a game; nothing about one that was not measured."""
        return self._text("box-length", length=LENGTHS[name]) if name in LENGTHS else ""

    def _note(self, name: str) -> str:
        """The tooltip of a set: its content, its number of cards and how long it makes a game; for a pack, also its
        folder."""
        if name in self.chosen.refused:
            return ""
        titles, cards = self.chosen.count(name)
        folder = packs_folder(self._scene.context.data) / name
        key = "sets-pack-note" if name in self.chosen.packs else f"sets-note-{name.replace('_', '-')}"
        told = [self._text("sets-count", titles=titles, cards=cards), self._text(key, folder=str(folder))]
        return " ".join([*told, f"{self._length(name)}."] if name in LENGTHS else told)
