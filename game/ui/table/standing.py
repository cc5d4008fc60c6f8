"""What one player sees of a match: the state of the table, whose turn it is and what may be done."""

# ruff: noqa: ARG002 - most of what a game may say is said by few

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from game.kernel.message import Question
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat, Viewer
from game.play.match import AnyMatch
from game.ui.places import Label, label_kind
from game.ui.table import zone as rows
from game.ui.table.play.modes import AnyCopy, Mode, Offers, Panel, TableTarget

ACT, FOLLOW, ANSWER, END, WAIT, HIDDEN = "act", "follow", "answer", "end", "wait", "hidden"
"""What is expected of the seat: take an action, go on with an open turn, answer a question, end its turn, wait, or open
its hand."""

MatchT = TypeVar("MatchT", bound=AnyMatch)
ViewT = TypeVar("ViewT")


class TableStanding(Generic[MatchT, ViewT]):
    """One state of a match, as ``viewer`` sees it, with ``seat`` at the lower edge of the table.

    A new one is made after every decision, so its properties are cached. A game derives its own.
    """

    zones: rows.Zones = rows.NO_ZONES
    """The kinds of places of the game."""
    overlays: Sequence[rows.Overlay] = ()
    """The panels over the table; what lies in the first hides the others."""
    colours: Mapping[str, str] = {}
    """Verb of targets -> their colour, if it has one of its own."""
    panels: Mapping[type[Panel], rows.PanelRow] = {}
    """The panels of the game, as they are drawn and told."""
    drawing: rows.TableDrawing = rows.TableDrawing()
    """How the game draws what every table shows."""
    telling: rows.TableTelling = rows.TableTelling()
    """What the game says about what can be done."""
    order: ClassVar[Sequence[Sequence[rows.Kind]]] = ()
    """The kinds of places in the order of Tab, after answers and verbs and before the buttons; all others come last."""
    has_hints = True
    """Whether the game has hints."""
    is_open = False
    """Whether the open question is about nothing hidden, so that it is answered though the hand is face down."""
    is_watched = False
    """Whether the match is only watched, so that nothing can be done."""
    has_prices: ClassVar[bool] = True
    """Whether what is done may cost something, so that the menu of verbs says what is free."""
    answered: ClassVar[tuple[type[Question], ...]] = ()
    """The questions that are answered in a panel, while all others are about what lies on the table."""
    lonely_verbs: ClassVar[Sequence[str]] = ()
    """Purposes of an aim of which one message tells all."""

    def __init__(self, match: MatchT, seat: Seat, viewer: Viewer) -> None:
        self.match = match
        self.seat = seat
        self.viewer = viewer
        self.view = self._seen()
        self._forecasts: dict[tuple[Any, Any], Any] = {}

    def _seen(self) -> ViewT:
        found: ViewT = self.match.view(self.viewer)
        return found

    @property
    def count_told(self) -> int | None:
        """How many events of the last decision have been told, while it is told; None if all."""
        return None

    def told(self) -> Iterator[Any]:
        """What has happened, as far as it has been told, the last event first."""
        for entry in reversed(self.match.line):
            yield from reversed(entry.events)

    # ------------------------------------------------------------------ places
    def overlay_of(self, head: Label) -> rows.Overlay | None:
        """The panel over the table that a click on this place opens."""
        return next((overlay for overlay in self.overlays if overlay.head == head), None)

    @cached_property
    def heads(self) -> Mapping[str, Label]:
        """Key -> the place on which a click does the same."""
        return {zone.key: zone.kind for zone in self.zones.values() if zone.key and isinstance(zone.kind, str)}

    def zone(self, label: Label | None) -> rows.Zone:
        """The kind of a place; `NOWHERE` if it has no row."""
        return rows.NOWHERE if label is None else self.zones.get(label_kind(label), rows.NOWHERE)

    def lifts(self, label: Label | None) -> bool:
        """Whether something can be taken from a place at some time, to be carried or aimed."""
        return self.zone(label).carried is not None

    # ------------------------------------------------------------------ the turn
    @property
    def hidden(self) -> bool:
        """Whether what only ``seat`` may see is face down."""
        return self.viewer != self.seat

    @property
    def question(self) -> Any:
        """The open question, with all that its game says of it; None if nothing is asked."""
        asked = self.match.status
        return asked.question(asked.awaiting[0]) if asked.question else None

    @property
    def asked_seat(self) -> Seat | None:
        """The seat that has to decide."""
        return self.match.status.to_move

    @property
    def was_brought_about(self) -> bool:
        """Whether the open question follows from the last decision of its player, which can be taken back; not one that
        came by itself, with another phase or by the decision of somebody else."""
        match = self.match
        decided = match.entry(match.head).decision
        if decided is None or decided.seat != self.seat or not match.undo_possible:
            return False
        before, now = match.status_at(match.head - 1), match.status
        return (before.round, before.phase) == (now.round, now.phase)

    @property
    def mover(self) -> Seat | None:
        """The seat to move; until *End turn* is pressed, the one who took the action."""
        return self.match.holder if self.match.awaiting_end_turn else self.asked_seat

    @cached_property
    def turn(self) -> str:
        """One of ACT, FOLLOW, ANSWER, END, WAIT, HIDDEN."""
        if self.hidden and not self.is_open:
            return HIDDEN
        if self.is_watched:
            return WAIT
        if self.match.awaiting_end_turn:
            return END
        if self.asked_seat != self.seat or not self.match.is_human(self.seat):
            return WAIT
        return self.stage

    @property
    def stage(self) -> str:
        """What the open question expects of the seat: ACT, FOLLOW or ANSWER."""
        return ANSWER if isinstance(self.question, self.answered) else ACT

    # ------------------------------------------------------------------ what may be done
    @property
    def large_button(self) -> rows.LargeButton | None:
        """What the large button does while an action is due; without it, it only ends turns."""
        return None

    @cached_property
    def offers(self) -> Offers:
        """The legal commands by place; empty while it is not the seat's turn."""
        legal = self.match.legal() if self.turn in (ACT, FOLLOW, ANSWER) else ()
        return Offers(legal, self.beginnings)

    def beginnings(self, command: Any) -> Sequence[Label | AnyCopy]:
        """The places where a command begins when nothing is in progress, the usual one first."""
        return ()

    def is_offered(self, label: Label) -> bool:
        """Whether a legal command begins at a place."""
        return label in self.offers

    def begins_action(self, label: Label) -> bool:
        """Whether an action can begin there at some time of a match."""
        return self.lifts(label) or self.zone(label).is_begun

    def panel_at(self, label: Label) -> Panel | None:
        """The panel that a click on a place opens now."""
        return None

    def is_aimed(self, label: Label) -> bool:
        """Whether a click on a place from which something can be taken aims it."""
        return False

    def aim_verb(self, label: Label) -> str:
        """The verb of what is aimed from a place."""
        return ""

    def aims_first(self, source: Label, verb: str) -> bool:
        """Whether a verb of the menu at a place has to be aimed at one of its targets."""
        return False

    def gathers(self, place: Label, verb: str) -> bool:
        """Whether a verb opens a panel at a place in which goods are gathered."""
        return False

    def gathering(self, place: Label, source: Label | None, before: Mode) -> Mode | None:
        """That panel, with what comes from ``source``; ``before`` may be the panel as it is. None if that is of no
        use."""
        return None

    def unready(self, sight: Any, panel: Any) -> str | None:
        """Why a panel beside which the large button stays cannot be confirmed yet; None if it can."""
        return None

    def target(self, label: Label, verb: str, commands: Sequence[Any]) -> TableTarget:
        """A place where these commands are sent; a game makes targets of its own."""
        return TableTarget(label, verb, tuple(commands))

    def asks_before(self, commands: Sequence[Any], asks_all: bool) -> Mode | None:
        """What is asked before one of ``commands`` is sent, which differ only in the way to do the same; None if the
        first is sent at once. With ``asks_all`` nothing that can be chosen is left to the usual."""
        return None

    def acts_at(self, label: Label) -> Any:
        """What can be done at a place with what lies elsewhere; a target whose refusal is told if it is illegal. None
        if there is no such thing."""
        return None

    def source_of_deed(self, label: Label) -> Label | None:
        """From where that is aimed."""
        return None

    def is_looked_at(self, label: Label) -> bool:
        """Whether what has no use now is looked at closely when it is clicked."""
        return False

    def why_not(self, label: Label) -> Refusal | None:
        """Why the action that begins at ``label`` is illegal now; None if it is legal, or if none begins there."""
        if self.turn != ACT or label in self.offers:
            return None
        command = self.zone(label).tried(self, label)
        return self.match.check(command) if command else None

    def tried_at(self, label: Label) -> Any:
        """The command that a refusal at a place is about, where its words depend on it."""
        zone = self.zone(label)
        return zone.tried(self, label) if zone.names_deed else None

    # ------------------------------------------------------------------ the open question
    @cached_property
    def asked(self) -> rows.AskedRow:
        """How the open question is answered at the table."""
        return rows.CLICKED

    @property
    def named(self) -> str:
        """What the answers to the open question name, by a word of the game."""
        return ""

    @cached_property
    def answers(self) -> tuple[str | int, ...]:
        """The possible answers to the open question, in the order in which they are shown."""
        return self.offers.answers

    def answer_row(self, kind: str) -> rows.AnswerKind | None:
        """How answers that name things of a kind are drawn and told; None if they lie on the table alone."""
        return rows.IN_WORDS

    def answer_place(self, command: Any) -> Label | None:
        """The place that an answer names, if what asks can be dropped there."""
        return None

    def owners(self, kind: str) -> Iterator[tuple[Seat, ...]]:
        """The owners of the things that the answers name; one empty tuple if the name alone tells."""
        yield ()

    def choices(self, mode: Mode) -> Sequence[tuple[tuple[str | int, ...], Label]] | None:
        """What can be chosen in an open panel, in the form of `Zone.named`, with the label of the choice; None if that
        is no panel with choices on the table."""
        return None

    def declines(self, answer: str | int) -> bool:
        """Whether an answer takes nothing of what is offered."""
        return False

    @property
    def decline(self) -> Label:
        """The place of the button that takes nothing, or no more, of what the open question offers."""
        return ""

    # ------------------------------------------------------------------ what it would bring
    def forecast(self, command: Any, answer: Any = None) -> Any:
        """The forecast of a legal command, with the ``answer`` to the question that it asks; cached. None if there is
        none."""
        key = command, answer
        if key not in self._forecasts:
            found = self._foreseen(command, answer)
            self._forecasts[key] = None if isinstance(found, Refusal) else found
        return self._forecasts[key]

    def _foreseen(self, command: Any, answer: Any) -> Any:
        return self.match.forecast(command) if answer is None else None


AnyStanding = TableStanding[Any, Any]
