"""What names a spot of the screen: a plain name for a button, or a value that says what lies there.

Hit areas, buttons and panels carry such a `Label`. What it carries is matched by type:

    match label:
        case HandCard(card=card): ...
        case SiteAt(number): ...
"""

from __future__ import annotations

import msgspec

from game.kernel.seats import Seat


class Place(msgspec.Struct, frozen=True):
    """What lies at a spot. The tag of a subclass is its first word in `name_of`."""


Label = str | Place
"""A plain name is never taken apart: whatever carries data is a `Place`."""


def name_of(label: Label | None) -> str:
    """A label as text, as the scripts of `shot` write it: `confirm`, `hand:0:school`."""
    if not isinstance(label, Place):
        return label or ""
    return ":".join((str(label.__struct_config__.tag), *map(str, msgspec.structs.astuple(label))))


# ---------------------------------------------------------------------- in the hand
class HandCard(Place, frozen=True, tag="hand"):
    """A Location card of the own hand, ``index`` from the left."""

    index: int
    card: str


class HandConnection(Place, frozen=True, tag="connection"):
    """A Connection card of the own hand, ``index`` from the left of these."""

    index: int
    card: str


# ---------------------------------------------------------------------- in the States
class SiteAt(Place, frozen=True, tag="site"):
    """A Site in any State."""

    number: int


class Gutter(Place, frozen=True, tag="gutter"):
    """The head of a row of Sites."""

    row: str


class BoardOf(Place, frozen=True, tag="board"):
    """The licence plate of an opponent."""

    seat: Seat


class TabOf(Place, frozen=True, tag="tab"):
    """The tab of an opponent; a click shows that State."""

    seat: Seat


class DealOf(Place, frozen=True, tag="made_deal"):
    """A Deal under a faction board."""

    seat: Seat
    index: int
    card: str


class OwnGoods(Place, frozen=True, tag="goods"):
    """The cell of a good on the own board."""

    good: str


class GoodsOf(Place, frozen=True, tag="goods"):
    """The cell of a good on the board of an opponent."""

    seat: Seat
    good: str


class BoardAction(Place, frozen=True, tag="faction"):
    """An action of the own faction board."""

    gives: str


# ---------------------------------------------------------------------- beside the States
class ConnectionPile(Place, frozen=True, tag="take"):
    """A pile of Connection cards with its face-up card."""

    colour: str


class PhaseSign(Place, frozen=True, tag="phase"):
    """The name of a phase in the top bar."""

    phase: str


class LogLine(Place, frozen=True, tag="told"):
    """A line of the open log, with its section of the rules."""

    number: int
    topic: str


class NamedCard(Place, frozen=True, tag="named"):
    """A card named in the log, ``number`` in the order of the names."""

    number: int
    card: str


# ---------------------------------------------------------------------- choices
class Answer(Place, frozen=True, tag="answer"):
    """An answer to the open question: a seat, a good, a card, or the number of a Site."""

    value: str | int


class VerbSign(Place, frozen=True, tag="verb"):
    """One of the four things to do with a hand card, in the menu around it."""

    verb: str


class ExchangeFor(Place, frozen=True, tag="exchange"):
    """What two workers are exchanged for."""

    good: str


class PaymentWay(Place, frozen=True, tag="payment"):
    """One of the ways to pay that a panel lists."""

    index: int


class DiscardOption(Place, frozen=True, tag="choice"):
    """One of the cards or Deals that a command may discard."""

    index: int


# ---------------------------------------------------------------------- the virtual opponent
class OpponentDeed(Place, frozen=True, tag="deed"):
    """A line of the virtual opponent's plan for the round."""

    deed: str


class OpponentPile(Place, frozen=True, tag="pile"):
    """One of its piles of drawn cards."""

    pile: str


class DrawnCard(Place, frozen=True, tag="pile_card"):
    """A card that it has drawn."""

    pile: str
    index: int
    card: str


class BorgoIcon(Place, frozen=True, tag="icon"):
    """A sign of Borgo's table: what a category of the drawn card makes him do."""

    action: str
    category: str
