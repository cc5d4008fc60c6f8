"""Judge the short suite by the full one: whatever the full one finds, the short one must find.

    python -m tests.mutants.judge reach --kept FILE --draw 120
    python -m tests.mutants.judge --kept FILE --count 40

The first notes in one run of the full suite, some files at a time, which tests reach the drawn places, and what each
test takes. The second makes one change at a time, runs the tests of the short suite that reach it, the cheapest first,
until one fails, and only if none does those of the full suite. It ends when the full suite has seen ``--count``
changes. Whatever is found is kept in FILE, line by line: a run that was interrupted goes on.
"""

from __future__ import annotations

import argparse
import ast
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import chain, islice, zip_longest
from pathlib import Path
from queue import Queue
from random import Random
from threading import Lock
from typing import Literal, NamedTuple

import msgspec

from tests.conftest import ROOT
from tests.mutants import chosen_tests, noting
from tests.mutants.drawing import Mutant, Place, files_of, mutant_of, places_of, shuffled
from tests.mutants.reach import Reach, reach_of
from tests.mutants.workshop import Ended, Workshop, workshop

SEED = 2
ROOMS = (
    "game/fiftyfirst/table", "game/fiftyfirst/scenes", "game/fiftyfirst/rules", "game/fiftyfirst/wording",
    "game/ui/table", "game/ui/scenes", "game/play/files", "game/wording",
)  # fmt: skip
"""From which changes are drawn, as many from each."""

BATCHES = ((4, 60), (20, 400), (100, 4000))
"""Tests are run in batches of so many seconds and so many tests at most; the last one holds all that are left."""

SLOWER, MORE = 20, 60
"""Tests that hang are stopped after so many times what they take, and so many seconds more."""

FILES = 8
"""Files of tests in a share: what one process watches before it is written down."""

OWN = "tests/mutants/"
"""The tests of these programs, which judge nothing."""

Answer = Literal["short", "full", "none"]


class Timed(msgspec.Struct, frozen=True):
    """A test: its processor time in seconds, the numbers of the drawn changes that it reaches, whether the short suite
    has it, and whether it does more in the full suite."""

    name: str
    seconds: float
    reached: tuple[int, ...]
    is_short: bool
    asks: bool


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    """What is drawn, and in how many shares the tests are watched."""

    seed: int
    mutants: tuple[Mutant, ...]
    shares: int


class Watched(msgspec.Struct, frozen=True, tag="watched"):
    """What the tests of a share reach."""

    share: int
    tests: tuple[Timed, ...]


class Reached(NamedTuple):
    """What is drawn, and which tests reach it."""

    mutants: Sequence[Mutant]
    tests: Sequence[Timed]


class Judged(msgspec.Struct, frozen=True, tag="judged"):
    """What became of a change: which suite sees it, and the test that failed first, or how it ended otherwise."""

    number: int
    mutant: Mutant
    seen_by: Answer
    test: str = ""
    seconds: float = 0.0
    """Of the tests that were run, as they take without the change."""


# ---------------------------------------------------------------------- drawing
def places(room: str) -> list[Place]:
    """All that may be changed in a folder."""
    return [place for path in files_of(room) for place in places_of(path, (ROOT / path).read_bytes()) if counts(place)]


def counts(place: Place) -> bool:
    """False for what decorators and classes are given: how much is kept in a cache, how records are made."""
    child: ast.AST = place.node
    for parent in place.parents:
        if isinstance(parent, ast.FunctionDef) and child in parent.decorator_list:
            return False
        if isinstance(parent, ast.ClassDef) and (child in parent.keywords or child in parent.decorator_list):
            return False
        child = parent
    return True


def drawn_from_rooms(seed: int, count: int, names: Sequence[str] = ROOMS) -> list[tuple[Place, Mutant]]:
    """So many changes, one of each room in turn; of a larger number the first ones are the same."""
    rooms = []
    for room in names:
        random = Random(f"{seed}/{room}")
        rooms.append([(place, mutant_of(place, random)) for place in shuffled(places(room), random)])
    turns = chain.from_iterable(zip_longest(*rooms))
    return list(islice((found for found in turns if found is not None), count))


# ---------------------------------------------------------------------- what reaches what
def note_reach(file: Path, seed: int, count: int, only: Sequence[str], jobs: int) -> None:
    """Run the full suite in copies that note what is reached, and what the short one calls otherwise; what is in the
    file already is not run again.

    Raises:
        SystemExit: other changes stand in the file.
    """
    found = drawn_from_rooms(seed, count)
    with workshop() as shop:
        short, full = names_of(shop, only), names_of(shop, only, "--full")
        reach = reach_of(shop.folder, [place for place, _ in found])
    functions = {name.split("[")[0] for name in full}
    assert [name for name in short if name.split("[")[0] not in functions] == [], "the full suite has all of the short"
    in_full, in_short = {*full}, {*short}
    tasks = [*((share, "--full") for share in shares_of(full)), ([name for name in short if name not in in_full], "")]
    drawn = Drawn(seed, tuple(mutant for _, mutant in found), len(tasks))
    before, watched, _ = kept_in(file)
    if before is None:
        keep(file, drawn)
    elif before != drawn:
        raise SystemExit(f"{file} holds changes of another source or seed: name a new file")
    left = [number for number in range(len(tasks)) if number not in {each.share for each in watched}]

    def watch(number: int) -> None:
        keep(file, Watched(number, tuple(timed(lines_about(reach, *tasks[number]), in_short, reach))))

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(watch, left))


