"""What can be done where on the table: for each place the commands it sends, or why it sends none.

No rule is known here: the match says what is legal and what it costs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeGuard

import msgspec

from game.cards.card import Location
from game.cards.faction import Faction
from game.cards.verbs import DemolishLocation, RebuildRuins, StripRuins, Verb
from game.cards.vocabulary import Whose
from game.kernel.bag import EMPTY, Bag
from game.kernel.reference import Reference
from game.kernel.refusal import Refusal
from game.match.match import Match
from game.rules import commands as cmd
from game.rules import references as ref
from game.rules.bill import PRECIOUS
from game.rules.commands import NOTHING, paid_goods
from game.rules.hints import without_payment
from game.rules.messages import AnyCommand
from game.rules.sets.arena.messages import EquipFighter
from game.rules.sets.headquarters.messages import ClaimHq
from game.rules.sets.moloch.messages import DestroyMachine, HackMachine
from game.rules.sets.no_mans_land.messages import (
    BuildOutpost,
    ChooseArea,
    ChooseToBuild,
    ShieldOutpost,
    SkipPick,
    UpgradeOutpost,
)
from game.rules.sets.scavengers import demolish
from game.rules.state import Question, Seat
from game.rules.subject import subject
from game.rules.view import TableView
from game.ui.places import (
    Answer,
    AreaAt,
    BoardAction,
    ConnectionPile,
    FaceUpCard,
    HandCard,
    HandConnection,
    InHand,
    Label,
    MachineAt,
    PileOf,
    Place,
    SiteAt,
)
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

    label: Label
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
    return paid_goods(getattr(command, "payment", None) or ())


def hand_targets(match: Match, view: TableView, seat: Seat, card: str) -> tuple[Target, ...]:
    """The targets of a Location card in hand: construct, make a Deal, raze, develop a Site of one's own (R1.3)."""
    wanted: list[tuple[Label, str, AnyCommand]] = [
        (labels.BUILD, "construct", cmd.ConstructLocation(seat, card)),
        (labels.DEAL, "deal", cmd.MakeDeal(seat, card)),
        (labels.DISCARD, "raze", cmd.RazeFromHand(seat, card)),
    ]
    for site in view.player(seat).sites:
        wanted.append((SiteAt(site.id), "develop", cmd.DevelopLocation(seat, card, site.id)))
    return targets_at(match, wanted)


