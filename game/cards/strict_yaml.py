"""YAML without surprises: a file is taken as it is written, or refused with its line.

PyYAML keeps the last of two equal keys in silence and turns `on`, `no`, `010` or `1_000` into something else.
So the readers here work on its nodes, which still hold the written text and its line.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NoReturn

import yaml
from yaml import MappingNode, Node, ScalarNode, SequenceNode
from yaml.composer import ComposerError
from yaml.reader import Reader

from game.files import MEGABYTE, read_text_file
from game.kernel.refusal import Unreadable

try:
    from yaml import CSafeLoader as Loader
except ImportError:
    from yaml import SafeLoader as Loader  # type: ignore[assignment]

LARGEST = 99
"""The largest number that a file may hold: nothing printed comes near it."""

LARGEST_FILE = MEGABYTE
"""Bytes of a file: far more than the cards of any pack need, and still read in no time."""

_TAG = "tag:yaml.org,2002:"
_DEEPEST = 30
_NUMBER = re.compile("0|[1-9][0-9]{0,8}")


class _Loader(Loader):
    """Composes nodes, but not so deep that the C library would run out of stack."""

    depth = 0

    def descend_resolver(self, current_node: Node | None, _index: object) -> None:
        self.depth += 1
        if current_node is not None and self.depth > _DEEPEST:
            raise ComposerError(None, None, "it is nested too deeply", current_node.start_mark)

    def ascend_resolver(self) -> None:
        self.depth -= 1


def parse(path: Path) -> Node:
    """The top node of a YAML file.

    Raises:
        Unreadable: with the file, and the line where it is known.
    """
    try:
        return _compose(read_text_file(path, LARGEST_FILE))
    except OSError as error:
        raise Unreadable(f"the file cannot be opened: {error.strerror or error}", str(path)) from error
    except Unreadable as error:
        raise error.located(str(path)) from error


def _compose(data: bytes) -> Node:
    text = _decode(data)
    try:
        node: Node | None = yaml.compose(text, _Loader)
    except yaml.MarkedYAMLError as error:
        reason = ", ".join(part for part in (error.context, error.problem) if part)
        line = error.problem_mark.line + 1 if error.problem_mark else None
        raise Unreadable(f"YAML expected: {reason}", line=line) from error
    if node is None:
        raise Unreadable("the file is empty")
    if "*" in text:
        _refuse_aliases(node)
    return node


def _refuse_aliases(top: Node) -> None:
    """A few lines of aliases of aliases would stand for millions of values."""
    seen: set[int] = set()
    waiting = [top]
    while waiting:
        node = waiting.pop()
        if id(node) in seen:
            refuse(node, "a value that is written out expected wherever it is meant, not an alias (*) of this one")
        seen.add(id(node))
        if isinstance(node, MappingNode):
            waiting += (part for pair in node.value for part in pair)
        elif isinstance(node, SequenceNode):
            waiting += node.value


def _decode(data: bytes) -> str:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Unreadable("text in UTF-8 expected", line=line) from error
    if found := Reader.NON_PRINTABLE.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise Unreadable(f"text expected, not the control character {found.group()!r}", line=line)
    return text


def refuse(node: Node, message: str) -> NoReturn:
    """Raise Unreadable with the line of ``node``."""
    raise Unreadable(message, line=node.start_mark.line + 1)


def pairs(node: Node, what: str) -> Iterator[tuple[str, Node, Node]]:
    """The keys of a mapping with their own nodes and their values; refuses a key that comes twice."""
    if not isinstance(node, MappingNode):
        refuse(node, f"{what} expected, not {described(node)}")
    seen: set[str] = set()
    for key_node, value in node.value:
        key = text(key_node, "a word")
        if key in seen:
            refuse(key_node, f"{key!r} is given twice")
        seen.add(key)
        yield key, key_node, value


def mapping(node: Node, what: str, required: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Node]:
    """A mapping that holds every required key and no unknown one."""
    entries = {}
    for key, key_node, value in pairs(node, what):
        known(key, key_node, (*required, *optional), f"a key of {what}")
        entries[key] = value
    for key in required:
        if key not in entries:
            refuse(node, f"{what} needs the key {key!r}")
    return entries


def items(node: Node, what: str) -> Sequence[Node]:
    """The items of a list, which may be empty."""
    if not isinstance(node, SequenceNode):
        refuse(node, f"a list of {what} expected, not {described(node)}")
    found: Sequence[Node] = node.value
    return found


def text(node: Node, what: str) -> str:
    """A text or word that is not empty."""
    if not isinstance(node, ScalarNode) or node.tag != _TAG + "str" or not node.value.strip():
        refuse(node, f"{what} expected, not {described(node)}")
    return str(node.value)


def word(node: Node, words: Sequence[str], what: str) -> str:
    """One of ``words``."""
    return known(text(node, what), node, words, what)


def known(found: str, node: Node, words: Sequence[str], what: str) -> str:
    """``found`` if it is one of ``words``; else refuses with the nearest of them."""
    if found in words:
        return found
    near = difflib.get_close_matches(found, words, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(words)}"
    refuse(node, f"{what} expected, not {described(node)}; {hint}")


def number(node: Node, lowest: int = 1) -> int:
    """A whole number from ``lowest`` to `LARGEST`, in plain decimal digits."""
    if not (_is_number(node) and lowest <= int(node.value) <= LARGEST):
        refuse(node, f"a whole number from {lowest} to {LARGEST} expected, not {described(node)}")
    return int(node.value)


def is_nothing(node: Node) -> bool:
    """Whether a key stands without a value."""
    return node.tag == _TAG + "null"


def nothing(node: Node, what: str) -> None:
    """Refuses any value after a key that takes none."""
    if not is_nothing(node):
        refuse(node, f"nothing expected after {what}, not {described(node)}")


def affirmed(node: Node, what: str) -> None:
    """Refuses anything but `true`: the key is there, or it is left out."""
    if node.tag != _TAG + "bool" or node.value != "true":
        refuse(node, f"'true' expected after {what}, not {described(node)}")


def canonical(node: Node) -> str:
    """The data as one line of text: free of comments, layout, quoting and the order of keys."""
    return json.dumps(_plain(node), sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def _plain(node: Node) -> object:
    if isinstance(node, MappingNode):
        return {key.value: _plain(value) for key, value in node.value}
    if isinstance(node, SequenceNode):
        return [_plain(item) for item in node.value]
    if node.tag == _TAG + "null":
        return None
    return int(node.value) if _is_number(node) else node.value


def _is_number(node: Node) -> bool:
    return isinstance(node, ScalarNode) and node.tag == _TAG + "int" and _NUMBER.fullmatch(node.value) is not None


def described(node: Node) -> str:
    """What stands there, for the end of a sentence: a short value as written, or what kind of thing it is."""
    if isinstance(node, MappingNode):
        return "a mapping"
    if isinstance(node, SequenceNode):
        return "a list"
    if node.tag == _TAG + "null" or not node.value.strip():
        return "nothing"
    shown = node.value if len(node.value) <= 40 else f"{node.value[:40]}..."
    if node.tag == _TAG + "bool":
        return f"{shown!r}, which YAML takes for true or false"
    return shown if node.tag in (_TAG + "int", _TAG + "float") else repr(shown)
