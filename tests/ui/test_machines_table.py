"""What is particular of Moloch at the table (R44); the deeds are in ``deeds.yaml``."""

from __future__ import annotations

import pytest

from game.fiftyfirst.rules.commands import paid_goods
from game.fiftyfirst.rules.decide import payments
from game.fiftyfirst.table.sets.moloch.words import useful
from game.fiftyfirst.table.spots import MachineAt
from game.ui.rehearsal.driver import Rehearsal
from game.ui.table.words.tips import tip_at
from tests.ui.sweep import Shape, in_shapes, looked_at
from tests.ui.table_person import places, player, scene, sit_down, state

POSITION = "table_machines"
TOGETHER = {"moloch.coop: false": "moloch.coop: true"}
"""The cooperative variant."""


def deployed(window: Rehearsal) -> list[str]:
    machines = state(window).machines
    assert machines is not None
    return [one.card for one in machines.deployed]


def test_the_hidden_side_is_told_nowhere_at_the_table() -> None:
    window = sit_down(POSITION)
    sight, hidden = scene(window).sight(), {"hacked_toll_gate", "hacked_rust_locust", "hacked_mother"}
    titles = {window.context.wording.title(card) for card in hidden}
    for label in (*places(window), *(MachineAt(index) for index in range(6))):
        told = tip_at(sight, label) or ""
        assert not any(title in told for title in titles), label


@pytest.mark.parametrize("position", [POSITION, "machines_two", "machines_four"])
def test_what_can_be_gathered_is_what_the_rules_take(position: str) -> None:
    window = sit_down(position, changed=TOGETHER if position == POSITION else None)
    standing, match = scene(window).standing, window.context.playing
    for index in range(len(deployed(window))):
        commands = [one for one in standing.offers.at(MachineAt(index)) if not getattr(one, "to_server_room", False)]
        paid = {paid_goods(payment) for command in commands for payment in match.ask(payments, command.seat, command)}
        assert set(standing.spendings(MachineAt(index))) == paid
        for goods in paid:
            command = standing.spending(MachineAt(index), goods)
            assert command is not None
            assert match.check(command) is None
    usable = {
        good
        for index in range(len(deployed(window)))
        for goods in standing.spendings(MachineAt(index))
        for good in goods
    }
    assert useful(standing) == {good for good in usable if player(window).goods[good]}


@in_shapes(languages=("ru",))
def test_menu_and_panel_fit(shape: Shape) -> None:
    window = sit_down(POSITION, *shape, changed=TOGETHER)
    window.click("machine:1")
    faults = looked_at(window, "menu")
    window.click("verb:part")
    window.click("payment:worker")
    faults += looked_at(window, "panel")
    assert not faults
