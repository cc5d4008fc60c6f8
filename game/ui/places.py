"""Labels: what hit areas, buttons and panels are known by.

A label is a plain name, such as `confirm`, or a `Place` with the data it carries. Code matches on the type:

    match label:
        case HandCard(card=card): ...
        case SiteAt(number): ...
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

    >>> name_of(HandCard(0, "school")), name_of(FaceUpCard("school")), name_of("confirm")
    ('hand:0:school', 'card:school', 'confirm')
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


# ---------------------------------------------------------------------- in the hand
class HandCard(Place, frozen=True, tag="hand"):
    """A Location card of the player's hand, ``index`` from the left."""

    index: int
    card: str


class HandConnection(Place, frozen=True, tag="connection"):
    """A Connection card of the player's hand, ``index`` from the left of these."""

    index: int
    card: str


InHand = HandCard | HandConnection


# ---------------------------------------------------------------------- in the States
class SiteAt(Numbered, frozen=True, tag="site"):
    """A Site in any State."""


class Gutter(Place, frozen=True, tag="gutter"):
    """The head of a row of Sites."""

    row: str


class BoardOf(OfSeat, frozen=True, tag="board"):
    """The licence plate of an opponent."""


class PlateOf(OfSeat, frozen=True, tag="plate"):
    """The licence plate of any player, outside the boards of the table."""


class TabOf(OfSeat, frozen=True, tag="tab"):
    """The tab of an opponent; a click shows that State."""


class DealOf(Place, frozen=True, tag="made_deal"):
    """A Deal under a faction board."""

    seat: Seat
    index: int
    card: str


class DealsOf(OfSeat, frozen=True, tag="deals"):
    """All Deals under a faction board."""


class OwnGoods(Place, frozen=True, tag="goods"):
    """The cell of a good on the player's own board."""

    good: str


class GoodsOf(Place, frozen=True, tag="goods_of"):
    """The cell of a good on the board of an opponent."""

    seat: Seat
    good: str


class BoardAction(Place, frozen=True, tag="faction"):
    """An action of the player's own faction board, by its name."""

    action: str


# ---------------------------------------------------------------------- beside the States
class ConnectionPile(Place, frozen=True, tag="take"):
    """A pile of Connection cards with its face-up card."""

    colour: str


class PileOf(OfSeat, frozen=True, tag="discards"):
    """The discard pile of another seat, in games in which each has one (R42.1); the player's own is `discard`."""


class MachineAt(Place, frozen=True, tag="machine"):
    """A deployed Machine, ``index`` in the order of deployment (R44.4)."""

    index: int


class MachinesOf(OfSeat, frozen=True, tag="held"):
    """Beside the board of another player: the Machines whose hacked sides are in its hand, and what Machines stop."""


class AreaAt(Place, frozen=True, tag="area"):
    """An Area of the map, by its id (R45.1)."""

    area: str


class LevelAt(Place, frozen=True, tag="level"):
    """A level of an Area (R45.2)."""

    area: str
    level: int


class MarkersOf(OfSeat, frozen=True, tag="markers"):
    """The markers that a seat has beside the map (R45.1)."""


class HqAt(Place, frozen=True, tag="hq"):
    """An HQ card, whether it is still laid out or claimed (R52.1)."""

    card: str


class BorderAt(Place, frozen=True, tag="border"):
    """A border tile in play, by its side that is up (R53.1)."""

    side: str


class DistrictAt(Place, frozen=True, tag="district"):
    """A district in play (R53.4)."""

    district: str


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
    """An answer to the open question: a seat, a good, a card, or the number of a Site."""

    value: str | int


Origin = InHand | ConnectionPile | OwnGoods | SiteAt | MachineAt | AreaAt | MarkersOf | HqAt | DistrictAt | Answer
"""Where something can be taken to be carried, or aimed: also an own Site, a Machine, a marker on the map or beside it,
an HQ card that is claimed, and an answer, which is then given by a drop. A district is only aimed at."""


class VerbSign(Place, frozen=True, tag="verb"):
    """One of the things to do with a hand card, another player's Location, a Machine or an Area, in the menu beside
    it."""

    verb: str


