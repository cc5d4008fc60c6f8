"""The state of a match: one frozen value. Only events make a new one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Protocol

import msgspec
from msgspec.structs import replace

from game.kernel.agenda import Question as Question
from game.kernel.bag import EMPTY, Bag
from game.kernel.chance import Chance
from game.kernel.seats import SEATS, SeatName, clockwise
from game.kernel.seats import Seat as Seat
from game.rules.piles import without
from game.rules.references import (
    AreaId,
    AskingKind,
    BorderId,
    CategoryName,
    Count,
    DealId,
    DeedName,
    DeployedPlace,
    DiscardedGood,
    HqId,
    LevelNumber,
    LocationId,
    PrintedId,
    SiteNumber,
    UseName,
)
from game.rules.source import Source
from game.rules.work import (
    ActivateAreas,
    AskEquipment,
    AskStorage,
    Assault,
    Attack,
    BeginActions,
    BeginRound,
    CarryOut,
    Deploy,
    DiscardOffer,
    Divert,
    EndAttack,
    EndProduction,
    FollowUp,
    GainMatched,
    GiveBonus,
    MusterBrawlers,
    NextTurn,
    OfferToBuild,
    OpponentBuild,
    OpponentOutpost,
    OpponentPick,
    Produce,
    ProduceSeat,
    ProduceSites,
    RemoveLocation,
    RevealOffer,
    RewardBuilding,
    RewardOutpost,
    RewardOwner,
    Salvage,
    TidyUp,
)

VIRTUAL: Final = "V"
"""The seat of the virtual opponent of a solo game (R30): it has a State and VP, and no hand, goods or faction."""


class Site(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A Location card built in a State, or the Ruin it has become (R1.11).

    ``goods`` were put here by a Building Bonus and can be spent from here; ``stored`` were kept in
    Cleanup and go back in Production (R6.2); ``marks`` are the goods that mark ``used`` activations;
    ``worker`` is the worker of a visitor to an Open Production (R13.2). ``diverted``: in this Production phase somebody
    else has taken what it produces (R41.2). ``drawn``: the Ruin was no Location before, but a card put here face down
    (R21.1), so that only its owner knows which (R20.5). ``blocked``: until Cleanup its action, its rewards and its
    lasting rules rest, and nobody visits it (R43.8.3). ``stopped``: a Machine has used up its action (R44.3d).
    """

    id: int
    card: str
    ruin: bool = False
    goods: Bag = EMPTY
    stored: Bag = EMPTY
    marks: Bag = EMPTY
    used: int = 0
    worker: bool = False
    shield: bool = False
    diverted: bool = False
    drawn: bool = False
    blocked: bool = False
    stopped: bool = False


class UsedAction(msgspec.Struct, frozen=True, gc=False):
    """A use of the faction board in this round, named as in the move, and the goods that mark its action (R12.1)."""

    action: str
    marks: Bag = EMPTY


