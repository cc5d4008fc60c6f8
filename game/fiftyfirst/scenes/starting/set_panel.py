"""The panels in which the sets and modules of a new game are chosen, a tile each, with the packs and their mistakes;
and the line of the variants that an expansion has of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import pygame

from game.fiftyfirst.art.set_pictures import NONE, set_picture
from game.fiftyfirst.cards.catalog import BASE_SET
from game.fiftyfirst.cards.sets.moloch import MOLOCH
from game.fiftyfirst.cards.sets.no_mans_land import NO_MANS_LAND
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rules.options import BOX, Options
from game.fiftyfirst.scenes.starting.variants import SET_VARIANTS, ChosenSets, Variant, word_of
from game.fiftyfirst.table.spots import ExpansionChip, SetChip
from game.paths import packs_folder
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.places import Label, VariantChip
from game.ui.scene import Scene
from game.ui.widgets.button import Button, row_of_rects, toned

CHOSEN = theme.PanelStyle(theme.PAPER, theme.INK, radius=8)
OPEN = theme.PanelStyle(theme.PANEL2, theme.LINE, radius=8)
_TITLE_BAND = theme.PanelStyle(theme.NIGHT, None, radius=0, alpha=0.78)

_EDGE, _SIDES, _TICK = 4, 10, 30
"""In u: edge around the picture, margin of the words, size of the box to tick."""

_LINES = 5
"""Height of what stands below the picture in the smallest letters: three lines and the last one."""

_WORDS_HIGH, _LARGEST_WORDS, _LEAST_PICTURE, _TITLE_HIGH, _LOW = 124, 1.35, 72, 38, 28
"""In u: height of what stands below the picture, least heights of the picture and of the title across it, and height
of the last line; how much higher large text makes what stands below."""


class Tile(msgspec.Struct, frozen=True):
    """``ticked`` is None if the tile is one of several of which one is chosen, else whether its box is ticked."""

    label: Label
    picture: str
    """Its key picture."""

    icon: str
    title: str
    brings: str
    """One sentence."""

    adds: str
    """How many cards it brings and how much longer it makes a game, or what it adds to a round."""

    chosen: bool
    ticked: bool | None = None
    why: str | None = None
    """Why it cannot be chosen; shown in place of what it adds."""

    tip: str | None = None


def draw_tile(scene: Scene, canvas: Canvas, rect: pygame.Rect, tile: Tile) -> None:
    """Draw a tile, to be pressed like a button: its picture with the title across the foot, and words below."""
    button = Button(tile.label, tile.title, rect, why=tile.why, tip=tile.tip, drawn=False)
    style = CHOSEN if tile.chosen else OPEN
    if tile.why is None and not tile.chosen:
        style = toned(style, tile.label, scene.touch)
    px = canvas.px
    low = max(px(scene.sheet.grown(_WORDS_HIGH, _LARGEST_WORDS)), round(_LINES * theme.FLOOR) + px(24))
    high = min(max(px(_LEAST_PICTURE), rect.height - low), rect.height)
    art = pygame.Rect(rect.x, rect.y, rect.width, high).inflate(-2 * px(_EDGE), 0)
    art.y, art.height = rect.y + px(_EDGE), high - px(_EDGE)
    with canvas.within(rect):
        canvas.panel(rect, style, tile.label)
        _draw_picture(canvas, art, tile)
        words = pygame.Rect(rect.x, art.bottom, rect.width, rect.bottom - art.bottom).inflate(-2 * px(_SIDES), -px(8))
        _draw_words(canvas, words, tile)
    scene.put(canvas, button)


def _draw_picture(canvas: Canvas, art: pygame.Rect, tile: Tile) -> None:
    """Draw the key picture with the title across its foot."""
    high = min(art.height, max(canvas.px(_TITLE_HIGH), round(1.4 * theme.FLOOR)))
    band = pygame.Rect(art.x, art.bottom - high, art.width, high)
    dead = tile.why is not None
    shown = set_picture(tile.picture, art.size, high / max(1, art.height), canvas.px(6), tile.chosen, dead)
    canvas.image(shown, art.topleft, f"picture of {tile.picture}")
    canvas.panel(band, _TITLE_BAND, "title")
    room = band.inflate(-2 * canvas.px(_SIDES - _EDGE), -canvas.px(10))
    canvas.text(tile.title, room, "title", theme.TITLE, theme.DISABLED if dead else theme.PAPER, upper=True)


def _draw_words(canvas: Canvas, rect: pygame.Rect, tile: Tile) -> None:
    """Draw what a tile brings, and below it what it adds and its box to tick, or why it cannot be chosen."""
    colour, pale = (theme.INK, theme.NOTE_INK) if tile.chosen else (theme.TXT, theme.MUTED)
    if tile.why is not None:
        colour = theme.DISABLED
    high = max(canvas.px(_LOW), round(1.3 * theme.FLOOR))
    foot = pygame.Rect(rect.x, rect.bottom - high, rect.width, high)
    if tile.ticked is not None and tile.why is None:
        size = max(theme.ICON_FLOOR, canvas.px(_TICK))
        canvas.icon("ticked" if tile.ticked else "unticked", (foot.right - size // 2, foot.bottom - size // 2), size)
        foot.width -= size + canvas.px(6)
    words, ink = (tile.why, theme.TXT) if tile.why else (tile.adds, pale)
    canvas.text(words, foot, "text", theme.CAPTION, ink)
    middle = pygame.Rect(rect.x, rect.y, rect.width, foot.y - rect.y - canvas.px(4))
    canvas.text(tile.brings, middle, "text", theme.BODY, colour, wrap=True)


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


ABREAST, PAGED = 4, 3
"""Columns of packs, and columns if there are several pages."""

LENGTHS: Final = {
    NONE: "base", "new_era": "same", "winter": "same", "scavengers": "same", "allies": "half", "moloch": "whole",
    "no_mans_land": "less", "promo_1": "same", "promo_2": "same",
}  # fmt: skip
"""Set -> how long it makes a game, as it was measured (`docs/balance.md`)."""

_ICONS: Final = {"promo_1": "set_base"}
"""Icons of sets without one of their own."""

_HEAD, _PACKS = 28, 58
"""Heights in u: of the line above tiles, and of the packs."""

_TALLEST = 1.45
"""Maximum height of a tile in its widths, if all stand in one row."""

_OF_HEAD = 0.3
"""Share of the line above tiles that its heading takes."""

_OF_TWO = 0.4
"""Maximum size of letters of which two lines must fit, as a share of their room."""

_WORDS, _TURN, _PAD, _SIDE, _GAP = 120, 40, 8, 20, 10
"""In u: width of the heading of packs and of an arrow, margins of the panels above and beside, and gap between them."""


class SetPanel:
    """Draws the choice in a scene and answers its clicks; ``page`` is that of the packs."""

    def __init__(self, scene: Scene, chosen: ChosenSets, company: str) -> None:
        self._scene = scene
        self._company = company
        self.chosen = chosen
        self.page = 0

    @property
    def least_height(self) -> float:
        """Height in u of all but the tiles."""
        return 4 * _PAD + _GAP + 2 * _HEAD + (_PACKS if self._has_packs else _PAD)

    @property
    def _has_packs(self) -> bool:
        return bool(self.chosen.packs or self.chosen.refused)

    # ------------------------------------------------------------------ acting
    def click(self, label: Label | None) -> bool:
        """Answer a click; True if it was meant for the panel."""
        match label:
            case ExpansionChip(name):
                self.chosen.expansion = None if name in (NONE, self.chosen.expansion) else name
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
        pad, side, gap, head = map(canvas.px, (_PAD, _SIDE, _GAP, _HEAD))
        below = canvas.px(_PACKS if self._has_packs else _PAD)
        tall = (rect.height - 4 * pad - gap - below - 2 * head) // 2
        upper = pygame.Rect(rect.x, rect.y, rect.width, head + tall + 2 * pad)
        lower = pygame.Rect(rect.x, upper.bottom + gap, rect.width, rect.bottom - upper.bottom - gap)
        for panel, key, tiles in (
            (upper, "expansions", self._expansions()), (lower, "sets", self._extras(options)),
        ):  # fmt: skip
            canvas.panel(panel, theme.PLAIN, key)
            inner = panel.inflate(-2 * side, 0)
            self._draw_head(canvas, pygame.Rect(inner.x, panel.y + pad // 2, inner.width, head), key)
            self._draw_tiles(canvas, pygame.Rect(inner.x, panel.y + pad // 2 + head, inner.width, tall), tiles)
        if self._has_packs:
            packs = pygame.Rect(lower.x, lower.bottom - below, lower.width, below).inflate(-2 * side, -2 * pad)
            self._draw_choice(canvas, packs)

    def _draw_head(self, canvas: Canvas, rect: pygame.Rect, key: str) -> None:
        """Draw the line above tiles; without packs the lower one tells where they go."""
        words = self._text({"expansions": "sets-expansion", "sets": "sets-more"}[key])
        left, right = pygame.Rect(rect), pygame.Rect(rect)
        left.width = round(rect.width * _OF_HEAD)
        right.width, right.x = rect.width - left.width, left.right
        with canvas.within(rect):
            canvas.text(words, left, "sign", theme.CAPTION, theme.MUTED, upper=True)
            if key == "sets" and not self._has_packs:
                told = self._text("sets-hint", folder=str(packs_folder(self._scene.context.data)))
                canvas.text(told, right, "text", theme.CAPTION, theme.MUTED, "right")

    def _draw_tiles(self, canvas: Canvas, room: pygame.Rect, tiles: list[Tile]) -> None:
        """Draw tiles side by side, in two rows where they would be much higher than wide."""
        gap = canvas.px(_GAP)
        rows = 2 if room.height * len(tiles) > _TALLEST * room.width else 1
        columns, high = -(-len(tiles) // rows), (room.height + gap) // rows - gap
        for number, tile in enumerate(tiles):
            line = pygame.Rect(room.x, room.y + number // columns * (high + gap), room.width, high)
            draw_tile(self._scene, canvas, row_of_rects(line, columns, gap)[number % columns], tile)

    def _expansions(self) -> list[Tile]:
        """The expansions, of which one or none is chosen."""
        chosen = self.chosen
        none = Tile(
            ExpansionChip(NONE), NONE, f"set_{NONE}", self._text("sets-none"), self._brings(NONE), self._adds(NONE),
            chosen.expansion is None, tip=self._text("sets-none-note"),
        )  # fmt: skip
        return [none, *(self._set(ExpansionChip(name), name, chosen.expansion == name) for name in chosen.expansions)]

    def _extras(self, options: Options) -> list[Tile]:
        """What goes with any expansion: promos, then modules."""
        promos = [self._set(SetChip(name), name, name in self.chosen.extras, True) for name in self.chosen.promos]
        return [*promos, *(self._module(module, options) for module in self.chosen.modules)]

    def tiles(self, options: Options) -> tuple[Sequence[Tile], Sequence[Tile]]:
        """The expansions but for none, and what goes with them."""
        return self._expansions()[1:], self._extras(options)

    def _set(self, label: Label, name: str, is_on: bool, has_box: bool = False) -> Tile:
        return Tile(
            label, name, _ICONS.get(name, f"set_{name}"), self._title(name), self._brings(name), self._adds(name),
            is_on, is_on if has_box else None, tip=self._note(name),
        )  # fmt: skip

    def _module(self, module: Variant, options: Options) -> Tile:
        """A module; one that cannot be played says what it needs."""
        name, key = module.name, module.key
        lacks = self.chosen.lacks(name)
        why = self._text("box-only-with", set=self._title(lacks)) if lacks else None
        is_on = why is None and bool(module.chosen(options))
        brings = self._text(f"box-brings-{key}", kind=self._company)
        return Tile(
            VariantChip(name, word_of(not is_on)), name, BOX[name].kind, self._text(f"box-title-{key}"), brings,
            self._text(f"box-adds-{key}"), is_on, is_on, why, tip=f"{self._pieces(name)}. {brings}",
        )  # fmt: skip

    # ------------------------------------------------------------------ packs
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
        return wording_of(self._scene.context).set_title(name)

    def _brings(self, name: str) -> str:
        return self._text(f"box-brings-{name.replace('_', '-')}")

    def _adds(self, name: str) -> str:
        """The number of cards of a set, and how much longer it makes a game."""
        cards = self._text("box-cards", count=self.chosen.count(BASE_SET if name == NONE else name)[1])
        return self._text("box-adds-set", cards=cards, length=LENGTHS.get(name, "same"))

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
