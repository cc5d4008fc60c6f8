"""The rules that concern a card, in short sections.

The card's data alone selects the sections: its type, its timings, its verbs, its categories.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from game.cards import verbs
from game.cards.card import Action, Always, Location, Reserved, Timing
from game.cards.sets.no_mans_land import ActivateOutposts
from game.wording.rows.cards import MODIFIERS, TIMINGS, VERBS


class CardRule(msgspec.Struct, frozen=True):
    """A rule for the panel beside the zoomed card; ``topic`` is the section of the rules reference about it."""

    icon: str
    heading: str
    sentence: str
    topic: str


OF_TYPES: Final[dict[str, tuple[str, ...]]] = {
    "production": (),
    "open_production": ("visitors",),
    "production_feature": ("production_feature",),
    "feature": ("feature",),
    "action": (),
}
"""Type of a Location -> its sections."""

OF_GAINS: Final = {"ruin": "gain_ruin", "salvage": "salvage", "hacked": "gain_hacked"}
"""Good that does not go to the supply -> the section about gaining it."""

OF_COSTS: Final = {"ruin": "discard_ruin", "matching": "matching"}
"""What an action may cost -> the section about it."""

OF_COUNTED: Final[dict[type[verbs.AnyCounted], str]] = {
    verbs.Counted: "counted",
    verbs.CountedRuins: "counted_ruins",
    verbs.CountedMachines: "counted_machines",
    verbs.CountedHacked: "counted_hacked",
}
"""What an amount is counted by -> its section, if it has one; Outposts and their levels have one each."""

_ALWAYS: Final = ("build", "deal", "raze")
"""The sections of every Location: its three uses (R1.3)."""


def of_location(card: Location) -> Iterator[str]:
    """The sections of its timings, then of its verbs, of its Spoils and its Deal, then those of every Location."""
    for ability in card.abilities:
        # building a card that only diverts the production of others gives nothing
        if not ability.verbs or not all(isinstance(verb, verbs.DivertProduction) for verb in ability.verbs):
            yield from _of_timing(ability.timing)
    yield from OF_TYPES[card.type]
    for verb in (verb for ability in card.abilities for verb in ability.verbs):
        yield from (rule for rule in of_verb(verb) if not (card.reserved and rule == "place_here"))
    if "salvage" in card.spoils or "salvage" in card.deal:
        yield "salvage"
    if card.machine:
        yield "hacked_side"
    if card.groups:
        yield "group"
    if not card.categories:
        yield "no_categories"
    elif card.categories == ("ammo",):
        yield "ammo_category"
    yield from _ALWAYS


def of_verb(verb: verbs.Verb) -> Iterator[str]:
    """The sections of a verb and of the goods it gives."""
    gained = tuple(of_goods(verb.gives))
    yield from (rule for rule in VERBS[type(verb)].rules if rule != "gain" or rule in gained)
    if isinstance(verb, verbs.Gain):
        yield from (OF_COUNTED[type(amount)] for amount in verb.counted if type(amount) in OF_COUNTED)
        for amount in (amount for amount in verb.counted if isinstance(amount, verbs.CountedOutposts)):
            yield "counted_levels" if amount.levels else "counted_outposts"
            yield from ("central",) if amount.part == "central" else ()
    if isinstance(verb, ActivateOutposts) and verb.part == "central":
        yield "central"
    yield from (rule for rule in gained if rule != "gain")


def of_goods(goods: Iterable[str]) -> Iterator[str]:
    """The sections about gaining goods: Ruins and salvage have their own."""
    return (OF_GAINS.get(good, "gain") for good in goods)


def _of_timing(timing: Timing) -> Iterator[str]:
    yield from TIMINGS[type(timing)].rules
    if isinstance(timing, Always) and isinstance(timing.modifier, Reserved):
        yield f"reserved_{timing.modifier.purpose}"
    elif isinstance(timing, Always):
        yield from MODIFIERS[type(timing.modifier)].rules
    elif isinstance(timing, Action):
        if timing.uses > 1:
            yield "activate_again"
        elif timing.any_times:
            yield "times_any"
        yield from (OF_COSTS[good] for good in OF_COSTS if good in timing.spend)
