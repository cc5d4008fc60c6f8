"""A match in progress: who sits where, what was decided, what can be taken back.

The rules end a turn at once. The match starts what comes next, a bot or another human, only after `Match.end_turn`,
so that a slip can always be taken back until then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from msgspec.structs import replace

from game.bots.player import BOTS, make_bot
from game.cards.catalog import Catalog
from game.kernel.journal import Entry, Journal
from game.kernel.refusal import Refusal, Unreadable
from game.kernel.seats import SEATS, SeatSetup, Viewer
from game.kernel.status import Status
from game.match.files.header import Header, Origin
from game.match.files.record import (
    FORMAT,
    RULES,
    Damage,
    Line,
    MatchJournal,
    Record,
    position_hash,
    read_match_bytes,
    record_of,
    write_line,
)
from game.match.files.saving import MatchFile
from game.rules.commands import AnyCommand, Payment, VirtualTurn
from game.rules.dealing import new_game
from game.rules.decide import decide, payments
from game.rules.events import AnyEvent, GameStarted
from game.rules.forecast import Forecast, forecast, foresee
from game.rules.game import Game
from game.rules.legal import legal_commands
from game.rules.position import read_position, write_position
from game.rules.state import VIRTUAL, GameState, Seat
from game.rules.status import barrier, status
from game.rules.view import TableView, view

__all__ = ["Match", "MatchEntry", "SeatSetup"]

MatchEntry = Entry[AnyCommand, AnyEvent, GameState]

Facts = ParamSpec("Facts")
Answer = TypeVar("Answer")


class _Now:
    """What has been worked out of the present state."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.status: Status | None = None
        self.legal: Sequence[AnyCommand] | None = None
        self.views: dict[Viewer, TableView] = {}


