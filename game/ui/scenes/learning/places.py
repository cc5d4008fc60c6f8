"""Which places of a scene a note points at: where the move that is wanted is made, or what the note is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import pygame

from game.match.lessons.lesson import Step
from game.match.lessons.lesson_match import LEARNER, LessonMatch
from game.rules import commands as cm
from game.ui.canvas import Mark
from game.ui.places import (
    BoardAction,
    ConnectionPile,
    ExchangeFor,
    FaceUpCard,
    HandCard,
    HandConnection,
    Label,
    SiteAt,
    VerbSign,
    name_of,
)
from game.ui.running import flow
from game.ui.scene import Scene
from game.ui.scenes.keep import KeepScene
from game.ui.scenes.lookout import LookoutScene
from game.ui.scenes.phase import laid_out
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


class AnyCopy(NamedTuple):
    """A card wherever it lies."""

    kind: type[HandCard] | type[HandConnection] | type[FaceUpCard]
    card: str


Wanted = Label | AnyCopy


def _rects(marks: Sequence[Mark], wanted: Wanted) -> Iterator[pygame.Rect]:
    """Where the hit area or the panel of a label is; of any copy of a card the first one."""
    for mark in reversed(marks):
        if mark.kind in ("hit", "panel") and _fits(mark.label, wanted):
            yield mark.rect
            return


def _fits(label: Label, wanted: Wanted) -> bool:
    if isinstance(wanted, AnyCopy):
        return isinstance(label, wanted.kind) and label.card == wanted.card
    return label == wanted or (isinstance(wanted, str) and name_of(label) == wanted)


def _wanted(scene: Scene, match: LessonMatch) -> Sequence[Wanted]:
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


def _closing(step: Step) -> Sequence[Wanted]:
    """What leads on from the summary of a phase, which has no note of its own to read on."""
    return ("continue",) if step.scene in flow.SUMMARIES else ()


_CARDS: Mapping[str, type[HandCard] | type[FaceUpCard]] = {"hand": HandCard, "card": FaceUpCard}


def _named(match: LessonMatch, place: str) -> Wanted:
    """The place that a lesson names: ``hand School``, ``site School``, ``ruin``, or a label as text."""
    kind, _, title = place.partition(" ")
    sites = match.view(LEARNER).player(LEARNER).sites
    if place == "ruin":
        return next((SiteAt(site.id) for site in sites if site.ruin), place)
    if kind != "site" and kind not in _CARDS:
        return place
    card = next(id for id in match.game.catalog.locations if match.game.catalog.title(id) == title)
    if kind == "site":
        return next((SiteAt(site.id) for site in sites if site.card == card and not site.ruin), place)
    return AnyCopy(_CARDS[kind], card)


def _places(scene: Scene, match: LessonMatch, command: cm.AnyCommand) -> Sequence[Wanted]:
    if isinstance(scene, KeepScene) and isinstance(command, cm.KeepCards):
        return _to_go(scene, match, command)
    if isinstance(scene, LookoutScene) and isinstance(command, cm.PickCard):
        offer = match.view(LEARNER).offer
        is_chosen = scene.chosen is not None and offer[scene.chosen] == command.card
        return ("take",) if is_chosen else (AnyCopy(FaceUpCard, command.card),)
    return _at_table(scene.controller.mode, command) if isinstance(scene, TableScene) else ()


def _to_go(scene: KeepScene, match: LessonMatch, command: cm.KeepCards) -> Sequence[Wanted]:
    """The cards that are still to be marked to go, then what confirms it."""
    hand, left = match.view(LEARNER).player(LEARNER).hand or (), Counter(command.cards)
    waiting: list[Label] = []
    for place, (card, label) in enumerate(zip(hand, laid_out(hand), strict=True)):
        stays = left[card] > 0
        left[card] -= stays
        if stays == (place in scene.chosen):
            waiting.append(label)
    return waiting or ("confirm",)


def _at_table(mode: Mode, command: cm.AnyCommand) -> Sequence[Wanted]:
    """Where the next press towards a command is, as far as one has come with it."""
    card, site = getattr(command, "card", ""), getattr(command, "site", 0)
    if type(command) in _VERBS:
        verb, target = _VERBS[type(command)]
        return _with_card(mode, card, verb, target)
    if isinstance(command, cm.DevelopLocation):
        aimed = (SiteAt(site),) if isinstance(mode, Aiming) else ()
        return aimed or _with_card(mode, card, "develop", SiteAt(site))
    find = _PLACES.get(type(command))
    return find(mode, command) if find else ()


def _with_card(mode: Mode, card: str, verb: str, target: Label) -> Sequence[Wanted]:
    """A card in hand is clicked or lifted; then its verb, or its target."""
    if isinstance(mode, Held | Radial) and isinstance(mode.source, HandCard) and mode.source.card == card:
        return (target,) if isinstance(mode, Held) else (VerbSign(verb),)
    return (AnyCopy(HandCard, card),)


def _raze(mode: Mode, command: cm.RazeLocation) -> Sequence[Wanted]:
    site = SiteAt(command.site)
    return (site,) if isinstance(mode, Aiming | Held) else (labels.REDS, site)


def _shield(mode: Mode, command: cm.PlaceShield) -> Sequence[Wanted]:
    return (SiteAt(command.site),) if isinstance(mode, Aiming | Held) else (labels.SHIELDS,)


_PLACES: Mapping[type[Any], Callable[[Mode, Any], Sequence[Wanted]]] = {
    cm.RazeLocation: _raze,
    cm.PlaceShield: _shield,
    cm.ActivateLocation: lambda _, command: (SiteAt(command.site),),
    cm.UseOpenProduction: lambda _, command: (SiteAt(command.site),),
    cm.ActivateFaction: lambda _, command: (BoardAction(command.action),),
    cm.ExchangeWorkers: lambda mode, command: (
        ExchangeFor(command.good) if isinstance(mode, Exchanging) else labels.EXCHANGE,
    ),
    cm.TakeConnection: lambda _, command: (ConnectionPile(command.pile),),
    cm.PlayConnection: lambda _, command: (AnyCopy(HandConnection, command.card),),
    cm.Pass: lambda mode, _: (labels.CONFIRM if isinstance(mode, Passing) else labels.PASS,),
}


def is_at_rest(scene: Scene) -> bool:
    """Whether nothing has been begun, so that Space is free for the note."""
    return not isinstance(scene, TableScene) or isinstance(scene.controller.mode, Rest)


def is_held(scene: Scene) -> bool:
    """Whether something is being carried over the table, so that nothing may lie between it and its goal."""
    return isinstance(scene, TableScene) and isinstance(scene.controller.mode, Held)
