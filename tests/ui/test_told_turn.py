"""A turn of the virtual opponent is told step by step, and in every frame all places tell the same step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from typing import NamedTuple

import pygame
import pytest

from game.fiftyfirst.match.files.record import solo_of
from game.fiftyfirst.match.match import Match, MatchEntry, deal_match
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.events import fold
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.source import Source
from game.fiftyfirst.rules.state import VIRTUAL, Game, automa_of
from game.fiftyfirst.table.play.panels import Passing
from game.fiftyfirst.table.spots import DrawnCard
from game.fiftyfirst.wording.log import event_line, log_lines
from game.fiftyfirst.wording.row import Told
from game.fiftyfirst.wording.rows.events import row_of
from game.fiftyfirst.wording.steps import opens_step, steps_of
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.kernel.seats import SeatSetup
from game.play.kind import decided
from game.ui.rehearsal.driver import FRAME, Rehearsal
from game.ui.running.deeds import MOST_LINES
from game.ui.settings import Settings
from game.ui.table.standing import ACT, WAIT
from tests.rules.play import decisions
from tests.ui.table_person import LARGE, mode, scene, sit_down
from tests.ui.words import shipped_cards

pytestmark = pytest.mark.usefixtures("blank_drawings")

MOVING = Settings(speed="fastest")
MOST_FRAMES = 2000
OVER = (ev.PhaseBegan, ev.Awaited, ev.GameEnded)
REASONS = (ev.AttackAimed, ev.OpponentMissed, ev.ConnectionRemoved, ev.ActionShown)


class Step(NamedTuple):
    """What is to be seen at a step: its caption, the cards of the opponent and the reason beside them, the lines of the
    log about the turn, and the VP on its plate."""

    caption: str
    cards: tuple[str, ...]
    reason: str
    log: tuple[str, ...]
    vp: int


def steps_of_turn(match: Match, words: Wording, entry: MatchEntry, before: Step) -> Iterator[Step]:
    """The steps of a turn, from its events alone; what lay there ``before`` lies there until the next card comes."""
    state, cards, reason = match.journal.state_after(entry.number - 1), before.cards, before.reason
    for step in steps_of(entry.events):
        end = 1 + max(place for place, event in enumerate(entry.events) if any(event is told for told in step))
        for event in step:
            if isinstance(event, ev.OpponentDrew):
                reason = ""
            elif isinstance(event, REASONS):
                reason = str(event_line(words, event, match.names, "A"))
        now = fold(state, entry.events[:end])
        cards = automa_of(now).cards or cards
        caption = "\n".join(map(str, log_lines(words, step, match.names, "A")))
        log = tuple(map(str, log_lines(words, entry.events[:end], match.names, "A")))
        yield Step(caption, cards, reason, log, now.player(VIRTUAL).vp)


def within(window: Rehearsal, rect: pygame.Rect, *kinds: str) -> tuple[str, ...]:
    """What is written or drawn in a part of the frame."""
    return tuple(
        mark.name for mark in window.app.marks if mark.kind in kinds and rect.contains(mark.rect) and mark.name
    )


def seen(window: Rehearsal, lines: int) -> Step:
    """What the frame on the screen tells; of the log its last ``lines``, or those for which there is room."""
    layout = scene(window).sight().layout
    opponent, marks = layout.board(VIRTUAL), window.app.marks
    strip = next((mark.rect for mark in marks if mark.name == "deed"), pygame.Rect(0, 0, 0, 0))
    assert opponent.piles is not None
    drawn = [mark.label.card for mark in marks if mark.kind == "hit" and isinstance(mark.label, DrawnCard)]
    above = layout.side.log.rect
    above.height = (strip.y or above.bottom) - above.y
    log = within(window, above, "image")
    vp = max(int(text) for text in within(window, opponent.plate.rect, "text") if text.isdecimal())
    return Step(
        "\n".join(line for line in within(window, strip, "image") if " " in line),  # not the id of a card
        tuple(drawn),
        "".join(within(window, opponent.piles.words.rect, "text")),
        log[-lines:] if lines else (),
        vp,
    )


def assert_tells(window: Rehearsal, step: Step) -> Step:
    """All places of the frame tell the step, and the log nothing after it."""
    found = seen(window, len(step.log))
    assert found.log, "some lines are in sight"
    assert found == step._replace(log=step.log[-len(found.log) :])
    return found


def prompt(window: Rehearsal) -> str:
    return " ".join(within(window, scene(window).sight().layout.side.prompt.rect, "text"))


def act(window: Rehearsal) -> None:
    """A decision of the greedy robot, in the person's name, up to the end of the turn."""
    match = window.context.playing
    scene(window).submit(decided(match.advise("greedy", str(match.journal.head))))
    while match.status.to_move == "A" and match.status.is_turn_open:
        scene(window).submit(decided(match.advise("greedy", str(match.journal.head))))


def frames_of_turn(window: Rehearsal) -> Iterator[None]:
    """The frames until the person is to move again."""
    for _ in range(MOST_FRAMES):
        window.app.frame((), FRAME)
        yield
        match = window.context.playing
        if match.status.to_move == "A" and window.context.director.bots.events_told is None:
            return
    raise AssertionError("the turn does not end")


