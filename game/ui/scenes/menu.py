"""The menu of a match. A match is saved at every decision, so leaving loses nothing."""

from __future__ import annotations

from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Key
from game.ui.pointer import Click
from game.ui.scene import Scene
from game.ui.theme import BODY, DIALOG, HEADING, MUTED, TXT
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import LAYER, LIGHT, draw_scrim
from game.ui.widgets.entry import MenuEntry, draw_entry, entry_height, entry_width

_WIDTH, _HEAD, _GAP, _PAD = 720, 96, 14, 36
_HIGHEST = 1050
"""Maximum height of the menu in u; with large text the entries shrink to fit."""


class GameMenuScene(Scene):
    """Over the scene from which it was opened; Esc goes back there."""

    over = True
    arrows = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.entries = self._entries()
        self.focus = self.entries[0].label

    def reword(self) -> None:
        self.entries = self._entries()

    @property
    def _is_saved(self) -> bool:
        return self.context.playing.unsaved_since is None

    def _about(self) -> str:
        """Whether the match is saved, and the sets it is played with."""
        context = self.context
        if context.guide:
            return context.text("learn-menu-about", lesson=context.guide.title)
        sets = context.text("match-sets", sets=context.wording.set_titles(context.playing.game.sets))
        return f"{context.text('menu-saved' if self._is_saved else 'menu-unsaved')}\n{sets}"

    def _entries(self) -> tuple[MenuEntry, ...]:
        text = self.context.text
        notes = ("menu-leave-note", "menu-quit-note") if self._is_saved else ("menu-lost-note",) * 2
        away, leave, quit = text("menu-leave"), *map(text, notes)
        if self.context.guide:
            away, leave = text("learn-menu-leave"), text("learn-menu-leave-note")
            quit = text("learn-menu-quit-note")
        return (
            MenuEntry("menu:resume", "play", text("menu-resume"), text("menu-resume-note"), self.close),
            MenuEntry("menu:cards", "card", text("menu-cards"), text("menu-cards-note"), self._cards),
            MenuEntry("menu:rules", "rules", text("rulebook-open"), text("rulebook-open-note"), self._rules),
            MenuEntry(
                "menu:look_back", "undo", text("replay-look-back"), text("replay-look-back-note"), self._look_back
            ),
            *self._players_entry(),
            MenuEntry("menu:settings", "settings", text("menu-settings"), text("menu-settings-note"), self._settings),
            MenuEntry("menu:help", "help", text("menu-help"), text("menu-help-note"), self._help),
            MenuEntry("menu:leave", "distance", away, leave, self._leave),
            MenuEntry("menu:quit", "leave", text("menu-quit"), quit, self._quit),
        )

    def _players_entry(self) -> tuple[MenuEntry, ...]:
        """The entry that changes the players; none in lessons, nor after the end."""
        context, text = self.context, self.context.text
        if context.guide or context.playing.status.is_over:
            return ()
        return (MenuEntry("menu:players", "robot", text("menu-players"), text("menu-players-note"), self._players),)

    # ------------------------------------------------------------------ acting
    def on_click(self, click: Click) -> None:
        for entry in self.entries:
            if entry.label == click.label and click.button == "left":
                entry.open()

    def on_key(self, key: Key) -> None:
        if key.name == "escape":
            self.close()

    def close(self) -> None:
        self.context.stack.pop()

    def _cards(self) -> None:
        from game.ui.scenes.cards.scene import open_library

        self.close()
        open_library(self.context)

    def _rules(self) -> None:
        self.close()
        if self.context.stack.top is not None:
            self.context.stack.top.look_up()

    def _look_back(self) -> None:
        from game.play.match import watch_match
        from game.ui.scenes.replay.scene import open_replay

        self.close()
        match = self.context.playing
        open_replay(self.context, watch_match(match), match.head)

    def _players(self) -> None:
        from game.ui.scenes.players import PlayersScene

        self.close()
        self.context.stack.push(PlayersScene(self.context))

    def _settings(self) -> None:
        from game.ui.scenes.settings import SettingsScene

        self.close()
        self.context.stack.push(SettingsScene(self.context))

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

    def _quit(self) -> None:
        self.context.quitting = True

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        draw_scrim(canvas, LIGHT)
        canvas.layer = LAYER
        text, around = self.context.text, _HEAD + _PAD - _GAP
        tall = min(entry_height(canvas.metrics.text_scale), (_HIGHEST - around) / len(self.entries) - _GAP)
        height = around + len(self.entries) * (tall + _GAP)
        wide = entry_width(_WIDTH, canvas.metrics.text_scale)
        left, top, inner = 960 - wide / 2, 540 - height / 2, wide - 2 * _PAD
        rect = self.box(left, top, wide, height)
        with canvas.within(rect):
            canvas.panel(rect, DIALOG, "dialog")
            canvas.text(text("menu-title"), self.box(left + _PAD, top + 20, 200, 56), "title", HEADING, TXT, upper=True)
            saved = self.box(left + _PAD + 200, top + 20, inner - 200, 56)
            canvas.text(self._about(), saved, "text", BODY, MUTED, "right", wrap=True)
        with canvas.one_size():
            for number, entry in enumerate(self.entries):
                place = self.box(left + _PAD, top + _HEAD + number * (tall + _GAP), inner, tall)
                draw_entry(canvas, entry, place, number == 0, self.touch)
                self.put(canvas, Button(entry.label, entry.words, place, drawn=False))


def open_game_menu(context: Context) -> None:
    """Show the menu over the scene on top."""
    context.stack.push(GameMenuScene(context))
