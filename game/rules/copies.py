"""How many copies of cards are in play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping


def surplus(in_play: Mapping[str, int], printed: Mapping[str, int]) -> Iterator[str]:
    """A sentence for each card of which more copies are in play than are printed."""
    for card, count in in_play.items():
        if count > printed[card]:
            yield f"{count} copies of {card} are in play, {printed[card]} exist"
