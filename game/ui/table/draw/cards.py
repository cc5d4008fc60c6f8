"""Draws cards: the face of anything printed, by its id; the open hand, Location cards with Connection cards to their
right; and large previews."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, NamedTuple

import pygame

from game.cards.card import Connection, Faction, Location, Printed
from game.cards.catalog import Catalog
from game.cards.sets.moloch import Machine
from game.cards.sets.no_mans_land import Area
from game.rules.sets.no_mans_land.outposts import category_of
from game.rules.state import Game
from game.ui.art import chrome, faces
from game.ui.art.area_faces import area_face, printed_categories
from game.ui.art.machine_faces import machine_face
from game.ui.art.upright import tile_face
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import InHand, Label
from game.ui.shades import is_high_contrast
from game.ui.table import labels
from game.ui.table.play.modes import Held, Radial, Rest
from game.ui.table.play.place_boxes import hand_box, strip_places
from game.ui.table.sight import ACT, END, FOLLOW, Sight
from game.ui.theme import GOLD, LINE, PAPER
from game.wording import Wording


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

SMALLEST_PREVIEW = 250
"""Minimum width of a readable card, in pixels."""
_RING = 3
"""In u: width of the ring around what is seen of the chosen card."""

_LITTLE = 0.25
"""Share of a plate that a preview may hide."""

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
    lefts = [box.x for _, box in placed[1:]]
    seen = [min(box.w, left - box.x) for (_, box), left in zip(placed, (*lefts, canvas.size[0]), strict=False)]
    cards = tuple((place.card, box.w, part) for (place, box), part in zip(placed, seen, strict=True))
    px = faces.common_title_size(cards, sight.wording, sight.layout.card_text)
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
    offered = place in sight.standing.offers
    active = sight.standing.turn in (ACT, FOLLOW)
    chrome.drop_shadow(canvas, box.rect, 4)
    canvas.image(small_face(sight, place.card, box.w, *setting), box[:2], place.card)
    if (active and not offered) or sight.standing.turn == END:
        chrome.veil(canvas, box.rect)
    elif active and is_high_contrast():
        chrome.focus_ring(canvas, box.rect, PAPER, 10)
    if isinstance(sight.mode, Radial) and sight.mode.source == place:
        line = max(2, canvas.px(_RING)) + 1
        seen = box._replace(w=setting[0] - line) if setting[0] else box
        chrome.focus_ring(canvas, seen.rect, GOLD, 10, _RING)
    canvas.hit(box.rect, place)


def face_of(sight: Sight, card: str, width: int, seen: int = 0) -> pygame.Surface:
    """The face of a card, board or tile by its id, a Location large if it is wide enough; the back if it is none.

    Everything on a small face stands in the ``seen`` pixels at its left; 0 means all of it."""
    location = sight.location(card)
    if location is not None and width >= SMALLEST_PREVIEW:
        return faces.full_face(location, width, sight.wording)
    return small_face(sight, card, width, seen)


def small_face(sight: Sight, card: str, width: int, seen: int = 0, title_px: int = 0) -> pygame.Surface:
    """The small face of a card in any width; its title is set in ``title_px``, or as large as fits."""
    if width < _NARROWEST:
        return pygame.transform.smoothscale(face_of(sight, card, _NARROWEST), faces.face_size(max(1, width)))
    game = sight.standing.match.game
    face = printed_face(card, Print(sight.wording, width, sight.layout.card_text, seen, title_px, game))
    return faces.card_back(width) if face is None else face


def draw_preview(canvas: Canvas, sight: Sight, card: InHand) -> Box | None:
    """Draw the hovered card large, where it covers no hand card and as few Locations as possible. Returns its box."""
    if hand_box(sight, card) is None or not isinstance(sight.mode, Rest):
        return None
    return draw_aside(canvas, sight, card.card)


def draw_aside(canvas: Canvas, sight: Sight, card: str) -> Box:
    """Draw a card large over the log, or, where it would hide too much of a Location there, over the player's own
    board. Returns its box."""
    return _draw_large(canvas, sight, card, _off_plates)


def draw_docked(canvas: Canvas, sight: Sight, card: str, named: bool = False) -> None:
    """Draw a card from elsewhere large over the log; a card ``named`` in the log beside it."""
    _draw_large(canvas, sight, card, _beside_log if named else _over_log)


def preview_place(canvas: Canvas, sight: Sight) -> Box:
    """Where the preview of a hand card is drawn."""
    return _over_log(sight, faces.face_size(_preview_width(canvas)))


def _preview_width(canvas: Canvas) -> int:
    return max(SMALLEST_PREVIEW, canvas.px(SMALLEST_PREVIEW))


def _draw_large(canvas: Canvas, sight: Sight, card: str, find: Callable[[Sight, tuple[int, int]], Box]) -> Box:
    face = face_of(sight, card, _preview_width(canvas))
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


def _off_plates(sight: Sight, size: tuple[int, int]) -> Box:
    """Over the log, or over the player's own board, if more than a little of a plate would be hidden."""
    right, row, gap = _over_log(sight, size), sight.layout.own.rows[-1], round(4 * sight.layout.scale)
    if sight.layout.left_handed:
        x = min(max(sight.layout.own.panel.right - size[0], row.band.right + gap), sight.layout.size[0] - size[0])
    else:
        x = max(min(sight.layout.own.panel.x, row.gutter.right + gap - size[0]), 0)
    left = Box(x, row.band.bottom - size[1], *size)
    return right if _hidden(sight, right) <= max(_LITTLE, _hidden(sight, left)) else left


def _hidden(sight: Sight, place: Box) -> float:
    """The greatest share of the width of a plate that something at ``place`` hides."""
    rows = (*sight.layout.own.rows, *sight.layout.opponent.rows)
    parts = [part.rect for row in rows for part in row.uncovered.values()]
    return max((part.clip(place).width / part.width for part in parts if part.colliderect(place)), default=0)


def _over_log(sight: Sight, size: tuple[int, int]) -> Box:
    """In the sidebar between discard pile and prompt, where it hides no Location, hand card or drop target."""
    side = sight.layout.side
    top = side.prompt.y - size[1] - round(16 * sight.layout.scale)
    left = side.panel.x if sight.layout.left_handed else side.panel.right - size[0]
    return Box(left, max(side.discard_zone.bottom, top), *size)
