"""All steps that a game can hold in store: a line for each set."""

from __future__ import annotations

from game.fiftyfirst.rules.sets.arena.messages import ArenaStep
from game.fiftyfirst.rules.sets.headquarters.messages import HeadquartersStep
from game.fiftyfirst.rules.sets.moloch.messages import MolochStep
from game.fiftyfirst.rules.sets.no_mans_land.messages import NoMansLandStep
from game.fiftyfirst.rules.sets.scavengers.messages import ScavengersStep
from game.fiftyfirst.rules.steps import BaseQuestion, BaseWork

AnyStep = BaseQuestion | BaseWork | ScavengersStep | MolochStep | NoMansLandStep | HeadquartersStep | ArenaStep
