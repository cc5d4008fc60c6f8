"""Signs and sounds for what begins or ends: a phase, a round, the last round, the match, a turn."""

from __future__ import annotations

from game.kernel.seats import Seat
from game.play.match import AnyMatch
from game.ui.context import Context
from game.ui.game_table import Signals
from game.ui.motion.motion import TimedSound
from game.ui.motion.signs import DropSign, ExitSign, TurnSign, head_sign, phase_sign, turn_sign
from game.ui.running import flow

EXIT = 2000
"""Milliseconds at normal speed that the sign of the last round is shown."""


class Announcements:
    """Announces changes of the match on the table, and remembers what has been announced."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._phase: tuple[int, str] | None = None
        self._last_round = False
        self._round: int | None = None
        self._over = True
        self._seen: tuple[object, ...] = (None,) * 4

    def forget(self) -> None:
        """Start afresh: another match was opened."""
        self._phase = None
        match = self._context.match
        self._last_round = match is not None and match.status.is_last_round
        self._round = match.status.round if match is not None else None
        self._over = match is not None and match.status.is_over
        self._seen = (None,) * 4

    def tick(self) -> None:
        """Announce what has changed since the last tick."""
        match = self._context.match
        seen = (match and match.status, match and match.holder, self._context.read, self._context.stack.top)
        if match is not None and any(one is not other for one, other in zip(seen, self._seen, strict=True)):
            self._tell_phase(match)
            self._tell_exit(match)
            before, self._round = self._round, match.status.round
            if before is not None and self._round > before:  # the first player may change
                self._context.hear(self._signals.round)
            self._tell_end(match)
        self._seen = seen

    @property
    def _signals(self) -> Signals:
        return self._context.table.sounds.SIGNALS

    def _tell_phase(self, match: AnyMatch) -> None:
        shown = self._shown_phase(match)
        if shown is None or shown == self._phase:
            return
        self._phase = shown
        self._context.hear(self._signals.phase)
        self._context.stage.play((self._sign(match, *shown),), self._context.settings)

    def _sign(self, match: AnyMatch, round: int, phase: str) -> DropSign:
        """The heading of the scene, or the name of the phase if it has none, as the table."""
        top, context = self._context.stack.top, self._context
        heading = top.heading() if top is not None else None
        if top is not None and heading is not None:
            return head_sign(*heading, top.alarms)
        key = "motion-phase-last" if match.status.is_last_round else "motion-phase"
        return phase_sign(phase, context.text(key, round=round, phase=context.wording.phase(phase)))

    def _shown_phase(self, match: AnyMatch) -> tuple[int, str] | None:
        """Round and phase of the scene on top; None if it shows no phase, as the cover or the score."""
        steps = self._context.table.flow
        name, top = steps.scene_name(match, self._context.read), self._context.stack.top
        return steps.phase_of(match, name) if top is not None and top.name == name else None

    def _tell_exit(self, match: AnyMatch) -> None:
        """Announce the last round."""
        before, self._last_round = self._last_round, match.status.is_last_round
        if self._last_round and not before and not match.status.is_over:
            self._context.hear(self._signals.last_round)
            sign = ExitSign(words=self._context.table.last_round(self._context), lasts=EXIT)
            self._context.stage.play((sign,), self._context.settings)

    def _tell_end(self, match: AnyMatch) -> None:
        """Play the theme of victory or defeat at the end of the match."""
        before, self._over = self._over, match.status.is_over
        if self._over and not before:
            watchers = flow.watchers_of(match)
            is_won = not watchers or not set(watchers).isdisjoint(match.status.winners)
            for sound in self._context.table.sounds.theme(is_won):
                self._context.hear(sound)


def announce_turn(context: Context, seat: Seat, delay: int) -> None:
    """Announce whose turn it is with a sign, after ``delay`` milliseconds.

    Bots are left out, as captions tell their moves; so is a turn that begins while the sign of a phase is shown.
    """
    match, stage = context.playing, context.stage
    if match.is_human(seat) and not stage.plays(DropSign):
        sound = context.table.sounds.SIGNALS.turn
        stage.play((sign_of_turn(context, seat, delay), TimedSound(sound=sound, delay=delay)), context.settings)
        if not context.settings.moves:
            context.hear(sound)


def sign_of_turn(context: Context, seat: Seat, delay: int = 0) -> TurnSign:
    """The sign that tells that a seat is to move, shown after ``delay`` milliseconds."""
    match = context.playing
    words = context.text("motion-turn", name=match.names[seat])
    return turn_sign(context.table.emblem(match, seat), words, delay)
