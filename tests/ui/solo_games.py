"""Solo games that are over, by hand-made positions or played by a robot, on the screen of the final score."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from msgspec.structs import replace

from game.fiftyfirst.box import BOX
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.commands import Pass
from game.fiftyfirst.rules.options import Options, Titles
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.state import Game
from game.kernel.seats import SeatSetup
from game.paths import matches_folder
from game.play.kind import decided
from game.ui.context import Context
from game.ui.rehearsal.driver import Rehearsal
from game.ui.running import flow
from game.ui.window.screens import match_director
from game.ui.window.window import open_window
from tests.match.test_best_results import played
from tests.ui.sweep import Shape
from tests.ui.words import shipped_cards, words_of

NAME = "Katharina-Sophie"
ENDS = {"won": (38, 31), "lost": (33, 47), "equal": (44, 44)}
"""Outcome -> VP of the player and of the opponent before the Locations are scored, one on each side."""


@lru_cache(1)
def game() -> Game:
    return Game(shipped_cards())


def ended(outcome: str, folder: Path | None, titles: Titles = "ultimate") -> Match:
    """A game that ends in this way in round 5, when the player passes and the opponent after that."""
    vp, theirs = ENDS[outcome]
    position = {
        "solo": "appalachian", "round": 5, "phase": "action", "turn": "A", "connections": {"red": [], "blue": []},
        "players": {"A": {"faction": "appalachian_federation", "vp": vp, "state": ["School"]}},
        "opponent": {"vp": theirs, "state": ["Docks"]},
    }  # fmt: skip
    _, state = read_position(game().catalog, position)
    match = Match.begin(
        fiftyfirst(), replace(game(), options=Options(solo_titles=titles)), (SeatSetup(NAME),), state, 1, folder
    )
    match.submit(Pass("A"))
    match.end_turn()
    return match


def played_by_robot(solo: str, seed: int = 5) -> Match:
    """A whole game of the greedy robot in a person's seat, kept nowhere."""
    match = deal_match(game(), (SeatSetup(NAME),), seed, solo=solo)
    while match.state.to_move is not None:
        match.submit(decided(match.advise("greedy", f"{seed}/{match.journal.head}")))
        match.end_turn()
    return match


def score_window(name: str, shape: Shape, data: Path) -> Rehearsal:
    """The final score of a game that ended so, or of one played against this opponent, after an earlier victory."""
    if name in ENDS:
        played(game(), matches_folder(data), 31, solo="appalachian", faction="appalachian_federation")
        return shown(ended(name, matches_folder(data)), shape, data)
    return shown(played_by_robot(name), shape, data)


def shown(match: Match, shape: Shape, data: Path) -> Rehearsal:
    """The scene of the final score of a match."""
    surface = open_window(shape.size, False, "51st State")
    catalog = match.game.catalog
    context = Context(
        surface.get_size(),
        words_of(catalog, shape.language),
        lambda: catalog,
        data,
        match_director,
        BOX,
        shape.settings(),
    )
    context.match, context.viewer = match, "A"
    context.stack.push(context.table.scenes[flow.SCORE](context))
    return Rehearsal(context)
