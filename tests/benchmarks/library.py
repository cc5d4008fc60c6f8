"""A library of a hundred thousand short matches: to make its database, to open it, to search and to count it.

A smaller one is measured by `python -m tests.benchmarks.library 5000`. Times are those of the processes alone, so that
other programs on the machine do not count.
"""

from __future__ import annotations

import resource
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter, process_time, sleep
from typing import NamedTuple

import msgspec

from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.commands import Pass
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import Game
from game.kernel.seats import SeatSetup
from game.match.library.database import FILE
from game.match.library.stored import MatchRegister
from game.paths import cards_folder
from game.play.files.line import Header, read_header, write_line
from game.play.files.record import read_record
from game.play.files.saving import SUFFIX, file_stem
from game.play.kind import decided
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.matches.scene import MatchesScene
from game.ui.scenes.statistics.scene import StatisticsScene
from tests.benchmarks.row import HEAD, Row

MATCHES = 100_000
LARGEST = 5000
"""Bytes of a match file at most."""
SIZE = (1280, 720)
TYPED = ("a", "an", "юл", "2", "n", "anna new", "борго", "zzz")
"""What is typed, letter by letter."""
FIRST = ("Anna", "Ben", "Юлия", "Öz", "Катя", "Maximiliane", "Sam", "Robin", "Cleo", "Ян")
LAST = ("", "Smith", "Müller", "Иванова", "van Dijk", "O’Neill", "Berg", "Ли")


class _Model(NamedTuple):
    """A match of which copies are made: its header, and the lines after that."""

    header: Header
    rest: bytes


def measure(matches: int = MATCHES) -> Iterator[Row]:
    """Make the files, then do with them what a player does."""
    with tempfile.TemporaryDirectory(prefix="library-") as data:
        folder = Path(data) / "matches"
        catalog = load_catalog(cards_folder())
        largest = make_matches(catalog, folder, matches)
        yield Row(f"{matches} match files, the largest", f"{largest} bytes", largest, most=LARGEST)
        yield from _measure_making(Path(data), matches)
        yield from _measure_opening(Path(data))
        yield _measure_finishing(catalog, folder)


def make_matches(catalog: Catalog, folder: Path, number: int) -> int:
    """Copies of a few real matches, finished and unfinished, with other players, dates and seeds; the largest size."""
    folder.mkdir()
    random, largest = Random(51), 0
    models = list(_models(catalog))
    begun = datetime(2016, 1, 1, 12, tzinfo=UTC)
    for copy in range(number):
        model = models[copy % len(models)]
        moment = begun + timedelta(minutes=random.randrange(10 * 365 * 24 * 60))
        created = moment.isoformat(timespec="seconds")
        names = [f"{random.choice(FIRST)} {random.choice(LAST)}".strip() for _ in model.header.seats]
        seats = tuple(msgspec.structs.replace(seat, name=name)
                      for seat, name in zip(model.header.seats, names, strict=True))  # fmt: skip
        header = msgspec.structs.replace(model.header, seats=seats, created=created, seed=copy)
        data = write_line(header) + model.rest
        path = folder / f"{file_stem(created, names)}-{copy}{SUFFIX}"
        path.write_bytes(data)
        largest = max(largest, len(data))
        if copy < len(models):
            assert read_record(path, fiftyfirst(catalog).only).damage is None
    return largest


