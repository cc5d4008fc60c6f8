"""Scenarios: playing the moves, comparing, and failing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent, indent

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules.steps import ChooseAction
from game.kernel.refusal import Unreadable
from game.play.scenarios.checks import Difference
from game.play.scenarios.scenario import read_position_file, read_scenario, run_scenario

Run = Callable[..., tuple[Difference, ...]]

GIVEN = """\
given:
  connections: {red: [Punks], blue: ["-"]}
  players:
    A:
      faction: mutants_union
      goods: {brick: 1, worker: 4, grey: 1}
      hand: [School, Pub, Pub]
      state: [Ruin, {card: Docks, worker: true, shield: true}, {card: Motel, used: 1}, {card: Camp, goods: {worker: 2}}]
      deals: [Gun Shop]
      used: [grey]
    B: {faction: new_york, vp: 3, goods: {iron: 1}, state: [Quarry, Quarry]}
"""


@pytest.fixture
def differences(catalog: Catalog, tmp_path: Path) -> Run:
    """Runs a scenario given as text."""

    def run(text: str, given: str = GIVEN) -> tuple[Difference, ...]:
        path = tmp_path / "scenario.yaml"
        path.write_text(given + dedent(text), encoding="utf-8")
        return run_scenario(read_scenario(path, fiftyfirst(catalog).only))

    return run


def then(*lines: str) -> str:
    return "then:\n" + indent("\n".join(lines), "  ")


def one(differences: tuple[Difference, ...]) -> Difference:
    (difference,) = differences
    return difference


# What is compared

TRUE = [
    "A: {vp: 0, hand_size: 3, passed: false, faction: mutants_union}",
    "A: {faction: Mutants Union}",
    "A: {goods: {brick: 1, iron: 0}}",
    "A: {hand: [Pub, School, Pub], deals: [gun_shop], connections: [], used: [grey]}",
    "A: {state: [Motel, Camp, Ruin, Docks]}",
    "A: {state: [{card: Docks, worker: true}, {card: Motel, used: 1}, {card: Camp, goods: {worker: 2}}, Ruin]}",
    "A: {state: [{card: Docks, worker: true, shield: true, ruin: false}, Motel, Camp, {card: Ruin}]}",
    "B: {state: [Quarry, {card: Quarry, worker: false}], vp: 3}",
    "discard: []",
    "turn: A",
    "phase: action",
    "round: 1",
    "legal: [pass, take red, construct School, 'develop Pub over Ruin', 'exchange iron, card']",
    "illegal: [take blue, construct Palace, done, 'raze B:Quarry', 'exchange iron, iron, iron, iron', sing]",
    "grade: null",
]


@pytest.mark.parametrize("line", TRUE)
def test_a_true_expectation_passes(differences: Run, line: str) -> None:
    assert differences(then(line)) == ()


@pytest.mark.parametrize(
    ("line", "what", "found"),
    [
        ("A: {vp: 1}", "A.vp", "0"),
        ("A: {hand_size: 2}", "A.hand_size", "3"),
        ("A: {passed: true}", "A.passed", "false"),
        ("A: {faction: new_york}", "A.faction", "mutants_union"),
        ("A: {goods: {brick: 1, iron: 1}}", "A.goods.iron", "0"),
        ("A: {hand: [Pub, School]}", "A.hand", "[Pub, Pub, School]"),
        ("A: {hand: [Pub, School, School]}", "A.hand", "[Pub, Pub, School]"),
        ("A: {deals: []}", "A.deals", "[Gun Shop]"),
        ("A: {connections: [Punks]}", "A.connections", "[]"),
        ("A: {used: []}", "A.used", "[grey]"),
        ("B: {state: [Quarry]}", "B.state", "[Quarry, Quarry]"),
        ("B: {state: [Quarry, Docks]}", "B.state", "[Quarry, Quarry]"),
        ("B: {state: [Quarry, {card: Quarry, worker: true}]}", "B.state", "[Quarry, Quarry]"),
        ("B: {state: [Quarry, {card: Quarry, ruin: true}]}", "B.state", "[Quarry, Quarry]"),
        ("B: {state: [Quarry, Ruin]}", "B.state", "[Quarry, Quarry]"),
        ("discard: [Pub]", "discard", "[]"),
        ("discard: [Ruin]", "discard", "[]"),
        ("turn: B", "turn", "A"),
        ("phase: lookout", "phase", "action"),
        ("round: 2", "round", "1"),
    ],
)
def test_a_false_expectation_fails(differences: Run, line: str, what: str, found: str) -> None:
    difference = one(differences(then(line)))
    assert (difference.kind, difference.facts["what"], difference.facts["found"]) == ("value", what, found)


@pytest.mark.parametrize(
    "item", ["Docks", "{card: Docks, worker: false}", "{card: Docks, used: 1}", "{card: Docks, goods: {iron: 1}}"]
)
def test_goods_on_a_site_are_compared_if_named(differences: Run, item: str) -> None:
    found = differences(then(f"A: {{state: [Ruin, {item}, Motel, Camp]}}"))
    assert [difference.kind for difference in found] == ([] if item == "Docks" else ["value"])


def test_sites_match_in_any_order(differences: Run) -> None:
    given = GIVEN.replace(
        "[Quarry, Quarry]", "[{card: Quarry, worker: true}, {card: Quarry, worker: true, shield: true}]"
    )
    items = "[{card: Quarry, worker: true}, {card: Quarry, shield: true}]"
    assert differences(then(f"B: {{state: {items}}}"), given) == ()
    items = "[{card: Quarry, shield: true}, {card: Quarry, shield: true}]"
    assert one(differences(then(f"B: {{state: {items}}}"), given)).kind == "value"


def test_moves_that_should_be_legal_or_illegal(differences: Run) -> None:
    assert one(differences(then("legal: [pass, take blue]"))) == Difference(
        "illegal", {"move": "take blue", "code": "none_face_up"}
    )
    assert one(differences(then("illegal: [take blue, pass]"))) == Difference("legal", {"move": "pass"})


# How moves are played


def test_a_ruin_in_the_discard_pile_is_a_card_that_was_discarded_as_one(differences: Run) -> None:
    """R8.3."""
    when = "when: [{A: develop School over Ruin}]\n"
    assert differences(when + then("discard: [Ruin]", "A: {vp: 1, goods: {worker: 6}}")) == ()
    assert one(differences(when + then("discard: []"))).kind == "value"


def test_a_location_that_was_discarded_is_no_ruin(differences: Run) -> None:
    given = GIVEN.replace("brick: 1", "development: 1")
    when = "when: [{A: 'develop School over Docks paying {development: 1}'}]\n"
    assert differences(when + then("discard: [Docks]"), given) == ()
    assert one(differences(when + then("discard: [Ruin]"), given)).kind == "value"


def test_an_unexpected_refusal_fails_the_scenario_and_ends_it(differences: Run) -> None:
    found = differences("when: [{A: take blue}, {B: pass}]\n" + then("A: {vp: 9}"))
    assert found == (Difference("refused", {"seat": "A", "move": "take blue", "code": "none_face_up"}),)


def test_the_last_move_must_be_refused_for_the_reason_given(differences: Run) -> None:
    assert differences("when: [{A: take blue}]\n" + then("refused: none_face_up", "turn: A")) == ()
    assert one(differences("when: [{A: take blue}]\n" + then("refused: no_effect"))).kind == "other_refusal"
    assert one(differences("when: [{A: take red}]\n" + then("refused: none_face_up"))).kind == "accepted"
    assert (
        one(differences("when: [{A: take blue}, {A: take blue}]\n" + then("refused: none_face_up"))).kind == "refused"
    )
    assert differences("when: [{A: sing}]\n" + then("refused: unreadable_move")) == ()


def test_an_open_turn_is_closed_by_another_seat_or_the_end(differences: Run) -> None:
    """After the exchange A has two of the four workers left, so the turn stays open."""
    assert differences("when: [{A: exchange iron}]\n" + then("turn: B", "illegal: [done]")) == ()
    assert differences("when: [{A: exchange iron}, {B: pass}]\n" + then("turn: A", "B: {passed: true}")) == ()
    twice = "when: [{A: exchange iron}, {A: exchange gun}]\n"
    assert differences(twice + then("A: {goods: {iron: 1, gun: 1, worker: 0}}", "turn: B")) == ()
    assert differences("when: [{A: exchange iron}, {A: done}, {B: pass}]\n" + then("turn: A")) == ()
    refused = "when: [{A: exchange iron}, {A: pass}]\n"
    assert differences(refused + then("refused: wrong_phase", "turn: B")) == ()


def test_shorthand_is_done_whole_or_not_at_all(differences: Run) -> None:
    assert differences("when: [{A: 'exchange iron, gun'}]\n" + then("A: {goods: {iron: 1, gun: 1}}")) == ()
    too_much = "when: [{A: 'exchange iron, gun, gun, gun'}]\n"
    assert (
        differences(too_much + then("refused: not_enough_goods", "A: {goods: {iron: 0, worker: 4}}", "turn: A")) == ()
    )
    used_up = "when: [{A: activate Motel twice}]\n"
    assert differences(used_up + then("refused: already_used", "A: {goods: {worker: 4}}")) == ()


def test_scores_and_winners_count_after_the_end(differences: Run) -> None:
    """R18.4: Ruins do not score."""
    assert one(differences(then("winners: [A]"))).kind == "not_over"
    given = GIVEN.replace("vp: 3", "vp: 25, passed: true")
    over = "when: [{A: pass}]\n"
    assert differences(over + then("winners: [B]", "scores: {A: 3, B: 27}", "illegal: [pass]"), given) == ()
    assert one(differences(over + then("winners: [A, B]"), given)).facts["found"] == "[B]"
    assert one(differences(over + then("scores: {A: 4}"), given)).facts["what"] == "scores.A"
    assert differences("when: [{A: pass}, {B: pass}]\n" + then("refused: game_over"), given) == ()


def test_unused_random_choices_fail_the_scenario(differences: Run) -> None:
    given = GIVEN + "  chance: [1, 0]\n"
    assert one(differences("", given)) == Difference("chance_left", {"count": "2"})


def test_a_shuffle_takes_the_given_order(differences: Run) -> None:
    """R19.1: the deck is empty, so the discard pile is shuffled."""
    given = GIVEN + "  deck: []\n  deck_only: true\n  discard: [Church, Museum]\n  chance: [[Museum, Church]]\n"
    when = "when: [{A: exchange card}]\n"
    assert differences(when + then("A: {hand: [School, Pub, Pub, Museum]}", "discard: []"), given) == ()
    wrong = given.replace("[[Museum, Church]]", "[[Museum, Pub]]")
    assert one(differences(when, wrong)).kind == "chance"


# Files

DRAWN = """\
given:
  phase: production
  players: {A: {faction: mutants_union}, B: {faction: new_york}}
  deck: []
  deck_only: true
  discard: [School, Docks]
