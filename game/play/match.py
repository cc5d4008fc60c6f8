"""A match in progress: who sits where, what was decided, what can be taken back; and watching one step by step.

The rules end a turn at once. The match starts what comes next, a bot or another human, only after `Match.end_turn`, so
that a slip can always be taken back until then. It can be so even later, until the next human takes the table; what
bots did in between is taken back as well, unless it has shown a human something new.

Watching changes no file. Folding needs no rules, so a match of another version of the rules, or with an unknown bot,
can be watched. Its cards must exist, because they are shown.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Concatenate, Generic, ParamSpec, Self, TypeVar

from game.kernel.journal import Entry, Journal
from game.kernel.refusal import Fault, Refusal, Unreadable
from game.kernel.rules import CommandT, EventT, ForecastT, GameT, StateT, Status, ViewT
from game.kernel.seats import HUMAN, Seat, SeatSetup, Viewer
from game.play.annals import VpLine
from game.play.files.line import Header, Line, Origin, write_line
from game.play.files.record import FORMAT, Damage, Record, read_match_bytes, read_record, record_of
from game.play.files.saving import SUFFIX, Left, MatchFile, file_stem
from game.play.kind import Kind, Kinds, Program, decided
from game.play.players import Players
from game.play.setup import Choices

Facts = ParamSpec("Facts")
Answer = TypeVar("Answer")


class _Now(Generic[StateT, CommandT, ViewT]):
    """What has been worked out of the present state."""

    def __init__(self, state: StateT) -> None:
        self.state = state
        self.status: Status | None = None
        self.legal: Sequence[CommandT] | None = None
        self.views: dict[Viewer, ViewT] = {}
        self.undo_targets: dict[tuple[Seat | None, bool], int | str] = {}
        """For who undoes, and whether bots are taken back."""


class Match(Generic[GameT, StateT, CommandT, EventT, ViewT, ForecastT]):
    """A match in memory and, with a file, on disk.

    ``holder`` is the human at the table: the one that decided last, until `end_turn`; none with only bots, and while
    bots move. ``undoer`` is the human whose last decision `undo` takes back, with ``takes_bots_back`` even past what
    bots did after it. ``damage`` tells what was cut off the file when it was loaded.
    """

    def __init__(
        self,
        kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT],
        game: GameT,
        header: Header,
        journal: Journal[CommandT, EventT, StateT],
        file: MatchFile | None,
        players: Players | None = None,
        format: int = FORMAT,
    ) -> None:
        """Use `begin` or `load`. ``players`` are those of the header if nobody has taken a seat since, ``format`` that
        of the last line of the file."""
        self.kind = kind
        self.game = game
        self.header = header
        self.journal = journal
        self.holder: Seat | None = None
        self._last_holder: Seat | None = None
        self.undoer: Seat | None = None
        self._is_taken = True
        """Whether the next holder can no longer be held up by an undo of the one before."""

        self.takes_bots_back = True
        self.damage: Damage | None = None
        self.players = players or Players(header.seats)
        self._file = file
        self._format = format
        self._programs: dict[Seat, Program[GameT, StateT, CommandT, EventT]] = {}
        self._now: _Now[StateT, CommandT, ViewT] = _Now(journal.state)
        self.called: Callable[[str], str] = str
        """Turns a stored name into the one that is shown: names nobody typed depend on the language."""

    @classmethod
    def begin(
        cls,
        kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT],
        game: GameT,
        seats: Sequence[SeatSetup],
        start: StateT,
        seed: int,
        folder: Path | None = None,
        play_bots: bool = True,
        origin: Origin | None = None,
    ) -> Self:
        """Begin at any position; the match is kept in a file in ``folder``, if any.

        If a human sits at the table, bots move until it is a human's turn. Without ``play_bots`` they are left to
        `play_bot`, one decision at a time. ``origin`` is the match that was at this position before.
        """
        named = [seat.named(number) for number, seat in enumerate(seats, 1)]
        created = datetime.now(UTC).isoformat(timespec="seconds")
        header = kind.content.header(game, start, named, seed, created, origin)
        stem = file_stem(created, [seat.name for seat in named])
        file = MatchFile(folder / (stem + SUFFIX), is_new=True) if folder else None
        opening = kind.rules.start(start)
        match = cls(kind, game, header, Journal((opening,), start), file)
        if file:
            first: Line[CommandT, EventT] = Line(n=0, events=(opening,), hash=kind.hash_of(game, start))
            file.append(write_line(header) + write_line(first), 0)
        match._hand_over(play_bots)
        return match

    @classmethod
    def deal(
        cls,
        kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT],
        seats: Sequence[SeatSetup],
        choices: Choices,
        seed: int,
        folder: Path | None = None,
        play_bots: bool = True,
    ) -> Self:
        """Deal a new match with the options that were chosen, and begin it.

        Raises:
            Unreadable: the options or the seats do not fit.
        """
        game, start = kind.setup.deal(seats, choices, seed)
        return cls.begin(kind, game, seats, start, seed, folder, play_bots)

    @classmethod
    def load(
        cls, path: Path, kinds: Kinds[GameT, StateT, CommandT, EventT, ViewT, ForecastT], play_bots: bool = True
    ) -> Self:
        """Open a match to play on, of the kind that its header names; the turn decided last counts as handed over, to
        bots as in `begin`.

        A damaged tail is cut off the file, and ``damage`` tells so.

        Raises:
            Unreadable: the file cannot be read, is open in another window, or needs cards or bots that are not there.
        """
        file = MatchFile.open(path)
        try:
            data = read_match_bytes(path)
            record = record_of(path, data, kinds)
            kind = kinds(record.header.game)
            game = _playable(record, kind, path)
        except BaseException:
            file.close()
            raise
        file.go_on_from(data, record.good)
        match = cls(kind, game, record.header, record.journal, file, record.players, record.format)
        match.damage = record.damage
        match._hand_over(play_bots)
        return match

    def close(self) -> None:
        """Release the file, and end programs that play."""
        self._end_programs()
        if self._file:
            self._file.close()

    def _end_programs(self) -> None:
        for program in self._programs.values():
            program.close()

    @property
    def state(self) -> StateT:
        return self.journal.state

    @property
    def head(self) -> int:
        """The present step: the number of decisions that have led here."""
        return self.journal.head

    @property
    def last(self) -> int:
        """The last step; greater than `head` if decisions were taken back."""
        return self.journal.last

    @property
    def line(self) -> Sequence[Entry[CommandT, EventT]]:
        """The decisions up to the `head`, each with its events; entry 0 is the set-up."""
        return self.journal.line

    def entry(self, step: int) -> Entry[CommandT, EventT]:
        """The decision of a step, taken back or not, with its events; raises IndexError if there is none."""
        return self.journal[step]

    @property
    def seats(self) -> Mapping[Seat, SeatSetup]:
        """The present player of each seat."""
        return self.players.seats

    @property
    def names(self) -> Mapping[Seat, str]:
        """What the players are `called`; a virtual opponent has the name of its kind."""
        names = {seat: self.called(setup.name) for seat, setup in self.seats.items()}
        return {**names, **self.opponents}

    @property
    def opponents(self) -> Mapping[Seat, str]:
        """The virtual opponents by their seats, as the words of the game know them."""
        return self.kind.content.opponents(self.header)

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
    def left_file(self) -> Left | None:
        """The file that the match was in before it had to be left alone; it goes on in a new one."""
        return self._file.left if self._file else None

    @property
    def goes_on_in(self) -> Path | None:
        """The file in which it goes on after `left_file`, once it is there."""
        return self.path if self.left_file and self._file and self._file.is_begun else None

    def is_human(self, seat: Seat) -> bool:
        """Whether a human sits at ``seat``; a virtual opponent is none."""
        return seat in self.seats and self.seats[seat].is_human

    # What can be done now

    @property
    def status(self) -> Status:
        """The present state in brief."""
        now = self._derived
        if now.status is None:
            now.status = self.kind.rules.status(now.state)
        return now.status

    def status_at(self, step: int) -> Status:
        """The state in brief after ``step`` decisions."""
        return self.kind.rules.status(self.journal.state_after(step))

    def status_within(self, step: int, count: int) -> Status:
        """The state in brief after the first ``count`` events of decision ``step``, from 1."""
        return self.kind.rules.status(self._state_within(step, count))

    def view(self, viewer: Viewer, step: int | None = None) -> ViewT:
        """All that ``viewer`` may see of the table now, or as it was after ``step`` decisions."""
        if step is not None:
            return self.kind.rules.view(self.game, self.journal.state_after(step), viewer)
        now = self._derived
        if viewer not in now.views:
            now.views[viewer] = self.kind.rules.view(self.game, now.state, viewer)
        return now.views[viewer]

    def view_within(self, viewer: Viewer, step: int, count: int) -> ViewT:
        """What ``viewer`` saw after the first ``count`` events of decision ``step``, from 1."""
        return self.kind.rules.view(self.game, self._state_within(step, count), viewer)

    def _state_within(self, step: int, count: int) -> StateT:
        return self.kind.rules.fold(self.journal.state_after(step - 1), self.journal[step].events[:count])

    def ask(
        self,
        rule: Callable[Concatenate[GameT, StateT, Seat, Facts], Answer],
        seat: Seat,
        *facts: Facts.args,
        **named: Facts.kwargs,
    ) -> Answer:
        """What a function of the rules tells a seat of the present state: ``rule(game, state, seat, *facts)``. It must
        be one of those that tell nothing hidden from the seat, `Rules.open`."""
        assert rule in self.kind.rules.open, f"{rule} may tell what is hidden from {seat}"
        return rule(self.game, self.state, seat, *facts, **named)

    def legal(self) -> Sequence[CommandT]:
        """Every legal command of the seat to move; none when the game is over."""
        now = self._derived
        if now.legal is None:
            to_move = self.status.to_move
            now.legal = self.kind.rules.legal(self.game, now.state, to_move) if to_move else ()
        return now.legal

    @property
    def _derived(self) -> _Now[StateT, CommandT, ViewT]:
        if self._now.state is not self.journal.state:
            self._now = _Now(self.journal.state)
        return self._now

    def check(self, command: CommandT) -> Refusal | None:
        """Why the command is not allowed, if it is not. Nothing is changed."""
        outcome = self.kind.rules.decide(self.game, self.state, command)
        return outcome if isinstance(outcome, Refusal) else None

    def forecast(self, command: CommandT) -> ForecastT | Refusal:
        """What the command would do, for every seat it touches."""
        return self.kind.rules.forecast(self.game, self.state, command)

    def foresee(self, command: CommandT) -> ForecastT:
        """The forecast of a legal command."""
        return self.kind.rules.foresee(self.game, self.state, command)

    def write_move(self, command: CommandT) -> str:
        """The text of a command."""
        return self.kind.notation.write_move(self.game, self.state, command)

    def read_move(self, seat: Seat, text: str) -> Sequence[CommandT] | Refusal:
        """The commands that a seat gives with a text, or why it is no move."""
        return self.kind.notation.read_move(self.game, self.state, seat, text)

    def why_not(self, commands: Sequence[CommandT]) -> Refusal | None:
        """The first refusal of commands that are given one after the other; None if none is refused. Nothing is
        changed."""
        state = self.state
        for command in commands:
            outcome = self.kind.rules.decide(self.game, state, command)
            if isinstance(outcome, Refusal):
                return outcome
            state = outcome.state
        return None

    def vp_lines(self) -> Sequence[VpLine]:
        """Where the VP came from, when the game is over."""
        return self.kind.annals.vp_lines(self.journal) if self.status.is_over else ()

    # Deciding

    def submit(self, command: CommandT) -> Entry[CommandT, EventT] | Refusal:
        """Judge a command, write it to disk, and only then let it count.

        A command of another human than the holder hands the turn over.
        """
        outcome = self.kind.rules.decide(self.game, self.state, command)
        if isinstance(outcome, Refusal):
            return outcome
        if self._file:
            hashed = self.kind.hash_of(self.game, outcome.state)
            self._write(Line(n=self.journal.head + 1, decision=command, events=outcome.events, hash=hashed))
        if self.is_human(command.seat):
            self.holder = self.undoer = command.seat
        self.players.decide(self.journal.head + 1)
        entry = self.journal.append(command, outcome.events, outcome.state)
        if self.status.to_move is None:
            self._end_programs()
        return entry

    @property
    def awaiting_end_turn(self) -> bool:
        """Whether the holder's turn is over in the rules, but not yet handed over."""
        return self.holder is not None and self.status.to_move not in (self.holder, None)

    def end_turn(self, play_bots: bool = True, is_taken: bool = True) -> list[Entry[CommandT, EventT]]:
        """Hand over: bots move until a human has to; returns what they did. Nothing happens if it is not over yet.

        Without ``play_bots`` the bots wait for `play_bot`, so that each of their decisions can be looked at. Without
        ``is_taken`` the last decision can still be taken back until the next human calls `take_table` or decides.
        """
        return self._hand_over(play_bots, is_taken) if self.awaiting_end_turn else []

    def take_table(self) -> None:
        """The holder has seen what was hidden from the one before: only what the holder decides is taken back now."""
        self._is_taken = True
        self.undoer = self.holder or self.undoer

    def play_bots(self) -> list[Entry[CommandT, EventT]]:
        """Let bots move until a human has to, or the game is over; nothing while `end_turn` is awaited."""
        return list(iter(self.play_bot, None))

    def play_bot(self, chosen: CommandT | None = None) -> Entry[CommandT, EventT] | None:
        """Let the bot or virtual opponent that has to move make one decision; None if neither has to.

        ``chosen`` is what it has thought out in `bot_thoughts`; without it, it thinks now.
        """
        if self.bot_to_move is None:
            return None
        entry = self.submit(chosen or decided(self.bot_thoughts()))
        assert isinstance(entry, Entry), f"the bot was refused: {entry}"
        self._seat_human()
        return entry

    def bot_thoughts(self) -> Generator[None, None, CommandT]:
        """The thoughts of the bot or virtual opponent that has to move, in steps of a few milliseconds; in the end its
        decision, for `play_bot`. They hold for the present position: after any change they are thrown away.

        A bot's choice depends only on the seed of the match and the number of the decision; that of a program, on
        what the program does.
        """
        seat = self.bot_to_move
        assert seat is not None, "a bot has to move"
        if seat not in self.seats:
            return self.legal()[0]
        setup = self.seats[seat]
        if seat not in self._programs and (named := self.kind.program(setup.player, f"{self.header.seed}/{seat}")):
            self._programs[seat] = named
        if program := self._programs.get(seat):
            return (yield from program(self.game, self.state, self.legal(), self._history))
        return (yield from self.advise(setup.player, f"{self.header.seed}/{self.journal.head + 1}"))

    @property
    def faults(self) -> Mapping[Seat, Fault]:
        """Why programs play no longer, by their seats; other robots play for them."""
        return {seat: program.fault for seat, program in self._programs.items() if program.fault}

    def advise(self, robot: str, seed: str) -> Generator[None, None, CommandT]:
        """The thoughts of a robot about the decision that has to be made, whoever makes it; in the end its choice. It
        knows what the seat knows."""
        return self.kind.robot(robot, seed)(self.game, self.state, self.legal(), self._history)

    @property
    def _history(self) -> Iterator[EventT]:
        """All events since the start."""
        return (event for entry in self.journal.line for event in entry.events)

    @property
    def bot_to_move(self) -> Seat | None:
        """The bot or virtual opponent whose decision comes next; None while a human has the table."""
        seat = self.status.to_move
        return None if seat is None or self.is_human(seat) or self.awaiting_end_turn else seat

    def _hand_over(self, play_bots: bool, is_taken: bool = True) -> list[Entry[CommandT, EventT]]:
        """Give the table to the human who has to move, after the bots before."""
        self._last_holder, self.holder, self._is_taken = self.holder, None, is_taken
        humans = any(seat.is_human for seat in self.seats.values())
        entries = self.play_bots() if play_bots and humans else []
        self._seat_human()
        return entries

    def _seat_human(self) -> None:
        """Give the table to a human when no bot has to move any more; the player of the last turn of the game keeps
        it."""
        if self.holder is None and self.bot_to_move is None:
            self.holder = self.status.to_move or self._last_holder
            if self._is_taken:
                self.undoer = self.holder

    # Changing players

    def take_seat(self, seat: Seat, player: str) -> None:
        """Let a robot, or a person as `human`, play a seat from now on; nothing happens if it is played so already.

        What was decided before stays, and an undo does not bring the former player back. A robot whose turn it is now
        waits for `play_bot`.
        """
        assert player == HUMAN or self.kind.has_robot(player), "the player exists"
        if self.seats[seat].player == player:
            return
        self._write(Line(seat=seat, player=player))
        self.players.take(self.journal.head, seat, player)
        if program := self._programs.pop(seat, None):
            program.close()
        self._derived.undo_targets.clear()
        if player != HUMAN:
            held = self.holder, self._last_holder, self.undoer
            self.holder, self._last_holder, self.undoer = (None if one == seat else one for one in held)
        self._seat_human()

    # Taking back

    def undo_barrier(self) -> str | None:
        """Why nothing can be taken back now: `nothing`, `revealed`, `other_player`, `robot`; None if something can."""
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
        """Take back the last decision of the `undoer` and what bots did after it; then the undoer has the table."""
        target = self._undo_target()
        if isinstance(target, str):
            return Refusal("cannot_undo", text=target)
        self.holder = self.undoer
        self._go_to(target)
        return None

    def redo(self) -> Refusal | None:
        """Do again what `undo` took back last."""
        target = self.redo_to
        if target is None:
            return Refusal("cannot_redo")
        self._go_to(target)
        return None

    def _go_to(self, step: int) -> None:
        """Go back to a step, or forward to one that was taken back."""
        head = self.journal.head
        self._write(Line(undo_to=step) if step < head else Line(redo_to=step))
        self.players.undo(self.journal[number] for number in range(step + 1, head + 1))
        self.journal.go_to(step)

    def _undo_target(self) -> int | str:
        """The step before the last decision of the `undoer`, or what keeps the match from going there."""
        targets, key = self._derived.undo_targets, (self.undoer, self.takes_bots_back)
        if key not in targets:
            targets[key] = self._found_target()
        return targets[key]

    def _found_target(self) -> int | str:
        for step in range(self.journal.head, 0, -1):
            if reason := self._barrier(step):
                return reason
            if self._decider(step) == self.undoer:
                return step - 1
        return "nothing"

    def _barrier(self, step: int) -> str | None:
        """Why the undoer cannot take back this step."""
        rules, events, decider = self.kind.rules, self.journal[step].events, self._decider(step)
        people = [seat for seat in self.seats if self.is_human(seat)]
        if rules.reveals(events, people):
            return "revealed"
        if decider in people:
            return None if decider == self.undoer else "other_player"
        if decider in self.seats and not self.takes_bots_back:
            return "robot"
        history = (event for entry in self.journal.line[:step] for event in entry.events)
        shows = rules.lays_open(self.game, self.journal.state_after(step - 1), events, people, history)
        return "revealed" if shows else None

    def _decider(self, step: int) -> Seat:
        decision = self.journal[step].decision
        assert decision is not None, "entry 0 was decided by nobody"
        return decision.seat

    def _write(self, line: Line[CommandT, EventT]) -> None:
        if self._file:
            newer = write_line(Line(format=FORMAT)) if self._format < FORMAT else b""
            self._format = FORMAT
            self._file.append(newer + write_line(line), self.journal.head)


