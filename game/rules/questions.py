"""The questions of the base game and of cards of any set."""

from __future__ import annotations

from typing import ClassVar

from game.kernel.agenda import Question
from game.kernel.seats import SeatName
from game.rules import references as ref


class ChooseHand(Question, frozen=True):
    """Setup: which four of six cards to keep (R3.7)."""

    begins_turn: ClassVar[bool] = True


class ChooseCard(Question, frozen=True):
    """Lookout: which card of the offer to take (R5.3)."""

    begins_turn: ClassVar[bool] = True


class ChooseAction(Question, frozen=True):
    """Action phase: one action, or pass (R7.1). ``idle`` while no player has acted yet in a round in which no Machine
    is left to be deployed (R44.7)."""

    begins_turn: ClassVar[bool] = True

    idle: bool = False


class ChooseFollowUp(Question, frozen=True):
    """An open turn after the action: the same activation (``site``) or an exchange again, a shield, or done."""

    site: ref.SiteNumber | None = None
    exchange: bool = False


class ChooseVictim(Question, frozen=True):
    """Whose resource to take (R22.2); ``site`` is the card that takes it, ``count`` how many remain.

    Without a ``site`` it is the side ``border`` of a border tile that takes it (R53.1).
    """

    site: ref.SiteNumber | None
    count: ref.Count = 1
    border: ref.BorderId | None = None


class ChooseResource(Question, frozen=True):
    """Which resource to take from ``victim``; the others as in `ChooseVictim`."""

    site: ref.SiteNumber | None
    victim: SeatName
    count: ref.Count = 1
    border: ref.BorderId | None = None


class ChooseGood(Question, frozen=True):
    """Which of several gains to take (R1.16), named by its good. The Site ``site`` offers them, in whosever State it
    stands, and ``kind`` and ``via`` are those of the `Source` that they have."""

    site: ref.SiteNumber
    kind: ref.AskingKind
    via: ref.PrintedId | None = None


class ChooseProduction(Question, frozen=True):
    """Which Location's production to gain. The Site ``site`` activates it, in whosever State it stands (R41.2), or the
    faction action ``action``, or the HQ card ``hq`` that was just claimed.

    ``kind`` is the kind of `Source` of what activates; ``resolving`` are the Sites whose production is just being
    resolved: none of them can be activated again.
    """

    kind: ref.AskingKind
    site: ref.SiteNumber | None = None
    resolving: tuple[ref.SiteNumber, ...] = ()
    action: ref.UseName | None = None
    hq: ref.HqId | None = None


class ChooseDiverted(Question, frozen=True):
    """Production: from which Location of another player the Site ``site`` takes the production (R41.2)."""

    site: ref.SiteNumber


class ChooseCopiedDeal(Question, frozen=True):
    """Which Deal to gain from; the Site ``site`` copies it, or the HQ card ``hq`` that was just claimed.

    ``count`` are still to be chosen, ``taken`` were copied.
    """

    site: ref.SiteNumber | None = None
    count: ref.Count = 1
    taken: tuple[ref.DealId, ...] = ()
    hq: ref.HqId | None = None


class ChooseCleared(Question, frozen=True):
    """From which own Location to take the goods; the Site ``site`` clears it, ``count`` are still to be chosen."""

    site: ref.SiteNumber
    count: ref.Count = 1


class ChooseVisited(Question, frozen=True):
    """Which occupied Open Production of another player to use, by the action of the Site ``site`` (R51.3)."""

    site: ref.SiteNumber


class ChooseBlocked(Question, frozen=True):
    """Which Location of another player the action of the Site ``site`` blocks (R43.8.3)."""

    site: ref.SiteNumber


class ChooseForfeiting(Question, frozen=True):
    """Which player gives up goods by the action of the Site ``site`` (R43.8.8)."""

    site: ref.SiteNumber


class ChooseKept(Question, frozen=True):
    """Which ``keep`` of the drawn ``cards`` to keep; they are in the hand already, and known to the seat alone.

    They were drawn by the action of the seat's Site ``site``, by the faction action ``action``, or by the side
    ``border`` of a border tile.
    """

    cards: tuple[ref.LocationId, ...]
    keep: ref.Count = 1
    site: ref.SiteNumber | None = None
    action: ref.UseName | None = None
    border: ref.BorderId | None = None


class ChooseDiscarded(Question, frozen=True):
    """Which card from hand or which own Deal, as ``good`` says, to discard for an action that is paid (A-08).

    ``count`` are still to be chosen; the action is that of the seat's Site ``site``, the faction action ``action``, or
    that of the side ``border`` of a border tile.
    """

    good: ref.DiscardedGood
    count: ref.Count = 1
    site: ref.SiteNumber | None = None
    action: ref.UseName | None = None
    border: ref.BorderId | None = None


class ChooseStorage(Question, frozen=True):
    """Cleanup: what to store on the seat's Site ``site`` (R17.1), besides what was stored there one by one."""

    begins_turn: ClassVar[bool] = True

    site: ref.SiteNumber


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


BaseQuestion = (
    ChooseHand | ChooseCard | ChooseAction | ChooseFollowUp | ChooseVictim | ChooseResource | ChooseStorage
    | ChooseGood | ChooseProduction | ChooseDiverted | ChooseCopiedDeal | ChooseCleared | ChooseVisited
    | ChooseBlocked | ChooseForfeiting | ChooseKept | ChooseDiscarded | OpponentTurn | ChooseAttacked | ChooseLostDeal
    | ChooseReplaced
)  # fmt: skip
