"""A person who plays a whole match with the mouse alone: every command as the gesture a player would make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import astuple

from game.fiftyfirst.cards.card import Faction
from game.fiftyfirst.cards.vocabulary import GROUPS
from game.fiftyfirst.of_context import catalog_of
from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules.commands import NOTHING, ChooseArea, paid_goods
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sets.arena.messages import EnterArena, EquipFighter
from game.fiftyfirst.rules.sets.borders.messages import ActivateBorder
from game.fiftyfirst.rules.sets.districts.messages import DealWithDistrict, RazeDistrict
from game.fiftyfirst.rules.sets.headquarters.messages import ClaimHq
from game.fiftyfirst.rules.sets.moloch.messages import (
    ChooseLost,
    ChooseRazed,
    ChooseStopped,
    DestroyMachine,
    HackMachine,
)
from game.fiftyfirst.rules.sets.no_mans_land.messages import (
    BuildOutpost,
    ChooseToBuild,
    RazeOutpost,
    ShieldOutpost,
    SkipPick,
    UpgradeOutpost,
)
from game.fiftyfirst.rules.state import Seat
from game.fiftyfirst.scenes.assault.scene import AssaultScene
from game.fiftyfirst.scenes.cleanup import CleanupScene
from game.fiftyfirst.scenes.keep import SWAP
from game.fiftyfirst.scenes.state_phase import laid_out
from game.fiftyfirst.scenes.table import TableScene
from game.fiftyfirst.table.play.panels import Discarding, Gathering, Paying
from game.fiftyfirst.table.play.targets import discard_of
from game.fiftyfirst.table.sets.no_mans_land.zones import built_with
from game.fiftyfirst.table.spots import AreaAt, DealOf, HandCard, SiteAt
from game.kernel.bag import Bag
from game.ui.places import Answer, Label, Place
from game.ui.rehearsal.driver import Rehearsal
from game.ui.table.play.modes import Aiming
from tests.ui import assault_person


def give(window: Rehearsal, command: AnyCommand) -> None:
    """Make the gesture for ``command``, with the usual payment."""
    _GESTURES[type(command)](window, command)
    _choose_discard(window, command)
    scene = window.context.stack.top
    if isinstance(scene, TableScene) and isinstance(scene.controller.mode, Paying):
        window.click("confirm")


def go_on(window: Rehearsal) -> None:
    """Press whatever stands between this decision and the next one: end of turn, summary, the face-down hand."""
    for _ in range(6):
        labels = window.labels()
        pressed = next((label for label in ("end_turn", "continue", "show_hand") if label in labels), None)
        if pressed is None:
            return
        window.click(pressed)
        window.settle()
    raise AssertionError(f"there is no way on from {window.labels()}")


def _choose_discard(window: Rehearsal, command: AnyCommand) -> None:
    """Card after card, until the rest is clear."""
    for card in discard_of(command):
        scene = window.context.stack.top
        mode = scene.controller.mode if isinstance(scene, TableScene) else None
        if isinstance(mode, Discarding):
            window.click(f"choice:{mode.options.index(card)}")


def _hand_label(window: Rehearsal, card: str) -> str:
    return next(label for label in window.labels() if label.startswith("hand:") and label.endswith(f":{card}"))


def _keep(window: Rehearsal, command: cm.KeepCards) -> None:
    hand = window.context.playing.state.player(command.seat).hand
    places, kept = laid_out(hand), list(command.cards)
    for card, place in zip(hand, places, strict=True):
        if card in kept:
            kept.remove(card)
        else:
            window.click(place)
    if command.top is not None:
        window.click(SWAP)
    window.click("confirm")


def _pick(window: Rehearsal, command: cm.PickCard) -> None:
    window.click(f"card:{command.card}")


def _skip(window: Rehearsal, command: SkipPick) -> None:
    """A marker is dragged onto the Area: from beside the map, or from the Outpost that goes."""
    window.drag(f"area:{command.removing}" if command.removing else f"markers:{command.seat}", f"area:{command.area}")


def _build_outpost(window: Rehearsal, command: BuildOutpost) -> None:
    """The card is dragged onto the Area; where that costs none, the Area is clicked. If all markers are in use, the
    Outpost that goes is clicked then."""
    is_asked = isinstance(window.context.playing.state.question, ChooseToBuild)
    if is_asked and command.discard:
        window.drag(built_with(command), f"area:{command.area}")
    elif command.discard:
        _drag_discard(window, command)
    else:
        _click_lit(window, (AreaAt,), command.area)
    if command.removing and has_to_give_up(window):
        window.click(f"area:{command.removing}")


def has_to_give_up(window: Rehearsal) -> bool:
    """Whether the Outpost that goes is still to be chosen."""
    scene = window.context.stack.top
    return isinstance(scene, TableScene) and isinstance(scene.controller.mode, Aiming)


def _drag_discard(window: Rehearsal, command: BuildOutpost | UpgradeOutpost) -> None:
    window.drag(_hand_label(window, str(command.discard[0])), f"area:{command.area}")


def _raze_outpost(window: Rehearsal, command: RazeOutpost) -> None:
    """An own marker is dragged onto the Outpost."""
    outposts = window.context.playing.state.outposts or {}
    own = next(area for area, outpost in outposts.items() if outpost.owner == command.seat)
    window.drag(f"area:{own}", f"area:{command.area}")


def _drop(target: str) -> Callable[[Rehearsal, Any], None]:
    return lambda window, command: window.drag(_hand_label(window, command.card), target)


def _develop(window: Rehearsal, command: cm.DevelopLocation) -> None:
    window.drag(_hand_label(window, command.card), f"site:{command.site}")


def _raze(window: Rehearsal, command: cm.RazeLocation) -> None:
    _show(window, command.owner)
    window.drag(razing_token(window, command.seat), f"site:{command.site}")


def razing_token(window: Rehearsal, seat: Seat) -> str:
    """A token of the seat with which razing begins."""
    goods = window.context.playing.state.player(seat).goods
    return f"goods:{next(token for token in ('red', 'universal', *GROUPS) if goods[token])}"


def _show(window: Rehearsal, seat: Seat) -> None:
    """Turn to the State of an opponent, where several share the place of one."""
    if f"tab:{seat}" in window.labels():
        window.click(f"tab:{seat}")


def _visit(window: Rehearsal, command: cm.UseOpenProduction) -> None:
    _show(window, command.owner)
    window.click(f"site:{command.site}")
    if "verb:visit" in window.labels():
        window.click("verb:visit")


def _activate(window: Rehearsal, command: cm.ActivateLocation) -> None:
    window.click(f"site:{command.site}")
    for way in ways_of(command):
        if way in window.labels():
            window.click(way)


def ways_of(command: cm.ActivateLocation) -> tuple[str, ...]:
    """The labels of what may be chosen for an action: how often it is paid, or whose pile and which category."""
    if command.matched is None:
        return (f"way:{command.times}",)
    return f"way:{command.matched.owner}", f"way:{command.matched.category}"


def _use_board(window: Rehearsal, command: cm.ActivateFaction) -> None:
    action = board_of(window, command.seat).action(command.action)
    assert action
    window.click(f"faction:{action.name}")
    if (use := f"way:{command.action}") in window.labels():
        window.click(use)


def board_of(window: Rehearsal, seat: Seat) -> Faction:
    return catalog_of(window.context).factions[window.context.playing.state.player(seat).faction]


def _exchange(window: Rehearsal, command: cm.ExchangeWorkers) -> None:
    window.click("exchange")
    window.click(f"exchange:{command.good}")


def _play(window: Rehearsal, command: cm.PlayConnection) -> None:
    prefix, suffix = "connection:", f":{command.card}"
    window.click(next(label for label in window.labels() if label.startswith(prefix) and label.endswith(suffix)))


def offered(window: Rehearsal) -> Bag:
    """What the Cleanup would store if nothing was changed."""
    scene = window.context.stack.top
    assert isinstance(scene, CleanupScene)
    return scene.stored


def _store(window: Rehearsal, command: cm.StoreGoods) -> None:
    for good, count in offered(window).items():
        for _ in range(count):
            window.click(f"store:{command.site}:{good}:minus")
    for good, count in command.goods.items():
        for _ in range(count):
            window.click(f"store:{command.site}:{good}:plus")
    window.click("confirm")


def _choose_card(window: Rehearsal, command: cm.ChooseDeal) -> None:
    """The Deal itself, where it lies below a licence plate, or the card in the hand; what a Machine takes by its
    thread."""
    if isinstance(window.context.stack.top, AssaultScene):
        _lead_thread(window, command)
        return
    _click_lit(window, (DealOf, HandCard), command.card)


def _click_lit(window: Rehearsal, kinds: tuple[type[Place], ...], word: str | int) -> None:
    """The thing itself, over which its answer lies while a question is open; the tile where it is out of sight."""
    answer = Answer(word)
    for mark in window.app.marks:
        found = mark.kind == "hit" and isinstance(mark.label, kinds) and word in astuple(mark.label)
        if found and window.app.label_at(mark.rect.center) == answer:
            window.click(f"{mark.rect.centerx},{mark.rect.centery}")
            return
    window.click(answer)


def _hack(window: Rehearsal, command: HackMachine) -> None:
    """The Machine is dragged onto the hand or the server room; a part of its code is dragged onto it."""
    machine = show_machine(window, command.machine, window.click)
    if command.partly:
        _leave(window, machine, command.payment)
    else:
        window.drag(machine, "server_room" if command.to_server_room else "strip")


def _destroy(window: Rehearsal, command: DestroyMachine) -> None:
    """A contact token is dragged onto the Machine, with the cooperative variant one after another; if none lies in the
    supply there is a button."""
    machine, goods = show_machine(window, command.machine, window.click), paid_goods(command.payment or ())
    token = next((good for good in goods if has_in_supply(window, command.seat, good)), None)
    if command.partly:
        _leave(window, machine, command.payment)
    elif token and not window.context.playing.game.options.moloch_coop:
        window.drag(f"goods:{token}", machine)
    else:
        window.click(machine)
        window.click("verb:destroy")


def _leave(window: Rehearsal, machine: str, payment: cm.Payment | None) -> None:
    """Tokens of the supply are dragged onto the Machine one by one; those on Locations are taken in the panel."""
    for good, count in paid_goods(payment or ()).items():
        for _ in range(count):
            gathering = "panel" in window.labels()
            if has_in_supply(window, str(mover(window)), good, gathered(window, good)):
                window.drag(f"goods:{good}", machine)
            elif gathering:
                window.click(f"payment:{good}")
            else:
                window.click(machine)
                window.click("verb:part")
                window.click(f"payment:{good}")
    window.click("confirm")


def gathered(window: Rehearsal, good: str) -> int:
    """How many of a good are gathered on a Machine."""
    scene = window.context.stack.top
    mode = scene.controller.mode if isinstance(scene, TableScene) else None
    return mode.goods[good] if isinstance(mode, Gathering) else 0


def has_in_supply(window: Rehearsal, seat: Seat, good: str, more_than: int = 0) -> bool:
    return bool(window.context.playing.state.player(seat).goods[good] > more_than)


def show_machine(window: Rehearsal, index: int, press: Callable[[str], None]) -> str:
    """Turn to the row of a deployed Machine, if it is out of sight; its label."""
    label = f"machine:{index}"
    for arrow in ("machines_up", "machines_down"):
        for _ in range(8):
            if label not in window.labels() and arrow in window.labels():
                press(arrow)
                window.settle()
    return label


def _choose_site(window: Rehearsal, command: cm.ChooseSite) -> None:
    if isinstance(window.context.stack.top, AssaultScene):
        _lead_thread(window, command)
    else:
        _click_lit(window, (SiteAt,), command.site)


def _lead_thread(window: Rehearsal, command: cm.ChooseSite | cm.ChooseDeal) -> None:
    """The Machine is dragged onto what it takes, razes or stops, unless its thread leads there already."""
    target = thread_end(window, command, window.click)
    if target is not None:
        assault_person.scroll_to(window, target)
        window.drag(f"machine:{asked_machine(window)}", target)
    window.click("confirm")


def thread_end(window: Rehearsal, command: cm.ChooseSite | cm.ChooseDeal, press: Callable[[str], None]) -> Label | None:
    """Open the question of a Machine; where its thread has to lead for this answer, None if it leads there."""
    scene = window.context.stack.top
    assert isinstance(scene, AssaultScene)
    if not scene.choosing:
        press("choose")
    choice, question = scene.choice, window.context.playing.state.question
    assert choice is not None
    if choice.answer(question) == command:
        return None
    wanted = command.site if isinstance(command, cm.ChooseSite) else command.card
    labels = (one.label for one in choice.targets)
    return next(label for label in labels if isinstance(label, Place) and wanted in astuple(label))


def asked_machine(window: Rehearsal) -> int:
    """The place of the Machine that asks."""
    question = window.context.playing.state.question
    assert isinstance(question, ChooseRazed | ChooseLost | ChooseStopped)
    return question.machine


def _deal_with_district(window: Rehearsal, command: DealWithDistrict) -> None:
    """A blue token is dragged onto the district; if none lies in the supply there is a button."""
    if has_in_supply(window, command.seat, "blue"):
        window.drag("goods:blue", f"district:{command.district}")
    else:
        _click_district(window, command.district, "deal_with_district")


def _raze_district(window: Rehearsal, command: RazeDistrict) -> None:
    """A red token is dragged onto the district; if none lies in the supply there is a button."""
    if has_in_supply(window, command.seat, "red"):
        window.drag("goods:red", f"district:{command.district}")
    else:
        _click_district(window, command.district, "raze_district")


def _click_district(window: Rehearsal, district: str, verb: str) -> None:
    window.click(f"district:{district}")
    window.click(f"verb:{verb}")


def _enter_arena(window: Rehearsal, command: EnterArena) -> None:
    """A worker is dragged into the Arena; if none lies in the supply the tile is clicked."""
    if has_in_supply(window, command.seat, "worker"):
        window.drag("goods:worker", "arena")
    else:
        window.click("arena")


def _claim(window: Rehearsal, command: ClaimHq) -> None:
    """The HQ card is dragged onto the own State."""
    if command.card is None:
        window.click(Answer(NOTHING))
    else:
        window.drag(Answer(command.card), "table")


def _equip(window: Rehearsal, command: EquipFighter) -> None:
    window.click(Answer(command.gear))
    if command.gear != NOTHING:
        window.click("confirm")


def _pass(window: Rehearsal, _: cm.Pass) -> None:
    window.click("pass")
    if "confirm" in window.labels():
        window.click("confirm")


def mover(window: Rehearsal) -> Seat | None:
    return window.context.playing.status.to_move


_GESTURES: dict[type[Any], Callable[[Rehearsal, Any], None]] = {
    cm.KeepCards: _keep,
    cm.PickCard: _pick,
    SkipPick: _skip,
    cm.ConstructLocation: _drop("build"),
    cm.DevelopLocation: _develop,
    cm.MakeDeal: _drop("deal"),
    cm.RazeFromHand: _drop("discard"),
    cm.RazeLocation: _raze,
    cm.ActivateLocation: _activate,
    cm.ActivateFaction: _use_board,
    cm.ExchangeWorkers: _exchange,
    cm.UseOpenProduction: _visit,
    cm.TakeConnection: lambda window, command: window.click(f"take:{command.pile}"),
    cm.PlayConnection: _play,
    HackMachine: _hack,
    DestroyMachine: _destroy,
    BuildOutpost: _build_outpost,
    UpgradeOutpost: lambda window, command: _drag_discard(window, command),
    RazeOutpost: _raze_outpost,
    ShieldOutpost: lambda window, command: window.drag("goods:shield", f"area:{command.area}"),
    cm.PlaceShield: lambda window, command: window.drag("goods:shield", f"site:{command.site}"),
    ActivateBorder: lambda window, command: window.click(f"border:{command.side}"),
    EnterArena: _enter_arena,
    DealWithDistrict: _deal_with_district,
    RazeDistrict: _raze_district,
    ClaimHq: _claim,
    EquipFighter: _equip,
    cm.StoreGoods: _store,
    cm.Choose: lambda window, command: window.click(f"answer:{command.answer}"),
    cm.ChooseSite: _choose_site,
    ChooseArea: lambda window, command: _click_lit(window, (AreaAt,), command.area),
    cm.ChooseDeal: _choose_card,
    cm.FinishTurn: lambda window, _: window.click("done"),
    cm.Pass: _pass,
}
