"""`simulate`: games between bots."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from game.cards.catalog import BASE_SET
from game.cli.card_sets import add_data_folder, add_sets, all_cards, chosen_sets
from game.cli.output import add_json, at_least, seed, tell, whole
from game.cli.parser import Commands, add_command
from game.cli.robots import add_bots, add_workers, chosen_bots, chosen_workers, warn_of_weights
from game.cli.variants import add_variants, chosen_variants
from game.match.series.simulate import MOST_ROUNDS, Series, SoloTally, Tally, simulate
from game.paths import packs_folder
from game.rules.solo.kinds import KINDS
from game.wording import Wording


def add(commands: Commands) -> None:
    parser = add_command(commands, "simulate", run)
    say = parser.speaker.help
    parser.add_argument("--games", type=at_least(1), default=100, help=say("cli-simulate-games"))
    parser.add_argument("--players", type=whole, choices=(2, 3, 4), default=2, help=say("cli-players"))
    parser.add_argument("--seed", type=seed, default=1, help=say("cli-simulate-seed"))
    add_sets(parser, default=BASE_SET)
    add_variants(parser)
    add_bots(parser, say("cli-simulate-bots"))
    parser.add_argument("--solo", choices=tuple(KINDS), help=say("cli-simulate-solo"))
    add_workers(parser)
    add_data_folder(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    catalog = all_cards(arguments)
    sets = chosen_sets(catalog, arguments.sets)
    bots, options = chosen_bots(arguments.bots) or ("random",), chosen_variants(arguments, sets)
    series = Series(arguments.games, arguments.players, arguments.seed, sets, bots, arguments.solo, options)
    wording = Wording(catalog, arguments.lang)
    warn_of_weights(series.bots, wording)
    tally = simulate(series, chosen_workers(arguments), packs_folder(arguments.data_dir))
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
