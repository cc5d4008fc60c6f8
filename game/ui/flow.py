"""From the state of the match to the scene that shows it, and from one human at the table to the next."""

from __future__ import annotations

from collections.abc import Callable

from game.match.match import Match
from game.rules.events import AnyEvent
from game.rules.state import ChooseCard, ChooseHand, ChooseStorage, Question, Seat
from game.ui.accounts import last_production
from game.ui.scene import Context, Scene

KEEP, LOOKOUT, PRODUCTION, TABLE, CLEANUP, SCORE = "keep", "lookout", "production", "table", "cleanup", "score"
COVER = "cover"
"""The scenes a match goes through, each named after what it shows."""

def _answered_in(question: Question | None) -> str:
    """The scene in which a question is answered; the table for all of the Action phase."""
    match question:
        case ChooseHand():
            return KEEP
        case ChooseCard():
            return LOOKOUT
        case ChooseStorage():
            return CLEANUP
        case _:
            return TABLE


def scene_name(match: Match, produced: int) -> str:
    """The scene of the match as it stands; ``produced`` is the last round whose production has been read.

    While the holder could still take back a decision, the scene in which it was made stays.
    """
    if match.awaiting_end_turn and match.undo_barrier() is None:
        return _scene_of_last_decision(match)
    state = match.state
    if state.is_over:
        return SCORE
    if state.phase == "action" and produced < state.round and last_production(_events(match), state.seats):
        return PRODUCTION
    return _answered_in(state.question)


def _scene_of_last_decision(match: Match) -> str:
    """Where the decision was made that waits for *End turn*."""
    before = match.journal[match.journal.head - 1].state
    return _answered_in(before.question)


def _events(match: Match) -> list[AnyEvent]:
    return [event for entry in match.journal.line for event in entry.events]


def advance(context: Context) -> None:
    """Show what the match needs next: after a decision, an undo, a hand-over, and when a match is opened."""
    match = context.playing
    _move_on(match)
    context.viewer = viewer_after(match, context.viewer)
    if match.state.phase in ("setup", "lookout"):
        context.produced = min(context.produced, match.state.round - 1)
    name = scene_name(match, context.produced)
    wanted = makers()[COVER if _is_covered(context, name) else name]
    top = context.stack.top
    if top is not None and type(top) is wanted:
        top.enter()
    else:
        context.stack.replace(wanted(context))


def _is_covered(context: Context, scene: str) -> bool:
    """Whether the next player has to take the seat before anything else is seen; Cleanup is public."""
    return context.full_cover and context.viewer is None and scene in (KEEP, LOOKOUT, TABLE)


def _move_on(match: Match) -> None:
    """End a turn that nobody could take back any more, and let bots move."""
    if match.awaiting_end_turn and match.undo_barrier() is not None:
        match.end_turn()
    match.play_bots()


def viewer_after(match: Match, viewer: Seat | None) -> Seat | None:
    """Whose hand may lie open now: the holder's until the turn is ended; the only human's always.

    None when another human has to take the seat first.
    """
    humans = humans_of(match)
    if len(humans) == 1:
        return humans[0]
    if match.awaiting_end_turn or match.state.to_move in (None, viewer):
        return viewer
    return None


def humans_of(match: Match) -> tuple[Seat, ...]:
    """The seats that are played by people."""
    return tuple(seat for seat in match.state.seats if match.is_human(seat))


def open_match(context: Context, match: Match) -> None:
    """Put a match on the table: a new one, or one that was played before."""
    context.match = match
    context.viewer = None
    context.produced = match.state.round
    advance(context)


def makers() -> dict[str, Callable[[Context], Scene]]:
    """Scene name -> what makes it. Loaded late: the title shows before the table is needed."""
    from game.ui.scenes.cleanup import CleanupScene
    from game.ui.scenes.cover import CoverScene
    from game.ui.scenes.keep import KeepScene
    from game.ui.scenes.lookout import LookoutScene
    from game.ui.scenes.production import ProductionScene
    from game.ui.scenes.score import ScoreScene
    from game.ui.scenes.table import TableScene

    return {
        KEEP: KeepScene, LOOKOUT: LookoutScene, PRODUCTION: ProductionScene,
        TABLE: TableScene, CLEANUP: CleanupScene, SCORE: ScoreScene, COVER: CoverScene,
    }  # fmt: skip
