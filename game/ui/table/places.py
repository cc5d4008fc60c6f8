"""Where on the table something can be begun or chosen now."""

from __future__ import annotations

from game.ui.table import labels
from game.ui.table.boxes import Box
from game.ui.table.hand import hand_box, hand_labels
from game.ui.table.sight import Sight


def offered_places(sight: Sight) -> tuple[tuple[str, Box], ...]:
    """Label and box of every place whose click does something, in the order in which Tab goes through them."""
    offers = sight.standing.offers
    return tuple((label, box) for label, box in _places(sight) if box is not None and label in offers)


def _places(sight: Sight) -> list[tuple[str, Box | None]]:
    layout = sight.layout
    places: list[tuple[str, Box | None]] = [(label, hand_box(sight, label)) for label in hand_labels(sight.standing.me)]
    for plan in (layout.own, layout.opponent):
        places += [(labels.site(number), row.uncovered(number)) for row in plan.rows for number in row.places]
    actions = sight.catalog.factions[sight.standing.me.faction].actions
    faction = [labels.faction(action.gives) for action in actions]
    places += zip(faction, layout.own.actions, strict=True)
    places.append((labels.EXCHANGE, layout.own.exchange))
    places += [(labels.take(pile), box) for pile, box in layout.side.piles.items()]
    places += [(labels.goods(good), box) for good, box in layout.own.goods.items()]
    return places
