"""The pictures on the cards: silkscreen posters, each composed of a motif and a landscape in the inks of its type.

The stage is 300 x 210 units with the ground at y 165. The layers from back to front: sky, sun or moon, clouds, far
skyline, middle skyline, poles, ground, motif, birds, rubble. The card's id is the seed that chooses and places them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame

from game.files import read_yaml_file
from game.paths import assets_folder
from game.ui.art import backdrop
from game.ui.art.cache import kept
from game.ui.art.palettes import PALETTES, inked
from game.ui.art.shapes import roughen
from game.ui.art.svg import exists, rasterise

STAGE: Final = (300, 210)


@lru_cache(1)
def _stand_ins() -> dict[str, dict[str, str]]:
    """`assets/motifs/index.yaml`: motifs for cards without their own, by category and by type."""
    stand_ins: dict[str, dict[str, str]] = read_yaml_file(assets_folder() / "motifs" / "index.yaml").plain()
    return stand_ins


def motif_of(card: str, type: str, categories: Sequence[str] = ()) -> str:
    """The name of a card's motif: its own (named by its id), or that of its first known category, or of its type."""
    if exists("motifs", card):
        return card
    stand_ins = _stand_ins()
    known = [stand_ins["categories"][category] for category in categories if category in stand_ins["categories"]]
    return known[0] if known else stand_ins["types"].get(type, stand_ins["types"]["action"])


@kept(32)
def picture(
    card: str, type: str, size: tuple[int, int], focus: float = 0.62, categories: tuple[str, ...] = ()
) -> pygame.Surface:
    """The picture of a card (by its id), cut to ``size``.

    Args:
        card: the id of a Location or Connection card.
        type: its type, or the pile of a Connection card; chooses the inks.
        size: pixels; the stage covers them, and what protrudes is cut off.
        focus: height of the part kept, 0 (top) to 1 (bottom): 0.62 on faces, 0.74 on plates.
        categories: of a Location, for cards without a motif of their own.
    """
    width, height = size
    scale = max(width / STAGE[0], height / STAGE[1])
    whole = (round(STAGE[0] * scale), round(STAGE[1] * scale))
    stage = rasterise(scene(card, type, categories), whole, STAGE)
    cut = pygame.Surface(size, pygame.SRCALPHA)
    cut.blit(stage, (-(whole[0] - width) // 2, -round((whole[1] - height) * focus)))
    roughen(cut)
    return cut


def scene(card: str, type: str, categories: Sequence[str] = ()) -> str:
    """The elements of the whole picture of a card, in stage units; the same on every call."""
    palette = PALETTES.get(type, PALETTES["action"])
    chance = random.Random(f"{card}/51")
    motif = motif_of(card, type, categories)
    return "".join(
        (
            backdrop.sky(palette, type, chance),
            backdrop.horizon(palette, chance),
            backdrop.ground(palette, chance),
            f'<g transform="translate(0 6)">{inked("motifs", motif, palette)}</g>',
            backdrop.birds(palette, chance),
            backdrop.rubble(palette, chance),
        )
    )
