"""Commands and steps of every kind, made at random from the types of their fields."""

from __future__ import annotations

from typing import Any, get_args, get_origin

from hypothesis import strategies as some

from game.kernel.reference import Reference, reference_of, types_of
from game.kernel.seats import SEAT, SEATS
from game.metro2033.cards.vocabulary import FIGHTERS, GOODS, REWARDS, WINDOWS
from game.metro2033.rules import references as ref
from game.metro2033.rules.events import DECKS
from game.metro2033.rules.names import WHAT, names_of
from game.metro2033.rules.state import PHASES
from tests.metro2033.laid import metro_cards

_NAMES = names_of(metro_cards())


def ids_of(kind: Reference) -> some.SearchStrategy[str]:
    """The id of a station or a card."""
    found = [_NAMES.find(kind, name) for name in _NAMES.all_of(kind)]
    if kind == ref.THREAT:  # a position has threats of one stage
        found = [id for id in found if id and metro_cards().threats[id].stage == 1]
    return some.sampled_from([id for id in found if id])


_ONE: dict[Reference, some.SearchStrategy[Any]] = {
    SEAT: some.sampled_from(SEATS),
    ref.COUNT: some.integers(0, 999),
    ref.GOOD: some.sampled_from(GOODS),
    ref.FIGHTER: some.sampled_from(FIGHTERS),
    ref.DECK: some.sampled_from(list(DECKS)),
    ref.PHASE: some.sampled_from(PHASES),
    ref.WINDOW: some.sampled_from(WINDOWS),
    **{kind: ids_of(kind) for kind in WHAT},
}
_PLAIN: dict[Any, some.SearchStrategy[Any]] = {
    bool: some.booleans(),
    int: some.integers(0, 9),
    str: some.sampled_from(REWARDS),
}
GOODS_IN_ORDER = some.lists(some.sampled_from(GOODS), min_size=1, max_size=4).map(
    lambda goods: tuple(sorted(goods, key=GOODS.index))
)


def _value(declared: Any) -> some.SearchStrategy[Any]:
    arguments = [one for one in get_args(declared) if one is not type(None)]
    if type(None) in get_args(declared):
        return some.none() | _value(arguments[0])
    if declared in _PLAIN:
        return _PLAIN[declared]
    if get_origin(declared) is tuple:
        item = get_args(declared)[0]
        several = some.lists(_value(item), max_size=3, unique=True).map(tuple)
        return GOODS_IN_ORDER if reference_of(item) == ref.GOOD else several
    reference = reference_of(declared)
    assert reference is not None, declared
    return _ONE[reference]


def some_of(kind: type[Any]) -> some.SearchStrategy[Any]:
    """A message of this kind."""
    return some.builds(kind, **{field: _value(declared) for field, declared in types_of(kind).items()})
