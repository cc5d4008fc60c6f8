"""Strict reading of what many cards have: an id, a title, categories, and all that stands on a Location."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple, Protocol, TypeVar

from game.cards.ability_reader import read_abilities
from game.cards.amounts import read_bag
from game.cards.card import Ability, Action, Location, Produces
from game.cards.vocabulary import CATEGORIES, GAINS, ROWS
from game.kernel.given import Given
from game.kernel.refusal import Unreadable
from game.kernel.text import visible

ID = re.compile("[a-z][a-z0-9_]{0,39}")
"""The id of a card, or of a set, which is the name of its file or folder."""

LONGEST_TITLE = 40
"""Maximum characters of a title; no printed one comes near it."""

_SIGNS_OF_MOVES = ",:#{}"
_WORDS_OF_MOVES = (
    "over", "paying", "discarding", "twice", "top", "matching", "partly", "outpost", "removing", "district",
)  # fmt: skip
_NOT_A_TITLE = "Ruin"
"""The name of any card that has become a Ruin (R1.11)."""


class _Named(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...


N = TypeVar("N", bound=_Named)


class OpenFile(NamedTuple):
    """A card file that is being read: the id of its set, all ids and titles in use with their files, and what it is
    called among these."""

    set: str
    names: dict[str, str]
    called: str

    def cards(self, given: Given, kind: str, read: Callable[[Given, str], N]) -> tuple[N, ...]:
        """A list of cards, at least one; ``read`` is given each of them, and the set."""
        cards = []
        for item in given.items(f"{kind}s"):
            with telling(kind, item):
                cards.append(read(item, self.set))
                self.claim(item, cards[-1])
        if not cards:
            given.refuse(f"expected at least one {kind}")
        return tuple(cards)

    def claim(self, given: Given, card: _Named) -> None:
        """Take the id and the title of a card; refuse those that are in use."""
        for name in dict.fromkeys((card.id, card.title)):
            if name in self.names:
                given.refuse(f"expected an id and a title of its own: {name!r} is taken in {self.names[name]}")
            self.names[name] = self.called


@contextmanager
def telling(kind: str, given: Given) -> Iterator[None]:
    """Prefix errors raised inside with the card."""
    try:
        yield
    except Unreadable as error:
        id = given.find("id")
        called = f"{kind} without id" if id is None or id.is_mapping or id.is_list else f"{kind} {id}"
        raise Unreadable(f"{called}: {error.message}", error.file, error.line) from error


def read_printed_location(
    entries: Mapping[str, Given], set_id: str, distance: int, copies: int, machine: str | None = None
) -> Location:
    """A Location by the entries that all of them have."""
    type = entries["type"].word(tuple(ROWS), "a row type")
    abilities = read_abilities(entries["abilities"])
    if type == "production_feature":
        _check_both_rows(entries["abilities"], abilities)
    return Location(
        id=read_id(entries["id"]),
        title=read_title(entries["title"]),
        type=type,
        distance=distance,
        spoils=read_bag(entries["spoils"], GAINS),
        categories=_categories(entries["categories"]),
        deal=read_bag(entries["deal"], GAINS),
        copies=copies,
        abilities=abilities,
        set=set_id,
        machine=machine,
    )


def _check_both_rows(given: Given, abilities: tuple[Ability, ...]) -> None:
    """R44.10: a Production that is a Feature, too, produces something and has no action."""
    timings = [type(ability.timing) for ability in abilities]
    if Produces not in timings or Action in timings:
        given.refuse("expected an ability with 'produces' and none with 'action' for the type 'production_feature'")


def read_id(given: Given) -> str:
    """An id."""
    found = given.text("an id")
    if not ID.fullmatch(found):
        given.refuse(f"expected an id of small letters, digits and _ (at most 40), not {given}")
    return found


def read_title(given: Given) -> str:
    """A title in composed form (NFC), of visible characters."""
    found = unicodedata.normalize("NFC", given.text("a title"))
    if found != visible(found):
        given.refuse(f"expected a title of characters that can be seen, not {given}")
    if any(sign in found for sign in _SIGNS_OF_MOVES) or found != " ".join(found.split()):
        given.refuse(f"expected a title in one line without any of {' '.join(_SIGNS_OF_MOVES)}, not {given}")
    if len(found) > LONGEST_TITLE:
        given.refuse(f"expected a title of at most {LONGEST_TITLE} characters, not {given}")
    if found == _NOT_A_TITLE or set(_WORDS_OF_MOVES) & set(found.split()):
        taken = ", ".join(map(repr, (_NOT_A_TITLE, *_WORDS_OF_MOVES)))
        given.refuse(f"expected a title without a word that moves need ({taken}), not {given}")
    return found


def _categories(given: Given) -> tuple[str, ...]:
    found = tuple(item.word(CATEGORIES, "a category") for item in given.items("categories"))
    if len(found) > 2 or len(set(found)) < len(found):
        given.refuse(f"expected at most two different categories, not {', '.join(found)}")
    return found
