"""Changes of the rules and cards of Metro 2033, one at a time, with the scenarios that fail under each.

A scenario that passes whatever the rules say shows nothing. So each of them is named in `changes.yaml` by at least one
change under which it fails. A row of that file says

    - path: game/metro2033/rules/atlas.py
      before: return stations + len(state.player(seat).completed)    # stands there once
      after: return stations
      fails: [quests/m1_2_stations_and_quests]

where a scenario is named by narrow changes, under which few others fail. The modules of Metro 2033 are loaded anew from
the changed text, in this process; those that were loaded before come back afterwards.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final, NamedTuple

from game.paths import cards_folder
from game.play.scenarios.scenario import read_scenario, run_scenario
from tests.conftest import ROOT
from tests.yaml_text import data_of

GAME: Final = "game.metro2033"
SCENARIOS: Final = Path(__file__).parent / "scenarios"


class Change(NamedTuple):
    """What stands ``before`` in a file, once, is another text ``after``wards, and these scenarios fail."""

    path: str
    """From the top of the project, with slashes."""

    before: str
    after: str
    fails: tuple[str, ...]

    @property
    def is_of_cards(self) -> bool:
        return self.path.startswith("cards/")

    def changed(self) -> str:
        """The changed text of the file."""
        return (ROOT / self.path).read_text("utf-8").replace(self.before, self.after)


@cache
def all_changes() -> Sequence[Change]:
    """The rows of `changes.yaml`."""
    rows = data_of(Path(__file__).with_name("changes.yaml").read_text("utf-8"))
    return [Change(row["path"], row["before"], row["after"], tuple(row["fails"])) for row in rows]


def all_scenarios() -> list[str]:
    """The scenarios by chapter and name."""
    return [path.relative_to(SCENARIOS).with_suffix("").as_posix() for path in sorted(SCENARIOS.rglob("*.yaml"))]


def passing(change: Change, scenarios: Sequence[str], folder: Path) -> list[str]:
    """Those of the scenarios that pass in spite of a change; changed cards are written into an empty folder."""
    if change.is_of_cards:
        kind = _kind(_changed_cards(change, folder))
        return [name for name in scenarios if _passes(kind, name)]
    with _changed_rules(change):
        kind = _kind(cards_folder() / "metro2033")
        return [name for name in scenarios if _passes(kind, name)]


def _passes(kind: Any, name: str) -> bool:
    """A scenario that the changed rules cannot play fails, too."""
    try:
        return not run_scenario(read_scenario(SCENARIOS / f"{name}.yaml", kind.only))
    except Exception:
        return False


def _kind(cards: Path) -> Any:
    """Metro 2033 with the cards of a folder, by the modules that are loaded now."""
    load_metro = importlib.import_module(f"{GAME}.cards.reader").load_metro
    return importlib.import_module(f"{GAME}.kind").metro_kind(load_metro(cards))


def _changed_cards(change: Change, folder: Path) -> Path:
    """A folder with all cards of Metro 2033, of which one file is changed."""
    shipped = (ROOT / change.path).parent
    for path in shipped.iterdir():
        text = change.changed() if path.name == Path(change.path).name else path.read_text("utf-8")
        (folder / path.name).write_text(text, "utf-8")
    return folder


# ---------------------------------------------------------------------- changed modules
class _Loader(SourceFileLoader):
    """Loads a module from a text that is not that of its file."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self._text = text

    def get_code(self, _: str) -> CodeType:
        return compile(self._text, self.path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    def __init__(self, change: Change) -> None:
        self._name = change.path.removesuffix(".py").replace("/", ".")
        self._path = str(ROOT / change.path)
        self._text = change.changed()

    def find_spec(self, fullname: str, _: Sequence[str] | None, __: ModuleType | None = None) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        return spec_from_file_location(fullname, self._path, loader=_Loader(fullname, self._path, self._text))


@contextmanager
def _changed_rules(change: Change) -> Iterator[None]:
    """Within this context, what is imported of Metro 2033 has the change."""
    package, word = GAME.split(".")
    finder, kept = _Finder(change), _taken_out()
    above = sys.modules[package]
    before = getattr(above, word, None)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        _taken_out()
        sys.modules.update(kept)
        if before is not None:
            setattr(above, word, before)


def _taken_out() -> dict[str, ModuleType]:
    """The loaded modules of Metro 2033, which are loaded no longer."""
    names = [name for name in sys.modules if name == GAME or name.startswith(f"{GAME}.")]
    return {name: sys.modules.pop(name) for name in names}
