"""The kinds of goods a card can give: by its abilities, its Deal, its Spoils."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from game.cards.card import (
    ActivateProduction,
    ChooseGain,
    ClearLocations,
    Connection,
    CopyDeals,
    DivertProduction,
    DrawAndKeep,
    Faction,
    Gain,
    Location,
    PlaceHere,
    Steal,
    Store,
    Verb,
    VisitOccupied,
)
from game.cards.vocabulary import GAINS, RESOURCES


def _of_gain(verb: Gain) -> Iterable[str]:
    return (*verb.goods, *(counted.good for counted in verb.counted))


def _of_choice(verb: ChooseGain) -> Iterable[str]:
    return (good for option in verb.options for good in _of_gain(option))


def _nothing(_: Verb) -> Iterable[str]:
    """Goods from another card, or from before, do not count."""
    return ()


GIVES: Final[dict[type[Verb], Callable[[Any], Iterable[str]]]] = {
    Gain: _of_gain,
    ChooseGain: _of_choice,
    PlaceHere: lambda verb: verb.goods,
    Store: _nothing,
    Steal: lambda verb: verb.goods,
    ActivateProduction: _nothing,
    DivertProduction: _nothing,
    CopyDeals: _nothing,
    ClearLocations: _nothing,
    VisitOccupied: _nothing,
    DrawAndKeep: lambda _: ("card",),
}
"""Verb -> the goods that it gives its owner by itself."""


def gives(card: Location | Connection | Faction) -> frozenset[str]:
    """The kinds of `GAINS` that a card can give; a resource of choice counts as all four."""
    if isinstance(card, Connection):
        return _kinds(card.gain)
    if isinstance(card, Faction):
        return _kinds((*card.produces, *(good for action in card.actions for good in action.gain)))
    by_ability = (good for ability in card.abilities for verb in ability.verbs for good in GIVES[type(verb)](verb))
    return _kinds((*by_ability, *card.deal, *card.spoils))


def _kinds(goods: Iterable[str]) -> frozenset[str]:
    named = frozenset(goods)
    return (named | frozenset(RESOURCES) if "basic" in named else named) & frozenset(GAINS)
