"""What the fields of commands, events and steps name: the types that say so.

A new kind of thing is a row here, and one in each of the tables that say which ones there are
(`game.fiftyfirst.rules.known`) and how they are written (`game.fiftyfirst.rules.position.pending`), or in those of its
set.
"""

from __future__ import annotations

from typing import Annotated, Final

from game.kernel import seats
from game.kernel.chance import Chance
from game.kernel.reference import Reference
from game.kernel.seats import Seat

SEATS: Final = seats.SEATS[:4]
"""The seats of the players, in clockwise order (R3.9)."""

VIRTUAL: Final = "V"
"""The seat of the virtual opponent of a solo game (R30): it has a State and VP, and no hand, goods or faction."""

PLAYER: Final = Reference("player")
"""A seat of a person or a robot, not that of the virtual opponent."""

SITE: Final = Reference("site")
"""A Site in any State, by its number."""

LOCATION: Final = Reference("location")
CONNECTION: Final = Reference("connection")
MACHINE: Final = Reference("machine")
DEPLOYED: Final = Reference("deployed")
"""A deployed Machine, by its place."""

AREA: Final = Reference("area")
LEVEL: Final = Reference("level")
"""A level of an Area, from 1."""

HQ: Final = Reference("hq")
BORDER: Final = Reference("border")
"""A side of a border tile."""

DISTRICT: Final = Reference("district")
DEAL: Final = Reference("deal")
"""A Location in a Deal, or a district, which stands for the Deal with it (R53.4)."""

PRINTED: Final = Reference("printed")
"""A card, board or tile of any kind."""

USE: Final = Reference("use")
"""A use of a faction board, or what Borgo does instead, by its name."""

BORGO_ACTION: Final = Reference("borgo_action")
GOOD: Final = Reference("good")
DISCARDED_GOOD: Final = Reference("discarded_good")
"""`card` or `deal`: what is discarded one by one."""

GEAR: Final = Reference("gear")
CATEGORY: Final = Reference("category")
COLOUR: Final = Reference("colour")
"""The colour of a pile of Connection cards."""

PILE: Final = Reference("pile")
"""A pile of the virtual opponent."""

STAGE: Final = Reference("stage")
"""A stage of the virtual opponent's round."""

PHASE: Final = Reference("phase")
DEED: Final = Reference("deed")
"""What is done with an Outpost."""

SOURCE_KIND: Final = Reference("source_kind")
ASKING_KIND: Final = Reference("asking_kind")
"""The kind of source of a question."""

COUNT: Final = Reference("count")
DRAFT: Final = Reference("draft")
"""The first or the second draft of a Lookout."""

CHANCE: Final = Reference("chance")
STATE: Final = Reference("state")

PlayerSeat = Annotated[Seat, PLAYER]
SiteNumber = Annotated[int, SITE]
LocationId = Annotated[str, LOCATION]
ConnectionId = Annotated[str, CONNECTION]
MachineId = Annotated[str, MACHINE]
DeployedPlace = Annotated[int, DEPLOYED]
AreaId = Annotated[str, AREA]
LevelNumber = Annotated[int, LEVEL]
HqId = Annotated[str, HQ]
BorderId = Annotated[str, BORDER]
DistrictId = Annotated[str, DISTRICT]
DealId = Annotated[str, DEAL]
PrintedId = Annotated[str, PRINTED]
UseName = Annotated[str, USE]
BorgoAction = Annotated[str, BORGO_ACTION]
GoodName = Annotated[str, GOOD]
DiscardedGood = Annotated[str, DISCARDED_GOOD]
GearName = Annotated[str, GEAR]
CategoryName = Annotated[str, CATEGORY]
ColourName = Annotated[str, COLOUR]
PileName = Annotated[str, PILE]
StageName = Annotated[str, STAGE]
PhaseName = Annotated[str, PHASE]
DeedName = Annotated[str, DEED]
SourceKind = Annotated[str, SOURCE_KIND]
AskingKind = Annotated[str, ASKING_KIND]
Count = Annotated[int, COUNT]
DraftNumber = Annotated[int, DRAFT]
TheChance = Annotated[Chance, CHANCE]
