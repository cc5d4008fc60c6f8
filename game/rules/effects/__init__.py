"""The effects of the verbs of the card language: whether each can change anything, and what it does."""

from __future__ import annotations

from game.cards.verbs import (
    ActivateOutposts,
    ActivateProduction,
    BlockLocation,
    BuildOutposts,
    ChooseGain,
    ClearLocations,
    CopyDeals,
    DemolishLocation,
    DivertProduction,
    DrawAndKeep,
    ForfeitGoods,
    Gain,
    GainMissing,
    MatchCategory,
    PlaceCode,
    PlaceHere,
    PlaceOnRuins,
    RazeOutposts,
    RebuildRuins,
    Steal,
    StealLocation,
    Store,
    StripRuins,
    UpgradeOutposts,
    VisitOccupied,
)
from game.rules.effects import (
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
from game.rules.effects.registry import EFFECTS, Effect, apply, has_effect, never_fails, never_runs_out
from game.rules.sets.headquarters import steal_location
from game.rules.sets.moloch import place_code
from game.rules.sets.no_mans_land import effects as outposts
from game.rules.sets.scavengers import demolish, match, place_on_ruins, rebuild, strip

__all__ = ["EFFECTS", "apply", "has_effect", "never_fails", "never_runs_out"]

EFFECTS.update(
    {
        Gain: Effect(gain.has_effect, gain.apply),
        ChooseGain: Effect(choose.has_effect, choose.apply),
        GainMissing: Effect(choose.has_effect, choose.apply),
        PlaceHere: Effect(place_here.has_effect, place_here.apply),
        PlaceCode: Effect(place_code.has_effect, place_code.apply),
        Store: Effect(store.has_effect, store.apply),
        Steal: Effect(steal.has_effect, steal.apply),
        StealLocation: Effect(steal_location.has_effect, steal_location.apply),
        ActivateProduction: Effect(activate.has_effect, activate.apply),
        DivertProduction: Effect(divert.has_effect, divert.apply),
        CopyDeals: Effect(copy_deals.has_effect, copy_deals.apply),
        ClearLocations: Effect(clear.has_effect, clear.apply),
        VisitOccupied: Effect(visit_occupied.has_effect, visit_occupied.apply),
        DrawAndKeep: Effect(draw_and_keep.has_effect, draw_and_keep.apply),
        BlockLocation: Effect(block.has_effect, block.apply),
        ForfeitGoods: Effect(forfeit.has_effect, forfeit.apply),
        MatchCategory: Effect(match.has_effect, match.apply),
        RebuildRuins: Effect(rebuild.has_effect, rebuild.apply),
        StripRuins: Effect(strip.has_effect, strip.apply),
        DemolishLocation: Effect(demolish.has_effect, demolish.apply),
        PlaceOnRuins: Effect(place_on_ruins.has_effect, place_on_ruins.apply),
        BuildOutposts: Effect(outposts.has_effect, outposts.apply),
        UpgradeOutposts: Effect(outposts.has_effect, outposts.apply),
        RazeOutposts: Effect(outposts.has_effect, outposts.apply),
        ActivateOutposts: Effect(outposts.activates, outposts.activate),
    }
)
