"""What the tests of whole matches share: which moves are wished for, and that every gesture gives just that move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules.commands import paid_goods
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.sets.moloch.messages import HackMachine
from game.fiftyfirst.rules.state import Game
from game.kernel.seats import SeatSetup
from game.paths import matches_folder
from game.ui.rehearsal.driver import Rehearsal
from tests.ui import key_player, mouse_player
from tests.ui.mouse_player import mover

SIZE = (1280, 720)
MOST_PASSES_OF_TEN = 1
"""A random player who could do something passes this rarely, or the game would never end."""

MOST_DECISIONS = 3_000

Give = Callable[[Rehearsal, AnyCommand], None]
"""Makes the gesture or presses the keys for a command."""

GoOn = Callable[[Rehearsal], None]
"""Presses whatever stands between a decision and the next one."""


def scene_name(window: Rehearsal) -> str:
    return type(window.context.stack.top).__name__


def wished(match: Match, random: Random) -> AnyCommand:
    """A random move; passing and waiting are rare while there is anything else."""
    legal = match.legal()
    idle = [move for move in legal if isinstance(move, cm.Pass | cm.FinishTurn)]
    acting = [move for move in legal if move not in idle]
    if acting and (not idle or random.randrange(10) >= MOST_PASSES_OF_TEN):
        kind = random.choice(sorted({type(move).__name__ for move in acting}))
        return random.choice([move for move in acting if type(move).__name__ == kind])
    return random.choice(idle)


def play_on(window: Rehearsal, seed: int, decisions: int, give: Give, go_on: GoOn) -> Counter[str]:
    """Play so many decisions, or to the end; what is done must give exactly the command that was wished."""
    random, given = Random(seed), Counter[str]()
    match = window.context.playing
    for _ in range(decisions):
        go_on(window)
        if mover(window) is None:
            break
        command, head = wished(match, random), match.journal.head
        give(window, command)
        entry = match.journal[head + 1]
        assert in_order(entry.decision) == in_order(command)
        given[type(command).__name__] += 1
        window.settle()
    return given


def play_match(
    window: Rehearsal,
    seats: int,
    sets: tuple[str, ...],
    seed: int,
    give: Give,
    go_on: GoOn,
    solo: str | None = None,
    options: Options | None = None,
) -> Match:
    """Play a whole match of people with these sets, to the final account in the window."""
    names = [SeatSetup(name) for name in ("Alex", "Katharina", "Sam", "Robin")[:seats]]
    game = Game(window.context.content, sets, options or Options())  # in any order: the decks of each are others
    start, folder = new_game(game, [None] * seats, seed, solo).state, matches_folder(window.context.data)
    window.context.director.open_match(Match.begin(fiftyfirst(), game, names, start, seed, folder, play_bots=False))
    window.settle()
    play_on(window, 51, MOST_DECISIONS, give, go_on)
    match = window.context.playing
    assert match.state.is_over
    assert scene_name(window) == "ScoreScene"
    match.close()
    return match


class MouseAndKeys:
    """A person who gives each command in answer to each question by mouse, the next time by keyboard, and so on, or the
    other way round."""

    def __init__(self, first: str) -> None:
        self._players = {"mouse": mouse_player, "keys": key_player}
        self._order = ("mouse", "keys") if first == "mouse" else ("keys", "mouse")
        self._times = Counter[tuple[str, str]]()
        self.reached = set[str]()
        """What was given and what was asked, each with how it was done: `keys MakeDeal`."""

    def give(self, window: Rehearsal, command: AnyCommand) -> None:
        names = type(command).__name__, type(window.context.playing.state.question).__name__
        how = self._order[self._times[names] % 2]
        self._times[names] += 1
        self._players[how].give(window, command)
        self.reached |= {f"{how} {name}" for name in names}

    def go_on(self, window: Rehearsal) -> None:
        how = "keys" if self._times.total() % 2 else "mouse"
        self._players[how].go_on(window)


def in_order(command: AnyCommand | None) -> AnyCommand | None:
    """The order in which cards are kept says nothing, nor for which resource of a code ammo is left on a Machine."""
    if isinstance(command, HackMachine) and command.partly:
        return replace(command, partly=paid_goods(command.payment or ()), payment=())
    return replace(command, cards=tuple(sorted(command.cards))) if isinstance(command, cm.KeepCards) else command