def _playable(
    record: Record[CommandT, EventT, StateT], kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT], path: Path
) -> GameT:
    """The game of a recorded match, if this program can play it on; raises Unreadable."""
    bots = {seat.player for seat in record.players.seats.values() if not seat.is_human}
    if missing := sorted(bot for bot in bots if not kind.has_robot(bot)):
        raise Unreadable(f"this match needs {', '.join(missing)}, which this program does not have", str(path), 1)
    game = kind.content.game(record.header)
    assert game is not None, "a match is played with its cards"
    if record.header.rules != kind.version:
        check_known(kind, game, record.journal.state, str(path))
    return game


def check_known(
    kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT], game: GameT, state: StateT, file: str
) -> None:
    """These rules can go on from a position of other rules, whose hashes were not compared; raises Unreadable."""
    try:
        kind.notation.read_position(game, kind.notation.write_position(game, state))
    except Unreadable as error:
        reason = error.message
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError):
        reason = "it cannot be understood"
    else:
        return
    raise Unreadable(f"this match was begun under other rules and cannot continue under these: {reason}", file)


class WatchedMatch(Match[GameT, StateT, CommandT, EventT, ViewT, ForecastT]):
    """A match to go through step by step; ``source`` is the name of its file, or empty."""

    source = ""

    @property
    def origin(self) -> Origin:
        """The origin of a match that is played on from the present step."""
        return Origin(self.source, self.created, self.journal.head)

    def look_at(self, step: int) -> None:
        """Go to a step; raises IndexError if there is none."""
        self.journal.go_to(step)

    def play_on(
        self, seats: Sequence[SeatSetup], seed: int, folder: Path | None
    ) -> Match[GameT, StateT, CommandT, EventT, ViewT, ForecastT]:
        """A new match that begins at the present step; its bots have not moved yet.

        Raises:
            Unreadable: it was played with other rules, and these cannot go on from its position.
        """
        if self.header.rules != self.kind.version:
            check_known(self.kind, self.game, self.state, self.source)
        return Match.begin(self.kind, self.game, seats, self.state, seed, folder, play_bots=False, origin=self.origin)


