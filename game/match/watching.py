"""Watched matches of 51st State."""

from __future__ import annotations

from game.play import watching
from game.rules.commands import AnyCommand
from game.rules.events import AnyEvent
from game.rules.forecast import Forecast
from game.rules.game import Game
from game.rules.state import GameState
from game.rules.view import TableView

WatchedMatch = watching.WatchedMatch[Game, GameState, AnyCommand, AnyEvent, TableView, Forecast]
