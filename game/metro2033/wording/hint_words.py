"""Hints in words: what is notable, each situation one message, and what is possible, with what it would bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from game.metro2033.rules.hints import MetroHint
from game.metro2033.wording.metro_words import MetroWords
from game.wording.hints import HintLine
from game.wording.sentence import Names, Sentence
from game.wording.teller import Teller


class MetroHintRow(NamedTuple):
    """The icon beside a situation, and the section of the rule book about it."""

    icon: str
    topic: str


HINTS: Final[Mapping[str, MetroHintRow]] = {
    "quest_ready": MetroHintRow("metro2033/complete", "quests"),
    "sure_victory": MetroHintRow("metro2033/tie_won", "fights"),
    "best_card": MetroHintRow("metro2033/battle_card", "battle_cards"),
    "goal_reached": MetroHintRow("metro2033/victory_point", "victory"),
    "goal_near": MetroHintRow("metro2033/victory_point", "victory"),
    "rival_near": MetroHintRow("person", "victory"),
    "polis_near": MetroHintRow("metro2033/polis", "polis"),
    "army_weak": MetroHintRow("metro2033/recruit", "army"),
    "guard_with_hero": MetroHintRow("metro2033/hero", "threat_event"),
    "three_stations": MetroHintRow("map", "three_stations"),
    "votes": MetroHintRow("metro2033/votes", "laws"),
    "leader_voted": MetroHintRow("metro2033/law", "laws"),
    "scouted_ready": MetroHintRow("metro2033/scout", "scouting"),
    "weak_neighbour": MetroHintRow("metro2033/attack", "reach"),
    "capture_unpaid": MetroHintRow("metro2033/any_good", "capture"),
    "upkeep_due": MetroHintRow("metro2033/upkeep", "army"),
    "trade_here": MetroHintRow("metro2033/market", "market"),
    "hansa_near": MetroHintRow("metro2033/hansa", "hansa"),
    "exchange_helps": MetroHintRow("metro2033/exchange", "exchange"),
    "limit_reached": MetroHintRow("metro2033/equipment", "equipment"),
    "hero_in_danger": MetroHintRow("metro2033/wound", "attacking_heroes"),
    "property_ready": MetroHintRow("activate", "properties"),
    "threat_comes": MetroHintRow("metro2033/threat", "threat_event"),
    "stage_two_comes": MetroHintRow("metro2033/stage_two", "stage_two"),
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
