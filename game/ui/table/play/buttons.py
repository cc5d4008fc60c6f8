"""The buttons of the side column, and that which undoes, on every screen of a match."""

from __future__ import annotations

import pygame

from game.match.match import Match
from game.ui.table import labels
from game.ui.table.play.gathering import command_of, row_at
from game.ui.table.play.modes import Aiming, Gathering, Held, Radial
from game.ui.table.sight import ACT, END, FOLLOW, Sight
from game.ui.theme import BODY, TITLE, TextSize
from game.ui.widgets.button import Button
from game.wording import refusals
from game.wording.wording import Wording


def undo_button(match: Match, wording: Wording, rect: pygame.Rect, u: TextSize = BODY) -> Button:
    """The button that undoes, or says why that is not possible. It names whose decision goes, if somebody else is to
    decide now."""
    barrier, undoer = match.undo_barrier(), match.undoer
    why = refusals.undo_barrier(wording, barrier) if barrier else None
    icon = "lock" if barrier in ("revealed", "other_player", "robot") else "undo"
    to_move, words, tip = match.status.to_move, wording.text("undo"), wording.text("undo-tip")
    if undoer:
        name = match.names[undoer]
        tip = wording.text("undo-tip-of", name=name)
        if why is None and to_move is not None and to_move != undoer and match.is_human(to_move):
            words = wording.text("undo-of", name=name)
    return Button(labels.UNDO, words, rect, icon=icon, u=u, why=why, tip=tip)


def side_buttons(sight: Sight) -> tuple[Button, ...]:
    """Undo, redo and the large button; a disabled one says why."""
    side, match = sight.layout.side, sight.standing.match
    no_redo = None if match.redo_to is not None else sight.text("table-redo-nothing")
    return (
        undo_button(match, sight.wording, side.undo.rect),
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
