"""`balance`: a robot plays itself many times, and a report tells what cards, factions and the first seat are worth."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from shlex import join
from typing import Final

from tqdm import tqdm

from game.cli import options
from game.cli.command_line import Commands, add_command, add_force, tell
from game.fiftyfirst.cli import variants
from game.fiftyfirst.match.series import balance as measured
from game.fiftyfirst.match.series.balance import USES, Balance, CardBalance, Share
from game.fiftyfirst.match.setup import MOST_ROUNDS, chosen
from game.fiftyfirst.wording.wording import Wording
from game.files import check_chosen, write_chosen
from game.kernel.refusal import Unreadable
from game.kernel.text import legible, visible
from game.match.series.simulate import Series

_OUTLIERS: Final = tuple(f"{what}_{often}" for what in ("used", *USES, "wins") for often in ("often", "seldom"))


def report(balance: Balance, wording: Wording, before: Balance | None = None) -> Iterator[str]:
    """The lines of the report; an earlier one stands beside it, as far as the length of games goes."""
    text = wording.text
    yield f"# {text('balance-title', sets=_plain(wording.set_titles(balance.sets)))}"
    yield ""
    facts = {"games": balance.games, "players": balance.players, "robot": _plain(balance.robot)}
    yield text("balance-head", **facts, version=balance.version)
    yield ""
    yield f"    {_command(balance)}"
    yield ""
    yield text("balance-method")
    for fault in balance.faults:
        yield ""
        yield _plain(wording.fault(fault))
    if balance.cut_off:
        yield ""
        yield text("cli-cut_off", games=balance.cut_off, rounds=MOST_ROUNDS)
    shares = {rounds: games / balance.games for rounds, games in balance.lasted.items()}
    parts = [text("balance-lasted-part", rounds=rounds, share=share) for rounds, share in shares.items()]
    lasted = text("balance-lasted", list=wording.one_by_one(parts))
    yield from _chapter(text("balance-length"), _lengths(balance, wording, before), [lasted])
    yield from _chapter(text("balance-sources"), _sources(balance, wording))
    turns = [(text("balance-turn", place=place), won) for place, won in enumerate(balance.turns, 1)]
    yield from _chapter(text("balance-first"), _victories(text("balance-place"), turns, balance, wording))
    factions = [(wording.title(faction), won) for faction, won in balance.factions.items()]
    yield from _chapter(text("balance-factions"), _victories(text("balance-faction"), factions, balance, wording))
    yield from _chapter(text("balance-outliers"), (), _outliers(balance, wording))
    rows = list(_rows(balance, wording))
    yield from _chapter(text("balance-cards"), _used(rows, wording), [text("balance-used-note")])
    yield from _chapter(text("balance-cards-won"), _won(rows, wording), [text("balance-won-note")])
    yield from _chapter(text("balance-cards-stood"), _stood(rows, wording), [text("balance-stood-note")])
    if balance.problems:
        yield from _chapter(text("cli-problems", problems=len(balance.problems)), (), map(_plain, balance.problems))


def _rows(balance: Balance, wording: Wording) -> Iterator[tuple[str, CardBalance]]:
    """The rows of the tables of cards with their titles: all cards, the sets if there are several, each card."""
    yield f"**{wording.text('balance-all')}**", balance.total
    if len(balance.groups) > 1:
        for group in balance.groups:
            yield f"**{_plain(wording.set_title(group.name))}**", group
    for card in balance.cards:
        yield _plain(wording.title(card.name)), card


def _command(balance: Balance) -> str:
    """The command that plays these games again."""
    games = balance.games + len(balance.problems) + balance.cut_off
    facts = {"sets": ",".join(balance.sets), "players": balance.players, "bots": balance.robot, "games": games}
    words = [word for name, value in facts.items() for word in (f"--{name}", str(value))]
    words += variants.variant_words(balance.options)
    return _shown(join(["python", "-m", "game", "balance", *words, "--seed", str(balance.seed)]))


def _chapter(title: str, rows: Iterable[Sequence[str]], notes: Iterable[str] = ()) -> Iterator[str]:
    yield ""
    yield f"## {title}"
    for note in notes:
        yield ""
        yield note
    if table := list(rows):
        yield ""
        yield from _table(table)


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table, the first row being its head."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    head, *rest = (_cells(row, widths) for row in rows)
    yield head
    yield "|" + "|".join(["-" * (widths[0] + 2), *("-" * (width + 1) + ":" for width in widths[1:])]) + "|"
    yield from rest


def _cells(row: Sequence[str], widths: Sequence[int]) -> str:
    first, *rest = zip(row, widths, strict=True)
    cells = [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in rest)]
    return f"| {' | '.join(cells)} |"


def _plain(text: str) -> str:
    """Text from elsewhere in a cell: it neither ends the cell nor the line."""
    return _shown(text).replace("\\", "\\\\").replace("|", "\\|")


def _shown(text: str) -> str:
    return visible(text, "\N{REPLACEMENT CHARACTER}")


def _lengths(balance: Balance, wording: Wording, before: Balance | None) -> Iterator[Sequence[str]]:
    text = wording.text
    heads = ["", text("balance-mean"), text("balance-fewest"), text("balance-most")]
    if before:
        heads += [_plain(wording.set_titles(before.sets)), text("balance-times"), text("balance-outlier")]
    yield heads
    differences = measured.compared(balance, before) if before else {}
    for name, lengths in balance.lengths.items():
        cells = [text(f"balance-{name}"), _number(lengths.mean, wording), str(lengths.min), str(lengths.max)]
        if difference := differences.get(name):
            far = text("balance-far") if difference.is_outlier else ""
            cells += [_number(difference.before, wording), _ratio(difference.ratio, wording), far]
        yield cells


def _sources(balance: Balance, wording: Wording) -> Iterator[Sequence[str]]:
    yield [wording.text("balance-source"), wording.text("balance-vp")]
    for group, vp in balance.sources.items():
        yield [wording.text(f"score-{group.replace('_', '-')}"), _number(vp, wording)]


def _victories(
    head: str, rows: Iterable[tuple[str, Share]], balance: Balance, wording: Wording
) -> Iterator[Sequence[str]]:
    text = wording.text
    columns = ("games", "wins", "share", "interval")
    yield [head, *(text(f"tournament-{column}") for column in columns), text("balance-verdict")]
    for name, won in rows:
        verdict = "fair" if not won.differs(balance.fair) else "more" if won.share > balance.fair else "less"
        share, interval = text("tournament-percent", share=won.share), text("balance-range", low=won.low, high=won.high)
        part = _number(won.part, wording)
        yield [name, str(won.of), part, share, interval, text(f"balance-verdict-{verdict}")]


def _outliers(balance: Balance, wording: Wording) -> Iterator[str]:
    text = wording.text
    yield text("balance-outliers-note", most=measured.MOST, least=measured.LEAST, expected=measured.LEAST_EXPECTED)
    found = {kind: [card for card in balance.cards if kind in card.outliers] for kind in _OUTLIERS}
    listed = [
        (text(f"balance-outlier-{kind}"), cards) for kind, cards in found.items() if cards or kind.startswith("used")
    ]
    listed.append((text("balance-unjudged"), [card for card in balance.cards if not card.judged]))
    yield "\n".join(f"- {words}: {_titles(cards, wording)}" for words, cards in listed)


def _titles(cards: Sequence[CardBalance], wording: Wording) -> str:
    titles = sorted(_plain(wording.title(card.name)) for card in cards)
    return wording.one_by_one(titles) if titles else wording.text("balance-nothing")


def _used(rows: Sequence[tuple[str, CardBalance]], wording: Wording) -> Iterator[Sequence[str]]:
    text = wording.text
    uses = ("used", *USES)
    has_sets = len({row.sets for _, row in rows}) > 1
    columns = ("name", *(("set",) if has_sets else ()), "copies", "drawn", *uses, "outlier")
    yield [text(f"balance-{column}") for column in columns]
    for title, row in rows:
        drawn = row.counts["drawn"]
        numbers = {use: row.counts[use] for use in USES}
        numbers["used"] = sum(numbers.values())
        cells = [
            text("balance-rate", share=numbers[use] / max(1, drawn), ratio=row.ratios[use]) if drawn else ""
            for use in uses
        ]
        printed = [_plain(wording.set_titles(row.sets))] if has_sets else []
        yield [title, *printed, str(row.copies), str(drawn), *cells, _words(row, wording)]


def _words(row: CardBalance, wording: Wording) -> str:
    if not row.judged:
        return wording.text("balance-unjudged")
    return wording.one_by_one([wording.text(f"balance-outlier-{kind}") for kind in row.outliers])


def _won(rows: Sequence[tuple[str, CardBalance]], wording: Wording) -> Iterator[Sequence[str]]:
    text = wording.text
    deeds = ("drawn", *USES)
    yield [text("balance-name"), *(text(f"balance-won-{deed}") for deed in deeds)]
    for title, row in rows:
        yield [title, *(_won_cell(row.won[deed], wording) for deed in deeds)]


def _won_cell(won: Share, wording: Wording) -> str:
    return wording.text("balance-won-cell", share=won.share, low=won.low, high=won.high) if won.of else ""


def _stood(rows: Sequence[tuple[str, CardBalance]], wording: Wording) -> Iterator[Sequence[str]]:
    text = wording.text
    deeds = ("developed", "activated", "visited", "lost")
    yield [text("balance-name"), text("balance-built"), *(text(f"balance-{deed}") for deed in deeds)]
    for title, row in rows:
        built = row.counts["built"]
        cells = [_ratio(row.counts[deed] / built, wording) if built else "" for deed in deeds]
        yield [title, str(built), *cells]


def _number(number: float, wording: Wording) -> str:
    return wording.text("tournament-number", n=number)


def _ratio(ratio: float, wording: Wording) -> str:
    return wording.text("balance-ratio", n=ratio)


DEFAULT_ROBOT = "hard"


def add(commands: Commands) -> None:
    parser = add_command(commands, "balance", run)
    help = parser.speaker.help
    options.add_series(parser, commands.terminal, "balance", games=500)
    options.add_workers(parser)
    parser.add_argument("--compare", type=Path, metavar="FILE", help=help("cli-balance-compare"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=help("cli-balance-out"))
    add_force(parser)
    options.add_data_and_json(parser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.out:
        check_chosen(arguments.out, arguments.force)
    catalog, wording = variants.cards_and_words(arguments)
    bots = variants.chosen_bots(arguments.bots) or (DEFAULT_ROBOT,)
    if len(bots) > 1:
        raise Unreadable("expected one robot, which plays in all seats", "--bots")
    sets = variants.chosen_sets(catalog, arguments.sets)
    choices = chosen(sets, variants.chosen_variants(arguments, sets))
    series = Series(arguments.games, arguments.players, arguments.seed, bots, choices)
    before = measured.read_balance(arguments.compare, series) if arguments.compare else None
    variants.warn_of_weights(bots, wording)
    games = measured.count_games(series, options.source_of(arguments), options.chosen_workers(arguments))
    shown = tqdm(games, total=series.games, unit=wording.text("tournament-unit"), dynamic_ncols=True, disable=None)
    balance = measured.balance_of(series, shown, catalog)
    lines = list(report(balance, wording, before))
    if arguments.out:
        write_chosen(arguments.out, "\n".join([*lines, ""]).encode(), arguments.force)
        lines = [wording.text("cli-exported", file=legible(str(arguments.out)))]
    tell(arguments, balance, lines)
    return 1 if balance.problems else 0
