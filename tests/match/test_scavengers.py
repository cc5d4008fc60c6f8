"""Matches of Scavengers in their files: left in the middle of each question, resumed, told as a record, imported."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest
import yaml
from msgspec.structs import replace

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
from game.rules.commands import FinishTurn, KeepCards
from game.rules.events import CardSalvaged, DeckReshuffled
from game.rules.game import Game
from game.rules.notation import write_move
from game.rules.position import read_position
from game.rules.state import (
    ChooseDemolished,
    ChooseFollowUp,
    ChooseHand,
    ChooseMatched,
    ChoosePlaced,
    ChooseRebuilt,
    ChooseSalvage,
    ChooseStripped,
    Question,
    Seat,
)
from tests.match.conftest import decided, play_until
from tests.match.golden_matches import FOLDER
from tests.match.questions import Case, begun, check_resumed, check_told_again, check_undone, path_of, submit

SETS = ("base", "scavengers")
NEW = (ChooseSalvage, ChooseMatched, ChooseRebuilt, ChooseStripped, ChooseDemolished, ChoosePlaced)


def case(given: str, moves: tuple[tuple[Seat, str], ...], question: type[Question], answers: tuple[str, ...]) -> Case:
    """A position with the set."""
    return Case(yaml.safe_dump({"sets": list(SETS), **yaml.safe_load(given)}), moves, question, answers)


CASES: Mapping[str, Case] = {
    "salvage": case(
        """
        players:
          A: {faction: new_york, goods: {worker: 1}, state: [Torchlight Kids], discard: [Quarry]}
          B: {faction: mutants_union, discard: [Docks, School]}
          C: {faction: merchants_guild, discard: [Pub]}""",
        (("A", "activate Torchlight Kids"),),
        ChooseSalvage,
        ("choose B", "choose C", "choose nothing"),
    ),
    "the second of two salvages": case(
        """
        players:
          A: {faction: new_york, goods: {brick: 1}, state: [Deep Heap Diggers]}
          B: {faction: mutants_union, discard: [Docks, School]}""",
        (("A", "activate Deep Heap Diggers"), ("A", "choose B")),
        ChooseSalvage,
        ("choose B", "choose nothing"),
    ),
    "salvage by a yellow card": case(
        """
        players:
          A: {faction: new_york, goods: {fuel: 1}, connections: [Night Freight]}
          B: {faction: mutants_union, discard: [Docks, School]}""",
        (("A", "play Night Freight"),),
        ChooseSalvage,
        ("choose B", "choose nothing"),
    ),
    "salvage in Production": case(
        """
        phase: production
        players:
          A: {faction: new_york, state: [Erie Dredgers]}
          B: {faction: mutants_union, discard: [Docks, School], state: [Toledo Swap Meet]}
          C: {faction: merchants_guild, discard: [Pub]}""",
        (),
        ChooseSalvage,
        ("choose B", "choose C", "choose nothing"),
    ),
    "salvage of the next seat in Production": case(
        """
        phase: production
        players:
          A: {faction: new_york, state: [Erie Dredgers], discard: [Church]}
          B: {faction: mutants_union, discard: [Docks, School], state: [Toledo Swap Meet, Scrap Drone]}""",
        (("A", "choose B"),),
        ChooseSalvage,
        ("choose A", "choose nothing"),
    ),
    "Spoils of a razed Location": case(
        """
        players:
          A: {faction: new_york, goods: {red: 9}, discard: [Pub]}
          B: {faction: mutants_union, discard: [Docks], state: [Toledo Swap Meet]}""",
        (("A", "raze B:Toledo Swap Meet"),),
        ChooseSalvage,
        ("choose B", "choose nothing"),
    ),
    "compensation of a razed Location": case(
        """
        players:
          A: {faction: new_york, goods: {red: 9}, discard: [Pub]}
          B: {faction: mutants_union, discard: [Docks], state: [Toledo Swap Meet]}""",
        (("A", "raze B:Toledo Swap Meet"), ("A", "choose nothing")),
        ChooseSalvage,
        ("choose A", "choose nothing"),
    ),
    "Spoils of a Location that was discarded": case(
        """
        solo: hegemony
        players:
          A: {faction: new_york, goods: {red: 9}, discard: [Pub]}
        opponent: {state: [Toledo Swap Meet], discard: [Docks, School]}""",
        (("A", "raze V:Toledo Swap Meet"),),
        ChooseSalvage,
        ("choose V", "choose nothing"),
    ),
    "the pile to match": case(
        """
        phase: production
        players:
          A: {faction: new_york, state: [Scrap Drone]}
          B: {faction: mutants_union, discard: [School]}
          C: {faction: merchants_guild, discard: [Quarry]}""",
        (),
        ChooseMatched,
        ("choose B", "choose C"),
    ),
    "the category to match": case(
        """
        phase: production
        players:
          A: {faction: new_york, state: [Scrap Drone]}
          B: {faction: mutants_union, discard: [Rubble Sieve]}
          C: {faction: merchants_guild, discard: [Pub]}""",
        (("A", "choose B"),),
        ChooseMatched,
        ("choose brick", "choose contact"),
    ),
    "the colour of a contact": case(
        """
        phase: production
        players:
          A: {faction: new_york, state: [Scrap Drone]}
          B: {faction: mutants_union, discard: [Rubble Sieve]}""",
        (("A", "choose contact"),),
        ChooseMatched,
        ("choose grey", "choose blue", "choose red"),
    ),
    "the Ruin to rebuild": case(
        """
        players:
          A: {faction: new_york, goods: {worker: 2}, state: [New Horizons Initiative, {card: Pub, ruin: true},
                                                             {card: Docks, ruin: true, drawn: true}]}
          B: {faction: mutants_union}""",
        (("A", "activate New Horizons Initiative"),),
        ChooseRebuilt,
        ("choose Ruin", "choose Ruin#2"),
    ),
    "the first Ruin to strip": case(
        """
        players:
          A: {faction: new_york, goods: {worker: 2}, state: [Red Anja, {card: Church, ruin: true, goods: {fuel: 1}},
                                                             {card: Gun Shop, ruin: true, drawn: true}]}
          B: {faction: mutants_union}""",
        (("A", "activate Red Anja"),),
        ChooseStripped,
        ("choose Ruin", "choose Ruin#2", "done"),
    ),
    "the second Ruin to strip": case(
        """
        players:
          A: {faction: new_york, goods: {worker: 2}, state: [Red Anja, {card: Church, ruin: true, goods: {fuel: 1}},
                                                             {card: Gun Shop, ruin: true}]}
          B: {faction: mutants_union}""",
        (("A", "activate Red Anja"), ("A", "choose Ruin#2")),
        ChooseStripped,
        ("choose Ruin", "done"),
    ),
    "the Location to demolish": case(
        """
        players:
          A: {faction: new_york, goods: {worker: 1, gun: 1}, state: [Mike the Bang, Pub, {card: Docks, ruin: true},
                                                                     School]}
          B: {faction: mutants_union}""",
        (("A", "activate Mike the Bang"),),
        ChooseDemolished,
        ("choose Pub", "choose School"),
    ),
    "the goods on the second Ruin": case(
        """
        players:
          A: {faction: new_york, goods: {worker: 1}, state: [{card: Docks, ruin: true, drawn: true}, Pony Express,
                                                             {card: Pub, ruin: true}]}
          B: {faction: mutants_union}""",
        (("A", "activate Pony Express"), ("A", "choose iron")),
        ChoosePlaced,
        ("choose gun", "choose fuel", "choose iron", "choose brick", "choose nothing"),
    ),
}

OF_SET = sorted(
    path
    for name in ("*scavengers*", "demolished", "rebuilt", "stripped", "piles_reshuffled")
    for path in FOLDER.glob(f"rules_{RULES}*/{name}.jsonl")
)

each_case = pytest.mark.parametrize("case", CASES.values(), ids=[*CASES])


@each_case
def test_a_match_goes_on_in_the_middle_of_a_question(case: Case, catalog: Catalog, tmp_path: Path) -> None:
    check_resumed(catalog, case, tmp_path)


@each_case
def test_a_question_is_asked_again_after_undo_and_redo(case: Case, catalog: Catalog, tmp_path: Path) -> None:
    assert check_undone(catalog, case, tmp_path, answer=-1) is None


@each_case
def test_a_match_is_told_and_played_again_in_the_middle_of_a_question(
    case: Case, catalog: Catalog, tmp_path: Path
) -> None:
    check_told_again(catalog, case, tmp_path)


def test_every_new_question_is_saved_and_resumed() -> None:
    assert {case.question for case in CASES.values()} == set(NEW)


def test_a_match_goes_on_after_a_setup_with_a_card_on_top(catalog: Catalog, tmp_path: Path) -> None:
    """R42.1: what is on top stays a secret in the file's positions until all have chosen, and then lies there."""
    match = deal_match(Game(catalog, SETS), [SeatSetup("Anna"), SeatSetup("Ben")], 5, tmp_path)
    question = match.state.question
    assert isinstance(question, ChooseHand)
    first = question.seat
    other = next(seat for seat in match.state.people if seat != first)
    command = next(one for one in match.legal() if isinstance(one, KeepCards) and one.top)
    assert isinstance(command, KeepCards)
    text = write_move(match.game, match.state, command)
    assert text.startswith("keep ")
    assert text.endswith(f" top {catalog.title(command.top or '')}")
    decided(match, command)
    match.end_turn()
    match.close()
    again = Match.load(path_of(match), fiftyfirst(catalog))
    assert again.state == match.state
    assert again.state.player(first).top == command.top
    decided(again, again.legal()[0])
    assert again.state.player(first).discard[-1] == command.top
    assert again.state.player(first).top is None
    assert len(again.state.player(other).discard) == 2
    again.close()
    text = write_readable(read_record(path_of(again), fiftyfirst()), catalog)
    assert f" top {catalog.title(command.top or '')}\n" in text
    assert read_readable(text, catalog)[1].state == again.state


