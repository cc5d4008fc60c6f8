"""Random play with every set: no invariant breaks, and a position can be written during every question."""

from __future__ import annotations

import pytest

from game.cards.catalog import Catalog
from game.kernel.refusal import Refusal
from game.rules import answers
from game.rules.decide import decide
from game.rules.game import Game
from game.rules.invariants import problems
from game.rules.notation import read_move, write_move
from game.rules.position import read_position, write_position
from game.rules.sets import sets_of_game
from game.rules.solo.kinds import KINDS
from tests.rules.play import Decision, check_encoding, decisions

GAMES = [(players, None, seed) for players in (2, 3, 4) for seed in (1, 2)] + [(1, solo, 1) for solo in KINDS]


@pytest.mark.slow
@pytest.mark.parametrize("expansion", ["new_era", "winter", "allies", "scavengers", "moloch", "no_mans_land"])
@pytest.mark.parametrize(("players", "solo", "seed"), GAMES)
def test_a_game_with_all_its_questions(
    catalog: Catalog, expansion: str, players: int, solo: str | None, seed: int
) -> None:
    game = Game(catalog, sets_of_game(catalog, ("base", expansion, "promo_1")))
    for decision in decisions(game, players, seed, solo):
        assert problems(game, decision.after) == ()
        if isinstance(decision.before.question, answers.ASKED):
            check_encoding(decision)
            check_position(game, decision)
            check_answers(game, decision)


def check_position(game: Game, decision: Decision) -> None:
    assert read_position(game.catalog, write_position(game, decision.before)) == (game, decision.before)


def check_answers(game: Game, decision: Decision) -> None:
    """There is a choice, each answer has its own text, and reading it gives the answer."""
    before, texts = decision.before, [write_move(game, decision.before, move) for move in decision.legal]
    assert len(set(texts)) == len(texts) > 1
    for move, text in zip(decision.legal, texts, strict=True):
        read = read_move(game, before, move.seat, text)
        assert not isinstance(read, Refusal), text
        assert decide(game, before, read[0]) == decide(game, before, move)
