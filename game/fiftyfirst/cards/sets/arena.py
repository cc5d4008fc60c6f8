"""The Arena: what stands on it, and how it is read (R53.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from game.fiftyfirst.cards.amounts import fixed, goods_in, number, read_bag
from game.fiftyfirst.cards.card_reader import PrintedPart
from game.fiftyfirst.cards.vocabulary import TOKENS
from game.kernel.bag import Bag
from game.kernel.given import Given

if TYPE_CHECKING:
    from game.fiftyfirst.cards.catalog import Catalog

ARENA: Final = "arena"


class Arena(msgspec.Struct, frozen=True):
    """The Arena (R53.2): what it takes to ``place`` a worker there, the points of each good that can ``equip`` it, and
    the ``prize`` for most points. In a solo game a champion has so many points for each Cleanup phase. There is one."""

    id: ClassVar[str] = "arena_tile"
    title: ClassVar[str] = "Cage Arena"
    kind: ClassVar[str] = ARENA
    place: Bag
    equip: Mapping[str, int]
    prize: Bag
    solo_points_a_cleanup: int

    @property
    def gives(self) -> Bag:
        return self.prize


def _arena(given: Given) -> Arena:
    """The Arena. Its prize is VP alone: goods would count where the score is tied."""
    entries = given.entries("the arena", ("place", "equip", "prize", "solo_points_a_cleanup"))
    return Arena(
        place=read_bag(entries["place"], ("worker",)),
        equip={good: fixed(points) for good, points in goods_in(entries["equip"], TOKENS)},
        prize=read_bag(entries["prize"], ("vp",)),
        solo_points_a_cleanup=number(entries["solo_points_a_cleanup"]),
    )


def arena_of(catalog: Catalog) -> Arena | None:
    """The Arena; None if the card files have none."""
    found = catalog.tiles.get(Arena.id)
    return found if isinstance(found, Arena) else None


PART: Final = PrintedPart(
    "arena",
    keys=("arena",),
    read=lambda _, __, entries: {"tiles": {Arena.id: _arena(entries["arena"])}},
    kind=ARENA,
    type=Arena,
    printed=lambda catalog: [arena] if (arena := arena_of(catalog)) else (),
    apart="arena",
    is_tile=True,
)
