"""Windows of every shape, to look for faults of layout in them.

A sweep is a test with a ``shape``, marked by `in_shapes` with the full product of sizes, text scales and languages, or
a row of the table in `test_every_size`. All of it runs with `--full`. Otherwise a sweep runs in the few shapes of
`CHOSEN`, each in one language.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.settings import Settings
from tests.languages import language_of
from tests.ui.layout import problems

Size = tuple[int, int]


class Shape(NamedTuple):
    """A window of a size in pixels, the scale of its text, and its language."""

    size: Size
    text_scale: float = 1.0
    language: str = "en"

    def settings(self, others: Settings = STILL) -> Settings:
        """Settings with this text scale, otherwise those of ``others``."""
        return replace(others, text_scale=self.text_scale)

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]}-{self.text_scale}-{self.language}"


USUAL = Shape((1280, 720))

SIZES = ((1280, 720), (1280, 800), (1440, 1080), (1920, 1080), (1920, 1200), (2560, 1080), (2560, 1440), (3840, 2160))
"""16:9 from the smallest to 4K, 16:10, 4:3 and 21:9."""

PORTRAIT = ((1000, 1400), (800, 1200))

SQUARE = (1000, 1000)

SMALLEST = (640, 360)
"""The smallest window that is laid out; of a smaller one a part is shown."""

REPLAY = (1280, 547)
"""The table of a replay in the smallest window."""

TEXT_SCALES = (1.0, 0.8, 1.5, 2.0)

CHOSEN = (((1280, 720), 1.0), ((1280, 800), 2.0), ((800, 1200), 1.0), ((1440, 1080), 1.5), ((2560, 1080), 0.8))
"""The shapes in which a sweep looks without `--full`.

The largest text in 1280x800 and the usual one in 800x1200 were chosen by mutants (`tests.mutants.shapes`, seed 1): of
425 changes of the layout that any frame reaches, 19 are seen in some of all 48 shapes, and all of them in one of these
two. As 19 are few, the usual window is looked at, too, and 4:3 with large and 21:9 with small text.
"""


def in_shapes(
    sizes: Sequence[Size] = SIZES, scales: Sequence[float] = TEXT_SCALES, languages: Sequence[str] = ("en",)
) -> pytest.MarkDecorator:
    """Run a test with a ``shape`` in the full product of these; the shapes of a size in a row, as a change of size
    draws everything anew."""
    return pytest.mark.shapes(tuple(product(sizes, scales)), tuple(languages))


def shapes_of(
    name: str, pairs: Sequence[tuple[Size, float]], languages: Sequence[str], is_full: bool
) -> Sequence[Shape]:
    """The shapes in which a test runs, by its name: of ``pairs`` the chosen ones, each in a language by turns; with
    ``is_full`` also each pair in each of ``languages``.

    Raises:
        LookupError: none of the pairs has been chosen, so that the test would not run.
    """
    chosen = [
        Shape(size, scale, language_of(name, turn))
        for turn, (size, scale) in enumerate(CHOSEN)
        if (size, scale) in pairs
    ]
    if not chosen:
        raise LookupError(f"{name} runs in none of the chosen shapes: give it one of CHOSEN")
    if not is_full:
        return chosen
    return sorted({*chosen, *(Shape(*pair, language) for pair, language in product(pairs, languages))})


def looked_at(window: Rehearsal, what: str) -> list[str]:
    """The faults of the frame that is shown, each beginning with ``what`` it shows."""
    window.settle()
    return [f"{what}: {fault}" for fault in problems(window.app.marks, window.surface.get_size())]
