"""The action table: cards lie open, commands are given by mouse or keyboard, the turn is ended and handed over."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.kernel.refusal import Refusal
from game.match.match import Match
from game.rules.commands import AnyCommand
from game.rules.state import Seat
from game.ui.art.chrome import focus_ring
from game.ui.art.faces import face_size
from game.ui.canvas import Canvas
from game.ui.flow import humans_of
from game.ui.input import Input, Key, Leave, Move, Position, Press, Release
from game.ui.motion.flights import FLY, GLIDE_HOME, Flight, Flights
from game.ui.pointer import NOWHERE, Click, Touch
from game.ui.recap import recap
from game.ui.scene import Context, Scene
from game.ui.scenes.menu import open_game_menu
from game.ui.scenes.zoom import ZoomScene
from game.ui.shortcuts import TABLE
from game.ui.table import labels
from game.ui.table.draw.hand import card_face
from game.ui.table.draw.panels import answer_boxes, draw_panel
from game.ui.table.draw.picture import HELD_SCALE, MOST_TILT, TablePicture
from game.ui.table.draw.radial import verb_boxes
from game.ui.table.draw.speech import draw_speech
from game.ui.table.plan.boxes import Box
from game.ui.table.plan.layout import Layout, lay_out
from game.ui.table.play.buttons import side_buttons
from game.ui.table.play.conduct import Conduct
from game.ui.table.play.looking import neighbours
from game.ui.table.play.modes import (
    Aiming,
    Held,
    Panel,
    Radial,
    Rest,
    target_at,
)
from game.ui.table.play.places import drop_label, hand_box, offered_places, target_box
from game.ui.table.sight import Sight
from game.ui.table.standing import ANSWER, Standing
from game.ui.table.words.prompts import reminder
from game.ui.table.words.tips import tip_at
from game.ui.theme import LINE, PAPER
from game.ui.widgets.button import Button
from game.ui.widgets.handover import Handover, draw_handover
from game.ui.widgets.tooltip import DELAY

_HOVER_TIME = 110
_COMPLAINT_TIME = 4000
_DASH_SPEED = 20
"""Units a second at which the dashes of a lit target crawl."""

_LOOKED_AT = ("named", "made_deal", "discard")
"""Places that a click only looks at."""

_MOST_NEWS = 5
"""So many lines of what a robot did to the player are shown."""


class TableScene(Scene):
    """The table of the match in progress, seen by the player who has it."""

    arrows = True
    kind = TABLE

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.picture = TablePicture()
        self.conduct = Conduct(self)
        self.flights = Flights()
        self._standing: Standing | None = None
        self._key_of_standing: tuple[object, ...] = ()
        self._layout: tuple[tuple[object, ...], Layout] | None = None
        self._dropped = False
        self._tilt = 0.0
        self._phase = 0.0
        self._grown = 0.0
        self._complaint: tuple[str, int] | None = None
        self._news: tuple[str, ...] = ()

    # ------------------------------------------------------------------ how things stand
    @property
    def match(self) -> Match:
        return self.context.playing

    @property
    def standing(self) -> Standing:
        """The match as it is now; the same object until something is decided or handed over."""
        match, viewer = self.match, self.context.viewer
        key = (id(match.state), viewer, match.awaiting_end_turn)
        if self._standing is None or self._key_of_standing != key:
            self._standing, self._key_of_standing = _standing(match, viewer), key
        return self._standing

    @property
    def always_pay(self) -> bool:
        return self.context.settings.always_pay

    def sight(self) -> Sight:
        standing, metrics = self.standing, self.context.metrics
        key = (standing, metrics)
        if self._layout is None or self._layout[0] != key:
            layout = lay_out(metrics.size, metrics.text_scale, standing.view, self.context.catalog)
            self._layout = (key, layout)
        return Sight(self._layout[1], standing, self.context.wording, self._names, self.conduct.mode, self.touch)

    @property
    def _names(self) -> Mapping[Seat, str]:
        return self.match.names

    # ------------------------------------------------------------------ what the conduct asks for
    def submit(self, command: AnyCommand) -> None:
        """Send a command; the table stays until the turn is ended, unless the phase is over."""
        before, answer = self.standing, self.match.submit(command)
        if isinstance(answer, Refusal):
            self.refuse(answer)
            return
        self._settle(before.view.round)

    def _settle(self, round: int) -> None:
        """Go on here as long as the Action phase lasts, else to the scene that comes next."""
        self.focus, self.changed = None, True
        state = self.match.state
        if state.is_over or state.phase != "action" or state.round != round:
            self.context.director.advance()

    def end_turn(self) -> None:
        self.match.end_turn()
        self.context.director.advance()
        if len(humans_of(self.match)) == 1 or self.context.settings.handover == "open":
            self._news = recap(self.match, self.context.wording, self.standing.seat)
        self.focus, self.changed = None, True

    def undo(self) -> None:
        self._go(self.match.undo())

    def redo(self) -> None:
        self._go(self.match.redo())

    def _go(self, refusal: Refusal | None) -> None:
        if refusal:
            self.refuse(refusal)
        else:
            self.flights.skip()
            self._settle(self.match.state.round)

    def show_hand(self) -> None:
        """The player who is to move has taken the seat."""
        self.context.viewer = self.standing.seat
        self.changed = True

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not allowed, where the pointer is."""
        self._complaint = (self.context.wording.refusal(refusal, self._names), 0)
        self.changed = True

    def remind(self) -> None:
        """An action was tried while something else is asked: say what."""
        self._complaint = (reminder(self.sight()), 0)
        self.changed = True

    def drop_label(self, held: Held) -> str | None:
        return drop_label(self.sight()._replace(mode=held))

    def dropped(self, held: Held, accepted: bool) -> None:
        """A held card goes to its target, or glides home."""
        sight = self.sight()._replace(mode=held)
        home = hand_box(sight, held.source) if labels.kind(held.source) in ("hand", "connection") else None
        if home is None:
            return
        width = round(home.w * HELD_SCALE)
        start = Box(held.pos[0] - width // 2, held.pos[1] - round(width * 44 / 63), width, face_size(width)[1])
        target = target_at(held, drop_label(sight))
        end = (target_box(sight, target) if target and accepted else None) or home
        face = card_face(sight, held.source, width)
        self.flights.start(Flight(face, start, _card_at(end), FLY if accepted else GLIDE_HOME))

    def zoom(self, label: str) -> None:
        """Look at the card under the pointer, with its neighbours to leaf through."""
        found = neighbours(self.sight(), label)
        if found:
            self.context.stack.push(ZoomScene(self.context, *found))

    # ------------------------------------------------------------------ time and input
    def enter(self) -> None:
        super().enter()
        self.conduct.cancel()
        self._standing = None

    def handle(self, value: Input) -> None:
        if isinstance(value, Press | Key):
            self.flights.skip()
            self._complaint, self._news = None, ()
        if isinstance(value, Press):
            self.focus = None
        self._dropped = False
        before = self.conduct.mode
        self._drag(value)
        if self.picture.log.handle(value):
            self.changed = True
        super().handle(value)
        self.changed = self.changed or before is not self.conduct.mode

    def _drag(self, value: Input) -> None:
        """Lift, carry and drop with the left button."""
        if isinstance(value, Press) and value.button == "left":
            self.conduct.press(self.context.label_at(value.pos), value.pos)
        elif isinstance(value, Move):
            self._lean(value.pos)
            self.conduct.move(value.pos)
        elif isinstance(value, Leave) and isinstance(self.conduct.mode, Held):
            self.conduct.cancel()
        elif isinstance(value, Release) and value.button == "left":
            self._dropped = self.conduct.release(value.pos, "shift" in value.mods)
            if isinstance(self.conduct.mode, Panel):
                self.flights.skip()

    def _lean(self, pos: Position) -> None:
        """A card that is carried fast leans back."""
        if isinstance(self.conduct.mode, Held) and self.pointer.pos != NOWHERE:
            speed = (pos[0] - self.pointer.pos[0]) / max(1.0, 4 * self.context.metrics.scale)
            self._tilt = max(-MOST_TILT, min(MOST_TILT, self._tilt * 0.7 - speed))

    def on_click(self, click: Click) -> None:
        if click.label == labels.MENU:
            open_game_menu(self.context)
        elif click.button == "right":
            self.conduct.secondary(click.label)
        elif click.button == "left" and not self._dropped:
            self._click(click)
        self.changed = True

    def _click(self, click: Click) -> None:
        looked_at = labels.kind(click.label) in _LOOKED_AT and isinstance(self.conduct.mode, Rest)
        if click.label and (looked_at or "alt" in click.mods):
            self.zoom(click.label)
        else:
            self.conduct.click(click.label, "shift" in click.mods)

    def on_key(self, key: Key) -> None:
        if key.name == "left alt" and self.pointer.hover:
            self.zoom(self.pointer.hover)
        elif not self.conduct.key(key.name, key.mods) and key.name == "escape":
            open_game_menu(self.context)
        self.changed = True

    def update(self, dt: int) -> None:
        super().update(dt)
        held = isinstance(self.conduct.mode, Held)
        if self.conduct.update(dt) or self.flights or held:
            self.changed = True
        self.flights.update(dt)
        self._forget_complaint(dt)
        self._phase += dt * _DASH_SPEED / 1000
        self._tilt = self._tilt * 0.8 if abs(self._tilt) > 0.3 else 0.0
        self._grow(dt)

    def _forget_complaint(self, dt: int) -> None:
        if self._complaint:
            text, age = self._complaint
            self._complaint = (text, age + dt) if age + dt < _COMPLAINT_TIME else None
            self.changed = self.changed or self._complaint is None

    def _grow(self, dt: int) -> None:
        """The hovered hand card rises within a tenth of a second."""
        on_card = labels.kind(self.touch.hover) in ("hand", "connection")
        before = self._grown
        self._grown = min(1.0, self._grown + dt / _HOVER_TIME) if on_card else 0.0
        self.changed = self.changed or before != self._grown

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        sight = self.sight()
        if isinstance(sight.mode, Held):
            self.picture.draw_below_held(canvas, sight, sight.mode)
        else:
            self.picture.draw_resting(canvas, sight)
            self.picture.draw_moving(canvas, sight, self._grown, self._rested >= DELAY)
        self._put_buttons(canvas, sight)
        if sight.standing.hidden:
            self._draw_handover(canvas, sight)
        if isinstance(sight.mode, Panel):
            self.buttons = {button.label: button for button in draw_panel(canvas, sight, sight.mode)}
        told = self.picture.draw_promise(canvas, sight)
        self.picture.draw_flights(canvas, self.flights)
        if isinstance(sight.mode, Held):
            self.picture.draw_held(canvas, sight, sight.mode, self._tilt, self._phase)
        if self._news:
            place = sight.layout.own.plate
            draw_speech(canvas, sight.text("table-news"), self._news[-_MOST_NEWS:], place, LINE)
        if self._complaint and not told:
            self.picture.draw_complaint(canvas, sight, self._complaint[0], self.pointer.pos)

    def _put_buttons(self, canvas: Canvas, sight: Sight) -> None:
        """The side buttons, and for the keyboard, before them, every place where something can be begun."""
        canvas.layer = 2
        for label, box in _focusable(sight):
            self.buttons[label] = Button(label, "", box.rect, drawn=False)
            if self.focus == label:
                focus_ring(canvas, box.grown(canvas.px(5)).rect, PAPER, 15, 4)
        for button in side_buttons(sight):
            self.put(canvas, button)

    def _draw_handover(self, canvas: Canvas, sight: Sight) -> None:
        """The hand face down under the next player's name, with what was done to that player."""
        me = sight.standing.me
        handover = Handover(
            me.seat, sight.names[me.seat], me.faction, me.hand_size + me.connection_count,
            recap(self.match, self.context.wording, me.seat),
        )  # fmt: skip
        canvas.layer = 6
        button = draw_handover(canvas, sight.layout.hand.strip.rect, handover, self.context.text, self.touch)
        self.buttons[button.label] = button

    def _tip(self) -> str | None:
        hover = self.touch.hover
        return tip_at(self.sight(), hover) if hover and not isinstance(self.conduct.mode, Held) else None


_UNTOUCHED = Touch()


def _focusable(sight: Sight) -> list[tuple[str, Box]]:
    """What the keyboard can reach: places at rest, verbs and legal targets while one is to be chosen."""
    mode = sight.mode
    if isinstance(mode, Rest):
        answers = answer_boxes(sight) if sight.standing.turn == ANSWER else {}
        return [*answers.items(), *offered_places(sight)]
    if not isinstance(mode, Aiming | Radial):
        return []
    verbs = verb_boxes(sight, mode) if isinstance(mode, Radial) else {}
    lit = [(target.label, target_box(sight, target)) for target in mode.targets if target.is_legal]
    return [*((labels.verb(verb), box) for verb, box in verbs.items()), *((label, box) for label, box in lit if box)]


def _card_at(box: Box) -> Box:
    """A card as high as a box, at its left end, where a new plate will lie."""
    return box._replace(w=round(box.h * 63 / 88))


def _standing(match: Match, viewer: Seat | None) -> Standing:
    """The match seen by the player who has the table, or, with a closed hand, by the one who is to take it."""
    mover = match.holder if match.awaiting_end_turn else match.state.to_move
    seat = viewer or mover or match.state.seats[0]
    return Standing(match, seat, viewer is None)


def draw_public_table(canvas: Canvas, context: Context, phase: str | None = None) -> None:
    """The table as everybody may see it: what lies behind the screens of the other phases.

    ``phase`` is the phase to be shown in the top bar, if the match has gone on already.
    """
    standing = _standing(context.playing, None)
    if phase is not None:
        standing.view = msgspec.structs.replace(standing.view, phase=phase)
    layout = lay_out(context.metrics.size, context.metrics.text_scale, standing.view, context.catalog)
    sight = Sight(layout, standing, context.wording, context.playing.names, Rest(), _UNTOUCHED)
    picture = TablePicture()
    picture.draw_resting(canvas, sight)
    picture.log.draw(canvas, sight)
