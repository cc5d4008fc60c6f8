"""A plugin of pytest, for the copy of the program that notes what is reached: what each test reaches, and how long it
takes. `-p tests.mutants.watched_tests` is loaded before all else, so that every cache is noted.

What was made for a fixture that tests share counts for each of them.
"""

from __future__ import annotations

from game import noting  # type: ignore[attr-defined]  # isort: skip

import importlib
import json
import os
import pkgutil
from collections import defaultdict
from collections.abc import Generator
from typing import Any

import pytest


def _processor_time() -> float:
    """Of this process and those it has waited for, in seconds."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


class _Watcher:
    def __init__(self, config: pytest.Config) -> None:
        self._out = open(os.environ[noting.OUT], "w", encoding="utf-8")  # noqa: SIM115
        self._told = 0
        self._of_fixtures: dict[int, set[int]] = {}
        self._of_files: dict[str, set[int]] = defaultdict(set)
        asked = config.getoption

        def getoption(name: str, *args: Any, **kwargs: Any) -> Any:
            if name == "full":
                noting.reached(noting.ASKS)
            return asked(name, *args, **kwargs)

        config.getoption = getoption  # type: ignore[method-assign]
        noting.watch()
        self._write(everywhere=sorted(_reached_by_importing()))

    def _write(self, **found: object) -> None:
        self._out.write(json.dumps(found) + "\n")
        self._out.flush()

    def _taken(self) -> set[int]:
        """What was reached since the last time, here and in processes that were started."""
        found = set(noting.reached_now)
        noting.reached_now.clear()
        if noting.FILE.exists():
            with noting.FILE.open(encoding="ascii") as file:
                file.seek(self._told)
                found.update(int(line) for line in file.read().split())
                self._told = file.tell()
        return found

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Generator[None, Any, Any]:
        self._taken()
        report = yield
        found = self._taken() - {noting.ASKS}
        if isinstance(collector, pytest.Module):
            self._of_files[str(collector.path)] |= found
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any) -> Generator[None, Any, Any]:
        if fixturedef.scope == "function":
            return (yield)
        before = self._taken()
        try:
            return (yield)
        finally:
            mine = self._taken()
            self._of_fixtures[id(fixturedef)] = mine
            noting.reached_now.update(before | mine)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        self._taken()
        begun = _processor_time()
        try:
            return (yield)
        finally:
            seconds = round(_processor_time() - begun, 4)
            found = self._taken() | self._of_files[str(item.path)]
            info = getattr(item, "_fixtureinfo", None)
            for definitions in info.name2fixturedefs.values() if info else ():
                for definition in definitions:
                    found |= self._of_fixtures.get(id(definition), set())
            self._write(test=item.nodeid, seconds=seconds, reached=sorted(found))


def _reached_by_importing() -> set[int]:
    """What all of the program reaches when it is loaded: everything depends on it."""
    import game

    noting.reached_now.clear()
    for module in pkgutil.walk_packages(game.__path__, "game."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found = set(noting.reached_now)
    noting.reached_now.clear()
    return found


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(_Watcher(config), "watcher")