@pytest.mark.parametrize(
    ("given", "move", "then"),
    [
        (
            """
            A: {faction: new_york, goods: {worker: 1}, state: [Wasteland Expedition]}
            B: {faction: mutants_union, discard: [Squatters' Row]}""",
            "activate Wasteland Expedition matching B:worker",
            "",
        ),
        (
            """
            A: {faction: new_york, vp: 3, state: [Wasteland Expedition]}
            B: {faction: mutants_union, discard: [Wall of Names, Wasteland Expedition]}""",
            "activate Wasteland Expedition matching B:vp",
            "",
        ),
        (
            """
            A: {faction: new_york, state: [{card: Pub, ruin: true}, Gary Steel Magnet, {card: Docks, ruin: true}]}
            B: {faction: mutants_union}""",
            "activate Gary Steel Magnet discarding Ruin#2",
            "",
        ),
        (
            """
            A: {faction: new_york, goods: {worker: 2}, state: [Red Anja, {card: Pub, ruin: true}]}
            B: {faction: mutants_union}""",
            "activate Red Anja",
            "done",
        ),
    ],
)
def test_moves_of_the_set_are_told_in_a_record_and_read_back(
    given: str, move: str, then: str, catalog: Catalog, tmp_path: Path
) -> None:
    players = yaml.safe_load(given)
    game, state = read_position(catalog, {"sets": list(SETS), "phase": "action", "round": 2, "players": players})
    match = Match.begin(fiftyfirst(), game, [SeatSetup("Anna"), SeatSetup("Ben")], state, 7, tmp_path)
    for each in (move, then):
        if each:
            submit(match, "A", each)
    match.close()
    record = read_record(path_of(match), fiftyfirst(catalog))
    assert record.damage is None
    written = write_readable(record, catalog)
    assert f"    A: {move}\n" in written
    assert not then or f"    A: {then}\n" in written
    assert read_readable(written, catalog)[1].state == match.state


