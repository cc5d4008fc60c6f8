"""A name stands for one thing."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

from tests.conftest import ROOT


def used_twice(sources: Iterable[tuple[str, str]]) -> Mapping[str, list[str]]:
    """Names of classes that stand at the top of several modules, with those modules."""
    found = defaultdict[str, list[str]](list)
    for module, text in sources:
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(module)
    return {name: modules for name, modules in found.items() if len(modules) > 1}


def test_no_two_classes_have_the_same_name() -> None:
    def read(path: Path) -> tuple[str, str]:
        return str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")

    assert used_twice(map(read, sorted((ROOT / "game").rglob("*.py")))) == {}


def test_a_name_that_is_used_twice_is_found() -> None:
    assert used_twice(
        [("a", "class Sight: ..."), ("b", "class Sight:\n    class Row: ..."), ("c", "class Row: ...")]
    ) == {"Sight": ["a", "b"]}
