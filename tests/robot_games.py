"""Games of 51st State between robots, by their cards and variants, and the game as a source for processes."""

from __future__ import annotations

from game.fiftyfirst.match import setup
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.state import Game, GameState
from game.games import GAMES
from game.match.series import simulate
from game.match.series.simulate import Meeting, Played, PlayedOut
from game.play.games import GameSource
from game.play.programs import is_program, read_program

SOURCE = GameSource(GAMES, "fiftyfirst")


def play_out(game: Game, meeting: Meeting) -> PlayedOut[GameState, AnyEvent]:
    """A game with its events."""
    kind = fiftyfirst(game.catalog, {name: read_program(name) for name in meeting.bots if is_program(name)})
    return simulate.play_out(kind, setup.chosen(game.sets, game.options, meeting.opponent), meeting)


def play(game: Game, meeting: Meeting) -> Played:
    """A game without its events."""
    return simulate.summary_of(fiftyfirst(game.catalog), play_out(game, meeting))
