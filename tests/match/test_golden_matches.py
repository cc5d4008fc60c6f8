"""Match files of the past stay watchable forever, after any change of rules, cards and format."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, get_args

import pytest

from game.cards.catalog import Catalog
from game.kernel.message import short_name
from game.kernel.seats import EVERYONE, NOBODY, Viewer
from game.match import fiftyfirst as game_kind
from game.match.fiftyfirst import fiftyfirst
from game.match.files import record
from game.match.files.agreement import game_of
from game.match.files.record import RULES, Record, position_hash
from game.match.library.summary import summary
from game.match.match import Match
from game.play.files import record as reading
from game.play.files.record import FORMAT, read_record
from game.play.verify import first_difference
from game.rules.commands import AnyCommand
from game.rules.events import (
    AnyEvent,
    BorderActivated,
    DealsDiscarded,
    DistrictRazed,
    GoodsGained,
    HqClaimed,
    LocationStolen,
    MachineHacked,
    OutpostAimed,
    OutpostBuilt,
    OutpostRazed,
    OutpostShieldLost,
    PickSkipped,
    VpLost,
)
from game.rules.game import MAP_OPTIONS
from game.rules.solo.kinds import KINDS
from game.rules.state import (
    VIRTUAL,
    ChooseActivated,
    ChooseCode,
    ChooseCopiedDeal,
    ChooseDemolished,
    ChooseEquipment,
    ChooseGivenUp,
    ChooseHq,
    ChooseKept,
    ChooseLevel,
    ChooseLost,
    ChooseMatched,
    ChooseOpponentArea,
    ChooseOutpost,
    ChooseOutpostHit,
    ChoosePlaced,
    ChooseProduction,
    ChooseRazed,
    ChooseRebuilt,
    ChooseResource,
    ChooseSalvage,
    ChooseStolen,
    ChooseStopped,
    ChooseStripped,
    ChooseToBuild,
    ChooseVictim,
    Question,
)
from tests.match.golden_matches import FOLDER, JOINED, SETS, made_by

FILES = sorted(FOLDER.glob("*/*.jsonl"))
OF_TODAY = [path for path in FILES if made_by(path.parent).rules == RULES]

each_match = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
each_match_of_today = pytest.mark.parametrize("path", OF_TODAY, ids=lambda path: path.stem)


@lru_cache(None)
def read(path: Path) -> Record:
    return read_record(path, fiftyfirst())


def all_lines() -> list[dict[str, Any]]:
    return [json.loads(line) for path in FILES for line in path.read_bytes().splitlines()]


@each_match
def test_a_golden_match_is_never_rewritten(path: Path) -> None:
    assert sha256(path.read_bytes()).hexdigest() == made_by(path.parent).matches[path.name].digest


@each_match
def test_a_golden_match_is_watchable_without_rules_and_cards(path: Path) -> None:
    found, told = read(path), made_by(path.parent).matches[path.name]
    assert found.damage is None
    assert (found.journal.head, found.journal.last) == (told.decisions, told.last)
    assert {score.seat: score.total for score in found.journal.state.scores} == told.scores
    assert summary(path).steps == told.decisions


@each_match
def test_every_step_of_a_golden_match_can_be_seen_from_every_seat(path: Path, catalog: Catalog) -> None:
    found = read(path)
    match = Match(fiftyfirst(), game_of(found.header, catalog), found.header, found.journal, None)
    for entry in found.journal.line:
        match.journal.go_to(entry.number)
        viewers: tuple[Viewer, ...] = (EVERYONE, NOBODY, *entry.state.people)
        assert all(match.view(viewer).round == entry.state.round for viewer in viewers)


@each_match_of_today
def test_a_golden_match_has_the_positions_it_had(path: Path, catalog: Catalog) -> None:
    found = read_record(path, fiftyfirst(catalog))
    assert found.damage is None
    game, told = game_of(found.header, catalog), made_by(path.parent).matches[path.name]
    assert position_hash(game, found.journal.state) == told.position


@each_match_of_today
def test_a_golden_match_is_decided_as_it_was(path: Path, catalog: Catalog) -> None:
    """After a change of the rules, `RULES` is one more, and golden matches of the new version are added."""
    found = read(path)
    assert first_difference(fiftyfirst(), game_of(found.header, catalog), found.journal) is None


def test_files_and_their_records_correspond() -> None:
    for folder in {path.parent for path in FILES}:
        assert set(made_by(folder).matches) == {path.name for path in folder.glob("*.jsonl")}


def test_there_are_golden_matches_of_every_kind(catalog: Catalog) -> None:
    headers = [read(path).header for path in FILES]
    tables = {(header.sets, len(header.seats)) for header in headers if not header.solo}
    assert tables >= {(sets, players) for sets in (*SETS, *JOINED) for players in (2, 3, 4)}
    alone = {(header.solo, header.seats[0].faction) for header in headers if header.solo}
    assert alone == {(solo, faction) for solo in KINDS for faction in catalog.base_factions}


def test_this_version_has_golden_matches_of_every_set_table_and_opponent(catalog: Catalog) -> None:
    """Otherwise run `python -m tests.match.golden_matches`."""
    assert {(made_by(path.parent).format, made_by(path.parent).rules) for path in OF_TODAY} >= {(FORMAT, RULES)}
    headers = [read(path).header for path in OF_TODAY]
    assert {name for header in headers for name in header.sets} == set(catalog.sets)
    assert {len(header.seats) for header in headers} == {1, 2, 3, 4}
    assert {header.solo for header in headers} == {None, *KINDS}


def test_every_command_and_event_is_in_a_golden_match() -> None:
    lines = all_lines()
    written = {line["decision"]["type"] for line in lines if "decision" in line}
    written |= {event["type"] for line in lines for event in line.get("events", ())}
    kinds = (*get_args(AnyCommand), *get_args(AnyEvent))
    assert {short_name(kind.__name__) for kind in kinds} - written == set()


def test_every_part_of_a_command_is_in_a_golden_match() -> None:
    """What is left out has its default: each part of a move was given once."""
    decisions = [line["decision"] for line in all_lines() if "decision" in line]
    written = {(decision["type"], part) for decision in decisions for part in decision}
    kinds = get_args(AnyCommand)
    assert {(short_name(kind.__name__), part) for kind in kinds for part in kind.__struct_fields__} - written == set()
    assert any(isinstance(name, int) for decision in decisions for name in decision.get("discard", ())), "a Ruin"


def asked_with(name: str) -> list[Question | None]:
    """The questions of the matches of today with a set."""
    journals = [read(path).journal for path in OF_TODAY if name in read(path).header.sets]
    return [journal[step].state.question for journal in journals for step in range(journal.last)]


def test_every_question_of_scavengers_is_in_a_golden_match() -> None:
    assert set(map(type, asked_with("scavengers"))) >= {
        ChooseSalvage, ChooseMatched, ChooseRebuilt, ChooseStripped, ChooseDemolished, ChoosePlaced
    }  # fmt: skip


def test_every_question_of_moloch_is_in_a_golden_match() -> None:
    asked = asked_with("moloch")
    assert set(map(type, asked)) >= {ChooseRazed, ChooseLost, ChooseStopped, ChooseCode}
    assert {question.good for question in asked if isinstance(question, ChooseLost)} == {"card", "deal"}


def test_machines_of_every_kind_are_in_golden_matches() -> None:
    """R44: every level, cooperative, with the server room; hacked by Borgo, and in three ways; the leader pays."""
    found = [read(path) for path in OF_TODAY if "moloch" in read(path).header.sets]
    games = [dict(record.header.options) for record in found]
    assert {options["moloch.difficulty"] for options in games if "moloch.difficulty" in options} == {
        "soldier", "veteran"
    }  # fmt: skip
    assert {name for options in games for name in options} >= {"moloch.difficulty", "moloch.coop", "server_room"}
    assert {"promo_2" in record.header.sets for record in found} == {True, False}
    events = [event for record in found for entry in record.journal.line for event in entry.events]
    hacked = [event for event in events if isinstance(event, MachineHacked)]
    assert {(event.seat == VIRTUAL, event.card is None, event.server_room) for event in hacked} == {
        (True, False, False), (False, False, False), (False, True, True), (False, True, False)
    }  # fmt: skip
    assert any(score.lost for record in found for score in record.journal.state.scores)
    assert {kind for event in events if isinstance(event, VpLost) for kind in [event.source.kind]} == {"machines_left"}


def test_every_question_of_no_mans_land_is_in_a_golden_match() -> None:
    asked = asked_with("no_mans_land")
    assert set(map(type, asked)) >= {
        ChooseOutpost, ChooseActivated, ChooseGivenUp, ChooseLevel, ChooseToBuild, ChooseOpponentArea, ChooseOutpostHit
    }  # fmt: skip
    assert {question.deed for question in asked if isinstance(question, ChooseOutpost)} == {"build", "upgrade", "raze"}
    assert {question.by_card for question in asked if isinstance(question, ChooseOutpostHit)} == {True, False}
    assert {(question.level, question.lowest) for question in asked if isinstance(question, ChooseLevel)} == {
        (2, 1), (3, 1), (3, 2)
    }  # fmt: skip


def test_outposts_of_every_kind_are_in_golden_matches() -> None:
    """R45: with each option; markers that are taken, in both ways; Borgo razes by card and in his expansion, builds
    there, and takes a shield; his Outposts are razed."""
    found = [read(path) for path in OF_TODAY if "no_mans_land" in read(path).header.sets]
    assert {name for record in found for name in record.header.options} >= set(MAP_OPTIONS)
    entries = [entry for record in found for entry in record.journal.line]
    events = [event for entry in entries for event in entry.events]
    razed = {(event.seat == VIRTUAL, event.owner == VIRTUAL) for event in events if isinstance(event, OutpostRazed)}
    assert razed == {(False, False), (False, True), (True, False)}
    assert {event.level for event in events if isinstance(event, OutpostRazed)} == {1, 2, 3}
    taken = [
        entry
        for entry in entries
        for event in entry.events
        if isinstance(event, OutpostBuilt) and event.removed is not None
    ]
    assert {any(isinstance(event, PickSkipped) for event in entry.events) for entry in taken} == {True, False}
    assert {event.decided for event in events if isinstance(event, OutpostAimed)} == {"only", "choice"}
    assert any(isinstance(event, OutpostShieldLost) for event in events)


def of_option(name: str) -> list[Record]:
    """The matches of today with an option."""
    return [found for found in map(read, OF_TODAY) if found.header.options.get(name)]


def asked(found: Iterable[Record]) -> list[Question]:
    states = [record.journal[step].state for record in found for step in range(record.journal.last)]
    return [state.question for state in states if state.question]


def test_headquarters_are_in_golden_matches() -> None:
    """R52: offered one by one and two at once; claimed by a virtual opponent; everything that they ask; Locations that
    are stolen, from it, too."""
    found = of_option("hq")
    questions = asked(found)
    assert {len(one.offered) for one in questions if isinstance(one, ChooseHq)} == {1, 2}
    assert {type(one) for one in questions if getattr(one, "hq", None)} >= {
        ChooseStolen, ChooseProduction, ChooseCopiedDeal
    }  # fmt: skip
    events = [event for record in found for entry in record.journal.line for event in entry.events]
    assert {event.seat == VIRTUAL for event in events if isinstance(event, HqClaimed)} == {True, False}
    assert {event.owner == VIRTUAL for event in events if isinstance(event, LocationStolen)} == {True, False}
    assert {name for record in found for name in record.header.sets} >= {"moloch", "no_mans_land", "promo_2"}


def test_modules_are_in_golden_matches(catalog: Catalog) -> None:
    """R53: every side of a border tile and what it asks; the Arena with its prize, and in a solo game; districts that
    are razed with Deals and without, and Deals with them that are lost."""
    assert {len(record.header.seats) for record in of_option("borders")} >= {1, 2, 4}
    questions = asked(of_option("borders"))
    assert {type(one) for one in questions if getattr(one, "border", None)} >= {
        ChooseVictim, ChooseResource, ChooseKept
    }  # fmt: skip
    assert any(isinstance(one, ChooseEquipment) for one in questions)
    found = of_option("districts")
    events = [event for record in found for entry in record.journal.line for event in entry.events]
    assert {event.side for event in events if isinstance(event, BorderActivated)} == set(catalog.border_sides)
    assert any(isinstance(event, GoodsGained) and event.source.kind == "arena" for event in events)
    assert any(record.header.solo and record.journal.state.arena for record in of_option("arena"))
    assert {bool(event.deals) for event in events if isinstance(event, DistrictRazed)} == {True, False}
    assert any(catalog.districts.keys() & event.cards for event in events if isinstance(event, DealsDiscarded))


def test_golden_matches_have_undo_and_redo() -> None:
    lines = all_lines()
    assert any("undo_to" in line for line in lines)
    assert any("redo_to" in line for line in lines)
    assert any(read(path).journal.last > read(path).journal.head for path in FILES)


def test_golden_matches_have_players_who_take_a_seat() -> None:
    takeovers = [takeover for path in OF_TODAY for takeover in read(path).players.takeovers]
    assert {takeover.player == "human" for takeover in takeovers} == {True, False}


def test_golden_matches_stay_watchable_when_the_format_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """One function in UPGRADES is enough for a later format that renames the number of an entry."""
    before = {path: read(path) for path in OF_TODAY[:3]}

    def upgrade(line: dict[str, Any]) -> dict[str, Any]:
        return {key.removeprefix("old_"): value for key, value in line.items()}

    monkeypatch.setattr(reading, "FORMAT", FORMAT + 1)
    monkeypatch.setattr(reading, "UPGRADES", {**reading.UPGRADES, FORMAT: upgrade})
    for path, then in before.items():
        now = read_record(path, fiftyfirst())
        assert (now.damage, now.format, now.journal.line) == (None, then.format, then.journal.line)


def test_golden_matches_stay_watchable_when_the_rules_change(catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "RULES", RULES + 1)
    monkeypatch.setattr(game_kind._Notation, "position_text", lambda *_: "written in another way")
    assert all(read_record(path, fiftyfirst(catalog)).damage is None for path in OF_TODAY[:3])
