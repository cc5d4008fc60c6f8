"""The `Context` that all scenes share, with the stack of open scenes."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeVar

import msgspec

from game.kernel.seats import NOBODY, Viewer
from game.kernel.text import legible
from game.paths import data_folder
from game.play.games import Games
from game.play.programs import NO_PROGRAMS
from game.ui.art.cache import begin_span, drop_since, forget_all, make_room
from game.ui.canvas import Canvas, Mark
from game.ui.input import Key, Keyboard, Position
from game.ui.motion.stage import Stage
from game.ui.places import Label
from game.ui.settings import Settings, write_settings
from game.ui.shades import choose
from game.ui.theme import Metrics
from game.ui.widgets.button import Button

if TYPE_CHECKING:  # the title does not need them
    import pygame

    from game.kernel.refusal import Refusal, Unreadable
    from game.kernel.seats import Seat, SeatSetup
    from game.match.library.summary import MatchSummary
    from game.play.files.saving import Left
    from game.play.games import GameBox
    from game.play.kind import AnyKind, AnyKinds
    from game.play.match import AnyMatch, AnyWatchedMatch
    from game.play.setup import Choices
    from game.ui.game_look import GameLook
    from game.ui.game_table import Advising, GameCards, GameTable, Lessons, Read
    from game.ui.scene import Scene
    from game.wording.narrator import AnyNarrator
    from game.wording.words import Words


_GLANCE, _LETTER = 3000, 60
"""Milliseconds for which a passing notice is shown, and how many more for each of its letters."""


class Bots(Protocol):
    """Plays and tells the turns of robots and of the virtual opponent, as `game.ui.running.bot_turns` does."""

    @property
    def waits(self) -> bool:
        """Whether a deed is told until the player presses something."""

    @property
    def thinks(self) -> bool:
        """Whether a robot thinks about its next decision."""

    @property
    def events_told(self) -> int | None:
        """How many events of the last decision have been told, while a turn is told at the table; None if all."""

    @property
    def untold(self) -> int:
        """The number of steps of the virtual opponent that are still to be shown."""

    @property
    def note(self) -> str:
        """How to go on, while a deed is told."""

    def hurry(self) -> None:
        """End waiting times, as any input does."""

    def tell_opponent(self, events: Sequence[Any]) -> None:
        """Tell what the virtual opponent did during a person's decision."""


class Director(Protocol):
    """Leads from scene to scene, as `game.ui.running.director` does."""

    @property
    def bots(self) -> Bots:
        """Those who play and tell the turns of robots."""

    def advance(self) -> None:
        """Show what the match on the table needs next."""

    def open_match(self, match: AnyMatch) -> None:
        """Put a match on the table."""

    def start_match(self, seats: Sequence[SeatSetup], choices: Choices, seed: int) -> None:
        """Deal and open a new match with the options that were chosen."""

    def play_on(self, match: AnyWatchedMatch, seats: Sequence[SeatSetup], seed: int) -> None:
        """Leave the match on the table, and begin a new one from the present state of a watched one."""

    def change_players(self, players: Mapping[Seat, str]) -> None:
        """Let robots or people take seats of the match on the table."""

    def end_turn(self) -> None:
        """Hand the table over."""

    def open_hand(self) -> None:
        """Show the person who is to decide their hand."""

    def submit(self, command: Any) -> Any:
        """Submit a command of the person who decides; the answer of the match."""

    def undo(self) -> Refusal | None:
        """Take back the last decision; why not, if that is impossible."""

    def redo(self) -> Refusal | None:
        """Do again what was taken back last; why not, if that is impossible."""

    def leave_match(self) -> None:
        """Leave the match for the title."""

    def watch(self, match: AnyWatchedMatch, step: int | None = None) -> None:
        """Open the replay of a match over the present scene: at a step, or playing from the beginning."""

    def show_board(self, id: str) -> None:
        """Show a board of the game closely."""

    def look_up(self, topic: str) -> None:
        """Open the rules at a section, over the present scene."""

    def tick(self, dt: int) -> None:
        """Let ``dt`` milliseconds pass with a match on the table: bots move, signs appear."""


