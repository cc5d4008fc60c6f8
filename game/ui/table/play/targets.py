"""What can be done where on the table: for each place the commands it sends, or why it sends none.

No rule is known here: the match says what is legal and what it costs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from game.cards.faction import Faction
from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.match.match import Match
from game.rules import commands as cmd
from game.rules.bill import PRECIOUS
from game.rules.hints import without_payment
from game.rules.payment import paid_goods
from game.rules.state import Seat
from game.rules.view import TableView
from game.ui.places import (
    Answer,
    BoardAction,
    ConnectionPile,
    FaceUpCard,
    HandCard,
    HandConnection,
    InHand,
    Label,
    SiteAt,
)
from game.ui.table import labels


class Target(msgspec.Struct, frozen=True):
    """A place where something can be dropped or clicked.

    Attributes:
        label: The place.
        verb: What would be done there: construct, deal, raze, develop, shield, visit, play or take.
        commands: The legal commands, the default first; several differ in the cards or Deals they discard.
        refusal: Why there is no legal command.
    """

    label: Label
    verb: str
    commands: tuple[cmd.AnyCommand, ...] = ()
    refusal: Refusal | None = None

    @property
    def is_legal(self) -> bool:
        return bool(self.commands)

    @property
    def cost(self) -> Bag:
        """The goods that the default command pays; for an illegal target those it would need."""
        if self.commands:
            return paid(self.commands[0])
        return (self.refusal and self.refusal.needs) or EMPTY


def best_of(targets: Iterable[Target], verb: str) -> Target | None:
    """The target to show for a verb: preferably legal, then without paying a development token."""
    same = (target for target in targets if target.verb == verb)
    return min(same, key=lambda target: (not target.is_legal, target.cost["development"]), default=None)


def paid(command: cmd.AnyCommand) -> Bag:
    """The goods in the payment of a command, from the supply and from Sites."""
    return paid_goods(getattr(command, "payment", None) or ())


def hand_targets(match: Match, view: TableView, seat: Seat, card: str) -> tuple[Target, ...]:
    """The targets of a Location card in hand: construct, make a Deal, raze, or develop a Site of one's own (R1.3)."""
    wanted: list[tuple[Label, str, cmd.AnyCommand]] = [
        (labels.BUILD, "construct", cmd.ConstructLocation(seat, card)),
        (labels.DEAL, "deal", cmd.MakeDeal(seat, card)),
        (labels.DISCARD, "raze", cmd.RazeFromHand(seat, card)),
    ]
    for site in view.player(seat).sites:
        wanted.append((SiteAt(site.id), "develop", cmd.DevelopLocation(seat, card, site.id)))
    return _targets(match, wanted)


def raze_targets(match: Match, view: TableView, seat: Seat) -> tuple[Target, ...]:
    """The targets of red contact tokens: all Locations of other players (R10.3)."""
    return _targets(
        match,
        [
            (SiteAt(site.id), "raze", cmd.RazeLocation(seat, player.seat, site.id))
            for player in view.players
            if player.seat != seat
            for site in player.sites
            if not site.ruin
        ],
    )


def shield_targets(match: Match, view: TableView, seat: Seat) -> tuple[Target, ...]:
    """The targets of a shield: all own Sites (R16)."""
    sites = view.player(seat).sites
    return _targets(match, [(SiteAt(site.id), "shield", cmd.PlaceShield(seat, site.id)) for site in sites])


def worker_targets(match: Match, view: TableView, seat: Seat) -> tuple[Target, ...]:
    """The targets of a worker: the Open Productions of other players (R13)."""
    locations = match.game.catalog.locations
    return _targets(
        match,
        [
            (SiteAt(site.id), "visit", cmd.UseOpenProduction(seat, player.seat, site.id))
            for player in view.players
            if player.seat != seat
            for site in player.sites
            if not site.ruin and locations[site.card].is_open
        ],
    )


def play_targets(match: Match, seat: Seat, card: str) -> tuple[Target, ...]:
    """The target of a Connection card in hand: the table (R14.2)."""
    return _targets(match, [(labels.TABLE, "play", cmd.PlayConnection(seat, card))])


def take_targets(match: Match, seat: Seat, pile: str) -> tuple[Target, ...]:
    """The target of a face-up Connection card: the hand (R14.1)."""
    return _targets(match, [(labels.STRIP, "take", cmd.TakeConnection(seat, pile))])