def names_of(shop: Workshop, only: Sequence[str], *options: str) -> list[str]:
    """The tests that are collected."""
    ended = shop.run("-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *options, *only)
    assert ended.code == 0, ended.output[-2000:]
    return [line for line in ended.output.splitlines() if "::" in line and not line.startswith(OWN)]


def shares_of(names: Sequence[str]) -> list[list[str]]:
    """These tests in shares of so many files."""
    by_file: dict[str, list[str]] = {}
    for name in names:
        by_file.setdefault(name.split("::")[0], []).append(name)
    files = list(by_file.values())
    return [[*chain.from_iterable(files[first : first + FILES])] for first in range(0, len(files), FILES)]


def lines_about(reach: Reach, names: Sequence[str], option: str) -> list[str]:
    """The lines that `watched_tests` writes about these tests."""
    with workshop() as shop:
        shop.note_reached(reach.files)
        out = shop.folder / "watched.jsonl"
        ended, _ = run_tests(shop, names, option, plugins=("tests.mutants.watched_tests",), out=out)
        assert ended.code in (0, 1, 5), ended.output[-2000:]  # tests of the text of the program may fail there
        return out.read_text("utf-8").splitlines()


def run_tests(
    shop: Workshop,
    names: Sequence[str],
    *options: str,
    plugins: Sequence[str] = (),
    out: Path | None = None,
    seconds: float | None = None,
) -> tuple[Ended, str]:
    """Run these tests in a copy; how that ends, and what failed first."""
    file = shop.folder / "chosen.txt"
    failed = file.with_suffix(chosen_tests.FAILED)
    failed.unlink(missing_ok=True)
    file.write_text("\n".join(names), "utf-8")
    loaded = [word for plugin in (*plugins, chosen_tests.__name__) for word in ("-p", plugin)]
    files = dict.fromkeys(name.split("::")[0] for name in names)
    ended = shop.run(
        *("-m", "pytest", "-q", "-p", "no:cacheprovider", *loaded, *filter(None, options), *files),
        seconds=seconds,
        environment={chosen_tests.FILE: str(file), noting.OUT: str(out)},
    )
    return ended, failed.read_text("utf-8") if failed.exists() else ""


def timed(lines: Iterable[str], short: frozenset[str] | set[str], reach: Reach) -> Iterator[Timed]:
    """The tests, with what they reach; what every test reaches is the same for all."""
    read = [json.loads(line) for line in lines]
    everywhere = set(reach.everywhere)
    for line in read:
        everywhere |= _ranks(line.get("everywhere", ()), reach)
    for line in read:
        if "test" in line:
            found = _ranks(line["reached"], reach) | everywhere
            asks, name = noting.ASKS in line["reached"], line["test"]
            yield Timed(name, line["seconds"], tuple(sorted(found)), name in short, asks)


def _ranks(groups: Iterable[int], reach: Reach) -> set[int]:
    return {rank for group in groups if group != noting.ASKS for rank in reach.groups[group]}


# ---------------------------------------------------------------------- judging
class Judge:
    """Runs tests with one change at a time. Several of them share what they learn about tests that fail anyway."""

    def __init__(self, shop: Workshop, reached: Reached, unsound: set[str]) -> None:
        self._shop = shop
        self._reached = reached
        self._unsound = unsound

    def judge(self, number: int) -> Judged:
        """Run the tests that reach a change until one fails."""
        mutant = self._reached.mutants[number]
        tests = [test for test in self._reached.tests if number in test.reached]
        short = [test for test in tests if test.is_short]
        rest = [test for test in tests if test.asks or not test.is_short]
        test, spent = self._first_failing(mutant, short)
        if test:
            return Judged(number, mutant, "short", test, spent)
        test, more = self._first_failing(mutant, rest, "--full")
        return Judged(number, mutant, "full" if test else "none", test, round(spent + more, 1))

    def _first_failing(self, mutant: Mutant, tests: Sequence[Timed], *options: str) -> tuple[str, float]:
        """The test that fails with the change and not without, or an empty text; and what all have taken."""
        spent = 0.0
        for batch in batches(tests):
            left = list(batch)
            while left := [test for test in left if test.name not in self._unsound]:
                seconds = sum(test.seconds for test in left)
                with self._shop.changed(mutant):
                    failed = self._run(left, *options)
                if failed and not self._fails_anyway(failed, left, *options):
                    return failed, round(spent, 1)
                if failed not in {test.name for test in left}:  # nothing fails, or all hangs without the change, too
                    spent += seconds
                    break
                self._unsound.add(failed)
        return "", round(spent, 1)

    def _fails_anyway(self, failed: str, tests: Sequence[Timed], *options: str) -> bool:
        """Whether a test fails without the change, too, or all of them together end in the same other way."""
        alone = [test for test in tests if test.name == failed]
        return bool(self._run(alone, *options)) if alone else self._run(tests, *options) == failed

    def _run(self, tests: Sequence[Timed], *options: str) -> str:
        """The first test that fails, or what else goes wrong; an empty text if nothing does."""
        seconds = MORE + SLOWER * sum(test.seconds for test in tests)
        names = [test.name for test in tests]
        ended, failed = run_tests(self._shop, names, "-x", *options, seconds=seconds)
        if ended.code in (0, 5):  # 5: none of the tests is there
            return ""
        return "(hangs)" if ended.code is None else failed or f"(ends with {ended.code})"


def batches(tests: Sequence[Timed]) -> Iterator[list[Timed]]:
    """The tests, the cheapest first, in batches that grow."""
    left = sorted(tests, key=lambda test: (test.seconds, test.name))
    for most_seconds, most in BATCHES:
        batch: list[Timed] = []
        while left and len(batch) < most and (not batch or sum(test.seconds for test in batch) < most_seconds):
            batch.append(left.pop(0))
        if batch:
            yield batch
    if left:
        yield left


# ---------------------------------------------------------------------- running
def kept_in(file: Path) -> tuple[Drawn | None, list[Watched], list[Judged]]:
    """What is drawn, what has been watched, and what has been judged."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    found: list[Drawn | Watched | Judged] = [msgspec.json.decode(line, type=Drawn | Watched | Judged) for line in lines]
    drawn = next((each for each in found if isinstance(each, Drawn)), None)
    watched = [each for each in found if isinstance(each, Watched)]
    return drawn, watched, [each for each in found if isinstance(each, Judged)]


def keep(file: Path, found: Drawn | Watched | Judged) -> None:
    with file.open("ab") as out:
        out.write(msgspec.json.encode(found) + b"\n")


def judge_all(file: Path, count: int, jobs: int) -> list[Judged]:
    """Judge the drawn changes in their order until the full suite has seen so many.

    Raises:
        SystemExit: not all tests have been watched.
    """
    drawn, watched, results = kept_in(file)
    if drawn is None or len(watched) < drawn.shares:
        raise SystemExit(f"{file} does not say what all tests reach: run `python -m tests.mutants.judge reach` first")
    reached = Reached(drawn.mutants, [*chain.from_iterable(each.tests for each in watched)])
    done = {result.number for result in results}
    lock, unsound = Lock(), set[str]()
    waiting: Queue[int] = Queue()
    for number in range(len(reached.mutants)):
        if number not in done:
            waiting.put(number)

    def work(shop: Workshop) -> None:
        judge = Judge(shop, reached, unsound)
        while sum(result.seen_by != "none" for result in results) < count and not waiting.empty():
            result = judge.judge(waiting.get())
            with lock:
                results.append(result)
                keep(file, result)
                print(line_of(result), flush=True)

    with ExitStack() as stack, ThreadPoolExecutor(jobs) as pool:
        list(pool.map(work, [stack.enter_context(workshop()) for _ in range(jobs)]))
    return sorted(results, key=lambda result: result.number)


def line_of(result: Judged) -> str:
    """A line of the table."""
    seen = {"short": "seen by both", "full": "LOST", "none": "unseen"}[result.seen_by]
    return f"{result.number:3} {seen:12} {result.mutant}  {result.test}"


def table(results: Sequence[Judged], count: int) -> str:
    """What became of each change, until the full suite had seen so many, and sums."""
    shown, seen = [], 0
    for result in results:
        if seen == count:
            break
        shown.append(result)
        seen += result.seen_by != "none"
    sums = Counter(result.seen_by for result in shown)
    by_full = sums["short"] + sums["full"]
    end = f"the full suite sees {by_full}, the short one {sums['short']}; nobody sees {sums['none']}"
    return "\n".join([*map(line_of, shown), end])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("reach", "judge"), default="judge")
    parser.add_argument("--kept", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--draw", type=int, default=120)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", nargs="*", default=[], help="files of tests, to try it")
    given = parser.parse_args()
    if given.what == "reach":
        note_reach(given.kept, given.seed, given.draw, given.only, given.jobs)
    else:
        print(table(judge_all(given.kept, given.count, given.jobs), given.count))


if __name__ == "__main__":
    main()
