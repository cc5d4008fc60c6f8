"""All commands and events: a line for each set."""

from __future__ import annotations

from game.rules.commands import BaseCommand
from game.rules.events import BaseEvent
from game.rules.sets.arena.messages import ArenaCommand, ArenaEvent
from game.rules.sets.borders.messages import BordersCommand, BordersEvent
from game.rules.sets.districts.messages import DistrictsCommand, DistrictsEvent
from game.rules.sets.headquarters.messages import HeadquartersCommand, HeadquartersEvent
from game.rules.sets.moloch.messages import MolochCommand, MolochEvent
from game.rules.sets.no_mans_land.messages import NoMansLandCommand, NoMansLandEvent
from game.rules.sets.scavengers.messages import ScavengersEvent

AnyCommand = (
    BaseCommand | MolochCommand | NoMansLandCommand | HeadquartersCommand | BordersCommand | ArenaCommand
    | DistrictsCommand
)  # fmt: skip

AnyEvent = (
    BaseEvent | ScavengersEvent | MolochEvent | NoMansLandEvent | HeadquartersEvent | BordersEvent | ArenaEvent
    | DistrictsEvent
)  # fmt: skip
