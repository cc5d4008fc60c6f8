"""A window with a match of Metro 2033 on the table, and a person who plays it by mouse."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from game.kernel.seats import HUMAN, SeatSetup
from game.metro2033.box import BOX
from game.metro2033.cards.printed import MetroCards
from game.metro2033.rules import commands as cmd
from game.metro2033.rules.state import Metro, MetroState
from game.metro2033.table.play.panels import MORE, Choosing, GoodChip
from game.metro2033.table.sight import MetroTableSight
from game.metro2033.table.spots import (
    HERO_CARD,
    ActSign,
    ArmyInPanel,
    CarriedCard,
    FigureOf,
    MarketCard,
    NotchAt,
    StationAt,
)
from game.metro2033.table.standing import PASS_ARMY
from game.play.match import Match
from game.ui.context import Context
from game.ui.places import Answer, Label, VerbSign
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from game.ui.table import labels
from game.ui.table.play.modes import Radial
from game.ui.window.screens import match_director
from game.ui.window.window import open_window

STILL: Final = Settings(speed="off", handover="open")
NAMES: Final = ("Anna", "Ben", "Carl", "Dora", "Emil", "Fritz")


@cache
def printed() -> MetroCards:
    """All that is printed."""
    cards: MetroCards = BOX.content(None, None)
    return cards


def sit_at_metro(
    *players: str,
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
    settings: Settings = STILL,
    seed: int = 1,
    start: Callable[[Metro, MetroState], MetroState] | None = None,
    **options: Any,
) -> Rehearsal:
    """A new match, or one from another ``start``; each of the ``players`` is a person or a robot."""
    open_window(size, False, "Metro 2033")
    context = Context(size, BOX.words(printed, language, None), printed, None, match_director, BOX, settings)
    context.dice = lambda: seed
    kind = BOX.kind(printed())
    seats = tuple(SeatSetup(name, player) for name, player in zip(NAMES, players, strict=False))
    metro, state = kind.setup.deal(seats, options, seed)
    match: Any = Match.begin(kind, metro, seats, start(metro, state) if start else state, seed)
    context.director.open_match(match)
    return Rehearsal(context)


PERSON: Final = HUMAN


# ---------------------------------------------------------------------- the person
Gesture = Callable[[Rehearsal, Any], None]


def _drag(start: Callable[[Any], Label], end: Callable[[Any], Label]) -> Gesture:
    return lambda window, command: window.drag(start(command), end(command))


def _click(place: Callable[[Any], Label]) -> Gesture:
    return lambda window, command: window.click(place(command))


def _buy(window: Rehearsal, command: cmd.BuyEquipment) -> None:
    sight = sight_of_table(window)
    place = next(place for place in sight.layout.places if isinstance(place, MarketCard) and place.card == command.card)
    if command.discarding in (None, command.card):
        if command.discarding:
            window.click(place)
        else:
            window.drag(place, HERO_CARD)
        return
    carried = sight.standing.me.equipment
    window.drag(place, CarriedCard(carried.index(command.discarding), command.discarding))


def _guard(window: Rehearsal, command: cmd.GuardStation) -> None:
    window.click(StationAt(command.station))
    if isinstance(sight_of_table(window).mode, Radial):
        window.click(VerbSign(f"guard_{command.fighter}"))


def _strike(window: Rehearsal, command: cmd.ArmyAttacks) -> None:
    window.drag(ArmyInPanel(command.seat), StationAt(command.station))


GESTURES: Final[Mapping[type[cmd.MetroCommand], Gesture]] = {
    cmd.MoveHero: _drag(lambda it: FigureOf(it.seat), lambda it: StationAt(it.station)),
    cmd.ArmyAttacks: _strike,
    cmd.ArmyAttacksHero: _drag(lambda it: ArmyInPanel(it.seat), lambda it: FigureOf(it.victim)),
    cmd.Forage: _click(lambda _: ActSign("forage")),
    cmd.PassArmy: _click(lambda _: PASS_ARMY),
    cmd.HeroAttacks: _click(lambda _: ActSign("attack")),
    cmd.HeroAttacksHero: _drag(lambda it: FigureOf(it.seat), lambda it: FigureOf(it.victim)),
    cmd.BuyEquipment: _buy,
    cmd.RefreshMarket: _click(lambda _: ActSign("refresh")),
    cmd.TakeQuest: _click(lambda _: ActSign("quest")),
    cmd.Scout: _click(lambda _: ActSign("scout")),
    cmd.FinishMetroTurn: _click(lambda _: labels.DONE),
    cmd.GuardStation: _guard,
}
"""Command -> how a person gives it with the mouse, as far as no panel asks for more."""


def sight_of_table(window: Rehearsal) -> MetroTableSight:
    """The table as it is seen now."""
    top: Any = window.context.stack.top
    sight: MetroTableSight = top.sight()
    return sight


def give(window: Rehearsal, command: Any) -> None:
    """Give a command with the mouse."""
    sight = sight_of_table(window)
    answers = [place for place in sight.standing.beginnings(command) if isinstance(place, Answer)]
    if answers:
        _answer(window, answers[0])
        return
    if isinstance(command, cmd.Recruit):
        window.click(NotchAt(sight.standing.me.army + command.count))
    elif isinstance(command, cmd.PayUpkeep):
        window.click(NotchAt(command.strength))
    elif isinstance(command, cmd.ExchangeGoods):
        exchange(window, command)
    elif isinstance(command, cmd.UseProperty):
        window.click(_place_of(window, command.card))
    else:
        GESTURES[type(command)](window, command)
    choose(window, command)


def _place_of(window: Rehearsal, card: str) -> Label:
    """Where a card of the player lies."""
    hits = [mark.label for mark in window.app.marks if mark.kind == "hit"]
    return next(label for label in hits if getattr(label, "card", "") == card)


def choose(window: Rehearsal, command: Any) -> None:
    """Choose a command in the panel that asks which one it is, if it is open."""
    mode = sight_of_table(window).mode if hasattr(window.context.stack.top, "sight") else None
    if isinstance(mode, Choosing):
        window.click(Answer(mode.commands.index(command)))


def exchange(window: Rehearsal, command: cmd.ExchangeGoods) -> None:
    window.click(ActSign("exchange"))
    window.click(GoodChip("given", command.given))
    window.click(GoodChip("taken", command.taken))
    for _ in range(command.count - 1):
        window.click(MORE)
    window.click(labels.CONFIRM)


def _answer(window: Rehearsal, answer: Answer) -> None:
    standing = sight_of_table(window).standing
    window.click(standing.decline if standing.declines(answer.value) else answer)


def hit_names(window: Rehearsal) -> Sequence[str]:
    """All that can be pressed now."""
    return [mark.name for mark in window.app.marks if mark.kind == "hit"]
