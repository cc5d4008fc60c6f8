"""What can be done where on the table: for each place the commands it sends, or why it sends none.

No rule is known here: the match says what is legal and what it costs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeGuard

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
from game.rules.sets.arena.messages import EnterArena, EquipFighter
from game.rules.sets.borders.messages import ActivateBorder
from game.rules.sets.districts.messages import DealWithDistrict, RazeDistrict
from game.rules.sets.headquarters.messages import ClaimHq
from game.rules.sets.moloch.messages import DestroyMachine, HackMachine
from game.rules.sets.no_mans_land import outposts
from game.rules.sets.no_mans_land.messages import (
    BuildOutpost,
    ChooseArea,
    ChooseToBuild,
    RazeOutpost,
    ShieldOutpost,
    SkipPick,
    UpgradeOutpost,
)
from game.rules.sets.no_mans_land.state import map_of
from game.rules.sets.scavengers import demolish
from game.rules.state import Question, Seat
from game.rules.subject import subject
from game.rules.view import TableView
from game.ui.places import (
    Answer,
    AreaAt,
    BoardAction,
    BorderAt,
    ConnectionPile,
    DistrictAt,
    FaceUpCard,
    HandCard,
    HandConnection,
    InHand,
    Label,
    MachineAt,
    PileOf,
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
    """The targets of a Location card in hand: construct, make a Deal, raze, develop a Site of one's own (R1.3), or
    build or upgrade an Outpost (R45.4)."""
    wanted: list[tuple[Label, str, AnyCommand]] = [
        (labels.BUILD, "construct", cmd.ConstructLocation(seat, card)),
        (labels.DEAL, "deal", cmd.MakeDeal(seat, card)),
        (labels.DISCARD, "raze", cmd.RazeFromHand(seat, card)),
    ]
    for site in view.player(seat).sites:
        wanted.append((SiteAt(site.id), "develop", cmd.DevelopLocation(seat, card, site.id)))
    return (*_targets(match, wanted), *area_targets(match, view, seat, card))


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


# ---------------------------------------------------------------------- Machines
def machine_targets(match: Match, view: TableView, seat: Seat, index: int) -> tuple[Target, ...]:
    """What can be done with a deployed Machine: hack it to the hand or to the server room (R53.3), destroy it, or leave
    a part of what that takes on it (R44.14)."""
    found = (*hacking_targets(match, view, seat, index), destroying_target(match, seat, index))
    return (*found, part_target(match, view, seat, index)) if match.game.options.moloch_coop else found


def hacking_targets(match: Match, view: TableView, seat: Seat, index: int) -> tuple[Target, ...]:
    """Where a deployed Machine can be taken: to the hand, and to the server room if there is one."""
    wanted: list[tuple[Label, str, AnyCommand]] = [(labels.STRIP, "hack", HackMachine(seat, index))]
    if view.machines is not None and view.machines.server_room is not None:
        room = HackMachine(seat, index, to_server_room=True)
        wanted.append((labels.SERVER_ROOM, "server_room", room))
    return _targets(match, wanted)


def destroying_target(match: Match, seat: Seat, index: int) -> Target:
    """The target of contact tokens with which a Machine is destroyed (R44.5.4)."""
    return _targets(match, [(MachineAt(index), "destroy", DestroyMachine(seat, index))])[0]


def part_target(match: Match, view: TableView, seat: Seat, index: int) -> Target:
    """All parts that can be left on a Machine, or why none can (R44.14)."""
    parts = tuple(command for command in match.legal() if is_about(command, index) and command.partly)
    if parts or view.machines is None:
        return Target(MachineAt(index), "part", parts)
    deployed = view.machines.deployed[index]
    code = match.game.catalog.machines[deployed.card].cost
    missing = next((good for good, count in code.items() if count > deployed.goods[good]), "red")
    return Target(MachineAt(index), "part", refusal=match.check(HackMachine(seat, index, Bag({missing: 1}))))


def is_about(command: AnyCommand, index: int) -> TypeGuard[HackMachine | DestroyMachine]:
    """Whether a command hacks or destroys the deployed Machine with this index, or leaves a part on it."""
    return isinstance(command, HackMachine | DestroyMachine) and command.machine == index


# ---------------------------------------------------------------------- Areas
def area_targets(match: Match, view: TableView, seat: Seat, card: str) -> tuple[Target, ...]:
    """The Areas on which a hand card could build an Outpost, or upgrade an own one (R45.4, R45.5)."""
    return tuple(_area_target(match, view, seat, area, card) for area in _areas(match, view))


def building_targets(match: Match, view: TableView, seat: Seat) -> tuple[Target, ...]:
    """The Areas onto which a marker that lies beside the map could go, whatever card is paid (R45.4)."""
    taken = map_of(view)
    return tuple(_area_target(match, view, seat, area) for area in _areas(match, view) if area not in taken)


def _areas(match: Match, view: TableView) -> tuple[str, ...]:
    """The Areas of the map; () in a game without one."""
    return () if view.outposts is None else tuple(match.game.catalog.areas)


def _area_target(match: Match, view: TableView, seat: Seat, area: str, card: str | None = None) -> Target:
    """What a card, or one of those in hand, does on an Area, or why it does nothing."""
    outpost = map_of(view).get(area)
    verb = "upgrade_outpost" if outpost and outpost.owner == seat else "build_outpost"
    changing_it = [command for command in match.legal() if _changes(command, area)]
    ways = tuple(command for command in changing_it if card is None or card in discard_of(command))
    if ways:
        return Target(AreaAt(area), verb, ways)
    tried = changing(match, view, seat, area)
    if card is not None and isinstance(tried, BuildOutpost | UpgradeOutpost):
        tried = msgspec.structs.replace(tried, discard=(card,))
    return Target(AreaAt(area), verb, refusal=match.check(tried), tried=tried)


def _changes(command: AnyCommand, area: str) -> bool:
    """Whether a command builds or upgrades an Outpost on this Area."""
    return isinstance(command, BuildOutpost | UpgradeOutpost) and command.area == area


def changing(match: Match, view: TableView, seat: Seat, area: str) -> AnyCommand:
    """What is done with an Area, without what it costs: build there, upgrade an own Outpost, raze that of another."""
    outpost = map_of(view).get(area)
    if outpost is None:
        return BuildOutpost(seat, area, outposts.removals(match.game, view, seat)[0])
    return UpgradeOutpost(seat, area) if outpost.owner == seat else RazeOutpost(seat, area)


def razed_areas(match: Match, view: TableView, seat: Seat) -> tuple[Target, ...]:
    """The Outposts of others, which red contact tokens raze (R45.7)."""
    owned = map_of(view).items()
    theirs = [area for area, outpost in owned if outpost.owner != seat]
    return _targets(match, [(AreaAt(area), "raze_outpost", RazeOutpost(seat, area)) for area in theirs])


def shielded_areas(match: Match, view: TableView, seat: Seat) -> tuple[Target, ...]:
    """The own Outposts, beside which a shield can be put (R45.8)."""
    owned = map_of(view).items()
    mine = [area for area, outpost in owned if outpost.owner == seat]
    return _targets(match, [(AreaAt(area), "shield_outpost", ShieldOutpost(seat, area)) for area in mine])


def given_up(commands: Sequence[AnyCommand]) -> tuple[Target, ...]:
    """The own Outposts of which one goes, all markers being in use, each with the commands in which it does (R45.9);
    () if there is no choice."""
    ways: dict[str, list[AnyCommand]] = {}
    for command in commands:
        if isinstance(command, BuildOutpost | SkipPick) and command.removing is not None:
            ways.setdefault(command.removing, []).append(command)
    targets = [Target(AreaAt(area), "give_up_outpost", tuple(same)) for area, same in ways.items()]
    return tuple(targets) if len(targets) > 1 else ()


# ---------------------------------------------------------------------- the Arena and the districts
def arena_targets(match: Match, view: TableView, seat: Seat) -> tuple[Target, ...]:
    """The Arena, into which a worker is dropped (R53.2); () in a game without one."""
    return () if view.arena is None else _targets(match, [(labels.ARENA, "enter_arena", EnterArena(seat))])


def dealing_targets(match: Match, view: TableView, seat: Seat) -> tuple[Target, ...]:
    """The districts, onto which blue contact tokens are dropped for a Deal (R53.4)."""
    wanted = [
        (DistrictAt(board.district), "deal_with_district", DealWithDistrict(seat, board.district))
        for board in view.districts or ()
    ]
    return _targets(match, wanted)


def razed_districts(match: Match, view: TableView, seat: Seat) -> tuple[Target, ...]:
    """The districts, which red contact tokens raze (R53.4)."""
    wanted = [
        (DistrictAt(board.district), "raze_district", RazeDistrict(seat, board.district))
        for board in view.districts or ()
    ]
    return _targets(match, wanted)


def district_targets(match: Match, view: TableView, seat: Seat, district: str) -> tuple[Target, ...]:
    """What can be done with a district: a Deal, or razing it."""
    both = (*dealing_targets(match, view, seat), *razed_districts(match, view, seat))
    return tuple(target for target in both if target.label == DistrictAt(district))


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
def chosen_areas(match: Match, verb: str) -> tuple[Target, ...]:
    """The Areas that answer the open question, as targets of a marker."""
    answers = [command for command in match.legal() if isinstance(command, ChooseArea)]
    return tuple(Target(AreaAt(answer.area), verb, (answer,)) for answer in answers)


def _targets(match: Match, wanted: Iterable[tuple[Label, str, AnyCommand]]) -> tuple[Target, ...]:
    """A target for each label, verb and command without its payment: with all its legal ways, or with the refusal."""
    ways: dict[AnyCommand, list[AnyCommand]] = {}
    for command in match.legal():
        ways.setdefault(without_payment(command), []).append(command)
    return tuple(
        Target(label, verb, tuple(ways[command])) if command in ways else _refused(match, label, verb, command)
        for label, verb, command in wanted
    )


def _refused(match: Match, label: Label, verb: str, command: AnyCommand) -> Target:
    """A target at which a command is illegal. The reason also names the deed where a seat has a Deal already, which is
    not used up in a round only."""
    refusal = match.check(command)
    is_made = isinstance(command, DealWithDistrict) and refusal is not None and refusal.code == "already_used"
    return Target(label, verb, refusal=refusal, tried=command if is_made or names_deed(label) else None)


def names_deed(label: Label) -> bool:
    """Whether a refusal at ``label`` names what was tried: on an Area, where several things can be, on a border tile,
    and in the Arena, which is no card."""
    return isinstance(label, AreaAt | BorderAt) or label == labels.ARENA


class AnyCopy(NamedTuple):
    """A card at any place of a kind, whichever of its copies: all can do the same."""

    kind: type[HandCard] | type[HandConnection] | type[FaceUpCard]
    card: str

    def is_at(self, label: Label) -> bool:
        """Whether a copy lies at ``label``."""
        return isinstance(label, self.kind) and label.card == self.card


def beginning(command: AnyCommand, board: Faction) -> Label | AnyCopy | None:
    """The place where a command begins when nothing is in progress; None if that is not at the table. ``board`` is that
    of the player."""
    if fixed := _FIXED_PLACES.get(type(command)):
        return fixed
    if isinstance(command, AnyAnswer):
        return Answer(answer_of(command))
    if isinstance(command, cmd.ActivateFaction):
        action = board.action(command.action)
        return BoardAction(action.name) if action else None
    about = None if isinstance(command, _ELSEWHERE) else subject(command)
    return _PLACES[about.reference](about.value) if about and about.reference else None


_ELSEWHERE = cmd.KeepCards | cmd.PickCard | SkipPick | cmd.StoreGoods | EquipFighter
"""The commands of other scenes."""

_PLACES: Mapping[Reference, Callable[[Any], Label | AnyCopy]] = {
    ref.LOCATION: partial(AnyCopy, HandCard),
    ref.CONNECTION: partial(AnyCopy, HandConnection),
    ref.SITE: SiteAt,
    ref.COLOUR: ConnectionPile,
    ref.DEPLOYED: MachineAt,
    ref.AREA: AreaAt,
    ref.BORDER: BorderAt,
    ref.DISTRICT: DistrictAt,
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
    EnterArena: labels.ARENA,
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

    def __init__(self, legal: Sequence[AnyCommand], board: Faction, question: Question | None = None) -> None:
        self._by_place: dict[Label | AnyCopy, list[AnyCommand]] = {}
        for command in legal:
            if isinstance(question, ChooseToBuild) and isinstance(command, BuildOutpost):
                self._by_place.setdefault(built_with(command), []).append(command)
                continue
            if place := beginning(command, board):
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


def command_at(match: Match, label: Label, view: TableView, seat: Seat) -> AnyCommand | None:
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
        case AreaAt(area) if view.outposts is not None:
            return changing(match, view, seat, area)
        case BorderAt(side):
            return ActivateBorder(seat, side)
        case labels.ARENA if view.arena is not None:
            return EnterArena(seat)
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
