"""What the cards of a seat do: the abilities of its faction, hero and equipment, and of the law in force.

No card is known by its name here; only options of M-61 name two factions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from game.kernel.bag import Bag
from game.kernel.memo import Lazy
from game.kernel.seats import Seat
from game.metro2033.cards.card import (
    ALWAYS,
    AfterExchange,
    AfterWon,
    Circumstance,
    FreeUse,
    InsteadOfWound,
    MetroAbility,
    Modifier,
)
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.verbs import (
    AddSpeed,
    AddStrength,
    AddVotes,
    ChangePrice,
    MetroVerb,
    SeeLaws,
    SetBattleHand,
    SetForage,
    SetGoal,
    SetPolisStrength,
    TradeAtHomes,
    WinTies,
)
from game.metro2033.cards.vocabulary import Priced
from game.metro2033.rules.options import MetroOptions
from game.metro2033.rules.state import Metro, MetroState

BATTLE_HAND = 3
"""Battle cards that each side is dealt (M-9.4)."""


class OwnedAbility(NamedTuple):
    """An ability with the card that has it, and its place among the abilities of that card."""

    card: str
    place: int
    ability: MetroAbility


class Abilities:
    """The abilities of a seat, in the order faction, hero, equipment as carried, law (M-9.6)."""

    def __init__(self, cards: MetroCards, all: Sequence[OwnedAbility], hero: str | None) -> None:
        self._cards = cards
        self.all = all
        self._hero = cards.heroes[hero] if hero else None
        self._modifiers: list[tuple[str, MetroVerb, Circumstance]] = [
            (card, ability.verb, ability.when) for card, _, ability in all if isinstance(ability, Modifier)
        ]
        self._strengths = [(when, verb.count) for _, verb, when in self._modifiers if isinstance(verb, AddStrength)]
        self._ties = [when for _, verb, when in self._modifiers if isinstance(verb, WinTies)]
        self._prices = [(when, verb) for _, verb, when in self._modifiers if isinstance(verb, ChangePrice)]

    def strength(self, fight: Circumstance) -> int:
        """What they add to the strength of the own side in a fight (M-9.1)."""
        return sum([count for when, count in self._strengths if when.holds_in(fight)])

    @Lazy
    def hero_strength(self) -> int:
        """The strength of the hero in every fight: his card and equipment that counts always."""
        alone = Circumstance("hero")
        always = [
            verb.count
            for card, verb, when in self._modifiers
            if isinstance(verb, AddStrength) and card in self._cards.equipment and when in (ALWAYS, alone)
        ]
        return (self._hero.strength if self._hero else 0) + sum(always)

    def wins_ties(self, fight: Circumstance) -> bool:
        """Whether a tie is a victory of the own side (M-9.2)."""
        return any(when.holds_in(fight) for when in self._ties)

    def price(self, of: tuple[Priced, ...], base: Bag, fight: Circumstance = ALWAYS) -> Bag:
        """A price with all that makes it higher or lower; no good falls below 0."""
        for when, verb in self._prices:
            if verb.of in of and when.holds_in(fight):
                base = lowered(base + verb.more, verb.less)
        return base

    @Lazy
    def speed(self) -> int:
        """The steps of the hero in a turn, at least 0 (A-09)."""
        printed = self._hero.speed if self._hero else 0
        return max(0, printed + sum([verb.count for _, verb, _ in self._modifiers if isinstance(verb, AddSpeed)]))

    @Lazy
    def votes(self) -> int:
        """Votes beside those for stations (M-5.5)."""
        return sum([verb.count for _, verb, _ in self._modifiers if isinstance(verb, AddVotes)])

    @Lazy
    def laws_seen(self) -> int:
        """How many laws the seat may look at before one is revealed (M-5.6)."""
        return max([verb.count for _, verb, _ in self._modifiers if isinstance(verb, SeeLaws)], default=0)

    @Lazy
    def goal(self) -> int | None:
        """The VP that the seat needs, if not those that all need (M-1.3)."""
        return min([verb.count for _, verb, _ in self._modifiers if isinstance(verb, SetGoal)], default=None)

    @Lazy
    def forage(self) -> int:
        """The goods that foraging brings (M-7.5)."""
        return max([verb.count for _, verb, _ in self._modifiers if isinstance(verb, SetForage)], default=1)

    @Lazy
    def polis_strength(self) -> int:
        """The strength of neutral Polis (M-9.1)."""
        counts = [verb.count for _, verb, _ in self._modifiers if isinstance(verb, SetPolisStrength)]
        return max(counts, default=self._cards.polis_strength)

    @Lazy
    def battle_hand(self) -> int:
        """How many battle cards the seat is dealt (M-9.4)."""
        counts = [verb.count for _, verb, _ in self._modifiers if isinstance(verb, SetBattleHand)]
        return max(counts, default=BATTLE_HAND)

    @Lazy
    def trades_at_homes(self) -> bool:
        """Whether own homes count as Hansa for trading."""
        return any(isinstance(verb, TradeAtHomes) for _, verb, _ in self._modifiers)

    @Lazy
    def after_exchange(self) -> Sequence[OwnedAbility]:
        """What happens after an exchange."""
        return [owned for owned in self.all if isinstance(owned.ability, AfterExchange)]

    def after_won(self, fight: Circumstance, strength: int) -> Sequence[OwnedAbility]:
        """What happens after a won fight; ``strength`` is the printed one that was beaten."""
        return [
            owned
            for owned in self.all
            if isinstance(owned.ability, AfterWon)
            and owned.ability.fight.holds_in(fight)
            and strength >= owned.ability.strength
        ]

    @Lazy
    def free_uses(self) -> Sequence[OwnedAbility]:
        """What can be used at a window."""
        return [owned for owned in self.all if isinstance(owned.ability, FreeUse)]

    @Lazy
    def has_uses(self) -> bool:
        """Whether anything can be used at a window."""
        return bool(self.free_uses or self.instead_of_wound)

    @Lazy
    def instead_of_wound(self) -> Sequence[OwnedAbility]:
        """What keeps the hero from being wounded."""
        return [owned for owned in self.all if isinstance(owned.ability, InsteadOfWound)]


def lowered(price: Bag, less: Bag) -> Bag:
    """A price without ``less``; no good of it falls below 0.

    >>> lowered(Bag({"pig": 1, "ammo": 1}), Bag({"ammo": 2}))
    Bag({'pig': 1})
    """
    return Bag({good: max(0, count - less[good]) for good, count in price.items()}) if less else price


@lru_cache(maxsize=4096)
def _abilities(
    cards: MetroCards,
    options: MetroOptions,
    faction: str | None,
    hero: str | None,
    equipment: tuple[str, ...],
    law: str | None,
) -> Abilities:
    return Abilities(cards, list(_owned(cards, options, faction, hero, equipment, law)), hero)


def _owned(
    cards: MetroCards,
    options: MetroOptions,
    faction: str | None,
    hero: str | None,
    equipment: tuple[str, ...],
    law: str | None,
) -> Iterator[OwnedAbility]:
    for card in (faction, hero, *equipment, law):
        for place, ability in enumerate(cards.all[card].abilities if card else ()):
            yield OwnedAbility(card or "", place, _as_chosen(options, card or "", ability))


def _as_chosen(options: MetroOptions, card: str, ability: MetroAbility) -> MetroAbility:
    """An ability as the options have it: Bauman and the Bandits may win ties in fewer fights (A-28, A-29)."""
    if not isinstance(ability, Modifier) or not isinstance(ability.verb, WinTies):
        return ability
    if card == "bauman" and options.bauman_ties == "attack":
        return replace(ability, when=replace(ability.when, side="attack"))
    if card == "bandits" and options.bandits_ties == "players":
        return replace(ability, when=replace(ability.when, against="player"))
    return ability


def abilities_of(metro: Metro, state: MetroState, seat: Seat) -> Abilities:
    """The abilities of a seat in this state."""
    player = state.player(seat)
    return _abilities(metro.cards, metro.options, player.faction, player.hero, player.equipment, state.law)


def goal_of(metro: Metro, state: MetroState, seat: Seat) -> int:
    """The VP that a seat needs (M-1.3): with another goal for all, who needs fewer still needs as many fewer."""
    own = abilities_of(metro, state, seat).goal
    return metro.options.goal if own is None else metro.options.goal - (metro.cards.goal - own)
