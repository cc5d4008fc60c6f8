"""`simulate`: games between bots."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from game.cli import options
from game.cli.command_line import Commands, add_command, tell
from game.match.series.simulate import MOST_ROUNDS, Series, SoloTally, Tally, simulate
from game.paths import packs_folder
from game.rules.solo.kinds import KINDS
from game.wording.wording import Wording


def add(commands: Commands) -> None:
    parser = add_command(commands, "simulate", run)
    options.add_series(parser, "simulate", games=100)
    parser.add_argument("--solo", choices=tuple(KINDS), help=parser.speaker.help("cli-simulate-solo"))
    options.add_workers(parser)
    options.add_data_and_json(parser)


def run(arguments: argparse.Namespace) -> int:
    catalog, wording = options.cards_and_words(arguments)
    sets = options.chosen_sets(catalog, arguments.sets)
    bots, variants = options.chosen_bots(arguments.bots) or ("random",), options.chosen_variants(arguments, sets)
    series = Series(arguments.games, arguments.players, arguments.seed, sets, bots, arguments.solo, variants)
    options.warn_of_weights(series.bots, wording)
    tally = simulate(series, options.chosen_workers(arguments), packs_folder(arguments.data_dir))
    tell(arguments, tally, _lines(tally, wording))
    return 1 if tally.problems else 0


def _lines(tally: Tally, wording: Wording) -> Iterator[str]:
    numbers = {"games": tally.games, "decisions": tally.decisions, "seconds": tally.seconds}
    yield wording.text("cli-simulated", **numbers, speed=tally.decisions_per_second)
    rounds = tally.rounds
    yield wording.text("cli-rounds", mean=rounds.mean, min=rounds.min, max=rounds.max)
    for faction, wins in tally.winners.faction.items():
        yield wording.text("cli-wins", winner=wording.title(faction), wins=wins)
    for seat, wins in tally.winners.seat.items():
        yield wording.text("cli-wins", winner=seat, wins=wins)
    if tally.solo:
        yield from _solo_lines(tally.solo, wording)
    yield from map(wording.fault, tally.faults)
    if tally.cut_off:
        yield wording.text("cli-cut_off", games=tally.cut_off, rounds=MOST_ROUNDS)
    yield wording.text("cli-problems", problems=len(tally.problems))
    yield from tally.problems


def _solo_lines(solo: SoloTally, wording: Wording) -> Iterator[str]:
    opponent = wording.opponent(solo.opponent)
    yield wording.text("cli-win_rate", opponent=opponent, percent=round(100 * solo.win_rate, 1))
    yield wording.text("cli-mean_vp", player=solo.vp.player, opponent=opponent, vp=solo.vp.opponent)
    for grade, count in solo.grades.items():
        yield wording.text("cli-wins", winner=wording.grade(grade), wins=count)
