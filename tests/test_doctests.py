"""The examples in docstrings work."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module
from types import ModuleType

import pytest

import game
from tests.each import each

MODULES = [module.name for module in pkgutil.walk_packages(game.__path__, "game.") if module.name != "game.__main__"]


def examples(module: ModuleType) -> int:
    """How many examples a module has; fails if one does not work."""
    failed, tried = doctest.testmod(module)
    assert failed == 0
    return tried


@each(MODULES, str)
def test_examples(name: str) -> None:
    examples(import_module(name))


@pytest.mark.parametrize(
    "name",
    [f"game.kernel.{name}" for name in ("bag", "chance", "journal", "message", "refusal", "seats", "spelling", "text")]
    + ["game.fiftyfirst.cards.card", "game.fiftyfirst.cards.catalog"],
)
def test_the_most_used_modules_show_examples(name: str) -> None:
    assert examples(import_module(name))
