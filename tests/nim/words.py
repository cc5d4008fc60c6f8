"""Nim in words: its messages, its rules to read, and a narrator that tells it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from game.kernel.message import Message
from game.kernel.seats import SEATS, Seat
from game.wording.messages import ENGLISH, OnError
from game.wording.plain_narrator import PlainNarrator
from game.wording.rulebook import Rulebook, Section
from game.wording.sentence import Names, Sentence
from game.wording.teller import Teller
from game.wording.words import Words
from tests.nim import state as nim

LOCALE: Final = Path(__file__).parent / "locale"
_SECTIONS: Final = {name: Section("basic", number) for name, number in (("aim", "1"), ("bids", "2"), ("toast", "3"))}


class NimWords(Words):
    """The messages of Nim beside those of any game."""

    def __init__(self, language: str = ENGLISH, on_error: OnError | None = None) -> None:
        super().__init__(language, on_error=on_error, game=nim.NAME, apart=LOCALE)


class NimNarrator(PlainNarrator):
    book = Rulebook({"nim": _SECTIONS}, (), lambda _, sign: sign, {})
    topics: ClassVar = {
        **dict.fromkeys((nim.Bid, nim.BidMade, nim.BidsRevealed, nim.ChooseBid), "bids"),
        **dict.fromkeys((nim.AnswerToast, nim.ToastRaised, nim.ToastAnswered, nim.ChooseToast), "toast"),
    }
    hint_icon = "basic"

    def form(self, told: Message, tell: Teller) -> str:
        if isinstance(told, nim.BidMade) and not tell.knows_hand(told.seat):
            return ".hidden"
        return "" if getattr(told, "drinks", True) else ".declined"

    def facts(self, told: Message, tell: Teller) -> dict[str, Any]:
        if not isinstance(told, nim.BidsRevealed):
            return super().facts(told, tell)
        each = zip(SEATS, told.bids, strict=False)
        bids = [tell.say("log-bids_revealed.one", who=tell.who(seat), number=number) for seat, number in each]
        return {**super().facts(told, tell), "bids": self.words.all_of(bids)}

    def concerns(self, event: Message) -> Sequence[Seat]:
        return SEATS if isinstance(event, nim.BidsRevealed) else ()

    def forecast(self, foreseen: Sequence[int], command: Any, names: Names, /) -> Sentence:
        return super().forecast(sum(foreseen), command, names)
