"""The script of one decision of Metro 2033: heroes walk, armies march, goods and cards fly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, Final

from game.kernel.seats import Seat
from game.metro2033.art.figures import army_figure, hero_figure
from game.metro2033.art.icons import faction_badge
from game.metro2033.rules import events as ev
from game.metro2033.table.cues import sounds_of
from game.metro2033.table.draw.ways import between
from game.metro2033.table.sight import MetroTableSight
from game.metro2033.table.spots import ArmyInPanel, DeckOf, MarketCard, ScoutedThreat, StationAt
from game.ui.boxes import Box
from game.ui.motion import motion as motions
from game.ui.places import PlateOf
from game.ui.table.moves.script import TableScript
from game.ui.table.moves.show import Before

STEP, MARCH, STAMP, CARD = 170, 320, 300, 260
"""Milliseconds: a step of a hero, the way of an army, the badge that comes down on a station, a card."""

_FIGURE: Final = 48.0
"""Height of what walks, in units of the plan."""


class MetroScript(TableScript):
    """Collects the motions of Metro 2033."""

    after_sight: MetroTableSight

    @property
    def old(self) -> MetroTableSight:
        """The table before the decision."""
        sight: MetroTableSight = self.before.sight
        return sight

    def station(self, id: str) -> Box | None:
        """Where a station lies, if it is in sight."""
        return self.after_sight.box(StationAt(id))

    def panel(self, seat: Seat) -> Box:
        """Where goods of a seat fly to and from."""
        return self.after_sight.layout.tile(ArmyInPanel(seat)) or self.after_sight.layout.lit_place(seat)

    def faction(self, seat: Seat) -> str:
        return self.after_sight.standing.view.player(seat).faction or ""

    def goods(self, seat: Seat, goods: Mapping[str, int], start: Box, is_paid: bool = False) -> None:
        """Goods fly from a place to the panel of a seat, or are paid from there."""
        shown = {f"metro2033/{good}": count for good, count in goods.items() if count}
        ends = (self.panel(seat), start) if is_paid else (start, self.panel(seat))
        self.move(None, None, shown, *ends)

    def cues(self, event: Any) -> None:
        """What is heard of an event."""
        for sound in sounds_of(event):
            self.hear(sound, self.now)

    # ------------------------------------------------------------------ figures
    def walk(self, seat: Seat, stations: tuple[str, ...]) -> None:
        """A hero walks over these stations; he is not seen at the last one before."""
        high = round(_FIGURE * self.after_sight.layout.frame.scale)
        picture = hero_figure(self.faction(seat), high)
        places = [box.center for station in stations if (box := self.station(station))]
        size = picture.get_size()
        for one, other in pairwise(places):
            glide = motions.Glide(
                picture=picture,
                start=_standing(one, size),
                end=_standing(other, size),
                label="walking",
                delay=self.now,
                lasts=STEP,
                easing=motions.in_out_cubic,
            )
            self.after(glide)

    def march(self, seat: Seat, station: str) -> None:
        """The army of a seat goes to a station that it attacks."""
        end = self.station(station)
        if end is None:
            return
        start, side = self.panel(seat), max(24, round(_FIGURE * self.after_sight.layout.frame.scale))
        picture = army_figure(self.faction(seat), side)
        size = picture.get_size()
        self.after(
            motions.Glide(
                picture=picture,
                start=_around(start.center, size),
                end=_around(end.center, size),
                label="marching",
                delay=self.now,
                lasts=MARCH,
                easing=motions.in_out_cubic,
                fades=True,
            )
        )

    def stamp(self, seat: Seat, station: str) -> None:
        """The badge of a seat comes down on a station."""
        end = self.station(station)
        if end is None:
            return
        side = round(2 * end.w)
        picture = faction_badge(self.faction(seat), side)
        start = _around(end.center, (2 * side, 2 * side))
        self.after(
            motions.Glide(
                picture=picture,
                start=start,
                end=_around(end.center, (end.w, end.w)),
                label="stamp",
                delay=self.now,
                lasts=STAMP,
                easing=motions.out_cubic,
            )
        )

    def fly(self, card: str, start: Box | None, end: Box | None) -> None:
        """A card flies from one place to another, and is gone there."""
        if start and end and card in self.after_sight.cards_of_game.all:
            self.after(self.glide(card, start, end, CARD, fades=True))


def _standing(feet: tuple[int, int], size: tuple[int, int]) -> Box:
    """A figure of this size that stands there."""
    return Box(feet[0] - size[0] // 2, feet[1] - size[1] + size[1] // 8, *size)


def _around(middle: tuple[int, int], size: tuple[int, int]) -> Box:
    return Box(middle[0] - size[0] // 2, middle[1] - size[1] // 2, *size)


# ---------------------------------------------------------------------- the events
def _walked(script: MetroScript, event: ev.HeroMoved) -> None:
    start = script.old.standing.view.player(event.seat).at
    if start is None:
        return
    way = between(script.after_sight.standing.open_map, start, event.station)
    if not way:
        return
    high = round(_FIGURE * script.after_sight.layout.frame.scale)
    veiled = script.station(event.station)
    if veiled:
        script.veil(veiled.grown(high), script.now + STEP * (len(way) - 1))
    script.walk(event.seat, way)


def _marched(script: MetroScript, event: ev.FightStarted) -> None:
    fight = event.fight
    if fight.attacker and fight.fighter == "army":
        script.march(fight.attacker, fight.station)


def _received(script: MetroScript, event: ev.GoodsReceived) -> None:
    """What stations produce comes from them; anything else from the middle of the map."""
    view, board = script.after_sight.standing.view, script.after_sight.board
    if event.cause != "production":
        script.goods(event.seat, event.goods, _around(script.after_sight.layout.frame.box.center, (20, 20)))
        return
    left = dict(event.goods)
    for station, owner in view.owners.items():
        good = board.map.stations[station].resource
        place = script.station(station)
        if owner == event.seat and good and left.get(good) and place:
            script.goods(event.seat, {good: 1}, place)
            left[good] -= 1
    script.goods(event.seat, left, _around(script.after_sight.layout.frame.box.center, (20, 20)))


def _paid(script: MetroScript, event: ev.PricePaid) -> None:
    layout = script.after_sight.layout
    ends = {"equipment": layout.market, "refresh": layout.market, "upkeep": layout.armies, "recruits": layout.armies}
    end = ends.get(event.cause) or layout.tile(DeckOf("quests")) or layout.decks
    script.goods(event.seat, event.goods, end, is_paid=True)


def _exchanged(script: MetroScript, event: ev.GoodsExchanged) -> None:
    middle = _around(script.after_sight.layout.market.center, (20, 20))
    script.goods(event.seat, {event.given: event.count}, middle, is_paid=True)
    script.goods(event.seat, {event.taken: event.count - event.short}, middle)


def _bought(script: MetroScript, event: ev.EquipmentBought) -> None:
    market = script.old.standing.view.market
    place = MarketCard(market.index(event.card), event.card) if event.card in market else None
    start = script.old.layout.tile(place) if place else None
    script.fly(event.card, start, script.after_sight.layout.tile(PlateOf(event.seat)))


def _drawn(script: MetroScript, event: ev.EquipmentDrawn) -> None:
    layout = script.after_sight.layout
    script.fly(event.card, layout.tile(DeckOf("equipment")), layout.tile(PlateOf(event.seat)))


def _scouted(script: MetroScript, event: ev.ThreatScouted) -> None:
    layout = script.after_sight.layout
    script.fly(event.threat, layout.tile(DeckOf("threats")), layout.tile(ScoutedThreat(event.threat)))


def _captured(script: MetroScript, event: ev.StationCaptured | ev.RefugeTaken) -> None:
    script.stamp(event.seat, event.station)


MOTIONS: Final[Mapping[type[Any], Callable[[MetroScript, Any], None]]] = {
    ev.HeroMoved: _walked,
    ev.FightStarted: _marched,
    ev.GoodsReceived: _received,
    ev.PricePaid: _paid,
    ev.GoodsExchanged: _exchanged,
    ev.EquipmentBought: _bought,
    ev.EquipmentDrawn: _drawn,
    ev.ThreatScouted: _scouted,
    ev.StationCaptured: _captured,
    ev.RefugeTaken: _captured,
}
"""Event -> how it is seen; all others are only heard."""


def choreograph(events: Any, before: Before, after: MetroTableSight) -> tuple[motions.Motion, ...]:
    """The motions of a decision, with their sounds."""
    script = MetroScript(before, after)
    for event in events:
        script.cues(event)
        if seen := MOTIONS.get(type(event)):
            seen(script, event)
    return script.finish()
