"""The time line of a match: rounds, phases, turns, marks, VP; and watching matches."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.files.record import RULES, MatchJournal
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.events import DealMade, DevelopmentAimed, LocationConstructed, LocationRazed
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.sets.moloch.messages import AssaultRazed, MachineDestroyed, MachineHacked
from game.fiftyfirst.rules.sets.no_mans_land.messages import OutpostBuilt, OutpostRazed, OutpostUpgraded
from game.fiftyfirst.rules.sets.scavengers.messages import LocationDemolished, RuinRebuilt
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState
from game.fiftyfirst.rules.steps import ChooseAction
from game.kernel.refusal import Unreadable
from game.kernel.seats import SeatSetup
from game.match.timeline import UNITS, Timeline, timeline
from game.play.files.line import Origin
from game.play.files.record import FORMAT, read_record
from game.play.match import watch_file, watch_match
from tests.conftest import ROOT

OF_TODAY = ROOT / f"tests/golden/matches/rules_{RULES}_format_{FORMAT}"
GOLDEN = ROOT / "tests/golden/matches/rules_1"
WHOLE = GOLDEN / "base_2_players.jsonl"


@pytest.fixture(scope="module")
def watched(catalog: Catalog) -> Match:
    """A whole match of two players."""
    return watch_file(WHOLE, fiftyfirst(catalog).only)


@pytest.fixture(scope="module")
def line(watched: Match) -> Timeline:
    return timeline(fiftyfirst(), watched.journal)


def test_every_round_begins_once_and_in_order(line: Timeline) -> None:
    begun = [line.moments[step].round for step in line.stops["round"]]
    assert begun == sorted(set(begun))
    assert begun[-1] == line.moments[-1].round > 3


def test_a_jump_by_round_goes_to_its_beginning(line: Timeline) -> None:
    third = line.next_stop(line.next_stop(line.next_stop(0, "round"), "round"), "round")
    assert line.moments[third].round == 3
    assert line.moments[third - 1].round == 2
    assert line.previous_stop(third + 1, "round") == third
    assert line.moments[line.previous_stop(third, "round")].round == 2


def test_a_phase_ends_where_another_begins(line: Timeline) -> None:
    for step in line.stops["phase"][1:]:
        before, after = line.moments[step - 1], line.moments[step]
        assert (before.round, before.phase) != (after.round, after.phase)


def test_a_turn_goes_on_while_the_same_player_is_asked(line: Timeline) -> None:
    ends = set(line.stops["turn"])
    assert len(ends) < line.last, "there are turns of several decisions"
    for step in range(1, line.last):
        if line.moments[step].actor != line.moments[step + 1].actor:
            assert step in ends


def test_each_action_of_a_player_left_alone_is_a_turn(watched: Match, line: Timeline) -> None:
    alone = [step for step in range(1, line.last) if watched.journal.state_after(step).question == ChooseAction("A")]
    assert any(line.moments[step].actor == "A" for step in alone)
    assert set(alone) <= set(line.stops["turn"])


@pytest.mark.parametrize("unit", UNITS)
def test_repeated_jumps_reach_both_ends(line: Timeline, unit: str) -> None:
    step, seen = 0, []
    while step < line.last:
        seen.append(step)
        step = line.next_stop(step, unit)  # type: ignore[arg-type]
        assert step > seen[-1]
    assert line.next_stop(step, unit) == line.last  # type: ignore[arg-type]
    while step:
        assert line.previous_stop(step, unit) < step  # type: ignore[arg-type]
        step = line.previous_stop(step, unit)  # type: ignore[arg-type]


def test_builds_razes_and_deals_are_marked(watched: Match, line: Timeline) -> None:
    marked = {mark.step: mark.kind for mark in line.marks}
    kinds = {LocationConstructed: "built", DealMade: "deal"}
    for step in range(1, line.last + 1):
        found = {type(event) for event in watched.journal[step].events}
        for kind, name in kinds.items():
            assert kind not in found or marked[step] in (name, "razed", "built", "developed")
        assert (LocationRazed in found) == (marked.get(step) == "razed")
    assert {"built", "deal", "vp"} <= set(marked.values())


def test_three_vp_at_once_are_a_swing(line: Timeline) -> None:
    for before, after in pairwise(range(line.last)):
        gains = [now - then for now, then in zip(line.moments[after].vp, line.moments[before].vp, strict=True)]
        assert max(gains) < 3 or line.mark_at(after) is not None


@pytest.mark.parametrize(("vp", "swing"), [((3, 4), True), ((4, 4), False), ((5, 4), False)])
def test_overtaking_the_leader_is_a_swing(watched: Match, vp: tuple[int, int], swing: bool) -> None:
    decision = watched.journal[1].decision
    assert decision is not None
    journal = MatchJournal(watched.journal[0].events, _with_vp(watched, *vp))
    journal.append(decision, (), _with_vp(watched, vp[0] + 2, vp[1]))
    line = timeline(fiftyfirst(), journal)
    assert [(mark.kind, mark.seat) for mark in line.marks] == ([("vp", "A")] if swing else [])


def _with_vp(match: Match, *vp: int) -> GameState:
    players = zip(match.journal.state_after(0).players, vp, strict=True)
    return replace(match.journal.state_after(0), players=tuple(replace(player, vp=count) for player, count in players))


def test_a_development_of_a_virtual_opponent_is_marked(catalog: Catalog) -> None:
    match = watch_file(GOLDEN / "solo_appalachian_new_york.jsonl", fiftyfirst(catalog).only)
    entries = [match.journal[step] for step in range(len(match.journal))]
    kinds = {mark.step: mark.kind for mark in timeline(fiftyfirst(), match.journal).marks}
    developed = [entry.number for entry in entries if DevelopmentAimed in map(type, entry.events)]
    assert developed
    assert {kinds[step] for step in developed} <= {"developed", "razed"}


@pytest.mark.parametrize(
    ("name", "kind", "mark", "greater"),
    [
        ("demolished", LocationDemolished, "demolished", {"razed"}),
        ("rebuilt", RuinRebuilt, "rebuilt", {"razed", "demolished", "built", "developed"}),
    ],
)
def test_what_is_demolished_and_rebuilt_is_marked(
    name: str, kind: type[AnyEvent], mark: str, greater: set[str], catalog: Catalog
) -> None:
    """R42.12, R42.6: neither razing nor building."""
    match = watch_file(OF_TODAY / f"{name}.jsonl", fiftyfirst(catalog).only)
    entries = [match.journal[step] for step in range(len(match.journal))]
    line = timeline(fiftyfirst(), match.journal)
    steps = [entry.number for entry in entries if kind in map(type, entry.events)]
    marked = [found.kind for step in steps if (found := line.mark_at(step))]
    assert len(marked) == len(steps)
    assert mark in marked
    assert {*marked} <= {mark, *greater}


@pytest.mark.parametrize(
    ("kind", "mark", "greater"),
    [
        (MachineHacked, "hacked", {"razed"}),
        (MachineDestroyed, "destroyed", {"razed"}),
        (AssaultRazed, "attacked", {"razed", "hacked", "destroyed", "built", "developed"}),
    ],
)
def test_what_machines_do_and_what_is_done_to_them_is_marked(
    kind: type[AnyEvent], mark: str, greater: set[str], catalog: Catalog
) -> None:
    """R44.3, R44.5. The seat of an attack is the one whose Location it was."""
    match = watch_file(OF_TODAY / "server_room.jsonl", fiftyfirst(catalog).only)
    entries = [match.journal[step] for step in range(len(match.journal))]
    line = timeline(fiftyfirst(), match.journal)
    steps = [entry.number for entry in entries if kind in map(type, entry.events)]
    marked = {step: found for step in steps if (found := line.mark_at(step))}
    assert len(marked) == len(steps)
    assert {found.kind for found in marked.values()} <= {mark, *greater}
    for step, found in marked.items():
        if found.kind == mark:
            assert found.seat in [
                getattr(event, "seat", None) for event in entries[step].events if isinstance(event, kind)
            ]
    assert mark in {found.kind for found in marked.values()}


def test_the_phases_of_moloch_are_on_the_line(catalog: Catalog) -> None:
    """R44.2: where somebody decides in one."""
    match = watch_file(OF_TODAY / "server_room.jsonl", fiftyfirst(catalog).only)
    line = timeline(fiftyfirst(), match.journal)
    phases = [line.moments[step].phase for step in line.stops["phase"]]
    assert "assault" in phases
    assert {phases[place - 1] for place, phase in enumerate(phases) if phase == "assault"} <= {"lookout", "production"}


@pytest.mark.parametrize(
    ("kind", "mark", "greater"),
    [
        (OutpostBuilt, "outpost_built", {"razed", "outpost_razed", "built", "developed"}),
        (OutpostUpgraded, "outpost_upgraded", {"razed"}),
        (OutpostRazed, "outpost_razed", {"razed"}),
    ],
)
@pytest.mark.parametrize("name", ["built_there", "raided"])
def test_what_happens_to_outposts_is_marked(
    kind: type[AnyEvent], mark: str, greater: set[str], name: str, catalog: Catalog
) -> None:
    """R45. The Outposts that a virtual opponent builds are no marks of their own: it builds one in every Lookout."""
    match = watch_file(OF_TODAY / f"{name}.jsonl", fiftyfirst(catalog).only)
    entries = [match.journal[step] for step in range(len(match.journal))]
    line = timeline(fiftyfirst(), match.journal)

    def counts(event: AnyEvent) -> bool:
        return isinstance(event, kind) and (kind is not OutpostBuilt or getattr(event, "seat", None) != VIRTUAL)

    steps = [entry.number for entry in entries if any(map(counts, entry.events))]
    marked = {step: found for step in steps if (found := line.mark_at(step))}
    assert len(marked) == len(steps)
    assert {found.kind for found in marked.values()} <= {mark, *greater}
    assert mark in {found.kind for found in marked.values()}
    for step, found in marked.items():
        if found.kind == mark:
            assert found.seat in [getattr(event, "seat", None) for event in entries[step].events if counts(event)]
    assert mark not in {found.kind for found in line.marks if found.step not in steps}


def test_the_turns_of_a_virtual_opponent_are_marked(catalog: Catalog) -> None:
    match = watch_file(GOLDEN / "solo_hegemony_new_york.jsonl", fiftyfirst(catalog).only)
    line = timeline(fiftyfirst(), match.journal)
    turns = [step for step, moment in enumerate(line.moments) if moment.actor == VIRTUAL]
    assert turns
    assert all(line.mark_at(step) for step in turns)
    assert line.seats[-1] == VIRTUAL
    assert not any(mark == ("built", VIRTUAL) for mark in ((mark.kind, mark.seat) for mark in line.marks))


def test_the_last_vp_are_those_of_the_final_account(watched: Match, line: Timeline) -> None:
    watched.journal.go_to(line.last)
    assert line.moments[-1].vp == tuple(score.total for score in watched.state.scores)
    watched.journal.go_to(0)


# ---------------------------------------------------------------------- watching
def test_watching_a_match_in_play_does_not_change_it(catalog: Catalog) -> None:
    match, random = deal_match(Game(catalog), [SeatSetup("Anna"), SeatSetup("Ben")], 5), Random(5)
    while match.journal.head < 12:
        match.end_turn()
        match.submit(random.choice(match.legal()))
    match.journal.go_to(11)
    watched = watch_match(match)
    assert (watched.journal.head, watched.journal.last) == (0, 11), "what was taken back is not watched"
    watched.journal.go_to(5)
    assert match.journal.head == 11
    assert match.journal.last == 12


def test_a_torn_file_is_watched_to_its_last_complete_entry_and_stays_unchanged(
    catalog: Catalog, tmp_path: Path
) -> None:
    path = tmp_path / "torn.jsonl"
    path.write_bytes(WHOLE.read_bytes()[:-30])
    watched = watch_file(path, fiftyfirst(catalog).only)
    assert watched.damage is not None
    assert watched.journal.last == watched.damage.kept
    assert path.read_bytes() == WHOLE.read_bytes()[:-30]


def _changed(path: Path, **header: object) -> Path:
    lines = WHOLE.read_text("utf-8").splitlines(keepends=True)
    path.write_text(json.dumps(json.loads(lines[0]) | header) + "\n" + "".join(lines[1:]), "utf-8")
    return path


def test_a_match_with_an_unknown_robot_or_older_rules_is_watched(catalog: Catalog, tmp_path: Path) -> None:
    seats = [{"name": name, "player": "gone"} for name in "ab"]
    watched = watch_file(_changed(tmp_path / "old.jsonl", rules=0, seats=seats), fiftyfirst(catalog).only)
    assert watched.damage is None
    assert watched.journal.last > 100


def test_a_match_without_its_cards_is_refused(catalog: Catalog, tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="cards of this match"):
        watch_file(_changed(tmp_path / "gone.jsonl", sets=["base", "lost_pack"]), fiftyfirst(catalog).only)


def test_a_match_played_on_names_its_origin(catalog: Catalog, watched: Match, tmp_path: Path) -> None:
    origin = Origin("old.jsonl", watched.created, 40)
    state = watched.journal.state_after(40)
    seats = [replace(seat, player="human") for seat in watched.header.seats]
    match = Match.begin(fiftyfirst(), watched.game, seats, state, 7, tmp_path, origin=origin)
    match.close()
    assert match.path is not None
    record = read_record(match.path, fiftyfirst(catalog).only)
    assert record.header.origin == origin
    assert record.journal.state == state
    assert read_record(WHOLE, fiftyfirst(catalog).only).header.origin is None, "files without it are read as before"


def test_a_match_unknown_to_these_rules_cannot_be_played_on(catalog: Catalog, tmp_path: Path) -> None:
    path = _changed(tmp_path / "match.jsonl", rules=0)
    path.write_bytes(path.read_bytes().replace(b'"hand":', b'"vp":-1,"hand":', 1))
    match = watch_file(path, fiftyfirst(catalog).only)
    with pytest.raises(Unreadable, match="begun under other rules"):
        match.play_on(match.header.seats, 1, tmp_path / "matches")
    assert not (tmp_path / "matches").exists()