"""
"""A position that goes on by drawing cards, for which a pile is shuffled."""


def test_a_position_alone_is_a_scenario_without_moves(catalog: Catalog, tmp_path: Path) -> None:
    path = tmp_path / "two_ruins.yaml"
    path.write_text(GIVEN, encoding="utf-8")
    assert read_scenario(path, fiftyfirst(catalog).only).title == "two_ruins"
    _, game, state = read_position_file(path, fiftyfirst(catalog).only)
    assert game.sets == ("base",)
    assert state.question == ChooseAction("A")


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("", None, "the file is empty"),
        ("- given", 1, "expected a mapping (a scenario), not a list"),
        ("title: x", 1, "given: expected a position under 'given', not nothing"),
        ("title: x\ntitle: y\n" + GIVEN, 2, "'title' is given twice"),
        (GIVEN + "where: []", 12, "where: this is no key of a scenario; did you mean 'when'?"),
        (GIVEN + "when:\n- A: pass\n- C: pass", 14, "when[2].C: this is no key of a move"),
        (GIVEN + "when:\n- V: turn", 13, "when[1].V: expected a solo game: the key 'solo'"),
        (GIVEN + "when:\n- {A: pass, B: pass}", 13, "when[1]: expected one seat with its move"),
        (GIVEN + "when:\n- A: 3", 13, "when[1].A: expected a move, not 3"),
        (GIVEN + "then:\n  A: {vp: 1}\n  B:\n    hand: [Palace]", 15, "then.B.hand[1]: expected the title or id"),
        (GIVEN + "then: {turn: E}", 12, "then.turn: expected a seat, not 'E'"),
        (GIVEN + "then: {refused: no}", 12, "expected a text in quotes, a whole number, true or false, not 'no'"),
        (GIVEN + "then: {refused: nope}", 12, "then.refused: expected the code of a refusal, not 'nope'"),
        (GIVEN + "then: {refused: no_effect}", 12, "then: expected a move that is refused in 'when'"),
        (GIVEN + "then: {V: {vp: 1}}", 12, "then.V: expected a solo game: the key 'solo'"),
        (GIVEN + "then:\n  A: {points: 1}", 13, "then.A.points: this is no key of what is expected of a player"),
        (GIVEN + f"then: {{turn: {'9' * 5000}}}", 12, f"true or false, not {'9' * 40}..."),
        (GIVEN + f"then: {{turn: {'E' * 5000}}}", 12, f"then.turn: expected a seat, not '{'E' * 40}...'"),
        (GIVEN.replace("worker: 4", "worker: 4.5"), 6, "a whole number, true or false, not 4.5"),
        (GIVEN.replace("vp: 3", "vp: -3"), 11, "given.players.B.vp: expected a whole number from 0 to 999, not -3"),
        (GIVEN.replace("used: 1", "used: 5"), 2, "given: this position is not possible: A: motel was used 5 times"),
        (GIVEN.replace("Camp", "Camo"), 8, "given.players.A.state[4].card: expected the title or id of a card"),
        (DRAWN + "  chance: [[Pub]]", None, "chance: the given order does not hold the cards that are shuffled"),
        ("given: {players: [", 2, "expected YAML"),
    ],
)
def test_an_unreadable_scenario_is_reported_with_its_line(
    catalog: Catalog, tmp_path: Path, text: str, line: int | None, sentence: str
) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable) as caught:
        read_scenario(path, fiftyfirst(catalog).only)
    assert sentence in str(caught.value)
    assert caught.value.file == str(path)
    assert caught.value.line == line


def test_a_missing_file_is_unreadable(catalog: Catalog, tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="cannot be opened"):
        read_scenario(tmp_path / "none.yaml", fiftyfirst(catalog).only)
