"""What recorded matches have of Scavengers."""

from __future__ import annotations

from typing import Final

from game.match.part import MatchPart
from game.rules.sets.scavengers.events import LocationDemolished, RuinRebuilt

PART: Final = MatchPart(deeds={LocationDemolished: "demolished", RuinRebuilt: "rebuilt"})