class ExchangeFor(Place, frozen=True, tag="exchange"):
    """What two workers are exchanged for."""

    good: str


class WayOption(Place, frozen=True, tag="way"):
    """A way to do an action: the name of a use of a faction board, how many times it is paid, or what is matched: the
    seat whose discard pile it is, or a category."""

    way: str | int


class PaymentGood(Place, frozen=True, tag="payment"):
    """The goods of one kind at one place, the supply or a Site, of which a payment can take some."""

    good: str
    site: int | None = None


class PaymentStep(Place, frozen=True, tag="pay"):
    """A button that takes one such good more (`plus`) or less (`minus`)."""

    step: str
    good: str
    site: int | None = None


class DiscardOption(Place, frozen=True, tag="choice"):
    """One of the cards, Deals or Ruins that a command may discard."""

    index: int


# ---------------------------------------------------------------------- the virtual opponent
class OpponentDeed(Place, frozen=True, tag="deed"):
    """A line of the virtual opponent's plan for the round."""

    deed: str


class OpponentPile(Place, frozen=True, tag="pile"):
    """A pile of cards that the virtual opponent has drawn."""

    pile: str


class DrawnCard(Place, frozen=True, tag="pile_card"):
    """A card that the virtual opponent has drawn."""

    pile: str
    index: int
    card: str


class BorgoIcon(Place, frozen=True, tag="icon"):
    """A sign of Borgo's table: what a category of the drawn card makes him do."""

    action: str
    category: str


# ---------------------------------------------------------------------- the screens of the phases
class FaceUpCard(Place, frozen=True, tag="card"):
    """A card laid out on a screen; ``copy`` counts equal ones from the left."""

    card: str
    copy: int = 1


class PickTurn(Place, frozen=True, tag="pick"):
    """A turn in the picking order of the Lookout, with the card that was taken, if any."""

    number: int
    card: str


class IncomeSource(Place, frozen=True, tag="source"):
    """A line of what Production has brought a seat."""

    seat: Seat
    number: int


class TotalOf(Place, frozen=True, tag="total"):
    """How much of a good Production has brought a seat."""

    seat: Seat
    good: str


class HitAt(Place, frozen=True, tag="hit"):
    """What the Machine at a place of those deployed did to a seat in the Assault."""

    seat: Seat
    place: int


class ThreadEnd(Numbered, frozen=True, tag="thread"):
    """The end of a thread from a Machine to what it hits."""


class CameMachine(Numbered, frozen=True, tag="came"):
    """A Machine that was deployed just now."""


class CleanupRow(Place, frozen=True, tag="cleanup"):
    """What a seat keeps in Cleanup (`keep`), or what it loses (`lose`)."""

    row: str
    seat: Seat


class CleanupGood(Place, frozen=True, tag="cleanup_good"):
    """One good of such a row."""

    row: str
    seat: Seat
    good: str


class OwnedGood(Place, frozen=True, tag="have"):
    """A good that could be stored."""

    good: str


class StoreStep(Place, frozen=True, tag="store"):
    """A button that stores one good more (`plus`) or less (`minus`)."""

    site: int
    good: str
    step: str


class ScoreOf(OfSeat, frozen=True, tag="seat"):
    """The column of a seat where its score is told."""


class ScoreLine(Place, frozen=True, tag="line"):
    """A line of the final score: one way in which VP were gained."""

    group: str


# ---------------------------------------------------------------------- the replay
class OpenCard(Place, frozen=True, tag="shown"):
    """A card of an open hand, or of the Lookout's offer; ``index`` counts from the left."""

    owner: str
    index: int
    card: str


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


class OpponentChip(Place, frozen=True, tag="opponent"):
    """A virtual opponent to play against."""

    kind: str


class ExpansionChip(Place, frozen=True, tag="expansion"):
    """An expansion to play with, or `none`."""

    name: str


class SetChip(Place, frozen=True, tag="set"):
    """A promo or pack to play with."""

    name: str


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


class FactionChip(Place, frozen=True, tag="faction_chip"):
    """A faction to play, or `random`; of the ``seat`` where there are several."""

    faction: str
    seat: Seat = ""


class SeatRemove(OfSeat, frozen=True, tag="remove"):
    """The button that takes a seat away."""