class Match:
    """A match in memory and, with a file, on disk.

    ``holder`` is the human at the table: who decided last, until `end_turn`; none with only bots, and while bots move.
    ``damage`` tells what was cut off the file when it was loaded.
    """

    def __init__(self, game: Game, header: Header, journal: MatchJournal, file: MatchFile | None) -> None:
        """Use `new`, `begin` or `load`."""
        self.game = game
        self.header = header
        self.journal = journal
        self.holder: Seat | None = None
        self._last_holder: Seat | None = None
        self.damage: Damage | None = None
        self._file = file
        self._seats = dict(zip(SEATS, header.seats, strict=False))
        self._now = _Now(journal.state)
        self.called: Callable[[str], str] = str
        """How who shows the match calls a player whose name was not typed."""

    @classmethod
    def new(
        cls,
        game: Game,
        seats: Sequence[SeatSetup],
        seed: int,
        folder: Path | None = None,
        play_bots: bool = True,
        solo: str | None = None,
    ) -> Match:
        """Deal a new match, with ``solo`` against that virtual opponent; it is kept in a file in ``folder``, if any."""
        start = new_game(game, [seat.faction for seat in seats], seed, solo)
        return cls.begin(game, seats, start, seed, folder, play_bots)

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: Sequence[SeatSetup],
        start: GameStarted,
        seed: int,
        folder: Path | None = None,
        play_bots: bool = True,
        origin: Origin | None = None,
    ) -> Match:
        """Begin at any position. If a human sits at the table, bots move until it is a human's turn.

        Without ``play_bots`` they are left to `play_bot`, one decision at a time. ``origin`` is the match that was at
        this position before.
        """
        factions = [start.state.player(seat).faction for seat in start.state.people]
        named = tuple(
            replace(seat.named(number), faction=faction)
            for number, (seat, faction) in enumerate(zip(seats, factions, strict=True), 1)
        )
        created = datetime.now(UTC).isoformat(timespec="seconds")
        solo = start.state.automa.kind if start.state.automa else None
        header = Header(
            FORMAT, RULES, game.catalog.digest(game.sets), game.sets, game.options, seed, named, created, solo, origin
        )
        file = MatchFile.create(folder, created, [seat.name for seat in named]) if folder else None
        match = cls(game, header, Journal((start,), start.state), file)
        if file:
            first = Line(n=0, events=(start,), hash=position_hash(game, start.state))
            file.append(write_line(header) + write_line(first), 0)
        match._hand_over(play_bots)
        return match

    @classmethod
    def load(cls, path: Path, catalog: Catalog, play_bots: bool = True) -> Match:
        """Open a match to play on; the turn decided last counts as handed over, to bots as in `begin`.

        A damaged tail is cut off the file, and ``damage`` tells so.

        Raises:
            Unreadable: the file cannot be read, is open in another window, or needs cards or bots that are not there.
        """
        file = MatchFile.open(path)
        try:
            data = read_match_bytes(path)
            record = record_of(path, data, catalog)
            game = _playable(record, catalog, path)
        except BaseException:
            file.close()
            raise
        file.go_on_from(data, record.good)
        match = cls(game, record.header, record.journal, file)
        match.damage = record.damage
        if record.format < FORMAT:
            match._write(Line(format=FORMAT))
        match._hand_over(play_bots)
        return match

    def close(self) -> None:
        """Let go of the file."""
        if self._file:
            self._file.close()

    @property
    def state(self) -> GameState:
        return self.journal.state

    @property
    def seats(self) -> Mapping[Seat, SeatSetup]:
        """Who sits where."""
        return self._seats

    @property
    def names(self) -> Mapping[Seat, str]:
        """What the players are `called`; the virtual opponent has the name of its kind, like `hegemony`."""
        names = {seat: self.called(setup.name) for seat, setup in self._seats.items()}
        return names | {VIRTUAL: self.header.solo} if self.header.solo else names

    @property
    def created(self) -> str:
        """When the match began, in ISO format, UTC."""
        return self.header.created

    @property
    def path(self) -> Path | None:
        """The file of the match."""
        return self._file.path if self._file else None

    @property
    def unsaved_since(self) -> int | None:
        """The last step on disk, if what came after it could not be written."""
        return self._file.unsaved_since if self._file else None

    @property
    def changed_file(self) -> Path | None:
        """The file that the match was in before another program changed it; it goes on in a new one, `path`."""
        return self._file.changed_file if self._file else None

    def is_human(self, seat: Seat) -> bool:
        """Whether a human sits at ``seat``; the virtual opponent is none."""
        return seat != VIRTUAL and self._seats[seat].is_human

    # What can be done now

    @property
    def status(self) -> Status:
        """How far the match is."""
        now = self._derived
        if now.status is None:
            now.status = status(now.state)
        return now.status

    def status_at(self, step: int) -> Status:
        """How far the match was after ``step`` decisions."""
        return status(self.journal[step].state)

    def view(self, viewer: Viewer, step: int | None = None) -> TableView:
        """All that ``viewer`` may see of the table now, or as it was after ``step`` decisions."""
        if step is not None:
            return view(self.game, self.journal[step].state, viewer)
        now = self._derived
        if viewer not in now.views:
            now.views[viewer] = view(self.game, now.state, viewer)
        return now.views[viewer]

    def ask(
        self, rule: Callable[Concatenate[Game, GameState, Facts], Answer], *facts: Facts.args, **named: Facts.kwargs
    ) -> Answer:
        """What a function of the rules says of the present state: ``rule(game, state, *facts)``."""
        return rule(self.game, self.state, *facts, **named)

    def legal(self) -> Sequence[AnyCommand]:
        """Every legal command of the seat to move; none when the game is over."""
        now = self._derived
        if now.legal is None:
            to_move = self.status.to_move
            now.legal = legal_commands(self.game, now.state, to_move) if to_move else ()
        return now.legal

    @property
    def _derived(self) -> _Now:
        if self._now.state is not self.journal.state:
            self._now = _Now(self.journal.state)
        return self._now

    def check(self, command: AnyCommand) -> Refusal | None:
        """Why the command is not allowed, if it is not. Nothing is changed."""
        outcome = decide(self.game, self.state, command)
        return outcome if isinstance(outcome, Refusal) else None

    def payments(self, command: AnyCommand) -> Sequence[Payment]:
        """Every way to pay the command, canonical first."""
        return payments(self.game, self.state, command)

    def forecast(self, command: AnyCommand) -> Forecast | Refusal:
        """What the command would do, for every seat it touches."""
        return forecast(self.game, self.state, command)

    def foresee(self, command: AnyCommand) -> Forecast:
        """The forecast of a legal command."""
        return foresee(self.game, self.state, command)

    # Deciding

    def submit(self, command: AnyCommand) -> MatchEntry | Refusal:
        """Judge a command, write it to disk, and only then let it count.

        A command of another human than the holder hands the turn over.
        """
        outcome = decide(self.game, self.state, command)
        if isinstance(outcome, Refusal):
            return outcome
        if self._file:
            hashed = position_hash(self.game, outcome.state)
            self._write(Line(n=self.journal.head + 1, decision=command, events=outcome.events, hash=hashed))
        if self.is_human(command.seat):
            self.holder = command.seat
        return self.journal.append(command, outcome.events, outcome.state)

    @property
    def awaiting_end_turn(self) -> bool:
        """Whether the holder's turn is over in the rules, but not yet handed over."""
        return self.holder is not None and self.status.to_move not in (self.holder, None)

    def end_turn(self, play_bots: bool = True) -> list[MatchEntry]:
        """Hand over: bots move until a human has to; returns what they did. Nothing happens if it is not over yet.

        Without ``play_bots`` the bots wait for `play_bot`, so that each of their decisions can be looked at.
        """
        return self._hand_over(play_bots) if self.awaiting_end_turn else []

    def play_bots(self) -> list[MatchEntry]:
        """Let bots move until a human has to, or the game is over; nothing while `end_turn` is awaited."""
        entries = []
        while entry := self.play_bot():
            entries.append(entry)
        return entries

    def play_bot(self) -> MatchEntry | None:
        """Let the bot or virtual opponent that has to move make one decision; None if neither has to.

        A bot's choice depends only on the seed of the match and the number of the decision.
        """
        seat = self.bot_to_move
        if seat is None:
            return None
        entry = self.submit(VirtualTurn(VIRTUAL) if seat == VIRTUAL else self._choice_of_bot(seat))
        assert isinstance(entry, Entry), f"the bot of {seat} was refused: {entry}"
        self._seat_human()
        return entry

    def _choice_of_bot(self, seat: Seat) -> AnyCommand:
        bot = make_bot(self._seats[seat].player, f"{self.header.seed}/{self.journal.head + 1}")
        return bot.choose(self.view(seat), self.legal(), self.foresee)

    @property
    def bot_to_move(self) -> Seat | None:
        """The bot or virtual opponent whose decision comes next; None while a human has the table."""
        seat = self.status.to_move
        return None if seat is None or self.is_human(seat) or self.awaiting_end_turn else seat

    def _hand_over(self, play_bots: bool) -> list[MatchEntry]:
        """Give the table to the human who has to move, after the bots before."""
        self._last_holder, self.holder = self.holder, None
        humans = any(seat.is_human for seat in self._seats.values())
        entries = self.play_bots() if play_bots and humans else []
        self._seat_human()
        return entries

    def _seat_human(self) -> None:
        """When no bot has to move any more, a human has the table; who played the last turn of the game keeps it."""
        if self.holder is None and self.bot_to_move is None:
            self.holder = self.status.to_move or self._last_holder

    # Taking back

    def undo_barrier(self) -> str | None:
        """Why nothing can be taken back now: `nothing`, `revealed` or `other_player`; None if something can."""
        target = self._undo_target()
        return target if isinstance(target, str) else None

    @property
    def undo_possible(self) -> bool:
        return self.undo_barrier() is None

    @property
    def undo_to(self) -> int | None:
        """The step to which `undo` would go back."""
        target = self._undo_target()
        return target if isinstance(target, int) else None

    @property
    def redo_to(self) -> int | None:
        """The step to which `redo` would go: one decision of the human, and the bots' after it."""
        step = self.journal.head + 1
        if step > self.journal.last:
            return None
        while step < self.journal.last and not self.is_human(self._decider(step + 1)):
            step += 1
        return step

    def undo(self) -> Refusal | None:
        """Take back the holder's last decision and what bots did after it."""
        target = self._undo_target()
        return Refusal("cannot_undo", text=target) if isinstance(target, str) else self.go_to(target)

    def redo(self) -> Refusal | None:
        """Do again what `undo` took back last."""
        target = self.redo_to
        return Refusal("cannot_redo") if target is None else self.go_to(target)

    def go_to(self, step: int) -> Refusal | None:
        """Go back to a step, as far as its decisions may be taken back, or forth to one that was taken back."""
        head = self.journal.head
        if not 0 <= step <= self.journal.last:
            return Refusal("cannot_undo" if step < 0 else "cannot_redo")
        if reason := next(filter(None, map(self._barrier, range(head, step, -1))), None):
            return Refusal("cannot_undo", text=reason)
        if step != head:
            self._write(Line(undo_to=step) if step < head else Line(redo_to=step))
            self.journal.go_to(step)
        return None

    def _undo_target(self) -> int | str:
        """The step before the last decision of a human, or what keeps the match from going there."""
        for step in range(self.journal.head, 0, -1):
            if reason := self._barrier(step):
                return reason
            if self._decider(step) == self.holder:
                return step - 1
        return "nothing"

    def _barrier(self, step: int) -> str | None:
        """Why this step cannot be taken back by the holder."""
        decider = self._decider(step)
        others = "other_player" if self.is_human(decider) and decider != self.holder else None
        return barrier(self.journal[step].events) or others

    def _decider(self, step: int) -> Seat:
        decision = self.journal[step].decision
        assert decision is not None, "entry 0 was decided by nobody"
        return decision.seat

    def _write(self, line: Line) -> None:
        if self._file:
            self._file.append(write_line(line), self.journal.head)


def _playable(record: Record, catalog: Catalog, path: Path) -> Game:
    """The frame of a recorded match, if this program can play it on; raises Unreadable."""
    header, state = record.header, record.journal.state
    bots = {seat.player for seat in header.seats if not seat.is_human} - set(BOTS)
    if missing := sorted(bots):
        raise Unreadable(f"this match needs {', '.join(missing)}, which this program does not have", str(path), 1)
    game = header.game(catalog)
    if header.rules != RULES:
        check_known(game, state, str(path))
    return game


def check_known(game: Game, state: GameState, file: str) -> None:
    """These rules can go on from a position of other rules, whose hashes were not compared; raises Unreadable."""
    try:
        read_position(game.catalog, write_position(game, state))
    except Unreadable as error:
        reason = error.message
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError):
        reason = "nobody can tell what it means"
    else:
        return
    raise Unreadable(f"this match was begun with other rules, and cannot go on with these: {reason}", file)
