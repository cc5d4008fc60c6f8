"""Metro 2033, told in words to the scenes and the terminal that all games share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from game.kernel.message import Message, Question
from game.kernel.refusal import Refusal
from game.kernel.seats import NOBODY, Seat, Viewer
from game.metro2033.rules import events as ev
from game.metro2033.rules.commands import MoveHero
from game.metro2033.rules.forecast import MetroForecast
from game.metro2033.rules.hints import MetroHints
from game.metro2033.rules.state import MetroState
from game.metro2033.rules.steps import ChooseDrawn
from game.metro2033.wording import card_rules, card_words, forecast_words, hint_words, refusal_words
from game.metro2033.wording.command_rows import COMMANDS
from game.metro2033.wording.event_rows import EVENTS
from game.metro2033.wording.metro_book import BOOK, of_refusal
from game.metro2033.wording.metro_words import MetroWords
from game.metro2033.wording.question_rows import QUESTIONS
from game.metro2033.wording.told_facts import field_facts, set_fields
from game.wording.hints import HintGroup, HintLine
from game.wording.plain_narrator import PlainNarrator, message_name
from game.wording.rulebook import CardRule, Rulebook
from game.wording.sentence import Fact, Names, Sentence
from game.wording.teller import Teller

HIDDEN_FORM: Final = ".hidden"


class MetroNarrator(PlainNarrator):
    """What Metro 2033 tells: each sentence one message, with facts from the types of what is told.

    >>> from game.metro2033.cards.reader import load_metro
    >>> from game.paths import cards_folder
    >>> told = MetroNarrator(MetroWords(load_metro(cards_folder() / "metro2033")))
    >>> told.log([ev.MetroWon(("A",)), ev.HeroMoved("A", "dinamo", 2)], {"A": "Anna"}, NOBODY)
    ('Anna wins the game.', 'Anna’s hero goes 2 steps to Dinamo.')
    """

    words: MetroWords
    book: ClassVar[Rulebook[Any]] = BOOK
    topics: ClassVar[Mapping[type[Message], str]] = {
        kind: row.topic for rows in (EVENTS, COMMANDS, QUESTIONS) for kind, row in rows.items()
    }

    # ------------------------------------------------------------------ what happens
    def log(self, events: Iterable[Any], names: Names, viewer: Viewer, /) -> tuple[Sentence, ...]:
        """A line for each event that the viewer may know of; a price is told with what it was paid for, where that
        follows at once."""
        told = list(self._lines(events, names, viewer))
        loud = tuple(line for event, line in told if not EVENTS[type(event)].quiet)
        return loud or tuple(line for _, line in told)

    def _lines(self, events: Iterable[Any], names: Names, viewer: Viewer) -> Iterator[tuple[Any, Sentence]]:
        price: ev.PricePaid | None = None
        for event in events:
            tell = Teller(self.words, names, viewer)
            if not EVENTS[type(event)].topic or self._is_secret(event, tell):
                continue
            if price is not None and not self._tells_price(event, tell, price):
                yield price, self._line(price, Teller(self.words, names, viewer))
                price = None
            if isinstance(event, ev.PricePaid):
                price = event
                continue
            yield event, self._line(event, tell, price)
            price = None
        if price is not None:
            yield price, self._line(price, Teller(self.words, names, viewer))

    def _tells_price(self, event: Any, tell: Teller, price: ev.PricePaid) -> bool:
        """Whether the line of an event also tells the price that was paid just before."""
        key = self._paid(f"log-{message_name(event)}{self.form(event, tell)}")
        return key in self.words.messages and getattr(event, "seat", None) == price.seat

    @staticmethod
    def _paid(key: str) -> str:
        """The form of a message that tells the price, too."""
        return f"{key}_paid" if "." in key else f"{key}.paid"

    def _line(self, event: Any, tell: Teller, price: ev.PricePaid | None = None) -> Sentence:
        row, key = EVENTS[type(event)], f"log-{message_name(event)}{self.form(event, tell)}"
        facts = self.facts(event, tell)
        if price is not None:
            key, facts = self._paid(key), {**facts, "cost": tell.goods(price.goods)}
        return tell.finish(tell.say(key, **facts), row.actor(event)).about(row.topic, row.concerns(event))

    def _topic(self, told: Message | None) -> str:
        """A choice among drawn cards is about what these are."""
        if isinstance(told, ChooseDrawn):
            return "quests" if told.deck == "quest" else "equipment"
        return super()._topic(told)

    def _is_secret(self, event: Any, tell: Teller) -> bool:
        return EVENTS[type(event)].secret and not tell.knows_hand(event.seat)

    # ------------------------------------------------------------------ forms and facts
    def form(self, told: Message, tell: Teller) -> str:
        row = EVENTS.get(type(told))
        if row is not None and row.hides(told) and not tell.knows_hand(told.seat):  # type: ignore[attr-defined]
            return HIDDEN_FORM
        return (row.form(tell, told) if row else "") or self._form_of_fields(told)

    def _form_of_fields(self, told: Message) -> str:
        """The form called after a field that is set, such as `.card`; "" if there is none."""
        name = message_name(told)
        keys = (f"{kind}{name}" for kind in ("log-", "command-", "question-"))
        key = next((key for key in keys if key in self.words.messages), "")
        return next((f".{field}" for field in set_fields(told) if f"{key}.{field}" in self.words.messages), "")

    def facts(self, told: Message, tell: Teller) -> dict[str, Any]:
        row = EVENTS.get(type(told)) or COMMANDS.get(type(told))
        return {**field_facts(tell, told), **(row.facts(tell, told) if row else {})}

    def concerns(self, event: Message) -> Sequence[Seat]:
        row = EVENTS.get(type(event))
        return row.concerns(event) if row else ()

    # ------------------------------------------------------------------ what is asked
    def question(self, asked: Question, view: MetroState, names: Names, /) -> Sentence:
        tell = Teller(self.words, names, asked.seat)
        return self._say("question-", asked, tell, **QUESTIONS[type(asked)].facts(asked, tell, view))

    def waiting(self, asked: Question, names: Names, /) -> Sentence:
        """What the others wait for names nothing that only the asked seat knows."""
        tell = Teller(self.words, names, NOBODY)
        text = tell.say(f"waiting-{message_name(asked)}", who=tell.who(asked.seat))
        return tell.finish(text, asked.seat).about(self._topic(asked))

    # ------------------------------------------------------------------ what can be done
    def forecast(self, foreseen: MetroForecast, _: Any, names: Names, /) -> Sentence:
        return forecast_words.forecast(self.words, foreseen, names)

    def hints(self, hints: Any, view: MetroState, names: Names, /) -> Iterator[HintGroup]:
        """What is notable in the `MetroHints`, then all that is possible; of forecasts alone only that."""
        found = _all_of(hints)
        lines = tuple(hint_words.notable_lines(self.words, found.notable, names))
        if lines:
            yield HintGroup("notable", self.words.text("hint-notable"), lines)
        ways = tuple(command for command in found.possible if isinstance(command, MoveHero))
        rest = {command: foreseen for command, foreseen in found.possible.items() if command not in ways}
        for group in super().hints(rest, view, names):
            yield group._replace(lines=(*self._ways(ways), *group.lines))

    def _ways(self, ways: tuple[MoveHero, ...]) -> Iterator[HintLine]:
        """All stations to which a hero can go in one line: none of them brings anything at once."""
        if ways:
            title, text = (self.words.text(key, n=len(ways)) for key in ("hint-ways.title", "hint-ways"))
            yield HintLine(COMMANDS[MoveHero].icon, Sentence(title), Sentence(text), self._topic(ways[0]), ways)

    def advice(self, level: str, advice: Any, hints: Any, view: MetroState, names: Names, /) -> HintGroup:
        return super().advice(level, advice, _all_of(hints).possible, view, names)

    def level(self, level: str, /) -> str:
        """`Expert`, as in a new game."""
        key = f"new-level-{level}"
        return self.words.text(key) if key in self.words.messages else super().level(level)

    def _hint(self, command: Any, foreseen: Any, names: Names) -> HintLine:
        """Of what brings nothing at once the title says all."""
        line = super()._hint(command, foreseen, names)._replace(icon=COMMANDS[type(command)].icon)
        return line._replace(text=Sentence("")) if foreseen == MetroForecast(command.seat) else line

    # ------------------------------------------------------------------ what is not allowed
    def refusal(self, refused: Refusal, names: Names, _: Any = None, /) -> Sentence:
        return refusal_words.refusal(self.words, refused, names)

    def topic_of_refusal(self, refused: Refusal, command: Any = None, /) -> str:
        return of_refusal(refused) or self._topic(command)

    # ------------------------------------------------------------------ what is printed
    def card(self, id: str, /) -> tuple[Fact, ...]:
        return card_words.facts(self.words, id)

    def rules(self, id: str, /) -> tuple[CardRule, ...]:
        return card_rules.rules(self.words, id)


def _all_of(hints: Any) -> MetroHints:
    """The hints; nothing is notable where only the forecasts of the legal commands were found."""
    return hints if isinstance(hints, MetroHints) else MetroHints((), hints)
