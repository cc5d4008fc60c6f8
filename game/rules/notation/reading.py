"""Reading moves from text."""

from __future__ import annotations

import re

from msgspec.structs import replace

from game.cards.card import Connection, Location, Printed
from game.cards.sets.districts import District
from game.cards.sets.moloch import Machine
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.rules import commands as cm
from game.rules.decide import terms
from game.rules.game import Game
from game.rules.legal import listed
from game.rules.messages import AnyCommand
from game.rules.notation.forms import CLAUSE, CLAUSES, FORMS
from game.rules.notation.writing import is_named, move_text
from game.rules.sheets import RUIN
from game.rules.side import Side
from game.rules.state import GameState, Question, Seat

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


def _site(text: str) -> tuple[Seat | None, str, int]:
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
        owner, title, _ = _site(name)
        return self.site(name) if title == RUIN and owner is None else self.card(name)

    def machine(self, text: str) -> int:
        """The place of a deployed Machine; `NO_MACHINE` if it is not there."""
        owner, name, place = _site(text)
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
        return _site(text)[0] or self.seat

    def site(self, text: str, usual: Seat | None = None) -> int:
        """The number of a Site; without a seat in its name it is in the State of ``usual``, or of the mover."""
        owner, name, place = _site(text)
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
