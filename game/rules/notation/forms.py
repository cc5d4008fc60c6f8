"""The forms of moves: a row per command, by which its text is both written and read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.cards.card import Connection, Location, Printed
from game.cards.sets.borders import BorderSide
from game.cards.sets.districts import District
from game.cards.sets.headquarters import Headquarters
from game.cards.sets.no_mans_land import Area
from game.kernel.bag import EMPTY
from game.rules import answers
from game.rules import commands as cm
from game.rules.legal import CHAPTERS
from game.rules.messages import AnyCommand
from game.rules.questions import ChooseReplaced
from game.rules.state import VIRTUAL

_TO_SERVER_ROOM: Final = " to server room"

CLAUSES: Final = ("partly", "to", "times", "matching", "twice", "removing", "paying", "discarding")
"""First words of the clauses after a verb and its name, in the order of the grammar."""
CLAUSE: Final = re.compile(
    r" +(?=(?:removing|paying|discarding) |times [0-9]+(?: |$)|matching [A-Z]:|partly \{"
    r"|(?:to server room|twice)(?: |$))"
)
"""The blanks before a clause."""

if TYPE_CHECKING:
    from game.rules.notation.reading import MoveReader
    from game.rules.notation.writing import MoveWriter

CommandFields = Mapping[str, Any]
Each = Callable[[str], Iterator[str]]
"""Splits the text after the verb into one text per command."""


class Part(NamedTuple):
    """A part of a move's text for some fields of a command: how to write and read it, and its pattern."""

    write: Callable[[MoveWriter, Any], str]
    read: Callable[[MoveReader, str], CommandFields]
    pattern: str = "[^,]+?"
    is_clause: bool = False


def _word(field: str) -> Part:
    return Part(lambda _, command: str(getattr(command, field)), lambda _, text: {field: text})


def _named(field: str, kind: type[Printed]) -> Part:
    """The title of what a field names by its id."""
    return Part(lambda to, command: to.title(getattr(command, field)), lambda at, text: {field: at.id_of(text, kind)})


def _site(read: Callable[[MoveReader, str], CommandFields], pattern: str = ".+?") -> Part:
    return Part(lambda to, command: to.site(command.site), read, pattern)


_PARTS: Final[Mapping[str, Part]] = {
    "location": _named("card", Location),
    "connection": _named("card", Connection),
    "card": Part(lambda to, command: to.title(command.card), lambda at, text: {"card": at.card(text)}),
    "locations": Part(
        lambda to, command: to.titles(command.cards),
        lambda at, text: {"cards": tuple(at.id_of(name, Location) for name in at.names(text))},
        "(?s:.+?)",
    ),
    "top": Part(
        lambda to, command: f" top {to.title(command.top)}" if command.top else "",
        lambda at, text: {"top": at.id_of(text.removeprefix(" top "), Location) if text else None},
        "(?: top [^,]+)?",
    ),
    "side": _named("side", BorderSide),
    "district": _named("district", District),
    "matched": Part(
        lambda _, command: f" matching {command.matched.owner}:{command.matched.category}" if command.matched else "",
        lambda at, text: {"matched": at.matched(text.removeprefix(" matching ")) if text else None},
        "(?: matching [A-Z]:[a-z_]+)?",
        is_clause=True,
    ),
    "site": _site(lambda at, text: {"site": at.site(text)}),
    "asked_site": _site(
        lambda at, text: {"site": at.site(text, VIRTUAL if at.asked is ChooseReplaced else None)}, "[^,]+"
    ),
    "any_site": _site(lambda at, text: {"owner": at.owner(text), "site": at.site(text)}),
    "seat:site": _site(lambda at, text: {"owner": at.owner(text), "site": at.site(text)}, "[A-Z]:.+"),
    "goods": Part(
        lambda to, command: to.goods(command.goods), lambda at, text: {"goods": at.goods(text)}, r"nothing|\{[^}]*\}"
    ),
    "machine": Part(
        lambda to, command: to.machine(command.machine), lambda at, text: {"machine": at.machine(text)}, "[^{]+?"
    ),
    "partly": Part(
        lambda to, command: f" partly {to.goods(command.partly)}" if command.partly else "",
        lambda at, text: {"partly": at.goods(text.removeprefix(" partly ")) if text else EMPTY},
        r"(?: partly \{[^}]*\})?",
        is_clause=True,
    ),
    "to_server_room": Part(
        lambda _, command: _TO_SERVER_ROOM if command.to_server_room else "",
        lambda _, text: {"to_server_room": bool(text)},
        f"(?:{_TO_SERVER_ROOM})?",
        is_clause=True,
    ),
    "area": _named("area", Area),
    "removing": Part(
        lambda to, command: f" removing {to.title(command.removing)}" if command.removing else "",
        lambda at, text: {"removing": at.id_of(text.removeprefix(" removing "), Area) if text else None},
        "(?: removing [^,]+)?",
        is_clause=True,
    ),
    "hq": Part(
        lambda to, command: cm.NOTHING if command.card is None else to.title(command.card),
        lambda at, text: {"card": None if text == cm.NOTHING else at.id_of(text, Headquarters)},
    ),
    "times": Part(
        lambda _, command: f" times {command.times}" if command.times > 1 else "",
        lambda _, text: {"times": int(text.removeprefix(" times ") or 1)},
        "(?: times [1-9][0-9]{0,3})?",
        is_clause=True,
    ),
    **{field: _word(field) for field in ("action", "good", "pile", "answer", "gear")},
}


