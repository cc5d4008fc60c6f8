"""The sweeps of the window: which shapes and languages they meet."""

from __future__ import annotations

import ast
from itertools import product

import pytest

from tests.conftest import ROOT
from tests.languages import LANGUAGES
from tests.ui.sweep import CHOSEN, SIZES, TEXT_SCALES, Shape, shapes_of
from tests.ui.test_every_size import SWEEPS

FULL = tuple(product(SIZES, TEXT_SCALES))


def sweeps() -> list[str]:
    """The names of all tests with a shape, and of the rows of the table."""
    trees = [ast.parse(path.read_bytes()) for path in sorted((ROOT / "tests" / "ui").glob("test_*.py"))]
    functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    found = [one for one in functions if one.name.startswith("test_") and "shape" in (a.arg for a in one.args.args)]
    return [*(one.name for one in found), *(name for sweep in SWEEPS for name in sweep.openings)]


def test_the_sweeps_meet_every_chosen_shape_in_every_language() -> None:
    met = {shape for name in sweeps() for shape in shapes_of(name, CHOSEN, ("en",), False)}
    assert met == {Shape(*pair, language) for pair, language in product(CHOSEN, LANGUAGES)}


def test_the_short_run_is_a_part_of_the_full_one() -> None:
    for name in sweeps():
        short, full = (shapes_of(name, FULL, ("en",), is_full) for is_full in (False, True))
        assert set(short) < set(full)
        assert set(full) >= {Shape(*pair, "en") for pair in FULL}


def test_a_sweep_in_none_of_the_chosen_shapes_is_an_error() -> None:
    with pytest.raises(LookupError, match="test_it runs in none of the chosen shapes"):
        shapes_of("test_it", [((1920, 1080), 0.8)], ("en",), False)
