"""Draws the open hand: Location cards, and Connection cards to their right; also large previews of cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from itertools import zip_longest

import pygame

from game.ui.art import chrome
from game.ui.art.faces import card_back, connection_face, face_size, full_face, mini_face
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import InHand, Label
from game.ui.shades import is_high_contrast
from game.ui.table import labels
from game.ui.table.play.modes import Held, Radial, Rest
from game.ui.table.play.place_boxes import hand_box, strip_places
from game.ui.table.sight import Sight
from game.ui.table.standing import ACT, END, FOLLOW
from game.ui.theme import GOLD, LINE

LAYER = 6
LIFT = 12
"""In u: how far a card rises that has attention."""

SMALLEST_PREVIEW = 250
"""Minimum width of a readable card, in pixels."""
_NARROWEST = 24
"""Pixels. A narrower face is scaled down from this width, since its parts would have no size."""


def draw_hand(
    canvas: Canvas, sight: Sight, awaited: Collection[Label] = (), risen: Mapping[Label, float] | None = None
) -> None:
    """Draw the open hand. A held card leaves a dashed outline; the place of a card ``awaited`` by a motion is empty.

    ``risen`` is how far cards are lifted, 0 to 1.
    """
    canvas.layer = LAYER
    canvas.hit(sight.layout.hand.strip.rect, labels.STRIP)
    source = sight.mode.source if isinstance(sight.mode, Held) else None
    placed = [(place, box) for place in strip_places(sight.standing.me) if (box := hand_box(sight, place))]
    covers = [box for _, box in placed[1:]]
    for (place, box), cover in zip_longest(placed, covers):
        if place == source:
            chrome.dashed_outline(canvas, box.rect, LINE, line=2)
        elif place in awaited:
            canvas.hit(box.rect, place)
        else:
            up = round(canvas.px(LIFT) * (risen or {}).get(place, 0))
            _draw_card(canvas, sight, place, box._replace(y=box.y - up), cover)
            if up:
                canvas.hit(box.rect, place)


def _draw_card(canvas: Canvas, sight: Sight, place: InHand, box: Box, cover: Box | None) -> None:
    offered = place in sight.standing.offers
    active = sight.standing.turn in (ACT, FOLLOW)
    chrome.drop_shadow(canvas, box.rect, 4)
    seen = cover.x - box.x if cover and cover.x < box.right else 0
    location = sight.location(place.card)
    if location:  # the small face in any size: its title stands in the visible part
        face = mini_face(location, box.w, sight.wording, sight.layout.card_text, seen)
    else:
        face = face_of(sight, place.card, box.w)
    canvas.image(face, box[:2], place.card)
    if (active and not offered) or sight.standing.turn == END:
        chrome.veil(canvas, box.rect)
    elif active and is_high_contrast():
        chrome.focus_ring(canvas, box.rect.inflate(-canvas.px(8), -canvas.px(8)), GOLD, 10)
    if isinstance(sight.mode, Radial) and sight.mode.source == place:
        chrome.focus_ring(canvas, box.rect, GOLD, 10, 3)
    canvas.hit(box.rect, place)


def face_of(sight: Sight, card: str, width: int, seen: int = 0) -> pygame.Surface:
    """The face of a Location or Connection card by its id; the back if it is neither.

    The title of a small face stands in the ``seen`` pixels at its left; 0 means all of it.
    """
    if width < _NARROWEST:
        return pygame.transform.smoothscale(face_of(sight, card, _NARROWEST), face_size(max(1, width)))
    location = sight.location(card)
    if location is not None:
        if width >= SMALLEST_PREVIEW:
            return full_face(location, width, sight.wording)
        return mini_face(location, width, sight.wording, sight.layout.card_text, seen)
    connection = sight.catalog.connections.get(card)
    return connection_face(connection, width, sight.wording, sight.layout.card_text) if connection else card_back(width)


def draw_preview(canvas: Canvas, sight: Sight, card: InHand) -> Box | None:
    """Draw the hovered card large over the log, where it hides no Location, hand card or drop target. Returns its
    box."""
    if hand_box(sight, card) is None or not isinstance(sight.mode, Rest):
        return None
    return _draw_large(canvas, sight, card.card, _over_log)


def draw_docked(canvas: Canvas, sight: Sight, card: str, named: bool = False) -> None:
    """Draw a card from elsewhere large over the log; a card ``named`` in the log beside it."""
    _draw_large(canvas, sight, card, _beside_log if named else _over_log)


def _draw_large(canvas: Canvas, sight: Sight, card: str, find: Callable[[Sight, tuple[int, int]], Box]) -> Box:
    face = face_of(sight, card, max(SMALLEST_PREVIEW, canvas.px(SMALLEST_PREVIEW)))
    place = find(sight, face.get_size())
    canvas.layer = LAYER + 1
    chrome.drop_shadow(canvas, place.rect, 12, 12)
    canvas.image(face, place[:2], card)
    return place


def _beside_log(sight: Sight, size: tuple[int, int]) -> Box:
    layout = sight.layout
    if layout.left_handed:
        return Box(layout.side.panel.right + round(10 * layout.scale), layout.own.rows[0].band.y, *size)
    return Box(layout.side.panel.x - size[0] - round(10 * layout.scale), layout.own.rows[0].band.y, *size)


def _over_log(sight: Sight, size: tuple[int, int]) -> Box:
    """In the sidebar between discard pile and prompt, where it hides no Location, hand card or drop target."""
    side = sight.layout.side
    top = side.prompt.y - size[1] - round(16 * sight.layout.scale)
    left = side.panel.x if sight.layout.left_handed else side.panel.right - size[0]
    return Box(left, max(side.discard_zone.bottom, top), *size)