def test_done_ends_a_strip_and_not_the_turn(catalog: Catalog, tmp_path: Path) -> None:
    """R42.12: after it the player may still place a shield, like after any action."""
    case = CASES["the first Ruin to strip"]
    given = yaml.safe_load(case.given)
    given["players"]["A"]["goods"]["shield"] = 1
    match = begun(catalog, case._replace(given=yaml.safe_dump(given)), tmp_path)
    decided(match, FinishTurn("A"))
    assert isinstance(match.state.question, ChooseFollowUp)
    assert len(match.state.player("A").sites) == 3


# ---------------------------------------------------------------------- whole matches
@pytest.mark.slow
@pytest.mark.parametrize(("seats", "solo"), [(2, None), (4, None), (1, "hegemony"), (1, "borgo")])
def test_a_whole_match_is_the_same_from_its_file_at_any_step(
    seats: int, solo: str | None, catalog: Catalog, tmp_path: Path
) -> None:
    match = deal_match(
        Game(catalog, SETS), [SeatSetup(f"Nr. {seat}") for seat in range(seats)], 17, tmp_path, solo=solo
    )
    random = Random(17)
    while not match.state.is_over:
        decided(match, random.choice(match.legal()))
        match.end_turn()
        if random.random() < 0.1:
            match.close()
            again = Match.load(path_of(match), fiftyfirst(catalog), play_bots=False)
            assert (again.damage, again.state) == (None, match.state)
            match = again
    events = {type(event) for entry in match.journal.line for event in entry.events}
    assert CardSalvaged in events
    match.close()
    assert import_match(path_of(match), tmp_path / "imported", catalog).outcome == "verified"


@pytest.mark.parametrize("path", OF_SET, ids=lambda path: path.stem)
def test_a_match_is_played_on_from_any_step(path: Path, catalog: Catalog, tmp_path: Path) -> None:
    """As from the replay: what is pending, piles and Ruins are the same in the new match, and in its record."""
    watched = watch_file(path, fiftyfirst(catalog))
    steps = [watched.journal[step] for step in range(len(watched.journal))]
    first = {type(entry.state.question): entry.number for entry in reversed(steps)}
    for step in sorted({*first.values(), *range(0, len(steps), 60)}):
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


