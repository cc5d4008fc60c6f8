"""The notation: a move is one line of text.

::

    move  = verb [" top " name] [" partly " bag] [" to server room"] [" times " n] [" matching " seat ":" category]
            [" twice"] [" removing " name] [" paying " pay {" and " pay}] [" discarding " name {", " name}]
    pay   = bag [" from " site]      bag = "{" good ": " n {", " good ": " n} "}"      site = [seat ":"] name ["#" n]

What follows the verb and its name may stand in any order. A name is the exact English title or the id of a card.
``#n`` is the n-th Site of that title by the order in which they entered the State, not counting Ruins; by default the
first. The default payment is the canonical one. For what follows each verb see `Chapter.text`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from game.fiftyfirst.cards.card import Connection, Location, Printed
from game.fiftyfirst.cards.sets.borders import BorderSide
from game.fiftyfirst.cards.sets.districts import District
from game.fiftyfirst.cards.sets.headquarters import Headquarters
from game.fiftyfirst.cards.sets.moloch import Machine
from game.fiftyfirst.cards.sets.no_mans_land import Area
from game.fiftyfirst.cards.vocabulary import SPENDABLE
from game.fiftyfirst.rules import answers
from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules.chapter import Side
from game.fiftyfirst.rules.decide import CHAPTERS, decide, listed, terms
from game.fiftyfirst.rules.judge import Outcome
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sets.moloch.machines import names
from game.fiftyfirst.rules.sheets import RUIN, site_name
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Question, Seat, Site
from game.fiftyfirst.rules.steps import ChooseFollowUp, ChooseReplaced
from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal

# ---------------------------------------------------------------------- forms: each is both written and read
_TO_SERVER_ROOM: Final = " to server room"

CLAUSES: Final = ("partly", "to", "times", "matching", "twice", "removing", "paying", "discarding")
"""First words of the clauses after a verb and its name, in the order of the grammar."""
CLAUSE: Final = re.compile(
    r" +(?=(?:removing|paying|discarding) |times [0-9]+(?: |$)|matching [A-Z]:|partly \{"
    r"|(?:to server room|twice)(?: |$))"
)
"""The blanks before a clause."""


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


# ---------------------------------------------------------------------- writing
def move_text(game: Game, state: GameState, command: AnyCommand, with_payment: bool = False) -> str:
    """The text of a command, legal or not: discards are always named, the payment only ``with_payment``."""
    return MoveWriter(game, state, command.seat).move(command, with_payment)


def paid_move_text(game: Game, state: GameState, seat: Seat, command: AnyCommand) -> str:
    """The text of a command of ``seat`` with its discards and its payment."""
    return MoveWriter(game, state, seat).move(command, with_payment=True)


class MoveWriter:
    """Writes the moves of one seat in one state."""

    def __init__(self, game: Game, state: GameState, seat: Seat) -> None:
        self.game = game
        self._state = state
        self._seat = seat

    def move(self, command: AnyCommand, with_payment: bool = False) -> str:
        """The text of a command of the seat."""
        text = FORMS[type(command)].write(self, command)
        payment = getattr(command, "payment", None) if with_payment else None
        if payment:
            text += " paying " + self.payment(payment)
        discard: tuple[cm.Named, ...] = getattr(command, "discard", ())
        return f"{text} discarding {', '.join(map(self._named, discard))}" if discard else text

    def payment(self, payment: cm.Payment) -> str:
        """The text after ``paying``."""
        return " and ".join(map(self._pay, payment))

    def _named(self, name: cm.Named) -> str:
        return self.title(name) if isinstance(name, str) else self.site(name)

    def title(self, card: str) -> str:
        return title_of(self.game, card)

    def titles(self, cards: Iterable[str]) -> str:
        return ", ".join(title_of(self.game, card) for card in cards)

    def goods(self, goods: Mapping[str, int]) -> str:
        """Stored goods."""
        return bag_text(goods) if goods else "nothing"

    def site(self, number: int) -> str:
        """The name of a Site as the seat writes it."""
        return site_name(self.game, self._state, number, self._seat)

    def machine(self, place: int) -> str:
        """The name of a deployed Machine; ``#7`` if there is none at that place."""
        machines = self._state.machines
        named = names(self.game, machines) if machines else ()
        return named[place] if 0 <= place < len(named) else f"#{place}"

    def _pay(self, pay: cm.Pay) -> str:
        goods = bag_text(pay.goods)
        return goods if pay.site is None else f"{goods} from {self.site(pay.site)}"


def title_of(game: Game, card: str) -> str:
    """The title of a card, board or tile; an unknown id is returned unchanged."""
    return game.catalog.printed_titles.get(card, card)


