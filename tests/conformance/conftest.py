"""What the tests of all sets are run with: the rows of `tests.sets.table`, and a language."""

from __future__ import annotations

from typing import Any

import pytest

from game.wording.messages import languages
from tests.cli.conftest import resume as resume
from tests.cli.conftest import run as run
from tests.cli.conftest import start as start
from tests.languages import language_of
from tests.sets.table import CASES, ROWS, TURNS


@pytest.fixture
def language(request: pytest.FixtureRequest) -> str:
    """The language of this test, unless it is run in each of them."""
    return language_of(request.node.name)


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    """Whether this is the nightly run, in which nothing is left out."""
    return bool(request.config.getoption("full"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a ``row``, a ``case``, a ``turn`` or a ``language`` is run with each."""
    kinds: dict[str, dict[str, Any]] = {"row": {row.name: row for row in ROWS}, "case": {**CASES}, "turn": {**TURNS}}
    if metafunc.config.getoption("full"):
        kinds["language"] = {language: language for language in languages()}
    for name, values in kinds.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, [*values.values()], ids=[*values])
