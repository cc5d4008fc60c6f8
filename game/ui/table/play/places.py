"""Where on the table something can be begun, dropped or chosen now."""

from __future__ import annotations

from game.rules.view import SeatView
from game.ui.boxes import Box
from game.ui.input import Position
from game.ui.places import Label
from game.ui.table import labels
from game.ui.table.plan.layout import Layout
from game.ui.table.play.modes import Held
from game.ui.table.play.targets import Target
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


def hand_labels(player: SeatView) -> tuple[str, ...]:
    """The labels of the cards in the strip, from left to right."""
    locations = [labels.hand(index, card) for index, card in enumerate(player.hand or ())]
    connections = [labels.connection(index, card) for index, card in enumerate(player.connections or ())]
    return (*locations, *connections)


def hand_box(sight: Sight, label: Label) -> Box | None:
    """Where a card of the strip lies."""
    plan = sight.layout.hand
    index = labels.number(label)
    boxes = plan.cards if labels.kind(label) == "hand" else plan.connections
    return boxes[index] if index < len(boxes) else None


def target_box(sight: Sight, target: Target) -> Box | None:
    """Where a target lies on the table."""
    layout = sight.layout
    if labels.kind(target.label) == "site":
        return layout.uncovered(labels.number(target.label))
    fixed: dict[Label, Box] = {
        labels.DEAL: layout.own.deal_zone,
        labels.DISCARD: layout.side.discard_zone,
        "table": _table_box(layout),
        "strip": layout.hand.strip,
    }
    return build_box(sight) if target.label == labels.BUILD else fixed.get(target.label)


def build_box(sight: Sight) -> Box | None:
    """The free end of the row in which the held card would be built."""
    source = getattr(sight.mode, "source", "")
    location = sight.location(labels.last(source))
    return sight.layout.own.row(location.row).free if location else None


def _table_box(layout: Layout) -> Box:
    first, last = layout.own.rows[0].band, layout.own.rows[-1].band
    return Box(first.x, first.y, first.w, last.bottom - first.y)


def beside_tab(layout: Layout, label: Label | None) -> Position | None:
    """Where words about the tab of a seat stand beside it, at the side of the rows; None if the label is none."""
    if label is None or labels.kind(label) != "tab":
        return None
    panel = layout.board(labels.last(label)).panel
    return (panel.x if layout.left_handed else panel.right), panel.y


def drop_label(sight: Sight) -> Label | None:
    """The target under what is held; of plates that cover each other only what is in sight counts."""
    held = sight.mode
    if not isinstance(held, Held):
        return None
    boxes = ((target.label, _drop_box(sight, target)) for target in held.targets)
    return next((label for label, box in boxes if box and box.holds(held.pos)), None)


def _drop_box(sight: Sight, target: Target) -> Box | None:
    """A Deal may be dropped anywhere on the upper part of the own board."""
    if target.label == labels.DEAL:
        plate, zone = sight.layout.own.plate, sight.layout.own.deal_zone
        return Box(plate.x, plate.y, plate.w, zone.bottom - plate.y)
    return target_box(sight, target)
