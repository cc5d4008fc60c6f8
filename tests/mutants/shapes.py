"""Choose the shapes of windows in which the layout is looked at.

    python -m tests.mutants.shapes --mutants 100 --kept FILE

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
from collections.abc import Collection, Sequence
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
ROOMS = ("game/ui/table/plan", "game/ui/table/draw", "game/ui/scenes", "game/ui/widgets", "game/ui/art/chrome.py")
"""Where the layout is. Faces and plates are pictures: what stands on them leaves no mark in a frame."""

MOST = 8
"""Frames that are drawn for a change; those of more that reach it are chosen by chance."""

STEP = 7
"""What a frame reaches is noted in one of so many shapes."""

ROUND = 250
"""So many changes are drawn in each frame before the next one is opened."""


class Seen(msgspec.Struct, frozen=True):
    """What became of a change: the frames drawn for it, and the shapes that see it in one of them."""

    mutant: Mutant
    frames: tuple[str, ...]
    shapes: tuple[str, ...] = ()
    has_failed: bool = False
    """Whether it ends the program, or hangs: every shape would see it."""


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


def frames_of(mutant: Mutant, reached: Reached) -> tuple[str, ...]:
    """The frames to be drawn for a change."""
    frames = reached.frames[mutant.place]
    return frames if len(frames) <= MOST else tuple(sorted(Random(str(mutant)).sample(frames, MOST)))


def look(mutants: Sequence[Mutant], reached: Reached) -> list[Seen]:
    """Draw each frame with all changes that reach it."""
    frames = {mutant: frames_of(mutant, reached) for mutant in mutants}
    shapes: dict[Mutant, set[str]] = {mutant: set() for mutant in mutants}
    failed: set[Mutant] = set()
    for frame in FRAMES:
        drawn = [mutant for mutant in mutants if frame in frames[mutant] and mutant not in failed]
        for mutant, found in zip(drawn, _in_frame(frame, drawn), strict=True):
            if found is None or FAILED in found:
                failed.add(mutant)
            else:
                shapes[mutant].update(found)
    ranks = [told(shape) for shape in SHAPES]
    return [
        Seen(mutant, frames[mutant], tuple(sorted(shapes[mutant], key=ranks.index)), mutant in failed)
        for mutant in mutants
    ]


def _in_frame(frame: str, mutants: Sequence[Mutant]) -> list[list[str] | None]:
    """The shapes that see each change in a frame, drawn in a process of its own."""
    if not mutants:
        return []
    with TemporaryDirectory() as folder:
        out = Path(folder) / "seen.jsonl"
        subprocess.run(
            [sys.executable, "-m", forks.__name__, frame, str(out)],
            input=b"\n".join(map(msgspec.json.encode, mutants)),
            stdout=subprocess.DEVNULL,
            env={**os.environ, **QUIET, "XDG_DATA_HOME": folder},
            check=True,
        )
        return [json.loads(line) for line in out.read_text("utf-8").splitlines()]


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


def matrix_of(results: Sequence[Seen]) -> dict[str, tuple[str, ...]]:
    """Change -> the shapes that see it; without those that no shape sees."""
    return {str(result.mutant): result.shapes for result in results if result.shapes}


def table(results: Sequence[Seen]) -> str:
    """What was found, and the chosen shapes with how many changes each of them sees."""
    matrix = matrix_of(results)
    rows = [{*row} for row in matrix.values()]
    found = chosen(rows, cheapest_first())
    lines = [f"{len(results)} changes, of which {sum(bool(result.shapes) for result in results)} are seen"]
    lines += [f"{len(shapes):2} {change}" for change, shapes in matrix.items()]
    lines += [f"{shape:15} sees {sum(shape in row for row in rows):3}, alone of them "
              f"{sum({*found} & row == {shape} for row in rows)}" for shape in found]  # fmt: skip
    return "\n".join(lines)


# ---------------------------------------------------------------------- running
def kept_in(file: Path) -> tuple[Reached | None, list[Seen]]:
    """What an earlier run has found."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    if not lines:
        return None, []
    return msgspec.json.decode(lines[0], type=Reached), [msgspec.json.decode(line, type=Seen) for line in lines[1:]]


def keep(file: Path, found: Reached | Seen) -> None:
    with file.open("ab") as out:
        out.write(msgspec.json.encode(found) + b"\n")


def run(seed: int, count: int, file: Path) -> list[Seen]:
    """Look for so many changes that are reached; what is found goes into the file after each round."""
    reached, results = kept_in(file)
    if reached is None:
        reached = note_reached()
        keep(file, reached)
    mutants = [mutant for mutant in drawn(places(), seed, len(reached.frames)) if reached.frames[mutant.place]]
    while left := mutants[len(results) : min(count, len(results) + ROUND)]:
        new = look(left, reached)
        for result in new:
            keep(file, result)
        results += new
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--mutants", type=int, default=100)
    parser.add_argument("--kept", type=Path, required=True)
    given = parser.parse_args()
    print(table(run(given.seed, given.mutants, given.kept)))


if __name__ == "__main__":
    main()
