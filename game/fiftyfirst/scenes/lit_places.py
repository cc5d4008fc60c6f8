"""The places of a scene that a note lights: where the wanted move is made, or what the note is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pygame

from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sets.moloch.messages import DestroyMachine, HackMachine
from game.fiftyfirst.rules.sets.no_mans_land import messages
from game.fiftyfirst.scenes.assault.scene import CHOOSE, CONFIRM, AssaultScene
from game.fiftyfirst.scenes.keep import KeepScene
from game.fiftyfirst.scenes.lookout import LookoutScene
from game.fiftyfirst.scenes.state_phase import laid_out
from game.fiftyfirst.scenes.table import TableScene
from game.fiftyfirst.table import course, spots
from game.fiftyfirst.table.play import panels
from game.fiftyfirst.table.sets.no_mans_land.zones import built_with
from game.match.lessons.played import LEARNER, LessonMatch
from game.ui import places
from game.ui.canvas import Mark
from game.ui.scene import Scene
from game.ui.table import labels
from game.ui.table.play import modes

_VERBS = {
    cm.ConstructLocation: ("construct", spots.BUILD),
    cm.MakeDeal: ("deal", spots.DEAL),
    cm.RazeFromHand: ("raze", spots.DISCARD),
}
"""Command of a hand card -> its verb in the menu around the card, and its drop target."""

_BEGUN_THERE = (
    cm.ActivateLocation, cm.ActivateFaction, cm.TakeConnection, cm.PlayConnection,
    cm.Choose, cm.ChooseSite, cm.ChooseArea, cm.ChooseDeal,
)  # fmt: skip
"""Commands that are done where they begin."""


def lit_places(scene: Scene, match: LessonMatch, marks: Sequence[Mark]) -> tuple[pygame.Rect, ...]:
    """The places, among the ``marks`` of a frame, that the note of the present step lights; there may be none."""
    return tuple(rect for label in _wanted(scene, match) for rect in _rects(marks, label))


Wanted = places.Label | modes.AnyCopy


def _rects(marks: Sequence[Mark], wanted: Wanted) -> Iterator[pygame.Rect]:
    """The hit area or panel of a label, if there is one; of several copies of a card, one. A lifted card has two
    areas."""
    for mark in reversed(marks):
        label = mark.label
        if mark.kind not in ("hit", "panel"):
            continue
        if wanted.is_at(label) if isinstance(wanted, modes.AnyCopy) else wanted in (label, places.name_of(label)):
            twice = (other.rect for other in marks if isinstance(label, spots.HandCard) and other.label == label)
            yield mark.rect.unionall(list(twice))
            return


def _wanted(scene: Scene, match: LessonMatch) -> Sequence[Wanted]:
    step = match.step
    if match.is_closing or step is None:
        return ()
    if step.is_read:  # a summary has a button of its own to go on
        named = [_named(match, place) for place in step.light]
        return named or (("continue",) if step.scene in course.SUMMARIES else ())
    wished = match.wished()
    if not wished or step.like:
        return ("confirm",) if step.scene == "cleanup" else ()
    return _places(scene, match, wished[0])


_CARDS: Mapping[str, type[spots.HandCard] | type[spots.FaceUpCard]] = {"hand": spots.HandCard, "card": spots.FaceUpCard}


def _named(match: LessonMatch, place: str) -> Wanted:
    """The place named in a lesson: ``hand School``, ``site School``, ``ruin``, or a label as text."""
    kind, _, title = place.partition(" ")
    sites = match.view(LEARNER).player(LEARNER).sites
    if place == "ruin":
        return next((spots.SiteAt(site.id) for site in sites if site.ruin), place)
    if kind != "site" and kind not in _CARDS:
        return place
    card = next(id for id in match.game.catalog.locations if match.game.catalog.title(id) == title)
    if kind == "site":
        return next((spots.SiteAt(site.id) for site in sites if site.card == card and not site.ruin), place)
    return modes.AnyCopy(_CARDS[kind], card)


def _places(scene: Scene, match: LessonMatch, command: AnyCommand) -> Sequence[Wanted]:
    if isinstance(scene, KeepScene) and isinstance(command, cm.KeepCards):
        return _to_go(scene, match, command)
    if isinstance(scene, LookoutScene) and isinstance(command, cm.PickCard):
        return (modes.AnyCopy(spots.FaceUpCard, command.card),)
    if isinstance(scene, LookoutScene) and isinstance(command, messages.SkipPick):
        return (spots.MarkersOf(command.seat), spots.AreaAt(command.area))
    if isinstance(scene, AssaultScene) and isinstance(command, cm.ChooseSite | cm.ChooseDeal):
        return _in_assault(scene, command)
    return _at_table(scene, command) if isinstance(scene, TableScene) else ()


def _to_go(scene: KeepScene, match: LessonMatch, command: cm.KeepCards) -> Sequence[Wanted]:
    """The cards still to be marked for discarding, then *Confirm*."""
    hand, left = match.view(LEARNER).player(LEARNER).hand or (), Counter(command.cards)
    waiting: list[places.Label] = []
    for place, (card, label) in enumerate(zip(hand, laid_out(hand), strict=True)):
        stays = left[card] > 0
        left[card] -= stays
        if stays == (place in scene.chosen):
            waiting.append(label)
    return waiting or ("confirm",)


def _in_assault(scene: AssaultScene, command: cm.ChooseSite | cm.ChooseDeal) -> Sequence[Wanted]:
    """The button that leads to the question, then what is to be hit, then *Confirm*."""
    choice = scene.choice
    if choice is None or not scene.choosing:
        return (CHOOSE,)
    if choice.answer(choice.question) == command:
        return (CONFIRM,)
    wanted = spots.SiteAt(command.site) if isinstance(command, cm.ChooseSite) else None
    fits = (one.label for one in choice.targets if one.label == wanted or one.card == getattr(command, "card", ""))
    return tuple(fits)[:1]


def _at_table(scene: TableScene, command: AnyCommand) -> Sequence[Wanted]:
    """The place of the next press towards a command, in the present mode of the table."""
    mode, card, site = scene.controller.mode, getattr(command, "card", ""), getattr(command, "site", 0)
    if type(command) in _VERBS:
        verb, target = _VERBS[type(command)]
        return _with_card(mode, card, verb, target)
    if isinstance(command, cm.DevelopLocation):
        aimed = (spots.SiteAt(site),) if isinstance(mode, modes.Aiming) else ()
        return aimed or _with_card(mode, card, "develop", spots.SiteAt(site))
    if isinstance(command, cm.ActivateLocation) and isinstance(mode, panels.Branching):
        matched = command.matched
        if matched is None:
            return (spots.WayOption(command.times),)
        return (spots.WayOption(matched.owner if mode.asks_pile else matched.category),)
    if isinstance(command, messages.BuildOutpost) and isinstance(scene.standing.question, messages.ChooseToBuild):
        return (spots.AreaAt(command.area) if isinstance(mode, modes.Held) else built_with(command),)
    if isinstance(command, _BEGUN_THERE):
        return tuple(scene.standing.beginnings(command)[:1])
    find = _PLACES.get(type(command))
    return find(mode, command) if find else ()


def _with_card(mode: modes.Mode, card: str, verb: str, target: places.Label) -> Sequence[Wanted]:
    """A hand card, or once it is clicked its verb, or once it is dragged its target."""
    if (
        isinstance(mode, modes.Held | modes.Radial)
        and isinstance(mode.source, spots.HandCard)
        and mode.source.card == card
    ):
        return (target,) if isinstance(mode, modes.Held) else (places.VerbSign(verb),)
    return (modes.AnyCopy(spots.HandCard, card),)


def _with_menu(mode: modes.Mode, place: places.Label, verb: str) -> Sequence[Wanted]:
    """What lies at a place, or once it is clicked what is done with it."""
    return (places.VerbSign(verb),) if isinstance(mode, modes.Radial) and mode.source == place else (place,)


def _with_shield(mode: modes.Mode, place: places.Label) -> Sequence[Wanted]:
    """The shields, or once they are clicked or dragged what they protect."""
    return (place if isinstance(mode, modes.Aiming | modes.Held) else spots.SHIELDS,)


def _raze(mode: modes.Mode, command: cm.RazeLocation) -> Sequence[Wanted]:
    site = spots.SiteAt(command.site)
    if isinstance(mode, modes.Radial) and mode.source == site:
        return (places.VerbSign("raze"),)
    return (site,) if isinstance(mode, modes.Aiming | modes.Held) else (spots.REDS, site)


def _with_discard(mode: modes.Mode, command: messages.BuildOutpost | messages.UpgradeOutpost) -> Sequence[Wanted]:
    """A hand card and the Area, whichever comes first; then the other one (R45.4)."""
    area, card = spots.AreaAt(command.area), command.discard[0]
    if isinstance(mode, modes.Held | modes.Radial):
        return (area,)
    if isinstance(mode, panels.Discarding):
        return (spots.DiscardOption(mode.options.index(card)),)
    return modes.AnyCopy(spots.HandCard, str(card)), area


_PLACES: Mapping[type[Any], Callable[[modes.Mode, Any], Sequence[Wanted]]] = {
    cm.UseOpenProduction: lambda mode, command: _with_menu(mode, spots.SiteAt(command.site), "visit"),
    cm.RazeLocation: _raze,
    cm.PlaceShield: lambda mode, command: _with_shield(mode, spots.SiteAt(command.site)),
    messages.BuildOutpost: _with_discard,
    messages.UpgradeOutpost: _with_discard,
    messages.RazeOutpost: lambda _, command: (spots.AreaAt(command.area),),
    messages.ShieldOutpost: lambda mode, command: _with_shield(mode, spots.AreaAt(command.area)),
    HackMachine: lambda mode, command: _with_menu(mode, spots.MachineAt(command.machine), "hack"),
    DestroyMachine: lambda mode, command: _with_menu(mode, spots.MachineAt(command.machine), "destroy"),
    cm.ExchangeWorkers: lambda mode, command: (
        spots.ExchangeFor(command.good) if isinstance(mode, panels.Exchanging) else spots.EXCHANGE,
    ),
    cm.Pass: lambda mode, _: (labels.CONFIRM if isinstance(mode, panels.Passing) else spots.PASS,),
}


def is_at_rest(scene: Scene) -> bool:
    """True if no command is prepared, so that Space is free for the note."""
    return not isinstance(scene, TableScene) or isinstance(scene.controller.mode, modes.Rest)


def is_held(scene: Scene) -> bool:
    """True if something is dragged."""
    if isinstance(scene, AssaultScene):
        return scene.dragged is not None
    return isinstance(scene, TableScene) and isinstance(scene.controller.mode, modes.Held)
