"""What the virtual opponent does: each event is a step of its procedure, with the reason for it."""

from __future__ import annotations

from typing import ClassVar, Final

from game.kernel.chance import Chance
from game.rules.event import Event
from game.rules.state import VIRTUAL, Seat

PASSING: Final = ("player_passed", "must_pass", "no_brawler", "no_card")
"""Why the opponent passes: the human has; its attacks are over; Borgo lacks a Brawler, or a card to draw."""


class OpponentEvent(Event, frozen=True):
    """Something that the virtual opponent does."""

    seat: ClassVar[Seat] = VIRTUAL


class LotDrawn(OpponentEvent, frozen=True):
    """A random choice: number ``index`` of ``options``, in their fixed order."""

    index: int
    options: int
    chance: Chance
    reveals: ClassVar[bool] = True


class OpponentPicked(OpponentEvent, frozen=True):
    """A card of the offer went into the opponent's State (R30.3, R32.3)."""

    card: str
    site: int


class OpponentBuilt(OpponentEvent, frozen=True):
    """The top card of the deck went into the opponent's State (R30.3, R32.10)."""

    card: str
    site: int
    reveals: ClassVar[bool] = True


class StageBegan(OpponentEvent, frozen=True):
    """What the opponent does in its turns from now on in this round (R30.7, R31.3, R31.4)."""

    stage: str


class OpponentDrew(OpponentEvent, frozen=True):
    """The top card of the deck went onto a pile of the opponent, as the card with this ``number``.

    ``pile`` is `attack`, `merchant`, `development`, or `action` for the card that tells Borgo what to do.
    """

    pile: str
    number: int
    card: str
    reveals: ClassVar[bool] = True


class OpponentMissed(OpponentEvent, frozen=True):
    """Nothing of the human, or in the own State, goes with the card drawn last."""

    pile: str
    number: int
    card: str


class PileDiscarded(OpponentEvent, frozen=True):
    """Cards of a pile of the opponent were discarded."""

    pile: str
    cards: tuple[str, ...]


class ConnectionRemoved(OpponentEvent, frozen=True):
    """The opponent discarded a face-up Connection card (R30.7, R32.8)."""

    colour: str
    card: str


class AttackAimed(OpponentEvent, frozen=True):
    """The attack hits a Site of the human.

    ``categories`` are what the attack card ``card`` and the ``target`` have in common; ``decided`` is the criterion of
    R30.8 that chose the target, one of `game.rules.solo.matching.CRITERIA`.
    """

    number: int
    card: str
    site: int
    target: str
    categories: tuple[str, ...]
    decided: str


class ShieldLost(OpponentEvent, frozen=True):
    """A shield took the attack (R30.7)."""

    owner: Seat
    site: int
    card: str


class ShieldHeld(OpponentEvent, frozen=True):
    """A printed shield took the attack, and stays (R30.9)."""

    owner: Seat
    site: int
    card: str


class DealAttacked(OpponentEvent, frozen=True):
    """A merchant attack discarded a Deal of ``owner``, whose good is that of ``card`` (R31.3)."""

    number: int
    card: str
    owner: Seat
    deal: str


class OpponentDeveloped(OpponentEvent, frozen=True):
    """The Site ``over`` in the opponent's State was replaced (R31.4); ``categories``, ``decided`` as in AttackAimed."""

    number: int
    card: str
    site: int
    over: int
    over_card: str
    categories: tuple[str, ...]
    decided: str


class OpponentStopped(OpponentEvent, frozen=True):
    """The opponent is done for this round, and passes in its next turn (R30.10)."""


class ActionShown(OpponentEvent, frozen=True):
    """What a drawn card makes Borgo do, and by which of its categories; none for the Standard action (R32.7)."""

    card: str
    action: str
    category: str | None = None


class ShieldRaised(OpponentEvent, frozen=True):
    """Borgo put a shield of the general supply on his Site (R32.11)."""

    site: int
    card: str


class BrawlersCame(OpponentEvent, frozen=True):
    """``why``: `lookout` (R32.3), `visited` or `visiting` an Open Production (R32.12, R32.11), `expansion` (R32.11)."""

    count: int
    why: str


class BrawlersLeft(OpponentEvent, frozen=True):
    """``why``: `standard` (R32.8), `attack` (R32.9) or `cleanup` (R32.14)."""

    count: int
    why: str


SoloEvent = (
    LotDrawn | OpponentPicked | OpponentBuilt | StageBegan | OpponentDrew | OpponentMissed | PileDiscarded
    | ConnectionRemoved | AttackAimed | ShieldLost | ShieldHeld | DealAttacked | OpponentDeveloped | OpponentStopped
    | ActionShown | ShieldRaised | BrawlersCame | BrawlersLeft
)  # fmt: skip
