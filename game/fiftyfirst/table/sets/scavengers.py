"""The discard piles of the players (R42.1), and what cards do with them and with Ruins (R42)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
import pygame

from game.fiftyfirst.art.pile_tops import pile_top
from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.cards.sets.scavengers import DemolishLocation, RebuildRuins, StripRuins
from game.fiftyfirst.cards.verbs import Verb
from game.fiftyfirst.cards.vocabulary import Whose
from game.fiftyfirst.match.match import Match
from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sets.scavengers import messages, ruins
from game.fiftyfirst.rules.view import SeatView, TableView
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.draw.questions import card_face
from game.fiftyfirst.table.moves.choreography import build_site, give_back, place_goods, raze_site, veil_rows
from game.fiftyfirst.table.moves.script import Script
from game.fiftyfirst.table.plan.boards import BoardPlan
from game.fiftyfirst.table.play.choices import top_of_pile
from game.fiftyfirst.table.play.place_boxes import hand_box
from game.fiftyfirst.table.play.targets import Target, discard_of, matched_of
from game.fiftyfirst.table.sight import Sight, Standing
from game.fiftyfirst.table.spots import PileOf, SiteAt
from game.fiftyfirst.table.words.about import location_words, printed
from game.fiftyfirst.table.zone import TableSet
from game.fiftyfirst.wording import card_words
from game.fiftyfirst.wording.row import PILE
from game.kernel.seats import Seat
from game.ui.art import chrome
from game.ui.art.counted import IconCount, draw_slip, slip_size
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.table.moves.script import CARD
from game.ui.table.zone import AnswerKind, AskedRow, Zone, top_of
from game.ui.theme import EMPTY_CELL, ICON_FLOOR, MUTED, PAPER, RED, TEAL, TXT


# ---------------------------------------------------------------------- what an own Site can be aimed at
def _aims(standing: Standing, number: int) -> tuple[Target, ...]:
    """What an own Site can be aimed at: a Ruin at the actions that use it, a Location at what its action uses."""
    site = standing.me.site(number)
    targets = _ruin_targets if site and site.ruin else _action_targets
    return targets(standing.match, standing.view, standing.seat, number)


def _action_targets(match: Match, view: TableView, seat: Seat, number: int) -> tuple[Target, ...]:
    """What the action of an own Site can be aimed at when it is activated: a discard pile to match, or a Location to
    demolish; () if it is not aimed at anything."""
    location = _with_action(match, view, seat, number)
    if location is None:
        return ()
    ways = [command for command in match.legal() if _activates(command, number)]
    if "matching" in location.action_cost:
        return tuple(
            _pile_target(match, ways, cmd.ActivateLocation(seat, number, matched=cmd.Matched(owner.seat, category)))
            for owner in view.players
            if owner.seat != seat and owner.discard
            for category in match.game.catalog.locations[owner.discard[-1]].categories[:1] or ("",)
        )
    demolishing = next((verb for verb in _verbs(location) if isinstance(verb, DemolishLocation)), None)
    return _demolished(match, view, seat, number, ways, demolishing.of) if demolishing else ()


def _pile_target(match: Match, ways: Sequence[AnyCommand], tried: cmd.ActivateLocation) -> Target:
    """The ways to match a category of one pile, or why that of ``tried`` cannot be matched."""
    assert tried.matched is not None
    owner = tried.matched.owner
    found = tuple(way for way in ways if (matched := matched_of(way)) and matched.owner == owner)
    return Target(PileOf(owner), "match", found, None if found else match.check(tried))


def _demolished(
    match: Match, view: TableView, seat: Seat, number: int, ways: Sequence[AnyCommand], whose: Whose
) -> tuple[Target, ...]:
    """The Locations that the action of a Site could be aimed at, and why some of them cannot be demolished."""
    impossible = None if ways else match.check(cmd.ActivateLocation(seat, number))
    targets = []
    for owner in view.players:
        for site in owner.sites if (owner.seat == seat) == (whose == "you") else ():
            if site.ruin or site.id == number:
                continue
            refusal = match.ask(ruins.why_not_aimed, seat, number, site.id) or impossible
            aimed = Target(SiteAt(site.id), "demolish", refusal=refusal)
            if refusal is None:
                aimed = msgspec.structs.replace(aimed, commands=tuple(ways), then=cmd.ChooseSite(seat, site.id))
            targets.append(aimed)
    return tuple(targets)


def _ruin_targets(match: Match, view: TableView, seat: Seat, number: int) -> tuple[Target, ...]:
    """The own actions that can spend, strip or rebuild an own Ruin."""
    targets = []
    for site in view.player(seat).sites:
        location = _with_action(match, view, seat, site.id)
        if location is None:
            continue
        ways = [command for command in match.legal() if _activates(command, site.id)]
        if "ruin" in location.action_cost:
            spending = tuple(command for command in ways if discard_of(command) == (number,))
            tried = cmd.ActivateLocation(seat, site.id, discard=(number,))
            targets.append(Target(SiteAt(site.id), "spend", spending, None if spending else match.check(tried)))
        verb = next((_OF_RUINS[type(verb)] for verb in _verbs(location) if type(verb) in _OF_RUINS), None)
        if verb:
            refusal = None if ways else match.check(cmd.ActivateLocation(seat, site.id))
            targets.append(Target(SiteAt(site.id), verb, tuple(ways), refusal, cmd.ChooseSite(seat, number)))
    return tuple(targets)


_OF_RUINS: Mapping[type[Verb], str] = {StripRuins: "strip", RebuildRuins: "rebuild"}


def _with_action(match: Match, view: TableView, seat: Seat, number: int) -> Location | None:
    """The Location on the own Site ``number``, if it has an action."""
    site = view.player(seat).site(number)
    location = match.game.catalog.locations.get(site.card) if site and not site.ruin else None
    return location if location and location.action else None


def _verbs(location: Location) -> tuple[Verb, ...]:
    return location.action.verbs if location.action else ()


def _activates(command: AnyCommand, number: int) -> bool:
    return isinstance(command, cmd.ActivateLocation) and command.site == number


# ---------------------------------------------------------------------- what moves
def _rebuild(script: Script, event: messages.RuinRebuilt) -> None:
    """The Ruin turns up and flies to the end of its row, where it is a Location again; goods on it return."""
    places, seat = script.endpoints, event.seat
    old, end = places.old_site(event.site), places.after.layout.place(event.site)
    lay = old[1] if old else end
    start = places.card_at(lay, seat) if lay and end else places.arrival(seat)
    if build_site(script, seat, event.card, event.site, start) and lay:
        give_back(script, seat, event.returned, lay)


def _discard_ruin(script: Script, event: messages.RuinDiscarded) -> None:
    """The Ruin turns up on its way to the discard pile; goods on it return."""
    places, seat = script.endpoints, event.seat
    old = places.old_site(event.site)
    place = old[1] if old else places.plate(seat)
    veil_rows(script, seat, place, script.now + CARD // 2)
    script.add(script.glide(event.card, places.card_at(place, seat), places.discards(seat)))
    script.veil(places.around_discards(seat), script.now + CARD)
    script.origin = place
    give_back(script, seat, event.returned, place)


def _salvage(script: Script, event: messages.CardSalvaged) -> None:
    """The top card of a discard pile flies face up to a hand, from where it was dropped if it was dragged."""
    places, pile = script.endpoints, script.endpoints.discards(event.owner)
    is_mine = places.is_me(event.seat)
    label = next(iter(places.new_cards((event.card,))), None) if is_mine else None
    start = (places.before.dropped if is_mine else None) or pile
    end = (label and hand_box(places.after, label)) or places.arrival(event.seat)
    picture = script.face(event.card, max(start.w, end.w))
    script.to_hand(picture, start, end, event.card, (script.now, CARD), label)
    script.veil(places.around_discards(event.owner), script.now)


def _take_up(script: Script, event: messages.CardSalvaged) -> None:
    """The virtual opponent takes up the top card of the player's discard pile to build it (R32.11)."""
    places = script.endpoints
    script.lying[event.card] = (places.discards(event.owner), script.now)
    script.veil(places.around_discards(event.owner), script.now)


