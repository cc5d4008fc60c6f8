"""All texts of the game in one language, as screens and commands ask for them.

Words about the places of a set stand in a module of their own, such as `area_words` or `hq_words`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from importlib.util import LazyLoader, find_spec, module_from_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from game.kernel.refusal import Refusal
from game.kernel.seats import NOBODY, Viewer
from game.wording.languages import ENGLISH, locale_folder
from game.wording.lexicon import Lexicon
from game.wording.messages import OnError
from game.wording.sentence import Fact, Names, Sentence

if TYPE_CHECKING:
    from game.cards.card import Connection, Location
    from game.cards.catalog import Catalog
    from game.cards.faction import Exchange, Faction, FactionAction
    from game.cards.printed import Printed
    from game.cards.shelf import Writing
    from game.kernel.bag import Bag
    from game.rules.forecast import Forecast
    from game.rules.game import Game
    from game.rules.messages import AnyCommand, AnyEvent
    from game.rules.state import Question, Seat
    from game.wording import card_words, forecasts, log, printed, questions, refusals
    from game.wording.card_rules import CardRule
    from game.wording.rows import cards as card_rows
else:

    def _lazy(name: str) -> ModuleType:
        """A module that is loaded at its first use: the title screen is shown before."""
        if name not in sys.modules:
            spec = find_spec(name)
            spec.loader = LazyLoader(spec.loader)
            sys.modules[name] = module_from_spec(spec)
            spec.loader.exec_module(sys.modules[name])
        return sys.modules[name]

    rooms = ("card_words", "forecasts", "log", "printed", "questions", "refusals", "rows.cards")
    card_words, forecasts, log, printed, questions, refusals, card_rows = (
        _lazy(f"game.wording.{room}") for room in rooms
    )


class Wording(Lexicon):
    """The texts of ``language`` from ``folder``: the words of the lexicon, and sentences about cards and play.

    A `Sentence` is a `str` with parts: text, names, and goods that can be drawn as icons.

    Args:
        on_error: Called with each damage of the locale files; everything else works.

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

    def speak(self, language: str) -> None:
        super().speak(language)
        self._written: dict[str, Writing] = {}

    def abilities(self, location: Location) -> tuple[str, ...]:
        """A sentence for each ability, in printed order."""
        return card_words.abilities(self, location)

    def connection(self, card: Connection) -> str:
        """What a Connection card does: `Spend 1 gun, gain 3 red contact tokens.`"""
        return card_words.connection(self, card)

    def faction_production(self, faction: Faction) -> str:
        return card_words.faction_production(self, faction)

    def faction_action(self, action: FactionAction) -> str:
        return card_words.faction_action(self, action)

    def faction_use(self, name: str) -> str:
        return card_words.faction_use(self, name)

    def exchange(self, exchange: Exchange) -> str:
        """The bottom action of every faction board."""
        return card_words.exchange(self, exchange)

    def facts(self, card: Printed, game: Game | None = None, by_the_book: bool = False) -> tuple[Fact, ...]:
        """Everything printed on a card, board or tile, what it does first.

        Args:
            game: Where it is played; options may have changed it.
            by_the_book: Also what lies face down in a match, such as the hacked side of a Machine.
        """
        return printed.facts(self, card, game, by_the_book)

    def effects(self, card: Printed) -> int:
        """The number of its `facts` that tell what it does."""
        return printed.effects(self, card)

    def topic_of(self, card: Printed) -> str | None:
        """The section of the rule book about a card, board or tile."""
        return printed.PRINTED[type(card)].topic(card)

    def card_rules(self, card: Printed) -> tuple[CardRule, ...]:
        """The rules that concern a card, board or tile."""
        return printed.rules(self, card)

    def written(self, id: str) -> Writing:
        """The text of the card or board with an id, for searches: its title, and what it does."""
        if id not in self._written:
            self._written[id] = printed.written(self, id)
        return self._written[id]

    def event(self, event: AnyEvent, names: Names, viewer: Viewer) -> Sentence | None:
        """The log line of one event for ``viewer``; None if it has none."""
        return next(iter(self.log_lines((event,), names, viewer)), None)

    def log_lines(self, events: Iterable[AnyEvent], names: Names, viewer: Viewer) -> tuple[Sentence, ...]:
        """The log lines of one decision for ``viewer``: a deed and its effects are one line."""
        return tuple(log.Log(self, names, viewer).lines(events))

    def recap(
        self, events: Iterable[AnyEvent], names: Names, seat: Seat, decided: Seat | None = None
    ) -> tuple[Sentence, ...]:
        """The log lines in which another player did something that concerns ``seat``; if there are none, the first
        about the player who ``decided``.

        Both players see them at the hand-over, so they name no hidden card.
        """
        lines = self.log_lines(events, names, NOBODY)
        done_to = tuple(line for line in lines if line.actor not in (None, seat) and seat in line.concerns)
        return done_to or tuple(line for line in lines if decided and line.actor == decided)[:1]

    def refusal(self, refusal: Refusal, names: Names, command: AnyCommand | None = None) -> Sentence:
        """Why a command is not allowed; with ``command`` the sentence can name the action."""
        return refusals.refusal(self, refusal, names, command)

    def undo_barrier(self, code: str) -> Sentence:
        """Why nothing can be undone, by a code of `Match.undo_barrier`."""
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

    def discarded(self, forecast: Forecast | None, command: AnyCommand, cards: Sequence[str]) -> str:
        """What the command discards: of which kind, and the ``cards`` in words."""
        return forecasts.discarded(self, forecast, command, cards)

    def forecast_notes(self, forecast: Forecast) -> tuple[str, ...]:
        """Notes on a forecast: that undo stops there, that it ends the turn."""
        return forecasts.forecast_notes(self, forecast)

    def forecast_question(self, forecast: Forecast, command: AnyCommand, card: str | None, names: Names) -> str:
        """The first question that the command asks its player; ``card`` is the id of its Location."""
        return forecasts.forecast_question(self, forecast, command, card, names)

    def storing(self, capacity: Bag) -> str:
        """What a card with a capacity may store: `store up to 3 resources here`."""
        return card_rows.storing(self, capacity)

    def options_of(self, card: str) -> tuple[Bag, ...]:
        """The gains of a Location of which its player chooses one."""
        return forecasts.options_of(self, card)

    def pass_warnings(self, lost: Bag, storage: Sequence[str] = (), last_round: bool = False) -> tuple[str, ...]:
        """The consequences of passing; ``storage`` are the ids of the seat's storing cards."""
        return forecasts.pass_warnings(self, lost, storage, last_round)
