"""What a set brings to the table of 51st State, told in rows: its places, its panels, its tiles, its motions.

The rows of the base game and of each set stand in their rooms in `game.fiftyfirst.table.sets`; a game has those of its
sets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from game.ui.boxes import Box
from game.ui.places import Label
from game.ui.table.zone import AnswerKind, AskedRow, Overlay, Zone

if TYPE_CHECKING:
    import pygame

    from game.fiftyfirst.cards.card import Printed
    from game.fiftyfirst.cards.catalog import Catalog
    from game.fiftyfirst.rules.messages import AnyCommand
    from game.fiftyfirst.rules.state import Question
    from game.fiftyfirst.rules.view import SeatView, TableView
    from game.fiftyfirst.table.moves.script import Endpoints, Script
    from game.fiftyfirst.table.plan.boards import Band, BoardPlan, PanelPlan, TableSheet
    from game.fiftyfirst.table.plan.column import Heights
    from game.fiftyfirst.table.play.panels import Gathering
    from game.fiftyfirst.table.play.targets import Target
    from game.fiftyfirst.table.sight import Sight, Standing
    from game.fiftyfirst.wording.wording import Wording
    from game.kernel.bag import Bag
    from game.kernel.seats import Seat
    from game.ui.canvas import Canvas
    from game.ui.table.play.modes import Aiming, AnyCopy
    from game.ui.widgets.button import Button
    from game.ui.widgets.scroller import Scroller
    from game.wording.sentence import Names


class Gathers(NamedTuple):
    """How goods are gathered at a place, token by token, before they are spent there (R44.14).

    Attributes:
        verb: The verb of a target on which a token is gathered.
        spendings: The goods that can be spent there -> the command that spends them, whatever it pays with.
        target: What one more of a good does there, beside what is gathered; None if it is of no use.
        order: The goods that are taken there, in the order in which they are shown.
        picture: The place as it is seen above the darkened table, in the size of its box.
        draw: Draws the panel; what it should not hide is given.
        first: Why nothing can be spent yet.
        confirms: What spending what is gathered brings.
        tells: What is said about a good besides its use and supply.
    """

    verb: str
    spendings: Callable[[Standing, Any], Mapping[Bag, AnyCommand]]
    target: Callable[[Standing, Any, str, Bag], Target | None]
    order: Sequence[str]
    picture: Callable[[Sight, Any, Box], pygame.Surface]
    draw: Callable[[Canvas, Sight, Gathering, Sequence[pygame.Rect], Scroller], tuple[Button, ...]]
    first: Callable[[Sight], str]
    confirms: Callable[[Sight, Gathering], tuple[str, ...]]
    tells: Callable[[Sight, str], tuple[str, ...]]


class BesidePanel(NamedTuple):
    """A panel at the right end of the State above; in the overview it lies beside all States, or below them.

    Attributes:
        name: Its name in the layout.
        wide: Its width in u.
        plan: From its right edge in u, the band of the State and the row that is the first one seen, if it has more
            than there is room for, to its plan.
        draw: Draws it.
        whole_size: Its width beside the States in the overview, or 0 and its height below them.
        whole: Its plan there, with all that it holds, from left edge, width and band.
    """

    name: str
    wide: Callable[[TableSheet], float]
    plan: Callable[[TableSheet, float, Band, int], PanelPlan]
    draw: Callable[[Canvas, Sight, Any], object]
    whole_size: Callable[[TableSheet], tuple[float, float]]
    whole: Callable[[TableSheet, float, float, Band], PanelPlan]


class ColumnTiles(NamedTuple):
    """Tiles in the side column, between Connection cards and log, below a head that names them.

    Attributes:
        head: The place that names them, and opens what there is to see of them.
        high: Their heights with their head.
        plan: From left edge, width, top and height, in u, to the boxes of the head and of its tiles.
    """

    head: Label
    high: Callable[[TableSheet], Heights]
    plan: Callable[[TableSheet, float, float, float, float], Mapping[Label, Box]]


class LineTiles(NamedTuple):
    """Tiles in the line of the overview.

    Attributes:
        tiles: Which ones, from left to right.
        wide: The width of each in u; all tiles of the line are wider or narrower alike, to fill it.
    """

    tiles: Callable[[TableSheet], Sequence[Label]]
    wide: float


class TileQuestion(NamedTuple):
    """How a question of the Cleanup phase that asks for a good beside a tile is shown and answered.

    Attributes:
        tile: The id of the tile.
        goods: The goods that may be put there, in the order in which they are offered.
        answer: The command that puts one there, or nothing.
        worth: What a good counts there: that which counts most is proposed.
        about: What the tile does.
        standing: How things stand there, a line each.
        button: What a good does there.
        done: The message that is shown once it is answered.
    """

    tile: str
    goods: Callable[[Catalog], Iterable[str]]
    answer: Callable[[Seat, str], AnyCommand]
    worth: Callable[[Catalog, str], int]
    about: Callable[[Wording], str]
    standing: Callable[[Wording, TableView, Names], Iterable[object]]
    button: Callable[[Wording, str], str]
    done: str


class TableSet(NamedTuple):
    """What a set, or the base game, brings to the table.

    A game has what those sets bring that are in it. ``aims`` and the rows of questions, answers, verbs and events hold
    in every game: a card of a pack may do what is known from a set that is not in the game.

    Attributes:
        has: Whether a table has it.
        zones: Its kinds of places.
        strip: Its tiles in the side column.
        line: Its tiles in the overview.
        deals: The Deals of a seat.
        badges: What it puts beside the Deals on the board of a seat.
        tab: Lines about a seat in the tooltip of its tab.
        foot: Its tiles at the foot of the board of a seat that plays at this screen.
        beside: Its panel at the right end of the State above.
        draw_on_board: Draws what it brings to the board of another seat besides tiles.
        overlays: Its panels over the States.
        begins: Command -> the places where it begins; all others begin where `Zone.begins` says.
        aims: What an own Site can be aimed at.
        asked: Question -> how it is answered at the table.
        tile_questions: Question of the Cleanup phase that asks for a good beside a tile -> its row.
        answers: What answers name -> how they are drawn and told.
        colours: Verb of its targets -> their colour.
        asks_first: What has to be aimed at before one of several commands is chosen.
        razes: The commands that raze what lies at its places.
        stops: Why nothing can be begun at a place of the base game.
        printed: What is printed -> what is said about it where the log names it, if it has no place of its own.
        later: Command -> what it means besides its outcome.
        motions: Event -> how it shows on the table.
        paid_at: Event -> the place to which its payment flies.
        first: Events that show before what they bring, though they happen after it.
        of_opponent: Event of the virtual opponent -> how it shows on the table.
        taken_up: Event in which the virtual opponent takes up a card to build it -> where that lay.
    """

    has: Callable[[TableView], bool]
    zones: tuple[Zone, ...]
    strip: ColumnTiles | None = None
    line: LineTiles | None = None
    deals: Callable[[TableView, Seat], Sequence[str]] = lambda _, __: ()
    badges: Callable[[SeatView], Sequence[Label]] = lambda _: ()
    tab: Callable[[Sight, SeatView], Sequence[str]] = lambda _, __: ()
    foot: Callable[[TableView, Seat], Sequence[Label]] = lambda _, __: ()
    beside: BesidePanel | None = None
    draw_on_board: Callable[[Canvas, Sight, BoardPlan], object] = lambda _, __, ___: None
    overlays: tuple[Overlay, ...] = ()
    begins: Mapping[type[AnyCommand], Callable[[Any, Standing], Sequence[Label | AnyCopy]]] = MappingProxyType({})
    aims: Callable[[Standing, int], Sequence[Target]] = lambda _, __: ()
    asked: Mapping[type[Question], AskedRow] = MappingProxyType({})
    tile_questions: Mapping[type[Question], TileQuestion] = MappingProxyType({})
    answers: Mapping[str, AnswerKind] = MappingProxyType({})
    colours: Mapping[str, str] = MappingProxyType({})
    asks_first: Callable[[Sequence[AnyCommand]], Aiming | None] = lambda _: None
    razes: tuple[type[AnyCommand], ...] = ()
    stops: Callable[[Sight, Label], str] = lambda _, __: ""
    printed: Mapping[type[Printed], Callable[[Sight, str], tuple[str, ...]]] = MappingProxyType({})
    later: Mapping[type[AnyCommand], Callable[[Sight, Sequence[AnyCommand]], tuple[str, ...]]] = MappingProxyType({})
    motions: Mapping[type[Any], Callable[[Script, Any], object]] = MappingProxyType({})
    paid_at: Mapping[type[Any], Callable[[Endpoints, Any], Box]] = MappingProxyType({})
    first: tuple[type[Any], ...] = ()
    of_opponent: Mapping[type[Any], Callable[[Script, Any], object]] = MappingProxyType({})
    taken_up: Mapping[type[Any], Callable[[Endpoints, Any], Box]] = MappingProxyType({})
