"""The picture that stands for a set or a module: a motif of its own cards, with its title to be set across the foot."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.ui.art.cache import kept
from game.ui.art.pictures import picture
from game.ui.art.shapes import rounded
from game.ui.art.svg import convert


class KeyPicture(NamedTuple):
    """The id of a motif, and the card type whose inks it has."""

    motif: str
    type: str


NONE: Final = "none"
"""Stands for no expansion: the base set alone."""

KEY_PICTURES: Final = {
    NONE: KeyPicture("skyscraper", "action"),
    "new_era": KeyPicture("gangers_dive", "feature"),
    "winter": KeyPicture("steel_eagle", "open_production"),
    "scavengers": KeyPicture("scrap_drone", "open_production"),
    "allies": KeyPicture("rat_mother", "feature"),
    "moloch": KeyPicture("mother", "machine"),
    "no_mans_land": KeyPicture("area_east_central", "area"),
    "promo_1": KeyPicture("propaganda_center", "action"),
    "promo_2": KeyPicture("parade_ground", "action"),
    "hq": KeyPicture("hq_salt_bastion", "hq"),
    "server_room": KeyPicture("punch_card_vault", "machine"),
    "borders": KeyPicture("customs_ford", "border"),
    "arena": KeyPicture("arena_tile", "arena"),
    "districts": KeyPicture("lantern_market", "district"),
}
"""Set, or option that adds a module -> its picture; a set of one's own has that of the base set."""

_PALE: Final = 153
"""Alpha, of 255, of the picture of what is not chosen."""


@kept
def key_picture(
    name: str, size: tuple[int, int], covered: float, radius: int, chosen: bool, dead: bool
) -> pygame.Surface:
    """The picture of a set or module, with round upper corners.

    Args:
        name: a set, or an option that adds a module.
        size: pixels.
        covered: share of the height, from the foot, that the title will cover.
        radius: of the corners, in pixels.
        chosen: False for what is not chosen: paler, on any ground.
        dead: what cannot be chosen: without colour.
    """
    shown = KEY_PICTURES.get(name, KEY_PICTURES[NONE])
    drawn = picture(shown.motif, shown.type, size, covered).copy()
    if dead:
        drawn = pygame.transform.grayscale(drawn)
    if not chosen:
        drawn.fill((255, 255, 255, _PALE), special_flags=pygame.BLEND_RGBA_MULT)
    drawn.blit(rounded(drawn.get_size(), radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return convert(drawn)
