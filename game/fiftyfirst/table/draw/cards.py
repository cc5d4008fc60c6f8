"""Draws cards: the face of anything printed, by its id; the open hand, Location cards with Connection cards to their
right; and large previews."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

import pygame

from game.fiftyfirst.art import faces
from game.fiftyfirst.art.area_faces import area_face, printed_categories
from game.fiftyfirst.art.machine_faces import machine_face
from game.fiftyfirst.art.tile_faces import tile_face
from game.fiftyfirst.cards.card import Connection, Faction, Location, Printed
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.moloch import Machine
from game.fiftyfirst.cards.sets.no_mans_land import Area
from game.fiftyfirst.rules.sets.no_mans_land.outposts import category_of
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.play.place_boxes import hand_box, is_idle, strip_places
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import DealOf, DrawnCard, HandCard, HandConnection, InHand, OpenCard, SiteAt
from game.fiftyfirst.wording.wording import Wording
from game.ui.art import chrome, upright
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import Label, NamedCard
from game.ui.shades import is_high_contrast
from game.ui.table.play.modes import Held, Radial, Reading, Rest
from game.ui.table.standing import ACT, FOLLOW
from game.ui.theme import GOLD, LINE, PAPER
from game.ui.widgets.tooltip import FACE, LargeCard


class Print(NamedTuple):
    """How a face is drawn: its width in pixels, the scale of its text, in whose words.

    Attributes:
        seen: Pixels at the left in which everything on a card of a hand stands; 0 for all of them.
        title_px: The size of its title there; 0 for as large as fits.
        game: Where it is played: options may have changed the icons of an Area.
    """

    words: Wording
    width: int
    text: float = 1.0
    seen: int = 0
    title_px: int = 0
    game: Game | None = None

    @property
    def catalog(self) -> Catalog:
        return self.words.catalog


def area_categories(game: Game, area: str) -> tuple[str, ...]:
    """The categories of the cards that reach the levels of an Area in a game, in which options may change them."""
    return tuple(category_of(game, area, level.level) for level in game.catalog.areas[area].levels)


def _area(area: Area, how: Print) -> pygame.Surface:
    icons = area_categories(how.game, area.id) if how.game else printed_categories(how.catalog, area.id)
    return area_face(area, how.width, icons, how.words, how.text)


_FACES: Final[Mapping[type[Printed], Callable[[Any, Print], pygame.Surface]]] = {
    Location: lambda card, how: faces.mini_face(card, how.width, how.words, how.text, how.seen, how.title_px),
    Connection: lambda card, how: faces.connection_face(card, how.width, how.words, how.text, how.seen, how.title_px),
    Faction: lambda board, how: faces.faction_face(board, how.catalog.exchange, how.width, how.words, how.text),
    Machine: lambda machine, how: machine_face(machine, how.width, how.words, how.text),
    Area: _area,
}


def printed_face(card: str, how: Print) -> pygame.Surface | None:
    """The face of a card, board or tile, a Location small; None if there is none with this id."""
    printed = how.catalog.printed.get(card)
    if printed is None:
        return None
    draw = _FACES.get(type(printed))
    if draw is None:
        return tile_face(printed, how.catalog, how.width, how.words, how.text).surface
    return draw(printed, how)


LAYER = 6
LIFT = 12
"""In u: how far a card rises that has attention."""

_VEIL = 0.12
"""Opacity of the veil over a card that cannot be played."""

_RING = 3
"""In u: width of the ring around what is seen of the chosen card."""

_APART, _EDGE = 6, 4
"""The least distance of a large card from prompt and log in u, and from the edge of the window in pixels."""

_NARROWEST = 24
"""Pixels. A narrower face is scaled down from this width, since its parts would have no size."""


def draw_hand(
    canvas: Canvas, sight: Sight, awaited: Collection[Label] = (), risen: Mapping[Label, float] | None = None
) -> None:
    """Draw the open hand. A held card leaves a dashed outline; the place of a card ``awaited`` by a motion is empty.

    ``risen`` is how far cards are lifted, 0 to 1.
    """
    canvas.layer = LAYER
    canvas.hit(sight.layout.hand.strip.rect, spots.STRIP)
    source = sight.mode.source if isinstance(sight.mode, Held) else None
    placed = [(place, box) for place in strip_places(sight.standing.me) if (box := hand_box(sight, place))]
    lefts = [box.x for _, box in placed[1:]]
    seen = [min(box.w, left - box.x) for (_, box), left in zip(placed, (*lefts, canvas.size[0]), strict=False)]
    cards = tuple((place.card, box.w, part) for (place, box), part in zip(placed, seen, strict=True))
    px = upright.common_title_size(cards, sight.wording, sight.layout.card_text)
    for index, (place, box) in enumerate(placed):
        if place == source:
            chrome.dashed_outline(canvas, box.rect, LINE, line=2)
            if index:  # it no longer covers the card before it
                seen[index - 1] = min(placed[index - 1][1].w, seen[index - 1] + seen[index])
    for (place, box), part in zip(placed, seen, strict=True):
        if place in awaited:
            canvas.hit(box.rect, place)
        elif place != source:
            up = round(canvas.px(LIFT) * (risen or {}).get(place, 0))
            setting = (part if part < box.w else 0, px)
            _draw_card(canvas, sight, place, box._replace(y=box.y - up), setting)
            if up:
                canvas.hit(box.rect, place)


def _draw_card(canvas: Canvas, sight: Sight, place: InHand, box: Box, setting: tuple[int, int]) -> None:
    """Draw a card with ``setting``: its visible pixels, 0 for all, and the size of its title."""
    is_low, active = is_idle(sight.standing, place), sight.standing.turn in (ACT, FOLLOW)
    chrome.drop_shadow(canvas, box.rect, 4)
    canvas.image(small_face(sight, place.card, box.w, *setting), box[:2], place.card)
    if is_low:
        location = sight.location(place.card)
        if location and sight.standing.turn == ACT:
            faces.draw_lacking(canvas, location, box[:2], box.w)
        chrome.veil(canvas, box.rect, alpha=_VEIL)
    elif active and is_high_contrast():
        chrome.edge_ring(canvas, box.rect, PAPER, 10)
    if isinstance(sight.mode, Radial) and sight.mode.source == place:
        line = max(2, canvas.px(_RING)) + 1
        seen = box._replace(w=setting[0] - line) if setting[0] else box
        chrome.focus_ring(canvas, seen.rect, GOLD, 10, _RING)
    canvas.hit(box.rect, place)


def face_of(sight: Sight, card: str, width: int, seen: int = 0) -> pygame.Surface:
    """The face of a card, board or tile by its id, a Location large if it is wide enough; the back if it is none.

    Everything on a small face stands in the ``seen`` pixels at its left; 0 means all of it."""
    location = sight.location(card)
    if location is not None and width >= FACE:
        return faces.full_face(location, width, sight.wording)
    return small_face(sight, card, width, seen)


def small_face(sight: Sight, card: str, width: int, seen: int = 0, title_px: int = 0) -> pygame.Surface:
    """The small face of a card in any width; its title is set in ``title_px``, or as large as fits."""
    if width < _NARROWEST:
        return pygame.transform.smoothscale(face_of(sight, card, _NARROWEST), upright.face_size(max(1, width)))
    game = sight.standing.match.game
    face = printed_face(card, Print(sight.wording, width, sight.layout.card_text, seen, title_px, game))
    return faces.card_back(width) if face is None else face


def preview_place(canvas: Canvas, sight: Sight) -> Box:
    """Where a hand card is shown large, over the log."""
    size, gap = upright.face_size(max(FACE, canvas.px(FACE))), round(_APART * sight.layout.scale)
    left = _EDGE if sight.layout.left_handed else sight.layout.size[0] - _EDGE - size[0]
    return Box(left, sight.layout.side.prompt.y - gap - size[1], *size)


def shown_at(sight: Sight, label: Label | None) -> LargeCard | None:
    """The card at a place that is shown large over the log, in the column that hides neither rows nor hand; one named
    in the log beside it. A hand card, or one that is named or was drawn, appears at once."""
    card = _card_at(sight, label)
    if label is None or not card:
        return None
    layout, gap = sight.layout, round(_APART * sight.layout.scale)
    is_left, is_named = layout.left_handed, isinstance(label, NamedCard)
    beside = layout.side.panel.right + gap if is_left else layout.side.panel.x - gap
    edge = _EDGE if is_left else layout.size[0] - _EDGE
    corner = (beside if is_named else edge, layout.side.prompt.y - gap)
    at_once = isinstance(label, InHand | NamedCard | DrawnCard | OpenCard)
    return LargeCard(card, sight.wording.title(card), partial(face_of, sight, card), corner, is_left, at_once)


def _card_at(sight: Sight, label: Label | None) -> str | None:
    """The card, board or tile that is shown large when attention is on a place; None if there is none."""
    if isinstance(label, NamedCard):
        return label.card if isinstance(sight.mode, Rest | Reading) else None
    if not isinstance(sight.mode, Rest):
        return None
    match label:
        case HandCard() | HandConnection():
            return None if sight.standing.hidden or hand_box(sight, label) is None else label.card
        case DrawnCard() | DealOf() | OpenCard():
            return label.card
        case SiteAt(number):
            found = sight.site(number)
            is_theirs = found is not None and sight.layout.opponent.place(number) is not None
            return found[1].card if found and is_theirs and not found[1].ruin else None
        case _:
            return sight.zone(label).shown(sight, label) if label is not None else None
