"""Whole games of Metro 2033, played at random: what holds in every position, and after every event."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple, get_args

import pytest

from game.kernel.chance import Chance
from game.kernel.message import decoder, encode
from game.kernel.refusal import Refusal
from game.kernel.seats import EVERYONE, NOBODY, Seat, Viewer
from game.metro2033.rules import commands as cmd
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps as st
from game.metro2033.rules.dealing import new_game
from game.metro2033.rules.decide import decide, legal_commands
from game.metro2033.rules.forecast import forecast, foresee
from game.metro2033.rules.imagine import imagine
from game.metro2033.rules.invariants import problems
from game.metro2033.rules.options import MetroOptions
from game.metro2033.rules.referee import MetroOutcome
from game.metro2033.rules.state import Metro, MetroState
from game.metro2033.rules.status import status
from game.metro2033.rules.view import view
from tests.metro2033.laid import metro_cards

OPTIONS: Final = {
    "plain": MetroOptions(),
    "quests at once, few tokens": MetroOptions(quests="at_once", tokens_limited=True),
    "strict": MetroOptions(reward="after", floor_same=False, wounded_home="owned", wounded_skip="next_round"),
    "dealt": MetroOptions(ring="beside_open", draft="dealt", tiebreak="most_vp", bauman_ties="attack", goal=8),
}
MOST: Final = 600
"""Decisions of a game."""

EAGER: Final = (
    cmd.ArmyAttacks, cmd.ArmyAttacksHero, cmd.HeroAttacks, cmd.HeroAttacksHero, cmd.CaptureStation, cmd.CompleteQuest,
    cmd.UseProperty, cmd.TakeQuest, cmd.Scout,
)  # fmt: skip
"""What is preferred in half of all decisions, so that games come to an end."""


class Decision(NamedTuple):
    """A position, what may be decided in it, and what was."""

    before: MetroState
    legal: tuple[cmd.MetroCommand, ...]
    command: cmd.MetroCommand
    outcome: MetroOutcome


def played(metro: Metro, seats: int, seed: int) -> Iterator[Decision]:
    """The decisions of a game."""
    random, state = Random(seed), new_game(metro, [None] * seats, seed).state
    for _ in range(MOST):
        if state.to_move is None:
            return
        legal = tuple(legal_commands(metro, state, state.to_move))
        eager = [command for command in legal if isinstance(command, EAGER)]
        command = random.choice(eager if eager and random.random() < 0.5 else legal)
        outcome = decide(metro, state, command)
        assert not isinstance(outcome, Refusal)
        yield Decision(state, legal, command, outcome)
        state = outcome.state


each_game = pytest.mark.parametrize(
    ("options", "seats"), [(name, seats) for seats in range(2, 7) for name in OPTIONS], ids=str
)


@each_game
def test_no_event_breaks_an_invariant(options: str, seats: int) -> None:
    metro = Metro(metro_cards(), OPTIONS[options])
    for decision in played(metro, seats, seats):
        state = decision.before
        for event in decision.outcome.events:
            state = event.evolve(state)
            assert problems(metro, state) == []
        assert state == decision.outcome.state


@each_game
def test_every_move_is_listed_once_and_told_by_the_view(options: str, seats: int) -> None:
    metro = Metro(metro_cards(), OPTIONS[options])
    for decision in played(metro, seats, 10 + seats):
        seat = decision.before.to_move
        assert seat is not None
        assert len(set(decision.legal)) == len(decision.legal) > 0
        assert tuple(legal_commands(metro, view(metro, decision.before, seat), seat)) == decision.legal
        assert all(
            not legal_commands(metro, decision.before, other) for other in decision.before.seats if other != seat
        )


@pytest.mark.parametrize("seats", range(2, 7))
def test_an_imagined_state_looks_the_same(seats: int) -> None:
    metro = Metro(metro_cards())
    for number, decision in enumerate(played(metro, seats, 20 + seats)):
        for seat in decision.before.seats:
            seen = view(metro, decision.before, seat)
            imagined = imagine(metro, seen, Chance(number))
            assert view(metro, imagined, seat) == seen
            assert problems(metro, imagined) == []


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_listed_move_is_accepted_and_can_be_foreseen(seats: int) -> None:
    metro = Metro(metro_cards())
    for number, decision in enumerate(played(metro, seats, 30 + seats)):
        for command in decision.legal if number % 7 == 0 else ():
            assert not isinstance(decide(metro, decision.before, command), Refusal)
            assert forecast(metro, decision.before, command) == foresee(metro, decision.before, command)


def test_a_forecast_tells_nothing_hidden() -> None:
    metro = Metro(metro_cards())
    for number, decision in enumerate(played(metro, 4, 5)):
        seat = decision.before.to_move
        assert seat is not None
        twin = imagine(metro, view(metro, decision.before, seat), Chance(number))
        for command in decision.legal if number % 5 == 0 else ():
            assert foresee(metro, twin, command) == foresee(metro, decision.before, command)


def test_equal_seeds_play_alike() -> None:
    metro = Metro(metro_cards())
    assert list(played(metro, 3, 1)) == list(played(metro, 3, 1))
    assert new_game(metro, [None] * 3, 1).state != new_game(metro, [None] * 3, 2).state


def test_messages_and_states_are_the_same_after_writing_and_reading() -> None:
    metro, read = Metro(metro_cards()), decoder(tuple[cmd.AnyMetroCommand, tuple[ev.AnyMetroEvent, ...], MetroState])
    for decision in played(metro, 6, 3):
        told = (decision.command, decision.outcome.events, decision.outcome.state)
        assert read.decode(encode(told)) == told


def test_games_come_to_all_that_can_be_decided_asked_and_happen() -> None:
    seen: set[type[object]] = set()
    for seed in range(8):
        for name in OPTIONS:
            metro = Metro(metro_cards(), OPTIONS[name])
            for decision in played(metro, 2 + seed % 5, 100 + seed):
                seen |= {type(decision.command), type(decision.before.question)}
                seen |= {type(event) for event in decision.outcome.events}
    wanted = {*get_args(cmd.AnyMetroCommand), *get_args(ev.AnyMetroEvent), *get_args(st.MetroQuestion)}
    assert wanted - seen <= {ev.MetroStarted, *RARE}


RARE: Final = (ev.WoundPrevented, ev.QuestDrawn)
"""What only scenarios are sure to show."""


def test_after_the_end_nothing_is_hidden_and_nothing_can_be_done() -> None:
    metro = Metro(metro_cards(), OPTIONS["dealt"])
    ends = [last.outcome.state for seed in range(6) for last in [list(played(metro, 3, seed))[-1]]]
    over = [state for state in ends if state.is_over]
    assert over
    for state in over:
        told = status(state)
        assert told.is_over
        assert not told.awaiting
        assert len(told.winners) == 1
        viewers: list[Viewer] = [*state.seats, NOBODY, EVERYONE]
        for viewer in viewers:
            assert view(metro, state, viewer) == state
        command = cmd.PassArmy("A")
        refused = decide(metro, state, command)
        assert isinstance(refused, Refusal)
        assert refused.code == "game_over"


def test_nobody_sees_what_is_hidden() -> None:
    """`NOBODY` sees no card that any seat has hidden, and no seat sees those of another."""
    metro = Metro(metro_cards())
    for decision in played(metro, 4, 8):
        state = decision.before
        viewers: list[Viewer] = [*state.seats, NOBODY]
        for viewer in viewers:
            seen = encode(view(metro, state, viewer)).decode()
            for card in _hidden_from(state, viewer):
                assert f'"{card}"' not in seen, (card, viewer)


def _hidden_from(state: MetroState, viewer: Viewer) -> set[str]:
    """Cards whose place a viewer must not learn."""
    others = [seat for seat in state.seats if seat != viewer]
    quests = {card for seat in others for card in state.player(seat).quests}
    scouted = {found.card for seat in others if (found := state.player(seat).scouted)}
    played_cards = _battle_cards(state, others)
    return quests | scouted | played_cards


def _battle_cards(state: MetroState, others: list[Seat]) -> set[str]:
    fight = state.fight
    if fight is None or not fight.hands or fight.is_revealed:
        return set()
    return {card for seat in others for card in fight.hands.get(seat, ())}
