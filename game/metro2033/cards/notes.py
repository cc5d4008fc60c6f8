"""Notes for people in the files: where a fact comes from. They may stand in every mapping and are never read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yaml import MappingNode, Node, SequenceNode

from game.kernel.given import Given
from game.metro2033.cards.origins import by_id, telling

NOTES: Final = ("source", "order_source")
"""Keys of notes in every file."""


def without_notes(given: Given, notes: Sequence[str] = NOTES) -> Given:
    """The same value of YAML as if no note had been written; refuses a note that is no text or mapping of texts."""
    return Given(_bare(given.value, given, notes), given.path, given.file, given.line)


def _bare(node: Node, given: Given, notes: Sequence[str]) -> Node:
    """The node of a value without notes at any depth."""
    id = by_id(given)
    with telling(f"entry {id}" if id else ""):
        if given.is_mapping:
            return _bare_mapping(node, given, notes)
        if given.is_list:
            pairs = zip(node.value, given.items("values"), strict=True)
            return SequenceNode(node.tag, [_bare(*pair, notes) for pair in pairs], node.start_mark, node.end_mark)
        return node


def _bare_mapping(node: Node, given: Given, notes: Sequence[str]) -> Node:
    kept = []
    for (key, inner), (word, value) in zip(node.value, given.pairs("a mapping"), strict=True):
        if word.value in notes:
            _check_note(value, word.value)
        else:
            kept.append((key, _bare(inner, value, notes)))
    return MappingNode(node.tag, kept, node.start_mark, node.end_mark)


def _check_note(given: Given, key: str) -> None:
    what = f"a text or a mapping of texts as the note {key!r}"
    for text in [value for _, value in given.pairs(what)] if given.is_mapping else [given]:
        text.text(what)
