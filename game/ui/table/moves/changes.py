"""What a decision has changed on the table. With reduced motion it is marked instead of animated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from game.rules.sheets import RUIN
from game.rules.state import Site, map_of
from game.rules.view import SeatView
from game.ui.art import chrome
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import (
    AreaAt,
    BoardAction,
    BorderAt,
    ConnectionPile,
    DealsOf,
    DistrictAt,
    GoodsOf,
    HandCard,
    HandConnection,
    HqAt,
    Label,
    MachineAt,
    PileOf,
    PlateOf,
    SiteAt,
)
from game.ui.table import labels
from game.ui.table.plan.boards import GOODS_ORDER
from game.ui.table.play.place_boxes import area_box, hand_box, strip_places
from game.ui.table.sight import Sight

_LAYER = 7


def changes(before: Sight, after: Sight) -> tuple[Label, ...]:
    """Labels of everything that differs for the same seat; `place_of` finds their boxes."""
    found: list[Label] = [label for seat in after.standing.view.players for label in _of_seat(before, after, seat)]
    known, now = before.standing.view, after.standing.view
    old_sites = set(_sites(before))
    found += [SiteAt(site.id) for site in _sites(after) if site not in old_sites]
    found += [ConnectionPile(pile.colour) for pile in now.piles if pile.face_up and pile not in known.piles]
    found += _changed_piles(before, after)
    found += _changed_machines(before, after)
    found += _changed_areas(before, after)
    found += _changed_modules(before, after)
    return (*found, *_new_in_hand(before, after))


def _changed_piles(before: Sight, after: Sight) -> Iterator[Label]:
    """The discard piles with other cards on top: that of all, or those of the seats (R42.1)."""
    known, now = before.standing.view, after.standing.view
    if now.discard_size and (known.discard_size, known.discard[-1:]) != (now.discard_size, now.discard[-1:]):
        yield labels.DISCARD
    for player in now.players:
        was = known.player(player.seat)
        if (was.discard_size, was.discard[-1:]) != (player.discard_size, player.discard[-1:]):
            yield labels.DISCARD if player.seat == after.standing.seat else PileOf(player.seat)


def _changed_machines(before: Sight, after: Sight) -> Iterator[Label]:
    """Machines that are new or on which other goods lie, and the piles and the server room beside them."""
    known, now = before.standing.view.machines, after.standing.view.machines
    if known is None or now is None:
        return
    left = Counter(known.deployed)
    for index, one in enumerate(now.deployed):
        left[one] -= 1
        if left[one] < 0:
            yield MachineAt(index)
    if known.discard != now.discard:
        yield labels.MACHINE_DISCARD
    if known.server_room != now.server_room:
        yield labels.SERVER_ROOM


def _changed_areas(before: Sight, after: Sight) -> Iterator[Label]:
    """The Areas on which another Outpost stands, or none any longer, or whose level or shield is another (R45.2)."""
    known, now = map_of(before.standing.view), map_of(after.standing.view)
    yield from (AreaAt(area) for area in after.catalog.areas if known.get(area) != now.get(area))


def _changed_modules(before: Sight, after: Sight) -> Iterator[Label]:
    """The HQ cards that were claimed, the border tiles that were flipped, the Arena, and districts on which other
    goods or Deals lie (R52, R53). A razed district is no place any longer."""
    known, now = before.standing.view, after.standing.view
    yield from (HqAt(card) for card in known.hq or () if card not in (now.hq or ()))
    yield from (BorderAt(border.side) for border in now.borders if border not in known.borders)
    if known.arena != now.arena and now.arena is not None:
        yield labels.ARENA
    yield from (DistrictAt(board.district) for board in now.districts or () if board not in (known.districts or ()))


def _sites(sight: Sight) -> Iterator[Site]:
    """All Sites, without the cards of Ruins: the two viewers may know different ones."""
    for owner in sight.standing.view.players:
        yield from (replace(site, card=RUIN) if site.ruin else site for site in owner.sites)


def _of_seat(before: Sight, after: Sight, player: SeatView) -> Iterator[Label]:
    was = before.standing.view.player(player.seat)
    if (was.vp, was.passed) != (player.vp, player.passed):
        yield PlateOf(player.seat)
    for good in GOODS_ORDER:
        if was.goods[good] != player.goods[good]:
            yield GoodsOf(player.seat, good)
    if was.deals != player.deals:
        yield DealsOf(player.seat)
    if player.seat == after.standing.seat:
        used = [use for use in player.used if use not in was.used]
        board = after.standing.board
        yield from (BoardAction(action.name) for use in used if (action := board.action(use.action)))


def _new_in_hand(before: Sight, after: Sight) -> Sequence[Label]:
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


def place_of(sight: Sight, label: Label) -> Box | None:
    """The box of a label from `changes`; None if it is not shown."""
    layout = sight.layout
    match label:
        case SiteAt(number):
            return layout.uncovered(number)
        case HandCard() | HandConnection():
            known = label in strip_places(sight.standing.me) and not sight.standing.hidden
            return hand_box(sight, label) if known else None
        case ConnectionPile(colour):
            return layout.side.piles.get(colour)
        case BoardAction(name):
            lines = zip(sight.standing.board.actions, layout.own.actions, strict=False)
            return next((box for action, box in lines if action.name == name), None)
        case GoodsOf(seat, good):
            return layout.board(seat).goods.get(good, layout.board(seat).plate)
        case PlateOf(seat):
            return layout.board(seat).plate
        case DealsOf(seat):
            return layout.board(seat).deal_zone
        case PileOf(seat):
            return layout.pile(seat)
        case MachineAt(index):
            return layout.machine(index)
        case AreaAt(area):
            return area_box(sight, area)
        case HqAt(card):
            return layout.hq(card)
        case BorderAt(side):
            return layout.own.borders.get(side)
        case DistrictAt(district):
            return layout.district(district, sight.drawer)
        case labels.ARENA:
            return layout.side.arena
        case labels.MACHINE_DISCARD:
            return layout.machines.discard if layout.machines else None
        case labels.SERVER_ROOM:
            return layout.machines.server_room if layout.machines else None
        case _:
            return layout.side.discard


def draw_changes(canvas: Canvas, sight: Sight, changed: Sequence[Label]) -> None:
    """Draw brackets around everything that has changed and is shown."""
    canvas.layer = _LAYER
    for label in changed:
        box = place_of(sight, label)
        if box:
            chrome.brackets(canvas, box.rect)
