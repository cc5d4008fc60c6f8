"""What the tests of the window share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from game.fiftyfirst import rehearsal
from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.table.moves.choreography import choreograph
from game.fiftyfirst.table.moves.show import Show
from game.fiftyfirst.table.sight import Sight
from game.play.scenarios.scenario import ReadPosition
from game.ui.motion.motion import Motion
from game.ui.settings import Settings
from tests.conftest import is_blank
from tests.ui.drawn_once import draw
from tests.ui.sweep import shapes_of
from tests.ui.words import shipped_cards, words_of

pytest.register_assert_rewrite("tests.ui.table_script")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give a sweep its shapes."""
    marker = metafunc.definition.get_closest_marker("shapes")
    if marker is not None:
        pairs, languages = marker.args
        is_full = metafunc.config.getoption("full")
        metafunc.parametrize("shape", shapes_of(metafunc.function.__name__, pairs, languages, is_full), ids=str)


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    """The cards that windows share."""
    return shipped_cards()


@pytest.fixture(scope="session", autouse=True)
def _one_set_of_words() -> Iterator[None]:
    """Windows without packs share the shipped cards, their words and positions: a face that one window has drawn is
    there for the next one."""
    load, read = load_catalog, rehearsal.position_in
    positions: dict[tuple[Path, int], ReadPosition[Any, Any, Any, Any, Any, Any]] = {}

    def load_once(folder: Path, packs: Path | None = None) -> Catalog:
        return load(folder, packs=packs) if packs and packs.is_dir() else shipped_cards()

    def read_once(path: Path, catalog: Catalog) -> ReadPosition[Any, Any, Any, Any, Any, Any]:
        if catalog is not shipped_cards():
            return read(path, catalog)
        key = path, path.stat().st_mtime_ns
        if key not in positions:
            positions[key] = read(path, catalog)
        return positions[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rehearsal, "load_catalog", load_once)
        patch.setattr(rehearsal, "position_in", read_once)
        patch.setattr(rehearsal, "Wording", words_of)
        yield


@pytest.fixture
def blank_drawings() -> None:
    """Every drawing is blank, as large as it was asked for, and nothing is painted: for tests that look at the marks of
    a frame, not at its pixels. Texts are set as ever."""


@pytest.fixture
def real_drawings() -> None:
    """Drawings are drawn, in a file whose other tests want them blank: for tests that look at pixels."""


def pytest_runtest_setup(item: pytest.Item) -> None:
    draw(blank=is_blank(item))


def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Tests outside this folder have real drawings."""
    if nextitem is None or not is_blank(nextitem):
        draw(blank=False)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Motion]:
    """All that decisions put on the stage of the table."""
    found: list[Motion] = []

    def perform(show: Show, events: Sequence[AnyEvent], after: Sight, _: Settings) -> None:
        before, show._before = show._before, None
        assert before is not None
        found.extend(choreograph(events, before, after))

    monkeypatch.setattr(Show, "perform", perform)
    return found
