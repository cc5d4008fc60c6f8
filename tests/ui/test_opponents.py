"""Three and four players at one table: whose State is shown, what the tabs tell, and all States at once."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest

from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.commands import Pass, RazeLocation, UseOpenProduction
from game.fiftyfirst.rules.state import END_VP
from game.fiftyfirst.scenes.overview import OverviewScene
from game.fiftyfirst.scenes.table import TableScene
from game.fiftyfirst.table.spots import SiteAt
from game.fiftyfirst.wording import log
from game.kernel.seats import SeatSetup
from game.play.scenarios.scenario import read_position_file
from game.ui.places import Label
from game.ui.rehearsal.driver import FRAME, Rehearsal
from game.ui.running.deeds import recap
from game.ui.scenes.zoom import ZoomScene
from game.ui.settings import Settings
from game.ui.table.play.modes import Aiming, Held
from game.ui.widgets.tooltip import LAYER
from game.wording.messages import ENGLISH, locale_folder
from game.wording.sentence import PlayerName
from tests.ui.steps import go
from tests.ui.table_person import POSITIONS, SMALL, decisions, mode, on_top, player, scene, sit_down, site, state, texts

pytestmark = pytest.mark.usefixtures("blank_drawings")


@pytest.fixture
def window() -> Rehearsal:
    return sit_down("table_4p", settings=Settings(speed="off", end_of_turn="press"))


def shown(window: Rehearsal) -> str:
    """Whose State lies above one's own: that of the opponent's plates in the frame."""
    labels = set(window.labels())
    return next(seat for seat in "BCD" if {f"site:{site.id}" for site in player(window, seat).sites} <= labels)


def wheel(window: Rehearsal, place: Label, steps: int) -> None:
    window.hover(place)
    window.app.frame((pygame.Event(pygame.MOUSEWHEEL, y=steps, x=0),), 16)
    window.settle()


def counted(window: Rehearsal) -> dict[str, str]:
    """Seat -> what its tab says about targets: a number, or that it is locked."""
    found = {}
    for seat in "BCD":
        panel = next(mark.rect for mark in window.app.marks if mark.name == f"targets {seat}")
        inside = [mark for mark in window.app.marks if mark.layer == 5 and mark.within == panel]
        found[seat] = next((mark.name for mark in inside if mark.kind == "text"), "")
        found[seat] = found[seat] or next(mark.name for mark in inside if mark.kind == "icon")
    return found


def pass_turn(window: Rehearsal) -> None:
    """The player to move takes one action, ends the turn, and the next one opens the hand."""
    window.click("exchange")
    window.click("exchange:gun")
    end_turn(window)


def end_turn(window: Rehearsal) -> None:
    window.settle()
    for label in ("done", "end_turn", "show_hand"):
        if label in window.labels():
            window.click(label)
            window.settle()


# ------------------------------------------------------------------ switching
def test_the_state_of_the_victim_is_shown_while_it_is_asked_what_to_take() -> None:
    window = sit_down("table_thieves")
    window.click(site(window, "thieves_caravan"))
    window.settle()
    window.click("answer:C")
    window.settle()
    assert shown(window) == "C"


def test_a_click_on_a_tab_shows_that_state(window: Rehearsal) -> None:
    assert shown(window) == "B"
    for seat in "DCB":
        window.click(f"tab:{seat}")
        window.settle()
        assert shown(window) == seat


def test_the_wheel_over_the_tabs_or_the_rows_goes_through_the_states(window: Rehearsal) -> None:
    wheel(window, "tab:B", -1)
    assert shown(window) == "C"
    wheel(window, site(window, "excavator", "C"), -1)
    assert shown(window) == "D"
    wheel(window, "tab:B", -1)
    assert shown(window) == "D", "the last one stays"
    wheel(window, "tab:B", 2)
    assert shown(window) == "B"
    wheel(window, "pass", -1)
    assert shown(window) == "B"


def test_the_keys_are_the_tabs_from_the_top(window: Rehearsal) -> None:
    for key, seat in (("2", "C"), ("3", "D"), ("1", "B")):
        window.key(key)
        assert shown(window) == seat
    window.key("4")
    assert shown(window) == "B"


def test_a_card_that_rests_on_a_tab_opens_it_and_one_that_passes_over_does_not(window: Rehearsal) -> None:
    window.lift("goods:red")
    window.hover("tab:D")
    window.wait(200)
    assert shown(window) == "B"
    window.wait(200)
    assert shown(window) == "D"
    assert isinstance(mode(window), Held)
    window.drop(site(window, "arena", "D"))
    window.settle()
    assert any(site.ruin and site.card == "arena" for site in player(window, "D").sites)


def test_a_click_on_a_tab_leaves_the_aim(window: Rehearsal) -> None:
    go(window, "click goods:red", "click tab:D")
    assert isinstance(mode(window), Aiming)
    window.click(site(window, "arena", "D"))
    window.settle()
    assert any(site.ruin and site.card == "arena" for site in player(window, "D").sites)


# ------------------------------------------------------------------ who is shown by itself
def test_the_opponent_who_acted_last_is_shown_until_another_is_chosen(window: Rehearsal) -> None:
    pass_turn(window)
    assert state(window).to_move == "B"
    assert shown_to(window) == "A"
    window.key("1")
    assert shown_to(window) == "C"
    window.click("faction:grey")
    assert decisions(window) > 2
    assert shown_to(window) == "C", "what one does oneself changes nothing"


def shown_to(window: Rehearsal) -> str:
    return scene(window).sight().layout.shown


def test_what_was_chosen_is_forgotten_when_another_player_takes_the_seat(window: Rehearsal) -> None:
    window.key("3")
    assert shown_to(window) == "D"
    pass_turn(window)
    assert shown_to(window) == "A"


def test_who_did_something_to_the_player_is_shown_to_that_player(window: Rehearsal) -> None:
    window.key("3")
    window.drag("goods:red", site(window, "arena", "D"))
    end_turn(window)
    window.click("faction:grey")
    end_turn(window)
    assert scene(window).standing.seat == "D"
    assert shown_to(window) == "A", "A has razed, though B acted after that"


@pytest.fixture
def nameless(tmp_path: Path) -> Path:
    """The folder of an English whose messages name no player."""
    for file in (locale_folder() / ENGLISH).rglob("*.ftl"):
        text = re.sub(r"{ \$(who|owner|victim|human|first) }", "somebody", file.read_text(encoding="utf-8"))
        changed = tmp_path / file.relative_to(locale_folder())
        changed.parent.mkdir(parents=True, exist_ok=True)
        changed.write_text(text, encoding="utf-8")
    return tmp_path


def shown_in_play(window: Rehearsal) -> list[tuple[str, str, int]]:
    """A series of decisions, most of them against others: who was to see whose State, and how many lines were read."""
    chance, match, found = Random(51), window.context.playing, []
    for _ in range(20):
        legal = match.legal()
        unkind = [command for command in legal if isinstance(command, RazeLocation | UseOpenProduction)]
        scene(window).submit(chance.choice(unkind or [command for command in legal if not isinstance(command, Pass)]))
        end_turn(window)
        seat = scene(window).standing.seat
        found.append((seat, shown_to(window), len(recap(match, window.context.narrator, seat))))
    return found


def test_the_state_shown_does_not_depend_on_whom_the_sentences_name(
    nameless: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = shown_in_play(sit_down("table_4p"))
    monkeypatch.setattr("game.wording.words.locale_folder", lambda: nameless)
    window = sit_down("table_4p")
    assert shown_in_play(window) == named
    assert {lines for _, _, lines in named} > {0, 1}
    last = window.context.playing.journal.line[-1].events
    told = log.log_lines(wording_of(window.context), last, window.context.playing.names, "")
    assert not any(isinstance(part, PlayerName) for line in told for part in line.parts)


def test_every_robot_is_shown_before_and_while_it_acts() -> None:
    window = rehearse("table", SMALL, position=POSITIONS / "table_4p.yaml", seat="A", settings=Settings(speed="fast"))
    context = window.context
    _, game, start = read_position_file(POSITIONS / "table_4p.yaml", fiftyfirst(context.content).only)
    seats = [SeatSetup("Alex"), *(SeatSetup(name, "greedy") for name in ("Ada", "Bob", "Cy"))]
    context.match = Match.begin(fiftyfirst(), game, seats, start, 1)
    context.director.advance()
    pass_turn(window)
    acted, journal = [], context.match.journal
    while state(window).to_move != "A":
        at_table, head = isinstance(context.stack.top, TableScene), journal.head
        before = shown_to(window) if at_table else ""
        window.app.frame((), FRAME)
        last = journal.line[-1].decision
        if at_table and last and journal.head > head:
            assert before == last.seat, "the State is there before something moves in it"
            assert shown_to(window) == last.seat
            acted.append(last.seat)
    assert {"B", "D"} <= set(acted), "C has passed"


# ------------------------------------------------------------------ targets
def test_every_tab_counts_the_targets_of_what_is_aimed(window: Rehearsal) -> None:
    window.click("goods:red")
    window.settle()
    legal = [command for command in window.context.playing.legal() if isinstance(command, RazeLocation)]
    count = {seat: len({command.site for command in legal if command.owner == seat}) for seat in "BD"}
    assert counted(window) == {"B": str(count["B"]), "C": "lock", "D": str(count["D"])}
    assert count["B"] != count["D"]


def test_the_count_is_there_while_a_token_is_carried_but_not_for_a_card(window: Rehearsal) -> None:
    window.lift("goods:worker")
    assert counted(window) == {"B": "1", "C": "lock", "D": "1"}
    window.key("escape")
    window.lift("hand:0:refinery")
    assert not any(mark.name.startswith("targets ") for mark in window.app.marks)


def test_aiming_shows_the_first_state_that_has_a_target(window: Rehearsal) -> None:
    window.key("2")
    assert shown(window) == "C"
    window.click("goods:red")
    window.settle()
    assert shown(window) == "B", "C has passed and cannot be touched"


def test_two_players_have_no_tabs_and_no_counts() -> None:
    window = sit_down("table_busy")
    window.click("goods:red")
    window.settle()
    assert not any(label.startswith("tab:") for label in window.labels())
    assert not any(mark.name.startswith("targets ") for mark in window.app.marks)


# ------------------------------------------------------------------ what a tab tells
def test_a_tab_tells_everything_in_words(window: Rehearsal) -> None:
    window.hover("tab:C")
    window.wait(400)
    told = " ".join(texts(window).split())
    for words in ("Sam, Appalachian Federation: 3 cards in hand", "21 VP", "Has passed", "1 Deal gives", "press 2"):
        assert words in told


def test_a_right_click_on_a_tab_shows_the_deals(window: Rehearsal) -> None:
    window.click("tab:D", button=3)
    zoom = on_top(window, ZoomScene)
    assert zoom.cards == player(window, "D").deals
    window.key("escape")
    assert shown(window) == "B"


def test_a_card_named_in_the_log_leads_to_the_state_in_which_it_lies(window: Rehearsal) -> None:
    window.drag("goods:worker", site(window, "quarry", "B"))
    window.settle()
    window.key("2")
    assert shown(window) == "C"
    window.click(next(label for label in window.labels() if label.startswith("named:") and label.endswith(":quarry")))
    window.key("escape")
    window.settle()
    assert shown(window) == "B"


def test_plate_goods_and_deals_of_every_opponent_are_in_sight(window: Rehearsal) -> None:
    for seat in "BCD":
        board = scene(window).sight().layout.board(seat)
        inside = [mark for mark in window.app.marks if board.panel.rect.contains(mark.rect)]
        written = {mark.name for mark in inside if mark.kind == "text"}
        person = player(window, seat)
        assert str(person.vp) in written
        assert any(f"hand {len(person.hand) + len(person.connections)}" in text for text in written)
        for good, count in person.goods.items():
            assert any(mark.kind == "icon" and mark.name == good for mark in inside), (seat, good)
            assert str(count) in written
    assert any(mark.name == "first_player" for mark in window.app.marks)
    assert any(mark.kind == "icon" and mark.name == "pass" and mark.layer == 2 for mark in window.app.marks)


# ------------------------------------------------------------------ all States at once
def overview(window: Rehearsal) -> OverviewScene:
    return on_top(window, OverviewScene)


@pytest.mark.parametrize("name", ["table", "table_3p", "table_4p", "table_full"])
def test_the_overview_shows_every_location_of_every_player(name: str) -> None:
    window = sit_down(name)
    window.key("o")
    window.settle()
    overview(window)
    labels = set(window.labels())
    for seat in state(window).seats:
        assert {f"site:{site.id}" for site in player(window, seat).sites} <= labels
        assert f"tab:{seat}" in labels


@pytest.mark.parametrize("way", ["key o", "key escape", "click overview:close"])
def test_the_overview_is_opened_by_its_sign_and_closed_in_every_way(window: Rehearsal, way: str) -> None:
    window.click("overview")
    window.settle()
    overview(window)
    window.perform(way)
    assert isinstance(window.context.stack.top, TableScene)
    assert decisions(window) == 0


def test_a_state_that_is_clicked_in_the_overview_is_shown_at_the_table(window: Rehearsal) -> None:
    go(window, "key o", "click tab:D")
    assert shown(window) == "D"
    window.key("o")
    window.settle()
    window.click(site(window, "quarry", "B"))
    window.settle()
    assert shown(window) == "B"


def test_a_card_of_the_overview_is_looked_at_closely_by_mouse_and_by_key(window: Rehearsal) -> None:
    window.key("o")
    window.settle()
    window.click(site(window, "arena", "D"), button=3)
    assert isinstance(window.context.stack.top, ZoomScene)
    window.key("escape")
    overview(window)
    window.key("tab")
    window.key("tab")
    assert overview(window).focus == site(window, "school")
    for key in ("i", "return"):
        window.key(key)
        assert isinstance(window.context.stack.top, ZoomScene)
        window.key("escape")
    window.key("down")
    assert overview(window).focus == site(window, "church")


def test_the_large_card_of_the_overview_stands_in_one_place(window: Rehearsal) -> None:
    window.key("o")
    window.settle()
    places = list[pygame.Rect]()
    for seat in ("A", "B"):
        first = player(window, seat).sites[0]
        window.hover(SiteAt(first.id))
        window.wait(1000)
        places.append(max((m.rect for m in window.app.marks if m.name == first.card), key=lambda rect: rect.width))
    assert places[0] == places[1]
    assert places[0].bottomright == window.surface.get_size()


def test_in_the_overview_the_state_of_the_player_to_move_alone_is_lit(window: Rehearsal) -> None:
    window.key("o")
    window.settle()
    (lit,) = (mark for mark in window.app.marks if mark.name.startswith("lit "))
    assert lit.name == "lit A"
    for plan in overview(window).plan.boards:
        assert bool(lit.rect.contains(plan.panel.rect)) is (plan.seat == "A")


def test_in_the_overview_a_plate_that_others_cover_is_raised_and_deals_hang_from_the_edge_of_the_state() -> None:
    window = rehearse("table", SMALL, position=POSITIONS / "busy_four.yaml", seat="A", settings=Settings(speed="off"))
    window.hover(next(label for label in window.labels() if label.startswith("site:")))
    window.key("o")
    window.settle()
    boards = overview(window).plan.boards
    row = next(row for plan in boards for row in plan.rows if row.overlapping)
    number = next(iter(row.places))
    window.hover(SiteAt(number))
    window.settle()
    assert row.wholes[number].rect in [mark.rect for mark in window.app.marks if mark.kind == "image"]
    for plan in boards:
        assert all(0 <= box.y - plan.panel.y <= 2 for box in plan.deals)


def test_a_ruin_stays_covered_in_the_overview(window: Rehearsal) -> None:
    window.key("o")
    window.settle()
    window.hover(site(window, "city_guards", "D"))
    window.wait(500)
    assert not large(window, "city_guards")
    window.hover(site(window, "arena", "D"))
    window.wait(500)
    assert large(window, "arena")


def large(window: Rehearsal, card: str) -> bool:
    """Whether a card is shown large above all plates."""
    return any(mark.kind == "image" and mark.name == card and mark.layer == LAYER for mark in window.app.marks)


# ------------------------------------------------------------------ the score lane
def test_emblems_on_the_same_points_stand_beside_each_other_and_carry_what_is_beyond_the_lane() -> None:
    window = sit_down("table_full")
    road = scene(window).sight().layout.lane
    emblems = sorted(
        (mark.rect for mark in window.app.marks if mark.kind == "icon" and mark.rect.centery < road.bottom
         and mark.name in {person.faction for person in state(window).players}),
        key=lambda rect: rect.x,
    )  # fmt: skip
    assert len(emblems) == 4
    for left, right in pairwise(emblems):
        assert right.x - left.x >= left.width * 0.8
    assert "+50" in texts(window).split("\n")


@pytest.mark.parametrize("name", ["table_4p", "table_last_round", "machines_two"])
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440), (1000, 1400)])
def test_nothing_on_the_lane_hides_its_numbers(name: str, size: tuple[int, int]) -> None:
    window = sit_down(name, size=size)
    road = scene(window).sight().layout.lane.rect
    marks = [mark for mark in window.app.marks if road.contains(mark.rect)]
    told = {str(5 * n) for n in range(11)} - {str(END_VP)}  # which has a sign
    numbers = [mark.rect for mark in marks if mark.kind == "text" and mark.name in told]
    assert len(numbers) == len(told)
    on_it = [mark for mark in marks if mark.kind == "icon" or mark.name == "exit"]
    assert on_it
    assert not [mark for mark in on_it if mark.rect.collidelist(numbers) >= 0]
