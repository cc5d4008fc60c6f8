"""What `selfcheck` checks of Metro 2033 alone."""

from __future__ import annotations

from game.cli.terminal import Say
from game.match.lessons.lesson import read_lessons
from game.metro2033.cards.reader import load_metro
from game.metro2033.match.lessons import syllabus_of
from game.metro2033.rules import NAME
from game.metro2033.wording import card_words
from game.metro2033.wording.metro_words import MetroWords
from game.paths import cards_folder, lessons_folder
from game.wording.messages import languages


def cards(say: Say) -> str:
    """All card files, the map and the lesson can be read."""
    printed = load_metro(cards_folder() / NAME)
    read_lessons(lessons_folder() / NAME, syllabus_of(printed))
    return say("selfcheck-cards", stations=len(printed.map.stations), cards=len(printed.all))


def texts(say: Say) -> str:
    """All languages are complete and describe all cards."""
    printed = load_metro(cards_folder() / NAME)
    for language in languages():
        words = MetroWords(printed, language)
        words.messages.check()
        for card in printed.all:
            list(card_words.facts(words, card))
        assert not words.messages.missing, f"{language}: {', '.join(sorted(words.messages.missing))} missing"
    return say("selfcheck-texts", languages=", ".join(languages()))


def pictures(say: Say) -> str:
    """All cards have a face."""
    from game.metro2033.art.faces.face import face

    printed = load_metro(cards_folder() / NAME)
    words = MetroWords(printed, languages()[0])
    for card in printed.all:
        assert face(words, card, 96).get_bounding_rect().width, f"{card} has no picture"
    return say("selfcheck-pictures", cards=len(printed.all))