class Player(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What one seat has. ``sites`` stand in the order in which they entered the State; the ``faction`` of the virtual
    opponent is empty.

    ``kept`` is the secret answer to the setup question until all have answered (R3.7). ``produced`` is what was gained
    so far in this Production phase, VP and cards too, without what counts just that (R41.1). ``discard`` is a pile of
    its own, the newest card last, in games in which each seat has one (R42.1); ``top`` is the card that is secretly
    named to lie on top of it after the setup. ``stopped`` are the actions of the faction board that Machines stop in
    this round, by their names, and `exchange` (R44.3d). ``skipped`` tells that in this Lookout a pick was skipped for
    an Outpost (R45.3). ``hq`` are the HQ cards that it has claimed (R52.2).
    """

    faction: str
    vp: int = 0
    goods: Bag = EMPTY
    hand: tuple[str, ...] = ()
    connections: tuple[str, ...] = ()
    sites: tuple[Site, ...] = ()
    deals: tuple[str, ...] = ()
    used: tuple[UsedAction, ...] = ()
    passed: bool = False
    kept: tuple[str, ...] | None = None
    produced: Bag = EMPTY
    discard: tuple[str, ...] = ()
    top: str | None = None
    stopped: tuple[str, ...] = ()
    skipped: bool = False
    hq: tuple[str, ...] = ()

    def site(self, number: int) -> Site | None:
        """The player's Site with this id."""
        for site in self.sites:
            if site.id == number:
                return site
        return None

    def own_site(self, number: int) -> Site:
        """`site` of one that must be there; raises AssertionError if it is not."""
        site = self.site(number)
        assert site is not None, f"no Site {number}"
        return site

    def with_site(self, number: int, **fields: Any) -> Player:
        """The player with other ``fields`` of a Site."""
        changed = replace(self.own_site(number), **fields)
        return replace(self, sites=tuple([changed if site.id == number else site for site in self.sites]))


class Automa(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What the virtual opponent has besides its State; ``kind`` is one of `game.rules.solo.kinds.KINDS`.

    ``stage`` is what it does in its turns of this round; the piles hold what it has drawn for that and not yet
    discarded, the newest last (R30.7, R31.3, R31.4). On the ``action_pile`` are the cards that tell Borgo what to do
    (R32.6).
    """

    kind: str
    stage: str = "connection"
    must_pass: bool = False
    brawlers: int = 0
    attack_pile: tuple[str, ...] = ()
    merchant_pile: tuple[str, ...] = ()
    development_pile: tuple[str, ...] = ()
    action_pile: tuple[str, ...] = ()

    def pile(self, name: str) -> tuple[str, ...]:
        """A pile by what its cards are drawn for: `attack`, `merchant`, `development` or `action`."""
        cards: tuple[str, ...] = getattr(self, f"{name}_pile")
        return cards

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards of all piles."""
        return self.attack_pile + self.merchant_pile + self.development_pile + self.action_pile


class Pile(msgspec.Struct, frozen=True, gc=False):
    """The Connection cards of one colour: face down, top first, and the one that lies face up (R5.1)."""

    colour: str
    cards: tuple[str, ...]
    face_up: str | None = None


class Deployed(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A deployed Machine; on it lie ``goods`` of its code and contact tokens, left there together (R44.14)."""

    card: str
    goods: Bag = EMPTY


class Machines(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The Machines of a game with Moloch (R44).

    The next Machine comes from the bottom of the ``stack``: its top is first. ``deployed`` stand in the order in which
    they came, the ``discard`` pile has its newest last. ``sides`` has each hacked side with the Machine that it is the
    other side of. ``server_room`` is the number of markers there, None without this module (R53.3).
    """

    stack: tuple[str, ...]
    sides: Mapping[str, str]
    deployed: tuple[Deployed, ...] = ()
    discard: tuple[str, ...] = ()
    server_room: int | None = None

    def held(self, hand: tuple[str, ...]) -> tuple[str, ...]:
        """The Machines whose hacked sides are among these cards."""
        return tuple([self.sides[card] for card in hand if card in self.sides])

    def hacked_side(self, machine: str) -> str:
        """The Location on the other side of a Machine."""
        return next(card for card, other in self.sides.items() if other == machine)


class Outpost(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An Outpost on an Area: whose marker stands there, on which level, and whether a shield lies there (R45.2,
    R45.8)."""

    owner: Seat
    level: int = 1
    shield: bool = False


class Border(msgspec.Struct, frozen=True, gc=False):
    """A border tile ``between`` two neighbours, or beside the only player of a solo game; ``side`` is up (R53.1)."""

    side: str
    between: tuple[Seat, ...]


class DistrictBoard(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A district in play, with the ``goods`` that lie on it; ``deals`` are the seats whose tokens are there, in the
    order in which they came (R53.4)."""

    district: str
    goods: Bag = EMPTY
    deals: tuple[Seat, ...] = ()


class Score(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A seat's final account (R18.4, R18.5): ``total`` is VP with Locations, ``goods`` breaks ties. ``lost`` VP went to
    the deployed Machines just before (R44.7)."""

    seat: SeatName
    vp: int
    locations: int
    total: int
    goods: int
    lost: int = 0


class ChooseHand(Question, frozen=True):
    """Setup: which four of six cards to keep (R3.7)."""


class ChooseCard(Question, frozen=True):
    """Lookout: which card of the offer to take (R5.3)."""


class ChooseAction(Question, frozen=True):
    """Action phase: one action, or pass (R7.1). ``idle`` while no player has acted yet in a round in which no Machine
    is left to be deployed (R44.7)."""

    idle: bool = False


class ChooseFollowUp(Question, frozen=True):
    """An open turn after the action: the same activation (``site``) or an exchange again, a shield, or done."""

    site: SiteNumber | None = None
    exchange: bool = False


class ChooseVictim(Question, frozen=True):
    """Whose resource to take (R22.2); ``site`` is the card that takes it, ``count`` how many remain.

    Without a ``site`` it is the side ``border`` of a border tile that takes it (R53.1).
    """

    site: SiteNumber | None
    count: Count = 1
    border: BorderId | None = None


class ChooseResource(Question, frozen=True):
    """Which resource to take from ``victim``; the others as in `ChooseVictim`."""

    site: SiteNumber | None
    victim: SeatName
    count: Count = 1
    border: BorderId | None = None


class ChooseGood(Question, frozen=True):
    """Which of several gains to take (R1.16), named by its good. The Site ``site`` offers them, in whosever State it
    stands, and ``kind`` and ``via`` are those of the `Source` that they have."""

    site: SiteNumber
    kind: AskingKind
    via: PrintedId | None = None


class ChooseProduction(Question, frozen=True):
    """Which Location's production to gain. The Site ``site`` activates it, in whosever State it stands (R41.2), or the
    faction action ``action``, or the HQ card ``hq`` that was just claimed.

    ``kind`` is the kind of `Source` of what activates; ``resolving`` are the Sites whose production is just being
    resolved: none of them can be activated again.
    """

    kind: AskingKind
    site: SiteNumber | None = None
    resolving: tuple[SiteNumber, ...] = ()
    action: UseName | None = None
    hq: HqId | None = None


class ChooseDiverted(Question, frozen=True):
    """Production: from which Location of another player the Site ``site`` takes the production (R41.2)."""

    site: SiteNumber


class ChooseCopiedDeal(Question, frozen=True):
    """Which Deal to gain from; the Site ``site`` copies it, or the HQ card ``hq`` that was just claimed.

    ``count`` are still to be chosen, ``taken`` were copied.
    """

    site: SiteNumber | None = None
    count: Count = 1
    taken: tuple[DealId, ...] = ()
    hq: HqId | None = None


class ChooseCleared(Question, frozen=True):
    """From which own Location to take the goods; the Site ``site`` clears it, ``count`` are still to be chosen."""

    site: SiteNumber
    count: Count = 1


class ChooseVisited(Question, frozen=True):
    """Which occupied Open Production of another player to use, by the action of the Site ``site`` (R51.3)."""

    site: SiteNumber


class ChooseBlocked(Question, frozen=True):
    """Which Location of another player the action of the Site ``site`` blocks (R43.8.3)."""

    site: SiteNumber


class ChooseForfeiting(Question, frozen=True):
    """Which player gives up goods by the action of the Site ``site`` (R43.8.8)."""

    site: SiteNumber


class ChooseHq(Question, frozen=True):
    """Whether to claim one of the HQ cards ``offered``, which the seat fulfils by what it has just built, and which one
    (R52.2)."""

    offered: tuple[HqId, ...]


class ChooseStolen(Question, frozen=True):
    """Which Location of another player to take, by the HQ card ``hq`` that was just claimed (R52.4)."""

    hq: HqId


class ChooseKept(Question, frozen=True):
    """Which ``keep`` of the drawn ``cards`` to keep; they are in the hand already, and known to the seat alone.

    They were drawn by the action of the seat's Site ``site``, by the faction action ``action``, or by the side
    ``border`` of a border tile.
    """

    cards: tuple[LocationId, ...]
    keep: Count = 1
    site: SiteNumber | None = None
    action: UseName | None = None
    border: BorderId | None = None


class ChooseDiscarded(Question, frozen=True):
    """Which card from hand or which own Deal, as ``good`` says, to discard for an action that is paid (A-08).

    ``count`` are still to be chosen; the action is that of the seat's Site ``site``, the faction action ``action``, or
    that of the side ``border`` of a border tile.
    """

    good: DiscardedGood
    count: Count = 1
    site: SiteNumber | None = None
    action: UseName | None = None
    border: BorderId | None = None


class ChooseSalvage(Question, frozen=True):
    """From whose discard pile to take the top card, or nothing (R42.5); ``count`` may still be taken.

    ``source`` is where this comes from.
    """

    count: Count
    source: Source


class ChooseMatched(Question, frozen=True):
    """Which good to gain for a category on the top card of another player's discard pile (R42.7).

    First the pile is chosen, then one of its categories, then, for `contact`, a colour: ``owner`` and ``category`` are
    what has been chosen so far. ``site``, ``kind`` and ``via`` as in `ChooseGood`.
    """

    site: SiteNumber
    kind: AskingKind
    via: PrintedId | None = None
    owner: SeatName | None = None
    category: CategoryName | None = None


class ChooseRebuilt(Question, frozen=True):
    """Which own Ruin to turn up (R42.6); the Site ``site`` rebuilds ``count`` more, and ``kind`` as in `ChooseGood`."""

    site: SiteNumber
    kind: AskingKind
    count: Count = 1


class ChooseStripped(Question, frozen=True):
    """From which own Ruin to take the Spoils, or none any more; the Site ``site`` may strip ``count`` more (R42.12)."""

    site: SiteNumber
    count: Count = 1


class ChooseDemolished(Question, frozen=True):
    """Which Location the Site ``site`` makes a Ruin (R42.12)."""

    site: SiteNumber


class ChoosePlaced(Question, frozen=True):
    """Which resource to put on the own Ruin ``ruin``, or nothing; the Site ``site`` may put some on ``count`` more
    Ruins, this one included (R42.12)."""

    site: SiteNumber
    ruin: SiteNumber
    count: Count = 1


class ChooseCode(Question, frozen=True):
    """Which good of a code to put on the own Site ``site`` (R44.12); ``count`` are still to be chosen, and ``kind`` and
    ``via`` as in `ChooseGood`."""

    site: SiteNumber
    kind: AskingKind
    count: Count = 1
    via: PrintedId | None = None


class ChooseRazed(Question, frozen=True):
    """Assault: which own Location the Machine at the place ``machine`` of those deployed razes (R44.3a). The Machines
    ``later`` still raze after it."""

    machine: DeployedPlace
    later: tuple[DeployedPlace, ...] = ()


class ChooseLost(Question, frozen=True):
    """Assault: which card from hand or which own Deal, as ``good`` says, the Machine at this place takes (R44.3c);
    ``count`` are still to be chosen."""

    machine: DeployedPlace
    good: DiscardedGood
    count: Count = 1


class ChooseStopped(Question, frozen=True):
    """Assault: which own Action Location the Machine at this place stops in this round (R44.3d)."""

    machine: DeployedPlace


class ChooseEquipment(Question, frozen=True):
    """Cleanup: with which good of the supply to equip the own worker in the Arena, or with none (R53.2)."""


class ChooseStorage(Question, frozen=True):
    """Cleanup: what to store on the seat's Site ``site`` (R17.1), besides what was stored there one by one."""

    site: SiteNumber


class ChooseOutpost(Question, frozen=True):
    """On which Area an effect of the Site ``site`` does its ``deed``: `build`, `upgrade` or `raze` (R45.10). ``kind``
    is that of the `Source`."""

    site: SiteNumber
    kind: AskingKind
    deed: DeedName


class ChooseActivated(Question, frozen=True):
    """Which own Outpost an effect of the Site ``site`` activates, of up to ``count`` more (R45.11), beside those that
    are ``activated`` already. ``kind`` is that of the `Source`."""

    site: SiteNumber
    kind: AskingKind
    count: Count
    activated: tuple[AreaId, ...] = ()


class ChooseGivenUp(Question, frozen=True):
    """All markers are in use: from which Area one is taken for a new Outpost on ``area`` (R45.9)."""

    area: AreaId


class ChooseLevel(Question, frozen=True):
    """Which level of an Area takes effect: ``level``, or a lower one down to ``lowest`` (R45.5, R45.7, R45.11)."""

    area: AreaId
    level: LevelNumber
    lowest: LevelNumber


class ChooseToBuild(Question, frozen=True):
    """After razing the Outpost on ``area``: whether to build one there at once (R45.7)."""

    area: AreaId


class ChooseOpponentArea(Question, frozen=True):
    """Solo: on which of several equally good Areas the virtual opponent builds its Outpost (R45.12)."""


class ChooseOutpostHit(Question, frozen=True):
    """Solo: which of the seat's Outposts that nothing tells apart Borgo razes: by the attack card, or else in his
    expansion action (R32.9, R32.11)."""

    by_card: bool = False


class OpponentTurn(Question, frozen=True):
    """Solo: the virtual opponent has its turn, and waits until it is let move (R30.7, R32.6). ``idle`` as in
    `ChooseAction`: what it does is no action of a player."""

    idle: bool = False


def is_idle(question: Question | None) -> bool:
    """Whether no player has acted yet, as this question of the phase tells."""
    return isinstance(question, ChooseAction | OpponentTurn) and question.idle


class ChooseAttacked(Question, frozen=True):
    """Solo: which of the seat's Locations that nothing tells apart is hit by the attack (R30.8), of a group if the
    attack is ``on_groups`` alone (R32.11)."""

    on_groups: bool = False


class ChooseLostDeal(Question, frozen=True):
    """Solo: which of the seat's Deals with the same good a merchant attack takes (R31.3)."""


class ChooseReplaced(Question, frozen=True):
    """Solo: which of the opponent's Locations that nothing tells apart its development replaces (R31.4)."""


AnyStep = (
    ChooseHand | ChooseCard | ChooseAction | ChooseFollowUp | ChooseVictim | ChooseResource | ChooseStorage
    | ChooseGood | ChooseProduction | ChooseDiverted | ChooseCopiedDeal | ChooseCleared | ChooseVisited
    | ChooseBlocked | ChooseForfeiting | ChooseSalvage | ChooseMatched | ChooseRebuilt | ChooseStripped
    | ChooseDemolished | ChoosePlaced | ChooseCode | ChooseRazed | ChooseLost | ChooseStopped | ChooseHq
    | ChooseStolen | ChooseKept | ChooseDiscarded | ChooseEquipment | ChooseOutpost | ChooseActivated | ChooseGivenUp
    | ChooseLevel | ChooseToBuild | ChooseOpponentArea | ChooseOutpostHit | OpponentTurn | ChooseAttacked
    | ChooseLostDeal | ChooseReplaced | BeginRound | RevealOffer | DiscardOffer | Produce | Divert | ProduceSeat
    | ProduceSites | EndProduction | Salvage | GainMatched | Assault | Attack | Deploy | BeginActions | GiveBonus
    | RewardBuilding | RewardOwner | RewardOutpost | OfferToBuild | ActivateAreas | FollowUp | NextTurn | AskEquipment
    | AskStorage | TidyUp | OpponentPick | OpponentBuild | OpponentOutpost | MusterBrawlers | CarryOut
    | EndAttack | RemoveLocation
)  # fmt: skip


PLACES: Final = {seat: place for place, seat in enumerate(SEATS)} | {VIRTUAL: -1}
"""Seat -> index of its player in `GameState.players`."""


@cache
def _seated(count: int, is_solo: bool) -> tuple[Seat, ...]:
    """The seats of ``count`` players; in a solo game the last one is the virtual opponent's."""
    return (*SEATS[: count - 1], VIRTUAL) if is_solo else SEATS[:count]


_clockwise = cache(clockwise)


class GameState(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything that can change. ``players`` stand in seat order, the virtual opponent of a solo game last, and
    ``automa`` plays for it; ``deck`` has its top first, ``discard`` its newest card last; the last step of ``agenda``
    is what the game waits for.

    ``scores`` and ``winners`` are set when the game is over. With ``own_discards`` each player has a discard pile, and
    ``discard`` stays empty (R42.1). Only games with Moloch have ``machines`` (R44), and only those with No Man's Land
    ``outposts``: Area -> the Outpost there, for those that are not empty (R45). ``hq`` are the HQ cards that nobody
    has claimed yet, in the order in which they were laid out; None in a game without (R52.1).

    ``borders`` are the border tiles, in the order of the seats, each between one and the next (R53.1). ``arena`` has
    for each seat with a worker in the Arena what it is equipped with (R53.2), ``districts`` those that are not razed
    (R53.4); each is None without its module.
    """

    players: tuple[Player, ...]
    first_player: Seat
    deck: tuple[str, ...]
    piles: tuple[Pile, ...]
    chance: Chance
    agenda: tuple[AnyStep, ...]
    next_site: int = 1
    round: int = 0
    phase: str = "setup"
    discard: tuple[str, ...] = ()
    connection_discard: tuple[str, ...] = ()
    offer: tuple[str, ...] = ()
    draft: int = 0
    end_triggered: bool = False
    scores: tuple[Score, ...] = ()
    winners: tuple[Seat, ...] = ()
    automa: Automa | None = None
    own_discards: bool = False
    machines: Machines | None = None
    outposts: Mapping[str, Outpost] | None = None
    hq: tuple[str, ...] | None = None
    borders: tuple[Border, ...] = ()
    arena: Mapping[Seat, Bag] | None = None
    districts: tuple[DistrictBoard, ...] | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in play, clockwise."""
        return _seated(len(self.players), self.automa is not None)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats without that of the virtual opponent."""
        return self.seats if self.automa is None else self.seats[:-1]

    @property
    def question(self) -> Question | None:
        """The open question; None when the game is over."""
        step = self.agenda[-1] if self.agenda else None
        return step if isinstance(step, Question) else None

    @property
    def to_move(self) -> Seat | None:
        """The seat that has to answer; None when the game is over."""
        question = self.question
        return question.seat if question else None

    @property
    def is_over(self) -> bool:
        return bool(self.scores)

    def player(self, seat: Seat) -> Player:
        """The player at ``seat``; raises LookupError if there is none."""
        if seat == VIRTUAL and self.automa is None:
            raise KeyError(seat)
        return self.players[PLACES[seat]]

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats, beginning with ``seat``."""
        return _clockwise(self.seats, seat)

    def find_site(self, number: int) -> tuple[Seat, Site] | None:
        """The Site with this number, after the seat in whose State it stands; None if there is no such Site."""
        return next(((seat, site) for seat in self.seats if (site := self.player(seat).site(number))), None)

    def site(self, number: int) -> tuple[Seat, Site]:
        """`find_site` of a Site that must exist; raises AssertionError if there is none."""
        found = self.find_site(number)
        assert found is not None, f"no Site {number}"
        return found

    def with_player(self, seat: Seat, **fields: Any) -> GameState:
        """The state with other ``fields`` of the player at ``seat``."""
        return self._seated(seat, replace(self.player(seat), **fields))

    def _seated(self, seat: Seat, player: Player) -> GameState:
        players = list(self.players)
        players[PLACES[seat]] = player
        return replace(self, players=tuple(players))

    def with_card(self, seat: Seat, card: str) -> GameState:
        """The state with a further card in a hand; the virtual opponent holds one only until it is built."""
        return self.with_player(seat, hand=(*self.player(seat).hand, card))

    def with_built(self, seat: Seat, card: str, number: int) -> GameState:
        """The state in which a card of a hand is a new Site."""
        player = self.player(seat)
        sites = (*player.sites, Site(number, card))
        state = self.with_player(seat, hand=without(player.hand, (card,)), sites=sites)
        return replace(state, next_site=number + 1)

    def with_site(self, seat: Seat, number: int, **fields: Any) -> GameState:
        """The state with other ``fields`` of a Site of ``seat``."""
        return self._seated(seat, self.player(seat).with_site(number, **fields))

    def without_site(self, seat: Seat, number: int, returned: Bag) -> GameState:
        """The state without a Site of ``seat``; goods that lay on it are in the supply."""
        player = self.player(seat)
        sites = tuple([site for site in player.sites if site.id != number])
        return self.with_player(seat, sites=sites, goods=player.goods + returned)

    def with_pile(self, colour: str, **fields: Any) -> GameState:
        """The state with other ``fields`` of a pile of Connection cards."""
        piles = tuple([replace(pile, **fields) if pile.colour == colour else pile for pile in self.piles])
        return replace(self, piles=piles)

    def with_automa(self, **fields: Any) -> GameState:
        """The state with other ``fields`` of the virtual opponent."""
        return replace(self, automa=replace(automa_of(self), **fields))


def with_machines(state: GameState, **fields: Any) -> GameState:
    """The state with other ``fields`` of its Machines."""
    return replace(state, machines=replace(machines_of(state), **fields))


def with_outposts(state: GameState, changed: Mapping[str, Outpost | None]) -> GameState:
    """The state with other Outposts on these Areas; None for none."""
    outposts = {**map_of(state), **changed}
    return replace(state, outposts={area: found for area, found in outposts.items() if found is not None})


def with_district(state: GameState, board: DistrictBoard) -> GameState:
    """The state with something else on a district."""
    districts = [board if other.district == board.district else other for other in state.districts or ()]
    return replace(state, districts=tuple(districts))


def machines_of(state: GameState) -> Machines:
    """The Machines of a game that has some."""
    assert state.machines is not None, "there are no Machines"
    return state.machines


class WithOutposts(Protocol):
    """A state, or a view of one."""

    @property
    def outposts(self) -> Mapping[str, Outpost] | None: ...


class WithDeployed(Protocol):
    """The Machines of a state, or of a view of one."""

    @property
    def deployed(self) -> tuple[Deployed, ...]: ...


class WithMachines(Protocol):
    """A state, or a view of one."""

    @property
    def machines(self) -> WithDeployed | None: ...

    @property
    def people(self) -> tuple[Seat, ...]: ...


class WithSites(Protocol):
    """A player, or a view of one."""

    @property
    def sites(self) -> tuple[Site, ...]: ...


class WithStates(Protocol):
    """A state of the game, or a view of one, with the States of all players."""

    @property
    def seats(self) -> tuple[Seat, ...]: ...

    def player(self, seat: Seat, /) -> WithSites: ...


def map_of(table: WithOutposts) -> Mapping[str, Outpost]:
    """The Outposts of a game, by Areas; none without No Man's Land."""
    return table.outposts or {}


def district_of(state: GameState, district: str) -> DistrictBoard:
    """A district that is in play. Raises LookupError."""
    for board in state.districts or ():
        if board.district == district:
            return board
    raise LookupError(district)


def automa_of(state: GameState) -> Automa:
    """The Automa of a solo game."""
    assert state.automa is not None, "there is no virtual opponent"
    return state.automa


PHASES = ("setup", "lookout", "production", "assault", "deploy", "action", "cleanup")
"""Every phase; which of them a game has follows from its sets (`game.rules.expansions.phases`)."""
END_VP = 25
"""VP that trigger the end of the game (R18.1)."""
