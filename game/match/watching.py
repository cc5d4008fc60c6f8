"""Watched matches of 51st State."""

from __future__ import annotations

from game.play import watching
from game.rules.forecast import Forecast
from game.rules.game import Game
from game.rules.messages import AnyCommand, AnyEvent
from game.rules.state import GameState
from game.rules.view import TableView

WatchedMatch = watching.WatchedMatch[Game, GameState, AnyCommand, AnyEvent, TableView, Forecast]
