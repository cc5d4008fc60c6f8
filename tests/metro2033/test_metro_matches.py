"""Matches of Metro 2033 are dealt, saved, opened, verified, told in lists and records, and played by robots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from game.kernel.refusal import Refusal, Unreadable
from game.kernel.seats import SeatSetup
from game.match.library.summary import summary
from game.match.readable import read_readable, write_readable
from game.match.series.simulate import Meeting, play_out
from game.match.timeline import timeline_of
from game.metro2033.kind import metro_kind
from game.metro2033.match.highlights import METRO_MARKS
from game.metro2033.match.setup import MOST_DECISIONS, is_cut_off
from game.metro2033.rules import commands as cm
from game.metro2033.rules.commands import AnyMetroCommand
from game.metro2033.rules.events import AnyMetroEvent
from game.metro2033.rules.forecast import MetroForecast
from game.metro2033.rules.position.reading import read_position
from game.metro2033.rules.position.writing import write_position
from game.metro2033.rules.state import Metro, MetroState
from game.play.checking import first_difference
from game.play.files.record import read_record
from game.play.match import Match, watch_file
from tests.metro2033.laid import metro_cards

KIND = metro_kind(metro_cards())
PEOPLE = (SeatSetup("Anna"), SeatSetup("Ben"), SeatSetup("Юлия"))
FACTIONS = ("reich", "red", "bauman")

MetroMatch = Match[Metro, MetroState, AnyMetroCommand, AnyMetroEvent, MetroState, MetroForecast]


def deal(folder: Path | None = None, roles: tuple[str | None, ...] = FACTIONS, **choices: Any) -> MetroMatch:
    """A match of three people."""
    seats = [msgspec.structs.replace(seat, role=role) for seat, role in zip(PEOPLE, roles, strict=True)]
    return Match.deal(KIND, seats, choices, 5, folder)


def play(match: MetroMatch, decisions: int, seed: int = 1) -> None:
    """Play on by chance, with a liking for attacks and captures."""
    random = Random(seed)
    for _ in range(decisions):
        match.end_turn()
        legal = match.legal()
        if not legal:
            return
        bold = [one for one in legal if isinstance(one, cm.ArmyAttacks | cm.HeroAttacks | cm.CaptureStation)]
        assert not isinstance(match.submit(random.choice(bold if bold and random.random() < 0.6 else legal)), Refusal)


# ---------------------------------------------------------------------- set up
def test_a_game_is_dealt_with_its_options_or_refused() -> None:
    match = deal(goal=8, draft="dealt", roles=(None,) * 3)
    assert (match.game.options.goal, match.header.options) == (8, {"goal": 8, "draft": "dealt"})
    assert len(match.header.roles) == 3, "factions that are dealt are roles"
    for count, choices, sentence in (
        (1, {}, "expected 2 to 6 seats"),
        (7, {}, "expected 2 to 6 seats"),
        (2, {"goals": 8}, "expected an option (ring, reward"),
        (2, {"goal": 3}, "expected a value of goal (4, 5, 6, 7, 8, 9, 10, 11, 12), not '3'"),
        (2, {"tokens_limited": 1}, "expected a value of tokens_limited (no, yes), not '1'"),
        (2, {"first_player": "C"}, "expected a first player who has a seat (A, B), not C"),
    ):
        with pytest.raises(Unreadable) as refused:
            Match.deal(KIND, [SeatSetup(f"P{number}") for number in range(count)], choices, 5)
        assert refused.value.message.startswith(sentence)


def test_factions_that_do_not_border_one_another_are_refused() -> None:
    for roles in (("reich", "bauman", "arbat"), ("reich", "reich", "red"), ("reich", "red", None)):
        with pytest.raises(Unreadable, match="expected a faction for every seat"):
            deal(roles=roles)


def test_every_option_says_its_values_and_its_default() -> None:
    options = {option.name: option for option in KIND.setup.options}
    assert options["ring"].values == ("open", "beside_open")
    assert options["floor_same"].values == (False, True)
    assert options["stage_2_at"].values == tuple(range(4, 13))
    assert options["first_player"].values == ("random", "A", "B", "C", "D", "E", "F")
    assert all(option.allows(option.default) for option in options.values())
    assert (options["goal"].default, options["stage_2_at"].default) == (10, 6)


# ---------------------------------------------------------------------- files
@pytest.mark.parametrize("decisions", [0, 5, 200])
@pytest.mark.parametrize("roles", [FACTIONS, (None,) * 3], ids=["dealt", "chosen"])
def test_a_match_is_saved_opened_watched_and_verified(
    decisions: int, roles: tuple[str | None, ...], tmp_path: Path
) -> None:
    match = deal(tmp_path, roles)
    play(match, decisions)
    match.close()
    assert match.path is not None
    record = read_record(match.path, KIND.only)
    assert record.damage is None
    assert record.journal.state == match.state
    assert first_difference(KIND, match.game, record.journal) is None
    assert watch_file(match.path, KIND.only).status_at(0).round == 0
    again = Match.load(match.path, KIND.only)
    assert again.state == match.state
    play(again, 10)
    again.close()


def test_a_match_file_that_names_what_is_not_known_is_damaged(tmp_path: Path) -> None:
    match = deal(tmp_path)
    play(match, 60)
    match.close()
    assert match.path is not None
    whole = match.path.read_bytes()
    for wrong in (b"tverskaya_two", b"pushkinskaya_two"):
        match.path.write_bytes(whole.replace(wrong.removesuffix(b"_two"), wrong))
        with pytest.raises(Unreadable, match="the start of this match"):
            read_record(match.path, KIND.only)
    lines = whole.splitlines(keepends=True)
    last = next(place for place, line in enumerate(lines[2:], 2) if b'"station"' in line)
    match.path.write_bytes(b"".join([*lines[:last], lines[last].replace(b'"station":"', b'"station":"x')]))
    damage = read_record(match.path, KIND.only).damage
    assert damage is not None


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        (b'"options":{', b'"options":{"goal":3', "expected a whole number from 4 to 12, not 3"),
        (b'"options":{', b'"options":{"rule":1', "this is no key of the options"),
        (b'"faction":"reich"},{', b'"faction":"arbat"},{', "seat A has another faction"),
    ],
)
def test_a_header_that_does_not_fit_is_refused(before: bytes, after: bytes, sentence: str, tmp_path: Path) -> None:
    match = deal(tmp_path)
    match.close()
    assert match.path is not None
    text = match.path.read_bytes()
    assert before in text
    match.path.write_bytes(text.replace(before, after, 1))
    with pytest.raises(Unreadable, match=sentence):
        read_record(match.path, KIND.only)


def test_a_match_without_cards_is_only_listed(tmp_path: Path) -> None:
    match = deal(tmp_path)
    play(match, 30)
    match.close()
    assert match.path is not None
    found = summary(match.path, metro_kind().only)
    assert [seat.role for seat in found.seats] == [*FACTIONS]
    assert found.facts == KIND.annals.facts(match.header, match.state)


# ---------------------------------------------------------------------- lists, records, the time line
@pytest.mark.parametrize(
    ("roles", "choices"),
    [(FACTIONS, {}), ((None,) * 3, {}), ((None,) * 3, {"draft": "dealt", "goal": 8})],
    ids=["given", "chosen", "dealt"],
)
def test_a_readable_record_is_played_again(
    roles: tuple[str | None, ...], choices: Mapping[str, Any], tmp_path: Path
) -> None:
    match = deal(tmp_path, roles, **choices)
    play(match, 120)
    match.close()
    assert match.path is not None
    text = write_readable(read_record(match.path, KIND.only), KIND)
    header, journal, _ = read_readable(text, KIND.only)
    assert journal.state == match.state
    assert header.roles == match.header.roles
    assert ("Drawn" in text) == ("draft" in choices)


def test_a_record_begins_at_a_position(tmp_path: Path) -> None:
    match = deal()
    play(match, 50)
    metro, state = read_position(metro_cards(), write_position(match.game, match.state))
    later = Match.begin(KIND, metro, PEOPLE, state, seed=5, folder=tmp_path)
    play(later, 20)
    later.close()
    assert later.path is not None
    text = write_readable(read_record(later.path, KIND.only), KIND)
    assert read_readable(text, KIND.only)[1].state == later.state


def test_vp_come_from_stations_and_quests_and_notable_steps_are_marked(tmp_path: Path) -> None:
    match = deal(tmp_path)
    while not match.status.is_over:
        play(match, 100)
    match.close()
    assert match.path is not None
    found = summary(match.path, KIND.only)
    assert found.is_over
    totals = [sum(line.vp[place] for line in found.sources) for place in range(3)]
    assert totals == [seat.vp for seat in found.seats]
    assert [line.group for line in found.sources] == ["stations", "quests"]
    marks = Counter(mark.kind for mark in timeline_of(watch_file(match.path, KIND.only)).marks)
    assert {"captured", "wounded", "law"} <= marks.keys() <= set(METRO_MARKS)


# ---------------------------------------------------------------------- robots
def test_robots_play_without_a_problem() -> None:
    game = play_out(KIND, {"goal": 5}, Meeting(3, ("random",) * 3, None))
    assert game.problems == ()
    assert game.last.is_over or game.cut_off


def test_a_long_game_is_broken_off_and_is_no_problem() -> None:
    state = deal().state
    assert not is_cut_off(state, MOST_DECISIONS - 1)
    assert is_cut_off(state, MOST_DECISIONS)
    assert KIND.outcome(state).roles == FACTIONS
