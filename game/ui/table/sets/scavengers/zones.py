"""The discard piles of the players (R42.1), and what cards do with them and with Ruins (R42)."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.messages import AnyCommand
from game.rules.sets.scavengers import events as scavenger_events
from game.rules.sets.scavengers import messages
from game.ui.canvas import Canvas
from game.ui.places import PileOf, SiteAt
from game.ui.table import labels
from game.ui.table.draw.questions import card_face
from game.ui.table.moves.choreography import place_goods, raze_site
from game.ui.table.play.asked import AskedRow
from game.ui.table.play.choices import named_by, top_of_pile
from game.ui.table.play.zooming import top_of
from game.ui.table.sets.scavengers.aims import aims
from game.ui.table.sets.scavengers.draw import draw_discards
from game.ui.table.sets.scavengers.moves import discard_ruin, rebuild, salvage, take_up
from game.ui.table.sight import Sight
from game.ui.table.words.about import location_words, printed
from game.ui.table.zone import AnswerKind, TableSet, Zone
from game.ui.theme import PAPER, RED, TEAL
from game.wording import card_words
from game.wording.row import PILE


def _about(sight: Sight, at: PileOf) -> tuple[str, ...]:
    """The discard pile of another seat: how many cards it has, and what the top one is (R42.1)."""
    player = sight.player(at.seat)
    head = sight.text("table-tip-pile", name=sight.name(player.seat), n=player.discard_size)
    location = sight.location(player.discard[-1]) if player.discard else None
    if location is None:
        return (head,)
    return (head, *location_words(sight, location))


def _about_answer(sight: Sight, _: AnyCommand, seat: str) -> tuple[str, ...]:
    """The card on top of a discard pile, whose pile it is, and what the card does."""
    location = sight.catalog.locations[top_of_pile(sight.standing, seat)]
    title = sight.text("answer-of", card=sight.wording.title(location.id), owner=sight.name(seat))
    return (title, *card_words.abilities(sight.wording, location), printed(sight, location))


def _face(canvas: Canvas, sight: Sight, seat: str) -> tuple[list[pygame.Surface], str]:
    """The card on top of a discard pile, and whose pile it is."""
    return card_face(canvas, sight, top_of_pile(sight.standing, seat))[0], sight.name(seat)


def _no_answer(sight: Sight, at: PileOf) -> str:
    """Why nothing can be taken from a discard pile."""
    if named_by(sight.standing) != PILE:
        return ""
    key = "answer-pile-passed" if sight.player(at.seat).passed else "answer-pile-unfit"
    return sight.text(key, name=sight.name(at.seat))


SCAVENGERS: Final = TableSet(
    has=lambda view: view.own_discards,
    zones=(
        Zone(
            PileOf,
            box=lambda sight, at: sight.layout.pile(at.seat),
            about=_about,
            cards=lambda sight, at: top_of(sight.player(at.seat).discard),
            shown=lambda sight, at: next(iter(sight.player(at.seat).discard[-1:]), None),
            is_whole=True,
            named=lambda _, at: (PILE, at.seat),
            no_answer=_no_answer,
            topic="salvage",
        ),
    ),
    draw_on_board=draw_discards,
    aims=aims,
    asked={
        messages.ChooseSalvage: AskedRow(verb="salvage", ends=lambda _: (labels.STRIP,)),
        messages.ChooseRebuilt: AskedRow(verb="rebuild", ends=lambda asked: (SiteAt(asked.site),), shows_fronts=True),
        messages.ChooseStripped: AskedRow(verb="strip", ends=lambda asked: (SiteAt(asked.site),), shows_fronts=True),
        messages.ChooseDemolished: AskedRow(verb="demolish", asker=lambda asked: SiteAt(asked.site)),
        messages.ChoosePlaced: AskedRow(lambda asked: SiteAt(asked.ruin), "place", shows_fronts=True),
    },
    answers={PILE: AnswerKind(_face, _about_answer)},
    colours=dict.fromkeys(("salvage", "match", "place"), PAPER)
    | dict.fromkeys(("spend", "strip", "rebuild"), TEAL)
    | {"demolish": RED},
    motions={
        scavenger_events.CardSalvaged: salvage,
        scavenger_events.GoodsPlacedOnRuin: place_goods,
        scavenger_events.LocationDemolished: raze_site,
        scavenger_events.RuinDiscarded: discard_ruin,
        scavenger_events.RuinRebuilt: rebuild,
    },
    paid_at={scavenger_events.LocationDemolished: lambda places, event: places.site(event.site, event.owner)},
    first=(scavenger_events.LocationDemolished,),
    of_opponent={scavenger_events.CardSalvaged: take_up},
    taken_up={scavenger_events.CardSalvaged: lambda places, event: places.discards(event.owner)},
)
