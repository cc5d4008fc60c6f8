"""A match: its frame, which stays the same, and its state, one frozen value of which only events make a new one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, Protocol

import msgspec
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.agenda import AnyStep
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.references import SEATS as SEATS
from game.fiftyfirst.rules.references import VIRTUAL as VIRTUAL
from game.fiftyfirst.rules.sets.borders.messages import Border
from game.fiftyfirst.rules.sets.districts.messages import DistrictBoard
from game.fiftyfirst.rules.sets.moloch.messages import Machines
from game.fiftyfirst.rules.sets.no_mans_land.messages import Outpost
from game.fiftyfirst.rules.sets.part import PARTS
from game.kernel.bag import EMPTY, Bag, without
from game.kernel.chance import Chance
from game.kernel.message import Question as Question
from game.kernel.seats import Seat as Seat
from game.kernel.seats import SeatName, clockwise

KEPT: Final = 3
"""Cards that each seat keeps of a discard pile of its own when the deck is made anew (R42.10)."""


class Game(msgspec.Struct, frozen=True):
    """The frozen frame of a match: which cards, which options."""

    catalog: Catalog
    sets: tuple[str, ...] = ("base",)
    options: Options = Options()


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
    """What the virtual opponent has besides its State; ``kind`` is one of `game.fiftyfirst.rules.solo.kinds.KINDS`.

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


