"""What a replay draws over the table: all hands, the cards of the Lookout, captions of phases, and the Assault
(R44.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import pygame

from game.fiftyfirst.rules.sets.moloch.messages import AssaultEvent
from game.fiftyfirst.scenes.assault.drawing import AssaultRows, Shown
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.accounts import AssaultAccount, last_assault
from game.fiftyfirst.table.draw.cards import LAYER, face_of
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import BoardOf, OpenCard
from game.kernel.seats import EVERYONE, Seat
from game.ui.art import chrome
from game.ui.art.upright import RATIO, face_size
from game.ui.boxes import Box, spread
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import Label, LogLine
from game.ui.table import labels
from game.ui.theme import BODY, DIALOG, ICON_FLOOR, MUTED, TITLE, TXT
from game.ui.widgets.button import Button, record_hit

LASTS = 7000
"""Milliseconds at normal speed for which it is shown."""

_TOP, _EDGE = 84, 24
"""Its distance from the upper edge and from the others, in u."""


class WatchedAssault:
    """Draws the Assault of a step, if Machines attacked in it."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._rows = AssaultRows(context, self._draw_plate, _put_nothing)
        self._sight: Sight | None = None
        self._account: tuple[int, AssaultAccount | None] | None = None

    def account(self, sight: Sight) -> AssaultAccount | None:
        """What the Machines have done, if they did something in the step shown."""
        match = sight.standing.match
        step = match.head
        if self._account is None or self._account[0] != step:
            attacked = any(isinstance(event, AssaultEvent) for event in match.entry(step).events)
            self._account = step, last_assault(match) if attacked else None
        return self._account[1]

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """Draw it over the table, with the eyes of those who watch."""
        account = self.account(sight)
        if account is None:
            return
        self._sight = sight
        edge, top = canvas.px(_EDGE), canvas.px(_TOP)
        room = pygame.Rect(edge, top, canvas.rect.width - 2 * edge, canvas.rect.height - top - edge)
        canvas.layer = LAYER
        canvas.hit(room, labels.PANEL)
        seen = frozenset(place for place, hit in account.cells.items() if hit.is_decided)
        standing = sight.standing
        names = {seat: sight.name(seat) for seat in account.seats}
        first = standing.view.first_player
        self._rows.draw(canvas, Shown(account, seen, standing.viewer, names, first), room)

    def _draw_plate(self, canvas: Canvas, rect: pygame.Rect, seat: Seat, first: bool) -> None:
        sight = self._sight
        assert sight is not None
        player, flag = sight.player(seat), "first_player" if first else ""
        title = self._context.wording.title(player.faction)
        chrome.licence_plate(canvas, rect, player.faction, title, sight.name(seat), player.vp, first, flag)


def _put_nothing(_canvas: Canvas, _button: Button) -> None:
    """What is only watched has no buttons."""


OFFER = "offer"
"""Owner of the cards of the Lookout, in an `OpenCard`."""

CAPTION = 3200
"""Milliseconds at normal speed for which a caption is shown."""

_FACE_DOWN = ""
"""No card, so its back is drawn."""

_EMBLEM, _OFFERED = 44.0, 210.0
_MOST_LINES = 8

_FAR_MORE = 1.3
"""How many times more of each card a further line of hands has to show."""

_GROUND = (spots.STRIP, labels.PANEL, labels.LOG)
"""Places of the table that Tab skips."""


def cards_of(sight: Sight, owner: str) -> tuple[str, ...]:
    """The cards of an owner: the offer, or the hand of a seat, face down unless all hands are open."""
    if owner == OFFER:
        return sight.standing.view.offer
    player = sight.standing.view.player(owner)
    if sight.standing.viewer is not EVERYONE:
        return (_FACE_DOWN,) * player.cards_held
    return (*(player.hand or ()), *(player.connections or ()))


def looked_at(sight: Sight, label: Label) -> tuple[tuple[str, ...], int] | None:
    """The cards of the owner of the card at a label, and its index; None for other labels."""
    return (cards_of(sight, label.owner), label.index) if isinstance(label, OpenCard) else None


