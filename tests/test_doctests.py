"""The examples in docstrings work."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module
from types import ModuleType

import pytest

import game.bots
import game.cards
import game.cli
import game.kernel
import game.match
import game.play
import game.rules
import game.ui
import game.wording
from tests.each import each

ROOMS = (
    game.kernel, game.cards, game.rules, game.bots, game.play, game.match, game.wording, game.ui, game.cli,
)  # fmt: skip
MODULES = [module.name for room in ROOMS for module in pkgutil.walk_packages(room.__path__, f"{room.__name__}.")]


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
    + ["game.cards.card", "game.cards.catalog"],
)
def test_the_most_used_modules_show_examples(name: str) -> None:
    assert examples(import_module(name))
