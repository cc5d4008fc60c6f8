"""Assigning as many things as possible to different partners: Machines to the Locations that they raze (R44.3a)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V", bound=Hashable)

Fitting = Mapping[K, Sequence[V]]
"""Each thing with the partners that fit it, the preferred one first."""


def largest_assignment(fitting: Fitting[K, V]) -> dict[K, V]:
    """An assignment of as many things as possible, each to a partner of its own.

    Things that come first are assigned if any largest assignment has them.

    >>> largest_assignment({"Combat Machine": ["Supplier", "Storage"], "Mother": ["Supplier"]})
    {'Combat Machine': 'Storage', 'Mother': 'Supplier'}
    """
    holder: dict[V, K] = {}

    def give(thing: K, tried: set[V]) -> bool:
        """Assign a thing, moving others on where that is needed."""
        for partner in fitting[thing]:
            if partner in tried:
                continue
            tried.add(partner)
            if partner not in holder or give(holder[partner], tried):
                holder[partner] = thing
                return True
        return False

    for thing in fitting:
        give(thing, set())
    found = {thing: partner for partner, thing in holder.items()}
    return {thing: found[thing] for thing in fitting if thing in found}


def choices(fitting: Fitting[K, V], thing: K) -> tuple[V, ...]:
    """The partners that a thing can have in a largest assignment, in its own order; none if it has no partner in any of
    them."""
    if not fitting[thing]:
        return ()
    size = len(largest_assignment(fitting))
    return tuple([partner for partner in fitting[thing] if len(_rest_of(fitting, thing, partner)) == size - 1])


def is_open(fitting: Fitting[K, V], thing: K) -> bool:
    """Whether the choice of a thing's partner matters: a different choice can take different partners in the end.

    It does not matter in a group of things with only as many partners as things: every largest assignment takes all of
    these.
    """
    reached, waiting, partners = {thing}, [thing], set[V]()
    while waiting:
        for partner in choices(fitting, waiting.pop()):
            if partner not in partners:
                partners.add(partner)
                others = [other for other in _holders(fitting, partner) if other not in reached]
                reached.update(others)
                waiting += others
    return len(partners) > len(reached)


def _holders(fitting: Fitting[K, V], partner: V) -> Iterable[K]:
    """The things that have this partner in some largest assignment."""
    return [thing for thing in fitting if partner in choices(fitting, thing)]


def _rest_of(fitting: Fitting[K, V], thing: K, partner: V) -> dict[K, V]:
    """A largest assignment of all others, once a thing has its partner."""
    others = {other: [one for one in fitting[other] if one != partner] for other in fitting if other != thing}
    return largest_assignment(others)
