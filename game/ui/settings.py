"""What a player has chosen for all matches: kept in the user's data folder, read when the window opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args

import msgspec
from msgspec import Meta

from game.files import MEGABYTE, read_file, without_mark
from game.kernel.refusal import Unreadable
from game.match.files.whole_file import write_whole
from game.ui.shades import Palette

FILE = "settings.json"
SET_ASIDE = "settings.json.damaged"
"""Where a file that could not be understood is kept when new settings are written."""

Speed = Literal["off", "slow", "normal", "fast", "fastest"]
Handover = Literal["hands", "window", "open"]

SPEEDS: tuple[Speed, ...] = get_args(Speed)
HANDOVERS: tuple[Handover, ...] = get_args(Handover)
VOLUMES = (0.0, 0.25, 0.5, 0.75, 1.0)
TEXT_SCALES = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)

_LARGEST: Final = MEGABYTE

_PACE = {"slow": 2.0, "normal": 1.0, "fast": 0.5, "fastest": 0.25}
"""How long a motion takes, in times of its normal length."""


Word = Annotated[str, Meta(max_length=60)]
"""The name of something in files."""
Name = Annotated[str, Meta(max_length=100)]
"""What somebody may have typed: more than fits into any field."""
MOST_SEATS = 4
"""Seats of the largest game; the rules are not needed for this much."""
Sets = Annotated[tuple[Word, ...], Meta(max_length=100)]
Pixels = Annotated[int, Meta(ge=1, le=16_384)]
"""A side of a window: no screen is larger."""
Coordinate = Annotated[int, Meta(ge=-65_536, le=65_536)]
"""Where a window stands: no screens together are larger."""


class LastSeat(msgspec.Struct, frozen=True):
    """What was entered for a seat of the last new game; an empty name is the usual one, no faction a random one."""

    name: Name
    player: Word
    faction: Word | None = None


class LastSolo(msgspec.Struct, frozen=True):
    """What was chosen for the last solo game; ``options`` are the variants by their names in files, ``sets`` its sets
    of cards."""

    opponent: Word
    name: Name = ""
    faction: Word | None = None
    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=100)] = {}
    sets: Sets = ("base",)


class WindowPlace(msgspec.Struct, frozen=True):
    """Size of the window in pixels, where it stood unless the system decides that, whether it filled the screen with
    its frame, and the sizes of the ``screens`` there were."""

    width: Pixels
    height: Pixels
    x: Coordinate | None = None
    y: Coordinate | None = None
    maximised: bool = False
    screens: Annotated[tuple[tuple[Pixels, Pixels], ...], Meta(max_length=64)] = ()


class Settings(msgspec.Struct, frozen=True):
    """``handover`` is what is covered when the next person takes the seat: the hands, the whole window, or nothing
    among friends. ``always_pay`` asks how to pay even where the usual way spends nothing precious. ``end_turns``
    ends a turn at the table by itself where nothing could be taken back any more. ``seats`` and ``sets`` are those of
    the last new game, ``solo`` is the last solo game. ``palette`` and ``high_contrast`` are the shades in which
    everything is drawn. With ``reduced_motion`` nothing travels, swings or grows, at whatever ``speed``: what has
    changed is there at once, and marked. ``sound_volume`` is that of what happens, ``ambience_volume`` that of the
    wind in the menus; ``muted`` silences both. ``language`` is that of all texts, empty for the system's.
    For the ``left_handed`` buttons, piles and log are at the left. ``window`` is where the window was when it was
    closed.
    """

    text_scale: float = 1.0
    speed: Speed = "normal"
    handover: Handover = "hands"
    always_pay: bool = False
    end_turns: bool = False
    fullscreen: bool = False
    seats: Annotated[tuple[LastSeat, ...], Meta(max_length=MOST_SEATS)] = ()
    solo: LastSolo | None = None
    sets: Sets = ("base",)
    palette: Palette = "standard"
    high_contrast: bool = False
    reduced_motion: bool = False
    language: Word = ""
    sound_volume: float = 0.5
    ambience_volume: float = 0.5
    muted: bool = False
    left_handed: bool = False
    window: WindowPlace | None = None

    @property
    def moves(self) -> bool:
        """Whether anything is animated at all."""
        return self.speed != "off"

    def lasting(self, milliseconds: int) -> int:
        """How long a motion of a normal length takes at the chosen speed; 0 if nothing moves."""
        return round(milliseconds * _PACE[self.speed]) if self.moves else 0

    def travelling(self, milliseconds: int) -> int:
        """The same for what goes from one place or size to another, which nothing does with reduced motion."""
        return 0 if self.reduced_motion else self.lasting(milliseconds)


class Trouble(NamedTuple):
    """Why stored settings are not used: the file cannot be ``unread`` for a ``reason`` of the system, or all of it,
    or some of its values, are ``damaged``."""

    kind: Literal["unread", "damaged"]
    path: Path
    reason: str = ""


def read_settings(folder: Path, on_error: Callable[[Trouble], None]) -> Settings:
    """The stored settings; ``on_error`` is told once if some cannot be used, and the usual values stand for these."""
    path = folder / FILE
    try:
        values = _values(read_file(path, _LARGEST))
    except FileNotFoundError:
        return Settings()
    except (OSError, Unreadable) as error:
        on_error(Trouble("unread", path, _reason(error)))
        return Settings()
    usable = {name: value for name, value in (values or {}).items() if _is_usable(name, value)}
    if values is None or len(usable) < len(values):
        on_error(Trouble("damaged", path))
    return _nearest(msgspec.convert(usable, Settings))


def _reason(error: OSError | Unreadable) -> str:
    return error.message if isinstance(error, Unreadable) else error.strerror or ""


def _values(written: bytes) -> dict[str, Any] | None:
    """All that a file holds, by name; None if that is not what it holds."""
    try:
        return msgspec.json.decode(without_mark(written), type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _is_usable(name: str, value: object) -> bool:
    """Whether a setting may have this value; one that only another version of the program knows, any."""
    try:
        msgspec.convert({name: value}, Settings)
    except msgspec.ValidationError:
        return False
    return True


def _nearest(settings: Settings) -> Settings:
    """The same with a text scale and volumes that can be chosen."""
    return msgspec.structs.replace(
        settings,
        text_scale=_nearest_of(TEXT_SCALES, settings.text_scale),
        sound_volume=_nearest_of(VOLUMES, settings.sound_volume),
        ambience_volume=_nearest_of(VOLUMES, settings.ambience_volume),
    )


def _nearest_of(steps: Sequence[float], wanted: float) -> float:
    """The step of a rising scale that is nearest."""
    return min(steps, key=lambda step: abs(step - min(max(wanted, steps[0]), steps[-1])))


def write_settings(folder: Path, settings: Settings, known: Settings | None = None) -> None:
    """Put the settings into their file, whole or not at all; raises OSError if that is not possible.

    Only what differs from the settings ``known`` so far has been chosen now: the rest stays as another window of the
    game may have written it. What a newer version of the program keeps there stays, too; a damaged file is set aside.
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
    """What the file holds that is to be replaced; nothing if there is none, None if it is damaged."""
    try:
        return _values(read_file(path, _LARGEST))
    except FileNotFoundError:
        return {}
    except Unreadable:
        return None


def _set_aside(path: Path) -> None:
    """Keep what the file holds; what cannot be copied gets another name. Raises OSError."""
    try:
        write_whole(path.with_name(SET_ASIDE), read_file(path, _LARGEST))
    except Unreadable:
        path.replace(path.with_name(SET_ASIDE))
