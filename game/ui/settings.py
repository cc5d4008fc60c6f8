"""What a player has chosen for all matches: kept in the user's data folder, read when the window opens."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Literal, get_args

import msgspec

from game.kernel.refusal import Unreadable

FILE = "settings.json"

Speed = Literal["off", "slow", "normal", "fast", "fastest"]
Handover = Literal["hands", "window", "open"]

SPEEDS: tuple[Speed, ...] = get_args(Speed)
HANDOVERS: tuple[Handover, ...] = get_args(Handover)
TEXT_SCALES = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)

_PACE = {"slow": 2.0, "normal": 1.0, "fast": 0.5, "fastest": 0.25}
"""How long a motion takes, in times of its normal length."""


class Settings(msgspec.Struct, frozen=True):
    """``handover`` is what is covered when the next person takes the seat: the hands, the whole window, or nothing
    among friends. ``always_pay`` asks how to pay even where the usual way spends nothing precious. ``end_turns``
    ends a turn by itself where nothing could be taken back any more.
    """

    text_scale: float = 1.0
    speed: Speed = "normal"
    handover: Handover = "hands"
    always_pay: bool = False
    end_turns: bool = True
    fullscreen: bool = False

    @property
    def moves(self) -> bool:
        """Whether anything is animated at all."""
        return self.speed != "off"

    def lasting(self, milliseconds: int) -> int:
        """How long a motion of a normal length takes at the chosen speed; 0 if nothing moves."""
        return round(milliseconds * _PACE[self.speed]) if self.moves else 0


def read_settings(folder: Path, on_error: Callable[[Unreadable], None]) -> Settings:
    """The stored settings; whatever cannot be read is told to ``on_error`` and is as if never chosen."""
    path = folder / FILE
    try:
        written = path.read_bytes()
    except FileNotFoundError:
        return Settings()
    except OSError as error:
        on_error(Unreadable(f"the settings cannot be read: {error.strerror}", str(path)))
        return Settings()
    try:
        settings = msgspec.json.decode(written, type=Settings)
    except (msgspec.DecodeError, UnicodeDecodeError):
        on_error(Unreadable("these are no settings of this program; the usual ones are taken", str(path)))
        return Settings()
    nearest = min(TEXT_SCALES, key=lambda scale: abs(scale - settings.text_scale))
    return msgspec.structs.replace(settings, text_scale=nearest)


def write_settings(folder: Path, settings: Settings) -> None:
    """Put the settings into their file, whole or not at all; raises OSError if that is not possible."""
    folder.mkdir(parents=True, exist_ok=True)
    fresh = folder / f"{FILE}.{os.getpid()}.new"
    try:
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(settings)))
        fresh.replace(folder / FILE)
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
