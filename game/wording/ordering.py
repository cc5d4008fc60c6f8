"""The order of the rows of a table to which the sets of a game add theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

Key = TypeVar("Key")
Row = TypeVar("Row")


def in_place(
    rows: Mapping[Key, Row], of_sets: Iterable[Mapping[Key, Row]], after: Callable[[Row], Key | None]
) -> dict[Key, Row]:
    """The ``rows`` of a table with those of sets, each behind the one that it names and what earlier sets
    have put there.

    One that names none stands behind the one before it in its set, or at the end.

    >>> list(in_place({"one": "", "five": ""}, [{"two": "one"}, {"three": "one", "four": ""}], str))
    ['one', 'two', 'three', 'four', 'five']
    """
    table, order = dict(rows), list(rows)
    last: dict[Key, Key] = {}
    for added in of_sets:
        place: Key | None = None
        for key, row in added.items():
            place, table[key] = after(row) or place, row
            if place:
                order.insert(order.index(last.get(place, place)) + 1, key)
                last[place] = key
            else:
                order.append(key)
    return {key: table[key] for key in order}
