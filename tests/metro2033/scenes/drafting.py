"""Matches of Metro 2033 that begin with their draft, in a window that is driven by a script."""

from __future__ import annotations

from typing import Final

from game.kernel.seats import HUMAN, SeatSetup
from game.metro2033.art.wall import LIT_WALL
from game.metro2033.box import BOX
from game.metro2033.kind import metro_kind
from game.metro2033.scenes.draft.scene import DraftScene
from game.metro2033.table import course
from game.metro2033.wording.metro_words import MetroWords
from game.play.match import Match
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.game_look import GameLook
from game.ui.game_table import GameTable
from game.ui.rehearsal.driver import Rehearsal
from game.ui.running import flow
from game.ui.scene import Scene
from game.ui.settings import Settings
from game.ui.window.screens import match_director
from game.ui.window.window import open_window
from tests.metro2033.golden_matches import MetroMatch
from tests.metro2033.laid import metro_cards

STILL: Final = Settings(speed="off", handover="open")
"""Without motions; what is not secret lies open."""

SMALL: Final = (1280, 720)
NAMES: Final = ("Katharina-Sophie", "Ben", "Maximilian Moll", "Юлия", "Jean-Christophe", "Łucja Öz")


class BlankTable(Scene):
    """What follows on the draft."""

    name = flow.TABLE

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.rect, "#000000")


TABLE: Final = GameTable({course.DRAFT: DraftScene, flow.TABLE: BlankTable}, course)
DRAFT_BOX: Final = BOX._replace(look=lambda: GameLook(table_top=LIT_WALL), table=lambda: TABLE)


def sit_down(
    people: int = 3, robots: int = 0, seed: int = 1, settings: Settings = STILL, size: tuple[int, int] = SMALL,
    language: str = "en", draft: str = "choose",
) -> Rehearsal:  # fmt: skip
    """A match that begins; people sit before robots."""
    open_window(size, False, "Metro 2033")
    words = MetroWords(metro_cards(), language)
    context = Context(size, words, metro_cards, None, match_director, DRAFT_BOX, settings)
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
