"""51st State, told in words to the scenes and the terminal that all games share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from game.fiftyfirst.rules.advice import Advice
from game.fiftyfirst.rules.hints import Hints
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.wording import forecasts, hint_words, printed, refusals
from game.fiftyfirst.wording.log import log_lines
from game.fiftyfirst.wording.rows import questions
from game.fiftyfirst.wording.rulebook_sections import BOOK, of_refusal
from game.fiftyfirst.wording.steps import steps_of
from game.fiftyfirst.wording.wording import Wording
from game.kernel.message import Question
from game.kernel.refusal import Refusal
from game.kernel.seats import Viewer
from game.wording.hints import HintGroup
from game.wording.rulebook import CardRule, Rulebook
from game.wording.sentence import Fact, Names, Sentence

if TYPE_CHECKING:  # importing the forecast loads all rules
    from game.fiftyfirst.rules.forecast import Forecast


class Narration:
    """What 51st State tells as a `game.wording.narrator.Narrator`.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> told = Narration(Wording(load_catalog(cards_folder())))
    >>> str(told.barrier("nothing")), told.level("expert")
    ('There is nothing to undo.', 'Expert')
    """

    def __init__(self, words: Wording) -> None:
        self._words = words

    @property
    def words(self) -> Wording:
        return self._words

    @property
    def book(self) -> Rulebook[Wording]:
        return BOOK

    def log(self, events: Iterable[AnyEvent], names: Names, viewer: Viewer) -> tuple[Sentence, ...]:
        return log_lines(self.words, events, names, viewer)

    def steps(self, events: Iterable[AnyEvent]) -> tuple[tuple[AnyEvent, ...], ...]:
        return steps_of(events)

    def question(self, asked: Question, view: TableView, names: Names) -> Sentence:
        return questions.question(self.words, asked, names, questions.card_asked(asked, view))

    def waiting(self, asked: Question, names: Names) -> Sentence:
        return questions.waiting(self.words, asked, names)

    def topic(self, asked: Question) -> str:
        return questions.QUESTIONS[type(asked)].topic

    def command(self, command: AnyCommand) -> str:
        return forecasts.command_name(self.words, command)

    def forecast(self, foreseen: Forecast, command: AnyCommand, names: Names) -> Sentence:
        return forecasts.forecast(self.words, foreseen, command, names)

    def hints(self, hints: Hints, view: TableView, names: Names) -> Iterator[HintGroup | None]:
        return hint_words.hint_groups_in_steps(self.words, hints, view, names)

    def advice(self, level: str, advice: Advice | None, hints: Hints, view: TableView, names: Names) -> HintGroup:
        hint = next((hint for hint in hints.possible if advice and advice.command in hint.commands), None)
        return hint_words.advice_group(self.words, level, advice, hint, view, names)

    def level(self, level: str) -> str:
        return hint_words.level_name(self.words, level)

    def hindsight(self, level: str, advice: Advice, played: AnyCommand, view: TableView, names: Names) -> Sentence:
        return hint_words.in_hindsight(self.words, level, advice, played, view, names)

    def refusal(self, refused: Refusal, names: Names, command: AnyCommand | None = None) -> Sentence:
        return refusals.refusal(self.words, refused, names, command)

    def topic_of_refusal(self, refused: Refusal, command: AnyCommand | None = None) -> str:
        return of_refusal(refused, command)

    def barrier(self, code: str) -> Sentence:
        return refusals.undo_barrier(self.words, code)

    def card(self, id: str) -> tuple[Fact, ...]:
        return printed.facts(self.words, self.words.catalog.printed[id])

    def rules(self, id: str) -> tuple[CardRule, ...]:
        return printed.rules(self.words, self.words.catalog.printed[id])
