"""How much of the window any game can use: the share of its lines in modules that import nothing of one game.

What belongs to a game is told by its folder, `game/NAME` of `game.games`, and in trees from before there were such
folders by the rooms that hold cards, rules and robots. A module counts as shared if neither it nor anything that it
imports, also inside functions, belongs to a game::

    python -m tests.benchmarks.shared_lines [TREE...]
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping, Set
from pathlib import Path

from tests.benchmarks.row import Row

ROOT = Path(__file__).resolve().parent.parent.parent
OF_A_GAME = ("game.fiftyfirst.", "game.cards.", "game.rules.", "game.bots.")
"""What the names of modules begin with that belong to a game."""
BEFORE = 48_851
"""Lines of the window before a second game had a place in it (0353e1e1)."""
WANTED = 0.46
"""Share of these lines that is wanted in modules that any game can use."""


def modules(tree: Path) -> Mapping[str, Path]:
    """All modules of the program, by name."""
    found = {".".join(path.relative_to(tree).with_suffix("").parts): path for path in (tree / "game").rglob("*.py")}
    return {name.removesuffix(".__init__"): path for name, path in found.items()}


def imported(path: Path, known: Set[str]) -> Iterator[str]:
    """The modules of the program that a module imports, also late; not what only type checkers read."""
    parsed = ast.parse(path.read_text(encoding="utf-8"))
    unread = {
        inner
        for node in ast.walk(parsed)
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    for node in ast.walk(parsed):
        if node in unread:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = {f"{node.module}.{alias.name}" for alias in node.names} & known
            yield from names or {node.module} & known


def shared(tree: Path) -> Mapping[str, int]:
    """The modules of the window that any game can use, each with its number of lines."""
    known = modules(tree)
    needs = {name: set(imported(path, known.keys())) for name, path in known.items()}
    spoilt = {name for name in known if f"{name}.".startswith(OF_A_GAME)}
    while more := {name for name in known.keys() - spoilt if not needs[name].isdisjoint(spoilt)}:
        spoilt |= more
    lines = {name: len(known[name].read_text(encoding="utf-8").splitlines()) for name in known.keys() - spoilt}
    return {name: count for name, count in lines.items() if f"{name}.".startswith("game.ui.")}


def row(tree: Path) -> Row:
    """The lines of a tree that any game can use, beside all lines that the window had before."""
    count = sum(shared(tree).values())
    return Row(f"lines of the window for any game ({tree.name})", f"{count} of {BEFORE}", count / BEFORE, least=WANTED)


def measure() -> Iterator[Row]:
    """Its one row."""
    yield row(ROOT)


if __name__ == "__main__":
    for given in sys.argv[1:] or [str(ROOT)]:
        print(row(Path(given).resolve()))
