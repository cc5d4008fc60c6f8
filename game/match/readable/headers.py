"""The headers of a readable record: what a match is, and how it ended."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, NoReturn

import msgspec

from game.cards.card import Faction
from game.cards.catalog import Catalog
from game.kernel.refusal import Unreadable
from game.kernel.seats import SEATS, SeatSetup
from game.kernel.text import legible
from game.match.files.agreement import check_header
from game.match.files.older_cards import catalog_of
from game.match.files.record import RULES, MatchJournal, position_hash
from game.match.readable.deal import Beginning
from game.play.files.agreement import reason_of
from game.play.files.header import Header, Origin
from game.play.files.record import FORMAT, is_moment
from game.rules.expansions import sets_of_game
from game.rules.game import Game, Options
from game.rules.grading import grade
from game.rules.solo.kinds import KINDS
from game.rules.state import Seat

VERSION = "1"
"""The version of the readable record."""
NEEDED = ("Record", "Date", "Sets", "Seed", "A", "Result", "Rules", "Cards", "Deal", "End")
"""Headers that every record has."""
OF_THIS_PROGRAM = ("Rules", "Cards")
"""Headers about the program that wrote the record; they may differ from those of the program that reads it."""
HASHES = ("Deal", "End")
"""Headers that are compared only if the record was written with the same rules: the text of a position may change."""
_UNDECIDED = "*"
_SEAT = re.compile(r"(.*), ([^,]+) \(([^()]+)\)", re.DOTALL)

Headers = Mapping[str, Any]


def written(game: Game, header: Header, journal: MatchJournal, beginning: Beginning) -> Iterator[tuple[str, Any]]:
    """Every header of a match, in order."""
    state = journal.state
    yield "Record", VERSION
    yield "Date", header.created
    yield "Sets", ", ".join(header.sets)
    if header.solo:
        yield "Solo", header.solo
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
    yield "Result", ", ".join(f"{score.seat} {score.total}" for score in state.scores) or _UNDECIDED
    if state.winners:
        yield "Winners", ", ".join(state.winners)
    if won := grade(state.scores, state.winners):
        yield "Grade", won
    yield "Rules", str(header.rules)
    yield "Cards", header.cards
    yield "Deal", position_hash(game, journal.state_after(0))
    yield "End", position_hash(game, state)


def header_line(name: str, value: Any) -> str:
    """A header as a line of a record.

    >>> header_line("Winners", "A")
    '[Winners "A"]'
    """
    return f"[{name} {json.dumps(value, ensure_ascii=False)}]"


def read_header(headers: HeaderLines, catalog: Catalog) -> tuple[Header, Beginning]:
    """The match that the headers describe; raises Unreadable with the line of a mistake."""
    _check_version(headers)
    sets = _sets(headers, catalog)
    solo = headers.get("Solo")
    if solo is not None and solo not in KINDS:
        headers.expected("Solo", f"a virtual opponent ({', '.join(KINDS)})")
    seats = tuple(_seat(headers, seat, catalog) for seat in SEATS if seat in headers.values)
    factions = [seat.faction for seat in seats if seat.faction]
    options = headers.convert("Options", Options) or Options()
    played_with = catalog_of(catalog, sets, factions, options.modules, headers.text("Cards"))
    header = Header(
        format=FORMAT,
        rules=RULES,
        cards=played_with.digest(sets, factions, options.modules),
        sets=sets,
        options=msgspec.to_builtins(options),
        seed=_number(headers, "Seed"),
        seats=seats,
        created=_date(headers),
        solo=solo,
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

    def __init__(self, values: Headers, lines: Mapping[str, int]) -> None:
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

    def get(self, name: str) -> str | None:
        """The text of a header; None if it is left out."""
        return self.text(name) if name in self.values else None

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


def _check_version(headers: HeaderLines) -> None:
    if headers.text("Record") != VERSION:
        headers.expected("Record", VERSION)
    if _number(headers, "Rules") > RULES:
        headers.refuse("Rules", "this record was written by a newer version of the game")


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


def _date(headers: HeaderLines) -> str:
    text = headers.text("Date")
    if not is_moment(text):
        headers.expected("Date", "a date and time like 2026-01-31T18:05:00+00:00")
    return text


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
