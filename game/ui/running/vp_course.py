"""How VP grew in a match, round by round."""

from __future__ import annotations

from collections.abc import Sequence

from game.play.match import AnyMatch


def vp_by_round(match: AnyMatch) -> tuple[tuple[int, ...], ...]:
    """Everybody's VP at the start and at the end of each round; the last entry is the current total. A game without
    rounds is over after the first one."""
    return tuple(tuple(match.status_at(step).vp.values()) for step in ends_of_rounds(match))


def ends_of_rounds(match: AnyMatch) -> tuple[int, ...]:
    """The last step of the set-up and of each round, as far as it is played; of a game without rounds the first and the
    last one. A match that begins in a round has its first step for the set-up."""
    ends = {match.status_at(step).round: step for step in range(match.head + 1)}
    if not any(ends):
        return 0, match.head
    set_up = () if 0 in ends else (0,)
    return (*set_up, *(ends[number] for number in sorted(ends)))


def lead_since(rounds: Sequence[Sequence[int]], place: int) -> int:
    """The first round from whose end on the seat at ``place`` was always in the lead; ``len(rounds)`` if it never was.

    ``rounds`` holds the VP of all seats at the end of each round; a tie is no lead.

    >>> lead_since([(0, 0), (3, 5), (9, 7), (12, 11)], 0)
    2
    """
    first = len(rounds)
    for number in range(len(rounds) - 1, -1, -1):
        others = [vp for seat, vp in enumerate(rounds[number]) if seat != place]
        if rounds[number][place] <= max(others):
            break
        first = number
    return first
