"""Values of a file, read strictly: every wrong value is refused with its place and what was expected.

PyYAML keeps the last of two equal keys in silence and turns `on`, `no`, `010` or `1_000` into something else. So
`read_yaml` gives its nodes, which still hold the written text and its line, and `Given` takes them as they are written.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NoReturn

import msgspec
import yaml
from yaml import MappingNode, Node, ScalarNode, SequenceNode
from yaml.composer import ComposerError
from yaml.reader import Reader

from game.kernel.refusal import Unreadable

try:
    from yaml import CSafeLoader as Loader
except ImportError:
    from yaml import SafeLoader as Loader  # type: ignore[assignment]

Path = tuple[str | int, ...]
"""Keys and places in lists, from the top of the data."""

LARGEST: Final = 999
"""The largest count of goods or VP: far beyond anything that a game can reach."""

_LONGEST_SHOWN: Final = 40
"""Characters of a value that a sentence repeats."""

MOST_VALUES: Final = 50_000
"""Values of a YAML file, keys counted: ten times those of the largest file of cards."""

_DEEPEST: Final = 30
"""Mappings and lists inside each other: more would take all of the C library's stack."""

_TAG: Final = "tag:yaml.org,2002:"
_WHOLE_NUMBER: Final = re.compile("0|-?[1-9][0-9]{0,19}")


class WrongGiven(Unreadable):
    """A value of the wrong kind for its place; ``path`` says where."""

    def __init__(self, message: str, path: Path, file: str | None = None, line: int | None = None) -> None:
        self.path = path
        super().__init__(f"{_place(path)}: {message}" if path else message, file, line)


class Odd(msgspec.Struct, frozen=True):
    """A single value of YAML that is no text, whole number, true, false or null as they are written by hand."""

    shown: str


class Given:
    """A value together with the way to it.

    Attributes:
        value: A mapping, a list or a single value: plain data, or in a mapping or list of YAML its node.
        path: The keys and places that lead here, told by every sentence; with None sentences tell only the line.
        file: The file in which it stands, if it comes from one.
        line: Its line there.
    """

    def __init__(self, source: Any, path: Path | None = (), file: str | None = None, line: int | None = None) -> None:
        self.path = path
        self.file = file
        self.line = source.start_mark.line + 1 if isinstance(source, Node) else line
        self.value: Any = _single(source) if isinstance(source, ScalarNode) else source

    def __str__(self) -> str:
        """What stands there, for the end of a sentence: a short value as written, or what kind of thing it is."""
        return _shown(self.value)

    def refuse(self, message: str) -> NoReturn:
        raise WrongGiven(message, self.path or (), self.file, self.line)

    def expected(self, what: str) -> NoReturn:
        """Refuse the value because ``what`` was expected."""
        self.refuse(f"expected {what}, not {self}")

    def with_paths(self) -> Given:
        """The same value whose sentences tell paths; refuses what is not plain data anywhere below it."""
        self.plain()
        return Given(self.value, (), self.file, self.line)

    def instead(self, value: Any) -> Given:
        """Another value in this place."""
        return Given(value, self.path, self.file, self.line)

    def without(self, keys: Sequence[str]) -> Given:
        """The same value in which no mapping, at any depth, has one of these keys."""
        return self.instead(_without(self.value, keys))

    def plain(self) -> Any:
        """Plain data: mappings, lists, texts, whole numbers, true, false and None."""
        if self.is_mapping:
            return {key.value: value.plain() for key, value in self.pairs("a mapping")}
        if self.is_list:
            return [item.plain() for item in self.items("values")]
        if isinstance(self.value, Odd):
            self.expected("a text in quotes, a whole number, true or false")
        return self.value

    def canonical(self) -> str:
        """The data as one line of text: free of comments, layout, quoting and the order of keys; for hashes."""
        return canonical(_as_written(self.value))

    @property
    def is_mapping(self) -> bool:
        return isinstance(self.value, dict | MappingNode)

    @property
    def is_list(self) -> bool:
        return isinstance(self.value, list | tuple | SequenceNode)

    def pairs(self, what: str) -> Iterator[tuple[Given, Given]]:
        """The keys of a mapping and their values; refuses a key that is given twice."""
        if not self.is_mapping:
            self.expected(what)
        seen: set[str] = set()
        for written, value in self._written():
            key = Given(written, self.path, self.file, self.line)
            name = key.text("a word")
            if name in seen:
                key.refuse(f"{name!r} is given twice")
            seen.add(name)
            yield key, self.below(name, value)

    def find(self, key: str) -> Given | None:
        """What stands under a key, whatever else is wrong; None if this is no mapping, or without that key."""
        pairs = self._written() if self.is_mapping else ()
        return next((self.below(key, value) for written, value in pairs if Given(written).value == key), None)

    def _written(self) -> Iterable[tuple[Any, Any]]:
        pairs: Iterable[tuple[Any, Any]] = self.value.value if isinstance(self.value, Node) else self.value.items()
        return pairs

    def entries(self, what: str, required: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Given]:
        """The values of a mapping that has every required key and no unknown one."""
        keys = (*required, *optional)
        found = {key.word(keys, f"a key of {what}"): value for key, value in self.pairs(what)}
        for key in required:
            if key not in found:
                self.refuse(f"{what} needs the key {key!r}")
        return found

    def mapping(self, keys: Sequence[str], what: str) -> Fields:
        """The values of a mapping whose keys are all among ``keys``; a key with the value null counts as left out."""
        found = {key.value: value for key, value in self.pairs(f"a mapping ({what})")}
        for key, value in found.items():
            if key not in keys:
                value.refuse(f"this is no key of {what}; {_hint(key, keys)}")
        return Fields(self, found)

    def items(self, what: str) -> list[Given]:
        """The items of a list, which may be empty."""
        if not self.is_list:
            self.expected(f"a list of {what}")
        items = self.value.value if isinstance(self.value, Node) else self.value
        return [self.below(place, value) for place, value in enumerate(items)]

    def text(self, what: str) -> str:
        """A text or word that is not empty."""
        if not isinstance(self.value, str) or not self.value.strip():
            self.expected(what)
        return self.value

    def word(self, words: Sequence[str], what: str) -> str:
        """One of ``words``."""
        if not isinstance(self.value, str) or self.value not in words:
            found = self.value if isinstance(self.value, str) else ""
            self.refuse(f"expected {what}, not {self}; {_hint(found, words)}")
        return self.value

    def number(self, lowest: int = 0, highest: int = LARGEST) -> int:
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not lowest <= self.value <= highest:
            self.expected(f"a whole number from {lowest} to {highest}")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            self.expected("true or false")
        return self.value

    def below(self, part: str | int, value: Any) -> Given:
        """A value that stands, or is taken to stand, under ``part``."""
        return Given(value, None if self.path is None else (*self.path, part), self.file, self.line)


