"""The rows of the tables of words, and what a set has of each: `SetWords`; and tales, the effects of a decision on one
seat, which events add to.

`game.fiftyfirst.wording.sets` has the words of every set; the modules of `game.fiftyfirst.wording.rows` and those of
the rule book put them into the tables of the base game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, NamedTuple, TypeVar

from game.fiftyfirst.cards.card import Printed
from game.fiftyfirst.cards.verbs import Verb
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.commands import Command
from game.fiftyfirst.rules.event import Event
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.state import VIRTUAL, Game, Question, Seat
from game.fiftyfirst.rules.subject import card_of
from game.fiftyfirst.rules.view import SeatView, TableView
from game.fiftyfirst.wording.facts import CardTeller
from game.fiftyfirst.wording.rows.cards import VerbRow
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import EMPTY, Bag
from game.kernel.message import short_name
from game.wording.rulebook import Section
from game.wording.sentence import Fact, Names, Part
from game.wording.teller import Field

Kind = TypeVar("Kind", bound=Event)


@dataclass
class Tale:
    """The effects on one seat, besides the deed; ``events`` are those that are told one by one."""

    paid: Bag = EMPTY
    discarded: list[str] = field(default_factory=list)
    deals: list[str] = field(default_factory=list)
    placed: list[ev.GoodsPlaced] = field(default_factory=list)
    returned: Bag = EMPTY
    cleared: list[str] = field(default_factory=list)
    stolen: list[ev.GoodsStolen] = field(default_factory=list)
    robbed: list[ev.GoodsForfeited] = field(default_factory=list)
    ruins_discarded: list[str] = field(default_factory=list)
    rebuilt: list[str] = field(default_factory=list)
    rebuilt_at_once: list[str] = field(default_factory=list)
    on_ruins: list[Bag] = field(default_factory=list)
    new_ruins: list[int] = field(default_factory=list)
    gained: Bag = EMPTY
    drawn: list[str] = field(default_factory=list)
    sources: set[ev.Source] = field(default_factory=set)
    hacked: list[str] = field(default_factory=list)
    from_stack: list[str] = field(default_factory=list)
    to_machines: Bag = EMPTY
    ruin: bool = False
    events: list[Event] = field(default_factory=list)

    def each(self, kind: type[Kind]) -> list[Kind]:
        """The events of a kind that are told one by one."""
        return [event for event in self.events if isinstance(event, kind)]


Tales = Callable[[Seat], Tale]
"""Seat -> its tale."""


def follows(tales: Tales, event: Any) -> None:
    """It is told as it is, among what follows."""
    tales(event.seat).events.append(event)


# ---------------------------------------------------------------------- commands
def card_or_name(tell: CardTeller, command: AnyCommand, view: TableView) -> str:
    """The card of the command, or the name of the command if it has none."""
    card = card_of(view, command)
    return tell.card(card) if card else tell.words.text(f"command-{short_name(type(command).__name__)}")


class CommandRow(NamedTuple):
    """The topic, icon and words of a kind of command.

    Attributes:
        topic: The section of the rule book about it.
        icon: The icon beside it.
        done_with: What it is done with, in words.
        takes_over: Whether it may bring a Location of another player at once.
        explains: Codes of refusals about which its section says more than theirs; None for all but those about turns.
        after: The command behind which hints tell it; None for the one before it in its set.
    """

    topic: str
    icon: str
    done_with: Callable[[CardTeller, Any, TableView], str] = card_or_name
    takes_over: bool = False
    explains: Collection[str] | None = ()
    after: type[Command] | None = None


# ---------------------------------------------------------------------- events
class Told(Enum):
    """How the log tells an event."""

    DEED = "begins a line that also tells what follows from it"
    EITHER = "follows from the deed that has begun a line, or begins one itself"
    EFFECT = "follows from a deed"
    LINE = "is a line of its own"
    ASIDE = "is a line of its own, after that of the deed in which it happens"
    SILENT = "is not told"


DEED, EITHER, EFFECT, LINE, ASIDE, SILENT = Told


class OpponentStep(NamedTuple):
    """A step of the virtual opponent's turn that begins with an event, or that an event ``follows`` in. An EFFECT or
    ASIDE follows in any step.
    """

    begins: Callable[[Any], bool] = lambda event: event.seat == VIRTUAL
    follows: bool = False


FOLLOWS: Final = OpponentStep(lambda _: False, follows=True)


class Virtual(NamedTuple):
    """The key of a shared event that is told differently when the virtual opponent does it."""

    kind: type[Event]


class EventRow(NamedTuple):
    """How a kind of event is told and heard.

    Attributes:
        topic: The section of the rule book about it; None if it is not told.
        told: How the log tells it.
        facts: The fields that its message names (`game.wording.teller`).
        line: Tells the line, or the clause of a deed, where one message and the facts are not enough; "" for no line.
        effect: Adds what follows from it to the tales of the seats.
        sounds: Names of sounds, or what they are made of: GOODS, PAYMENT, CARDS or ENDING.
        lands: Whether they are heard after the motion.
        message: The name of a Virtual event in its message.
        step: Its place in the steps of the virtual opponent's turn; None if it ends a step, or is an EFFECT or ASIDE.
        icon: The icon with which its line begins in short; "" if it has no short form.
        passive: Whether it is done to its seat, which does not act: by a Machine.
        level: The level of an Outpost in its short form; 0 for none.
        puts_down: The goods that it puts down, in the short form.
        after: The event behind whose sounds its own are heard; None for the one before it in its set.
    """

    topic: str | None
    told: Told
    facts: tuple[Field[CardTeller], ...] = ()
    line: Callable[[CardTeller, Any], str] | None = None
    effect: Callable[[Tales, Any], None] | None = None
    sounds: tuple[str, ...] = ()
    lands: bool = False
    message: str = ""
    step: OpponentStep | None = None
    icon: str = ""
    passive: bool = False
    level: Callable[[Any], int] = lambda _: 0
    puts_down: Callable[[Any], Bag | None] = lambda event: getattr(event, "goods", None)
    after: type[Event] | None = None


GOODS: Final = "goods"
PAYMENT: Final = "payment"
CARDS: Final = "cards"
ENDING: Final = "ending"
"""Sounds that depend on the event: of its goods, of what is paid, one for each card, of victory or defeat."""


# ---------------------------------------------------------------------- questions
SEAT, GOOD, SITE, DEAL, CARD = "seat", "good", "site", "deal", "card"
PILE, CATEGORY, AREA, LEVEL, HQ = "pile", "category", "area", "level", "hq"
NAMED: Final = (SEAT, GOOD, SITE, DEAL, CARD, PILE, CATEGORY, AREA, LEVEL, HQ)
"""What answers can name: a seat, a good, a Site, a Deal, a card in hand, the discard pile of a seat, a category, an
Area or one of its levels, an HQ card."""


class QuestionRow(NamedTuple):
    """The topic and words of a kind of question.

    Attributes:
        topic: The section of the rule book about it.
        named: Which of `NAMED` its answers name, or a function, if that is not always the same.
        facts: The fields that its prompt names (`game.wording.teller`).
        of_card: What else its prompt names, by the id of the card that it is about.
        of_effect: Whether an effect, or its cost, begins with it, so that a forecast tells it.
        icon: The icon of its answers in the States of others; "" if there are none.
        card: The card that it is about, where none of its references names one.
        form: What follows `question-NAME` in the key of its prompt, by the question and whether a card is named; None
            for `card`, if one is named and there is such a message.
        short: What follows `prompt-NAME` in the key of its short message, for prompts with little room; None if there
            is no short message.
    """

    topic: str
    named: str | Callable[[Any, Options], str] = GOOD
    facts: tuple[Field[CardTeller], ...] = ()
    of_card: Callable[[Wording, str], Mapping[str, Any]] | None = None
    of_effect: bool = False
    icon: str = ""
    card: Callable[[Any], str | None] | None = None
    form: Callable[[Any, bool], str | None] = lambda *_: None
    short: str | Callable[[Any], str] | None = None


def form_of_deal(question: Any, card: bool) -> str | None:
    """The form of a question that asks for Deals, as it may."""
    return None if question.good != "deal" else "deal_card" if card else "deal"


# ---------------------------------------------------------------------- what is printed
class Rule(NamedTuple):
    """A rule told beside a card; its text is the message ``rule-<name>``.

    Attributes:
        icon: The icon beside it.
        topic: The section of the rule book that says more.
    """

    icon: str
    topic: str


class Inspection(NamedTuple):
    """How something printed is looked at: in a ``game``, whose options may have changed it; ``by_the_book`` also what
    lies face down in a match, such as the hacked side of a Machine."""

    game: Game | None = None
    by_the_book: bool = False


class PrintedRow(NamedTuple):
    """What is said about one class of what is printed.

    Attributes:
        facts: Everything on it, what it does first.
        sections: The names of the `RULES` that concern it, in order.
        topic: Its section of the rule book, if it has one.
        effects: How many of its facts tell what it does; None for all.
        searched: Its sentences in a search, if they are others than those of its facts.
        in_moves: Whether its title stands in moves.
    """

    facts: Callable[[Wording, Any, Inspection], tuple[Fact, ...]]
    sections: Callable[[Any], Iterable[str]]
    topic: Callable[[Any], str | None]
    effects: Callable[[Any], int | None] = lambda _: None
    searched: Callable[[Wording, Any], tuple[str, ...]] | None = None
    in_moves: bool = True


# ---------------------------------------------------------------------- the rule book
class Topics(NamedTuple):
    """The sections of the rule book about goods, types, phases, options, ... of a set, by their names; ``reasons`` are
    those about refusals, whatever the command is, by code and text: `has_shield.steal`."""

    goods: Mapping[str, str] = {}
    types: Mapping[str, str] = {}
    phases: Mapping[str, str] = {}
    sets: Mapping[str, str] = {}
    options: Mapping[str, str] = {}
    refusals: Mapping[str, str] = {}
    reasons: Mapping[str, str] = {}


# ---------------------------------------------------------------------- sets
class TableRead(NamedTuple):
    """A table that is read in the terminal.

    Attributes:
        view: The table, as the reader may see it.
        put: Translates the titles in a move.
        plain: Whether all is told in whole sentences.
    """

    words: Wording
    game: Game
    view: TableView
    names: Names
    put: Callable[[str], str]
    plain: bool


Lines = Callable[[TableRead], Iterable[str]]
"""Lines about what a set puts on the table; none in a game without it."""


def nothing(_: TableRead) -> Iterable[str]:
    return ()


class Aftermath(NamedTuple):
    """What follows for a ``seat`` from a ``deed``, or ``alone``: then the line has no deed."""

    tell: CardTeller
    seat: Seat
    tale: Tale
    deed: Event | None = None
    alone: bool = False


class SetWords(NamedTuple):
    """All that is said of a set.

    Attributes:
        commands: A row for each kind of command.
        verbs: What else a menu of verbs offers -> its row.
        events: A row for each kind of event.
        questions: A row for each kind of question.
        printed: A row for each class of what is printed.
        rules: The rules told beside a card, by name.
        sections: Chapter of the rule book -> its sections by name.
        topics: The sections of the rule book about its goods, options, ...
        signs: The signs that the text of a section may show.
        moves: First words of moves, each with a line of help -> the one behind which help tells it; "" for the last.
        told_with: How moves begin that are told in the line of help of another one -> that line.
        looks: Word of the terminal that looks at what lies there -> what it tells.
        lying: What lies on the table, in short.
        of_seat: What a seat has of it, beside its State.
        asks: What is asked in the terminal, if that is not the prompt of the question, with all legal moves.
        effects: What follows for a seat, a clause each, by its place: "first", after what is given up, "ruins", after
            goods that are placed, and "last", before what is gained.
        in_short: The same in the short form of a line, "first" or "last".
        tells_source: Whether the line has named what gives all goods of a tale.
        deals: The Deals of a seat that are none of its cards.
        card_verbs: The verbs that only its cards have, as in `VERBS`.
        prizes: Kinds of sources whose gains have a line before that of VP lost.
    """

    commands: Mapping[type[Command], CommandRow] = {}
    verbs: Mapping[str, CommandRow] = {}
    events: Mapping[type[Event] | Virtual, EventRow] = {}
    questions: Mapping[type[Question], QuestionRow] = {}
    printed: Mapping[type[Printed], PrintedRow] = {}
    rules: Mapping[str, Rule] = {}
    sections: Mapping[str, Mapping[str, Section]] = {}
    topics: Topics = Topics()
    signs: tuple[str, ...] = ()
    moves: Mapping[str, str] = {}
    told_with: Mapping[str, str] = {}
    looks: Mapping[str, Lines] = {}
    lying: Lines = nothing
    of_seat: Callable[[TableRead, SeatView], Iterable[str]] = lambda *_: ()
    asks: Callable[[TableRead, Question, Callable[[], Sequence[AnyCommand]]], str | None] = lambda *_: None
    effects: Mapping[str, Callable[[Aftermath], Iterable[str]]] = {}
    in_short: Mapping[str, Callable[[Aftermath], Iterable[Part]]] = {}
    tells_source: Callable[[Tale], bool] = lambda _: False
    deals: Callable[[TableView, Seat], Iterable[str]] = lambda *_: ()
    prizes: tuple[str, ...] = ()
    card_verbs: Mapping[type[Verb], VerbRow] = {}
