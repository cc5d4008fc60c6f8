"""A match of Metro 2033: its frame, which stays the same, and its state, one frozen value of which only events make a
new one.

A state as one seat sees it has the same shape: `HIDDEN` stands for each card that the seat does not know
(`game.metro2033.rules.view`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from game.kernel.bag import EMPTY, Bag
from game.kernel.chance import Chance
from game.kernel.message import Question
from game.kernel.seats import SEATS, Seat, SeatName, clockwise
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.vocabulary import Fighter
from game.metro2033.rules.options import MetroOptions
from game.metro2033.rules.steps import MetroStep

HIDDEN: Final = "?"
"""Stands for a card that the viewer of a state does not know."""

PHASES: Final = ("setup", "events", "mobilisation", "army", "hero", "end")
"""The setup, and the five phases of a round (M-4.1)."""

NO_SEATS: Final[Mapping[Seat, Any]] = {}
NO_PLACES: Final[Mapping[int, Any]] = {}


class Metro(msgspec.Struct, frozen=True, eq=False):
    """The frozen frame of a match: the cards, and what was chosen for it."""

    cards: MetroCards
    options: MetroOptions = MetroOptions()


class Scouted(msgspec.Struct, frozen=True, gc=False):
    """A threat that a seat keeps face down, and the round in which it was scouted (M-8.6)."""

    card: str
    round: int


class MetroPlayer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What one seat has.

    Attributes:
        faction: Its faction; None until it is taken.
        hero: Its hero; None until he is chosen.
        at: The station where the hero stands.
        army: The strength of the army.
        goods: Pigs, mushrooms and ammo.
        equipment: The cards that the hero carries, in the order in which they were received.
        quests: The quests that are not completed, which only their owner sees.
        met: Those of them whose condition was met by an event in this round, which only their owner sees (M-13.4).
        completed: The completed quests.
        used: What has been used in this round: quests, the hero, equipment.
        steps: Steps that properties add in this hero turn.
        moved: Steps made in this hero turn.
        bought: Whether a card was bought in this hero turn.
        refreshed: Whether the market was refreshed in this round.
        peeked: The top of the deck of threats, as far as this seat knows it.
        scouted: The threat that it has scouted.
        wounded: Whether the hero has to leave out a turn.
        hurt_in: The round in which he was wounded, the first time if more than once.
    """

    faction: str | None = None
    hero: str | None = None
    at: str | None = None
    army: int = 2
    goods: Bag = EMPTY
    equipment: tuple[str, ...] = ()
    quests: tuple[str, ...] = ()
    met: tuple[str, ...] = ()
    completed: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    steps: int = 0
    moved: int = 0
    bought: bool = False
    refreshed: bool = False
    peeked: tuple[str, ...] = ()
    scouted: Scouted | None = None
    wounded: bool = False
    hurt_in: int = 0


class Guard(msgspec.Struct, frozen=True, gc=False):
    """The station that a seat names in a threat event, and with what it defends it (M-5.4)."""

    station: str
    fighter: Fighter


