"""Cards in a row: a hand, an offer, a pile."""

from __future__ import annotations

from collections.abc import Iterable


def without(cards: tuple[str, ...], gone: Iterable[str]) -> tuple[str, ...]:
    """``cards`` without one copy of each of ``gone``, the rest in order."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