def _once(text: str) -> Iterator[str]:
    yield text


def _twice(text: str) -> Iterator[str]:
    """One command, or two after the suffix ``twice``."""
    once = text.removesuffix(" twice")
    yield from (once,) if once == text else (once, once)


def _listed(text: str) -> Iterator[str]:
    yield from (part.strip() for part in text.split(","))


class Form:
    """The text of a command, with the names of parts in braces.

    Attributes:
        verb: The first word of the text.
        each: Splits a text for several such commands.
        fits: Whether the text can mean this command in a position.
    """

    def __init__(self, text: str, each: Each = _once, fits: Callable[[MoveReader], bool] = lambda _: True) -> None:
        self.verb, _, rest = text.partition(" ")
        self.each = each
        self.fits = fits
        pairs = re.findall(r"([^{]*)\{(.+?)\}", rest)
        self._parts = tuple((before, _PARTS[name]) for before, name in pairs)
        self._pattern = re.compile("".join(f"{before}({_PARTS[name].pattern})" for before, name in pairs))

    def write(self, writer: MoveWriter, command: AnyCommand) -> str:
        rest = "".join([before + part.write(writer, command) for before, part in self._parts])
        return f"{self.verb} {rest}" if rest else self.verb

    def read(self, reader: MoveReader, text: str) -> CommandFields | None:
        """The fields that ``text`` gives after the verb; None if it has another form."""
        found = self._pattern.fullmatch(text)
        if found is None:
            return None
        fields: dict[str, Any] = {}
        for (_, part), written in zip(self._parts, found.groups(), strict=True):
            if not part.is_clause and CLAUSE.search(written):
                return None
            fields |= part.read(reader, written)
        return fields


_WITH_NAMES = (*answers.SITES, *answers.AREAS, *answers.CARDS)
"""The questions that are answered by the name of something."""


def _openness(text: str) -> tuple[bool, bool, bool]:
    """How much may stand after the verb: words of its own are tried before an owner, and that before a name."""
    rest = text.partition(" ")[2]
    return rest.startswith("{"), "{seat:" not in rest, "{answer}" in rest


_EACH: Final[Mapping[type[AnyCommand], Each]] = {
    cm.ActivateLocation: _twice,
    cm.ExchangeWorkers: _listed,
    cm.Choose: _listed,
}
_FITS: Final[Mapping[type[AnyCommand], Callable[[MoveReader], bool]]] = {
    cm.ChooseSite: lambda at: at.asked in answers.SITES,
    cm.ChooseArea: lambda at: at.asked in answers.AREAS,
    cm.ChooseDeal: lambda at: at.asked in answers.CARDS,
    cm.Choose: lambda at: at.asked not in _WITH_NAMES,
    cm.VirtualTurn: lambda at: at.seat == VIRTUAL,
}
FORMS: Final[Mapping[type[AnyCommand], Form]] = {
    command: Form(chapter.text, _EACH.get(command, _once), _FITS.get(command, lambda _: True))
    for command, chapter in sorted(CHAPTERS.items(), key=lambda row: _openness(row[1].text))
}
"""Command -> form. A text that fits several forms means the first."""
