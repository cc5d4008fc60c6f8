"""`cards`: what is printed of Metro 2033, in words or as data."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol, cast

from game.cli.command_line import Commands, add_command, tell
from game.cli.options import add_data_and_json, open_game
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.reader import FOLDER, read_facts
from game.paths import cards_folder


class TellsCards(Protocol):
    """What the words of the game tell of a card, in their language."""

    def title(self, card: str, /) -> str:
        """The title of a card by its id."""

    def facts(self, card: str, /) -> Iterable[str]:
        """All that is printed on it, a sentence each."""


def add(commands: Commands) -> None:
    add_data_and_json(add_command(commands, "cards", run))


def run(arguments: argparse.Namespace) -> int:
    game = open_game(arguments)
    if arguments.json:
        tell(arguments, facts(cards_folder() / FOLDER), ())
    else:
        words = cast(TellsCards, game.words)  # those that the game's terminal makes
        tell(arguments, None, lines(game.content, words))
    return 0


def facts(folder: Path) -> Mapping[str, Any]:
    """What the files of a folder hold, by their names: all but the notes for people."""
    return {stem: given.plain() for stem, given in read_facts(folder).items()}


def lines(cards: MetroCards, words: TellsCards) -> Iterator[str]:
    """Every card with what is printed on it, an empty line after each."""
    for card in cards.all:
        yield f"{words.title(card)} ({card})"
        yield from (f"  {fact}" for fact in words.facts(card))
        yield ""
