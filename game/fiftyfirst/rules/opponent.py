"""What the chapters of the rules know of the virtual opponent of a solo game (R30 to R32)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from game.fiftyfirst.rules.agenda import AnyStep
from game.fiftyfirst.rules.state import VIRTUAL, GameState, Site, automa_of

if TYPE_CHECKING:
    from game.fiftyfirst.rules.judge import Judge


_HARDER: Final = (0.99, 0.9)
"""Shares of games won by the expert below which an opponent is harder by one."""

HARDEST: Final = 1 + len(_HARDER)


class OpponentKind(NamedTuple):
    """One virtual opponent: facts, and the procedures in which it differs from others.

    `game.fiftyfirst.rules.solo.kinds` has a row for each. `decide` hands the judge the one that plays, so that the
    chapters need not know any of them.
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
    won_by_expert: float
    """How often the robot *expert* has won against it with the usual options, 0 to 1 (measured: see the README)."""
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

    @property
    def difficulty(self) -> int:
        """How hard it is to beat, 1 to `HARDEST`."""
        return 1 + sum(self.won_by_expert < share for share in _HARDER)

    @property
    def deeds(self) -> tuple[str, ...]:
        """What it does in a round, in order: its stages, or `draw` for Borgo's card; at last it passes."""
        return (*self.stages, "pass") if self.attacks else ("draw", "pass")

    def next_deed(self, state: GameState) -> str | None:
        """A stage, `draw` for Borgo's card, or `pass`; None if it has passed already."""
        if state.player(VIRTUAL).passed:
            return None
        if reason_to_pass(state):
            return "pass"
        return self.stage_now(state) if self.attacks else "draw"

    def stage_now(self, state: GameState) -> str:
        """What the Hegemony would do next: face-up Connection cards first, as long as there are any (R30.7); the first
        are turned up in the first round."""
        stage = automa_of(state).stage
        if stage == "connection" and state.round and not any(pile.face_up for pile in state.piles):
            return self.stage_after("connection") or "connection"
        return stage

    def stage_after(self, stage: str) -> str | None:
        """The stage that follows in a round, if there is one."""
        following = self.stages[self.stages.index(stage) + 1 :]
        return following[0] if following else None


def reason_to_pass(state: GameState) -> str | None:
    """Why the opponent passes in its next turn, if it does: one of `game.fiftyfirst.rules.events.PASSING` (R30.10)."""
    if all(state.player(seat).passed for seat in state.people):
        return "player_passed"
    return "must_pass" if automa_of(state).must_pass else None
