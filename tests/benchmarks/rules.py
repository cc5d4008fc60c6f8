"""Random play through the public API of the rules, beside random play of python-chess in the same run.

Times are those of this process alone, so that other programs on the machine count as little as can be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import chess
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.match.files.record import MatchJournal
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules.commands import ExchangeWorkers
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.state import Game, GameState
from game.fiftyfirst.rules.steps import ChooseAction
from game.kernel.bag import Bag
from game.kernel.journal import Journal
from game.kernel.refusal import Refusal
from game.metro2033.cards.reader import FOLDER, load_metro
from game.metro2033.rules import dealing as metro_dealing
from game.metro2033.rules import decide as metro_rules
from game.metro2033.rules.state import Metro
from game.paths import cards_folder
from game.play.checking import total
from game.play.scenarios.scenario import read_position_file
from tests.benchmarks.row import Row

POSITIONS = Path(__file__).parent.parent / "positions"
BUSY = POSITIONS / "busy_four.yaml"
PERFT = POSITIONS / "perft" / "four_players.yaml"
SETS = ("base", "new_era")

ROUNDS = 7
"""The two are measured in turn this often; every round plays games of its own."""
GAMES, BUSY_GAMES = 20, 8
PLIES = 300
LONGEST = 500
"""Decisions after which a game is left: among many Machines random play comes to no end."""
TWO_PLAYERS, FOUR_BUSY = 0.6, 0.33
"""Decisions per second that are wanted, as a part of those of python-chess."""
FURTHER = {
    "allies": ("Allies", 0.45),
    "scavengers": ("Scavengers", 0.45),
    "moloch": ("Moloch", 0.45),
    "no_mans_land": ("No Man's Land", 0.45),
}
"""The same with sets that have more to decide, and their names."""
METRO = {2: 0.45, 6: 0.35}
"""The same of Metro 2033 by its seats."""
LONG, BATCH = 3000, 30
"""Decisions of a match in which workers are exchanged and nothing ends."""
GROWTH = 1.2
"""A decision at the end of it may cost so many times as much as one at its beginning."""


class Played(NamedTuple):
    """What was played, how many seconds of this process it took, and python-chess for as many plies."""

    games: int
    decisions: int
    events: int
    seconds: float
    chess: float


def measure() -> Iterator[Row]:
    """The speed of random play of two kinds, of perft, and of a decision late in a long match."""
    catalog = load_catalog(cards_folder())
    game = Game(catalog, SETS)
    played = _rounds(game, (new_game(game, [None, None], seed).state for seed in count(1)), GAMES)
    yield _row("random play, two players, base + New Era", played, TWO_PLAYERS)
    seconds = sum(one.seconds for one in played)
    yield Row("  events", f"{sum(one.events for one in played) / seconds:,.0f}/s")
    yield Row("  games", f"{sum(one.games for one in played) / seconds:.1f}/s")
    for further, (name, wanted) in FURTHER.items():
        game = Game(catalog, ("base", further))
        played = _rounds(game, (new_game(game, [None, None], seed).state for seed in count(1)), GAMES)
        yield _row(f"random play, two players, base + {name}", played, wanted)
    _, game, busy = read_position_file(BUSY, fiftyfirst(catalog).only)
    starts = (busy for _ in count())
    yield _row("random play, four players with 20 Locations each", _rounds(game, starts, BUSY_GAMES), FOUR_BUSY)
    yield from _metro()
    yield _perft(catalog)
    yield _late_decision(catalog)


def _metro() -> Iterator[Row]:
    """Random play of Metro 2033."""
    metro = Metro(load_metro(cards_folder() / FOLDER))
    for seats, wanted in METRO.items():
        starts = (metro_dealing.new_game(metro, [None] * seats, seed).state for seed in count(1))
        played = _rounds(metro, starts, GAMES, METRO_2033)
        yield _row(f"random play of Metro 2033, {seats} seats", played, wanted)


def _row(what: str, played: Iterable[Played], wanted: float) -> Row:
    speed = median(one.decisions / one.seconds for one in played)
    return Row(what, f"{speed:,.0f} decisions/s", median(one.chess / one.seconds for one in played), least=wanted)


class PlayedRules(NamedTuple):
    """The two functions of the rules of a game with which it is played."""

    legal: Callable[[Any, Any, Any], Sequence[Any]]
    decide: Callable[[Any, Any, Any], Any]


FIFTYFIRST = PlayedRules(legal_commands, decide)
METRO_2033 = PlayedRules(metro_rules.legal_commands, metro_rules.decide)


def _rounds(game: Any, starts: Iterator[Any], games: int, rules: PlayedRules = FIFTYFIRST) -> list[Played]:
    random = Random(1)
    play_game(game, next(starts), random, rules)
    return [_round(game, [next(starts) for _ in range(games)], random, rules) for _ in range(ROUNDS)]


def _round(game: Any, starts: Iterable[Any], random: Random, rules: PlayedRules) -> Played:
    begun = process_time()
    lengths = [play_game(game, start, random, rules) for start in starts]
    seconds = process_time() - begun
    decisions, events = sum(length[0] for length in lengths), sum(length[1] for length in lengths)
    begun = process_time()
    play_chess(decisions, random)
    return Played(len(lengths), decisions, events, seconds, process_time() - begun)


def play_game(game: Any, start: Any, random: Random, rules: PlayedRules = FIFTYFIRST) -> tuple[int, int]:
    """A game to its end, or as far as `LONGEST`, with its journal in memory; how many decisions it took, and events."""
    journal: Journal[Any, Any, Any] = Journal((), start)
    events = 0
    while (seat := journal.state.to_move) is not None and journal.head < LONGEST:
        events += take(game, journal, random.choice(rules.legal(game, journal.state, seat)), rules)
    return journal.head, events


def take(game: Any, journal: Journal[Any, Any, Any], command: Any, rules: PlayedRules = FIFTYFIRST) -> int:
    """Take a listed decision; how many events it led to."""
    outcome = rules.decide(game, journal.state, command)
    assert not isinstance(outcome, Refusal)
    journal.append(command, outcome.events, outcome.state)
    return len(outcome.events)


def play_chess(plies: int, random: Random) -> None:
    """So many plies, on a new board after 300 of them or the end of the game."""
    board = chess.Board()
    for _ in range(plies):
        moves = list(board.legal_moves)
        if not moves or board.ply() >= PLIES:
            board = chess.Board()
            moves = list(board.legal_moves)
        board.push(random.choice(moves))


def _perft(catalog: Catalog) -> Row:
    _, game, state = read_position_file(PERFT, fiftyfirst(catalog).only)
    begun = process_time()
    nodes = total(fiftyfirst(), game, state, 3)
    return Row("perft, depth 3", f"{nodes / (process_time() - begun):,.0f} nodes/s")


def _late_decision(catalog: Catalog) -> Row:
    """What a decision costs at the end of a match, beside one soon after its beginning."""
    game = Game(catalog, SETS)
    journal: MatchJournal = Journal((), _rich(game))
    batches = []
    for _ in range(LONG // BATCH):
        begun = process_time()
        for _ in range(BATCH):
            assert journal.state.to_move is not None
            moves = legal_commands(game, journal.state, journal.state.to_move)
            exchanges = [move for move in moves if isinstance(move, ExchangeWorkers) and move.good != "card"]
            take(game, journal, (exchanges or moves)[0])
        batches.append((process_time() - begun) / BATCH)
    few = len(batches) // 5
    early, late = median(batches[1 : few + 1]), median(batches[-few:])
    return Row(f"a decision after {LONG:,} others", f"{late * 1e6:,.0f} us", late / early, most=GROWTH)


def _rich(game: Game) -> GameState:
    """The first action of a match whose players have more workers than they will ever exchange."""
    journal: MatchJournal = Journal((), new_game(game, [None, None], 1).state)
    random = Random(1)
    while not isinstance(journal.state.question, ChooseAction):
        assert journal.state.to_move is not None
        take(game, journal, random.choice(legal_commands(game, journal.state, journal.state.to_move)))
    state = journal.state
    rich = tuple(replace(player, goods=player.goods + Bag({"worker": 3 * LONG})) for player in state.players)
    return replace(state, players=rich)
