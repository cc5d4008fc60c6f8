"""`tournament`: bots play each other, and a table tells how strong they are."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any, Final

from tqdm import tqdm

from game.cli import options
from game.cli.command_line import Commands, add_command, add_force, at_least, seed, tell
from game.cli.terminal import GameWords
from game.files import check_chosen, write_chosen
from game.kernel.refusal import Unreadable
from game.match.series.tournament import RobotStanding, Tournament, standings
from game.match.series.tournament import run as play

_PAGE: Final = Template("""\
<!DOCTYPE html>
<html lang="$language">
<meta charset="utf-8">
<title>$title</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #2b2420 }
table { border-collapse: collapse; width: 100% }
th, td { padding: .35rem .6rem; text-align: right; border-bottom: 1px solid #d8cfc2; white-space: nowrap }
th:first-child, td:first-child { text-align: left }
.plot { position: relative; width: 16rem; height: 1.1rem; background: #f1ebe1 }
.bar, .interval, .fair { position: absolute; top: 0; bottom: 0 }
.bar { left: 0; background: #c98b3c }
.interval { top: 45%; bottom: 45%; background: #2b2420 }
.fair { width: 0; border-left: 1px dashed #2b2420 }
</style>
<h1>$title</h1>
<p>$setup</p>
<table>
<tr>$heads<th></th></tr>
$rows
</table>
<p>$method</p>
</html>
""")

_ROW: Final = Template(
    "<tr>$cells<td><div class='plot'><div class='bar' style='width: $share%'></div>"
    "<div class='interval' style='left: $low%; width: $width%'></div>"
    "<div class='fair' style='left: $fair%'></div></div></td></tr>"
)


def chart(
    tournament: Tournament, opponent: str | None, found: Mapping[str, RobotStanding], words: GameWords, language: str
) -> str:
    """The page."""
    heads, *rows = table(found, words)
    fair = 50.0 if opponent else 100 / tournament.players
    return _PAGE.substitute(
        language=language,
        title=escape(words.text("tournament-title")),
        setup=escape(words.tournament(tournament, opponent)),
        heads=_cells("th", heads),
        rows="\n".join(_row(row, standing, fair) for row, standing in zip(rows, found.values(), strict=True)),
        method=escape(words.text("tournament-method")),
    )


def _row(row: Sequence[str], standing: RobotStanding, fair: float) -> str:
    low, share, high = (100 * value for value in (standing.low, standing.share, standing.high))
    return _ROW.substitute(
        cells=_cells("td", row), share=f"{share:.1f}", low=f"{low:.1f}", width=f"{high - low:.1f}", fair=f"{fair:.1f}"
    )


def _cells(tag: str, texts: Iterable[str]) -> str:
    return "".join(f"<{tag}>{escape(text)}</{tag}>" for text in texts)


_COLUMNS: Final = ("robot", "games", "wins", "share", "interval", "vp", "elo")


def table(found: Mapping[str, RobotStanding], words: GameWords) -> Iterator[Sequence[str]]:
    """The heads of the columns, and a row for each bot."""
    yield [words.text(f"tournament-{column}") for column in _COLUMNS]
    for bot, standing in found.items():
        wins, vp = (words.text("tournament-number", n=number) for number in (standing.wins, standing.mean_vp))
        share = words.text("tournament-percent", share=standing.share)
        interval = words.text("tournament-range", low=standing.low, high=standing.high)
        yield [bot, str(standing.games), wins, share, interval, vp, words.text("tournament-points", n=standing.elo)]


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The rows as lines, their columns below each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        cells = [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        yield "  ".join([first.ljust(widths[0]), *cells])


def add(commands: Commands) -> None:
    parser, terminal = add_command(commands, "tournament", run), commands.terminal
    help = parser.speaker.help
    options.add_bots(parser, help("cli-tournament-bots"))
    parser.add_argument("--games", type=at_least(1), default=100, help=help("cli-tournament-games"))
    options.add_players(parser, terminal, default=terminal.players[0])
    parser.add_argument("--pairs", action="store_true", help=help("cli-tournament-pairs"))
    terminal.add_opponents(parser, "tournament")
    parser.add_argument("--seed", type=seed, default=1, help=help("cli-tournament-seed"))
    terminal.add_choices(parser)
    options.add_workers(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help=help("cli-tournament-out"))
    parser.add_argument("--chart", type=Path, metavar="FILE", help=help("cli-tournament-chart"))
    add_force(parser)
    options.add_data_and_json(parser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.chart:
        check_chosen(arguments.chart, arguments.force)
    game = options.open_game(arguments)
    words = game.words
    choices = game.choices(arguments)
    opponent = next(iter(game.kind.setup.opponents(choices).values()), None)
    bots = options.chosen_bots(arguments.bots, game.kind.robots.names)
    if opponent or len(bots) != arguments.players:
        bots = tuple(dict.fromkeys(bots))
    tournament = _asked(arguments, bots, choices)
    if len(set(bots)) < 2 and opponent is None:
        raise Unreadable("expected two robots or more, separated by commas", "--bots")
    game.warn_of_robots(bots)
    try:
        playing = play(tournament, game.source, options.chosen_workers(arguments), arguments.out)
        unit = words.text("tournament-unit")
        games = list(tqdm(playing, total=tournament.games, unit=unit, dynamic_ncols=True, disable=None))
        found = standings([game.results for game in games])
        if arguments.chart:
            page = chart(tournament, opponent, found, words, arguments.lang)
            write_chosen(arguments.chart, page.encode(), arguments.force)
    except OSError as error:
        raise Unreadable(f"cannot be written: {error.strerror}", error.filename) from error
    problems = [problem for game in games for problem in game.played.problems]
    faults = tuple(dict.fromkeys(fault for game in games for fault in game.played.faults))
    cut_off = sum(game.played.cut_off for game in games)
    told = _told(len(games), found, problems) | ({"faults": faults} if faults else {})
    told |= {"cut_off": cut_off} if cut_off else {}
    notes = [words.cut_off(cut_off)] if cut_off else []
    tell(arguments, told, (*map(words.fault, faults), *_lines(found, notes, problems, words)))
    return 1 if problems else 0


def _asked(arguments: argparse.Namespace, bots: tuple[str, ...], choices: Mapping[str, object]) -> Tournament:
    """The tournament of the options. Raises Unreadable."""
    if not bots:
        raise Unreadable("expected a robot or more, separated by commas", "--bots")
    of_all = (arguments.games, arguments.players, arguments.seed, arguments.pairs)
    return Tournament(bots, *of_all, choices)


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
    found: Mapping[str, RobotStanding], notes: Sequence[str], problems: Sequence[str], words: GameWords
) -> Iterator[str]:
    yield from aligned(list(table(found, words)))
    yield words.text("tournament-method")
    yield from notes
    yield words.text("cli-problems", problems=len(problems))
    yield from problems
