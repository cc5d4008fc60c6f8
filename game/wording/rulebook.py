"""The rules reference: chapters of short sections, with the pictures, rule numbers and links of each.

The words are messages, `rulebook-` with the name of a section: every line of one is a paragraph. They name signs by
placeables, which are pictures for who looks at a screen, and nothing in plain text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from game.cards.vocabulary import CATEGORIES, DEFENCE, GAINS, ROWS
from game.wording.lexicon import Lexicon
from game.wording.rulebook_sections import CHAPTERS, SECTIONS
from game.wording.rulebook_topics import OF_TYPES
from game.wording.sentence import Sentence

SIGNS: Final = (*GAINS, "production", "open_production", "feature", "action", "deal", "raze", "build", "distance",
                "ruin", "first_player", "pass", "lookout", "cleanup")  # fmt: skip
"""The signs that the text of a section may show."""


def heading(words: Lexicon, name: str) -> str:
    """What a section is called."""
    return words.text(f"rulebook-{name}.heading")


def chapter_heading(words: Lexicon, chapter: str) -> str:
    return words.text(f"rulebook-chapter-{chapter}")


def paragraphs(words: Lexicon, name: str) -> tuple[Sentence, ...]:
    """What a section says, each of its paragraphs with its signs as parts of their own."""
    draft = words.draft()
    signs = {icon: draft.sign(icon) for icon in SIGNS}
    return tuple(map(draft.finish, words.say(f"rulebook-{name}", **signs).split("\n")))


def sign_name(words: Lexicon, sign: str) -> str:
    """What a sign that a section shows is called: a good, a type, a category, a set, or another word of the game."""
    if sign in GAINS:
        return words.good_name(sign)
    if sign in ROWS:
        return words.type_name(sign)
    if sign in CATEGORIES:
        return words.category(sign)
    if sign.startswith("set_"):
        return words.set_title(sign.removeprefix("set_"))
    return words.text(f"rulebook-sign-{sign}")


class Line(NamedTuple):
    """A line of a picture in words: ``icon`` before it, and the section ``topic`` that says more, if there is one."""

    icon: str
    text: str
    topic: str = ""


PARTS: Final = {
    "distance": "distance",
    "categories": "categories",
    "spoils": "spoils",
    "title": "row_types",
    "effect": "actions",
    "building_bonus": "building_bonus",
    "deal": "make_deal",
}
"""Part of the annotated card -> the section about it."""

PRICED: Final = {
    "construct": "grey", "develop": "brick", "make_deal": "blue", "raze_hand": "red", "raze_state": "red",
    "activate": "action", "faction_actions": "new_york", "exchange": "worker", "visit": "worker",
    "take_connection": "worker", "play_connection": "card", "shields": "shield",
}  # fmt: skip
"""Section about an action -> the icon of what it costs."""


def legend(words: Lexicon, picture: str) -> tuple[Line, ...]:
    """What a picture of `PICTURES` says, line by line."""
    match picture:
        case "card_face":
            return tuple(Line("", words.text(f"rulebook-part-{part}"), topic) for part, topic in PARTS.items())
        case "rows":
            return tuple(_row(words, type, row) for type, row in ROWS.items())
        case "prices":
            return tuple(_price(words, name, icon) for name, icon in PRICED.items())
        case _:
            return ()


def _row(words: Lexicon, type: str, row: str) -> Line:
    facts = {"type": words.type_name(type), "row": words.row_name(row), "n": DEFENCE[row]}
    return Line(type, words.text("rulebook-row", **facts), OF_TYPES[type])


def _price(words: Lexicon, name: str, icon: str) -> Line:
    price = words.text(f"rulebook-price-{name}")
    return Line(icon, words.text("rulebook-price", what=heading(words, name), price=price), name)


def words_of(query: str) -> tuple[str, ...]:
    """The words of a query, as they are looked for."""
    return tuple(re.findall(r"[\w.]+", query.casefold()))


def found(words: Lexicon, query: str) -> tuple[str, ...]:
    """The sections in which every word of ``query`` begins a word, those with all of them in the heading first.

    Headings, texts, rule numbers and the hidden words of a section are looked through; an empty query finds all.
    """
    wanted = words_of(query)
    hits = [name for name in SECTIONS if _holds(_all_words(words, name), wanted)]
    return tuple(sorted(hits, key=lambda name: not _holds(words_of(heading(words, name)), wanted)))


def _holds(told: Sequence[str], wanted: Sequence[str]) -> bool:
    return all(any(word.startswith(start) for word in told) for start in wanted)


def _all_words(words: Lexicon, name: str) -> tuple[str, ...]:
    return _cut(f"{heading(words, name)} {' '.join(paragraphs(words, name))} {_hidden(words, name)}")


@cache
def _cut(text: str) -> tuple[str, ...]:
    return words_of(text)


def _hidden(words: Lexicon, name: str) -> str:
    """Words that no reader sees: others for the same thing, and the rule numbers."""
    key = f"rulebook-{name}.words"
    return " ".join(((words.text(key) if key in words.messages else ""), SECTIONS[name].numbers))


def neighbours(name: str) -> tuple[str | None, str | None]:
    """The sections before and after one; None at either end of the book."""
    names = list(SECTIONS)
    place = names.index(name)
    return (names[place - 1] if place else None), (names[place + 1] if place + 1 < len(names) else None)


def contents(shown: Sequence[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The chapters with those of their sections that are ``shown``; chapters without any are left out."""
    for chapter, sections in CHAPTERS.items():
        names = tuple(name for name in sections if name in shown)
        if names:
            yield chapter, names
