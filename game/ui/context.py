"""What all scenes share: the `Context`, and who goes with a match: its `Director`, and a `Guide` if it teaches."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from game.kernel.seats import NOBODY, Viewer
from game.kernel.text import legible
from game.paths import data_folder
from game.ui.art.cache import forget_all
from game.ui.canvas import Canvas, Mark
from game.ui.input import Key, Position
from game.ui.motion.stage import Stage
from game.ui.places import Label
from game.ui.scene_stack import SceneStack
from game.ui.settings import Settings, write_settings
from game.ui.shades import choose
from game.ui.theme import Metrics
from game.ui.widgets.button import Button

if TYPE_CHECKING:  # the title shows before a match needs all of them
    from game.cards.catalog import Catalog
    from game.kernel.seats import SeatSetup
    from game.match.match import Match
    from game.match.watching import WatchedMatch
    from game.rules.events import AnyEvent
    from game.rules.game import Options
    from game.ui.scene import Scene
    from game.wording import Wording


class Director(Protocol):
    """The way from scene to scene; `game.ui.running.director` walks it."""

    def advance(self) -> None:
        """Show what the match on the table needs next."""

    def open_match(self, match: Match) -> None:
        """Put a match on the table."""

    def start_match(
        self, seats: Sequence[SeatSetup], sets: tuple[str, ...], options: Options, seed: int, solo: str | None = None
    ) -> None:
        """Deal a new match with the cards of ``sets``, with ``solo`` against that virtual opponent, and open it."""

    def play_on(self, match: WatchedMatch, seats: Sequence[SeatSetup], seed: int) -> None:
        """Leave what is on the table, and begin a new match as a watched one stands now."""

    def end_turn(self) -> None:
        """Hand the table over."""

    def leave_match(self) -> None:
        """Back to the title."""

    def tick(self, dt: int) -> None:
        """``dt`` milliseconds went by with a match on the table: bots move, signs tell what has begun."""

    def hurry(self) -> None:
        """Somebody pressed something: what only waits to be looked at goes on."""

    def look_up(self, topic: str) -> None:
        """Open the rules at a section, over whatever is shown."""

    def tell_opponent(self, events: Sequence[AnyEvent]) -> None:
        """Tell what the virtual opponent did in the course of a person's decision."""


class Guide(Protocol):
    """Somebody who explains the match on the table; `game.ui.scenes.learning.guide` is one."""

    buttons: Mapping[Label, Button]
    """What can be pressed of the explanation on the frame that is shown."""

    def tick(self) -> None:
        """Time went by: what has happened is followed."""

    def draw(self, canvas: Canvas, scene: Scene) -> Mapping[Label, Button]:
        """Draw the explanation over a scene, if it has one for it; its buttons."""

    def press(self, label: Label | None) -> bool:
        """Answer a click; whether it was for the guide."""

    def key(self, key: Key, scene: Scene) -> bool:
        """Answer a key; whether it was for the guide."""

    def tip(self, label: Label | None) -> str | None:
        """What is to be said about a place of the explanation."""

    def leave(self) -> None:
        """Leave the match, back to where it was begun."""


class Read(NamedTuple):
    """The last rounds whose summaries were read: of the Production phase and of Cleanup."""

    production: int = 0
    cleanup: int = 0


