"""From presses, moves and keys to commands: the states a person goes through at the table.

Works on labels and positions only, so a test can play a person without a window.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from game.kernel.refusal import Refusal
from game.rules.commands import AnyCommand, ExchangeWorkers, Pass
from game.rules.decide import payments
from game.ui.input import Position
from game.ui.places import (
    BoardAction,
    DiscardOption,
    ExchangeFor,
    GoodsOf,
    HandCard,
    Label,
    Origin,
    OwnGoods,
    PaymentWay,
    SiteAt,
    VerbSign,
)
from game.ui.table import labels
from game.ui.table.play.modes import (
    Aiming,
    Discarding,
    Exchanging,
    Held,
    Mode,
    Panel,
    Passing,
    Paying,
    Radial,
    Reading,
    Rest,
    target_at,
)
from game.ui.table.play.sources import TOKEN_SOURCES, raze_target, targets_from, why_not
from game.ui.table.play.targets import Target, best_of, opens_payment_panel
from game.ui.table.standing import ACT, ANSWER, END, FOLLOW, HIDDEN, Standing
from game.ui.widgets.handover import SHOW_HAND

DRAG_DISTANCE = 6
"""Pixels the pointer moves with the button down before a press becomes a drag."""

HOLD_TIME = 180
"""Milliseconds after which a press lifts what lies there."""


class Desk(Protocol):
    """What the controller acts on."""

    @property
    def standing(self) -> Standing: ...
    @property
    def always_pay(self) -> bool: ...
    def submit(self, command: AnyCommand) -> None: ...
    def end_turn(self) -> None: ...
    def undo(self) -> None: ...
    def redo(self) -> None: ...
    def show_hand(self) -> None: ...
    def refuse(self, refusal: Refusal) -> None: ...
    def remind(self) -> None: ...
    def dropped(self, held: Held, accepted: bool) -> None: ...
    def drop_label(self, held: Held) -> Label | None: ...
    def zoom(self, label: Label) -> None: ...


class _Down(msgspec.Struct):
    label: Label | None
    pos: Position
    age: int = 0


class Controller:
    """Keeps the ``mode`` and asks the desk to act."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.mode: Mode = Rest()
        self._down: _Down | None = None

    # ------------------------------------------------------------------ pointer
    def press(self, label: Label | None, pos: Position) -> None:
        """The left button went down."""
        self._down = _Down(label, pos)

    def move(self, pos: Position) -> None:
        """The pointer moved; far enough with the button down, it lifts what it was pressed on."""
        if isinstance(self.mode, Held):
            self.mode = msgspec.structs.replace(self.mode, pos=pos)
        elif self._down and _is_far(self._down.pos, pos):
            self._lift(self._down, pos)

    def update(self, dt: int) -> bool:
        """``dt`` milliseconds went by; whether a press has become a hold."""
        if self._down is None or isinstance(self.mode, Held):
            return False
        self._down.age += dt
        return self._down.age >= HOLD_TIME and self._lift(self._down, self._down.pos)

    def release(self, pos: Position, shift: bool = False) -> bool:
        """The left button went up: whether that was a drop. What was held without being moved is put back."""
        self._down = None
        mode = self.mode
        if not isinstance(mode, Held):
            return False
        self.mode = Rest()
        if _is_far(mode.start, pos):
            self._drop(msgspec.structs.replace(mode, pos=pos), shift)
            return True
        return False

    def secondary(self, label: Label | None) -> None:
        """The right button was clicked: look at a card, or step back."""
        if not isinstance(self.mode, Rest):
            self.cancel()
        elif label:
            self.desk.zoom(label)

    def cancel(self) -> None:
        """One step back; nothing has been sent yet."""
        if isinstance(self.mode, Held):
            self.desk.dropped(self.mode, False)
        self.mode = Rest()
        self._down = None

    def forget_press(self) -> None:
        """Whatever button was down has been let go elsewhere."""
        self._down = None

    def _lift(self, down: _Down, pos: Position) -> bool:
        source = self._liftable(down.label)
        if source is None or not isinstance(self.mode, Rest | Radial | Aiming):
            return False
        self.mode = Held(source, targets_from(self.desk.standing, source), down.pos, pos)
        return True

    def _liftable(self, label: Label | None) -> Origin | None:
        """What can be carried from a place now."""
        standing = self.desk.standing
        if not isinstance(label, Origin) or (isinstance(label, OwnGoods) and label not in TOKEN_SOURCES):
            return None
        is_open = standing.turn == ACT or (standing.turn == FOLLOW and label in standing.offers)
        return label if is_open else None

    def _drop(self, held: Held, shift: bool) -> None:
        target = target_at(held, self.desk.drop_label(held))
        self.desk.dropped(held, target is not None and target.is_legal)
        self._aim_at(target, shift)

    # ------------------------------------------------------------------ clicks
    def click(self, label: Label | None, shift: bool = False) -> None:
        """A place was clicked, by mouse or keyboard."""
        mode = self.mode
        if isinstance(mode, Panel):
            self._click_panel(mode, label, shift)
        elif isinstance(mode, Reading):
            self.mode = mode if label == labels.LOG else Rest()
        elif isinstance(mode, Aiming | Radial):
            self._click_target(mode, label, shift)
        elif label:
            self._click_table(label, shift)

    def _click_target(self, mode: Aiming | Radial, label: Label | None, shift: bool) -> None:
        if isinstance(mode, Radial) and isinstance(label, VerbSign):
            self._click_verb(mode, label.verb, shift)
            return
        target = target_at(mode, label)
        if target is None:
            self.mode = Rest()
            if label and label not in (mode.source, labels.CANCEL):
                self._click_table(label, shift)
            return
        if target.is_legal:
            self.mode = Rest()
        self._aim_at(target, shift)

    def _click_verb(self, mode: Radial, verb: str, shift: bool) -> None:
        targets = tuple(target for target in mode.targets if target.verb == verb)
        if verb == "develop" and any(target.is_legal for target in targets):
            self.mode = Aiming(mode.source, targets, verb)
        elif targets:
            best = best_of(targets, verb)
            if best and best.is_legal:
                self.mode = Rest()
            self._aim_at(best, shift)

    def _aim_at(self, target: Target | None, shift: bool) -> None:
        """Do what a target promises, or say why not."""
        if target is None:
            return
        if target.is_legal:
            self.choose(target.commands, shift)
        elif target.refusal:
            self.desk.refuse(target.refusal)

    def _click_table(self, label: Label, shift: bool) -> None:
        turn = self.desk.standing.turn
        action = self._buttons.get(label)
        if action:
            action()
        elif turn in (ACT, FOLLOW, ANSWER):
            self._begin(label, shift)
        elif turn in (END, HIDDEN) and _is_beginning(label):
            self.desk.remind()

    @property
    def _buttons(self) -> dict[Label, Callable[[], None]]:
        return {
            labels.UNDO: self.desk.undo,
            labels.REDO: self.desk.redo,
            labels.END_TURN: self._end_turn,
            labels.DONE: self._end_turn,
            SHOW_HAND: self.desk.show_hand,
            labels.PASS: self._ask_pass,
            labels.CANCEL: self.desk.undo,
            labels.LOG: self._read,
        }

    def _read(self) -> None:
        self.mode = Reading()

    def _end_turn(self) -> None:
        """Close an open turn, then hand over: one press."""
        done = self.desk.standing.offers.at(labels.DONE)
        if done:
            self.desk.submit(done[0])
        if self.desk.standing.turn == END:
            self.desk.end_turn()

    def _ask_pass(self) -> None:
        command = self.desk.standing.offers.at(labels.PASS)
        if command:
            self.mode = Passing(command[0])

    def _begin(self, label: Label, shift: bool) -> None:
        """Begin what a place of the resting table is for."""
        commands = self.desk.standing.offers.at(label)
        if not commands and self.desk.standing.turn != ACT:
            if _is_beginning(label):
                self.desk.remind()
        elif label == labels.EXCHANGE and commands:
            self.mode = Exchanging(commands)
        elif isinstance(label, HandCard):
            self.mode = Radial(label, targets_from(self.desk.standing, label))
        elif isinstance(label, OwnGoods) and label in TOKEN_SOURCES:
            self._begin_aiming(label)
        elif commands:
            self.choose(commands, shift)
        else:
            self._explain(label)

    def _begin_aiming(self, label: OwnGoods) -> None:
        targets = targets_from(self.desk.standing, label)
        if any(target.is_legal for target in targets):
            self.mode = Aiming(label, targets, TOKEN_SOURCES[label])
        else:
            self._aim_at(next((target for target in targets if target.refusal), None), False)

    def _explain(self, label: Label) -> None:
        """Say why a click does nothing; on a Location of another State it begins to raze, if that is possible. One
        that is for nothing now is looked at closely."""
        refusal, target = why_not(self.desk.standing, label), raze_target(self.desk.standing, label)
        if refusal is None and target is not None:
            if target.is_legal:
                self._begin_aiming(labels.REDS)
                return
            refusal = target.refusal
        if refusal:
            self.desk.refuse(refusal)
        elif target is None and isinstance(label, SiteAt):
            self.desk.zoom(label)

    # ------------------------------------------------------------------ choosing how
    def choose(self, commands: Sequence[AnyCommand], shift: bool = False) -> None:
        """Carry out one of ``commands``; ask first what to discard or how to pay where that is open."""
        if len(commands) > 1:
            self.mode = Discarding(tuple(commands), shift)
            return
        command = commands[0]
        ways = tuple(self.desk.standing.match.ask(payments, command))
        if opens_payment_panel(ways, shift or self.desk.always_pay):
            self.mode = Paying(command, ways)
        else:
            self.mode = Rest()
            self.desk.submit(command)

    def take_up(self, commands: Sequence[AnyCommand]) -> bool:
        """Begin one of ``commands`` so that it has to be confirmed; False where its place is to be pressed."""
        command = commands[0]
        if isinstance(command, Pass):
            self.mode = Passing(command)
        elif len(commands) > 1:
            self.mode = Discarding(tuple(commands), asks_payment=True)
        elif hasattr(command, "payment"):
            self.mode = Paying(command, tuple(self.desk.standing.match.ask(payments, command)) or ((),))
        else:
            return False
        return True

    def _click_panel(self, mode: Panel, label: Label | None, shift: bool) -> None:
        match mode, label:
            case _, labels.CONFIRM:
                self.confirm()
            case Paying(), PaymentWay(index):
                self.mode = msgspec.structs.replace(mode, chosen=index)
            case Discarding(), DiscardOption(index):
                self._discard(mode.with_option(index), shift)
            case Exchanging(), ExchangeFor(good):
                self._exchange(mode, good, shift)
            case _, labels.PANEL:
                pass
            case _:
                self.mode = Rest()

    def _discard(self, mode: Discarding, shift: bool) -> None:
        """Go on with what has been chosen: to the next card, or to the command when there is only one left."""
        if len(mode.commands) == 1:
            self.choose(mode.commands, shift or mode.asks_payment)
        else:
            self.mode = mode

    def _exchange(self, mode: Exchanging, good: str, shift: bool) -> None:
        chosen = [command for command in mode.commands if isinstance(command, ExchangeWorkers) and command.good == good]
        if chosen:
            self.choose(chosen[:1], shift)

    def confirm(self) -> None:
        """The gold button of an open panel."""
        mode = self.mode
        if isinstance(mode, Paying):
            self.mode = Rest()
            self.desk.submit(_with_payment(mode))
        elif isinstance(mode, Passing):
            self.mode = Rest()
            self.desk.submit(mode.command)

    # ------------------------------------------------------------------ keys
    def key(self, name: str, mods: frozenset[str] = frozenset()) -> bool:
        """A key went down; whether it meant something here."""
        if "ctrl" in mods:
            return self._shortcut(name)
        if name == "escape":
            return self._escape()
        if name in ("space", "return", "enter"):
            return self.go_on()
        if not isinstance(self.mode, Rest):
            return self._key_in_mode(name)
        action = {"p": self._ask_pass, "l": self._read}.get(name)
        if action:
            action()
        return action is not None

    def _key_in_mode(self, name: str) -> bool:
        """L closes the log that it has opened."""
        if name == "l" and isinstance(self.mode, Reading):
            self.cancel()
            return True
        return False

    def _escape(self) -> bool:
        """One step back: what was begun, or the decision that led to an open question."""
        if not isinstance(self.mode, Rest):
            self.cancel()
            return True
        if self.desk.standing.turn == ANSWER and self.desk.standing.match.undo_possible:
            self.desk.undo()
            return True
        return False

    def _shortcut(self, name: str) -> bool:
        action = {"z": self.desk.undo, "y": self.desk.redo}.get(name)
        if action:
            self.mode = Rest()
            action()
        return action is not None

    def go_on(self) -> bool:
        """Space: whatever is gold on the screen; whether anything is."""
        turn = self.desk.standing.turn
        if isinstance(self.mode, Paying | Passing):
            self.confirm()
        elif isinstance(self.mode, Rest) and turn == HIDDEN:
            self.desk.show_hand()
        elif isinstance(self.mode, Rest) and turn in (END, FOLLOW):
            self._end_turn()
        else:
            return False
        return True


def _is_beginning(label: Label) -> bool:
    """Whether an action begins there: clicked at the wrong time, it reminds of what is asked."""
    return label == labels.EXCHANGE or isinstance(label, Origin | GoodsOf | SiteAt | BoardAction)


def _is_far(start: Position, pos: Position) -> bool:
    return max(abs(start[0] - pos[0]), abs(start[1] - pos[1])) >= DRAG_DISTANCE


def _with_payment(mode: Paying) -> AnyCommand:
    return msgspec.structs.replace(mode.command, payment=mode.ways[mode.chosen])
