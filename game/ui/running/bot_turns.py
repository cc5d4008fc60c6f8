"""The turns of bots: they think a little in each frame, and their decisions are shown one at a time, at the speed of
the settings."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from game.kernel.seats import Seat
from game.play.match import AnyEntry, AnyMatch
from game.ui.context import Context
from game.ui.motion.signs import Caption, DropSign, ExitSign, Telling
from game.ui.running import flow
from game.ui.running.deeds import MOST_LINES, deed_lines, ends_of, reading_time
from game.wording.sentence import Sentence

Choice = TypeVar("Choice")


class Thoughts(Generic[Choice]):
    """A robot thinks about a decision, a few milliseconds a frame. To stop it, let go of this."""

    def __init__(self, steps: Generator[None, None, Choice]) -> None:
        self._steps = steps
        self.choice: Choice | None = None

    def go_on(self) -> None:
        """Think a step further, if there is no choice yet."""
        if self.choice is None:
            try:
                next(self._steps)
            except StopIteration as end:
                self.choice = end.value


LOOK, SUMMARY = 450, 1400
"""Milliseconds at normal speed: to see which bot it is before its first decision; to see a summary of a phase."""

_A_DAY = 86_400_000
"""Milliseconds for which a deed is told if the next one waits for a press."""

_CAPTION_FOOT = 846
"""The lower edge of a caption in u, above the hand."""


class _Turn(NamedTuple):
    """A decision in which the virtual opponent has its turn; ``ends`` says how many events have happened after each of
    the steps that are still to be told, the present one first."""

    entry: AnyEntry
    ends: tuple[int, ...]


class BotTurns:
    """Lets the bots of the match on the table move as time passes. A decision is saved before it is shown."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._left = LOOK
        """Milliseconds until the next decision."""
        self._thoughts: tuple[AnyEntry, Thoughts[Any]] | None = None
        """Those of the bot that has to move, and the decision after which it began to think."""

        self._watched: Seat | None = None
        self._steps: list[Sequence[Any]] = []
        """The steps of the virtual opponent that are still to be shown."""
        self._expected = False
        """Whether the scene has been told who decides next."""
        self._turn: _Turn | None = None
        """The turn of the virtual opponent that is told at the table."""

        self._note = ""
        """How to go on from the deed that is told."""
        self._waits = False
        """Whether it was told until a press."""

    @property
    def untold(self) -> int:
        """The number of steps of the virtual opponent that are still to be shown."""
        return len(self._steps)

    @property
    def note(self) -> str:
        """How to go on, while a deed is told."""
        return self._note if self._context.stage.plays(Telling) else ""

    @property
    def waits(self) -> bool:
        """Whether a deed is told until the player presses something."""
        return self._waits and self._is_told and self._context.stage.plays(Telling)

    @property
    def thinks(self) -> bool:
        """Whether a robot thinks about its next decision."""
        return self._thoughts is not None and self._thoughts[1].choice is None

    @property
    def events_told(self) -> int | None:
        """How many events of the last decision have been told, while a turn is told at the table; None if all."""
        match = self._context.match
        if self._turn is None or match is None or match.entry(match.head) is not self._turn.entry:
            return None
        return self._turn.ends[0]

    def hurry(self) -> None:
        """Let the next decision come at once: the player pressed something. If the last step of a turn is told, the
        press is already for the table after it."""
        self._left = 0
        if self.events_told is not None and not self._steps and self._is_told:
            self._end_turn()

    def forget(self) -> None:
        """Drop thoughts and the steps still to be shown: the match was closed or another one opened."""
        self._steps, self._thoughts, self._turn = [], None, None

    def move_unseen(self, match: AnyMatch) -> None:
        """Let bots move while no scene shows it; without motion, until a person is to move. One that thinks for long
        goes on in `tick`."""
        while match.bot_to_move and self._is_unseen(match) and (choice := self._think(match)):
            match.play_bot(choice)

    def _think(self, match: AnyMatch) -> Any | None:
        """Let the bot that has to move think a step further; its choice, as soon as there is one."""
        head = match.entry(match.head)
        if self._thoughts is None or self._thoughts[0] is not head:
            self._thoughts = head, Thoughts(match.bot_thoughts())
        self._thoughts[1].go_on()
        return self._thoughts[1].choice

    def tick(self, dt: int) -> None:
        """Advance by ``dt`` milliseconds; the next bot decides if it is time and the scene shows it."""
        match = self._context.playing
        if self.events_told is None:
            self._turn = None
        if self._steps or self._turn:
            self._wait_for_step(match, dt)
            return
        seat = match.bot_to_move
        choice = self._think(match) if seat else None
        if seat is None or not self._is_in_sight(match):
            self._watched = seat
            return
        if choice and self._is_unseen(match):
            match.play_bot(choice)
            self._context.director.advance()
            return
        if self._watched is None:
            self._left = max(self._left, self._context.settings.lasting(LOOK))
        self._watched = seat
        if self._is_busy and self._is_summary(match):
            self._left = self._context.settings.lasting(SUMMARY)
        self._left -= dt
        if not self._expected:
            top = self._context.stack.top
            if top is not None and self._left <= self._context.settings.lasting(LOOK):
                self._expected = True
                top.expect(seat)  # at least one frame before the decision
        elif self._left <= 0 and not self._is_busy and choice:
            self._expected = False
            self._go_on(match, choice)

    # ------------------------------------------------------------------ one decision
    def _go_on(self, match: AnyMatch, choice: Any) -> None:
        """Let a bot make its choice, or leave the summary of a phase if no person reads it."""
        context = self._context
        self._left = context.settings.lasting(SUMMARY)
        if self._is_summary(match):
            context.read = context.table.flow.all_read(match)
            context.director.advance()
            return
        top = context.stack.top
        assert top is not None
        top.before_decision()
        entry = match.play_bot(choice)
        assert entry is not None, "a bot was to move"
        if self._scene(match) not in (*self._context.table.flow.SUMMARIES, flow.SCORE):
            self._tell(match, entry)
        context.director.advance()
        top.after_decision(entry.events[: self.events_told])

    def _tell(self, match: AnyMatch, entry: AnyEntry) -> None:
        """Show what a bot did in a caption; without words the next decision comes at once."""
        seat = entry.decision.seat if entry.decision else None
        self._context.stage.skip()
        if seat in match.opponents:
            self.tell_opponent(entry.events)
            return
        lines = deed_lines(match, self._context.narrator, entry, self._context.viewer)
        if seat is None or not lines:
            self._left = 0
            return
        self._show(match, seat, lines)

    def tell_opponent(self, events: Sequence[Any]) -> None:
        """Show what the virtual opponent did in the course of a decision, one step after the other."""
        match = self._context.playing
        self._steps, self._turn = [], None
        if not match.opponents or not self._context.settings.moves:
            return
        if self._scene(match) in (*self._context.table.flow.SUMMARIES, flow.SCORE):
            return
        self._steps = list(self._context.narrator.steps(events))
        if self._steps and self._scene(match) == flow.TABLE:
            self._turn = _Turn(match.entry(match.head), ends_of(events, self._steps))
        self._next_step(match)

    def _wait_for_step(self, match: AnyMatch, dt: int) -> None:
        """Show the next step when its time has come; time stands still under a menu or the zoom."""
        if not self._is_told:
            return
        self._left -= dt
        if self._left > 0:
            return
        if self._turn is None:
            self._next_step(match)
        elif self._steps:
            self._go_on_in_turn(self._turn._replace(ends=self._turn.ends[1:]))
            self._next_step(match)
        else:
            self._end_turn()

    @property
    def _is_told(self) -> bool:
        """Whether a scene is on top that tells what bots do."""
        top = self._context.stack.top
        return top is not None and top.name in self._context.table.flow.SEEN

    def _end_turn(self) -> None:
        """All of a turn has been told: the table shows what it has led to."""
        self._go_on_in_turn(None)

    def _go_on_in_turn(self, turn: _Turn | None) -> None:
        """Show the table after the next step of a turn, or after all of it, with the motions that lead there."""
        top, before = self._context.stack.top, self._turn
        assert top is not None
        assert before is not None
        top.before_decision()
        self._turn = turn
        top.after_decision(before.entry.events[before.ends[0] : turn.ends[0] if turn else None])

    def _next_step(self, match: AnyMatch) -> None:
        self._context.stage.skip()
        if self._steps and match.opponents:
            step = self._steps.pop(0)
            lines = self._context.narrator.log(step, match.names, self._context.viewer)
            self._show(match, next(iter(match.opponents)), lines)

    def _show(self, match: AnyMatch, seat: Seat, lines: Sequence[Sentence]) -> None:
        """Tell a deed for the time of reading it; in lessons, or if the player has set so, until a press."""
        context, lasts = self._context, reading_time(lines)
        goes_on = match.bot_to_move is not None or bool(self._steps)
        self._left = context.settings.lasting(lasts)
        if context.guide or (goes_on and context.settings.bots_wait):
            lasts = self._left = _A_DAY
        self._waits = lasts == _A_DAY
        self._note = context.text("motion-bot-wait" if self._waits else "motion-bot")
        if self._scene(match) == flow.TABLE:
            context.stage.play((Telling(lasts=lasts),), context.settings)
            return
        metrics = context.metrics
        caption = Caption(
            emblem=context.table.emblem(match, seat),
            name=context.wording.called(match.names, seat),
            lines=tuple(map(str, lines[:MOST_LINES])),
            bottom=round(metrics.size[1] - (1080 - _CAPTION_FOOT) * metrics.scale),
            note=self._note,
            seen=lambda: context.marks(),
            lasts=lasts,
        )
        context.stage.play((caption,), context.settings)

    # ------------------------------------------------------------------ what is in sight
    def _scene(self, match: AnyMatch) -> str:
        return self._context.table.flow.scene_name(match, self._context.read)

    def _is_unseen(self, match: AnyMatch) -> bool:
        """Whether a bot's decision is not shown: there is no motion, or too little to see."""
        is_shown = self._scene(match) in self._context.table.flow.SEEN or self._is_summary(match)
        return not self._context.settings.moves or not is_shown

    def _is_summary(self, match: AnyMatch) -> bool:
        return self._context.table.flow.is_summary(match, self._context.read)

    def _is_in_sight(self, match: AnyMatch) -> bool:
        """Whether the scene of the decision is on top, and no summary that a person reads."""
        name = self._scene(match)
        if self._is_summary(match) and flow.humans_of(match):
            return False
        top = self._context.stack.top
        return top is not None and top.name == name

    @property
    def _is_busy(self) -> bool:
        """Whether motion or a sign has to end first."""
        top, stage = self._context.stack.top, self._context.stage
        return (top is not None and top.busy) or stage.plays(DropSign) or stage.plays(ExitSign)
