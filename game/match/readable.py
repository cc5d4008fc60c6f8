"""The readable record of a match: headers, then its moves by round, as text that can be played again.

::

    [Record "1"]
    [Date "2026-11-21T01:27:01+00:00"]
    [Sets "base"]
    [Seed "2"]
    [A "Anna, New York (human)"]
    [B "Юлия, Appalachian Federation (human)"]
    [Result "A 52, B 28"]
    [Winners "A"]
    [Rules "1"]
    [Cards "d40d5ef910aa"]
    [Deal "adc28945c927"]
    [End "51eb0c5d7bb4"]

    Setup
        A: keep Boiler Room, Excavator, Pub, Skyscraper
        B: keep Deserted Colony, Hideout, Huge Machinery, Weapon Trader
      A 0, B 0

    Round 1
      Lookout
        A: pick Clay Pit

The value of a header is JSON. ``Deal`` and ``End`` are the hashes of the first and the last position. Optional headers:
``Solo`` (the virtual opponent), ``Options``, ``Drawn`` (the seats whose factions were drawn at the deal), ``Position``
(the first position, if not dealt from the seed), ``Origin`` (the match from which it was played on), ``Undone`` (that
moves of `robots` were taken back), ``Grade``. Undone moves are left out. A line `B is played by hard` tells that from
there on a robot plays a seat, or `human` a person.

Reading plays the moves again, so a record proves itself. Its words are part of the format, like those of the notation:
a record is the same in every language.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, groupby
from typing import Any, Final, NamedTuple, NoReturn

import msgspec
from msgspec.structs import replace

from game.cards.card import Faction
from game.cards.catalog import Catalog
from game.kernel.refusal import Refusal, Unreadable
from game.kernel.seats import Seat, SeatSetup
from game.kernel.text import legible
from game.match.files.older import catalog_of
from game.match.files.record import (
    RULES,
    MatchJournal,
    Record,
    check_header,
    game_of,
    position_hash,
    sets_of,
    solo_of,
    written_options,
)
from game.play.files.line import Header, Origin, is_id, reason_of
from game.play.files.record import FORMAT, is_moment
from game.play.players import Players, Takeover
from game.rules.dealing import new_game
from game.rules.decide import decide
from game.rules.events import GameStarted
from game.rules.notation import read_move, write_move
from game.rules.options import Options, sets_of_game
from game.rules.phases.scoring import grade
from game.rules.position.reading import read_position
from game.rules.position.writing import write_position
from game.rules.solo.kinds import KINDS
from game.rules.state import SEATS, Game, GameState

VERSION = "1"
"""The version of the readable record."""
NEEDED = ("Record", "Date", "Sets", "Seed", "A", "Result", "Rules", "Cards", "Deal", "End")
"""Headers that every record has."""
OF_THIS_PROGRAM = ("Rules", "Cards")
"""Headers about the program that wrote the record; they may differ from those of the program that reads it."""
HASHES = ("Deal", "End")
"""Headers that are compared only if the record was written with the same rules: the text of a position may change."""
_UNDECIDED = "*"
_ROBOTS: Final = "robots"
"""Whose moves were taken back, if not only people's."""
_SEAT = re.compile(r"(.*), ([^,]+) \(([^()]+)\)", re.DOTALL)


def written(
    game: Game, header: Header, journal: MatchJournal, players: Players, beginning: Beginning
) -> Iterator[tuple[str, Any]]:
    """Every header of a match, in order."""
    state = journal.state
    yield "Record", VERSION
    yield "Date", header.created
    yield "Sets", ", ".join(sets_of(header))
    if solo := solo_of(header):
        yield "Solo", solo
    if options := msgspec.to_builtins(game.options):
        yield "Options", options
    yield "Seed", str(header.seed)
    for seat, setup, player in zip(SEATS, header.seats, state.players, strict=False):
        yield seat, f"{setup.name}, {game.catalog.title(player.faction)} ({setup.player})"
    if beginning.drawn:
        yield "Drawn", ", ".join(beginning.drawn)
    if beginning.position is not None:
        yield "Position", beginning.position
    if header.origin:
        yield "Origin", msgspec.to_builtins(header.origin)
    if players.has_undone_robots:
        yield "Undone", _ROBOTS
    yield "Result", ", ".join(f"{score.seat} {score.total}" for score in state.scores) or _UNDECIDED
    if state.winners:
        yield "Winners", ", ".join(state.winners)
    if won := grade(state.scores, state.winners):
        yield "Grade", won
    yield "Rules", str(header.rules)
    yield "Cards", header.content
    yield "Deal", position_hash(game, journal.state_after(0))
    yield "End", position_hash(game, state)


