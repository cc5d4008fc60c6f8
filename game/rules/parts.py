"""What the sets add to the rules, in the order in which they are laid out: one line for each."""

from __future__ import annotations

from game.rules.effects import EFFECTS
from game.rules.effects.verbs import VERBS
from game.rules.sets.arena.rules import ARENA
from game.rules.sets.borders.rules import BORDERS
from game.rules.sets.districts.rules import DISTRICTS
from game.rules.sets.headquarters.rules import HEADQUARTERS
from game.rules.sets.moloch.rules import MOLOCH
from game.rules.sets.no_mans_land.opponent import OPPONENT as OPPONENT_WITH_OUTPOSTS
from game.rules.sets.no_mans_land.rules import NO_MANS_LAND
from game.rules.sets.part import PARTS as PARTS
from game.rules.sets.scavengers.rules import SCAVENGERS

PARTS.extend((SCAVENGERS, MOLOCH, NO_MANS_LAND, HEADQUARTERS, BORDERS, ARENA, DISTRICTS, OPPONENT_WITH_OUTPOSTS))

for _effects in (VERBS, *[part.effects for part in PARTS]):
    EFFECTS.update(_effects)
