"""HQ cards in words: the icons that they ask for, and what claiming them brings (R52)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.cards.headquarters import Headquarters
from game.rules.state import Seat
from game.wording.lexicon import Lexicon
from game.wording.rows.cards import VERBS, phrase
from game.wording.sentence import Fact, Names, Sentence
from game.wording.teller import Teller


def required(words: Lexicon, hq: Headquarters) -> str:
    """The icons that it asks for: `2 gun icons and 1 ammo icon`."""
    counted = Counter(hq.requires)
    return words.all_of([words.word("hq-icons", n=n, category=words.category(icon)) for icon, n in counted.items()])


def claimed(words: Lexicon, hq: Headquarters) -> str:
    """What claiming it brings, in a sentence: `When you claim it: gain 4 VP.`"""
    return words.text("ability-claimed", effects=_effects(words, hq))


def hq_facts(words: Lexicon, hq: Headquarters) -> tuple[Fact, ...]:
    """Everything printed on an HQ card: what it brings, and which icons it asks for."""
    effects = _effects(words, hq)
    return (
        Fact("claim", words.text("ability-claimed.heading"), words.text("ability-claimed.body", effects=effects)),
        Fact(hq.requires[0], words.text("hq-requires.heading"), words.text("hq-requires", icons=required(words, hq))),
    )


def hq_line(words: Lexicon, hq: Headquarters) -> str:
    """An HQ card in a line: `Salt Bastion (2 gun icons and 1 ammo icon): gain 4 red contact tokens and 1 shield.`"""
    facts = {"icons": required(words, hq), "effects": _effects(words, hq)}
    return words.text("hq-line", card=words.title(hq.id), **facts)


def claim_button(words: Lexicon, hq: Headquarters) -> str:
    """What is said on the button that claims it: `Claim Salt Bastion`."""
    return words.text("hq-claim", card=words.short_title(hq.id))


def headquarters_of(words: Lexicon, seat: Seat, cards: Sequence[str], names: Names) -> Sentence:
    """Which HQ cards a seat has claimed."""
    tell = Teller(words, names)
    key = "hq-claimed_by" if cards else "hq-claimed_by.none"
    return tell.finish(tell.say(key, who=tell.who(seat), cards=tell.cards(cards)))


def _effects(words: Lexicon, hq: Headquarters) -> str:
    return words.all_of([phrase(words, VERBS[type(verb)].phrase, verb) for verb in hq.claimed])
