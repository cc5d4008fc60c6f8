"""The districts: what stands on them, and how they are read (R53.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

import msgspec

from game.fiftyfirst.cards.amounts import number, read_bag
from game.fiftyfirst.cards.card_reader import PrintedPart, read_id, read_title
from game.fiftyfirst.cards.vocabulary import GAINS, TOKENS
from game.kernel.bag import Bag
from game.kernel.given import Given

DISTRICT: Final = "district"


class District(msgspec.Struct, frozen=True):
    """A district (R53.4): the goods that lie on it after the ``setup``, what it ``produces`` onto itself, what a
    ``deal`` gives, which costs as much as its ``distance``, and its ``defence`` when it is razed."""

    kind: ClassVar[str] = DISTRICT
    id: str
    title: str
    distance: int
    defence: int
    setup: Bag
    produces: Bag
    deal: Bag

    @property
    def gives(self) -> Iterable[str]:
        return (*self.setup, *self.produces, *self.deal)


_KEYS = ("id", "title", "distance", "defence", "setup", "produces", "deal")
_LYING_THERE = (*TOKENS, "vp")
"""Goods that can lie on a district: no cards."""


def _district(given: Given, _: str) -> District:
    entries = given.entries("a district", _KEYS)
    return District(
        id=read_id(entries["id"]),
        title=read_title(entries["title"]),
        distance=number(entries["distance"]),
        defence=number(entries["defence"]),
        setup=read_bag(entries["setup"], _LYING_THERE),
        produces=read_bag(entries["produces"], _LYING_THERE),
        deal=read_bag(entries["deal"], GAINS),
    )


PART: Final = PrintedPart(
    "districts",
    keys=("districts",),
    read=lambda file, _, entries: {
        "districts": {one.id: one for one in file.cards(entries["districts"], "district", _district)}
    },
    kind=DISTRICT,
    type=District,
    printed=lambda catalog: catalog.districts.values(),
    apart="districts",
    is_tile=True,
)
