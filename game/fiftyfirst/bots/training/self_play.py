"""Games of a bot against itself, to learn from: positions that it chose, and the margin they led to."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from game.fiftyfirst.bots.foresight import Foreseen, Outlook, carried_out, foresee, result
from game.fiftyfirst.bots.value import GameStage, Value, features, stage
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import legal_commands
from game.fiftyfirst.rules.imagine import Witnessed, imagine
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Seat
from game.kernel.chance import Chance

NOISE: Final = (0.25, 0.8, 1.6)
"""Errors in VP (standard deviations), one of which holds for a whole game: positions of good and bad play are met."""
WHIM: Final = 0.03
"""Probability of a random command."""
SAMPLED: Final = 0.6
"""Share of the decisions that are learned from."""
LONGEST: Final = 2_500
"""Decisions after which a game is given up, and nothing learned from it."""


class Table(NamedTuple):
    """The players of a game: so many ``players``, or one against the virtual opponent ``solo``."""

    players: int
    solo: str | None = None


class Sample(NamedTuple):
    """A position that a seat chose, and its margin in VP at the end of the game."""

    at: GameStage
    features: list[float]
    margin: float


class Learned(NamedTuple):
    """What one game teaches: its samples, and its rounds."""

    samples: list[Sample]
    rounds: int


def play(game: Game, table: Table, seed: int, value: Value) -> Learned | None:
    """Play one game; None if it does not end."""
    random = Random(f"learn {seed}")
    noise, outlook = random.choice(NOISE), Outlook(game, value)
    state = new_game(game, [None] * (1 if table.solo else table.players), seed, table.solo).state
    witnessed, chosen = Witnessed(), list[tuple[Seat, GameStage, list[float]]]()
    for _ in range(LONGEST):
        seat = state.to_move
        if seat is None:
            margins = {seat: result(state, seat) for seat in state.people}
            samples = [Sample(at, vector, margins[seat]) for seat, at, vector in chosen]
            return Learned(samples, state.round)
        legal = legal_commands(game, state, seat)
        command = legal[0]
        if len(legal) > 1 and seat != VIRTUAL:
            world = imagine(game, state, seat, Chance(random.getrandbits(63)), witnessed)
            command, after = _choose(outlook, world, list(legal), random, noise)
            if random.random() < SAMPLED and not after.state.is_over:
                chosen.append((seat, stage(after.state), features(game, after.state, seat, after.unknown)))
        outcome = carried_out(game, state, command)
        witnessed, state = witnessed.after(outcome.events), outcome.state
    return None


def _choose(
    outlook: Outlook, world: GameState, legal: list[AnyCommand], random: Random, noise: float
) -> tuple[AnyCommand, Foreseen]:
    seat = legal[0].seat
    if random.random() < WHIM:
        command = random.choice(legal)
        return command, outlook.answered(foresee(outlook.game, world, command), seat)
    foreseen = [outlook.answered(foresee(outlook.game, world, command), seat) for command in legal]
    values = [outlook.of(after, seat) + random.gauss(0, noise) for after in foreseen]
    best = values.index(max(values))
    return legal[best], foreseen[best]
