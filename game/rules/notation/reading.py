"""Text as moves: the reading half of the notation."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.rules import answers
from game.rules import commands as cm
from game.rules.decide import terms
from game.rules.desk import Desk
from game.rules.game import Game
from game.rules.layout import RUIN
from game.rules.notation.writing import is_named, move_text
from game.rules.state import VIRTUAL, ChooseReplaced, GameState, Seat

NO_SITE = 0
"""The number of a Site that is named but is not there: `decide` finds no card under it."""

_SITE = re.compile(r"(?:([A-Z]):)?(.+?)(?:#([1-9][0-9]{0,3}))?")
_BAG = re.compile(r"\{ *[a-z_]+: *[1-9][0-9]{0,3}(?: *, *[a-z_]+: *[1-9][0-9]{0,3})* *\}")
_GOOD = re.compile(r"([a-z_]+): *([0-9]+)")
_PAY = re.compile(r"(\{[^}]*\})(?: from (.+))?")
_STORE = re.compile(r"(nothing|\{[^}]*\}) on (.+)")


def read_move(game: Game, state: GameState, seat: Seat, text: str) -> tuple[cm.AnyCommand, ...] | Refusal:
    """The commands that a text asks for: one, or several where it is a shorthand (``twice``, ``exchange a, b``).

    A name that no card or Site bears is left for `decide` to refuse, so that earlier reasons keep their turn:
    it stays in the command as it is, and a Site gets the number `NO_SITE`.

    Returns:
        The commands in order, or the refusal ``unreadable_move`` for a text that is no move.
    """
    try:
        return _read(_Reader(game, state, seat), text)
    except _NoMove:
        return Refusal("unreadable_move", text=text)


def write_move(game: Game, state: GameState, command: cm.AnyCommand) -> str:
    """The shortest text that reads as ``command``: a canonical payment is left out."""
    return move_text(game, state, command, with_payment=not _pays_canonically(game, state, command))


def _pays_canonically(game: Game, state: GameState, command: cm.AnyCommand) -> bool:
    payment: cm.Payment | None = getattr(command, "payment", None)
    if not payment:
        return True
    cost = terms(game, state, command)
    return not isinstance(cost, Refusal) and Desk(game, state, command.seat).purse.canonical(cost.price) == payment


class _NoMove(Exception):
    """The text does not follow the grammar."""


def _read(reader: _Reader, text: str) -> tuple[cm.AnyCommand, ...]:
    text, discarding = _cut(text, "discarding")
    text, paying = _cut(text, "paying")
    verb, _, rest = text.partition(" ")
    if verb not in _VERBS:
        raise _NoMove
    commands = _VERBS[verb](reader, rest.strip())
    if paying is not None:
        commands = _with_payment(commands, reader.payment(paying))
    if discarding is not None:
        commands = _with_discards(commands, reader.discards(discarding))
    return commands


def _cut(text: str, word: str) -> tuple[str, str | None]:
    """The text before ``word`` and what follows it, None if the word is not there."""
    before, found, after = f"{text} ".partition(f" {word} ")
    return before.strip(), after.strip() if found else None


def _with_payment(commands: tuple[cm.AnyCommand, ...], payment: cm.Payment) -> tuple[cm.AnyCommand, ...]:
    """Every repetition of a shorthand pays the same."""
    if any("payment" not in command.__struct_fields__ for command in commands):
        raise _NoMove
    return tuple(replace(command, payment=payment) for command in commands)


def _with_discards(commands: tuple[cm.AnyCommand, ...], names: tuple[str, ...]) -> tuple[cm.AnyCommand, ...]:
    """Repetitions share the names out in order; if that leaves a rest, each discards the same."""
    if any("discard" not in command.__struct_fields__ for command in commands):
        raise _NoMove
    share, rest = divmod(len(names), len(commands))
    shares = [names if rest else names[i * share : (i + 1) * share] for i in range(len(commands))]
    return tuple(replace(command, discard=discard) for command, discard in zip(commands, shares, strict=True))


def _names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise _NoMove
    return names


def _bag(text: str) -> Bag:
    goods = _GOOD.findall(text) if _BAG.fullmatch(text) else []
    if not goods or len(dict(goods)) < len(goods):
        raise _NoMove
    return Bag({good: int(count) for good, count in goods})


class _Found(NamedTuple):
    """A Site named in a text; ``owner`` is None if the name has no seat."""

    owner: Seat | None
    number: int


class _Reader:
    """Finds what the names in one text stand for."""

    def __init__(self, game: Game, state: GameState, seat: Seat) -> None:
        self.catalog = game.catalog
        self.state = state
        self.seat = seat

    def location(self, name: str) -> str:
        found = self.catalog.find_location(name)
        return found.id if found else name

    def connection(self, name: str) -> str:
        found = self.catalog.find_connection(name)
        return found.id if found else name

    def card(self, name: str) -> str:
        """A deck card, or a Connection card from hand, which may pay for a card, too (A-08)."""
        return self.connection(self.location(name))

    def discards(self, text: str) -> tuple[str, ...]:
        return tuple(self.card(name) for name in _names(text))

    def site(self, text: str) -> _Found:
        """The Site of that name in the State of its seat, else of the seat that moves."""
        match = _SITE.fullmatch(text)
        if not match:
            raise _NoMove
        owner, name, place = match.groups()
        return _Found(owner, self._number(owner or self.seat, name, int(place or 1)))

    def site_of_opponent(self, text: str) -> int:
        """The number of a Site of the virtual opponent, with or without its seat before the name."""
        return self.site(text if text.startswith(f"{VIRTUAL}:") else f"{VIRTUAL}:{text}").number

    def payment(self, text: str) -> cm.Payment:
        return tuple(self._pay(part) for part in re.split(r" and (?=\{)", text))

    def _pay(self, text: str) -> cm.Pay:
        match = _PAY.fullmatch(text)
        if not match:
            raise _NoMove
        goods, place = match.groups()
        return cm.Pay(_bag(goods), self.site(place).number if place else None)

    def _number(self, owner: Seat, name: str, place: int) -> int:
        if owner not in self.state.owners:
            return NO_SITE
        card = RUIN if name == RUIN else self.location(name)
        sites = [site.id for site in self.state.owner(owner).sites if is_named(site, card)]
        return sites[place - 1] if place <= len(sites) else NO_SITE


def _keep(at: _Reader, rest: str) -> tuple[cm.AnyCommand, ...]:
    return (cm.KeepCards(at.seat, tuple(at.location(name) for name in _names(rest))),)


def _develop(at: _Reader, rest: str) -> tuple[cm.AnyCommand, ...]:
    name, _, over = rest.partition(" over ")
    if not name or not over:
        raise _NoMove
    return (cm.DevelopLocation(at.seat, at.location(name), at.site(over).number),)


def _raze(at: _Reader, rest: str) -> tuple[cm.AnyCommand, ...]:
    """A name with a seat is a Location in a State, a name without one a card in hand."""
    site = at.site(rest)
    if site.owner is None:
        return (cm.RazeFromHand(at.seat, at.location(rest)),)
    return (cm.RazeLocation(at.seat, site.owner, site.number),)


def _activate(at: _Reader, rest: str) -> tuple[cm.AnyCommand, ...]:
    name = rest.removesuffix(" twice")
    command = cm.ActivateLocation(at.seat, at.site(name).number)
    return (command,) if name == rest else (command, command)


def _exchange(at: _Reader, rest: str) -> tuple[cm.AnyCommand, ...]:
    return tuple(cm.ExchangeWorkers(at.seat, good) for good in _names(rest))


def _visit(at: _Reader, rest: str) -> tuple[cm.AnyCommand, ...]:
    site = at.site(rest)
    return (cm.UseOpenProduction(at.seat, site.owner or at.seat, site.number),)


def _store(at: _Reader, rest: str) -> tuple[cm.AnyCommand, ...]:
    match = _STORE.fullmatch(rest)
    if not match:
        raise _NoMove
    goods, site = match.groups()
    return (cm.StoreGoods(at.seat, at.site(site).number, Bag() if goods == "nothing" else _bag(goods)),)


def _choose(at: _Reader, rest: str) -> tuple[cm.AnyCommand, ...]:
    """A Site or a card where the open question asks for one, else a seat or a good."""
    asked = type(at.state.question)
    if asked is ChooseReplaced:
        return (cm.ChooseSite(at.seat, at.site_of_opponent(_one(rest))),)
    if asked in answers.SITES:
        return (cm.ChooseSite(at.seat, at.site(_one(rest)).number),)
    if asked in answers.CARDS:
        return (cm.ChooseDeal(at.seat, at.card(_one(rest))),)
    return tuple(cm.Choose(at.seat, answer) for answer in _names(rest))


def _turn(at: _Reader, rest: str) -> tuple[cm.AnyCommand, ...]:
    """Only the virtual opponent moves by one word for all that it does."""
    if rest or at.seat != VIRTUAL:
        raise _NoMove
    return (cm.VirtualTurn(at.seat),)


def _alone(command: type[cm.FinishTurn | cm.Pass]) -> Callable[[_Reader, str], tuple[cm.AnyCommand, ...]]:
    def read(at: _Reader, rest: str) -> tuple[cm.AnyCommand, ...]:
        if rest:
            raise _NoMove
        return (command(at.seat),)

    return read


def _with_location(
    command: type[cm.PickCard | cm.ConstructLocation | cm.MakeDeal],
) -> Callable[[_Reader, str], tuple[cm.AnyCommand, ...]]:
    return lambda at, rest: (command(at.seat, at.location(_one(rest))),)


def _one(text: str) -> str:
    """A single name or word."""
    names = _names(text)
    if len(names) > 1:
        raise _NoMove
    return names[0]


_VERBS: dict[str, Callable[[_Reader, str], tuple[cm.AnyCommand, ...]]] = {
    "keep": _keep,
    "pick": _with_location(cm.PickCard),
    "construct": _with_location(cm.ConstructLocation),
    "develop": _develop,
    "deal": _with_location(cm.MakeDeal),
    "raze": _raze,
    "activate": _activate,
    "faction": lambda at, rest: (cm.ActivateFaction(at.seat, _one(rest)),),
    "exchange": _exchange,
    "visit": _visit,
    "take": lambda at, rest: (cm.TakeConnection(at.seat, _one(rest)),),
    "play": lambda at, rest: (cm.PlayConnection(at.seat, at.connection(_one(rest))),),
    "shield": lambda at, rest: (cm.PlaceShield(at.seat, at.site(rest).number),),
    "store": _store,
    "choose": _choose,
    "done": _alone(cm.FinishTurn),
    "pass": _alone(cm.Pass),
    "turn": _turn,
}
