"""What can be done where on the table: for each place the commands it sends, or why it sends none.

No rule is known here: the match says what is legal and what it costs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from game.cards.card import Faction
from game.kernel.bag import EMPTY, Bag
from game.kernel.reference import Reference
from game.kernel.refusal import Refusal
from game.match.match import Match
from game.rules import commands as cmd
from game.rules import references as ref
from game.rules.bill import PRECIOUS
from game.rules.hints import without_payment
from game.rules.messages import AnyCommand
from game.rules.state import Seat
from game.rules.subject import subject
from game.rules.view import TableView
from game.ui import places
from game.ui.table import labels


class Target(msgspec.Struct, frozen=True):
    """A place where something can be dropped or clicked.

    Attributes:
        label: The place.
        verb: What would be done there: construct, deal, raze, develop, shield, visit, play, take, salvage, match,
            spend, strip, rebuild, demolish, place, hack, server_room, destroy, part, lose, stop, or something on the
            map: build_outpost, upgrade_outpost, raze_outpost, shield_outpost, skip_pick or give_up_outpost; with an
            HQ: claim_hq or steal_location; with the modules: enter_arena, deal_with_district or raze_district.
        commands: The legal commands, the default first; several differ in what they discard or match.
        refusal: Why there is no legal command.
        then: The answer to the question that the commands ask: what the action is aimed at.
        tried: The command that the refusal is about, where its words depend on it.
    """

    label: places.Label
    verb: str
    commands: tuple[AnyCommand, ...] = ()
    refusal: Refusal | None = None
    then: AnyCommand | None = None
    tried: AnyCommand | None = None

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


def matched_of(command: AnyCommand) -> cmd.Matched | None:
    """What a command matches as the cost of its action (R42.7)."""
    return command.matched if isinstance(command, cmd.ActivateLocation) else None


def discard_of(command: AnyCommand) -> tuple[cmd.Named, ...]:
    """The cards or Deals, or the number of the Ruin, that a command discards as part of its cost."""
    discard: tuple[cmd.Named, ...] = getattr(command, "discard", ())
    return discard


def paid(command: AnyCommand) -> Bag:
    """The goods in the payment of a command, from the supply and from Sites."""
    return cmd.paid_goods(getattr(command, "payment", None) or ())


def hand_targets(match: Match, view: TableView, seat: Seat, card: str) -> tuple[Target, ...]:
    """The targets of a Location card in hand: construct, make a Deal, raze, develop a Site of one's own (R1.3)."""
    wanted: list[tuple[places.Label, str, AnyCommand]] = [
        (labels.BUILD, "construct", cmd.ConstructLocation(seat, card)),
        (labels.DEAL, "deal", cmd.MakeDeal(seat, card)),
        (labels.DISCARD, "raze", cmd.RazeFromHand(seat, card)),
    ]
    for site in view.player(seat).sites:
        wanted.append((places.SiteAt(site.id), "develop", cmd.DevelopLocation(seat, card, site.id)))
    return targets_at(match, wanted)


def raze_targets(match: Match, view: TableView, seat: Seat) -> tuple[Target, ...]:
    """The targets of red contact tokens: all Locations of other players (R10.3)."""
    return targets_at(
        match,
        [
            (places.SiteAt(site.id), "raze", cmd.RazeLocation(seat, player.seat, site.id))
            for player in view.players
            if player.seat != seat
            for site in player.sites
            if not site.ruin
        ],
    )


def shield_targets(match: Match, view: TableView, seat: Seat) -> tuple[Target, ...]:
    """The targets of a shield: all own Sites (R16)."""
    sites = view.player(seat).sites
    return targets_at(match, [(places.SiteAt(site.id), "shield", cmd.PlaceShield(seat, site.id)) for site in sites])


def worker_targets(match: Match, view: TableView, seat: Seat) -> tuple[Target, ...]:
    """The targets of a worker: the Open Productions of other players (R13)."""
    locations = match.game.catalog.locations
    return targets_at(
        match,
        [
            (places.SiteAt(site.id), "visit", cmd.UseOpenProduction(seat, player.seat, site.id))
            for player in view.players
            if player.seat != seat
            for site in player.sites
            if not site.ruin and locations[site.card].is_open
        ],
    )


def play_targets(match: Match, seat: Seat, card: str) -> tuple[Target, ...]:
    """The target of a Connection card in hand: the table (R14.2)."""
    return targets_at(match, [(labels.TABLE, "play", cmd.PlayConnection(seat, card))])


def take_targets(match: Match, seat: Seat, pile: str) -> tuple[Target, ...]:
    """The target of a face-up Connection card: the hand (R14.1)."""
    return targets_at(match, [(labels.STRIP, "take", cmd.TakeConnection(seat, pile))])