# ---------------------------------------------------------------------- how piles are drawn
_COUNTED = 50
"""Least width, in pixels, of a top card that has room for the number of cards besides categories and Deal."""

_SIZE = 0.3
"""Size of the icon beside the number of cards, as a share of the smaller side of the top card."""


def _draw_discards(canvas: Canvas, sight: Sight, plan: BoardPlan) -> None:
    """Draw the discard pile of another seat, if the plan has one: its top card, the number of its cards, and the sign
    of salvage, faded where nobody may salvage (R42.5a)."""
    box, player = plan.discard, sight.player(plan.seat)
    if box is None:
        return
    top = sight.location(player.discard[-1]) if player.discard else None
    if top:
        chrome.drop_shadow(canvas, box.rect, 3)
        canvas.image(pile_top(top, box.size, sight.wording).surface, box[:2], top.id)
        if player.passed:
            chrome.veil(canvas, box.rect, 5)
    else:
        canvas.panel(box.rect, EMPTY_CELL._replace(radius=5), f"discards {plan.seat}")
        px = max(ICON_FLOOR, round(min(box.w, box.h) * 0.5))
        canvas.icon("discard", box.rect, px, dim=True)
    if plan.discard_note:
        _draw_note(canvas, plan.discard_note, player)
    elif player.discard_size > 1 and box.w >= _COUNTED:
        _draw_size(canvas, box, player.discard_size)
    canvas.hit(box.rect, PileOf(plan.seat))


