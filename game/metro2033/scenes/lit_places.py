"""The places of a scene that a note lights: where the wanted move is made, or what the note is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import pygame

from game.match.lessons.played import LessonMatch
from game.metro2033.rules import commands as cmd
from game.metro2033.rules.names import names_of
from game.metro2033.rules.references import STATION
from game.metro2033.scenes.battle.scene import BattleScene
from game.metro2033.scenes.metro_phase import CONTINUE
from game.metro2033.scenes.table import MetroTableScene
from game.metro2033.scenes.vote import VoteScene
from game.metro2033.table import course
from game.metro2033.table.play.panels import Choosing
from game.metro2033.table.spots import HERO_CARD, ActSign, ArmyInPanel, FigureOf, MarketCard, NotchAt, StationAt
from game.ui import places
from game.ui.canvas import Mark
from game.ui.places import Answer, Label, VerbSign
from game.ui.scene import Scene
from game.ui.table.play import modes

Wanted = Label | modes.AnyCopy


def lit_places(scene: Scene, match: LessonMatch, marks: Sequence[Mark]) -> tuple[pygame.Rect, ...]:
    """The places, among the ``marks`` of a frame, that the note of the present step lights; there may be none."""
    return tuple(rect for wanted in wanted_places(scene, match) for rect in _rects(marks, wanted))


def _rects(marks: Sequence[Mark], wanted: Wanted) -> Iterator[pygame.Rect]:
    """The hit area of a label, if there is one; of several copies of a card, one."""
    mark = next((mark for mark in reversed(marks) if mark.kind == "hit" and is_at(wanted, mark.label)), None)
    if mark is not None:
        yield mark.rect


def is_at(wanted: Wanted, label: Label) -> bool:
    """Whether a label is what is wanted."""
    return wanted.is_at(label) if isinstance(wanted, modes.AnyCopy) else wanted in (label, places.name_of(label))


def wanted_places(scene: Scene, match: LessonMatch) -> Sequence[Wanted]:
    """What the note is about, or where the next press towards the wanted move is made; then its target."""
    step = match.step
    if match.is_closing or step is None:
        return ()
    if step.is_read:  # a summary has a button of its own to go on
        named = [_named(match, place) for place in step.light]
        return named or ((CONTINUE,) if step.scene in course.SUMMARIES else ())
    wished = match.wished()
    return _places(scene, wished[0]) if wished and not step.like else ()


def _named(match: LessonMatch, place: str) -> Wanted:
    """The place named in a lesson: ``station Kropotkinskaya``, or a label as text."""
    kind, _, name = place.partition(" ")
    if kind != "station":
        return place
    station = names_of(match.game.cards).find(STATION, name)
    assert station is not None, place
    return StationAt(station)


def _places(scene: Scene, command: cmd.MetroCommand) -> Sequence[Wanted]:
    if isinstance(scene, BattleScene):
        return tuple(answer.label for answer in scene.answers if answer.command == command)
    if isinstance(scene, VoteScene):
        return tuple(label for label in scene.buttons if scene.command_at(label) == command)
    return _at_table(scene, command) if isinstance(scene, MetroTableScene) else ()


def _at_table(scene: MetroTableScene, command: cmd.MetroCommand) -> Sequence[Wanted]:
    """The place of the next press towards a command, in the present mode of the table."""
    mode = scene.controller.mode
    if isinstance(mode, Choosing):
        return (Answer(mode.commands.index(command)),) if command in mode.commands else ()
    find = _PLACES.get(type(command))
    return find(mode, command) if find else tuple(scene.standing.beginnings(command)[:1])


def _with_figure(mode: modes.Mode, source: Label, station: str) -> Sequence[Wanted]:
    """What moves or attacks, and once it is clicked or dragged its target."""
    is_begun = isinstance(mode, modes.Aiming | modes.Held)
    return (StationAt(station),) if is_begun else (source, StationAt(station))


def _guard(mode: modes.Mode, command: cmd.GuardStation) -> Sequence[Wanted]:
    station = StationAt(command.station)
    if isinstance(mode, modes.Radial) and mode.source == station:
        return (VerbSign(f"guard_{command.fighter}"),)
    return (station,)


def _buy(mode: modes.Mode, command: cmd.BuyEquipment) -> Sequence[Wanted]:
    """A card of the market, and once it is dragged the hero."""
    return (HERO_CARD,) if isinstance(mode, modes.Held) else (modes.AnyCopy(MarketCard, command.card),)


_PLACES: Final[Mapping[type[cmd.MetroCommand], Callable[[modes.Mode, Any], Sequence[Wanted]]]] = {
    cmd.MoveHero: lambda mode, command: _with_figure(mode, FigureOf(command.seat), command.station),
    cmd.ArmyAttacks: lambda mode, command: _with_figure(mode, ArmyInPanel(command.seat), command.station),
    cmd.Recruit: lambda _, command: (ActSign(f"recruit_{command.count}"),),
    cmd.PayUpkeep: lambda _, command: (NotchAt(command.strength),),
    cmd.GuardStation: _guard,
    cmd.BuyEquipment: _buy,
}


def is_at_rest(scene: Scene) -> bool:
    """True if no command is prepared, so that Space is free for the note."""
    return not isinstance(scene, MetroTableScene) or isinstance(scene.controller.mode, modes.Rest)


def is_held(scene: Scene) -> bool:
    """True if something is dragged."""
    if isinstance(scene, BattleScene):
        return scene.drag.held is not None
    return isinstance(scene, MetroTableScene) and isinstance(scene.controller.mode, modes.Held)
