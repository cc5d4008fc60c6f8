"""All commands and events: a line for each set."""

from __future__ import annotations

from game.fiftyfirst.rules.commands import BaseCommand
from game.fiftyfirst.rules.events import BaseEvent
from game.fiftyfirst.rules.sets.arena.messages import ArenaCommand, ArenaEvent
from game.fiftyfirst.rules.sets.borders.messages import BordersCommand, BordersEvent
from game.fiftyfirst.rules.sets.districts.messages import DistrictsCommand, DistrictsEvent
from game.fiftyfirst.rules.sets.headquarters.messages import HeadquartersCommand, HeadquartersEvent
from game.fiftyfirst.rules.sets.moloch.messages import MolochCommand, MolochEvent
from game.fiftyfirst.rules.sets.no_mans_land.messages import NoMansLandCommand, NoMansLandEvent
from game.fiftyfirst.rules.sets.scavengers.messages import ScavengersEvent

AnyCommand = (
    BaseCommand | MolochCommand | NoMansLandCommand | HeadquartersCommand | BordersCommand | ArenaCommand
    | DistrictsCommand
)  # fmt: skip

AnyEvent = (
    BaseEvent | ScavengersEvent | MolochEvent | NoMansLandEvent | HeadquartersEvent | BordersEvent | ArenaEvent
    | DistrictsEvent
)  # fmt: skip
