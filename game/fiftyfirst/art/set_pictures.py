"""The pictures that stand for sets and modules: motifs of their own cards."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.fiftyfirst.art.key_pictures import key_picture
from game.fiftyfirst.art.pictures import composition


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


def set_picture(
    name: str, size: tuple[int, int], covered: float, radius: int, chosen: bool, dead: bool
) -> pygame.Surface:
    """The picture of a set, or of an option that adds a module, as `key_picture` draws it."""
    shown = KEY_PICTURES.get(name, KEY_PICTURES[NONE])
    return key_picture(composition(shown.motif, shown.type), size, covered, radius, chosen, dead)
