"""What a set or a tile has beside Locations: how it is read, where it counts, and how many copies of it there are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.cards.card_reader import OpenFile
from game.cards.printed import Printed
from game.kernel.bag import Bag
from game.kernel.given import Given

if TYPE_CHECKING:
    from game.cards.catalog import Catalog


def one_in_its_set(_: Catalog, card: Any, sets: Sequence[str]) -> Bag:
    """The copies of what stands once in the file of its set."""
    return Bag({card.set: int(card.set in sets)})


class PrintedPart(NamedTuple):
    """The row of a set or a tile.

    Attributes:
        name: The option that adds it to a game, or what it is called among the facts of the catalog.
        keys: What it has in a card file, in order.
        read: The entries of a file that has one of ``keys`` as fields of the catalog, such as
            ``{"areas": {"area_east": ...}, "outposts": ...}``. Those of several files are put together.
        kind, type: The kind of what is printed, and its class; ``printed`` finds all of it in a catalog.
        apart: The key whose data counts in the digest of games with the part alone, not in all games with the set.
        joined_by: The set with which it comes into a game; else the option ``name`` adds it.
        is_tile: It stands in the file of tiles, and belongs to no set.
        copies: The copies of something printed in games with some sets, by set; None for one in the base set.
        back: The id of what is printed on its other side, if it has one.
    """

    name: str
    keys: tuple[str, ...]
    read: Callable[[OpenFile, Given, Mapping[str, Given]], Mapping[str, Any]]
    kind: str
    type: type[Printed]
    printed: Callable[[Catalog], Iterable[Printed]]
    apart: str = ""
    joined_by: str = ""
    is_tile: bool = False
    copies: Callable[[Catalog, Any, Sequence[str]], Bag] | None = None
    back: Callable[[Catalog, Any], str] | None = None