# ---------------------------------------------------------------------- answers
def targets_at(
    match: Match, wanted: Iterable[tuple[places.Label, str, AnyCommand]], names_deed: bool = False
) -> tuple[Target, ...]:
    """A target for each label, verb and command without its payment: with all its legal ways, or with the refusal,
    which ``names_deed`` if it depends on what was tried."""
    ways: dict[AnyCommand, list[AnyCommand]] = {}
    for command in match.legal():
        ways.setdefault(without_payment(command), []).append(command)
    return tuple(
        Target(label, verb, tuple(ways[command]))
        if command in ways
        else Target(label, verb, refusal=match.check(command), tried=command if names_deed else None)
        for label, verb, command in wanted
    )


class AnyCopy(NamedTuple):
    """A card at any place of a kind, whichever of its copies: all can do the same."""

    kind: type[places.HandCard] | type[places.HandConnection] | type[places.FaceUpCard]
    card: str

    def is_at(self, label: places.Label) -> bool:
        """Whether a copy lies at ``label``."""
        return isinstance(label, self.kind) and label.card == self.card


def beginning(command: AnyCommand, board: Faction) -> places.Label | AnyCopy | None:
    """The place of the base game where a command begins when nothing is in progress; None if that is not at the table,
    or at a place of a set. ``board`` is that of the player."""
    if fixed := _FIXED_PLACES.get(type(command)):
        return fixed
    if isinstance(command, cmd.Choose | cmd.ChooseSite | cmd.ChooseDeal):
        return places.Answer(answer_of(command))
    if isinstance(command, cmd.ActivateFaction):
        action = board.action(command.action)
        return places.BoardAction(action.name) if action else None
    about = None if isinstance(command, _ELSEWHERE) else subject(command)
    place = _PLACES.get(about.reference) if about and about.reference else None
    return place(about.value) if about and place else None


_ELSEWHERE = cmd.KeepCards | cmd.PickCard | cmd.StoreGoods
"""The commands of other scenes."""

_PLACES: Mapping[Reference, Callable[[Any], places.Label | AnyCopy]] = {
    ref.LOCATION: partial(AnyCopy, places.HandCard),
    ref.CONNECTION: partial(AnyCopy, places.HandConnection),
    ref.SITE: places.SiteAt,
    ref.COLOUR: places.ConnectionPile,
}
"""What a command names first -> where it begins."""


def answer_of(command: cmd.Choose | cmd.ChooseSite | cmd.ChooseDeal) -> str | int:
    """The value that an answer names: a seat, a good, the number of a Site, or a card."""
    match command:
        case cmd.ChooseSite(site=number):
            return number
        case cmd.ChooseDeal(card=card):
            return card
        case _:
            return command.answer


_FIXED_PLACES: Mapping[type, places.Label] = {
    cmd.RazeLocation: labels.REDS,
    cmd.ExchangeWorkers: labels.EXCHANGE,
    cmd.PlaceShield: labels.SHIELDS,
    cmd.FinishTurn: labels.DONE,
    cmd.Pass: labels.PASS,
}


class Offers:
    """The legal commands of the seat to move, by the places where they begin."""

    def __init__(
        self, legal: Iterable[AnyCommand], beginnings: Callable[[AnyCommand], Iterable[places.Label | AnyCopy]]
    ) -> None:
        self._by_place: dict[places.Label | AnyCopy, list[AnyCommand]] = {}
        for command in legal:
            for place in beginnings(command):
                self._by_place.setdefault(place, []).append(command)

    @property
    def answers(self) -> tuple[str | int, ...]:
        """The values of the answers that are offered."""
        return tuple(place.value for place in self._by_place if isinstance(place, places.Answer))

    def at(self, label: places.Label) -> tuple[AnyCommand, ...]:
        """The commands that begin at ``label``."""
        return tuple(self._by_place.get(_any_copy(label), ()))

    def __contains__(self, label: places.Label) -> bool:
        return _any_copy(label) in self._by_place


def _any_copy(label: places.Label) -> places.Label | AnyCopy:
    return AnyCopy(type(label), label.card) if isinstance(label, places.InHand) else label


def command_at(label: places.Label, view: TableView, seat: Seat) -> AnyCommand | None:
    """The command, legal or not, that a click at ``label`` stands for, without its payment; None if there is none, or
    at a place of a set."""
    match label:
        case places.SiteAt(number):
            found = view.find_site(number)
            if found is None:
                return None
            own = found[0] == seat
            return cmd.ActivateLocation(seat, number) if own else cmd.UseOpenProduction(seat, found[0], number)
        case places.BoardAction(action):
            return cmd.ActivateFaction(seat, action)
        case labels.EXCHANGE:
            return cmd.ExchangeWorkers(seat, "brick")
        case places.ConnectionPile(colour):
            return cmd.TakeConnection(seat, colour)
        case places.HandConnection(card=card):
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
    plain = [goods for goods in map(cmd.paid_goods, ways) if PRECIOUS.isdisjoint(goods)]
    return always or cmd.paid_goods(ways[0]) not in plain or any(goods != plain[0] for goods in plain)
