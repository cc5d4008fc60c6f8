"""Refusals in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from game.fiftyfirst.cards.vocabulary import CATEGORIES, RESOURCES
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.payment import WILD
from game.fiftyfirst.wording.facts import CardTeller
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import EMPTY, Bag
from game.kernel.message import short_name
from game.kernel.refusal import Refusal
from game.wording.sentence import LONG, Names, Sentence


def refusal(words: Wording, refused: Refusal, names: Names, command: AnyCommand | None = None) -> Sentence:
    """Why a command is not allowed; with ``command`` the sentence can name the action.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> words = Wording(load_catalog(cards_folder()))
    >>> refusal(words, Refusal("not_enough_goods", needs=Bag({"grey": 2}), has=Bag({"grey": 1})), {})
    'This needs 2 grey contact tokens; you have 1 grey.'
    """
    tell = CardTeller(words, names, inflection=LONG)
    key = next(key for key in _keys(words, refused, command) if key in words.messages or "." not in key)
    return tell.finish(tell.say(key, **_refusal_facts(tell, refused, command)))


def undo_barrier(words: Wording, code: str) -> Sentence:
    """Why nothing can be undone, by a code of `Match.undo_barrier`."""
    return refusal(words, Refusal("cannot_undo", text=code), {})


def _keys(words: Wording, refused: Refusal, command: AnyCommand | None) -> Iterator[str]:
    """Possible messages for the refusal, the most specific first."""
    key = f"refusal-{refused.code}"
    if refused.text:
        yield f"{key}.because_{refused.text}"
    if refused.text and refused.text.isdigit():
        yield f"{key}.count"
    if refused.card and refused.text in CATEGORIES:
        yield f"{key}.category"
    if refused.card in words.catalog.factions:
        yield f"{key}.faction"
    if command is not None and (refused.card or refused.code == "no_such_card"):
        yield f"{key}.{short_name(type(command).__name__)}"
    if command is not None and not refused.card:
        yield f"{key}.{short_name(type(command).__name__)}_none"
    if refused.card and refused.needs:
        yield f"{key}.card_goods"
    if refused.needs:
        yield f"{key}.goods"
    if refused.card:
        yield f"{key}.card"
    if refused.seat:
        yield f"{key}.seat"
    if refused.text:
        yield f"{key}.text"
    yield key


def _refusal_facts(tell: CardTeller, refused: Refusal, command: AnyCommand | None) -> dict[str, str]:
    facts = {"text": refused.text or "", "doing": _doing(tell, refused, command)}
    if refused.text in CATEGORIES:
        facts["category"] = tell.words.category(refused.text)
    if refused.card:
        facts["card"] = tell.card(refused.card)
    if refused.seat:
        facts["who"] = tell.who(refused.seat)
    if refused.needs:
        has = useful(refused.needs, refused.has or EMPTY)
        facts |= {"needs": tell.goods(refused.needs), "has": tell.goods(has), "any": "some" if has else "none"}
        facts["limit"] = tell.goods(refused.has or EMPTY)
    return facts


def _doing(tell: CardTeller, refused: Refusal, command: AnyCommand | None) -> str:
    """The refused action, as the subject of a sentence."""
    if command is not None:
        key = f"command-{short_name(type(command).__name__)}"
        if refused.card and f"{key}.card" in tell.words.messages:
            return tell.say(f"{key}.card", card=tell.card(refused.card))
        if f"{key}.doing" in tell.words.messages:
            return tell.say(f"{key}.doing")
    if refused.card in tell.words.catalog.factions:
        return tell.say("refusal-faction_action")
    return tell.card(refused.card) if refused.card else tell.say("refusal-this")


def useful(needs: Bag, has: Bag) -> Bag:
    """Those of the goods at hand that can pay for the needed ones, wild goods included.

    >>> useful(needs=Bag({"brick": 2}), has=Bag({"brick": 1, "ammo": 1, "worker": 3}))
    Bag({'brick': 1, 'ammo': 1})
    """
    kinds = {*needs, *(WILD[good] for good in needs if good in WILD)}
    if "basic" in needs:
        kinds.update(RESOURCES)
    return Bag({good: count for good, count in has.items() if good in kinds})
