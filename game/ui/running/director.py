"""Opens the scenes of a match. Scenes use it as `Context.director`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from game.kernel.refusal import Refusal, Unreadable
from game.kernel.seats import HUMAN, NOBODY, Seat, SeatSetup
from game.match.library.stored import MatchRegister
from game.match.library.unfinished import note_on_table
from game.paths import matches_folder
from game.play.match import AnyMatch, AnyWatchedMatch, Match
from game.play.programs import not_named
from game.play.setup import Choices
from game.ui.art.cache import give_back
from game.ui.context import Context
from game.ui.running import flow
from game.ui.running.announcements import Announcements
from game.ui.running.bot_turns import BotTurns
from game.ui.running.saved_matches import put_away, tell_unreadable
from game.ui.scene import Scene


class Screens(NamedTuple):
    """How each screen of any game is made or opened.

    Attributes:
        title: Makes the title.
        of_match: Name of a scene of a match that any game may have -> what makes it, if the game has none of its own.
        rules: Opens the rule book at a section.
        closely: Opens a board closely.
        replay: Opens the replay of a match at a step, or with None playing from the beginning.
    """

    title: Callable[[Context], Scene]
    of_match: Mapping[str, Callable[[Context], Scene]]
    rules: Callable[[Context, str], None]
    closely: Callable[[Context, str], None]
    replay: Callable[[Context, AnyWatchedMatch, int | None], None]


class MatchDirector:
    """Shows the scene that the match on the table needs, and opens and closes matches."""

    def __init__(self, context: Context, screens: Screens) -> None:
        self._context = context
        self._screens = screens
        self.bots = BotTurns(context)
        self._announcements = Announcements(context)
        self._register: MatchRegister | None = None
        self._noted: Path | None = None
        self._faults_told: set[Seat] = set()
        self._is_open_for_answer = False
        """Whether a hand has been opened for an answer in secret, and for nothing else."""

    def advance(self, anew: bool = False) -> None:
        """Show the scene that comes next: after a decision, an undo, a hand-over, and when a match is opened.

        If the same scene goes on, it stays as it is, or begins ``anew``.
        """
        context = self._context
        match = context.playing
        is_told = context.guide is not None and context.guide.tells_of_decision
        steps = context.table.flow
        if flow.ends_by_itself(match, steps, context.settings.end_of_turn, is_told):
            match.end_turn(play_bots=False, is_taken=False)
        match.takes_bots_back = context.settings.undo_robots and context.guide is None
        self.bots.move_unseen(match)
        self._tell_faults(match)
        self._note_on_table(match)
        viewer = NOBODY if flow.is_looked_on(match, steps) and not self._is_open_for_answer else context.viewer
        context.viewer = flow.viewer_after(match, steps, viewer, context.settings.handover)
        context.read = steps.still_read(match, context.read)
        name = steps.scene_name(match, context.read)
        if name == flow.SCORE:
            self._register_match(match)
        wanted = flow.COVER if self._is_covered(name) else name
        top = context.stack.top
        if top is not None and top.name == wanted and not anew:
            top.enter()
        else:
            make = context.table.scenes.get(wanted) or self._screens.of_match[wanted]
            context.stack.replace(make(context))

    def end_turn(self) -> None:
        """End the turn of the holder and show what comes next."""
        self._context.playing.end_turn(play_bots=False)
        self.advance()

    def open_hand(self) -> None:
        """Show the person who is to decide their hand: what was decided before can no longer be undone."""
        match = self._context.playing
        if match.bot_to_move is None and match.holder:
            match.take_table()
            self._context.viewer = match.holder
            self._is_open_for_answer = self._context.table.flow.is_hidden(match.status)

    def submit(self, command: Any) -> Any:
        """Submit a command of the person who decides; the answer of the match. A hand that was opened for an answer in
        secret is closed after it: whoever waits looks at what comes of it."""
        answer = self._context.playing.submit(command)
        if self._is_open_for_answer and not isinstance(answer, Refusal):
            self._context.viewer, self._is_open_for_answer = NOBODY, False
        return answer

    def undo(self) -> Refusal | None:
        """Take back the last decision, and what bots have done or begun since; why not, if that is impossible."""
        return self._step(self._context.playing.undo(), "tape_rewind")

    def redo(self) -> Refusal | None:
        """Do again what was taken back last; why not, if that is impossible."""
        return self._step(self._context.playing.redo(), "tape_forward")

    def _step(self, refusal: Refusal | None, sound: str) -> Refusal | None:
        if refusal is None:
            self.bots.forget()
            self._is_open_for_answer = False
            self._context.stage.skip()
            self._context.hear(sound)
            self.advance()
        return refusal

    def change_players(self, players: Mapping[Seat, str]) -> None:
        """Let robots or people take seats of the match on the table, and say so.

        What was begun in the scene or thought by a robot is dropped.
        """
        match = self._context.playing
        for seat, player in players.items():
            match.take_seat(seat, player)
        self._faults_told -= players.keys()
        self.bots.forget()
        self._context.stage.skip()
        self._context.notify(partial(self._players_told, match, players), passing=True)
        self._tell_weights(match)
        self.advance(anew=True)

    def _players_told(self, match: AnyMatch, players: Mapping[Seat, str]) -> str:
        text, kinds = self._context.text, {HUMAN: "person"}
        named = ((match.names[seat], kinds.get(player, "robot")) for seat, player in players.items())
        return "\n".join(text("notice-player", name=name, kind=kind) for name, kind in named)

    def tick(self, dt: int) -> None:
        """Let ``dt`` milliseconds pass with a match on the table: bots move, signs appear."""
        self._announcements.tick()
        self.bots.tick(dt)
        if self._context.guide:
            self._context.guide.tick()

    def open_match(self, match: AnyMatch) -> None:
        """Put a new or saved match on the table."""
        self._context.match = match
        self._noted = None
        self._context.guide = None
        self._context.viewer = NOBODY
        self._context.read = self._context.table.flow.read_before(match)
        self._announcements.forget()
        self.bots.forget()
        self._faults_told.clear()
        self._tell_weights(match)
        for title in not_named((setup.player for setup in match.seats.values()), self._context.programs):
            self._context.notify(partial(self._context.text, "notice-robot-not-named", program=title), besides=True)
        self.advance()

    def _tell_faults(self, match: AnyMatch) -> None:
        """Tell of programs that play no longer."""
        for seat, fault in match.faults.items():
            if seat not in self._faults_told:
                self._faults_told.add(seat)
                self._context.notify(partial(self._context.wording.fault, fault), besides=True)

    def _tell_weights(self, match: AnyMatch) -> None:
        """Say so if robots of the match lack what they have learned."""
        context = self._context
        if any(setup.player in context.kind.robots.levels for setup in match.seats.values()):
            for error in context.table.unreadable_weights():
                told = partial(self._weights_told, error)
                context.notify(told, besides=True)

    def _weights_told(self, error: Unreadable) -> str:
        return self._context.text("notice-robots", reason=self._context.wording.finding(error))

    def start_match(self, seats: Sequence[SeatSetup], choices: Choices, seed: int) -> None:
        """Deal a match with the options that were chosen, save it in the user's folder and open it."""
        folder = matches_folder(self._context.data)
        self.open_match(Match.deal(self._context.kind, seats, choices, seed, folder, play_bots=False))

    def play_on(self, match: AnyWatchedMatch, seats: Sequence[SeatSetup], seed: int) -> None:
        """Open a new match that goes on from where a watched one stands; neither it nor the one on the table changes.

        If that is impossible, only show a notice that says why.
        """
        context = self._context
        try:
            begun = match.play_on(seats, seed, matches_folder(context.data))
        except Unreadable as error:
            tell_unreadable(context, error)
            return
        if context.match is not None:
            self._put_away(context.match)
        self.open_match(begun)

    def look_up(self, topic: str) -> None:
        """Open the rule book at a section, over the current scene."""
        self._screens.rules(self._context, topic)

    def show_board(self, id: str) -> None:
        """Show a board closely."""
        self._screens.closely(self._context, id)

    def watch(self, match: AnyWatchedMatch, step: int | None = None) -> None:
        """Open the replay of a match over the present scene: at a step, or playing from the beginning."""
        self._screens.replay(self._context, match, step)

    def leave_match(self) -> None:
        """Go back to the title, from where the match can be continued."""
        context = self._context
        self.bots.forget()
        if context.match is not None:
            self._put_away(context.match)
        context.match = None
        context.guide = None
        context.viewer = NOBODY
        context.dismiss_notices()
        context.stack.replace(self._screens.title(context))
        self._announcements.forget()
        give_back()

    def _note_on_table(self, match: AnyMatch) -> None:
        """Note which file is on the table, and again if the match goes on in another one."""
        if match.path != self._noted:
            self._noted = match.path
            note_on_table(matches_folder(self._context.data), match)

    def _put_away(self, match: AnyMatch) -> None:
        put_away(self._context, match)
        self._register_match(match)

    def _register_match(self, match: AnyMatch) -> None:
        """Tell the list of matches how a match stands, so that it need not read the file."""
        if match.path is not None and match.path.parent == matches_folder(self._context.data):
            self._register = self._register or MatchRegister(match.path.parent, self._context.list_kinds)
            self._register.add(match)

    def _is_covered(self, scene: str) -> bool:
        """Whether the window is covered until the next player takes the seat."""
        context, match = self._context, self._context.playing
        if context.settings.handover != "window" or context.viewer is not NOBODY or match.bot_to_move is not None:
            return False
        return context.table.flow.is_covered(match, scene)
