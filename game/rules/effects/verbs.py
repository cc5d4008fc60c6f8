"""The effects of the verbs that cards of several sets have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.cards.verbs import (
    ActivateProduction,
    BlockLocation,
    ChooseGain,
    ClearLocations,
    CopyDeals,
    DivertProduction,
    DrawAndKeep,
    ForfeitGoods,
    Gain,
    GainMissing,
    PlaceHere,
    Steal,
    Store,
    Verb,
    VisitOccupied,
)
from game.rules.effects import (
    Effect,
    activate,
    block,
    choose,
    clear,
    copy_deals,
    divert,
    draw_and_keep,
    forfeit,
    gain,
    place_here,
    steal,
    store,
    visit_occupied,
)

VERBS: Final[Mapping[type[Verb], Effect]] = {
    Gain: Effect(gain.has_effect, gain.apply),
    ChooseGain: Effect(choose.has_effect, choose.apply),
    GainMissing: Effect(choose.has_effect, choose.apply),
    PlaceHere: Effect(place_here.has_effect, place_here.apply),
    Store: Effect(store.has_effect, store.apply),
    Steal: Effect(steal.has_effect, steal.apply),
    ActivateProduction: Effect(activate.has_effect, activate.apply),
    DivertProduction: Effect(divert.has_effect, divert.apply),
    CopyDeals: Effect(copy_deals.has_effect, copy_deals.apply),
    ClearLocations: Effect(clear.has_effect, clear.apply),
    VisitOccupied: Effect(visit_occupied.has_effect, visit_occupied.apply),
    DrawAndKeep: Effect(draw_and_keep.has_effect, draw_and_keep.apply),
    BlockLocation: Effect(block.has_effect, block.apply),
    ForfeitGoods: Effect(forfeit.has_effect, forfeit.apply),
}
