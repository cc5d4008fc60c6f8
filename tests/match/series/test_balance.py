"""The balance report: counts that agree with the games, shares with intervals, and marks on what stands out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.series.balance import (
    DEEDS,
    USES,
    Balance,
    CardBalance,
    Count,
    CountedGame,
    balance_of,
    compared,
    count_games,
    counts_of,
    read_balance,
)
from game.fiftyfirst.match.setup import chosen
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.sets.moloch.messages import AssaultRazed, HackedDrawn, MachineHacked
from game.fiftyfirst.rules.sets.scavengers.messages import CardSalvaged, LocationDemolished
from game.fiftyfirst.rules.source import Source
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Seat
from game.kernel.bag import EMPTY
from game.kernel.refusal import Unreadable
from game.match.series.simulate import Meeting, Played, PlayedOut, Series
from game.match.series.tournament import interval
from game.match.series.workers import Workers
from tests.robot_games import SOURCE, play_out

SETS = ("base", "winter")
SERIES = Series(4, 3, 3, ("greedy",), chosen(SETS))


@pytest.fixture(
    scope="module",
    params=[SETS, ("base", "scavengers"), ("base", "moloch"), ("base", "no_mans_land")],
    ids=["winter", "scavengers", "moloch", "no_mans_land"],
)
def played(catalog: Catalog, request: pytest.FixtureRequest) -> PlayedOut[GameState, AnyEvent]:
    return play_out(Game(catalog, request.param), Meeting(3, ("greedy", "greedy")))


def total(counts: tuple[Count, ...], deed: str, seat: Seat) -> Counter[str]:
    return Counter({count.card: count.times for count in counts if (count.deed, count.seat) == (deed, seat)})


def standing(state: GameState, seat: Seat, kind: str) -> Counter[str]:
    player = state.player(seat)
    return Counter(player.deals if kind == "dealt" else [site.card for site in player.sites])


@pytest.mark.parametrize("seat", ["A", "B"])
def test_what_came_to_a_hand_was_used_given_away_or_is_still_there(
    played: PlayedOut[GameState, AnyEvent], seat: Seat
) -> None:
    counts = counts_of(played.first, played.events)
    gone = Counter[str]()
    for event in played.events:
        if (
            type(event).__name__ in ("HandChosen", "CardsDiscarded", "AssaultTookCard")
            and getattr(event, "seat", None) == seat
        ):
            gone.update(getattr(event, "discarded", ()) or getattr(event, "cards", ()))
    used = sum((total(counts, use, seat) for use in USES), Counter[str]())
    hand = Counter(played.last.player(seat).hand)
    assert total(counts, "drawn", seat) == used + gone + hand
    assert used.total() > 10


def test_what_is_salvaged_or_demolished_is_counted(catalog: Catalog) -> None:
    """R42.5, R42.12: it comes to a hand, or is lost to others; the virtual opponent has no hand."""
    first = new_game(Game(catalog, ("base", "scavengers")), [None, None], 1).state
    source = Source("action")
    salvaged = [CardSalvaged(seat, "A", "school", source) for seat in ("B", VIRTUAL)]
    demolished = [LocationDemolished(seat, "B", 1, "pub", EMPTY, discarded=False) for seat in ("A", "B")]
    dealt, counted = counts_of(first, ()), counts_of(first, (*salvaged, *demolished))
    assert Counter(counted) - Counter(dealt) == Counter([
        Count("B", "drawn", "school", 1 + total(dealt, "drawn", "B")["school"]), Count("B", "lost", "pub", 1),
    ])  # fmt: skip


def test_what_is_hacked_or_lost_to_a_machine_is_counted(catalog: Catalog) -> None:
    """R44.3, R44.5.2, R44.8: a hacked card comes to a hand, if it is not discarded; Borgo has no hand."""
    first = new_game(Game(catalog, ("base", "moloch")), [None, None], 1).state
    events: list[AnyEvent] = [
        MachineHacked("B", 0, "mother", "hacked_mother"), MachineHacked("A", 0, "lockjaw"),
        MachineHacked("A", 0, "dragnet", None, True), MachineHacked(VIRTUAL, 0, "dragnet", "hacked_dragnet"),
        HackedDrawn("A", "toll_gate", "hacked_toll_gate", Source("action")), AssaultRazed("B", 0, "mother", 1, "pub"),
    ]  # fmt: skip
    dealt, counted = counts_of(first, ()), counts_of(first, events)
    assert set(counted) - set(dealt) == {
        Count("A", "drawn", "hacked_toll_gate", 1),
        Count("B", "drawn", "hacked_mother", 1),
        Count("B", "lost", "pub", 1),
    }


def test_hacked_cards_have_rows_and_games_that_are_cut_off_do_not_count(catalog: Catalog) -> None:
    options = Options(moloch_difficulty="soldier")
    series = Series(3, 2, 1, ("greedy",), chosen(("base", "moloch", "promo_2"), options))
    games = list(count_games(series, SOURCE))
    assert not any(game.played.problems or game.played.cut_off for game in games)
    cut = msgspec.structs.replace(games[0].played, cut_off=True, winners=(), totals={})
    balance = balance_of(series, [*games[1:], msgspec.structs.replace(games[0], played=cut)], catalog)
    assert (balance.games, balance.cut_off, balance.problems) == (2, 1, ())
    rows = {row.name: row for row in balance.cards}
    assert rows["hacked_rust_locust"].copies == 2
    assert (rows["hacked_mother"].sets, rows["hacked_rail_hound"].sets) == (("moloch",), ("promo_2",))
    assert sum(row.counts["drawn"] for name, row in rows.items() if name.startswith("hacked_")) > 0
    assert msgspec.json.decode(msgspec.json.encode(balance), type=Balance).options == options
    with pytest.raises(Unreadable, match="no game was played to its end: all were cut off"):
        balance_of(series, [msgspec.structs.replace(games[0], played=cut)], catalog)


@pytest.mark.parametrize("seat", ["A", "B"])
def test_counts_are_those_of_the_events(played: PlayedOut[GameState, AnyEvent], seat: Seat) -> None:
    counts = counts_of(played.first, played.events)
    kinds = {
        "dealt": ("DealMade", "seat"), "razed": ("CardRazed", "seat"), "developed": ("LocationDeveloped", "seat"),
        "activated": ("LocationActivated", "seat"), "visited": ("OpenProductionUsed", "owner"),
        "lost": ("LocationRazed", "owner"),
    }  # fmt: skip
    for deed, (kind, whose) in kinds.items():
        told = [event for event in played.events if type(event).__name__ == kind and getattr(event, whose) == seat]
        if deed == "lost":
            told += [event for event in played.events if isinstance(event, AssaultRazed) and event.seat == seat]
        assert total(counts, deed, seat) == Counter(getattr(event, "card", None) for event in told), deed
    assert total(counts, "built", seat) >= standing(played.last, seat, "built")
    assert total(counts, "dealt", seat) >= standing(played.last, seat, "dealt")
    assert {count.deed for count in counts} <= set(DEEDS)


def test_what_is_counted_is_a_small_parcel_to_hand_over() -> None:
    for game in count_games(SERIES, SOURCE):
        assert len(msgspec.json.encode(game)) < 20_000


@pytest.mark.slow
def test_a_report_is_the_same_with_two_processes(catalog: Catalog) -> None:
    one, two = (balance_of(SERIES, count_games(SERIES, SOURCE, Workers(jobs)), catalog) for jobs in (1, 2))
    assert one == two


# a series that is made up

FEW = Series(games=20, players=2, seed=1, bots=("hard",))


def game_of(
    counts: tuple[Count, ...], winners: tuple[Seat, ...] = ("A",), first: Seat = "A", problems: tuple[str, ...] = ()
) -> CountedGame:
    factions = ("new_york", "mutants_union")
    return CountedGame(Played(100, 5, factions, winners, problems, {"A": 30, "B": 20}), first, counts, {"deal": 10})


def row(report: Balance, card: str) -> CardBalance:
    (found,) = [found for found in report.cards if found.name == card]
    return found


def test_wins_are_counted_by_faction_and_by_turn(catalog: Catalog) -> None:
    games = [game_of(()), game_of((), ("B",)), game_of((), first="B"), game_of((), ("A", "B"))]
    report = balance_of(FEW, games, catalog)
    assert {name: (won.part, won.of) for name, won in report.factions.items()} == {
        "mutants_union": (1.5, 4), "new_york": (2.5, 4)
    }  # fmt: skip
    first, second = report.turns
    assert (first.part, second.part) == (1.5, 2.5), "A is second in the third game"
    assert (first.low, first.high) == tuple(round(end, 4) for end in interval(1.5, 4))
    assert (report.rounds.mean, report.decisions.mean, report.vp.mean, report.winner_vp.mean) == (5, 100, 25, 26)
    assert report.sources == {"deal": 5.0}


def test_places_are_those_of_the_first_round(catalog: Catalog) -> None:
    factions = ("new_york", "mutants_union", "merchants_guild")
    played = Played(100, 5, factions, ("A",), (), {"A": 30, "B": 20, "C": 20})
    report = balance_of(FEW, [CountedGame(played, "B", (), {})], catalog)
    assert [won.part for won in report.turns] == [0, 0, 1], "B, C, then A"


def test_games_with_problems_do_not_count(catalog: Catalog) -> None:
    report = balance_of(FEW, [game_of(()), game_of((), problems=("seed 2: a mistake",))], catalog)
    assert (report.games, report.problems) == (1, ("seed 2: a mistake",))
    with pytest.raises(Unreadable, match="no game was played to its end: seed 2: a mistake"):
        balance_of(FEW, [game_of((), problems=("seed 2: a mistake",))], catalog)


def drawn_and_used(card: str, drawn: int, **uses: int) -> tuple[Count, ...]:
    return (Count("A", "drawn", card, drawn), *(Count("A", use, card, times) for use, times in uses.items()))


def test_what_stands_out_is_marked(catalog: Catalog) -> None:
    usual = drawn_and_used("arena", 100, built=24, dealt=4, razed=4)
    often = drawn_and_used("archive", 100, built=60, dealt=40)
    seldom = drawn_and_used("quarry", 100, built=2, dealt=2)
    scarce = drawn_and_used("school", 5, built=5)
    report = balance_of(FEW, [game_of(usual + often + seldom + scarce)], catalog)
    assert row(report, "arena").outliers == ()
    assert row(report, "archive").outliers == ("used_often", "built_often", "dealt_often")
    assert row(report, "quarry").outliers == ("used_seldom", "built_seldom", "dealt_seldom"), "razing was too rare"
    assert (row(report, "school").outliers, row(report, "school").judged) == ((), False)
    assert row(report, "archive").ratios["used"] == round(1 / (141 / 305), 3)
    assert (row(report, "quarry").used.part, row(report, "quarry").used.of) == (4, 100)
    assert [found.name for found in report.cards][:2] == ["archive", "school"], "the most used first"


def test_who_draws_a_card_and_wins_more_than_others_is_marked(catalog: Catalog) -> None:
    both = tuple(
        Count(seat, deed, card, 1)
        for seat, card in (("A", "arena"), ("B", "quarry"), ("A", "school"), ("B", "school"))
        for deed in ("drawn", "built")
    )
    report = balance_of(FEW, [game_of(both) for _ in range(20)], catalog)
    assert row(report, "arena").outliers == ("wins_often",)
    assert row(report, "quarry").outliers == ("wins_seldom",)
    assert row(report, "school").outliers == ()
    assert (report.total.won["drawn"].share, row(report, "arena").won["built"].part) == (0.5, 20)


def test_a_card_belongs_to_the_first_set_that_has_it(catalog: Catalog) -> None:
    series = msgspec.structs.replace(FEW, choices=chosen(SETS))
    report = balance_of(series, [game_of(())], catalog)
    assert report.total.copies == len(catalog.deck(SETS)) == sum(group.copies for group in report.groups)
    assert {name for found in report.cards for name in found.sets} == {"base", "winter"}
    reprinted = row(report, "pub")
    assert (reprinted.sets, reprinted.copies) == (("base",), catalog.deck(SETS).count("pub"))
    assert reprinted.copies > catalog.locations["pub"].copies


# an earlier report


def test_lengths_stand_beside_those_of_an_earlier_report(catalog: Catalog, tmp_path: Path) -> None:
    before = balance_of(FEW, [game_of(())], catalog)
    longer = msgspec.structs.replace(game_of(()).played, rounds=7, decisions=125)
    found = compared(balance_of(FEW, [CountedGame(longer, "A", (), {})], catalog), before)
    assert {name: (one.ratio, one.is_outlier) for name, one in found.items()} == {
        "rounds": (1.4, True), "decisions": (1.25, False), "vp": (1.0, False), "winner_vp": (1.0, False)
    }  # fmt: skip
    file = tmp_path / "base.json"
    file.write_bytes(msgspec.json.encode(before))
    assert read_balance(file, FEW) == before


def test_an_earlier_report_that_cannot_be_used_is_told_in_a_sentence(catalog: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "base.json"
    with pytest.raises(Unreadable, match="expected a report that `balance --json` has printed"):
        read_balance(file, FEW)
    file.write_text("{}")
    with pytest.raises(Unreadable, match=r"base\.json: expected a report that"):
        read_balance(file, FEW)
    file.write_bytes(msgspec.json.encode(balance_of(FEW, [game_of(())], catalog)))
    for other in ({"bots": ("easy",)}, {"players": 3}):
        with pytest.raises(Unreadable, match="same robot and number of players"):
            read_balance(file, msgspec.structs.replace(FEW, **other))