def bag_text(goods: Mapping[str, int]) -> str:
    """Goods in the order of `SPENDABLE`.

    >>> bag_text({"worker": 1, "iron": 2})
    '{iron: 2, worker: 1}'
    """
    known = [good for good in SPENDABLE if good in goods]
    unknown = sorted(set(goods) - set(known))
    return "{" + ", ".join(f"{good}: {goods[good]}" for good in (*known, *unknown)) + "}"


def is_named(site: Site, card: str) -> bool:
    """Whether a Site has the name of a card id, or as a Ruin that of `RUIN`."""
    return site.ruin if card == RUIN else not site.ruin and site.card == card


# ---------------------------------------------------------------------- reading
NO_SITE = 0
"""The number of a named Site that does not exist; `decide` refuses it."""

NO_MACHINE = -1
"""The place of a named Machine that is not deployed; `decide` refuses it."""

_SITE = re.compile(r"(?:([A-Z]):)?(.+?)(?:#([1-9][0-9]{0,3}))?")
_BAG = re.compile(r"\{ *[a-z_]+: *[1-9][0-9]{0,3}(?: *, *[a-z_]+: *[1-9][0-9]{0,3})* *\}")
_GOOD = re.compile(r"([a-z_]+): *([0-9]+)")
_PAY = re.compile(r"(\{[^}]*\})(?: from (.+))?")


def read_move(game: Game, state: GameState, seat: Seat, text: str) -> tuple[AnyCommand, ...] | Refusal:
    """The commands of a move: one, or several for a shorthand (``twice``, ``exchange a, b``).

    Unknown names are left for `decide` to refuse, because another reason may come first: the name of a card stays in
    the command unchanged, and a Site gets the number `NO_SITE`.

    Returns:
        The commands in order, or the refusal ``unreadable_move`` of a text that is not a move.
    """
    try:
        return _read(MoveReader(game, state, seat), text)
    except _NoMove:
        return Refusal("unreadable_move", text=text)


def write_move(game: Game, state: GameState, command: AnyCommand) -> str:
    """The shortest text of ``command``: a canonical payment is left out."""
    return move_text(game, state, command, with_payment=not _pays_canonically(game, state, command))


def _pays_canonically(game: Game, state: GameState, command: AnyCommand) -> bool:
    payment: cm.Payment | None = getattr(command, "payment", None)
    if not payment or command in listed(game, state):
        return True
    cost = terms(game, state, command)
    return not isinstance(cost, Refusal) and Side(game, state, command.seat).pay(cost.price) == payment


class _NoMove(Exception):
    """The text does not follow the grammar."""


def _read(reader: MoveReader, text: str) -> tuple[AnyCommand, ...]:
    text, discarding = _cut(_in_order(text), "discarding")
    text, paying = _cut(text, "paying")
    verb, _, rest = text.partition(" ")
    commands = _commands(reader, verb, rest.strip())
    if paying is not None:
        commands = _with_payment(commands, reader.payment(paying))
    if discarding is not None:
        commands = _with_discards(commands, tuple(map(reader.discarded, reader.names(discarding))))
    return commands


def _commands(reader: MoveReader, verb: str, rest: str) -> tuple[AnyCommand, ...]:
    for kind, form in FORMS.items():
        if form.verb == verb and form.fits(reader):
            found = [form.read(reader, text) for text in form.each(rest)]
            if None not in found:
                return tuple(kind(seat=reader.seat, **fields) for fields in found if fields is not None)
    raise _NoMove


def _in_order(text: str) -> str:
    """The text with its clauses in the order of the grammar; they may be written in any."""
    head, *clauses = CLAUSE.split(text)
    words = [clause.partition(" ")[0] for clause in clauses]
    if len(set(words)) < len(words):
        raise _NoMove
    return " ".join([head, *sorted(clauses, key=lambda clause: CLAUSES.index(clause.partition(" ")[0]))])


def _cut(text: str, word: str) -> tuple[str, str | None]:
    """The text before and after ``word``; None after it if the word is missing."""
    before, found, after = f"{text} ".partition(f" {word} ")
    return before.strip(), after.strip() if found else None


def _with_payment(commands: tuple[AnyCommand, ...], payment: cm.Payment) -> tuple[AnyCommand, ...]:
    """Each command of a shorthand has the same payment."""
    if any("payment" not in command.__struct_fields__ for command in commands):
        raise _NoMove
    return tuple(replace(command, payment=payment) for command in commands)


def _with_discards(commands: tuple[AnyCommand, ...], names: tuple[cm.Named, ...]) -> tuple[AnyCommand, ...]:
    """The commands of a shorthand share the names evenly, in order; if that is not possible, each has all of them."""
    if any("discard" not in command.__struct_fields__ for command in commands):
        raise _NoMove
    share, rest = divmod(len(names), len(commands))
    shares = [names if rest else names[i * share : (i + 1) * share] for i in range(len(commands))]
    return tuple(replace(command, discard=discard) for command, discard in zip(commands, shares, strict=True))


