"""Matches of Metro 2033 that begin with their draft, in a window that is driven by a script."""

from __future__ import annotations

from typing import Final

from game.kernel.seats import HUMAN, SeatSetup
from game.metro2033.kind import metro_kind
from game.metro2033.scenes.draft.scene import DraftScene
from game.play.match import Match
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from tests.metro2033.golden_matches import MetroMatch
from tests.metro2033.laid import metro_cards
from tests.metro2033.window import SMALL, STILL, metro_context

NAMES: Final = ("Katharina-Sophie", "Ben", "Maximilian Moll", "Юлия", "Jean-Christophe", "Łucja Öz")


def sit_down(
    people: int = 3, robots: int = 0, seed: int = 1, settings: Settings = STILL, size: tuple[int, int] = SMALL,
    language: str = "en", draft: str = "choose",
) -> Rehearsal:  # fmt: skip
    """A match that begins; people sit before robots."""
    context = metro_context(size, settings, language)
    players = (HUMAN,) * people + ("greedy",) * robots
    seats = [SeatSetup(name, player) for name, player in zip(NAMES, players, strict=False)]
    match: MetroMatch = Match.deal(metro_kind(metro_cards()), seats, {"draft": draft}, seed, play_bots=False)
    context.director.open_match(match)
    return Rehearsal(context)


def scene(window: Rehearsal) -> DraftScene:
    """The draft that is shown."""
    top = window.context.stack.top
    assert isinstance(top, DraftScene)
    return top
