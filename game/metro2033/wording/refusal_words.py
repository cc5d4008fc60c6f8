"""Refusals in sentences: what is not possible, and what to do.

The message is `refusal-CODE`; a form called after a fact is taken where that fact is known.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.metro2033.wording.metro_words import MetroWords
from game.wording.sentence import LONG, Names, Sentence
from game.wording.teller import Teller

FORMS: Final = (
    "needs", "limit", "left", "seat", "hero", "steps", "zone", "card", "station", "phase", "text",
)  # fmt: skip
"""The facts that a form may be called after, the most telling first; ``left`` are the steps that a hero has."""


def refusal(words: MetroWords, refused: Refusal, names: Names) -> Sentence:
    """Why a command is not allowed.

    >>> from game.kernel.bag import Bag
    >>> from game.metro2033.cards.reader import load_metro
    >>> from game.paths import cards_folder
    >>> words = MetroWords(load_metro(cards_folder() / "metro2033"))
    >>> refusal(words, Refusal("not_enough_goods", needs=Bag({"pig": 2}), has=Bag({"pig": 1})), {})
    'This costs 2 pigs, and you have 1 pig.'
    """
    tell = Teller(words, names, inflection=LONG)
    facts = _facts(tell, refused)
    return tell.finish(tell.say(_key(words, refused, facts), **facts))


def _key(words: MetroWords, refused: Refusal, facts: Mapping[str, Any]) -> str:
    key = f"refusal-{refused.code}"
    if f"{key}.because_{refused.text}" in words.messages:
        return f"{key}.because_{refused.text}"
    known = (form for form in FORMS if facts.get("who" if form == "seat" else form) is not None)
    return next((f"{key}.{form}" for form in known if f"{key}.{form}" in words.messages), key)


def _facts(tell: Teller, refused: Any) -> dict[str, Any]:
    facts: dict[str, Any] = {"text": refused.text} if refused.text else {}
    if getattr(refused, "steps", None) is not None and refused.has is not None:
        facts["left"] = refused.has["steps"]
    facts |= {name: getattr(refused, name) for name in ("steps", "limit") if getattr(refused, name, None) is not None}
    facts |= {name: tell.card(id) for name in ("card", "station", "hero") if (id := getattr(refused, name, None))}
    if zone := getattr(refused, "zone", None):
        facts["zone"] = tell.words.zone(zone)  # type: ignore[attr-defined]
    if phase := getattr(refused, "phase", None):
        facts["phase"] = tell.words.phase(phase)
    if refused.seat:
        facts["who"] = tell.who(refused.seat)
    if refused.needs is not None:
        facts |= {"needs": tell.goods(refused.needs), "has": tell.goods(_useful(refused))}
    return facts


def _useful(refused: Refusal) -> Bag:
    """Of the goods at hand those of the kinds that are needed."""
    needs, has = refused.needs or EMPTY, refused.has or EMPTY
    return Bag({good: count for good, count in has.items() if good in needs})
