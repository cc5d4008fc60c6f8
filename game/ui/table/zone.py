"""A kind of place on the table, and a panel over it, each told in one row: where it lies, what is said about it, what
can be done with it.

The rows of a set stand in its room in `game.ui.table.sets`; a game has those of its sets (`Sight.zones`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.kernel.reference import Reference
from game.ui.boxes import Box, Sheet
from game.ui.places import Label, Origin, Place

if TYPE_CHECKING:
    from game.cards.catalog import Catalog
    from game.cards.printed import Printed
    from game.kernel.seats import Seat
    from game.rules.messages import AnyCommand
    from game.rules.view import SeatView, TableView
    from game.ui.canvas import Canvas
    from game.ui.table.moves.endpoints import Endpoints
    from game.ui.table.moves.script import Script
    from game.ui.table.plan.boards import Band
    from game.ui.table.plan.tiles import PanelPlan
    from game.ui.table.play.modes import Mode, Radial
    from game.ui.table.play.targets import Target
    from game.ui.table.sight import Sight
    from game.ui.table.standing import Standing

Kind = type[Place] | str
"""The type of a place, or the name of one of which there is one."""

Cards = tuple[tuple[str, ...], int]
"""Cards that are zoomed together, and the index of the first one shown: ``(("school", "pub"), 1)``."""


class Carried(NamedTuple):
    """What the pointer carries: an icon, the marker of an emblem, a Site, or a card that lay in a box."""

    icon: str = ""
    marker: str = ""
    site: int | None = None
    box: Box | None = None
    card: str = ""


def _tile(sight: Sight, label: Label) -> Box | None:
    return sight.layout.tile(label)


def _undrawn(_: Canvas, __: Sight, ___: Any, ____: Box) -> None:
    pass


def _silent(_: Sight, __: Any) -> tuple[str, ...]:
    return ()


def _without_cards(_: Sight, __: Any) -> Cards | None:
    return None


def _nothing(*_: Sight) -> Iterable[Any]:
    return ()


def _no_targets(_: Standing, __: Any) -> tuple[Target, ...]:
    return ()


def _nothing_asked(_: Standing, __: Mode) -> object:
    return None


def _useless(_: Standing) -> Set[str]:
    return frozenset()


class Zone(NamedTuple):
    """One kind of place.

    Attributes:
        kind: The type of its labels, or the label itself.
        box: Where a place lies now, if it is in sight; by default as a tile.
        draw: Draws such a tile in the side column or in the line of the overview.
        draw_on_board: Draws such a tile on a board.
        about: What lies there, in lines: for tooltips and the keyboard.
        cards: The cards to zoom there.
        offered: The places at which a command can begin, with their boxes.
        changed: The places that differ between two sights.
        home: Where something taken from there is put back; by default its box.
        carried: What the pointer carries from there.
        held: Heading and text of the prompt while that is carried, or its menu is open.
        drop: Where it can be dropped, in words.
        also: The end of the key of prompts that also tell of targets here.
        brings: What can be done there now, in lines after `about`.
        targets: Where what is taken from there can be dropped, while its player may act.
        verbs: The targets of the verbs in the menu that a click opens then.
        tried: The command, legal or not, that a click stands for, without its payment. A refusal names it.
        answers: Where what is taken from there can be dropped as an answer to the open question.
        takes: The places of this kind on which what is taken from elsewhere can be dropped.
        razed: The command that razes what lies there.
        tokens: Tokens that only this zone has a use for -> the verb of that.
        useful: The tokens that can be dropped there now.
        is_begun: Whether a command begins there with a click.
        begins: What commands name first, or the commands themselves, of which one begins there.
        menu: The verbs of its menu, and the box over which the menu may lie.
        let_go: The size in which something from there lies once it is dropped.
        over: The name of the `Overlay` in which it lies.
        is_whole: Whether a target there stays in sight, so that a ring lights it.
        is_lit: Whether prompts leave it to the light where a token can go, as soon as this is one of the places.
        turns: Whether a click leads to other places, also while something is aimed.
        after: The kind of places behind which Tab reaches it; None: behind all others.
        topic: The section of the rule book about it.
        printed: The type of what is printed there: a log or an answer may name it.
        named: What lies there as a thing that is chosen, in the form of `game.ui.table.play.choices`.
        no_answer: Why a place is no answer to the open question; empty if it is one.
        source: The kind of source whose goods come from there; its card names the place, unless there is only one.
    """

    kind: Kind
    box: Callable[[Sight, Any], Box | None] = _tile
    draw: Callable[[Canvas, Sight, Any, Box], object] = _undrawn
    draw_on_board: Callable[[Canvas, Sight, Any, Box], object] = _undrawn
    about: Callable[[Sight, Any], tuple[str, ...]] = _silent
    cards: Callable[[Sight, Any], Cards | None] = _without_cards
    offered: Callable[[Sight], Iterable[tuple[Label, Box | None]]] = _nothing
    changed: Callable[[Sight, Sight], Iterable[Label]] = _nothing
    home: Callable[[Sight, Any], Box | None] | None = None
    carried: Callable[[Sight, Any], Carried] | None = None
    held: Callable[[Sight, Any], tuple[str, str]] | None = None
    drop: Callable[[Sight, Any], str] | None = None
    also: str = ""
    brings: Callable[[Sight, Any], tuple[str, ...]] = _silent
    targets: Callable[[Standing, Any], tuple[Target, ...]] = _no_targets
    verbs: Callable[[Standing, Any], tuple[Target, ...]] | None = None
    answers: Callable[[Standing, Any], tuple[Target, ...]] = _no_targets
    tried: Callable[[Standing, Any], AnyCommand | None] | None = None
    takes: Callable[[Standing, Origin], Sequence[Target]] = _no_targets
    razed: type[AnyCommand] | None = None
    tokens: Mapping[str, str] = MappingProxyType({})
    useful: Callable[[Standing], Set[str]] = _useless
    is_begun: bool = False
    begins: tuple[type[AnyCommand] | Reference, ...] = ()
    menu: Callable[[Sight, Radial], tuple[tuple[str, ...], Box | None]] | None = None
    let_go: Callable[[Sight, Any], tuple[int, int] | None] | None = None
    over: str = ""
    is_whole: bool = False
    is_lit: bool = False
    turns: bool = False
    after: Kind | None = None
    topic: str = ""
    printed: type[Printed] | None = None
    named: Callable[[Sight, Any], tuple[str | int, ...]] = lambda _, __: ()
    no_answer: Callable[[Sight, Any], str] = lambda _, __: ""
    source: str = ""


class Overlay(NamedTuple):
    """A panel over the States that the player opens and closes.

    Attributes:
        name: What a `Zone` calls it that lies in it.
        head: The place on which a click opens or closes it; ``key`` does as well.
        has: Whether a table has it.
        plan: Where it lies while it is open; the band of both States is given.
        draw: Draws it.
        asked: What on it is asked for: it is open then by itself, unless it was closed meanwhile. None: nothing.
        stays: Whether it stays open after a decision.
    """

    name: str
    head: str
    key: str
    has: Callable[[TableView], bool]
    plan: Callable[[Sheet, TableView, Catalog, Band], PanelPlan]
    draw: Callable[[Canvas, Sight], object]
    asked: Callable[[Standing, Mode], object] = _nothing_asked
    stays: bool = True


class ColumnTiles(NamedTuple):
    """A line of tiles in the side column, between Connection cards and log.

    Attributes:
        high: Its height in u.
        plan: From left edge, width and top, in u, to the boxes of its tiles.
    """

    high: float
    plan: Callable[[Sheet, TableView, Catalog, float, float, float], Mapping[Label, Box]]


class LineTiles(NamedTuple):
    """Tiles in the line of the overview.

    Attributes:
        plan: From left edge, width that is left, top and height, in u, to the width that they take and their boxes.
        takes_rest: Whether they share what room is left by others.
    """

    plan: Callable[[Sheet, TableView, Catalog, float, float, float, float], tuple[float, Mapping[Label, Box]]]
    takes_rest: bool = False


class TableSet(NamedTuple):
    """What a set brings to the table.

    Attributes:
        has: Whether a table has it.
        zones: Its kinds of places.
        strip: Its tiles in the side column.
        line: Its tiles in the overview.
        badges: What it puts beside the Deals on the board of a seat.
        foot: Its tiles at the foot of the board of a seat that plays at this screen.
        overlays: Its panels over the States.
        later: Command -> what it means besides its outcome.
        motions: Event -> how it shows on the table.
        paid_at: Event -> the place to which its payment flies.
    """

    has: Callable[[TableView], bool]
    zones: tuple[Zone, ...]
    strip: ColumnTiles | None = None
    line: LineTiles | None = None
    badges: Callable[[SeatView], Sequence[Label]] = lambda _: ()
    foot: Callable[[TableView, Seat], Sequence[Label]] = lambda _, __: ()
    overlays: tuple[Overlay, ...] = ()
    later: Mapping[type[AnyCommand], Callable[[Sight, Sequence[AnyCommand]], tuple[str, ...]]] = MappingProxyType({})
    motions: Mapping[type[Any], Callable[[Script, Any], object]] = MappingProxyType({})
    paid_at: Mapping[type[Any], Callable[[Endpoints, Any], Box]] = MappingProxyType({})


Zones = Mapping[Kind, Zone]
NO_ZONES: Final[Zones] = {}
