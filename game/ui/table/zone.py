"""A kind of place on the table, and a panel over it, each told in one row: where it lies, what is said about it, what
can be done with it.

A game hands over the rows of its places (`TableSight.zones`), and the table that all games share asks them. What they
are called with is typed by the game: its sight and its standing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence, Set
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.ui.boxes import Box
from game.ui.places import Answer, Label, Place

if TYPE_CHECKING:
    import pygame

    from game.kernel.reference import Reference
    from game.ui.canvas import Canvas
    from game.ui.hit_shapes import HitShape
    from game.ui.input import Position
    from game.ui.table.play.modes import Mode, TableTarget
    from game.ui.widgets.button import Button
    from game.ui.widgets.scroller import Scroller

Kind = type[Place] | str
"""The type of a place, or the name of one of which there is one."""

Cards = tuple[tuple[str, ...], int]
"""Cards that are zoomed together, and the index of the first one shown: ``(("tower", "mill"), 1)``."""


def top_of(pile: tuple[str, ...]) -> Cards | None:
    """A discard pile, and the index of the card on top; None if it is empty."""
    return (pile, len(pile) - 1) if pile else None


class Carried(NamedTuple):
    """What the pointer carries: an icon, a card that lay in a box, or whatever is drawn at a position; whether that is
    over a legal target is told."""

    icon: str = ""
    box: Box | None = None
    card: str = ""
    draw: Callable[[Canvas, Any, Position, bool], Box] | None = None


def _tile(sight: Any, label: Label) -> Box | None:
    found: Box | None = sight.layout.tile(label)
    return found


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
        gathers: How goods are gathered there before they are spent, in a row of the game.
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
        shape: What of it can be hit, if that is not all of its box.
        as_target: Where it lies as a target; by default its box.
        drop_zone: Where a drop counts for it, beside that.
        reach: What belongs to it, and is outlined while it can be dropped on.
        glow: Draws a target there, if that is no coloured field; below those that are.
        is_outlined: Whether a target there has an outline alone, as what lies there is large.
        stays_lit: Whether it stays bright while something is aimed from there.
        glows_in_menu: Whether its targets glow while its menu is open.
        menu_room: Where its menu lies, at the side of the place, if it lies there always.
        fan: What its menu is about; by default its box.
        rises: Whether it rises under the pointer, as a card of the hand does.
        is_skipped: Whether it never has the focus, as backgrounds.
        tip: Its tooltip at rest, if that is not made of all the other rows.
        details: What is said last about what lies there.
        tells_all: Whether all of `about` is said where a command begins, not its first line alone.
        is_zoomed: Whether a click shows closely what lies there.
        is_tab: Whether a click shows what belongs to a seat, also while something is aimed.
        is_behind: Whether it comes behind the others of its kind in the order of Tab.
        covers: Whether what lies wholly below it cannot be reached.
        let_go: The size in which something from there lies once it is dropped.
        over: The names of each `Overlay` in which it lies.
        is_whole: Whether a target there stays in sight, so that a ring lights it.
        is_lit: Whether prompts leave it to the light where a token can go, as soon as this is one of the places.
        turns: Whether a click leads to other places, also while something is aimed.
        rows: By how many rows a click turns the panel beside the table.
        after: The kind of places behind which Tab reaches it; None: behind all others.
        key: The key that does what a click there does: it opens a panel, or shows the cards there closely.
        topic: The section of the rule book about it.
        printed: The type of what is printed there: a log or an answer may name it.
        named: What lies there as a thing that is chosen, in the form of `game.ui.table.play.choices`.
        no_answer: Why a place is no answer to the open question; empty if it is one.
        source: The kind of source whose goods come from there; its card names the place, unless there is only one.
    """

    kind: Kind
    box: Callable[[Any, Any], Box | None] = _tile
    draw: Callable[[Canvas, Any, Any, Box], object] = lambda _, __, ___, ____: None
    draw_on_board: Callable[[Canvas, Any, Any, Box], object] = lambda _, __, ___, ____: None
    draw_in_line: Callable[[Canvas, Any, Any, Box], object] = lambda _, __, ___, ____: None
    about: Callable[[Any, Any], tuple[str, ...]] = lambda _, __: ()
    cards: Callable[[Any, Any], Cards | None] = lambda _, __: None
    shown: Callable[[Any, Any], str | None] = lambda _, __: None
    offered: Callable[[Any], Iterable[tuple[Label, Box | None]]] = lambda _: ()
    changed: Callable[[Any, Any], Iterable[Label]] = lambda _, __: ()
    home: Callable[[Any, Any], Box | None] | None = None
    carried: Callable[[Any, Any], Carried] | None = None
    held: Callable[[Any, Any], tuple[str, str]] | None = None
    drop: Callable[[Any, Any], str] = lambda _, __: ""
    also: str = ""
    brings: Callable[[Any, Any], tuple[str, ...]] = lambda _, __: ()
    targets: Callable[[Any, Any], tuple[TableTarget, ...]] = lambda _, __: ()
    verbs: Callable[[Any, Any], tuple[TableTarget, ...]] = lambda _, __: ()
    answers: Callable[[Any, Any], tuple[TableTarget, ...]] = lambda _, __: ()
    tried: Callable[[Any, Any], Any] = lambda _, __: None
    names_deed: bool = False
    takes: Callable[[Any, Any], Sequence[TableTarget]] = lambda _, __: ()
    gathers: Any = None
    lifted: Callable[[Any, Any, Any], bool] = lambda _, __, ___: True
    alone: str = ""
    title: Callable[[Any, Any], str] = lambda _, __: ""
    priced: Callable[[Canvas, Any, Any, Box], object] = lambda _, __, ___, ____: None
    promise: Callable[[Any, Any], tuple[str, ...] | None] = lambda _, __: None
    stays_bright: bool = False
    tokens: Mapping[str, str] = MappingProxyType({})
    useful: Callable[[Any], Set[str]] = lambda _: frozenset()
    is_begun: bool = False
    begins: tuple[Reference, ...] = ()
    menu: Callable[[Any, Any], tuple[tuple[str, ...], Box | None]] | None = None
    shape: Callable[[Any, Any], HitShape | None] = lambda _, __: None
    as_target: Callable[[Any, Any], Box | None] | None = None
    drop_zone: Callable[[Any, Any], Box | None] | None = None
    reach: Callable[[Any, Any], Box | None] = lambda _, __: None
    glow: Callable[[Canvas, Any, Any, Box], object] | None = None
    is_outlined: bool = False
    stays_lit: bool = False
    glows_in_menu: bool = False
    menu_room: Callable[[Any, Any], Box | None] = lambda _, __: None
    fan: Callable[[Any, Any], Box | None] | None = None
    rises: bool = False
    is_skipped: bool = False
    tip: Callable[[Any, Any], Sequence[str]] | None = None
    details: Callable[[Any, Any], Sequence[str]] = lambda _, __: ()
    tells_all: bool = False
    is_zoomed: bool = False
    is_tab: bool = False
    is_behind: Callable[[Any, Any], bool] = lambda _, __: False
    covers: bool = False
    let_go: Callable[[Any, Any], tuple[int, int] | None] = lambda _, __: None
    over: tuple[str, ...] = ()
    is_whole: bool = False
    is_lit: bool = False
    turns: bool = False
    rows: int = 0
    after: Kind | None = None
    key: str = ""
    topic: str = ""
    printed: type[Any] | None = None
    named: Callable[[Any, Any], tuple[str | int, ...]] = lambda _, __: ()
    no_answer: Callable[[Any, Any], str] = lambda _, __: ""
    source: str = ""


