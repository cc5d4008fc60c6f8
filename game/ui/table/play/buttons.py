"""The buttons of the side column."""

from __future__ import annotations

from game.ui.table import labels
from game.ui.table.play.gathering import command_of, row_at
from game.ui.table.play.modes import Aiming, Gathering, Held, Radial
from game.ui.table.sight import ACT, END, FOLLOW, Sight
from game.ui.theme import TITLE
from game.ui.widgets.button import Button
from game.wording import refusals


def side_buttons(sight: Sight) -> tuple[Button, ...]:
    """Undo, redo and the large button; a disabled one says why."""
    side, match = sight.layout.side, sight.standing.match
    barrier = match.undo_barrier()
    why = refusals.undo_barrier(sight.wording, barrier) if barrier else None
    no_redo = None if match.redo_to is not None else sight.text("table-redo-nothing")
    icon = "lock" if barrier in ("revealed", "other_player") else "undo"
    return (
        Button(labels.UNDO, sight.text("table-undo"), side.undo.rect, icon=icon, why=why),
        Button(labels.REDO, sight.text("table-redo"), side.redo.rect, icon="redo", why=no_redo),
        _main_button(sight),
    )


def _main_button(sight: Sight) -> Button:
    rect, turn = sight.layout.side.main.rect, sight.standing.turn
    if isinstance(sight.mode, Aiming | Held | Radial):
        return Button(labels.CANCEL, sight.text("table-cancel"), rect, u=TITLE)
    if isinstance(sight.mode, Gathering):
        why = None if command_of(sight.standing, sight.mode) else row_at(sight.standing, sight.mode).first(sight)
        return Button(labels.END_TURN, sight.text("table-end-turn"), rect, "primary", u=TITLE, why=why)
    if turn == END:
        return Button(labels.END_TURN, sight.text("table-end-turn"), rect, "primary", u=TITLE)
    if turn == FOLLOW:
        return Button(labels.DONE, sight.text("table-end-turn"), rect, "primary", u=TITLE)
    why = None if turn == ACT else sight.text("table-pass-not-now")
    return Button(labels.PASS, sight.text("table-pass"), rect, "pass", "pass", u=TITLE, why=why)
