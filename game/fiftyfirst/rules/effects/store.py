"""Store goods on a card over Cleanup (R17.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.fiftyfirst.cards.vocabulary import RESOURCES, TOKENS
from game.kernel.bag import Bag


def fits(goods: Bag, capacity: Bag) -> bool:
    """Whether a card with ``capacity`` can store ``goods``; ammo is not a resource (A-52).

    >>> fits(Bag({"gun": 2}), capacity=Bag({"basic": 3}))
    True
    """
    spare = sum(max(0, goods[good] - capacity[good]) for good in RESOURCES)
    named = all(count <= capacity[good] for good, count in goods.items() if good not in RESOURCES)
    return named and spare <= capacity["basic"]


def room_left(stored: Bag, capacity: Bag) -> Bag:
    """The remaining capacity of a card with ``stored`` goods.

    >>> room_left(Bag({"gun": 2}), capacity=Bag({"basic": 3}))
    Bag({'basic': 1})
    """
    beyond = sum(max(0, stored[good] - capacity[good]) for good in RESOURCES)
    left = {good: max(0, count - stored[good]) for good, count in capacity.items() if good != "basic"}
    return Bag({**left, "basic": capacity["basic"] - beyond})


def storable(supply: Bag, capacity: Bag) -> tuple[str, ...]:
    """The goods of a supply that can be stored."""
    return tuple(good for good in TOKENS if supply[good] and fits(Bag({good: 1}), capacity))


def all_that_fits(supply: Bag, capacity: Bag) -> Bag:
    """As much of a supply as fits, good by good in the order of `TOKENS`.

    >>> all_that_fits(Bag({"gun": 2, "iron": 2}), capacity=Bag({"basic": 3}))
    Bag({'gun': 2, 'iron': 1})
    """
    kept, basic = {}, capacity["basic"]
    for good in TOKENS:
        kept[good] = min(supply[good], capacity[good] + (basic if good in RESOURCES else 0))
        basic -= max(0, kept[good] - capacity[good])
    return Bag(kept)


def choices(supply: Bag, capacity: Bag) -> Iterator[Bag]:
    """Every bag that can be stored, including the empty one.

    >>> list(choices(Bag({"gun": 1, "fuel": 1}), capacity=Bag({"basic": 1})))
    [Bag({}), Bag({'fuel': 1}), Bag({'gun': 1})]
    """
    return map(Bag, _amounts(supply, capacity, storable(supply, capacity), capacity["basic"]))


def _amounts(supply: Bag, capacity: Bag, goods: Sequence[str], basic: int) -> Iterator[dict[str, int]]:
    """All amounts of ``goods``; resources may exceed their own capacity by ``basic`` in total."""
    if not goods:
        yield {}
        return
    good, others = goods[0], goods[1:]
    own = capacity[good]
    for count in range(min(supply[good], own + (basic if good in RESOURCES else 0)) + 1):
        for rest in _amounts(supply, capacity, others, basic - max(0, count - own)):
            yield {good: count, **rest}
