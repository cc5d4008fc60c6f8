"""The settings for all matches, in pages. Every choice takes effect at once."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import pygame

from game.ui.art.lettering import fit
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Key
from game.ui.places import SettingChip, SettingsPage
from game.ui.scene import Scene
from game.ui.settings import ADVICE, ENDS_OF_TURN, HANDOVERS, SPEEDS, TEXT_SCALES, VOLUMES
from game.ui.shades import PALETTES
from game.ui.shortcuts import SETTINGS
from game.ui.theme import BODY, MUTED, PLAIN, SUBHEADING, TITLE, TXT, TYPEFACES, TextSize
from game.ui.widgets.button import Button, row_of_rects
from game.ui.widgets.screen import DEEP, LAYER, ScreenSheet, draw_screen_sign, draw_scrim
from game.wording.messages import languages

Value = float | str | bool


class SettingLine(NamedTuple):
    """A setting: its field of `Settings`, its icon, and its possible values."""

    field: str
    icon: str
    values: tuple[Value, ...]


class SettingsGroup(NamedTuple):
    """Related settings, at most `MOST_LINES`: the name of the page, and its lines."""

    name: str
    lines: tuple[SettingLine, ...]


_NO_YES = (False, True)
PAGES = (
    SettingsGroup("picture", (
        SettingLine("text_scale", "text_size", TEXT_SCALES),
        SettingLine("speed", "speed", SPEEDS),
        SettingLine("fullscreen", "full_screen", _NO_YES),
    )),
    SettingsGroup("language", (
        SettingLine("language", "language", ("", *languages())),
    )),
    SettingsGroup("play", (
        SettingLine("handover", "hand_over", HANDOVERS),
        SettingLine("always_pay", "pay", _NO_YES),
        SettingLine("end_of_turn", "end_turn", ENDS_OF_TURN),
    )),
    SettingsGroup("robots", (
        SettingLine("bots_wait", "robot", _NO_YES),
        SettingLine("undo_robots", "undo", _NO_YES),
        SettingLine("advice", "help", ADVICE),
    )),
    SettingsGroup("access", (
        SettingLine("palette", "palette", PALETTES),
        SettingLine("high_contrast", "contrast", _NO_YES),
        SettingLine("reduced_motion", "still", _NO_YES),
        SettingLine("left_handed", "left_hand", _NO_YES),
    )),
    SettingsGroup("sound", (
        SettingLine("sound_volume", "sound", VOLUMES),
        SettingLine("ambience_volume", "wind", VOLUMES),
        SettingLine("muted", "mute", _NO_YES),
    )),
)  # fmt: skip
"""The pages in order. A new setting is a line here and a field of `Settings`."""

LINES = {line.field: line for page in PAGES for line in page.lines}
MOST_LINES = 4

_HIGHEST, _UPRIGHT, _AIR, _CHIP = 220, 330, 6, 72
"""In u: maximum height of a setting, also in a window higher than wide, margin above and below its words, height of its
values."""

_DONE, _TAB, _GAP = 300, 72, 16
"""In u: width of *Done*, height of the names of pages, and gaps."""

_VEIL = 150
_VOLUMES = ("sound_volume", "ambience_volume")
_SAMPLE = "star_ding"
"""The sound played after a change of the volume."""


class SettingsScene(Scene):
    """A line for each setting of a page, over the landscape, or over the match from whose menu it was opened."""

    over = True
    arrows = True
    kind = SETTINGS

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._handover = context.settings.handover
        self._page = PAGES[0]

    # ------------------------------------------------------------------ acting
    def on_click(self, click: Click) -> None:
        if click.button != "left":
            return
        match click.label:
            case SettingChip(field, word):
                self._choose(field, word)
            case SettingsPage(name):
                self._turn_to(next(page for page in PAGES if page.name == name))
            case "back":
                self.close()

    def _choose(self, field: str, word: str) -> None:
        value = next(value for value in LINES[field].values if _word(value) == word)
        if field == "fullscreen":
            self.context.show_full_screen(bool(value))
        else:
            unmuted = {"muted": False} if field in _VOLUMES else {}
            changed = msgspec.structs.replace(self.context.settings, **{field: value}, **unmuted)
            self.context.change_settings(changed)
        if field == "sound_volume":
            self.context.hear(_SAMPLE)
        self.changed = True

    def on_key(self, key: Key) -> None:
        if key.name == "escape":
            self.close()
        elif key.name in ("page up", "page down"):
            step = 1 if key.name == "page down" else -1
            self._turn_to(PAGES[(PAGES.index(self._page) + step) % len(PAGES)])

    def _turn_to(self, page: SettingsGroup) -> None:
        self._page = page
        self.changed = True

    def close(self) -> None:
        """Go back. A new kind of hand-over also applies to a hand that is closed now."""
        super().close()
        if self.context.match is not None and self.context.settings.handover != self._handover:
            self.context.director.advance()

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        if self.context.match is None:
            self.context.look.draw_backdrop(canvas)
            draw_scrim(canvas, _VEIL)
        else:
            draw_scrim(canvas, DEEP)
        canvas.layer = LAYER
        with canvas.measured(self.sheet.metrics):
            self._draw_page(canvas)

    @property
    def sheet(self) -> ScreenSheet:
        return super().sheet.closer

    def _draw_page(self, canvas: Canvas) -> None:
        sheet, title = self.sheet, self._type[0]
        sign, gap = draw_screen_sign(canvas, "settings", self.text("settings-title")), canvas.px(_GAP)
        done, tab = (canvas.px(sheet.grown(u, 1.4)) for u in (_DONE, _TAB))
        place = pygame.Rect(canvas.size[0] - sign.x - done, sign.y, done, sign.height)
        tabs = pygame.Rect(sign.x, sign.bottom + gap, place.right - sign.x, tab)
        tab_places = row_of_rects(tabs, len(PAGES), canvas.px(10))
        if sheet.is_upright:
            tabs.height += canvas.px(10) + tab
            rows = (pygame.Rect(tabs.x, y, tabs.width, tab) for y in (tabs.y, tabs.bottom - tab))
            tab_places = tuple(chip for row in rows for chip in row_of_rects(row, len(PAGES) // 2, canvas.px(10)))
        for page, chip_place in zip(PAGES, tab_places, strict=True):
            key = f"settings-{page.name}"
            chip = Button(SettingsPage(page.name), self.text(key), chip_place, u=title, tip=self.text(f"{key}.tip"))
            self.put_chip(canvas, chip, page is self._page)
        pad = canvas.px(_AIR)
        most = MOST_LINES * canvas.px(_UPRIGHT if sheet.is_upright else _HIGHEST) + 2 * pad
        room = pygame.Rect(tabs.x, tabs.bottom + gap, tabs.width, min(most, canvas.size[1] - tabs.bottom - 2 * gap))
        if sheet.is_upright:
            room.height = (room.height - 2 * pad) // MOST_LINES * len(self._page.lines) + 2 * pad
        canvas.panel(room, PLAIN._replace(alpha=0.97), "settings")
        with canvas.one_size():
            self._draw_lines(canvas, room)
        self.put(canvas, Button("back", self.text("settings-done"), place, "primary", u=title))

    @property
    def _type(self) -> tuple[TextSize, TextSize]:
        """Sizes of titles and of all else."""
        return (SUBHEADING, TITLE) if self.sheet.is_upright else (TITLE, BODY)

    def _draw_lines(self, canvas: Canvas, panel: pygame.Rect) -> None:
        """Draw the settings of the page, their notes in one size; the values stand beside the words, in a window higher
        than wide below them."""
        text, lines, (title, body) = self.text, self._page.lines, self._type
        is_upright = self.sheet.is_upright
        keys = [line.field.replace("_", "-") for line in lines]
        values = [self._now(line) for line in lines]
        notes = [text(f"setting-{key}-note", now=_word(now)) for key, now in zip(keys, values, strict=True)]
        head = round(canvas.metrics.text_px(title) * TYPEFACES["title"].pitch)
        pad, chip_high = canvas.px(_AIR), canvas.px(_CHIP)
        high = (panel.height - 2 * pad) // (len(lines) if is_upright else MOST_LINES)
        room = pygame.Rect(0, 0, panel.width * 2 // 5, high - 2 * pad - head)
        below = 0
        if is_upright:
            below = canvas.px(_GAP) + chip_high
            room.size = panel.width - canvas.px(116 + 28), room.height - below
        px = canvas.common_px([(note, room) for note in notes], "text", body, wrap=True)
        for number, (line, key, note) in enumerate(zip(lines, keys, notes, strict=True)):
            rect = pygame.Rect(panel.x, panel.y + pad + high * number, panel.width, high)
            if number:
                canvas.rule(pygame.Rect(rect.x + canvas.px(24), rect.y, rect.width - canvas.px(48), 1))
            tall = len(fit(note, "text", px, *room.size, True).lines) * round(TYPEFACES["text"].pitch * px)
            top = rect.centery - (head + tall + below) // 2
            upper = pygame.Rect(rect.x + canvas.px(116), top, room.width, head)
            canvas.icon(line.icon, (rect.x + canvas.px(64), top + (head + tall) // 2), canvas.px(56))
            with canvas.within(rect):
                canvas.text(text(f"setting-{key}"), upper, "title", title, TXT, upper=True)
                lower = pygame.Rect(upper.x, upper.bottom, room.width, tall)
                canvas.letters(note, lower, "text", px, MUTED, wrap=True)
            left = upper.right + canvas.px(28)
            chips = pygame.Rect(left, rect.y, rect.right - canvas.px(28) - left, chip_high)
            chips.centery = rect.centery
            if is_upright:
                chips = pygame.Rect(upper.x, upper.y + head + tall + below - chip_high, room.width, chip_high)
            for value, place in zip(line.values, row_of_rects(chips, len(line.values), canvas.px(8)), strict=True):
                chip = Button(SettingChip(line.field, _word(value)), self._words(key, value), place, u=body)
                self.put_chip(canvas, chip, value == values[number])

    def _now(self, line: SettingLine) -> Value:
        """The present value of a setting."""
        return self.context.fullscreen if line.field == "fullscreen" else getattr(self.context.settings, line.field)

    def _words(self, key: str, value: Value) -> str:
        """The text of a choice."""
        if isinstance(value, bool):
            return self.text("setting-yes" if value else "setting-no")
        if key == "language":
            return self.text(f"language-{value}" if value else "language-of-system")
        if value == 0.0:
            return self.text("setting-silent")
        if isinstance(value, float):
            return self.text("setting-percent", percent=round(100 * value))
        return self.text(f"setting-{key}-{value}")


def _word(value: Value) -> str:
    """A value as the last word of a label: `true`, `1.15`, `fast`."""
    return str(value).lower()
