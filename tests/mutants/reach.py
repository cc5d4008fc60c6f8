"""A copy of the program in which every drawn place says that it was reached.

A place in a function says so itself. The value of a constant of a module is noted wherever its name is read, in its own
module and wherever it is imported, and so are the constants made from it. Who reads a constant while modules are
imported, and gives it no name, cannot be told from who does not: then everything reaches it.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.mutants.drawing import Place, line_starts, span

Name = tuple[str, str]
"""A module and a name in it."""

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class Reach(NamedTuple):
    """What is written into the copy, and what its numbers say."""

    files: dict[str, bytes]
    groups: list[frozenset[int]]
    """Number in the copy -> the places, by their rank in the list, that are reached there."""

    everywhere: frozenset[int]
    """The places that everything reaches."""


class _Here(NamedTuple):
    """The context of an expression: it runs in a function and can be wrapped there, runs whenever a function begins, or
    runs while its module is imported, for these names or for none."""

    kind: str
    """`inside`, `entry` or `import`."""

    function: ast.FunctionDef | ast.AsyncFunctionDef | None = None
    names: tuple[str, ...] = ()


class _Edit(NamedTuple):
    """Text put in at a place; of those at one place the lowest ``rank`` comes first."""

    start: int
    end: int
    rank: tuple[int, int]
    text: str


class _Module:
    """A module, read once."""

    def __init__(self, root: Path, path: str) -> None:
        self.path = path
        self.source = (root / path).read_bytes()
        self.starts = line_starts(self.source)
        self.tree = ast.parse(self.source)
        parts = path.removesuffix(".py").split("/")
        self.name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        self.imports = dict(_imports(self.tree))
        self.own = {name for node in self.tree.body for name in _given(node)}

    def loads(self) -> Iterator[tuple[ast.expr, tuple[ast.AST, ...], str, str | None]]:
        """Every name that is read, or attribute of a name, with what it stands in."""
        for node, parents in _walk(self.tree):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                yield node, parents, node.id, None
            elif (
                isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and isinstance(node.value, ast.Name)
            ):
                yield node, parents, node.value.id, node.attr


def reach_of(root: Path, places: Sequence[Place]) -> Reach:
    """What the copy of the project in ``root`` has to note to tell which of the places are reached."""
    modules = {module.name: module for module in _modules(root)}
    by_path = {module.path: module for module in modules.values()}
    reads = _reads(modules)
    inside: dict[tuple[str, int, int], set[int]] = defaultdict(set)
    entries: dict[tuple[str, int], set[int]] = defaultdict(set)
    limits: dict[tuple[str, int, int], tuple[int, int, str]] = {}
    everywhere: set[int] = set()
    for number, place in enumerate(places):
        module = by_path[place.path]
        pending: list[tuple[_Module, ast.expr, _Here]] = [(module, place.node, _here(place.node, place.parents))]
        seen: set[Name] = set()
        while pending:
            where, node, here = pending.pop()
            if here.kind == "entry" and here.function is not None:
                entries[where.path, _first(where, here.function)].add(number)
            elif here.kind == "inside":
                edge = (where.path, *span(node, where.starts))
                inside[edge].add(number)
                if node is place.node and _is_limit(place):
                    limits[edge] = (place.start, place.end, place.text)
            elif not here.names:
                everywhere.add(number)
            else:
                new = [(where.name, name) for name in here.names if (where.name, name) not in seen]
                seen.update(new)
                pending += [read for name in new for read in reads.get(name, ())]
    return _written(by_path, inside, entries, limits, frozenset(everywhere))


def _modules(root: Path) -> Iterator[_Module]:
    for room in ("game", "tests"):
        for path in sorted((root / room).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            if not name.startswith("tests/mutants/") or name.endswith("gallery.py"):
                yield _Module(root, name)


def _is_limit(place: Place) -> bool:
    """True for one < or > between two values: it is another one only where they are equal."""
    return isinstance(place.node, ast.Compare) and len(place.node.ops) == 1 and place.text in ("<", "<=", ">", ">=")


# ---------------------------------------------------------------------- who reads what
def _imports(tree: ast.AST) -> Iterator[tuple[str, Name]]:
    """Name in a module -> the module it is from, and its name there, or no name for a whole module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                yield alias.asname or alias.name, (node.module, alias.name)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.asname:
                    yield alias.asname, (alias.name, "")


def _reads(modules: dict[str, _Module]) -> dict[Name, list[tuple[_Module, ast.expr, _Here]]]:
    """Name -> where it is read."""
    found: dict[Name, list[tuple[_Module, ast.expr, _Here]]] = defaultdict(list)

    @cache
    def origin(name: Name) -> Name:
        """Where a name is defined that a module may only hand on; a module itself has no name."""
        module, word = name
        if f"{module}.{word}" in modules and (module not in modules or word not in modules[module].own):
            return f"{module}.{word}", ""
        if module in modules and word not in modules[module].own and word in modules[module].imports:
            return origin(modules[module].imports[word])
        return name

    for module in modules.values():
        for node, parents, word, attribute in module.loads():
            if word in module.own:
                name: Name = (module.name, word)
            elif word in module.imports:
                name = origin(module.imports[word])
            else:
                continue
            if not name[1]:  # a module
                if attribute is None:
                    continue
                name = origin((name[0], attribute))
            elif attribute is not None:
                continue  # its name is read, too
            found[name].append((module, node, _here(node, parents)))
    return found


