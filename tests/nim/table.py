"""Three heaps of Nim on the table of the window: a disc, a triangle and a square with their stones, and the own side of
the player, to which stones are dragged."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from game.kernel.seats import Viewer
from game.play.match import AnyMatch
from game.ui.boxes import Box, Sheet
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.hit_shapes import Disc, HitShape, Polygon
from game.ui.motion.motion import Motion
from game.ui.places import Label, Place
from game.ui.scenes.match_table import MatchScene
from game.ui.table import zone as rows
from game.ui.table.draw.frames import draw_feet, open_frame
from game.ui.table.draw.lamplight import draw_lit_frame
from game.ui.table.draw.prompt import draw_menu_buttons
from game.ui.table.draw.shape_rings import fill_shape
from game.ui.table.moves.script import TableScript
from game.ui.table.moves.show import Before, TableShow
from game.ui.table.plan.plain import PlainLayout, plain_layout
from game.ui.table.play.choices import targets_at
from game.ui.table.play.controller import Controller
from game.ui.table.play.modes import Mode, Panel, Rest, TableTarget
from game.ui.table.sight import TableSight
from game.ui.table.standing import TableStanding
from game.ui.table.words.prompts import says
from game.ui.theme import NOTICE, PANEL2, PLAIN
from game.ui.widgets.button import Button
from tests.nim.state import Heaps, Take, Taken
from tests.nim.words import NimWords

SIDE: Final = "side"


class HeapAt(Place, frozen=True, tag="heap"):
    heap: int


class StoneAt(Place, frozen=True, tag="stone"):
    """The stone of a heap with which ``count`` are taken: it and those above it."""

    heap: int
    count: int


class Sure(Panel, frozen=True):
    """The panel that asks whether to take the last heap."""

    command: Take

    @property
    def confirms(self) -> bool:
        return True

    def confirm(self, table: Controller) -> None:
        table.mode = Rest()
        table.submit(self.command)


class NimStanding(TableStanding[AnyMatch, Heaps]):
    has_hints = has_prices = False
    order = ((HeapAt,), (StoneAt,))

    def beginnings(self, command: Take) -> Sequence[Label]:
        return (HeapAt(command.heap), StoneAt(command.heap, command.stones))

    def asks_before(self, commands: Sequence[Take], _: bool) -> Mode | None:
        is_last = sum(self.view.stones) == commands[0].stones
        return Sure(commands[0]) if is_last else None


NimSight = TableSight[PlainLayout, NimStanding, NimWords]


def _targets(standing: NimStanding, *wanted: tuple[Label, str, int, int]) -> tuple[TableTarget, ...]:
    picks = [(label, verb, Take(standing.seat, count, heap)) for label, verb, heap, count in wanted]
    return targets_at(standing.match, picks, TableTarget)


def _verbs(standing: NimStanding, at: HeapAt) -> tuple[TableTarget, ...]:
    count = standing.view.stones[at.heap]
    return _targets(standing, (at, "take_one", at.heap, 1), (at, "take_all", at.heap, count)) if count > 1 else ()


def _sure(canvas: Canvas, sight: NimSight, *_: Any) -> tuple[Button, ...]:
    frame = open_frame(canvas, sight, (200, 10), sight.text("nim-sure"), "")
    return draw_feet(canvas, sight, frame.foot, sight.text("table-verb-take"))


def _ground(canvas: Canvas, sight: NimSight) -> None:
    layout = sight.layout
    canvas.fill(canvas.rect, "#203020")
    draw_menu_buttons(canvas, layout.menu)
    canvas.panel(layout.side.panel.rect, PLAIN, "sidebar")
    for label, box in layout.places.items():
        if shape := layout.shapes.get(label):
            fill_shape(canvas, shape, PANEL2)
        else:
            canvas.panel(box.rect, NOTICE if isinstance(label, StoneAt) else PLAIN, label)
        canvas.hit(shape or box.rect, label)
    if sight.standing.mover:
        draw_lit_frame(canvas, sight.standing.mover, layout.room)


HEAP: Final = rows.Zone(
    HeapAt,
    shape=lambda sight, at: sight.layout.shapes.get(at),
    offered=lambda sight: [(at, box) for at, box in sight.layout.places.items() if isinstance(at, HeapAt)],
    about=lambda sight, at: (sight.text("nim-heap", count=sight.standing.view.stones[at.heap]),),
    held=lambda sight, at: (sight.text("nim-heap", count=sight.standing.view.stones[at.heap]), ""),
    tried=lambda standing, at: Take(standing.seat, 1, at.heap),
    verbs=_verbs,
    is_begun=True,
)
STONE: Final = rows.Zone(
    StoneAt,
    carried=lambda _, __: rows.Carried(icon="basic"),
    held=lambda sight, at: (sight.text("nim-held", count=at.count), sight.text("nim-drop")),
    drop=lambda sight, _: sight.text("nim-drop"),
    targets=lambda standing, at: _targets(standing, (SIDE, "take", at.heap, at.count)),
)
ZONES: Final = {zone.kind: zone for zone in (HEAP, STONE, rows.Zone(SIDE, about=says("nim-side"), is_skipped=True))}


class NimShow(TableShow):
    def choreograph(self, events: Sequence[Any], before: Before, after: NimSight) -> tuple[Motion, ...]:
        script, places = TableScript(before, after), after.layout.places
        for event in (event for event in events if isinstance(event, Taken)):
            script.move(None, None, {"basic": event.stones}, places[HeapAt(event.heap)], places[SIDE])
        return script.finish()


class NimScene(MatchScene[NimStanding, NimSight]):
    def make_show(self, hear: Callable[[str], None]) -> NimShow:
        return NimShow(hear)

    def seen_by(self, viewer: Viewer, _: int | None) -> NimStanding:
        standing = NimStanding(self.match, self.match.holder or self.match.status.to_move or "A", viewer)
        standing.zones, standing.colours = ZONES, dict.fromkeys(("take", "take_one", "take_all"), "#F0E0C0")
        standing.drawing, standing.panels = rows.TableDrawing(ground=_ground), {Sure: rows.PanelRow(_sure)}
        return standing

    def sight_in(self, mode: Mode) -> NimSight:
        context, standing = self.context, self.standing
        size, scale, places = context.metrics.size, context.metrics.text_scale, dict(_places(context, standing.view))
        layout = plain_layout(size, scale, places, _own(context))
        words: Any = context.wording
        names = self.match.names
        return NimSight(layout, standing, words, context.narrator, names, mode, self.touch, scale, self.deed())


def _own(context: Context) -> Box:
    return Sheet(context.metrics.size).box(40, 760, 1500, 280)


def _places(context: Context, heaps: Heaps) -> Iterator[tuple[Label, Box | HitShape]]:
    sheet = Sheet(context.metrics.size)
    for heap, count in enumerate(heaps.stones):
        box = sheet.box(60 + heap * 500, 120, 440, 440)
        triangle = Polygon(((box.center[0], box.y), (box.right, box.bottom), (box.x, box.bottom)))
        yield HeapAt(heap), (Disc(box.center, box.w // 2), triangle, box)[heap]
        for stone in range(count):
            yield StoneAt(heap, stone + 1), sheet.box(250 + heap * 500, 220 + 45 * stone, 60, 40)
    yield SIDE, _own(context)
