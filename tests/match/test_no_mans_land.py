"""Matches of No Man's Land in their files: left in the middle of each question, resumed, told as a record, imported."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from game.cards.catalog import Catalog
from game.kernel.refusal import Unreadable
from game.kernel.seats import SeatSetup
from game.match.fiftyfirst import fiftyfirst
from game.match.files.record import RULES
from game.match.library.importing import import_match
from game.match.match import Match, deal_match
from game.match.readable import read_readable, write_readable
from game.play.files.header import Origin
from game.play.files.record import read_record
from game.play.watching import watch_file
from game.rules.events import (
    OutpostActivated,
    OutpostAimed,
    OutpostBuilt,
    OutpostRazed,
    OutpostShielded,
    OutpostShieldLost,
    OutpostUpgraded,
    PickSkipped,
)
from game.rules.game import Game, Options
from game.rules.state import (
    VIRTUAL,
    ChooseActivated,
    ChooseCard,
    ChooseGivenUp,
    ChooseLevel,
    ChooseOpponentArea,
    ChooseOutpost,
    ChooseOutpostHit,
    ChooseToBuild,
    Question,
)
from tests.match.conftest import decided
from tests.match.golden_matches import FOLDER
from tests.match.questions import Case, begun, check_resumed, check_told_again, check_undone, path_of, seated, submit

SETS = ("base", "no_mans_land")
NEW = (
    ChooseOutpost, ChooseActivated, ChooseGivenUp, ChooseLevel, ChooseToBuild, ChooseOpponentArea, ChooseOutpostHit,
)  # fmt: skip


def case(given: str, question: type[Question], answers: tuple[str, ...], *moves: tuple[str, str]) -> Case:
    """A position with the set; by default in the Action phase, against B."""
    held = yaml.safe_load(given)
    held["players"].setdefault("B", {"faction": "mutants_union"})
    if "solo" in held:
        del held["players"]["B"]
    return Case(yaml.safe_dump({"sets": list(SETS), **held}), moves, question, answers)


CASES: Mapping[str, Case] = {
    "a pick that may be skipped": case(
        """
        round: 2
        phase: lookout
        turn: A
        first_player: A
        draft: 1
        offer: [School, Pub, Docks]
        deck: [Quarry, Church, Archive, Scrap Metal, Shelter]
        map: {South-West: {owner: A, level: 2}, South-Central: {owner: B}}
        players:
          A: {faction: new_york}""",
        ChooseCard,
        ("pick Docks", "pick Pub", "pick School", "skip for West-Central"),
    ),
    "a pick that must be skipped": case(
        """
        round: 1
        phase: lookout
        turn: A
        first_player: A
        draft: 1
        offer: [School, Pub, Docks]
        deck: [Quarry, Church, Archive]
        map: {}
        players:
          A: {faction: new_york}""",
        ChooseCard,
        ("skip for North-East", "skip for North-West", "skip for South-East"),
        ("A", "pick School"),
        ("B", "skip for South-West"),
        ("B", "pick Church"),
    ),
    "a skipped pick when all markers are in use": case(
        """
        round: 3
        phase: lookout
        turn: A
        first_player: A
        draft: 2
        offer: [School]
        map: {North-West: {owner: A}, North-Central: {owner: A}, North-East: {owner: A, level: 3},
              West-Central: {owner: A}, Central: {owner: A}, East-Central: {owner: A, level: 2},
              South-West: {owner: B}, South-East: {owner: B}}
        players:
          A: {faction: new_york}""",
        ChooseCard,
        (
            "pick School",
            "skip for South-Central removing Central",
            "skip for South-Central removing East-Central",
            "skip for South-Central removing North-Central",
            "skip for South-Central removing North-East",
            "skip for South-Central removing North-West",
            "skip for South-Central removing West-Central",
        ),
    ),
    "where an effect builds": case(
        """
        map: {South-West: {owner: A}}
        players:
          A: {faction: new_york, goods: {worker: 2}, state: [Stakeout Crew]}""",
        ChooseOutpost,
        ("choose South-Central", "choose West-Central"),
        ("A", "activate Stakeout Crew"),
    ),
    "where a building bonus builds": case(
        """
        map: {South-East: {owner: B}, North-East: {owner: B, level: 2}, Central: {owner: B}}
        players:
          A: {faction: new_york, goods: {grey: 2}, hand: [Pioneer Convoy]}""",
        ChooseOutpost,
        ("choose North-West", "choose South-West"),
        ("A", "construct Pioneer Convoy"),
    ),
    "which Outpost an effect upgrades": case(
        """
        map: {South-West: {owner: A}, Central: {owner: A, level: 2}, North-West: {owner: A, level: 3}}
        players:
          A: {faction: new_york, goods: {worker: 1, brick: 1}, state: [Concrete Masons]}""",
        ChooseOutpost,
        ("choose Central", "choose South-West"),
        ("A", "activate Concrete Masons"),
    ),
    "which Outpost an effect razes": case(
        """
        map: {Central: {owner: A}, North-Central: {owner: B, level: 2, shield: true}, West-Central: {owner: B},
              North-West: {owner: B}}
        players:
          A: {faction: new_york, goods: {gun: 1}, state: [Siege Howitzer]}""",
        ChooseOutpost,
        ("choose North-Central", "choose West-Central"),
        ("A", "activate Siege Howitzer"),
    ),
    "which Outpost is activated": case(
        """
        phase: production
        map: {South-West: {owner: A}, Central: {owner: A, level: 2}, North-West: {owner: B, level: 3}}
        players:
          A: {faction: new_york, state: [Relay Masts]}""",
        ChooseActivated,
        ("choose Central", "choose South-West", "done"),
    ),
    "the second of three Outposts in one line": case(
        """
        map: {Central: {owner: A}, West-Central: {owner: A}, East-Central: {owner: A}, South-Central: {owner: A}}
        players:
          A: {faction: new_york, goods: {worker: 2}, state: [Grand Meridian]}""",
        ChooseActivated,
        ("choose East-Central", "choose South-Central", "choose West-Central", "done"),
        ("A", "activate Grand Meridian"),
        ("A", "choose Central"),
    ),
    "which Outpost is given up for another one": case(
        """
        map: {North-West: {owner: A}, North-Central: {owner: A}, North-East: {owner: A, level: 3},
              West-Central: {owner: A}, Central: {owner: A}, East-Central: {owner: A, level: 2},
              South-West: {owner: B}, South-East: {owner: B}}
        players:
          A: {faction: new_york, goods: {worker: 2}, state: [Stakeout Crew]}""",
        ChooseGivenUp,
        (
            "choose Central",
            "choose East-Central",
            "choose North-Central",
            "choose North-East",
            "choose North-West",
            "choose West-Central",
        ),
        ("A", "activate Stakeout Crew"),
    ),
    "the level after an upgrade": case(
        """
        map: {South-West: {owner: A, level: 2}}
        players:
          A: {faction: new_york, hand: [Archive, Quarry]}""",
        ChooseLevel,
        ("choose 2", "choose 3"),
        ("A", "upgrade South-West discarding Archive"),
    ),
    "the level of an Outpost that is activated": case(
        """
        map: {North-West: {owner: A, level: 3}, West-Central: {owner: A}}
        players:
          A: {faction: new_york, goods: {worker: 1}, state: [Frostline Riders]}""",
        ChooseLevel,
        ("choose 1", "choose 2", "choose 3"),
        ("A", "activate Frostline Riders"),
    ),
    "the level of an Outpost that is razed": case(
        """
        map: {South-West: {owner: A}, West-Central: {owner: B, level: 3, shield: true}}
        players:
          A: {faction: new_york, goods: {red: 5}, hand: [Docks]}""",
        ChooseLevel,
        ("choose 2", "choose 3"),
        ("A", "raze outpost West-Central"),
    ),
    "whether to build where an Outpost was razed": case(
        """
        map: {South-West: {owner: A}, West-Central: {owner: B, level: 1}}
        players:
          A: {faction: new_york, goods: {red: 2}, hand: [Docks, Sentinel Mesa, Convoy]}""",
        ChooseToBuild,
        ("done", "outpost West-Central discarding Docks", "outpost West-Central discarding Sentinel Mesa"),
        ("A", "raze outpost West-Central"),
    ),
    "whether to build there for nothing": case(
        """
        options: {no_mans_land.raze_build_free: true}
        map: {South-West: {owner: A}, West-Central: {owner: B, level: 1}}
        players:
          A: {faction: new_york, goods: {red: 2}}""",
        ChooseToBuild,
        ("done", "outpost West-Central"),
        ("A", "raze outpost West-Central"),
    ),
    "which Outpost goes so that one can stand there": case(
        """
        options: {no_mans_land.raze_build_free: true}
        map: {North-West: {owner: A}, North-Central: {owner: A}, North-East: {owner: A}, West-Central: {owner: A},
              Central: {owner: A}, East-Central: {owner: A}, South-Central: {owner: B}}
        players:
          A: {faction: new_york, goods: {red: 2}}""",
        ChooseToBuild,
        (
            "done",
            "outpost South-Central removing Central",
            "outpost South-Central removing East-Central",
            "outpost South-Central removing North-Central",
            "outpost South-Central removing North-East",
            "outpost South-Central removing North-West",
            "outpost South-Central removing West-Central",
        ),
        ("A", "raze outpost South-Central"),
    ),
    "where the virtual opponent builds": case(
        """
        solo: hegemony
        round: 2
        phase: lookout
        deck: [School, Pub, Docks, Quarry, Arena, Camp]
        map: {South-West: {owner: A}, North-East: {owner: A}, North-West: {owner: V, level: 2}}
        players:
          A: {faction: new_york}""",
        ChooseOpponentArea,
        ("choose North-Central", "choose West-Central"),
        ("A", "pick School"),
        ("A", "pick Pub"),
    ),
    "which Outpost Borgo's attack card hits": case(
        """
        solo: borgo
        options: {borgo.icon_map: {gun: attack}}
        turn: V
        deck: [Arena, Quarry]
        connections: {red: [], blue: []}
        map: {Central: {owner: V, level: 2}, South-Central: {owner: A}, East-Central: {owner: A, level: 2},
              North-Central: {owner: A, level: 2, shield: true}}
        players:
          A: {faction: new_york}
        opponent: {brawlers: 3}""",
        ChooseOutpostHit,
        ("choose East-Central", "choose South-Central"),
    ),
    "which Outpost Borgo's expansion razes": case(
        """
        solo: borgo
        options: {borgo.icon_map: {gun: expansion}}
        turn: V
        deck: [Arena, Church]
        connections: {red: [], blue: []}
        map: {Central: {owner: V, level: 2}, South-Central: {owner: A}, East-Central: {owner: A, level: 2},
              North-Central: {owner: A, shield: true}}
        players:
          A: {faction: new_york}
        opponent: {brawlers: 3}""",
        ChooseOutpostHit,
        ("choose North-Central", "choose South-Central"),
    ),
}

OF_SET = sorted(
    path
    for name in ("*no_mans_land*", "built_there", "other_icons", "raided")
    for path in FOLDER.glob(f"rules_{RULES}*/{name}.jsonl")
)

each_case = pytest.mark.parametrize("case", CASES.values(), ids=[*CASES])


@each_case
def test_a_match_goes_on_in_the_middle_of_a_question(case: Case, catalog: Catalog, tmp_path: Path) -> None:
    check_resumed(catalog, case, tmp_path)


@each_case
def test_a_question_is_asked_again_after_undo_and_redo(case: Case, catalog: Catalog, tmp_path: Path) -> None:
    """Only where the answer reveals nothing: what follows a pick may turn up cards."""
    assert check_undone(catalog, case, tmp_path, answer=0) in (None, "revealed")


@each_case
def test_a_match_is_told_and_played_again_in_the_middle_of_a_question(
    case: Case, catalog: Catalog, tmp_path: Path
) -> None:
    check_told_again(catalog, case, tmp_path)


def test_every_new_question_is_saved_and_resumed() -> None:
    assert {case.question for case in CASES.values()} == {ChooseCard, *NEW}


# ---------------------------------------------------------------------- moves
@pytest.mark.parametrize(
    ("name", "moves", "kinds"),
    [
        ("a pick that may be skipped", (("A", "skip for West-Central"),), (PickSkipped, OutpostBuilt)),
        (
            "a skipped pick when all markers are in use",
            (("A", "skip for South-Central removing North-East"),),
            (PickSkipped, OutpostBuilt),
        ),
        (
            "the level of an Outpost that is razed",
            (("A", "choose 2"), ("A", "outpost West-Central discarding Docks")),
            (OutpostRazed, OutpostActivated, OutpostBuilt),
        ),
        ("whether to build there for nothing", (("A", "outpost West-Central"),), (OutpostBuilt,)),
        ("the level after an upgrade", (("A", "choose 3"),), (OutpostUpgraded, OutpostActivated)),
        ("which Outpost Borgo's attack card hits", (("A", "choose East-Central"),), (OutpostAimed, OutpostRazed)),
        ("which Outpost Borgo's expansion razes", (("A", "choose North-Central"),), (OutpostShieldLost,)),
    ],
)
def test_moves_of_the_set_are_told_in_a_record_and_read_back(
    name: str, moves: tuple[tuple[str, str], ...], kinds: tuple[type, ...], catalog: Catalog, tmp_path: Path
) -> None:
    match = begun(catalog, CASES[name], tmp_path)
    for seat, move in moves:
        submit(match, seat, move)
    events = {type(event) for entry in match.journal.line for event in entry.events}
    assert events >= set(kinds)
    told_and_read_back(match, moves, catalog, tmp_path)


def told_and_read_back(match: Match, moves: tuple[tuple[str, str], ...], catalog: Catalog, folder: Path) -> None:
    match.close()
    record = read_record(path_of(match), fiftyfirst(catalog))
    assert record.damage is None
    written = write_readable(record, catalog)
    assert all(f"    {seat}: {move}\n" in written for seat, move in moves)
    assert read_readable(written, catalog)[1].state == match.state
    assert import_match(path_of(match), folder / "imported", catalog).outcome == "verified"


FURTHER = """
    sets: [base, no_mans_land]
    options: {no_mans_land.raze_build_free: true, outposts.build_icon: brick, outposts.level_3_icon: gun}
    map: {South-West: {owner: A, level: 2}, West-Central: {owner: B, level: 2}, Central: {owner: A}}
    players:
      A: {faction: new_york, goods: {red: 2, universal: 2, shield: 2}, hand: [Quarry, Arena, Clay Pit, Pub]}
      B: {faction: mutants_union, goods: {grey: 1}}
