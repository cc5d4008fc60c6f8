"""Wins, intervals and Elo, against figures worked out otherwise."""

from __future__ import annotations

from math import log10, sqrt
from random import Random

import pytest

from game.match.series.tournament import MEAN_ELO, SeatResult, elo, interval, standings


def duel(first: float, times: int = 1, bots: tuple[str, str] = ("a", "b")) -> list[list[SeatResult]]:
    """Games of two, won by the first bot to this share each."""
    return [[SeatResult(bots[0], 30, first), SeatResult(bots[1], 20, 1 - first)]] * times


def test_wins_vp_and_shared_wins_are_counted_by_seat() -> None:
    found = standings([*duel(1, 3), *duel(0), *duel(0.5)])
    assert {bot: (standing.games, standing.wins) for bot, standing in found.items()} == {"a": (5, 3.5), "b": (5, 1.5)}
    assert (found["a"].mean_vp, found["b"].mean_vp) == (30, 20)
    assert list(found) == ["a", "b"], "the strongest first"


@pytest.mark.parametrize(("wins", "games"), [(0, 1), (1, 1), (7, 20), (150, 200), (0.5, 3)])
def test_the_ends_of_an_interval_are_the_shares_that_would_just_be_likely(wins: float, games: int) -> None:
    """The score test: at each end the share found is 1.96 standard deviations away (or the end is 0 or 1)."""
    for end in interval(wins, games):
        if 1e-9 < end < 1 - 1e-9:
            assert abs(wins / games - end) == pytest.approx(1.96 * sqrt(end * (1 - end) / games))


def test_no_game_tells_nothing() -> None:
    assert interval(0, 0) == (0, 1)


def test_elo_of_two_is_the_logarithm_of_their_odds() -> None:
    """In many games the draw that is added does not count."""
    rated = elo([*duel(1, 30_000), *duel(0, 10_000)])
    assert rated["a"] - rated["b"] == pytest.approx(400 * log10(3), abs=0.1)
    assert sum(rated.values()) / 2 == pytest.approx(MEAN_ELO)


def test_a_bot_that_has_won_all_games_has_a_finite_elo() -> None:
    rated = elo(duel(1, 20))
    assert 200 < rated["a"] - rated["b"] < 800


def test_equal_results_are_equal_elo() -> None:
    assert elo([*duel(1), *duel(0)]) == {"a": MEAN_ELO, "b": MEAN_ELO}


def test_elo_finds_the_strengths_that_games_were_drawn_from() -> None:
    strengths, random, games = {"a": 1.0, "b": 2.0, "c": 8.0}, Random(51), list[list[SeatResult]]()
    for one, other in [("a", "b"), ("b", "c"), ("c", "a")] * 4000:
        won = random.random() < strengths[one] / (strengths[one] + strengths[other])
        games += duel(won, bots=(one, other))
    rated = elo(games)
    for one, other in [("a", "b"), ("b", "c"), ("a", "c")]:
        expected = 400 * log10(strengths[other] / strengths[one])
        assert rated[other] - rated[one] == pytest.approx(expected, abs=25)


def test_a_game_of_four_compares_each_two_of_different_bots() -> None:
    four = [SeatResult("a", 30, 1.0), SeatResult("b", 20, 0.0), SeatResult("b", 10, 0.0), SeatResult("a", 9, 0.0)]
    as_duels = [*duel(1, 2), *duel(0.5, 2)]
    assert elo([four]) == pytest.approx(elo(as_duels))
