"""What happens with Machines (R44)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from game.kernel.bag import EMPTY, Bag
from game.kernel.seats import SeatName
from game.rules import references as ref
from game.rules.event import Event, Foretold
from game.rules.sets.moloch.messages import Deployed
from game.rules.sets.moloch.state import machines_of, with_machines
from game.rules.source import Source
from game.rules.state import GameState


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
