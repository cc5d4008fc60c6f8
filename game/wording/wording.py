"""All texts of the game in one language: the only interface of wording for screens and command line."""

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
    from game.cards.area import Area
    from game.cards.card import Connection, Location
    from game.cards.catalog import Catalog
    from game.cards.faction import Exchange, Faction, FactionAction
    from game.cards.headquarters import Headquarters
    from game.cards.machine import Machine
    from game.cards.module import Arena, BorderSide, District
    from game.cards.printed import Printed
    from game.cards.shelf import Writing
    from game.kernel.bag import Bag
    from game.rules.commands import AnyCommand
    from game.rules.events import AnyEvent
    from game.rules.forecast import Forecast
    from game.rules.game import Game
    from game.rules.state import Border, DistrictBoard, Outpost, Question, Seat
    from game.rules.view import ArenaView
    from game.wording import (
        area_words,
        card_words,
        forecasts,
        hq_words,
        log,
        machine_words,
        module_words,
        printed,
        questions,
        refusals,
    )
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

    rooms = (
        "area_words",
        "card_words",
        "forecasts",
        "hq_words",
        "log",
        "machine_words",
        "module_words",
        "printed",
        "questions",
        "refusals",
        "rows.cards",
    )
    (
        area_words,
        card_words,
        forecasts,
        hq_words,
        log,
        machine_words,
        module_words,
        printed,
        questions,
        refusals,
        card_rows,
    ) = (_lazy(f"game.wording.{room}") for room in rooms)


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

    def attack(self, machine: Machine) -> str:
        """What a Machine does to each player: `Each player loses 2 iron.`"""
        return machine_words.attack(self, machine.attack)

    def expected(self, machine: Machine) -> str:
        """What the hacked side of a Machine is, as far as its code tells: `a Feature, by its code`."""
        return machine_words.expected(self, machine)

    def directions(self, area: Area) -> str:
        """The parts of the map to which an Area belongs: `NORTH and WEST`."""
        return area_words.directions(self, area)

    def level(self, area: Area, number: int, game: Game | None = None) -> str:
        """A level of an Area in a line: `Level 2: 2 iron; iron icon; defence value 3`."""
        return area_words.level_line(self, area, number, game)

    def standing(self, area: Area, outpost: Outpost, names: Names) -> Sentence:
        """Whose Outpost stands on an Area, on which level, and what razing it takes."""
        return area_words.standing(self, area, outpost, names)

    def markers(self, seat: Seat, left: int, names: Names) -> Sentence:
        """How many markers a seat has left."""
        return area_words.markers(self, seat, left, names)

    def asked_to_pick(self, commands: Iterable[AnyCommand], round: int) -> str:
        """The prompt of a pick in a game with the map, from what can be done: take a card, skip, or either."""
        return area_words.asked_to_pick(self, commands, round)

    def hq_required(self, hq: Headquarters) -> str:
        """The icons that an HQ card asks for: `2 gun icons and 1 ammo icon`."""
        return hq_words.required(self, hq)

    def hq_claimed(self, hq: Headquarters) -> str:
        """What claiming an HQ card brings: `When you claim it: gain 4 VP.`"""
        return hq_words.claimed(self, hq)

    def hq_line(self, hq: Headquarters) -> str:
        """An HQ card in a line: its icons, and what it brings."""
        return hq_words.hq_line(self, hq)

    def claim_button(self, hq: Headquarters) -> str:
        """What is said on the button that claims an HQ card: `Claim Salt Bastion`."""
        return hq_words.claim_button(self, hq)

    def headquarters_of(self, seat: Seat, cards: Sequence[str], names: Names) -> Sentence:
        """Which HQ cards a seat has claimed."""
        return hq_words.headquarters_of(self, seat, cards, names)

    def border_action(self, side: BorderSide) -> str:
        """What a side of a border tile does: `Spend 1 resource to gain 2 workers.`"""
        return module_words.border_action(self, side)

    def border_line(self, side: BorderSide) -> str:
        """A side of a border tile in a line: its title, and what it does."""
        return module_words.border_line(self, side)

    def border_standing(self, border: Border, names: Names) -> Sentence:
        """Between which players a border tile lies, and which side of it is up."""
        return module_words.border_standing(self, border, names)

    def arena_line(self, arena: Arena) -> str:
        """The points of each good that can equip a worker in the Arena, and the prize, in a line."""
        return module_words.arena_line(self, arena)

    def gear_button(self, arena: Arena, gear: str) -> str:
        """What is said on the button that equips a worker in the Arena: `Gun: 2 points`."""
        return module_words.gear_button(self, arena, gear)

    def fighter(self, seat: Seat, gear: Bag, points: int, names: Names) -> Sentence:
        """What the worker of a seat in the Arena is equipped with, and its points."""
        return module_words.fighter(self, seat, gear, points, names)

    def arena_standing(self, arena: ArenaView, names: Names) -> tuple[Sentence, ...]:
        """The fighters in the Arena with their points, and the one that would win the prize now."""
        return module_words.arena_standing(self, arena, names)

    def district_line(self, district: District) -> str:
        """A district in a line: its values, what it gathers, and its Deal."""
        return module_words.district_line(self, district)

    def district_standing(self, board: DistrictBoard, names: Names) -> Sentence:
        """What lies on a district, and the players who have a Deal with it."""
        return module_words.district_standing(self, board, names)

    def facts(self, card: Printed, game: Game | None = None, by_the_book: bool = False) -> tuple[Fact, ...]:
        """Everything printed on a card, board or tile, what it does first.

        Args:
            game: Where it is played; options may have changed it.
            by_the_book: Also what lies face down in a match, such as the hacked side of a Machine.
        """
        return printed.facts(self, card, printed.Inspection(game, by_the_book))

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
