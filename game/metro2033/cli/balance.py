"""`balance`: a robot plays for all factions many times, and a table tells how often each has won."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from game.cli import options
from game.cli.command_line import Commands, add_command, tell
from game.cli.terminal import GameWords
from game.match.series.simulate import Series
from game.metro2033.match.balance import FactionShare, MetroBalance, measure

USUAL: Final = "planner"
"""The robot that plays if no other is asked for."""


def add(commands: Commands) -> None:
    parser = add_command(commands, "balance", run)
    options.add_series(parser, commands.terminal, "balance", games=100)
    options.add_workers(parser)
    options.add_data_and_json(parser)


def run(arguments: argparse.Namespace) -> int:
    table = options.open_game(arguments)
    bots = options.chosen_bots(arguments.bots, table.kind.robots.names) or (USUAL,)
    series = Series(arguments.games, arguments.players, arguments.seed, bots, table.choices(arguments))
    balance = measure(series, table.source, options.chosen_workers(arguments))
    tell(arguments, msgspec.to_builtins(balance), lines(balance, table.words))
    return 1 if balance.problems else 0


def lines(balance: MetroBalance, words: GameWords) -> Iterator[str]:
    """The report: how long the games were, and each faction, the one that wins most often first."""
    text, rounds = words.text, balance.rounds
    yield text("cli-rounds", mean=rounds.mean, min=rounds.min, max=rounds.max)
    yield text("balance-fair", games=balance.games)
    yield from _columns(list(_rows(balance, words)))
    if balance.cut_off:
        yield words.cut_off(balance.cut_off)
    yield text("cli-problems", problems=len(balance.problems))
    yield from balance.problems


def _rows(balance: MetroBalance, words: GameWords) -> Iterator[Sequence[str]]:
    text = words.text
    heads = ("tournament-games", "tournament-wins", "tournament-share", "tournament-interval", "tournament-vp")
    yield text("statistics-by-faction"), *map(text, heads)
    by_share = sorted(balance.factions.items(), key=lambda faction: -faction[1].share)
    for faction, found in by_share:
        yield words.role(faction), *_cells(found, words)


def _cells(found: FactionShare, words: GameWords) -> Iterator[str]:
    yield str(found.games)
    yield str(found.wins)
    yield words.text("tournament-percent", share=found.share)
    yield words.text("tournament-range", low=found.low, high=found.high)
    yield words.text("tournament-number", n=found.vp)


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The rows in columns: the first to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        numbers = [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        yield "  ".join([first.ljust(widths[0]), *numbers])
