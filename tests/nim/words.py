"""Nim in words: its messages, and a narrator that tells it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from game.kernel.message import Message, Question, short_name
from game.kernel.refusal import Refusal
from game.kernel.seats import SEATS, Viewer
from game.wording.hints import HintGroup, HintLine
from game.wording.messages import ENGLISH, OnError
from game.wording.rulebook import CardRule, Rulebook, Section
from game.wording.sentence import Fact, Names, Sentence
from game.wording.teller import Teller
from game.wording.words import Words
from tests.nim.state import (
    NAME,
    AnswerToast,
    Bid,
    BidMade,
    BidsRevealed,
    ChooseBid,
    ChooseStones,
    ChooseToast,
    Command,
    Event,
    GameWon,
    Heaps,
    Laid,
    Take,
    Taken,
    ToastAnswered,
    ToastRaised,
    TurnBegan,
)

LOCALE: Final = Path(__file__).parent / "locale"
BOOK: Final[Rulebook[Words]] = Rulebook(
    {
        "nim": {
            "aim": Section("basic", "1"),
            "bids": Section("basic", "2"),
            "toast": Section("basic", "3", see=("aim",)),
        }
    },
    signs=(),
    sign_name=lambda _words, sign: sign,
    legends={},
)
_TOPICS: Final = {
    **dict.fromkeys((Bid, BidMade, BidsRevealed, ChooseBid), "bids"),
    **dict.fromkeys((AnswerToast, ToastRaised, ToastAnswered, ChooseToast), "toast"),
    **dict.fromkeys((Take, Taken, GameWon, ChooseStones), "aim"),
}
"""Kind of a message -> the section of the book about it."""


class NimWords(Words):
    """The messages of Nim beside those of any game."""

    def __init__(self, language: str = ENGLISH, on_error: OnError | None = None) -> None:
        super().__init__(language, on_error=on_error, game=NAME, apart=LOCALE)


class NimNarrator:
    """A `game.wording.narrator.Narrator`. Hints are the commands that can be given, and advice is one of them."""

    book = BOOK

    def __init__(self, words: Words) -> None:
        self.words = words

    # ------------------------------------------------------------------ what happens
    def log(self, events: Iterable[Event], names: Names, viewer: Viewer) -> tuple[Sentence, ...]:
        return tuple(self._lines(events, names, viewer))

    def _lines(self, events: Iterable[Event], names: Names, viewer: Viewer) -> Iterator[Sentence]:
        for event in events:
            if isinstance(event, Laid | TurnBegan):
                continue
            tell = Teller(self.words, names, viewer)
            line = tell.finish(_told(tell, event), event.seat)
            yield line.about(_TOPICS[type(event)], SEATS if isinstance(event, BidsRevealed) else ())

    def steps(self, _: Iterable[Event]) -> tuple[tuple[Event, ...], ...]:
        return ()

    # ------------------------------------------------------------------ what is asked
    def question(self, asked: Question, view: Heaps, names: Names) -> Sentence:
        tell = Teller(self.words, names)
        return tell.finish(tell.say(f"question-{_name(asked)}", who=tell.who(view.turn))).about(self.topic(asked))

    def waiting(self, asked: Question, names: Names) -> Sentence:
        tell = Teller(self.words, names)
        return tell.finish(tell.say(f"waiting-{_name(asked)}", who=tell.who(asked.seat))).about(self.topic(asked))

    def topic(self, asked: Question) -> str:
        return _TOPICS[type(asked)]

    # ------------------------------------------------------------------ what can be done
    def command(self, command: Command) -> str:
        facts = {"n": command.stones} if isinstance(command, Take) else {}
        facts |= {"number": command.number} if isinstance(command, Bid) else {}
        return self.words.text(f"command-{_name(command)}{_declined(command)}", **facts)

    def forecast(self, foreseen: tuple[int, ...], command: Command, _: Names) -> Sentence:
        key = f"forecast-{_name(command)}{_declined(command)}"
        return Sentence(self.words.text(key, n=sum(foreseen)), topic=_TOPICS[type(command)])

    def hints(self, hints: Sequence[Command], _: Heaps, __: Names) -> Iterator[HintGroup]:
        if hints:
            yield HintGroup("possible", self.words.text("hint-possible"), tuple(map(self._hint, hints)))

    def advice(self, level: str, advice: Command | None, _: Sequence[Command], __: Heaps, ___: Names) -> HintGroup:
        waits = HintLine("basic", Sentence(self.words.text("hint-thinking")), Sentence(""), "aim")
        heading = self.words.text("hint-advice", level=self.level(level))
        return HintGroup("advice", heading, (self._hint(advice) if advice else waits,))

    def _hint(self, command: Command) -> HintLine:
        return HintLine("basic", Sentence(self.command(command)), Sentence(""), _TOPICS[type(command)], (command,))

    def level(self, level: str) -> str:
        return self.words.text(f"bot-{level}")

    def hindsight(self, level: str, advice: Command, played: Command, _: Heaps, __: Names) -> Sentence:
        key = "hindsight.same" if advice == played else "hindsight"
        return Sentence(self.words.text(key, level=self.level(level), command=self.command(advice)))

    # ------------------------------------------------------------------ what is not allowed
    def refusal(self, refused: Refusal, _: Names, __: Command | None = None) -> Sentence:
        return Sentence(self.words.text(f"refusal-{refused.code}", text=refused.text or ""))

    def topic_of_refusal(self, _: Refusal, command: Command | None = None) -> str:
        return _TOPICS[type(command)] if command else BOOK.first

    def barrier(self, code: str) -> Sentence:
        key = "barrier-revealed" if code == "revealed" else f"refusal-cannot_undo.because_{code}"
        return Sentence(self.words.text(key))

    # ------------------------------------------------------------------ what is printed
    def card(self, _: str) -> tuple[Fact, ...]:
        return ()

    def rules(self, _: str) -> tuple[CardRule, ...]:
        return ()


def _told(tell: Teller, event: Any) -> str:
    """The line of an event, as the viewer may know it."""
    key, who = f"log-{_name(event)}", tell.who(event.seat)
    match event:
        case BidMade(seat, number):
            return tell.say(key if tell.knows_hand(seat) else f"{key}.hidden", who=who, number=number)
        case BidsRevealed(_, bids):
            each = zip(SEATS, bids, strict=False)
            told = [tell.say(f"{key}.one", who=tell.who(seat), number=number) for seat, number in each]
            return tell.say(key, who=who, bids=tell.words.all_of(told))
        case Taken(_, stones):
            return tell.say(key, who=who, n=stones)
    return tell.say(f"{key}{_declined(event)}", who=who)


def _name(message: Message) -> str:
    """What a message is called in the names of messages in words."""
    return short_name(type(message).__name__)


def _declined(message: Message) -> str:
    return "" if getattr(message, "drinks", True) else ".declined"
