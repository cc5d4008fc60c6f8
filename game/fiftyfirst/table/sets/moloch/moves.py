"""The motions of Machines: they slide from below the stack, attack, are hacked into a hand, and are destroyed (R44)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
from msgspec.structs import replace

from game.fiftyfirst.cards.vocabulary import EXCHANGING
from game.fiftyfirst.rules.sets.moloch import messages
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.moves.script import Endpoints, Script, burn_site
from game.fiftyfirst.table.play.place_boxes import hand_box
from game.fiftyfirst.table.sets.moloch.draw import machine_surface, machines_in, panel_of, plate_of
from game.fiftyfirst.table.sight import Standing
from game.kernel.seats import Seat
from game.ui.art.upright import face_size
from game.ui.boxes import Box
from game.ui.motion.motion import Aim, ArrivingCard, Burn, Flip, Glide, Smoke, out_cubic
from game.ui.table.moves.script import CARD, GOODS

DEPLOY, STAGGER, HACK, HAMMER, AIM = 500, 120, 460, 420, 320
"""Milliseconds at normal speed."""

_SHUFFLED = 4
"""Maximum number of Machines that fly from the discard pile to the stack."""


def _hide_panel(script: Script, until: int) -> None:
    """Keep the old picture of the panel: the plates after one that is gone move up."""
    machines = panel_of(script.endpoints.before.sight.layout)
    if machines:
        script.veil(machines.panel, until)


def old_plate(places: Endpoints, event: Any) -> Box:
    """The plate of the Machine of an event, which was deployed before the decision; the panel if it is out of
    sight."""
    return plate_of(places.before.sight.layout, event.place) or places.lying(spots.MACHINES)


def _plate(script: Script, place: int) -> tuple[pygame.Surface, Box] | None:
    """The plate of a Machine that was deployed, and where it lay; None if it was out of sight."""
    before = script.endpoints.before.sight
    box = plate_of(before.layout, place)
    if box is None or place >= len(machines_in(before.standing.view).deployed):
        return None
    return machine_surface(before, place, box), box


def _deploy(script: Script, event: messages.MachinesDeployed) -> None:
    """Each slides from below the stack to its place, one after another."""
    after = script.endpoints.after
    deployed, plan = machines_in(after.standing.view).deployed, panel_of(after.layout)
    assert plan is not None, "the game has Machines"
    first = len(deployed) - len(event.cards)
    seen = [(index, box) for index in range(max(0, first), len(deployed)) if (box := plan.places.get(index))]
    for number, (index, box) in enumerate(seen):
        start = Box(plan.stack.center[0] - box.w // 8, plan.stack.bottom - box.h // 4, box.w // 4, box.h // 4)
        picture, delay = machine_surface(after, index, box), script.now + number * STAGGER
        script.add(Glide(picture=picture, start=start, end=box, easing=out_cubic, label=deployed[index].card,
                         delay=delay, lasts=DEPLOY))  # fmt: skip
        script.veil(box.grown(2), delay + DEPLOY)
    script.now += DEPLOY + max(0, len(seen) - 1) * STAGGER if seen else 0


def _reshuffle(script: Script, _: messages.StackReshuffled) -> None:
    """The discarded Machines fly to the stack."""
    places = script.endpoints
    discarded = machines_in(places.before.sight.standing.view).discard
    pile, stack = places.lying(spots.MACHINE_DISCARD), places.lying(spots.MACHINE_STACK)
    for number, card in enumerate(discarded[-_SHUFFLED:]):
        delay = script.now + number * STAGGER
        picture = script.face(card, max(16, stack.w))
        script.add(Glide(picture=picture, start=pile, end=stack, easing=out_cubic, label=card, delay=delay,
                         lasts=CARD))  # fmt: skip
    script.now += CARD + (min(_SHUFFLED, len(discarded)) - 1) * STAGGER if discarded else 0


def before_deployment(standing: Standing, count: int) -> Standing:
    """The same state as it looked before its last ``count`` Machines were deployed (R44.4)."""
    earlier, machines = Standing(standing.match, standing.seat, standing.viewer), machines_in(standing.view)
    earlier.sets, earlier.all_sets, earlier.zones = standing.sets, standing.all_sets, standing.zones
    left = machines.deployed[: len(machines.deployed) - count]
    without = replace(machines, deployed=left, stack_size=machines.stack_size + count)
    earlier.view = replace(standing.view, machines=without)
    return earlier


# ---------------------------------------------------------------------- hacking and destroying
def _hack(script: Script, event: messages.MachineHacked) -> None:
    """The Machine turns over on its way to the hand, whose owner alone sees its other side; or it goes to the discarded
    Machines, and a marker to the server room. It begins where it was dropped."""
    places = script.endpoints
    found = _plate(script, event.place)
    dropped = places.before.dropped if places.is_me(event.seat) else None
    start = dropped or (found[1] if found else places.lying(spots.MACHINES))
    _hide_panel(script, script.now)
    if event.card is not None:
        _to_hand(script, event.seat, event.card, found[0] if found else script.face(event.machine, start.h), start)
    elif found:
        end = places.lying(spots.MACHINE_DISCARD)
        script.add(Glide(picture=found[0], start=start, end=end, easing=out_cubic, label=event.machine,
                         delay=script.now, lasts=HACK, fades=True))  # fmt: skip
    if event.server_room:
        script.move(None, None, {"iron": 1}, start, places.lying(spots.SERVER_ROOM))
    script.origin = start


def _hacked_drawn(script: Script, event: messages.HackedDrawn) -> None:
    """The Machine comes from below the stack, and turns over on its way to the hand (R44.8)."""
    stack = script.endpoints.lying(spots.MACHINE_STACK)
    _to_hand(script, event.seat, event.card, script.face(event.machine, max(24, stack.w)), stack)


def _to_hand(script: Script, seat: Seat, card: str, machine: pygame.Surface, start: Box) -> None:
    """A Machine flies to a hand: with its hacked side ``card`` up only where the hand is open."""
    places, delay = script.endpoints, script.now
    label = next(iter(places.new_cards((card,))), None) if places.is_me(seat) else None
    end = hand_box(places.after, label) if label else None
    if label is None or end is None:
        script.add(Glide(picture=machine, start=start, end=places.arrival(seat), easing=out_cubic, label="machine",
                         delay=delay, lasts=HACK))  # fmt: skip
        return
    front = script.face(card, end.w)
    script.add(Flip(back=machine, front=front, start=start, end=end, label=card, delay=delay, lasts=HACK))
    script.add(ArrivingCard(label=label, lasts=delay + HACK))


def _destroy(script: Script, event: messages.MachineDestroyed) -> None:
    """The Machine shakes under the hammer, and burns away."""
    found = _plate(script, event.place)
    _hide_panel(script, script.now + HAMMER)
    if found:
        picture, box = found
        script.after(Burn(picture=picture, at=box, label=event.machine, delay=script.now, lasts=HAMMER))
        script.add(Smoke(at=box, delay=script.now, lasts=2 * HAMMER))
        script.origin = box


def _charge(script: Script, event: messages.MachineCharged) -> None:
    """What was paid has flown there already; it lies on the Machine when the last of it has arrived (R44.14)."""
    box = plate_of(script.endpoints.after.layout, event.place)
    if box:
        script.veil(box.grown(2), script.next_token + GOODS)


# ---------------------------------------------------------------------- the Assault
def _raze(script: Script, event: messages.AssaultRazed) -> None:
    """A ring closes around the Location before it burns."""
    places = script.endpoints
    script.after(Aim(at=places.site(event.site, event.seat), delay=script.now, lasts=AIM))
    burn_site(script, event.site, event.card, event.seat)
    for good, count in event.returned.items():
        script.move(None, event.seat, {good: count}, script.origin or places.plate(event.seat),
                    places.cell(event.seat, good))  # fmt: skip


def _take(script: Script, event: messages.AssaultTook) -> None:
    """Goods fly from the cells to the Machine, VP from the star."""
    places, end = script.endpoints, old_plate(script.endpoints, event)
    for good, count in event.goods.items():
        if good == "vp":
            script.move(None, None, {good: count}, places.star(event.seat), end)
        else:
            script.move(event.seat, None, {good: count}, places.cell(event.seat, good), end)


def _take_card(script: Script, event: messages.AssaultTookCard) -> None:
    """A hand card flies to its discard pile; a hacked one to the discarded Machines (R44.6)."""
    places = script.endpoints
    for card in (*event.cards, *event.connections):
        end = places.pile(card) if card in event.connections else _discard_of(script, card, event.seat)
        script.add(script.glide(card, places.hand_card(event.seat, card), end, fades=True))
    script.veil(places.around_discards(event.seat), script.now + CARD)


def _take_deal(script: Script, event: messages.AssaultTookDeal) -> None:
    """A Deal flies from the faction board to its discard pile."""
    places = script.endpoints
    zone = places.before.sight.layout.board(event.seat).deal_zone
    start = Box(zone.x, zone.y, *face_size(round(60 * script.scale)))
    script.add(script.glide(event.deal, start, _discard_of(script, event.deal, event.seat), fades=True))
    script.veil(places.around_discards(event.seat), script.now + CARD)


def _discard_of(script: Script, card: str, seat: Seat) -> Box:
    location = script.endpoints.after.location(card)
    is_hacked = location is not None and location.machine is not None
    return script.endpoints.lying(spots.MACHINE_DISCARD) if is_hacked else script.endpoints.discards(seat)


def _stop_board(script: Script, event: messages.AssaultStoppedBoard) -> None:
    """An iron token of the general supply goes onto each stopped action (R44.3d)."""
    places, start = script.endpoints, old_plate(script.endpoints, event)
    for name in event.stopped:
        exchange = places.after.layout.board(event.seat).exchange or places.plate(event.seat)
        end = exchange if name == EXCHANGING else places.action(event.seat, name)
        script.move(None, None, {"iron": 1}, start, end)


def _stop_location(script: Script, event: messages.AssaultStoppedLocation) -> None:
    """An iron token goes onto the stopped Location."""
    places = script.endpoints
    script.move(None, None, {"iron": 1}, old_plate(places, event), places.site(event.site, event.seat))


def take_up(script: Script, event: messages.MachineHacked) -> None:
    """The virtual opponent takes up a Machine to build it, hacked side up (R32.11)."""
    if event.card is not None:
        script.lying[event.card] = (old_plate(script.endpoints, event), script.now)


STEPS: dict[type[Any], Callable[[Script, Any], None]] = {
    messages.MachinesDeployed: _deploy,
    messages.StackReshuffled: _reshuffle,
    messages.MachineHacked: _hack,
    messages.HackedDrawn: _hacked_drawn,
    messages.MachineDestroyed: _destroy,
    messages.MachineCharged: _charge,
    messages.AssaultRazed: _raze,
    messages.AssaultTook: _take,
    messages.AssaultTookCard: _take_card,
    messages.AssaultTookDeal: _take_deal,
    messages.AssaultStoppedBoard: _stop_board,
    messages.AssaultStoppedLocation: _stop_location,
}
"""The events of Machines that show on the table: all of them."""
