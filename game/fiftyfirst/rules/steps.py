"""The steps of the agenda: work that the game does by itself and that leads to more work or to a question, and the
questions of the base game and of cards of any set."""

from __future__ import annotations

from typing import ClassVar

from game.fiftyfirst.rules import references as ref
from game.kernel.message import Question
from game.kernel.message import Step as Step
from game.kernel.seats import SeatName


# ---------------------------------------------------------------------- work
class BeginRound(Step, frozen=True):
    """Start the next round with its Lookout phase."""


class RevealOffer(Step, frozen=True):
    """Turn up the cards of the first or second ``draft`` and ask for the picks (R5.3, R5.4)."""

    draft: ref.DraftNumber


class DiscardOffer(Step, frozen=True):
    """Discard the card that nobody picked."""


class Produce(Step, frozen=True):
    """The Production phase (R6)."""


class Divert(Step, frozen=True):
    """Production: the Sites ``sites`` take, one by one, what other players' Locations produce (R41.2)."""

    sites: tuple[ref.SiteNumber, ...]


class ProduceSeat(Step, frozen=True):
    """Production: all that ``seat`` gains (R6.4)."""

    seat: SeatName


class ProduceSites(Step, frozen=True):
    """Production: the Locations ``sites`` of ``seat`` produce, one by one (R6.1)."""

    seat: SeatName
    sites: tuple[ref.SiteNumber, ...]


class EndProduction(Step, frozen=True):
    """Production: ``seat`` gains what depends on all that it has produced (R41.1); ``done`` of its Sites have had their
    turn."""

    seat: SeatName
    done: int = 0


class GiveBonus(Step, frozen=True):
    """The Building Bonus of the Site ``site``, after its production (A-04)."""

    site: ref.SiteNumber


class RewardBuilding(Step, frozen=True):
    """What Locations of the builder give for the Site ``site``, after its Building Bonus; ``developed`` if it replaces
    another one (R8.13, R43.8.1)."""

    site: ref.SiteNumber
    developed: bool = False


class RewardOwner(Step, frozen=True):
    """The owner of the Open Production ``site`` gets the worker for the visit (R13.1)."""

    site: ref.SiteNumber


class RemoveLocation(Step, frozen=True):
    """The Site ``site`` of the virtual opponent, which ``seat`` has razed or ``demolished``, goes to its discard pile:
    after the Spoils and goods that it gave, which may be drawn from there (R42.5d)."""

    seat: SeatName
    site: ref.SiteNumber
    demolished: bool = False


class EndAttack(Step, frozen=True):
    """A successful attack of the virtual opponent ends, and its card is discarded: after the compensation, which may be
    drawn from its pile (R42.5d)."""


class BeginActions(Step, frozen=True):
    """Start the Action phase (R7)."""


class FollowUp(Step, frozen=True):
    """After an action: keep the turn of ``seat`` open if anything is left to do in it, or go on."""

    seat: SeatName
    site: ref.SiteNumber | None = None
    exchange: bool = False


class NextTurn(Step, frozen=True):
    """Give the turn to the next seat after ``seat`` that has not passed, or end the phase (R7.5); ``idle`` as in
    `ChooseAction`."""

    seat: SeatName
    idle: bool = False


class AskStorage(Step, frozen=True):
    """Cleanup: ask for the storage Sites ``sites`` in turn, where there are goods to store (R17.1)."""

    sites: tuple[ref.SiteNumber, ...]


class TidyUp(Step, frozen=True):
    """Discard what was not stored (R17.2)."""


class OpponentPick(Step, frozen=True):
    """Solo Lookout: the opponent takes a random card of the offer into its State (R30.3, R32.3)."""


class OpponentBuild(Step, frozen=True):
    """Solo Lookout: the opponent builds ``count`` cards from the deck (R30.3, R31.2)."""

    count: ref.Count = 1


class MusterBrawlers(Step, frozen=True):
    """Solo Lookout: Borgo gets the Brawlers of the round (R32.3)."""


class CarryOut(Step, frozen=True):
    """Solo: the ``actions`` that are left of the card that Borgo has drawn last; then it is discarded (R32.6)."""

    actions: tuple[ref.BorgoAction, ...] = ()


BaseWork = (
    BeginRound | RevealOffer | DiscardOffer | Produce | Divert | ProduceSeat | ProduceSites | EndProduction
    | BeginActions | GiveBonus | RewardBuilding | RewardOwner | FollowUp | NextTurn | AskStorage | TidyUp
    | OpponentPick | OpponentBuild | MusterBrawlers | CarryOut | EndAttack | RemoveLocation
)  # fmt: skip


# ---------------------------------------------------------------------- questions
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
