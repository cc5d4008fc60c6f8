"""The table of 51st State: what the window asks of the game."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

import pygame

from game.fiftyfirst.art.faces import card_back
from game.fiftyfirst.bots.levels import unreadable_weights
from game.fiftyfirst.match.match import Match
from game.fiftyfirst.match_look import MATCH_LOOK
from game.fiftyfirst.of_context import catalog_of, wording_of
from game.fiftyfirst.rules.state import END_VP
from game.fiftyfirst.scenes import zoomed
from game.fiftyfirst.scenes.account import ProductionScene
from game.fiftyfirst.scenes.assault.scene import AssaultScene
from game.fiftyfirst.scenes.cleanup import CleanupScene, TidiedScene
from game.fiftyfirst.scenes.hints_of_table import ADVISING
from game.fiftyfirst.scenes.keep import KeepScene
from game.fiftyfirst.scenes.lessons import LESSONS
from game.fiftyfirst.scenes.library import LibraryScene, open_library
from game.fiftyfirst.scenes.lookout import LookoutScene
from game.fiftyfirst.scenes.overview import draw_public_table, open_overview
from game.fiftyfirst.scenes.replay import ReplayScene
from game.fiftyfirst.scenes.score import ScoreScene
from game.fiftyfirst.scenes.starting.box_game import NewBoxGameScene
from game.fiftyfirst.scenes.starting.duel import box_of_duel, start_duel
from game.fiftyfirst.scenes.starting.solo_game import NewSoloScene
from game.fiftyfirst.scenes.table import TableScene
from game.fiftyfirst.table import course, cues, topics
from game.fiftyfirst.table.cards_ahead import unwritten
from game.fiftyfirst.table.emblems import emblem_of
from game.fiftyfirst.table.spots import AreaAt, FaceUpCard
from game.fiftyfirst.wording.rulebook_sections import PARTS
from game.kernel.seats import NOBODY, Seat
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.game_table import Ahead, AnnotatedCard, GameCards, GameTable, Starting
from game.ui.scene import Prospect, Scene
from game.ui.scenes.learning.lessons import ChaptersScene
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.table.labels import CONFIRM, DONE
from game.ui.widgets.handover import draw_backs

_PARTS: Final = {
    "distance": (0.25, 0.07), "categories": (0.235, 0.2), "spoils": (0.71, 0.07), "title": (0.86, 0.54),
    "effect": (0.3, 0.68), "building_bonus": (0.28, 0.83), "deal": (0.31, 0.94),
}  # fmt: skip
"""Part of a Location card -> place of its number; School has all of them."""

_OF_MATCH: Final = (
    KeepScene, LookoutScene, ProductionScene, AssaultScene, TableScene, CleanupScene, TidiedScene, ScoreScene,
)  # fmt: skip


def _emblem(match: Match, seat: Seat) -> str:
    return emblem_of(match.view(NOBODY), seat)


def _draw_closed_hand(canvas: Canvas, rect: pygame.Rect, match: Match, seat: Seat) -> None:
    draw_backs(canvas, rect, match.view(NOBODY).player(seat).cards_held, card_back)


def _last_round(context: Context) -> str:
    """Somebody has the VP that end the game (R18.1)."""
    return context.text("motion-exit", vp=END_VP)


def _factions(context: Context) -> Collection[str]:
    return catalog_of(context).factions


def _words_ahead(context: Context) -> Iterator[Prospect]:
    return unwritten(wording_of(context))


def _pages_ahead(context: Context) -> Iterator[Scene]:
    for make in (NewBoxGameScene, LibraryScene, RulebookScene, NewSoloScene):
        yield make(context)
    for lesson in LESSONS.all(context):
        yield ChaptersScene(context, lesson)


TABLE: Final = GameTable(
    scenes={scene.name: scene for scene in _OF_MATCH},
    flow=course,
    replay=ReplayScene,
    starting=Starting(
        pages={"new_game": NewBoxGameScene, "solo": NewSoloScene},
        play=start_duel,
        told=box_of_duel,
        roles=_factions,
        usual_robot="medium",
    ),
    match_look=MATCH_LOOK,
    emblem=_emblem,
    sounds=cues,
    topics=topics,
    last_round=_last_round,
    draw_closed_hand=_draw_closed_hand,
    draw_behind=draw_public_table,
    deciding={CONFIRM, DONE, FaceUpCard, AreaAt},
    open_overview=open_overview,
    cards=GameCards(
        open=open_library,
        closely=zoomed,
        annotated={"card_face": AnnotatedCard("school", tuple(_PARTS[part] for part in PARTS))},
    ),
    advising=ADVISING,
    lessons=LESSONS,
    unreadable_weights=unreadable_weights,
    ahead=Ahead(words=_words_ahead, pages=_pages_ahead),
)
