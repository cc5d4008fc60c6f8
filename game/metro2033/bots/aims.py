"""Quests that a seat holds: how near their conditions are, and what brings them nearer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from game.kernel.bag import Bag
from game.metro2033.bots.glance import MetroGlance
from game.metro2033.cards.card import (
    ArmyOf,
    HaveGoods,
    HeroAtForeignHome,
    HeroOf,
    OwnAbroad,
    OwnOnLine,
    OwnPolis,
    QuestCondition,
    WonFight,
)
from game.metro2033.cards.metro_map import POLIS
from game.metro2033.rules.quests import condition_of, shares_condition
from game.metro2033.rules.state import HIDDEN

DONE: Final = 0.85
"""What a step is worth that completes a quest, if nothing comes between."""

USELESS: Final = 0.05
"""What a quest is worth that cannot be completed any more: its property."""


def open_aims(glance: MetroGlance) -> Iterator[tuple[str, QuestCondition]]:
    """The quests of the seat that it may still complete, with their conditions."""
    for quest in glance.player.quests:
        if quest != HIDDEN and not shares_condition(glance.metro, glance.state, glance.seat, quest):
            yield quest, condition_of(glance.metro, quest)


def condition_among(glance: MetroGlance, kind: type[Any]) -> Any | None:
    """The condition of such a kind among the open quests; None if there is none."""
    if not glance.player.quests:
        return None
    return next((condition for _, condition in open_aims(glance) if isinstance(condition, kind)), None)


def quest_worth(glance: MetroGlance, quest: str) -> float:
    """What a quest is worth to the seat as long as it is not completed."""
    metro, state, seat = glance.metro, glance.state, glance.seat
    if quest == HIDDEN or shares_condition(metro, state, seat, quest):
        return USELESS
    held = [one for one in glance.player.quests if one not in (quest, HIDDEN)]
    if any(glance.cards.quests[one].condition == glance.cards.quests[quest].condition for one in held):
        return USELESS
    if quest in glance.player.met:
        return DONE
    condition = condition_of(metro, quest)
    return USELESS + DONE * min(0.9, max(0.05, _NEARNESS[type(condition)](glance, condition)))


def _goods(glance: MetroGlance, condition: HaveGoods) -> float:
    goods = glance.player.goods
    missing = sum([max(0, count - goods[good]) for good, count in condition.goods.items()])
    return 0.75 - 0.1 * missing


def _lines(glance: MetroGlance) -> Counter[str]:
    return Counter([glance.stations[id].line for id in glance.holdings.of(glance.seat)])


def _line(glance: MetroGlance, condition: OwnOnLine) -> float:
    return 0.7 - 0.22 * (condition.count - max(_lines(glance).values(), default=0))


def _owned_abroad(glance: MetroGlance) -> int:
    own = (glance.player.faction, POLIS)
    return sum([glance.stations[id].zone not in own for id in glance.holdings.of(glance.seat)])


def _abroad(glance: MetroGlance, condition: OwnAbroad) -> float:
    return 0.8 - 0.22 * (condition.count - _owned_abroad(glance))


def _army(glance: MetroGlance, condition: ArmyOf) -> float:
    return 0.85 - 0.14 * (condition.count - glance.player.army)


def _hero(glance: MetroGlance, condition: HeroOf) -> float:
    return 0.7 - 0.17 * (condition.count - glance.abilities.hero_strength)


def _polis(glance: MetroGlance, _: OwnPolis) -> float:
    return 0.08 * max(glance.player.army, glance.abilities.hero_strength) - 0.15


def _won(glance: MetroGlance, condition: WonFight) -> float:
    if condition.fight.against == "player":
        return 0.5
    return 0.12 * glance.abilities.hero_strength - 0.25


_NEARNESS: Final[Mapping[type[Any], Callable[[MetroGlance, Any], float]]] = {
    HaveGoods: _goods,
    OwnOnLine: _line,
    OwnAbroad: _abroad,
    OwnPolis: _polis,
    ArmyOf: _army,
    HeroAtForeignHome: lambda *_: 0.65,
    HeroOf: _hero,
    WonFight: _won,
}
"""The chance to complete a quest with this condition, more or less."""


# ---------------------------------------------------------------------- what brings them nearer
def plan_for_quests(glance: MetroGlance) -> None:
    """Note what stations are worth for the quests of the seat."""
    if not glance.player.quests:
        return
    found: dict[str, float] = {}
    for _, condition in open_aims(glance):
        for station, worth in _STATIONS.get(type(condition), _no_stations)(glance, condition):
            found[station] = found.get(station, 0.0) + worth
    glance.quest_stations = found


def _no_stations(_glance: MetroGlance, _condition: Any) -> Iterator[tuple[str, float]]:
    yield from ()


def _next(missing: int) -> float:
    """What the next of so many missing steps is worth."""
    return DONE if missing <= 1 else 0.25 if missing == 2 else 0.08


def _line_stations(glance: MetroGlance, condition: OwnOnLine) -> Iterator[tuple[str, float]]:
    lines = _lines(glance)
    for id in glance.open_map.attackable:
        yield id, _next(condition.count - lines[glance.stations[id].line])


def _abroad_stations(glance: MetroGlance, condition: OwnAbroad) -> Iterator[tuple[str, float]]:
    worth = _next(condition.count - _owned_abroad(glance))
    for id in glance.open_map.attackable:
        if glance.stations[id].zone not in (glance.player.faction, POLIS):
            yield id, worth


def _polis_stations(glance: MetroGlance, condition: OwnPolis) -> Iterator[tuple[str, float]]:
    worth = _next(condition.count - len(glance.holdings.polis_of(glance.seat)))
    for id in glance.open_map.attackable:
        if glance.stations[id].kind == POLIS:
            yield id, worth


_STATIONS: Final[Mapping[type[Any], Callable[[MetroGlance, Any], Iterator[tuple[str, float]]]]] = {
    OwnOnLine: _line_stations,
    OwnAbroad: _abroad_stations,
    OwnPolis: _polis_stations,
}


def stock_worth(glance: MetroGlance, goods: Bag) -> float:
    """What more goods are worth to who holds a quest for a stockpile."""
    condition = condition_among(glance, HaveGoods)
    if condition is None:
        return 0.0
    before = sum([min(count, glance.player.goods[good]) for good, count in condition.goods.items()])
    after = sum([min(count, glance.player.goods[good] + goods[good]) for good, count in condition.goods.items()])
    is_done = bool(before < after == condition.goods.total)
    return 0.12 * float(after - before) + (DONE if is_done else 0.0)
