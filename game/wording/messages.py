"""The messages of one language: Fluent files, parsed entry by entry at first use.

Parsing a whole locale would delay the window, so a file is first only cut into entries. Entries of only text and
variables need no Fluent: the title screen is shown before Fluent is imported.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from game.kernel.refusal import Unreadable

if TYPE_CHECKING:
    from game.wording.fluent_bundle import Bundle

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
    """All messages of the ``*.ftl`` files in a folder.

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
    ) -> None:
        self.language = language
        self.missing: set[str] = set()
        self.damages: list[Unreadable] = []
        self._on_error = on_error
        self._functions = dict(functions or {})
        self._parsed: set[str] = set()
        self._plain: dict[str, dict[str, str]] = {}
        self._entries: dict[str, MessageSource] = {}
        for entry in self._read(folder):
            if entry.name in self._entries:
                self._report(entry.damage(f"is already in {self._entries[entry.name].file.name}"))
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

    def _read(self, folder: Path) -> Iterator[MessageSource]:
        files = sorted(folder.glob("*.ftl"))
        if not files:
            self._report(Unreadable("no locale file (*.ftl) is there", str(folder)))
        for file in files:
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
