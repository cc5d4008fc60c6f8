"""Which goods a card can give: its ability, its Deal, its Spoils."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from game.cards.card import Connection, Faction, Gain, Location, PlaceHere, Steal, Store, Verb
from game.cards.vocabulary import GAINS, RESOURCES

GIVES: Final[dict[type[Verb], Callable[[Any], Iterable[str]]]] = {
    Gain: lambda verb: (*verb.goods, *(counted.good for counted in verb.counted)),
    PlaceHere: lambda verb: verb.goods,
    Store: lambda _: (),
    Steal: lambda verb: verb.goods,
}
"""The goods that each verb of the card language brings its owner; storing brings nothing new."""


def gives(card: Location | Connection | Faction) -> frozenset[str]:
    """The kinds of goods, of `GAINS`, that a card can give; a resource of one's choice is each of the four."""
    if isinstance(card, Connection):
        return _kinds(card.gain)
    if isinstance(card, Faction):
        return _kinds((*card.produces, *(good for action in card.actions for good in action.gain)))
    by_ability = (good for ability in card.abilities for verb in ability.verbs for good in GIVES[type(verb)](verb))
    return _kinds((*by_ability, *card.deal, *card.spoils))


def _kinds(goods: Iterable[str]) -> frozenset[str]:
    named = frozenset(goods)
    return (named | frozenset(RESOURCES) if "basic" in named else named) & frozenset(GAINS)
