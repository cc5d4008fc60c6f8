"""What Nim with heaps says: its words, and a narrator that tells it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from game.kernel.refusal import Refusal
from game.kernel.seats import Viewer
from game.wording.sentence import Sentence
from game.wording.words import Words
from tests.nim.state import Event, Taken


class NimWords(Words):
    own: ClassVar = {
        "table-verb-take_one": "Take one",
        "table-verb-take_all": "Take all",
        "table-verb-take": "Take",
        "table-prompt-act": "{name}: take stones",
        "table-prompt-act.text": "Drag a stone to your side.",
        "nim-held": "{count} stones",
        "nim-drop": "Drop them on your side.",
        "nim-heap": "A heap of {count} stones",
        "nim-side": "Your side",
        "nim-sure": "Take the last heap?",
        "took": "{name} takes {count} stones.",
        "asks": "Who takes how many stones?",
        "not_your_turn": "It is not your turn.",
        "too_few_stones": "There are not so many stones.",
    }

    def text(self, key: str, **facts: Any) -> str:
        return self.own[key].format(**facts) if key in self.own else super().text(key, **facts)


class NimNarrator:
    def __init__(self, words: NimWords) -> None:
        self.words = words

    def log(self, events: Iterable[Event], names: Any, _: Viewer) -> tuple[Sentence, ...]:
        return tuple(
            Sentence(self.words.text("took", name=names[event.seat], count=event.stones), actor=event.seat)
            for event in events
            if isinstance(event, Taken)
        )

    def steps(self, _: Any) -> tuple[()]:
        return ()

    def question(self, *_: Any) -> Sentence:
        return Sentence(self.words.text("asks"))

    def waiting(self, *_: Any) -> Sentence:
        return Sentence(self.words.text("asks"))

    def refusal(self, refused: Refusal, *_: Any) -> Sentence:
        return Sentence(self.words.text(refused.code))

    def topic_of_refusal(self, *_: Any) -> str:
        return ""

    def forecast(self, left: tuple[int, ...], *_: Any) -> Sentence:
        return Sentence(f"Then {sum(left)} stones are left.")

    def barrier(self, code: str) -> Sentence:
        return Sentence(self.words.text(f"refusal-cannot_undo.because_{code}"))