def test_cards_that_seats_keep_of_their_piles_stay_when_a_match_is_read(catalog: Catalog, tmp_path: Path) -> None:
    """R42.10: the number of them is part of the event."""
    given = """
        deck_only: true
        players:
          A: {faction: new_york, goods: {worker: 2}, state: [Wrecking-Ball Crew], discard: [Pub, Docks, School, Church]}
          B: {faction: mutants_union, discard: [Quarry, Archive, Motel, Gun Shop, Camp]}"""
    position = {"sets": list(SETS), "phase": "action", "round": 2, **yaml.safe_load(given)}
    game, state = read_position(catalog, position)
    match = Match.begin(fiftyfirst(), game, [SeatSetup("Anna"), SeatSetup("Ben")], state, 7, tmp_path)
    submit(match, "A", "activate Wrecking-Ball Crew")
    match.close()
    shuffled = [event for event in match.journal[1].events if isinstance(event, DeckReshuffled)]
    assert [event.kept for event in shuffled] == [3]
    read = read_record(path_of(match), fiftyfirst(catalog)).journal.state
    assert [len(player.discard) for player in read.players] == [3, 3]
    assert read == match.state


# ---------------------------------------------------------------------- what a file may not say
@pytest.mark.parametrize("name", ["top", "discard"])
def test_an_unknown_card_in_a_pile_is_refused(name: str, catalog: Catalog, tmp_path: Path) -> None:
    match = deal_match(Game(catalog, SETS), [SeatSetup("Anna"), SeatSetup("Ben")], 5, tmp_path)
    match.close()
    header, deal = (json.loads(line) for line in path_of(match).read_bytes().splitlines())
    header["rules"] = 1
    deal["events"][0]["state"]["players"][0][name] = {"top": "moon", "discard": ["moon"]}[name]
    path_of(match).write_bytes(b"".join(json.dumps(line).encode() + b"\n" for line in (header, deal)))
    with pytest.raises(Unreadable, match="moon"):
        read_record(path_of(match), fiftyfirst(catalog))


def test_a_decision_that_discards_an_unknown_ruin_is_damage(catalog: Catalog, tmp_path: Path) -> None:
    """R42.9a: a cost may name a Site, which must be there."""
    discards = case(
        """
        players:
          A: {faction: new_york, state: [{card: Pub, ruin: true}, Gary Steel Magnet]}
          B: {faction: mutants_union}""",
        (("A", "activate Gary Steel Magnet discarding Ruin"),),
        Question,
        (),
    )
    match = begun(catalog, discards, tmp_path)
    match.close()
    lines = [json.loads(line) for line in path_of(match).read_bytes().splitlines()]
    lines[0]["rules"] = 1
    assert lines[2]["decision"]["discard"] == [1]
    for wanted, damage in ((1, None), (77, "unreadable")):
        lines[2]["decision"]["discard"] = [wanted]
        path_of(match).write_bytes(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
        found = read_record(path_of(match), fiftyfirst(catalog)).damage
        assert (found.reason if found else None) == damage


def test_a_position_names_a_ruin_without_its_front(catalog: Catalog, tmp_path: Path) -> None:
    """R20.5: what is pending is told by the place of a Ruin; its card is a secret if it was drawn."""
    match = begun(catalog, CASES["the goods on the second Ruin"], tmp_path)
    position = match.kind.notation.write_position(match.game, match.state)
    assert [step for step in position["pending"] if isinstance(step, dict) and "ruin" in step] == [
        {"step": "choose_placed", "seat": "A", "site": "A:Pony Express", "ruin": "A:Ruin#2", "count": 2}
    ]
    for spoilt in ("A:Ruin#3", "B:Ruin", "A:Pony Express"):
        pending = [step | {"ruin": spoilt} if "ruin" in step else step for step in position["pending"]]
        with pytest.raises(Unreadable):
            read_position(catalog, {**position, "pending": pending})


def test_a_salvage_does_not_name_a_location_that_is_gone(catalog: Catalog, tmp_path: Path) -> None:
    """R30.12: the virtual opponent leaves no Ruin; the source of the Spoils is then its card alone."""
    match = begun(catalog, CASES["Spoils of a Location that was discarded"], tmp_path)
    question = match.state.question
    assert isinstance(question, ChooseSalvage)
    assert question.source == replace(question.source, kind="spoils", card="toledo_swap_meet", site=None)
    play_until(match, lambda match: match.state.question is not question)
