"""What the system on which the game runs has been told by its user."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from game.files import MEGABYTE, read_text_file
from game.kernel.refusal import Unreadable

_PATIENCE: Final = 0.5
"""Seconds until a system that does not answer has said nothing."""

_CLIENT_ANIMATIONS: Final = 0x1042
"""`SPI_GETCLIENTAREAANIMATION`: whether Windows animates anything inside a window."""

Ask = Callable[[Sequence[str]], str]
"""Runs a command of the system and gives what it prints; nothing if there is no such command."""


def _ask(command: Sequence[str]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE, check=False)
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return ""
    return done.stdout.strip()


def wants_stillness(platform: str = sys.platform, ask: Ask = _ask, home: Path | None = None) -> bool:
    """Whether the user has asked the system for less motion; False where that cannot be known."""
    if platform == "win32":
        return _windows_is_still()
    if platform == "darwin":
        return ask(("defaults", "read", "com.apple.universalaccess", "reduceMotion")) == "1"
    if ask(("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")) == "false":
        return True
    return _plasma_is_still((home or Path.home()) / ".config" / "kdeglobals")


def _plasma_is_still(path: Path) -> bool:
    """KDE: animations take no time."""
    try:
        lines = read_text_file(path, MEGABYTE).decode(errors="replace").splitlines()
    except (OSError, Unreadable):
        return False
    found = (line.partition("=")[2].strip() for line in lines if line.startswith("AnimationDurationFactor="))
    return next(found, "1") in ("0", "0.0")


def _windows_is_still() -> bool:
    import ctypes

    windll = getattr(ctypes, "windll", None)
    animates = ctypes.c_int(1)
    if windll is None or not windll.user32.SystemParametersInfoW(_CLIENT_ANIMATIONS, 0, ctypes.byref(animates), 0):
        return False
    return not animates.value
