"""Everything the game says in one language. Screens and command line ask here, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.kernel.refusal import Refusal
from game.kernel.seats import NOBODY, Viewer
from game.wording.languages import ENGLISH, locale_folder
from game.wording.late import late
from game.wording.lexicon import Lexicon
from game.wording.messages import OnError
from game.wording.names import Names
from game.wording.sentence import Sentence

if TYPE_CHECKING:
    from game.cards.card import Connection, Exchange, Faction, FactionAction, Location
    from game.cards.catalog import Catalog
    from game.cards.shelf import Writing
    from game.kernel.bag import Bag
    from game.rules.commands import AnyCommand
    from game.rules.events import AnyEvent
    from game.rules.forecast import Forecast
    from game.rules.state import Question, Seat
    from game.wording import card_rules, card_words, forecasts, log, questions, refusals
    from game.wording.card_rules import CardRule
    from game.wording.fact import Fact
else:
    rooms = ("card_rules", "card_words", "forecasts", "log", "questions", "refusals")
    card_rules, card_words, forecasts, log, questions, refusals = (late(f"game.wording.{room}") for room in rooms)


class Wording(Lexicon):
    """The texts of ``language`` from ``folder``; the words of the lexicon, and sentences about cards and play.

    Sentences are `str` that also know their parts: text, names, and goods that may be drawn as icons.

    Args:
        on_error: Is told of damage to the locale files; what is whole works on.

    Raises:
        Unreadable: a locale file is damaged, and there is no ``on_error``.
    """

    def __init__(
        self,
        catalog: Catalog | Callable[[], Catalog],
        language: str = ENGLISH,
        folder: Path | None = None,
        on_error: OnError | None = None,
    ) -> None:
        super().__init__(catalog, language, folder or locale_folder(), on_error)

    def abilities(self, location: Location) -> tuple[str, ...]:
        """A sentence for each ability, in printed order."""
        return card_words.abilities(self, location)

    def card_facts(self, location: Location) -> tuple[Fact, ...]:
        """Everything printed on a Location card, explained fact by fact."""
        return card_words.card_facts(self, location)

    def connection(self, card: Connection) -> str:
        """What a Connection card does: `Spend 1 gun, gain 3 red contact tokens.`"""
        return card_words.connection(self, card)

    def connection_facts(self, card: Connection) -> tuple[Fact, ...]:
        return card_words.connection_facts(self, card)

    def faction_production(self, faction: Faction) -> str:
        return card_words.faction_production(self, faction)

    def faction_action(self, action: FactionAction) -> str:
        return card_words.faction_action(self, action)

    def exchange(self, exchange: Exchange) -> str:
        """The bottom action of every faction board."""
        return card_words.exchange(self, exchange)

    def faction_facts(self, faction: Faction) -> tuple[Fact, ...]:
        """Everything printed on a faction board."""
        return card_words.faction_facts(self, faction, self.catalog.exchange)

    def card_rules(self, card: Location | Connection | Faction) -> tuple[CardRule, ...]:
        """The rules that concern a card, section by section."""
        return card_rules.card_rules(self, card)

    def written(self, id: str) -> Writing:
        """What stands on the card or board with an id: its title, and what it does."""
        return card_words.written(self, id)

    def event(self, event: AnyEvent, names: Names, viewer: Viewer) -> Sentence | None:
        """The log line of a single event, as ``viewer`` may know it; None if it says nothing to a player."""
        return next(iter(self.log_lines((event,), names, viewer)), None)

    def log_lines(self, events: Iterable[AnyEvent], names: Names, viewer: Viewer) -> tuple[Sentence, ...]:
        """The lines that tell the events of one decision: the deed with what follows from it in one."""
        return tuple(log.Log(self, names, viewer).lines(events))

    def recap(self, events: Iterable[AnyEvent], names: Names, seat: Seat) -> tuple[Sentence, ...]:
        """The log lines in which another player did something that concerns ``seat``.

        They are read at the hand-over, when both are looking: no hidden card is named.
        """
        lines = self.log_lines(events, names, NOBODY)
        return tuple(line for line in lines if line.actor not in (None, seat) and seat in line.concerns)

    def refusal(self, refusal: Refusal, names: Names, command: AnyCommand | None = None) -> Sentence:
        """Why a command is not allowed; with the command it can say what was to be done."""
        return refusals.refusal(self, refusal, names, command)

    def undo_barrier(self, code: str) -> Sentence:
        """Why nothing can be taken back: the sentence for a code of `Match.undo_barrier`."""
        return self.refusal(Refusal("cannot_undo", text=code), {})

    def question(self, question: Question, names: Names, card: str | None = None) -> Sentence:
        """The prompt to the player who is asked; ``card`` is the id of the card on the question's Site."""
        return questions.question(self, question, names, card)

    def waiting(self, question: Question, names: Names) -> Sentence:
        """What the other players wait for."""
        return questions.waiting(self, question, names)

    def command_name(self, command: AnyCommand) -> str:
        return forecasts.command_name(self, command)

    def forecast(self, forecast: Forecast, command: AnyCommand, names: Names) -> Sentence:
        """What the command would do for every seat."""
        return forecasts.forecast(self, forecast, command, names)

    def outcomes(self, forecast: Forecast, command: AnyCommand, names: Names) -> Sentence:
        """The outcomes of a forecast without the name of the command."""
        return forecasts.outcomes(self, forecast, command, names)

    def forecast_notes(self, forecast: Forecast) -> tuple[str, ...]:
        """Notes to a forecast: that undo will stop here, that the turn ends."""
        return forecasts.forecast_notes(self, forecast)

    def forecast_question(self, forecast: Forecast, command: AnyCommand, card: str | None) -> str:
        """What the command will ask of its player; ``card`` is the id of the Location it is about."""
        return forecasts.forecast_question(self, forecast, command, card)

    def storing(self, capacity: Bag) -> str:
        """What a card with this capacity may store: `store up to 3 resources here`."""
        return card_words.storing(self, capacity)

    def options_of(self, card: str) -> tuple[Bag, ...]:
        """The gains among which a Location lets one choose."""
        return forecasts.options_of(self, card)

    def pass_warnings(self, lost: Bag, storage: Sequence[str] = (), last_round: bool = False) -> tuple[str, ...]:
        """What passing means, with the goods it gives up; ``storage`` are the ids of own storing cards."""
        return forecasts.pass_warnings(self, lost, storage, last_round)