# ---------------------------------------------------------------------- hands
def draw_all_hands(canvas: Canvas, sight: Sight) -> None:
    """Draw all hands in the strip, open or face down, each after the emblem of its owner; the watching side first. They
    lie on more lines where that shows far more of each card, as cards are smaller there."""
    canvas.layer = LAYER
    strip, scale = sight.layout.hand.strip, sight.layout.scale
    around = tuple(player.seat for player in sight.standing.view.players)
    start = around.index(sight.standing.seat)
    seats = (*around[start:], *around[:start])  # clockwise from the watching side
    gap, size = round(12 * scale), max(ICON_FLOOR, round(_EMBLEM * scale))
    counts = {seat: max(1, len(cards_of(sight, seat))) for seat in seats}
    beside = size + 2 * gap
    plans = [_hand_lines(strip, counts, number, beside, gap // 2) for number in range(1, len(seats) + 1)]
    for line in max(plans, key=lambda lines: min(line.step for line in lines) / _FAR_MORE ** len(lines)):
        left = strip.x
        for seat in line.seats:
            emblem = pygame.Rect(left, line.band.center[1] - size // 2, size, size)
            canvas.icon(sight.emblem(seat), emblem, size)
            record_hit(canvas, emblem, BoardOf(seat))
            left = emblem.right + gap
            wide = round(line.band.h / RATIO) + (counts[seat] - 1) * line.step
            _draw_cards(canvas, sight, seat, line.band._replace(x=left, w=wide))
            left += wide + gap


class _HandLine(NamedTuple):
    """A line of hands: whose, where it lies, and the pixels from a card to the next one."""

    seats: tuple[Seat, ...]
    band: Box
    step: int


def _hand_lines(strip: Box, counts: Mapping[Seat, int], number: int, beside: int, gap: int) -> list[_HandLine]:
    """The hands with so many cards on up to a ``number`` of lines; each hand needs the width ``beside`` for more than
    its cards."""
    seats, lines = tuple(counts), list[_HandLine]()
    each = -(-len(seats) // number)
    pitch = (strip.h + gap) // -(-len(seats) // each)
    for first in range(0, len(seats), each):
        group = seats[first : first + each]
        band = Box(strip.x, strip.y + len(lines) * pitch, strip.w, pitch - gap)
        card, covered = round(band.h / RATIO), sum(counts[seat] - 1 for seat in group)
        room = strip.w - len(group) * (beside + card)
        lines.append(_HandLine(group, band, max(1, min(card + gap, room // max(1, covered)))))
    return lines


def _draw_cards(canvas: Canvas, sight: Sight, owner: str, room: Box) -> None:
    cards = cards_of(sight, owner)
    width = round(room.h / RATIO)
    high = face_size(width)[1]
    places = list(spread(room.x, room.w, width, len(cards), round(6 * sight.layout.scale)))
    for index, (card, left) in enumerate(zip(cards, places, strict=True)):
        seen = places[index + 1] - left if index + 1 < len(places) else width
        rect = pygame.Rect(left, room.bottom - high, width, high)
        _draw_card(canvas, sight, owner, index, card, rect, seen if seen < width else 0)


def _draw_card(
    canvas: Canvas, sight: Sight, owner: str, index: int, card: str, rect: pygame.Rect, seen: int = 0
) -> None:
    chrome.drop_shadow(canvas, rect, 4)
    canvas.image(face_of(sight, card, rect.width, seen), rect.topleft, card)
    if card != _FACE_DOWN:
        record_hit(canvas, rect, OpenCard(owner, index, card))


# ---------------------------------------------------------------------- Lookout
def draw_offer(canvas: Canvas, sight: Sight, words: str) -> None:
    """Draw the cards offered in the Lookout phase, on a sheet over the rows of the opponent."""
    cards = sight.standing.view.offer
    rows = sight.layout.opponent.rows
    if not cards or not rows:
        return
    scale = sight.layout.scale
    first, last = rows[0].band, rows[-1].band
    head, pad = max(18, round(34 * scale * min(sight.text_scale, 1.3))), round(12 * scale)
    high = last.bottom - first.y - head - 2 * pad
    width = min(round(high / RATIO), round(_OFFERED * scale))
    gap = round(10 * scale)
    whole = min(first.w - 2 * pad, len(cards) * (width + gap) - gap)
    sheet = pygame.Rect(0, first.y, max(whole, round(420 * scale)) + 2 * pad, head + 2 * pad + face_size(width)[1])
    sheet.centerx = first.x + first.w // 2
    canvas.layer = LAYER
    with canvas.within(sheet):
        canvas.panel(sheet, DIALOG, "offer")
        canvas.hit(sheet, labels.PANEL)
        title = pygame.Rect(sheet.x + pad, sheet.y + pad // 2, sheet.width - 2 * pad, head)
        canvas.text(words, title, "title", TITLE, TXT, "center", upper=True)
    left = sheet.centerx - whole // 2
    for index, x in enumerate(spread(left, whole, width, len(cards), gap)):
        place = pygame.Rect(x, title.bottom + pad // 2, width, face_size(width)[1])
        _draw_card(canvas, sight, OFFER, index, cards[index], place)


# ---------------------------------------------------------------------- captions
def draw_caption(canvas: Canvas, sight: Sight, title: str, lines: Sequence[str]) -> None:
    """Draw what a phase has brought, over the rows of the watching side; the log has every line."""
    band = sight.layout.own.rows[-1].band
    px = canvas.metrics.text_px(BODY)
    pitch, pad = round(px * 1.4), round(px * 0.8)
    told = lines[:_MOST_LINES]
    wide = min(band.w, round(1000 * sight.layout.scale * min(sight.text_scale, 1.4)))
    sheet = pygame.Rect(0, 0, wide, pitch * (len(told) + 1) + 2 * pad)
    sheet.midbottom = (band.x + band.w // 2, band.bottom)
    canvas.layer = LAYER
    with canvas.within(sheet):
        canvas.panel(sheet, DIALOG, "caption")
        line = pygame.Rect(sheet.x + pad, sheet.y + pad, sheet.width - 2 * pad, pitch)
        canvas.text(title, line, "title", BODY, MUTED, upper=True)
        for number, words in enumerate(told, 1):
            canvas.text(words, line.move(0, number * pitch), "text", BODY, TXT)


# ---------------------------------------------------------------------- the table
def places_of(table: Canvas) -> Iterator[tuple[Label, pygame.Rect]]:
    """The hit areas of the table that Tab reaches."""
    for mark in table.marks:
        if mark.kind == "hit" and mark.label not in _GROUND and not isinstance(mark.label, LogLine):
            yield mark.label, mark.rect