class Fight(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A fight that is going on (M-9).

    Attributes:
        station: The station that is attacked or guarded; of an attack on a hero, where he stands.
        attacker: The seat that attacks; None in a threat event.
        fighter: With what it attacks.
        defender: The seat that defends: the owner of the station, that of the hero, or the guard in a threat event.
        defending: With what it defends; None until it is chosen.
        on_hero: Whether a hero is attacked, and not a station.
        threat: The revealed threat.
        is_own: Whether it is not the common threat of a threat event, but one that was redrawn.
        hands: The battle cards of each side, and which are left, under the seats and `rest`.
        chosen: The battle card of each side.
        is_revealed: Whether they are turned up.
        added: Strength that properties have added, by seat.
        cheaper: What properties have taken from the price of the capture.
        winner: `attacker` or `defender`, once it is decided; `nobody` in a tie.
    """

    station: str
    attacker: Seat | None = None
    fighter: Fighter | None = None
    defender: Seat | None = None
    defending: Fighter | None = None
    on_hero: bool = False
    threat: str | None = None
    is_own: bool = False
    hands: Mapping[Seat, tuple[str, ...]] = NO_SEATS
    rest: tuple[str, ...] = ()
    chosen: Mapping[Seat, str] = NO_SEATS
    is_revealed: bool = False
    added: Mapping[Seat, int] = NO_SEATS
    cheaper: Bag = EMPTY
    winner: str | None = None

    @property
    def is_event(self) -> bool:
        """Whether it is a fight of a threat event."""
        return self.attacker is None

    def fighter_of(self, seat: Seat) -> Fighter | None:
        """With what a side fights."""
        return self.fighter if seat == self.attacker else self.defending

    def opponent_of(self, seat: Seat) -> Seat | None:
        """The seat on the other side, if there is one."""
        return self.defender if seat == self.attacker else self.attacker


class MetroState(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything that can change.

    ``players`` stand in seat order. ``owners`` has each owned station. Decks have their top first, discard piles their
    newest card last. ``face_down`` are the places in the pile of quests of those that only one seat knows (A-10).
    ``space`` is the space of the round track, 0 at the start. The last step of ``agenda`` is what the game waits for.

    ``turn`` is the seat whose turn it is in this phase. ``guards`` and ``common`` belong to a threat event, ``vote``
    and ``votes`` to the law that is voted on: the votes in favour of it are positive. ``winners`` are set when the game
    is over.
    """

    players: tuple[MetroPlayer, ...]
    first_player: Seat
    chance: Chance
    agenda: tuple[MetroStep, ...] = ()
    owners: Mapping[str, SeatName] = NO_SEATS
    threats: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()
    quests: tuple[str, ...] = ()
    laws: tuple[str, ...] = ()
    market: tuple[str, ...] = ()
    threat_discard: tuple[str, ...] = ()
    equipment_discard: tuple[str, ...] = ()
    quest_discard: tuple[str, ...] = ()
    face_down: Mapping[int, SeatName] = NO_PLACES
    law: str | None = None
    round: int = 0
    space: int = 0
    stage: int = 1
    phase: str = "setup"
    turn: Seat | None = None
    guards: Mapping[str, Guard] = NO_SEATS
    common: str | None = None
    vote: str | None = None
    votes: Mapping[str, int] = NO_SEATS
    more_votes: int = 0
    fight: Fight | None = None
    winners: tuple[Seat, ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in play, clockwise."""
        return SEATS[: len(self.players)]

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
        return bool(self.winners)

    @property
    def in_order(self) -> tuple[Seat, ...]:
        """All seats clockwise from the first player: the order in which they act."""
        return _in_order(len(self.players), self.first_player)

    @property
    def factions(self) -> frozenset[str]:
        """The factions that are played."""
        return frozenset([player.faction for player in self.players if player.faction])

    def player(self, seat: Seat) -> MetroPlayer:
        """The player at ``seat``; raises LookupError if there is none."""
        return self.players[PLACES[seat]]

    def with_player(self, seat: Seat, **fields: Any) -> MetroState:
        """The state with other ``fields`` of the player at ``seat``."""
        return self.put(seat, replace(self.player(seat), **fields))

    def put(self, seat: Seat, player: MetroPlayer) -> MetroState:
        """The state with another player at ``seat``."""
        players = list(self.players)
        players[PLACES[seat]] = player
        return replace(self, players=tuple(players))

    def with_fight(self, **fields: Any) -> MetroState:
        """The state with other ``fields`` of the fight that is going on."""
        assert self.fight is not None, "nobody fights"
        return replace(self, fight=replace(self.fight, **fields))

    def with_owner(self, station: str, seat: Seat | None) -> MetroState:
        """The state in which a station belongs to ``seat``, or to nobody."""
        owners = {one: owner for one, owner in self.owners.items() if one != station}
        return replace(self, owners=owners if seat is None else owners | {station: seat})

    def seat_of(self, faction: str) -> Seat | None:
        """The seat that plays a faction."""
        return next((seat for seat in self.seats if self.player(seat).faction == faction), None)


PLACES: Final = {seat: place for place, seat in enumerate(SEATS)}
"""Seat -> index of its player in `MetroState.players`."""


@cache
def _in_order(count: int, first: Seat) -> tuple[Seat, ...]:
    return clockwise(SEATS[:count], first)
