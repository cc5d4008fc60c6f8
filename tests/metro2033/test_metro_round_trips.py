"""Whatever a game comes to is written and read again; what others wrote is refused with a sentence, or played."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from game.kernel.refusal import Refusal, Unreadable
from game.metro2033.rules import commands as cm
from game.metro2033.rules.dealing import new_game
from game.metro2033.rules.decide import decide, legal_commands
from game.metro2033.rules.known import can_go_on, check_start, unknown_in
from game.metro2033.rules.notation import read_move, write_move
from game.metro2033.rules.option_values import OPTION_VALUES
from game.metro2033.rules.options import MetroOptions
from game.metro2033.rules.position.pending import STEPS
from game.metro2033.rules.position.reading import read_position
from game.metro2033.rules.position.writing import position_text, write_position
from game.metro2033.rules.state import Metro, MetroState
from tests.metro2033.laid import metro_cards

_BOLD = (cm.ArmyAttacks, cm.ArmyAttacksHero, cm.HeroAttacks, cm.HeroAttacksHero, cm.CaptureStation, cm.UseProperty)


def _options(random: Random) -> MetroOptions:
    """Options by chance, but for who begins."""
    return MetroOptions(
        **{name: random.choice(values) for name, values in OPTION_VALUES.items() if values[0] != "random"}
    )


def _states(metro: Metro, seats: int, random: Random) -> Iterator[MetroState]:
    """The states of a game with a liking for fights; each event and each later state is known."""
    state = new_game(metro, [None] * seats, random.randrange(1000)).state
    check_start(metro, state)
    while state.to_move:
        yield state
        legal = legal_commands(metro, state, state.to_move)
        bold = [one for one in legal if isinstance(one, _BOLD)]
        outcome = decide(metro, state, random.choice(bold if bold and random.random() < 0.5 else legal))
        assert not isinstance(outcome, Refusal)
        assert [unknown_in(metro, state, event) for event in outcome.events if unknown_in(metro, state, event)] == []
        state = outcome.state
        assert can_go_on(metro, state)


@pytest.mark.parametrize("seats", range(2, 7))
def test_all_positions_and_moves_of_a_game_are_read_as_they_are_written(seats: int) -> None:
    random = Random(seats)
    metro = Metro(metro_cards(), _options(random))
    for step, state in enumerate(_states(metro, seats, random)):
        if step % 5 and state.question and state.question.begins_turn:
            continue
        framed, same = read_position(metro_cards(), write_position(metro, state))
        assert (framed.options, same) == (metro.options, state)
        assert position_text(framed, same) == position_text(metro, state)
        for command in random.sample([*legal_commands(metro, state, state.to_move or "A")], 1):
            assert read_move(metro, state, command.seat, write_move(metro, state, command)) == (command,)
        if step > 400:
            return


# ---------------------------------------------------------------------- positions of others
def _places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every value below."""
    found = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in found:
        yield (*path, key)
        yield from _places(value, (*path, key))


def _at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def _damaged(data: dict[str, Any], random: Random) -> dict[str, Any]:
    """A position in which one value is gone, another one, or joined by a step; more often one of what is pending."""
    data = deepcopy(data)
    places = [*_places(data)]
    pending = [path for path in places if path[0] == "pending"]
    *above, last = random.choice(pending if pending and random.random() < 0.7 else places)
    parent = _at(data, tuple(above))
    step = {"step": random.choice([*STEPS]), "seat": random.choice("AB")}
    match random.randrange(5):
        case 0:
            del parent[last]
        case 1 if isinstance(parent, list):
            parent.insert(0, step)
        case 2:
            parent[last] = step["step"]
        case 3:
            parent[last] = random.choice([0, 1, 7, -1, None, True, "A"])
        case _:
            parent[last] = deepcopy(_at(data, random.choice(places)))
    return data


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_damaged_position_is_refused_with_a_sentence_or_played(seats: int) -> None:
    random, metro, read = Random(seats), Metro(metro_cards()), 0
    states = [state for _, state in zip(range(300), _states(metro, seats, random), strict=False)]
    for state in random.sample(states, 40):
        written = write_position(metro, state)
        for _ in range(5):
            try:
                framed, found = read_position(metro_cards(), _damaged(written, random))
            except Unreadable:
                continue
            read += 1
            for _ in range(3):
                if found.to_move:
                    legal = legal_commands(framed, found, found.to_move)
                    outcome = decide(framed, found, random.choice(legal))
                    assert not isinstance(outcome, Refusal)
                    found = outcome.state
    assert read, "some of them are possible"
