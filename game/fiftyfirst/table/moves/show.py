"""The motions and sounds of a table of 51st State, and what counts there as changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.sheets import RUIN
from game.fiftyfirst.rules.state import Site
from game.fiftyfirst.rules.view import SeatView
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.cues import HERALDED, at_once
from game.fiftyfirst.table.moves.choreography import choreograph
from game.fiftyfirst.table.plan.boards import GOODS_ORDER
from game.fiftyfirst.table.play.place_boxes import new_places, strip_places
from game.fiftyfirst.table.sight import Sight
from game.ui import places
from game.ui.boxes import Box
from game.ui.motion.motion import Motion
from game.ui.table.moves.show import Before, TableShow


def changes(before: Sight, after: Sight) -> tuple[places.Label, ...]:
    """Labels of everything that differs for the same seat; `place_of` finds their boxes."""
    found: list[places.Label] = [
        label for seat in after.standing.view.players for label in _of_seat(before, after, seat)
    ]
    known, now = before.standing.view, after.standing.view
    old_sites = set(_sites(before))
    found += [spots.SiteAt(site.id) for site in _sites(after) if site not in old_sites]
    found += [spots.ConnectionPile(pile.colour) for pile in now.piles if pile.face_up and pile not in known.piles]
    found += _changed_piles(before, after)
    found += [label for zone in after.zones.values() for label in zone.changed(before, after)]
    return (*found, *_new_in_hand(before, after))


def _changed_piles(before: Sight, after: Sight) -> Iterator[places.Label]:
    """The discard piles with other cards on top: that of all, or those of the seats (R42.1)."""
    known, now = before.standing.view, after.standing.view
    if now.discard_size and (known.discard_size, known.discard[-1:]) != (now.discard_size, now.discard[-1:]):
        yield spots.DISCARD
    for player in now.players:
        was = known.player(player.seat)
        if (was.discard_size, was.discard[-1:]) != (player.discard_size, player.discard[-1:]):
            yield spots.DISCARD if player.seat == after.standing.seat else spots.PileOf(player.seat)


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
            yield spots.GoodsOf(player.seat, good)
    if was.deals != player.deals:
        yield spots.DealsOf(player.seat)
    if player.seat == after.standing.seat:
        used = [use for use in player.used if use not in was.used]
        board = after.standing.board
        yield from (spots.BoardAction(action.name) for use in used if (action := board.action(use.action)))


def _new_in_hand(before: Sight, after: Sight) -> Sequence[places.Label]:
    """The cards that are new in the open hand."""
    if after.standing.hidden or before.standing.hidden or before.standing.seat != after.standing.seat:
        return ()
    return new_places(before.standing.me, after.standing.me)


def place_of(sight: Sight, label: places.Label) -> Box | None:
    """The box of a label from `changes`; None if it is not shown."""
    if isinstance(label, spots.InHand) and (sight.standing.hidden or label not in strip_places(sight.standing.me)):
        return None
    return sight.box(label)


class Show(TableShow):
    """Plays the motions of a table of 51st State."""

    def is_heralded(self, event: AnyEvent) -> bool:
        return type(event) in HERALDED

    def sounds(self, events: Sequence[AnyEvent]) -> Sequence[str]:
        return at_once(events, self._tells_all)

    def changes(self, before: Sight, after: Sight) -> Sequence[places.Label]:
        return changes(before, after)

    def choreograph(self, events: Sequence[AnyEvent], before: Before, after: Sight) -> Sequence[Motion]:
        return tuple(choreograph(events, before, after))

    def places(self, sight: Sight) -> Iterator[Box]:
        return (box for label in self.changed if (box := place_of(sight, label)))
