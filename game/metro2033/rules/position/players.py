"""Players in positions: what they have, and their stations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from game.kernel.given import Given
from game.kernel.seats import SEATS, Seat
from game.metro2033.cards.metro_map import HANSA, POLIS
from game.metro2033.cards.printed import MetroCards
from game.metro2033.rules import references as ref
from game.metro2033.rules.names import MetroNames
from game.metro2033.rules.position.values import (
    COUNT,
    FLAG,
    GOODS_BAG,
    Data,
    PositionReading,
    PositionValue,
    held,
    many,
    named,
    struct,
    written_fields,
)
from game.metro2033.rules.state import MetroPlayer, MetroState, Scouted

_ARMY: Final = PositionValue(lambda at, given: given.number(at.cards.army.least, at.cards.army.most))
_SCOUTED: Final = struct(Scouted, {"card": held(ref.THREAT), "round": COUNT}, "a scouted threat")
_STATION: Final = held(ref.STATION)
ROWS: Final[Mapping[str, PositionValue]] = {
    "faction": held(ref.FACTION),
    "hero": held(ref.HERO),
    "at": named(ref.STATION),
    "army": _ARMY,
    "goods": GOODS_BAG,
    "equipment": many(held(ref.EQUIPMENT), "cards"),
    "quests": many(held(ref.QUEST), "quests"),
    "met": many(named(ref.QUEST), "quests"),
    "completed": many(held(ref.QUEST), "quests"),
    "used": many(named(ref.CARD), "cards"),
    "steps": COUNT,
    "moved": COUNT,
    "bought": FLAG,
    "refreshed": FLAG,
    "peeked": many(named(ref.THREAT), "threats"),
    "scouted": _SCOUTED,
    "wounded": FLAG,
    "hurt_in": COUNT,
}
"""Key of a player, and field of `MetroPlayer` -> how it is written."""

_STATIONS: Final = "stations"

OWNED_KINDS: Final = ("ordinary", POLIS)
"""The kinds of stations that seats own (M-2.5, M-2.6)."""


def read_seats(given: Given) -> tuple[Seat, ...]:
    """The seats in play, clockwise."""
    players = given.mapping(SEATS, "players by seat")
    seats = SEATS[: len(players)]
    if set(players) != set(seats) or len(players) < 2:
        given.refuse(f"expected two to six seats from {SEATS[0]} on, not {', '.join(players) or 'none'}")
    return seats


class Seated:
    """The players of a position, as they are read."""

    def __init__(self, at: PositionReading, given: Given, phase: str, round: int) -> None:
        self._at = at
        self._is_setup = phase == "setup"
        self._usual_wound = usual_wound(round)
        players = given.mapping(SEATS, "players by seat")
        self._given = {seat: players[seat] for seat in at.seats}
        self._fields = {seat: one.mapping((*ROWS, _STATIONS), "a player") for seat, one in self._given.items()}
        found = [self._player(seat) for seat in at.seats]
        self.owners: dict[str, Seat] = {}
        if not self._is_setup:
            found = [self._with_hero(player) for player in found]
        self.players = tuple(map(self._on_map, at.seats, found))
        self._check_zones()

    def _player(self, seat: Seat) -> MetroPlayer:
        fields = self._fields[seat]
        if not self._is_setup and "faction" not in fields:
            self._given[seat].refuse("a player needs the key 'faction'")
        player = MetroPlayer(**{key: row.read(self._at, fields[key]) for key, row in ROWS.items() if key in fields})
        if (player.hero or player.at or _STATIONS in fields) and player.faction is None:
            self._given[seat].refuse("expected a faction, too")
        if not set(player.met) <= set(player.quests):
            fields["met"].refuse("expected some of the 'quests'")
        if player.wounded and "hurt_in" not in fields:
            return replace(player, hurt_in=self._usual_wound)
        return player

    def _with_hero(self, player: MetroPlayer) -> MetroPlayer:
        """The first hero of the file that nobody has, if none is told."""
        if player.hero is not None:
            return player
        hero = self._at.rest(self._at.cards.heroes)[0]
        self._at.mark(hero)
        return replace(player, hero=hero)

    def _on_map(self, seat: Seat, player: MetroPlayer) -> MetroPlayer:
        """Give a player its stations; its hero stands at home, if nothing else is told."""
        if player.faction is None:
            return player
        fields, homes = self._fields[seat], self._at.cards.factions[player.faction].homes
        if _STATIONS in fields:
            owned = [self._station(item) for item in fields[_STATIONS].items("stations")]
        else:
            owned = [self._at.claim(home, self._given[seat].below(_STATIONS, home)) for home in homes]
        self.owners |= dict.fromkeys(owned, seat)
        return replace(player, at=homes[0]) if player.hero and player.at is None else player

    def _station(self, given: Given) -> str:
        station: str = _STATION.read(self._at, given)
        if self._at.cards.map.stations[station].kind not in OWNED_KINDS:
            given.expected("an ordinary station or one of Polis")
        return station

    def _check_zones(self) -> None:
        """Zones of factions that nobody plays are closed (M-2.4)."""
        if self._is_setup:
            return
        open_zones = {POLIS, HANSA, *(player.faction for player in self.players)}
        for seat, player in zip(self._at.seats, self.players, strict=True):
            fields = self._fields[seat]
            if player.at is not None and self._zone(player.at) not in open_zones:
                fields["at"].expected("a station of an open zone")
            for item in fields.value(_STATIONS, []).items("stations"):
                if self._zone(self._at.find(ref.STATION, item)) not in open_zones:
                    item.expected("a station of an open zone")

    def _zone(self, station: str) -> str:
        return self._at.cards.map.stations[station].zone

    def check_peeked(self, threats: tuple[str, ...]) -> None:
        """Check that what seats know of the top of the deck of threats lies there."""
        for seat, player in zip(self._at.seats, self.players, strict=True):
            if player.peeked != threats[: len(player.peeked)]:
                self._fields[seat]["peeked"].refuse("expected the top of the deck of 'threats'")


def usual_wound(round: int) -> int:
    """The round in which a hero was wounded, if nothing else is told."""
    return max(0, round - 1)


def write_players(cards: MetroCards, names: MetroNames, state: MetroState) -> Data:
    """The players by seat."""
    owned: dict[Seat, list[str]] = {seat: [] for seat in state.seats}
    for station in cards.map.stations:
        if station in state.owners:
            owned[state.owners[station]].append(station)
    return {seat: _written(cards, names, state, seat, owned[seat]) for seat in state.seats}


def _written(cards: MetroCards, names: MetroNames, state: MetroState, seat: Seat, owned: list[str]) -> Data:
    """A player; stations only if they are not the homes of its faction."""
    player = state.player(seat)
    data = written_fields(names, player, ROWS)
    if player.wounded:
        data["hurt_in"] = player.hurt_in
        if player.hurt_in == usual_wound(state.round):
            del data["hurt_in"]
    homes = cards.factions[player.faction].homes if player.faction else ()
    if set(owned) != set(homes):
        data[_STATIONS] = [names.name(station) for station in owned]
    return data
