"""A person who plays a whole match with the keyboard alone: no mouse event, the focus moved by Tab and arrows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules.commands import ChooseArea, paid_goods
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sets.arena.messages import EnterArena, EquipFighter
from game.fiftyfirst.rules.sets.borders.messages import ActivateBorder
from game.fiftyfirst.rules.sets.districts.messages import DealWithDistrict, RazeDistrict
from game.fiftyfirst.rules.sets.headquarters.messages import ClaimHq
from game.fiftyfirst.rules.sets.moloch.messages import DestroyMachine, HackMachine
from game.fiftyfirst.rules.sets.no_mans_land.messages import (
    BuildOutpost,
    ChooseActivated,
    ChooseToBuild,
    RazeOutpost,
    ShieldOutpost,
    SkipPick,
    UpgradeOutpost,
)
from game.fiftyfirst.rules.sets.scavengers.messages import ChooseStripped
from game.fiftyfirst.rules.state import Seat
from game.fiftyfirst.scenes.assault.scene import AssaultScene
from game.fiftyfirst.scenes.keep import SWAP
from game.fiftyfirst.scenes.state_phase import laid_out
from game.fiftyfirst.scenes.table import TableScene
from game.fiftyfirst.table.play.panels import Discarding, Paying
from game.fiftyfirst.table.play.targets import answer_of, discard_of
from game.fiftyfirst.table.sets.arena_tiles import TILE
from game.fiftyfirst.table.sets.no_mans_land.zones import built_with
from game.ui.places import Answer, Label, name_of
from game.ui.rehearsal.driver import Rehearsal
from game.ui.table import labels
from game.ui.table.play.modes import Aiming
from tests.ui.mouse_player import (
    asked_machine,
    board_of,
    has_to_give_up,
    offered,
    razing_token,
    show_machine,
    thread_end,
    ways_of,
)

MOST_STEPS = 300
"""So many presses of Tab are enough to go through every place of any table."""


def go_to(window: Rehearsal, place: Label) -> None:
    """Press Tab until the focus is there, backwards if that is nearer."""
    top = window.context.stack.top
    assert top is not None
    name = name_of(place)
    for _ in range(MOST_STEPS):
        if name_of(top.focus) == name and top.by_key:
            return
        window.key(_nearer(top, name))
    raise AssertionError(f"{name} is not reached by Tab, only {list(top.buttons)}")


def _nearer(top: Any, name: str) -> str:
    order = [name_of(label) for label in top.buttons if label in top._focusable()]
    if name not in order or name_of(top.focus) not in order:
        return "tab"
    ahead = (order.index(name) - order.index(name_of(top.focus))) % len(order)
    return "tab" if ahead * 2 <= len(order) else "shift+tab"


def press(window: Rehearsal, place: Label) -> None:
    """Go there and press Enter."""
    go_to(window, place)
    window.key("return")


def give(window: Rehearsal, command: AnyCommand) -> None:
    """Make the presses for ``command``, with the usual payment."""
    _PRESSES[type(command)](window, command)
    for card in discard_of(command):
        if isinstance(mode := _mode(window), Discarding):
            press(window, f"choice:{mode.options.index(card)}")
    if isinstance(_mode(window), Paying):
        window.key("space")


def go_on(window: Rehearsal) -> None:
    """Space as long as something stands between this decision and the next one."""
    for _ in range(6):
        labels = window.labels()
        if not any(label in labels for label in ("end_turn", "continue", "show_hand")):
            return
        window.key("space")
        window.settle()
    raise AssertionError(f"there is no way on from {window.labels()}")


def _mode(window: Rehearsal) -> object:
    scene = window.context.stack.top
    return scene.controller.mode if isinstance(scene, TableScene) else None


def _label(window: Rehearsal, kind: str, card: str) -> str:
    return next(label for label in window.labels() if label.startswith(f"{kind}:") and label.endswith(f":{card}"))


def _keep(window: Rehearsal, command: cm.KeepCards) -> None:
    hand = window.context.playing.state.player(command.seat).hand
    kept = list(command.cards)
    for card, label in zip(hand, laid_out(hand), strict=True):
        if card in kept:
            kept.remove(card)
        else:
            press(window, label)
    if command.top is not None:
        press(window, SWAP)
    press(window, "confirm")


def _pick(window: Rehearsal, command: cm.PickCard) -> None:
    press(window, f"card:{command.card}")


def _skip(window: Rehearsal, command: SkipPick) -> None:
    press(window, f"area:{command.area}")
    if command.removing:
        press(window, f"area:{command.removing}")


def _build_outpost(window: Rehearsal, command: BuildOutpost) -> None:
    """The Area, or where one was razed the card for it; then the Outpost that goes, if all markers are in use."""
    if isinstance(window.context.playing.state.question, ChooseToBuild):
        press(window, built_with(command))
    else:
        press(window, f"area:{command.area}")
    if command.removing and has_to_give_up(window):
        press(window, f"area:{command.removing}")


def _shield_outpost(window: Rehearsal, command: ShieldOutpost) -> None:
    press(window, "goods:shield")
    press(window, f"area:{command.area}")


def _verb(verb: str) -> Callable[[Rehearsal, Any], None]:
    def go(window: Rehearsal, command: Any) -> None:
        press(window, _label(window, "hand", command.card))
        press(window, f"verb:{verb}")

    return go


def _develop(window: Rehearsal, command: cm.DevelopLocation) -> None:
    _verb("develop")(window, command)
    press(window, f"site:{command.site}")


def _raze(window: Rehearsal, command: cm.RazeLocation) -> None:
    press(window, razing_token(window, command.seat))
    assert isinstance(_mode(window), Aiming)
    _aim(window, command.owner, command.site)


def _visit(window: Rehearsal, command: cm.UseOpenProduction) -> None:
    if f"site:{command.site}" in window.labels():
        press(window, f"site:{command.site}")
        if "verb:visit" in window.labels():
            press(window, "verb:visit")
        return
    press(window, "goods:worker")
    _aim(window, command.owner, command.site)


def _aim(window: Rehearsal, owner: Seat, site: int) -> None:
    """Choose a Site that may lie in a State which is not shown yet."""
    if f"site:{site}" not in window.labels():
        press(window, f"tab:{owner}")
    press(window, f"site:{site}")


def _store(window: Rehearsal, command: cm.StoreGoods) -> None:
    for good, count in offered(window).items():
        for _ in range(count):
            press(window, f"store:{command.site}:{good}:minus")
    for good, count in command.goods.items():
        for _ in range(count):
            press(window, f"store:{command.site}:{good}:plus")
    press(window, "confirm")


def _shield(window: Rehearsal, command: cm.PlaceShield) -> None:
    press(window, "goods:shield")
    press(window, f"site:{command.site}")


def _activate(window: Rehearsal, command: cm.ActivateLocation) -> None:
    press(window, f"site:{command.site}")
    for way in ways_of(command):
        if way in window.labels():
            press(window, way)


def _use_board(window: Rehearsal, command: cm.ActivateFaction) -> None:
    action = board_of(window, command.seat).action(command.action)
    assert action
    press(window, f"faction:{action.name}")
    if (use := f"way:{command.action}") in window.labels():
        press(window, use)


def _exchange(window: Rehearsal, command: cm.ExchangeWorkers) -> None:
    press(window, "exchange")
    press(window, f"exchange:{command.good}")


def _finish(window: Rehearsal, _: cm.FinishTurn) -> None:
    """Space ends a turn, but leaves no offer of an open question: that has a button."""
    if isinstance(window.context.playing.state.question, ChooseStripped | ChooseToBuild | ChooseActivated):
        press(window, labels.DONE)
    else:
        window.key("space")


def _hack(window: Rehearsal, command: HackMachine) -> None:
    if command.partly:
        _leave(window, command.machine, command.payment)
    else:
        _to_machine(window, command.machine, "server_room" if command.to_server_room else "hack")


def _destroy(window: Rehearsal, command: DestroyMachine) -> None:
    if command.partly:
        _leave(window, command.machine, command.payment)
    else:
        _to_machine(window, command.machine, "destroy")


def _to_machine(window: Rehearsal, index: int, verb: str) -> None:
    press(window, show_machine(window, index, partial(press, window)))
    press(window, f"verb:{verb}")


def _leave(window: Rehearsal, index: int, payment: cm.Payment | None) -> None:
    """A part that is left on a Machine is counted in a panel."""
    _to_machine(window, index, "part")
    for good, count in paid_goods(payment or ()).items():
        go_to(window, f"payment:{good}")
        for _ in range(count):
            window.key("up")
    window.key("space")


def _named(command: AnyCommand) -> str | int:
    """What an answer names; `nothing` if no HQ is claimed."""
    match command:
        case ChooseArea(area=area):
            return area
        case ClaimHq(card=hq):
            return hq or cm.NOTHING
        case cm.Choose() | cm.ChooseSite() | cm.ChooseDeal():
            return answer_of(command)
        case _:
            raise AssertionError(command)


def _answer(window: Rehearsal, command: Any) -> None:
    """An answer at the table, or that to a Machine, whose thread is led to it."""
    if not isinstance(window.context.stack.top, AssaultScene):
        press(window, Answer(_named(command)))
        return
    target = thread_end(window, command, partial(press, window))
    if target is not None:
        press(window, f"machine:{asked_machine(window)}")
        press(window, target)
    window.key("space")


def _to_district(verb: str) -> Callable[[Rehearsal, Any], None]:
    def go(window: Rehearsal, command: Any) -> None:
        press(window, f"district:{command.district}")
        press(window, f"verb:{verb}")

    return go


def _equip(window: Rehearsal, command: EquipFighter) -> None:
    press(window, Answer(command.gear))
    if command.gear != cm.NOTHING:
        press(window, "confirm")


def _pass(window: Rehearsal, _: cm.Pass) -> None:
    window.key("p")
    if "confirm" in window.labels():
        window.key("space")


_PRESSES: dict[type[Any], Callable[[Rehearsal, Any], None]] = {
    cm.KeepCards: _keep,
    cm.PickCard: _pick,
    SkipPick: _skip,
    cm.ConstructLocation: _verb("construct"),
    cm.DevelopLocation: _develop,
    cm.MakeDeal: _verb("deal"),
    cm.RazeFromHand: _verb("raze"),
    cm.RazeLocation: _raze,
    cm.ActivateLocation: _activate,
    cm.ActivateFaction: _use_board,
    cm.ExchangeWorkers: _exchange,
    cm.UseOpenProduction: _visit,
    cm.TakeConnection: lambda window, command: press(window, f"take:{command.pile}"),
    cm.PlayConnection: lambda window, command: press(window, _label(window, "connection", command.card)),
    HackMachine: _hack,
    DestroyMachine: _destroy,
    BuildOutpost: _build_outpost,
    UpgradeOutpost: lambda window, command: press(window, f"area:{command.area}"),
    RazeOutpost: lambda window, command: press(window, f"area:{command.area}"),
    ShieldOutpost: _shield_outpost,
    cm.PlaceShield: _shield,
    ActivateBorder: lambda window, command: press(window, f"border:{command.side}"),
    EnterArena: lambda window, _: press(window, TILE),
    DealWithDistrict: _to_district("deal_with_district"),
    RazeDistrict: _to_district("raze_district"),
    ClaimHq: _answer,
    EquipFighter: _equip,
    cm.StoreGoods: _store,
    cm.Choose: lambda window, command: press(window, Answer(answer_of(command))),
    cm.ChooseSite: _answer,
    ChooseArea: _answer,
    cm.ChooseDeal: _answer,
    cm.FinishTurn: _finish,
    cm.Pass: _pass,
}
