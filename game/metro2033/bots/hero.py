"""Where the hero goes and what he does there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.kernel.bag import Bag
from game.kernel.seats import Seat
from game.metro2033.bots.aims import DONE, condition_among, plan_for_quests, stock_worth
from game.metro2033.bots.fights import NOTHING, Attacks
from game.metro2033.bots.glance import MetroGlance, WeighedLine
from game.metro2033.bots.worth import GOOD, POINT, QUEST, equipment_worth
from game.metro2033.cards.card import HeroAtForeignHome, HeroOf
from game.metro2033.cards.metro_map import HANSA
from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.rules import commands as cmd
from game.metro2033.rules.fights.attack import can_use_scouted
from game.metro2033.rules.phases.hero import steps_left
from game.metro2033.rules.steps import ChooseHeroAction

SCOUTING: Final = 0.06
"""What it is worth to know a threat beforehand."""

SAFE: Final = 0.03
"""What it is worth to end the turn where nobody can attack the hero."""

MOST_QUESTS: Final = 3
"""Open quests from which on no further one is taken."""

NEAR: Final = 0.04
"""What it is worth to be one step nearer to where the hero is wanted."""

IDLE: Final = 0.15
"""What an action has to be worth so that no mere walk is thought of."""

STAYS: Final = 0.6
"""The chance that an attacking hero is still there at the end of the round."""

ATTACKED: Final = ("ordinary", "polis")
"""The kinds of stations that can be attacked."""


def hero_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """All that the hero may do in this turn: a walk, an action, or both; of what he might do at several stations alike,
    where it is nearest."""
    question = glance.question
    assert isinstance(question, ChooseHeroAction)
    done = cmd.FinishMetroTurn(glance.seat)
    if question.trading:
        yield WeighedLine(0.0, (done,), "done")
        yield from _purchases(glance, ())
        return
    plan_for_quests(glance)
    yield from lines_within(glance, steps_left(glance))


def lines_within(glance: MetroGlance, left: int) -> Iterator[WeighedLine]:
    """What the hero may do with so many steps."""
    at, homes = glance.player.at, _foreign_homes(glance)
    assert at is not None, "he stands somewhere"
    reached = []
    for id, count in glance.open_map.distances(at).items():
        if count > left and count:
            break
        reached.append(id)
    best = 0.0
    for line in _actions(glance, reached, homes):
        best = max(best, line.worth)
        yield line
    if homes or best < IDLE:
        yield from _walks(glance, reached, homes)
    else:
        yield WeighedLine(0.0, (cmd.FinishMetroTurn(glance.seat),), "done")


def _actions(glance: MetroGlance, reached: Sequence[str], homes: frozenset[str]) -> Iterator[WeighedLine]:
    """The actions at the stations that can be reached."""
    seat, owners, stations = glance.seat, glance.state.owners, glance.stations
    attacks, heroes = Attacks(glance, "hero"), _heroes(glance)
    best = NOTHING
    has_traded, has_scouted = False, not (glance.state.threats or glance.state.threat_discard)
    for id in reached:
        kind, owner = stations[id].kind, owners.get(id)
        stays = DONE if id in homes else 0.0
        if kind in ATTACKED and owner != seat:
            worth = attacks.station(id) + stays * STAYS
            if worth > best or not glance.is_brief:
                best = worth
                yield WeighedLine(worth, (*_walk(glance, id), cmd.HeroAttacks(seat)), "attack")
            if glance.player.scouted is not None and can_use_scouted(glance, id):
                worth = attacks.station(id, scouted=True) + stays * STAYS
                yield WeighedLine(worth, (*_walk(glance, id), cmd.HeroAttacks(seat, scouted=True)), "attack")
            if owner is None and not has_scouted:
                has_scouted = True
                yield WeighedLine(SCOUTING + stays, (*_walk(glance, id), cmd.Scout(seat)), "scout")
        if id in heroes and kind != HANSA:
            for victim in heroes[id]:
                if owner != victim:
                    yield WeighedLine(
                        attacks.hero(victim), (*_walk(glance, id), cmd.HeroAttacksHero(seat, victim)), "duel"
                    )
        if not has_traded and _trades(glance, id):
            has_traded = True
            yield from _trade(glance, _walk(glance, id))


def _walk(glance: MetroGlance, id: str) -> tuple[cmd.MetroCommand, ...]:
    """The way to a station, if he is not there."""
    return () if id == glance.player.at else (cmd.MoveHero(glance.seat, id),)


def _heroes(glance: MetroGlance) -> Mapping[str, Sequence[Seat]]:
    """Station -> the heroes of other seats there."""
    found: dict[str, list[Seat]] = {}
    for seat, player in zip(glance.state.seats, glance.state.players, strict=True):
        if seat != glance.seat and player.at is not None:
            found.setdefault(player.at, []).append(seat)
    return found


def _foreign_homes(glance: MetroGlance) -> frozenset[str]:
    """The homes where a quest wants the hero to be; none without such a quest."""
    if condition_among(glance, HeroAtForeignHome) is None:
        return frozenset()
    homes, open_map = glance.cards.map.homes, glance.open_map
    return frozenset(
        [id for faction, ids in homes.items() if faction != glance.player.faction for id in ids
         if id not in open_map.closed]
    )  # fmt: skip


def _trades(glance: MetroGlance, id: str) -> bool:
    """Whether the seat can trade at a station."""
    station = glance.stations[id]
    if station.kind == HANSA:
        return True
    is_home = station.home_of == glance.player.faction and glance.state.owners.get(id) == glance.seat
    return is_home and glance.abilities.trades_at_homes


# ---------------------------------------------------------------------- walks
def _walks(glance: MetroGlance, reached: Sequence[str], homes: frozenset[str]) -> Iterator[WeighedLine]:
    """To stay, or to walk towards Hansa or a neutral station; or to where a quest wants the hero."""
    done = cmd.FinishMetroTurn(glance.seat)
    rests = [_rest(glance, id, homes) for id in reached]
    yield WeighedLine(rests[0], (done,), "done")
    best = rests.index(max(rests))
    if best:
        yield WeighedLine(rests[best], (cmd.MoveHero(glance.seat, reached[best]), done), "walk")


def _rest(glance: MetroGlance, id: str, homes: frozenset[str]) -> float:
    """What it is worth to end the turn at a station."""
    station, owner = glance.stations[id], glance.state.owners.get(id)
    worth = SAFE if station.kind == HANSA or owner == glance.seat else 0.0
    if id in homes:
        worth += DONE
    goods = glance.player.goods
    wants_trade = goods["ammo"] and goods["mushroom"]
    near = station.kind == HANSA
    for beside in glance.open_map.adjacent.get(id, ()):
        other = glance.stations[beside]
        near = near or (other.kind == HANSA if wants_trade else beside not in glance.state.owners)
    return worth + (NEAR if near else 0.0)


# ---------------------------------------------------------------------- trade
def _trade(glance: MetroGlance, walk: tuple[cmd.MetroCommand, ...]) -> Iterator[WeighedLine]:
    yield from _purchases(glance, walk)
    yield from _refresh(glance, walk)
    price = glance.abilities.price(("quest",), glance.cards.quest_terms.price)
    deck = glance.state.quests or glance.state.quest_discard
    if deck and glance.player.goods.covers(price) and len(glance.player.quests) < MOST_QUESTS:
        worth = QUEST - 0.1 * len(glance.player.quests) - glance.cost(price)
        yield WeighedLine(worth, (*walk, cmd.TakeQuest(glance.seat)), "quest")
    yield from _exchanges(glance, walk)


def _purchases(glance: MetroGlance, walk: tuple[cmd.MetroCommand, ...]) -> Iterator[WeighedLine]:
    price = glance.abilities.price(("equipment",), glance.cards.market.price)
    if not glance.player.goods.covers(price):
        return
    cost, strong = glance.cost(price), _wants_strength(glance)
    for card in glance.state.market:
        gain, given_up = glance.card_gain(card)
        more = 0.3 if strong and equipment_worth(glance.cards, card) >= POINT else 0.0
        worth = -1.0 if given_up == card else gain + more - cost
        yield WeighedLine(worth, (*walk, cmd.BuyEquipment(glance.seat, card, given_up)), "buy")


def _wants_strength(glance: MetroGlance) -> bool:
    """Whether a quest asks for a strong hero."""
    condition = condition_among(glance, HeroOf)
    return condition is not None and glance.abilities.hero_strength < condition.count


def _refresh(glance: MetroGlance, walk: tuple[cmd.MetroCommand, ...]) -> Iterator[WeighedLine]:
    """Other cards, if none of these is any good and one of the next could be paid, too."""
    player, state = glance.player, glance.state
    if player.refreshed or player.bought or not (state.equipment or state.equipment_discard):
        return
    first = glance.abilities.price(("refresh",), glance.cards.market.refresh)
    then = glance.abilities.price(("equipment",), glance.cards.market.price)
    if player.goods.covers(first + then):
        best = max([glance.card_gain(card)[0] for card in state.market], default=0.0)
        worth = 1.5 * POINT - best - glance.cost(first) - GOOD
        yield WeighedLine(worth, (*walk, cmd.RefreshMarket(glance.seat)), "refresh")


def _exchanges(glance: MetroGlance, walk: tuple[cmd.MetroCommand, ...]) -> Iterator[WeighedLine]:
    """Of each kind that can be spared for each that is missing, as many as even out."""
    goods = glance.player.goods
    extra = sum([1 for _ in glance.abilities.after_exchange]) * GOOD
    for given in GOODS:
        for taken in GOODS:
            count = max(1, (goods[given] - goods[taken]) // 2) if extra else (goods[given] - goods[taken]) // 2
            if given == taken or count < 1 or goods[given] < count:
                continue
            received = Bag({taken: count})
            worth = glance.gain(received) - glance.cost(Bag({given: count})) + extra + stock_worth(glance, received)
            command = cmd.ExchangeGoods(glance.seat, count, given, taken)
            yield WeighedLine(worth, (*walk, command), "exchange")
