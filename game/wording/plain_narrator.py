"""A narrator whose every sentence is one message, named after what it tells: `log-taken`, `question-choose_stones`,
`waiting-choose_stones`, `command-take`, `refusal-not_your_turn`. Its facts are the fields of what is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from game.kernel.message import Message, Question, short_name
from game.kernel.refusal import Refusal
from game.kernel.seats import NOBODY, Seat, Viewer
from game.wording.hints import HintGroup, HintLine
from game.wording.rulebook import CardRule, Rulebook
from game.wording.sentence import Fact, Names, Sentence
from game.wording.teller import Teller, facts_of
from game.wording.words import Words


def message_name(told: Message) -> str:
    """What is told, as it is called in the names of messages."""
    return short_name(type(told).__name__)


class PlainNarrator:
    """A `game.wording.narrator.Narrator` for a game without cards, for which hints are the commands that can be given
    with their forecasts, and advice is one of them. A game derives its own."""

    book: ClassVar[Rulebook[Any]] = Rulebook({}, (), lambda _, sign: sign, {})
    topics: ClassVar[Mapping[type[Message], str]] = {}
    """Kind of event, question or command -> the section of the book about it."""
    hint_icon: ClassVar[str] = "play"

    def __init__(self, words: Words) -> None:
        self.words = words

    # ------------------------------------------------------------------ what a game says
    def form(self, _told: Message, _tell: Teller) -> str:
        """The attribute of a message in which something is told, such as `.hidden`; "" for the message itself."""
        return ""

    def facts(self, told: Message, tell: Teller) -> dict[str, Any]:
        """The facts of a message: all fields, the seat as ``who``."""
        return facts_of(tell, told, [name for name in told.__struct_fields__ if name != "seat"], {})

    def concerns(self, _event: Message) -> Sequence[Seat]:
        """The seats to which an event is told at the hand-over, whoever has acted."""
        return ()

    def _say(self, kind: str, told: Message, tell: Teller, **more: Any) -> Sentence:
        facts = {**self.facts(told, tell), **more}
        text = tell.say(f"{kind}{message_name(told)}{self.form(told, tell)}", **facts)
        return tell.finish(text, getattr(told, "seat", None)).about(self._topic(told), self.concerns(told))

    def _topic(self, told: Message | None) -> str:
        return self.topics.get(type(told), next(iter(self.book.sections), "")) if told else ""

    # ------------------------------------------------------------------ what happens
    def log(self, events: Iterable[Any], names: Names, viewer: Viewer, /) -> tuple[Sentence, ...]:
        """The lines of those events that have a message."""
        told = (event for event in events if f"log-{message_name(event)}" in self.words.messages)
        return tuple(self._say("log-", event, Teller(self.words, names, viewer)) for event in told)

    def steps(self, _: Iterable[Any], /) -> tuple[tuple[Any, ...], ...]:
        return ()

    # ------------------------------------------------------------------ what is asked
    def question(self, asked: Question, _view: Any, names: Names, /) -> Sentence:
        return self._say("question-", asked, Teller(self.words, names))

    def waiting(self, asked: Question, names: Names, /) -> Sentence:
        return self._say("waiting-", asked, Teller(self.words, names))

    def topic(self, asked: Question, /) -> str:
        return self._topic(asked)

    # ------------------------------------------------------------------ what can be done
    def command(self, command: Any, /) -> str:
        return str(self._say("command-", command, Teller(self.words, {})))

    def forecast(self, foreseen: Any, command: Any, names: Names, /) -> Sentence:
        """What it brings is the fact ``n``."""
        return self._say("forecast-", command, Teller(self.words, names, NOBODY), n=foreseen)

    def hints(self, hints: Mapping[Any, Any], _view: Any, names: Names, /) -> Iterator[HintGroup]:
        lines = tuple(self._hint(command, foreseen, names) for command, foreseen in hints.items())
        if lines:
            yield HintGroup("possible", self.words.text("hint-possible"), lines)

    def advice(self, level: str, advice: Any, hints: Mapping[Any, Any], _view: Any, names: Names, /) -> HintGroup:
        waits = HintLine(self.hint_icon, Sentence(self.words.text("hint-thinking")), Sentence(""), "")
        line = self._hint(advice, hints[advice], names) if advice else waits
        return HintGroup("advice", self.words.text("hint-advice", level=self.level(level)), (line,))

    def _hint(self, command: Any, foreseen: Any, names: Names) -> HintLine:
        told = Sentence(self.command(command)), self.forecast(foreseen, command, names)
        return HintLine(self.hint_icon, *told, self._topic(command), (command,))

    def level(self, level: str, /) -> str:
        known = f"bot-{level}" in self.words.messages
        return self.words.text(f"bot-{level}" if known else "new-robot")

    def hindsight(self, level: str, advice: Any, played: Any, _view: Any, _names: Names, /) -> Sentence:
        key = "hindsight.same" if advice == played else "hindsight"
        return Sentence(self.words.text(key, level=self.level(level), command=self.command(advice)))

    # ------------------------------------------------------------------ what is not allowed
    def refusal(self, refused: Refusal, _names: Names, _command: Any = None, /) -> Sentence:
        return Sentence(self.words.text(f"refusal-{refused.code}", text=refused.text or ""))

    def topic_of_refusal(self, _refused: Refusal, command: Any = None, /) -> str:
        return self._topic(command)

    def barrier(self, code: str, /) -> Sentence:
        return Sentence(self.words.text(f"refusal-cannot_undo.because_{code}"))

    # ------------------------------------------------------------------ what is printed
    def card(self, _: str, /) -> tuple[Fact, ...]:
        return ()

    def rules(self, _: str, /) -> tuple[CardRule, ...]:
        return ()
