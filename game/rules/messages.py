"""All commands and events: a line for each set."""

from __future__ import annotations

from game.rules.commands import BaseCommand
from game.rules.events import BaseEvent
from game.rules.sets.arena.events import ArenaEvent
from game.rules.sets.arena.messages import ArenaCommand
from game.rules.sets.borders.events import BordersEvent
from game.rules.sets.borders.messages import BordersCommand
from game.rules.sets.districts.events import DistrictsEvent
from game.rules.sets.districts.messages import DistrictsCommand
from game.rules.sets.headquarters.events import HeadquartersEvent
from game.rules.sets.headquarters.messages import HeadquartersCommand
from game.rules.sets.moloch.events import MolochEvent
from game.rules.sets.moloch.messages import MolochCommand
from game.rules.sets.no_mans_land.events import NoMansLandEvent
from game.rules.sets.no_mans_land.messages import NoMansLandCommand
from game.rules.sets.scavengers.events import ScavengersEvent

AnyCommand = (
    BaseCommand
    | MolochCommand
    | NoMansLandCommand
    | HeadquartersCommand
    | BordersCommand
    | ArenaCommand
    | DistrictsCommand
)

AnyEvent = (
    BaseEvent
    | ScavengersEvent
    | MolochEvent
    | NoMansLandEvent
    | HeadquartersEvent
    | BordersEvent
    | ArenaEvent
    | DistrictsEvent
)
