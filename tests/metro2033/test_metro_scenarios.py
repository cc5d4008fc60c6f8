"""Every scenario of Metro 2033: one a rule, one a refusal, one an example of the rule book."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.kernel.refusal import Unreadable
from game.metro2033.kind import metro_kind
from game.play.scenarios.scenario import read_scenario, run_scenario
from tests.each import try_each
from tests.metro2033.laid import metro_cards

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))
KIND = metro_kind(metro_cards())

_WRONG = [
    ("A: {vps: 3}", "then.A.vps: this is no key of what is expected of a player; did you mean 'vp'?"),
    ("rounds: 3", "then.rounds: this is no key of what is expected; did you mean 'round'?"),
    ("C: {vp: 3}", "then.C: this is no key of what is expected"),
    ("refused: closed_zones", "then.refused: expected the code of a refusal, not 'closed_zones'; did you mean"),
    ("owners: {Dynamo: A}", "then.owners: expected a station, not 'Dynamo'; did you mean 'Dinamo'?"),
    ("owners: {Dinamo: C}", "then.owners.Dinamo: expected a seat, not 'C'; known: A, B"),
    ("sees: {B: {A: {quest: 1}}}", "then.sees.B.A.quest: this is no key of a player; did you mean 'quests'?"),
    ("A: {goods: {gold: 1}}", "then.A.goods.gold: this is no key of goods; known: pig, mushroom, ammo"),
    ("market: [Gas Mast]", "then.market[1]: expected an equipment card, not 'Gas Mast'; did you mean 'Gas Mask'?"),
]
_MISSED = [
    ("A: {vp: 4}", "A.vp 4 3"),
    ("A: {goods: {pig: 2, ammo: 0}}", "A.goods.pig 2 0"),
    ("A: {stations: [Tverskaya]}", "A.stations [Tverskaya] [Chekhovskaya, Pushkinskaya, Tverskaya]"),
    ("A: {at: Tverskaya, hero: khan}", "A.at Tverskaya Pushkinskaya"),
    ("A: {quests: [Old Debts]}", "A.quests [Old Debts] [Parade]"),
    ("owners: {Tverskaya: null, Dinamo: null}", "owners.Tverskaya null A"),
    ("law: null", "law null Ceasefire"),
    ("face_down: {B: [Old Debts]}", "face_down.B [Old Debts] []"),
    ("turn: B", "turn B A"),
    ("winners: [A]", "not_over"),
    ("sees: {B: {A: {quests: [Parade], army: 2}}}", "sees.B.A.quests [Parade] 1"),
    ("sees: {A: {A: {quests: 1}}}", "sees.A.A.quests 1 [Parade]"),
    ("legal: [move Tverskaya, pass]", "move Tverskaya wrong_phase"),
    ("illegal: [move Tverskaya, pass]", "pass"),
]
_PLAIN = """given: {game: metro2033, phase: army, turn: A, law: Ceasefire,
  players: {A: {faction: reich, hero: khan, quests: [Parade]}, B: {faction: red}}}
then: {%s}
"""


@pytest.mark.parametrize("chapter", sorted({path.parent for path in FILES}), ids=lambda path: path.name)
def test_metro_scenarios(chapter: Path) -> None:
    def check(path: Path) -> None:
        assert run_scenario(read_scenario(path, KIND.only)) == ()

    try_each((path for path in FILES if path.parent == chapter), lambda path: path.stem, check)


@pytest.mark.parametrize(("then", "sentence"), _WRONG)
def test_what_is_not_known_is_refused_with_its_place(then: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(_PLAIN % then, "utf-8")
    with pytest.raises(Unreadable) as error:
        read_scenario(path, KIND.only)
    assert sentence in str(error.value)


@pytest.mark.parametrize(("then", "difference"), _MISSED)
def test_what_differs_is_told(then: str, difference: str, tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(_PLAIN % then, "utf-8")
    (found,) = run_scenario(read_scenario(path, KIND.only))
    told = " ".join(found.facts.values()) or found.kind
    assert told == difference
