"""The Machines at the table: where they lie in windows of every shape, what is seen of them, and the library."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest
from msgspec.structs import replace

from game.fiftyfirst.art.machine_faces import MachineMarks, machine_plate_drawing
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.moloch import MACHINE, stack_of
from game.fiftyfirst.cards.sets.no_mans_land import AREA
from game.fiftyfirst.cards.shelf import KINDS, TILES
from game.fiftyfirst.rules.sets.moloch.messages import HackMachine
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.plan.layout import Layout, lay_out
from game.fiftyfirst.table.sets import sets_of
from game.fiftyfirst.table.sets.moloch import draw
from game.fiftyfirst.table.sets.moloch.draw import MachinesPlan, panel_of, plate_of, strength_of
from game.fiftyfirst.table.spots import MachineAt
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.zoom import ZoomScene
from game.ui.table.play import in_reach
from tests.ui.drawings import faults, icons
from tests.ui.panels import seen
from tests.ui.steps import go
from tests.ui.table_person import LARGE, SMALL, library, marked, on_top, places, scene, sit_down, written

pytestmark = pytest.mark.usefixtures("blank_drawings")


def laid_out(
    catalog: Catalog, table: TableView, size: tuple[int, int] = SMALL, left: bool = False, row: int = 0
) -> Layout:
    return lay_out(size, 1.0, table, "A", catalog, left_handed=left, row=row, sets=sets_of(table))


def plan_of(layout: Layout) -> MachinesPlan:
    plan = panel_of(layout)
    assert plan
    return plan


# ---------------------------------------------------------------------- the plan
@pytest.mark.parametrize("size", [SMALL, LARGE, (2560, 1440)], ids=str)
def test_up_to_four_machines_lie_two_by_two_and_more_on_pages_of_six(catalog: Catalog, size: tuple[int, int]) -> None:
    plans = [plan_of(laid_out(catalog, seen(catalog, "machines_four", deployed=count), size)) for count in range(27)]
    columns = [len({box.x for box in plan.places.values()}) for plan in plans]
    assert columns == [0, 1, 2, 2, 2] + [3] * 22
    assert [bool(plan.down) for plan in plans] == [False] * 7 + [True] * 20
    assert [len(plan.places) for plan in plans] == [*range(7), *[6] * 20]
    assert plans[26].last == 4
    upright = [all(box.h > box.w for box in plan.places.values()) for plan in plans[1:]]
    assert upright == [False] * 4 + [True] * 22


def test_every_machine_can_be_turned_to(catalog: Catalog) -> None:
    table = seen(catalog, "machines_four", deployed=26)
    found = [set(plan_of(laid_out(catalog, table, row=page)).places) for page in range(6)]
    assert set.union(*found) == set(range(26))
    assert found[4] == found[5] == {24, 25}


def test_the_phases_of_the_top_bar_follow_the_game(catalog: Catalog) -> None:
    table, usual = laid_out(catalog, seen(catalog, "machines_two")), laid_out(catalog, seen(catalog, "table"))
    assert (len(table.phases), len(usual.phases)) == (6, 4)
    assert table.phases[-1].right < table.overview.x < table.overview.right < table.lane.x
    assert usual.lane.x == 431


# ---------------------------------------------------------------------- the boards of others
def test_without_them_a_board_has_all_its_room(catalog: Catalog) -> None:
    table = laid_out(catalog, seen(catalog, "machines_three"))
    usual = laid_out(catalog, seen(catalog, "table_3p"))
    for board, same in zip(table.opponents, usual.opponents, strict=True):
        assert (board.plate, board.deals, board.goods, board.held) == (same.plate, same.deals, same.goods, None)


# ---------------------------------------------------------------------- drawn
PLATES = ((60, 57), (69, 57), (107, 57), (90, 130), (104, 85), (160, 85), (121, 114), (213, 114), (126, 46), (200, 170))
LADEN = Bag({"worker": 1, "iron": 1, "ammo": 1, "red": 3, "universal": 1})


@pytest.mark.parametrize("size", PLATES, ids=str)
def test_every_plate_shows_code_strength_attack_and_what_lies_on_it(catalog: Catalog, size: tuple[int, int]) -> None:
    for language in ("en", "ru"):
        words = Wording(catalog, language)
        for machine in catalog.machines.values():
            for goods, gathered in ((Bag(), Bag()), (Bag({"red": 2}), Bag()), (LADEN, Bag()), (LADEN, Bag({"red": 1}))):
                marks = MachineMarks(machine.strength + 1, True, goods, gathered)
                drawing = machine_plate_drawing(machine, size, marks, words)
                assert faults(drawing) == [], (machine.title, goods)
                assert {*machine.code, *goods, *gathered, "strength"} <= set(icons(drawing)), machine.title
                assert str(machine.strength + 1) in [mark.name for mark in drawing.marks if mark.kind == "text"]


def test_the_head_tells_how_many_are_deployed_and_lie_on_the_piles() -> None:
    window = sit_down("machines_two")
    plan = plan_of(scene(window).sight().layout)
    inside = [written(window, box) for box in (plan.head, plan.stack, plan.discard)]
    assert inside == [["5", "MACHINES"], ["8"], ["2"]]


def test_frenzy_raises_the_strength_while_no_more_machines_are_deployed_than_players_began() -> None:
    sight = scene(sit_down("machines_two")).sight()
    table = sight.standing.view
    assert table.machines
    assert strength_of(sight, table, "toll_gate") == (2, False)
    for count, strength in ((1, (3, True)), (2, (3, True)), (3, (2, False))):
        few = replace(table, machines=replace(table.machines, deployed=table.machines.deployed[:count]))
        assert strength_of(sight, few, "toll_gate") == strength
        assert strength_of(sight, few, "lockjaw") == (4, False)


def test_the_server_room_counts_its_markers_and_is_flipped_once_it_is_hacked() -> None:
    for name, words, icon in (
        ("machines_four", ["3/5"], "server_room"),
        ("machines_solo_borgo", [], "server_room_hacked"),
    ):
        window = sit_down(name)
        room = plan_of(scene(window).sight().layout).server_room
        assert room
        assert written(window, room) == words
        assert icon in [mark.name for mark in marked(window, "icon") if room.rect.contains(mark.rect)]


def test_what_machines_stop_is_marked_on_the_own_board() -> None:
    window = sit_down("machines_four")
    board = scene(window).sight().layout.own
    assert board.exchange
    boxes = {"red": board.actions[1], "blue": board.actions[2], "exchange": board.exchange}
    shown = {
        name: {mark.name for mark in marked(window, "icon") if box.rect.contains(mark.rect)}
        for name, box in boxes.items()
    }
    assert [name for name, icons in shown.items() if {"blocked_action", "iron"} <= icons] == ["red", "exchange"]


def test_the_lane_shows_where_the_leader_would_stand() -> None:
    """In a tie all who lead; the virtual opponent never (R44.7, R44.13)."""
    for name, ghosts in (("machines_two", ["ghost A"]), ("machines_four", ["ghost C"]), ("machines_solo_borgo", [])):
        window = sit_down(name)
        assert [mark.name for mark in window.app.marks if mark.name.startswith("ghost")] == ghosts
    window = sit_down("machines_two")
    lane = scene(window).sight().layout.lane
    ghost = next(mark for mark in window.app.marks if mark.name == "ghost A")
    emblem = next(mark for mark in marked(window, "icon") if mark.name == "new_york" and lane.rect.contains(mark.rect))
    assert 10 / 50 * lane.w * 0.9 < emblem.rect.centerx - ghost.rect.centerx < 10 / 50 * lane.w


# ---------------------------------------------------------------------- turned and looked at
def test_wheel_and_dots_turn_to_the_machines_out_of_sight() -> None:
    window = sit_down("machines_four")
    pages = [{MachineAt(index) for index in part} for part in (range(6), range(6, 10))]

    def in_sight() -> set[MachineAt]:
        return {label for label in places(window) if isinstance(label, MachineAt)}

    assert in_sight() == pages[0]
    assert [mark.name for mark in marked(window, "image") if mark.name.startswith("page")] == ["page 0", "page 1"]
    window.click(spots.MACHINES_DOWN)
    assert in_sight() == pages[1]
    window.click(spots.MACHINES_UP)
    assert in_sight() == pages[0]
    window.hover(MachineAt(4))
    shown = scene(window).shown_opponent.seat(scene(window).standing)
    turn(window, -1)
    assert in_sight() == pages[1]
    assert scene(window).shown_opponent.seat(scene(window).standing) == shown
    turn(window, 1)
    assert in_sight() == pages[0]


@pytest.mark.parametrize("size", [(70, 86), (104, 130), (139, 175)], ids=str)
def test_a_tile_has_a_bright_code_where_it_can_be_hacked_now(catalog: Catalog, size: tuple[int, int]) -> None:
    words, machine = Wording(catalog, "en"), catalog.machines["toll_gate"]
    for ready, ground in ((True, "ready"), (False, "code")):
        drawing = machine_plate_drawing(machine, size, MachineMarks(2, ready=ready), words)
        assert [mark.name for mark in drawing.marks if mark.kind == "panel"] == [ground]
        code = next(mark.rect for mark in drawing.marks if mark.kind == "panel")
        assert [mark.name for mark in drawing.marks if mark.kind == "icon" and code.contains(mark.rect)] == [
            *machine.code
        ]


def test_only_a_machine_that_can_be_hacked_is_told_so() -> None:
    window = sit_down("machines_four")
    sight = scene(window).sight()
    plan = plan_of(sight.layout)
    legal = {c.machine for c in window.context.playing.legal() if isinstance(c, HackMachine)}
    ready = {index for index in plan.places if draw.is_ready(sight, index)}
    assert ready == legal & {*plan.places}


def turn(window: Rehearsal, steps: int) -> None:
    """Turn the wheel where the pointer is."""
    window.app.frame((pygame.Event(pygame.MOUSEWHEEL, y=steps, x=0),), 16)
    window.settle()


def test_the_stack_leads_to_the_machines_that_are_still_in_it_in_no_order_of_theirs() -> None:
    window = sit_down("machines_two")
    window.click(spots.MACHINE_STACK)
    found = library(window).found
    assert {stack.card.kind for stack in found} == {MACHINE}
    titles = [stack.card.writing.title for stack in found]
    assert titles == sorted(titles)
    state = window.context.playing.state
    assert state.machines
    game = window.context.playing.game
    left = Counter(stack_of(game.catalog, game.sets))
    left.subtract([one.card for one in state.machines.deployed] + [*state.machines.discard])
    cards = [card for player in state.players for card in (*player.hand, *[site.card for site in player.sites])]
    left.subtract([state.machines.sides[card] for card in cards if card in state.machines.sides])
    assert {stack.card.id: stack.copies for stack in found} == {card: count for card, count in left.items() if count}


def test_the_discard_pile_leads_to_the_discarded_machines() -> None:
    window = sit_down("machines_two")
    window.click(spots.MACHINE_DISCARD)
    assert [stack.card.id for stack in library(window).found] == ["flamethrower", "night_auditor"]


def test_at_the_table_nobody_turns_a_machine_over_in_the_library_anybody() -> None:
    window = sit_down("machines_two")
    window.hover(MachineAt(0))
    window.key("i")
    zoom = on_top(window, ZoomScene)
    assert zoom.card == "toll_gate"
    assert "zoom:other" not in zoom.buttons
    window.key("t")
    assert zoom.card == "toll_gate"
    assert "Hacked Toll Gate" not in "\n".join(mark.name for mark in marked(window, "text"))
    go(window, "key escape", "key c", f"click filter:kinds:{MACHINE}")
    number = next(index for index, stack in enumerate(library(window).found) if stack.card.id == "toll_gate")
    library(window).press_row(number)
    window.settle()
    zoom = on_top(window, ZoomScene)
    window.click("zoom:other")
    assert zoom.card == "hacked_toll_gate"
    window.key("t")
    assert zoom.card == "toll_gate"
    window.click("zoom:other")
    window.key("right")
    assert not zoom.turned


def test_only_games_table_have_their_chips() -> None:
    usual = [kind for kind in KINDS if kind not in (AREA, *TILES)]
    for name, kinds in (
        ("machines_two", usual),
        ("table", [kind for kind in usual if kind not in (MACHINE, "production_feature")]),
    ):
        window = sit_down(name)
        window.key("c")
        assert [chip.label.value for chip in library(window).groups()["kinds"].chips] == [*kinds]  # type: ignore[union-attr]


def test_while_a_token_is_aimed_keys_lead_to_the_machines_out_of_sight() -> None:
    window = sit_down("machines_four")
    window.click("goods:red")
    reached = in_reach.places(scene(window).sight(), window.app.marks)
    assert {spots.MACHINES_UP, spots.MACHINES_DOWN} <= set(reached)
    before = scene(window).controller.mode
    window.click(spots.MACHINES_DOWN)
    assert scene(window).controller.mode == before
    assert plate_of(scene(window).sight().layout, 0) is None