def _targets(match: Match, wanted: Iterable[tuple[Label, str, cmd.AnyCommand]]) -> tuple[Target, ...]:
    """A target for each label, verb and command without its payment: with all its legal ways, or with the refusal."""
    ways: dict[cmd.AnyCommand, list[cmd.AnyCommand]] = {}
    for command in match.legal():
        ways.setdefault(without_payment(command), []).append(command)
    return tuple(
        Target(label, verb, tuple(ways[command]))
        if command in ways
        else Target(label, verb, refusal=match.check(command))
        for label, verb, command in wanted
    )


class AnyCopy(NamedTuple):
    """A card at any place of a kind, whichever of its copies: all can do the same."""

    kind: type[HandCard] | type[HandConnection] | type[FaceUpCard]
    card: str

    def is_at(self, label: Label) -> bool:
        """Whether a copy lies at ``label``."""
        return isinstance(label, self.kind) and label.card == self.card


def beginning(command: cmd.AnyCommand, board: Faction) -> Label | AnyCopy:
    """The place where a command begins when nothing is in progress; ``board`` is that of the player."""
    match command:
        case cmd.ConstructLocation() | cmd.MakeDeal() | cmd.RazeFromHand() | cmd.DevelopLocation():
            return AnyCopy(HandCard, command.card)
        case cmd.ActivateLocation() | cmd.UseOpenProduction():
            return SiteAt(command.site)
        case cmd.ActivateFaction():
            action = board.action(command.action)
            return BoardAction(action.name) if action else ""
        case cmd.TakeConnection():
            return ConnectionPile(command.pile)
        case cmd.PlayConnection():
            return AnyCopy(HandConnection, command.card)
        case cmd.Choose() | cmd.ChooseSite() | cmd.ChooseDeal():
            return Answer(answer_of(command))
        case _:
            return _FIXED_PLACES.get(type(command), "")


def answer_of(command: cmd.Choose | cmd.ChooseSite | cmd.ChooseDeal) -> str | int:
    """The value that an answer names: a seat, a good, the number of a Site, or a card."""
    match command:
        case cmd.ChooseSite(site=number):
            return number
        case cmd.ChooseDeal(card=card):
            return card
        case _:
            return command.answer


_FIXED_PLACES: Mapping[type, Label] = {
    cmd.RazeLocation: labels.REDS,
    cmd.ExchangeWorkers: labels.EXCHANGE,
    cmd.PlaceShield: labels.SHIELDS,
    cmd.FinishTurn: labels.DONE,
    cmd.Pass: labels.PASS,
}


class Offers:
    """The legal commands of the seat to move, by the place where they begin."""

    def __init__(self, legal: Sequence[cmd.AnyCommand], board: Faction) -> None:
        self._by_place: dict[Label | AnyCopy, list[cmd.AnyCommand]] = {}
        for command in legal:
            self._by_place.setdefault(beginning(command, board), []).append(command)

    def at(self, label: Label) -> tuple[cmd.AnyCommand, ...]:
        """The commands that begin at ``label``."""
        return tuple(self._by_place.get(_any_copy(label), ()))

    def __contains__(self, label: Label) -> bool:
        return _any_copy(label) in self._by_place


def _any_copy(label: Label) -> Label | AnyCopy:
    return AnyCopy(type(label), label.card) if isinstance(label, InHand) else label


def command_at(label: Label, view: TableView, seat: Seat) -> cmd.AnyCommand | None:
    """The command, legal or not, that a click at ``label`` stands for, without its payment; None if there is none."""
    match label:
        case SiteAt(number):
            found = view.find_site(number)
            if found is None:
                return None
            own = found[0] == seat
            return cmd.ActivateLocation(seat, number) if own else cmd.UseOpenProduction(seat, found[0], number)
        case BoardAction(action):
            return cmd.ActivateFaction(seat, action)
        case labels.EXCHANGE:
            return cmd.ExchangeWorkers(seat, "brick")
        case ConnectionPile(colour):
            return cmd.TakeConnection(seat, colour)
        case HandConnection(card=card):
            return cmd.PlayConnection(seat, card)
        case _:
            return None


def opens_payment_panel(ways: Sequence[cmd.Payment], always: bool) -> bool:
    """Whether to ask how to pay, given the possible ``ways``, the default first.

    Asks if there is a choice and either ``always`` is set, the default spends a wild good or a development token, or
    the ways that spend neither differ in goods.
    """
    if len(ways) < 2:
        return False
    plain = [goods for goods in map(paid_goods, ways) if PRECIOUS.isdisjoint(goods)]
    return always or paid_goods(ways[0]) not in plain or any(goods != plain[0] for goods in plain)
