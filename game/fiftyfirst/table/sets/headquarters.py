"""Headquarters (R52): cards that are laid out in the side column, and claimed ones on the boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.fiftyfirst.art.inks import PALETTES
from game.fiftyfirst.art.pictures import picture
from game.fiftyfirst.cards.sets.headquarters import HQ, Headquarters
from game.fiftyfirst.rules.commands import NOTHING
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sets.headquarters.messages import ChooseHq, ChooseStolen, ClaimHq, HqClaimed, LocationStolen
from game.fiftyfirst.rules.sets.headquarters.rules import supplied
from game.fiftyfirst.rules.view import SeatView
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.draw.boards import rounded
from game.fiftyfirst.table.draw.cards import face_of
from game.fiftyfirst.table.draw.line_tiles import draw_tile_ground
from game.fiftyfirst.table.draw.questions import card_width
from game.fiftyfirst.table.draw.rows import site_surface
from game.fiftyfirst.table.moves.script import Script
from game.fiftyfirst.table.sets import hq_tiles
from game.fiftyfirst.table.sets.hq_tiles import CARD, FULFILLED, HEAD
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import DealOf, HqAt
from game.fiftyfirst.table.words.prompts import forecast_lines
from game.fiftyfirst.table.zone import ColumnTiles, LineTiles, TableSet
from game.fiftyfirst.wording import refusals
from game.fiftyfirst.wording.row import HQ as HQ_NAMED
from game.fiftyfirst.wording.rows import questions
from game.fiftyfirst.wording.sets.headquarters import claim_button, claimed, headquarters_of, hq_line
from game.ui.art.upright import face_size
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.motion.motion import Aim, Gleam, Glide, Morph, out_cubic
from game.ui.places import Answer, Label
from game.ui.table.draw.heads import draw_head
from game.ui.table.words.prompts import aim_words
from game.ui.table.zone import AnswerKind, AskedRow, Cards, Carried, Zone
from game.ui.theme import CAPTION, ICON_FLOOR, INK, PAPER, RED, TEAL, PanelStyle
from game.ui.widgets.button import record_hit

_IN_LINE = 190.0
"""In u: the width of each card in the line of the overview."""

_HAD: Final = PanelStyle(PAPER, INK, radius=5, edge_width=1)
_LACKING: Final = PanelStyle(PALETTES[HQ][0], PALETTES[HQ][3], radius=5, edge_width=1)
"""Fields of required icons that the own State has, and of those that it lacks."""

_PICTURE: Final = 1.1
"""Width of the picture in the line of the overview, as a share of its height."""

_FIELD: Final = 50
"""Maximum side of the field of a required icon there, in u."""

CLAIM, PLANTED, STEAL, AIM = 420, 520, 480, 500
"""Milliseconds at normal speed."""


# ---------------------------------------------------------------------- where they lie, and how they are drawn
def _draw_in_line(canvas: Canvas, sight: Sight, label: HqAt, box: Box) -> None:
    """An HQ card in the overview: its picture, its title, and the icons it requires, on paper if the own State has
    them."""
    hq = sight.catalog.headquarters[label.card]
    had = supplied(sight.standing.match.game, sight.player(sight.layout.own.seat).sites, hq.requires)
    style = FULFILLED if len(had) == len(hq.requires) else CARD
    place = draw_tile_ground(canvas, box, style, hq.id, HQ, _PICTURE)
    canvas.text(sight.wording.short_title(hq.id), place.head, "title", CAPTION, PAPER, upper=True)
    count, gap = len(hq.requires), max(2, canvas.px(4))
    ways = [(lines, -(-count // lines)) for lines in (1, 2)]
    side, lines, columns = max(_field_side(place.body, gap, *way) for way in ways)
    side = min(side, max(ICON_FLOOR + 4, canvas.px(_FIELD)))
    for number, category in enumerate(hq.requires):
        line, column = divmod(number, columns)
        top = place.body.centery - (lines * (side + gap) - gap) // 2 + line * (side + gap)
        field = pygame.Rect(place.body.x + column * (side + gap), top, side, side)
        canvas.panel(field, _HAD if number in had else _LACKING, f"requires {category}")
        canvas.icon(category, field, max(ICON_FLOOR, round(side * 0.76)), dim=number not in had)
        if number in had:
            canvas.fill((field.x + 1, field.bottom - gap, side - 2, max(1, gap // 2)), TEAL)
    record_hit(canvas, box.rect, label)


def _field_side(room: pygame.Rect, gap: int, lines: int, columns: int) -> tuple[int, int, int]:
    """The side of fields in so many lines and columns, with both."""
    side = min((room.height + gap) // lines, (room.width + gap) // columns) - gap
    return side, lines, columns


def _draw_claimed(canvas: Canvas, _: Sight, label: HqAt, box: Box) -> None:
    """An HQ card that a seat has claimed, with its flag (R52.3)."""
    canvas.panel(box.rect, FULFILLED, label)
    inset = box.grown(-max(1, box.h // 20))
    canvas.image(rounded(picture(label.card, HQ, inset.size), max(1, inset.h // 8)), inset[:2], label.card)
    px = max(ICON_FLOOR, round(box.h * 0.5))
    canvas.icon("claim", (inset.x + px / 2, inset.bottom - px / 2), px)
    record_hit(canvas, box.rect, label)


# ---------------------------------------------------------------------- what is said and done there
def _about(sight: Sight, card: str) -> tuple[str, ...]:
    """The name of an HQ card, what it asks for and brings, and the player who has claimed it."""
    told = (sight.wording.title(card), hq_line(sight.wording, sight.catalog.headquarters[card]))
    owner = next((player for player in sight.standing.view.players if card in player.hq), None)
    return (*told, *_claimed_words(sight, owner)) if owner else told


def _claimed_words(sight: Sight, player: SeatView) -> tuple[str, ...]:
    """The HQ cards that a player has claimed."""
    return (str(headquarters_of(sight.wording, player.seat, player.hq, sight.names)),) if player.hq else ()


def _no_claim(sight: Sight, at: HqAt) -> str:
    """Why the open question does not offer an HQ card that is laid out; empty if it does, or asks something else."""
    standing = sight.standing
    if not isinstance(standing.question, ChooseHq) or at.card in standing.question.offered:
        return ""
    command = ClaimHq(standing.seat, at.card)
    refusal = standing.match.check(command)
    return refusals.refusal(sight.wording, refusal, sight.names, command) if refusal else ""


def _hq_together(sight: Sight, at: HqAt) -> Cards | None:
    """The HQ cards that lie together: those laid out, or the claimed ones of a player (R52.1)."""
    view = sight.standing.view
    groups = (view.hq or (), *(player.hq for player in view.players))
    cards = next((cards for cards in groups if at.card in cards), None)
    return (cards, cards.index(at.card)) if cards else None


def _all_hq(sight: Sight, _: str) -> Cards | None:
    """All HQ cards of the game, those that can still be claimed first."""
    view = sight.standing.view
    cards = (*(view.hq or ()), *(card for player in view.players for card in player.hq))
    return (cards, 0) if cards else None


def _told_drop(sight: Sight, _: HqAt) -> str:
    is_claimed_now = isinstance(sight.standing.question, ChooseHq)
    return sight.text("table-drop-claim_hq") if is_claimed_now else aim_words(sight)


def _claimed(before: Sight, after: Sight) -> Iterator[Label]:
    return (HqAt(card) for card in before.standing.view.hq or () if card not in (after.standing.view.hq or ()))


def _claiming(sight: Sight, commands: Sequence[AnyCommand]) -> tuple[str, ...]:
    """What is printed on the card that is claimed."""
    command = commands[0]
    if not isinstance(command, ClaimHq) or command.card is None:
        return ()
    return (claimed(sight.wording, sight.catalog.headquarters[command.card]),)


def _face(canvas: Canvas, sight: Sight, hq: str) -> tuple[list[pygame.Surface], str]:
    """An HQ card that can be claimed, large enough to read (R52.2)."""
    words = claim_button(sight.wording, sight.catalog.headquarters[hq])
    return [face_of(sight, hq, card_width(canvas))], words


def _about_answer(sight: Sight, command: AnyCommand, hq: str) -> tuple[str, ...]:
    """What an HQ card is, what claiming it brings now, and what it asks then."""
    foreseen, told = sight.standing.forecast(command), (*_about(sight, hq), *forecast_lines(sight, command))
    asked = foreseen.question if foreseen else None
    if asked is None or getattr(asked, "hq", "") != getattr(command, "card", None):
        return told
    return *told, sight.text("answer-then", question=questions.question(sight.wording, asked, sight.names))


# ---------------------------------------------------------------------- what moves
def _claim(script: Script, event: HqClaimed) -> None:
    """The HQ card flies from where it was laid out, or dropped, to the board of its owner, which lights up."""
    places, label = script.endpoints, HqAt(event.card)
    start, end = places.before.sight.box(label), places.after.box(label) or places.plate(event.seat)
    if start is None:
        return
    dropped = places.before.dropped if places.is_me(event.seat) else None
    script.veil(start.grown(2), script.now)
    if end != places.plate(event.seat):
        script.veil(end.grown(2), script.now + CLAIM)
    wide = max(24, start.w, end.w)
    first = dropped or _card_in(start, wide)
    script.after(
        Glide(picture=script.face(event.card, wide), start=first, end=_card_in(end, max(16, end.w)), easing=out_cubic,
              label=event.card, delay=script.now, lasts=CLAIM)
    )  # fmt: skip
    script.add(Gleam(at=end, delay=script.now, lasts=PLANTED))
    script.origin = end


def _card_in(place: Box, width: int) -> Box:
    """A card of this width in the middle of a place."""
    size = face_size(width)
    return Box(place.center[0] - size[0] // 2, place.center[1] - size[1] // 2, *size)


def _steal(script: Script, event: LocationStolen) -> None:
    """A ring closes around the Location; it then flies, with all that lies on it, into the other State (R52.4)."""
    places = script.endpoints
    old, found = places.old_site(event.site), places.after.site(event.site)
    start = old[1] if old else places.plate(event.owner)
    script.after(Aim(at=start, delay=script.now, lasts=AIM))
    end = places.after.layout.place(event.site)
    if end is None or found is None:
        arrival = places.arrival(event.seat)
        script.after(script.glide(event.card, places.card_at(start, event.owner), arrival, STEAL, fades=True))
        script.origin = arrival
        return
    script.veil(end.grown(2), script.now + STEAL)
    plate = site_surface(places.after, found[1], end)
    before = site_surface(places.before.sight, old[0], old[1]) if old else plate
    script.after(Morph(card=before, plate=plate, start=start, end=end, label=event.card, delay=script.now, lasts=STEAL))
    script.origin = end


HEADQUARTERS: Final = TableSet(
    has=lambda view: view.hq is not None,
    zones=(
        Zone(
            HqAt,
            is_zoomed=True,
            draw=hq_tiles.draw,
            draw_in_line=_draw_in_line,
            draw_on_board=_draw_claimed,
            about=lambda sight, at: _about(sight, at.card),
            cards=_hq_together,
            shown=lambda _, at: at.card,
            changed=_claimed,
            carried=lambda sight, at: Carried(box=sight.layout.side.discard, card=at.card),
            held=lambda sight, at: (sight.wording.title(at.card), aim_words(sight)),
            drop=_told_drop,
            after=DealOf,
            topic="headquarters",
            let_go=lambda sight, at: face_size(card.w) if (card := sight.box(at)) else None,
            source="headquarters",
            printed=Headquarters,
            named=lambda _, at: (HQ_NAMED, at.card),
            no_answer=_no_claim,
            lifted=lambda _, __, targets: bool(targets),
        ),
        Zone(
            HEAD,
            draw=lambda canvas, sight, label, box: draw_head(canvas, sight, label, box, sight.text("option-hq.name")),
            about=lambda sight, _: (sight.text("option-hq.name"), sight.text("hq-head-tip")),
            cards=_all_hq,
            key="q",
            topic="headquarters",
        ),
    ),
    strip=ColumnTiles(HEAD, hq_tiles.high, hq_tiles.plan),
    line=LineTiles(lambda sheet: tuple(map(HqAt, sheet.view.hq or ())), _IN_LINE),
    tab=_claimed_words,
    badges=lambda player: tuple(map(HqAt, player.hq)),
    begins={ClaimHq: lambda command, _: (Answer(command.card or NOTHING),)},
    asked={
        ChooseHq: AskedRow(
            verb="claim_hq", ends=lambda _: (spots.TABLE, spots.DEAL), from_=HqAt, drop="table-drop-claim_hq"
        ),
        ChooseStolen: AskedRow(verb="steal_location", asker=lambda asked: HqAt(asked.hq), held="goods"),
    },
    answers={HQ_NAMED: AnswerKind(_face, _about_answer)},
    colours={"claim_hq": TEAL, "steal_location": RED},
    later={ClaimHq: _claiming},
    motions={HqClaimed: _claim, LocationStolen: _steal},
)