def _draw_size(canvas: Canvas, box: Box, count: int) -> None:
    """The number of cards of a pile, at the lower left of its top card and over its edge."""
    one, px = IconCount("discard", count), max(ICON_FLOOR, round(min(box.w, box.h) * _SIZE))
    high = slip_size(one, px)[1]
    draw_slip(canvas, one, (box.x - 2, box.bottom - high + max(2, high // 5)), px)


def _draw_note(canvas: Canvas, note: Box, player: SeatView) -> None:
    """The sign of salvage, and the number of cards to its right."""
    px = max(ICON_FLOOR + 2, round(min(note.h, canvas.px(34)) * 0.9))
    size = max(11, round(px * 0.8))
    middle = note.center[1]
    canvas.icon("salvage", (note.x + px / 2, middle), px, dim=player.passed or not player.discard)
    left = note.x + px + canvas.px(5)
    room = pygame.Rect(left, note.y, note.right - left, note.h)
    canvas.letters(str(player.discard_size), room, "number", size, TXT if player.discard_size else MUTED)


# ---------------------------------------------------------------------- what is said there
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
    if sight.standing.named != PILE:
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
    draw_on_board=_draw_discards,
    aims=_aims,
    asked={
        messages.ChooseSalvage: AskedRow(verb="salvage", ends=lambda _: (spots.STRIP,)),
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
        messages.CardSalvaged: _salvage,
        messages.GoodsPlacedOnRuin: place_goods,
        messages.LocationDemolished: raze_site,
        messages.RuinDiscarded: _discard_ruin,
        messages.RuinRebuilt: _rebuild,
    },
    paid_at={messages.LocationDemolished: lambda places, event: places.site(event.site, event.owner)},
    first=(messages.LocationDemolished,),
    of_opponent={messages.CardSalvaged: _take_up},
    taken_up={messages.CardSalvaged: lambda places, event: places.discards(event.owner)},
)