def canonical(data: Any) -> str:
    """Plain data as one line of text, with its keys in alphabetical order."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


class Fields(dict[str, Given]):
    """The values of a mapping by their keys, without those that are null."""

    def __init__(self, given: Given, found: Mapping[str, Given]) -> None:
        super().__init__((key, value) for key, value in found.items() if value.value is not None)
        self._given = given
        self._found = found

    def value(self, key: str, default: Any = None) -> Given:
        """What stands under ``key``, or ``default`` in its place."""
        if key in self:
            return self[key]
        if key in self._found:
            return self._found[key].instead(default)
        return self._given.below(key, default)


class _Loader(Loader):
    """A YAML loader that refuses documents nested too deeply, and those of too many values."""

    depth = count = 0

    def descend_resolver(self, current_node: Node | None, _index: object) -> None:
        self.depth += 1
        self.count += 1
        if current_node is not None and self.count > MOST_VALUES:
            raise ComposerError(None, None, f"it has more than {MOST_VALUES} values", current_node.start_mark)
        if current_node is not None and self.depth > _DEEPEST:
            raise ComposerError(None, None, "it is nested too deeply", current_node.start_mark)

    def ascend_resolver(self) -> None:
        self.depth -= 1


def read_yaml(data: bytes, file: str) -> Given:
    """The top value of a text in YAML; its sentences tell file and line.

    Raises:
        Unreadable: with the file, and the line where it is known.
    """
    text = _decode(data, file)
    try:
        node: Node | None = yaml.compose(text, _Loader)
    except yaml.MarkedYAMLError as error:
        reason = ", ".join(part for part in (error.context, error.problem) if part)
        line = error.problem_mark.line + 1 if error.problem_mark else None
        raise Unreadable(f"expected YAML: {reason}", file, line) from error
    if node is None:
        raise Unreadable("the file is empty", file)
    if "*" in text:
        _refuse_aliases(node, file)
    if "!" in text or "%" in text:
        _refuse_tags(node, text.split("\n"), file)
    return Given(node, None, file)


def _decode(data: bytes, file: str) -> str:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Unreadable("expected text in UTF-8", file, line) from error
    if found := Reader.NON_PRINTABLE.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise Unreadable(f"expected text, not the control character {found.group()!r}", file, line)
    return text


def _refuse_aliases(top: Node, file: str) -> None:
    """A few lines of aliases of aliases would stand for millions of values."""
    seen: set[int] = set()
    for node in _nodes(top):
        if id(node) in seen:
            message = "expected a value that is written out wherever it is meant, not an alias (*) of this one"
            Given(node, None, file).refuse(message)
        seen.add(id(node))


def _refuse_tags(top: Node, lines: Sequence[str], file: str) -> None:
    """What a value is follows from how it is written, never from a tag (`!`) or a directive (`%`)."""
    for number, line in enumerate(lines, 1):
        if line.startswith("%"):
            raise Unreadable("expected YAML without directives (%)", file, number)
    for node in _nodes(top):
        if lines[node.start_mark.line].startswith("!", node.start_mark.column):
            Given(node, None, file).refuse("expected a value without a tag (!)")


def _nodes(top: Node) -> Iterator[Node]:
    """A node and all below it, keys included."""
    waiting = [top]
    while waiting:
        yield (node := waiting.pop())
        if isinstance(node, MappingNode):
            waiting += (part for pair in node.value for part in pair)
        elif isinstance(node, SequenceNode):
            waiting += node.value


def _single(node: ScalarNode) -> str | int | bool | Odd | None:
    """The value of a node as it is written."""
    kind, written = node.tag.removeprefix(_TAG), str(node.value)
    if kind == "str":
        return written
    if kind == "null":
        return None
    if kind == "bool":
        plain = {"true": True, "false": False}
        return plain.get(written, Odd(f"{_shown(written)}, which YAML takes for true or false"))
    if kind == "int" and _WHOLE_NUMBER.fullmatch(written):
        return int(written)
    return Odd(_shortened(written) if kind in ("int", "float") else _shown(written))


def _without(value: Any, keys: Sequence[str]) -> Any:
    """A value, or a node of YAML in its place, without some keys."""
    if isinstance(value, MappingNode):
        kept = [(key, _without(below, keys)) for key, below in value.value if key.value not in keys]
        return MappingNode(value.tag, kept, value.start_mark, value.end_mark)
    if isinstance(value, SequenceNode):
        items = [_without(item, keys) for item in value.value]
        return SequenceNode(value.tag, items, value.start_mark, value.end_mark)
    if isinstance(value, dict):
        return {key: _without(below, keys) for key, below in value.items() if key not in keys}
    return [_without(item, keys) for item in value] if isinstance(value, list | tuple) else value


def _as_written(node: Any) -> object:
    """The data of a node in which only whole numbers and null are no texts."""
    if isinstance(node, MappingNode):
        return {key.value: _as_written(value) for key, value in node.value}
    if isinstance(node, SequenceNode):
        return [_as_written(item) for item in node.value]
    found = _single(node)
    return node.value if isinstance(found, bool | Odd) else found


def _place(path: Path) -> str:
    """``players.A.hand[2]``, counting from 1."""
    parts = [f"[{part + 1}]" if isinstance(part, int) else f".{_legible(part)}" for part in path]
    return "".join(parts).removeprefix(".")


def _legible(text: str) -> str:
    """A text of any length and any characters as a part of a sentence."""
    shown = _shortened(text)
    return shown if shown.isprintable() else repr(shown)


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}..."


def _shown(value: Any) -> str:
    if isinstance(value, Odd):
        return value.shown
    if isinstance(value, dict | MappingNode):
        return "a mapping"
    if isinstance(value, list | tuple | SequenceNode):
        return "a list"
    if isinstance(value, str):
        return repr(_shortened(value)) if value.strip() else "nothing"
    if value is None:
        return "nothing"
    return str(value).lower() if isinstance(value, bool) else _shortened(str(value))


def _hint(found: str, words: Sequence[str]) -> str:
    near = difflib.get_close_matches(found, words, 1)
    return f"did you mean {near[0]!r}?" if near else f"known: {', '.join(words)}"
