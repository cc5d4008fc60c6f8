"""What the virtual opponent will do in its next turn, as things stand."""

from __future__ import annotations

from game.rules.opponent import Kind
from game.rules.state import GameState


def next_deed(state: GameState, kind: Kind) -> str | None:
    """A stage, `draw` for Borgo's card, or `pass`; None if the opponent has passed already."""
    if state.opponent is None or state.opponent.passed:
        return None
    if reason_to_pass(state):
        return "pass"
    return stage_now(state, kind) if kind.attacks else "draw"


def reason_to_pass(state: GameState) -> str | None:
    """Why the opponent passes in its next turn, if it does: one of `game.rules.solo.events.PASSING` (R30.10)."""
    if all(player.passed for player in state.players):
        return "player_passed"
    return "must_pass" if state.opponent and state.opponent.must_pass else None


def stage_now(state: GameState, kind: Kind) -> str:
    """What the Hegemony would do next: face-up Connection cards first, as long as there are any (R30.7)."""
    opponent = state.opponent
    assert opponent is not None
    if opponent.stage == "connection" and not any(pile.face_up for pile in state.piles):
        return stage_after(kind, "connection") or "connection"
    return opponent.stage


def stage_after(kind: Kind, stage: str) -> str | None:
    """The stage that follows in a round, if there is one."""
    following = kind.stages[kind.stages.index(stage) + 1 :]
    return following[0] if following else None
