"""What the chapters of the rules know of the virtual opponent of a solo game (R30 to R32)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.rules.agenda import AnyStep
from game.rules.state import Site

if TYPE_CHECKING:
    from game.rules.judge import Judge


class OpponentKind(NamedTuple):
    """One virtual opponent: facts, and the procedures in which it differs from others.

    `game.rules.solo.kinds` has a row for each. `decide` hands the judge the one that plays, so that the chapters need
    not know any of them.
    """

    take_turn: Callable[[Judge], None]
    attack_ended: Callable[[Judge, bool], None]
    """What follows an attack, told whether it was successful."""
    reward: Callable[[Judge, Site], None]
    """What it gets when the human uses its Open Production (R30.13, R32.12)."""
    stages: tuple[str, ...]
    """What it does in a round, in this order (R30.7, R31.3, R31.4)."""
    after_drafts: AnyStep
    """How its Lookout ends (R30.3, R32.3)."""
    drafts: tuple[int, ...]
    offer: int
    """Cards that a draft turns up."""
    attacks: int | None = None
    """After so many failures a series of attacks, merchant attacks or developments is over (R30.7, R31); None: the
    cards that it draws tell what it does (R32.6)."""
    compares_goods: bool = False
    """Whether the goods of a Deal decide which Location it attacks, if all else is equal (R30.8, R32.9)."""
    follows_pass: bool = False
    """Whether it passes when the human does (R30.10, R32.12)."""
    holds_token: bool = False
    """Whether the first player token goes to it in turn (R30.2, R32.14)."""
    has_brawlers: bool = False
    tidy_up: Callable[[Judge], None] | None = None
    """What else it does in Cleanup (R30.7, R32.14)."""
    hits_beyond: bool = False
    """Whether its attack hits what sets have, if no Location is hit; one that razes Outposts also builds its own
    towards the human's nearest one (R32.9, R32.13)."""
    leaves_ruins: bool = False
    """Whether its Locations become Ruins when they are razed, or are discarded (R30.12, R32.12)."""
