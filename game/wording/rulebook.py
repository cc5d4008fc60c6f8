"""The rules reference: chapters of short sections, with the pictures, rule numbers and links of each.

The text of a section is the message `rulebook-<name>`; each of its lines is a paragraph. Placeables in it name signs:
pictures on the screen, nothing in plain text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.cards.vocabulary import CATEGORIES, DEFENCE, GAINS, ROWS
from game.wording.messages import Messages
from game.wording.rulebook_sections import CHAPTERS, SECTIONS
from game.wording.rulebook_topics import OF_TYPES
from game.wording.sentence import Sentence
from game.wording.sets import SETS
from game.wording.wording import Wording

SIGNS: Final = (*GAINS, "production", "open_production", "feature", "action", "deal", "raze", "build", "distance",
                "ruin", "contact", "liberty", "toxic", "first_player", "pass", "lookout", "cleanup",
                *(sign for one in SETS for sign in one.signs))  # fmt: skip
"""The signs that the text of a section may show."""


def heading(words: Wording, name: str) -> str:
    """The heading of a section."""
    return words.text(f"rulebook-{name}.heading")


def chapter_heading(words: Wording, chapter: str) -> str:
    return words.text(f"rulebook-chapter-{chapter}")


def paragraphs(words: Wording, name: str) -> tuple[Sentence, ...]:
    """The paragraphs of a section, with signs as parts."""
    draft = words.draft()
    signs = {icon: draft.sign(icon) for icon in SIGNS}
    return tuple(map(draft.finish, words.say(f"rulebook-{name}", **signs).split("\n")))


def sign_name(words: Wording, sign: str) -> str:
    """The name of a sign: a good, a type, a category, a set, or another word of the game."""
    if sign in GAINS:
        return words.good_name(sign)
    if sign in ROWS:
        return words.type_name(sign)
    if sign in CATEGORIES:
        return words.category(sign)
    if sign.startswith("set_"):
        return words.set_title(sign.removeprefix("set_"))
    return words.text(f"rulebook-sign-{sign}")


class LegendLine(NamedTuple):
    """A line about a picture: the ``icon`` before it, and the section about it as its ``topic``, if any."""

    icon: str
    text: str
    topic: str = ""


PARTS: Final = {
    "distance": "distance", "categories": "categories", "spoils": "spoils", "title": "row_types", "effect": "actions",
    "building_bonus": "building_bonus", "deal": "make_deal",
}  # fmt: skip
"""Part of the annotated card -> the section about it."""

PRICED: Final = {
    "construct": "grey", "develop": "brick", "make_deal": "blue", "raze_hand": "red", "raze_state": "red",
    "activate": "action", "faction_actions": "new_york", "exchange": "worker", "visit": "worker",
    "take_connection": "worker", "play_connection": "card", "shields": "shield",
}  # fmt: skip
"""Section about an action -> the icon of its price."""


def legend(words: Wording, picture: str) -> tuple[LegendLine, ...]:
    """The legend of a picture of `PICTURES`."""
    match picture:
        case "card_face":
            return tuple(LegendLine("", words.text(f"rulebook-part-{part}"), topic) for part, topic in PARTS.items())
        case "rows":
            lines = []
            for type, row in ROWS.items():
                facts = {"type": words.type_name(type), "row": words.row_name(row), "n": DEFENCE[row]}
                lines.append(LegendLine(type, words.text("rulebook-row", **facts), OF_TYPES[type]))
            return tuple(lines)
        case "prices":
            lines = []
            for name, icon in PRICED.items():
                facts = {"what": heading(words, name), "price": words.text(f"rulebook-price-{name}")}
                lines.append(LegendLine(icon, words.text("rulebook-price", **facts), name))
            return tuple(lines)
        case _:
            return ()


def words_of(query: str) -> tuple[str, ...]:
    """The words of a query in lower case.

    >>> words_of("Who passes? (R15.1)")
    ('who', 'passes', 'r15.1')
    """
    return tuple(re.findall(r"[\w.]+", query.casefold()))


def found(words: Wording, query: str) -> tuple[str, ...]:
    """The sections with words that begin with those of ``query``; first those with all of them in the heading.

    Headings, texts, rule numbers and the hidden synonyms of a section are searched; an empty query finds all.

    >>> from game.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> found(Wording(load_catalog(cards_folder())), "storing goods")
    ('storing',)
    """
    wanted = words_of(query)
    hits = [name for name in SECTIONS if _holds(_words_in(words, words.messages, name), wanted)]
    return tuple(sorted(hits, key=lambda name: not _holds(words_of(heading(words, name)), wanted)))


def _holds(told: Sequence[str], wanted: Sequence[str]) -> bool:
    return all(any(word.startswith(start) for word in told) for start in wanted)


@lru_cache(2 * len(SECTIONS))
def _words_in(words: Wording, messages: Messages, name: str) -> tuple[str, ...]:
    """The words of heading, text, hidden synonyms and rule numbers of a section, kept for the ``messages`` of a
    language."""
    key = f"rulebook-{name}.words"
    synonyms = words.text(key) if key in messages else ""
    text = " ".join(paragraphs(words, name))
    return words_of(f"{heading(words, name)} {text} {synonyms} {SECTIONS[name].numbers}")


def neighbours(name: str) -> tuple[str | None, str | None]:
    """The sections before and after one; None at the ends of the book."""
    names = list(SECTIONS)
    place = names.index(name)
    return (names[place - 1] if place else None), (names[place + 1] if place + 1 < len(names) else None)


def contents(shown: Sequence[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The chapters with their ``shown`` sections; chapters without any are left out."""
    for chapter, sections in CHAPTERS.items():
        names = tuple(name for name in sections if name in shown)
        if names:
            yield chapter, names
