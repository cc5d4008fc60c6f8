"""Windows of every shape and every size of text, to look for faults of layout in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec.structs import replace

from game.ui.rehearsal.driver import Rehearsal
from tests.ui.layout import problems

SIZES = (
    (1280, 720),
    (1280, 800),
    (1440, 1080),
    (1920, 1080),
    (1920, 1200),
    (2560, 1080),
    (2560, 1440),
    (3840, 2160),
)
"""16:9 from the smallest to 4K, 16:10, 4:3 and 21:9."""

PORTRAIT = ((1000, 1400), (800, 1200))

REPLAY = (1280, 547)
"""The table of a replay in the smallest window."""

TEXT_SCALES = (1.0, 0.8, 1.5, 2.0)
"""The usual one first: a window that is opened with it is not drawn again."""

SHAPES = tuple(product(SIZES, TEXT_SCALES))
"""Every size with every text scale; of one size in a row, as a change of size draws everything anew."""


def scaled(window: Rehearsal, scales: Sequence[float] = TEXT_SCALES) -> Iterator[float]:
    """Text scales in turn, by default every one, in the window that is open."""
    for scale in scales:
        window.context.change_settings(replace(window.context.settings, text_scale=scale))
        window.settle()
        yield scale


def looked_at(window: Rehearsal, what: str) -> list[str]:
    """The faults of the frame that is shown, each beginning with ``what`` it shows."""
    window.settle()
    return [f"{what}: {fault}" for fault in problems(window.app.marks, window.surface.get_size())]
