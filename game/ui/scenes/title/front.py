"""What the title has, be it of one game or of several."""

from __future__ import annotations

import os
from abc import abstractmethod
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pygame

from game import __version__
from game.kernel.refusal import Unreadable
from game.paths import matches_folder
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Key
from game.ui.places import LanguageChip
from game.ui.running.loading import load, modules, unparsed
from game.ui.running.saved_matches import tell_unreadable
from game.ui.scene import Prospect
from game.ui.scenes.menu import MenuEntry, MenuScene
from game.ui.scenes.title.game import TitleGame
from game.ui.theme import BODY, FOOT, SUBHEADING, TextSize
from game.ui.widgets.button import SMALLEST_HIT, Button, row_of_rects
from game.wording.messages import languages

_SWITCH = 64, 44
"""Width and height of one language in the switch, in u."""


class FrontScene(MenuScene):
    """The first scene, to which one comes back from each match."""

    frames_per_second = 30

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.games = self.make_games()
        self._new_in: frozenset[str] = frozenset()
        """The games that nobody here has played or learned, by their ids."""

    @property
    def ambience(self) -> str:
        return self.context.look.ambience

    @abstractmethod
    def make_games(self) -> tuple[TitleGame, ...]:
        """The games that it offers."""

    def enter(self) -> None:
        super().enter()
        has_files = _has_files(matches_folder(self.context.data))  # without any, matches and rules are not loaded
        self._new_in = frozenset(game.id for game in self.games if not has_files and game.is_learning)
        for game in self.games:
            if has_files:
                game.search(self._tell)
            else:
                game.forget()
        self._search()
        self.entries = self._entries()

    @property
    def works(self) -> bool:
        return any(game.searches for game in self.games)

    @property
    def has_unfinished(self) -> bool:
        """Whether there is a match to continue."""
        return any(game.unfinished for game in self.games)

    def update(self, dt: int) -> None:
        super().update(dt)
        self._search()

    def _search(self) -> None:
        """Look on for the matches to continue: for one after the other, as they share the database."""
        searching = next((game for game in self.games if game.searches), None)
        if searching and searching.go_on():
            self.entries, self.changed = self._entries(), True

    def _tell(self, error: Unreadable) -> None:
        """Say once why a saved match is not offered."""
        if str(error) not in self.context.told:
            self.context.told.add(str(error))
            tell_unreadable(self.context, error, besides=True)

    def gold(self, game: TitleGame) -> str:
        """The place of the first thing to do in a game: the match to continue, else the first game for a newcomer, else
        the next game."""
        return game.label("continue" if game.unfinished else "learn" if game.id in self._new_in else "play")

    # ------------------------------------------------------------------ entries of all games
    def to_matches(self) -> MenuEntry:
        text = self.text
        return MenuEntry("menu:matches", "matches", text("title-matches"), text("title-matches-note"), self._matches)

    def to_cards(self) -> Iterator[MenuEntry]:
        """The entry of the library of cards, if a game has one."""
        if any(game.look.has_cards for game in self.games):
            yield MenuEntry("menu:cards", "card", self.text("title-cards"), self.text("title-cards-note"), self._cards)

    def to_settings(self) -> MenuEntry:
        words, note = self.text("title-settings"), self.text("title-settings-note")
        return MenuEntry("menu:settings", "settings", words, note, self._show_settings)

    def to_quit(self) -> MenuEntry:
        return MenuEntry("menu:quit", "leave", self.text("title-quit"), self.text("title-quit-note"), self._quit)

    def _tip(self) -> str | None:
        """For *Play* of the game that is played what it is dealt with."""
        played = next((game for game in self.games if game.id == self.context.box.id), None)
        is_asked = played is not None and self.touch.hover == played.label("play")
        told = self.context.table.starting.told(self.context) if is_asked else ""
        return self.text("title-play-tip", sets=told) if told else super()._tip()

    # ------------------------------------------------------------------ what may come next
    @property
    def outlook(self) -> object:
        return self.context.settings

    def prospects(self) -> Iterator[Prospect]:
        """All modules and messages, and what the game has in words; then the scenes that open here, but for the lists
        of matches, which read files; then the modules and messages of the other games."""
        context = self.context
        yield from (partial(load, name) for name in modules(context.look))
        yield from unparsed(context.wording.messages)
        from game.ui.scenes.help import HelpScene
        from game.ui.scenes.settings import SettingsScene

        yield from context.table.ahead.words(context)
        yield lambda canvas: context.look.table(canvas.size)
        for page in context.table.ahead.pages(context):
            yield page.draw
        yield SettingsScene(context).draw
        yield HelpScene(context, self.kind).draw
        for game in self.games:
            yield from (partial(load, name) for name in modules(game.look))
            yield from unparsed(game.words.messages)

    # ------------------------------------------------------------------ acting
    def on_click(self, click: Click) -> None:
        if isinstance(click.label, LanguageChip) and click.button == "left":
            self.context.change_settings(msgspec.structs.replace(self.context.settings, language=click.label.code))
        super().on_click(click)
        self.changed = True

    def on_key(self, key: Key) -> None:
        if key.name in ("return", "space", "enter") and self.entries:
            self.primary.open()
            self.changed = True

    def on_drop(self, path: Path) -> None:
        """Import a match file, and show it in the list of matches."""
        from game.ui.scenes.matches.scene import open_matches

        open_matches(self.context, path)

    def _matches(self) -> None:
        from game.ui.scenes.matches.scene import open_matches

        open_matches(self.context)

    def _cards(self) -> None:
        """Open the library of the game that was played last, or else of the first that has one."""
        if not self.context.look.has_cards:
            self.context.choose_game(next(game.id for game in self.games if game.look.has_cards))
        self.context.cards.open(self.context)

    # ------------------------------------------------------------------ drawing
    def draw_foot(self, canvas: Canvas, larger: float = 1) -> None:
        """The switch of languages in the lower left corner, and what the program is in the other one."""
        self._draw_languages(canvas, larger)
        foot = pygame.Rect(0, 0, canvas.px(1100), canvas.px(36 * larger))
        foot.bottomright = canvas.size[0] - canvas.px(20 * larger), canvas.size[1] - canvas.px(8 * larger)
        words, px = self.text("title-foot", version=__version__), round(canvas.metrics.text_px(BODY) * larger)
        canvas.letters(words, foot, "text", px, FOOT, "right")

    def _draw_languages(self, canvas: Canvas, larger: float) -> None:
        """A small switch of language codes."""
        codes, gap = languages(), canvas.px(8 * larger)
        u: TextSize = SUBHEADING if larger > 1 else BODY
        most = 1.4 if larger == 1 else 1.1
        tall = max(SMALLEST_HIT, canvas.px(_SWITCH[1] * larger * min(canvas.metrics.text_scale, most)))
        wide = round(tall * _SWITCH[0] / _SWITCH[1])
        low = canvas.size[1] - canvas.px(16 * larger)
        room = pygame.Rect(canvas.px(20 * larger), low - tall, len(codes) * (wide + gap) - gap, tall)
        for code, place in zip(codes, row_of_rects(room, len(codes), gap), strict=True):
            tip = self.text("title-language-tip", name=self.text(f"language-{code}"))
            chip = Button(LanguageChip(code), code.upper(), place, u=u, tip=tip)
            self.put_chip(canvas, chip, code == self.context.wording.language)


def _has_files(folder: Path) -> bool:
    try:
        with os.scandir(folder) as entries:
            return any(True for _ in entries)
    except OSError:
        return False
