"""Hints in words: what is notable, each situation one message, and what is possible, with what it would bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from game.metro2033.rules.hints import MetroHint
from game.metro2033.wording.metro_words import MetroWords
from game.wording.hints import HintLine
from game.wording.sentence import Names, Sentence
from game.wording.teller import Teller


class HintRow(NamedTuple):
    """The icon beside a situation, and the section of the rule book about it."""

    icon: str
    topic: str


HINTS: Final[Mapping[str, HintRow]] = {
    "quest_ready": HintRow("vp", "quests"),
    "sure_victory": HintRow("check", "fights"),
    "best_card": HintRow("card", "battle_cards"),
    "goal_reached": HintRow("vp", "victory"),
    "goal_near": HintRow("vp", "victory"),
    "rival_near": HintRow("person", "victory"),
    "polis_near": HintRow("shield", "polis"),
    "army_weak": HintRow("recruit", "army"),
    "guard_with_hero": HintRow("shield", "threat_event"),
    "three_stations": HintRow("map", "three_stations"),
    "votes": HintRow("check", "laws"),
    "leader_voted": HintRow("rules", "laws"),
    "scouted_ready": HintRow("lookout", "scouting"),
    "weak_neighbour": HintRow("assault", "reach"),
    "capture_unpaid": HintRow("pay", "capture"),
    "upkeep_due": HintRow("pay", "army"),
    "trade_here": HintRow("exchange", "market"),
    "hansa_near": HintRow("speed", "hansa"),
    "exchange_helps": HintRow("exchange", "exchange"),
    "limit_reached": HintRow("lock", "equipment"),
    "hero_in_danger": HintRow("raze", "attacking_heroes"),
    "property_ready": HintRow("activate", "properties"),
    "threat_comes": HintRow("raze", "threat_event"),
    "stage_two_comes": HintRow("again", "stage_two"),
}
"""Situation -> its row; its messages are `hint-NAME` with `.title`."""


def notable_lines(words: MetroWords, hints: tuple[MetroHint, ...], names: Names) -> Iterator[HintLine]:
    """A line for each situation."""
    for hint in hints:
        key, row = f"hint-{hint.situation}", HINTS[hint.situation]
        title, text = (_told(Teller(words, names), hint, f"{key}{form}") for form in (".title", ""))
        yield HintLine(row.icon, title, text, row.topic, hint.commands)


def _told(tell: Teller, hint: MetroHint, key: str) -> Sentence:
    facts: dict[str, Any] = {name: getattr(hint, name) for name in ("n", "of") if getattr(hint, name) is not None}
    facts |= {name: tell.card(id) for name in ("station", "card") if (id := getattr(hint, name)) is not None}
    if hint.seat is not None:
        facts["who"] = tell.who(hint.seat)
    if hint.goods is not None:
        facts["goods"] = tell.goods(hint.goods)
    return tell.finish(tell.say(key, **facts))
