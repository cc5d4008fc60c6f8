"""The boxes of hand cards and plates, and where a card can be built."""

from __future__ import annotations

from collections import Counter

from game.fiftyfirst.rules.view import SeatView
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.plan.boards import RowPlan
from game.fiftyfirst.table.plan.layout import Layout
from game.fiftyfirst.table.sight import Sight, Standing
from game.ui import places as at
from game.ui.boxes import Box
from game.ui.input import Position
from game.ui.table.play import modes
from game.ui.table.standing import ACT, END, FOLLOW

_ABOVE = 0.38
"""Share of the height of the last plate that takes a drop where the place to build lies over the rest of it."""

_ENOUGH = 0.75
"""Share of the place to build that is enough where a plate takes the rest."""


def strip_places(player: SeatView) -> tuple[spots.InHand, ...]:
    """The cards in the strip of the hand, from left to right."""
    locations = [spots.HandCard(index, card) for index, card in enumerate(player.hand or ())]
    connections = [spots.HandConnection(index, card) for index, card in enumerate(player.connections or ())]
    return (*locations, *connections)


def new_places(before: SeatView, now: SeatView) -> list[spots.InHand]:
    """The places of cards that have come into a hand; of several copies the last ones."""
    held = strip_places(now)
    new = Counter(place.card for place in held)
    new.subtract(place.card for place in strip_places(before))
    found = []
    for place in reversed(held):
        if new[place.card] > 0:
            new[place.card] -= 1
            found.append(place)
    return found


_LOWERED = 24
"""In u: how much lower hand cards lie that cannot be played."""


def hand_box(sight: Sight, place: spots.InHand) -> Box | None:
    """The box of a card in the strip; None if it has none. One that cannot be played lies lower, as far as the window
    reaches."""
    boxes = sight.layout.hand.cards if isinstance(place, spots.HandCard) else sight.layout.hand.connections
    if place.index >= len(boxes):
        return None
    box, layout = boxes[place.index], sight.layout
    if not is_idle(sight.standing, place):
        return box
    return box._replace(y=min(box.y + round(_LOWERED * layout.scale), layout.size[1] - box.h))


def is_idle(standing: Standing, place: spots.InHand) -> bool:
    """Whether a hand card cannot be played now, though it is the player's turn."""
    return standing.turn == END or (standing.turn in (ACT, FOLLOW) and place not in standing.offers)


def build_box(sight: Sight) -> Box | None:
    """Where the held card would be built: the free end of its row. In a full row it lies over the last plate that
    the card may not develop, since such a plate takes the drop; if there is none, over the lower part of the end."""
    row = _row_to_build(sight)
    if row is None:
        return None
    developed = {target.label for target in modes.targets_of(sight.mode) if target.is_legal}
    taken = [box for number, box in row.uncovered.items() if spots.SiteAt(number) in developed]
    left = max((row.free.x, *(box.right for box in taken)))
    if row.free.right - left >= _ENOUGH * row.free.w:
        return row.free._replace(x=left, w=row.free.right - left)
    for end in sorted((box.x for box in taken), reverse=True):
        place = row.free._replace(x=end - row.free.w)
        if place.x > row.gutter.right and not any(place.rect.colliderect(box.rect) for box in taken):
            return place
    upper = round(row.free.h * _ABOVE)
    return Box(row.free.x, row.free.y + upper, row.free.w, row.free.h - upper)


def build_row(sight: Sight) -> Box | None:
    """The whole row in which the held card would be built."""
    row = _row_to_build(sight)
    return row.band if row else None


def _row_to_build(sight: Sight) -> RowPlan | None:
    source = modes.source_of(sight.mode)
    location = sight.location(source.card) if isinstance(source, spots.HandCard) else None
    return sight.layout.own.row(location.row) if location else None


def beside_tab(layout: Layout, label: at.Label | None) -> Position | None:
    """Where the tooltip of a tab stands, beside it at the side of the rows; None if the label is no tab."""
    if not isinstance(label, spots.TabOf):
        return None
    panel = layout.board(label.seat).panel
    return (panel.x if layout.left_handed else panel.right), panel.y


def covered_site(sight: Sight) -> int | None:
    """The hovered Site, if its row is so full that plates cover each other."""
    found = _covered(sight)
    return found[0] if found else None


def raised_plate(sight: Sight) -> Box | None:
    """The whole plate of the hovered Site, if its row is so full that plates cover each other."""
    found = _covered(sight)
    return found[1].wholes[found[0]] if found else None


def _covered(sight: Sight) -> tuple[int, RowPlan] | None:
    label = sight.touch.hover
    if not isinstance(label, spots.SiteAt):
        return None
    rows = (*sight.layout.own.rows, *sight.layout.opponent.rows)
    return next(((label.number, row) for row in rows if row.overlapping and label.number in row.places), None)
