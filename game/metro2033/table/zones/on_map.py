"""The places on the map: stations, and the figures of heroes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from game.kernel.seats import Seat
from game.metro2033.art.figures import hero_figure
from game.metro2033.cards.metro_map import HANSA, POLIS
from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.rules import commands as cmd
from game.metro2033.rules import steps as st
from game.metro2033.table.draw.map import figure_box
from game.metro2033.table.draw.ways import draw_target_ring, draw_way
from game.metro2033.table.sight import MetroTableSight
from game.metro2033.table.spots import MAP, FigureOf, GoodsInStrip, StationAt
from game.metro2033.table.standing import STATION, MetroStanding
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.hit_shapes import HitShape, Polygon
from game.ui.input import Position
from game.ui.places import Label
from game.ui.table.play.choices import targets_at
from game.ui.table.play.modes import TableTarget
from game.ui.table.zone import Carried, Zone
from game.ui.theme import PLATE_ICON_FLOOR

_LIFTED: Final = 54.0
"""Height of a lifted hero, in units of the plan."""

_OUTLINE: Final = ((0.3, 0), (0.7, 0), (0.86, 0.3), (0.8, 0.5), (1, 1), (0, 1), (0.2, 0.5), (0.14, 0.3))
"""The corners of a figure, as shares of its width and height."""

Lines = tuple[str, ...]


# ---------------------------------------------------------------------- stations
def _station_box(sight: MetroTableSight, at: StationAt) -> Box | None:
    disc = sight.disc(at.station)
    return Box(*disc.rect) if sight.layout.frame.box.holds(disc.middle) else None


def _offered_stations(sight: MetroTableSight) -> Iterator[tuple[Label, Box | None]]:
    """The stations that can be guarded; others are lit only when an army or a hero is aimed at them."""
    if sight.standing.asks(st.ChooseGuard):
        for command in sight.standing.match.legal():
            place = StationAt(command.station)
            yield place, _station_box(sight, place)


def _about_station(sight: MetroTableSight, at: StationAt) -> Lines:
    """Its name, what it produces and whose it is, and who stands there."""
    words, view, station = sight.wording, sight.standing.view, sight.board.map.stations[at.station]
    owner = view.owners.get(at.station)
    told = [words.title(at.station), words.text("metro-zone", zone=words.zone(station.zone))]
    if at.station in sight.board.closed:
        told[1] = words.text("metro-closed", zone=words.zone(station.zone))
    elif station.kind == "abandoned":
        told.append(words.text("metro-abandoned"))
    elif station.kind != HANSA:
        good = words.text("metro-gives-any") if station.kind == POLIS else words.good(station.resource or "")
        owned = words.text("metro-owned", name=sight.name(owner)) if owner else words.text("metro-neutral")
        told.append(words.text("metro-station", good=good, owned=owned))
    standing = [hero for hero in sight.board.heroes if hero.station == at.station]
    for hero in standing:
        told.append(_hero_words(sight, hero.seat))
    return tuple(told)


def _hero_words(sight: MetroTableSight, seat: Seat) -> str:
    player = sight.standing.view.player(seat)
    key = "metro-hero.wounded" if player.wounded else "metro-hero"
    return sight.text(key, hero=sight.wording.title(player.hero or ""), name=sight.name(seat))


def _guards(standing: MetroStanding, at: StationAt) -> tuple[TableTarget, ...]:
    """With what the station is defended: the army, or the hero if he stands there."""
    commands = [command for command in standing.offers.at(at) if isinstance(command, cmd.GuardStation)]
    verbs = {"army": "guard_army", "hero": "guard_hero"}
    found = tuple(TableTarget(at, verbs[command.fighter], (command,)) for command in commands)
    return found if len(found) > 1 else ()


# ---------------------------------------------------------------------- figures
def _silhouette(sight: MetroTableSight, at: FigureOf) -> HitShape | None:
    """The outline of a figure: a hood above a cloak that becomes wider."""
    box = _figure(sight, at)
    if box is None:
        return None
    return Polygon(tuple((box.x + round(x * box.w), box.y + round(y * box.h)) for x, y in _OUTLINE))


def _figure(sight: MetroTableSight, at: FigureOf) -> Box | None:
    hero = sight.board.hero_of(at.seat)
    if hero is None:
        return None
    box = figure_box(sight.board, sight.layout.frame, hero)
    return box if sight.layout.frame.box.holds(box.center) else None


def hero_targets(standing: MetroStanding, _: Any) -> tuple[TableTarget, ...]:
    """Where the hero can go, what he can attack where he stands, and whom; or which station he can defend."""
    if standing.asks(st.ChooseGuard):
        return _guarded(standing, "hero")
    if not standing.asks(st.ChooseHeroAction):
        return ()
    seat, here = standing.seat, standing.me.at
    wanted: list[tuple[Label, str, Any]] = [
        (StationAt(station), "move", cmd.MoveHero(seat, station))
        for station in standing.board.map.stations
        if station != here
    ]
    if here:
        wanted.append((StationAt(here), "attack", cmd.HeroAttacks(seat)))
    wanted += [
        (FigureOf(other), "attack_hero", cmd.HeroAttacksHero(seat, other))
        for other in standing.view.seats
        if other != seat and standing.view.player(other).at == here
    ]
    return targets_at(standing.match, wanted, TableTarget)


def army_targets(standing: MetroStanding, _: Any) -> tuple[TableTarget, ...]:
    """What the army can attack, and what it can forage; or which stations it can defend."""
    if standing.asks(st.ChooseGuard):
        return _guarded(standing, "army")
    if not standing.asks(st.ChooseArmyAction):
        return ()
    seat, stations = standing.seat, standing.board.map.stations
    wanted: list[tuple[Label, str, Any]] = [
        (StationAt(station), "strike", cmd.ArmyAttacks(seat, station)) for station in stations
    ]
    wanted += [
        (FigureOf(other), "strike", cmd.ArmyAttacksHero(seat, other))
        for other in standing.view.seats
        if other != seat and standing.view.player(other).at
    ]
    found = targets_at(standing.match, wanted, TableTarget)
    scouted = {
        command.station: command
        for command in standing.match.legal()
        if isinstance(command, cmd.ArmyAttacks) and command.scouted
    }
    attacked = (_with_scouted(target, scouted.get(getattr(target.label, "station", ""))) for target in found)
    return (*attacked, *_foraged(standing))


def _foraged(standing: MetroStanding) -> Iterator[TableTarget]:
    """The goods of the strip that the army can fetch, each with all commands that bring it."""
    ways = [command for command in standing.match.legal() if isinstance(command, cmd.Forage)]
    for good in GOODS:
        if found := tuple(command for command in ways if good in command.goods):
            yield TableTarget(GoodsInStrip(good), "forage", found)


def _guarded(standing: MetroStanding, fighter: str) -> tuple[TableTarget, ...]:
    """The stations that can be defended with army or hero."""
    wanted = [
        (StationAt(station), f"guard_{fighter}", cmd.GuardStation(standing.seat, station, fighter))
        for station in standing.board.map.stations
    ]
    return targets_at(standing.match, wanted, TableTarget)


def _with_scouted(target: TableTarget, also: Any) -> TableTarget:
    """A target where the scouted threat can be met instead of the top one."""
    if also is None:
        return target
    return TableTarget(target.label, target.verb, (*target.commands, also))


def _draw_carried_hero(canvas: Canvas, sight: MetroTableSight, pos: Position, _: bool) -> Box:
    """The lifted figure, and the way to the station below it."""
    station = sight.pointed
    if station and sight.standing.asks(st.ChooseHeroAction):
        draw_way(canvas, sight, station)
    faction = sight.standing.me.faction or ""
    high = max(PLATE_ICON_FLOOR, round(_LIFTED * sight.layout.frame.scale))
    picture = hero_figure(faction, high)
    return Box(*canvas.picture(picture, (pos[0], pos[1] - high // 2 + high // 12), "lifted hero"))


def lifted(standing: MetroStanding, at: FigureOf, targets: Any) -> bool:
    return at.seat == standing.seat and bool(targets)


def held_words(title: str, text: str) -> Callable[[MetroTableSight, Any], tuple[str, str]]:
    return lambda sight, _: (sight.text(title), sight.text(text))


def fighter_words(title: str) -> Callable[[MetroTableSight, Any], tuple[str, str]]:
    """What is said while army or hero is held: by the open question, for what it is."""

    def words(sight: MetroTableSight, _: Any) -> tuple[str, str]:
        if sight.standing.asks(st.ChooseGuard):
            return sight.text("metro-held-guard"), sight.text("metro-held-guard.text")
        return sight.text(title), sight.text(f"{title}.text")

    return words


STATION_ZONE: Final = Zone(
    StationAt,
    box=_station_box,
    about=_about_station,
    offered=_offered_stations,
    verbs=_guards,
    held=held_words("metro-guard-with", "metro-guard-with.text"),
    is_begun=True,
    shape=lambda sight, at: sight.disc(at.station),
    glow=draw_target_ring,
    named=lambda _, at: (STATION, at.station),
    title=lambda sight, target: sight.wording.title(target.label.station),
    topic="stations",
)
FIGURE_ZONE: Final = Zone(
    FigureOf,
    box=_figure,
    about=lambda sight, at: (_hero_words(sight, at.seat),),
    offered=lambda sight: ((FigureOf(sight.standing.seat), _figure(sight, FigureOf(sight.standing.seat))),),
    targets=lambda standing, at: hero_targets(standing, at) if at.seat == standing.seat else (),
    carried=lambda _, __: Carried(draw=_draw_carried_hero),
    held=fighter_words("metro-held-hero"),
    drop=lambda sight, at: fighter_words("metro-held-hero")(sight, at)[1],
    lifted=lifted,
    shape=_silhouette,
    glow=draw_target_ring,
    title=lambda sight, target: _hero_words(sight, target.label.seat),
    topic="moving",
)
MAP_ZONE: Final = Zone(MAP, is_skipped=True, topic="stations")
