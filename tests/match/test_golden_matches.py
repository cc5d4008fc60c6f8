"""Match files of the past stay watchable forever, after any change of rules, cards and format."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, get_args

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.borders import border_sides
from game.fiftyfirst.match import match as game_kind
from game.fiftyfirst.match.files import record
from game.fiftyfirst.match.files.record import RULES, Record, game_of, position_hash, sets_of, solo_of
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.options import SETS_OF_OPTIONS
from game.fiftyfirst.rules.sets.arena.messages import ChooseEquipment
from game.fiftyfirst.rules.sets.borders.messages import BorderActivated
from game.fiftyfirst.rules.sets.districts.messages import DistrictRazed
from game.fiftyfirst.rules.sets.headquarters.messages import ChooseHq, ChooseStolen, HqClaimed, LocationStolen
from game.fiftyfirst.rules.sets.moloch.messages import ChooseLost, MachineHacked
from game.fiftyfirst.rules.sets.no_mans_land.messages import (
    ChooseLevel,
    ChooseOutpost,
    ChooseOutpostHit,
    OutpostAimed,
    OutpostBuilt,
    OutpostRazed,
    OutpostShieldLost,
    PickSkipped,
)
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.rules.steps import ChooseCopiedDeal, ChooseKept, ChooseProduction, ChooseResource, ChooseVictim
from game.kernel.message import short_name
from game.kernel.seats import EVERYONE, NOBODY, Viewer
from game.match.library.summary import summary
from game.play.checking import first_difference
from game.play.files import record as reading
from game.play.files.record import FORMAT, read_record
from tests.match.golden_matches import FOLDER, JOINED, SETS, made_by
from tests.sets import headquarters, modules, moloch, no_mans_land, scavengers
from tests.sets.row import SetUnderTest
from tests.sets.table import ROWS

FILES = sorted(FOLDER.glob("*/*.jsonl"))
OF_TODAY = [path for path in FILES if made_by(path.parent).rules == RULES]

each_match = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
each_match_of_today = pytest.mark.parametrize("path", OF_TODAY, ids=lambda path: path.stem)


@cache
def read(path: Path) -> Record:
    return read_record(path, fiftyfirst().only)


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
    assert summary(path, fiftyfirst().only).steps == told.decisions


@each_match
def test_every_step_of_a_golden_match_can_be_seen_from_every_seat(path: Path, catalog: Catalog) -> None:
    found = read(path)
    match = Match(fiftyfirst(), game_of(found.header, catalog), found.header, found.journal, None)
    for entry in found.journal.line:
        match.journal.go_to(entry.number)
        viewers: tuple[Viewer, ...] = (EVERYONE, NOBODY, *match.state.people)
        assert all(match.view(viewer).round == match.state.round for viewer in viewers)


@each_match_of_today
def test_a_golden_match_has_the_positions_it_had(path: Path, catalog: Catalog) -> None:
    found = read_record(path, fiftyfirst(catalog).only)
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
    tables = {(sets_of(header), len(header.seats)) for header in headers if not solo_of(header)}
    assert tables >= {(sets, players) for sets in (*SETS, *JOINED) for players in (2, 3, 4)}
    alone = {(solo_of(header), header.seats[0].role) for header in headers if solo_of(header)}
    assert alone == {(solo, faction) for solo in KINDS for faction in catalog.base_factions}


def test_this_version_has_golden_matches_of_every_set_table_and_opponent(catalog: Catalog) -> None:
    """Otherwise run `python -m tests.match.golden_matches`."""
    assert {(made_by(path.parent).format, made_by(path.parent).rules) for path in OF_TODAY} >= {(FORMAT, RULES)}
    headers = [read(path).header for path in OF_TODAY]
    assert {name for header in headers for name in sets_of(header)} == set(catalog.sets)
    assert {len(header.seats) for header in headers} == {1, 2, 3, 4}
    assert {solo_of(header) for header in headers} == {None, *KINDS}


def test_every_command_and_event_is_in_a_golden_match() -> None:
    lines = all_lines()
    written = {line["decision"]["type"] for line in lines if "decision" in line}
    written |= {event["type"] for line in lines for event in line.get("events", ())}
    kinds = {*get_args(AnyCommand), *get_args(AnyEvent)} - {kind for row in ROWS for kind in row.of_packs}
    assert {short_name(kind.__name__) for kind in kinds} - written == set()


def test_every_part_of_a_command_is_in_a_golden_match() -> None:
    """What is left out has its default: each part of a move was given once."""
    decisions = [line["decision"] for line in all_lines() if "decision" in line]
    written = {(decision["type"], part) for decision in decisions for part in decision}
    kinds = get_args(AnyCommand)
    assert {(short_name(kind.__name__), part) for kind in kinds for part in kind.__struct_fields__} - written == set()
    assert any(isinstance(name, int) for decision in decisions for name in decision.get("discard", ())), "a Ruin"


@cache
def of_today(named: str) -> Sequence[Record]:
    """The matches of today with a set, or with an option."""
    found = map(read, OF_TODAY)
    return [record for record in found if named in sets_of(record.header) or record.header.options.get(named)]


@cache
def met_with(named: str) -> Sequence[object]:
    """All questions and events of these matches."""
    entries = [entry for record in of_today(named) for entry in record.journal.line]
    asked = [
        record.journal.state_after(step).question for record in of_today(named) for step in range(record.journal.last)
    ]
    return [*asked, *(event for entry in entries for event in entry.events)]


@pytest.mark.parametrize("row", [scavengers.ROW, moloch.ROW, no_mans_land.ROW, headquarters.ROW, modules.ROW])
def test_every_question_of_a_set_is_in_a_golden_match_of_today(row: SetUnderTest) -> None:
    """Of the sets that have joined last. What a set alone asks is asked in no match without it."""
    assert {*row.questions} - {type(one) for one in met_with("base")} == set()


Met = TypeVar("Met")


def facts(named: str, kind: type[Met], fact: Callable[[Met], object], *expected: object) -> Any:
    """A row: of all questions or events of a kind in the matches with a set or an option, a fact has these values."""
    return pytest.param(named, kind, fact, set(expected), id=f"{named}: {kind.__name__} {expected}")


@pytest.mark.parametrize(
    ("named", "kind", "fact", "expected"),
    [
        facts("moloch", ChooseLost, lambda asked: asked.good, "card", "deal"),
        facts(
            "moloch", MachineHacked, lambda event: (event.seat == VIRTUAL, event.card is None, event.server_room),
            (True, False, False), (False, False, False), (False, True, True), (False, True, False),
        ),
        facts("moloch", ev.VpLost, lambda event: event.source.kind, "machines_left"),
        facts("no_mans_land", ChooseOutpost, lambda asked: asked.deed, "build", "upgrade", "raze"),
        facts("no_mans_land", ChooseOutpostHit, lambda asked: asked.by_card, True, False),
        facts("no_mans_land", ChooseLevel, lambda asked: (asked.level, asked.lowest), (2, 1), (3, 1), (3, 2)),
        facts(
            "no_mans_land", OutpostRazed, lambda event: (event.seat == VIRTUAL, event.owner == VIRTUAL),
            (False, False), (False, True), (True, False),
        ),
        facts("no_mans_land", OutpostRazed, lambda event: event.level, 1, 2, 3),
        facts("no_mans_land", OutpostAimed, lambda event: event.decided, "only", "choice"),
        facts("no_mans_land", OutpostShieldLost, lambda event: event.seat, "A"),
        facts("hq", ChooseHq, lambda asked: len(asked.offered), 1, 2),
        facts("hq", HqClaimed, lambda event: event.seat == VIRTUAL, True, False),
        facts("hq", LocationStolen, lambda event: event.owner == VIRTUAL, True, False),
        facts("districts", DistrictRazed, lambda event: bool(event.deals), True, False),
    ],
)  # fmt: skip
def test_questions_and_events_of_every_kind_are_in_golden_matches(
    named: str, kind: type[Met], fact: Callable[[Met], object], expected: set[object]
) -> None:
    """R44: hacked by Borgo, and in three ways; R45: Borgo razes by card and in his expansion, and takes a shield; his
    Outposts are razed; R52: HQ cards are offered one by one and two at once, claimed by a virtual opponent, and steal
    from it; R53: districts are razed with Deals and without."""
    assert {fact(one) for one in met_with(named) if isinstance(one, kind)} == expected


def test_machines_of_every_kind_are_in_golden_matches() -> None:
    """R44: every level, cooperative, with the server room, with Promo 2 and without; the leader pays."""
    found = of_today("moloch")
    games = [dict(record.header.options) for record in found]
    assert {options.get("moloch.difficulty") for options in games} == {None, "soldier", "veteran"}
    assert {name for options in games for name in options} >= {"moloch.difficulty", "moloch.coop", "server_room"}
    assert {"promo_2" in sets_of(record.header) for record in found} == {True, False}
    assert any(score.lost for record in found for score in record.journal.state.scores)


def test_outposts_of_every_kind_are_in_golden_matches() -> None:
    """R45: with each option; markers that are taken, in both ways."""
    found = of_today("no_mans_land")
    assert {name for record in found for name in record.header.options} >= {
        name for name, needed in SETS_OF_OPTIONS.items() if needed == "no_mans_land"
    }
    decided = [entry.events for record in found for entry in record.journal.line]
    taken = [events for events in decided if any(isinstance(event, OutpostBuilt) and event.removed for event in events)]
    assert {any(isinstance(event, PickSkipped) for event in events) for events in taken} == {True, False}


def test_headquarters_and_modules_are_in_golden_matches(catalog: Catalog) -> None:
    """R52, R53: everything that they ask; every side of a border tile; the Arena with its prize, and in a solo game;
    Deals with districts that are lost."""
    asked_of_hq = {type(one) for one in met_with("hq") if getattr(one, "hq", None)}
    assert asked_of_hq >= {ChooseStolen, ChooseProduction, ChooseCopiedDeal}
    asked_of_tiles = {type(one) for one in met_with("borders") if getattr(one, "border", None)}
    assert asked_of_tiles >= {ChooseVictim, ChooseResource, ChooseKept}
    assert any(isinstance(one, ChooseEquipment) for one in met_with("borders"))
    assert {name for record in of_today("hq") for name in sets_of(record.header)} >= {
        "moloch",
        "no_mans_land",
        "promo_2",
    }
    assert {len(record.header.seats) for record in of_today("borders")} >= {1, 2, 4}
    assert any(solo_of(record.header) and record.journal.state.arena for record in of_today("arena"))
    met = met_with("districts")
    assert {event.side for event in met if isinstance(event, BorderActivated)} == set(border_sides(catalog))
    assert any(isinstance(event, ev.GoodsGained) and event.source.kind == "arena" for event in met)
    assert any(catalog.districts.keys() & event.cards for event in met if isinstance(event, ev.DealsDiscarded))


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
        now = read_record(path, fiftyfirst().only)
        assert (now.damage, now.format, now.journal.line) == (None, then.format, then.journal.line)


def test_golden_matches_stay_watchable_when_the_rules_change(catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "RULES", RULES + 1)
    monkeypatch.setattr(game_kind._Notation, "position_text", lambda *_: "written in another way")
    assert all(read_record(path, fiftyfirst(catalog).only).damage is None for path in OF_TODAY[:3])
