"""The controller of the table: turns presses, moves, clicks and keys into commands.

Works on labels and positions only, so a test can play a person without a window.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from game.kernel.refusal import Refusal
from game.rules.bill import GoodsSource
from game.rules.commands import ExchangeWorkers, Pass, Payment
from game.rules.decide import bill, payments
from game.rules.messages import AnyCommand
from game.rules.phases.cleanup import lost_of
from game.ui import places as at
from game.ui.input import Position, is_far
from game.ui.table import labels
from game.ui.table.play import choices, modes
from game.ui.table.play.gathering import command_of, row_at, with_one_less, with_one_more
from game.ui.table.sight import ACT, ANSWER, END, FOLLOW, HIDDEN, Standing
from game.ui.widgets.handover import SHOW_HAND

HOLD_TIME = 180
"""Milliseconds after which a press picks up what lies there."""

_STEPS = {"up": "plus", "+": "plus", "=": "plus", "[+]": "plus", "down": "minus", "-": "minus", "[-]": "minus"}
"""Key -> the step of the payment that it makes."""


class TableActions(Protocol):
    """What the controller calls: the scene of the table, or a stand-in in tests."""

    @property
    def standing(self) -> Standing: ...
    @property
    def always_pay(self) -> bool: ...
    def submit(self, command: AnyCommand) -> None: ...
    def end_turn(self) -> None: ...
    def undo(self) -> None: ...
    def redo(self) -> None: ...
    def show_hand(self) -> None: ...
    def refuse(self, refusal: Refusal, command: AnyCommand | None = None) -> None: ...
    def remind(self) -> None: ...
    def dropped(self, held: modes.Held, accepted: bool) -> None: ...
    def missed(self, held: modes.Held) -> None: ...
    def drop_label(self, held: modes.Held) -> at.Label | None: ...
    def zoom(self, label: at.Label) -> None: ...


class _Down(msgspec.Struct):
    """A press of the left button; ``age`` is in milliseconds."""

    label: at.Label | None
    pos: Position
    age: int = 0


class Controller:
    """Holds the current ``mode`` and calls the table's actions."""

    def __init__(self, table: TableActions) -> None:
        self.table = table
        self.mode: modes.Mode = modes.Rest()
        self._down: _Down | None = None
        self._then: AnyCommand | None = None
        """The answer to the question that the begun command asks: what was aimed at."""
        self._taken_back_to: int | None = None
        """The number of the decision to which Esc has gone back."""

    # ------------------------------------------------------------------ pointer
    def press(self, label: at.Label | None, pos: Position) -> None:
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
        self.mode = held.gathered or modes.Rest()
        if not is_far(held.start, pos):
            return False
        target = modes.target_at(held, self.table.drop_label(held))
        self.table.dropped(held, target is not None and target.is_legal)
        if target is None:
            self.table.missed(held)
        self._use_target(target, shift, held.source)
        return True

    def secondary(self, label: at.Label | None) -> None:
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
        self.mode = (before.gathered if isinstance(before, modes.Held) else None) or modes.Rest()
        self._down = self._then = None

    def forget_press(self) -> None:
        """The button was released where the table did not see it."""
        self._down = None

    def _pick_up(self, down: _Down, pos: Position) -> bool:
        label, standing = down.label, self.table.standing
        if isinstance(self.mode, modes.Gathering):
            return self._pick_up_more(self.mode, down, pos)
        if not isinstance(self.mode, modes.Rest | modes.Radial | modes.Aiming) or not isinstance(label, at.Origin):
            return False
        if standing.turn not in (ACT, ANSWER) and not (standing.turn == FOLLOW and label in standing.offers):
            return False
        targets, zone = choices.targets_from(standing, label), standing.zone(label)
        if not targets and standing.turn == ANSWER:
            return False
        if not zone.lifted(standing, label, targets):
            return False
        self.mode = modes.Held(label, targets, down.pos, pos)
        return True

    def _pick_up_more(self, mode: modes.Gathering, down: _Down, pos: Position) -> bool:
        """Pick up one more token for the place at which some are gathered."""
        label, standing = down.label, self.table.standing
        if not isinstance(label, at.OwnGoods) or mode.goods[label.good] >= standing.me.goods[label.good]:
            return False
        target = row_at(standing, mode).target(standing, mode.place, label.good, mode.goods)
        if target:
            self.mode = modes.Held(label, (target,), down.pos, pos, mode)
        return target is not None

    # ------------------------------------------------------------------ clicks
    def click(self, label: at.Label | None, shift: bool = False) -> None:
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

    def _click_target(self, mode: modes.Aiming | modes.Radial, label: at.Label | None, shift: bool) -> None:
        if isinstance(mode, modes.Radial) and isinstance(label, at.VerbSign):
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
        if isinstance(mode.source, at.HandCard) and verb == "develop" and any(target.is_legal for target in targets):
            self.mode = modes.Aiming(mode.source, targets, verb)
        elif self._gathers(mode.source, verb) and any(target.is_legal for target in targets):
            self.mode = modes.Gathering(mode.source)
        elif targets:
            best = modes.best_of(targets, verb)
            if best and best.is_legal:
                self.mode = modes.Rest()
            self._use_target(best, shift)

    def _use_target(self, target: modes.Target | None, shift: bool, source: at.Origin | None = None) -> None:
        """Carry out a target's command, or say why it is illegal; a token from ``source`` may be gathered first."""
        if target is None:
            return
        self._then = target.then
        if target.is_legal and isinstance(source, at.OwnGoods) and self._gathers(target.label, target.verb):
            before = self.mode if isinstance(self.mode, modes.Gathering) else modes.Gathering(target.label)
            self.mode = with_one_more(self.table.standing, before, source.good) or before
        elif target.is_legal:
            self.choose(target.commands, shift)
        elif target.refusal:
            self.table.refuse(target.refusal, target.tried)

    def _gathers(self, label: at.Label, verb: str) -> bool:
        """Whether this verb gathers goods at a place."""
        gathers = self.table.standing.zone(label).gathers
        return gathers is not None and gathers.verb == verb

    def _click_table(self, label: at.Label, shift: bool) -> None:
        turn = self.table.standing.turn
        action = self._buttons.get(label)
        if action:
            action()
        elif turn in (ACT, FOLLOW, ANSWER):
            self._begin(label, shift)
        elif turn in (END, HIDDEN) and _begins_action(self.table.standing, label):
            self.table.remind()

    @property
    def _buttons(self) -> dict[at.Label, Callable[[], None]]:
        return {
            labels.UNDO: self.table.undo,
            labels.REDO: self.table.redo,
            labels.END_TURN: self._end_turn,
            labels.DONE: self._end_turn,
            SHOW_HAND: self.table.show_hand,
            labels.PASS: self._pass,
            labels.CANCEL: self.table.undo,
            labels.LOG: self._read,
        }

    def _read(self) -> None:
        self.mode = modes.Reading()

    def _end_turn(self) -> None:
        """Finish an open turn and hand the table over, both with one press; an open question is only finished."""
        done, is_asked = self.table.standing.offers.at(labels.DONE), self.table.standing.turn == ANSWER
        if done:
            self.table.submit(done[0])
        if self.table.standing.turn == END and not is_asked:
            self.table.end_turn()

    def _pass(self) -> None:
        if command := self.table.standing.offers.at(labels.PASS):
            self._ask_pass(command[0])

    def _ask_pass(self, command: AnyCommand) -> None:
        """Pass, or ask first if Cleanup would take goods."""
        if lost_of(self.table.standing.me):
            self.mode = modes.Passing(command)
        else:
            self.table.submit(command)

    def _begin(self, label: at.Label, shift: bool) -> None:
        """Begin the action that starts at ``label``."""
        self._then = None
        standing = self.table.standing
        commands, zone = standing.offers.at(label), standing.zone(label)
        if not commands and standing.turn != ACT:
            if _begins_action(self.table.standing, label):
                self.table.remind()
        elif label == labels.EXCHANGE and commands:
            self.mode = modes.Exchanging(commands)
        elif isinstance(label, at.OwnGoods) and choices.is_token(standing, label):
            self._begin_aiming(label)
        elif isinstance(label, at.Origin) and (targets := zone.verbs(standing, label)):
            self.mode = modes.Radial(label, targets)
        elif commands:
            self.choose(commands, shift)
        else:
            self._explain(label)

    def _begin_aiming(self, label: at.OwnGoods) -> None:
        targets = choices.targets_from(self.table.standing, label)
        if any(target.is_legal for target in targets):
            self.mode = modes.Aiming(label, targets, choices.verb_of(self.table.standing, label))
        else:
            self._use_target(next((target for target in targets if target.refusal), None), False)

    def _explain(self, label: at.Label) -> None:
        """Say why a click does nothing. A Location of another State starts razing if it can be razed; a Site that
        has no use now is zoomed."""
        standing, target = self.table.standing, choices.raze_target(self.table.standing, label)
        refusal, tried = choices.why_not(standing, label), choices.tried_at(standing, label)
        if refusal is None and target is not None:
            if target.is_legal and isinstance(label, at.SiteAt):
                self._begin_aiming(choices.razing_source(self.table.standing, label))
                return
            refusal, tried = target.refusal, target.tried
        if refusal:
            self.table.refuse(refusal, tried)
        elif target is None and isinstance(label, at.SiteAt):
            self.table.zoom(label)

    # ------------------------------------------------------------------ discards and payment
    def choose(self, commands: Sequence[AnyCommand], shift: bool = False) -> None:
        """Submit one of ``commands``, which differ only in the way to do an action and in what they discard, and then
        the answer that was aimed at.

        Asks first for that and how to pay if there is a choice; ``shift`` always asks how to pay.
        """
        if self._ask_which(commands, shift):
            return
        command = commands[0]
        ways = tuple(self.table.standing.match.ask(payments, command.seat, command))
        if modes.opens_payment_panel(ways, shift or self.table.always_pay):
            self._open_bill(command, ways)
        else:
            self.mode = modes.Rest()
            self._submit(command)

    def _submit(self, command: AnyCommand) -> None:
        """Submit a command, and answer the question that it asks if that was aimed at."""
        then, self._then = self._then, None
        self.table.submit(command)
        if then is not None and then in self.table.standing.match.legal():
            self.table.submit(then)

    def take_up(self, commands: Sequence[AnyCommand]) -> None:
        """Do one of ``commands``, as a hint says, asking only what a drop of the same card would; passing is confirmed,
        as by its button."""
        self._then = None
        if isinstance(commands[0], Pass):
            self._ask_pass(commands[0])
        else:
            self.choose(commands)

    def _ask_which(self, commands: Sequence[AnyCommand], asks_payment: bool) -> bool:
        """Open the panel that asks which of several commands it is, or let be aimed at what has to be chosen first;
        return whether there are several."""
        if len(commands) < 2:
            return False
        if aiming := next(filter(None, (one.asks_first(commands) for one in self.table.standing.sets)), None):
            self.mode = aiming
            return True
        branching = modes.Branching(tuple(commands))
        self.mode = branching if len(branching.ways) > 1 else modes.Discarding(tuple(commands), asks_payment)
        return True

    def _open_bill(self, command: AnyCommand, ways: Sequence[Payment]) -> None:
        """Ask how to pay; the first of the ``ways`` is preselected."""
        self.mode = modes.Paying(
            command, self.table.standing.match.ask(bill, command.seat, command), ways[0] if ways else ()
        )

    def _step_payment(self, mode: modes.Paying, source: GoodsSource, step: str) -> None:
        self.mode = mode.stepped(source, step) or mode

    def _step_gathering(self, mode: modes.Gathering, good: str, step: str) -> None:
        """One token more (`plus`) or less (`minus`) at the place."""
        standing = self.table.standing
        more = with_one_more(standing, mode, good) if step == "plus" else with_one_less(mode, good)
        self.mode = more or mode

    def _click_panel(self, mode: modes.Panel, label: at.Label | None, shift: bool) -> None:
        match mode, label:
            case _, labels.CONFIRM:
                self.confirm()
            case modes.Paying(), at.PaymentStep(step, good, site):
                self._step_payment(mode, GoodsSource(good, site), step)
            case modes.Paying(), at.PaymentGood(good, site):
                self._step_payment(mode, GoodsSource(good, site), "plus")
            case modes.Discarding(), at.DiscardOption(index):
                self.mode = chosen = mode.with_option(index)
                if len(chosen.commands) == 1:
                    self.choose(chosen.commands, shift or chosen.asks_payment)
            case modes.Gathering(), at.PaymentStep(step, good):
                self._step_gathering(mode, good, step)
            case modes.Gathering(), at.PaymentGood(good) | at.OwnGoods(good):
                self._step_gathering(mode, good, "plus")
            case modes.Gathering(place), _ if place == label:
                pass
            case modes.Gathering(), labels.END_TURN:
                self.confirm()
                self._end_turn()
            case modes.Branching(), at.WayOption(way):
                self.choose(mode.of(way), shift)
            case modes.Exchanging(), at.ExchangeFor(good):
                for command in mode.commands:
                    if isinstance(command, ExchangeWorkers) and command.good == good:
                        self.choose([command], shift)
                        break
            case _, labels.PANEL:
                pass
            case _:
                self.mode = modes.Rest()

    def confirm(self) -> None:
        """The gold button of an open panel was pressed."""
        mode = self.mode
        if isinstance(mode, modes.Paying):
            if mode.is_settled:
                self.mode = modes.Rest()
                self._submit(mode.paid)
        elif isinstance(mode, modes.Gathering):
            command = command_of(self.table.standing, mode)
            if command:
                self.mode = modes.Rest()
                self.table.submit(command)
        elif isinstance(mode, modes.Passing):
            self.mode = modes.Rest()
            self.table.submit(mode.command)

    # ------------------------------------------------------------------ keys
    def payment_key(self, name: str, label: at.Label | None) -> bool:
        """A key of a panel with steps while ``label`` has attention; return whether it was used."""
        mode = self.mode
        if not isinstance(mode, modes.Paying | modes.Gathering) or not isinstance(
            label, at.PaymentGood | at.PaymentStep
        ):
            return False
        if name in ("return", "enter"):
            self.confirm()
        elif name in _STEPS and isinstance(mode, modes.Gathering):
            self._step_gathering(mode, label.good, _STEPS[name])
        elif name in _STEPS and isinstance(mode, modes.Paying):
            self._step_payment(mode, GoodsSource(label.good, label.site), _STEPS[name])
        return name in ("return", "enter", *_STEPS)

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
        action = {"p": self._pass, "l": self._read}.get(name) if isinstance(self.mode, modes.Rest) else None
        if action:
            action()
        return action is not None

    def _escape(self) -> bool:
        """Cancel what was begun, or take back the one decision that led to an open question, and none before it."""
        if not isinstance(self.mode, modes.Rest):
            self.cancel()
            return True
        standing = self.table.standing
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
        turn = self.table.standing.turn
        if isinstance(self.mode, modes.Paying | modes.Gathering | modes.Passing):
            self.confirm()
        elif isinstance(self.mode, modes.Rest) and turn == HIDDEN:
            self.table.show_hand()
        elif isinstance(self.mode, modes.Rest) and turn in (END, FOLLOW):
            self._end_turn()
        else:
            return False
        return True


def _begins_action(standing: Standing, label: at.Label) -> bool:
    """Whether an action can begin there at some time of a match."""
    return label == labels.EXCHANGE or isinstance(label, at.Origin | at.GoodsOf) or standing.zone(label).is_begun
