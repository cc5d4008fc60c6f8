"""What the file of a match may not say: such a file is told as damaged or refused, and never played."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import deal_match, fiftyfirst
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.state import Game
from game.kernel.refusal import Unreadable
from game.kernel.seats import SeatSetup
from game.play.files.record import read_record, record_of
from tests.match.test_agreement import forged, told_of
from tests.sets.matches import begun, path_of, submit_all
from tests.sets.row import SetUnderTest, Spoilt
from tests.sets.table import ROWS

Line = dict[str, Any]
DEAL = 1
"""The line with the position in which a match begins."""


SPOILT = [
    pytest.param(row, spoilt, id=f"{row.name}: {spoilt.at}, {spoilt.moves[-1:]}")
    for row in ROWS
    for spoilt in row.spoilt
]
UNKNOWN = [
    pytest.param(row, change, id=f"{row.name}: {json.dumps(change)}") for row in ROWS for change in row.unknown[1]
]
DEALT = [pytest.param(row, option, id=f"{row.name}: {option}") for row in ROWS for option in row.dealt]
GONE = [pytest.param(row, name, id=f"{row.name}: {row.gone[name]}") for row in ROWS for name in row.gone]


@pytest.mark.parametrize(("of", "spoilt"), SPOILT)
def test_a_file_that_says_what_cannot_be_is_damaged(
    of: SetUnderTest, spoilt: Spoilt, catalog: Catalog, tmp_path: Path
) -> None:
    """A decision, an event or a question names what there is not, or so much of it. A question would be asked as soon
    as the match is resumed."""
    match = begun(catalog, of.at(spoilt.at), tmp_path)
    submit_all(match, spoilt.moves)
    match.close()
    data = path_of(match).read_bytes()
    lines = [json.loads(line) for line in data.splitlines()]
    last = max((number for number, line in enumerate(lines) if "decision" in line), default=DEAL)
    assert damage(forged(data, last, lambda _: None), catalog) is None
    for instead, expected in ((spoilt.lies, "unreadable"), (spoilt.fine, None)):
        for place, value in instead:
            other = forged(data, last, partial(_put, place, value))
            assert damage(other, catalog) == expected, (place, value)


def damage(data: bytes, catalog: Catalog) -> str | None:
    """The reason of the damage of a file, if it is damaged."""
    found = record_of(Path("match.jsonl"), data, fiftyfirst(catalog).only).damage
    return found.reason if found else None


def _put(place: str, value: Mapping[str, Any], line: Line) -> None:
    """Change the decision of a line, its open question, an event by its kind, or a field of one."""
    if place == "decision":
        line[place].update(value)
        return
    kind, _, field = place.partition(".")
    event = next(one for one in line["events"] if one["type"] == ("awaited" if kind == "question" else kind))
    found = event["agenda"][-1] if kind == "question" else event
    (found[field] if field else found).update(value)


@pytest.mark.parametrize(("of", "change"), UNKNOWN)
def test_a_position_with_what_there_is_not_is_refused(
    of: SetUnderTest, change: Line, catalog: Catalog, tmp_path: Path
) -> None:
    match = begun(catalog, of.at(of.unknown[0]), tmp_path)
    match.close()
    data = forged(path_of(match).read_bytes(), DEAL, lambda line: _merge(line["events"][0]["state"], change))
    path_of(match).write_bytes(data)
    with pytest.raises(Unreadable, match="moon" if _names_moon(change) else None):
        read_record(path_of(match), fiftyfirst(catalog).only)


def _names_moon(change: Line) -> bool:
    """Whether a card, not a key, is one that does not exist: it is told then."""
    text = json.dumps(change)
    return '"moon"' in text and '"moon":' not in text


def _merge(state: Line, change: Line) -> None:
    """Put other values into a state, its Machines and its first player."""
    for key, value in change.items():
        if key == "machines":
            state[key].update(value)
        elif key == "players":
            state[key][0].update(value[0])
        else:
            state[key] = value


@pytest.mark.parametrize(("of", "option"), DEALT)
@pytest.mark.parametrize("dealt_with", [True, False])
def test_options_that_do_not_fit_the_deal_are_refused(
    dealt_with: bool, of: SetUnderTest, option: str, catalog: Catalog, tmp_path: Path
) -> None:
    options = msgspec.convert({option: True} if dealt_with else {}, Options)
    match = deal_match(Game(catalog, of.sets, options), [SeatSetup("Anna"), SeatSetup("Ben")], 17, tmp_path)
    match.close()
    header = {} if dealt_with else {option: True}
    data = forged(path_of(match).read_bytes(), 0, lambda found: found.update(options=header))
    assert told_of(data, catalog).endswith(f"does not fit the start of the game: {of.dealt[option]}")


@pytest.mark.parametrize(("of", "name"), GONE)
def test_what_has_gone_is_named(of: SetUnderTest, name: str, catalog: Catalog, tmp_path: Path) -> None:
    match = begun(catalog, of.cases[name], tmp_path)
    match.close()
    data = path_of(match).read_bytes().replace(of.gone[name].encode(), b"castle_in_the_air")
    told = told_of(forged(data, 0, lambda _: None), catalog)
    assert told == "the sets of this match no longer hold its cards castle_in_the_air"