def _header_of(headers: HeaderLines, catalog: Catalog) -> tuple[Header, Beginning]:
    """The match that the headers describe; raises Unreadable with the line of a mistake."""
    if headers.text("Record") != VERSION:
        headers.expected("Record", VERSION)
    if _number(headers, "Rules") > RULES:
        headers.refuse("Rules", "this record was written by a newer version of the game")
    sets = _sets(headers, catalog)
    solo = headers.text("Solo") if "Solo" in headers.values else None
    if solo is not None and solo not in KINDS:
        headers.expected("Solo", f"a virtual opponent ({', '.join(KINDS)})")
    seats = tuple(_seat(headers, seat, catalog) for seat in SEATS if seat in headers.values)
    factions = [seat.role for seat in seats if seat.role]
    options = headers.convert("Options", Options) or Options()
    played_with = catalog_of(catalog, sets, factions, options.modules, headers.text("Cards"))
    seed = _number(headers, "Seed")
    if not is_moment(headers.text("Date")):
        headers.expected("Date", "a date and time like 2026-01-31T18:05:00+00:00")
    header = Header(
        format=FORMAT,
        rules=RULES,
        content=played_with.digest(sets, factions, options.modules),
        options=written_options(sets, options, solo),
        seed=seed,
        seats=seats,
        created=headers.text("Date"),
        origin=headers.convert("Origin", Origin),
    )
    try:
        check_header(header)
    except Unreadable as error:
        raise Unreadable(error.message, line=headers.lines["Record"]) from None
    drawn: tuple[Seat, ...] = tuple(headers.names("Drawn")) if "Drawn" in headers.values else ()
    return header, Beginning(drawn, headers.values.get("Position"))


class HeaderLines:
    """The headers of a record; ``lines`` maps their names to line numbers."""

    def __init__(self, values: Mapping[str, Any], lines: Mapping[str, int]) -> None:
        """Raises Unreadable if a needed header is missing."""
        self.values = values
        self.lines = lines
        for name in NEEDED:
            if name not in values:
                raise Unreadable(f"this record has no header [{name} ...]", line=max(lines.values(), default=1))

    def text(self, name: str) -> str:
        """The text of a header."""
        value = self.values[name]
        if not isinstance(value, str):
            self.expected(name, "a text")
        return value

    def names(self, name: str) -> list[str]:
        """The names in a header, separated by commas."""
        return [part.strip() for part in self.text(name).split(",")]

    def convert(self, name: str, kind: type[Any]) -> Any:
        """A mapping converted to ``kind``; None if the header is left out."""
        if name not in self.values:
            return None
        try:
            return msgspec.convert(self.values[name], kind)
        except msgspec.ValidationError as error:
            self.refuse(name, f"[{name} ...] cannot be read: {reason_of(error)}")

    def expected(self, name: str, what: str) -> NoReturn:
        """Refuse a header because ``what`` was expected."""
        self.refuse(name, f"expected {what} in [{name} ...], not {_short(self.values[name])}")

    def refuse(self, name: str, message: str) -> NoReturn:
        """Refuse a header; raises Unreadable."""
        raise Unreadable(message, line=self.lines[name])


def _sets(headers: HeaderLines, catalog: Catalog) -> tuple[str, ...]:
    try:
        return sets_of_game(catalog, headers.names("Sets"))
    except Unreadable as error:
        raise error.located("", headers.lines["Sets"]) from None


def _number(headers: HeaderLines, name: str) -> int:
    text = headers.text(name)
    if not re.fullmatch(r"-?[0-9]{1,30}", text):
        headers.expected(name, "a whole number")
    return int(text)


