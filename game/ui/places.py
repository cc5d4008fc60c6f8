"""Labels: what hit areas, buttons and panels are known by.

A label is a plain name, such as `confirm`, or a `Place` with the data it carries. Code matches on the type:

    match label:
        case Answer(value): ...
        case MarkAt(step): ...
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.kernel.seats import Seat

if TYPE_CHECKING:
    from game.match.timeline import Unit


class Place(msgspec.Struct, frozen=True):
    """What lies somewhere on the screen. The tag of a subclass is the first word of its name."""


class OfSeat(Place, frozen=True):
    """What belongs to a seat."""

    seat: Seat


class Numbered(Place, frozen=True):
    """What is known by a number."""

    number: int


Label = str | Place
"""No code takes a name apart: what carries data is a `Place`."""


def name_of(label: Label | None) -> str:
    """A label as text, as scripts for `shot` write it; defaults are left out.

    >>> name_of(Answer("north")), name_of(MarkAt(3)), name_of("confirm")
    ('answer:north', 'mark:3', 'confirm')
    """
    if not isinstance(label, Place):
        return label or ""
    values = list(msgspec.structs.astuple(label))
    for default in reversed(label.__struct_defaults__):
        if values[-1] != default:
            break
        values.pop()
    return ":".join(map(str, (label.__struct_config__.tag, *values)))


def label_kind(label: Label) -> str | type[Place]:
    """The key of a label in tables about kinds of places: a plain name itself, or the type of a place."""
    return label if isinstance(label, str) else type(label)


# ---------------------------------------------------------------------- at the table
class PlateOf(OfSeat, frozen=True, tag="plate"):
    """The name plate of a player."""


class PhaseSign(Place, frozen=True, tag="phase"):
    """The name of a phase in the top bar."""

    phase: str


class LogLine(Place, frozen=True, tag="told"):
    """A line of the log, with its section of the rules."""

    number: int
    topic: str


class NamedCard(Place, frozen=True, tag="named"):
    """A card named in the log, ``number`` in the order of the names."""

    number: int
    card: str


# ---------------------------------------------------------------------- choices
class Answer(Place, frozen=True, tag="answer"):
    """An answer to the open question: a seat, a good, a card, or the number of a place."""

    value: str | int


class VerbSign(Place, frozen=True, tag="verb"):
    """One of the things to do with what was clicked, in the menu beside it."""

    verb: str


# ---------------------------------------------------------------------- the screens of the phases
class ScoreOf(OfSeat, frozen=True, tag="seat"):
    """The column of a seat where its score is told."""


class ScoreLine(Place, frozen=True, tag="line"):
    """A line of the final score: one way in which VP were gained."""

    group: str


# ---------------------------------------------------------------------- the replay
class MarkAt(Place, frozen=True, tag="mark"):
    """The mark of a decision on the time line."""

    step: int


class StopAt(Place, frozen=True, tag="stop"):
    """The sign of a round or phase below the time line."""

    step: int


class StopButton(Place, frozen=True, tag="leap"):
    """A button that goes one unit of time through the replay: on (``by`` 1) or back (-1)."""

    unit: Unit
    by: int


class SpeedChip(Numbered, frozen=True, tag="speed"):
    """A speed of the replay."""


class EyesChip(Numbered, frozen=True, tag="eyes"):
    """Whose eyes the replay is seen with."""


# ---------------------------------------------------------------------- lists that are searched
class FilterChip(Place, frozen=True, tag="filter"):
    """A value of a facet that a list can be filtered by."""

    facet: str
    value: str


class GameChip(Place, frozen=True, tag="game"):
    """A game whose matches are listed or counted, where there are several."""

    id: str


class OrderChip(Place, frozen=True, tag="order"):
    """An order in which a list can be sorted."""

    order: str


class RowAt(Numbered, frozen=True):
    """A row of a list."""


class StackRow(RowAt, frozen=True, tag="stack"):
    """A card of the library, with its copies."""

    card: str


class MatchRow(RowAt, frozen=True, tag="match"):
    """A line of the list of matches."""


class ResultRow(RowAt, frozen=True, tag="row"):
    """A line of the statistics: the results by one trait."""


class LibraryPart(Place, frozen=True, tag="part"):
    """A part of the card library: all cards, the discarded ones, those to come."""

    part: str


class MatchAct(Place, frozen=True, tag="act"):
    """A button below the list of matches."""

    act: str


class StatisticsChip(Place, frozen=True, tag="statistics"):
    """What is counted: ``field`` is `whose`, `span` or `trait`."""

    field: str
    value: str


class TileOf(Place, frozen=True, tag="tile"):
    """One of the largest numbers of the statistics."""

    key: str


class VpSource(Place, frozen=True, tag="vp"):
    """A line of the statistics: one way in which VP were gained."""

    group: str


class RecordOf(Place, frozen=True, tag="record"):
    """A record of the statistics; a click shows its match."""

    name: str


# ---------------------------------------------------------------------- the rules and the hints
class SectionRow(Place, frozen=True, tag="section"):
    """A section in the contents of the rule book."""

    section: str


class SectionLink(Place, frozen=True, tag="see"):
    """A link to a section; ``number`` counts the lines that lead somewhere."""

    section: str
    number: int = 0


class ExampleCard(Place, frozen=True, tag="example"):
    """A card shown in the rules, ``number`` from the left."""

    number: int
    card: str


class HintFold(Place, frozen=True, tag="fold"):
    """The heading of a group of hints, which folds and unfolds it."""

    group: int


class HintAt(Place, frozen=True, tag="hint"):
    """A hint: a line of a group."""

    group: int
    line: int


# ---------------------------------------------------------------------- menus
class ChapterPanel(Place, frozen=True, tag="chapter"):
    """A chapter of the lesson that is shown, by its id."""

    chapter: str


class LessonPanel(Place, frozen=True, tag="lesson"):
    """A further lesson, by its id."""

    lesson: str


class LanguageChip(Place, frozen=True, tag="language"):
    """A language by its code."""

    code: str


class SettingsPage(Place, frozen=True, tag="page"):
    """A page of the settings."""

    page: str


class SettingChip(Place, frozen=True, tag="setting"):
    """A value of a setting, as it is written in text."""

    field: str
    value: str


class VariantChip(Place, frozen=True, tag="option"):
    """A value of a variant, as it is written in text."""

    name: str
    value: str


class SeatName(OfSeat, frozen=True, tag="name"):
    """The field for the name of a seat."""


class SeatPlayer(Place, frozen=True, tag="player"):
    """A button that says who plays a seat: a person or a robot."""

    seat: Seat
    player: str


class SeatRobot(OfSeat, frozen=True, tag="robot"):
    """The chosen button that says that a robot plays a seat; other buttons choose its level."""


class SeatRemove(OfSeat, frozen=True, tag="remove"):
    """The button that takes a seat away."""
