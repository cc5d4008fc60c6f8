"""What all tests share: the base cards, the engine's game, no window, and files that are parsed once."""

from __future__ import annotations

import gc
import itertools
import os
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import hypothesis
import pytest

from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.rules.state import Game
from game.paths import cards_folder
from tests.parsed_once import parsed_once

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for small matrices, threads of numpy only wait for each other
os.environ.update(LC_ALL="C.UTF-8", LANG="C.UTF-8", LANGUAGE="")  # whoever runs the tests: English is spoken
hypothesis.settings.register_profile("suite", deadline=None)  # a busy machine is no fault
hypothesis.settings.load_profile("suite")

ROOT = Path(__file__).resolve().parent.parent

QUICK = {
    "durability": ("promises",),
    "ui": (
        "app", "art_assets", "art_canvas", "deeds", "effect_motion", "flow", "menus", "scenes", "settings",
        "solo_table", "sound", "starting", "table_layout", "table_questions", "table_targets", "table_turn",
    ),
}  # fmt: skip
"""Folders whose tests are slow, but for these files; elsewhere a slow test is marked by itself."""

DATA_FOLDERS = pytest.StashKey[Iterator[Path]]()
"""New data folders, one for each test; none is there yet."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="every shape of window and every game: the nightly run")


def pytest_configure(config: pytest.Config) -> None:
    """Parse files once: hundreds of windows are opened in one process, and tests are made from cards. Look for garbage
    less often: it takes a tenth of the time of many tests."""
    gc.set_threshold(10_000, *gc.get_threshold()[1:])
    cleanup = ExitStack()
    cleanup.enter_context(parsed_once())
    folder = Path(cleanup.enter_context(TemporaryDirectory(prefix="fiftyfirst-", ignore_cleanup_errors=True)))
    config.stash[DATA_FOLDERS] = (folder / str(number) for number in itertools.count())
    config.add_cleanup(cleanup.close)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Give each test an empty data folder: none reads or writes the player's own, or what another test has left."""
    folders = item.config.stash[DATA_FOLDERS]
    folder = str(next(folders))
    os.environ.update(XDG_DATA_HOME=folder, WIN_PD_OVERRIDE_LOCAL_APPDATA=folder)  # the latter on Windows


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> Generator[None, int, int]:
    """For `-n auto` one process more than there are cores, as one of them waits; none of the quick tests does."""
    cores = yield
    is_said = "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ
    return cores if is_said or config.option.markexpr == "not slow" else cores + 1


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    return load_catalog(cards_folder())


@pytest.fixture(scope="session")
def game(catalog: Catalog) -> Game:
    return Game(catalog)


@pytest.fixture(scope="session", autouse=True)
def _no_waiting_for_the_disk() -> Iterator[None]:
    """Nothing that a test writes has to survive a power failure. Tests of flushing put in a call of their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Generator[None]:
    """Mark the slow folders; tests that open a real window run only where a display server can be started, those of the
    full product only with `--full`.

    Tests that wait for other processes come first: they are the first in the share of one process, and the others
    compute meanwhile. Those of the window that need no drawings come last: what is drawn is kept until then.
    """
    if not config.getoption("full"):
        left_out = [item for item in items if _is(item, "full")]
        items[:] = [item for item in items if not _is(item, "full")]
        config.hook.pytest_deselected(items=left_out)
    for item in items:
        quick = QUICK.get(item.path.parent.name)
        if quick is not None and item.path.stem.removeprefix("test_") not in quick:
            item.add_marker(pytest.mark.slow)
        if _is(item, "xvfb") and not _has("Xvfb", "xdotool"):
            item.add_marker(pytest.mark.skip(reason="needs Xvfb and xdotool"))
    yield
    items.sort(key=lambda item: (not (_is(item, "waits") or _is(item, "xvfb")), is_blank(item)))


def _is(item: pytest.Item, marker: str) -> bool:
    """Whether a test has a marker. Its keywords have the names of folders, too."""
    return item.get_closest_marker(marker) is not None


def is_blank(item: pytest.Item) -> bool:
    """Whether drawings are blank in a test (`tests/ui/conftest.py`)."""
    names = getattr(item, "fixturenames", ())
    return "blank_drawings" in names and "real_drawings" not in names


def _has(*programs: str) -> bool:
    from shutil import which

    return all(which(program) for program in programs)
