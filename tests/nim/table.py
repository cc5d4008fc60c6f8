"""Heaps of Nim on the table of the window, and the side of the player, to which stones are dragged. Bids and toasts are
answers to questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from types import MappingProxyType
from typing import Any, Final

from game.play.match import AnyMatch
from game.ui.boxes import Box
from game.ui.game_table import Advising, GameTable
from game.ui.hit_shapes import HitShape, disc_in, triangle_in
from game.ui.places import Answer, Label, Place
from game.ui.running.plain_flow import PlainFlow
from game.ui.scenes.plain_table import PlainTableScene
from game.ui.table.draw.plain_ground import draw_plain_ground, plain_zone
from game.ui.table.draw.sure import SURE, AskSure
from game.ui.table.moves.flights import Flight
from game.ui.table.plan.plain import TableGround
from game.ui.table.play.choices import targets_at
from game.ui.table.play.modes import Mode, TableTarget
from game.ui.table.standing import TableStanding
from game.ui.table.zone import Carried, TableDrawing
from game.ui.theme import NOTICE
from tests.nim.state import Bid, ChooseBid, ChooseToast, Command, Heaps, Take, Taken

SIDE: Final = "side"
SHAPES: Final[Sequence[Callable[[Box], Box | HitShape]]] = (disc_in, triangle_in, lambda box: box)


class HeapAt(Place, frozen=True, tag="heap"):
    heap: int


class StoneAt(Place, frozen=True, tag="stone"):
    """The stone of a heap with which ``count`` are taken: it and those above it."""

    heap: int
    count: int


def _targets(standing: NimStanding, *wanted: tuple[Label, str, int, int]) -> tuple[TableTarget, ...]:
    takes = [(label, verb, Take(standing.seat, count, heap)) for label, verb, heap, count in wanted]
    return targets_at(standing.match, takes, TableTarget)


def _verbs(standing: NimStanding, at: HeapAt) -> tuple[TableTarget, ...]:
    count = standing.view.stones[at.heap]
    return _targets(standing, (at, "take_one", at.heap, 1), (at, "take_all", at.heap, count)) if count > 1 else ()


HEAP: Final = plain_zone(
    HeapAt,
    lambda sight, at: sight.text("nim-heap", count=sight.standing.view.stones[at.heap]),
    tried=lambda standing, at: Take(standing.seat, 1, at.heap),
    verbs=_verbs,
    is_begun=True,
)
STONE: Final = plain_zone(
    StoneAt,
    lambda sight, at: sight.text("nim-held", count=at.count),
    NOTICE,
    carried=lambda *_: Carried(icon="basic"),
    drop=lambda sight, _: sight.text("nim-drop"),
    targets=lambda standing, at: _targets(standing, (SIDE, "take", at.heap, at.count)),
)
OWN_SIDE: Final = plain_zone(SIDE, lambda sight, _: sight.text("nim-side"), is_skipped=True)


class NimStanding(TableStanding[AnyMatch, Heaps]):
    has_prices = False
    order = ((HeapAt,), (StoneAt,))
    zones = MappingProxyType({zone.kind: zone for zone in (HEAP, STONE, OWN_SIDE)})
    drawing = TableDrawing(ground=draw_plain_ground)
    panels = SURE
    answered = (ChooseBid, ChooseToast)

    def beginnings(self, command: Command) -> Sequence[Label]:
        if isinstance(command, Take):
            return HeapAt(command.heap), StoneAt(command.heap, command.stones)
        return (Answer(command.number if isinstance(command, Bid) else int(command.drinks)),)

    def asks_before(self, commands: Sequence[Command], _: bool) -> Mode | None:
        is_last = isinstance(commands[0], Take) and sum(self.view.stones) == commands[0].stones
        return AskSure(commands[0], "nim-sure", "table-verb-take") if is_last else None


class NimScene(PlainTableScene[NimStanding]):
    make_standing = NimStanding

    def places(self, ground: TableGround, standing: NimStanding) -> Iterator[tuple[Label, Box | HitShape]]:
        each = 1600 / len(standing.view.stones)
        wide = min(440, each - 40)
        for heap, (count, shape) in enumerate(zip(standing.view.stones, cycle(SHAPES), strict=False)):
            middle = (heap + 0.5) * each
            yield HeapAt(heap), shape(ground.place(middle - wide / 2, 20, wide, wide))
            for stone in range(count):
                yield StoneAt(heap, stone + 1), ground.place(middle - 40, 140 + 48 * stone, 80, 42)
        yield SIDE, ground.place(*self.room)

    def flights(self, event: Any) -> Iterator[Flight]:
        if isinstance(event, Taken):
            yield Flight("basic", event.stones, HeapAt(event.heap), SIDE)


TABLE: Final = GameTable({"table": NimScene}, PlainFlow(hidden=(ChooseBid,), open=(ChooseToast,)), advising=Advising())