def play(window: Rehearsal, turns: int) -> list[str]:
    """Play turns, and compare every frame; returns the captions."""
    match, words, told = window.context.playing, wording_of(window.context), list[str]()
    window.settle()
    before = seen(window, 0)
    for _ in range(turns):
        act(window)
        steps, number, turn = list[Step](), -1, match.journal.head
        for _ in frames_of_turn(window):
            if match.journal.head == turn:
                continue  # the opponent has not begun yet
            if not steps:
                steps = list(steps_of_turn(match, words, match.journal[match.journal.head], before))
            if match.status.to_move == "A" and window.context.director.bots.events_told is None:
                break
            if number + 1 < len(steps) and seen(window, 0).caption == steps[number + 1].caption:
                number += 1
                told.append(steps[number].caption)
            assert_tells(window, steps[number])
            assert scene(window).sight().standing.turn == WAIT
            assert words.opponent(solo_of(match.header) or "") in prompt(window), "it is not the person’s turn"
        assert number == len(steps) - 1, "every step was told"
        window.settle()
        log = map(str, log_lines(words, match.journal[match.journal.head].events, match.names, "A"))
        automa = match.view("A").automa
        discarded = solo_of(match.header) != "borgo" and automa is not None and not automa.cards
        rest = steps[-1]._replace(log=tuple(log), cards=() if discarded else steps[-1].cards)
        before = assert_tells(window, rest)  # card and reason stay until the next turn
        assert before.vp == match.state.player(VIRTUAL).vp
        assert scene(window).sight().standing.turn == ACT
    return told


def test_every_frame_of_borgos_turns_tells_one_step() -> None:
    window = sit_down("solo_borgo", LARGE, settings=MOVING)
    told = play(window, 4)
    assert len(told) > 10
    assert any("shows" in caption for caption in told)


def test_every_frame_of_the_hegemonys_turns_tells_one_step() -> None:
    play(sit_down("solo_hegemony", LARGE, settings=MOVING), 1)


@pytest.mark.parametrize("solo", sorted(KINDS))
def test_all_that_the_opponent_does_from_its_first_step_on_is_in_a_step(solo: str) -> None:
    catalog, kinds = shipped_cards(), Counter[str]()
    for seed in range(4):
        for decision in decisions(Game(catalog), 1, seed, solo):
            turn = list(takewhile(lambda event: not isinstance(event, OVER), decision.events))
            told = [event for step in steps_of(decision.events) for event in step]
            first = next((number for number, event in enumerate(turn) if opens_step(event)), len(turn))
            for event in turn[first:]:
                is_told = row_of(event).told is not Told.SILENT and not isinstance(event, ev.PileDiscarded)
                if is_told and hasattr(event, "seat"):
                    assert any(event is one for one in told), (seed, event)
                    kinds[type(event).__name__] += 1
    assert len(kinds) >= 4, kinds


DREW = ev.OpponentDrew(pile="attack", number=1, card="school")
RAZED = ev.LocationRazed(VIRTUAL, "A", 0, "school")
COMPENSATION = Source("compensation", "school")


@pytest.mark.parametrize(
    "events",
    [
        (ev.CardsDrawn("A", ("docks",), COMPENSATION), RAZED),
        (ev.GoodsGained("A", Bag({"brick": 1}), COMPENSATION), ev.RuinGained("A", 1, "docks", COMPENSATION), RAZED),
    ],
)
def test_a_compensation_begins_a_step_in_which_its_location_is_razed(events: tuple[AnyEvent, ...]) -> None:
    assert steps_of((DREW, *events)) == ((DREW,), events)


def test_brawlers_of_the_lookout_begin_a_step_and_others_follow_in_one() -> None:
    building, looking = ev.BrawlersCame(1, "expansion"), ev.BrawlersCame(1, "lookout")
    assert steps_of((DREW, building)) == ((DREW, building),)
    assert steps_of((DREW, looking)) == ((DREW,), (looking,))


def test_what_a_person_does_next_is_in_no_step() -> None:
    assert steps_of((DREW, ev.SeatPassed("A"))) == ((DREW,),)


def test_a_press_shows_the_next_step_and_after_the_last_one_the_table() -> None:
    window = sit_down("solo_borgo", LARGE, settings=Settings(speed="slow"))
    act(window)
    for _ in frames_of_turn(window):
        if window.context.director.bots.events_told is not None:
            break
    steps = window.context.director.bots.untold
    for left in range(steps, 0, -1):
        assert window.context.director.bots.untold == left
        window.key("left shift")
    assert window.context.director.bots.events_told is not None
    window.key("p")
    assert window.context.director.bots.events_told is None
    assert isinstance(mode(window), Passing), "the press that ends the telling is already for the table"


def test_without_motion_card_and_reason_stay_together() -> None:
    window = sit_down("solo_borgo", LARGE)
    assert seen(window, 0)[1:3] == ((), "")
    act(window)
    window.settle()
    found = seen(window, 0)
    assert len(found.cards) == 1
    assert wording_of(window.context).title(found.cards[0]) in found.reason or "Connection" in found.reason


@pytest.mark.parametrize("solo", KINDS)
def test_each_step_of_a_whole_game_is_told_in_full(solo: str) -> None:
    game, words = Game(shipped_cards(), ("base", "moloch")), Wording(shipped_cards())
    match = deal_match(game, [SeatSetup("Anna", "greedy")], 2, solo=solo)
    match.play_bots()
    told = [log_lines(words, step, match.names, "A") for entry in match.line for step in steps_of(entry.events)]
    assert match.state.is_over
    assert max(map(len, told)) <= MOST_LINES
