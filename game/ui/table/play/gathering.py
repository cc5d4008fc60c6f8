"""What is gathered at a place, token by token, before it is spent there (R44.14)."""

from __future__ import annotations

from game.kernel.bag import EMPTY, Bag
from game.rules.messages import AnyCommand
from game.ui.places import Label
from game.ui.table.play.modes import Gathering, Held, Mode
from game.ui.table.sight import Standing
from game.ui.table.zone import Gathers


def row_at(standing: Standing, mode: Gathering) -> Gathers:
    """How goods are gathered at the place of a panel."""
    gathers = standing.zone(mode.place).gathers
    assert gathers is not None, "the row of the place says how they are gathered there"
    return gathers


def kinds(standing: Standing, mode: Gathering) -> tuple[str, ...]:
    """The goods that can be spent at the place."""
    usable, order = {good for goods in standing.spendings(mode.place) for good in goods}, row_at(standing, mode).order
    return tuple(sorted(usable, key=lambda good: order.index(good) if good in order else len(order)))


def gathered_at(mode: Mode, place: Label) -> Bag:
    """The goods that are gathered at a place; also while one more is dragged there."""
    gathering = mode.gathered if isinstance(mode, Held) else mode
    return gathering.goods if isinstance(gathering, Gathering) and gathering.place == place else EMPTY


def with_one_more(standing: Standing, mode: Gathering, good: str) -> Gathering | None:
    """The panel with one more of a good gathered; None if no command spends that many or more."""
    goods = mode.goods + {good: 1}
    can_grow = any(all(end[good] >= count for good, count in goods.items()) for end in standing.spendings(mode.place))
    return Gathering(mode.place, goods) if can_grow else None


def with_one_less(mode: Gathering, good: str) -> Gathering | None:
    """The panel with one less of a good gathered; None if there is none."""
    return Gathering(mode.place, mode.goods - {good: 1}) if mode.goods[good] else None


def command_of(standing: Standing, mode: Gathering) -> AnyCommand | None:
    """The command that spends just the gathered goods; None if there is none."""
    return standing.spending(mode.place, mode.goods)
