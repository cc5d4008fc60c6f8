"""Which panels the player has opened over the table, and what is seen of those beside what lies on it."""

from __future__ import annotations

from typing import Any

from game.ui.input import Wheel
from game.ui.table.play.modes import Mode, Rest
from game.ui.table.standing import AnyStanding
from game.ui.table.zone import Overlay


class OpenPanels:
    """The panels that are open: by themselves while something on them is asked for, unless they were closed then, or
    because the player has opened them."""

    def __init__(self) -> None:
        self._set: dict[Overlay, tuple[object, bool]] = {}
        """Panel -> for what it was opened or closed last, and whether it was opened."""

    def opened(self, standing: AnyStanding, mode: Mode) -> tuple[Overlay, ...]:
        found = tuple(one for one in standing.overlays if self._is_open(one, standing, mode))
        return tuple(one for one in found if one.unless not in {other.name for other in found})

    def _is_open(self, overlay: Overlay, standing: AnyStanding, mode: Mode) -> bool:
        asked, (about, is_open) = overlay.asked(standing, mode), self._set.get(overlay, (None, False))
        return is_open if about == asked else asked is not None

    def toggle(self, overlay: Overlay, standing: AnyStanding, mode: Mode) -> None:
        """Open or close a panel, if the table has it."""
        if overlay in standing.overlays:
            self._set[overlay] = overlay.asked(standing, mode), not self._is_open(overlay, standing, mode)

    def close_one(self, standing: AnyStanding, mode: Mode) -> bool:
        """Close a panel that the player has opened, while nothing is begun; return whether there was one."""
        opened = self.opened(standing, mode) if isinstance(mode, Rest) else ()
        closed = next((one for one in opened if one.asked(standing, mode) is None), None)
        if closed:
            self.toggle(closed, standing, mode)
        return closed is not None

    def after_decision(self) -> None:
        """Close those that do not stay open."""
        self._set = {one: opened for one, opened in self._set.items() if one.stays}


class PanelRows:
    """Which row of the panel beside what lies on the table is the first that is seen, if it has more than there is room
    for."""

    def __init__(self) -> None:
        self.row = 0

    def wheel(self, layout: Any, wheel: Wheel) -> bool:
        """Turn to other rows if the wheel turned over the panel; return whether that is a change."""
        is_over = any(plan.panel.holds(wheel.pos) for plan in layout.beside.values())
        return is_over and self.turn(layout, -wheel.steps)

    def turn(self, layout: Any, by: int) -> bool:
        """Show the rows ``by`` further down, as far as there are some; return whether that is a change."""
        plan = next((plan for plan in layout.beside.values() if plan.has_rows), None)
        if plan is None:
            return False
        self.row = min(max(0, plan.first + by), plan.last)
        return bool(self.row != plan.first)
