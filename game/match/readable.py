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
``Game`` (the game, unless it is that of the matches that name none), ``Drawn`` (the seats whose roles were drawn at the
deal), ``Position`` (the first position, if not dealt from the seed), ``Origin`` (the match from which it was played
on), ``Undone`` (that moves of `robots` were taken back). A game has further ones (`game.play.transcript`), such as
``Sets``. `-` stands for the role of a seat that takes one only in the game. Undone moves are left out. A line `B is
played by hard` tells that from there on a robot plays a seat, or `human` a person.

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

from game.kernel.journal import Journal
from game.kernel.refusal import Refusal, Unreadable
from game.kernel.seats import SEATS, Seat, SeatSetup
from game.play.annals import role_facet
from game.play.files.line import FIRST_GAME, Header, Origin, check_sizes, is_id
from game.play.files.record import FORMAT, Record, is_moment
from game.play.kind import AnyKind, AnyKinds
from game.play.players import Players, Takeover
from game.play.transcript import Beginning, HeaderLines

AnyJournal = Journal[Any, Any, Any]
AnyRecord = Record[Any, Any, Any]

VERSION = "1"
"""The version of the readable record."""
GAME: Final = "Game"
"""The header that names the game, if it is not `FIRST_GAME`."""
FIRST: Final = ("Record", "Date")
NEEDED: Final = ("Seed", "A", "Result", "Rules", "Cards", "Deal", "End")
"""Headers that every record has; those of the game stand between."""
OF_THIS_PROGRAM = ("Rules", "Cards")
"""Headers about the program that wrote the record; they may differ from those of the program that reads it."""
HASHES = ("Deal", "End")
"""Headers that are compared only if the record was written with the same rules: the text of a position may change."""
_UNDECIDED = "*"
_NO_ROLE: Final = "-"
"""In place of the role of a seat that takes one only in the game, by a move."""
_ROBOTS: Final = "robots"
"""Whose moves were taken back, if not only people's."""
_SEAT = re.compile(r"(.*), ([^,]+) \(([^()]+)\)", re.DOTALL)
_SEAT_ALONE = re.compile(r"(.*) \(([^()]+)\)", re.DOTALL)
"""A seat of a game without roles."""


class _Seat(NamedTuple):
    """A seat as it stands in a record: name, title of its role, player."""

    name: str
    role: str
    player: str

    def __str__(self) -> str:
        return f"{self.name}, {self.role} ({self.player})" if self.role else f"{self.name} ({self.player})"


def _seat_in(text: str, has_roles: bool) -> _Seat | None:
    """The seat that a header tells; None if it tells none."""
    if has_roles:
        told = _SEAT.fullmatch(text)
        return _Seat(*told.groups()) if told else None
    told = _SEAT_ALONE.fullmatch(text)
    return _Seat(told[1], "", told[2]) if told else None


def written(
    kind: AnyKind, game: Any, header: Header, journal: AnyJournal, players: Players, beginning: Beginning
) -> Iterator[tuple[str, Any]]:
    """Every header of a match, in order."""
    state, now, titles = journal.state, kind.rules.status(journal.state), kind.transcript.roles()
    yield "Record", VERSION
    if header.game != FIRST_GAME:
        yield GAME, header.game
    yield "Date", header.created
    yield from kind.transcript.chosen(game, header)
    yield "Seed", str(header.seed)
    roles, without = kind.annals.roles(journal.state_after(0)), _NO_ROLE if role_facet(kind.annals.facets) else ""
    for seat, setup in zip(SEATS, header.seats, strict=False):
        title = titles.get(roles[seat], roles[seat]) if seat in roles else without
        yield seat, str(_Seat(setup.name, title, setup.player))
    if beginning.drawn:
        yield "Drawn", ", ".join(beginning.drawn)
    if beginning.position is not None:
        yield "Position", beginning.position
    if header.origin:
        yield "Origin", msgspec.to_builtins(header.origin)
    if players.has_undone_robots:
        yield "Undone", _ROBOTS
    yield "Result", ", ".join(f"{seat} {vp}" for seat, vp in now.vp.items()) if now.is_over else _UNDECIDED
    if now.winners:
        yield "Winners", ", ".join(now.winners)
    yield from kind.transcript.result(state)
    yield "Rules", str(header.rules)
    yield "Cards", header.content
    yield "Deal", kind.hash_of(game, journal.state_after(0))
    yield "End", kind.hash_of(game, state)


