"""What the tests of the window share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

import pygame
import pytest

from game.ui.art import cache


@pytest.fixture
def blank_drawings() -> Iterator[None]:
    """Every drawing is blank, as large as it was asked for: for sweeps that look at the marks of a frame, not at its
    pixels. Texts are set as ever."""

    def blank(_: BinaryIO, size: tuple[int, int]) -> pygame.Surface:
        return pygame.Surface(size, pygame.SRCALPHA)

    cache.forget_all()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", blank)
        yield
    cache.forget_all()
