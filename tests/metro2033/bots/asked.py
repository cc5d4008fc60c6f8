"""Positions of Metro 2033 in which every kind of question is asked, from games played half by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

from game.metro2033.bots.greedy import best_line
from game.metro2033.rules.dealing import new_game
from game.metro2033.rules.decide import carried_out, legal_commands
from game.metro2033.rules.options import MetroOptions
from game.metro2033.rules.state import Metro, MetroState
from tests.metro2033.laid import metro_cards

OPTIONS = (
    MetroOptions(),
    MetroOptions(quests="at_once", tokens_limited=True, draft="dealt"),
    MetroOptions(reward="after", floor_same=False, wounded_home="owned", wounded_skip="next_round"),
    MetroOptions(ring="beside_open", bauman_ties="attack", bandits_ties="players", goal=8, stage_2_at=5),
)

MOST_OF_A_KIND = 12
"""Positions with the same kind of question."""

GAMES = 16


@cache
def asked() -> tuple[tuple[Metro, MetroState], ...]:
    """Positions with a choice, at most `MOST_OF_A_KIND` of each kind of question."""
    counts, found = Counter[type](), list[tuple[Metro, MetroState]]()
    for number in range(GAMES):
        metro = Metro(metro_cards(), OPTIONS[number % len(OPTIONS)])
        for state in _positions(metro, number):
            kind = type(state.question)
            counts[kind] += 1
            if counts[kind] <= MOST_OF_A_KIND:
                found.append((metro, state))
    return tuple(found)


def _positions(metro: Metro, number: int) -> Iterator[MetroState]:
    random, state = Random(number), new_game(metro, [None] * (2 + number % 5), number).state
    for _ in range(400):
        question = state.question
        if question is None:
            return
        legal = legal_commands(metro, state, question.seat)
        if len(legal) > 1:
            yield state
        by_chance = random.random() < 0.5
        command = random.choice(legal) if by_chance else best_line(metro, state, question).commands[0]
        state = carried_out(metro, state, command).state
