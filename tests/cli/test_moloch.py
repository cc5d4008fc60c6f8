"""The game in the terminal with Moloch: Machines, questions answered in words, levels and variants, series of games."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from game.cards.catalog import Catalog
from game.cli import simulate
from game.cli.plain_game import PlainMoves
from game.cli.plain_table import PlainTable
from game.cli.text_moves import MoveList
from game.cli.text_table import TextTable
from game.cli.text_titles import Titles
from game.kernel.bag import Bag
from game.match.fiftyfirst import fiftyfirst
from game.match.library.index import MatchIndex
from game.match.match import Match
from game.match.series import meeting
from game.wording import Wording
from tests.cli.conftest import Play, Run, Told, told_to_anna
from tests.cli.test_plain import faults
from tests.sets.matches import seated, submit
from tests.sets.moloch import SETS

TABLE = """
    round: 3
    phase: action
    options: {moloch.difficulty: soldier, moloch.coop: true, server_room: true}
    server_room: 1
    machines:
      stack: [Lockjaw, Mother]
      deployed: [Toll Gate, Rust Locust, {card: Rust Locust, red: 1, goods: {ammo: 1, worker: 1}}]
      discard: [Swarm Relay, Dragnet]
    players:
      A: {faction: new_york, goods: {worker: 4, brick: 1, red: 3}, hand: [Hacked Night Ferry, Pub],
          stopped: [red, exchange],
          state: [{card: Rail Cannon, used: 2, stopped: true}, {card: Captured Scanner, goods: {red: 2}}]}
      B: {faction: mutants_union, hand: [Hacked Road Eater, Camp], goods: {worker: 1},
          state: [{card: Archive, used: 1, marks: {worker: 1}}]}
"""
LANGUAGES = ("en", "de", "ru")


def at(catalog: Catalog, given: str, folder: Path) -> Match:
    return seated(catalog, {"sets": list(SETS), **yaml.safe_load(given)}, folder)


# ---------------------------------------------------------------------- the Machines
def test_the_command_tells_every_machine_and_the_piles(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = told_to_anna(resume(at(catalog, TABLE, tmp_path), ["", "machines"]).out)[0].splitlines()
    assert told == [
        "Level: Soldier",
        "Cooperative variant: you may leave goods on a Machine, and anyone may finish it.",
        "  Toll Gate (1 iron and 2 workers; Strength 2): Each player loses 1 worker.",
        "  Rust Locust (1 brick and 2 workers; Strength 2): Each player loses 2 iron.",
        "  Rust Locust#2 (1 brick and 2 workers; Strength 2): Each player loses 2 iron. "
        "On it: 1 ammo, 1 worker and 1 red contact token.",
        "Stack: 2 Machines",
        "Discarded Machines, the newest first: Dragnet, Swarm Relay",
        "Server room: 1 of 3 markers",
    ]


def test_frenzy_is_told_while_it_lasts(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    """R44.5.5."""
    alone = TABLE.replace(
        "Toll Gate, Rust Locust, {card: Rust Locust, red: 1, goods: {ammo: 1, worker: 1}}", "Toll Gate"
    )
    for plain, told in (
        ((), "Toll Gate (1 iron and 2 workers; Strength 3 in Frenzy): "),
        (("--plain",), "Toll Gate has Strength 3 in Frenzy, and its code is 1 iron and 2 workers. "),
    ):
        assert told in resume(at(catalog, alone, tmp_path), ["", "machines"], *plain).out


def test_the_table_tells_the_machines_in_short(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = resume(at(catalog, TABLE, tmp_path), [""]).out
    assert (
        "Machines: Toll Gate [2], Rust Locust [2], Rust Locust#2 [2, 1 ammo, 1 worker and 1 red contact token]. "
        "Stack: 2, discarded: 2.\nServer room: 1 of 3 markers\n"
    ) in told
    assert "    Stopped by Machines: red, exchange\n" in told
    assert "    Hacked cards in hand: Road Eater\n" in told
    assert "Hacked cards in hand: Night Ferry" not in told, "the own hand is told below"
    assert "Rail Cannon [5, stopped by a Machine]" in told
    assert "Captured Scanner [3, 2 red contact tokens]" in told


def test_nothing_hidden_is_told(catalog: Catalog, tmp_path: Path) -> None:
    """R20.1a: the stack, the hacked sides of deployed Machines, and which of two a card in another's hand is."""
    match = at(catalog, TABLE, tmp_path)
    for language in LANGUAGES:
        words = Wording(catalog, language)
        for kind in (TextTable, PlainTable):
            table = kind(match, words)
            told = "\n".join([*table.lines("A"), *table.machines("A"), *table.piles("A"), *table.look("B", "A")])
            hidden = ("lockjaw", "mother", "hacked_toll_gate", "hacked_rust_locust", "hacked_road_eater", "camp")
            found = [card for card in hidden if words.title(card) in re.split(r"[\W]{2,}", told)]
            assert not [card for card in found if card not in ("lockjaw", "mother")], (language, kind)
            assert not re.search(rf"\b{words.title('lockjaw')}\b|\b{words.title('mother')}\b", told)


