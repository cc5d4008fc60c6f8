"""The words of the terminal that only 51st State understands: they look at cards and States, and pay for moves."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.cli.text_kind import OwnWord
from game.fiftyfirst.cli.text_table import LOOKS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.cli.text_game import TextGame
    from game.fiftyfirst.cli.plain_table import PlainTable
    from game.fiftyfirst.cli.text_moves import MoveList
    from game.fiftyfirst.cli.text_table import TextTable


def words_of(table: TextTable, moves: MoveList) -> Mapping[str, OwnWord]:
    """The words of a match."""
    return {
        "pay": OwnWord(partial(_pay, moves), after="hint"),
        "card": OwnWord(partial(_card, table)),
        "look": OwnWord(partial(_look, table)),
        "piles": OwnWord(lambda game, _: game.say(table.piles(game.seat)), after="table"),
        **{word: OwnWord(partial(_look_at, table, word)) for word in LOOKS},
    }


def sections_of(table: PlainTable) -> Mapping[str, OwnWord]:
    """The words of a match about parts of the table, in whole sentences."""
    return {
        "hand": OwnWord(lambda game, _: game.say(table.hand(game.seat)), after="table"),
        "state": OwnWord(partial(_look, table)),
    }


def _pay(moves: MoveList, game: TextGame, text: str) -> None:
    """List all ways to pay for a move."""
    commands = game.read(text)
    if not commands:
        return
    if ways := moves.ways_to_pay(commands[0]):
        game.offer([(way, moves.payment(way)) for way in ways])
    elif refusal := game.match.check(commands[0]):
        game.refuse(refusal, commands)
    else:
        game.say([game.words.text("text-free")])


def _card(table: TextTable, game: TextGame, name: str) -> None:
    game.say(table.card(name) or [game.words.text("text-no_card", name=name)])


def _look(table: TextTable, game: TextGame, name: str) -> None:
    """Print the cards of a State in words; without a name, of the player's own."""
    seat = game.seat_called(name)
    game.say(table.look(seat, game.seat) if seat else [game.words.text("text-no_seat", name=name)])


def _look_at(table: TextTable, word: str, game: TextGame, _: str) -> None:
    game.say(table.look_at(word, game.seat))
