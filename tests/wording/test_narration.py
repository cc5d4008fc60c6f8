"""What the scenes and the terminal that all games share are told of 51st State."""

from __future__ import annotations

from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.advice import Advice
from game.fiftyfirst.rules.commands import MakeDeal, Pass
from game.fiftyfirst.rules.forecast import Forecast
from game.fiftyfirst.rules.hints import Hints
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.steps import ChooseAction
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.wording.narration import Narration
from game.fiftyfirst.wording.wording import Wording
from game.kernel.refusal import Refusal
from game.kernel.seats import NOBODY
from game.wording.narrator import Narrator, concerning
from tests.wording.conftest import NAMES


def test_it_tells_what_any_game_does(words: Wording) -> None:
    told: Narrator[AnyCommand, AnyEvent, TableView, Forecast, Hints, Advice] = Narration(words)
    assert told.log((ev.CardRazed("A", "school"),), NAMES, NOBODY) == ("Anna razes School from their hand.",)
    assert told.waiting(ChooseAction("B"), NAMES) == "Ben is choosing an action."
    assert told.command(Pass("A")) == "Pass"
    assert told.barrier("nothing") == "There is nothing to undo."
    assert told.level("expert") == "Expert"
    assert told.rules("school")[0].topic in told.book.sections
    assert told.card("archive")[0].line == "Action, twice a round: Spend 1 worker to gain 1 VP."


def test_topics_are_sections_of_its_book(words: Wording) -> None:
    told = Narration(words)
    refused = Refusal("wrong_phase", text="cleanup")
    topics = [told.topic(ChooseAction("A")), told.topic_of_refusal(refused), told.topic_of_refusal(refused, Pass("A"))]
    assert set(topics) <= set(told.book.sections)
    assert told.refusal(Refusal("no_such_card", card="school"), NAMES, MakeDeal("A", "school"))


def test_a_recap_names_what_concerns_the_seat_or_else_what_was_decided(words: Wording) -> None:
    told = Narration(words)
    lines = told.log((ev.CardRazed("A", "school"),), NAMES, NOBODY)
    assert concerning(lines, "B", "A") == lines
    assert concerning(lines, "B") == ()