def _seat(headers: HeaderLines, seat: Seat, catalog: Catalog) -> SeatSetup:
    told = _SEAT.fullmatch(headers.text(seat))
    faction = catalog.find(Faction, told[2]) if told else None
    if told is None or faction is None:
        titles = ", ".join(faction.title for faction in catalog.factions.values())
        headers.expected(seat, f"NAME, FACTION (PLAYER) with one of the factions {titles}")
    return SeatSetup(told[1], told[3], faction.id)


def named_line(name: str, value: Any) -> Any:
    """The value of a header; the player's name in the header of a seat is made fit to be shown."""
    told = _SEAT.fullmatch(value) if name in SEATS and isinstance(value, str) else None
    if told is None:
        return value
    setup = SeatSetup(told[1], told[3]).named(SEATS.index(name) + 1)
    return f"{setup.name}, {told[2]} ({told[3]})"


def _short(value: Any) -> str:
    text = legible(json.dumps(value, ensure_ascii=False))
    return text if len(text) <= 60 else f"{text[:57]}..."


# How a match began: dealt from its seed, possibly with factions drawn, or at a position


class Beginning(NamedTuple):
    """The seats that ``drawn`` their factions at the deal, or the ``position`` of a match that was not dealt."""

    drawn: tuple[Seat, ...] = ()
    position: Mapping[str, Any] | None = None


def beginning_of(game: Game, header: Header, start: GameState) -> Beginning:
    """How ``start`` came about. A match file has the factions, but not whether they were drawn."""
    seats = SEATS[: len(header.seats)]
    for size in range(len(seats) + 1):
        for drawn in combinations(seats, size):
            if begin(game, header, Beginning(drawn)) == start:
                return Beginning(drawn)
    return Beginning(position=write_position(game, start))


def begin(game: Game, header: Header, beginning: Beginning) -> GameState | None:
    """The first position of a match; None if no such game can be dealt.

    Raises:
        Unreadable: the position is not possible, or its sets, options or opponent are not those of the match.
    """
    if beginning.position is not None:
        framed, state = read_position(game.catalog, beginning.position)
        solo = state.automa.kind if state.automa else None
        if (framed.sets, framed.options, solo) != (game.sets, game.options, solo_of(header)):
            raise Unreadable("the position belongs to another game: its sets, options or opponent differ")
        return state
    factions = [
        None if seat in beginning.drawn else setup.role
        for seat, setup in zip(SEATS, header.seats, strict=False)
    ]  # fmt: skip
    try:
        return new_game(game, factions, header.seed, solo_of(header)).state
    except ValueError:
        return None


# Writing

SETUP: Final = "Setup"
ROUND: Final = "Round"
PHASES: Final = {
    "lookout": "Lookout", "production": "Production", "assault": "Assault", "deploy": "Deploy", "action": "Action",
    "cleanup": "Cleanup",
}  # fmt: skip
"""The headings of the phases. The setup needs none: it is the only phase of round 0."""


def write_readable(record: Record, catalog: Catalog) -> str:
    """The whole text, with the moves up to the head."""
    return "\n".join(_lines(record, catalog)) + "\n"


def headers_of(record: Record, catalog: Catalog) -> dict[str, Any]:
    """The headers of a match by name."""
    game = game_of(record.header, catalog)
    beginning = beginning_of(game, record.header, record.journal.state_after(0))
    return dict(written(game, record.header, record.journal, record.players, beginning))


def moves_of(game: Game, journal: MatchJournal) -> list[dict[Seat, str]]:
    """The decisions up to the head, each as `{seat: move}`, like the moves of a scenario."""
    moves = []
    for number in range(1, journal.head + 1):
        decision = journal[number].decision
        assert decision is not None
        moves.append({decision.seat: write_move(game, journal.state_after(number - 1), decision)})
    return moves


def takeovers_of(record: Record) -> list[Takeover]:
    """The players who took a seat, in order. A seat taken after moves that are now undone counts as taken after the
    last move that stands."""
    return [replace(each, step=min(each.step, record.journal.head)) for each in record.players.takeovers]


