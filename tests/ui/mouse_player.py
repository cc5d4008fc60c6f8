"""A person who plays a whole match with the mouse alone: every command as the gesture a player would make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import astuple

from game.cards.faction import Faction
from game.cards.vocabulary import GROUPS
from game.kernel.bag import Bag
from game.rules import commands as cm
from game.rules.state import Seat
from game.ui.places import Answer, DealOf, HandCard, Place, SiteAt
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.cleanup import CleanupScene
from game.ui.scenes.keep import SWAP
from game.ui.scenes.phase import laid_out
from game.ui.scenes.table import TableScene
from game.ui.table.play.modes import Discarding, Paying, discard_of


def give(window: Rehearsal, command: cm.AnyCommand) -> None:
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


def _choose_discard(window: Rehearsal, command: cm.AnyCommand) -> None:
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
    window.click("take")


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
    return window.context.catalog.factions[window.context.playing.state.player(seat).faction]


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
    """The Deal itself, where it lies below a licence plate, or the card in the hand."""
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


def _pass(window: Rehearsal, _: cm.Pass) -> None:
    window.click("pass")
    window.click("confirm")


def mover(window: Rehearsal) -> Seat | None:
    return window.context.playing.state.to_move


_GESTURES: dict[type[Any], Callable[[Rehearsal, Any], None]] = {
    cm.KeepCards: _keep,
    cm.PickCard: _pick,
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
    cm.PlaceShield: lambda window, command: window.drag("goods:shield", f"site:{command.site}"),
    cm.StoreGoods: _store,
    cm.Choose: lambda window, command: window.click(f"answer:{command.answer}"),
    cm.ChooseSite: lambda window, command: _click_lit(window, (SiteAt,), command.site),
    cm.ChooseDeal: _choose_card,
    cm.FinishTurn: lambda window, _: window.click("done"),
    cm.Pass: _pass,
}
