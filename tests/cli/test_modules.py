"""The game in the terminal with HQ cards, border tiles, the Arena and districts: commands, moves, questions, flags."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from game.cards.catalog import Catalog
from game.cli.plain_game import PlainMoves
from game.cli.plain_table import PlainTable
from game.cli.text_moves import MoveList
from game.cli.text_table import ARENA, TextTable
from game.cli.text_titles import Titles
from game.match.fiftyfirst import fiftyfirst
from game.match.library.index import MatchIndex
from game.match.match import Match
from game.wording import Wording
from tests.cli.conftest import Play, Run, told_to_anna
from tests.cli.test_plain import faults
from tests.sets.headquarters import ROW
from tests.sets.matches import begun, seated, submit

LANGUAGES = ("en", "de", "ru")
ALL = ("--hq", "--borders", "--arena", "--districts")

TABLE = """
    sets: [base, promo_2]
    options: {hq: true, borders: true, arena: true, districts: true}
    round: 3
    phase: action
    hq: [Salt Bastion]
    borders: [{side: Human Trafficking, between: [A, B]}]
    arena: {B: {worker: true, gear: {gun: 1}}}
    districts: [{id: Foundry Quarter, goods: {iron: 3}, deals: [B]}, {id: Lantern Market}]
    players:
      A: {faction: new_york, goods: {worker: 2, blue: 2, red: 6, brick: 1}, hand: [School]}
      B: {faction: mutants_union, hand: [Camp], hq: [Ledger House]}
