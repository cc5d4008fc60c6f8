"""Plays sounds at the player's volume, and none while the window is hidden. The device is opened for the first sound;
if there is none, all is silent until one appears."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import pygame

from game.ui.settings import Settings
from game.ui.sound.recipe import Recipe
from game.ui.sound.sounds import SOUNDS
from game.ui.sound.synthesis import RATE

CHANNELS = 9
"""Channel 0 plays the ambience, the others sounds of events."""

_BUFFER = 1024
"""Samples per buffer of the device: a latency of 46 ms. Half of it takes as much work in an idle window as all the
rest."""

FADE = 900
"""Milliseconds in which the ambience fades in; it fades out in half of them."""


class Device:
    """The mixer of pygame. If anything goes wrong with it, it stays silent. Volumes are 0 to 1."""

    def __init__(self) -> None:
        self.is_missing = False
        """True if the device could not be opened."""

        self._sounds: dict[str, pygame.mixer.Sound] = {}

    def play(self, name: str, samples: bytes, volume: float) -> bool:
        """Play a sound once, beside others. False if no channel was free."""
        if not self._is_open():
            return False
        try:
            if name not in self._sounds:
                self._sounds[name] = pygame.mixer.Sound(buffer=samples)
            channels = map(pygame.mixer.Channel, range(1, CHANNELS))
            channel = next((channel for channel in channels if not channel.get_busy()), None)
            if channel is None:
                return False
            channel.set_volume(volume)
            channel.play(self._sounds[name])
        except pygame.error:
            self._give_up()
            return False
        return True

    def play_ambience(self, samples: bytes, volume: float) -> bool:
        """Fade in the ambience and repeat it. False if that failed."""
        if not self._is_open():
            return False
        try:
            channel = pygame.mixer.Channel(0)
            channel.play(pygame.mixer.Sound(buffer=samples), loops=-1, fade_ms=FADE)
            channel.set_volume(volume)
        except pygame.error:
            self._give_up()
            return False
        return True

    def change_ambience(self, volume: float) -> None:
        """Change the volume of the ambience."""
        if pygame.mixer.get_init():
            pygame.mixer.Channel(0).set_volume(volume)

    def end_ambience(self) -> None:
        """Fade out the ambience."""
        if pygame.mixer.get_init():
            pygame.mixer.Channel(0).fadeout(FADE // 2)

    def hush(self) -> None:
        """Stop all sounds at once."""
        if pygame.mixer.get_init():
            pygame.mixer.stop()

    def look_again(self) -> None:
        """Close the device, to open the present one next time: one has come or gone."""
        self.close()
        self.is_missing = False

    def close(self) -> None:
        self._sounds.clear()
        if pygame.mixer.get_init():
            pygame.mixer.quit()

    def _is_open(self) -> bool:
        """Open the device if necessary; after a failure not before `look_again`."""
        if self.is_missing:
            return False
        if pygame.mixer.get_init():
            return True
        try:
            pygame.mixer.init(RATE, -16, 1, _BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
        except (pygame.error, NotImplementedError):
            self._give_up()
        return not self.is_missing

    def _give_up(self) -> None:
        self.close()
        self.is_missing = True


MOST_AT_ONCE = 4
"""Maximum sounds started per frame."""

LATE = 250
"""Milliseconds after which a sound that is still being made is dropped."""

_HIDDEN = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
_IN_SIGHT = (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED)


class Workshop:
    """Makes each sound once, layer by layer, while the window is idle: no start waits for sounds, and no file is
    needed. They are made in their order unless one is wanted sooner; what repeats takes long, and is made only if it is
    wanted."""

    def __init__(self, recipes: Mapping[str, Recipe] = SOUNDS) -> None:
        self._recipes: dict[str, Recipe] = {}
        self._queue: list[str] = []
        self._under_way: tuple[str, Iterator[bytes | None]] | None = None
        self._made: dict[str, bytes] = {}
        self.learn(recipes)

    def learn(self, recipes: Mapping[str, Recipe]) -> None:
        """Make these sounds, too; those with known names are known."""
        new = {name: recipe for name, recipe in recipes.items() if name not in self._recipes}
        self._recipes |= new
        self._queue += [name for name, recipe in new.items() if not recipe.loop]

    @property
    def is_done(self) -> bool:
        return self._under_way is None and not self._queue

    def made(self, name: str) -> bytes | None:
        """The samples of a sound, or None if it is not made yet. Raises KeyError if there is no such sound."""
        if name not in self._recipes:
            raise KeyError(name)
        return self._made.get(name)

    def want(self, name: str) -> None:
        """Make this sound next."""
        if name in self._made or (self._under_way and self._under_way[0] == name):
            return
        if name in self._queue:
            self._queue.remove(name)
        self._queue.insert(0, name)

    def work(self) -> None:
        """Take the next step of a sound, some milliseconds long."""
        if self._under_way is None:
            if not self._queue:
                return
            name = self._queue.pop(0)
            self._under_way = name, self._recipes[name].make()
        name, steps = self._under_way
        samples = next(steps)
        if samples is not None:
            self._made[name] = samples
            self._under_way = None


class Speaker:
    """Plays sounds by name. It reads no clock, and makes nothing while it is silent."""

    def __init__(
        self, settings: Callable[[], Settings], output: Device | None = None, workshop: Workshop | None = None
    ) -> None:
        """``settings`` returns the player's present settings."""
        self._output = output or Device()
        self._workshop = workshop or Workshop()
        self._settings = settings
        self._was_muted = False
        self._hidden = self._away = False
        self._begun: set[str] = set()
        """Sounds started in this frame."""
        self._awaited: dict[str, int] = {}
        """Sounds to be played once they are made -> milliseconds waited."""
        self._ambience: tuple[str, float] | None = None
        """Name and volume."""

    @property
    def works(self) -> bool:
        """Whether sounds are still being made."""
        return bool(self._loudness or self._ambience_loudness) and not self._workshop.is_done

    def learn(self, recipes: Mapping[str, Recipe]) -> None:
        """Let the sounds of a game be played, too."""
        self._workshop.learn(recipes)

    # ------------------------------------------------------------------ playing
    def play(self, name: str) -> None:
        """Play a sound once. Raises KeyError if there is no such sound."""
        samples = self._workshop.made(name)
        if not self._loudness or name in self._begun or len(self._begun) >= MOST_AT_ONCE:
            return
        if samples is None:
            self._workshop.want(name)
            self._awaited.setdefault(name, 0)
        elif self._output.play(name, samples, self._loudness):
            self._begun.add(name)

    def listen(self, events: Sequence[pygame.Event]) -> None:
        """Follow whether the window is visible and which devices there are."""
        for event in events:
            if event.type in _HIDDEN:
                self._hidden = True
                self._awaited.clear()
                self._output.hush()
                self._ambience = None
            elif event.type in _IN_SIGHT:
                self._hidden = False
            elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
                self._away = event.type == pygame.WINDOWFOCUSLOST
            lost = event.type == pygame.AUDIODEVICEREMOVED and not getattr(event, "iscapture", False)
            may_be_found = event.type in (pygame.AUDIODEVICEADDED, pygame.WINDOWFOCUSGAINED)
            if lost or (may_be_found and self._output.is_missing):
                self._ambience = None
                self._output.look_again()

    def update(self, dt: int, ambience: str | None, calm: bool) -> None:
        """Let ``dt`` milliseconds pass with this ``ambience``, by its name; make sounds while it is ``calm``."""
        was_muted, self._was_muted = self._was_muted, self._settings().muted
        if self._was_muted and not was_muted:
            self._output.hush()
            self._ambience = None
        self._begun.clear()
        if not (self._loudness or self._ambience_loudness):
            self._awaited.clear()
        elif calm or self._awaited:
            self._workshop.work()
        for name, waited in list(self._awaited.items()):
            del self._awaited[name]
            if self._workshop.made(name):
                self.play(name)
            elif waited + dt < LATE:
                self._awaited[name] = waited + dt
        self._follow_ambience(ambience if not self._away else None)

    # ------------------------------------------------------------------ loudness
    @property
    def _loudness(self) -> float:
        """Volume of the sounds of events."""
        settings = self._settings()
        return 0.0 if settings.muted or self._hidden else settings.sound_volume

    @property
    def _ambience_loudness(self) -> float:
        settings = self._settings()
        return 0.0 if settings.muted or self._hidden else settings.ambience_volume

    def _follow_ambience(self, ambience: str | None) -> None:
        """Start, end or change the ambience as it is wanted now."""
        wanted = (ambience, self._ambience_loudness) if ambience and self._ambience_loudness else None
        if wanted == self._ambience:
            return
        if wanted is None:
            self._output.end_ambience()
            self._ambience = None
        elif self._ambience and self._ambience[0] == ambience:
            self._output.change_ambience(wanted[1])
            self._ambience = wanted
        elif (samples := self._workshop.made(wanted[0])) is not None:
            self._output.play_ambience(samples, wanted[1])
            self._ambience = wanted
        else:
            self._workshop.want(wanted[0])