def _models(catalog: Catalog) -> Iterator[_Model]:
    """Matches from late positions, of one to three players."""
    random = Random(51)
    game = Game(catalog)
    factions = tuple(catalog.factions)
    with tempfile.TemporaryDirectory() as folder:
        for number in range(60):
            chosen = random.sample(factions, 1 + number % 3)
            solo = tuple(KINDS)[number // 3 % len(KINDS)] if len(chosen) == 1 else None
            position = {
                "round": 6, "phase": "action", "turn": "A", "connections": {"red": [], "blue": []},
                "players": {seat: {"faction": name, "vp": random.randrange(25, 60)}
                            for seat, name in zip("ABC", chosen, strict=False)},
                **({"solo": solo, "opponent": {"vp": random.randrange(20, 50)}} if solo else {}),
            }  # fmt: skip
            _, state = read_position(catalog, position)
            players = ("human", "greedy" if number % 2 else "human", "greedy")
            seats = [SeatSetup("A", player) for player in players[: len(chosen)]]
            match = Match.begin(fiftyfirst(), game, seats, state, number, Path(folder), play_bots=False)
            if number % 5:
                _pass_to_end(match)
            match.close()
            assert match.path
            header, _, rest = match.path.read_bytes().partition(b"\n")
            yield _Model(read_header(header), rest)


def _pass_to_end(match: Match) -> None:
    """Everybody passes, and the game is over."""
    while (seat := match.state.to_move) is not None:
        if match.bot_to_move:
            match.play_bot()
            continue
        match.submit(Pass(seat))
        match.end_turn(play_bots=False)


def _measure_making(data: Path, matches: int) -> Iterator[Row]:
    """The list is opened where there is no database yet."""
    begun, used = perf_counter(), _used_by_processes()
    window = rehearse("matches", SIZE, data=data)
    scene = _matches(window)
    frames, first = list[float](), 0.0
    while scene.shelf.index.is_busy:
        frame = process_time()
        window.wait(16)
        frames.append(process_time() - frame)
        if not first and len(scene.shown):
            first = perf_counter() - begun
        sleep(0.01)
    took = perf_counter() - begun
    assert scene.shown.total == matches
    used = _used_by_processes() - used
    yield Row("database made in the background, files a second", f"{used:.0f} s", matches / used, least=500)
    yield Row("  by the clock on the wall", f"{took:.0f} s", matches / took)
    yield Row("  until the first matches are listed", f"{first:.1f} s")
    yield Row("  frame meanwhile, median", f"{sorted(frames)[len(frames) // 2] * 1000:.1f} ms")
    yield Row("  frame meanwhile, longest", f"{max(frames) * 1000:.0f} ms")
    yield Row("  size of the database", f"{(data / FILE).stat().st_size / 1e6:.0f} MB")
    scene.close()


def _measure_opening(data: Path) -> Iterator[Row]:
    window = rehearse("title", SIZE, data=data)
    yield _timed("title, the first time", lambda: rehearse("title", SIZE, data=data), 300)
    yield _timed("list of matches opened", lambda: window.click("menu:matches"), 300)
    scene = _matches(window)
    while scene.shelf.index.is_busy:
        window.wait(16)
    letters = []
    for text in TYPED:
        window.key("ctrl+f")
        for letter in text:
            before = process_time()
            window.type(letter)
            letters.append((process_time() - before) * 1000)
        window.click("matches:unfilter")
    yield Row("  a typed letter, median", f"{sorted(letters)[len(letters) // 2]:.0f} ms")
    yield Row("  a typed letter, longest", f"{max(letters):.0f} ms", max(letters), most=50)
    for order in ("name", "vp"):
        yield _timed(f"  sorted by {order}", partial(window.click, f"order:{order}"), 100)
    yield _timed("  the end of the list", lambda: window.key("end"), 100)
    yield _timed("  filtered", lambda: window.click("filter:states:unfinished"), 100)
    yield _timed("  the end of what is filtered", lambda: window.key("end"), 100)
    window.click("matches:unfilter")
    yield _timed("statistics opened", lambda: window.click("matches:statistics"), 500)
    assert isinstance(window.context.stack.top, StatisticsScene)
    yield _timed("  of everybody", lambda: window.click("statistics:whose:all"), 500)
    yield _timed("  by name", lambda: window.click("statistics:trait:name"), 500)
    yield _timed("  by opponent", lambda: window.click("statistics:trait:opponent"), 500)
    yield _timed("  of one opponent", lambda: window.click("row:1"), 500)


def _used_by_processes() -> float:
    """Seconds that processes have used which this one has started, and which have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _timed(what: str, act: Callable[[], object], most: float) -> Row:
    """A row with the time in ms that the window has worked for it."""
    before = process_time()
    act()
    took = (process_time() - before) * 1000
    return Row(what, f"{took:.0f} ms", took, most=most)


def _matches(window: Rehearsal) -> MatchesScene:
    top = window.context.stack.top
    assert isinstance(top, MatchesScene)
    return top


def _measure_finishing(catalog: Catalog, folder: Path) -> Row:
    """Matches of usual length that were just played."""
    register, longest = MatchRegister(folder, fiftyfirst().only), 0.0
    for seed in range(5):
        seats = [SeatSetup(f"Robot {number}", "random") for number in range(2)]
        match = deal_match(Game(catalog), seats, seed, folder)
        while match.state.to_move is not None:
            match.submit(decided(match.advise("random", f"{seed}/{match.journal.head}")))
        match.close()
        before = process_time()
        register.add(match)
        longest = max(longest, process_time() - before) if seed else 0.0
    register.close()
    return Row("a match that is over is added, longest", f"{longest * 1000:.1f} ms", longest * 1000, most=10)


def main() -> None:
    """Measure with as many matches as are asked for."""
    print(HEAD)
    for row in measure(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES):
        print(row, flush=True)


if __name__ == "__main__":
    main()