"""


def at(catalog: Catalog, given: str, folder: Path) -> Match:
    return seated(catalog, yaml.safe_load(given), folder)


def test_the_commands_tell_what_lies_there(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    hq, tiles = told_to_anna(resume(at(catalog, TABLE, tmp_path), ["", "hq", "tiles"]).out)[:2]
    assert hq.splitlines() == [
        "Headquarters to be claimed:",
        "  Salt Bastion (2 gun icons and 1 ammo icon): gain 4 red contact tokens and 1 shield",
        "Anna has claimed no HQ.",
        "Ben has claimed Ledger House.",
    ]
    assert tiles.splitlines() == [
        "Border tiles:",
        "  Hegemony Border lies between Anna and Ben, with Human Trafficking up.",
        "    Action: Spend 1 resource to gain 2 workers.",
        "    Other side: Supplies for Gene Experiments: Spend 3 workers to gain 1 ammo and 1 card. "
        "It is up after somebody has used this side.",
        "Arena: Gun (2 points), iron (1 point), ammo (3 points); prize: 5 VP",
        "  Ben’s worker in the Arena has 1 gun: 2 points.",
        "  Ben would win the prize now.",
        "Districts:",
        "  Foundry Quarter: Distance 2, defence value 6; each round 1 brick and 1 iron; Deal: 1 iron",
        "    Foundry Quarter: 3 iron on it; Deals: Ben.",
        "  Lantern Market: Distance 3, defence value 7; each round 1 ammo and 1 worker; Deal: 1 ammo",
        "    Lantern Market: nothing on it.",
    ]


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_the_table_tells_them_in_short(plain: tuple[str, ...], catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = resume(at(catalog, TABLE, tmp_path), ["", "table"], *plain).out
    for sentence in (
        "Hegemony Border lies between Anna and Ben, with Human Trafficking up.",
        "Ben’s worker in the Arena has 1 gun: 2 points.",
        "Foundry Quarter: 3 iron on it; Deals: Ben.",
        "Ben has claimed Ledger House.",
        "One HQ can still be claimed, Salt Bastion." if plain else "Headquarters to be claimed: Salt Bastion\n",
    ):
        assert sentence in told


def test_a_deal_with_a_district_is_told_among_deals(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    match = at(catalog, TABLE, tmp_path)
    assert "    Deals: Foundry Quarter (1 iron)\n" in resume(match, [""]).out
    told = resume(match, ["", "look B", "state B"], "--plain").out
    assert "The Deal of Foundry Quarter gives 1 iron in every Production phase.\n" in told


def test_all_claimed_is_told(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    match = at(catalog, TABLE.replace("[Salt Bastion]", "[]"), tmp_path)
    assert "All headquarters are claimed." in resume(match, ["", "hq"]).out
    assert "All headquarters are claimed." in resume(match, ["", "hq"], "--plain").out


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_without_them_the_commands_say_so(
    plain: tuple[str, ...], catalog: Catalog, tmp_path: Path, resume: Play
) -> None:
    given = "{sets: [base], phase: action, players: {A: {faction: new_york}, B: {faction: mutants_union}}}"
    told = resume(at(catalog, given, tmp_path), ["", "hq", "tiles", "table"], *plain).out
    assert "There are no headquarters in this game.\n" in told
    assert "There are no border tiles, Arena or districts in this game.\n" in told
    assert "claimed" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_told_in_every_language(language: str, catalog: Catalog, tmp_path: Path) -> None:
    words = Wording(catalog, language)
    match = at(catalog, TABLE, tmp_path)
    for kind in (TextTable, PlainTable):
        table = kind(match, words)
        told = "\n".join([*table.headquarters("A"), *table.tiles("A")])
        for id in ("hq_salt_bastion", "human_trafficking", "gene_supplies", "foundry_quarter", "lantern_market"):
            assert words.title(id) in told
        assert not re.search(r"\?\?|\{|\$|text-", told + "\n".join(table.lines("A")))


def test_plain_sentences_tell_them(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = resume(at(catalog, TABLE, tmp_path), ["", "hq", "tiles", "table", "moves", "hint", "log"], "--plain").out
    assert faults(re.sub(r"\{[^}]*\}", "goods", told)) == []
    assert "Requires: You need 2 gun icons and 1 ammo icon, each on a different Location in your State." in told
    assert "Defence value 6: For 6 red contact tokens you raze it and gain all goods on it." in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ["hq_salt_bastion", "human_trafficking", "foundry_quarter", ARENA])
def test_a_card_tells_them(id: str, language: str, catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    words = Wording(catalog, language)
    assert catalog.arena
    facts = (
        words.hq_facts(catalog.headquarters[id]) if id in catalog.headquarters
        else words.border_facts(catalog.border_sides[id]) if id in catalog.border_sides
        else words.district_facts(catalog.districts[id]) if id in catalog.districts
        else words.arena_facts(catalog.arena)
    )  # fmt: skip
    told = resume(at(catalog, TABLE, tmp_path), ["", f"card {words.title(id).lower()}"], "--lang", language).out
    assert facts
    assert all(f"{fact.heading}: {fact.sentence}" in told for fact in facts)


# ---------------------------------------------------------------------- moves
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "move",
    ["border Human Trafficking", "arena", "deal district Foundry Quarter", "raze district Foundry Quarter",
     "border Human Trafficking paying {brick: 1}"],
)  # fmt: skip
def test_moves_are_typed_with_titles_of_the_language_in_small_letters(
    move: str, language: str, catalog: Catalog, tmp_path: Path, resume: Play
) -> None:
    match = at(catalog, TABLE, tmp_path)
    translated = Titles(Wording(catalog, language)).put(move)
    assert (translated == move) == (language == "en" or move == "arena")
    told = resume(match, ["", translated.lower(), "quit"], "--lang", language)
    again = Match.load(match.path or Path(), fiftyfirst(catalog), play_bots=False)
    assert again.journal.head == 1, told.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_moves_tells_what_they_cost_and_bring(language: str, catalog: Catalog, tmp_path: Path) -> None:
    words = Wording(catalog, language)
    match = at(catalog, TABLE, tmp_path)
    kinds = ("ActivateBorder", "EnterArena", "DealWithDistrict", "RazeDistrict")
    found = [command for command in match.legal() if type(command).__name__ in kinds]
    assert {type(command).__name__ for command in found} == {*kinds}
    for moves in (MoveList(match, words), PlainMoves(match, words)):
        for command in found:
            told = moves.move(command)
            assert told != type(command).__name__
            assert not re.search(r"\?\?|\$", told)


def test_wrong_moves_are_explained(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    lines = ["", "border", "equip", "claim Salt Bastion", "border Gene", "deal district Lantern Market", "help moves"]
    told = told_to_anna(resume(at(catalog, TABLE, tmp_path), lines).out)
    assert "Write it like this: border Human Trafficking: uses the side" in told[0]
    assert "Write it like this: arena: sends a worker into the Arena; equip gun" in told[1]
    assert all(told[2:5])
    for line in ("claim Salt Bastion, or claim nothing: ", "border Human Trafficking: ", "arena: ", "deal district "):
        assert f"\n  {line}" in told[5]


def test_what_pays_is_told(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = told_to_anna(resume(at(catalog, TABLE, tmp_path), ["", "pay border human trafficking"]).out)
    assert "border Human Trafficking paying {brick: 1}" in told[0]


# ---------------------------------------------------------------------- what happens
def test_what_happens_is_told(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    match = begun(catalog, ROW.cases["an HQ that is offered"], tmp_path)
    submit(match, "A", "claim Ledger House")
    assert "claims Ledger House" in resume(match, ["", "log"]).out


# ---------------------------------------------------------------------- the start
def test_the_options_are_given(start: Play, tmp_path: Path) -> None:
    told = start(["", "tiles"], "--names", "Anna,Ben", "--sets", "base,promo_2", *ALL)
    assert "Border tiles:\n" in told.out
    (match,) = MatchIndex(tmp_path / "matches").read_all().matches()
    assert match.options.modules == ("hq", "borders", "arena", "districts")


def test_an_option_replaces_the_questions(start: Play, tmp_path: Path) -> None:
    start([""], "--arena")
    (match,) = MatchIndex(tmp_path / "matches").read_all().matches()
    assert (match.sets, match.options.modules) == (("base",), ("arena",))


def test_the_modules_are_asked_for(start: Play, tmp_path: Path) -> None:
    told = start(["2", *[""] * 6, "promo_2", "1", "3", "0", "1", "", "", "tiles"])
    assert "Do you play with headquarters? [0]" in told.out
    assert "Please type a number from 0 to 1." in told.out
    (match,) = MatchIndex(tmp_path / "matches").read_all().matches()
    assert match.options.modules == ("hq", "arena")


def test_headquarters_are_asked_for_only_with_their_set(start: Play, tmp_path: Path) -> None:
    told = start(["2", *[""] * 6, "", "1", "", "1", ""])
    assert "play with headquarters" not in told.out
    (match,) = MatchIndex(tmp_path / "matches").read_all().matches()
    assert match.options.modules == ("borders", "districts")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_questions_are_plain_sentences(start: Play, language: str) -> None:
    told = start(["2", *[""] * 6, "promo_2", *[""] * 4, ""], "--plain", "--lang", language).out
    assert not re.search(r"\?\?|\{|\$|\[", told)


@pytest.mark.parametrize("command", ["simulate", "balance", "text", "tournament", "train"])
def test_headquarters_need_their_set(command: str, run: Run, tmp_path: Path) -> None:
    needed = {
        "tournament": ("--bots", "greedy,random"),
        "train": ("--lesson", "two", "--out", tmp_path / "weights.json"),
        "text": ("--data-dir", tmp_path, "--names", "Anna,Ben"),
    }
    told = run(command, *needed.get(command, ()), "--sets", "base,winter", "--hq")
    assert (told.code, told.out) == (2, "")
    assert told.err == "--hq: expected promo_2 among the sets for this option\n"
    assert "promo_2" in run(command, *needed.get(command, ()), "--hq", "--lang", "ru").err


# ---------------------------------------------------------------------- series of games
@pytest.mark.parametrize("table", [("--players", 2), ("--players", 4), ("--solo", "borgo"), ("--solo", "merchants")])
def test_games_are_simulated(table: tuple[object, ...], run: Run) -> None:
    told = run("simulate", "--sets", "base,promo_2", *ALL, "--games", 3, *table, "--json")
    assert (told.code, told.json["problems"]) == (0, [])


def test_each_option_changes_the_games(run: Run) -> None:
    usual = ("simulate", "--sets", "base,promo_2", "--games", 6, "--json")
    decisions = [run(*usual, *options).json["decisions"] for options in ((), *((option,) for option in ALL))]
    assert len(set(decisions)) == len(decisions)


def test_a_tournament_and_a_report_tell_the_options(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "chart.html"
    told = run(
        "tournament", "--bots", "random,greedy", "--borders", "--arena", "--games", 2, "--chart", page, "--json"
    )  # fmt: skip
    assert told.json["problems"] == []
    assert "; options: --borders --arena" in page.read_text("utf-8")
    report = ("balance", "--bots", "greedy", "--games", 2, "--sets", "base,promo_2", "--hq", "--districts")
    assert " --games 2 --hq --districts --seed 1\n" in run(*report).out
    assert run(*report, "--json").json["options"] == {"hq": True, "districts": True}


# ---------------------------------------------------------------------- cards
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_describes_them(language: str, run: Run, catalog: Catalog) -> None:
    words = Wording(catalog, language)
    told = run("cards", "--lang", language).out
    for hq in catalog.headquarters.values():
        described = told.split(f"{words.title(hq.id)} ({hq.id}, promo_2)\n")[1].split("\n\n")[0]
        assert all(fact.sentence in described for fact in words.hq_facts(hq))
    for side in catalog.border_sides.values():
        described = told.split(f"{words.title(side.id)} ({side.id}, ")[1].split("\n\n")[0]
        assert all(fact.sentence in described for fact in words.border_facts(side))
    for district in catalog.districts.values():
        described = told.split(f"{words.title(district.id)} ({district.id})\n")[1].split("\n\n")[0]
        assert all(fact.sentence in described for fact in words.district_facts(district))
    assert catalog.arena
    assert all(fact.sentence in told for fact in words.arena_facts(catalog.arena))
    assert "hq_ibn" in run("cards", "--set", "promo_2", "--lang", language).out
    of_base = run("cards", "--set", "base", "--lang", language).out
    assert not any(id in of_base for id in ("hq_ibn", "human_trafficking", "foundry_quarter"))


def test_cards_has_them_as_data(run: Run) -> None:
    promo, modules = (yaml.safe_load(Path(f"cards/{name}.yaml").read_text("utf-8")) for name in ("promo_2", "modules"))
    found = run("cards", "--json").json
    assert found["headquarters"] == [card | {"set": "promo_2"} for card in promo["hq"]]
    assert {key: found[key] for key in modules} == modules
    assert not modules.keys() & run("cards", "--set", "winter", "--json").json.keys()
