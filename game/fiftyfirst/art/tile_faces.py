"""The finished faces of tiles, as the library and the zoom show them. The kinds of tiles are also the names of their
inks and of their icons.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.fiftyfirst.art.card_strips import verb_strip
from game.fiftyfirst.art.inks import inks_of
from game.fiftyfirst.art.pictures import composition
from game.fiftyfirst.cards.card import Printed
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.arena import Arena
from game.fiftyfirst.cards.sets.borders import BorderSide, side_below
from game.fiftyfirst.cards.sets.districts import District
from game.fiftyfirst.cards.sets.headquarters import Headquarters
from game.fiftyfirst.wording.rows.cards import bag_strip
from game.fiftyfirst.wording.sets.arena import arena_strips
from game.fiftyfirst.wording.sets.districts import district_strips
from game.ui.art.ornaments import Drawing, FaceWords
from game.ui.art.upright import UprightCard, upright_face
from game.wording.signs import ARROW, COLON, Sign, Strip


def hq_strip(hq: Headquarters) -> Strip:
    """What an HQ card brings when it is claimed, behind the sign of that."""
    return (Sign("good", "claim"), COLON, *hq_gains(hq))


def hq_gains(hq: Headquarters) -> Strip:
    """What an HQ card brings when it is claimed."""
    return tuple(sign for verb in hq.claimed for sign in verb_strip(verb, badges=True))


def border_strip(side: BorderSide) -> Strip:
    """The cost of a side, an arrow, and what it brings."""
    return (*bag_strip(side.spend, spent=True), ARROW, *verb_strip(side.verb, badges=False))


SIGNS: Final[Mapping[type[Printed], Callable[[Any, Catalog], tuple[tuple[Strip, ...], Strip]]]] = {
    Headquarters: lambda hq, _: ((hq_strip(hq),), tuple(Sign("good", icon) for icon in hq.requires)),
    BorderSide: lambda side, catalog: ((border_strip(side),), border_strip(side_below(catalog, side.id))),
    Arena: lambda arena, _: (arena_strips(arena), ()),
    District: lambda district, _: (district_strips(district), ()),
}
"""What is printed -> the lines of signs on its face, and those on a dark ground below them: what is asked for, or the
other side. A tile without a row shows the goods that it can give."""


def tile_face(tile: Printed, catalog: Catalog, width: int, wording: FaceWords, text: float = 1.0) -> Drawing:
    """The face of a tile, so many pixels wide; ``text`` scales the title of a small one."""
    signs = SIGNS.get(type(tile))
    lines, foot = signs(tile, catalog) if signs else ((bag_strip(dict.fromkeys(tile.gives, 1)),), ())
    word = wording.text(f"kind-{tile.kind}")
    card = UprightCard(composition(tile.id, tile.kind), inks_of(tile.kind), tile.kind, word, lines, foot)
    return upright_face(card, width, wording, text)
