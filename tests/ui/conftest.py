"""What the tests of the window share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, BinaryIO, Final

import pygame
import pytest

from game.rules.events import AnyEvent
from game.ui.art import cache
from game.ui.motion.motion import Motion
from game.ui.settings import Settings
from game.ui.table.moves.choreography import choreograph
from game.ui.table.moves.show import Show
from game.ui.table.sight import Sight

_DRAW: Final[Any] = pygame.image.load_sized_svg


@pytest.fixture
def blank_drawings() -> None:
    """Every drawing is blank, as large as it was asked for: for sweeps that look at the marks of a frame, not at its
    pixels. Texts are set as ever."""


@pytest.fixture(autouse=True)
def _drawings(request: pytest.FixtureRequest) -> None:
    """Drawings are dropped only between tests that want them blank and those that do not: a sweep draws what it needs
    once."""
    draw: Any = _blank if "blank_drawings" in request.fixturenames else _DRAW
    if pygame.image.load_sized_svg is not draw:
        cache.forget_all()
        pygame.image.load_sized_svg = draw


def _blank(_: BinaryIO, size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Motion]:
    """All that decisions put on the stage of the table."""
    found: list[Motion] = []

    def perform(show: Show, events: Sequence[AnyEvent], after: Sight, _: Settings) -> None:
        before, show._before = show._before, None
        assert before is not None
        found.extend(choreograph(events, before, after))

    monkeypatch.setattr(Show, "perform", perform)
    return found