AnyEntry = Entry[Any, Any]
AnyMatch = Match[Any, Any, Any, Any, Any, Any]
AnyWatchedMatch = WatchedMatch[Any, Any, Any, Any, Any, Any]


def watch_file(
    path: Path, kinds: Kinds[GameT, StateT, CommandT, EventT, ViewT, ForecastT]
) -> WatchedMatch[GameT, StateT, CommandT, EventT, ViewT, ForecastT]:
    """The valid part of the match in a file, at step 0; ``damage`` tells what could not be read.

    Raises:
        Unreadable: it is not a match, was written by a newer version, or its cards are missing.
    """
    record = read_record(path, kinds)
    kind = kinds(record.header.game)
    game = kind.content.game(record.header)
    assert game is not None, "a match is shown with its cards"
    watched = watch_match(Match(kind, game, record.header, record.journal, None, record.players))
    watched.source, watched.damage = path.name, record.damage
    return watched


def watch_match(
    match: Match[GameT, StateT, CommandT, EventT, ViewT, ForecastT],
) -> WatchedMatch[GameT, StateT, CommandT, EventT, ViewT, ForecastT]:
    """A copy of a match, at step 0, without decisions that were undone; the match itself is not affected."""
    journal = match.journal
    copy: Journal[CommandT, EventT, StateT] = Journal(journal.line[0].events, journal.state_after(0))
    for entry in journal.line[1:]:
        assert entry.decision is not None, "only entry 0 was decided by nobody"
        copy.append(entry.decision, entry.events, journal.state_after(entry.number))
    copy.go_to(0)
    players = Players(match.header.seats, match.players.takeovers, match.players.has_undone_robots)
    watched = WatchedMatch(match.kind, match.game, match.header, copy, None, players)
    watched.source = match.path.name if match.path else ""
    return watched
