"""The messages of one language, which languages there are, and findings of unreadable files translated.

Messages stand in Fluent files: those that any game needs in the folder of a language, those of a game in a folder of
its own therein, or in such a folder elsewhere. They are parsed entry by entry at first use. Parsing a whole locale
would delay the window, so a file is first only cut into entries. Entries of only text and variables need no Fluent: the
title screen is shown before Fluent is imported.

What all games say stands in words that fit any of them. A game that has better ones says it in its own: its message
takes the place of the shared one with the same name.
"""

from __future__ import annotations

import locale
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.files import is_folder
from game.kernel.refusal import Unreadable
from game.paths import assets_folder

if TYPE_CHECKING:
    from game.wording.fluent_bundle import Bundle

ENGLISH: Final = "en"
"""The language of the original texts, used if no preferred language is available."""


def locale_folder() -> Path:
    """The folder with a folder for each language: of `*.ftl` files, and of folders of such files, one for each game."""
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


OnError = Callable[[Unreadable], None]
"""Called with each damage of a locale."""

_ENTRY = re.compile(r"(-?[A-Za-z][A-Za-z0-9_-]*)[ ]*=")
_CONTINUED = (" ", "}", "[", "*")
_PLAIN = re.compile(r"(?:\s+\.([\w-]+)|[\w-]+) *= *((?:[^\n{}]|\{ \$\w+ \})*)\s*")
"""A line of a message or attribute with only text and variables."""

_VARIABLE = re.compile(r"\{ \$(\w+) \}")
_LITERAL = re.compile(r'\{\s*"[^"\n]*"\s*\}')


class MessageSource(NamedTuple):
    """The source of a message, or of a term (its name begins with `-`), in a file from ``line`` on."""

    name: str
    file: Path
    line: int
    source: str

    def damage(self, message: str, offset: int = 0) -> Unreadable:
        """A damage ``offset`` characters into the entry."""
        line = self.line + self.source.count("\n", 0, offset)
        return Unreadable(f"{self.name}: {message}", str(self.file), line)


class Messages:
    """All messages of a ``language`` for a ``game``: those of the ``*.ftl`` files in the folder of the language, and in
    that of the game therein, which come first where both have one; with "" only those that any game needs. ``folder``
    holds all languages; ``apart`` holds them for the messages of the game, if these lie elsewhere.

    Each damage is reported to ``on_error`` once and kept in ``damages``; everything else works. Keys that were asked
    for but do not exist are kept in ``missing``.

    Raises:
        Unreadable: the first damage found while reading, if ``on_error`` is None.
    """

    def __init__(
        self,
        folder: Path,
        language: str,
        functions: Mapping[str, Callable[..., Any]] | None = None,
        on_error: OnError | None = None,
        game: str = "",
        apart: Path | None = None,
    ) -> None:
        self.folder, self.language, self.game, self.apart = folder, language, game, apart
        self.missing: set[str] = set()
        self.damages: list[Unreadable] = []
        self._on_error = on_error
        self._functions = dict(functions or {})
        self._parsed: set[str] = set()
        self._plain: dict[str, dict[str, str]] = {}
        self._entries: dict[str, MessageSource] = {}
        for entry in self._read():
            there = self._entries.get(entry.name)
            if there is not None and there.file.parent == entry.file.parent:
                self._report(entry.damage(f"is already in {self._place(there.file)}"))
            else:
                self._entries[entry.name] = entry
        self._refuse_damage()

    def __iter__(self) -> Iterator[str]:
        """The names of all messages, without terms."""
        return (name for name in self._entries if not name.startswith("-"))

    def __contains__(self, key: str) -> bool:
        is_there = key.partition(".")[0] in self._entries
        return is_there and (self._plain_text(key) is not None or self._pattern(key) is not None)

    def format(self, key: str, facts: Mapping[str, Any]) -> str:
        """The text of a message, or of an attribute: `key.attribute`. A missing one gives its key in brackets."""
        plain = self._plain_text(key)
        if plain is not None and all(type(facts.get(name)) is str for name in _VARIABLE.findall(plain)):
            return _VARIABLE.sub(lambda found: facts[found[1]], plain)
        pattern = self._pattern(key)
        if pattern is None:
            self.missing.add(key)
            return f"[{key}]"
        text, mistakes = self._bundle.format(pattern, facts)
        if mistakes:
            self._report(self._entries[key.partition(".")[0]].damage(f"{mistakes[0]}"))
        return text

    def source(self, name: str) -> str:
        """The source text of a one-line message."""
        return self._entries[name].source.partition("=")[2].strip()

    def check(self) -> None:
        """Parse everything now.

        Raises:
            Unreadable: the first damage found, if there is no ``on_error``.
        """
        for name in self._entries:
            self._parse(name)
        self._refuse_damage()

    def unparsed(self) -> Iterator[str]:
        """The messages that `parse` has still to do."""
        return (name for name in self if name not in self._parsed and not self._plain_text(name))

    def parse(self, name: str) -> None:
        """Parse a message before its first use, which then takes less time."""
        self._pattern(name)

    def _report(self, damage: Unreadable) -> None:
        self.damages.append(damage)
        if self._on_error is not None:
            self._on_error(damage)

    def _refuse_damage(self) -> None:
        if self.damages and self._on_error is None:
            raise self.damages[0]

    def _place(self, file: Path) -> str:
        """A file within the folder of the language that holds it."""
        homes = (home / self.language for home in (self.folder, self.apart) if home)
        return next(file.relative_to(home).as_posix() for home in homes if file.is_relative_to(home))

    def _files(self) -> Iterator[Path]:
        shared, own = self.folder / self.language, (self.apart or self.folder) / self.language / self.game
        for folder in (shared, own) if self.game else (shared,):
            files = sorted(folder.glob("*.ftl"))
            if not files:
                self._report(Unreadable("no locale file (*.ftl) is there", str(folder)))
            yield from files

    def _read(self) -> Iterator[MessageSource]:
        for file in self._files():
            try:
                text = file.read_text("utf-8-sig")
            except OSError as problem:
                self._report(Unreadable(f"cannot be read: {problem.strerror}", str(file)))
            except UnicodeDecodeError as problem:
                line = problem.object.count(b"\n", 0, problem.start) + 1
                self._report(Unreadable("is not UTF-8 text", str(file), line))
            else:
                yield from self._cut(file, text)

    def _cut(self, file: Path, text: str) -> Iterator[MessageSource]:
        """The entries of a file; text outside them, and braces that do not close, are damage."""
        name, start = "", 0
        lines: list[str] = []
        for number, line in enumerate((*text.split("\n"), "#"), start=1):
            if name and line.startswith(_CONTINUED):
                lines.append(line)
                continue
            found = _ENTRY.match(line)
            if (found or line.startswith("#")) and name:
                yield from self._whole(MessageSource(name, file, start, "\n".join(lines) + "\n"))
                name = ""
            if found:
                name, start, lines = found[1], number, [line]
            elif name and not line.strip():
                lines.append(line)
            elif line.strip() and not line.startswith("#"):
                self._report(Unreadable(f"expected `name = text`, found {line.strip()[:30]!r}", str(file), number))

    def _whole(self, entry: MessageSource) -> Sequence[MessageSource]:
        braces = _LITERAL.sub("", entry.source) if '"' in entry.source else entry.source
        if braces.count("{") == braces.count("}"):
            return (entry,)
        self._report(entry.damage("a brace is not closed"))
        return ()

    def _plain_text(self, key: str) -> str | None:
        """The source of a message or attribute that has only text and variables; None for any other key."""
        name, _, attribute = key.partition(".")
        if name not in self._plain:
            entry = self._entries.get(name)
            self._plain[name] = _plain(entry.source) if entry else {}
        return self._plain[name].get(attribute)

    @cached_property
    def _bundle(self) -> Bundle:
        """The parser and formatter, created at first use: importing Fluent takes a third of the start-up time."""
        from game.wording.fluent_bundle import Bundle

        return Bundle(self.language, self._functions)

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        self._parse(name)
        return self._bundle.pattern(name, attribute)

    def _parse(self, name: str) -> None:
        """Parse an entry, and those it refers to, once."""
        if name in self._parsed or name not in self._entries:
            return
        self._parsed.add(name)
        entry = self._entries[name]
        parsed = self._bundle.parse(entry.source)
        for message, offset in parsed.damages:
            self._report(entry.damage(message, offset))
        for referred in parsed.references:
            if referred not in self._entries:
                self._report(entry.damage(f"there is no message {referred}"))
            self._parse(referred)


