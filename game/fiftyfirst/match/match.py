"""Matches of 51st State, played and watched, what `game.play` needs to know of this kind of game, and the advice of
robots about a decision."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from game.fiftyfirst.bots.levels import strong_bot
from game.fiftyfirst.bots.player import BOTS, make_bot
from game.fiftyfirst.bots.sight import RobotSight
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.annals import FactionAnnals
from game.fiftyfirst.match.files import record
from game.fiftyfirst.match.highlights import LocationHighlights
from game.fiftyfirst.match.scenario_checks import PlayedScenarios
from game.fiftyfirst.match.setup import GRADES_IN_ORDER, MOST_DECISIONS, ROBOTS, GameSetup, chosen, is_cut_off, outcome
from game.fiftyfirst.match.transcript import FactionTranscript
from game.fiftyfirst.rules import NAME, invariants, shown, view
from game.fiftyfirst.rules import forecast as forecasts
from game.fiftyfirst.rules import status as statuses
from game.fiftyfirst.rules.advice import Advice
from game.fiftyfirst.rules.decide import decide, legal_commands, payments
from game.fiftyfirst.rules.events import GameStarted, fold
from game.fiftyfirst.rules.imagine import Witnessed, imagine
from game.fiftyfirst.rules.known import crowded, misshapen, unknown_in_message, unknown_in_state
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.notation import paid_move_text, read_move, why_not_all, write_move
from game.fiftyfirst.rules.options import sets_of_game
from game.fiftyfirst.rules.position.known import known_position
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.position.writing import position_text, write_position
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState
from game.fiftyfirst.rules.view import TableView
from game.kernel.chance import Chance
from game.kernel.journal import Entry
from game.kernel.refusal import Unreadable
from game.kernel.seats import Seat, SeatSetup
from game.play import match
from game.play.external.briefing import Briefing, GameFacts, Situation
from game.play.external.external import programs_at_seats
from game.play.files.line import Header, Origin
from game.play.files.record import FORMAT
from game.play.kind import Kind, Robot
from game.play.programs import NO_PROGRAMS, Programs, is_program

FiftyFirst = Kind[Game, GameState, AnyCommand, AnyEvent, TableView, forecasts.Forecast]


def fiftyfirst(catalog: Catalog | None = None, programs: Programs = NO_PROGRAMS) -> FiftyFirst:
    """51st State with the cards of ``catalog``; without one, cards and hashes of match files are not checked.

    ``programs`` are those that the user has named: no others are ever run, whatever a match file says.
    """
    return Kind(
        id=NAME,
        seats=record.SEATS_OF_MATCH,
        version=record.RULES,
        rules=_Rules(),
        notation=_Notation(),
        content=_Content(catalog),
        has_robot=_has_robot,
        robot=_robot,
        read_line=record.read_line,
        annals=FactionAnnals(catalog),
        highlights=LocationHighlights(),
        transcript=FactionTranscript(catalog),
        setup=GameSetup(catalog),
        scenarios=PlayedScenarios(catalog),
        robots=ROBOTS,
        most_decisions=MOST_DECISIONS,
        is_cut_off=is_cut_off,
        outcome=outcome,
        grades=GRADES_IN_ORDER,
        program=programs_at_seats(BRIEFING, programs),
    )


def without_cards(id: str) -> FiftyFirst:
    """51st State by its id, for lists of matches, in which no cards are checked. As a function it can be handed to
    another process. Raises Unreadable for any other game."""
    return fiftyfirst().only(id)


class _Rules:
    open: Collection[Callable[..., Any]] = {*statuses.OPEN, read_move, paid_move_text, why_not_all}
    decide = staticmethod(decide)
    fold = staticmethod(fold)
    legal = staticmethod(legal_commands)
    forecast = staticmethod(forecasts.forecast)
    foresee = staticmethod(forecasts.foresee)
    view = staticmethod(view.view)
    status = staticmethod(statuses.status)
    reveals = staticmethod(shown.reveals)
    lays_open = staticmethod(shown.lays_open)
    problems = staticmethod(invariants.problems)
    start = staticmethod(GameStarted)

    def started(self, event: AnyEvent) -> GameState | None:
        return event.state if isinstance(event, GameStarted) else None

    def ways(self, game: Game, state: GameState, command: AnyCommand) -> Sequence[AnyCommand]:
        ways: Iterable[Any] = payments(game, state, command.seat, command)
        return [replace(command, payment=payment) for payment in ways] or (command,)


class _Notation:
    write_move = staticmethod(write_move)
    read_move = staticmethod(read_move)
    write_position = staticmethod(write_position)
    position_text = staticmethod(position_text)

    def read_position(self, game: Game, position: Mapping[str, Any]) -> tuple[Game, GameState]:
        return read_position(game.catalog, position)


class _Content:
    """Reads what a match file says of cards and options with a catalog; without one, no card is checked."""

    def __init__(self, catalog: Catalog | None) -> None:
        self._catalog = catalog
        self._read: tuple[Header, Game] | None = None
        """The game of the match that is read at present."""

    def header(
        self, game: Game, state: GameState, seats: Sequence[SeatSetup], seed: int, created: str, origin: Origin | None
    ) -> Header:
        factions = [state.player(seat).faction for seat in state.people]
        dealt = tuple(replace(seat, role=faction) for seat, faction in zip(seats, factions, strict=True))
        return Header(
            format=FORMAT,
            rules=record.RULES,
            content=game.catalog.digest(game.sets, factions, game.options.modules),
            options=record.written_options(game.sets, game.options, state.automa.kind if state.automa else None),
            seed=seed,
            seats=dealt,
            created=created,
            origin=origin,
        )

    def digest(self, header: Header) -> str:
        assert self._catalog is not None, "there are no cards"
        game = record.game_of(header, self._catalog)
        return game.catalog.digest(game.sets, header.roles, game.options.modules)

    def opponents(self, header: Header) -> Mapping[Seat, str]:
        solo = record.solo_of(header)
        return {} if solo is None else {VIRTUAL: solo}

    check_header = staticmethod(record.check_options)

    def game(self, header: Header) -> Game | None:
        if self._catalog is None:
            return None
        sets_of_game(self._catalog, record.sets_of(header))
        return record.game_of(header, self._catalog)

    def check_start(self, header: Header, start: GameState) -> None:
        record.check_deal(header, start)
        catalog = self._catalog
        if catalog is None:
            return
        solo = record.solo_of(header)
        if solo and solo not in KINDS:
            raise Unreadable(f"this match needs {solo}, which this program does not have")
        record.check_cards(catalog, start)
        record.check_sets(header, catalog, start)
        if (unknown := unknown_in_state(catalog, start)) is not None:
            raise Unreadable(f"the start of this match cannot be understood: {record.shown_name(unknown)}")
        record.check_questions(header, catalog, start)

    def is_known(
        self, header: Header, before: GameState, told: Sequence[AnyCommand | AnyEvent], after: GameState
    ) -> bool:
        """Whether commands, events and a state mean something to this program. A state that follows from known messages
        is known; scores and what is asked next are checked, since they are told, not worked out."""
        catalog = self._catalog
        if catalog is None:
            return True
        if any(unknown_in_message(catalog, before, one) is not None for one in told):
            return False
        if (misshapen if after.scores else crowded)(after) is not None:
            return False
        if self._read is None or self._read[0] is not header:
            self._read = header, record.game_of(header, catalog)
        return record.can_go_on(self._read[1], after)


def _has_robot(name: str) -> bool:
    return name in BOTS or is_program(name)


def _robot(name: str, seed: str) -> Robot[Game, GameState, AnyCommand, AnyEvent]:
    """A bot of that name. It is given only what its seat may see, foresee and remember; for an external program,
    *greedy* stands in."""
    bot = make_bot("greedy" if is_program(name) else name, seed)

    def think(
        game: Game, state: GameState, commands: Sequence[AnyCommand], history: Iterable[AnyEvent]
    ) -> Generator[None, None, AnyCommand]:
        return bot.think(sight_of(game, state, commands, history))

    return think


def _facts(game: Game, state: GameState) -> GameFacts:
    return GameFacts(len(state.people), game.sets, state.automa.kind if state.automa else None)


def _situation(game: Game, state: GameState, commands: Sequence[AnyCommand], history: Iterable[AnyEvent]) -> Situation:
    """What a program is told. It is written in a world that could be, because it is the same in any of them."""
    sight = sight_of(game, state, commands, history)
    world = sight.imagine(Chance(0))
    position = known_position(game, world, sight.seat, sight.witnessed())
    return Situation(position, [write_move(game, world, command) for command in commands])


BRIEFING: Final = Briefing("51st State", _facts, _situation, partial(_robot, "greedy"))
"""What programs are told of 51st State; *greedy* plays on for them."""


def sight_of(
    game: Game, state: GameState, commands: Sequence[AnyCommand], history: Iterable[AnyEvent] = ()
) -> RobotSight:
    """What a bot is given for the decision that has to be made: ``commands`` are the legal ones, ``history`` are all
    events since the start."""
    seat = state.to_move
    assert seat is not None, "somebody has to decide"

    @cache
    def witnessed() -> Witnessed:
        return Witnessed().after(history)

    def imagined(chance: Chance) -> GameState:
        return imagine(game, state, seat, chance, witnessed())

    seen, foresee = view.view(game, state, seat), partial(forecasts.foresee, game, state)
    return RobotSight(game, seen, commands, foresee, imagined, witnessed)


Match = match.Match[Game, GameState, AnyCommand, AnyEvent, TableView, forecasts.Forecast]
WatchedMatch = match.WatchedMatch[Game, GameState, AnyCommand, AnyEvent, TableView, forecasts.Forecast]
MatchEntry = Entry[AnyCommand, AnyEvent]


def deal_match(
    game: Game,
    seats: Sequence[SeatSetup],
    seed: int,
    folder: Path | None = None,
    play_bots: bool = True,
    solo: str | None = None,
    programs: Programs = NO_PROGRAMS,
) -> Match:
    """Deal a new match, with ``solo`` against that virtual opponent; it is kept in a file in ``folder``, if any.

    ``programs`` are those that the user has named.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> seats = [SeatSetup("Anna", "human"), SeatSetup("Ben", "greedy")]
    >>> match = deal_match(Game(load_catalog(cards_folder())), seats, seed=1)
    >>> match.holder, match.write_move(match.legal()[0])
    ('A', 'keep Assassin, Brick Storage, Oilmen Fortress, Quarry')
    """
    choices = chosen(game.sets, game.options, solo)
    return Match.deal(fiftyfirst(game.catalog, programs), seats, choices, seed, folder, play_bots)


def has_advice(match: Match) -> bool:
    """Whether robots advise in this match: not where people compete."""
    return sum(match.is_human(seat) for seat in match.seats) == 1


def advice(match: Match, level: str, step: int, given: AnyCommand | None = None) -> Generator[None, None, Advice]:
    """What a robot of a level would do in the state after ``step`` decisions, in the place of the seat that has to
    decide; it knows what this seat knew then. It also tells what it expects of the command that was ``given``. It
    yields every few milliseconds.

    With the seed of a robot in this match: it advises what such a robot would do.
    """
    entries = [match.entry(number) for number in range(step + 1)]
    state = match.journal.state_after(step)
    assert state.to_move is not None, "somebody has to decide"
    legal = match.kind.rules.legal(match.game, state, state.to_move)
    history = (event for entry in entries for event in entry.events)
    bot = strong_bot(level, f"{match.header.seed}/{step + 1}")
    return bot.advise(sight_of(match.game, state, legal, history), given)
