"""Scavengers: the verbs that its cards bring, and how they are read (R42)."""

from __future__ import annotations

from typing import Final

from game.fiftyfirst.cards.amounts import number, number_in
from game.fiftyfirst.cards.card_reader import PrintedPart
from game.fiftyfirst.cards.verbs import Verb, VerbReading, not_this, whose
from game.fiftyfirst.cards.vocabulary import Whose
from game.kernel.given import Given


class MatchCategory(Verb, frozen=True):
    """Gain ``count`` of the good for which a category on the top card of another player's discard pile stands
    (R42.7)."""

    count: int


class RebuildRuins(Verb, frozen=True):
    """Turn ``count`` own Ruins up: they are Locations again, and produce at once (R42.6)."""

    count: int


class StripRuins(Verb, frozen=True):
    """Take the Spoils of up to ``count`` own Ruins, and the goods on them, and discard them (R42.12)."""

    count: int


class DemolishLocation(Verb, frozen=True):
    """Gain the Spoils and the Deal of a Location of ``of``, which becomes a Ruin; that is not razing (R42.12)."""

    of: Whose
    other_than_this: bool = False


class PlaceOnRuins(Verb, frozen=True):
    """Put ``count`` resources of one kind on each of up to ``ruins`` own Ruins, to be spent from there and kept in
    Cleanup (R42.12)."""

    count: int
    ruins: int

    @property
    def gives(self) -> tuple[str, ...]:
        return ("basic",)


def _demolish(given: Given) -> DemolishLocation:
    entries = given.entries("'demolish'", ("of",), ("other_than",))
    return DemolishLocation(whose(entries["of"]), not_this(entries))


def _place_on_ruins(given: Given) -> PlaceOnRuins:
    entries = given.entries("'place_on_ruins'", ("basic", "ruins"))
    return PlaceOnRuins(number(entries["basic"]), number(entries["ruins"]))


PART: Final = PrintedPart(
    "scavengers",
    joined_by="scavengers",
    verbs={
        "match": VerbReading(lambda given: MatchCategory(number_in(given, "'match'", "gain")), ("produces",)),
        "rebuild": VerbReading(lambda given: RebuildRuins(number_in(given, "'rebuild'", "count")), ("built", "action")),
        "strip": VerbReading(lambda given: StripRuins(number_in(given, "'strip'", "ruins")), ("action",)),
        "demolish": VerbReading(_demolish, ("action",)),
        "place_on_ruins": VerbReading(_place_on_ruins, ("action",)),
    },
)
