"""What the virtual opponent does with sets: one line for each."""

from __future__ import annotations

from game.rules.sets.moloch import opponent as moloch
from game.rules.sets.no_mans_land import opponent as no_mans_land
from game.rules.sets.scavengers import opponent as scavengers
from game.rules.solo.part import OPPONENT_PARTS as OPPONENT_PARTS

OPPONENT_PARTS.extend((scavengers.OPPONENT, moloch.OPPONENT, no_mans_land.OPPONENT))