def rounds_of(record: Record, catalog: Catalog) -> list[dict[str, Any]]:
    """The moves by round and phase. A decision belongs to the round and phase in which it was asked for."""
    game, journal = game_of(record.header, catalog), record.journal
    before = [journal.state_after(number) for number in range(journal.head)]
    asked = zip(((state.round, state.phase) for state in before), moves_of(game, journal), strict=True)
    rounds: list[dict[str, Any]] = []
    for (number, phase), decisions in groupby(asked, key=lambda pair: pair[0]):
        if not rounds or rounds[-1]["round"] != number:
            rounds.append({"round": number, "phases": {}})
        rounds[-1]["phases"].setdefault(phase, []).extend(move for _, move in decisions)
    return rounds


def heading(round_number: int) -> str:
    """The heading of a round; round 0 is the setup."""
    return f"{ROUND} {round_number}" if round_number else SETUP


def vp_line(state: GameState) -> str:
    """The VP of every seat, as at the end of a round."""
    return ", ".join(f"{seat} {state.player(seat).vp}" for seat in state.seats)


def _lines(record: Record, catalog: Catalog) -> Iterator[str]:
    for name, value in headers_of(record, catalog).items():
        yield f"[{name} {json.dumps(value, ensure_ascii=False)}]"
    step, takeovers = 0, takeovers_of(record)
    for played in rounds_of(record, catalog):
        yield ""
        yield heading(played["round"])
        for phase, decisions in played["phases"].items():
            if phase in PHASES:
                yield "  " + PHASES[phase]
            for decision in decisions:
                yield from _taken(takeovers, step)
                yield from (f"    {seat}: {move}" for seat, move in decision.items())
                step += 1
        yield "  " + vp_line(record.journal.state_after(step))
    yield from _taken(takeovers, step)


def _taken(takeovers: Sequence[Takeover], step: int) -> Iterator[str]:
    """A line for each player who takes a seat after so many decisions."""
    for each in takeovers:
        if each.step == step:
            yield f"    {each.seat} is played by {each.player}"


# Reading: every move is decided again, so an impossible match is refused

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
    header, beginning = _header_of(headers, catalog)
    game = game_of(header, catalog)
    try:
        start = begin(game, header, beginning)
    except Unreadable as error:
        headers.refuse("Position", error.message)
    if start is None:
        headers.refuse("Seed", "no game can be dealt to these seats: their number, factions or opponent do not fit")
    journal = MatchJournal((GameStarted(start),), start)
    players = Players(header.seats, has_undone_robots=headers.values.get("Undone") == _ROBOTS)
    _check_deal(game, headers, journal)
    for line in lines[count:]:
        _follow(game, journal, players, line)
    _check(headers, dict(written(game, header, journal, players, beginning)))
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
            raise Unreadable(f"expected a seat and a player of this match, not {_quoted(line.text)}", line=line.number)
        players.take(journal.head, taken[1], taken[2])
    elif line.text == SETUP or line.text.startswith(f"{ROUND} "):
        _expect(line, heading(journal.state.round))
    elif line.text in PHASES.values():
        _expect(line, PHASES.get(journal.state.phase, SETUP))
    elif _VP.fullmatch(line.text):
        _expect(line, vp_line(journal.state))
    else:
        raise Unreadable(f"expected a move like A: pass, not {_quoted(line.text)}", line=line.number)


def _expect(line: _Numbered, true: str) -> None:
    if line.text != true:
        raise Unreadable(f"expected {true!r} at this point of the match, not {_quoted(line.text)}", line=line.number)


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
    raise Unreadable(f"{_quoted(line.text)} is not allowed at this point ({refusal.code})", line=line.number)


def _check(headers: HeaderLines, found: dict[str, Any]) -> None:
    """Compare the headers with those ``found`` by playing the moves."""
    left_out = {*OF_THIS_PROGRAM, *(HASHES if headers.text("Rules") != str(RULES) else ())}
    for name, value in headers.values.items():
        if name not in found:
            headers.refuse(name, f"[{name} ...] does not belong to this match")
        if name not in left_out and value != found[name]:
            if name in HASHES:
                headers.refuse(name, "the moves lead to a different position from the recorded end of the match")
            headers.refuse(name, f"[{name} ...] does not fit the moves, which lead to {_quoted(str(found[name]))}")
    for name in found.keys() - headers.values.keys():
        headers.refuse("End", f"[{name} ...] is missing")


def _quoted(text: str) -> str:
    return repr(text if len(text) <= 60 else f"{text[:57]}...")
