"""A plugin of pytest that runs the tests named in a file, and writes down which of them failed first.

Thousands of names have no room on a command line. A name that is not there is not run: names of tests may depend on
what was changed.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

FILE = "CHOSEN_TESTS"
"""The variable of the environment with the file of names, one a line; what fails is written beside it."""

FAILED = ".failed"


class _Choice:
    def __init__(self, file: Path) -> None:
        self._names = set(file.read_text("utf-8").split("\n"))
        self._failed = file.with_suffix(FAILED)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        others = [item for item in items if item.nodeid not in self._names]
        items[:] = [item for item in items if item.nodeid in self._names]
        config.hook.pytest_deselected(items=others)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._note(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._note(report)

    def _note(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.failed and not self._failed.exists():
            self._failed.write_text(report.nodeid, "utf-8")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(_Choice(Path(os.environ[FILE])), "choice")
