"""Which panels the player has opened over the States, and what is seen of those beside them."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.input import Wheel
from game.ui.table.plan.boards import RowsPlan
from game.ui.table.plan.layout import Layout
from game.ui.table.play.modes import Mode, Rest
from game.ui.table.sight import Standing
from game.ui.table.zone import Overlay


class OpenPanels:
    """The panels that are open: by themselves while something on them is asked for, unless they were closed then, or
    because the player has opened them."""

    def __init__(self, overlays: Sequence[Overlay]) -> None:
        self._overlays = overlays
        self._set: dict[str, tuple[object, bool]] = {}
        """Name -> for what the panel was opened or closed last, and whether it was opened."""

    def opened(self, standing: Standing, mode: Mode) -> tuple[Overlay, ...]:
        return tuple(one for one in self._overlays if self._is_open(one, standing, mode))

    def _is_open(self, overlay: Overlay, standing: Standing, mode: Mode) -> bool:
        asked, (about, is_open) = overlay.asked(standing, mode), self._set.get(overlay.name, (None, False))
        return overlay.has(standing.view) and (is_open if about == asked else asked is not None)

    def toggle(self, overlay: Overlay, standing: Standing, mode: Mode) -> None:
        """Open or close a panel, if the table has it."""
        if overlay.has(standing.view):
            self._set[overlay.name] = overlay.asked(standing, mode), not self._is_open(overlay, standing, mode)

    def close_one(self, standing: Standing, mode: Mode) -> bool:
        """Close a panel that the player has opened, while nothing is begun; return whether there was one."""
        opened = self.opened(standing, mode) if isinstance(mode, Rest) else ()
        closed = next((one for one in opened if one.asked(standing, mode) is None), None)
        if closed:
            self.toggle(closed, standing, mode)
        return closed is not None

    def after_decision(self) -> None:
        """Close those that do not stay open."""
        for one in self._overlays:
            if not one.stays:
                self._set.pop(one.name, None)


class PanelRows:
    """Which row of the panel beside the State above is the first that is seen, if it has more than there is room
    for."""

    def __init__(self) -> None:
        self.row = 0

    def wheel(self, layout: Layout, wheel: Wheel) -> bool:
        """Turn to other rows if the wheel turned over the panel; return whether that is a change."""
        is_over = any(plan.panel.holds(wheel.pos) for plan in layout.beside.values())
        return is_over and self.turn(layout, -wheel.steps)

    def turn(self, layout: Layout, by: int) -> bool:
        """Show the rows ``by`` further down, as far as there are some; return whether that is a change."""
        plan = next((plan for plan in layout.beside.values() if isinstance(plan, RowsPlan)), None)
        if plan is None:
            return False
        self.row = min(max(0, plan.first + by), plan.last)
        return self.row != plan.first
