"""Pending work on the agenda: steps that the game does by itself, and that lead to more work or to a question."""

from __future__ import annotations

from game.kernel.agenda import Step as Step
from game.kernel.seats import SeatName
from game.rules import references as ref


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
