"""Questions in the Production phase: at the table, one seat after the other, and in the summary that follows."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.match.vp_sources import ASSAULT, VP_GROUPS
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.commands import Choose, ChooseSite, PickCard
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.phases.scoring import SOURCES
from game.fiftyfirst.rules.steps import ChooseDiverted, ChooseGood, ChooseProduction
from game.fiftyfirst.table import course
from game.fiftyfirst.table.accounts import IncomeLine, events_of, last_production
from game.fiftyfirst.table.course import ReadSummaries
from game.kernel.bag import Bag
from game.kernel.seats import NOBODY, SeatSetup
from game.play.scenarios.scenario import read_position_file
from game.ui.rehearsal.driver import Rehearsal
from game.ui.running import flow
from game.ui.settings import Settings
from tests.ui.table_person import POSITIONS, SMALL, texts

POSITION = POSITIONS / "production_questions.yaml"
NAMES = ("Alex", "Katharina", "Sam")


def sit_down(settings: Settings | None = None) -> Rehearsal:
    """The table of three people, of whom B has the last pick of the Lookout."""
    return rehearse("lookout", SMALL, position=POSITION, settings=settings or Settings(speed="off"))


def begun(catalog: Catalog, bots: str = "") -> Match:
    """The match when the last card has been picked; the seats in ``bots`` are robots."""
    _, game, state = read_position_file(POSITION, fiftyfirst(catalog).only)
    seats = [SeatSetup(name, "greedy" if seat in bots else "human") for name, seat in zip(NAMES, "ABC", strict=True)]
    match = Match.begin(fiftyfirst(), game, seats, state, 5, play_bots=False)
    match.submit(PickCard("B", "church"))
    match.end_turn(play_bots=False)
    return match


LAST = Choose("A", "iron")
ANSWERS = (
    ChooseSite("C", 8), Choose("B", "blue"), Choose("B", "fuel"), Choose("C", "iron"), ChooseSite("A", 3), LAST
)  # fmt: skip
"""Sam takes what the Brick Supplier produces, and Alex gains once more from the Quarry."""


def answer(match: Match, commands: Sequence[AnyCommand] = ANSWERS) -> None:
    for command in commands:
        match.end_turn(play_bots=False)
        assert match.submit(command)


def pick(window: Rehearsal) -> None:
    window.click("card:church")
    window.settle()


def test_the_table_says_that_it_is_the_production_phase(catalog: Catalog) -> None:
    window = sit_down()
    pick(window)
    assert isinstance(window.context.playing.state.question, ChooseDiverted)
    assert "PRODUCTION PHASE" in texts(window).upper()
    match = begun(catalog)
    answer(match)
    assert match.state.phase == "action", "the rules have gone on"
    assert course.shown_phase(match) == (3, "production"), "but the last answer can still be taken back"


def test_a_match_that_was_left_in_the_middle_of_the_phase_still_shows_its_summary(catalog: Catalog) -> None:
    match = begun(catalog)
    read = course.still_read(match, course.read_before(match))
    assert course.scene_name(match, read) == flow.TABLE, "the question comes first"
    answer(match)
    match.end_turn()
    assert course.scene_name(match, course.still_read(match, read)) == course.PRODUCTION
    assert course.scene_name(match, ReadSummaries(3, 2)) == flow.TABLE, "it is read once"


def test_the_summary_tells_what_was_taken_from_whom_and_what_was_gained_once_more(catalog: Catalog) -> None:
    match = begun(catalog)
    answer(match)
    alex, katharina, sam = last_production(events_of(match), match.state.seats).values()
    brick = Bag({"brick": 1})
    assert katharina[0] == IncomeLine("production", "brick_supplier", 8, Bag(), "suppliers", taker="C")
    assert not any(line.site == 8 for line in katharina[1:])
    assert sam[0] == IncomeLine("production", "brick_supplier", 8, brick, "suppliers", owner="B")
    assert [line.via for line in alex if line.card == "quarry"] == ["power_station", None], "two lines, not one"
    assert alex[-1].kind == "after_production"


def test_the_questions_of_robots_need_no_press(catalog: Catalog) -> None:
    match = begun(catalog, "AC")
    seats = []
    while match.bot_to_move:
        seats.append(match.bot_to_move)
        match.play_bot()
    assert seats == ["C"], "then a person is asked"
    assert match.state.to_move == match.holder == "B"


@pytest.mark.parametrize("robots", ["AC", "ABC"])
def test_while_a_robot_is_asked_the_table_says_what_it_waits_for(catalog: Catalog, robots: str) -> None:
    window = sit_down(Settings(speed="normal"))
    window.context.match, window.context.viewer = begun(catalog, robots), NOBODY
    window.context.director.advance()
    window.settle()
    assert "Sam is choosing a production to take." in texts(window)


def test_answers_are_taken_back_one_by_one(catalog: Catalog) -> None:
    match = begun(catalog)
    answer(match)
    match.undo()
    assert match.state.question == ChooseGood("A", 5, "production")
    match.undo()
    assert isinstance(match.state.question, ChooseProduction)
    assert match.undo_barrier() == "revealed", "before that, cards were drawn"


def test_every_kind_of_source_that_brings_vp_is_in_one_row_of_the_account() -> None:
    rows = [kind for kinds in VP_GROUPS.values() for kind in kinds]
    assert sorted((*rows, "hacked_razed", "location")) == sorted((*SOURCES, ASSAULT)), (
        "a razed hacked card brings a Ruin"
    )
