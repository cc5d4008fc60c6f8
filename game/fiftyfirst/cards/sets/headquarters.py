"""Headquarters: which Locations they ask for, what claiming them does, and how they are read (R52)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from game.fiftyfirst.cards.card_reader import PrintedPart, one_in_its_set, read_id, read_nothing, read_title, read_verbs
from game.fiftyfirst.cards.verbs import CLAIMED, READINGS, Verb, given_by
from game.fiftyfirst.cards.vocabulary import CATEGORIES
from game.kernel.given import Given

if TYPE_CHECKING:
    from game.fiftyfirst.cards.catalog import Catalog

HQ: Final = "hq"


class Headquarters(msgspec.Struct, frozen=True):
    """An HQ card. A player with the categories that it ``requires``, each on a Location of its own, may claim it; what
    ``claimed`` says follows at once (R52.2).

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> bastion = load_catalog(cards_folder()).headquarters["hq_salt_bastion"]
    >>> bastion.requires, bastion.claimed
    (('gun', 'gun', 'ammo'), (Gain(goods=Bag({'red': 4, 'shield': 1}), counted=()),))
    """

    kind: ClassVar[str] = HQ
    id: str
    title: str
    requires: tuple[str, ...]
    claimed: tuple[Verb, ...]
    set: str

    @property
    def gives(self) -> Iterable[str]:
        return given_by(self.claimed)


_KEYS = ("id", "title", "requires", "abilities")
_REQUIRED = (3, 4)
"""The least and the greatest number of categories that an HQ asks for."""


def _hq(given: Given, set_id: str) -> Headquarters:
    entries = given.entries("an HQ card", _KEYS)
    requires = tuple(item.word(CATEGORIES, "a category") for item in entries["requires"].items("categories"))
    least, most = _REQUIRED
    if not least <= len(requires) <= most:
        entries["requires"].refuse(f"expected {least} or {most} categories that an HQ requires, not {len(requires)}")
    return Headquarters(
        id=read_id(entries["id"]),
        title=read_title(entries["title"]),
        requires=requires,
        claimed=_claimed(entries["abilities"]),
        set=set_id,
    )


def _claimed(given: Given) -> tuple[Verb, ...]:
    """The verbs of an HQ card, whose only ability has the timing `claimed` (R52.2)."""
    abilities = given.items("abilities")
    if len(abilities) != 1:
        given.refuse(f"expected one ability, with {CLAIMED!r}, not {len(abilities)}")
    item, words = abilities[0], (CLAIMED, *READINGS, "do")
    entries = {key.word(words, f"{CLAIMED!r} or a verb"): value for key, value in item.pairs("an ability")}
    if CLAIMED not in entries:
        item.refuse(f"expected an ability with {CLAIMED!r}")
    read_nothing(entries.pop(CLAIMED), repr(CLAIMED))
    return read_verbs(item, entries, CLAIMED)


def hq_cards(catalog: Catalog, sets: Sequence[str]) -> tuple[str, ...]:
    """Ids of the HQ cards of ``sets``, in file order (R52.1)."""
    return tuple(card.id for card in catalog.headquarters.values() if card.set in sets)


PART: Final = PrintedPart(
    "hq",
    keys=("hq",),
    read=lambda file, _, entries: {"headquarters": {hq.id: hq for hq in file.cards(entries["hq"], "HQ card", _hq)}},
    kind=HQ,
    type=Headquarters,
    printed=lambda catalog: catalog.headquarters.values(),
    apart="hq",
    copies=one_in_its_set,
)
