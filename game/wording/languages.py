"""The available languages, and the ones that the system prefers."""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from game.files import is_folder
from game.paths import assets_folder

ENGLISH: Final = "en"
"""The language of the original texts, used if no preferred language is available."""


def locale_folder() -> Path:
    """The folder with a folder of `*.ftl` files for each language."""
    return assets_folder() / "locale"


def languages(folder: Path | None = None) -> tuple[str, ...]:
    """The codes of the available languages: English first, the others in alphabetical order."""
    try:
        found = {path.name for path in (folder or locale_folder()).iterdir() if is_folder(path)}
    except OSError:
        found = set()
    return (ENGLISH, *sorted(found - {ENGLISH}))


def first_known(wished: Iterable[str], known: Iterable[str]) -> str | None:
    """The first wished language that is known, without country and encoding.

    >>> first_known(["fr-CH", "de_AT.UTF-8"], known=["en", "de"])
    'de'
    """
    there = set(known)
    plain = (wish.replace("_", "-").partition("-")[0].partition(".")[0].casefold() for wish in wished)
    return next((language for language in plain if language in there), None)


def language_of_system() -> str:
    """The user's language, according to the environment, or to Windows; English if it is not available."""
    return first_known(_wishes(os.environ), languages()) or ENGLISH


def _wishes(variables: Mapping[str, str]) -> Iterator[str]:
    """The languages in the environment, read as gettext does; then that of Windows."""
    spoken = next(filter(None, (variables.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if spoken.partition(".")[0] in ("C", "POSIX"):
        return
    yield from filter(None, variables.get("LANGUAGE", "").split(":"))
    yield spoken
    if sys.platform == "win32":
        import ctypes

        yield locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
