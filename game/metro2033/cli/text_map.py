"""The map as lists: every line with its stations in their order, and a single station with its neighbours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from game.kernel.spelling import folded
from game.metro2033.cards.metro_map import POLIS, MetroMap
from game.metro2033.cli.text_sight import SeenMetro
from game.metro2033.rules.abilities import abilities_of
from game.metro2033.rules.atlas import holdings_of, open_map_of
from game.metro2033.rules.commands import ArmyAttacks, HeroAttacks
from game.metro2033.rules.forecast import foresee
from game.metro2033.wording import card_words, forecast_words

if TYPE_CHECKING:
    from game.kernel.seats import Seat


@lru_cache(maxsize=4)
def lines_of(map: MetroMap) -> Mapping[str, Sequence[str]]:
    """Line -> its stations in the order of its tunnels; each station on its own line alone."""
    return {line: tuple(_along(map, line)) for line in map.lines}


def lines_called(seen: SeenMetro, name: str) -> Sequence[str]:
    """The line that is called so: `red`, `Red`, `Red line`."""
    wanted = folded(name)

    def names(line: str) -> Sequence[str]:
        title = seen.words.line(line)
        heading = seen.words.text("text-map_line", id=line, line=title)
        return line, folded(title), folded(heading).rstrip(":")

    return [line for line in seen.cards.map.lines if wanted in names(line)]


def _along(map: MetroMap, line: str) -> Iterator[str]:
    ends = [end for tunnel in map.tunnels if tunnel.line == line for end in (tunnel.a, tunnel.b)]
    own = (id for id, station in map.stations.items() if station.line == line)
    return (id for id in dict.fromkeys((*ends, *own)) if map.stations[id].line == line)


# ---------------------------------------------------------------------- all lines
def map_told(seen: SeenMetro, only: Sequence[str] = ()) -> Iterator[str]:
    """Each line, or ``only`` some, with its stations; a line each."""
    for line, stations in lines_of(seen.cards.map).items():
        if not only or line in only:
            yield seen.words.text("text-map_line", id=line, line=seen.words.line(line))
            yield from seen.inset(_on_line(seen, station) for station in stations)


def _on_line(seen: SeenMetro, id: str) -> str:
    """A station: what it gives, whose it is, who is there, and the ways beside its line."""
    words = seen.words
    facts = [given_told(seen, id), *_owned(seen, id), *_home(seen, id), *_heroes(seen, id)]
    if ways := _neighbours(seen, id, tunnels=False):
        facts.append(words.text("text-map_passage", stations=seen.titles(ways)))
    if ways := [way for way in _neighbours(seen, id, tunnels=True) if _leads_away(seen.cards.map, id, way)]:
        facts.append(words.text("text-map_tunnel", stations=seen.titles(ways)))
    return words.text("text-map_station", station=words.title(id), facts=seen.listed(facts))


def _leads_away(map: MetroMap, id: str, other: str) -> bool:
    """Whether a neighbour by tunnel is not told beside it in the list of its line."""
    return map.stations[id].line != map.stations[other].line


def given_told(seen: SeenMetro, id: str) -> str:
    """What a station produces; of one that is no ordinary station, what it is."""
    station = seen.cards.map.stations[id]
    if station.kind == "ordinary":
        return str(seen.words.good_name(station.resource or ""))
    return seen.words.text(f"text-map_{station.kind}")


def _owned(seen: SeenMetro, id: str) -> Iterator[str]:
    """Whose a station is, or that nobody goes there; nothing where nobody can own it."""
    if _is_closed(seen, id):
        yield seen.words.text("text-map_closed")
    elif owner := seen.state.owners.get(id):
        yield seen.words.text("text-map_owner", who=seen.called(owner))
    elif seen.cards.map.stations[id].kind in ("ordinary", POLIS):
        yield seen.words.text("text-map_neutral")


def _home(seen: SeenMetro, id: str) -> Iterator[str]:
    faction = seen.cards.map.stations[id].home_of
    if faction:
        yield seen.words.text("text-map_home", faction=seen.words.title(faction))


def _heroes(seen: SeenMetro, id: str) -> Iterator[str]:
    for seat in seen.state.seats:
        player = seen.state.player(seat)
        if player.at == id and player.hero:
            key = "text-map_hero.wounded" if player.wounded else "text-map_hero"
            yield seen.words.text(key, who=seen.called(seat), hero=seen.words.title(player.hero))


def _neighbours(seen: SeenMetro, id: str, tunnels: bool) -> Sequence[str]:
    """The stations beside one, by tunnel or on foot, in the order of the map."""
    map = seen.cards.map
    pairs = [(way.a, way.b) for way in (map.tunnels if tunnels else map.passages)]
    beside = {end for pair in pairs if id in pair for end in pair}
    return [other for other in map.stations if other in beside and other != id]


# ---------------------------------------------------------------------- one station
def arrival_told(seen: SeenMetro, id: str, seat: Seat) -> str:
    """How many steps it is to a station, and what is there."""
    steps = open_map_of(seen.metro, seen.state).distances(seen.state.player(seat).at or "")[id]
    facts = [given_told(seen, id), *_owned(seen, id), *_heroes(seen, id)]
    return seen.words.text("text-move_to", n=steps, facts=seen.listed(facts))


def station_told(seen: SeenMetro, id: str, seat: Seat) -> Iterator[str]:
    """A station, its neighbours, and what the hero and the army of a seat have to do with it."""
    words = seen.words
    yield str(words.title(id))
    yield from seen.inset(_about(seen, id, seat))


def _about(seen: SeenMetro, id: str, seat: Seat) -> Iterator[str]:
    words, station = seen.words, seen.cards.map.stations[id]
    yield card_words.station(words, station)
    facts = [*_owned(seen, id), *_heroes(seen, id)]
    if facts:
        yield words.text("text-map_now", facts=seen.listed(facts))
    for tunnels, key in ((True, "text-map_by_tunnel"), (False, "text-map_by_passage")):
        if ways := _neighbours(seen, id, tunnels):
            yield words.text(key, stations=seen.listed(_beside(seen, way) for way in ways))
    if seen.state.player(seat).at:
        yield _distance(seen, id, seat)
    if seen.state.round:
        yield from _hero_attack(seen, id, seat)
        yield _army(seen, id, seat)


def _beside(seen: SeenMetro, id: str) -> str:
    """A neighbour and whose it is."""
    facts = seen.listed([given_told(seen, id), *_owned(seen, id)])
    return seen.words.text("text-map_beside", station=seen.words.title(id), facts=facts)


def _distance(seen: SeenMetro, id: str, seat: Seat) -> str:
    at = seen.state.player(seat).at or ""
    steps = open_map_of(seen.metro, seen.state).distances(at).get(id)
    if steps is None:
        return seen.words.text("text-map_steps.none")
    speed = abilities_of(seen.metro, seen.state, seat).speed
    return seen.words.text("text-map_steps" if steps else "text-map_steps.here", n=steps, speed=speed)


def _hero_attack(seen: SeenMetro, id: str, seat: Seat) -> Iterator[str]:
    """With which odds the hero of a seat could attack a station that he reaches in one turn."""
    state, open_map = seen.state, open_map_of(seen.metro, seen.state)
    steps = open_map.distances(state.player(seat).at or "").get(id)
    if steps is None or steps > abilities_of(seen.metro, state, seat).speed:
        return
    if id in open_map.attackable and state.owners.get(id) != seat:
        there = state.with_player(seat, at=id)
        foreseen = foresee(seen.metro, there, HeroAttacks(seat))
        told = forecast_words.forecast(seen.words, foreseen, seen.match.names)
        yield seen.words.text("text-map_hero_attacks", outcomes=str(told))


def _army(seen: SeenMetro, id: str, seat: Seat) -> str:
    """Whether the army of a seat can attack a station, and with which odds."""
    words, open_map = seen.words, open_map_of(seen.metro, seen.state)
    if seen.state.owners.get(id) == seat:
        return words.text("text-map_army.own")
    if id not in open_map.attackable:
        return words.text("text-map_army.never")
    if id not in holdings_of(seen.metro, seen.state).reach(seat):
        return words.text("text-map_army.far")
    foreseen = foresee(seen.metro, seen.state, ArmyAttacks(seat, id))
    return words.text("text-map_army", outcomes=str(forecast_words.forecast(words, foreseen, seen.match.names)))


def _is_closed(seen: SeenMetro, station: str) -> bool:
    """Whether a station lies in the zone of a faction that nobody plays, once all have chosen one (M-2.4)."""
    all_chosen = all(player.faction for player in seen.state.players)
    return all_chosen and station in open_map_of(seen.metro, seen.state).closed
