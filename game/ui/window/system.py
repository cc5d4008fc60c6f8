"""The user's settings in the operating system."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from game.files.reading import MEGABYTE, read_text_file
from game.kernel.refusal import Unreadable

_PATIENCE: Final = 0.5
"""Timeout of a command, in seconds."""

_CLIENT_ANIMATIONS: Final = 0x1042
"""`SPI_GETCLIENTAREAANIMATION`: are there animations inside windows?"""

Ask = Callable[[Sequence[str]], str]
"""Runs a command and returns its output; an empty string if there is no such command."""


def _ask(command: Sequence[str]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE, check=False)
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return ""
    return done.stdout.strip()


def wants_stillness(platform: str = sys.platform, ask: Ask = _ask, home: Path | None = None) -> bool:
    """True if the user has asked the system for reduced motion; False if unknown."""
    if platform == "win32":
        return _windows_is_still()
    if platform == "darwin":
        return ask(("defaults", "read", "com.apple.universalaccess", "reduceMotion")) == "1"
    if ask(("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")) == "false":
        return True
    return _plasma_is_still((home or Path.home()) / ".config" / "kdeglobals")


def _plasma_is_still(path: Path) -> bool:
    """True if KDE is set to animations without duration."""
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
