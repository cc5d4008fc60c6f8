"""Menus: entries on road signs, an icon, words and a note each; and the menu of a match.

A match is saved at every decision, so leaving loses nothing.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import pygame

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Touch
from game.ui.places import Label
from game.ui.scene import Scene
from game.ui.widgets.button import Button, toned
from game.ui.widgets.screen import LAYER, LIGHT, ScreenSheet, draw_dialog_heading, draw_scrim

HEIGHT = 96
"""Height in u, at text scale 1."""

TALLEST, WIDEST = 1.4, 1.25
"""Maximum factors on height and width with larger text."""

_WORDS, _NOTE = 0.41, 0.26
"""Maximum sizes of words and note, as shares of the height: accents and descenders must not touch."""

_WITH_ARROW, _MARGIN = 6, 0.25
"""Least width of an entry with an arrow, and margin at the right without one, as shares of its height."""

_FIRST_SIGN = theme.PanelStyle(theme.GOLD, theme.INK, radius=14, edge_width=2, keyline=theme.INK)
_SIGN = theme.GREEN_SIGN._replace(radius=14)
_DEAD_SIGN = _SIGN._replace(fill=theme.PANEL2, keyline=theme.LINE)


class MenuEntry(NamedTuple):
    """An entry of a menu; choosing it calls ``open``, unless ``why`` says why it cannot be chosen."""

    label: Label
    icon: str
    words: str
    note: str
    open: Callable[[], None]
    why: str | None = None


def entry_height(text_scale: float) -> float:
    """Height of an entry, in u."""
    return HEIGHT * max(1.0, min(TALLEST, text_scale))


def entry_width(width: float, text_scale: float) -> float:
    """Width of an entry, in u, that is ``width`` at text scale 1."""
    return width * max(1.0, min(WIDEST, text_scale))


def _draw_entry(
    canvas: Canvas, entry: MenuEntry, rect: pygame.Rect, primary: bool, touch: Touch, larger: float
) -> None:
    """The entry on a road sign, with an arrow if there is room; the ``primary`` one of a menu is gold."""
    is_dead, has_arrow, tall = entry.why is not None, rect.width >= _WITH_ARROW * rect.height, rect.height
    style = _DEAD_SIGN if is_dead else toned(_FIRST_SIGN if primary else _SIGN, entry.label, touch)
    colour, pale = (theme.INK, theme.GOLD_NOTE) if primary else (theme.PAPER, theme.SIGN_NOTE)
    if is_dead:
        colour = pale = theme.DISABLED
    with canvas.within(rect):
        canvas.panel(rect, style, entry.label)
        canvas.icon(entry.icon, (rect.x + tall * 0.62, rect.centery), round(tall * 0.56), dim=is_dead)
        if has_arrow:
            arrow = (rect.right - tall * 0.56, rect.centery)
            canvas.icon("arrow" if primary else "arrow_light", arrow, round(tall * 0.5), dim=is_dead)
        left, right = rect.x + round(tall * 1.15), rect.right - round(tall * (1 if has_arrow else _MARGIN))
        words = pygame.Rect(left, rect.y + round(tall * 0.15), right - left, round(tall * 0.4))
        px = min(round(canvas.metrics.text_px(theme.HEADING) * larger), round(tall * _WORDS))
        canvas.letters(entry.words, words, "title", px, colour, upper=True)
        note = pygame.Rect(left, rect.y + round(tall * 0.55), words.width, round(tall * 0.3))
        px = min(round(canvas.metrics.text_px(theme.BODY) * larger), round(tall * _NOTE))
        canvas.letters(entry.note, note, "text", px, pale)


class MenuScene(Scene):
    """A scene with ``entries`` on road signs, one of them gold."""

    arrows = True
    entries: tuple[MenuEntry, ...] = ()

    @property
    def primary(self) -> MenuEntry:
        """The gold one."""
        return self.entries[0]

    @abstractmethod
    def _entries(self) -> tuple[MenuEntry, ...]:
        """The entries in the present language."""

    def reword(self) -> None:
        self.entries = self._entries()

    def on_click(self, click: Click) -> None:
        for entry in self.entries:
            if entry.label == click.label and click.button == "left":
                entry.open()

    def put_entries(self, canvas: Canvas, places: Mapping[MenuEntry, pygame.Rect], larger: float = 1) -> None:
        """Draw entries, each at its place, with letters that are ``larger`` than usual."""
        with canvas.one_size():
            for entry, rect in places.items():
                _draw_entry(canvas, entry, rect, entry is self.primary, self.touch, larger)
                self.put(canvas, Button(entry.label, entry.words, rect, why=entry.why, drawn=False))

    def _show_settings(self) -> None:
        from game.ui.scenes.settings import SettingsScene  # imported late: the title does not need it

        self.context.stack.push(SettingsScene(self.context))

    def _quit(self) -> None:
        self.context.quitting = True


_WIDTH, _HEAD, _GAP, _PAD = 720, 96, 14, 36
_HIGHEST = 1050
"""Maximum height of the menu in u; with large text the entries shrink to fit."""


class GameMenuScene(MenuScene):
    """Over the scene from which it was opened; Esc goes back there."""

    over = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.reword()
        self.focus = self.entries[0].label

    @property
    def _is_saved(self) -> bool:
        return self.context.playing.unsaved_since is None

    def _about(self) -> str:
        """Whether the match is saved, and what it is played with."""
        context = self.context
        if context.guide:
            return context.text("learn-menu-about", lesson=context.guide.title)
        saved = context.text("menu-saved" if self._is_saved else "menu-unsaved")
        about = context.table.match_look.about(context.wording, context.playing)
        return f"{saved}\n{about}" if about else saved

    def _entries(self) -> tuple[MenuEntry, ...]:
        text = self.text
        notes = ("menu-leave-note", "menu-quit-note") if self._is_saved else ("menu-lost-note",) * 2
        away, leave, quit = text("menu-leave"), *map(text, notes)
        if self.context.guide:
            away, leave = text("learn-menu-leave"), text("learn-menu-leave-note")
            quit = text("learn-menu-quit-note")
        return (
            MenuEntry("menu:resume", "play", text("menu-resume"), text("menu-resume-note"), self.close),
            *self._to_read(),
            MenuEntry(
                "menu:look_back", "undo", text("replay-look-back"), text("replay-look-back-note"), self._look_back
            ),
            *self._players_entry(),
            MenuEntry("menu:settings", "settings", text("menu-settings"), text("menu-settings-note"), self._settings),
            MenuEntry("menu:help", "help", text("menu-help"), text("menu-help-note"), self._help),
            MenuEntry("menu:leave", self.context.look.leave_icon, away, leave, self._leave),
            MenuEntry("menu:quit", "leave", text("menu-quit"), quit, self._quit),
        )

    def _to_read(self) -> Iterator[MenuEntry]:
        """The entries of the cards and of the rules, if the game has any."""
        text = self.text
        if self.context.table.cards:
            yield MenuEntry("menu:cards", "card", text("menu-cards"), text("menu-cards-note"), self._cards)
        if self.context.look.has_rules:
            yield MenuEntry("menu:rules", "rules", text("rulebook-open"), text("rulebook-open-note"), self._rules)

    def _players_entry(self) -> tuple[MenuEntry, ...]:
        """The entry that changes the players; none in lessons, nor after the end."""
        context, text = self.context, self.text
        if context.guide or context.playing.status.is_over:
            return ()
        return (MenuEntry("menu:players", "robot", text("menu-players"), text("menu-players-note"), self._players),)

    # ------------------------------------------------------------------ acting
    def _cards(self) -> None:
        self.close()
        self.context.cards.open(self.context)

    def _rules(self) -> None:
        self.close()
        if self.context.stack.top is not None:
            self.context.stack.top.look_up()

    def _look_back(self) -> None:
        from game.play.match import watch_match

        self.close()
        match = self.context.playing
        self.context.director.watch(watch_match(match), match.head)

    def _players(self) -> None:
        from game.ui.scenes.who_plays import PlayersScene

        self.close()
        self.context.stack.push(PlayersScene(self.context))

    def _settings(self) -> None:
        self.close()
        self._show_settings()

    def _help(self) -> None:
        from game.ui.scenes.help import open_help

        self.close()
        if self.context.stack.top is not None:
            open_help(self.context, self.context.stack.top)

    def _leave(self) -> None:
        self.close()
        if self.context.guide:
            self.context.guide.leave()
        else:
            self.context.director.leave_match()

    # ------------------------------------------------------------------ drawing
    @property
    def sheet(self) -> ScreenSheet:
        return super().sheet.closer

    def draw(self, canvas: Canvas) -> None:
        draw_scrim(canvas, LIGHT)
        canvas.layer = LAYER
        with canvas.measured(self.sheet.metrics):
            self._draw_dialog(canvas)

    def _draw_dialog(self, canvas: Canvas) -> None:
        text, around = self.text, _HEAD + _PAD - _GAP
        tall = min(entry_height(canvas.metrics.text_scale), (_HIGHEST - around) / len(self.entries) - _GAP)
        height = around + len(self.entries) * (tall + _GAP)
        wide = entry_width(_WIDTH, canvas.metrics.text_scale)
        left, top, inner = 960 - wide / 2, 540 - height / 2, wide - 2 * _PAD
        rect = self.box(left, top, wide, height)
        with canvas.within(rect):
            canvas.panel(rect, theme.DIALOG, "dialog")
            draw_dialog_heading(canvas, self.box(left + _PAD, top + 20, 200, 56), text("menu-title"))
            saved = self.box(left + _PAD + 200, top + 20, inner - 200, 56)
            canvas.text(self._about(), saved, "text", theme.BODY, theme.MUTED, "right", wrap=True)
        first = top + _HEAD
        tops = [first + number * (tall + _GAP) for number in range(len(self.entries))]
        places = (self.box(left + _PAD, y, inner, tall) for y in tops)
        self.put_entries(canvas, dict(zip(self.entries, places, strict=True)))


def open_game_menu(context: Context) -> None:
    """Show the menu over the scene on top."""
    context.stack.push(GameMenuScene(context))
