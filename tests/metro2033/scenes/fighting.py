"""Positions of Metro 2033 before a fight, a threat from the tunnels or a vote, in a window driven by a script."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from game.kernel.refusal import Refusal
from game.kernel.seats import HUMAN, SeatSetup
from game.metro2033.kind import metro_kind
from game.metro2033.scenes.battle.scene import BattleScene
from game.metro2033.scenes.threat import ThreatScene
from game.metro2033.scenes.vote import VoteScene
from game.play.match import Match
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from tests.languages import LANGUAGES, language_of
from tests.metro2033.golden_matches import MetroMatch
from tests.metro2033.laid import metro, metro_cards
from tests.metro2033.window import SMALL, metro_context
from tests.ui.sweep import CHOSEN, Shape

STILL: Final = Settings(speed="off", handover="open", end_of_turn="itself")
"""Without motions; what is not secret lies open."""

MOVING: Final = Settings(handover="open", end_of_turn="itself")
NAMES: Final = ("Katharina", "Ben", "Юлия")

Given = Mapping[str, Any]

_DEALT: Final = (
    "Frontal Assault", "Feint", "Ambush in the Tunnels",
    "Counterattack", "Breakthrough", "Solid Defence", "Flanking Move",
)  # fmt: skip
"""Battle cards: three to the attacker, three to the defender, one to the Reich or to nobody."""

BATTLE: Final[Given] = {
    "phase": "army",
    "turn": "A",
    "round": 2,
    "chance": [list(_DEALT)],
    "threats": ["Rat Swarm", "Burrowers"],
    "players": {
        "A": {"faction": "red", "hero": "hunter", "army": 6, "goods": {"pig": 2, "mushroom": 2, "ammo": 2}},
        "B": {"faction": "reich", "hero": "khan", "army": 4, "at": "Tverskaya", "equipment": ["Plate Vest"]},
        "C": {"faction": "bauman", "hero": "artyom", "army": 3},
    },
}
"""The Red Line can attack Tverskaya, where the hero of the Reich stands, and neutral stations."""

ATTACK: Final = "army attacks Tverskaya"

EVENT: Final[Given] = {
    "phase": "events",
    "round": 3,
    "threats": ["Burrowers", "Rat Swarm"],
    "players": {
        "A": {"faction": "red", "hero": "hunter", "army": 6},
        "B": {"faction": "reich", "hero": "khan", "army": 4},
        "C": {"faction": "bauman", "hero": "artyom", "army": 3},
    },
}
"""A threat of strength 4 comes from the tunnels."""

LAW: Final[Given] = {
    "phase": "events",
    "round": 4,
    "laws": ["Ceasefire", "Free Passage"],
    "players": {
        "A": {"faction": "red", "hero": "hunter", "quests": ["Foot in the Door"]},
        "B": {"faction": "confederation", "hero": "khan"},
        "C": {"faction": "reich", "hero": "artyom"},
    },
}
"""A law is voted on; the Confederation of 1905 may look at two first."""


def changed(given: Given, **players: Mapping[str, Any]) -> Given:
    """The position with more keys of players."""
    found = deepcopy(dict(given))
    for seat, keys in players.items():
        found["players"][seat] |= keys
    return found


def begun(given: Given, people: str = "ABC", moves: Sequence[str] = ()) -> MetroMatch:
    """A match at a position, after some moves; robots take the seats that are not of ``people``."""
    _, start = metro_kind(metro_cards()).notation.read_position(metro(), {"game": "metro2033", **given})
    seats = [
        SeatSetup(name, HUMAN if seat in people else "greedy")
        for seat, name in zip(given["players"], NAMES, strict=True)
    ]  # fmt: skip
    match: MetroMatch = Match.begin(metro_kind(metro_cards()), metro(), seats, start, 1, play_bots=False)
    for move in moves:
        give(match, move)
    return match


def give(match: MetroMatch, move: str) -> None:
    """Let whoever is asked make a move."""
    seat = match.status.to_move
    assert seat is not None, "the game is not over"
    commands = match.read_move(seat, move)
    assert not isinstance(commands, Refusal), commands
    for command in commands:
        answer = match.submit(command)
        assert not isinstance(answer, Refusal), answer
        match.end_turn(play_bots=False)


def show(
    match: MetroMatch, settings: Settings = STILL, size: tuple[int, int] = SMALL, language: str = "en"
) -> Rehearsal:
    """The match in a window."""
    context = metro_context(size, settings, language)
    context.director.open_match(match)
    window = Rehearsal(context)
    window.settle()
    return window


def battle(window: Rehearsal) -> BattleScene:
    top = window.context.stack.top
    assert isinstance(top, BattleScene)
    return top


def threat(window: Rehearsal) -> ThreatScene:
    top = window.context.stack.top
    assert isinstance(top, ThreatScene)
    return top


def vote(window: Rehearsal) -> VoteScene:
    top = window.context.stack.top
    assert isinstance(top, VoteScene)
    return top


def in_each_shape(name: str) -> list[Shape]:
    """The chosen shapes of windows, each in a language by turns, and the smallest usual one in each language with text
    of twice the size."""
    chosen = [Shape(size, scale, language_of(name, turn)) for turn, (size, scale) in enumerate(CHOSEN)]
    return [*chosen, *(Shape(SMALL, 2.0, language) for language in LANGUAGES)]


def shown(window: Rehearsal) -> str:
    top = window.context.stack.top
    return top.name if top is not None else ""


def texts(window: Rehearsal) -> str:
    return " ".join(str(mark.label) for mark in window.app.marks if mark.kind == "text")


def pictures(window: Rehearsal) -> list[str]:
    return [str(mark.label) for mark in window.app.marks if mark.kind in ("image", "icon")]