class Guide(Protocol):
    """Explains the match on the table, as `game.ui.scenes.learning.lessons` does."""

    buttons: Mapping[Label, Button]
    """Buttons of the explanation in the frame on the screen."""

    @property
    def title(self) -> str:
        """The name of what is explained."""

    @property
    def place(self) -> pygame.Rect | None:
        """The place of the explanation in the last frame that had one."""

    @property
    def tells_of_decision(self) -> bool:
        """Whether it still explains what the last decision has brought."""

    def tick(self) -> None:
        """Follow what has happened."""

    def draw(self, canvas: Canvas, scene: Scene) -> Mapping[Label, Button]:
        """Draw the explanation of a scene, if there is one; returns its buttons."""

    def press(self, label: Label | None) -> bool:
        """Answer a click; True if it was for the guide."""

    def key(self, key: Key, scene: Scene) -> bool:
        """Answer a key; True if it was for the guide."""

    def tip(self, label: Label | None) -> str | None:
        """The tooltip of a place of the explanation."""

    def leave(self) -> None:
        """Leave the match for the place where it was begun."""


class _Notice(msgspec.Struct):
    """What is told over any scene: ``tell`` is called for its text when it is drawn. It is closed by the player, or
    after ``left`` milliseconds."""

    tell: Callable[[], str]
    left: int | None = None


