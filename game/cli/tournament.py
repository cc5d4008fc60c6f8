"""`tournament`: bots play each other, and a table tells how strong they are."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from tqdm import tqdm

from game.cards.catalog import BASE_SET
from game.cli.card_sets import add_data_folder, add_sets, all_cards, chosen_sets
from game.cli.output import add_force, add_json, at_least, seed, tell, whole
from game.cli.parser import Commands, add_command
from game.cli.robots import add_bots, add_workers, chosen_bots, chosen_workers, warn_of_weights
from game.cli.tournament_chart import aligned, chart, table
from game.cli.variants import add_variants, chosen_variants
from game.files.writing import check_chosen, write_chosen
from game.kernel.refusal import Unreadable
from game.match.series.meeting import MOST_ROUNDS
from game.match.series.standings import RobotStanding, standings
from game.match.series.tournament import Tournament
from game.match.series.tournament import run as play
from game.paths import packs_folder
from game.rules.solo.kinds import KINDS
from game.wording import Wording


def add(commands: Commands) -> None:
    parser = add_command(commands, "tournament", run)
    help = parser.speaker.help
    add_bots(parser, help("cli-tournament-bots"))
    parser.add_argument("--games", type=at_least(1), default=100, help=help("cli-tournament-games"))
    parser.add_argument("--players", type=whole, choices=(2, 3, 4), default=2, help=help("cli-players"))
    parser.add_argument("--pairs", action="store_true", help=help("cli-tournament-pairs"))
    parser.add_argument("--solo", choices=tuple(KINDS), help=help("cli-tournament-solo"))
    parser.add_argument("--seed", type=seed, default=1, help=help("cli-tournament-seed"))
    add_sets(parser, default=BASE_SET)
    add_variants(parser)
    add_workers(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help=help("cli-tournament-out"))
    parser.add_argument("--chart", type=Path, metavar="FILE", help=help("cli-tournament-chart"))
    add_force(parser)
    add_data_folder(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.chart:
        check_chosen(arguments.chart, arguments.force)
    catalog = all_cards(arguments)
    bots = tuple(dict.fromkeys(chosen_bots(arguments.bots)))
    if len(bots) < 2 and not arguments.solo:
        raise Unreadable("expected two robots or more, separated by commas", "--bots")
    if not bots:
        raise Unreadable("expected a robot or more, separated by commas", "--bots")
    sets = chosen_sets(catalog, arguments.sets)
    of_all = (arguments.games, arguments.players, arguments.seed, sets)
    tournament = Tournament(bots, *of_all, arguments.pairs, arguments.solo, chosen_variants(arguments, sets))
    wording = Wording(catalog, arguments.lang)
    warn_of_weights(bots, wording)
    try:
        playing = play(tournament, chosen_workers(arguments), packs_folder(arguments.data_dir), arguments.out)
        unit = wording.text("tournament-unit")
        games = list(tqdm(playing, total=tournament.games, unit=unit, dynamic_ncols=True, disable=None))
        found = standings([game.results for game in games])
        if arguments.chart:
            write_chosen(arguments.chart, chart(tournament, found, wording).encode(), arguments.force)
    except OSError as error:
        raise Unreadable(f"cannot be written: {error.strerror}", error.filename) from error
    problems = [problem for game in games for problem in game.played.problems]
    faults = tuple(dict.fromkeys(fault for game in games for fault in game.played.faults))
    cut_off = sum(game.played.cut_off for game in games)
    told = _told(len(games), found, problems) | ({"faults": faults} if faults else {})
    told |= {"cut_off": cut_off} if cut_off else {}
    notes = [wording.text("cli-cut_off", games=cut_off, rounds=MOST_ROUNDS)] if cut_off else []
    tell(arguments, told, (*map(wording.fault, faults), *_lines(found, notes, problems, wording)))
    return 1 if problems else 0


def _told(games: int, found: Mapping[str, RobotStanding], problems: Sequence[str]) -> dict[str, Any]:
    bots = {
        bot: {
            "games": standing.games,
            "wins": standing.wins,
            "share": [round(share, 4) for share in (standing.low, standing.share, standing.high)],
            "mean_vp": round(standing.mean_vp, 2),
            "elo": round(standing.elo),
        }
        for bot, standing in found.items()
    }
    return {"games": games, "bots": bots, "problems": problems}


def _lines(
    found: Mapping[str, RobotStanding], notes: Sequence[str], problems: Sequence[str], wording: Wording
) -> Iterator[str]:
    yield from aligned(list(table(found, wording)))
    yield wording.text("tournament-method")
    yield from notes
    yield wording.text("cli-problems", problems=len(problems))
    yield from problems
