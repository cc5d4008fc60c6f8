"""The rows of ``deeds.yaml``: what is done at the table, in which ways, what is refused, and what is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.settings import Settings
from tests.ui.table_person import sit_down
from tests.ui.table_script import perform
from tests.yaml_text import data_of

_ROWS: Mapping[str, Any] = data_of(Path(__file__).with_suffix(".yaml").read_text("utf-8"))

_QUICK = {"table", "table_payment", "table_questions"}


def opened(at: str, settings: Settings = STILL) -> Rehearsal:
    """The table at which rows begin: a start, or a position as it is."""
    start = _ROWS["starts"].get(at, {"position": at})
    settings = replace(settings, always_pay=start.get("always_pay", False))
    scene = start.get("scene", "table")
    window = sit_down(start["position"], changed=start.get("changed"), settings=settings, scene=scene)
    perform(window, start.get("script", ""))
    return window


def sections(name: str) -> pytest.MarkDecorator:
    """Run a test with each ``group`` of a section of the table and its ``rows``."""
    return pytest.mark.parametrize(
        ("group", "rows"), [pytest.param(at, found, marks=_marks(at), id=at) for at, found in _ROWS[name].items()]
    )


def rows(name: str) -> pytest.MarkDecorator:
    """Run a test with each row of a section: its ``group``, its ``key``, and each of its ``values`` alone."""
    found = [
        (group, key, value)
        for group, rows in _ROWS[name].items()
        for key, values in rows.items()
        for value in (values if isinstance(values, list) else [values])
    ]
    return pytest.mark.parametrize(
        ("group", "key", "value"), [pytest.param(*row, marks=_marks(*row[:2]), id=": ".join(row)) for row in found]
    )


def verbs_of_deeds() -> set[str]:
    """The first words of all moves in the deeds."""
    return {move.partition(" ")[0] for found in _ROWS["deeds"].values() for deed in found for move in deed.split(" > ")}


def _marks(*places: str) -> Sequence[pytest.MarkDecorator]:
    """Rows that begin elsewhere than at the tables of the base game are slow."""
    return () if _QUICK & {*places} else (pytest.mark.slow,)
