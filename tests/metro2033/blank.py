"""Cards without their pictures, which take most of the time to draw: for tests of what stands around them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from game.ui.art.cache import forget_all


@contextmanager
def blank_pictures_of_cards() -> Iterator[None]:
    """Within this context the pictures on cards are black."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.metro2033.art.faces.face.picture", lambda _, size: pygame.Surface(size))
        forget_all()
        yield
    forget_all()
