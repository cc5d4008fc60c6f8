"""Moloch: the Machines (R44), what the game does with them by itself, and what it asks and is asked for."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.kernel.bag import EMPTY, Bag
from game.kernel.message import Question, Step
from game.kernel.seats import SeatName
from game.rules.commands import Command, Payment
from game.rules.references import AskingKind, Count, DeployedPlace, DiscardedGood, PrintedId, SiteNumber


class HackMachine(Command, frozen=True):
    """Hack the deployed Machine at the place ``machine`` (R44.5.2); ``to_server_room`` for a marker there instead of
    its card (R53.3).

    ``partly`` leaves these goods on it, red contact tokens among them, as a part of what it takes (R44.14).
    """

    machine: DeployedPlace
    partly: Bag = EMPTY
    to_server_room: bool = False
    payment: Payment | None = None


class DestroyMachine(Command, frozen=True):
    """Destroy the deployed Machine at the place ``machine`` (R44.5.4); ``partly`` leaves red contact tokens on it
    (R44.14)."""

    machine: DeployedPlace
    partly: Bag = EMPTY
    payment: Payment | None = None


class Assault(Step, frozen=True):
    """The Assault phase: all deployed Machines attack all players (R44.3)."""


class Attack(Step, frozen=True):
    """Assault: ``seat`` suffers the Machines at these places among those deployed, in the order of R44.3a."""

    seat: SeatName
    machines: tuple[DeployedPlace, ...]


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


MolochStep = ChooseRazed | ChooseLost | ChooseStopped | ChooseCode | Assault | Attack | Deploy
MolochCommand = HackMachine | DestroyMachine
