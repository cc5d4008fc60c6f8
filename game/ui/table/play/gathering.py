"""What is gathered on a Machine, token by token, before it is spent (R44.14)."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards.vocabulary import CODE_GOODS
from game.kernel.bag import EMPTY, Bag
from game.rules.messages import AnyCommand
from game.rules.sets.moloch.messages import DestroyMachine, HackMachine
from game.ui.table.play.modes import Gathering, Held, Mode
from game.ui.table.standing import Standing

_ORDER = (*CODE_GOODS, "ammo", "red", "universal")
"""The goods that Machines take, in the order in which they are shown."""


def kinds(standing: Standing, mode: Gathering) -> tuple[str, ...]:
    """The goods that can be spent on the Machine."""
    usable = {good for goods in standing.spendings(mode.machine) for good in goods}
    return tuple(sorted(usable, key=lambda good: _ORDER.index(good) if good in _ORDER else len(_ORDER)))


def gathered_on(mode: Mode, index: int) -> Bag:
    """The goods that are gathered on a deployed Machine; also while one more is dragged there."""
    gathering = mode.gathered if isinstance(mode, Held) else mode
    return gathering.goods if isinstance(gathering, Gathering) and gathering.machine == index else EMPTY


def with_one_more(standing: Standing, mode: Gathering, good: str) -> Gathering | None:
    """The panel with one more of a good gathered; None if no command spends that many or more."""
    goods = mode.goods + {good: 1}
    return Gathering(mode.machine, goods) if _can_grow(goods, standing.spendings(mode.machine)) else None


def with_one_less(mode: Gathering, good: str) -> Gathering | None:
    """The panel with one less of a good gathered; None if there is none."""
    return Gathering(mode.machine, mode.goods - {good: 1}) if mode.goods[good] else None


def _can_grow(goods: Bag, ends: Iterable[Bag]) -> bool:
    """Whether some of the ``ends`` holds all of ``goods``."""
    return any(all(end[good] >= count for good, count in goods.items()) for end in ends)


def command_of(standing: Standing, mode: Gathering) -> AnyCommand | None:
    """The command that spends just the gathered goods: it leaves them as a part, or hacks or destroys the Machine. None
    if there is none."""
    return standing.spending(mode.machine, mode.goods)


def deed_of(command: AnyCommand | None) -> str:
    """The verb of such a command: `hack` or `destroy`, or `part` if it leaves a part or there is none."""
    match command:
        case HackMachine(partly=part) if not part:
            return "hack"
        case DestroyMachine(partly=part) if not part:
            return "destroy"
        case _:
            return "part"
