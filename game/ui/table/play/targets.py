"""What can be done at the table, and where: every place gets the command it sends, or the reason why not.

Nothing here knows a rule: the match says what is legal, what it costs and what would come of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.match.match import Match
from game.rules.commands import (
    ActivateFaction,
    ActivateLocation,
    AnyCommand,
    Choose,
    ChooseDeal,
    ChooseSite,
    ConstructLocation,
    DevelopLocation,
    ExchangeWorkers,
    FinishTurn,
    MakeDeal,
    Pass,
    Payment,
    PlaceShield,
    PlayConnection,
    RazeFromHand,
    RazeLocation,
    TakeConnection,
    UseOpenProduction,
)
from game.rules.payment import WILD, paid_goods
from game.rules.state import Seat
from game.rules.view import TableView
from game.ui.places import Answer, BoardAction, ConnectionPile, HandCard, HandConnection, InHand, Label, SiteAt
from game.ui.table import labels


class Target(msgspec.Struct, frozen=True):
    """A place where something can be dropped or clicked.

    ``commands`` are the legal ways, the first being the usual one; several differ in the cards or Deals they
    discard. Without any, ``refusal`` says why.
    """

    label: Label
    verb: str
    commands: tuple[AnyCommand, ...] = ()
    refusal: Refusal | None = None

    @property
    def is_legal(self) -> bool:
        return bool(self.commands)

    @property
    def cost(self) -> Bag:
        """The goods that the usual way pays; for an illegal target what it would need."""
        if self.commands:
            return paid(self.commands[0])
        return (self.refusal and self.refusal.needs) or EMPTY


def best_of(targets: Iterable[Target], verb: str) -> Target | None:
    """The target that stands for a verb: a legal one before others, one without a development token before others."""
    same = (target for target in targets if target.verb == verb)
    return min(same, key=lambda target: (not target.is_legal, target.cost["development"]), default=None)


def paid(command: AnyCommand) -> Bag:
    """All goods in the payment of a command, from wherever they come."""
    return paid_goods(getattr(command, "payment", None) or ())


def hand_targets(match: Match, view: TableView, seat: Seat, card: str) -> tuple[Target, ...]:
    """Where a Location card from hand can go: build, Deal, raze, and over every own Site (R1.3)."""
    wishes: list[tuple[Label, str, AnyCommand]] = [
        (labels.BUILD, "construct", ConstructLocation(seat, card)),
        (labels.DEAL, "deal", MakeDeal(seat, card)),
        (labels.DISCARD, "raze", RazeFromHand(seat, card)),
    ]
    for site in view.player(seat).sites:
        wishes.append((SiteAt(site.id), "develop", DevelopLocation(seat, card, site.id)))
    return _judged(match, wishes)


def raze_targets(match: Match, view: TableView, seat: Seat) -> tuple[Target, ...]:
    """All Locations of the others, for the red contact tokens (R10.3)."""
    return _judged(
        match,
        [
            (SiteAt(site.id), "raze", RazeLocation(seat, player.seat, site.id))
            for player in view.players
            if player.seat != seat
            for site in player.sites
            if not site.ruin
        ],
    )


def shield_targets(match: Match, view: TableView, seat: Seat) -> tuple[Target, ...]:
    """All own Sites, for a shield (R16)."""
    sites = view.player(seat).sites
    return _judged(match, [(SiteAt(site.id), "shield", PlaceShield(seat, site.id)) for site in sites])


def worker_targets(match: Match, view: TableView, seat: Seat, open_cards: frozenset[str]) -> tuple[Target, ...]:
    """The Open Productions of the others, for a worker (R13)."""
    return _judged(
        match,
        [
            (SiteAt(site.id), "visit", UseOpenProduction(seat, player.seat, site.id))
            for player in view.players
            if player.seat != seat
            for site in player.sites
            if not site.ruin and site.card in open_cards
        ],
    )


def play_targets(match: Match, seat: Seat, card: str) -> tuple[Target, ...]:
    """A Connection card from hand is played onto the table (R14.2)."""
    return _judged(match, [(labels.TABLE, "play", PlayConnection(seat, card))])


def take_targets(match: Match, seat: Seat, pile: str) -> tuple[Target, ...]:
    """A face-up Connection card is taken into the hand (R14.1)."""
    return _judged(match, [(labels.STRIP, "take", TakeConnection(seat, pile))])


def _judged(match: Match, wishes: Iterable[tuple[Label, str, AnyCommand]]) -> tuple[Target, ...]:
    legal = match.legal()
    return tuple(_target(match, legal, *wish) for wish in wishes)


def _target(match: Match, legal: Sequence[AnyCommand], label: Label, verb: str, wish: AnyCommand) -> Target:
    same = tuple(command for command in legal if is_same_wish(command, wish))
    return Target(label, verb, same) if same else Target(label, verb, refusal=match.check(wish))


_FILLED_IN = ("payment", "discard")


def is_same_wish(command: AnyCommand, wish: AnyCommand) -> bool:
    """Whether both do the same thing, however it is paid."""
    if type(command) is not type(wish):
        return False
    names = [name for name in wish.__struct_fields__ if name not in _FILLED_IN]
    return all(getattr(command, name) == getattr(wish, name) for name in names)


AnyCopy = tuple[type[HandCard] | type[HandConnection], str]
"""A card in hand wherever it lies: two copies can do the same."""


def beginning(command: AnyCommand) -> Label | AnyCopy:
    """Where on the resting table a command begins."""
    match command:
        case ConstructLocation() | MakeDeal() | RazeFromHand() | DevelopLocation():
            return HandCard, command.card
        case ActivateLocation() | UseOpenProduction():
            return SiteAt(command.site)
        case ActivateFaction():
            return BoardAction(command.action)
        case TakeConnection():
            return ConnectionPile(command.pile)
        case PlayConnection():
            return HandConnection, command.card
        case Choose() | ChooseSite() | ChooseDeal():
            return Answer(answer_of(command))
        case _:
            return _PLAIN.get(type(command), "")


def answer_of(command: Choose | ChooseSite | ChooseDeal) -> str | int:
    """What an answer to a question names: a seat, a good, the number of a Site, a card."""
    match command:
        case ChooseSite(site=number):
            return number
        case ChooseDeal(card=card):
            return card
        case _:
            return command.answer


_PLAIN: Mapping[type, Label] = {
    RazeLocation: labels.REDS,
    ExchangeWorkers: labels.EXCHANGE,
    PlaceShield: labels.SHIELDS,
    FinishTurn: labels.DONE,
    Pass: labels.PASS,
}


class Offers:
    """The legal commands of the seat to move, by the place where a person begins them."""

    def __init__(self, legal: Sequence[AnyCommand]) -> None:
        self._by_place: dict[Label | AnyCopy, list[AnyCommand]] = {}
        for command in legal:
            self._by_place.setdefault(beginning(command), []).append(command)

    def at(self, label: Label) -> tuple[AnyCommand, ...]:
        """The commands that begin at a hit area of the resting table."""
        return tuple(self._by_place.get(_any_copy(label), ()))

    def __contains__(self, label: Label) -> bool:
        return _any_copy(label) in self._by_place


def _any_copy(label: Label) -> Label | AnyCopy:
    return (type(label), label.card) if isinstance(label, InHand) else label


def wish_at(label: Label, view: TableView, seat: Seat) -> AnyCommand | None:
    """What a click on a place of the resting table would ask for, to find out why it is not allowed."""
    match label:
        case SiteAt(number):
            return _site_wish(number, view, seat)
        case BoardAction(gives):
            return ActivateFaction(seat, gives)
        case labels.EXCHANGE:
            return ExchangeWorkers(seat, "brick")
        case ConnectionPile(colour):
            return TakeConnection(seat, colour)
        case HandConnection(card=card):
            return PlayConnection(seat, card)
        case _:
            return None


def _site_wish(number: int, view: TableView, seat: Seat) -> AnyCommand | None:
    for player in view.players:
        if any(site.id == number for site in player.sites):
            own = player.seat == seat
            return ActivateLocation(seat, number) if own else UseOpenProduction(seat, player.seat, number)
    return None


def opens_payment_panel(ways: Sequence[Payment], always: bool) -> bool:
    """Whether the way to pay is asked for: on wish, if the usual one spends a wild good or a development token, or if
    others spend none either and yet different goods, as where a card takes any resources."""
    if len(ways) < 2:
        return False
    precious = {*WILD.values(), "development"}
    plain = [goods for goods in map(paid_goods, ways) if precious.isdisjoint(goods)]
    return always or paid_goods(ways[0]) not in plain or any(goods != plain[0] for goods in plain)
