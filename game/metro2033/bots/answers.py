"""What a robot answers where goods, cards, stations, factions and heroes are to be chosen, and in the phases of events
and of mobilisation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Any, Final

from game.kernel.bag import EMPTY, Bag
from game.metro2033.bots.aims import condition_among, plan_for_quests, quest_worth, stock_worth
from game.metro2033.bots.chances import threat_strengths
from game.metro2033.bots.fights import threat_chances
from game.metro2033.bots.glance import MetroGlance, WeighedLine
from game.metro2033.bots.worth import GOOD, POINT, STEP, equipment_worth, reward_worth
from game.metro2033.cards import verbs as vb
from game.metro2033.cards.card import AfterWon, ArmyOf, FreeUse, MetroAbility, Modifier
from game.metro2033.cards.metro_map import HANSA, POLIS
from game.metro2033.cards.vocabulary import FIGHTERS, THREAT_TYPES
from game.metro2033.rules import commands as cmd
from game.metro2033.rules import steps
from game.metro2033.rules.answers import goods_answers
from game.metro2033.rules.fights.capture import FEWEST, refuges
from game.metro2033.rules.phases.mobilisation import most_recruits
from game.metro2033.rules.phases.setup import bordering
from game.metro2033.rules.strengths import capture_price
from game.metro2033.rules.turn import counted


# ---------------------------------------------------------------------- goods
def polis_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """For each Polis station the good that is worth most."""
    question = glance.question
    assert isinstance(question, steps.ChoosePolisGoods)
    chosen: list[str] = []
    for _ in question.stations:
        chosen.append(max(question.goods, key=lambda good: glance.gain(counted((*chosen, good)))))
    yield WeighedLine(0.0, (cmd.AnswerGoods(glance.seat, tuple(chosen)),), "goods")


def goods_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """The goods that are worth most; first of all the price of a capture that is to follow."""
    question = glance.question
    assert isinstance(question, steps.ChooseGoods)
    missing = _missing_for_capture(glance)
    for answer in goods_answers(glance):
        found = counted(answer.goods)
        worth = glance.gain(found) + stock_worth(glance, found) + (0.7 if missing and found.covers(missing) else 0.0)
        yield WeighedLine(worth, (answer,), "goods")


def _missing_for_capture(glance: MetroGlance) -> Bag:
    """What the seat lacks to capture the station that it has won."""
    follows = any(isinstance(step, steps.AskCapture) and step.seat == glance.seat for step in glance.state.agenda)
    return glance.missing(capture_price(glance.metro, glance.state)) if follows else EMPTY


# ---------------------------------------------------------------------- cards
def drawn_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """The better equipment, or the quest that is nearer."""
    question = glance.question
    assert isinstance(question, steps.ChooseDrawn)
    for card in question.cards:
        worth = glance.card_gain(card)[0] if question.deck == "equipment" else quest_worth(glance, card)
        yield WeighedLine(worth, (cmd.KeepCard(glance.seat, card),), "keep")


def surplus_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """The worst card goes."""
    for card in glance.player.equipment:
        worth = -equipment_worth(glance.cards, card)
        yield WeighedLine(worth, (cmd.AnswerCards(glance.seat, (card,)),), "surplus")


def order_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """A threat that can be beaten on top, the one with the best reward first; else the strongest, for others."""
    question = glance.question
    assert isinstance(question, steps.ChooseOrder)
    fighter: Any = "army" if glance.state.phase == "army" else "hero"
    strengths, ties = threat_strengths(glance.metro, glance.state, glance.seat, fighter, "attack")
    for cards in permutations(question.cards):
        top = glance.cards.threats[cards[0]]
        place = THREAT_TYPES.index(top.type)
        wins = strengths[place] + ties[place] > top.strength
        worth = 1.0 + reward_worth(top.reward) if wins else 0.01 * top.strength
        yield WeighedLine(worth, (cmd.AnswerCards(glance.seat, cards),), "order")


# ---------------------------------------------------------------------- stations
def home_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """A home that is still owned, near Hansa and neutral stations."""
    homes = glance.cards.map.homes[glance.player.faction or ""]
    owned = [home for home in homes if glance.state.owners.get(home) == glance.seat]
    allowed = owned if owned and glance.metro.options.wounded_home == "owned" else homes
    for home in allowed:
        worth = _place_worth(glance, home) + (0.2 if home in owned else 0.0)
        yield WeighedLine(worth, (cmd.AnswerStation(glance.seat, home),), "home")


def _place_worth(glance: MetroGlance, id: str) -> float:
    """What it is worth for a hero to stand at a station: the nearer to Hansa and neutral stations, the better."""
    worth = 0.0
    for other, count in glance.open_map.distances(id).items():
        if count > 3:
            break
        if glance.stations[other].kind == HANSA:
            worth += 0.03 / (1 + count)
        elif other not in glance.state.owners:
            worth += 0.02 / (1 + count)
    return worth


def refuge_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """A station that produces what no other does."""
    question = glance.question
    assert isinstance(question, steps.ChooseRefuge)
    plan_for_quests(glance)
    for station in refuges(glance, glance.seat, question.lost):
        yield WeighedLine(glance.station_worth(station), (cmd.AnswerStation(glance.seat, station),), "refuge")


# ---------------------------------------------------------------------- events and mobilisation
def guard_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """The station that is worth least, with whoever has the better odds."""
    plan_for_quests(glance)
    owned = glance.holdings.of(glance.seat)
    loses = 1.0 if len(owned) > FEWEST else 0.2
    for fighter in FIGHTERS:
        stations = owned if fighter == "army" else [id for id in owned if id == glance.player.at]
        if not stations:
            continue
        chances = threat_chances(glance, fighter, "defend", glance.foes, EMPTY)
        for id in stations:
            worth = chances.reward - chances.loss * loses * _kept_worth(glance, id)
            yield WeighedLine(worth, (cmd.GuardStation(glance.seat, id, fighter),), fighter)


def _kept_worth(glance: MetroGlance, id: str) -> float:
    """What an own station is worth."""
    station = glance.stations[id]
    produced = glance.holdings.by_kind[glance.seat][0]
    only = station.resource is not None and produced.count(station.resource) == 1
    return 1.0 + (0.3 if station.kind == POLIS else 0.0) + glance.quest_stations.get(id, 0.0) + (0.1 if only else 0.0)


def wanted_army(glance: MetroGlance) -> int:
    """The strength that an army should have: more in stage II, and near the goal; or what a quest asks for."""
    wants = condition_among(glance, ArmyOf)
    if wants is not None and glance.player.army + most_recruits(glance) >= wants.count:
        return int(wants.count)
    if glance.vp >= LATE:
        return 6
    return 5 if glance.state.stage > 1 else 4


LATE: Final = 7
"""VP from which the end is near."""

WANTED: Final = 0.45
UNWANTED: Final = 0.25
"""What a point of an army is worth up to what is wanted, and beyond."""

LAST_PIG: Final = 0.15
"""What it is worth to keep a pig for a capture."""


def _army_worth(strength: int, wanted: int) -> float:
    return WANTED * min(strength, wanted) + UNWANTED * max(0, strength - wanted)


def upkeep_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """As strong as is wanted."""
    track, wanted = glance.cards.army, max(5, wanted_army(glance))
    for strength in range(track.free, glance.player.army + 1):
        price = track.upkeep.get(strength, EMPTY)
        if glance.player.goods.covers(price):
            worth = _army_worth(strength, wanted) - glance.cost(price)
            yield WeighedLine(worth, (cmd.PayUpkeep(glance.seat, strength),), "upkeep")


def recruit_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """Up to what is wanted, as long as a pig is left."""
    army, wanted = glance.player.army, wanted_army(glance)
    price = glance.abilities.price(("recruit",), glance.cards.army.recruit)
    before = _army_worth(army, wanted)
    yield WeighedLine(0.0, (cmd.FinishMetroTurn(glance.seat),), "done")
    for count in range(1, most_recruits(glance) + 1):
        paid = Bag({good: each * count for good, each in price.items()})
        last = LAST_PIG if glance.player.goods["pig"] - paid["pig"] < 1 else 0.0
        worth = _army_worth(army + count, wanted) - before - glance.cost(paid) - last
        yield WeighedLine(worth, (cmd.Recruit(glance.seat, count),), "recruit")


def completion_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """What can be completed is completed before (`game.metro2033.bots.properties`)."""
    yield WeighedLine(0.0, (cmd.FinishMetroTurn(glance.seat),), "done")


# ---------------------------------------------------------------------- setup
def faction_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """By its abilities and its bonus."""
    for faction in bordering(glance):
        card = glance.cards.factions[faction]
        worth = sum([_ability(ability) for ability in card.abilities]) + reward_worth(card.bonus.goods)
        worth += {"equipment": 0.4, "quest": 0.3, None: 0.0}[card.bonus.deck]
        yield WeighedLine(worth, (cmd.TakeFaction(glance.seat, faction),), "faction")


def hero_choice_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """By strength, speed and abilities; at the home that is nearest to Hansa and to neutral stations."""
    taken = {player.hero for player in glance.state.players}
    homes = glance.cards.map.homes[glance.player.faction or ""]
    for id, hero in glance.cards.heroes.items():
        if id in taken:
            continue
        worth = POINT * hero.strength + STEP * hero.speed + sum([_ability(one) for one in hero.abilities])
        for home in homes:
            at = worth + _place_worth(glance, home)
            yield WeighedLine(at, (cmd.TakeHero(glance.seat, id, home),), "hero")


def _ability(ability: MetroAbility) -> float:
    """What an ability of a faction or of a hero is worth for a whole match."""
    if isinstance(ability, AfterWon):
        return 0.35
    found = _ABILITIES.get(type(ability.verb), 0.1)
    return found * (1.0 if isinstance(ability, Modifier | FreeUse) else 0.8)


_ABILITIES: Final[Mapping[type[Any], float]] = {
    vb.SetGoal: 0.5,
    vb.WinTies: 0.5,
    vb.RedrawThreat: 0.5,
    vb.AddStrength: 0.4,
    vb.ChangePrice: 0.4,
    vb.AddVotes: 0.2,
    vb.SeeLaws: 0.2,
    vb.SetBattleHand: 0.3,
    vb.TradeAtHomes: 0.25,
    vb.GainGoods: GOOD * 2,
}
