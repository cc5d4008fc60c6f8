"""The player's settings, in a file of the user's data folder that is read when the window opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args

import msgspec
from msgspec import Meta

from game.files import MEGABYTE, make_file, move_file, read_file, without_mark, write_whole
from game.kernel.refusal import Unreadable
from game.kernel.seats import HUMAN, SEATS
from game.play.files import field_names
from game.ui.shades import Palette

FILE = "settings.json"
SET_ASIDE = "settings.json.damaged"
"""A damaged file is moved here when new settings are written."""

Speed = Literal["off", "slow", "normal", "fast", "fastest"]
HandoverWay = Literal["hands", "window", "open", "everything"]
"""What is covered when the next person takes the seat: hands, the whole window, or nothing among friends."""

EndOfTurn = Literal["itself", "press"]
"""How a turn at the table ends: with the action that ends it, or by a press of *End turn*."""

Advice = Literal["off", "hard", "expert", "master"]
"""The level of the robot that advises in hints."""

SPEEDS: tuple[Speed, ...] = get_args(Speed)
HANDOVERS: tuple[HandoverWay, ...] = get_args(HandoverWay)
ENDS_OF_TURN: tuple[EndOfTurn, ...] = get_args(EndOfTurn)
ADVICE: tuple[Advice, ...] = get_args(Advice)
VOLUMES = (0.0, 0.25, 0.5, 0.75, 1.0)
TEXT_SCALES = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
_STEPS = {"text_scale": TEXT_SCALES, "sound_volume": VOLUMES, "ambience_volume": VOLUMES}
"""Setting -> the steps that can be chosen; others are rounded to the nearest."""


_LARGEST: Final = MEGABYTE

_PACE = {"slow": 2.0, "normal": 1.0, "fast": 0.5, "fastest": 0.25}
"""Speed -> factor on the duration of motions."""

Word = Annotated[str, Meta(max_length=60)]
"""A name in files."""

Name = Annotated[str, Meta(max_length=100)]
"""A name that somebody has typed."""

Sets = Annotated[tuple[Word, ...], Meta(max_length=100)]
Pixels = Annotated[int, Meta(ge=1, le=16_384)]
"""Width or height of a window or screen."""

Coordinate = Annotated[int, Meta(ge=-65_536, le=65_536)]
"""Position of a window on all screens together, in pixels."""


class LastSeat(msgspec.Struct, frozen=True):
    """A seat of the last new game; an empty name means the default, no role a random one."""

    name: Name
    player: Word
    role: Word | None = msgspec.field(default=None, name=field_names.ROLE)


class LastAlone(msgspec.Struct, frozen=True):
    """The last game of one player alone; ``options`` are its variants, ``sets`` its sets of cards, ``player`` is a
    person or robot."""

    opponent: Word
    name: Name = ""
    role: Word | None = msgspec.field(default=None, name=field_names.ROLE)
    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=100)] = {}
    sets: Sets = ()
    player: Word = HUMAN


class WindowPlace(msgspec.Struct, frozen=True):
    """Size and position of the window in pixels, and the ``screens`` of that time; without x and y the system chooses
    the position."""

    width: Pixels
    height: Pixels
    x: Coordinate | None = None
    y: Coordinate | None = None
    maximised: bool = False
    screens: Annotated[tuple[tuple[Pixels, Pixels], ...], Meta(max_length=64)] = ()


class Settings(msgspec.Struct, frozen=True):
    """The settings, with their defaults."""

    text_scale: float = 1.0
    speed: Speed = "normal"
    handover: HandoverWay = "hands"
    always_pay: bool = False
    """Ask how to pay even if the usual way spends nothing precious."""

    end_of_turn: EndOfTurn = "itself"
    undo_robots: bool = True
    """Undo takes back what robots have answered."""

    fullscreen: bool = False
    seats: Annotated[tuple[LastSeat, ...], Meta(max_length=len(SEATS))] = ()
    """Seats of the last new game."""

    alone: LastAlone | None = msgspec.field(default=None, name=field_names.OPPONENT)
    sets: Sets = ()
    """Sets of cards of the last new game; none for the usual ones."""

    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=100)] = {}
    """Options of the last new game that are not the usual ones; those of a plain page as `game:option`."""

    palette: Palette = "standard"
    high_contrast: bool = False
    reduced_motion: bool = False
    """Nothing travels, swings or grows, at any speed: changes appear at once, and are marked."""

    language: Word = ""
    """Empty for the system's."""

    sound_volume: float = 0.5
    """Of the sounds of events."""

    ambience_volume: float = 0.5
    """Of the wind in the menus."""

    muted: bool = False
    left_handed: bool = False
    """Buttons, piles and log are at the left."""

    bots_wait: bool = False
    """Bots go on at a press, not by themselves."""

    advice: Advice = "expert"
    """Hints begin with what a robot of this level would do, where people do not compete."""

    replay_advice: bool = True
    """The replay tells what the expert would have done."""

    window: WindowPlace | None = None
    """Where the window was when it was closed."""

    @property
    def moves(self) -> bool:
        """True if anything is animated."""
        return self.speed != "off"

    def lasting(self, milliseconds: int) -> int:
        """Duration of a motion at the chosen speed; 0 if nothing is animated.

        >>> Settings(speed="slow").lasting(150)
        300
        """
        return round(milliseconds * _PACE[self.speed]) if self.moves else 0

    def travelling(self, milliseconds: int) -> int:
        """Duration of a change of place or size; 0 with reduced motion."""
        return 0 if self.reduced_motion else self.lasting(milliseconds)


