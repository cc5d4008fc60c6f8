"""`cards --game metro2033`: what is printed, as data and in words."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
import yaml

from game.cli.terminal import PlainTerminal, PlainWords
from game.metro2033.cards.notes import NOTES
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.reader import FILES, FOLDER, load_metro
from game.metro2033.cli.cards import facts, lines
from game.paths import cards_folder
from game.play.games import GameBox, Games
from game.start import start

FILES_OF_METRO = cards_folder() / FOLDER


class WordsOfTitles(PlainWords):
    """Words that know only titles and numbers."""

    def __init__(self, cards: MetroCards, language: str) -> None:
        super().__init__(language)
        self._cards = cards

    def title(self, card: str) -> str:
        title: str = self._cards.all[card].title[self.language]
        return title

    def facts(self, card: str) -> Iterable[str]:
        strength = getattr(self._cards.all[card], "strength", None)
        return () if strength is None else (f"Strength {strength}.",)


class CardsTerminal(PlainTerminal):
    commands = {"cards": "game.metro2033.cli.cards"}  # noqa: RUF012

    def words(self, content: MetroCards, language: str) -> WordsOfTitles:
        return WordsOfTitles(content, language)


def _none(*_: Any) -> Any:
    return None


GAMES = Games(
    {
        "metro2033": GameBox(
            id="metro2033",
            content=lambda *_: load_metro(FILES_OF_METRO),
            kind=_none,
            words=_none,
            narrator=_none,
            look=_none,
            table=_none,
            terminal=lambda: CardsTerminal((2, 3, 4, 5, 6)),
        )
    }
)


def without_notes(data: Any, notes: tuple[str, ...]) -> Any:
    if isinstance(data, dict):
        return {key: without_notes(value, notes) for key, value in data.items() if key not in notes}
    return [without_notes(item, notes) for item in data] if isinstance(data, list) else data


def test_cards_as_data_are_the_facts(capsys: pytest.CaptureFixture[str]) -> None:
    assert start(["cards", "--game", "metro2033", "--json"], GAMES) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == list(FILES)
    for stem, notes in FILES.items():
        written = yaml.safe_load((FILES_OF_METRO / f"{stem}.yaml").read_text("utf-8"))
        assert told[stem] == without_notes(written, notes)


def test_data_hold_no_notes() -> None:
    told = json.dumps(facts(FILES_OF_METRO))
    assert not any(f'"{note}"' in told for note in NOTES)


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_cards_are_printed_in_words(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert start(["cards", "--game", "metro2033", "--lang", language], GAMES) == 0
    told = capsys.readouterr().out.split("\n\n")
    cards = load_metro(FILES_OF_METRO)
    assert len(told) == len(cards.all) + 1
    assert f"{cards.threats['flood'].title[language]} (flood)\n  Strength 8." in told


def test_a_card_without_facts_has_only_its_title() -> None:
    cards = load_metro(FILES_OF_METRO)
    assert list(lines(cards, WordsOfTitles(cards, "en")))[:2] == ["Arbat Confederation (arbat)", ""]


def test_damaged_facts_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    box = GAMES["metro2033"]._replace(content=lambda *_: load_metro(tmp_path))
    assert start(["cards", "--json"], Games({"metro2033": box})) == 2
    assert f"{tmp_path}/map.yaml: " in capsys.readouterr().err
