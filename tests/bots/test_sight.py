"""How many moves a robot weighs."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.fiftyfirst.bots.sight import MOST_CONSIDERED, considered
from game.fiftyfirst.rules.commands import RazeFromHand
from game.fiftyfirst.rules.messages import AnyCommand


@pytest.mark.parametrize("count", [1, MOST_CONSIDERED, MOST_CONSIDERED + 1, 3 * MOST_CONSIDERED + 7, 100_000])
def test_of_very_many_moves_some_are_weighed_evenly_spread(count: int) -> None:
    moves: list[AnyCommand] = [RazeFromHand("A", str(number)) for number in range(count)]
    weighed = considered(moves)
    assert len(weighed) == min(count, MOST_CONSIDERED)
    places = [int(move.card) for move in weighed if isinstance(move, RazeFromHand)]
    gaps = {after - before for before, after in pairwise(places)}
    assert (places[0], places == sorted(places)) == (0, True)
    assert not gaps or max(gaps) - min(gaps) <= 1