"""


@pytest.mark.parametrize(
    ("moves", "kinds"),
    [
        ((("A", "outpost South-Central discarding Quarry"),), (OutpostBuilt,)),
        ((("A", "upgrade South-West discarding Arena"), ("A", "choose 3")), (OutpostUpgraded,)),
        ((("A", "raze outpost West-Central paying {red: 1, universal: 2}"),), (OutpostRazed,)),
        ((("A", "shield outpost Central"), ("A", "shield outpost South-West")), (OutpostShielded,)),
    ],
)  # fmt: skip
def test_moves_with_other_icons_and_payments_are_told_in_a_record_and_read_back(
    moves: tuple[tuple[str, str], ...], kinds: tuple[type, ...], catalog: Catalog, tmp_path: Path
) -> None:
    match = seated(catalog, yaml.safe_load(FURTHER), tmp_path)
    assert match.state.outposts
    for seat, move in moves:
        submit(match, seat, move)
    assert {type(event) for entry in match.journal.line for event in entry.events} >= set(kinds)
    told_and_read_back(match, moves, catalog, tmp_path)


# ---------------------------------------------------------------------- whole matches
@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "solo", "sets", "options"),
    [
        (2, None, SETS, Options()),
        (3, None, (*SETS, "promo_2"), Options(raze_build_free=True)),
        (4, None, SETS, Options(outposts_build_icon="brick", outposts_level_3_icon="gun")),
        (1, "hegemony", SETS, Options(raze_build_free=True)),
        (1, "borgo", SETS, Options(extra_factions=True)),
    ],
)
def test_a_whole_match_is_the_same_from_its_file_at_any_step(
    seats: int, solo: str | None, sets: tuple[str, ...], options: Options, catalog: Catalog, tmp_path: Path
) -> None:
    people = [SeatSetup(f"Nr. {seat}") for seat in range(seats)]
    match = deal_match(Game(catalog, sets, options), people, 19, tmp_path, solo=solo)
    random = Random(19)
    while not match.state.is_over:
        decided(match, random.choice(match.legal()))
        match.end_turn()
        if random.random() < 0.1:
            match.close()
            again = Match.load(path_of(match), fiftyfirst(catalog), play_bots=False)
            assert (again.damage, again.state) == (None, match.state)
            match = again
    events = {type(event) for entry in match.journal.line for event in entry.events}
    assert events >= {PickSkipped, OutpostBuilt, OutpostActivated}
    match.close()
    assert import_match(path_of(match), tmp_path / "imported", catalog).outcome == "verified"


@pytest.mark.parametrize("path", OF_SET, ids=lambda path: path.stem)
def test_a_match_is_played_on_from_any_step(path: Path, catalog: Catalog, tmp_path: Path) -> None:
    """As from the replay: Outposts, their levels and shields, and who has skipped are the same in the new match."""
    watched = watch_file(path, fiftyfirst(catalog))
    steps = [watched.journal[step] for step in range(len(watched.journal))]
    first = {type(entry.state.question): entry.number for entry in reversed(steps)}
    for step in sorted({*first.values(), *range(0, len(steps), 40)}):
        state = steps[step].state
        if state.is_over:
            continue
        origin = Origin(path.name, watched.header.created, step)
        match = Match.begin(fiftyfirst(), watched.game, watched.header.seats, state, 7, tmp_path, False, origin)
        match.close()
        again = Match.load(path_of(match), fiftyfirst(catalog), play_bots=False)
        assert (again.damage, again.state) == (None, state)
        again.close()
        text = write_readable(read_record(path_of(match), fiftyfirst()), catalog)
        assert read_readable(text, catalog)[1].state == state


def test_the_map_is_part_of_a_position(catalog: Catalog, tmp_path: Path) -> None:
    match = begun(catalog, CASES["the level of an Outpost that is razed"], tmp_path)
    position = match.kind.notation.write_position(match.game, match.state)
    assert position["map"] == {"South-West": {"owner": "A", "level": 1}}
    match = begun(catalog, CASES["a pick that may be skipped"], tmp_path)
    submit(match, "A", "skip for West-Central")
    position = match.kind.notation.write_position(match.game, match.state)
    assert position["map"] == {
        "West-Central": {"owner": "A", "level": 1}, "South-West": {"owner": "A", "level": 2},
        "South-Central": {"owner": "B", "level": 1},
    }  # fmt: skip
    assert position["players"]["A"]["skipped"] is True
    assert "skipped" not in position["players"]["B"]


# ---------------------------------------------------------------------- what a file may not say
Change = Callable[[dict[str, Any]], Any]


def damaged(match: Match, line: int, change: Change, catalog: Catalog) -> str | None:
    """The reason of the damage if one line of the file says something else; it has old rules, so no hash tells."""
    lines = [json.loads(one) for one in path_of(match).read_bytes().splitlines()]
    lines[0]["rules"] = 1
    change(lines[line])
    path_of(match).write_bytes(b"".join(json.dumps(one).encode() + b"\n" for one in lines))
    found = read_record(path_of(match), fiftyfirst(catalog)).damage
    return found.reason if found else None


def event_of(line: dict[str, Any], kind: str) -> dict[str, Any]:
    found: dict[str, Any] = next(event for event in line["events"] if event["type"] == kind)
    return found


@pytest.mark.parametrize(
    ("change", "damage"),
    [
        (lambda _: None, None),
        (lambda line: line["decision"].update(area="moon"), "unreadable"),
        (lambda line: line["decision"].update(area="school"), "unreadable"),
        (lambda line: line["decision"].update(removing="moon"), "unreadable"),
        (lambda line: line["decision"].update(removing=None), None),
        (lambda line: event_of(line, "outpost_built").update(area="moon"), "unreadable"),
        (lambda line: event_of(line, "outpost_built").update(removed="moon"), "unreadable"),
        (lambda line: event_of(line, "outpost_built").update(level=0), "unreadable"),
        (lambda line: event_of(line, "outpost_built").update(level=4), "unreadable"),
        (lambda line: event_of(line, "outpost_built").update(level=3), None),
        (lambda line: event_of(line, "outpost_built").update(seat="D"), "unreadable"),
        (lambda line: event_of(line, "outpost_activated").update(level=4), "unreadable"),
        (lambda line: event_of(line, "outpost_activated").update(area="pub"), "unreadable"),
        (lambda line: event_of(line, "pick_skipped").update(seat="V"), "unreadable"),
        (lambda line: event_of(line, "goods_gained")["source"].update(card="moon"), "unreadable"),
        (lambda line: event_of(line, "goods_gained")["source"].update(card="area_central"), None),
    ],
)
def test_an_area_or_level_that_does_not_exist_is_damage(
    change: Change, damage: str | None, catalog: Catalog, tmp_path: Path
) -> None:
    match = begun(catalog, CASES["a skipped pick when all markers are in use"], tmp_path)
    submit(match, "A", "skip for South-Central removing North-East")
    match.close()
    assert damaged(match, 2, change, catalog) == damage


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("the level after an upgrade", lambda question: question.update(area="moon")),
        ("the level after an upgrade", lambda question: question.update(level=4)),
        ("the level after an upgrade", lambda question: question.update(lowest=0)),
        ("which Outpost is given up for another one", lambda question: question.update(area="moon")),
        ("whether to build where an Outpost was razed", lambda question: question.update(area="pub")),
        ("where an effect builds", lambda question: question.update(deed="sell")),
        ("the second of three Outposts in one line", lambda question: question.update(activated=["moon"])),
    ],
)
def test_a_question_about_an_area_or_level_that_does_not_exist_is_damage(
    name: str, change: Change, catalog: Catalog, tmp_path: Path
) -> None:
    """It would be asked as soon as the match is resumed."""
    match = begun(catalog, CASES[name], tmp_path)
    match.close()
    last = len(CASES[name].moves) + 1

    def spoil(line: dict[str, Any]) -> None:
        change(event_of(line, "awaited")["agenda"][-1])

    assert damaged(match, last, lambda _: None, catalog) is None
    assert damaged(match, last, spoil, catalog) == "unreadable"


@pytest.mark.parametrize("kind", ["outpost_upgraded", "outpost_shielded"])
def test_what_happens_to_an_outpost_where_none_stands_is_damage(kind: str, catalog: Catalog, tmp_path: Path) -> None:
    match = seated(catalog, yaml.safe_load(FURTHER), tmp_path)
    move = {"outpost_upgraded": "upgrade South-West discarding Arena", "outpost_shielded": "shield outpost Central"}
    submit(match, "A", move[kind])
    match.close()
    assert damaged(match, 2, lambda line: event_of(line, kind).update(area="area_north_east"), catalog) == "unreadable"


@pytest.mark.parametrize(
    "change",
    [
        {"moon": {"owner": "A"}},
        {"area_central": {"owner": "C"}},
        {"area_central": {"owner": "V"}},
        {"area_central": {"owner": "A", "level": 0}},
        {"area_central": {"owner": "A", "level": 4}},
        {"area_central": {"owner": "A", "level": 10**9}},
        None,
    ],
)
def test_unknown_outposts_are_refused(change: dict[str, Any] | None, catalog: Catalog, tmp_path: Path) -> None:
    match = seated(catalog, yaml.safe_load(FURTHER), tmp_path)
    match.close()
    header, deal = (json.loads(line) for line in path_of(match).read_bytes().splitlines())
    header["rules"] = 1
    deal["events"][0]["state"]["outposts"] = change
    path_of(match).write_bytes(b"".join(json.dumps(line).encode() + b"\n" for line in (header, deal)))
    with pytest.raises(Unreadable):
        read_record(path_of(match), fiftyfirst(catalog))


def test_outposts_of_the_virtual_opponent_are_known(catalog: Catalog, tmp_path: Path) -> None:
    match = begun(catalog, CASES["which Outpost Borgo's attack card hits"], tmp_path)
    assert match.state.outposts
    assert match.state.outposts["area_central"].owner == VIRTUAL
    match.close()
    assert read_record(path_of(match), fiftyfirst(catalog)).damage is None


def test_an_outpost_that_does_not_stand_is_not_activated(catalog: Catalog, tmp_path: Path) -> None:
    """A file may name any in what is still to be done; the match goes on."""
    given = """
        map: {Central: {owner: A, level: 2}, West-Central: {owner: A, level: 2}}
        players:
          A: {faction: new_york, goods: {worker: 2}, state: [Grand Meridian]}"""
    open_level = case(given, ChooseLevel, ("choose 1", "choose 2"), ("A", "activate Grand Meridian"))
    match = begun(catalog, open_level, tmp_path)
    match.close()

    def change(line: dict[str, Any]) -> None:
        (step,) = [step for step in event_of(line, "awaited")["agenda"] if step["type"] == "activate_areas"]
        step["areas"] = ["area_south_east", "area_central"]

    assert damaged(match, 2, change, catalog) is None
    again = Match.load(path_of(match), fiftyfirst(catalog), play_bots=False)
    asked = again.state.question
    submit(again, "A", "choose 1")
    now = again.state.question
    assert isinstance(asked, ChooseLevel)
    assert isinstance(now, ChooseLevel)
    assert now.area == "area_central"
