"""The language of a command, and its messages, before the command line is parsed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from game.kernel.refusal import Unreadable
from game.paths import data_folder
from game.ui.settings import read_settings
from game.wording.messages import ENGLISH, Messages, finding, first_known, language_of_system, languages, locale_folder
from game.wording.wording import FUNCTIONS


def language_of(given: Sequence[str]) -> str:
    """The language of ``--lang``, else of the settings, else of the system. With ``--json`` the default is English."""
    asked = option(given, "--lang")
    if asked is None and "--json" in given:
        return ENGLISH
    folder = option(given, "--data-dir")
    settings = read_settings(data_folder(Path(folder) if folder else None), lambda _: None)
    return first_known(filter(None, (asked, settings.language)), languages()) or language_of_system()


def option(given: Sequence[str], name: str) -> str | None:
    """The value of an option; None if it is not given.

    >>> option(("cards", "--lang=de"), "--lang")
    'de'
    """
    for number, word in enumerate(given):
        if word == name:
            return given[number + 1] if number + 1 < len(given) else None
        if word.startswith(f"{name}="):
            return word.partition("=")[2]
    return None


class CliWording:
    """Formats messages of a ``language``, without cards; they are read when first needed.

    ``helps`` is True if the help is printed: otherwise `help` returns empty strings.
    """

    def __init__(self, language: str, helps: bool = True) -> None:
        self.language = language
        self._helps = helps

    @cached_property
    def messages(self) -> Messages:
        return Messages(locale_folder() / self.language, self.language, FUNCTIONS, lambda _: None)

    def text(self, key: str, **facts: object) -> str:
        return self.messages.format(key, facts)

    def finding(self, error: Unreadable) -> str:
        """Why something cannot be read."""
        return finding(error, self.messages, locale_folder())

    def help(self, key: str, **facts: object) -> str:
        """A message for the help, escaped for argparse."""
        return self.text(key, **facts).replace("%", "%%") if self._helps else ""
