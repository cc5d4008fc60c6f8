"""The verbs of the card language: for each, whether it can change anything, and what it does."""

from __future__ import annotations

from game.cards.card import (
    ActivateProduction,
    ChooseGain,
    CopyDeals,
    DivertProduction,
    Gain,
    PlaceHere,
    Steal,
    Store,
)
from game.rules.effects import activate, choose, copy_deals, divert, gain, place_here, steal, store
from game.rules.effects.registry import EFFECTS, Effect, apply, has_effect

__all__ = ["EFFECTS", "apply", "has_effect"]

EFFECTS.update(
    {
        Gain: Effect(gain.has_effect, gain.apply),
        ChooseGain: Effect(choose.has_effect, choose.apply),
        PlaceHere: Effect(place_here.has_effect, place_here.apply),
        Store: Effect(store.has_effect, store.apply),
        Steal: Effect(steal.has_effect, steal.apply),
        ActivateProduction: Effect(activate.has_effect, activate.apply),
        DivertProduction: Effect(divert.has_effect, divert.apply),
        CopyDeals: Effect(copy_deals.has_effect, copy_deals.apply),
    }
)
