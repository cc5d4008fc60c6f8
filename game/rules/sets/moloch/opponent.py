"""R32.11: what Borgo does with Moloch."""

from __future__ import annotations

from typing import Final

from game.cards.sets.moloch import MOLOCH
from game.kernel.bag import Bag
from game.rules.events import LocationConstructed, Source
from game.rules.judge import Judge
from game.rules.sets.moloch.messages import MachineHacked, machines_of
from game.rules.solo.part import OpponentPart
from game.rules.state import VIRTUAL


def _hack(judge: Judge) -> None:
    """Take a random deployed Machine into his State, or 1 VP if there is none."""
    machines = machines_of(judge.state)
    if not machines.deployed:
        judge.gain(VIRTUAL, Bag({"vp": 1}), Source("expansion"))
        return
    place = judge.draw_lot(len(machines.deployed))
    machine = machines.deployed[place].card
    card = machines.hacked_side(machine)
    judge.emit(MachineHacked(VIRTUAL, place, machine, card))
    judge.emit(LocationConstructed(VIRTUAL, card, judge.state.next_site))
    judge.built(VIRTUAL)


OPPONENT: Final = OpponentPart(MOLOCH, _hack)
