"""Which languages there are, and which of them a system or a player wishes for."""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from game.paths import assets_folder

ENGLISH: Final = "en"
"""The language in which every text exists first; it stands where none is wished for that is there."""


def locale_folder() -> Path:
    """The folder with a folder of `*.ftl` files for each language."""
    return assets_folder() / "locale"


def languages(folder: Path | None = None) -> tuple[str, ...]:
    """The languages whose texts are there, by their codes: English first, the others by the alphabet."""
    try:
        found = {path.name for path in (folder or locale_folder()).iterdir() if path.is_dir()}
    except OSError:
        found = set()
    return (ENGLISH, *sorted(found - {ENGLISH}))


def first_known(wished: Iterable[str], known: Iterable[str]) -> str | None:
    """The first of the wished languages that is there; of `de_AT.UTF-8` and `de-AT` counts what stands in front."""
    there = set(known)
    plain = (wish.replace("_", "-").partition("-")[0].partition(".")[0].casefold() for wish in wished)
    return next((language for language in plain if language in there), None)


def language_of_system(environ: Mapping[str, str] | None = None) -> str:
    """The language that the system speaks with its user, as far as a program without a window can know it."""
    variables = os.environ if environ is None else environ
    return first_known(_wishes(variables), languages()) or ENGLISH


def _wishes(variables: Mapping[str, str]) -> Iterator[str]:
    """What the environment asks for, as every program of a terminal reads it; then what Windows says by itself."""
    spoken = next(filter(None, (variables.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if spoken.partition(".")[0] in ("C", "POSIX"):
        return
    yield from filter(None, variables.get("LANGUAGE", "").split(":"))
    yield spoken
    if sys.platform == "win32":
        import ctypes

        yield locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
