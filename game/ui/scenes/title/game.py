"""A game as the title offers it: the match to continue, and the ways into a new one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.kernel.refusal import Unreadable
from game.match.lessons.progress import FIRST_GAME, Progress, chapter_key, read_progress
from game.match.library.ladder import Rung
from game.paths import data_folder, matches_folder
from game.ui.context import Context
from game.ui.scenes.menu import MenuEntry

if TYPE_CHECKING:
    from game.match.library.summary import MatchSummary
    from game.match.library.unfinished import UnfinishedSearch
    from game.ui.game_look import GameLook, Start
    from game.wording.words import Words


class TitleGame:
    """A game that can be played. Whatever is opened here is opened for it.

    ``unfinished`` is its match to continue: the one that was on the table last; ``rung`` is the level of the robot in
    the game that *Play* deals. Every entry keeps its place, whatever there is to continue.
    """

    def __init__(self, context: Context, id: str, look_up: Callable[[], None], menu: str = "menu") -> None:
        """``look_up`` opens the book of rules; the places of its entries are named after the ``menu``."""
        self.context = context
        self.id = id
        self.unfinished: MatchSummary | None = None
        self.rung = self._first_rung
        self._look_up = look_up
        self._menu = menu
        self._search: UnfinishedSearch | None = None

    @property
    def words(self) -> Words:
        return self.context.words_of(self.id)

    @property
    def look(self) -> GameLook:
        return self.context.look_of(self.id)

    @property
    def _first_rung(self) -> Rung:
        """Where everybody begins."""
        return Rung(self.look.first_level, "first")

    # ------------------------------------------------------------------ the match to continue
    def search(self, tell: Callable[[Unreadable], None]) -> None:
        """Begin to look for the match to continue in a folder that has files, telling why some are not offered."""
        from game.match.library.ladder import next_rung
        from game.match.library.unfinished import UnfinishedSearch

        context, folder = self.context, matches_folder(self.context.data)
        self._search = UnfinishedSearch(folder, tell, context.list_kinds, context.kinds, self.id)
        levels = context.games.kind(self.id).robots.levels
        self.rung = next_rung(self._search.index, levels, self.look.first_level, self.id)

    def forget(self) -> None:
        """There is nothing to continue."""
        self.unfinished, self._search, self.rung = None, None, self._first_rung

    @property
    def searches(self) -> bool:
        return self._search is not None

    def go_on(self) -> bool:
        """Take a step of the search, with few files the only one; returns whether something has changed."""
        if self._search is None:
            return False
        before, is_open = self.unfinished, self._search.go_on()
        self.unfinished = self._search.found
        if not is_open:
            self._search = None
        return before != self.unfinished or not is_open

    # ------------------------------------------------------------------ entries
    def label(self, name: str) -> str:
        """The place of an entry."""
        return f"{self._menu}:{name}"

    def to_continue(self) -> MenuEntry:
        """The entry that continues a match; without one it says why it is dead."""
        text, why = self.words.text, None
        if self.unfinished is not None:
            note = self.context.told_of(self.unfinished)
        elif self.searches:
            note = why = text("title-continue-reading")
        else:
            note, why = text("title-continue-none"), text("title-continue-none.why")
        return MenuEntry(self.label("continue"), "end_turn", text("title-continue"), note, self._continue, why)

    def to_play(self) -> MenuEntry:
        """The entry that deals a game at once."""
        note = self.words.text("title-play-note", level=self.rung.level, why=self.rung.why)
        return MenuEntry(self.label("play"), "play", self.words.text("title-play"), note, self._play)

    def to_start(self) -> Iterator[MenuEntry]:
        """The entries of the pages on which a new game is put together."""
        text = self.words.text
        for start in self.look.starts:
            open = partial(self._open_start, start)
            yield MenuEntry(self.label(start.name), start.icon, text(start.words), text(start.note), open)

    def to_learn(self) -> Iterator[MenuEntry]:
        """The entry of the lessons, if there are any."""
        if self.look.has_lessons:
            words = self.words.text("title-learn")
            yield MenuEntry(self.label("learn"), "help", words, self._learning(), self._learn)

    def to_rules(self) -> Iterator[MenuEntry]:
        """The entry of the book of rules, if there is one."""
        text = self.words.text
        if self.look.has_rules:
            words, note = text("rulebook-open"), text("rulebook-open-note")
            yield MenuEntry(self.label("rules"), "rules", words, note, self._rules)

    @property
    def _progress(self) -> Progress:
        """That in its first game."""
        return read_progress(data_folder(self.context.data), FIRST_GAME, self.id)

    @property
    def is_learning(self) -> bool:
        """Whether it has lessons, and nobody has finished its first game."""
        progress = self._progress
        return self.look.has_lessons and bool(progress.reached or not progress.done)

    def _learning(self) -> str:
        """What the lessons are, or the chapter of the first game that comes next."""
        title = chapter_key(FIRST_GAME, self._progress.reached or "")
        if title not in self.words.messages:
            return self.words.text("title-learn-note")
        return self.words.text("title-learn-next", title=self.words.text(title))

    # ------------------------------------------------------------------ acting
    def _continue(self) -> None:
        from game.ui.running.saved_matches import continue_match

        if self.unfinished is not None:
            continue_match(self.context, self.unfinished.path)

    def _play(self) -> None:
        self.context.choose_game(self.id)
        self.context.table.starting.play(self.context, self.rung.level)

    def _open_start(self, start: Start) -> None:
        self.context.choose_game(self.id)
        self.context.stack.push(self.context.table.starting.pages[start.name](self.context))

    def _learn(self) -> None:
        from game.ui.scenes.learning.lessons import open_learning

        self.context.choose_game(self.id)
        open_learning(self.context)

    def _rules(self) -> None:
        self.context.choose_game(self.id)
        self._look_up()
