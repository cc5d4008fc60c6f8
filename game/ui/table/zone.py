"""A kind of place on the table, and a panel over it, each told in one row: where it lies, what is said about it, what
can be done with it.

The rows of the base game and of each set stand in their rooms in `game.ui.table.sets`; a game has those of its sets
(`Sight.zones`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.kernel.reference import Reference
from game.ui.boxes import Box
from game.ui.places import Label, Origin, Place

if TYPE_CHECKING:
    import pygame

    from game.cards.card import Printed
    from game.cards.catalog import Catalog
    from game.kernel.bag import Bag
    from game.kernel.seats import Seat
    from game.rules.messages import AnyCommand
    from game.rules.state import Question
    from game.rules.view import SeatView, TableView
    from game.ui.canvas import Canvas
    from game.ui.table.moves.script import Endpoints, Script
    from game.ui.table.plan.boards import Band, BoardPlan, PanelPlan, TableSheet
    from game.ui.table.plan.column import Heights
    from game.ui.table.play.modes import Aiming, AnyCopy, Gathering, Mode, Radial, Target
    from game.ui.table.sight import Sight, Standing
    from game.ui.widgets.button import Button
    from game.ui.widgets.scroller import Scroller
    from game.wording.sentence import Names
    from game.wording.wording import Wording

Kind = type[Place] | str
"""The type of a place, or the name of one of which there is one."""

Cards = tuple[tuple[str, ...], int]
"""Cards that are zoomed together, and the index of the first one shown: ``(("school", "pub"), 1)``."""


def top_of(pile: tuple[str, ...]) -> Cards | None:
    """A discard pile, and the index of the card on top; None if it is empty."""
    return (pile, len(pile) - 1) if pile else None


class Carried(NamedTuple):
    """What the pointer carries: an icon, the marker of an emblem, a Site, or a card that lay in a box."""

    icon: str = ""
    marker: str = ""
    site: int | None = None
    box: Box | None = None
    card: str = ""


def _tile(sight: Sight, label: Label) -> Box | None:
    return sight.layout.tile(label)


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


class Zone(NamedTuple):
    """One kind of place.

    Attributes:
        kind: The type of its labels, or the label itself.
        box: Where a place lies now, if it is in sight; by default as a tile.
        draw: Draws such a tile in the side column.
        draw_on_board: Draws such a tile on a board.
        draw_in_line: Draws such a tile in the line of the overview.
        about: What lies there, in lines: for tooltips and the keyboard.
        cards: The cards to zoom there.
        shown: The card that is shown large when the pointer has rested there.
        offered: The places at which a command can begin, with their boxes.
        changed: The places that differ between two sights.
        home: Where something taken from there is put back; by default its box.
        carried: What the pointer carries from there.
        held: Heading and text of the prompt while that is carried, or its menu is open.
        drop: Where it can be dropped, in words.
        also: The end of the key of prompts that also tell of targets here.
        brings: What can be done there now, in lines after `about`.
        targets: Where what is taken from there can be dropped, while its player may act.
        verbs: The targets of the verbs in the menu that a click opens; () if it opens none.
        tried: The command, legal or not, that a click stands for, without its payment; None if it stands for none.
        names_deed: Whether a refusal of that names it.
        answers: Where what is taken from there can be dropped as an answer to the open question.
        takes: The places of this kind on which what is taken from elsewhere can be dropped.
        razed: The command that razes what lies there.
        gathers: How goods are gathered there before they are spent.
        lifted: Whether it can be picked up, with these targets.
        alone: The message about a token that is of use nowhere else.
        title: The heading of what is told of a target there; empty for that of its command.
        priced: Draws what using a target there costs, over what lies there.
        promise: What using a target means besides its outcome; None for what its command means.
        stays_bright: Whether it stays bright under a panel about a command that begins there.
        tokens: Tokens that have a use there, beside those of `useful` -> the verb of that.
        useful: The tokens that can be dropped there now.
        is_begun: Whether a command begins there with a click.
        begins: What commands name first that begin there.
        menu: The verbs of its menu, and the panel beside which the menu may lie.
        let_go: The size in which something from there lies once it is dropped.
        over: The names of each `Overlay` in which it lies.
        is_whole: Whether a target there stays in sight, so that a ring lights it.
        is_lit: Whether prompts leave it to the light where a token can go, as soon as this is one of the places.
        turns: Whether a click leads to other places, also while something is aimed.
        rows: By how many rows a click turns the panel beside the State above.
        after: The kind of places behind which Tab reaches it; None: behind all others.
        key: The key that does what a click there does: it opens a panel, or shows the cards there closely.
        topic: The section of the rule book about it.
        printed: The type of what is printed there: a log or an answer may name it.
        named: What lies there as a thing that is chosen, in the form of `game.ui.table.play.choices`.
        no_answer: Why a place is no answer to the open question; empty if it is one.
        source: The kind of source whose goods come from there; its card names the place, unless there is only one.
    """

    kind: Kind
    box: Callable[[Sight, Any], Box | None] = _tile
    draw: Callable[[Canvas, Sight, Any, Box], object] = lambda _, __, ___, ____: None
    draw_on_board: Callable[[Canvas, Sight, Any, Box], object] = lambda _, __, ___, ____: None
    draw_in_line: Callable[[Canvas, Sight, Any, Box], object] = lambda _, __, ___, ____: None
    about: Callable[[Sight, Any], tuple[str, ...]] = lambda _, __: ()
    cards: Callable[[Sight, Any], Cards | None] = lambda _, __: None
    shown: Callable[[Sight, Any], str | None] = lambda _, __: None
    offered: Callable[[Sight], Iterable[tuple[Label, Box | None]]] = lambda _: ()
    changed: Callable[[Sight, Sight], Iterable[Label]] = lambda _, __: ()
    home: Callable[[Sight, Any], Box | None] | None = None
    carried: Callable[[Sight, Any], Carried] | None = None
    held: Callable[[Sight, Any], tuple[str, str]] | None = None
    drop: Callable[[Sight, Any], str] = lambda _, __: ""
    also: str = ""
    brings: Callable[[Sight, Any], tuple[str, ...]] = lambda _, __: ()
    targets: Callable[[Standing, Any], tuple[Target, ...]] = lambda _, __: ()
    verbs: Callable[[Standing, Any], tuple[Target, ...]] = lambda _, __: ()
    answers: Callable[[Standing, Any], tuple[Target, ...]] = lambda _, __: ()
    tried: Callable[[Standing, Any], AnyCommand | None] = lambda _, __: None
    names_deed: bool = False
    takes: Callable[[Standing, Origin], Sequence[Target]] = lambda _, __: ()
    razed: type[AnyCommand] | None = None
    gathers: Gathers | None = None
    lifted: Callable[[Standing, Any, Sequence[Target]], bool] = lambda _, __, ___: True
    alone: str = ""
    title: Callable[[Sight, Target], str] = lambda _, __: ""
    priced: Callable[[Canvas, Sight, Target, Box], object] = lambda _, __, ___, ____: None
    promise: Callable[[Sight, Target], tuple[str, ...] | None] = lambda _, __: None
    stays_bright: bool = False
    tokens: Mapping[str, str] = MappingProxyType({})
    useful: Callable[[Standing], Set[str]] = lambda _: frozenset()
    is_begun: bool = False
    begins: tuple[Reference, ...] = ()
    menu: Callable[[Sight, Radial], tuple[tuple[str, ...], Box | None]] | None = None
    let_go: Callable[[Sight, Any], tuple[int, int] | None] = lambda _, __: None
    over: tuple[str, ...] = ()
    is_whole: bool = False
    is_lit: bool = False
    turns: bool = False
    rows: int = 0
    after: Kind | None = None
    key: str = ""
    topic: str = ""
    printed: type[Printed] | None = None
    named: Callable[[Sight, Any], tuple[str | int, ...]] = lambda _, __: ()
    no_answer: Callable[[Sight, Any], str] = lambda _, __: ""
    source: str = ""


class Overlay(NamedTuple):
    """A panel over the States that the player opens and closes.

    Attributes:
        name: What a `Zone` calls it that lies in it.
        head: The place on which a click opens or closes it, as its key does; "" if only ``asked`` opens it.
        plan: Where it lies while it is open; the bands of the upper and of the lower State are given.
        draw: Draws it.
        asked: What on it is asked for: it is open then by itself, unless it was closed meanwhile. None: nothing.
        stays: Whether it stays open after a decision.
        unless: The name of a panel beside which it is not needed.
    """

    name: str
    head: str
    plan: Callable[[TableSheet, Band, Band], PanelPlan]
    draw: Callable[[Canvas, Sight], object]
    asked: Callable[[Standing, Mode], object] = lambda _, __: None
    stays: bool = True
    unless: str = ""


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


class AnswerKind(NamedTuple):
    """What answers to questions name that is known to one set.

    Attributes:
        face: The pictures and the words on the tile of an answer.
        about: What is said about an answer that a command gives.
        on_table: Whether it has no tile where it is lit on the table.
    """

    face: Callable[[Canvas, Sight, str], tuple[list[pygame.Surface], str]]
    about: Callable[[Sight, AnyCommand, str], tuple[str, ...]]
    on_table: bool = False


class AskedRow(NamedTuple):
    """How a question is answered at the table, if its answers have a place there; what they name, and the words, stand
    in `game.wording.rows.questions`.

    Attributes:
        about: The place that it is about, which is lit.
        verb: What dropping an answer does; "" if answers are only clicked.
        ends: Where answers can be dropped; by default at ``about``.
        from_: The kind of places beside the answers themselves that hold the cards that answer.
        asker: The place of the card that asks, if that can be dropped on the Site that answers.
        held: The message about what is dragged, if it is not that of ``verb``.
        from_held: The message about a card that is dragged from there.
        drop: The message about where a dragged answer can be dropped, if it is not that of ``held``.
        brings: Whether what a card brings that answers is told at once.
        owner: In whose State, or on which Area, the answers lie, if one of several is meant.
        shows_fronts: Whether the player's own Ruins show their fronts meanwhile (R20.5).
    """

    about: Callable[[Any], Label] | None = None
    verb: str = ""
    ends: Callable[[Any], tuple[Label, ...]] | None = None
    from_: type[Any] | None = None
    asker: Callable[[Any], Label] | None = None
    held: str = ""
    from_held: str = ""
    drop: str = ""
    brings: bool = False
    owner: Callable[[Any], str] | None = None
    shows_fronts: bool = False


CLICKED: Final = AskedRow()
"""The row of all other questions: their answers are only clicked, where they lie or in the panel."""


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
    stops: Callable[[Sight, Label], str] = lambda _, __: ""
    printed: Mapping[type[Printed], Callable[[Sight, str], tuple[str, ...]]] = MappingProxyType({})
    later: Mapping[type[AnyCommand], Callable[[Sight, Sequence[AnyCommand]], tuple[str, ...]]] = MappingProxyType({})
    motions: Mapping[type[Any], Callable[[Script, Any], object]] = MappingProxyType({})
    paid_at: Mapping[type[Any], Callable[[Endpoints, Any], Box]] = MappingProxyType({})
    first: tuple[type[Any], ...] = ()
    of_opponent: Mapping[type[Any], Callable[[Script, Any], object]] = MappingProxyType({})
    taken_up: Mapping[type[Any], Callable[[Endpoints, Any], Box]] = MappingProxyType({})


Zones = Mapping[Kind, Zone]
NO_ZONES: Final[Zones] = {}
NOWHERE: Final = Zone("")
"""The row of whatever has none: nothing lies there, and nothing can be done."""
