"""The verbs of the card language: what each is, the goods it gives, and how it is read.

A verb is a class, a reading function and a row in `READINGS`. One that only one set brings stands in the room of that
set in `game.fiftyfirst.cards.sets`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

import msgspec

from game.fiftyfirst.cards import vocabulary
from game.fiftyfirst.cards.amounts import fixed, goods_in, number, number_in, one_of, only, read_bag
from game.kernel.bag import EMPTY, Bag
from game.kernel.given import Given


class Counted(msgspec.Struct, frozen=True):
    """One ``good`` for each icon of ``category`` in the State, at most ``max`` (R6.6)."""

    good: str
    category: str
    max: int


class CountedGains(msgspec.Struct, frozen=True):
    """One ``good`` for each ``gained`` gained in this Production phase, at most ``max``."""

    good: str
    gained: str
    max: int


class CountedRuins(msgspec.Struct, frozen=True):
    """One ``good`` for each Ruin in the State, at most ``max``."""

    good: str
    max: int


class CountedMachines(msgspec.Struct, frozen=True):
    """One ``good`` for each deployed Machine, at most ``max`` (R44.11)."""

    good: str
    max: int


class CountedHacked(msgspec.Struct, frozen=True):
    """One ``good`` for each hacked Location in the State, at most ``max``."""

    good: str
    max: int


class CountedOutposts(msgspec.Struct, frozen=True):
    """One ``good`` for each own Outpost in a part of the map, or with ``levels`` for each of their levels, at most
    ``max`` (R45.10)."""

    good: str
    part: str
    max: int
    levels: bool = False


AnyCounted = Counted | CountedGains | CountedRuins | CountedMachines | CountedHacked | CountedOutposts
"""What an amount can be counted by."""


class Verb(msgspec.Struct, frozen=True):
    """What happens at a timing of an ability."""

    @property
    def gives(self) -> tuple[str, ...]:
        """The goods that it gives by itself: none that come from another card, or from before."""
        return ()


class Gain(Verb, frozen=True):
    """Gain goods: a fixed bag, and amounts counted at that moment."""

    goods: Bag = EMPTY
    counted: tuple[AnyCounted, ...] = ()

    @property
    def gives(self) -> tuple[str, ...]:
        return (*self.goods, *(counted.good for counted in self.counted))


class ChooseGain(Verb, frozen=True):
    """Gain one of several bags. Their first goods differ and name them (R1.16)."""

    options: tuple[Gain, ...]

    @property
    def gives(self) -> tuple[str, ...]:
        return tuple(good for option in self.options for good in option.gives)

    def option(self, good: str) -> Gain | None:
        """The option whose first good is ``good``."""
        return next((option for option in self.options if next(iter(option.goods)) == good), None)


class GainMissing(Verb, frozen=True):
    """Gain ``count`` resources of one kind, of which the owner has gained none in this Production phase (R51.4)."""

    count: int

    @property
    def gives(self) -> tuple[str, ...]:
        return ("basic",)


class PlaceHere(Verb, frozen=True):
    """Put goods on this card. They can be spent from there and are kept in Cleanup (R6.2)."""

    goods: Bag

    @property
    def gives(self) -> tuple[str, ...]:
        return tuple(self.goods)


class PlaceCode(Verb, frozen=True):
    """Put ``count`` goods of which codes consist on this card, each chosen by its owner (R44.12)."""

    count: int

    @property
    def gives(self) -> tuple[str, ...]:
        return vocabulary.CODE_GOODS


class Store(Verb, frozen=True):
    """In Cleanup, keep up to these goods on this card; `basic` is any mix of resources (R17.1)."""

    goods: Bag


class Steal(Verb, frozen=True):
    """Take this many resources (`basic`) from the supply of another player (R22.2)."""

    goods: Bag

    @property
    def gives(self) -> tuple[str, ...]:
        return tuple(self.goods)


class StealLocation(Verb, frozen=True):
    """Take a Location of another player into the own State, with all that lies on it (R52.4)."""


class ActivateProduction(Verb, frozen=True):
    """Gain what a Location in the production row of ``of`` produces; with ``other_than_this`` not this card.

    None that counts as the row ``without``; ``counts_in_own`` State what its production counts (R44.12).
    """

    of: vocabulary.Whose
    other_than_this: bool = False
    without: str | None = None
    counts_in_own: bool = False


class DivertProduction(Verb, frozen=True):
    """In the Production phase, gain what another player's Location produces; its owner gains nothing (R41.2)."""


