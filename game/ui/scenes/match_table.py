"""The table of a match of any game: commands by mouse or keyboard, the end of a turn, the hand-over."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from game.kernel.refusal import Refusal
from game.kernel.seats import Seat, Viewer
from game.play.match import AnyMatch
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Input, Key, Leave, Move, Press, Release, Touch, Wheel
from game.ui.motion.motion import middle_box
from game.ui.places import Label, LogLine
from game.ui.running import flow
from game.ui.running.announcements import announce_turn
from game.ui.running.deeds import Deed, last_deed, opponent_lines, recap
from game.ui.scenes.complaint import Complaint, missed, reminded
from game.ui.scenes.hand_cover import HandCover
from game.ui.scenes.hints import HintScene
from game.ui.scenes.menu import open_game_menu
from game.ui.scenes.table_focus import LOOK, TableFocusScene
from game.ui.shortcuts import TABLE
from game.ui.table import labels
from game.ui.table.draw.frames import draw_callout, draw_complaint
from game.ui.table.moves.lifting import Lifting
from game.ui.table.moves.show import TableShow
from game.ui.table.play import in_reach
from game.ui.table.play.buttons import side_buttons
from game.ui.table.play.controller import Controller
from game.ui.table.play.modes import Aiming, Held, Mode, Panel, Radial, Reading, Rest
from game.ui.table.play.open_panels import OpenPanels
from game.ui.table.sight import AnySight
from game.ui.table.standing import AnyStanding
from game.ui.table.words.tips import tip_at
from game.ui.theme import LINE, Metrics

_MOST_NEWS = 5
"""Maximum lines of news about what others did to the player."""

StandingT = TypeVar("StandingT", bound=AnyStanding)
SightT = TypeVar("SightT", bound=AnySight)


class Watching(Protocol):
    """What the table of a watched match is drawn from, as `game.ui.scenes.replay.plain` has it."""

    @property
    def match(self) -> AnyMatch: ...
    @property
    def side(self) -> Seat:
        """The seat at the lower edge."""

    @property
    def viewer(self) -> Viewer: ...
    @property
    def table_metrics(self) -> Metrics: ...
    @property
    def touch(self) -> Touch: ...


class MatchScene(TableFocusScene, Generic[StandingT, SightT]):
    """The table of the match in progress, seen by the player who has it. A game derives its own, which says what is
    seen (`seen_by`, `sight_in`), and plays its motions (`make_show`)."""

    name = flow.TABLE
    kind = TABLE

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.controller = Controller(self)
        self.show = self.make_show(lambda sound: context.hear(sound))
        self._standing: StandingT | None = None
        self._key_of_standing: tuple[object, ...] = ()
        self._last_deed: tuple[tuple[object, ...], Deed | None] | None = None
        self._dropped = False
        self.lifting = Lifting()
        self.closed = self.make_cover()
        self._complaint: Complaint | None = None
        self._news: tuple[str, ...] = ()
        self._known_head = context.match.head if context.match else 0
        self.panels = OpenPanels()
        self._watching: Watching | None = None

    def reword(self) -> None:
        self._complaint, self._news = None, ()

    # ------------------------------------------------------------------ what a game says
    @abstractmethod
    def seen_by(self, viewer: Viewer, told: int | None) -> StandingT:
        """The match as a viewer sees it; ``told`` is how many events of the last decision have been told, if not
        all."""

    @abstractmethod
    def sight_in(self, mode: Mode) -> SightT:
        """The table as it is, or would be, in a mode."""

    def make_show(self, hear: Callable[[str], None]) -> TableShow:
        """Plays the motions of this table."""
        return TableShow(hear)

    def make_cover(self) -> HandCover:
        """Covers the hand of the player who is next."""
        return HandCover(self.context, self.show)

    def prepare(self) -> None:
        """Called before a decision: show what the whole change will be seen in."""

    def carried_off(self, held: Held, accepted: bool) -> None:
        """Something was dropped: let it fly to its target, or back to its place."""

    def on_place(self, label: Label) -> bool:  # noqa: ARG002 - optional
        """Answer a click on what does not begin an action, such as a pile to look through; True if it was one."""
        return False

    def on_turn_to(self, label: Label) -> bool:  # noqa: ARG002 - optional
        """Answer a click that leads to other places of the table, whatever is begun; True if it was one."""
        return False

    def on_table_key(self, key: Key) -> bool:  # noqa: ARG002 - optional
        """Answer a key that only this table has; True if it was one."""
        return False

    def on_wheel(self, wheel: Wheel) -> bool:  # noqa: ARG002 - optional
        """Answer the wheel; True if something has changed."""
        return False

    def follow_mode(self, before: Mode) -> None:
        """Called after what may have changed the mode."""

    # ------------------------------------------------------------------ the position
    def watch(self, watching: Watching) -> None:
        """Show the table of a watched match instead of that in progress."""
        self._watching = watching

    @property
    def is_watched(self) -> bool:
        """Whether the match is only watched."""
        return self._watching is not None

    @property
    def match(self) -> AnyMatch:
        return self._watching.match if self._watching else self.context.playing

    @property
    def seat(self) -> Seat:
        """The seat at the lower edge of the table, if the game has no other: the player who has it, or is to decide."""
        if self._watching:
            return self._watching.side
        return self.match.holder or self.match.status.to_move or next(iter(self.match.seats))

    @property
    def metrics(self) -> Metrics:
        """Those of the table."""
        return self._watching.table_metrics if self._watching else self.context.metrics

    @property
    def touch(self) -> Touch:
        return self._watching.touch if self._watching else super().touch

    @property
    def standing(self) -> StandingT:
        """The match as the player sees it; the same object until a decision, a step that is told, or a hand-over."""
        key = self._standing_key
        if self._standing is None or self._key_of_standing != key:
            self._standing, self._key_of_standing = self.seen_by(key[1], key[-1]), key
            self._standing.is_watched = self.is_watched
            self._standing.is_open = self.context.table.flow.is_open(self.match)
            self._standing.has_hints = self.context.table.advising is not None
        return self._standing

    @property
    def _standing_key(self) -> tuple[object, Viewer, bool, Seat | None, int | None]:
        match = self.match
        if self._watching:
            return match.head, self._watching.viewer, False, self._watching.side, None
        viewer = self.context.viewer
        told = self.context.director.bots.events_told
        return match.view(viewer), viewer, match.awaiting_end_turn, match.bot_to_move, told

    @property
    def asks_all(self) -> bool:
        return self.context.settings.always_pay

    def sight(self) -> SightT:
        return self.sight_in(self.controller.mode)

    def open(self, head: Label) -> None:
        """Open or close the panel over the table that has this head, or show what the head stands for closely."""
        overlay = self.standing.overlay_of(head)
        if overlay:
            self.panels.toggle(overlay, self.standing, self.controller.mode)
        else:
            self.zoom(head)
        self.changed = True

    def open_by_key(self, head: Label) -> None:
        """The same by its key, which gives the focus to what is opened."""
        self.open(head)
        if overlay := self.standing.overlay_of(head):
            is_open = overlay in self.panels.opened(self.standing, self.controller.mode)
            self.give_focus(overlay if is_open else None)

    def deed(self) -> Deed | None:
        """What another player did last, with a note while a bot's deed is told."""
        if self._watching:
            return None
        bots = self.context.director.bots
        untold, told, waits = bots.untold, bots.note, bots.waits
        key = (self.standing, untold, told, waits, self.context.wording.language)
        if self._last_deed is None or self._last_deed[0] != key:
            seat, viewer = self.standing.seat, self.standing.viewer
            reader = seat if self.match.is_human(seat) else None
            deed = last_deed(self.match, self.context.narrator, reader, viewer, untold)
            self._last_deed = key, deed._replace(note=told, waits=waits) if deed else None
        return self._last_deed[1]

    # ------------------------------------------------------------------ calls of the controller
    def submit(self, command: Any) -> None:
        """Submit a command, and show what comes next."""
        self.before_decision()
        answer = self.context.director.submit(command)
        if isinstance(answer, Refusal):
            self.show.forget()
            self.refuse(answer)
            return
        self.focus = None
        self.panels.after_decision()
        self.context.director.advance()
        # The turn of a virtual opponent is shown step by step, or without motion told all at once.
        self.context.director.bots.tell_opponent(answer.events)
        self.after_decision(answer.events[: self.context.director.bots.events_told])
        if self.match.opponents and not self.context.settings.moves:
            self._news = opponent_lines(self.match, self.context.narrator, answer.events) or self._news

    def before_decision(self) -> None:
        self.prepare()
        self.show.remember(self.sight(), self.picture.resting, self.context.settings)

    def after_decision(self, events: Sequence[Any]) -> None:
        self.changed = True
        if self.context.stack.top is self:
            self.show.perform(events, self.sight(), self.context.settings)
        else:
            super().after_decision(events)

    @property
    def busy(self) -> bool:
        return self.show.stage.busy

    def end_turn(self) -> None:
        self.focus = None
        self.show.stage.skip()
        self.context.director.end_turn()

    def undo(self) -> None:
        self._step(self.context.director.undo)

    def redo(self) -> None:
        self._step(self.context.director.redo)

    def _step(self, step: Callable[[], Refusal | None]) -> None:
        """Undo or redo, or say why that is impossible."""
        self.focus = None
        self.show.stage.skip()
        if refusal := step():
            self.refuse(refusal)

    def show_hand(self) -> None:
        """Open the hand of the player to move."""
        self.context.director.open_hand()
        self.focus, self.changed = None, True

    def refuse(self, refusal: Refusal, command: Any = None) -> None:
        """Say at the pointer why a command is refused."""
        narrator = self.context.narrator
        told = narrator.refusal(refusal, self.match.names, command)
        self._complain(Complaint(told, narrator.topic_of_refusal(refusal)))

    def remind(self) -> None:
        """Say what has to be done first, when something else was tried."""
        self._complain(reminded(self.sight(), self.context.table.topics))

    def _complain(self, complaint: Complaint) -> None:
        """Show a complaint for a while; until then the rules open at its topic."""
        self.context.hear("thud")
        self._complaint, self.changed = complaint, True

    def topic_at(self, label: Label | None) -> str | None:
        return self._complaint.topic if self._complaint else super().topic_at(label)

    def drop_label(self, held: Held) -> Label | None:
        return in_reach.drop_label(self.sight_in(held))

    def dropped(self, held: Held, accepted: bool) -> None:
        """Move what was dropped to its target, or back to its place."""
        sight = self.sight_in(held)
        self.context.hear("card_place")
        zone = sight.zone(held.source)
        if accepted and (size := zone.let_go(sight, held.source)):
            self.show.let_go(middle_box(held.pos, size))
        self.carried_off(held, accepted)

    def missed(self, held: Held) -> None:
        """Say where a thing can be dropped after it missed every target, unless it was put back."""
        sight = self.sight_in(held)
        if not in_reach.is_at_home(sight, held):
            self._complain(missed(sight, self.context.table.topics, self.name))

    def zoom(self, label: Label) -> None:
        """Look closely at what lies at a label."""

    def take_up(self, commands: Sequence[Any]) -> None:
        """Do one of ``commands`` that a hint is about, after asking what there is to choose."""
        self.controller.take_up(commands)
        self.changed = True

    # ------------------------------------------------------------------ what opens over the table
    def show_menu(self) -> None:
        """Open the menu of the match."""
        open_game_menu(self.context)

    def show_overview(self) -> None:
        """Show all that belongs to the players at once."""
        if show := self.context.table.open_overview:
            self.controller.cancel()
            show(self.context)

    def show_cards(self) -> None:
        """Open the library of cards."""
        if cards := self.context.table.cards:
            self.controller.cancel()
            cards.open(self.context)

    def show_hints(self) -> None:
        """Open the hints beside the table."""
        if self.context.table.advising:
            self.controller.cancel()
            book = self.context.narrator.book if self.context.look.has_rules else None
            topic = self.topic_at(None) or (book.first if book else "")
            self.context.stack.push(HintScene(self.context, self.sight(), topic, self.take_up))

    # ------------------------------------------------------------------ time and input
    def enter(self) -> None:
        """This scene is on top again. What was begun goes on, unless a decision was made meanwhile."""
        super().enter()
        goes_on = isinstance(self.controller.mode, Reading | Panel | Aiming | Radial)
        if not goes_on or self._key_of_standing != self._standing_key:
            self.controller.cancel()
        self.controller.forget_press()
        self._standing = None
        self._hear_news()

    def _hear_news(self) -> None:
        """Tell what others did since the player's last decision, where no motion and no hand-over has told it."""
        before, self._known_head = self._known_head, self.match.head
        alone = len(flow.humans_of(self.match)) == 1 and not self.context.settings.moves
        is_next = self.match.bot_to_move is None and (alone or flow.has_open_hands(self.context.settings.handover))
        if self.match.head > before and is_next:
            self._news = recap(self.match, self.context.narrator, self.standing.seat)

    def handle(self, value: Input) -> None:
        if isinstance(value, Press | Key):
            self.show.skip()
            self._complaint, self._news = None, ()
        if isinstance(value, Press):
            self.focus = None
        self._dropped = False
        before = self.controller.mode
        if isinstance(value, Press) and value.button == "left":
            self.controller.press(self.context.label_at(value.pos), value.pos)
        elif isinstance(value, Move):
            if isinstance(self.controller.mode, Held):
                self.lifting.lean(self.pointer.pos, value.pos, self.context.metrics.scale)
            self.controller.move(value.pos)
        elif isinstance(value, Leave) and isinstance(self.controller.mode, Held):
            self.controller.cancel()
        elif isinstance(value, Release) and value.button == "left":
            self._dropped = self.controller.release(value.pos, "shift" in value.mods)
            self.show.forget()
        if isinstance(value, Wheel):
            self.changed = self.on_wheel(value) or self.changed
        if self.picture.handle(value):
            self.changed = True
        super().handle(value)
        self._follow(before)
        self.changed = self.changed or before is not self.controller.mode

    def _follow(self, before: Mode) -> None:
        """After a change of mode: play the sound of what is picked up. A menu goes with the place beside which it
        lies."""
        if isinstance(self.controller.mode, Held) and not isinstance(before, Held):
            self.context.hear("card_pick")
        self.follow_mode(before)
        mode = self.controller.mode
        if isinstance(mode, Radial) and in_reach.fan_box(self.sight(), mode) is None:
            self.controller.cancel()

    def on_click(self, click: Click) -> None:
        if click.label == labels.MENU:
            self.show_menu()
        elif click.label == labels.OVERVIEW:
            self.show_overview()
        elif click.label == labels.HINT:
            self.show_hints()
        elif click.button == "left" and click.label and self.on_turn_to(click.label):
            pass
        elif click.button == "right":
            self.controller.secondary(click.label)
        elif click.button == "left" and not self._dropped:
            self._click(click)
        self.changed = True

    def _click(self, click: Click) -> None:
        at_rest = isinstance(self.controller.mode, Rest | Reading)
        zone = self.standing.zone(click.label)
        if isinstance(click.label, LogLine):
            if isinstance(self.controller.mode, Reading):
                self.look_up(click.label)
            else:
                self.controller.click(labels.LOG)
        elif click.label and at_rest and self.on_place(click.label):
            pass
        elif zone.key and click.label:
            self.open(click.label)
        elif zone.covers:
            pass
        elif zone.rows:
            self.picture.rows.turn(self.sight().layout, zone.rows)
        elif click.label and ((zone.is_zoomed and at_rest) or "alt" in click.mods):
            self.zoom(click.label)
        else:
            self.controller.click(click.label, "shift" in click.mods)

    def on_key(self, key: Key) -> None:
        looked_at = self.meant
        opening: dict[str, Callable[[], None]] = {
            "o": self.show_overview, "c": self.show_cards, "h": self.show_hints,
            **{key: partial(self.open_by_key, head) for key, head in self.standing.heads.items()},
        }  # fmt: skip
        if key.name in LOOK and looked_at:
            self.zoom(looked_at)
        elif key.name in opening and not key.mods and not isinstance(self.controller.mode, Held | Panel):
            opening[key.name]()
        elif not isinstance(self.controller.mode, Panel) and self.on_table_key(key):
            pass
        elif key.name == "escape" and self.panels.close_one(self.standing, self.controller.mode):
            self.give_focus(None)
        elif not self.controller.key(key.name, key.mods) and key.name == "escape":
            self.show_menu()
        self.changed = True

    def update(self, dt: int) -> None:
        super().update(dt)
        before = self.controller.mode
        held = isinstance(before, Held)
        self.rest_over(self.pointer.hover if held else None, dt)
        settings, hover = self.context.settings, self.touch.hover
        moves = self.show.stage.update(dt, settings)
        if self.controller.update(dt) or held or moves:
            self.changed = True
        self._follow(before)
        if self._complaint:
            self._complaint = self._complaint.older(dt)
            self.changed = self.changed or self._complaint is None
        moved = self.lifting.update(dt, hover if self.standing.zone(hover).rises else None, held, settings)
        moved |= self.lifting.uncover(dt, self.covered(), settings)
        moved |= self.lifting.pulse(dt, isinstance(before, Panel) and before.pulses, settings)
        self.changed = self.changed or moved
        seat = self.show.follow_turn(self.sight(), settings)
        if seat and not self.standing.hidden:
            announce_turn(self.context, seat, self.show.stage.remaining)

    def rest_over(self, label: Label | None, dt: int) -> None:
        """Called while something is held over a place, or over none."""

    def covered(self) -> int | None:
        """The number of what others cover and has attention; None if there is no such thing."""
        return None

    def forget_pictures(self) -> None:
        self.picture.forget()
        self.show.forget()
        self.show.skip()

    # ------------------------------------------------------------------ drawing
    def draw_watched(self, canvas: Canvas) -> None:
        """Draw the table of a watched match."""
        sight = self.sight()
        self.show.fit(canvas.metrics.size)
        self.picture.draw_resting(canvas, sight)
        self.show.stage.draw(canvas, flat=True)
        self.picture.draw_watched(canvas, sight, self.show.stage.awaited)
        self.show.draw_marks(canvas, sight)
        self.show.stage.draw(canvas)

    def draw(self, canvas: Canvas) -> None:
        sight = self.sight()
        self.show.fit(canvas.metrics.size)
        self.draw_before(canvas)
        self.show.light(canvas, sight, self.context.settings)
        self.closed.give_way(canvas, sight)
        if isinstance(sight.mode, Held):
            self.picture.draw_below_held(canvas, sight, sight.mode)
        else:
            self.picture.draw_resting(canvas, sight)
            self.show.stage.draw(canvas, flat=True)
            awaited, up = self.show.stage.awaited, self.lifting
            self.picture.draw_moving(canvas, sight, up.grown, awaited, up.sinking)
        self.buttons |= self.closed.draw(canvas, sight, self.touch)
        with canvas.one_size():
            for button in side_buttons(sight):
                self.put(canvas, button)
        panel = None
        if isinstance(sight.mode, Panel):
            row = sight.standing.panels[type(sight.mode)]
            panel = row.draw(canvas, sight, sight.mode, self.picture.list, self.lifting.light)
        self.offer_focus(canvas, sight, panel)
        told = self.picture.draw_promise(canvas, sight)
        self.show.draw_marks(canvas, sight)
        self.show.stage.draw(canvas)
        if self._news:
            news, log = self._news[-_MOST_NEWS:], sight.layout.side.log
            draw_callout(canvas, sight.text("table-news"), news, log, LINE, clear=tuple(self._used(canvas.marks)))
        if self._complaint and not told:
            guide = self.context.guide
            title = sight.text("learn-refused" if guide else "table-refused")
            pos, place = self._attended(canvas)
            clear = self._in_sight(canvas.marks, place).always
            draw_complaint(canvas, title, self._complaint.lines(sight.wording), pos, place, clear)

    def draw_before(self, canvas: Canvas) -> None:
        """Called before a frame is drawn, when ``canvas`` still has the last one."""

    def draw_carried(self, canvas: Canvas) -> None:
        sight, up = self.sight(), self.lifting
        if isinstance(sight.mode, Held):
            self.picture.draw_held(canvas, sight, sight.mode, up.tilt, up.phase, up.lifted)

    def _tip(self) -> str | None:
        hover = self.touch.hover
        return tip_at(self.sight(), hover) if hover and not isinstance(self.controller.mode, Held) else None
