"""Strict reading of what many entries have: ids, titles, bags of goods and numbers."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from game.kernel.bag import Bag
from game.kernel.given import Given
from game.kernel.text import visible
from game.metro2033.cards.card import CardTitle
from game.metro2033.cards.vocabulary import GOODS, LANGUAGES, LARGEST, LARGEST_PLAN

W = TypeVar("W", bound=str)

ID: Final = re.compile("[a-z][a-z0-9_]{0,39}")

LONGEST_TITLE: Final = 40
"""Maximum characters of a title."""

_SIGNS_OF_MOVES: Final = ",:#{}"


def read_id(given: Given) -> str:
    """The id of an entry."""
    found = given.text("an id")
    if not ID.fullmatch(found):
        given.refuse(f"expected an id of small letters, digits and _ (at most 40), not {given}")
    return found


def read_title(given: Given) -> CardTitle:
    """A title in all languages, each in composed form (NFC), of visible characters."""
    return {language: read_name(title) for language, title in given.entries("a title", LANGUAGES).items()}


def read_name(given: Given) -> str:
    """A name in one line, without the signs of moves."""
    found = unicodedata.normalize("NFC", given.text("a title"))
    if found != visible(found):
        given.refuse(f"expected a title of characters that can be seen, not {given}")
    if any(sign in found for sign in _SIGNS_OF_MOVES) or found != " ".join(found.split()):
        given.refuse(f"expected a title in one line without any of {' '.join(_SIGNS_OF_MOVES)}, not {given}")
    if len(found) > LONGEST_TITLE:
        given.refuse(f"expected a title of at most {LONGEST_TITLE} characters, not {given}")
    return found


def read_bag(given: Given, goods: Sequence[str] = GOODS) -> Bag:
    """A bag of ``goods``, at least one."""
    found = [(good.word(goods, "a good"), number(count)) for good, count in given.pairs("goods with their numbers")]
    if not found:
        given.refuse("expected at least one good")
    return Bag(found)


def number(given: Given, lowest: int = 1, highest: int = LARGEST) -> int:
    """A number as it is printed."""
    return given.number(lowest, highest)


def exactly(given: Given, count: int) -> int:
    """The only number that can stand in a place."""
    if isinstance(given.value, bool) or given.value != count:
        given.expected(str(count))
    return count


def flag(entries: Mapping[str, Given], key: str) -> bool:
    """Whether something optional is so."""
    return key in entries and entries[key].flag()


def one_of(given: Given, words: Sequence[W], what: str) -> W:
    """One of ``words``, with its type."""
    found = given.word(words, what)
    return next(known for known in words if known == found)


def only(given: Given, found: Sequence[str], what: str, words: Sequence[str]) -> str:
    """The one word that was ``found``; refuses none and several. ``words`` are those that are possible."""
    if not found:
        given.refuse(f"expected one {what}, not none; known: {', '.join(words)}")
    if len(found) > 1:
        given.refuse(f"expected one {what}, not {' and '.join(map(repr, found))}")
    return found[0]


def pair_of(given: Given, what: str) -> tuple[int, int]:
    """Two coordinates."""
    items = given.items(what)
    if len(items) != 2:
        given.refuse(f"expected two numbers as {what}, not {len(items)}")
    return number(items[0], 0, LARGEST_PLAN), number(items[1], 0, LARGEST_PLAN)
