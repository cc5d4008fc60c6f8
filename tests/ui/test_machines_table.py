"""Moloch at the table: Machines that are hacked, destroyed, and charged with a part of that (R44)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.kernel.bag import Bag
from game.rules import events as ev
from game.rules.commands import DestroyMachine, HackMachine
from game.rules.decide import payments
from game.rules.payment import paid_goods
from game.rules.state import ChooseCode, ChooseLost, ChooseRazed, Question
from game.ui.places import Answer, BoardAction, MachineAt, PaymentGood
from game.ui.rehearsal.driver import Rehearsal, open_scene, rehearse
from game.ui.scenes.zoom import ZoomScene
from game.ui.settings import Settings
from game.ui.table import labels
from game.ui.table.play.modes import Aiming, Gathering, Held, Paying, Radial, Rest
from game.ui.table.play.sources import targets_from
from game.ui.table.play.targets import machine_targets
from game.ui.table.words.tips import promise_lines, tip_at
from game.ui.topics import topic_of
from tests.ui.key_player import go_to, press
from tests.ui.sweep import Shape, in_shapes, looked_at
from tests.ui.table_person import (
    POSITIONS,
    SMALL,
    decisions,
    mode,
    places,
    player,
    scene,
    sit_down,
    site,
    state,
    texts,
)
from tests.ui.test_assault import begun

POSITION = "table_machines"
TOLL_GATE, RUST_LOCUST, CURFEW_SIREN, LOCKJAW = 0, 1, 2, 3


@pytest.fixture
def window() -> Rehearsal:
    """Toll Gate, Rust Locust, Curfew Siren, Lockjaw, Sky Needle and Repo Crane are deployed; there is a server room."""
    return sit_down(POSITION)


@pytest.fixture
def coop(tmp_path: Path) -> Rehearsal:
    """The same with the cooperative variant."""
    return _changed(tmp_path, "moloch.coop: false", "moloch.coop: true")


def _changed(folder: Path, *changes: str) -> Rehearsal:
    """The position in which each of ``changes`` is replaced by the one after it."""
    text = (POSITIONS / f"{POSITION}.yaml").read_text("utf-8")
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert old in text
        text = text.replace(old, new)
    path = folder / "changed.yaml"
    path.write_text(text, "utf-8")
    return rehearse("table", SMALL, position=path, seat="A", settings=Settings(speed="off"))


def deployed(window: Rehearsal) -> list[str]:
    machines = state(window).machines
    assert machines is not None
    return [one.card for one in machines.deployed]


def lying_on(window: Rehearsal, index: int) -> Bag:
    machines = state(window).machines
    assert machines is not None
    return machines.deployed[index].goods


def last_event(window: Rehearsal, kind: type[ev.AnyEvent]) -> ev.AnyEvent:
    entry = window.context.playing.journal[decisions(window)]
    return next(event for event in entry.events if isinstance(event, kind))


# ---------------------------------------------------------------------- hacking
def test_a_machine_is_hacked_by_dragging_it_onto_the_hand(window: Rehearsal) -> None:
    window.lift("machine:1")
    held = mode(window)
    assert isinstance(held, Held)
    assert {target.verb for target in held.targets} == {"hack", "server_room"}
    window.drop("strip")
    assert "rust_locust" not in deployed(window)
    assert player(window).hand[-1] == "hacked_rust_locust"
    assert isinstance(mode(window), Rest)


def test_a_machine_is_hacked_by_its_button(window: Rehearsal) -> None:
    window.click("machine:1")
    assert isinstance(mode(window), Radial)
    window.click("verb:hack")
    assert player(window).hand[-1] == "hacked_rust_locust"


def test_a_machine_is_hacked_by_keys(window: Rehearsal) -> None:
    press(window, "machine:1")
    press(window, "verb:hack")
    assert player(window).hand[-1] == "hacked_rust_locust"


def test_what_hacking_brings_is_told_before_without_the_hidden_side(window: Rehearsal) -> None:
    window.click("machine:1")
    window.hover("verb:hack")
    told = texts(window)
    assert "Its hacked side is unknown" in told
    assert "a Production, by its code" in told
    assert "cannot undo it" in told
    assert "Hacked Rust Locust" not in told.replace("\n", " ").title()


def test_a_machine_that_cannot_be_paid_for_says_what_is_missing(window: Rehearsal) -> None:
    before = decisions(window)
    window.drag("machine:4", "strip")
    assert decisions(window) == before
    complaint = scene(window)._complaint
    assert complaint is not None
    assert "fuel" in complaint.text


def test_a_machine_dropped_elsewhere_says_where_it_can_go(window: Rehearsal) -> None:
    window.drag("machine:1", "gutter:action")
    complaint = scene(window)._complaint
    assert complaint is not None
    assert "server room" in complaint.text


def test_a_click_on_the_machine_again_closes_its_menu(window: Rehearsal) -> None:
    window.click("machine:1")
    window.click("machine:1")
    assert isinstance(mode(window), Rest)


# ---------------------------------------------------------------------- destroying
def test_a_machine_is_destroyed_by_a_red_token_dragged_onto_it(window: Rehearsal) -> None:
    vp = player(window).vp
    window.drag("goods:red", "machine:0")
    assert "toll_gate" not in deployed(window)
    assert player(window).vp == vp + 1


def test_a_machine_is_destroyed_by_a_token_and_a_click(window: Rehearsal) -> None:
    window.click("goods:red")
    assert isinstance(mode(window), Aiming)
    window.click("machine:0")
    assert "toll_gate" not in deployed(window)


def test_a_universal_token_destroys_as_well(window: Rehearsal) -> None:
    window.drag("goods:universal", "machine:0")
    if isinstance(mode(window), Paying):
        window.click("confirm")
    assert "toll_gate" not in deployed(window)


def test_a_machine_is_destroyed_by_its_button_and_by_keys(window: Rehearsal) -> None:
    press(window, "machine:0")
    press(window, "verb:destroy")
    assert "toll_gate" not in deployed(window)
    assert scene(window).match.undo_possible


def test_too_few_tokens_are_refused(window: Rehearsal) -> None:
    before = decisions(window)
    window.drag("goods:red", "machine:5")
    assert decisions(window) == before
    complaint = scene(window)._complaint
    assert complaint is not None
    assert "5 red contact tokens" in complaint.text


# ---------------------------------------------------------------------- the server room
def test_a_machine_is_hacked_to_the_server_room_by_dragging_it_there(window: Rehearsal) -> None:
    vp = player(window).vp
    window.drag("machine:1", "server_room")
    machines = state(window).machines
    assert machines is not None
    assert (machines.server_room, machines.discard[-1]) == (2, "rust_locust")
    assert player(window).vp == vp + 1


def test_a_machine_is_hacked_to_the_server_room_by_keys(window: Rehearsal) -> None:
    press(window, "machine:1")
    go_to(window, "verb:server_room")
    assert "marker 2 of 3" in texts(window)
    window.key("return")
    machines = state(window).machines
    assert machines is not None
    assert machines.server_room == 2


def test_without_the_module_nothing_speaks_of_a_server_room(tmp_path: Path) -> None:
    window = _changed(tmp_path, ", server_room: true}", "}", "  server_room: 1\n", "")
    window.click("machine:1")
    assert "verb:server_room" not in window.labels()
    assert {target.verb for target in targets_from(scene(window).standing, MachineAt(1))} == {"hack"}


# ---------------------------------------------------------------------- a part
def test_tokens_dragged_one_by_one_gather_on_a_machine(coop: Rehearsal) -> None:
    coop.drag("goods:worker", "machine:1")
    assert mode(coop) == Gathering(RUST_LOCUST, Bag({"worker": 1}))
    coop.drag("goods:red", "machine:1")
    assert mode(coop) == Gathering(RUST_LOCUST, Bag({"worker": 1, "red": 1}))
    assert "Still to come" in texts(coop)
    coop.click("confirm")
    assert lying_on(coop, RUST_LOCUST) == Bag({"worker": 1, "red": 1})
    assert isinstance(mode(coop), Rest)


def test_end_turn_leaves_what_is_gathered_and_ends_the_turn(coop: Rehearsal) -> None:
    coop.drag("goods:worker", "machine:1")
    coop.click("end_turn")
    assert lying_on(coop, RUST_LOCUST) == Bag({"worker": 1})
    assert not scene(coop).match.awaiting_end_turn
    assert scene(coop).match.holder == "B"


def test_a_part_is_counted_in_a_panel_by_clicks(coop: Rehearsal) -> None:
    coop.click("machine:1")
    coop.click("verb:part")
    assert mode(coop) == Gathering(RUST_LOCUST)
    coop.click("payment:worker")
    coop.click("pay:plus:brick")
    coop.click("pay:minus:worker")
    assert mode(coop) == Gathering(RUST_LOCUST, Bag({"brick": 1}))
    coop.click("confirm")
    assert lying_on(coop, RUST_LOCUST) == Bag({"brick": 1})


def test_a_part_is_counted_by_keys(coop: Rehearsal) -> None:
    press(coop, "machine:1")
    press(coop, "verb:part")
    go_to(coop, PaymentGood("worker"))
    coop.key("up")
    coop.key("up")
    coop.key("down")
    coop.key("space")
    assert lying_on(coop, RUST_LOCUST) == Bag({"worker": 1})


def test_ammo_and_universal_tokens_can_be_left(coop: Rehearsal) -> None:
    coop.drag("goods:ammo", "machine:1")
    coop.drag("goods:universal", "machine:1")
    coop.click("confirm")
    assert lying_on(coop, RUST_LOCUST) == Bag({"ammo": 1, "universal": 1})


def test_all_that_it_takes_is_no_part_but_hacks_it(coop: Rehearsal) -> None:
    for token in ("worker", "worker", "brick"):
        coop.drag(f"goods:{token}", "machine:1")
    assert "verb:part" not in coop.labels()
    coop.click("confirm")
    assert isinstance(coop.context.playing.journal[decisions(coop)].decision, HackMachine)
    assert player(coop).hand[-1] == "hacked_rust_locust"


def test_all_its_strength_in_tokens_destroys_it(coop: Rehearsal) -> None:
    coop.drag("goods:red", "machine:0")
    coop.drag("goods:red", "machine:0")
    coop.click("confirm")
    decision = coop.context.playing.journal[decisions(coop)].decision
    assert isinstance(decision, DestroyMachine)
    assert not decision.partly


def test_code_and_all_the_strength_together_are_refused(coop: Rehearsal) -> None:
    coop.drag("goods:worker", "machine:0")
    coop.drag("goods:red", "machine:0")
    coop.drag("goods:red", "machine:0")
    assert mode(coop) == Gathering(TOLL_GATE, Bag({"worker": 1, "red": 1}))
    assert scene(coop)._complaint is not None


def test_the_panel_takes_no_more_than_can_be_left(coop: Rehearsal) -> None:
    coop.click("machine:0")
    coop.click("verb:part")
    coop.click("payment:worker")
    for _ in range(3):
        coop.click("payment:red")
    assert mode(coop) == Gathering(TOLL_GATE, Bag({"worker": 1, "red": 1}))
    assert "pay:plus:red" in coop.labels()
    coop.click("pay:minus:worker")
    coop.click("pay:plus:red")
    assert mode(coop) == Gathering(TOLL_GATE, Bag({"red": 2})), "which destroys it"


@pytest.mark.parametrize("position", ["table_machines", "machines_two", "machines_four"])
def test_what_can_be_gathered_is_what_the_rules_take(position: str, tmp_path: Path) -> None:
    text = (POSITIONS / f"{position}.yaml").read_text("utf-8").replace("moloch.coop: false", "moloch.coop: true")
    path = tmp_path / "coop.yaml"
    path.write_text(text, "utf-8")
    window = rehearse("table", SMALL, position=path, seat="A", settings=Settings(speed="off"))
    standing, match = scene(window).standing, window.context.playing
    for index in range(len(deployed(window))):
        commands = [one for one in standing.offers.at(MachineAt(index)) if not getattr(one, "to_server_room", False)]
        paid = {paid_goods(payment) for command in commands for payment in match.ask(payments, command)}
        assert set(standing.spendings(index)) == paid
        for goods in paid:
            command = standing.spending(index, goods)
            assert command is not None
            assert match.check(command) is None
    usable = {good for index in range(len(deployed(window))) for goods in standing.spendings(index) for good in goods}
    assert standing.for_machines == {good for good in usable if player(window).goods[good]}


def test_escape_takes_back_what_is_gathered(coop: Rehearsal) -> None:
    before = decisions(coop)
    coop.drag("goods:worker", "machine:1")
    coop.key("escape")
    assert isinstance(mode(coop), Rest)
    assert decisions(coop) == before


def test_a_token_that_is_dropped_elsewhere_leaves_the_others_gathered(coop: Rehearsal) -> None:
    coop.drag("goods:worker", "machine:1")
    coop.drag("goods:red", "gutter:action")
    assert mode(coop) == Gathering(RUST_LOCUST, Bag({"worker": 1}))


def test_others_are_told_from_behind_which_hacked_cards_are_held(window: Rehearsal) -> None:
    assert player(window, "B").hand[0] == "hacked_pipeline_leech"
    window.hover("held:B")
    window.wait(600)
    told = texts(window)
    assert "Pipeline Leech" in told
    assert "Hacked Pipeline Leech" not in told


# ---------------------------------------------------------------------- paying with reserved goods
def test_reserved_goods_say_what_they_are_for_and_go_first(window: Rehearsal) -> None:
    window.context.change_settings(Settings(speed="off", always_pay=True))
    window.click("machine:0")
    window.click("verb:destroy")
    paying = mode(window)
    assert isinstance(paying, Paying)
    assert paying.payment[0].site is not None
    assert "Reserved for destroying" in texts(window)


@in_shapes(languages=("ru",))
def test_menu_and_panel_fit(shape: Shape, tmp_path: Path) -> None:
    text = (POSITIONS / f"{POSITION}.yaml").read_text("utf-8").replace("moloch.coop: false", "moloch.coop: true")
    path = tmp_path / "coop.yaml"
    path.write_text(text, "utf-8")
    settings = Settings(speed="off", text_scale=shape.text_scale)
    window = rehearse("table", shape.size, shape.language, path, "A", settings=settings)
    window.click("machine:1")
    faults = looked_at(window, "menu")
    window.click("verb:part")
    window.click("payment:worker")
    faults += looked_at(window, "panel")
    assert not faults


# ---------------------------------------------------------------------- goods of a code
@pytest.fixture
def asked() -> Rehearsal:
    """The Production phase, in which High-tech Cellar asks for a good of a code."""
    settings = Settings(speed="off")
    window = rehearse("lookout", SMALL, position=POSITIONS / "production_code.yaml", settings=settings)
    window.click("card:church")
    window.click("take")
    for _ in range(4):
        for label in ("end_turn", "continue", "show_hand"):
            if label in window.labels():
                window.click(label)
                window.settle()
    return window


def goods_in_cellar(window: Rehearsal) -> Bag:
    return next(one.goods for one in player(window).sites if one.card == "high_tech_cellar")


def asks_for_code(window: Rehearsal) -> bool:
    return isinstance(state(window).question, ChooseCode)


def test_a_good_of_a_code_is_chosen_by_a_click(asked: Rehearsal) -> None:
    assert asks_for_code(asked)
    assert "HIGH-TECH CELLAR" in texts(asked).upper()
    asked.click("answer:iron")
    assert goods_in_cellar(asked)["iron"] == 1


def test_a_good_of_a_code_is_dragged_onto_its_location(asked: Rehearsal) -> None:
    asked.lift("answer:worker")
    held = mode(asked)
    assert isinstance(held, Held)
    asked.drop(site(asked, "high_tech_cellar"))
    assert goods_in_cellar(asked)["worker"] == 1


def test_a_good_of_a_code_is_chosen_by_keys(asked: Rehearsal) -> None:
    press(asked, "answer:fuel")
    assert goods_in_cellar(asked)["fuel"] == 1


def test_a_dragged_good_that_misses_its_location_says_where_it_goes(asked: Rehearsal) -> None:
    before = decisions(asked)
    asked.lift("answer:worker")
    asked.drop("gutter:action")
    assert decisions(asked) == before
    assert "Drop it on the lit Location" in " ".join(texts(asked).split())


# ---------------------------------------------------------------------- what is told
def test_a_stopped_action_says_which_machine_stops_it(tmp_path: Path) -> None:
    window = _changed(tmp_path, "      vp: 9\n", "      vp: 9\n      stopped: [red, exchange]\n")
    sight = scene(window).sight()
    stopped = next(action.name for action in sight.standing.board.actions if "red" in action.verb.gives)
    for label, machine in ((BoardAction(stopped), "Curfew Siren"), (labels.EXCHANGE, "Lockjaw")):
        told = tip_at(sight, label) or ""
        assert machine in told
        assert "until the Cleanup phase" in told
    before = decisions(window)
    window.click(BoardAction(stopped))
    window.click("exchange")
    assert decisions(window) == before


def test_goods_on_a_location_say_what_they_are_reserved_for(window: Rehearsal) -> None:
    sight = scene(window).sight()
    assert "Reserved for destroying" in (tip_at(sight, site(window, "captured_scanner")) or "")
    assert "Reserved for hacking" in (tip_at(sight, site(window, "high_tech_cellar")) or "")


def test_a_machine_tells_what_it_does_and_takes(window: Rehearsal) -> None:
    told = tip_at(scene(window).sight(), MachineAt(TOLL_GATE)) or ""
    for part in (
        "Toll Gate",
        "Each player loses 1 worker",
        "1 iron and 2 workers",
        "a Feature",
        "2 red contact tokens",
    ):
        assert part in told, part
    assert "It is 1 stronger as long as" in told, "six are deployed, two players began"


def test_frenzy_counts_once_few_machines_are_left(tmp_path: Path) -> None:
    one = "deployed: [Toll Gate, Rust Locust, Curfew Siren, Lockjaw, Sky Needle, Repo Crane]"
    few = _changed(tmp_path, one, "deployed: [Toll Gate, Rust Locust, Sky Needle]")
    sight = scene(few).sight()
    target = next(
        one for one in machine_targets(sight.standing.match, sight.standing.view, "A", 1) if one.verb == "hack"
    )
    assert any("only 2 Machines are left" in line for line in promise_lines(sight, target))
    few.click("machine:1")
    few.click("verb:destroy")
    told = tip_at(scene(few).sight(), MachineAt(TOLL_GATE)) or ""
    assert "3 red contact tokens" in told
    assert "with 1 for Frenzy" in told


def test_stack_discards_and_server_room_are_explained_and_lead_to_the_rules(window: Rehearsal) -> None:
    sight = scene(window).sight()
    expected = {
        labels.MACHINES: "6 of",
        labels.MACHINE_STACK: "3 Machines are left in the stack",
        labels.MACHINE_DISCARD: "1 Machine has been discarded",
        labels.SERVER_ROOM: "1 of 3 markers",
    }
    for label, part in expected.items():
        assert part in (tip_at(sight, label) or ""), label
        assert topic_of(label), label
    assert topic_of(MachineAt(0)) == "hacking"


def test_machines_are_zoomed_in_their_order(window: Rehearsal) -> None:
    window.click("machine:1", button=3)
    top = window.context.stack.top
    assert isinstance(top, ZoomScene)
    assert "RUST LOCUST" in texts(window).upper()


def test_the_hidden_side_is_told_nowhere_at_the_table(window: Rehearsal) -> None:
    sight, hidden = scene(window).sight(), {"hacked_toll_gate", "hacked_rust_locust", "hacked_mother"}
    titles = {window.context.wording.title(card) for card in hidden}
    for label in (*places(window), *(MachineAt(index) for index in range(6))):
        told = tip_at(sight, label) or ""
        assert not any(title in told for title in titles), label


# ---------------------------------------------------------------------- the Assault, where its scene is not shown
def attacked(until: type[Question]) -> Rehearsal:
    """The table while Machines attack, when they ask such a question."""
    window = rehearse("title", SMALL, settings=Settings(speed="off"))
    match = begun(window.context.catalog)
    while not isinstance(match.state.question, until):
        match.submit(match.legal()[0])
        match.end_turn(play_bots=False)
    question = match.state.question
    assert question is not None
    open_scene(window.context, match, "table", question.seat)
    window.settle()
    return window


@pytest.mark.parametrize("way", ["click", "drag", "drag of the answer", "keys"])
def test_what_a_machine_razes_is_chosen_at_the_table(way: str) -> None:
    window = attacked(ChooseRazed)
    question, quarry = state(window).question, site(window, "quarry", "B")
    assert isinstance(question, ChooseRazed)
    assert "MOTHER RAZES" in texts(window).upper()
    match way:
        case "click":
            window.click(Answer(quarry.number))
        case "drag":
            place = scene(window).sight().layout.place(quarry.number)
            assert place is not None
            window.drag(f"{place.center[0]},{place.center[1]}", MachineAt(question.machine))
        case "drag of the answer":
            window.drag(Answer(quarry.number), MachineAt(question.machine))
        case _:
            press(window, Answer(quarry.number))
    razed = next(one for one in player(window, "B").sites if one.id == quarry.number)
    assert razed.ruin


@pytest.mark.parametrize("way", ["click", "drag"])
def test_what_a_machine_takes_is_chosen_at_the_table(way: str) -> None:
    window = attacked(ChooseLost)
    question = state(window).question
    assert isinstance(question, ChooseLost)
    before = player(window, "B").hand
    answer = Answer(before[0])
    if way == "click":
        window.click(answer)
    else:
        window.drag(answer, MachineAt(question.machine))
    assert len(player(window, "B").hand) == len(before) - 1