class Overlay(NamedTuple):
    """A panel over the table that the player opens and closes.

    Attributes:
        name: What a `Zone` calls it that lies in it.
        head: The place on which a click opens or closes it, as its key does; "" if only ``asked`` opens it.
        plan: Where it lies while it is open, from the sheet of the table and two parts of it.
        draw: Draws it.
        asked: What on it is asked for: it is open then by itself, unless it was closed meanwhile. None: nothing.
        stays: Whether it stays open after a decision.
        unless: The name of a panel beside which it is not needed.
    """

    name: str
    head: str
    plan: Callable[[Any, Any, Any], Any]
    draw: Callable[[Canvas, Any], object]
    asked: Callable[[Any, Mode], object] = lambda _, __: None
    stays: bool = True
    unless: str = ""


class PanelRow(NamedTuple):
    """How a kind of `game.ui.table.play.modes.Panel` is drawn and told.

    Attributes:
        draw: Draws it, from the mode, the scroller of its list and the light in which what pays pulses; returns its
            buttons.
        tip: What is said about a place in it.
        topic: The section of the rules about it.
    """

    draw: Callable[[Canvas, Any, Any, Scroller, int], tuple[Button, ...]]
    tip: Callable[[Any, Any, Label], str | None] = lambda _, __, ___: None
    topic: Callable[[Any], str] = lambda _: ""


def _outcomes(sight: Any, commands: Sequence[Any]) -> Sequence[str]:
    """What the first of several commands brings to every seat, as the narrator of the game says it."""
    foreseen = sight.standing.forecast(commands[0])
    return () if foreseen is None else (str(sight.narrator.forecast(foreseen, commands[0], sight.names)),)


def _answer(sight: Any, answer: Any) -> Sequence[str]:
    commands = sight.standing.offers.at(answer)
    return _outcomes(sight, commands) if commands else ()