class Context:
    """What all scenes share: size, words, cards, the match on the table, and the way from scene to scene.

    ``viewer`` is the human whose hand may lie open on the screen; NOBODY while it is handed over.
    ``read`` are the summaries that were read; ``told`` are damaged files that were spoken of. A ``guide`` explains the
    match on the table, if it is one that teaches.
    ``settings`` are the player's own; `change_settings` keeps them. ``fullscreen`` is how the window is now.
    ``spoken`` is the language that holds where the settings leave it open.
    ``label_at`` finds hit areas of the frame on screen, ``marks`` is all that is drawn in it; ``dice`` gives the seed
    of a new match, ``today`` the day. On the ``stage`` signs are played over whatever scene is shown. ``hear`` plays
    a sound, by its name in `game.ui.sound.sounds`; a window without a speaker is silent.
    """

    def __init__(
        self,
        metrics: Metrics,
        wording: Wording,
        data: Path | None,
        make_director: Callable[[Context], Director],
        settings: Settings | None = None,
    ) -> None:
        self._make_director = make_director
        self.wording = wording
        self.data = data
        self._match: Match | None = None
        self.viewer: Viewer = NOBODY
        self.read = Read()
        self._notices: list[Callable[[], str]] = []
        self.guide: Guide | None = None
        self.told: set[str] = set()
        self.stack = SceneStack()
        self.label_at: Callable[[Position], Label | None] = lambda _: None
        self.marks: Callable[[], Sequence[Mark]] = tuple
        self.hear: Callable[[str], None] = lambda _: None
        self.stage = Stage(lambda sound: self.hear(sound))
        self.quitting = False
        self.settings = settings or Settings()
        self._metrics = self._metrics_for(metrics.size)
        if choose(self._metrics.palette, self._metrics.high_contrast):
            forget_all()
        self.spoken = wording.language
        self.fullscreen = self.settings.fullscreen
        self.dice: Callable[[], int] = lambda: secrets.randbelow(1_000_000)
        self.today: Callable[[], date] = date.today

    @property
    def catalog(self) -> Catalog:
        """All cards; they are read when they are first asked for, as the title is up before."""
        return self.wording.catalog

    @cached_property
    def director(self) -> Director:
        """The way to the next scene; made when first asked for, as the title is up before a match is needed."""
        return self._make_director(self)

    @property
    def match(self) -> Match | None:
        """The match on the table."""
        return self._match

    @match.setter
    def match(self, match: Match | None) -> None:
        self._match = match
        if match is not None:
            match.called = self.wording.player

    def text(self, key: str, **facts: object) -> str:
        """A message of the locale."""
        return self.wording.text(key, **facts)

    def speak(self, language: str) -> None:
        """Say everything in another language from now on, also what is on the screen."""
        self.wording.speak(language)
        self.metrics = self._metrics_for(self.metrics.size)
        self.stage.skip()
        for scene in self.stack:
            scene.reword()
            scene.changed = True

    def change_settings(self, settings: Settings) -> None:
        """Take these settings from now on, and keep them for the next time; a notice says if that is not possible."""
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
            self.notify(lambda: self.text("notice-settings-unsaved", reason=self.wording.told(reason)))

    @property
    def metrics(self) -> Metrics:
        """What every drawing depends on. Setting other metrics drops every memoised drawing."""
        return self._metrics

    @metrics.setter
    def metrics(self, metrics: Metrics) -> None:
        if metrics != self._metrics:
            self._metrics = metrics
            choose(metrics.palette, metrics.high_contrast)
            forget_all()

    def _metrics_for(self, size: tuple[int, int]) -> Metrics:
        """The metrics of a window of this size, with the settings and the language of today."""
        settings = self.settings
        language = self.wording.language
        return Metrics(size, settings.text_scale, language, settings.palette, settings.high_contrast)

    def show_full_screen(self, full: bool) -> None:
        """Let the window cover the screen or not, from now on and the next time."""
        self.fullscreen = full
        self.change_settings(msgspec.structs.replace(self.settings, fullscreen=full))

    def notify(self, *told: Callable[[], str], besides: bool = False) -> None:
        """Show notices in place of the earlier ones, or ``besides`` them; each is put into words when it is drawn."""
        if not besides:
            self._notices.clear()
        self._notices.extend(told)

    @property
    def notices(self) -> tuple[str, ...]:
        """What the player is told until it is put away."""
        return tuple(tell() for tell in self._notices)

    def shown_notices(self) -> tuple[str, ...]:
        """The notices every scene shows, also that the match on the table could not be written to disk, or goes on in
        another file."""
        since = self.match.unsaved_since if self.match else None
        unsaved = () if since is None else (self.text("notice-unsaved", step=since),)
        return (*self.notices, *self._other_file(), *unsaved)

    def _other_file(self) -> tuple[str, ...]:
        """That another program has changed the file of the match on the table, until it was read."""
        changed, file = (self.match.changed_file, self.match.path) if self.match else (None, None)
        if changed in (None, file) or str(changed) in self.told:
            return ()
        return (self.text("notice-file-changed", file=legible(str(file))),)

    def dismiss_notices(self) -> None:
        """Nothing is told any more but what became of the file of the match on the table."""
        self._notices.clear()

    @property
    def can_be_closed(self) -> bool:
        """Whether a notice is shown that `close_notices` puts away."""
        return bool(self._notices or self._other_file())

    def close_notices(self) -> None:
        """The player has read them; that a match is not saved stays."""
        self.dismiss_notices()
        if self.match and self.match.changed_file:
            self.told.add(str(self.match.changed_file))

    @property
    def playing(self) -> Match:
        """The match on the table; scenes of a phase exist only while there is one."""
        if self.match is None:
            raise LookupError("no match is on the table")
        return self.match