def _header_of(headers: HeaderLines, kind: AnyKind) -> tuple[Header, Beginning]:
    """The match that the headers describe; raises Unreadable with the line of a mistake."""
    if headers.text("Record") != VERSION:
        headers.expected("Record", VERSION)
    if _number(headers, "Rules") > kind.version:
        headers.refuse("Rules", "this record was written by a newer version of the game")
    options = kind.transcript.read_chosen(headers)
    seats = tuple(_seat(headers, seat, kind) for seat in SEATS if seat in headers.values)
    seed = _number(headers, "Seed")
    if not is_moment(headers.text("Date")):
        headers.expected("Date", "a date and time like 2026-01-31T18:05:00+00:00")
    header = Header(
        format=FORMAT,
        rules=kind.version,
        content="",
        options=options,
        seed=seed,
        seats=seats,
        created=headers.text("Date"),
        origin=headers.convert("Origin", Origin),
        game=kind.id,
    )
    try:
        check_sizes(header, kind.seats)
        kind.content.check_header(header)
    except Unreadable as error:
        raise Unreadable(error.message, line=headers.lines["Record"]) from None
    digest = kind.content.digest(replace(header, content=headers.text("Cards")))
    drawn: tuple[Seat, ...] = tuple(headers.names("Drawn")) if "Drawn" in headers.values else ()
    return replace(header, content=digest), Beginning(drawn, headers.values.get("Position"))


def _number(headers: HeaderLines, name: str) -> int:
    text = headers.text(name)
    if not re.fullmatch(r"-?[0-9]{1,30}", text):
        headers.expected(name, "a whole number")
    return int(text)


def _seat(headers: HeaderLines, seat: Seat, kind: AnyKind) -> SeatSetup:
    facet, titles = role_facet(kind.annals.facets), kind.transcript.roles()
    told = _seat_in(headers.text(seat), facet is not None)
    role = kind.transcript.role(told.role) if told and facet else None
    if facet and (told is None or (role is None and told.role != _NO_ROLE)):
        what = f"NAME, {facet.one.upper()} (PLAYER) with one of the {facet.many} {', '.join(titles.values())}"
        headers.expected(seat, what)
    if told is None:
        headers.expected(seat, "NAME (PLAYER)")
    return SeatSetup(told.name, told.player, role)


def named_line(name: str, value: Any, has_roles: bool) -> Any:
    """The value of a header; the player's name in the header of a seat is made fit to be shown."""
    told = _seat_in(value, has_roles) if name in SEATS and isinstance(value, str) else None
    if told is None:
        return value
    setup = SeatSetup(told.name, told.player).named(SEATS.index(name) + 1)
    return str(told._replace(name=setup.name))


def beginning_of(kind: AnyKind, game: Any, header: Header, start: Any) -> Beginning:
    """How ``start`` came about. A match file has the roles, but not whether they were drawn."""
    seats = tuple(kind.annals.roles(start))
    for size in range(len(seats) + 1):
        for drawn in combinations(seats, size):
            if kind.transcript.begin(game, header, Beginning(drawn)) == start:
                return Beginning(drawn)
    return Beginning(position=kind.notation.write_position(game, start))


# Writing

SETUP: Final = "Setup"
ROUND: Final = "Round"


def write_readable(record: AnyRecord, kind: AnyKind) -> str:
    """The whole text, with the moves up to the head. The kind has the cards of the match."""
    return "\n".join(_lines(record, kind)) + "\n"


def headers_of(record: AnyRecord, kind: AnyKind) -> dict[str, Any]:
    """The headers of a match by name."""
    game = kind.content.game(record.header)
    beginning = beginning_of(kind, game, record.header, record.journal.state_after(0))
    return dict(written(kind, game, record.header, record.journal, record.players, beginning))


