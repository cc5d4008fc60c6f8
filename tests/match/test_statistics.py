"""Statistics of finished matches, also compared with plain computations and with other accounts of whole games."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from datetime import date
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from game.fiftyfirst.bots.player import make_bot
from game.fiftyfirst.match.annals import COOPERATIVE, OF_MODULES, MatchFacts
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst, sight_of
from game.fiftyfirst.match.setup import chosen, sets_among, solo_among, variants_among
from game.fiftyfirst.match.vp_sources import vp_lines
from game.fiftyfirst.rules import NAME
from game.fiftyfirst.rules.events import GameEnded
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.phases.scoring import GRADES
from game.fiftyfirst.rules.state import VIRTUAL, Game
from game.kernel.seats import SEATS, SeatSetup
from game.match.library.index import MatchIndex
from game.match.library.match_list import FoundMatches, Wanted
from game.match.library.statistics import (
    SPANS,
    WHOSE,
    Choice,
    Result,
    Row,
    Statistics,
    Trait,
    left_out,
    traits_of_results,
)
from game.match.library.stored import LEFT_OUT
from game.match.library.summary import MatchSummary, OpponentSummary, SeatSummary
from game.match.series.simulate import Series, simulate
from game.play.annals import VpLine
from game.play.files.line import Origin
from game.play.kind import decided
from tests.match.kept import kept
from tests.robot_games import SOURCE
from tests.wording.happened import decisions

TRAITS = traits_of_results(fiftyfirst())
TODAY = date(2026, 6, 15)
PEOPLE = Choice()


def seat(place: int, vp: int, name: str = "", player: str = "human", faction: str = "new_york") -> SeatSummary:
    return SeatSummary(SEATS[place], name or "Anna", player, faction, vp)


def finished(
    *seats: SeatSummary, created: str = "2026-06-01T12:00:00+00:00", winners: str = "A",
    sets: Sequence[str] = ("base",), solo: str | None = None, theirs: int = 0, rounds: int = 6, steps: int = 100,
    is_over: bool = True, sources: tuple[VpLine, ...] = (),
) -> MatchSummary:  # fmt: skip
    """The summary of a match."""
    path = Path(f"{created}{[each.vp for each in seats]}{solo}{steps}.jsonl")
    opponents = (OpponentSummary(VIRTUAL, solo, theirs),) if solo else ()
    facts = MatchFacts(tuple(sets), Options())
    return MatchSummary(
        path, NAME, created, created, rounds, "action", seats, None, steps, is_over, facts, opponents, tuple(winners),
        sources,
    )  # fmt: skip


def varied(match: MatchSummary, options: Options) -> MatchSummary:
    """A match with these options."""
    return replace(match, facts=replace(match.facts, options=options))


Counting = Callable[..., Statistics]


@pytest.fixture
def counted(tmp_path: Path) -> Counting:
    """Counts the results of some matches."""
    folders = count()

    def counting(*matches: MatchSummary, choice: Choice = PEOPLE) -> Statistics:
        listed = [replace(match, path=Path(f"{number}.jsonl")) for number, match in enumerate(matches)]
        return Statistics(kept(tmp_path / str(next(folders)) / "matches", listed), choice, TODAY)

    return counting


def told(rows: Sequence[Row]) -> dict[str, tuple[int, int, float]]:
    """Value -> games, wins, mean VP."""
    return {row.value: (row.games, row.wins, row.mean_vp) for row in rows}


ROBOT = seat(1, 30, "Robot", "greedy", "hegemony")


def test_only_finished_matches_count(counted: Counting) -> None:
    assert counted(finished(seat(0, 20), is_over=False)).total.results == 0
    assert counted(finished(seat(0, 20))).total == Row("", games=1, results=1, wins=1, vp=20, people=1)


def test_a_match_played_on_from_another_does_not_count(counted: Counting) -> None:
    assert counted(replace(finished(seat(0, 20)), origin=Origin("other.jsonl", "2026-01-01", 7))).total.results == 0


def test_what_does_not_count_for_all_people_is_told_with_the_reason(tmp_path: Path) -> None:
    again = Origin("other.jsonl", "2026-01-01", 7)
    replaced = replace(seat(0, 20, player="easy"), replaced=True)
    matches = [
        finished(seat(0, 20)), finished(seat(0, 20), seat(1, 30, "Robot", "greedy")),
        finished(replaced), finished(replaced, seat(1, 30)), finished(replaced, is_over=False),
        replace(finished(seat(0, 20)), origin=again), replace(finished(replaced), origin=again),
        replace(finished(seat(0, 20), ROBOT), has_undone_robots=True),
    ]  # fmt: skip
    named = [replace(match, path=Path(f"{number}.jsonl")) for number, match in enumerate(matches)]
    index = kept(tmp_path / "matches", named)
    assert left_out(index) == {"robot": 2, "played_on": 2, "undone": 1}
    found = FoundMatches(index, Wanted(chosen=frozenset([LEFT_OUT])))
    assert {listed.path.stem for listed in found} == {"2", "3", "5", "6", "7"}
    assert left_out(kept(tmp_path / "other" / "matches", named[:2])) == {}


def test_results_of_people_robots_or_all_count(counted: Counting) -> None:
    match = finished(seat(0, 40), ROBOT)
    assert [row.value for row in counted(match).rows("faction")] == ["new_york"]
    assert [row.value for row in counted(match, choice=Choice("robots")).rows("faction")] == ["hegemony"]
    everybody = counted(match, choice=Choice("all"))
    assert told(everybody.rows("faction")) == {"new_york": (1, 1, 40), "hegemony": (1, 0, 30)}
    assert everybody.total == Row("", games=1, results=2, wins=1, vp=70, people=1)


def test_the_period_can_be_chosen(counted: Counting) -> None:
    days = ("2025-12-30", "2026-01-02", "2026-05-16", "2026-05-17", "2026-06-15")
    matches = [finished(seat(0, 20), created=f"{day}T12:00:00+00:00") for day in days]
    strange = finished(seat(0, 20), created="yesterday")
    assert counted(*matches, strange).total.results == 6
    assert counted(*matches, strange, choice=Choice(span="year")).total.results == 4
    assert counted(*matches, strange, choice=Choice(span="month")).total.results == 2


def test_a_shared_victory_counts_for_all_who_share_it(counted: Counting) -> None:
    match = finished(seat(0, 40, "Anna"), seat(1, 40, "Ben"), winners="AB")
    assert told(counted(match).rows("name")) == {"Anna": (1, 1, 40), "Ben": (1, 1, 40)}


def test_opponents_are_virtual_ones_robots_and_people(counted: Counting) -> None:
    solo = finished(seat(0, 40), solo="borgo", theirs=20)
    robots = finished(seat(0, 30), ROBOT, steps=90, winners="B")
    people = finished(seat(0, 20), seat(1, 25), steps=80, winners="B")
    rows = told(counted(solo, robots, people).rows("opponent"))
    assert rows == {"borgo": (1, 1, 40), "greedy": (1, 0, 30), "human": (1, 1, 22.5)}


def test_the_base_set_counts_only_if_it_is_alone(counted: Counting) -> None:
    alone = finished(seat(0, 40))
    both = finished(seat(0, 30), sets=("base", "winter", "promo_1"), steps=90)
    rows = told(counted(alone, both).rows("set"))
    assert rows == {"base": (1, 1, 40), "winter": (1, 1, 30), "promo_1": (1, 1, 30)}


def test_rows_are_sorted_by_games_and_numbers_of_players_by_number(counted: Counting) -> None:
    duel = finished(seat(0, 40, "Ben"), seat(1, 20, "Anna"), winners="A")
    solo = [finished(seat(0, 40, "Anna"), solo="borgo", steps=number) for number in range(2)]
    found = counted(duel, *solo)
    assert [row.value for row in found.rows("name")] == ["Anna", "Ben"]
    assert [(row.value, row.games, row.results) for row in found.rows("players")] == [("1", 2, 2), ("2", 1, 2)]


def test_results_can_be_filtered_by_values(counted: Counting) -> None:
    york, guild = finished(seat(0, 40)), finished(seat(0, 30, faction="merchants_guild"), steps=90)
    choice = Choice().toggled("faction", "merchants_guild")
    assert counted(york, guild, choice=choice).total.vp == 30
    assert counted(york, guild, choice=choice.toggled("players", "2")).total.results == 0
    assert counted(york, guild, choice=choice.toggled("faction", "new_york")).total.vp == 40
    assert choice.toggled("faction", "merchants_guild") == Choice()


def test_sources_of_vp_are_those_of_the_counted_seats(counted: Counting) -> None:
    lines = (VpLine("action", (12, 5)), VpLine("spoils", (0, 9)), VpLine("location", (8, 6)))
    match = finished(seat(0, 20), ROBOT, sources=lines)
    assert counted(match).sources == {"action": 12, "location": 8}
    assert counted(match, choice=Choice("all")).sources == {"action": 17, "spoils": 9, "location": 14}


ACCOUNTS = decisions("""
matching costs 1 VP: [GoodsGained: [A, {vp: 2, iron: 1}, deal school], VpLost: [A, 1, action wasteland_expedition 3],
  GoodsGained: [A, {vp: 1}, action wasteland_expedition 3], GoodsGained: [B, {vp: 3}, action wasteland_expedition 3],
  VpLost: [B, 1, action wasteland_expedition 3],
  GameEnded: [[[A, 2, 4, 6, 0], [B, 2, 1, 3, 0]], []]]
