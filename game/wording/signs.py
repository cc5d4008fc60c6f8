"""Rows of signs, which say without words what is printed on a card: what wording produces and the window draws."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

MANY: Final = 4
"""In a row with more goods than this, equal goods become one icon with a number."""


class Sign(NamedTuple):
    """One sign of a strip.

    Its ``kind`` is `good` (an icon), `arrow`, `colon`, `bar`, `per` (an icon on a dark disc), `least` (an icon and how
    many there must be), `tray` (the goods ``inside`` it), `times` (a factor) or `numbered` (an icon with a number on
    it).
    """

    kind: str
    name: str = ""
    number: int = 1
    crossed: bool = False
    inside: tuple[Sign, ...] = ()


Strip = tuple[Sign, ...]

ARROW: Final = Sign("arrow")
COLON: Final = Sign("colon")
BAR: Final = Sign("bar")


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


def goods_strip(goods: Mapping[str, int], badges: bool = False) -> Strip:
    """Goods in a row, one icon each; more than `MANY` equal ones, or all with ``badges``, as one with a number.

    >>> [(sign.name, sign.number) for sign in goods_strip({"stone": 2, "wood": 5})]
    [('stone', 1), ('stone', 1), ('wood', 5)]
    """
    signs: list[Sign] = []
    for good, count in goods.items():
        signs += [Sign("good", good, count)] if badges or count > MANY else [Sign("good", good)] * count
    return tuple(signs)
