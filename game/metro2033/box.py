"""All of Metro 2033 as one value."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.metro2033.rules import NAME
from game.paths import cards_folder
from game.play.games import GameBox, OnError
from game.play.programs import NO_PROGRAMS, Programs

if TYPE_CHECKING:
    from game.metro2033.cards.printed import MetroCards
    from game.metro2033.kind import MetroKind
    from game.metro2033.terminal import MetroTerminal
    from game.metro2033.wording.metro_narrator import MetroNarrator
    from game.metro2033.wording.metro_words import MetroWords
    from game.ui.game_look import GameLook
    from game.ui.game_table import GameTable


def _cards(_data: Path | None, _on_error: OnError | None) -> MetroCards:
    from game.metro2033.cards.reader import FOLDER, load_metro  # here: lists of matches do not need it

    return load_metro(cards_folder() / FOLDER)


def _kind(cards: MetroCards | None = None, programs: Programs = NO_PROGRAMS) -> MetroKind:
    from game.metro2033.kind import metro_kind  # here: it needs the rules

    return metro_kind(cards, programs)


def _words(cards: Callable[[], MetroCards], language: str, on_error: OnError | None) -> MetroWords:
    from game.metro2033.wording.metro_words import MetroWords

    return MetroWords(cards, language, on_error=on_error)


def _narrator(words: MetroWords) -> MetroNarrator:
    from game.metro2033.wording.metro_narrator import MetroNarrator  # here: it needs the rules

    return MetroNarrator(words)


def _look() -> GameLook:
    from game.metro2033.look import LOOK  # here: it needs the window

    return LOOK


def _table() -> GameTable:
    from game.metro2033.game_table import TABLE  # here: it needs the window

    return TABLE


def _terminal() -> MetroTerminal:
    from game.metro2033.terminal import MetroTerminal

    return MetroTerminal()


BOX = GameBox(NAME, _cards, _kind, _words, _narrator, _look, _table, _terminal)
