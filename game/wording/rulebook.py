"""The rules reference of a game: chapters of short sections, with the pictures, rule numbers and links of each.

The text of a section is the message `rulebook-<name>`; each of its lines is a paragraph. Placeables in it name signs:
pictures on the screen, nothing in plain text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

from game.wording.messages import Messages
from game.wording.sentence import Sentence
from game.wording.words import Words

WordsT = TypeVar("WordsT", bound=Words)


class Section(NamedTuple):
    """A section of the rule book, apart from its text.

    Attributes:
        icon: The icon beside its heading.
        numbers: Its rules in the rule book.
        see: The names of related sections.
        signs: Signs shown with their names.
        cards: Cards shown as faces.
        picture: A picture of the game, with a legend; "" for none.
        after: The section of its chapter behind which it stands; "" for the one before it in its set, or the last.
        seen_from: Section of the base game or an earlier set that links to it -> the link behind which that to this
            section stands; "" for the last.
    """

    icon: str
    numbers: str
    see: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    picture: str = ""
    after: str = ""
    seen_from: Mapping[str, str] = {}


class CardRule(msgspec.Struct, frozen=True):
    """A rule for the panel beside the zoomed card; ``topic`` is the section of the rules reference about it."""

    icon: str
    heading: str
    sentence: str
    topic: str


class LegendLine(NamedTuple):
    """A line about a picture: the ``icon`` before it, and the section about it as its ``topic``, if any."""

    icon: str
    text: str
    topic: str = ""


Legend = Callable[[WordsT], Iterable[LegendLine]]
"""The lines about a picture."""


class Rulebook(Generic[WordsT]):
    """The sections of a game.

    Args:
        chapters: Chapter -> its sections by name, in reading order.
        signs: The signs that the text of a section may show.
        sign_name: The name of a sign.
        legends: Picture -> its legend.
    """

    def __init__(
        self,
        chapters: Mapping[str, Mapping[str, Section]],
        signs: Sequence[str],
        sign_name: Callable[[WordsT, str], str],
        legends: Mapping[str, Legend[WordsT]],
    ) -> None:
        self.chapters = chapters
        self.sections = {name: one for chapter in chapters.values() for name, one in chapter.items()}
        self.signs = signs
        self.sign_name = sign_name
        self._legends = legends

    @property
    def first(self) -> str:
        """The section at which the book opens by default."""
        return next(iter(self.sections))

    def paragraphs(self, words: WordsT, name: str) -> tuple[Sentence, ...]:
        """The paragraphs of a section, with signs as parts."""
        draft = words.draft()
        signs = {icon: draft.sign(icon) for icon in self.signs}
        return tuple(map(draft.finish, words.say(f"rulebook-{name}", **signs).split("\n")))

    def legend(self, words: WordsT, picture: str) -> tuple[LegendLine, ...]:
        """The legend of a picture; none without a picture."""
        return tuple(self._legends[picture](words)) if picture else ()

    def found(self, words: WordsT, query: str) -> tuple[str, ...]:
        """The sections with words that begin with those of ``query``; first those with all of them in the heading.

        Headings, texts, rule numbers and the hidden synonyms of a section are searched; an empty query finds all.
        """
        wanted = words_of(query)
        if not wanted:
            return tuple(self.sections)
        hits = [name for name in self.sections if _holds(_words_in(self, words, words.messages, name), wanted)]
        return tuple(sorted(hits, key=lambda name: not _holds(words_of(heading(words, name)), wanted)))

    def index(self, words: WordsT, name: str) -> None:
        """Find the words of a section before the first search, which then takes less time."""
        _words_in(self, words, words.messages, name)

    def neighbours(self, name: str) -> tuple[str | None, str | None]:
        """The sections before and after one; None at the ends of the book."""
        names = list(self.sections)
        place = names.index(name)
        return (names[place - 1] if place else None), (names[place + 1] if place + 1 < len(names) else None)

    def contents(self, shown: Sequence[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The chapters with their ``shown`` sections; chapters without any are left out."""
        for chapter, sections in self.chapters.items():
            names = tuple(name for name in sections if name in shown)
            if names:
                yield chapter, names


def heading(words: Words, name: str) -> str:
    """The heading of a section."""
    return words.text(f"rulebook-{name}.heading")


def chapter_heading(words: Words, chapter: str) -> str:
    return words.text(f"rulebook-chapter-{chapter}")


def words_of(query: str) -> tuple[str, ...]:
    """The words of a query in lower case.

    >>> words_of("Who passes? (R15.1)")
    ('who', 'passes', 'r15.1')
    """
    return tuple(re.findall(r"[\w.]+", query.casefold()))


def _holds(told: Sequence[str], wanted: Sequence[str]) -> bool:
    return all(any(word.startswith(start) for word in told) for start in wanted)


_KEPT: Final = 512
"""Sections of which the words are kept: those of a book in two languages."""


@lru_cache(_KEPT)
def _words_in(book: Rulebook[WordsT], words: WordsT, messages: Messages, name: str) -> tuple[str, ...]:
    """The words of heading, text, hidden synonyms and rule numbers of a section, kept for the ``messages`` of a
    language."""
    key = f"rulebook-{name}.words"
    synonyms = words.text(key) if key in messages else ""
    text = " ".join(book.paragraphs(words, name))
    return words_of(f"{heading(words, name)} {text} {synonyms} {book.sections[name].numbers}")
