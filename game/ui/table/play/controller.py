"""The controller of a table: turns presses, moves, clicks and keys into commands.

Works on labels and positions only, so a test can play a person without a window.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from game.kernel.refusal import Refusal
from game.ui.input import Position, is_far
from game.ui.places import Label, VerbSign
from game.ui.table import labels
from game.ui.table.play import modes
from game.ui.table.play.choices import is_useful, targets_from
from game.ui.table.standing import ACT, ANSWER, END, FOLLOW, HIDDEN, AnyStanding
from game.ui.widgets.handover import SHOW_HAND

HOLD_TIME = 180
"""Milliseconds after which a press picks up what lies there."""


class TableActions(Protocol):
    """What the controller calls: the scene of the table, or a stand-in in tests."""

    @property
    def standing(self) -> AnyStanding: ...
    @property
    def asks_all(self) -> bool:
        """Whether the player wants to be asked whatever can be chosen."""

    def submit(self, command: Any) -> None: ...
    def end_turn(self) -> None: ...
    def undo(self) -> None: ...
    def redo(self) -> None: ...
    def show_hand(self) -> None: ...
    def refuse(self, refusal: Refusal, command: Any = None) -> None: ...
    def remind(self) -> None: ...
    def dropped(self, held: modes.Held, accepted: bool) -> None: ...
    def missed(self, held: modes.Held) -> None: ...
    def drop_label(self, held: modes.Held) -> Label | None: ...
    def zoom(self, label: Label) -> None: ...


class _Down(msgspec.Struct):
    """A press of the left button; ``age`` is in milliseconds."""

    label: Label | None
    pos: Position
    age: int = 0


class Controller:
    """Holds the current ``mode`` and calls the table's actions."""

    def __init__(self, table: TableActions) -> None:
        self.table = table
        self.mode: modes.Mode = modes.Rest()
        self._down: _Down | None = None
        self._then: Any = None
        """The answer to the question that the begun command asks: what was aimed at."""
        self._taken_back_to: int | None = None
        """The number of the decision to which Esc has gone back."""

    @property
    def standing(self) -> Any:
        """What the player sees of the match, as the game has derived it."""
        return self.table.standing

    # ------------------------------------------------------------------ pointer
    def press(self, label: Label | None, pos: Position) -> None:
        """The left button went down."""
        self._down = _Down(label, pos)

    def move(self, pos: Position) -> None:
        """The pointer moved. A drag begins at ``DRAG_DISTANCE``."""
        if isinstance(self.mode, modes.Held):
            self.mode = msgspec.structs.replace(self.mode, pos=pos)
        elif self._down and is_far(self._down.pos, pos):
            self._pick_up(self._down, pos)

    def update(self, dt: int) -> bool:
        """Advance by ``dt`` milliseconds; return whether a press has become a hold."""
        if self._down is None or isinstance(self.mode, modes.Held):
            return False
        self._down.age += dt
        return self._down.age >= HOLD_TIME and self._pick_up(self._down, self._down.pos)

    def release(self, pos: Position, shift: bool = False) -> bool:
        """The left button went up; return whether that was a drop. Something held but not moved is put back."""
        self._down = None
        if not isinstance(self.mode, modes.Held):
            return False
        held = msgspec.structs.replace(self.mode, pos=pos)
        self.mode = held.under or modes.Rest()
        if not is_far(held.start, pos):
            return False
        target = modes.target_at(held, self.table.drop_label(held))
        self.table.dropped(held, target is not None and target.is_legal)
        if target is None:
            self.table.missed(held)
        self._use_target(target, shift, held.source)
        return True

    def secondary(self, label: Label | None) -> None:
        """The right button was clicked: zoom a card, or cancel."""
        if not isinstance(self.mode, modes.Rest):
            self.cancel()
        elif label:
            self.table.zoom(label)

    def cancel(self) -> None:
        """Return to rest; no command has been sent yet."""
        before = self.mode
        if isinstance(before, modes.Held):
            self.table.dropped(before, False)
        self.mode = (before.under if isinstance(before, modes.Held) else None) or modes.Rest()
        self._down = self._then = None

    def forget_press(self) -> None:
        """The button was released where the table did not see it."""
        self._down = None

    def _pick_up(self, down: _Down, pos: Position) -> bool:
        label, standing = down.label, self.standing
        if isinstance(self.mode, modes.Panel):
            held = self.mode.pick_up(standing, label, down.pos, pos)
            self.mode = held or self.mode
            return held is not None
        if not isinstance(self.mode, modes.Rest | modes.Radial | modes.Aiming) or label is None:
            return False
        if not standing.lifts(label):
            return False
        if standing.turn not in (ACT, ANSWER) and not (standing.turn == FOLLOW and label in standing.offers):
            return False
        targets, zone = targets_from(standing, label), standing.zone(label)
        if not targets and standing.turn == ANSWER:
            return False
        if not zone.lifted(standing, label, targets):
            return False
        self.mode = modes.Held(label, targets, down.pos, pos)
        return True

    # ------------------------------------------------------------------ clicks
    def click(self, label: Label | None, shift: bool = False) -> None:
        """A place was clicked, or pressed by key."""
        mode = self.mode
        if isinstance(mode, modes.Panel):
            self._click_panel(mode, label, shift)
        elif isinstance(mode, modes.Reading):
            self.mode = mode if label == labels.LOG else modes.Rest()
        elif isinstance(mode, modes.Aiming | modes.Radial):
            self._click_target(mode, label, shift)
        elif label:
            self._click_table(label, shift)

    def _click_panel(self, mode: modes.Panel, label: Label | None, shift: bool) -> None:
        if label == labels.CONFIRM:
            mode.confirm(self)
        elif label != labels.PANEL:
            mode.click(self, label, shift)

    def _click_target(self, mode: modes.Aiming | modes.Radial, label: Label | None, shift: bool) -> None:
        if isinstance(mode, modes.Radial) and isinstance(label, VerbSign):
            self._click_verb(mode, label.verb, shift)
            return
        if label == mode.source:
            self.mode = modes.Rest()
            return
        target = modes.target_at(mode, label)
        if target is None:
            self.mode = modes.Rest()
            if label and label != labels.CANCEL:
                self._click_table(label, shift)
            return
        if target.is_legal:
            self.mode = modes.Rest()
        self._use_target(target, shift, mode.source)

    def _click_verb(self, mode: modes.Radial, verb: str, shift: bool) -> None:
        targets = tuple(target for target in mode.targets if target.verb == verb)
        if self.standing.aims_first(mode.source, verb) and is_useful(targets):
            self.mode = modes.Aiming(mode.source, targets, verb)
        elif self.standing.gathers(mode.source, verb) and is_useful(targets):
            self.mode = self.standing.gathering(mode.source, None, mode) or mode
        elif targets:
            best = modes.best_of(targets, verb)
            if best and best.is_legal:
                self.mode = modes.Rest()
            self._use_target(best, shift)

    def _use_target(self, target: Any, shift: bool, source: Label | None = None) -> None:
        """Carry out a target's command, or say why it is illegal; what comes from ``source`` may be gathered first."""
        if target is None:
            return
        self._then = target.then
        if (
            target.is_legal
            and source
            and self.standing.gathers(target.label, target.verb)
            and self._gather(target, source)
        ):
            return
        if target.is_legal:
            self.choose(target.commands, shift)
        elif target.refusal:
            self.table.refuse(target.refusal, target.tried)

    def _gather(self, target: Any, source: Label) -> bool:
        """Open the panel of what is gathered at a target, or put one more into it; False if that is not gathered."""
        found = self.standing.gathering(target.label, source, self.mode)
        self.mode = found or self.mode
        return found is not None

    def _click_table(self, label: Label, shift: bool) -> None:
        turn = self.standing.turn
        large = self.standing.large_button
        action = self._press_large if large and label == large.label else self._buttons.get(label)
        if action:
            action()
        elif turn in (ACT, FOLLOW, ANSWER):
            self._begin(label, shift)
        elif turn in (END, HIDDEN) and self.standing.begins_action(label):
            self.table.remind()

    @property
    def _buttons(self) -> dict[Label, Callable[[], None]]:
        return {
            labels.UNDO: self.table.undo,
            labels.REDO: self.table.redo,
            labels.END_TURN: self.end_turn,
            labels.DONE: self.end_turn,
            SHOW_HAND: self.table.show_hand,
            labels.CANCEL: self.table.undo,
            labels.LOG: self._read,
        }

    def _read(self) -> None:
        self.mode = modes.Reading()

    def end_turn(self) -> None:
        """Finish an open turn and hand the table over, both with one press; an open question is only finished."""
        done, is_asked = self.standing.offers.at(labels.DONE), self.standing.turn == ANSWER
        if done:
            self.table.submit(done[0])
        if self.standing.turn == END and not is_asked:
            self.table.end_turn()

    def _press_large(self) -> None:
        large = self.standing.large_button
        if large and (command := self.standing.offers.at(large.label)):
            self._then = None
            self.choose(command[:1])

    def _begin(self, label: Label, shift: bool) -> None:
        """Begin the action that starts at ``label``."""
        self._then = None
        standing = self.standing
        commands, zone = standing.offers.at(label), standing.zone(label)
        if not commands and standing.turn != ACT:
            if standing.begins_action(label):
                self.table.remind()
        elif panel := standing.panel_at(label):
            self.mode = panel
        elif standing.is_aimed(label):
            self.aim(label)
        elif targets := zone.verbs(standing, label):
            self.mode = modes.Radial(label, targets)
        elif commands:
            self.choose(commands, shift)
        else:
            self._explain(label)

    def aim(self, label: Label) -> None:
        """Aim what lies at a place, or say why it has no target."""
        targets = targets_from(self.standing, label)
        if is_useful(targets):
            self.mode = modes.Aiming(label, targets, self.standing.aim_verb(label))
        else:
            self._use_target(next((target for target in targets if target.refusal), None), False)

    def _explain(self, label: Label) -> None:
        """Say why a click does nothing; or aim what can be done there with something that lies elsewhere, or look at
        what has no use now."""
        standing, other = self.standing, self.standing.acts_at(label)
        refusal, tried = standing.why_not(label), standing.tried_at(label)
        if refusal is None and other is not None:
            if other.is_legal and (source := standing.source_of_deed(label)):
                self.aim(source)
                return
            refusal, tried = other.refusal, other.tried
        if refusal:
            self.table.refuse(refusal, tried)
        elif other is None and standing.is_looked_at(label):
            self.table.zoom(label)

    # ------------------------------------------------------------------ commands
    def choose(self, commands: Sequence[Any], shift: bool = False) -> None:
        """Submit one of ``commands``, which differ only in the way to do an action, and then the answer that was aimed
        at. Asks first what there is to choose; with ``shift`` all of it."""
        asked = self.standing.asks_before(commands, shift or self.table.asks_all)
        if asked is not None:
            self.mode = asked
        else:
            self.mode = modes.Rest()
            self.submit(commands[0])

    def submit(self, command: Any) -> None:
        """Submit a command, and answer the question that it asks if that was aimed at."""
        then, self._then = self._then, None
        self.table.submit(command)
        if then is not None and then in self.standing.match.legal():
            self.table.submit(then)

    def take_up(self, commands: Sequence[Any]) -> None:
        """Do one of ``commands``, as a hint says, asking only what a drop of the same card would."""
        self._then = None
        self.choose(commands)

    def confirm(self) -> None:
        """The gold button of an open panel was pressed."""
        if isinstance(self.mode, modes.Panel):
            self.mode.confirm(self)

    # ------------------------------------------------------------------ keys
    def panel_key(self, name: str, label: Label | None) -> bool:
        """A key of an open panel while ``label`` has attention; return whether it was used."""
        return isinstance(self.mode, modes.Panel) and self.mode.key(self, name, label)

    def key(self, name: str, mods: frozenset[str] = frozenset()) -> bool:
        """A key went down; return whether it was used."""
        if "ctrl" in mods:
            return self._shortcut(name)
        if name == "escape":
            return self._escape()
        if name in ("space", "return", "enter"):
            return self.go_on()
        if name == "l" and isinstance(self.mode, modes.Reading):
            self.cancel()
            return True
        return isinstance(self.mode, modes.Rest) and self._key_at_rest(name)

    def _key_at_rest(self, name: str) -> bool:
        large = self.standing.large_button
        if name == "l":
            self._read()
        elif large and name == large.key:
            self._press_large()
        else:
            return False
        return True

    def _escape(self) -> bool:
        """Cancel what was begun, or take back the one decision that led to an open question, and none before it."""
        if not isinstance(self.mode, modes.Rest):
            self.cancel()
            return True
        standing = self.standing
        if standing.turn != ANSWER or not standing.was_brought_about or self._taken_back_to == standing.match.head:
            return False
        self.table.undo()
        self._taken_back_to = standing.match.head
        return True

    def _shortcut(self, name: str) -> bool:
        action = {"z": self.table.undo, "y": self.table.redo}.get(name)
        if action:
            self.mode = modes.Rest()
            action()
        return action is not None

    def go_on(self) -> bool:
        """Space: press the gold button; return whether there is one."""
        turn = self.standing.turn
        if isinstance(self.mode, modes.Panel) and self.mode.confirms:
            self.confirm()
        elif isinstance(self.mode, modes.Rest) and turn == HIDDEN:
            self.table.show_hand()
        elif isinstance(self.mode, modes.Rest) and turn in (END, FOLLOW):
            self.end_turn()
        elif isinstance(self.mode, modes.Rest) and turn == ACT and self._is_large_by_space:
            self._press_large()
        else:
            return False
        return True

    @property
    def _is_large_by_space(self) -> bool:
        large = self.standing.large_button
        return large is not None and large.key == "space"
