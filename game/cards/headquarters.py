"""Headquarters as values: which Locations they ask for, and what claiming them does (R52)."""

from __future__ import annotations

import msgspec

from game.cards.verbs import Verb


class Headquarters(msgspec.Struct, frozen=True):
    """An HQ card. A player with the categories that it ``requires``, each on a Location of its own, may claim it; what
    ``claimed`` says follows at once (R52.2).

    >>> from game.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> bastion = load_catalog(cards_folder()).headquarters["hq_salt_bastion"]
    >>> bastion.requires, bastion.claimed
    (('gun', 'gun', 'ammo'), (Gain(goods=Bag({'red': 4, 'shield': 1}), counted=()),))
    """

    id: str
    title: str
    requires: tuple[str, ...]
    claimed: tuple[Verb, ...]
    set: str
