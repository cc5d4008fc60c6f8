"""What a decision has changed on the table. With reduced motion it is marked instead of animated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from game.rules.sheets import RUIN
from game.rules.state import Site
from game.rules.view import SeatView
from game.ui import places
from game.ui.art import chrome
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.table import labels
from game.ui.table.plan.boards import GOODS_ORDER
from game.ui.table.play.place_boxes import hand_box, strip_places
from game.ui.table.sight import Sight

_LAYER = 7


def changes(before: Sight, after: Sight) -> tuple[places.Label, ...]:
    """Labels of everything that differs for the same seat; `place_of` finds their boxes."""
    found: list[places.Label] = [
        label for seat in after.standing.view.players for label in _of_seat(before, after, seat)
    ]
    known, now = before.standing.view, after.standing.view
    old_sites = set(_sites(before))
    found += [places.SiteAt(site.id) for site in _sites(after) if site not in old_sites]
    found += [places.ConnectionPile(pile.colour) for pile in now.piles if pile.face_up and pile not in known.piles]
    found += _changed_piles(before, after)
    found += [label for zone in after.zones.values() for label in zone.changed(before, after)]
    return (*found, *_new_in_hand(before, after))


def _changed_piles(before: Sight, after: Sight) -> Iterator[places.Label]:
    """The discard piles with other cards on top: that of all, or those of the seats (R42.1)."""
    known, now = before.standing.view, after.standing.view
    if now.discard_size and (known.discard_size, known.discard[-1:]) != (now.discard_size, now.discard[-1:]):
        yield labels.DISCARD
    for player in now.players:
        was = known.player(player.seat)
        if (was.discard_size, was.discard[-1:]) != (player.discard_size, player.discard[-1:]):
            yield labels.DISCARD if player.seat == after.standing.seat else places.PileOf(player.seat)


def _sites(sight: Sight) -> Iterator[Site]:
    """All Sites, without the cards of Ruins: the two viewers may know different ones."""
    for owner in sight.standing.view.players:
        yield from (replace(site, card=RUIN) if site.ruin else site for site in owner.sites)


def _of_seat(before: Sight, after: Sight, player: SeatView) -> Iterator[places.Label]:
    was = before.standing.view.player(player.seat)
    if (was.vp, was.passed) != (player.vp, player.passed):
        yield places.PlateOf(player.seat)
    for good in GOODS_ORDER:
        if was.goods[good] != player.goods[good]:
            yield places.GoodsOf(player.seat, good)
    if was.deals != player.deals:
        yield places.DealsOf(player.seat)
    if player.seat == after.standing.seat:
        used = [use for use in player.used if use not in was.used]
        board = after.standing.board
        yield from (places.BoardAction(action.name) for use in used if (action := board.action(use.action)))


def _new_in_hand(before: Sight, after: Sight) -> Sequence[places.Label]:
    """The cards that are new in the open hand; of several copies the last ones."""
    if after.standing.hidden or before.standing.hidden or before.standing.seat != after.standing.seat:
        return ()
    now = strip_places(after.standing.me)
    new = Counter(place.card for place in now)
    new.subtract(place.card for place in strip_places(before.standing.me))
    found = []
    for place in reversed(now):
        if new[place.card] > 0:
            new[place.card] -= 1
            found.append(place)
    return found


def place_of(sight: Sight, label: places.Label) -> Box | None:
    """The box of a label from `changes`; None if it is not shown."""
    layout = sight.layout
    match label:
        case places.SiteAt(number):
            return layout.uncovered(number)
        case places.HandCard() | places.HandConnection():
            known = label in strip_places(sight.standing.me) and not sight.standing.hidden
            return hand_box(sight, label) if known else None
        case places.ConnectionPile(colour):
            return layout.side.piles.get(colour)
        case places.BoardAction(name):
            lines = zip(sight.standing.board.actions, layout.own.actions, strict=False)
            return next((box for action, box in lines if action.name == name), None)
        case places.GoodsOf(seat, good):
            return layout.board(seat).goods.get(good, layout.board(seat).plate)
        case places.PlateOf(seat):
            return layout.board(seat).plate
        case places.DealsOf(seat):
            return layout.board(seat).deal_zone
        case labels.DISCARD:
            return layout.side.discard
        case _:
            return sight.box(label)


def draw_changes(canvas: Canvas, sight: Sight, changed: Sequence[places.Label]) -> None:
    """Draw brackets around everything that has changed and is shown."""
    canvas.layer = _LAYER
    for label in changed:
        box = place_of(sight, label)
        if box:
            chrome.brackets(canvas, box.rect)
