"""What the fields of commands, events and steps name: the types that say so."""

from __future__ import annotations

from typing import Annotated, Final

from game.kernel.chance import Chance
from game.kernel.reference import Reference

STATION: Final = Reference("station")
FACTION: Final = Reference("faction")
HERO: Final = Reference("hero")
THREAT: Final = Reference("threat")
EQUIPMENT: Final = Reference("equipment")
QUEST: Final = Reference("quest")
LAW: Final = Reference("law")
BATTLE: Final = Reference("battle")
"""A battle card."""

CARD: Final = Reference("card")
"""A card of any kind."""

DECK: Final = Reference("deck")
"""`threat`, `equipment` or `quest`."""

GOOD: Final = Reference("good")
FIGHTER: Final = Reference("fighter")
"""`army` or `hero`."""

CAUSE: Final = Reference("cause")
"""Why something is received, paid or lost."""

PHASE: Final = Reference("phase")
WINDOW: Final = Reference("window")
COUNT: Final = Reference("count")
CHANCE: Final = Reference("chance")
STATE: Final = Reference("state")

StationId = Annotated[str, STATION]
FactionId = Annotated[str, FACTION]
HeroId = Annotated[str, HERO]
ThreatId = Annotated[str, THREAT]
EquipmentId = Annotated[str, EQUIPMENT]
QuestId = Annotated[str, QUEST]
LawId = Annotated[str, LAW]
BattleId = Annotated[str, BATTLE]
CardId = Annotated[str, CARD]
DeckName = Annotated[str, DECK]
GoodName = Annotated[str, GOOD]
FighterName = Annotated[str, FIGHTER]
CauseName = Annotated[str, CAUSE]
PhaseName = Annotated[str, PHASE]
WindowName = Annotated[str, WINDOW]
Count = Annotated[int, COUNT]
TheChance = Annotated[Chance, CHANCE]