class CopyDeals(Verb, frozen=True):
    """Gain what ``count`` Deals of ``of`` give."""

    count: int
    of: vocabulary.Whose


class ClearLocations(Verb, frozen=True):
    """Remove the spent goods from ``count`` own Locations, so that their actions can be used again (R11.5, R41.3)."""

    count: int
    other_than_this: bool = False


class VisitOccupied(Verb, frozen=True):
    """Use another player's Open Production that is occupied by a worker (R51.3)."""


class DrawAndKeep(Verb, frozen=True):
    """Draw ``count`` cards, keep ``keep`` of them, discard the rest."""

    count: int
    keep: int

    @property
    def gives(self) -> tuple[str, ...]:
        return ("card",)


class BlockLocation(Verb, frozen=True):
    """Block a Location of another player until Cleanup (R43.8.3)."""


class ForfeitGoods(Verb, frozen=True):
    """Another player gives up as many of one good as there are in the supply, at most these (R43.8.8)."""

    goods: Bag


class Reactivate(Verb, frozen=True):
    """Pay for another faction action that was used in this round, and do it again (R54.2)."""


def given_by(verbs: Iterable[Verb]) -> Iterator[str]:
    """The goods that verbs give."""
    return (good for verb in verbs for good in verb.gives)


# ---------------------------------------------------------------------- reading
_COUNTED = ("category", "gained", "ruins", "machines", "hacked", "outposts", "levels")

CLAIMED: Final = "claimed"
"""The only timing of HQ cards: once, when they are claimed (R52.2)."""


def _gain(given: Given) -> Gain:
    plain, counted = [], []
    for good, value in goods_in(given, vocabulary.EFFECTS):
        if value.is_mapping:
            counted.append(_counted(good, value))
        else:
            plain.append((good, number(value)))
    return Gain(Bag(plain), tuple(counted))


def _counted(good: str, given: Given) -> AnyCounted:
    entries = given.entries("a counted number", ("per", "max"))
    per, most = entries["per"].entries("'per'", (), _COUNTED), number(entries["max"])
    what = only(entries["per"], list(per), "thing that is counted", _COUNTED)
    if what == "gained":
        return CountedGains(good, per[what].word(vocabulary.PRODUCED, "a good"), most)
    if what == "ruins":
        per[what].word(("you",), "a player")
        return CountedRuins(good, most)
    if what == "machines":
        per[what].word(("deployed",), "where Machines are counted")
        return CountedMachines(good, most)
    if what == "hacked":
        per[what].word(("you",), "a player")
        return CountedHacked(good, most)
    if what in ("outposts", "levels"):
        return CountedOutposts(
            good, per[what].word(vocabulary.PARTS_OF_MAP, "a part of the map"), most, what == "levels"
        )
    return Counted(good, per[what].word(vocabulary.CATEGORIES, "a category"), most)


def _choose(given: Given) -> ChooseGain:
    options: dict[str, Gain] = {}
    for item in given.items("gains to choose from"):
        option = Gain(read_bag(item.entries("a choice", ("gain",))["gain"], vocabulary.EFFECTS))
        name = next(iter(option.goods))
        if name in options:
            item.refuse(f"expected choices that differ in their first good, not {name!r} twice")
        options[name] = option
    if len(options) < 2:
        given.refuse("expected at least two gains to choose from")
    return ChooseGain(tuple(options.values()))


def _place_here(given: Given) -> PlaceHere | PlaceCode:
    """Goods, or so many of which codes consist: `{code: 2}`."""
    goods = read_bag(given, (*vocabulary.TOKENS, "code"))
    if "code" not in goods:
        return PlaceHere(goods)
    if len(goods) > 1:
        given.refuse("expected 'code' alone in 'place_here', not together with other goods")
    return PlaceCode(goods["code"])


def _store(given: Given) -> Store:
    return Store(Bag((good, _capacity(value)) for good, value in goods_in(given, (*vocabulary.TOKENS, "basic"))))


def _capacity(given: Given) -> int:
    return vocabulary.UNLIMITED if given.value == "any" else fixed(given)


def _steal(given: Given) -> Steal | StealLocation:
    """Resources from a supply, or a Location: `{location: 1, from: another_player}`."""
    what = "location" if given.is_mapping and given.find("location") else "basic"
    entries = given.entries("'steal'", (what, "from"))
    entries["from"].word(("another_player",), "a victim")
    if what == "basic":
        return Steal(Bag({"basic": number(entries["basic"])}))
    entries["location"].number(1, 1)
    return StealLocation()


