"""The result of a tournament: a table, and a page of HTML with shares of wins and their intervals as bars."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from string import Template
from typing import Final

from game.cli.variants import variant_words
from game.match.series.standings import RobotStanding
from game.match.series.tournament import Tournament
from game.wording import Wording

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


def chart(tournament: Tournament, found: Mapping[str, RobotStanding], wording: Wording) -> str:
    """The page."""
    heads, *rows = table(found, wording)
    fair = 50.0 if tournament.solo else 100 / tournament.players
    return _PAGE.substitute(
        language=wording.language,
        title=escape(wording.text("tournament-title")),
        setup=escape(_setup(tournament, wording)),
        heads=_cells("th", heads),
        rows="\n".join(_row(row, standing, fair) for row, standing in zip(rows, found.values(), strict=True)),
        method=escape(wording.text("tournament-method")),
    )


def _setup(tournament: Tournament, wording: Wording) -> str:
    facts = {"games": tournament.games, "sets": wording.set_titles(tournament.sets), "seed": str(tournament.seed)}
    if tournament.solo:
        setup = wording.text("tournament-setup-solo", opponent=wording.opponent(tournament.solo), **facts)
    else:
        setup = wording.text("tournament-setup", players=tournament.players, **facts)
    variants = " ".join(variant_words(tournament.options))
    return wording.text("tournament-variants", setup=setup, options=variants) if variants else setup


def _row(row: Sequence[str], standing: RobotStanding, fair: float) -> str:
    low, share, high = (100 * value for value in (standing.low, standing.share, standing.high))
    return _ROW.substitute(
        cells=_cells("td", row), share=f"{share:.1f}", low=f"{low:.1f}", width=f"{high - low:.1f}", fair=f"{fair:.1f}"
    )


def _cells(tag: str, texts: Iterable[str]) -> str:
    return "".join(f"<{tag}>{escape(text)}</{tag}>" for text in texts)


_COLUMNS: Final = ("robot", "games", "wins", "share", "interval", "vp", "elo")


def table(found: Mapping[str, RobotStanding], wording: Wording) -> Iterator[Sequence[str]]:
    """The heads of the columns, and a row for each bot."""
    yield [wording.text(f"tournament-{column}") for column in _COLUMNS]
    for bot, standing in found.items():
        yield [
            bot,
            str(standing.games),
            wording.text("tournament-number", n=standing.wins),
            wording.text("tournament-percent", share=standing.share),
            wording.text("tournament-range", low=standing.low, high=standing.high),
            wording.text("tournament-number", n=standing.mean_vp),
            wording.text("tournament-points", n=standing.elo),
        ]


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The rows as lines, their columns below each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        cells = [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        yield "  ".join([first.ljust(widths[0]), *cells])