class SceneStack:
    """The open scenes, from the lowest to the one on top, which gets the inputs."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._spans: list[int] = []
        """Since when pictures are drawn for each scene, or for one above it (`game.ui.art.cache`)."""
        self.entering: Scene | None = None
        """The scene whose `Scene.enter` is running; it stays so if that fails."""

    def __iter__(self) -> Iterator[Scene]:
        return iter(self._scenes)

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        self._add(scene)
        self._enter(scene)

    def pop(self) -> None:
        self._close(len(self._scenes) - 1)
        if self._scenes:
            self._enter(self._scenes[-1])

    def keep(self, count: int) -> None:
        """Close all but the lowest ``count`` scenes."""
        self._close(count)
        self._enter(self._scenes[-1])

    def replace(self, *scenes: Scene) -> None:
        """Close all scenes and open these, the last on top. Pictures of the lowest one are kept: of the scenes of a
        match each comes again."""
        self._close(1)
        for scene in self._scenes:
            scene.forget_pictures()
        self._scenes, self._spans = [], []
        for scene in scenes:
            self._add(scene)
            self._enter(scene)

    def _add(self, scene: Scene) -> None:
        self._scenes.append(scene)
        self._spans.append(begin_span())

    def _close(self, count: int) -> None:
        """Close all but the lowest ``count`` scenes, and drop the pictures that only they needed."""
        if len(self._scenes) > count:
            drop_since(self._spans[count])
        for scene in self._scenes[count:]:
            scene.forget_pictures()
        del self._scenes[count:], self._spans[count:]

    def _enter(self, scene: Scene) -> None:
        self.entering = scene
        scene.enter()
        self.entering = None

    @property
    def visible(self) -> tuple[Scene, ...]:
        """The scenes to draw, from the topmost that covers the window up to the top."""
        start = len(self._scenes) - 1
        while start > 0 and self._scenes[start].over:
            start -= 1
        return tuple(self._scenes[max(start, 0) :])


class _Side(NamedTuple):
    """A game in the present language, and what is printed of it, read when first needed."""

    words: Any
    content: Callable[[], Any]


_OF_GAME: Final = ("look", "table", "narrator")
"""What of `Context` depends on the game that is played."""


class Context:
    """What all scenes share: size, words, cards, settings, the match on the table, and the open scenes."""

    def __init__(
        self, size: tuple[int, int], wording: Words, content: Callable[[], Any], data: Path | None,
        make_director: Callable[[Context], Director], box: GameBox, settings: Settings | None = None,
    ) -> None:  # fmt: skip
        """``content`` returns all that is printed of the game, which it reads at its first call."""
        self._make_director = make_director
        self.box = box
        """The game that is played."""

        self.games = Games({box.id: box})
        """All games that can be played."""

        self.has_shelf = False
        """Whether the first scene offers all games, and not only the one that was asked for."""

        self.wording = wording
        self._sides = {box.id: _Side(wording, content)}
        self.data = data
        self._match: AnyMatch | None = None
        self.viewer: Viewer = NOBODY
        """The person whose hand may lie open on the screen; NOBODY during a handover."""

        self.read: Read = None
        """What has been read of the summaries of the match on the table."""

        self._notices: list[_Notice] = []
        self.guide: Guide | None = None
        """Explains the match on the table, if it is a lesson."""

        self.programs = NO_PROGRAMS
        """The programs that may play: those that the user has named."""

        self.told: set[str | Left] = set()
        """Damaged files that a notice has named."""

        self.stack = SceneStack()
        self.label_at: Callable[[Position], Label | None] = lambda _: None
        """Finds the hit area at a position of the frame on the screen."""

        self.marks: Callable[[], Sequence[Mark]] = tuple
        """The marks of the frame on the screen."""

        self.hear: Callable[[str], None] = lambda _: None
        """Plays a sound, by its name; silent without a speaker."""

        self.stage = Stage(lambda sound: self.hear(sound))
        """Plays signs over any scene."""

        self.quitting = False
        self.settings = settings or Settings()
        self._metrics = self._metrics_for(size)
        make_room(size)
        if choose(self._metrics.palette, self._metrics.high_contrast, self.look.shades):
            forget_all()
        self.spoken = wording.language
        """The language if the settings name none."""

        self.keyboard = Keyboard()
        wording.label_keys(self.keyboard.labels())

        self.fullscreen = self.settings.fullscreen
        """True while the window is in full screen."""

        self.dice: Callable[[], int] = lambda: secrets.randbelow(1_000_000)
        """Returns the seed of a new match."""

        self.today: Callable[[], date] = date.today

    @cached_property
    def look(self) -> GameLook:
        """How the game looks where the window shows no match, imported when first needed."""
        look: GameLook = self.box.look()
        return look

    @cached_property
    def table(self) -> GameTable:
        """What the window asks of the game, imported when first needed."""
        table: GameTable = self.box.table()
        return table

    @cached_property
    def narrator(self) -> AnyNarrator:
        """Tells what happens in the game, in the present language."""
        narrator: AnyNarrator = self.box.narrator(self.wording)
        return narrator

    @property
    def cards(self) -> GameCards:
        """The cards of the game, for scenes that show them. Raises LookupError if it has none."""
        return _there(self.table.cards)

    @property
    def lessons(self) -> Lessons:
        """The lessons of the game, for the scenes of lessons. Raises LookupError if it has none."""
        return _there(self.table.lessons)

    @property
    def advising(self) -> Advising:
        """How the game advises, for scenes that advise. Raises LookupError if it does not."""
        return _there(self.table.advising)

    def kinds(self, id: str) -> AnyKind:
        """The kind of a game, with what it is played with; raises Unreadable if there is no such game."""
        box = self.games[id]
        return box.kind(self._side(id).content(), self.programs)

    @property
    def list_kinds(self) -> AnyKinds:
        """The kinds of games without what they are played with, for lists of matches. It can be handed to another
        process."""
        return self.games.kind

    def words_of(self, id: str) -> Words:
        """The words of a game."""
        words: Words = self._side(id).words
        return words

    def look_of(self, id: str) -> GameLook:
        """How a game looks where the window shows no match."""
        look: GameLook = self.look if id == self.box.id else self.games[id].look()
        return look

    def title_of(self, id: str) -> str:
        """The name of a game."""
        return self.words_of(id).text("title-name")

    def told_of(self, match: MatchSummary) -> str:
        """Who plays a saved match of any game, what with, and how it stands."""
        return self.look_of(match.game).told_of(self.words_of(match.game), match)

    def choose_game(self, id: str) -> None:
        """Let another game be the one that is played, while no match is on the table."""
        if id == self.box.id:
            return
        assert self._match is None, "the match on the table is one of the game that is played"
        self.box, self.wording = self.games[id], self._side(id).words
        for name in _OF_GAME:
            self.__dict__.pop(name, None)
        self.metrics = self._metrics
        self.stage.skip()
        for scene in self.stack:
            scene.reword()
            scene.changed = True

    def _side(self, id: str) -> _Side:
        if id not in self._sides:
            box = self.games[id]
            content = cache(lambda: box.content(self.data, _leave_out))
            words = box.words(content, self.wording.language, _leave_out)
            words.label_keys(self.keyboard.labels())
            self._sides[id] = _Side(words, content)
        return self._sides[id]

    @property
    def kind(self) -> AnyKind:
        """The kind of the game, with what it is played with."""
        return self.kinds(self.box.id)

    @property
    def content(self) -> Any:
        """All that is printed of the game, read when first needed."""
        return self._side(self.box.id).content()

    @cached_property
    def director(self) -> Director:
        """The director, made when first needed."""
        return self._make_director(self)

    @property
    def match(self) -> AnyMatch | None:
        """The match on the table."""
        return self._match

    @match.setter
    def match(self, match: AnyMatch | None) -> None:
        self._match = match
        if match is not None:
            match.called = self.wording.player

    def text(self, key: str, **facts: object) -> str:
        """A message of the locale."""
        return self.wording.text(key, **facts)

    def speak(self, language: str) -> None:
        """Change the language of everything, also of what is on the screen."""
        for side in self._sides.values():
            side.words.speak(language)
        self.metrics = self._metrics_for(self.metrics.size)
        self.stage.skip()
        for scene in self.stack:
            scene.reword()
            scene.changed = True

    def label_keys(self) -> None:
        """Name keys in texts as the layout of the keyboard now has them."""
        for side in self._sides.values():
            side.words.label_keys(self.keyboard.labels())
        for scene in self.stack:
            scene.changed = True

    def change_settings(self, settings: Settings) -> None:
        """Use and save these settings; a notice says if they cannot be saved."""
        known, self.settings = self.settings, settings
        self.metrics = self._metrics_for(self.metrics.size)
        for scene in self.stack:
            scene.changed = True
        if settings.language != known.language:
            self.speak(settings.language or self.spoken)
        try:
            write_settings(data_folder(self.data), settings, known)
        except OSError as error:
            reason = error.strerror or str(error)
            self.notify(lambda: self.text("notice-settings-unsaved", reason=self.wording.translated(reason)))

    @property
    def metrics(self) -> Metrics:
        """What all drawings depend on; setting new ones drops memoised drawings that no longer fit.

        Another text scale drops none: its text is drawn in other sizes, and those of before are dropped in time.
        """
        return self._metrics

    @metrics.setter
    def metrics(self, metrics: Metrics) -> None:
        before, self._metrics = self._metrics, metrics
        make_room(metrics.size)
        is_repainted = choose(metrics.palette, metrics.high_contrast, self.look.shades)
        if is_repainted or (metrics.size, metrics.language) != (before.size, before.language):
            forget_all()

    def _metrics_for(self, size: tuple[int, int]) -> Metrics:
        """The metrics of a window of ``size``, with the present settings and language."""
        settings = self.settings
        language = self.wording.language
        return Metrics(size, settings.text_scale, language, settings.palette, settings.high_contrast)

    def show_full_screen(self, full: bool) -> None:
        """Enter or leave full screen, and save the choice."""
        self.fullscreen = full
        self.change_settings(msgspec.structs.replace(self.settings, fullscreen=full))

    def notify(self, *told: Callable[[], str], besides: bool = False, passing: bool = False) -> None:
        """Show notices instead of the earlier ones, or ``besides`` them; each is called for its text when drawn.

        Those that are ``passing`` go by themselves after the time of reading them; what tells of damage, or of
        anything that is not saved, stays until it is closed.
        """
        if not besides:
            self._notices.clear()
        self._notices.extend(_Notice(tell, _GLANCE + _LETTER * len(tell()) if passing else None) for tell in told)

    def let_notices_pass(self, dt: int) -> bool:
        """Let ``dt`` milliseconds pass; True if a notice has gone by itself."""
        before = len(self._notices)
        for notice in self._notices:
            if notice.left is not None:
                notice.left -= dt
        self._notices = [notice for notice in self._notices if notice.left is None or notice.left > 0]
        return len(self._notices) < before

    @property
    def notices(self) -> tuple[str, ...]:
        """The notices that the player can close."""
        return tuple(notice.tell() for notice in self._notices)

    def shown_notices(self) -> tuple[str, ...]:
        """All notices; first that the match on the table could not be saved, or goes on in another file."""
        since = self.match.unsaved_since if self.match else None
        unsaved = () if since is None else (self.text("notice-unsaved", step=since),)
        return (*unsaved, *self._other_file(), *self.notices)

    def _other_file(self) -> tuple[str, ...]:
        """The notice that the match on the table goes on in another file, and why, until it is closed."""
        match = self.match
        left = match.left_file if match else None
        if match is None or left is None or left in self.told:
            return ()
        if match.goes_on_in is None or match.unsaved_since is not None:
            return ()
        return (self.text(f"notice-file-{left.why}", file=legible(str(match.goes_on_in))),)

    def dismiss_notices(self) -> None:
        """Drop all notices but those about the file of the match on the table."""
        self._notices.clear()

    @property
    def can_be_closed(self) -> bool:
        """True if `close_notices` would close a notice."""
        return bool(self._notices or self._other_file())

    def close_notices(self, drawn: int) -> None:
        """Close the first notices, as many as are ``drawn``, but that a match is not saved."""
        others = len(self.shown_notices()) - len(self._notices)
        del self._notices[: max(drawn - others, 0)]
        if self.match and self.match.left_file and self._other_file():
            self.told.add(self.match.left_file)

    @property
    def playing(self) -> AnyMatch:
        """The match on the table, for scenes of a match. Raises LookupError if there is none."""
        if self.match is None:
            raise LookupError("no match is on the table")
        return self.match


_Part = TypeVar("_Part")


def _there(part: _Part | None) -> _Part:
    if part is None:
        raise LookupError("the game has no such part")
    return part


def _leave_out(_damage: Unreadable) -> None:
    """Leave out what is damaged of a game that has not been chosen at the start."""
