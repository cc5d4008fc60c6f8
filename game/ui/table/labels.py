"""Labels of the hit areas of the table: what lies under the pointer, in words."""

from __future__ import annotations

from game.ui.places import Label, name_of

BUILD, DEAL, DISCARD = "build", "deal", "discard"
"""Where a held hand card is built, becomes a Deal, is razed."""

PASS, DONE, END_TURN = "pass", "done", "end_turn"
UNDO, REDO = "undo", "redo"
EXCHANGE = "exchange"
CONFIRM, CANCEL = "confirm", "cancel"
LOG, MENU, ROUND, OVERVIEW, PRICE, DECK = "log", "menu", "round", "overview", "price", "deck"
SHIELDS, REDS = "goods:shield", "goods:red"
TOLD = "told"
"""A line of the open log, with its section of the rules: ``told:12:raze_state``."""

HINT = "hint"
PANEL = "panel"
"""The ground of an open panel: a click there does nothing."""

VERBS = ("construct", "deal", "raze", "develop")
"""The four things to do with a Location card in hand (R1.3), as the radial menu shows them."""


def hand(index: int, card: str) -> str:
    """A Location card of the own hand by its place, ``hand:0:school``."""
    return f"hand:{index}:{card}"


def connection(index: int, card: str) -> str:
    """The same for Connection cards."""
    return f"connection:{index}:{card}"


def site(number: int) -> str:
    """A Site in any State by its number, ``site:12``."""
    return f"site:{number}"


def faction(action: str) -> str:
    """An action of the own faction board by what it gives, ``faction:grey``."""
    return f"faction:{action}"


def exchange(good: str) -> str:
    """What two workers are exchanged for, ``exchange:iron``."""
    return f"exchange:{good}"


def tab(seat: str) -> str:
    """The tab of an opponent, `tab:B`: a click shows that State."""
    return f"tab:{seat}"


def take(pile: str) -> str:
    """A pile of Connection cards by its colour, ``take:red``."""
    return f"take:{pile}"


def goods(good: str) -> str:
    """The cell of a good on the own board, ``goods:red``."""
    return f"goods:{good}"


def made_deal(seat: str, index: int, card: str) -> str:
    """A Deal under a faction board, ``made_deal:B:0:school``."""
    return f"made_deal:{seat}:{index}:{card}"


def pile_card(pile: str, index: int, card: str) -> str:
    """A card that the virtual opponent has drawn, `pile_card:attack:0:rifle`."""
    return f"pile_card:{pile}:{index}:{card}"


def answer(text: str) -> str:
    """An answer to the open question."""
    return f"answer:{text}"


def told(number: int, topic: str) -> str:
    """A line of the open log that tells of something in the rules."""
    return f"{TOLD}:{number}:{topic}"


def verb(name: str) -> str:
    """One of the `VERBS` in the radial menu."""
    return f"verb:{name}"


def payment(index: int) -> str:
    """One of the ways to pay that a panel lists."""
    return f"payment:{index}"


def choice(index: int) -> str:
    """One of several ways to carry out a command that differ in what they discard."""
    return f"choice:{index}"


def kind(label: Label | None) -> str:
    """The first word: `hand` of ``hand:0:school``."""
    return name_of(label).partition(":")[0]


def last(label: Label) -> str:
    """The last word: `school` of ``hand:0:school``."""
    return name_of(label).rpartition(":")[2]


def number(label: Label) -> int:
    """The number in ``site:12``, ``hand:0:school``, ``payment:1``."""
    return int(name_of(label).split(":")[1])
