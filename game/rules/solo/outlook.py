"""What the virtual opponent will do in its next turn, as things stand."""

from __future__ import annotations

from game.rules.opponent import OpponentKind
from game.rules.state import VIRTUAL, GameState, automa_of


def deeds(kind: OpponentKind) -> tuple[str, ...]:
    """What the opponent does in a round, in order: its stages, or `draw` for Borgo's card; at last it passes."""
    return (*kind.stages, "pass") if kind.attacks else ("draw", "pass")


def next_deed(state: GameState, kind: OpponentKind) -> str | None:
    """A stage, `draw` for Borgo's card, or `pass`; None if the opponent has passed already."""
    if state.player(VIRTUAL).passed:
        return None
    if reason_to_pass(state):
        return "pass"
    return stage_now(state, kind) if kind.attacks else "draw"


def reason_to_pass(state: GameState) -> str | None:
    """Why the opponent passes in its next turn, if it does: one of `game.rules.events.PASSING` (R30.10)."""
    if all(state.player(seat).passed for seat in state.people):
        return "player_passed"
    return "must_pass" if automa_of(state).must_pass else None


def stage_now(state: GameState, kind: OpponentKind) -> str:
    """What the Hegemony would do next: face-up Connection cards first, as long as there are any (R30.7)."""
    stage = automa_of(state).stage
    if stage == "connection" and not any(pile.face_up for pile in state.piles):
        return stage_after(kind, "connection") or "connection"
    return stage


def stage_after(kind: OpponentKind, stage: str) -> str | None:
    """The stage that follows in a round, if there is one."""
    following = kind.stages[kind.stages.index(stage) + 1 :]
    return following[0] if following else None
