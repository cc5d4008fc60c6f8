"""What the sets add to the rules, in the order in which they are laid out: one line for each; and effects of verbs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.fiftyfirst.cards import verbs
from game.fiftyfirst.rules.effects import (
    EFFECTS,
    Effect,
    activate,
    aimed,
    choose,
    clear,
    copy_deals,
    draw_and_keep,
    gain,
    place_here,
    steal,
)
from game.fiftyfirst.rules.sets.arena.rules import ARENA
from game.fiftyfirst.rules.sets.borders.rules import BORDERS
from game.fiftyfirst.rules.sets.districts.rules import DISTRICTS
from game.fiftyfirst.rules.sets.headquarters.rules import HEADQUARTERS
from game.fiftyfirst.rules.sets.moloch.rules import MOLOCH
from game.fiftyfirst.rules.sets.no_mans_land.opponent import OPPONENT as OPPONENT_WITH_OUTPOSTS
from game.fiftyfirst.rules.sets.no_mans_land.rules import NO_MANS_LAND
from game.fiftyfirst.rules.sets.part import PARTS as PARTS
from game.fiftyfirst.rules.sets.scavengers.rules import SCAVENGERS

PARTS.extend((SCAVENGERS, MOLOCH, NO_MANS_LAND, HEADQUARTERS, BORDERS, ARENA, DISTRICTS, OPPONENT_WITH_OUTPOSTS))

_IN_A_PHASE: Final = Effect(lambda *_: False, lambda *_: None)
"""A phase asks for it: Cleanup for what is stored, Production for what is diverted."""

_VERBS: Final[Mapping[type[verbs.Verb], Effect]] = {
    verbs.Gain: Effect(gain.has_effect, gain.apply),
    verbs.ChooseGain: Effect(choose.has_effect, choose.apply),
    verbs.GainMissing: Effect(choose.has_effect, choose.apply),
    verbs.PlaceHere: Effect(place_here.has_effect, place_here.apply),
    verbs.Store: _IN_A_PHASE,
    verbs.Steal: Effect(steal.has_effect, steal.apply),
    verbs.ActivateProduction: Effect(activate.has_effect, activate.apply),
    verbs.DivertProduction: _IN_A_PHASE,
    verbs.CopyDeals: Effect(copy_deals.has_effect, copy_deals.apply),
    verbs.ClearLocations: Effect(clear.has_effect, clear.apply),
    verbs.VisitOccupied: Effect(aimed.VISIT_OCCUPIED.has_effect, aimed.VISIT_OCCUPIED.apply),
    verbs.DrawAndKeep: Effect(draw_and_keep.has_effect, draw_and_keep.apply),
    verbs.BlockLocation: Effect(aimed.BLOCK.has_effect, aimed.BLOCK.apply),
    verbs.ForfeitGoods: Effect(aimed.FORFEIT.has_effect, aimed.FORFEIT.apply),
}
"""The effects of the verbs that cards of several sets have."""

for _effects in (_VERBS, *[part.effects for part in PARTS]):
    EFFECTS.update(_effects)