class TableDrawing(NamedTuple):
    """How a game draws what every table shows.

    Attributes:
        ground: The table without log, hand, buttons and anything that moves.
        raised: What lies partly under others, as a whole, where it has attention.
        hand: The open hand; cards that a motion still brings are left out, and others are lifted, 0 to 1.
        counts: What stands over the table while something is aimed or held.
        hovered: What is shown of a place that has attention, over all else on the table.
        aimed: What there is to do it with, while something is aimed.
        face: A card, so many pixels wide.
        dims: Whether all but the targets is dimmed while something is aimed.
        corner: Where the upper left corner lies of a plate of a size that tells what a target means, if not beside it.
    """

    ground: Callable[[Canvas, Any], object] = lambda _, __: None
    raised: Callable[[Canvas, Any], object] = lambda _, __: None
    hand: Callable[[Canvas, Any, Collection[Label], Mapping[Label, float]], object] = lambda _, __, ___, ____: None
    counts: Callable[[Canvas, Any], object] = lambda _, __: None
    hovered: Callable[[Canvas, Any], object] = lambda _, __: None
    aimed: Callable[[Canvas, Any], object] = lambda _, __: None
    face: Callable[[Any, str, int], pygame.Surface | None] = lambda _, __, ___: None
    dims: bool = True
    corner: Callable[[Any, Any, tuple[int, int]], tuple[int, int]] | None = None


class TableTelling(NamedTuple):
    """What a game says about what can be done, beside the rows of its places.

    Attributes:
        outcomes: What one of several commands brings, in lines.
        brings: What using a legal target brings.
        answer: What an answer to the open question names and brings.
        title: The heading of what using a target means.
        refused_title: The heading of why a target cannot be used.
        promise: What using a legal target means besides `rows`.
        rows: Its outcome in icons.
        stops: Why nothing can be begun at a place, beside the refusals of the rules.
        is_seen: Whether a refusal is told by what lies there, so that it needs no words.
        tips: Button -> the message about what it does.
        prompt: What there is to do in an action; by default what one message says of all.
    """

    outcomes: Callable[[Any, Sequence[Any]], Sequence[str]] = _outcomes
    brings: Callable[[Any, Any], Sequence[str]] = lambda sight, target: _outcomes(sight, target.commands)
    answer: Callable[[Any, Any], Sequence[str]] = _answer
    title: Callable[[Any, Any], str] = lambda sight, target: sight.text(f"table-verb-{target.verb}")
    refused_title: Callable[[Any, Any], str] = lambda sight, target: sight.text(f"table-verb-{target.verb}")
    promise: Callable[[Any, Any], Sequence[str]] = lambda sight, target: _outcomes(sight, target.commands)
    rows: Callable[[Any, Any], Sequence[Any]] = lambda _, __: ()
    stops: Callable[[Any, Label], str] = lambda _, __: ""
    is_seen: Callable[[Any], bool] = lambda _: False
    tips: Mapping[Label, str] = MappingProxyType({})
    prompt: Callable[[Any], str] = lambda sight: str(sight.text("table-prompt-act.text"))


class LargeButton(NamedTuple):
    """What the large button of the side column does while an action is due, where it does not only end turns.

    Attributes:
        label: Its label, at which its command begins.
        words: The message on it.
        tip: The message about what it does.
        not_now: The message about why it cannot be pressed at another time.
        style: Its style (`game.ui.widgets.button.Button`).
        icon: Its icon.
        key: The key that presses it.
    """

    label: str
    words: str
    tip: str
    not_now: str
    style: str
    icon: str
    key: str


class AnswerKind(NamedTuple):
    """What answers to questions name.

    Attributes:
        face: The pictures and the words on the tile of an answer.
        about: What is said about an answer that a command gives.
        on_table: Whether it has no tile where it is lit on the table.
        most: So many tiles at most; if there are more answers, none has one. 0: any number.
    """

    face: Callable[[Canvas, Any, Any], tuple[list[pygame.Surface], str]]
    about: Callable[[Any, Any, Any], tuple[str, ...]] = lambda _, __, ___: ()
    on_table: bool = False
    most: int = 0


def _command_in_words(_: Canvas, sight: Any, answer: Any) -> tuple[list[pygame.Surface], str]:
    return [], sight.narrator.command(sight.standing.offers.at(Answer(answer))[0])


IN_WORDS: Final = AnswerKind(_command_in_words)
"""Answers that are told as the commands that they are."""


class AskedRow(NamedTuple):
    """How a question is answered at the table, if its answers have a place there.

    Attributes:
        about: The place that it is about, which is lit.
        verb: What dropping an answer does; "" if answers are only clicked.
        ends: Where answers can be dropped; by default at ``about``.
        from_: The kind of places beside the answers themselves that hold the cards that answer.
        asker: The place of the card that asks, if that can be dropped on the place that answers.
        held: The message about what is dragged, if it is not that of ``verb``.
        from_held: The message about a card that is dragged from there.
        drop: The message about where a dragged answer can be dropped, if it is not that of ``held``.
        brings: Whether what a card brings that answers is told at once.
        owner: Whose the answers are, or where they lie, if one of several is meant.
        shows_fronts: Whether what lies face down at the player's own places shows its front meanwhile.
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


Zones = Mapping[Kind, Zone]
NO_ZONES: Final[Zones] = {}
NOWHERE: Final = Zone("")
"""The row of whatever has none: nothing lies there, and nothing can be done."""