def whose(given: Given) -> vocabulary.Whose:
    """Whose State or Deals it is about."""
    return one_of(given, vocabulary.WHOSE, "a player")


def not_this(entries: Mapping[str, Given]) -> bool:
    """Whether `other_than: this` stands there."""
    if "other_than" in entries:
        entries["other_than"].word(("this",), "an exception")
    return "other_than" in entries


def _activate(given: Given) -> ActivateProduction:
    entries = given.entries("'activate'", ("type", "of"), ("other_than", "without", "count_in"))
    entries["type"].word(("production",), "a row")
    without = entries["without"].word(tuple(vocabulary.ROWS), "a row") if "without" in entries else None
    if "count_in" in entries:
        entries["count_in"].word(("you",), "a player")
    return ActivateProduction(whose(entries["of"]), not_this(entries), without, "count_in" in entries)


def _divert(given: Given) -> DivertProduction:
    entries = given.entries("'divert'", ("type", "of"))
    entries["type"].word(("production",), "a row")
    entries["of"].word(("another_player",), "a player")
    return DivertProduction()


def _copy_deal(given: Given) -> CopyDeals:
    entries = given.entries("'copy_deal'", ("count", "of"))
    return CopyDeals(number(entries["count"]), whose(entries["of"]))


def _clear(given: Given) -> ClearLocations:
    entries = given.entries("'clear'", ("locations", "of"), ("other_than",))
    entries["of"].word(("you",), "a player")
    return ClearLocations(number(entries["locations"]), not_this(entries))


def _use_open_production(given: Given) -> VisitOccupied:
    occupied = given.entries("'use_open_production'", ("occupied",))["occupied"]
    if occupied.value is not True:
        occupied.refuse(f"expected 'true' after 'occupied', not {occupied}")
    return VisitOccupied()


def _draw(given: Given) -> DrawAndKeep:
    entries = given.entries("'draw'", ("count", "keep"))
    count, keep = number(entries["count"]), number(entries["keep"])
    if keep >= count:
        given.refuse(f"expected fewer cards kept than the {count} drawn, not {keep}")
    return DrawAndKeep(count, keep)


def _block(given: Given) -> BlockLocation:
    given.entries("'block'", ("of",))["of"].word(("another_player",), "a player")
    return BlockLocation()


def _forfeit(given: Given) -> ForfeitGoods:
    entries = given.entries("'forfeit'", ("goods", "of"))
    entries["of"].word(("another_player",), "a player")
    goods = read_bag(entries["goods"], vocabulary.TOKENS)
    if len(goods) > 1:
        entries["goods"].refuse(f"expected one kind of goods to forfeit, not {' and '.join(map(repr, goods))}")
    return ForfeitGoods(goods)


class VerbReading(NamedTuple):
    """How a verb is read: its function, the timings it is allowed with, and whether it may ask a question."""

    read: Callable[[Given], Verb]
    timings: tuple[str, ...]
    asks: bool = True


READINGS: dict[str, VerbReading] = {
    "gain": VerbReading(_gain, ("produces", "built", "action", "whenever", "after_production", CLAIMED), asks=False),
    "choose": VerbReading(_choose, ("produces", "built", "action")),
    "gain_missing": VerbReading(
        lambda given: GainMissing(number_in(given, "'gain_missing'", "basic")), ("after_production",)
    ),
    "place_here": VerbReading(_place_here, ("built", "produces"), asks=False),
    "store": VerbReading(_store, ("cleanup",), asks=False),
    "steal": VerbReading(_steal, ("action", CLAIMED)),
    "activate": VerbReading(_activate, ("produces", "built", "action", CLAIMED)),
    "divert": VerbReading(_divert, ("produces",)),
    "copy_deal": VerbReading(_copy_deal, ("action", CLAIMED)),
    "clear": VerbReading(_clear, ("action",)),
    "use_open_production": VerbReading(_use_open_production, ("action",)),
    "draw": VerbReading(_draw, ("action",)),
    "block": VerbReading(_block, ("action",)),
    "forfeit": VerbReading(_forfeit, ("action",)),
}
"""Verb -> how it is read, with those that only one set brings (`game.fiftyfirst.cards.sets`). One that may ask a
question must be the last of an ability."""