class Score(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A seat's final account (R18.4, R18.5): ``total`` is VP with Locations, ``goods`` breaks ties. ``lost`` VP went to
    the deployed Machines just before (R44.7)."""

    seat: SeatName
    vp: int
    locations: int
    total: int
    goods: int
    lost: int = 0


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

    def deals_of(self, seat: Seat) -> tuple[str, ...]:
        """All Deals of a seat, which effects take alike: those with cards, then those that sets have."""
        return sum([part.deals(self, seat) for part in PARTS if part.deals], self.player(seat).deals)

    def pile_of(self, seat: Seat) -> tuple[str, ...]:
        """The discard pile onto which the cards of ``seat`` go, the newest last: its own, or that of all (R42.1)."""
        return self.player(seat).discard if self.own_discards else self.discard

    @property
    def for_the_deck(self) -> tuple[str, ...]:
        """The cards that become the deck when it is empty (R19.1, R42.10)."""
        if self.own_discards:
            return tuple([card for player in self.players for card in player.discard[:-KEPT]])
        return self.discard

    def can_be_drawn(self, seat: Seat, discarded: int = 0) -> bool:
        """Whether there is a card to draw after ``seat`` has discarded so many, if need be from the discard piles."""
        if self.deck:
            return True
        if not self.own_discards:
            return bool(self.discard or discarded)
        return len(self.pile_of(seat)) + discarded > KEPT or bool(self.for_the_deck)

    def owners_in_reach(self, seat: Seat) -> tuple[Seat, ...]:
        """Whose Sites an action of ``seat`` may be aimed at (R15.2)."""
        return tuple([owner for owner in self.seats if owner != seat and not self.player(owner).passed])

    def in_reach(self, seat: Seat) -> Iterator[tuple[Seat, Site]]:
        """Every Site that an action of ``seat`` may be aimed at, with its owner (R15.2)."""
        for owner in self.owners_in_reach(seat):
            yield from ((owner, site) for site in self.player(owner).sites if not site.ruin)

    def piles_in_reach(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats from whose piles ``seat`` may take the top card: others that have cards there and have not passed
        (R42.5, R42.5a)."""
        if not self.own_discards:
            return ()
        return tuple([owner for owner in self.owners_in_reach(seat) if self.player(owner).discard])

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
        return self.put(seat, replace(self.player(seat), **fields))

    def put(self, seat: Seat, player: Player) -> GameState:
        """The state with another player at ``seat``."""
        players = list(self.players)
        players[PLACES[seat]] = player
        return replace(self, players=tuple(players))

    def with_card(self, seat: Seat, card: str) -> GameState:
        """The state with a further card in a hand; the virtual opponent holds one only until it is built."""
        player = self.player(seat)
        return self.put(seat, replace(player, hand=(*player.hand, card)))

    def with_built(self, seat: Seat, card: str, number: int) -> GameState:
        """The state in which a card of a hand is a new Site."""
        player = self.player(seat)
        built = replace(player, hand=without(player.hand, (card,)), sites=(*player.sites, Site(number, card)))
        return replace(self.put(seat, built), next_site=number + 1)

    def with_new_site(self, seat: Seat, number: int, card: str, **fields: Any) -> GameState:
        """The state with a further Site of ``seat``, the last of its State."""
        return self.with_player(seat, sites=(*self.player(seat).sites, Site(number, card, **fields)))

    def with_site(self, seat: Seat, number: int, **fields: Any) -> GameState:
        """The state with other ``fields`` of a Site of ``seat``."""
        return self.put(seat, self.player(seat).with_site(number, **fields))

    def with_goods_on(self, seat: Seat, number: int, goods: Bag) -> GameState:
        """The state with further ``goods`` on a Site of ``seat``, to be spent from there."""
        return self.with_site(seat, number, goods=self.player(seat).own_site(number).goods + goods)

    def without_site(self, seat: Seat, number: int, returned: Bag) -> GameState:
        """The state without a Site of ``seat``; goods that lay on it are in the supply."""
        player = self.player(seat)
        sites = tuple([site for site in player.sites if site.id != number])
        return self.with_player(seat, sites=sites, goods=player.goods + returned)

    def with_discarded(self, seat: Seat, cards: tuple[str, ...]) -> GameState:
        """The state with ``cards`` of a seat on its discard pile, one after another: its own (R42.1), or that of all
        (R3.3). Sets take back what is theirs."""
        state = self
        for part in PARTS:
            if part.take_back:
                state, cards = part.take_back(state, seat, cards)
        if state.own_discards:
            return state.with_player(seat, discard=state.player(seat).discard + cards)
        return replace(state, discard=state.discard + cards)

    def without_hand_cards(self, seat: Seat, cards: tuple[str, ...], connections: tuple[str, ...]) -> GameState:
        """The state after a seat has discarded Locations and Connection cards of its hand."""
        player = self.player(seat)
        hand, kept = without(player.hand, cards), without(player.connections, connections)
        state = replace(self, connection_discard=self.connection_discard + connections)
        return state.with_player(seat, hand=hand, connections=kept).with_discarded(seat, cards)

    def without_deals(self, seat: Seat, cards: tuple[str, ...]) -> GameState:
        """The state after a seat has discarded Deals, each with a card or with what a set has for that."""
        deals = self.player(seat).deals
        of_sets = self.deals_of(seat)[len(deals) :]
        left = without(deals, [card for card in cards if card not in of_sets])
        return self.with_player(seat, deals=left).with_discarded(seat, cards)

    def with_ruin(self, seat: Seat, site: int, card: str, returned: Bag, discarded: bool) -> GameState:
        """The state in which a Location of ``seat`` is a Ruin, or ``discarded``; goods on it go to the supply."""
        if discarded:
            return self.without_site(seat, site, returned).with_discarded(seat, (card,))
        player = self.player(seat)
        sites = tuple([Site(site, card, ruin=True) if old.id == site else old for old in player.sites])
        return self.with_player(seat, sites=sites, goods=player.goods + returned)

    def with_pile(self, colour: str, **fields: Any) -> GameState:
        """The state with other ``fields`` of a pile of Connection cards."""
        piles = tuple([replace(pile, **fields) if pile.colour == colour else pile for pile in self.piles])
        return replace(self, piles=piles)

    def with_automa(self, **fields: Any) -> GameState:
        """The state with other ``fields`` of the virtual opponent."""
        return replace(self, automa=replace(automa_of(self), **fields))


class WithSites(Protocol):
    """A player, or a view of one."""

    @property
    def sites(self) -> tuple[Site, ...]: ...


class WithStates(Protocol):
    """A state of the game, or a view of one, with the States of all players."""

    @property
    def seats(self) -> tuple[Seat, ...]: ...

    def player(self, seat: Seat, /) -> WithSites: ...


def automa_of(state: GameState) -> Automa:
    """The Automa of a solo game."""
    assert state.automa is not None, "there is no virtual opponent"
    return state.automa


PHASES = ("setup", "lookout", "production", "assault", "deploy", "action", "cleanup")
"""Every phase; which of them a game has follows from its sets (`game.fiftyfirst.rules.options.phases`)."""
END_VP = 25
"""VP that trigger the end of the game (R18.1)."""
