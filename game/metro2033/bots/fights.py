"""What attacks are worth: on neutral stations, on stations of others, and on heroes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.kernel.bag import Bag
from game.kernel.seats import Seat
from game.metro2033.bots.aims import DONE, condition_among
from game.metro2033.bots.chances import (
    BattleSide,
    Foes,
    ThreatChances,
    battle_chances,
    battle_side,
    foe,
    polis_bonus,
    threat_strengths,
)
from game.metro2033.bots.glance import MetroGlance
from game.metro2033.bots.worth import ARMY_POINT, CARD, WOUND, equipment_worth
from game.metro2033.cards.card import WonFight
from game.metro2033.cards.metro_map import POLIS
from game.metro2033.cards.verbs import RedrawThreat
from game.metro2033.cards.vocabulary import Fighter, FightSide
from game.metro2033.rules.odds import base_strength

NOTHING: Final = float("-inf")
"""Less than any attack is worth."""


class Attacks:
    """What attacks of one fighter are worth in one decision."""

    def __init__(self, glance: MetroGlance, fighter: Fighter) -> None:
        self._glance = glance
        self._fighter: Fighter = fighter
        self._own = battle_side(glance.metro, glance.state, glance.seat, fighter, "attack")
        self._neutral: tuple[float, float] | None = None
        self._scouted: tuple[float, float] | None = None
        self._seats: dict[tuple[Seat, bool], tuple[float, float]] = {}
        self._conquers = condition_among(glance, WonFight) if glance.player.quests else None

    @property
    def _risk(self) -> float:
        """What a lost fight costs."""
        return ARMY_POINT if self._fighter == "army" else WOUND

    def station(self, id: str, scouted: bool = False) -> float:
        """What the attack on a station is worth."""
        owner = self._glance.state.owners.get(id)
        if owner is not None:
            return self._owned(id, owner)
        if self._glance.stations[id].kind == POLIS:
            return self._polis(id)
        if scouted:
            self._scouted = self._scouted or self._threat(self._known())
            paid, rest = self._scouted
        else:
            self._neutral = self._neutral or self._threat(self._glance.foes)
            paid, rest = self._neutral
        return paid * self._glance.station_worth(id) + rest

    def _known(self) -> Foes:
        scouted = self._glance.player.scouted
        assert scouted is not None, "nothing was scouted"
        return foe(self._glance.cards, scouted.card)

    def _threat(self, foes: Foes) -> tuple[float, float]:
        """The chance to capture a neutral station, and what the fight is worth beside it."""
        glance = self._glance
        price = glance.capture_price(self._fighter, None)
        chances = threat_chances(glance, self._fighter, "attack", foes, glance.missing(price))
        rest = chances.reward - chances.loss * self._risk - chances.paid * self._paid(price)
        wants = self._conquers
        if wants is not None and wants.fight.against == "threat" and wants.fight.fighter in (None, self._fighter):
            strengths = threat_strengths(glance.metro, glance.state, glance.seat, self._fighter, "attack")
            rest += DONE * foes.beaten_from(*strengths, wants.strength)
        return chances.paid, rest

    def _paid(self, price: Bag) -> float:
        glance = self._glance
        return glance.cost(price) if glance.player.goods.covers(price) else 0.2

    def _polis(self, id: str) -> float:
        glance = self._glance
        more, wins_ties = polis_bonus(glance.abilities, self._fighter)
        difference = base_strength(glance.metro, glance.state, glance.seat, self._fighter) + more
        if difference > 0 or (difference == 0 and wins_ties):
            price = glance.capture_price(self._fighter, None)
            if glance.player.goods.covers(price):
                return glance.station_worth(id) - glance.cost(price)
            return 0.0
        return -self._risk if difference < 0 else -0.01

    def _owned(self, id: str, owner: Seat) -> float:
        glance = self._glance
        key = owner, glance.state.player(owner).at == id
        if key not in self._seats:
            self._seats[key] = self._battle(*key)
        captured, rest = self._seats[key]
        return captured * glance.station_worth(id) + rest

    def _battle(self, owner: Seat, has_hero: bool) -> tuple[float, float]:
        """The chance to capture a station of another seat, and what the fight is worth beside it."""
        glance = self._glance
        chance, loss = battle_chances(self._own, self._defender(owner, has_hero))
        price = glance.capture_price(self._fighter, owner)
        worth = glance.worth_of_harm(owner)
        is_paid = glance.player.goods.covers(price)
        if is_paid:
            worth -= glance.cost(price)
        wants = self._conquers
        if wants is not None and wants.fight.against == "player":
            worth += DONE
        risk = self._risk + (CARD if self._fighter == "hero" and glance.player.equipment else 0.0)
        return chance if is_paid else 0.0, chance * worth - loss * risk

    def _defender(self, owner: Seat, has_hero: bool) -> BattleSide:
        """Who defends a station: the stronger, if the hero of its owner stands there."""
        glance = self._glance
        army = battle_side(glance.metro, glance.state, owner, "army", "defend")
        if not has_hero:
            return army
        return max(army, battle_side(glance.metro, glance.state, owner, "hero", "defend"))

    def hero(self, victim: Seat) -> float:
        """What the attack on a hero is worth."""
        glance = self._glance
        other = battle_side(glance.metro, glance.state, victim, "hero", "defend")
        chance, loss = battle_chances(self._own, other)
        cards = glance.state.player(victim).equipment
        worth = (0.3 if glance.vps[victim] == glance.lead else 0.1) + best_loot(glance, cards, self._fighter)
        wants = self._conquers
        if wants is not None and wants.fight.against == "player" and wants.fight.fighter in (None, self._fighter):
            worth += DONE
        risk = self._risk + (CARD if self._fighter == "hero" and glance.player.equipment else 0.0)
        return chance * worth - loss * risk


def best_loot(glance: MetroGlance, cards: Sequence[str], fighter: Fighter) -> float:
    """What is gained from the cards of a beaten hero: one is taken by a hero, or thrown away by an army."""
    if not cards:
        return 0.0
    if fighter == "army":
        return 0.3 * max([equipment_worth(glance.cards, card) for card in cards])
    return max([0.0, *[glance.card_gain(card)[0] for card in cards]])


def threat_chances(glance: MetroGlance, fighter: Fighter, side: FightSide, foes: Foes, missing: Bag) -> ThreatChances:
    """The chances against a threat; who may redraw it meets a second one if he would not win."""
    strengths, ties = threat_strengths(glance.metro, glance.state, glance.seat, fighter, side)
    found = foes.chances(strengths, ties, missing["pig"], missing["mushroom"])
    if fighter == "hero" and can_redraw(glance):
        again = 1 - found.win
        return ThreatChances(
            found.win + again * found.win,
            found.paid + again * found.paid,
            found.loss * again,
            found.reward * (1 + again),
        )
    return found


def can_redraw(glance: MetroGlance) -> bool:
    """Whether the hero has a free property with which a threat is redrawn."""
    return any(
        isinstance(owned.ability.verb, RedrawThreat) and owned.card not in glance.player.used
        for owned in glance.abilities.free_uses
    )
