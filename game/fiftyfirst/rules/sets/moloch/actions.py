"""R44.5 Hack or destroy a deployed Machine, or leave a part of what that takes on it (R44.14)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any

from game.fiftyfirst.cards.vocabulary import CODE_GOODS
from game.fiftyfirst.rules.chapter import Chapter, Make, Side, T
from game.fiftyfirst.rules.commands import paid_goods
from game.fiftyfirst.rules.events import Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.phases.actions import triggers
from game.fiftyfirst.rules.sets.moloch import machines as mc
from game.fiftyfirst.rules.sets.moloch import messages
from game.fiftyfirst.rules.sheets import state_sheet
from game.fiftyfirst.rules.state import Game, GameState, Seat
from game.fiftyfirst.rules.steps import ChooseAction
from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal

ONE_VP = Bag({"vp": 1})

_Found = tuple[str, T]
"""The text of a move, and what is made of it."""


def _to_hack(side: Side, make: Make[T]) -> Sequence[T]:
    """R44.5.2, and where it is played with the server room (R53.3) and the cooperative variant (R44.14)."""
    if side.state.machines is None:
        return ()
    found: list[_Found[T]] = []
    workers, coop = side.most("worker", "hack"), side.game.options.moloch_coop
    for name, place, machine, one in mc.by_name(side.game, side.state.machines):
        if machine.cost["worker"] > workers and not (one.goods or coop):
            continue
        price = mc.hacking(machine.cost, one.goods)
        cost = side.pay(price)
        if cost is not None:
            found.append((name, make(side.seat, place, EMPTY, False, cost)))
            if _may_enter_room(side, one):
                found.append((f"{name} to server room", make(side.seat, place, EMPTY, True, cost)))
        if coop:
            red = mc.red_left(side.state, machine, one, side.sites.destroy_discount)
            for code in mc.parts_of_code(price):
                for goods in [code, *(code + {"red": count} for count in range(1, red))]:
                    found += _part(side, make, name, (side.seat, place, goods, False), goods)
    return [made for _, made in sorted(found, key=itemgetter(0))]


def _to_destroy(side: Side, make: Make[T]) -> Sequence[T]:
    """R44.5.4."""
    if side.state.machines is None:
        return ()
    found: list[_Found[T]] = []
    discount, most, coop = side.sites.destroy_discount, side.most("red", "destroy"), side.game.options.moloch_coop
    for name, place, machine, one in mc.by_name(side.game, side.state.machines):
        if machine.strength - discount > most and not (one.goods or coop):
            continue
        red = mc.red_left(side.state, machine, one, discount)
        cost = side.pay(mc.destroying(red))
        if cost is not None:
            found.append((name, make(side.seat, place, EMPTY, cost)))
        if coop:
            for goods in [Bag({"red": count}) for count in range(1, red)]:
                found += _part(side, make, name, (side.seat, place, goods), goods)
    return [made for _, made in sorted(found, key=itemgetter(0))]


def _part(side: Side, make: Make[T], name: str, fields: tuple[Any, ...], goods: Bag) -> list[_Found[T]]:
    """Leaving goods on a Machine, if they are there."""
    cost = side.pay(mc.leaving(goods))
    text = ", ".join([f"{good}: {goods[good]}" for good in (*CODE_GOODS, "red") if good in goods])
    return [] if cost is None else [(f"{name} partly {{{text}}}", make(*fields, cost))]


def _may_enter_room(side: Side, one: messages.Deployed) -> bool:
    """R53.3: as long as the room is not hacked, and not where the card would be discarded anyway."""
    has_room = messages.machines_of(side.state).server_room is not None
    return has_room and not mc.is_room_hacked(side.game, side.state) and not mc.holds_code(one)


def _why_not(side: Side, command: messages.HackMachine | messages.DestroyMachine) -> Refusal:
    """What is neither listed nor too dear: a Machine that is not there, or a part or a place that is none."""
    deployed = side.state.machines.deployed if side.state.machines else ()
    if not 0 <= command.machine < len(deployed):
        return Refusal("no_such_card")
    is_of_room = isinstance(command, messages.HackMachine) and command.to_server_room and not command.partly
    return Refusal("no_effect" if is_of_room else "wrong_choice", card=deployed[command.machine].card)


def contacts_to_destroy(game: Game, state: GameState, seat: Seat, place: int) -> int:
    """How many red contact tokens destroying a deployed Machine would still take of ``seat`` (R44.5.4, R44.14)."""
    one = messages.machines_of(state).deployed[place]
    discount = state_sheet(game, state.player(seat).sites).destroy_discount
    return mc.red_left(state, game.catalog.machines[one.card], one, discount)


def _hack(judge: Judge, command: messages.HackMachine) -> None:
    """R44.5.2: the card goes into the hand, unless others have begun, or it makes a marker in the server room."""
    seat, place = command.seat, command.machine
    one = _pay(judge, command)
    if command.partly:
        return
    machines = messages.machines_of(judge.state)
    card = None if command.to_server_room or mc.holds_code(one) else machines.hacked_side(one.card)
    judge.emit(messages.MachineHacked(seat, place, one.card, card, command.to_server_room))
    if command.to_server_room:
        room = judge.game.catalog.server_room
        judge.gain(seat, room.gain if room else EMPTY, Source("server_room", one.card))
    triggers.resolve(judge, seat, "hack")


def _destroy(judge: Judge, command: messages.DestroyMachine) -> None:
    """R44.5.4: 1 VP, unless red contact tokens of an earlier action lay there (R44.14)."""
    seat = command.seat
    one = _pay(judge, command)
    if command.partly:
        return
    judge.emit(messages.MachineDestroyed(seat, command.machine, one.card))
    if not mc.holds_red(one):
        judge.gain(seat, ONE_VP, Source("destroyed", one.card))
    triggers.resolve(judge, seat, "destroy")


def _pay(judge: Judge, command: messages.HackMachine | messages.DestroyMachine) -> messages.Deployed:
    """Pay for the action, and give the Machine as it stood before: a part of what it takes is left on it (R44.14)."""
    seat, payment = command.seat, command.payment or ()
    judge.begin_action(command)
    one = messages.machines_of(judge.state).deployed[command.machine]
    if command.partly:
        judge.emit(messages.MachineCharged(seat, command.machine, one.card, paid_goods(payment)))
    return one


HACK = Chapter("hack {machine}{partly}{to_server_room}", (ChooseAction,), _to_hack, _why_not, _hack)
DESTROY = Chapter("destroy {machine}{partly}", (ChooseAction,), _to_destroy, _why_not, _destroy)
