"""What has changed on the table between two moments, and where that lies: marked where nothing may move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from game.rules.layout import RUIN
from game.rules.state import Site
from game.rules.view import SeatView
from game.ui.art import chrome
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import Label, name_of
from game.ui.running.owners import owners_of
from game.ui.table import labels
from game.ui.table.plan.boards import GOODS_ORDER
from game.ui.table.play.places import hand_box, hand_labels
from game.ui.table.sight import Sight

_LAYER = 7
_PLATE, _CELL, _DEALS, _DISCARD = "plate", "cell", "deals", "discard"


def changes(before: Sight, after: Sight) -> tuple[str, ...]:
    """Labels of all that is not as it was, as the same seat sees it; `place_of` finds them."""
    found = [label for seat in after.standing.view.players for label in _of_seat(before, after, seat)]
    known, now = before.standing.view, after.standing.view
    if now.opponent and known.opponent and now.opponent.vp != known.opponent.vp:
        found += [f"{_PLATE}:{owner.seat}" for owner in owners_of(now)[len(now.players) :]]
    old_sites = set(_sites(before))
    found += [labels.site(site.id) for site in _sites(after) if site not in old_sites]
    found += [labels.take(pile.colour) for pile in now.piles if pile.face_up and pile not in known.piles]
    if (known.discard_size, known.discard[-1:]) != (now.discard_size, now.discard[-1:]) and now.discard_size:
        found.append(_DISCARD)
    return (*found, *_new_in_hand(before, after))


def _sites(sight: Sight) -> Iterator[Site]:
    """All Sites, without the cards of Ruins: whoever looks now may know others than who looked before."""
    for owner in owners_of(sight.standing.view):
        yield from (replace(site, card=RUIN) if site.ruin else site for site in owner.sites)


def _of_seat(before: Sight, after: Sight, player: SeatView) -> Iterator[str]:
    was = before.standing.view.player(player.seat)
    if (was.vp, was.passed) != (player.vp, player.passed):
        yield f"{_PLATE}:{player.seat}"
    for good in GOODS_ORDER:
        if was.goods[good] != player.goods[good]:
            yield f"{_CELL}:{player.seat}:{good}"
    if was.deals != player.deals:
        yield f"{_DEALS}:{player.seat}"
    if player.seat == after.standing.seat:
        used = [use for use in player.used if use not in was.used]
        yield from (labels.faction(use.action) for use in used)


def _new_in_hand(before: Sight, after: Sight) -> Sequence[str]:
    """The cards that have come into the open hand, the last copies first."""
    if after.standing.hidden or before.standing.hidden or before.standing.seat != after.standing.seat:
        return ()
    new = Counter(map(labels.last, hand_labels(after.standing.me)))
    new.subtract(map(labels.last, hand_labels(before.standing.me)))
    found = []
    for label in reversed(hand_labels(after.standing.me)):
        if new[labels.last(label)] > 0:
            new[labels.last(label)] -= 1
            found.append(label)
    return found


def place_of(sight: Sight, label: Label) -> Box | None:
    """Where something of `changes` lies now; None if it is not in sight."""
    layout, kind = sight.layout, labels.kind(label)
    if kind == "site":
        return layout.uncovered(labels.number(label))
    if kind in ("hand", "connection"):
        known = label in hand_labels(sight.standing.me) and not sight.standing.hidden
        return hand_box(sight, label) if known else None
    if kind == "take":
        return layout.side.piles.get(labels.last(label))
    if kind == _DISCARD:
        return layout.side.discard
    if kind == "faction":
        gives = [action.gives for action in sight.catalog.factions[sight.standing.me.faction].actions]
        lines = dict(zip(gives, layout.own.actions, strict=False))
        return lines.get(labels.last(label))
    board = layout.board(name_of(label).split(":")[1])
    if kind == _CELL:
        return board.goods.get(labels.last(label), board.plate)
    return board.plate if kind == _PLATE else board.deal_zone


def draw_changes(canvas: Canvas, sight: Sight, changed: Sequence[str]) -> None:
    """Brackets around everything that is marked and in sight."""
    canvas.layer = _LAYER
    for label in changed:
        box = place_of(sight, label)
        if box:
            chrome.brackets(canvas, box.rect)