def test_without_the_set_there_are_no_machines(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    given = """
        sets: [base]
        phase: action
        players: {A: {faction: new_york}, B: {faction: mutants_union}}"""
    for plain in ((), ("--plain",)):
        told = resume(at(catalog, given, tmp_path), ["", "machines", "table"], *plain).out
        assert told.count("Machines") == 1
        assert "There are no Machines in this game.\n" in told


def test_plain_sentences_tell_the_machines(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = resume(at(catalog, TABLE, tmp_path), ["", "machines", "state", "state B", "table"], "--plain").out
    for sentence in (
        "3 Machines are deployed.",
        "The stack of Machines has 2.",
        "2 Machines are discarded, the newest first: Dragnet and Swarm Relay.",
        "The server room has 1 of 3 markers.",
        "They come at the level Soldier.",
        "Rust Locust has Strength 2, and its code is 1 brick and 2 workers. Each player loses 2 iron.",
        "Each player loses 2 iron. On it: 1 ammo, 1 worker and 1 red contact token.",
        "Machines have stopped the exchange for this round.",
        "A Machine has stopped its action for this round.",
        "Ben has hacked cards in hand: Road Eater.",
        "It was used once this round.",
    ):
        assert f"{sentence}\n" in told
    assert "Machines have stopped the faction action (red) for this round." in told or re.search(
        r"Machines have stopped the faction action \([^)]+\) for this round\.", told
    )
    assert faults(told) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_machines_are_told_in_every_language(language: str, catalog: Catalog, tmp_path: Path) -> None:
    words = Wording(catalog, language)
    match = at(catalog, TABLE, tmp_path)
    for kind in (TextTable, PlainTable):
        told = "\n".join(kind(match, words).machines("A"))
        for machine in ("toll_gate", "rust_locust", "dragnet", "swarm_relay"):
            assert words.title(machine) in told
            assert words.attack(catalog.machines["rust_locust"]) in told
        assert not re.search(r"\?\?|\{|\$|machine[s]?-", told)
    assert faults("\n".join(PlainTable(match, words).machines("A"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_card_tells_a_machine_and_a_hacked_side(
    plain: tuple[str, ...], language: str, catalog: Catalog, tmp_path: Path, resume: Play
) -> None:
    words = Wording(catalog, language)
    typed = [f"card {words.title('mother').lower()}", "card hacked mother"]
    told = resume(at(catalog, TABLE, tmp_path), ["", *typed], "--lang", language, *plain).out
    assert words.attack(catalog.machines["mother"]) in told
    assert words.title("hacked_mother") in told


# ---------------------------------------------------------------------- moves
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("hack Rust Locust", 2), ("hack Rust Locust#2", 2), ("hack Rust Locust to server room", 2),
        ("hack Rust Locust partly {worker: 1, red: 1}", 3), ("destroy Toll Gate", 2),
        ("destroy Rust Locust#2 paying {red: 1}", 2), ("destroy Toll Gate partly {red: 1}", 3),
        ("destroy Toll Gate paying {red: 2} from Captured Scanner", 2),
    ],
)  # fmt: skip
def test_moves_are_typed_with_titles_of_the_language_in_small_letters(
    move: str, left: int, language: str, catalog: Catalog, tmp_path: Path, resume: Play
) -> None:
    match = at(catalog, TABLE, tmp_path)
    translated = Titles(Wording(catalog, language)).put(move)
    assert (translated == move) == (language == "en")
    typed = translated.lower()
    told = resume(match, ["", typed, "quit"], "--lang", language)
    again = Match.load(match.path or Path(), fiftyfirst(catalog), play_bots=False)
    assert again.journal.head == 1, told.out
    assert again.state.machines
    assert len(again.state.machines.deployed) == left


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_moves_tells_what_they_cost_and_bring(language: str, catalog: Catalog, tmp_path: Path) -> None:
    words = Wording(catalog, language)
    match = at(catalog, TABLE, tmp_path)
    found = [command for command in match.legal() if type(command).__name__ in ("HackMachine", "DestroyMachine")]
    assert len(found) > 8
    for moves in (MoveList(match, words), PlainMoves(match, words)):
        for command in found:
            told = moves.move(command)
            assert len(told) > len(Titles(words).put("hack Toll Gate"))
            assert not re.search(r"\?\?|\$", told)


def test_wrong_moves_are_explained(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    lines = ["", "hack", "destroy Mother", "hack Toll Gate partly {worker: 3}", "exchange iron", "help moves"]
    told = told_to_anna(resume(at(catalog, TABLE, tmp_path), lines).out)
    assert "Write it like this: hack Mother, or hack Rust Locust#2" in told[0]
    assert all(answer and "?" not in answer for answer in told[1:4])
    assert "  destroy Mother: for red contact tokens" in told[4]


def test_what_pays_is_told(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    """R44.9: reserved goods may be mixed with the supply; R44.5.2: ammo replaces resources."""
    told = told_to_anna(resume(at(catalog, TABLE, tmp_path), ["", "pay destroy toll gate", "2"]).out)
    assert "destroy Toll Gate paying {red: 2} from Captured Scanner" in told[0]
    assert "destroy Toll Gate paying {red: 2}\n" in f"{told[0]}\n"


# ---------------------------------------------------------------------- what happens
def test_what_happens_in_assault_and_deploy_is_told(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    """Each Machine in turn, what it does to whom, and which Machines come."""
    given = """
        round: 2
        phase: action
        machines: {stack: [Mother, Lockjaw, Toll Gate], deployed: [Rust Locust, Turnstile, Curfew Siren, Siege Crane]}
        deck_only: true
        players:
          A: {faction: new_york, state: [Rail Cannon, Wreck Field]}
          B: {faction: mutants_union, passed: true, state: [Decoy Town]}"""
    match = at(catalog, given, tmp_path)
    submit(match, "A", "pass")
    assert (match.state.round, match.state.phase) == (3, "action")
    told = resume(match, ["", "log"], "--plain").out
    for part in ("Rust Locust takes ", "Turnstile stops ", "Curfew Siren stops ", "Machines are deployed: "):
        assert part in told, told
    assert faults(told) == []


def test_the_leader_is_told_what_the_machines_cost(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    """R44.7."""
    given = """
        round: 6
        phase: action
        machines: {deployed: [Rust Locust, Turnstile]}
        players:
          A: {faction: new_york, vp: 26}
          B: {faction: mutants_union, vp: 20, passed: true}"""
    for plain in ((), ("--plain",)):
        told = resume(at(catalog, given, tmp_path), ["", "pass", "", ""], *plain).out
        assert "Anna has lost 4 VP for the deployed Machines.\n" in told
        assert "Ben has lost" not in told


# ---------------------------------------------------------------------- the start
def test_level_and_variants_are_options(start: Callable[..., Told], tmp_path: Path) -> None:
    chosen = ("--sets", "base,moloch", "--level", "veteran", "--coop", "--server-room")
    told = start(["", "machines"], "--names", "Anna,Ben", *chosen)
    assert "Level: Veteran\nCooperative variant: " in told.out
    (match,) = MatchIndex(tmp_path / "matches").read_all().matches()
    assert (match.sets, match.options.moloch_difficulty) == (("base", "moloch"), "veteran")
    assert match.options.moloch_coop
    assert match.options.server_room


def test_level_and_variants_are_asked_for_with_moloch(start: Callable[..., Told], tmp_path: Path) -> None:
    told = start(["2", *[""] * 6, "moloch", "3", "1", "yes", "1", *[""] * 4, "", "machines"])
    assert "At which level do the Machines come? [0]" in told.out
    assert "Please type a number from 0 to 2." in told.out
    assert "Please type a number from 0 to 1." in told.out
    assert "Level: Soldier\n" in told.out
    (match,) = MatchIndex(tmp_path / "matches").read_all().matches()
    assert (match.options.moloch_coop, match.options.server_room) == (True, False)


def test_they_are_not_asked_for_without_moloch(start: Callable[..., Told]) -> None:
    assert "level" not in start(["2", *[""] * 6, "winter", *[""] * 3, ""]).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_questions_are_plain_sentences(start: Callable[..., Told], language: str) -> None:
    told = start(["2", *[""] * 6, "moloch", *[""] * 6, ""], "--plain", "--lang", language).out
    assert not re.search(r"\?\?|\{|\$|\[", told)


@pytest.mark.parametrize("command", ["simulate", "balance", "text", "tournament", "train"])
@pytest.mark.parametrize("option", [("--level", "soldier"), ("--coop",), ("--server-room",)])
def test_options_of_machines_need_moloch(command: str, option: tuple[str, ...], run: Run, tmp_path: Path) -> None:
    needed = {
        "tournament": ("--bots", "greedy,random"),
        "train": ("--lesson", "two", "--out", tmp_path / "weights.json"),
        "text": ("--data-dir", tmp_path, "--names", "Anna,Ben"),
    }
    told = run(command, *needed.get(command, ()), "--sets", "base,winter", *option)
    assert (told.code, told.out) == (2, "")
    assert told.err == f"{option[0]}: expected moloch among the sets for this option\n"
    assert "moloch" in run(command, *needed.get(command, ()), *option, "--lang", "ru").err


# ---------------------------------------------------------------------- series of games
MOLOCH = ("--sets", "base,moloch")


def test_games_that_are_cut_off_are_counted_and_no_problem(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody cares for the Machines, they gather, and a game can be long (R44.3)."""
    monkeypatch.setattr(meeting, "MOST_ROUNDS", 4)
    monkeypatch.setattr(simulate, "MOST_ROUNDS", 4)
    hard = ("simulate", *MOLOCH, "--players", 4, "--level", "veteran", "--games", 3)
    told = run(*hard, "--json")
    assert told.code == 0
    assert told.json["problems"] == []
    cut_off = told.json["cut_off"]
    assert cut_off > 0
    assert told.json["rounds"]["max"] == 5
    assert sum(told.json["winners"]["seat"].values()) <= 3 - cut_off + 3
    told = run(*hard)
    assert "cut off after 4 rounds: the Machines had gathered" in told.out
    assert told.out.endswith("No problems\n")


def test_robots_that_care_for_machines_end_their_games(run: Run) -> None:
    told = run("simulate", *MOLOCH, "--bots", "greedy", "--games", 4, "--json")
    assert told.json["problems"] == []
    assert "cut_off" not in told.json


def test_variants_change_the_games(run: Run) -> None:
    """Each of them: the same deal is played otherwise."""
    usual = ("simulate", *MOLOCH, "--bots", "greedy", "--games", 2, "--json")
    variants: tuple[tuple[str, ...], ...] = ((), ("--level", "veteran"), ("--coop",), ("--server-room",))
    decisions = [run(*usual, *variant).json["decisions"] for variant in variants]
    assert len(set(decisions)) == 4
    assert run(*usual, "--level", "recruit").json["decisions"] == decisions[0]


def test_a_tournament_tells_its_variants_and_games_that_were_cut_off(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "chart.html"
    variants = ("--level", "veteran", "--coop", "--server-room")
    usual = ("tournament", "--bots", "random,greedy", *MOLOCH, *variants, "--games", 2)
    told = run(*usual, "--chart", page, "--json")
    assert told.json["problems"] == []
    assert "; options: --level veteran --coop --server-room" in page.read_text("utf-8")
    monkeypatch.setattr(meeting, "MOST_ROUNDS", 2)
    told = run(*usual, "--json")
    assert (told.code, told.json["cut_off"], told.json["bots"]) == (0, 2, {})
    assert "2 games were cut off after" in run(*usual).out


def test_a_tournament_goes_on_only_with_the_same_variants(run: Run, tmp_path: Path) -> None:
    usual = ("tournament", "--bots", "random,greedy", *MOLOCH, "--games", 1, "--out", tmp_path / "out.jsonl")
    assert run(*usual, "--coop").code == 0
    assert "expected the results of this tournament" in run(*usual).err
    assert run(*usual, "--coop").code == 0


def test_a_report_names_the_variants_in_its_command(run: Run) -> None:
    told = run("balance", "--bots", "greedy", "--games", 2, *MOLOCH, "--level", "soldier", "--extra-factions")
    assert (
        "    python -m game balance --sets base,moloch --players 2 --bots greedy --games 2 --extra-factions "
        "--level soldier --seed 1\n"
    ) in told.out
    assert "Hacked Rust Locust" in told.out
    report = run("balance", "--bots", "greedy", "--games", 2, *MOLOCH, "--level", "soldier", "--json").json
    assert report["options"] == {"moloch.difficulty": "soldier"}


# ---------------------------------------------------------------------- cards
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_describes_machines_with_both_sides(language: str, run: Run, catalog: Catalog) -> None:
    words = Wording(catalog, language)
    for name, count in (("moloch", 20), ("promo_2", 3), ("base", 0)):
        told = run("cards", "--set", name, "--lang", language).out
        machines = [machine for machine in catalog.machines.values() if machine.set == name]
        assert len(machines) == count
        for machine in machines:
            heading = f"{words.title(machine.id)} ({machine.id}, {name}, x{machine.copies})"
            described = told.split(f"{heading}\n")[1].split("\n\n")[0]
            assert words.attack(machine) in described
            assert words.title(machine.hacked) in described
            assert f"({machine.hacked}, {name}, x{machine.copies})" in told


def test_cards_has_machines_as_data(run: Run) -> None:
    written = yaml.safe_load(Path("cards/moloch.yaml").read_text("utf-8"))["machines"]
    found = run("cards", "--set", "moloch", "--json").json
    assert found["machines"] == [machine | {"set": "moloch"} for machine in written]
    assert run("cards", "--set", "winter", "--json").json["machines"] == []


def test_goods_on_a_machine_are_bags(catalog: Catalog, tmp_path: Path) -> None:
    machines = at(catalog, TABLE, tmp_path).state.machines
    assert machines
    assert machines.deployed[2].goods == Bag({"ammo": 1, "worker": 1, "red": 1})