def _given(node: ast.AST) -> Iterator[str]:
    """The names that a statement gives to something."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        yield node.name
    elif isinstance(node, ast.stmt) and not isinstance(node, ast.Import | ast.ImportFrom):
        for child in ast.walk(node):
            if isinstance(child, ast.Name) and not isinstance(child.ctx, ast.Load):
                yield child.id


def _walk(tree: ast.AST, parents: tuple[ast.AST, ...] = ()) -> Iterator[tuple[ast.expr, tuple[ast.AST, ...]]]:
    """Every expression with what it stands in. Annotations of functions are not worked out; those of classes may be."""
    for field, value in ast.iter_fields(tree):
        if field == "returns" or (field == "annotation" and not _is_field(tree, parents)):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                if isinstance(child, ast.expr):
                    yield child, (tree, *parents)
                yield from _walk(child, (tree, *parents))


def _is_field(node: ast.AST, parents: tuple[ast.AST, ...]) -> bool:
    return isinstance(node, ast.AnnAssign) and bool(parents) and isinstance(parents[0], ast.ClassDef)


def _here(node: ast.expr, parents: Sequence[ast.AST]) -> _Here:
    """The context of an expression, from what it stands in."""
    child: ast.AST = node
    can_be_wrapped, statement = True, None
    for parent in parents:
        if isinstance(parent, ast.pattern | ast.JoinedStr):
            can_be_wrapped = False
        if isinstance(child, ast.stmt) and statement is None:
            statement = child
        if isinstance(parent, ast.Lambda) and child is parent.body:
            if can_be_wrapped:
                return _Here("inside")
        elif isinstance(parent, _FUNCTIONS):
            if child in parent.body and can_be_wrapped:
                return _Here("inside")
            return _Here("entry", parent)
        elif isinstance(parent, ast.ClassDef):
            return _in_class(parent, parents[list(parents).index(parent) + 1 :])
        child = parent
    names = tuple(_given(statement)) if isinstance(statement, ast.stmt) else ()
    return _Here("import", None, names)


def _in_class(node: ast.ClassDef, parents: Sequence[ast.AST]) -> _Here:
    """What a class is made of is reached with its name; one that is made in a function, whenever that begins."""
    for parent in parents:
        if isinstance(parent, _FUNCTIONS):
            return _Here("entry", parent)
        if isinstance(parent, ast.ClassDef):
            node = parent
    return _Here("import", None, (node.name,))


# ---------------------------------------------------------------------- the text of the copy
def _first(module: _Module, function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Where the first statement of a function begins that does something."""
    body = function.body
    is_text = isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)
    node = body[1] if is_text and len(body) > 1 else body[0]
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    line = min([node.lineno, *(each.lineno for each in decorators)])
    return module.starts[line - 1] + node.col_offset


def _written(
    modules: dict[str, _Module],
    inside: dict[tuple[str, int, int], set[int]],
    entries: dict[tuple[str, int], set[int]],
    limits: dict[tuple[str, int, int], tuple[int, int, str]],
    everywhere: frozenset[int],
) -> Reach:
    groups: dict[frozenset[int], int] = {}
    edits: dict[str, list[_Edit]] = defaultdict(list)

    def number_of(reached: Iterable[int]) -> int:
        return groups.setdefault(frozenset(reached) - everywhere, len(groups))

    for (path, start), reached in entries.items():
        if reached - everywhere:
            source = modules[path].source
            indent = source[source.rfind(b"\n", 0, start) + 1 : start].decode()
            then = "; " if indent.strip() else f"\n{indent}"
            edits[path].append(_Edit(start, start, (1, 0), f"_reached({number_of(reached)}){then}"))
    for (path, start, end), reached in inside.items():
        if not reached - everywhere:
            continue
        if (path, start, end) in limits:
            begin, after, operator = limits[path, start, end]
            edits[path].append(_Edit(start, start, (2, start - end), f"_ordered({number_of(reached)}, '{operator}', "))
            edits[path].append(_Edit(begin, after, (2, 0), ", "))
        else:
            edits[path].append(_Edit(start, start, (2, start - end), f"_reached({number_of(reached)}, "))
        edits[path].append(_Edit(end, end, (0, 0), ")"))
    files = {path: _edited(modules[path].source, found) for path, found in edits.items()}
    return Reach(files, list(groups), everywhere)


def _edited(source: bytes, edits: Sequence[_Edit]) -> bytes:
    parts, done = [], 0
    for edit in sorted(edits, key=lambda edit: (edit.start, edit.rank)):
        parts += [source[done : edit.start], edit.text.encode()]
        done = edit.end
    return b"".join([*parts, source[done:]])
