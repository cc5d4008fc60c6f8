"""Talks with the game in the terminal: from a position on, what is typed, and what is told and not told then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from tests.cli.conftest import Play
from tests.cli.test_plain import faults
from tests.sets.matches import begun
from tests.sets.row import Case
from tests.yaml_text import data_of


class Talk(NamedTuple):
    """Anna and Ben play from a position on. Each part of ``told`` is told, or so many times; looked at is only what is
    told ``after`` a sentence."""

    case: Case
    typed: Sequence[str]
    plain: bool
    told: Mapping[str, int | None]
    untold: Sequence[str]
    after: str


def talks(positions: Mapping[str, Case], text: str) -> pytest.MarkDecorator:
    """Tests for each ``talk``, of a text in YAML, with its position under ``at``. ``told`` has parts, or for each how
    many times it is told; ``plain`` is `both` where plain sentences tell the same."""
    found = []
    for name, row in data_of(text).items():
        for plain in {"both": (False, True)}.get(row.get("plain"), (bool(row.get("plain")),)):
            talk = Talk(
                positions[row["at"]], row["typed"], plain, _counted(row.get("told", ())), row.get("untold", ()),
                row.get("after", ""),
            )  # fmt: skip
            found.append(pytest.param(talk, id=f"{name}{': plain' if plain else ''}"))
    return pytest.mark.parametrize("talk", found)


def _counted(told: Sequence[str | dict[str, int]]) -> Mapping[str, int | None]:
    """Parts with their number, or None if any number will do."""
    counted: dict[str, Any] = {}
    for part in told:
        counted |= part if isinstance(part, dict) else {part: None}
    return counted


def check(talk: Talk, catalog: Catalog, folder: Path, resume: Play) -> None:
    result = resume(begun(catalog, talk.case, folder), talk.typed, *["--plain"] * talk.plain)
    assert (result.code, result.err) == (0, "")
    told = result.out.partition(talk.after)[2] if talk.after else result.out
    counts = {part: told.count(part) for part in talk.told}
    assert counts == {part: times or max(counts[part], 1) for part, times in talk.told.items()}, told
    assert [part for part in talk.untold if part in told] == [], told
    assert not talk.plain or faults(result.out) == []
