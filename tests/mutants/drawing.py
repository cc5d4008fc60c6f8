"""Changes of the source, drawn by a seed: one number, one True or False, or one comparison at a time."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, Literal, NamedTuple

import msgspec

from tests.conftest import ROOT

Kind = Literal["number", "flag", "comparison"]

LARGER, SMALLER = 1.35, 0.7
"""By which a number is multiplied; a whole one changes by 1 at least."""

_OTHERS: Final[dict[type[ast.cmpop], str]] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
"""Kind of a comparison -> what takes its place: at a limit the limit itself, else the opposite."""

_OPERATOR = re.compile(r"==|!=|<=|>=|<|>|\bnot\s+in\b|\bis\s+not\b|\bin\b|\bis\b")


class Place(NamedTuple):
    """Where something can be changed: the text from ``start`` to ``end``, in bytes of the file, within ``node``."""

    path: str
    """From the top of the project, with slashes."""

    line: int
    start: int
    end: int
    kind: Kind
    text: str
    choices: tuple[str, ...]
    """What can stand there instead."""

    node: ast.expr
    parents: tuple[ast.AST, ...]
    """What the expression stands in, the innermost first."""

    @property
    def name(self) -> str:
        """As `Mutant.place`."""
        return f"{self.path}@{self.start}"


class Mutant(msgspec.Struct, frozen=True):
    """One change of the source."""

    path: str
    line: int
    start: int
    end: int
    kind: Kind
    before: str
    after: str

    @property
    def place(self) -> str:
        """Where it is, by the bytes of the file."""
        return f"{self.path}@{self.start}"

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.before} -> {self.after}"


def mutated(source: bytes, mutant: Mutant) -> bytes:
    """The text of the file with the change."""
    assert source[mutant.start : mutant.end].decode() == mutant.before, f"{mutant} is drawn from another text"
    return source[: mutant.start] + mutant.after.encode() + source[mutant.end :]


def drawn(places: Sequence[Place], seed: int, count: int) -> list[Mutant]:
    """So many changes, each of another place; fewer if there are not so many places. Of a larger number the first ones
    are the same."""
    random = Random(seed)
    return [mutant_of(place, random) for place in shuffled(places, random)][:count]


def shuffled(places: Sequence[Place], random: Random) -> list[Place]:
    return random.sample(places, len(places))


def mutant_of(place: Place, random: Random) -> Mutant:
    after = random.choice(place.choices)
    return Mutant(place.path, place.line, place.start, place.end, place.kind, place.text, after)


def files_of(*rooms: str, root: Path = ROOT) -> list[str]:
    """The modules of these folders, or files, as paths from the top of the project."""
    found = [
        path for room in rooms for path in ((root / room).rglob("*.py") if (root / room).is_dir() else [root / room])
    ]
    return sorted(path.relative_to(root).as_posix() for path in found)


def places_of(path: str, source: bytes) -> list[Place]:
    """All that can be changed in a module, in the order of its text.

    Left out are texts, annotations, `__all__`, names of types, and what stands in an f-string, where positions of the
    syntax tree are not exact.
    """
    starts = line_starts(source)
    return sorted(
        (
            place
            for node, parents in _expressions(ast.parse(source))
            for place in _places(path, source, starts, node, parents)
        ),
        key=lambda place: place.start,
    )


def span(node: ast.expr, starts: Sequence[int]) -> tuple[int, int]:
    """Where an expression begins and ends, in bytes of the file."""
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset


def line_starts(source: bytes) -> list[int]:
    """Where each line begins, in bytes."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def _places(
    path: str, source: bytes, starts: Sequence[int], node: ast.expr, parents: tuple[ast.AST, ...]
) -> Iterator[Place]:
    start, end = span(node, starts)
    text = source[start:end].decode()
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield Place(path, node.lineno, start, end, "flag", text, (str(not node.value),), node, parents)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int | float):
        yield Place(path, node.lineno, start, end, "number", text, changes_of(node.value), node, parents)
    elif isinstance(node, ast.Compare):
        before = node.left
        for operator, after in zip(node.ops, node.comparators, strict=True):
            left, right = span(before, starts)[1], span(after, starts)[0]
            found = _OPERATOR.search(source[left:right].decode())
            assert found is not None, f"{path}:{node.lineno} compares without an operator"
            sign, begin = found.group(), left + len(source[left:right].decode()[: found.start()].encode())
            line = source.count(b"\n", 0, begin) + 1
            choices = (_OTHERS[type(operator)],)
            yield Place(path, line, begin, begin + len(sign.encode()), "comparison", sign, choices, node, parents)
            before = after


def changes_of(value: float) -> tuple[str, ...]:
    """What a number becomes.

    >>> changes_of(10), changes_of(1), changes_of(0.5), changes_of(0.0)
    (('14', '7'), ('2', '0'), ('0.675', '0.35'), ('1.0',))
    """
    if isinstance(value, int):
        return str(max(value + 1, round(value * LARGER))), str(min(value - 1, round(value * SMALLER)))
    return tuple(repr(float(f"{value * factor:.6g}")) for factor in (LARGER, SMALLER)) if value else ("1.0",)


def _expressions(tree: ast.AST, parents: tuple[ast.AST, ...] = ()) -> Iterator[tuple[ast.expr, tuple[ast.AST, ...]]]:
    """Every expression that is worked out when the program runs, with what it stands in."""
    for field, value in ast.iter_fields(tree):
        if field in ("annotation", "returns", "type_params") or isinstance(tree, ast.JoinedStr):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or _is_name_of_type(child) or _is_all(child):
                continue
            if isinstance(child, ast.expr):
                yield child, (tree, *parents)
            yield from _expressions(child, (tree, *parents))


def _is_all(node: ast.AST) -> bool:
    return isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == "__all__" for to in node.targets)


def _is_name_of_type(node: ast.AST) -> bool:
    """True for `Name = Literal[1, 2]` and for the `Literal` in it."""
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "Literal"
