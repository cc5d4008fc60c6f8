"""Choose the shapes of windows in which the layout is looked at.

    python -m tests.mutants.shapes --mutants 500 --kept FILE

changes one number of the layout at a time, and looks at frames of every scene in every shape for faults that are not
there otherwise. The fewest shapes that together see every change that any shape sees are those to look in. What is
found is kept in FILE, line by line; the next run goes on from there, with more mutants if more are wanted.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec

from tests.conftest import ROOT
from tests.mutants import forks
from tests.mutants.drawing import Mutant, Place, drawn, files_of, places_of
from tests.mutants.forks import FAILED
from tests.mutants.gallery import FRAMES, SHAPES, told
from tests.mutants.reach import reach_of
from tests.mutants.workshop import QUIET, workshop

SEED = 1
ROOMS = (
    "game/fiftyfirst/table/plan",
    "game/fiftyfirst/table/draw",
    "game/fiftyfirst/scenes",
    "game/ui/table/plan",
    "game/ui/table/draw",
    "game/ui/scenes",
    "game/ui/widgets",
    "game/ui/art/chrome.py",
)
"""Where the layout is. Faces and plates are pictures: what stands on them leaves no mark in a frame."""

MOST = 8
"""Frames that are drawn for a change; those of more that reach it are chosen by chance."""

STEP = 7
"""What a frame reaches is noted in one of so many shapes."""

ROUND = 500
"""So many changes are drawn in each frame before the next one is opened."""


class Seen(msgspec.Struct, frozen=True):
    """The shapes that see changes in a frame, by the numbers of those that are drawn there; None for a change that ends
    the program or hangs, as every shape would see that."""

    round: int
    frame: str
    shapes: dict[int, list[str] | None]


class Reached(msgspec.Struct, frozen=True):
    """What the unchanged program reaches."""

    frames: dict[str, tuple[str, ...]]
    """A place -> the frames that reach it."""


def places() -> list[Place]:
    """All numbers of the layout."""
    paths = files_of(*ROOMS)
    return [place for path in paths for place in places_of(path, (ROOT / path).read_bytes()) if is_length(place)]


def is_length(place: Place) -> bool:
    """False for what is no number, for 0 and 1, and for what stands in an index or belongs to a decorator."""
    is_index = any(isinstance(parent, ast.Subscript) for parent in place.parents[:2])
    is_kept = any(isinstance(parent, ast.Call) and getattr(parent.func, "id", "") == "kept" for parent in place.parents)
    return place.kind == "number" and place.text not in ("0", "1", "0.0") and not is_index and not is_kept


# ---------------------------------------------------------------------- looking
def note_reached() -> Reached:
    """Note in a copy of the program which frames reach which places."""
    found = places()
    with workshop() as shop:
        reach = reach_of(shop.folder, found)
        shop.note_reached(reach.files)
        out = shop.folder / "reached.json"
        ended = shop.run("-m", forks.__name__, forks.REACHED, str(out), str(STEP))
        assert out.exists(), ended.output
        groups: dict[str, list[int]] = json.loads(out.read_text("utf-8"))
    reached: dict[str, list[str]] = {place.name: [] for place in found}
    for frame, numbers in groups.items():
        for rank in {rank for number in numbers for rank in reach.groups[number]} | reach.everywhere:
            reached[found[rank].name].append(frame)
    return Reached({name: tuple(frames) for name, frames in reached.items()})


def is_drawn(mutant: Mutant, frame: str, reached: Reached) -> bool:
    """True if a change is to be looked for in a frame."""
    frames = reached.frames[mutant.place]
    return frame in (frames if len(frames) <= MOST else Random(str(mutant)).sample(frames, MOST))


def look(round: int, frame: str, mutants: Mapping[int, Mutant]) -> Seen:
    """Draw a frame with each of these changes, in a process of its own."""
    with TemporaryDirectory() as folder:
        out = Path(folder) / "seen.jsonl"
        subprocess.run(
            [sys.executable, "-m", forks.__name__, frame, str(out)],
            input=b"\n".join(map(msgspec.json.encode, mutants.values())),
            stdout=subprocess.DEVNULL,
            env={**os.environ, **QUIET, "XDG_DATA_HOME": folder},
            check=True,
        )
        found: list[list[str] | None] = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    each = zip(mutants, found, strict=True)
    return Seen(round, frame, {number: None if shapes and FAILED in shapes else shapes for number, shapes in each})


# ---------------------------------------------------------------------- choosing
def chosen(matrix: Sequence[Collection[str]], shapes: Sequence[str]) -> list[str]:
    """The fewest shapes that together see every row that any shape sees, found greedily: the one that sees most of what
    is not seen yet; of several the one that sees most in all, then the first. What the others make needless is left out
    in the end.

    >>> chosen(["ab", "b", "bc", "c"], "abc")
    ['b', 'c']
    """
    left = [row for row in matrix if row]
    in_all = {shape: sum(shape in row for row in matrix) for shape in shapes}
    found: list[str] = []
    while left:
        news = {shape: sum(shape in row for row in left) for shape in shapes}
        found.append(max(shapes, key=lambda shape: (news[shape], in_all[shape])))
        left = [row for row in left if found[-1] not in row]
    for shape in found[::-1]:
        others = {*found} - {shape}
        if all(others & {*row} for row in matrix if row):
            found.remove(shape)
    return found


def cheapest_first() -> list[str]:
    """All shapes, those with the fewest pixels first."""
    return [told(shape) for shape in sorted(SHAPES, key=lambda shape: (shape[0][0] * shape[0][1], abs(shape[1] - 1)))]


def seen_by(results: Sequence[Seen]) -> dict[int, set[str]]:
    """Number of a change -> the shapes that see it in any frame; without those that no shape sees, or that fail."""
    found: dict[int, set[str]] = defaultdict(set)
    for result in results:
        for number, shapes in result.shapes.items():
            found[number].update(shapes or ())
    failed = {number for result in results for number, shapes in result.shapes.items() if shapes is None}
    return {number: shapes for number, shapes in sorted(found.items()) if shapes and number not in failed}


def table(mutants: Sequence[Mutant], results: Sequence[Seen]) -> str:
    """The changes that are seen, and the chosen shapes with how many each of them sees."""
    seen = seen_by(results)
    found = chosen([*seen.values()], cheapest_first())
    lines = [f"{len(shapes):2} {mutants[number]}" for number, shapes in seen.items()]
    lines.append(f"of {len({*chain(*(result.shapes for result in results))})} changes {len(seen)} are seen")
    for shape in found:
        alone = sum({*found} & shapes == {shape} for shapes in seen.values())
        lines.append(f"{shape:15} sees {sum(shape in shapes for shapes in seen.values()):3}, alone of them {alone}")
    return "\n".join(lines)


# ---------------------------------------------------------------------- running
def kept_in(file: Path) -> tuple[Reached, list[Seen]]:
    """What an earlier run has found; what is reached is noted now if there was none."""
    if not file.exists():
        keep(file, note_reached())
    first, *lines = file.read_bytes().splitlines()
    return msgspec.json.decode(first, type=Reached), [msgspec.json.decode(line, type=Seen) for line in lines]


def keep(file: Path, found: Reached | Seen) -> None:
    with file.open("ab") as out:
        out.write(msgspec.json.encode(found) + b"\n")


def run(seed: int, count: int, file: Path, jobs: int) -> str:
    """Look for so many changes that are reached, and choose the shapes; what a frame shows goes into the file."""
    reached, results = kept_in(file)
    mutants = [mutant for mutant in drawn(places(), seed, len(reached.frames)) if reached.frames[mutant.place]][:count]
    done = {(result.round, result.frame) for result in results}
    tasks = [task for task in product(range(0, len(mutants), ROUND), FRAMES) if task not in done]

    def work(task: tuple[int, str]) -> None:
        numbers = range(task[0], min(task[0] + ROUND, len(mutants)))
        drawn_there = {number: mutants[number] for number in numbers if is_drawn(mutants[number], task[1], reached)}
        if drawn_there:
            results.append(look(*task, drawn_there))
            keep(file, results[-1])

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(work, tasks))
    return table(mutants, results)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--mutants", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path, required=True)
    given = parser.parse_args()
    print(run(given.seed, given.mutants, given.kept, given.jobs))


if __name__ == "__main__":
    main()
