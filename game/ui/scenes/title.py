"""The title screen: continue a match, begin one, and everything outside of matches."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pygame

from game import __version__
from game.kernel.refusal import Unreadable
from game.match.lessons.progress import FIRST_GAME, chapter_key, read_progress
from game.match.library.ladder import FIRST as FIRST_RUNG
from game.paths import data_folder, matches_folder
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Key
from game.ui.places import LanguageChip
from game.ui.running.loading import load, unloaded_modules, unparsed
from game.ui.running.saved_matches import tell_unreadable
from game.ui.scene import Prospect
from game.ui.scenes.menu import MenuEntry, MenuScene
from game.ui.scenes.title_plan import FIRST, TitlePlan, title_plan
from game.ui.theme import BODY, BROWN_SIGN, FOOT, PAPER, SUBHEADING, TITLE, TextSize
from game.ui.widgets.button import SMALLEST_HIT, Button, row_of_rects
from game.wording.messages import languages

if TYPE_CHECKING:
    from game.match.library.ladder import Rung
    from game.match.library.summary import MatchSummary
    from game.match.library.unfinished import UnfinishedSearch
    from game.ui.game_look import Start

_PLAY, _LEARN = "menu:play", "menu:learn"

_STEP = 100
"""Milliseconds from one picture of clouds and birds to the next. Nothing drifts in a longer pause."""

_SWITCH = 64, 44
"""Width and height of one language in the switch, in u."""


class TitleScene(MenuScene):
    """The first scene. ``unfinished`` is the match to continue: the one that was on the table last; ``rung`` is the
    level of the robot in the game that *Play* deals. Every entry keeps its place, whatever there is to continue."""

    ambience = "wind_loop"
    frames_per_second = 30

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.unfinished: MatchSummary | None = None
        self.rung = FIRST_RUNG
        self._search: UnfinishedSearch | None = None
        self._is_newcomer = False
        self._drifted = 0

    def enter(self) -> None:
        super().enter()
        self._is_newcomer = self._is_learning()
        self._search = _search_unfinished(self.context, self._tell)
        self.rung = _next_rung(self._search, self.context) if self._search else FIRST_RUNG
        self._look()
        self.entries = self._entries()

    @property
    def works(self) -> bool:
        return self._search is not None

    def update(self, dt: int) -> None:
        super().update(dt)
        if self._search is not None:
            self._look()
        if self.context.settings.travelling(dt) and dt <= _STEP:
            before, self._drifted = self._drifted, self._drifted + dt
            self.due = self.due or before // _STEP != self._drifted // _STEP

    def _look(self) -> None:
        """Take a step of the search for the match to continue; with few files one is enough."""
        before = self.unfinished, self._search
        if self._search is None:
            self.unfinished = None
        else:
            is_open = self._search.go_on()
            self.unfinished = self._search.found
            self._search = self._search if is_open else None
        if before != (self.unfinished, self._search):
            self.entries, self.changed = self._entries(), True

    def _tell(self, error: Unreadable) -> None:
        """Say once why a saved match is not offered."""
        if str(error) not in self.context.told:
            self.context.told.add(str(error))
            tell_unreadable(self.context, error, besides=True)

    def _entries(self) -> tuple[MenuEntry, ...]:
        text = self.text
        play = text("title-play-note", level=self.rung.level, why=self.rung.why)
        settings = text("title-settings"), text("title-settings-note")
        return (
            self._to_continue(),
            MenuEntry(_PLAY, "play", text("title-play"), play, self._play),
            *map(self._to_start, self.context.look.starts),
            MenuEntry(_LEARN, "help", text("title-learn"), self._learning(), self._learn),
            MenuEntry("menu:matches", "matches", text("title-matches"), text("title-matches-note"), self._matches),
            MenuEntry("menu:cards", "card", text("title-cards"), text("title-cards-note"), self._cards),
            MenuEntry("menu:rules", "rules", text("rulebook-open"), text("rulebook-open-note"), self.look_up),
            MenuEntry("menu:settings", "settings", *settings, self._show_settings),
            MenuEntry("menu:quit", "leave", text("title-quit"), text("title-quit-note"), self._quit),
        )

    def _to_start(self, start: Start) -> MenuEntry:
        """The entry of a page on which a new game is put together."""
        open = partial(self._open_start, start.name)
        return MenuEntry(f"menu:{start.name}", start.icon, self.text(start.words), self.text(start.note), open)

    def _to_continue(self) -> MenuEntry:
        """The entry that continues a match; without one it says why it is dead."""
        text, why = self.text, None
        if self.unfinished is not None:
            note = self.context.told_of(self.unfinished)
        elif self._search is not None:
            note = why = text("title-continue-reading")
        else:
            note, why = text("title-continue-none"), text("title-continue-none.why")
        return MenuEntry("menu:continue", "end_turn", text("title-continue"), note, self._continue, why)

    @property
    def primary(self) -> MenuEntry:
        """The match to continue, else the first game for a newcomer, else the next game."""
        label = _LEARN if self._is_newcomer else _PLAY
        return self.entries[0] if self.unfinished else next(one for one in self.entries if one.label == label)

    # ------------------------------------------------------------------ what may come next
    @property
    def outlook(self) -> object:
        return self.context.settings

    def prospects(self) -> Iterator[Prospect]:
        """All modules and messages, and what the game has in words; then the scenes that open here, but for the lists
        of matches, which read files."""
        context = self.context
        yield from (partial(load, name) for name in unloaded_modules(context.look))
        yield from unparsed(context.wording.messages)
        from game.ui.scenes.help import HelpScene
        from game.ui.scenes.settings import SettingsScene

        yield from context.table.words_ahead(context)
        yield lambda canvas: context.look.table(canvas.size)
        for page in context.table.pages_ahead(context):
            yield page.draw
        yield SettingsScene(context).draw
        yield HelpScene(context, self.kind).draw

    # ------------------------------------------------------------------ acting
    def on_click(self, click: Click) -> None:
        if isinstance(click.label, LanguageChip) and click.button == "left":
            self.context.change_settings(msgspec.structs.replace(self.context.settings, language=click.label.code))
        super().on_click(click)

    def on_key(self, key: Key) -> None:
        if key.name in ("return", "space", "enter") and self.entries:
            self.primary.open()

    def on_drop(self, path: Path) -> None:
        """Import a match file, and show it in the list of matches."""
        from game.ui.scenes.matches.scene import open_matches

        open_matches(self.context, path)

    def _continue(self) -> None:
        from game.ui.running.saved_matches import continue_match

        if self.unfinished is not None:
            continue_match(self.context, self.unfinished.path)
            self.changed = True

    def _play(self) -> None:
        self.context.table.starting.play(self.context, self.rung.level)

    def _tip(self) -> str | None:
        """For *Play* what the game is dealt with."""
        if self.touch.hover != _PLAY:
            return super()._tip()
        return self.text("title-play-tip", sets=self.context.table.starting.told(self.context))

    def _matches(self) -> None:
        from game.ui.scenes.matches.scene import open_matches

        open_matches(self.context)

    def _open_start(self, name: str) -> None:
        self.context.stack.push(self.context.table.starting.pages[name](self.context))

    def _is_learning(self) -> bool:
        """Whether nobody has played here or finished the first game: then its entry is gold."""
        folder = data_folder(self.context.data)
        progress = read_progress(folder)
        return bool(progress.reached or not progress.done) and not _has_files(matches_folder(self.context.data))

    def _learning(self) -> str:
        """The note of *Learn to play*: what it is, or the chapter of the first game that comes next."""
        reached = read_progress(data_folder(self.context.data)).reached
        title = chapter_key(FIRST_GAME, reached or "")
        if title not in self.context.wording.messages:
            return self.text("title-learn-note")
        return self.text("title-learn-next", title=self.text(title))

    def _learn(self) -> None:
        from game.ui.scenes.learning.lessons import open_learning

        open_learning(self.context)

    def _cards(self) -> None:
        self.context.table.open_library(self.context)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        plan = title_plan(canvas.metrics, len(self.entries), self.context.look.backdrop)
        look = self.context.look
        look.draw_backdrop(canvas, seconds=self._drifted / 1000, view=plan.view)
        look.draw_holders(canvas, plan.sign, plan.side_sign, self.sheet.is_high)
        look.draw_sign(canvas, plan.sign, self.context)
        self._draw_side_sign(canvas, plan)
        places = dict(zip(self.entries, plan.entries, strict=True))
        for group in (self.entries[:FIRST], self.entries[FIRST:]):
            self.put_entries(canvas, {entry: places[entry] for entry in group}, plan.larger)
        self._draw_languages(canvas, plan.larger)
        words = self.text("title-foot", version=__version__)
        foot = pygame.Rect(0, 0, canvas.px(1100), canvas.px(36 * plan.larger))
        foot.bottomright = canvas.size[0] - canvas.px(20 * plan.larger), canvas.size[1] - canvas.px(8 * plan.larger)
        canvas.letters(words, foot, "text", round(canvas.metrics.text_px(BODY) * plan.larger), FOOT, "right")

    def _draw_languages(self, canvas: Canvas, larger: float) -> None:
        """A small switch of language codes in the lower left corner."""
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

    def _draw_side_sign(self, canvas: Canvas, plan: TitlePlan) -> None:
        brown, (pad, line) = plan.side_sign, (plan.side_sign.height * share for share in (0.135, 0.365))
        px = round(canvas.metrics.text_px(TITLE) * plan.larger)
        with canvas.within(brown):
            canvas.panel(brown, BROWN_SIGN._replace(radius=12), "side sign")
            for number, key in enumerate(self.context.look.side_sign):
                place = pygame.Rect(brown.x, brown.y + round(pad + number * line), brown.width, round(line))
                words = place.inflate(-brown.width // 7, 0)
                canvas.letters(self.text(key), words, "sign", px, PAPER, "center", upper=True)


def _search_unfinished(context: Context, on_error: Callable[[Unreadable], None]) -> UnfinishedSearch | None:
    """The search for the match to continue. Without any files there is none, and matches and cards are not loaded."""
    folder = matches_folder(context.data)
    if not _has_files(folder):
        return None
    from game.match.library.unfinished import UnfinishedSearch

    return UnfinishedSearch(folder, on_error, context.list_kinds, context.kinds)


def _next_rung(search: UnfinishedSearch, context: Context) -> Rung:
    """The level of the next game that *Play* deals, by the matches of the same folder."""
    from game.match.library.ladder import next_rung

    return next_rung(search.index, context.box.kind().robots.levels)


def _has_files(folder: Path) -> bool:
    try:
        with os.scandir(folder) as entries:
            return any(True for _ in entries)
    except OSError:
        return False
