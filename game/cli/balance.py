"""`balance`: a robot plays itself many times, and a report tells what cards, factions and the first seat are worth."""

from __future__ import annotations

import argparse
from pathlib import Path

from tqdm import tqdm

from game.cards.catalog import BASE_SET
from game.cli.balance_report import report
from game.cli.card_sets import add_data_folder, add_sets, all_cards, chosen_sets
from game.cli.output import add_force, add_json, at_least, seed, tell, whole
from game.cli.parser import Commands, add_command
from game.cli.robots import add_bots, add_workers, chosen_bots, chosen_workers, warn_of_weights
from game.cli.variants import add_variants, chosen_variants
from game.files.writing import check_chosen, write_chosen
from game.kernel.refusal import Unreadable
from game.kernel.text import legible
from game.match.series.balance import balance_of, count_games, read_balance
from game.match.series.simulate import Series
from game.paths import packs_folder
from game.wording import Wording

DEFAULT_ROBOT = "hard"


def add(commands: Commands) -> None:
    parser = add_command(commands, "balance", run)
    help = parser.speaker.help
    parser.add_argument("--games", type=at_least(1), default=500, help=help("cli-balance-games"))
    parser.add_argument("--players", type=whole, choices=(2, 3, 4), default=2, help=help("cli-players"))
    parser.add_argument("--seed", type=seed, default=1, help=help("cli-simulate-seed"))
    add_sets(parser, default=BASE_SET)
    add_variants(parser)
    add_bots(parser, help("cli-balance-bots"))
    add_workers(parser)
    parser.add_argument("--compare", type=Path, metavar="FILE", help=help("cli-balance-compare"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=help("cli-balance-out"))
    add_force(parser)
    add_data_folder(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.out:
        check_chosen(arguments.out, arguments.force)
    catalog = all_cards(arguments)
    bots = chosen_bots(arguments.bots) or (DEFAULT_ROBOT,)
    if len(bots) > 1:
        raise Unreadable("expected one robot, which plays in all seats", "--bots")
    sets = chosen_sets(catalog, arguments.sets)
    options = chosen_variants(arguments, sets)
    series = Series(arguments.games, arguments.players, arguments.seed, sets, bots, options=options)
    before = read_balance(arguments.compare, series) if arguments.compare else None
    wording = Wording(catalog, arguments.lang)
    warn_of_weights(bots, wording)
    games = count_games(series, chosen_workers(arguments), packs_folder(arguments.data_dir))
    unit = wording.text("tournament-unit")
    balance = balance_of(series, tqdm(games, total=series.games, unit=unit, dynamic_ncols=True, disable=None), catalog)
    lines = list(report(balance, wording, before))
    if arguments.out:
        write_chosen(arguments.out, "\n".join([*lines, ""]).encode(), arguments.force)
        lines = [wording.text("cli-exported", file=legible(str(arguments.out)))]
    tell(arguments, balance, lines)
    return 1 if balance.problems else 0
