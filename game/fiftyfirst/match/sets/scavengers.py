"""What recorded matches have of Scavengers."""

from __future__ import annotations

from typing import Final

from game.fiftyfirst.match.part import MatchPart
from game.fiftyfirst.rules.sets.scavengers.messages import CardSalvaged, LocationDemolished, RuinRebuilt
from game.fiftyfirst.rules.state import VIRTUAL

PART: Final = MatchPart(
    deeds={LocationDemolished: "demolished", RuinRebuilt: "rebuilt"},
    counted={
        CardSalvaged: lambda event: [(event.seat, "drawn", event.card)] if event.seat != VIRTUAL else (),
        LocationDemolished: lambda event: [(event.owner, "lost", event.card)] if event.seat != event.owner else (),
    },
)
