"""Strict reading of verbs: each is one row of `READINGS`, which says with which timings and windows it is legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from game.kernel.bag import EMPTY
from game.kernel.given import Given
from game.metro2033.cards import verbs as vb
from game.metro2033.cards.amounts import exactly, flag, number, one_of, only, read_bag
from game.metro2033.cards.vocabulary import LARGEST, PRICED, REWARDS

MOST_ADDED: Final = 9
"""The most that a card adds to or takes from a strength or a speed."""


LAWS_SEEN: Final = 2
"""The laws that can be looked at: one is voted on, the other goes under the deck (M-5.6)."""

MOST_BATTLE_HAND: Final = 4
"""The most battle cards of one side: the other has three of the seven (M-9.4)."""


def _nothing(verb: vb.MetroVerb) -> Callable[[Given], vb.MetroVerb]:
    """How a verb is read that stands alone."""

    def read(given: Given) -> vb.MetroVerb:
        if given.value is not None:
            given.refuse(f"expected nothing after this verb, not {given}")
        return verb

    return read


def _word(word: str, verb: vb.MetroVerb) -> Callable[[Given], vb.MetroVerb]:
    """How a verb is read that has only one word after it."""

    def read(given: Given) -> vb.MetroVerb:
        given.word((word,), "the only word after this verb")
        return verb

    return read


def _count(make: Callable[[int], vb.MetroVerb], highest: int = LARGEST) -> Callable[[Given], vb.MetroVerb]:
    """How a verb is read that has a number after it."""
    return lambda given: make(number(given, 1, highest))


def _added(make: Callable[[int], vb.MetroVerb]) -> Callable[[Given], vb.MetroVerb]:
    """How a verb is read that adds a number, or takes it away."""

    def read(given: Given) -> vb.MetroVerb:
        count = number(given, -MOST_ADDED, MOST_ADDED)
        if not count:
            given.refuse("expected a number that changes something, not 0")
        return make(count)

    return read


def _price(given: Given) -> vb.ChangePrice:
    entries = given.entries("'price'", ("of",), ("less", "more"))
    if len(entries) == 1:
        given.refuse("expected 'less' or 'more' in 'price', or both")
    less, more = (read_bag(entries[key]) if key in entries else EMPTY for key in ("less", "more"))
    return vb.ChangePrice(one_of(entries["of"], PRICED, "what a price is of"), less, more)


def _peek(given: Given) -> vb.PeekThreats:
    entries = given.entries("'peek'", ("deck", "count"), ("order",))
    entries["deck"].word(("threats",), "a deck")
    return vb.PeekThreats(number(entries["count"]), flag(entries, "order"))


def _take(given: Given) -> vb.TakeEquipment:
    entries = given.entries("'take'", ("from", "count"))
    entries["from"].word(("market",), "where cards are taken")
    return vb.TakeEquipment(number(entries["count"]))


class MetroVerbReading(NamedTuple):
    """How a verb is read: its function, and the timings and windows it is legal with."""

    read: Callable[[Given], vb.MetroVerb]
    timings: tuple[str, ...]


READINGS: Final[dict[str, MetroVerbReading]] = {
    "strength": MetroVerbReading(_added(vb.AddStrength), ("always", "fight")),
    "speed": MetroVerbReading(_added(vb.AddSpeed), ("always", "move")),
    "wins_ties": MetroVerbReading(_nothing(vb.WinTies()), ("always",)),
    "price": MetroVerbReading(_price, ("always", "capture")),
    "votes": MetroVerbReading(_count(vb.AddVotes), ("always", "vote")),
    "laws_seen": MetroVerbReading(lambda given: vb.SeeLaws(exactly(given, LAWS_SEEN)), ("always",)),
    "goal": MetroVerbReading(_count(vb.SetGoal), ("always",)),
    "forage": MetroVerbReading(_count(vb.SetForage), ("always",)),
    "polis_strength": MetroVerbReading(_count(vb.SetPolisStrength), ("always",)),
    "battle_hand": MetroVerbReading(_count(vb.SetBattleHand, MOST_BATTLE_HAND), ("always",)),
    "trade_at": MetroVerbReading(_word("homes", vb.TradeAtHomes()), ("always",)),
    "gain": MetroVerbReading(lambda given: vb.GainGoods(read_bag(given, REWARDS)), ("after", "turn")),
    "army": MetroVerbReading(_count(vb.AddArmy), ("turn",)),
    "redraw": MetroVerbReading(_word("threat", vb.RedrawThreat()), ("fight",)),
    "peek": MetroVerbReading(_peek, ("turn",)),
    "take": MetroVerbReading(_take, ("turn",)),
    "cure": MetroVerbReading(_nothing(vb.CureWound()), ("wound",)),
    "discard": MetroVerbReading(_word("this", vb.DiscardThis()), ("instead_of",)),
}
"""Verb -> how it is read."""


def read_verb(given: Given, entries: Mapping[str, Given], timing: str) -> vb.MetroVerb:
    """The one verb of an ability, which must be legal with its timing or window."""
    word = only(given, [key for key in entries if key in READINGS], "verb", tuple(READINGS))
    reading = READINGS[word]
    if timing not in reading.timings:
        given.refuse(f"expected {word!r} together with {' or '.join(map(repr, reading.timings))}, not with {timing!r}")
    verb = reading.read(entries[word])
    if timing == "capture" and isinstance(verb, vb.ChangePrice) and not is_of_captures(verb):
        entries[word].refuse(f"expected the price of a capture at the window 'capture', not of {verb.of!r}")
    return verb


def is_of_captures(verb: vb.ChangePrice) -> bool:
    """Whether a price is of neutral stations, of those taken from a player, or of both."""
    return verb.of.startswith("capture")