def _bag(text: str) -> Bag:
    goods = _GOOD.findall(text) if _BAG.fullmatch(text) else []
    if not goods or len(dict(goods)) < len(goods):
        raise _NoMove
    return Bag({good: int(count) for good, count in goods})


def _parts_of_site(text: str) -> tuple[Seat | None, str, int]:
    """The seat, title and number in the name of a Site."""
    match = _SITE.fullmatch(text)
    if not match:
        raise _NoMove
    owner, name, place = match.groups()
    return owner, name, int(place or 1)


class MoveReader:
    """Resolves the names in one text."""

    seat: Seat
    asked: type[Question] | type[None]

    def __init__(self, game: Game, state: GameState, seat: Seat) -> None:
        self.catalog = game.catalog
        self.state = state
        self.seat = seat
        self.asked = type(state.question)

    def id_of(self, name: str, *kinds: type[Printed]) -> str:
        """The id of a card, board or tile of these classes; an unknown name is its own id."""
        return self.catalog.id_of(name, *kinds) or name

    def card(self, name: str) -> str:
        """A Location or Connection card: either may pay a cost of cards (A-08); or a district, which stands for the
        Deal with it (R53.4)."""
        return self.id_of(name, Location, Connection, District)

    def discarded(self, name: str) -> cm.Named:
        """A card, a Deal, or a Ruin of the seat (R42.9a)."""
        owner, title, _ = _parts_of_site(name)
        return self.site(name) if title == RUIN and owner is None else self.card(name)

    def machine(self, text: str) -> int:
        """The place of a deployed Machine; `NO_MACHINE` if it is not there."""
        owner, name, place = _parts_of_site(text)
        found = self.catalog.find(Machine, name)
        machines = self.state.machines
        if owner is not None or found is None or machines is None:
            return NO_MACHINE
        places = [index for index, one in enumerate(machines.deployed) if one.card == found.id]
        return places[place - 1] if place <= len(places) else NO_MACHINE

    def matched(self, text: str) -> cm.Matched:
        owner, _, category = text.partition(":")
        return cm.Matched(owner, category)

    def names(self, text: str) -> list[str]:
        names = [name.strip() for name in text.split(",")]
        if not all(names):
            raise _NoMove
        return names

    def goods(self, text: str) -> Bag:
        return Bag() if text == "nothing" else _bag(text)

    def owner(self, text: str) -> Seat:
        """The seat in the name of a Site; by default the seat that moves."""
        return _parts_of_site(text)[0] or self.seat

    def site(self, text: str, usual: Seat | None = None) -> int:
        """The number of a Site; without a seat in its name it is in the State of ``usual``, or of the mover."""
        owner, name, place = _parts_of_site(text)
        seat = owner or usual or self.seat
        if seat not in self.state.seats:
            return NO_SITE
        card = RUIN if name == RUIN else self.id_of(name, Location)
        sites = [site.id for site in self.state.player(seat).sites if is_named(site, card)]
        return sites[place - 1] if place <= len(sites) else NO_SITE

    def payment(self, text: str) -> cm.Payment:
        return tuple(self._pay(part) for part in re.split(r" and (?=\{)", text))

    def _pay(self, text: str) -> cm.Pay:
        match = _PAY.fullmatch(text)
        if not match:
            raise _NoMove
        goods, place = match.groups()
        return cm.Pay(_bag(goods), self.site(place) if place else None)


# ---------------------------------------------------------------------- several commands in one line
def decide_all(game: Game, state: GameState, commands: Sequence[AnyCommand]) -> tuple[Outcome, ...] | Refusal:
    """The outcome of each command in turn, or the first refusal."""
    outcomes: list[Outcome] = []
    for command in commands:
        if outcomes:
            state = _kept_open(state, command)
        outcome = decide(game, state, command)
        if isinstance(outcome, Refusal):
            return outcome
        outcomes.append(outcome)
        state = outcome.state
    return tuple(outcomes)


def why_not_all(game: Game, state: GameState, _seat: Seat, commands: Sequence[AnyCommand]) -> Refusal | None:
    """The first refusal of commands that a seat wants to give one after the other; None if it can."""
    outcome = decide_all(game, state, commands)
    return outcome if isinstance(outcome, Refusal) else None


def _kept_open(state: GameState, command: AnyCommand) -> GameState:
    """The state with the turn still open for a repetition, so that `decide` says why nothing can be repeated."""
    if state.to_move == command.seat or not isinstance(command, cm.ActivateLocation | cm.ExchangeWorkers):
        return state
    site = command.site if isinstance(command, cm.ActivateLocation) else None
    return replace(state, agenda=(ChooseFollowUp(command.seat, site, site is None),))