def moves_of(kind: AnyKind, game: Any, journal: AnyJournal) -> list[dict[Seat, str]]:
    """The decisions up to the head, each as `{seat: move}`, like the moves of a scenario."""
    moves = []
    for number in range(1, journal.head + 1):
        decision = journal[number].decision
        assert decision is not None
        moves.append({decision.seat: kind.notation.write_move(game, journal.state_after(number - 1), decision)})
    return moves


def takeovers_of(record: AnyRecord) -> list[Takeover]:
    """The players who took a seat, in order. A seat taken after moves that are now undone counts as taken after the
    last move that stands."""
    return [replace(each, step=min(each.step, record.journal.head)) for each in record.players.takeovers]


def rounds_of(record: AnyRecord, kind: AnyKind) -> list[dict[str, Any]]:
    """The moves by round and phase. A decision belongs to the round and phase in which it was asked for."""
    game, journal = kind.content.game(record.header), record.journal
    before = [kind.rules.status(journal.state_after(number)) for number in range(journal.head)]
    asked = zip(((at.round, at.phase) for at in before), moves_of(kind, game, journal), strict=True)
    rounds: list[dict[str, Any]] = []
    for (number, phase), decisions in groupby(asked, key=lambda pair: pair[0]):
        if not rounds or rounds[-1]["round"] != number:
            rounds.append({"round": number, "phases": {}})
        rounds[-1]["phases"].setdefault(phase, []).extend(move for _, move in decisions)
    return rounds


def heading(round_number: int) -> str:
    """The heading of a round; round 0 is the setup."""
    return f"{ROUND} {round_number}" if round_number else SETUP


def vp_line(kind: AnyKind, state: Any) -> str:
    """The VP of every seat, as at the end of a round."""
    return ", ".join(f"{seat} {vp}" for seat, vp in kind.transcript.vp(state).items())


def _lines(record: AnyRecord, kind: AnyKind) -> Iterator[str]:
    for name, value in headers_of(record, kind).items():
        yield f"[{name} {json.dumps(value, ensure_ascii=False)}]"
    step, takeovers, headings = 0, takeovers_of(record), kind.transcript.headings
    for played in rounds_of(record, kind):
        yield ""
        yield heading(played["round"])
        for phase, decisions in played["phases"].items():
            if phase in headings:
                yield "  " + headings[phase]
            for decision in decisions:
                yield from _taken(takeovers, step)
                yield from (f"    {seat}: {move}" for seat, move in decision.items())
                step += 1
        yield "  " + vp_line(kind, record.journal.state_after(step))
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


