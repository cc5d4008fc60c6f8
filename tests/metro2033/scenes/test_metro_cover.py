"""The cover of the window between two people: whose turn it is, by name and badge."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.kernel.seats import SeatSetup
from game.metro2033.kind import metro_kind
from game.play.match import Match
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.cover import CoverScene
from tests.languages import LANGUAGES
from tests.metro2033.laid import metro_cards
from tests.metro2033.window import SMALL, STILL, metro_context
from tests.ui.layout import problems


def covered(draft: str, language: str = "en", size: tuple[int, int] = SMALL) -> Rehearsal:
    """A match of two people, with a cover between their turns."""
    context = metro_context(size, replace(STILL, handover="window"), language)
    seats = [SeatSetup("Anna"), SeatSetup("Ben")]
    match: Any = Match.deal(metro_kind(metro_cards()), seats, {"draft": draft}, 3)
    context.director.open_match(match)
    window = Rehearsal(context)
    for _ in range(400):
        window.settle()
        if isinstance(context.stack.top, CoverScene):
            return window
        match.submit(match.legal()[-1])
        match.end_turn()
        context.director.advance()
    raise AssertionError("nobody is covered from the other")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_poster_has_the_badge_of_the_faction_and_its_title(language: str) -> None:
    for size in (SMALL, (1920, 1080)):
        window = covered("dealt", language, size)
        context = window.context
        match: Any = context.playing
        faction = match.view(match.status.to_move).player(match.status.to_move).faction
        told = {str(mark.label).lower() for mark in window.app.marks}
        assert f"metro2033/faction_{faction}" in told
        assert all(word in " ".join(told) for word in context.wording.title(faction).lower().split())
        assert problems(window.app.marks, size) == []
        assert sorted(context.wording.messages.missing) == []
