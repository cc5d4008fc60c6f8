"""The verbs of the card language of Metro 2033: what an ability does."""

from __future__ import annotations

import msgspec

from game.kernel.bag import EMPTY, Bag
from game.metro2033.cards.vocabulary import Priced


class MetroVerb(msgspec.Struct, frozen=True):
    """What happens at a timing of an ability."""


class AddStrength(MetroVerb, frozen=True):
    """The own side of a fight is so much stronger."""

    count: int


class AddSpeed(MetroVerb, frozen=True):
    """The hero makes so many steps more."""

    count: int


class WinTies(MetroVerb, frozen=True):
    """A tie is a victory (M-9.2)."""


class ChangePrice(MetroVerb, frozen=True):
    """A price is lower by ``less`` and higher by ``more``; no good of it falls below 0."""

    of: Priced
    less: Bag = EMPTY
    more: Bag = EMPTY


class AddVotes(MetroVerb, frozen=True):
    """So many votes more on a law (M-5.5)."""

    count: int


class SeeLaws(MetroVerb, frozen=True):
    """Look at so many laws of the top and choose which is voted on (M-5.6)."""

    count: int


class SetGoal(MetroVerb, frozen=True):
    """So many VP are enough to win (M-1.3)."""

    count: int


class SetForage(MetroVerb, frozen=True):
    """Foraging brings so many goods (M-7.5)."""

    count: int


class SetPolisStrength(MetroVerb, frozen=True):
    """Neutral Polis has this strength (M-9.1)."""

    count: int


class SetBattleHand(MetroVerb, frozen=True):
    """So many battle cards are dealt (M-9.4)."""

    count: int


class TradeAtHomes(MetroVerb, frozen=True):
    """Own homes count as Hansa for trading while they are owned (M-8.3 to M-8.5)."""


class GainGoods(MetroVerb, frozen=True):
    """Gain goods."""

    goods: Bag


class AddArmy(MetroVerb, frozen=True):
    """The army is so much stronger, up to the most (M-6.2)."""

    count: int


class RedrawThreat(MetroVerb, frozen=True):
    """The revealed threat is discarded and the next one revealed (M-9.7)."""


class PeekThreats(MetroVerb, frozen=True):
    """Look at so many threats of the top; with ``order`` put them back in any order."""

    count: int
    order: bool = False


class TakeEquipment(MetroVerb, frozen=True):
    """Take so many cards of the market for nothing."""

    count: int


class CureWound(MetroVerb, frozen=True):
    """The hero is not wounded."""


class DiscardThis(MetroVerb, frozen=True):
    """The card is discarded: the price of what it does instead."""