class Trouble(NamedTuple):
    """Why stored settings are not used: the file cannot be read, for a ``reason`` of the system, or it is damaged in
    whole or in part."""

    kind: Literal["unread", "damaged"]
    path: Path
    reason: str = ""


def read_settings(folder: Path, on_error: Callable[[Trouble], None]) -> Settings:
    """The stored settings, with defaults for unusable ones; then ``on_error`` is called once."""
    path = folder / FILE
    try:
        values = _values(read_file(path, _LARGEST))
    except FileNotFoundError:
        return Settings()
    except (OSError, Unreadable) as error:
        reason = error.message if isinstance(error, Unreadable) else error.strerror or ""
        on_error(Trouble("unread", path, reason))
        return Settings()
    usable = {name: value for name, value in (values or {}).items() if _is_usable(name, value)}
    if values is None or len(usable) < len(values):
        on_error(Trouble("damaged", path))
    settings = msgspec.convert(usable, Settings)
    nearest = {name: _nearest(steps, getattr(settings, name)) for name, steps in _STEPS.items()}
    return msgspec.structs.replace(settings, **nearest)


def _values(written: bytes) -> dict[str, Any] | None:
    """The values of a file, by name; None if it is damaged."""
    try:
        return msgspec.json.decode(without_mark(written), type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _is_usable(name: str, value: object) -> bool:
    """True if a setting may have this value; unknown settings, of another version, may have any."""
    try:
        msgspec.convert({name: value}, Settings)
    except msgspec.ValidationError:
        return False
    return True


def _nearest(steps: Sequence[float], wanted: float) -> float:
    """The nearest of ascending steps."""
    return min(steps, key=lambda step: abs(step - min(max(wanted, steps[0]), steps[-1])))


def write_settings(folder: Path, settings: Settings, known: Settings | None = None) -> None:
    """Write the settings to their file, whole or not at all. Raises OSError if that is not possible.

    Only what differs from the ``known`` settings is written: the rest of the file stays as another window of the game
    or a newer version of the program has written it. A damaged file is set aside.
    """
    path = folder / FILE
    before = _before(path)
    kept = {name: value for name, value in (before or {}).items() if _is_usable(name, value)}
    old = msgspec.to_builtins(known) if known else {}
    chosen = {name: value for name, value in msgspec.to_builtins(settings).items()
              if name not in kept or name not in old or value != old[name]}  # fmt: skip
    if before is None or len(kept) < len(before):
        _set_aside(path)
    write_whole(path, msgspec.json.format(msgspec.json.encode({**kept, **chosen})))


def _before(path: Path) -> dict[str, Any] | None:
    """The values of the file to be replaced; empty if there is none, None if it is damaged."""
    try:
        return _values(read_file(path, _LARGEST))
    except FileNotFoundError:
        return {}
    except Unreadable:
        return None


def _set_aside(path: Path) -> None:
    """Copy the file to `SET_ASIDE`, numbered if there is one, or rename it if it cannot be read. Raises OSError."""
    aside = path.with_name(SET_ASIDE)
    try:
        make_file(aside, read_file(path, _LARGEST))
    except Unreadable:
        move_file(path, aside)
