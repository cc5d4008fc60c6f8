"""Moloch: the Machines (R44), what the game does with them by itself, asks and is asked for, and what happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

import msgspec
from msgspec.structs import replace

from game.fiftyfirst.rules import references as ref
from game.fiftyfirst.rules.commands import Command, Payment
from game.fiftyfirst.rules.event import Event, Foretold
from game.fiftyfirst.rules.source import Source
from game.kernel.bag import EMPTY, Bag
from game.kernel.message import Question, Step
from game.kernel.seats import Seat, SeatName

if TYPE_CHECKING:
    from game.fiftyfirst.rules.state import GameState


class MachinesDeployed(Event, frozen=True):
    """Machines came from the bottom of the stack (R44.4)."""

    cards: tuple[ref.MachineId, ...]
    reveals: ClassVar[bool] = True

    def evolve(self, state: GameState) -> GameState:
        machines = machines_of(state)
        stack = machines.stack[: len(machines.stack) - len(self.cards)]
        return with_machines(state, stack=stack, deployed=machines.deployed + tuple(map(Deployed, self.cards)))


class StackReshuffled(Event, frozen=True):
    """The discarded Machines became the stack again (R44.4)."""

    stack: tuple[ref.MachineId, ...]
    chance: ref.TheChance
    reveals: ClassVar[bool] = True

    def evolve(self, state: GameState) -> GameState:
        return replace(with_machines(state, stack=self.stack, discard=()), chance=self.chance)


class AssaultEvent(Event, frozen=True):
    """What the deployed Machine ``machine`` did to ``seat``; ``place`` is its place among those deployed (R44.3)."""

    seat: SeatName
    place: ref.DeployedPlace
    machine: ref.MachineId


class AssaultRazed(AssaultEvent, frozen=True):
    """It razed the Site, which became a Ruin or was ``discarded``; ``returned`` as in `LocationRazed` (R44.3.1)."""

    site: ref.SiteNumber
    card: ref.LocationId
    returned: Bag = EMPTY
    discarded: bool = False

    def evolve(self, state: GameState) -> GameState:
        return state.with_ruin(self.seat, self.site, self.card, self.returned, self.discarded)

    def foretell(self, told: Foretold) -> None:
        if not self.discarded:
            told.facts(self.seat)["ruin"] = True
        told.count(self.seat, "locations", -1)


class AssaultTook(AssaultEvent, frozen=True):
    """It took goods from the supply, or VP (R44.3c)."""

    goods: Bag

    def evolve(self, state: GameState) -> GameState:
        player, points = state.player(self.seat), self.goods.get("vp", 0)
        tokens = self.goods - {"vp": points} if points else self.goods
        return state.with_player(self.seat, vp=player.vp - points, goods=player.goods - tokens)

    def foretell(self, told: Foretold) -> None:
        told.add(self.seat, "lost", self.goods)


class AssaultTookCard(AssaultEvent, frozen=True):
    """It took a card from the hand: one of ``cards``, or a Connection card of ``connections``."""

    cards: tuple[ref.LocationId, ...] = ()
    connections: tuple[ref.ConnectionId, ...] = ()
    shows_loss: ClassVar[bool] = True

    def evolve(self, state: GameState) -> GameState:
        return state.without_hand_cards(self.seat, self.cards, self.connections)

    def foretell(self, told: Foretold) -> None:
        told.add(self.seat, "lost", Bag({"card": 1}))


class AssaultTookDeal(AssaultEvent, frozen=True):
    """It took a Deal."""

    deal: ref.DealId

    def evolve(self, state: GameState) -> GameState:
        return state.without_deals(self.seat, (self.deal,))

    def foretell(self, told: Foretold) -> None:
        told.add(self.seat, "lost", Bag({"deal": 1}))


class AssaultStoppedBoard(AssaultEvent, frozen=True):
    """It stopped these actions of the faction board, or the `exchange`, in this round (R44.3d)."""

    stopped: tuple[ref.UseName, ...]

    def evolve(self, state: GameState) -> GameState:
        return state.with_player(self.seat, stopped=state.player(self.seat).stopped + self.stopped)


class AssaultStoppedLocation(AssaultEvent, frozen=True):
    """It stopped the action of a Location, which has no more of its ``uses`` in this round (R44.3d)."""

    site: ref.SiteNumber
    card: ref.LocationId
    uses: int

    def evolve(self, state: GameState) -> GameState:
        return state.with_site(self.seat, self.site, used=self.uses, stopped=True)


class AssaultMissed(AssaultEvent, frozen=True):
    """It found nothing. ``why`` it razes nothing: `none` of the Locations fits, those that fit are `shielded`, or
    `shared` with Machines that raze them; it takes nothing: what it takes is `lacking`; it stops nothing: what it stops
    is `absent`, or used or stopped `already`.
    """

    why: str


def _without(deployed: tuple[Deployed, ...], place: int) -> tuple[Deployed, ...]:
    """The deployed Machines without the one at a place."""
    return deployed[:place] + deployed[place + 1 :]


class MachineHacked(Event, frozen=True):
    """A deployed Machine was hacked (R44.5.2).

    Its hacked side ``card`` went into the hand; or it was discarded, because others had begun (R44.14), or in return
    for a marker in the server room (R53.3).
    """

    seat: SeatName
    place: ref.DeployedPlace
    machine: ref.MachineId
    card: ref.LocationId | None = None
    server_room: bool = False
    is_private: ClassVar[bool] = True

    @property
    def reveals(self) -> bool:  # type: ignore[override]
        """Whether the hacked side comes to light (R20.1a)."""
        return self.card is not None

    def evolve(self, state: GameState) -> GameState:
        machines = machines_of(state)
        state = with_machines(state, deployed=_without(machines.deployed, self.place))
        if self.server_room:
            state = with_machines(state, server_room=(machines.server_room or 0) + 1)
        if self.card is None:
            return with_machines(state, discard=(*machines.discard, self.machine))
        return state.with_card(self.seat, self.card)

    def foretell(self, told: Foretold) -> None:
        """The card is hidden until it is in the hand (R44.5.1)."""
        if self.card is not None:
            told.count(self.seat, "cards", 1)


class MachineDestroyed(Event, frozen=True):
    """A deployed Machine was destroyed and discarded (R44.5.4)."""

    seat: SeatName
    place: ref.DeployedPlace
    machine: ref.MachineId

    def evolve(self, state: GameState) -> GameState:
        machines = machines_of(state)
        deployed = _without(machines.deployed, self.place)
        return with_machines(state, deployed=deployed, discard=(*machines.discard, self.machine))


class MachineCharged(Event, frozen=True):
    """Goods were left on a deployed Machine, as a part of what it takes to hack or destroy it (R44.14)."""

    seat: SeatName
    place: ref.DeployedPlace
    machine: ref.MachineId
    goods: Bag

    def evolve(self, state: GameState) -> GameState:
        deployed = list(machines_of(state).deployed)
        charged = deployed[self.place]
        deployed[self.place] = replace(charged, goods=charged.goods + self.goods)
        return with_machines(state, deployed=tuple(deployed))


class HackedDrawn(Event, frozen=True):
    """The Machine at the bottom of the stack went into a hand, hacked side up: ``card`` (R44.8)."""

    seat: SeatName
    machine: ref.MachineId
    card: ref.LocationId
    source: Source
    reveals: ClassVar[bool] = True

    def evolve(self, state: GameState) -> GameState:
        state = with_machines(state, stack=machines_of(state).stack[:-1])
        return state.with_card(self.seat, self.card)

    def foretell(self, told: Foretold) -> None:
        told.count(self.seat, "cards", 1)


class Overrun(Event, frozen=True):
    """No Machine is left to be deployed, and no player has acted in the round: the game ends (R44.7)."""


MolochEvent = (
    MachinesDeployed | StackReshuffled | AssaultRazed | AssaultTook | AssaultTookCard | AssaultTookDeal
    | AssaultStoppedBoard | AssaultStoppedLocation | AssaultMissed | MachineHacked | MachineDestroyed | MachineCharged
    | HackedDrawn | Overrun
)  # fmt: skip


class HackMachine(Command, frozen=True):
    """Hack the deployed Machine at the place ``machine`` (R44.5.2); ``to_server_room`` for a marker there instead of
    its card (R53.3).

    ``partly`` leaves these goods on it, red contact tokens among them, as a part of what it takes (R44.14).
    """

    machine: ref.DeployedPlace
    partly: Bag = EMPTY
    to_server_room: bool = False
    payment: Payment | None = None


class DestroyMachine(Command, frozen=True):
    """Destroy the deployed Machine at the place ``machine`` (R44.5.4); ``partly`` leaves red contact tokens on it
    (R44.14)."""

    machine: ref.DeployedPlace
    partly: Bag = EMPTY
    payment: Payment | None = None


class Assault(Step, frozen=True):
    """The Assault phase: all deployed Machines attack all players (R44.3)."""


class Attack(Step, frozen=True):
    """Assault: ``seat`` suffers the Machines at these places among those deployed, in the order of R44.3a."""

    seat: SeatName
    machines: tuple[ref.DeployedPlace, ...]


class Deploy(Step, frozen=True):
    """The Deploy phase: further Machines come (R44.4)."""


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


class ChooseCode(Question, frozen=True):
    """Which good of a code to put on the own Site ``site`` (R44.12); ``count`` are still to be chosen, and ``kind`` and
    ``via`` as in `ChooseGood`."""

    site: ref.SiteNumber
    kind: ref.AskingKind
    count: ref.Count = 1
    via: ref.PrintedId | None = None


class ChooseRazed(Question, frozen=True):
    """Assault: which own Location the Machine at the place ``machine`` of those deployed razes (R44.3a). The Machines
    ``later`` still raze after it."""

    machine: ref.DeployedPlace
    later: tuple[ref.DeployedPlace, ...] = ()


class ChooseLost(Question, frozen=True):
    """Assault: which card from hand or which own Deal, as ``good`` says, the Machine at this place takes (R44.3c);
    ``count`` are still to be chosen."""

    machine: ref.DeployedPlace
    good: ref.DiscardedGood
    count: ref.Count = 1


class ChooseStopped(Question, frozen=True):
    """Assault: which own Action Location the Machine at this place stops in this round (R44.3d)."""

    machine: ref.DeployedPlace


MolochStep = ChooseRazed | ChooseLost | ChooseStopped | ChooseCode | Assault | Attack | Deploy
MolochCommand = HackMachine | DestroyMachine


class MachinesView(msgspec.Struct, frozen=True):
    """The Machines as all see them: neither the order of the stack nor any hacked side (R20.1a). ``server_room`` is the
    number of markers there, of which ``markers_to_hack`` hack it; None without this module."""

    stack_size: int
    deployed: tuple[Deployed, ...]
    discard: tuple[str, ...]
    server_room: int | None
    markers_to_hack: int


def with_machines(state: GameState, **fields: Any) -> GameState:
    """The state with other ``fields`` of its Machines."""
    return replace(state, machines=replace(machines_of(state), **fields))


def machines_of(state: GameState) -> Machines:
    """The Machines of a game that has some."""
    assert state.machines is not None, "there are no Machines"
    return state.machines


def take_back(state: GameState, _: Seat, cards: tuple[str, ...]) -> tuple[GameState, tuple[str, ...]]:
    """Hacked cards that are discarded are Machines again, and go to their discard pile (R44.6)."""
    sides = state.machines.sides if state.machines else None
    if sides and (hacked := tuple([sides[card] for card in cards if card in sides])):
        state = with_machines(state, discard=machines_of(state).discard + hacked)
        cards = tuple([card for card in cards if card not in sides])
    return state, cards


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