def raze_targets(match: Match, view: TableView, seat: Seat) -> tuple[Target, ...]:
    """The targets of red contact tokens: all Locations of other players (R10.3)."""
    return targets_at(
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
    return targets_at(match, [(SiteAt(site.id), "shield", cmd.PlaceShield(seat, site.id)) for site in sites])


def worker_targets(match: Match, view: TableView, seat: Seat) -> tuple[Target, ...]:
    """The targets of a worker: the Open Productions of other players (R13)."""
    locations = match.game.catalog.locations
    return targets_at(
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
    return targets_at(match, [(labels.TABLE, "play", cmd.PlayConnection(seat, card))])


def take_targets(match: Match, seat: Seat, pile: str) -> tuple[Target, ...]:
    """The target of a face-up Connection card: the hand (R14.1)."""
    return targets_at(match, [(labels.STRIP, "take", cmd.TakeConnection(seat, pile))])


def destroying_target(match: Match, seat: Seat, index: int) -> Target:
    """The target of contact tokens with which a Machine is destroyed (R44.5.4)."""
    return targets_at(match, [(MachineAt(index), "destroy", DestroyMachine(seat, index))])[0]


def is_about(command: AnyCommand, index: int) -> TypeGuard[HackMachine | DestroyMachine]:
    """Whether a command hacks or destroys the deployed Machine with this index, or leaves a part on it."""
    return isinstance(command, HackMachine | DestroyMachine) and command.machine == index


def given_up(commands: Sequence[AnyCommand]) -> tuple[Target, ...]:
    """The own Outposts of which one goes, all markers being in use, each with the commands in which it does (R45.9);
    () if there is no choice."""
    ways: dict[str, list[AnyCommand]] = {}
    for command in commands:
        if isinstance(command, BuildOutpost | SkipPick) and command.removing is not None:
            ways.setdefault(command.removing, []).append(command)
    targets = [Target(AreaAt(area), "give_up_outpost", tuple(same)) for area, same in ways.items()]
    return tuple(targets) if len(targets) > 1 else ()


# ---------------------------------------------------------------------- own Sites
def action_targets(match: Match, view: TableView, seat: Seat, number: int) -> tuple[Target, ...]:
    """What the action of an own Site can be aimed at when it is activated: a discard pile to match, or a Location to
    demolish; () if it is not aimed at anything."""
    location = _with_action(match, view, seat, number)
    if location is None:
        return ()
    ways = [command for command in match.legal() if _activates(command, number)]
    if "matching" in location.action_cost:
        return tuple(
            _pile_target(match, ways, cmd.ActivateLocation(seat, number, matched=cmd.Matched(owner.seat, category)))
            for owner in view.players
            if owner.seat != seat and owner.discard
            for category in _first_category(match, owner.discard[-1])
        )
    demolishing = next((verb for verb in _verbs(location) if isinstance(verb, DemolishLocation)), None)
    return _demolished(match, view, seat, number, ways, demolishing.of) if demolishing else ()


def _pile_target(match: Match, ways: Sequence[AnyCommand], tried: cmd.ActivateLocation) -> Target:
    """The ways to match a category of one pile, or why that of ``tried`` cannot be matched."""
    assert tried.matched is not None
    owner = tried.matched.owner
    found = tuple(way for way in ways if (matched := matched_of(way)) and matched.owner == owner)
    return Target(PileOf(owner), "match", found, None if found else match.check(tried))


def _first_category(match: Match, card: str) -> tuple[str, ...]:
    return match.game.catalog.locations[card].categories[:1] or ("",)


def _demolished(
    match: Match, view: TableView, seat: Seat, number: int, ways: Sequence[AnyCommand], whose: Whose
) -> tuple[Target, ...]:
    """The Locations that the action of a Site could be aimed at, and why some of them cannot be demolished."""
    impossible = None if ways else match.check(cmd.ActivateLocation(seat, number))
    targets = []
    for owner in view.players:
        for site in owner.sites if (owner.seat == seat) == (whose == "you") else ():
            if site.ruin or site.id == number:
                continue
            refusal = match.ask(demolish.why_not_aimed, seat, number, site.id) or impossible
            aimed = Target(SiteAt(site.id), "demolish", refusal=refusal)
            if refusal is None:
                aimed = msgspec.structs.replace(aimed, commands=tuple(ways), then=cmd.ChooseSite(seat, site.id))
            targets.append(aimed)
    return tuple(targets)


def ruin_targets(match: Match, view: TableView, seat: Seat, number: int) -> tuple[Target, ...]:
    """The own actions that can spend, strip or rebuild an own Ruin."""
    targets = []
    for site in view.player(seat).sites:
        location = _with_action(match, view, seat, site.id)
        if location is None:
            continue
        ways = [command for command in match.legal() if _activates(command, site.id)]
        if "ruin" in location.action_cost:
            spending = tuple(command for command in ways if discard_of(command) == (number,))
            tried = cmd.ActivateLocation(seat, site.id, discard=(number,))
            targets.append(Target(SiteAt(site.id), "spend", spending, None if spending else match.check(tried)))
        verb = next((_OF_RUINS[type(verb)] for verb in _verbs(location) if type(verb) in _OF_RUINS), None)
        if verb:
            refusal = None if ways else match.check(cmd.ActivateLocation(seat, site.id))
            targets.append(Target(SiteAt(site.id), verb, tuple(ways), refusal, cmd.ChooseSite(seat, number)))
    return tuple(targets)


_OF_RUINS: Mapping[type[Verb], str] = {StripRuins: "strip", RebuildRuins: "rebuild"}


def _with_action(match: Match, view: TableView, seat: Seat, number: int) -> Location | None:
    """The Location on the own Site ``number``, if it has an action."""
    site = view.player(seat).site(number)
    location = match.game.catalog.locations.get(site.card) if site and not site.ruin else None
    return location if location and location.action else None


def _verbs(location: Location) -> tuple[Verb, ...]:
    return location.action.verbs if location.action else ()


def _activates(command: AnyCommand, number: int) -> bool:
    return isinstance(command, cmd.ActivateLocation) and command.site == number


# ---------------------------------------------------------------------- answers
def targets_at(
    match: Match, wanted: Iterable[tuple[Label, str, AnyCommand]], names_deed: bool = False
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

    kind: type[HandCard] | type[HandConnection] | type[FaceUpCard]
    card: str

    def is_at(self, label: Label) -> bool:
        """Whether a copy lies at ``label``."""
        return isinstance(label, self.kind) and label.card == self.card


Starts = Mapping[type | Reference, str | type[Place]]
"""Commands, or what they name first -> the kind of places of a set at which they begin."""

NO_STARTS: Final[Starts] = {}


def beginning(command: AnyCommand, board: Faction, starts: Starts = NO_STARTS) -> Label | AnyCopy | None:
    """The place where a command begins when nothing is in progress; None if that is not at the table. ``board`` is that
    of the player, ``starts`` are the places of sets."""
    if fixed := _FIXED_PLACES.get(type(command)) or starts.get(type(command)):
        assert isinstance(fixed, str | Place), "there is one such place"
        return fixed
    if isinstance(command, AnyAnswer):
        return Answer(answer_of(command))
    if isinstance(command, cmd.ActivateFaction):
        action = board.action(command.action)
        return BoardAction(action.name) if action else None
    about = None if isinstance(command, _ELSEWHERE) else subject(command)
    if about is None or about.reference is None:
        return None
    place = _PLACES.get(about.reference) or starts.get(about.reference)
    return place(about.value) if callable(place) else None


_ELSEWHERE = cmd.KeepCards | cmd.PickCard | SkipPick | cmd.StoreGoods | EquipFighter
"""The commands of other scenes."""

_PLACES: Mapping[Reference, Callable[[Any], Label | AnyCopy]] = {
    ref.LOCATION: partial(AnyCopy, HandCard),
    ref.CONNECTION: partial(AnyCopy, HandConnection),
    ref.SITE: SiteAt,
    ref.COLOUR: ConnectionPile,
}
"""What a command names first -> where it begins."""

AnyAnswer = cmd.Choose | cmd.ChooseSite | ChooseArea | cmd.ChooseDeal | ClaimHq
"""A command that only answers a question."""


def answer_of(command: AnyAnswer) -> str | int:
    """The value that an answer names: a seat, a good, the number of a Site, an Area, or a card; `nothing` if no HQ is
    claimed."""
    match command:
        case cmd.ChooseSite(site=number):
            return number
        case ChooseArea(area=area):
            return area
        case cmd.ChooseDeal(card=card):
            return card
        case ClaimHq(card=hq):
            return hq or NOTHING
        case _:
            return command.answer


_FIXED_PLACES: Mapping[type, Label] = {
    cmd.RazeLocation: labels.REDS,
    cmd.ExchangeWorkers: labels.EXCHANGE,
    cmd.PlaceShield: labels.SHIELDS,
    ShieldOutpost: labels.SHIELDS,
    cmd.FinishTurn: labels.DONE,
    cmd.Pass: labels.PASS,
}


def built_with(command: BuildOutpost) -> Answer:
    """The answer that a command gives to the question whether to build where an Outpost was razed: the card that it
    discards, or the Area if it discards none (R45.7)."""
    card = next(iter(discard_of(command)), command.area)
    return Answer(card)


class Offers:
    """The legal commands of the seat to move, by the place where they begin. What discards a hand card on an Area can
    begin with the card as well."""

    def __init__(
        self,
        legal: Sequence[AnyCommand],
        board: Faction,
        question: Question | None = None,
        starts: Starts = NO_STARTS,
    ) -> None:
        self._by_place: dict[Label | AnyCopy, list[AnyCommand]] = {}
        for command in legal:
            if isinstance(question, ChooseToBuild) and isinstance(command, BuildOutpost):
                self._by_place.setdefault(built_with(command), []).append(command)
                continue
            if place := beginning(command, board, starts):
                self._by_place.setdefault(place, []).append(command)
            if isinstance(command, BuildOutpost | UpgradeOutpost):
                for card in command.discard:
                    self._by_place.setdefault(AnyCopy(HandCard, str(card)), []).append(command)

    def at(self, label: Label) -> tuple[AnyCommand, ...]:
        """The commands that begin at ``label``."""
        return tuple(self._by_place.get(_any_copy(label), ()))

    def __contains__(self, label: Label) -> bool:
        return _any_copy(label) in self._by_place


def _any_copy(label: Label) -> Label | AnyCopy:
    return AnyCopy(type(label), label.card) if isinstance(label, InHand) else label


def command_at(label: Label, view: TableView, seat: Seat) -> AnyCommand | None:
    """The command, legal or not, that a click at ``label`` stands for, without its payment; None if there is none, or
    at a place of a set."""
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
