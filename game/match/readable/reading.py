"""Reading a record as a match. Every move is decided again, so an impossible match is refused."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple, NoReturn

import msgspec

from game.cards.catalog import Catalog
from game.kernel.refusal import Refusal, Unreadable
from game.match.files.record import RULES, MatchJournal, game_of, position_hash
from game.match.readable.deal import begin, started
from game.match.readable.headers import HASHES, OF_THIS_PROGRAM, HeaderLines, named_line, read_header, written
from game.match.readable.writing import PHASES, ROUND, SETUP, heading, vp_line
from game.play.files.line import Header, is_id
from game.play.players import Players
from game.rules.decide import decide
from game.rules.game import Game
from game.rules.notation import read_move
from game.rules.state import Seat

_HEADER = re.compile(r"\[(\S+) (.*)\]")
_MOVE = re.compile(r"([A-Z]): (.+)")
_TAKEOVER = re.compile(r"([A-Z]) is played by (.+)")
_VP = re.compile(r"[A-Z] -?[0-9]+(, [A-Z] -?[0-9]+)*")


class _Numbered(NamedTuple):
    """A line that is not empty, stripped; ``number`` counts from 1."""

    number: int
    text: str


def read_readable(text: str, catalog: Catalog) -> tuple[Header, MatchJournal, Players]:
    """The match of a record and its players, decided by the rules of this program, whose version its header has.

    Raises:
        Unreadable: with the line of the first mistake.
    """
    lines = [_Numbered(number, line.strip()) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    count = next((index for index, line in enumerate(lines) if not line.text.startswith("[")), len(lines))
    headers = _headers(lines[:count])
    header, beginning = read_header(headers, catalog)
    game = game_of(header, catalog)
    try:
        start = begin(game, header, beginning)
    except Unreadable as error:
        headers.refuse("Position", error.message)
    if start is None:
        headers.refuse("Seed", "no game can be dealt to these seats: their number, factions or opponent do not fit")
    journal, players = MatchJournal(started(start), start), Players(header.seats)
    _check_deal(game, headers, journal)
    for line in lines[count:]:
        _follow(game, journal, players, line)
    _check(headers, dict(written(game, header, journal, beginning)))
    return header, journal, players


def _headers(lines: Sequence[_Numbered]) -> HeaderLines:
    values: dict[str, Any] = {}
    for line in lines:
        name, value = _header(line)
        if name in values:
            raise Unreadable(f"[{name} ...] appears here a second time", line=line.number)
        values[name] = value
    return HeaderLines(values, dict(zip(values, (line.number for line in lines), strict=True)))


def _header(line: _Numbered) -> tuple[str, Any]:
    found = _HEADER.fullmatch(line.text)
    try:
        if found:
            return found[1], named_line(found[1], msgspec.json.decode(found[2]))
    except (ValueError, RecursionError):
        pass
    raise Unreadable('expected a header like [Seed "1"]', line=line.number)


def _check_deal(game: Game, headers: HeaderLines, journal: MatchJournal) -> None:
    """Refuse a deal that differs from that of the match, because the seed or the cards are others."""
    factions = [journal.state.player(seat).faction for seat in journal.state.people]
    same_cards = headers.text("Cards") == game.catalog.digest(game.sets, factions, game.options.modules)
    if headers.text("Rules") == str(RULES) and headers.text("Deal") != position_hash(game, journal.state):
        why = "" if same_cards else ": the cards of this program are not those of the match"
        headers.refuse("Deal", f"this deals a different game from the recorded one{why}")


def _follow(game: Game, journal: MatchJournal, players: Players, line: _Numbered) -> None:
    """Read one line: a move, a player who takes a seat, or a heading or the VP, which must be true of the position."""
    if move := _MOVE.fullmatch(line.text):
        _decide(game, journal, line, move[1], move[2])
    elif taken := _TAKEOVER.fullmatch(line.text):
        if taken[1] not in players.seats or not is_id(taken[2]):
            raise Unreadable(f"expected a seat and a player of this match, not {_short(line.text)}", line=line.number)
        players.take(journal.head, taken[1], taken[2])
    elif line.text == SETUP or line.text.startswith(f"{ROUND} "):
        _expect(line, heading(journal.state.round))
    elif line.text in PHASES.values():
        _expect(line, PHASES.get(journal.state.phase, SETUP))
    elif _VP.fullmatch(line.text):
        _expect(line, vp_line(journal.state))
    else:
        raise Unreadable(f"expected a move like A: pass, not {_short(line.text)}", line=line.number)


def _expect(line: _Numbered, true: str) -> None:
    if line.text != true:
        raise Unreadable(f"expected {true!r} at this point of the match, not {_short(line.text)}", line=line.number)


def _decide(game: Game, journal: MatchJournal, line: _Numbered, seat: Seat, text: str) -> None:
    commands = read_move(game, journal.state, seat, text) if seat in journal.state.seats else Refusal("not_your_turn")
    if isinstance(commands, Refusal):
        _refuse(line, commands)
    for command in commands:
        outcome = decide(game, journal.state, command)
        if isinstance(outcome, Refusal):
            _refuse(line, outcome)
        journal.append(command, outcome.events, outcome.state)


def _refuse(line: _Numbered, refusal: Refusal) -> NoReturn:
    raise Unreadable(f"{_short(line.text)} is not allowed at this point ({refusal.code})", line=line.number)


def _check(headers: HeaderLines, found: dict[str, Any]) -> None:
    """Compare the headers with those ``found`` by playing the moves."""
    left_out = {*OF_THIS_PROGRAM, *(HASHES if headers.text("Rules") != str(RULES) else ())}
    for name, value in headers.values.items():
        if name not in found:
            headers.refuse(name, f"[{name} ...] does not belong to this match")
        if name not in left_out and value != found[name]:
            if name in HASHES:
                headers.refuse(name, "the moves lead to a different position from the recorded end of the match")
            headers.refuse(name, f"[{name} ...] does not fit the moves, which lead to {_short(str(found[name]))}")
    for name in found.keys() - headers.values.keys():
        headers.refuse("End", f"[{name} ...] is missing")


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else f"{text[:57]}...")