def read_readable(text: str, kinds: AnyKinds) -> tuple[Header, AnyJournal, Players]:
    """The match of a record and its players, decided by the rules of this program, whose version its header has. The
    kind is chosen by the record; it has the cards.

    Raises:
        Unreadable: with the line of the first mistake.
    """
    lines = [_Numbered(number, line.strip()) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    count = next((index for index, line in enumerate(lines) if not line.text.startswith("[")), len(lines))
    values, places = _headers(lines[:count])
    kind = _kind(values, places, kinds)
    headers = HeaderLines(_named(values, kind), places, (*FIRST, *kind.transcript.needed, *NEEDED))
    header, beginning = _header_of(headers, kind)
    game = kind.content.game(header)
    try:
        start = kind.transcript.begin(game, header, beginning)
    except Unreadable as error:
        headers.refuse("Position", error.message)
    if start is None:
        facet = role_facet(kind.annals.facets)
        roles = f", {facet.many}" if facet else ""
        headers.refuse("Seed", f"no game can be dealt to these seats: their number{roles} or opponent do not fit")
    journal = AnyJournal((kind.rules.start(start),), start)
    players = Players(header.seats, has_undone_robots=headers.values.get("Undone") == _ROBOTS)
    reader = _MoveLines(kind, game, journal, players)
    _check_deal(headers, header, kind, kind.hash_of(game, start))
    for line in lines[count:]:
        reader.follow(line)
    _check(headers, kind, dict(written(kind, game, header, journal, players, beginning)))
    return header, journal, players


def _kind(values: Mapping[str, Any], places: Mapping[str, int], kinds: AnyKinds) -> AnyKind:
    """The kind that a record names."""
    id = HeaderLines(values, places, ()).text(GAME) if GAME in values else FIRST_GAME
    try:
        return kinds(id)
    except Unreadable as error:
        raise Unreadable(error.message, line=places.get(GAME, 1)) from None


def _headers(lines: Sequence[_Numbered]) -> tuple[dict[str, Any], dict[str, int]]:
    """The values of the headers, and their lines."""
    values: dict[str, Any] = {}
    for line in lines:
        name, value = _header(line)
        if name in values:
            raise Unreadable(f"[{name} ...] appears here a second time", line=line.number)
        values[name] = value
    return values, dict(zip(values, (line.number for line in lines), strict=True))


def _named(values: Mapping[str, Any], kind: AnyKind) -> dict[str, Any]:
    has_roles = role_facet(kind.annals.facets) is not None
    return {name: named_line(name, value, has_roles) for name, value in values.items()}


def _header(line: _Numbered) -> tuple[str, Any]:
    found = _HEADER.fullmatch(line.text)
    try:
        if found:
            return found[1], msgspec.json.decode(found[2])
    except (ValueError, RecursionError):
        pass
    raise Unreadable('expected a header like [Seed "1"]', line=line.number)


def _check_deal(headers: HeaderLines, header: Header, kind: AnyKind, dealt: str) -> None:
    """Refuse a deal that differs from that of the match, because the seed or the cards are others."""
    if headers.text("Rules") == str(kind.version) and headers.text("Deal") != dealt:
        is_same = headers.text("Cards") == header.content
        why = "" if is_same else ": the cards of this program are not those of the match"
        headers.refuse("Deal", f"this deals a different game from the recorded one{why}")


class _MoveLines(NamedTuple):
    """Reads the lines after the headers into a journal."""

    kind: AnyKind
    game: Any
    journal: AnyJournal
    players: Players

    def follow(self, line: _Numbered) -> None:
        """Read one line: a move, a player who takes a seat, or a heading or the VP, which must be true of the
        position."""
        transcript, now = self.kind.transcript, self.kind.rules.status(self.journal.state)
        headings = transcript.headings
        if move := _MOVE.fullmatch(line.text):
            self._decide(line, move[1], move[2], move[1] in now.vp)
        elif taken := _TAKEOVER.fullmatch(line.text):
            self._take(line, taken[1], taken[2])
        elif line.text == SETUP or line.text.startswith(f"{ROUND} "):
            _expect(line, heading(now.round))
        elif line.text in headings.values():
            _expect(line, headings.get(now.phase, SETUP))
        elif _VP.fullmatch(line.text):
            _expect(line, vp_line(self.kind, self.journal.state))
        else:
            expected, found = transcript.example, _quoted(line.text)
            raise Unreadable(f"expected a move like A: {expected}, not {found}", line=line.number)

    def _take(self, line: _Numbered, seat: Seat, player: str) -> None:
        if seat not in self.players.seats or not is_id(player):
            raise Unreadable(f"expected a seat and a player of this match, not {_quoted(line.text)}", line=line.number)
        self.players.take(self.journal.head, seat, player)

    def _decide(self, line: _Numbered, seat: Seat, text: str, has_seat: bool) -> None:
        read = self.kind.notation.read_move
        commands = read(self.game, self.journal.state, seat, text) if has_seat else Refusal("not_your_turn")
        if isinstance(commands, Refusal):
            _refuse(line, commands)
        for command in commands:
            outcome = self.kind.rules.decide(self.game, self.journal.state, command)
            if isinstance(outcome, Refusal):
                _refuse(line, outcome)
            self.journal.append(command, outcome.events, outcome.state)


def _expect(line: _Numbered, true: str) -> None:
    if line.text != true:
        raise Unreadable(f"expected {true!r} at this point of the match, not {_quoted(line.text)}", line=line.number)


def _refuse(line: _Numbered, refusal: Refusal) -> NoReturn:
    raise Unreadable(f"{_quoted(line.text)} is not allowed at this point ({refusal.code})", line=line.number)


def _check(headers: HeaderLines, kind: AnyKind, found: dict[str, Any]) -> None:
    """Compare the headers with those ``found`` by playing the moves."""
    left_out = {*OF_THIS_PROGRAM, *(HASHES if headers.text("Rules") != str(kind.version) else ())}
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
