"""The table of Metro 2033: what the window asks of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.kernel.seats import NOBODY, Seat
from game.metro2033.art.faces.backs import back
from game.metro2033.book_pictures import ANNOTATED, BOOK_PICTURES
from game.metro2033.match_look import MATCH_LOOK
from game.metro2033.of_context import metro_words
from game.metro2033.scenes.battle.scene import BattleScene
from game.metro2033.scenes.draft.scene import DraftScene
from game.metro2033.scenes.hints_of_table import ADVISING
from game.metro2033.scenes.lessons import LESSONS
from game.metro2033.scenes.library import MetroLibraryScene, open_metro_library
from game.metro2033.scenes.metro_phase import CONTINUE
from game.metro2033.scenes.replay import MetroReplayScene
from game.metro2033.scenes.score import MetroScoreScene
from game.metro2033.scenes.starting.starting import STARTING
from game.metro2033.scenes.table import MetroTableScene
from game.metro2033.scenes.threat import ThreatScene
from game.metro2033.scenes.vote import DECLINE, LOOK, NO, YES, VoteScene
from game.metro2033.table import closely, course, cues, topics
from game.metro2033.table.cards_ahead import unwritten_cards
from game.metro2033.table.emblems import emblem_in
from game.metro2033.table.of_match import draw_public_table
from game.metro2033.table.spots import FactionSign, OfferedCard, StationAt
from game.play.match import AnyMatch
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.game_table import Ahead, GameCards, GameTable
from game.ui.places import Answer
from game.ui.scene import Prospect, Scene
from game.ui.scenes.learning.lessons import ChaptersScene
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.table.labels import CONFIRM, DONE
from game.ui.widgets.handover import draw_backs

_OF_MATCH: Final = (DraftScene, MetroTableScene, BattleScene, ThreatScene, VoteScene, MetroScoreScene)


def _draw_closed_hand(canvas: Canvas, rect: pygame.Rect, match: AnyMatch, seat: Seat) -> None:
    draw_backs(canvas, rect, len(match.view(NOBODY).player(seat).quests), lambda width: back("quest", width))


def _words_ahead(context: Context) -> Iterator[Prospect]:
    return unwritten_cards(metro_words(context))


def _pages_ahead(context: Context) -> Iterator[Scene]:
    for make in (*STARTING.pages.values(), MetroLibraryScene, RulebookScene):
        yield make(context)
    for lesson in LESSONS.all(context):
        yield ChaptersScene(context, lesson)


TABLE: Final = GameTable(
    scenes={scene.name: scene for scene in _OF_MATCH},
    flow=course,
    replay=MetroReplayScene,
    starting=STARTING,
    match_look=MATCH_LOOK,
    emblem=emblem_in,
    sounds=cues,
    topics=topics,
    draw_closed_hand=_draw_closed_hand,
    draw_behind=draw_public_table,
    deciding={CONFIRM, DONE, CONTINUE, YES, NO, LOOK, DECLINE, Answer, FactionSign, OfferedCard, StationAt},
    book_pictures=BOOK_PICTURES,
    cards=GameCards(open=open_metro_library, closely=closely, annotated=ANNOTATED),
    advising=ADVISING,
    lessons=LESSONS,
    ahead=Ahead(words=_words_ahead, pages=_pages_ahead),
)
