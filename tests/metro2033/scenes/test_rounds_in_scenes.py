"""Rounds of a match are played through its scenes, by people who press what is there."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.kernel.refusal import Refusal
from game.kernel.seats import HUMAN, SeatSetup
from game.metro2033.kind import metro_kind
from game.metro2033.table import course
from game.play.kind import decided
from game.play.match import Match
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from game.ui.widgets.handover import SHOW_HAND
from tests.metro2033.golden_matches import MetroMatch
from tests.metro2033.laid import metro_cards
from tests.metro2033.scenes.fighting import battle, show, shown, vote

ROUNDS = 4


def dealt(people: int, robots: int, seed: int) -> MetroMatch:
    players = (HUMAN,) * people + ("greedy",) * robots
    seats = [SeatSetup(name, player) for name, player in zip("ABCD", players, strict=False)]
    match: MetroMatch = Match.deal(metro_kind(metro_cards()), seats, {}, seed, play_bots=False)
    return match


def press(window: Rehearsal, random: Random) -> None:
    """Press something in a scene of a phase."""
    labels = window.labels()
    if SHOW_HAND in labels and random.random() < 0.9:
        window.click(SHOW_HAND)
    elif "continue" in labels:
        window.key("space")
    elif "look" in labels:
        window.click(random.choice(["look", "decline"]))
    elif shown(window) == course.BATTLE and (answers := battle(window).answers):
        window.key("space" if "done" in labels and random.random() < 0.5 else random.choice(answers).key)
    elif shown(window) == course.VOTE and vote(window).is_asked:
        window.key("1" if vote(window)._laws else random.choice("yn"))
    else:
        window.wait(400)


def play(window: Rehearsal, random: Random) -> Counter[str]:
    """Play some rounds: at the table as a robot would, elsewhere by hand."""
    seen: Counter[str] = Counter()
    context = window.context
    match = context.playing
    for _ in range(2000):
        if match.status.is_over or match.status.round > ROUNDS:
            return seen
        seen[shown(window)] += 1
        if shown(window) in course.SUMMARIES:
            press(window, random)
        elif shown(window) == "cover":
            window.key("space")
        elif match.awaiting_end_turn:
            context.director.end_turn()
        elif match.bot_to_move:
            window.wait(400)
        else:
            command = decided(match.advise("greedy", f"{match.head}"))
            assert not isinstance(match.submit(command), Refusal)
            context.director.advance()
            window.settle()
    raise AssertionError("the match does not go on")


@pytest.mark.parametrize(
    ("people", "robots", "settings"),
    [
        (2, 1, Settings(speed="off", handover="open")),
        (3, 0, Settings(speed="off", handover="window", end_of_turn="press")),
        (2, 1, Settings(speed="off", handover="hands", end_of_turn="press")),
        (1, 2, Settings(speed="off", reduced_motion=True)),
    ],
)
def test_the_scenes_lead_through_a_match(people: int, robots: int, settings: Settings) -> None:
    seen = play(show(dealt(people, robots, 3), settings), Random(5))
    assert seen.keys() >= {"table", course.BATTLE, course.THREAT, course.VOTE}
