"""The motions of Outposts: markers slide onto the map and up to a level, levels take effect, Outposts fall (R45)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.fiftyfirst.art.area_faces import marker
from game.fiftyfirst.rules.sets.no_mans_land import messages
from game.fiftyfirst.table.moves.script import Endpoints, Script
from game.fiftyfirst.table.sets.no_mans_land.draw import map_plan, marker_box, stock_box
from game.fiftyfirst.table.spots import AreaAt
from game.kernel.seats import Seat
from game.ui.boxes import Box
from game.ui.motion.motion import Aim, Dust, Gleam, Glide, Smoke, in_out_cubic
from game.ui.table.moves.script import GOODS

SLIDE, RISE, FALL, PULSE, DUST, AIM = 360, 260, 420, 520, 180, 700
"""Milliseconds at normal speed."""

_LOST = 70
"""In u: how far a lost shield rises."""


def area_of(places: Endpoints, event: Any) -> Box:
    """The Area of an event, on the map that is seen."""
    return places.lying(AreaAt(event.area))


def _build(script: Script, event: messages.OutpostBuilt) -> None:
    """A marker slides onto the Area: from where it was dropped, from the Outpost that goes, or from beside the map."""
    places = script.endpoints
    end = _on_level(script, event.area, event.level)
    if end is None:
        return
    start = _on_level(script, event.removed, _old_level(script, event.removed)) if event.removed else None
    if start is None:
        start = (places.before.dropped if places.is_me(event.seat) else None) or _beside_map(script, event.seat)
    _slide(script, event.seat, event.area, (start._replace(w=end.w, h=end.h), end), SLIDE)
    script.add(Dust(at=end, reach=round(10 * script.scale), delay=script.now, lasts=DUST))


def _upgrade(script: Script, event: messages.OutpostUpgraded) -> None:
    """The marker slides up to its new level."""
    start, end = (_on_level(script, event.area, level) for level in (event.level - 1, event.level))
    if start and end:
        _slide(script, event.seat, event.area, (start, end), RISE)


def _activate(script: Script, event: messages.OutpostActivated) -> None:
    """The level lights up, and what it gives flies out of it."""
    plan = map_plan(script.endpoints.after)
    place = plan.levels.get((event.area, event.level)) if plan else None
    if place is None:
        return
    script.add(Gleam(at=place, delay=script.now, lasts=PULSE))
    script.origin = place
    script.now += GOODS // 2


def _raze(script: Script, event: messages.OutpostRazed) -> None:
    """Smoke rises from the Area, and the marker goes back to its owner."""
    start = _on_level(script, event.area, event.level)
    if start is None:
        return
    area, home = area_of(script.endpoints, event), _beside_map(script, event.owner)
    _veil(script, area, script.now)
    script.add(Smoke(at=area, delay=script.now, lasts=2 * FALL))
    end = home._replace(w=start.w, h=start.h)
    script.after(_glide(script, event.owner, event.area, (start, end), FALL))
    script.origin = area


def _shield(script: Script, event: messages.OutpostShielded) -> None:
    """The shield has flown there already; it lies on the Area when it has arrived."""
    _veil(script, area_of(script.endpoints, event), script.next_token + GOODS)


def _lose_shield(script: Script, event: messages.OutpostShieldLost) -> None:
    """The shield rises from the Area and disappears."""
    area = area_of(script.endpoints, event)
    _veil(script, area, script.now)
    script.move(None, None, {"shield": 1}, area, area._replace(y=area.y - round(_LOST * script.scale)))


def _aim(script: Script, event: messages.OutpostAimed) -> None:
    """The target gets a ring before anything happens to it."""
    script.after(Aim(at=area_of(script.endpoints, event), delay=script.now, lasts=AIM))


# ---------------------------------------------------------------------- markers
def _slide(script: Script, seat: Seat, area: str, way: tuple[Box, Box], lasts: int) -> None:
    """A marker slides to where it then stands; the Area changes only when it arrives."""
    place = script.endpoints.lying(AreaAt(area))
    _veil(script, place, script.now + lasts)
    script.after(_glide(script, seat, area, way, lasts))
    script.origin = place


def _glide(script: Script, seat: Seat, area: str, way: tuple[Box, Box], lasts: int) -> Glide:
    start, end = way
    picture = marker(script.endpoints.after.emblem(seat), end.w)
    return Glide(
        picture=picture, start=start, end=end, easing=in_out_cubic, label=area, delay=script.now, lasts=lasts
    )  # fmt: skip


def _on_level(script: Script, area: str, level: int) -> Box | None:
    """Where a marker stands on a level of an Area."""
    plan = map_plan(script.endpoints.after)
    return marker_box(plan, area, level) if plan else None


def _old_level(script: Script, area: str) -> int:
    """The level of the Outpost on an Area before the decision."""
    outpost = messages.map_of(script.endpoints.before.sight.standing.view).get(area)
    return outpost.level if outpost else 1


def _beside_map(script: Script, seat: Seat) -> Box:
    """Where the markers of a seat lie."""
    plan = map_plan(script.endpoints.after)
    return stock_box(plan, seat) if plan else script.endpoints.plate(seat)


def _veil(script: Script, place: Box, until: int) -> None:
    """Keep the old picture of an Area until a time; not while the large map lies over the table."""
    if not script.endpoints.after.is_open("map"):
        script.veil(place.grown(2), until)


STEPS: dict[type[Any], Callable[[Script, Any], None]] = {
    messages.OutpostBuilt: _build,
    messages.OutpostUpgraded: _upgrade,
    messages.OutpostActivated: _activate,
    messages.OutpostRazed: _raze,
    messages.OutpostShielded: _shield,
    messages.OutpostShieldLost: _lose_shield,
    messages.OutpostAimed: _aim,
}
"""The events of Outposts that show on the table. A skipped pick is no event of the table: it is seen in the Lookout, by
the Outpost that is built."""
