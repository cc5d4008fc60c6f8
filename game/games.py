"""The games that this program has, and where each of them is."""

from __future__ import annotations

from game.play.games import Games

GAMES = Games({"fiftyfirst": "game.fiftyfirst.box", "metro2033": "game.metro2033.box"})
"""The first is played if no other is asked for."""
