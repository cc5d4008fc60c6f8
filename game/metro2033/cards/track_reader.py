"""Strict reading of the round track and of the numbers that stand beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from game.kernel.bag import Bag
from game.kernel.given import Given
from game.metro2033.cards.amounts import flag, number, read_bag
from game.metro2033.cards.card import RoundSpace
from game.metro2033.cards.origins import Origins, by_strength
from game.metro2033.cards.vocabulary import GOODS

FREE_STRENGTH: Final = 5
"""The strongest army that costs no upkeep (M-6.1)."""


class TrackFacts(NamedTuple):
    """What stands in the file of the round track."""

    start: RoundSpace
    loop: tuple[RoundSpace, ...]
    least: int
    most: int
    upkeep: Mapping[int, Bag]
    recruit: Bag
    goal: int
    stage_2: int
    capture_neutral: Bag
    capture_player: Bag
    polis_strength: int


def read_track(given: Given, origins: Origins) -> TrackFacts:
    """The round track, the track of the army, and what victory, captures and Polis cost."""
    entries = given.entries("the round track", ("start", "loop", "army", "vp", "capture", "polis"))
    army = entries["army"].entries("the track of the army", ("least", "most", "upkeep", "recruit"))
    vp = entries["vp"].entries("'vp'", ("goal", "stage_2"))
    capture = entries["capture"].entries("the price of a capture", ("neutral", "player"))
    goal = number(vp["goal"])
    return TrackFacts(
        start=_start(entries["start"]),
        loop=_loop(entries["loop"], origins),
        least=number(army["least"], 1, FREE_STRENGTH),
        most=number(army["most"], FREE_STRENGTH + 1),
        upkeep=_upkeep(army["upkeep"], origins),
        recruit=read_bag(army["recruit"]),
        goal=goal,
        stage_2=number(vp["stage_2"], 1, goal),
        capture_neutral=read_bag(capture["neutral"]),
        capture_player=read_bag(capture["player"]),
        polis_strength=number(entries["polis"].entries("Polis", ("strength",))["strength"]),
    )


def _start(given: Given) -> RoundSpace:
    entries = given.entries("the start space", ("resources", "times"))
    return RoundSpace(_goods(entries["resources"]), number(entries["times"]))


def _loop(given: Given, origins: Origins) -> tuple[RoundSpace, ...]:
    """The spaces of the loop, which are numbered from 1."""
    spaces = origins.read(given, "space", _space)
    for place, id in enumerate(spaces, 1):
        if id != str(place):
            origins.refuse("space", id, f"expected the number {place} as the id of this space, not {id}")
    return tuple(spaces.values())


def _space(given: Given) -> RoundSpace:
    entries = given.entries("a space", ("id",), ("resources", "threat", "law"))
    number(entries["id"])
    goods = _goods(entries["resources"]) if "resources" in entries else ()
    space = RoundSpace(goods, threat=flag(entries, "threat"), law=flag(entries, "law"))
    if space == RoundSpace():
        given.refuse("expected at least one icon on a space")
    return space


def _goods(given: Given) -> tuple[str, ...]:
    found = tuple(item.word(GOODS, "a good") for item in given.items("goods"))
    if not found or len(set(found)) < len(found):
        given.refuse("expected at least one good, and each of them once")
    return found


def _upkeep(given: Given, origins: Origins) -> Mapping[int, Bag]:
    """Strength -> what it costs."""
    found = origins.read(given, "upkeep", _upkeep_of, by_strength)
    return dict(found.values())


def _upkeep_of(given: Given) -> tuple[int, Bag]:
    entries = given.entries("upkeep", ("strength", "spend"))
    return number(entries["strength"]), read_bag(entries["spend"])
