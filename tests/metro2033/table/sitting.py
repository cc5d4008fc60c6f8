"""A window with a match of Metro 2033 on the table, and a person who plays it by mouse."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from game.kernel.refusal import Refusal
from game.kernel.seats import SeatSetup
from game.metro2033.bots.levels import robot
from game.metro2033.box import BOX
from game.metro2033.rules import commands as cmd
from game.metro2033.rules.decide import decide, legal_commands
from game.metro2033.rules.state import Metro, MetroState
from game.metro2033.rules.view import view
from game.metro2033.scenes.table import MetroTableScene
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
from game.play.kind import decided
from game.play.match import Match
from game.ui.places import Answer, Label, VerbSign
from game.ui.rehearsal.driver import Rehearsal
from game.ui.running.flow import SCORE, TABLE
from game.ui.settings import Settings
from game.ui.table import labels
from game.ui.table.play.modes import Mode, Radial
from tests.metro2033.laid import metro_cards
from tests.metro2033.window import STILL, metro_context

NAMES: Final = ("Anna", "Ben", "Carl", "Dora", "Emil", "Fritz")


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
    context = metro_context(size, settings, language)
    context.dice = lambda: seed
    kind = BOX.kind(metro_cards())
    seats = tuple(SeatSetup(name, player) for name, player in zip(NAMES, players, strict=False))
    metro, state = kind.setup.deal(seats, options, seed)
    match: Any = Match.begin(kind, metro, seats, start(metro, state) if start else state, seed)
    context.director.open_match(match)
    return Rehearsal(context)


def state_at(
    question: type[Any], seat: str, change: Callable[[Metro, MetroState], MetroState] = lambda _, state: state
) -> Callable[[Metro, MetroState], MetroState]:
    """The start of a match at the first question of a kind to a seat, up to which greedy robots play; with a
    ``change``."""

    def start(metro: Metro, state: MetroState) -> MetroState:
        bot = robot("greedy", "start")
        while not (isinstance(state.question, question) and state.to_move == seat):
            asked = state.to_move
            assert asked is not None, "the question is asked"
            state = decided_state(metro, state, bot, asked)
        return change(metro, state)

    return start


def decided_state(metro: Metro, state: MetroState, bot: Any, seat: str) -> MetroState:
    """The state after the decision of a robot at a seat."""
    seen = view(metro, state, seat)
    outcome = decide(metro, state, decided(bot(metro, seen, legal_commands(metro, seen, seat), ())))
    assert not isinstance(outcome, Refusal)
    return outcome.state


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
    if isinstance(mode_of(window), Radial):
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


def mode_of(window: Rehearsal) -> Mode | None:
    """What is begun at the table; None if another scene is shown."""
    top = window.context.stack.top
    return top.controller.mode if isinstance(top, MetroTableScene) else None


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
    elif isinstance(command, cmd.CompleteQuest):
        window.click(_place_of(window, command.quest))
    else:
        GESTURES[type(command)](window, command)
    choose(window, command)


def _place_of(window: Rehearsal, card: str) -> Label:
    """Where a card of the player lies."""
    hits = [mark.label for mark in window.app.marks if mark.kind == "hit"]
    return next(label for label in hits if getattr(label, "card", "") == card)


def choose(window: Rehearsal, command: Any) -> None:
    """Choose a command in the panel that asks which one it is, if it is open."""
    mode = mode_of(window)
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


# ---------------------------------------------------------------------- whole games
_MOST_TURNS: Final = 1500
_ASIDE: Final = ("menu", "undo", "redo", "plate", "hint", "overview", "log")
"""What leads away from a question."""

_PATIENCE: Final = 40
"""Turns of the main loop after which something has to happen."""


def played_by_mouse(window: Rehearsal, chance: Random) -> list[str]:
    """Play on to the score with random decisions, each given with the mouse; what could not be done, or where nothing
    more can be done."""
    match, idle = window.context.playing, 0
    faults: list[str] = []
    for _ in range(_MOST_TURNS):
        window.wait(16)
        scene: Any = window.context.stack.top
        if scene.name == SCORE:
            return faults
        before = (match.head, scene.name, match.awaiting_end_turn)
        fault = _press_on(window, scene, chance)
        faults += [fault] if fault else []
        top: Any = window.context.stack.top
        idle = idle + 1 if (match.head, top.name, match.awaiting_end_turn) == before else 0
        if idle > _PATIENCE:
            return [*faults, f"nothing goes on in {scene.name}"]
    return [*faults, "the game does not end"]


def _press_on(window: Rehearsal, scene: Any, chance: Random) -> str:
    """Do one thing; returns what went wrong."""
    match, hits = window.context.playing, {mark.name: mark.label for mark in window.app.marks if mark.kind == "hit"}
    for name in ("continue", "show_hand"):
        if name in hits:
            window.click(hits[name])
            return ""
    if match.bot_to_move:
        return ""
    if scene.name != TABLE:
        choices = [label for name, label in hits.items() if name.partition(":")[0] not in _ASIDE]
        if choices:
            window.click(chance.choice(choices))
        else:
            window.key("space")
        return ""
    if match.awaiting_end_turn:
        window.click(labels.END_TURN)
        return ""
    legal, head = match.legal(), match.head
    kind = chance.choice(sorted({type(command).__name__ for command in legal}))
    command = chance.choice([one for one in legal if type(one).__name__ == kind])
    give(window, command)
    done = match.entry(head + 1).decision if match.head > head else None
    return "" if done == command else f"{command} was given, and {done} was done"
