"""Which places of a scene a note points at: where the move that is wanted is made, or what the note is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pygame

from game.match.lessons.lesson import Step
from game.match.lessons.lesson_match import LEARNER, LessonMatch
from game.rules import commands as cm
from game.ui.canvas import Mark
from game.ui.places import Label
from game.ui.running import flow
from game.ui.scene import Scene
from game.ui.scenes.keep import KeepScene
from game.ui.scenes.lookout import LookoutScene
from game.ui.scenes.phase import card_labels
from game.ui.scenes.table import TableScene
from game.ui.table import labels
from game.ui.table.play.modes import Aiming, Exchanging, Held, Mode, Passing, Radial, Rest

_VERBS = {
    cm.ConstructLocation: ("construct", labels.BUILD),
    cm.MakeDeal: ("deal", labels.DEAL),
    cm.RazeFromHand: ("raze", labels.DISCARD),
}
"""What is done with a hand card -> the verb of the menu around it, and where it is dropped."""


def lit_places(scene: Scene, match: LessonMatch, marks: Sequence[Mark]) -> tuple[pygame.Rect, ...]:
    """The places of the frame with these ``marks`` to which the note of the step points; there may be none."""
    return tuple(rect for label in _wanted(scene, match) for rect in _rects(marks, label))


def _rects(marks: Sequence[Mark], wanted: str) -> Iterator[pygame.Rect]:
    """Where the hit area or the panel of a label is; of a card in hand, ``hand *:school``, the first one."""
    for mark in reversed(marks):
        if mark.kind in ("hit", "panel") and _fits(mark.label, wanted):
            yield mark.rect
            return


def _fits(label: Label, wanted: str) -> bool:
    kind, star, card = wanted.partition(" *:")
    return labels.kind(label) == kind and labels.last(label) == card if star else label == wanted


def _wanted(scene: Scene, match: LessonMatch) -> Sequence[str]:
    step = match.step
    if match.is_closing:
        return () if match.bot_to_move else (labels.END_TURN, labels.DONE)
    if step is None:
        return ()
    if step.is_read:
        return [_named(match, place) for place in step.light] or _closing(step)
    wished = match.wished()
    if not wished or step.like:
        return ("confirm",) if step.scene == "cleanup" else ()
    return _places(scene, match, wished[0])


def _closing(step: Step) -> Sequence[str]:
    """What leads on from the summary of a phase, which has no note of its own to read on."""
    return ("continue",) if step.scene in flow.SUMMARIES else ()


def _named(match: LessonMatch, place: str) -> str:
    """The label of a place that a lesson names: ``hand School``, ``site School``, ``ruin``, or a label itself."""
    kind, _, title = place.partition(" ")
    sites = match.view(LEARNER).player(LEARNER).sites
    if place == "ruin":
        return next((labels.site(site.id) for site in sites if site.ruin), place)
    if kind not in ("hand", "site", "card"):
        return place
    card = next(id for id in match.game.catalog.locations if match.game.catalog.title(id) == title)
    if kind == "site":
        return next((labels.site(site.id) for site in sites if site.card == card and not site.ruin), place)
    return f"{kind} *:{card}"


def _places(scene: Scene, match: LessonMatch, command: cm.AnyCommand) -> Sequence[str]:
    if isinstance(scene, KeepScene) and isinstance(command, cm.KeepCards):
        return _to_go(scene, match, command)
    if isinstance(scene, LookoutScene) and isinstance(command, cm.PickCard):
        offer = match.view(LEARNER).offer
        is_chosen = scene.chosen is not None and offer[scene.chosen] == command.card
        return ("take",) if is_chosen else (f"card:{command.card}",)
    return _at_table(scene.controller.mode, command) if isinstance(scene, TableScene) else ()


def _to_go(scene: KeepScene, match: LessonMatch, command: cm.KeepCards) -> Sequence[str]:
    """The cards that are still to be marked to go, then what confirms it."""
    hand, left, waiting = match.view(LEARNER).player(LEARNER).hand or (), Counter(command.cards), []
    for place, (card, label) in enumerate(zip(hand, card_labels(hand), strict=True)):
        stays = left[card] > 0
        left[card] -= stays
        if stays == (place in scene.chosen):
            waiting.append(label)
    return waiting or ("confirm",)


def _at_table(mode: Mode, command: cm.AnyCommand) -> Sequence[str]:
    """Where the next press towards a command is, as far as one has come with it."""
    card, site = getattr(command, "card", ""), getattr(command, "site", 0)
    if type(command) in _VERBS:
        verb, target = _VERBS[type(command)]
        return _with_card(mode, card, verb, target)
    if isinstance(command, cm.DevelopLocation):
        aimed = (labels.site(site),) if isinstance(mode, Aiming) else ()
        return aimed or _with_card(mode, card, "develop", labels.site(site))
    find = _PLACES.get(type(command))
    return find(mode, command) if find else ()


def _with_card(mode: Mode, card: str, verb: str, target: str) -> Sequence[str]:
    """A card in hand is clicked or lifted; then its verb, or its target."""
    if isinstance(mode, Held | Radial) and labels.last(mode.source) == card:
        return (target,) if isinstance(mode, Held) else (labels.verb(verb),)
    return (f"hand *:{card}",)


def _raze(mode: Mode, command: cm.RazeLocation) -> Sequence[str]:
    site = labels.site(command.site)
    return (site,) if isinstance(mode, Aiming | Held) else (labels.REDS, site)


def _shield(mode: Mode, command: cm.PlaceShield) -> Sequence[str]:
    return (labels.site(command.site),) if isinstance(mode, Aiming | Held) else (labels.SHIELDS,)


_PLACES: Mapping[type[Any], Callable[[Mode, Any], Sequence[str]]] = {
    cm.RazeLocation: _raze,
    cm.PlaceShield: _shield,
    cm.ActivateLocation: lambda _, command: (labels.site(command.site),),
    cm.UseOpenProduction: lambda _, command: (labels.site(command.site),),
    cm.ActivateFaction: lambda _, command: (labels.faction(command.action),),
    cm.ExchangeWorkers: lambda mode, command: (
        labels.exchange(command.good) if isinstance(mode, Exchanging) else labels.EXCHANGE,
    ),
    cm.TakeConnection: lambda _, command: (labels.take(command.pile),),
    cm.PlayConnection: lambda _, command: (f"connection *:{command.card}",),
    cm.Pass: lambda mode, _: (labels.CONFIRM if isinstance(mode, Passing) else labels.PASS,),
}


def is_at_rest(scene: Scene) -> bool:
    """Whether nothing has been begun, so that Space is free for the note."""
    return not isinstance(scene, TableScene) or isinstance(scene.controller.mode, Rest)


def is_held(scene: Scene) -> bool:
    """Whether something is being carried over the table, so that nothing may lie between it and its goal."""
    return isinstance(scene, TableScene) and isinstance(scene.controller.mode, Held)
