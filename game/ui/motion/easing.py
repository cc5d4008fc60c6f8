"""Easing functions from 0..1 to 0..1, by their common names."""

from __future__ import annotations

_BACK = 1.05
"""Overshoot of `out_back`; 1.7 would be a tenth of the way."""


def out_quad(t: float) -> float:
    """Starts fast and slows down."""
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    """Starts faster than `out_quad`."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Speeds up to the middle of the way, then slows down."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def out_back(t: float) -> float:
    """Overshoots the end a little and comes back."""
    return 1 + (_BACK + 1) * (t - 1) ** 3 + _BACK * (t - 1) ** 2
