"""Files with positions and scenarios: strict YAML as plain data, with a line for every mistake."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from yaml import MappingNode, Node, SequenceNode

from game.cards.strict_yaml import described, items, pairs, parse, refuse
from game.kernel.given import WrongGiven
from game.kernel.refusal import Unreadable

_TAG = "tag:yaml.org,2002:"
_WHOLE_NUMBER = re.compile("0|-?[1-9][0-9]{0,19}")


class DataFile:
    """A file's data; what is found wrong in it gets the file and its line."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._top = parse(path)
        with self.blamed():
            self.data = _plain(self._top)

    @contextmanager
    def blamed(self) -> Iterator[None]:
        """Tells file and line of every Unreadable raised inside."""
        try:
            yield
        except WrongGiven as error:
            raise error.located(str(self.path), _line(self._top, error.path)) from error
        except Unreadable as error:
            raise error.located(str(self.path)) from error


def _plain(node: Node) -> Any:
    """Mappings, lists and single values."""
    if isinstance(node, MappingNode):
        return {key: _plain(value) for key, _, value in pairs(node, "a mapping")}
    if isinstance(node, SequenceNode):
        return [_plain(item) for item in items(node, "values")]
    return _single(node)


def _single(node: Node) -> str | int | bool | None:
    """A text, a whole number, true, false or null; anything else is refused."""
    kind, written = node.tag.removeprefix(_TAG), str(node.value)
    if kind == "bool" and written in ("true", "false"):
        return written == "true"
    if kind == "int" and _WHOLE_NUMBER.fullmatch(written):
        return int(written)
    if kind not in ("str", "null"):
        refuse(node, f"a text in quotes, a whole number, true or false expected, not {described(node)}")
    return written if kind == "str" else None


def _line(node: Node, path: tuple[str | int, ...]) -> int:
    """The line of the deepest part of ``path`` that the file has."""
    for part in path:
        below = _below(node, part)
        if below is None:
            break
        node = below
    return int(node.start_mark.line) + 1


def _below(node: Node, part: str | int) -> Node | None:
    if isinstance(node, MappingNode):
        return next((value for key, value in node.value if key.value == part), None)
    if isinstance(node, SequenceNode) and isinstance(part, int) and part < len(node.value):
        below: Node = node.value[part]
        return below
    return None
