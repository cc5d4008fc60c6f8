"""`simulate`: games between bots."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from game.cli import options
from game.cli.command_line import Commands, add_command, tell
from game.cli.terminal import GameWords
from game.match.series.simulate import OpponentTally, Series, Tally, simulate


def add(commands: Commands) -> None:
    parser, terminal = add_command(commands, "simulate", run), commands.terminal
    options.add_series(parser, terminal, "simulate", games=100)
    terminal.add_opponents(parser, "simulate")
    options.add_workers(parser)
    options.add_data_and_json(parser)


def run(arguments: argparse.Namespace) -> int:
    table = options.open_game(arguments)
    choices, robots = table.choices(arguments), table.kind.robots
    bots = options.chosen_bots(arguments.bots, robots.names) or (robots.default,)
    table.warn_of_robots(bots)
    series = Series(arguments.games, arguments.players, arguments.seed, bots, choices)
    tally = simulate(series, table.source, options.chosen_workers(arguments))
    tell(arguments, table.terminal.told(tally), _lines(tally, table.words))
    return 1 if tally.problems else 0


def _lines(tally: Tally, words: GameWords) -> Iterator[str]:
    numbers = {"games": tally.games, "decisions": tally.decisions, "seconds": tally.seconds}
    yield words.text("cli-simulated", **numbers, speed=tally.decisions_per_second)
    rounds = tally.rounds
    yield words.text("cli-rounds", mean=rounds.mean, min=rounds.min, max=rounds.max)
    for role, wins in tally.winners.role.items():
        yield words.text("cli-wins", winner=words.role(role), wins=wins)
    for seat, wins in tally.winners.seat.items():
        yield words.text("cli-wins", winner=seat, wins=wins)
    if tally.against:
        yield from _lines_against(tally.against, words)
    yield from map(words.fault, tally.faults)
    if tally.cut_off:
        yield words.cut_off(tally.cut_off)
    yield words.text("cli-problems", problems=len(tally.problems))
    yield from tally.problems


def _lines_against(tally: OpponentTally, words: GameWords) -> Iterator[str]:
    opponent = words.opponent(tally.opponent)
    yield words.text("cli-win_rate", opponent=opponent, percent=round(100 * tally.win_rate, 1))
    yield words.text("cli-mean_vp", player=tally.vp.player, opponent=opponent, vp=tally.vp.opponent)
    for grade, count in tally.grades.items():
        yield words.text("cli-wins", winner=words.grade(grade), wins=count)
