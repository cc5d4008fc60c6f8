"""All that is printed and all that happens in Metro 2033, as each language tells it: the golden texts beside this file.

``GOLDEN=write python -m pytest tests/metro2033/wording`` writes them instead.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.metro2033.wording import card_words
from game.metro2033.wording.metro_narrator import MetroNarrator
from game.wording.messages import languages
from tests.metro2033.wording.spoken import COMMANDS, EVENTS, NAMES, QUESTIONS, TABLE, cards, narrator

GOLDEN = Path(__file__).parent / "golden"
WRITES = os.environ.get("GOLDEN") == "write"


def printed(told: MetroNarrator) -> Iterator[str]:
    """Cards, the last station of each kind, and the spaces of the round track."""
    kinds = {station.kind: id for id, station in cards().map.stations.items()}
    for id in (*cards().all, *kinds.values()):
        yield told.words.title(id)
        yield from (f"  {fact.line}" for fact in told.card(id))
    for space in (cards().start, *cards().loop):
        yield told.words.one_by_one(card_words.round_space(told.words, space))


def happened(told: MetroNarrator) -> Iterator[str]:
    """Each event as its seat is told it, and behind a bar as the others are, where that differs."""
    for event in EVENTS:
        own, others = (told.log([event], NAMES, viewer) for viewer in ("A", "C"))
        yield " | ".join((*own, *(line for line in others if line not in own)))


def asked_and_done(told: MetroNarrator) -> Iterator[str]:
    """Each question with what the others wait for; each command."""
    for asked in QUESTIONS:
        yield f"{told.question(asked, TABLE, NAMES)} | {told.waiting(asked, NAMES)}"
    yield from (told.command(command) for command in COMMANDS)


TEXTS = {"cards": printed, "log": happened, "questions": asked_and_done}


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("language", languages())
def test_the_texts_are_as_written(language: str, name: str) -> None:
    file = GOLDEN / language / f"{name}.txt"
    told = "\n".join(line.rstrip() for line in TEXTS[name](narrator(language))) + "\n"
    if WRITES:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")
