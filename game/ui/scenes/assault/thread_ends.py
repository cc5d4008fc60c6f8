"""The threads from Machines to what they take, with which a player answers the questions of an Assault (R44.3a).

All answers are chosen ahead: a thread that is moved takes the others along, so that as many Machines as possible have
an end, as the rules demand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.rules.assignment import Fitting, choices, is_open, largest_assignment

Ends = Mapping[int, int]
"""Thread -> its end, if it has one."""

NO_WISHES: Final[Ends] = {}


def settled(fitting: Fitting[int, int], wishes: Ends = NO_WISHES) -> Ends:
    """The ends of all threads, one after the other as the rules ask for them: what is wished where that is possible,
    else the first that leaves ends to as many others as possible.

    Where a group of Machines razes all that fits them, the rules ask nothing, and which of them razes what makes no
    difference: there a thread stays where it was wished.

    >>> settled({0: [7, 8], 1: [7, 9]})
    {0: 7, 1: 9}
    >>> settled({0: [7, 8], 1: [7, 9]}, {0: 8})
    {0: 8, 1: 7}
    """
    left, ends = dict(fitting), dict[int, int]()
    for thread in fitting:
        possible = choices(left, thread)
        if possible:
            wished = wishes.get(thread, possible[0])
            ends[thread] = wished if wished in possible else possible[0]
        left = {other: [end for end in left[other] if end != ends.get(thread)] for other in left if other != thread}
    return ends


def free_ends(fitting: Fitting[int, int], thread: int) -> Sequence[int]:
    """Where a thread can be moved; nowhere if that would make no difference.

    >>> free_ends({0: [7, 8], 1: [7]}, 0), free_ends({0: [7, 8], 1: [7, 9]}, 0)
    ((), (7, 8))
    """
    possible = choices(fitting, thread)
    return possible if len(possible) > 1 and is_open(fitting, thread) else ()


def moved(fitting: Fitting[int, int], ends: Ends, thread: int, end: int) -> Ends:
    """The ends after a thread was moved to one of its `free_ends`. The others stay where they can; one that loses its
    end takes the one that became free, if it fits.

    >>> moved({0: [7, 8], 1: [7, 8, 9]}, {0: 7, 1: 8}, 0, 8)
    {0: 8, 1: 7}
    """
    others = {}
    for other, fits in fitting.items():
        preferred = [ends.get(other), ends.get(thread), *fits]
        found = [one for one in dict.fromkeys(preferred) if one is not None and one in fits and one != end]
        if other != thread:
            others[other] = found
    return settled(fitting, {**largest_assignment(others), thread: end})
