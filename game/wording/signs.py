"""The icon grammar: what is printed on cards as rows of signs, without words.

- A timing is its sign and a colon.
- *Per* is the good and a small dark disc with the category counted; the limit is a badge.
- Goods placed on a card stand in the tan tray.
- What is discarded carries a cross, what another player owns the mark of another player.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.cards import card, verbs
from game.cards.card import Exchange
from game.cards.vocabulary import DISCARDED, RESOURCES, UNLIMITED

MANY = 4
"""In an effect with more goods than this, equal goods become one icon with a number."""


class Sign(NamedTuple):
    """One sign of a strip; ``kind`` is `good`, `arrow`, `colon`, `bar`, `per`, `least`, `tray`, `times` or
    `distance`."""

    kind: str
    name: str = ""
    number: int = 1
    crossed: bool = False
    inside: tuple[Sign, ...] = ()


Strip = tuple[Sign, ...]
ARROW = Sign("arrow")
COLON = Sign("colon")
BAR = Sign("bar")
OTHER_PLAYER = Sign("good", "person")
ALWAYS = Sign("good", "infinity")


def bag_strip(goods: Mapping[str, int], badges: bool = False, spent: bool = False) -> Strip:
    """Goods in a row, one icon each; with ``badges``, equal ones as one icon with a number.

    >>> [(sign.name, sign.number) for sign in bag_strip({"fuel": 2, "gun": 5})]
    [('fuel', 1), ('fuel', 1), ('gun', 5)]
    """
    signs: list[Sign] = []
    for good, count in goods.items():
        crossed = spent and good in DISCARDED
        if count >= UNLIMITED:
            signs += [Sign("good", good), ALWAYS]
        elif badges or count > MANY:
            signs.append(Sign("good", good, count, crossed))
        else:
            signs += [Sign("good", good, 1, crossed)] * count
    return tuple(signs)


def trade_strip(spend: Mapping[str, int], gain: Mapping[str, int]) -> Strip:
    """A price, an arrow and what it gives, as on a Connection card."""
    price = (*bag_strip(spend, spent=True), ARROW) if spend else ()
    return (*price, *bag_strip(gain))


def connection_strip(connection: card.Connection) -> Strip:
    """The price and the gain of a Connection card."""
    return trade_strip(connection.spend, connection.gain)


def exchange_strip(exchange: Exchange) -> Strip:
    """The bottom action of a faction board: a price, and one gain or another."""
    return (*bag_strip(exchange.spend, spent=True), ARROW, *choice_strip(exchange.choose, False))


def gain_strip(gain: verbs.Gain, badges: bool) -> Strip:
    """The goods of a gain, then those that are counted."""
    counted: list[Sign] = []
    for amount in gain.counted:
        counted += [Sign("good", amount.good), Sign("per", _counted(amount), amount.max)]
        if isinstance(amount, verbs.CountedOutposts) and amount.levels:
            counted.append(Sign("good", sign_of_part(amount.part)))
    return (*bag_strip(gain.goods, badges), *counted)


def _counted(amount: verbs.AnyCounted) -> str:
    """The icon of what is counted."""
    match amount:
        case verbs.Counted():
            return amount.category
        case verbs.CountedGains():
            return amount.gained
        case verbs.CountedMachines():
            return "deployed"
        case verbs.CountedHacked():
            return "hacked"
        case verbs.CountedOutposts():
            return "levels" if amount.levels else sign_of_part(amount.part)
    return "ruin"


def sign_of_part(part: str) -> str:
    """The icon of a part of the map of No Man's Land."""
    return "any_area" if part == "any" else part


def choice_strip(gains: Sequence[verbs.Gain], badges: bool) -> Strip:
    """One gain or the other, with a bar between them; one of each resource is a resource of choice."""
    singles = [gain for gain in gains if not gain.counted and len(gain.goods) == 1 and gain.goods[_first(gain)] == 1]
    resources = [gain for gain in singles if _first(gain) in RESOURCES]
    signs: list[Sign] = [Sign("good", "basic")] if len(resources) == len(RESOURCES) else []
    for gain in gains if not signs else [gain for gain in gains if gain not in resources]:
        signs += [*([BAR] if signs else []), *gain_strip(gain, badges)]
    return tuple(signs)


def _first(gain: verbs.Gain) -> str:
    """The good that names a gain."""
    return next(iter(gain.goods), "")


def compacted(strip: Strip) -> Strip:
    """The strip with neighbouring equal goods as one icon with a number."""
    signs: list[Sign] = []
    for sign in strip:
        before = signs[-1] if signs else None
        if before and sign.kind == "good" and before._replace(number=1) == sign._replace(number=1):
            signs[-1] = before._replace(number=before.number + sign.number)
        else:
            signs.append(sign)
    return tuple(signs)


def opened(strip: Strip) -> Strip:
    """The strip with the goods of trays standing free, to save the room of the tray."""
    return tuple(inner for sign in strip for inner in (sign.inside if sign.kind == "tray" else (sign,)))