Machines take VP: [GoodsGained: [A, {vp: 1}, destroyed mother], AssaultTook: [A, 0, sky_needle, {vp: 1}],
  AssaultTook: [B, 0, sky_needle, {vp: 1, iron: 2}], AssaultTook: [B, 1, rust_locust, {iron: 2}],
  GoodsGained: [A, {vp: 1}, server_room mother], GoodsGained: [B, {vp: 9}, deal school], VpLost: [B, 4, machines_left],
  GameEnded: [[[A, 1, 4, 5, 0], [B, 4, 1, 5, 0, 4]], []]]
Outposts give VP: [GoodsGained: [A, {vp: 2, iron: 1}, outpost area_central],
  GoodsGained: [A, {vp: 1}, outpost area_central], GoodsGained: [A, {vp: 1}, whenever fortress_architects 3],
  GoodsGained: [B, {iron: 2}, outpost area_north_west], GoodsGained: [V, {vp: 2}, attack area_central],
  GoodsGained: [V, {vp: 1}, expansion], GameEnded: [[[A, 4, 4, 8, 0], [V, 3, 1, 4, 0]], []]]
""")


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("matching costs 1 VP", {"action": (0, 2), "deal": (2, 0), "location": (4, 1)}),
        ("Machines take VP", {"deal": (0, 9), "machines": (1, -1), "machines_left": (0, -4), "location": (4, 1)}),
        (
            "Outposts give VP",
            {"spoils": (0, 2), "whenever": (1, 0), "outposts": (3, 0), "brawler": (0, 1), "location": (4, 1)},
        ),
    ],
)
def test_vp_are_counted_by_where_they_come_from(name: str, lines: dict[str, tuple[int, int]]) -> None:
    """R42.7: without what was paid the account would begin with VP that nobody had; R44.3c, R44.5.4, R44.7, R53.3: what
    Machines take in the Assault, and what the leader loses for them at the end; R45.2: what levels of Areas give has a
    line of its own, however it comes about; what Borgo gets for razing stands where it did."""
    *events, ended = ACCOUNTS[name]
    assert isinstance(ended, GameEnded)
    assert vp_lines(events, ended.scores) == tuple(VpLine(group, vp) for group, vp in lines.items())


def test_a_cooperative_match_is_told_as_such(counted: Counting) -> None:
    """It counts for Moloch, and for the variant; the option alone, without the set, means nothing."""
    together = Options(moloch_coop=True)
    alone = finished(seat(0, 40), sets=("base", "moloch"))
    coop = varied(finished(seat(0, 30), steps=90, sets=("base", "moloch")), together)
    idle = varied(finished(seat(0, 20), steps=95, sets=("base",)), together)
    found = counted(alone, coop, idle)
    assert told(found.rows("set")) == {"moloch": (2, 2, 35), COOPERATIVE: (1, 1, 30), "base": (1, 1, 20)}
    only = counted(alone, coop, idle, choice=Choice("people").toggled("set", COOPERATIVE))
    assert only.total.games == 1


def test_matches_with_modules_are_told_as_such(counted: Counting) -> None:
    """Each module counts beside the sets."""
    usual = finished(seat(0, 40), sets=("base",))
    arena = varied(finished(seat(0, 30), steps=90, sets=("base",)), Options(arena=True))
    box = varied(
        finished(seat(0, 20), steps=95, sets=("base", "promo_2")),
        Options(hq=True, borders=True, arena=True, districts=True),
    )
    found = counted(usual, arena, box)
    assert told(found.rows("set")) == {
        "base": (2, 2, 35), "promo_2": (1, 1, 20), OF_MODULES["arena"]: (2, 2, 25),
        **{OF_MODULES[name]: (1, 1, 20) for name in ("hq", "borders", "districts")},
    }  # fmt: skip
    only = counted(usual, arena, box, choice=Choice("people").toggled("set", OF_MODULES["districts"]))
    assert only.total.games == 1


def test_records_are_the_earliest_of_the_best(counted: Counting) -> None:
    def played(vp: int, theirs: int, day: int, rounds: int = 6, winners: str = "A") -> MatchSummary:
        created = f"2026-06-{day:02}T12:00:00+00:00"
        return finished(seat(0, vp), solo="borgo", theirs=theirs, rounds=rounds, created=created, winners=winners)

    first, again = played(40, 20, 1), played(40, 20, 2)
    close, long, lost = played(30, 29, 3), played(20, 10, 4, rounds=9), played(60, 70, 5, winners="V")
    records = counted(again, first, close, long, lost).records
    assert {name: result.match.created for name, result in records.items()} == {
        "highest": lost.created, "widest": first.created, "closest": close.created, "longest": long.created,
    }  # fmt: skip
    assert set(counted(lost).records) == {"highest", "longest"}
    assert counted().records == {}


def test_the_course_has_every_result_or_means_of_several(counted: Counting) -> None:
    days = [
        finished(seat(0, vp), solo="borgo", theirs=10, created=f"2026-06-0{vp}T12:00:00+00:00") for vp in range(1, 6)
    ]
    found = counted(*reversed(days))
    assert [point.vp for point in found.course(12)] == [1, 2, 3, 4, 5]
    assert [(point.first, point.last, point.vp, point.others) for point in found.course(2)] == [
        (1, 2, 1.5, 10), (3, 5, 4, 10),
    ]  # fmt: skip
    assert counted().course(12) == ()


def test_matches_in_which_robots_were_taken_back_count_apart(counted: Counting) -> None:
    plain, undone = finished(seat(0, 20), ROBOT), replace(finished(seat(0, 50), ROBOT), has_undone_robots=True)
    assert counted(plain, undone).total.vp == 20
    assert counted(plain, undone, choice=Choice("undone")).total.vp == 50


# ------------------------------------------------------------------ compared with a plain computation
_seats = st.tuples(
    st.integers(0, 3), st.sampled_from(("Anna", "Ben", "Юлия")), st.sampled_from(("human", "greedy")),
    st.sampled_from(("new_york", "hegemony")),
)  # fmt: skip
_matches = st.builds(
    lambda seats, sets, solo, rounds, winners, day, undone: replace(
        finished(
            *(seat(place, *each) for place, each in enumerate(seats)), sets=sets, solo=solo, theirs=2, rounds=rounds,
            winners=winners, created=f"2026-0{day}-01T12:00:00+00:00", sources=(VpLine("deal", (1,) * len(seats)),),
        ),
        has_undone_robots=undone,
    ),
    st.lists(_seats, min_size=1, max_size=3), st.sampled_from((("base",), ("base", "winter", "promo_1"))),
    st.sampled_from((None, "borgo")), st.integers(4, 6), st.sampled_from(("", "A", "AB")), st.integers(1, 6),
    st.booleans(),
)  # fmt: skip
_choices = st.builds(
    Choice, st.sampled_from(WHOSE), st.sampled_from(SPANS),
    st.dictionaries(st.sampled_from(TRAITS), st.sampled_from(("new_york", "human", "base", "Anna", "2")), max_size=1),
).filter(lambda choice: choice.only.get("players", "2") == "2")  # fmt: skip


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(st.lists(_matches, max_size=6), _choices)
def test_the_database_counts_what_a_plain_computation_counts(matches: list[MatchSummary], choice: Choice) -> None:
    with tempfile.TemporaryDirectory() as folder:
        listed = [replace(match, path=Path(f"{number}.jsonl")) for number, match in enumerate(matches)]
        index = kept(Path(folder) / "matches", listed)
        found = Statistics(index, choice, TODAY)
        results = _counted_plainly(listed, choice)
        assert found.total == _plain_row("", results)
        assert found.decisions == sum(
            match.steps for match in {each.match.path: each.match for each in results}.values()
        )
        for trait in TRAITS:
            values = {value for result in results for value in _values(result, trait)}
            rows = [
                _plain_row(value, [result for result in results if value in _values(result, trait)]) for value in values
            ]
            assert {row.value: row for row in found.rows(trait)} == {row.value: row for row in rows}
        assert found.sources == ({"deal": len(results)} if results else {})
        points = found.course(3)
        assert sum(point.last - point.first + 1 for point in points) == len(results)
        assert sum(point.vp * (point.last - point.first + 1) for point in points) == pytest.approx(found.total.vp)
        index.close()


def _counted_plainly(matches: Sequence[MatchSummary], choice: Choice) -> list[Result]:
    every = [Result(match, place) for match in matches for place in range(len(match.seats))]
    least = {"all": "", "year": "2026", "month": "2026-05-17"}[choice.span]
    return [
        result
        for result in every
        if choice.whose == "all" or result.seat.is_human == (choice.whose != "robots")
        if result.match.created >= least
        if result.match.has_undone_robots == (choice.whose == "undone")
        if all(value in _values(result, trait) for trait, value in choice.only.items())
    ]


def _values(result: Result, trait: Trait) -> set[str]:
    match, own = result.match, result.seat
    others = {other.player for other in match.seats if other is not own}
    sets = set(match.facts.sets) - {"base"} or {"base"}
    return {
        "faction": {own.role}, "name": {own.name}, "players": {str(len(match.seats))}, "set": sets,
        "opponent": {opponent.id for opponent in match.opponents} or others,
    }[trait]  # fmt: skip


def _plain_row(value: str, results: Sequence[Result]) -> Row:
    games = len({result.match.path for result in results})
    wins, vp = sum(result.won for result in results), sum(result.vp for result in results)
    return Row(value, games, len(results), wins, vp, sum(result.seat.is_human for result in results))


# ------------------------------------------------------------------ compared with other counts
@pytest.mark.slow
@pytest.mark.parametrize(
    "series",
    [
        Series(4, 2, 11, ("random", "greedy")),
        Series(2, 4, 12, ("random",), chosen(("base", "winter"))),
        Series(3, 1, 13, ("greedy",), chosen(("base",), solo="hegemony")),
        Series(3, 3, 14, ("random",), chosen(("base", "scavengers"))),
        Series(3, 2, 15, ("greedy",), chosen(("base", "moloch"), Options(moloch_coop=True))),
        Series(3, 2, 16, ("greedy",), chosen(("base", "no_mans_land"), Options(raze_build_free=True))),
    ],
    ids=["two", "four", "solo", "scavengers", "moloch", "no_mans_land"],
)
def test_the_numbers_agree_with_simulate_and_with_the_final_account(game: Game, tmp_path: Path, series: Series) -> None:
    folder = tmp_path / "matches"
    matches = [_kept(game, series, series.seed + number, folder) for number in range(series.games)]
    tally = simulate(series, SOURCE)
    index = MatchIndex(folder, fiftyfirst().only).read_all()
    found = Statistics(index, Choice("robots"), TODAY)
    assert (found.total.games, found.decisions) == (tally.games, tally.decisions)
    assert (round(found.rounds.mean, 2), *found.rounds[1:]) == (tally.rounds.mean, tally.rounds.min, tally.rounds.max)
    won = {row.value: row.wins for row in found.rows("faction") if row.wins}
    assert won == tally.winners.role
    assert sum(found.sources.values()) == found.total.vp
    account: dict[str, int] = {}
    for match in matches:
        events = [event for entry in match.journal.line for event in entry.events]
        for line in vp_lines(events, match.state.scores):
            account[line.group] = account.get(line.group, 0) + sum(line.vp[: len(match.state.people)])
    assert found.sources == {group: vp for group, vp in account.items() if vp}
    if tally.against:
        assert round(found.total.mean_vp, 2) == tally.against.vp.player
        assert round(found.total.share, 3) == tally.against.win_rate
        grades = [match.facts.grade for match in index.matches()]
        assert {name: grades.count(name) for _, name in GRADES if name in grades} == tally.against.grades


def _kept(game: Game, series: Series, seed: int, folder: Path) -> Match:
    """The game of a series with this seed, played as a match with a file."""
    bots = [series.bots[place % len(series.bots)] for place in range(series.players)]
    seats = [SeatSetup(f"Robot {place}", bot) for place, bot in enumerate(bots)]
    frame = Game(game.catalog, sets_among(series.choices), variants_among(series.choices))
    match = deal_match(frame, seats, seed, folder, solo=solo_among(series.choices))
    makers = {name: make_bot(bot, f"{seed}/{name}") for name, bot in zip(SEATS, bots, strict=False)}
    while to_move := match.state.to_move:
        if to_move not in makers:
            match.play_bot()
            continue
        match.submit(decided(makers[to_move].think(sight_of(match.game, match.state, match.legal()))))
    match.close()
    return match
