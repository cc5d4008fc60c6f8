"""Match files of Metro 2033 of the past stay watchable forever; those of today are decided and told as they were."""

from __future__ import annotations

import os
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import get_args

import pytest

from game.kernel.seats import EVERYONE, NOBODY
from game.metro2033.match.content import METRO_RULES
from game.metro2033.rules.commands import AnyMetroCommand
from game.metro2033.rules.events import AnyMetroEvent
from game.play.checking import first_difference
from game.play.match import watch_file
from tests.metro2033.golden_matches import FOLDER, KIND, WANTED, kept, made_by, metro_of, read, told

FILES = sorted(FOLDER.glob("*/*.jsonl"))
OF_TODAY = [path for path in FILES if made_by(path.parent).rules == METRO_RULES]

each_match = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
each_match_of_today = pytest.mark.parametrize("path", OF_TODAY, ids=lambda path: path.stem)


@each_match
def test_a_golden_match_is_never_rewritten(path: Path) -> None:
    assert sha256(path.read_bytes()).hexdigest() == made_by(path.parent).matches[path.name].digest


@each_match
def test_every_step_of_a_golden_match_can_be_seen_from_every_seat(path: Path) -> None:
    match = watch_file(path, KIND.only)
    assert match.last == made_by(path.parent).matches[path.name].decisions
    for step in range(match.last + 1):
        assert all(match.view(viewer, step).round == match.status_at(step).round for viewer in (EVERYONE, NOBODY, "A"))


@each_match_of_today
def test_a_golden_match_is_decided_as_it_was(path: Path) -> None:
    """After a change of the rules, `METRO_RULES` is one more, and golden matches of the new version are added."""
    record = read(path)
    assert record.damage is None
    assert first_difference(KIND, metro_of(record), record.journal) is None
    assert kept(path) == made_by(path.parent).matches[path.name]


@each_match_of_today
def test_the_first_rounds_of_a_golden_match_are_told_as_they_were(path: Path) -> None:
    """``GOLDEN=write`` writes the texts instead."""
    file, lines = path.with_suffix(".txt"), list(told(read(path)))
    if os.environ.get("GOLDEN") == "write":
        file.write_text("\n".join(lines) + "\n", "utf-8")
    different = [pair for pair in zip_longest(lines, file.read_text("utf-8").splitlines()) if pair[0] != pair[1]]
    assert different[:1] == []


def test_this_version_has_every_golden_match() -> None:
    """Otherwise run `python -m tests.metro2033.golden_matches`."""
    assert {path.stem for path in OF_TODAY} == {wanted.name for wanted in WANTED}
    for folder in {path.parent for path in FILES}:
        assert set(made_by(folder).matches) == {path.name for path in folder.glob("*.jsonl")}


def test_every_command_and_event_is_in_a_golden_match_of_today() -> None:
    entries = [entry for path in OF_TODAY for entry in read(path).journal.line]
    met = {type(one) for entry in entries for one in (entry.decision, *entry.events)}
    assert {*get_args(AnyMetroCommand), *get_args(AnyMetroEvent)} - met == set()
