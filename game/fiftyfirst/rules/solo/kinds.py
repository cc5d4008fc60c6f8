"""The virtual opponents, and what they differ in (R30, R31, R32)."""

from __future__ import annotations

from typing import Final

from game.fiftyfirst.rules.opponent import OpponentKind
from game.fiftyfirst.rules.solo import borgo, hegemony
from game.fiftyfirst.rules.state import GameState
from game.fiftyfirst.rules.steps import MusterBrawlers, OpponentBuild

HEGEMONY: Final = OpponentKind(
    take_turn=hegemony.take_turn,
    attack_ended=hegemony.attack_ended,
    reward=hegemony.reward,
    tidy_up=hegemony.discard_piles,
    stages=("connection", "attack"),
    after_drafts=OpponentBuild(1),
    drafts=(1,),
    offer=4,
    won_by_expert=1.0,
    attacks=3,
    compares_goods=True,
    follows_pass=True,
)
BORGO: Final = OpponentKind(
    take_turn=borgo.take_turn,
    attack_ended=borgo.attack_ended,
    reward=borgo.reward,
    tidy_up=borgo.discard_brawlers,
    stages=("connection",),
    after_drafts=MusterBrawlers(),
    drafts=(1, 2),
    offer=3,
    won_by_expert=0.72,
    holds_token=True,
    has_brawlers=True,
    leaves_ruins=True,
    hits_beyond=True,
)

KINDS: Final[dict[str, OpponentKind]] = {
    "hegemony": HEGEMONY,
    "mutants": HEGEMONY._replace(attacks=5),
    "new_york": HEGEMONY._replace(after_drafts=OpponentBuild(2), won_by_expert=0.97),
    "merchants": HEGEMONY._replace(stages=("connection", "attack", "merchant")),
    "appalachian": HEGEMONY._replace(stages=("connection", "development", "attack"), won_by_expert=0.98),
    "borgo": BORGO,
}
"""Name in positions, files and commands -> opponent. Only its own line says what a variant of R31 changes: five
attacks (R31.1), two cards (R31.2), merchant attacks after the attacks (R31.3), developments before them (R31.4)."""


def kind_of(state: GameState) -> OpponentKind | None:
    """The opponent of a solo game; None in a game of people."""
    return KINDS[state.automa.kind] if state.automa else None