def _plain(source: str) -> dict[str, str]:
    """Attribute -> text, with the message's own text under ""; empty if the entry needs Fluent."""
    texts: dict[str, str] = {}
    for line in source.rstrip().split("\n"):
        found = _PLAIN.fullmatch(line)
        if found is None:
            return {}
        texts[found[1] or ""] = found[2].rstrip()
    return {name: text for name, text in texts.items() if text}


# ---------------------------------------------------------------------- findings
# `Unreadable` and argparse carry findings in English. The English messages whose names begin with `unreadable-` are the
# patterns of these sentences: the one that matches names the message of the other language and gives its facts. A
# finding that matches none is quoted in English.
_PREFIX: Final = "unreadable-"
_OTHER: Final = "unreadable-other"
_PLACED: Final = "unreadable"


def finding(error: Unreadable, words: Messages) -> str:
    """``str(error)`` in the language of ``words``, with file and line in front."""
    place = ":".join(str(part) for part in (error.file, error.line) if part is not None)
    told = translated(error.message, words)
    if place and _PLACED not in words:  # the messages are in error
        return f"{place}: {told}"
    return words.format(_PLACED, {"place": place, "told": told}) if place else told


def translated(message: str, words: Messages) -> str:
    """An English finding in the language of ``words``."""
    if words.language == ENGLISH:
        return message
    known = _matched(message, words)
    if known is None and _OTHER not in words:
        return message
    return words.format(_OTHER, {"told": message}) if known is None else known


def is_known(message: str, words: Messages) -> bool:
    """Whether ``words`` can tell an English finding."""
    return words.language == ENGLISH or _matched(message, words) is not None


def _matched(message: str, words: Messages) -> str | None:
    for name, pattern in _sentences(words.folder, words.game, words.apart):
        found = pattern.fullmatch(message)
        if found and name in words:
            facts = found.groupdict()
            return words.format(name, {key: _matched(fact, words) or fact for key, fact in facts.items()})
    return None


@lru_cache(2)
def _sentences(folder: Path, game: str, apart: Path | None) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The known findings, those with the longest fixed text first: the name of each message, and the pattern of its
    English sentence."""
    english = Messages(folder, ENGLISH, on_error=lambda _: None, game=game, apart=apart)
    texts = {name: english.source(name) for name in english if name.startswith(_PREFIX) and name != _OTHER}
    longest = sorted(texts, key=lambda name: -len(_VARIABLE.sub("", texts[name])))
    known = []
    for name in longest:
        parts = enumerate(_VARIABLE.split(texts[name]))  # every second one is a variable
        pattern = "".join(f"(?P<{part}>.+?)" if number % 2 else re.escape(part) for number, part in parts)
        known.append((name, re.compile(pattern, re.DOTALL)))
    return tuple(known)
