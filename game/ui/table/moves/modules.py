"""The motions of HQ cards, border tiles, the Arena and districts (R52, R53)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.sets.arena.events import ArenaEntered, FighterEquipped
from game.rules.sets.borders.events import BorderActivated
from game.rules.sets.districts.events import DistrictDealMade, DistrictProduced, DistrictRazed
from game.rules.sets.headquarters.events import HqClaimed, LocationStolen
from game.ui.art.faces import face_size
from game.ui.boxes import Box
from game.ui.motion.cards import Burn, Gleam, Morph, Smoke
from game.ui.motion.easing import out_cubic
from game.ui.motion.motion import Aim, Glide
from game.ui.table.draw.modules import fighter_box
from game.ui.table.draw.rows import site_surface
from game.ui.table.moves.burning import RAZE, SMOKE
from game.ui.table.moves.script import CARD, GOODS, Script

CLAIM, PLANTED, STEAL, AIM, TURN, LIT = 420, 520, 480, 500, 520, 520
"""Milliseconds at normal speed."""


# ---------------------------------------------------------------------- headquarters
def _claim(script: Script, event: HqClaimed) -> None:
    """The HQ card flies from where it was laid out, or dropped, to the board of its owner, which lights up."""
    places = script.endpoints
    start, end = places.old_hq(event.card), places.hq(event.card, event.seat)
    if start is None:
        return
    dropped = places.before.dropped if places.is_me(event.seat) else None
    script.veil(start.grown(2), script.now)
    if end != places.plate(event.seat):
        script.veil(end.grown(2), script.now + CLAIM)
    wide = max(24, start.w, end.w)
    first = dropped or _card_in(start, wide)
    script.after(
        Glide(picture=script.face(event.card, wide), start=first, end=_card_in(end, max(16, end.w)), easing=out_cubic,
              label=event.card, delay=script.now, lasts=CLAIM)
    )  # fmt: skip
    script.add(Gleam(at=end, delay=script.now, lasts=PLANTED))
    script.origin = end


def _card_in(place: Box, width: int) -> Box:
    """A card of this width in the middle of a place."""
    size = face_size(width)
    return Box(place.center[0] - size[0] // 2, place.center[1] - size[1] // 2, *size)


def _steal(script: Script, event: LocationStolen) -> None:
    """A ring closes around the Location; it then flies, with all that lies on it, into the other State (R52.4)."""
    places = script.endpoints
    old, found = places.old_site(event.site), places.after.site(event.site)
    start = old[1] if old else places.plate(event.owner)
    script.after(Aim(at=start, delay=script.now, lasts=AIM))
    end = places.after.layout.place(event.site)
    if end is None or found is None:
        arrival = places.arrival(event.seat)
        script.after(script.glide(event.card, places.card_at(start, event.owner), arrival, STEAL, fades=True))
        script.origin = arrival
        return
    script.veil(end.grown(2), script.now + STEAL)
    plate = site_surface(places.after, found[1], end)
    before = site_surface(places.before.sight, old[0], old[1]) if old else plate
    script.after(Morph(card=before, plate=plate, start=start, end=end, label=event.card, delay=script.now, lasts=STEAL))
    script.origin = end


# ---------------------------------------------------------------------- border tiles
def _turn_border(script: Script, event: BorderActivated) -> None:
    """The tile shows its side until it is paid for, and lights up as it turns; what it gives flies out of it."""
    places = script.endpoints
    place = places.border(event.side, event.seat)
    paid = script.next_token + GOODS // 2
    if place != places.plate(event.seat):
        script.veil(place.grown(2), paid)
    script.add(Gleam(at=place, delay=paid, lasts=TURN))
    script.origin = place
    script.now += GOODS // 2


# ---------------------------------------------------------------------- the Arena
def _enter(script: Script, _: ArenaEntered) -> None:
    """The worker has flown there already; it stands in the Arena when it has arrived."""
    arena = script.endpoints.arena()
    script.veil(arena.grown(2), script.next_token + GOODS)
    script.origin = arena


def _equip(script: Script, event: FighterEquipped) -> None:
    """The good flies from its cell to the worker in the Arena."""
    places, arena = script.endpoints, script.endpoints.arena()
    script.veil(arena.grown(2), script.next_token + GOODS)
    end = fighter_box(arena, places.after.standing.view, event.seat)
    script.move(event.seat, None, {event.gear: 1}, places.cell(event.seat, event.gear), end)


# ---------------------------------------------------------------------- districts
def _produce(script: Script, event: DistrictProduced) -> None:
    """The goods come up on the district, which lights up."""
    place = script.endpoints.district(event.district)
    below = place._replace(y=place.bottom)
    script.veil(place.grown(2), script.next_token + GOODS)
    script.move(None, None, event.goods, below, place)
    script.add(Gleam(at=place, delay=script.now, lasts=LIT))


def _deal(script: Script, event: DistrictDealMade) -> None:
    """The token of the seat lies on the district when all is paid; its goods fly out of it."""
    place = script.endpoints.district(event.district)
    script.veil(place.grown(2), script.next_token + GOODS)
    script.origin = place
    script.now += CARD // 2


def _raze(script: Script, event: DistrictRazed) -> None:
    """The district burns down; what lay on it flies to whoever has razed it."""
    place = script.endpoints.district(event.district)
    face = script.face(event.district, max(24, place.w))
    shown = place._replace(h=min(place.h, face.get_height()))
    script.after(Burn(picture=face, at=shown, label=event.district, delay=script.now, lasts=RAZE))
    script.add(Smoke(at=place, delay=script.now, lasts=SMOKE))
    script.origin = place


STEPS: dict[type[Any], Callable[[Script, Any], None]] = {
    HqClaimed: _claim,
    LocationStolen: _steal,
    BorderActivated: _turn_border,
    ArenaEntered: _enter,
    FighterEquipped: _equip,
    DistrictProduced: _produce,
    DistrictDealMade: _deal,
    DistrictRazed: _raze,
}
"""The events of HQ cards and modules that show on the table: all of them."""
