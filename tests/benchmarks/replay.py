"""Going to any step of a match of 600 decisions that is watched, beside folding the whole match."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from statistics import median
from time import perf_counter

from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import load_catalog
from game.fiftyfirst.match.match import Match, WatchedMatch, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.commands import ExchangeWorkers, Pass
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.events import fold
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.scenes.replay import ReplayScene
from game.kernel.bag import Bag
from game.kernel.seats import SeatSetup
from game.match.timeline import UNITS, timeline
from game.paths import cards_folder
from game.play.match import watch_match
from game.ui.rehearsal.driver import FRAME
from game.ui.scenes.replay.scene import open_replay
from tests.benchmarks.row import Row

DECISIONS = 600
WANTED = 1 / 30
"""Going anywhere, with the lines of the log up to there and what is marked, may take this part of folding it all."""
PLACES = 40
SIZE = (1280, 720)
WORKERS, EXCHANGING = 300, 0.9


def long_match() -> WatchedMatch:
    """A match of four players who begin with many workers, and rather exchange these than end the game with VP."""
    game = Game(load_catalog(cards_folder()))
    seats = [SeatSetup(name) for name in ("Anna", "Ben", "Cleo", "Dan")]
    dealt = new_game(game, [None] * len(seats), 1).state
    rich = tuple(replace(player, goods=player.goods + Bag({"worker": WORKERS})) for player in dealt.players)
    match, random = Match.begin(fiftyfirst(), game, seats, replace(dealt, players=rich), 1), Random(1)
    while match.journal.head < DECISIONS:
        match.end_turn()
        legal = match.legal()
        exchanges = (
            [move for move in legal if isinstance(move, ExchangeWorkers)] if random.random() < EXCHANGING else []
        )
        match.submit(random.choice(exchanges or [move for move in legal if not isinstance(move, Pass)] or legal))
    return watch_match(match)


def milliseconds(begun: float) -> float:
    return (perf_counter() - begun) * 1000


def folding(match: WatchedMatch) -> float:
    """The median time of folding the whole match."""
    entries = [match.journal[step] for step in range(len(match.journal))]
    events = [event for entry in entries[1:] for event in entry.events]
    times = []
    for _ in range(9):
        begun = perf_counter()
        fold(match.journal.state_after(0), events)
        times.append(milliseconds(begun))
    return median(times)


def opening(match: WatchedMatch) -> float:
    """How long it takes until a long match that was read is shown."""
    window = rehearse("title", SIZE)
    begun = perf_counter()
    open_replay(window.context, match)
    window.app.frame((), FRAME)
    return milliseconds(begun)


def goings(match: WatchedMatch) -> Iterator[float]:
    """How long going from one random step to another takes, once every line has been put into words."""
    window = rehearse("title", SIZE)
    open_replay(window.context, match)
    scene = window.context.stack.top
    assert isinstance(scene, ReplayScene)
    scene.go_to(scene.line.last)
    scene.picture.log.sentences(scene.sight())
    random = Random(2)
    for _, step in pairwise([0, *(random.randrange(len(match.journal)) for _ in range(PLACES))]):
        sight = scene.sight()
        begun = perf_counter()
        match.journal.go_to(step)
        scene.picture.log.sentences(sight)
        scene.line.mark_at(step)
        for unit in UNITS:
            scene.line.next_stop(step, unit)
        yield milliseconds(begun)


def measure() -> Iterator[Row]:
    """What opening a long match costs, and going anywhere in it."""
    match = long_match()
    whole = folding(match)
    yield Row(f"folding {match.journal.last} decisions", f"{whole:.2f} ms")
    begun = perf_counter()
    timeline(fiftyfirst(), match.journal)
    yield Row("  reading its time line, once", f"{milliseconds(begun):.2f} ms")
    opened, times = opening(match), list(goings(match))
    yield Row("  opening it: to the first frame of the replay", f"{opened:.0f} ms")
    yield Row("  going to a step", f"{median(times):.4f} ms", median(times) / whole, most=WANTED)
    yield Row("  going to a step, at most", f"{max(times):.4f} ms")
