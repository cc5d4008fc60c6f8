"""Programs of others play Metro 2033, and are told all that their seat knows, and nothing else."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from game.kernel.chance import Chance
from game.match.series.simulate import Meeting, play
from game.metro2033.kind import MetroKind, metro_kind
from game.metro2033.rules import steps as st
from game.metro2033.rules.imagine import imagine
from game.metro2033.rules.names import names_of
from game.metro2033.rules.position.known import known_position
from game.metro2033.rules.position.reading import KEYS, read_position
from game.metro2033.rules.position.writing import position_text
from game.metro2033.rules.state import HIDDEN, Metro, MetroState
from game.metro2033.rules.view import view
from game.play.programs import read_program
from tests.conftest import ROOT
from tests.metro2033.laid import metro_cards
from tests.metro2033.rules.test_metro_play import OPTIONS, played

EXAMPLE = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'docs' / 'example_robot.py'))}"
SIZES = ("threats_size", "equipment_size", "quests_size", "laws_size")

each_game = pytest.mark.parametrize(("options", "seats"), [*zip([*OPTIONS, "plain"], range(2, 7), strict=True)])


def states(options: str, seats: int) -> Iterator[tuple[Metro, MetroState, str]]:
    """Positions of a game, and each seat that may be asked for what it knows."""
    metro = Metro(metro_cards(), OPTIONS[options])
    for decision in islice(played(metro, seats, 60 + seats), 0, None, 4):
        yield from ((metro, decision.before, seat) for seat in decision.before.seats)


def text(metro: Metro, state: MetroState, seat: str) -> str:
    return json.dumps(known_position(metro, state, seat))


@each_game
def test_what_looks_the_same_is_told_in_the_same_words(options: str, seats: int) -> None:
    for number, (metro, state, seat) in enumerate(states(options, seats)):
        told = text(metro, state, seat)
        assert text(metro, imagine(metro, view(metro, state, seat), Chance(number)), seat) == told
        assert text(metro, view(metro, state, seat), seat) == told


@each_game
def test_what_looks_different_is_told_differently(options: str, seats: int) -> None:
    looks: dict[str, str] = {}
    for metro, state, seat in states(options, seats):
        look = position_text(metro, view(metro, state, seat))
        assert looks.setdefault(text(metro, state, seat), look) == look


@each_game
def test_no_hidden_card_is_named(options: str, seats: int) -> None:
    met = set[type[Any]]()
    for metro, state, seat in states(options, seats):
        seen = msgspec.to_builtins(view(metro, state, seat), str_keys=True)
        hidden = set(hidden_in(msgspec.to_builtins(state, str_keys=True), seen)) - set(words_in(seen))
        told = set(words_in(known_position(metro, state, seat)))
        assert not told & {names_of(metro.cards).name(card) for card in hidden}
        assert hidden
        met.add(type(state.question))
    assert met > {st.ChooseBattleCard, st.ChooseDrawn}


@each_game
def test_it_has_the_keys_of_a_position(options: str, seats: int) -> None:
    for metro, state, seat in states(options, seats):
        told = known_position(metro, state, seat)
        assert told.keys() - SIZES <= set(KEYS) - {"seed", "chance", "market_only"}
        assert [told[size] for size in SIZES] == [*map(len, (state.threats, state.equipment, state.quests, state.laws))]
        assert told["pending"]["steps"]


def words_in(plain: Any) -> Iterator[str]:
    """All texts in plain data."""
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, dict):
        for value in plain.values():
            yield from words_in(value)
    elif isinstance(plain, list | tuple):
        for value in plain:
            yield from words_in(value)


def hidden_in(plain: Any, seen: Any) -> Iterator[str]:
    """The cards that stand where the same data as a viewer sees it have the sign for a hidden one."""
    if seen == HIDDEN:
        yield plain
    elif isinstance(seen, dict):
        for key, value in seen.items():
            yield from hidden_in(plain.get(key), value)
    elif isinstance(seen, list | tuple):
        for one, other in zip(plain, seen, strict=True):
            yield from hidden_in(one, other)


def test_an_open_quest_a_scouted_threat_and_a_hand_are_signs_for_others() -> None:
    sides = {"attacker": "A", "fighter": "army", "defender": "B", "defending": "army"}
    battle: dict[str, Any] = {"station": "Okhotny Ryad", **sides}
    battle |= {"hands": {"A": ["Feint"], "B": ["Ambush"]}, "chosen": {"A": "Feint"}}
    asked = {"step": "choose_battle_card", "seat": "B"}
    steps = [asked, "turn_up_battle_cards", {"step": "start_phase", "phase": "hero"}]
    players = {
        "A": {"faction": "reich", "quests": ["Parade"], "scouted": {"card": "Hot Dust", "round": 1}},
        "B": {"faction": "red"},
    }
    given = {"phase": "army", "turn": "A", "players": players, "pending": {"steps": steps, "fight": battle}}
    metro, state = read_position(metro_cards(), given)
    own, others = (known_position(metro, state, seat) for seat in "AB")
    assert (own["players"]["A"]["quests"], others["players"]["A"]["quests"]) == (["Parade"], ["?"])
    assert [told["players"]["A"]["scouted"]["card"] for told in (own, others)] == ["Hot Dust", "?"]
    assert others["pending"]["fight"]["hands"] == {"A": ["?"], "B": ["Ambush in the Tunnels"]}
    assert others["pending"]["fight"]["chosen"] == {"A": "?"}
    assert others["pending"]["steps"][0] == asked


# ---------------------------------------------------------------------- playing
def kind_with(robot: str) -> MetroKind:
    return metro_kind(metro_cards(), {robot: read_program(robot)})


def test_the_example_plays_a_whole_game() -> None:
    played_once = play(kind_with(EXAMPLE), {}, Meeting(3, (EXAMPLE, EXAMPLE)))
    assert (played_once.problems, played_once.faults, played_once.cut_off) == ((), (), False)
    assert played_once.winners


def test_another_robot_plays_on_after_a_fault() -> None:
    kind = kind_with("exec:./nowhere")._replace(is_cut_off=lambda _, decisions: decisions == 40)
    found = play(kind, {}, Meeting(3, ("exec:./nowhere", "random")))
    assert (found.decisions, [fault.reason for fault in found.faults]) == (40, ["start"])
