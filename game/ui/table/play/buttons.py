"""The buttons of the side column, and that which undoes, on every screen of a match."""

from __future__ import annotations

import pygame

from game.play.match import AnyMatch
from game.ui.table import labels
from game.ui.table.play.modes import Aiming, Held, Panel, Radial
from game.ui.table.sight import AnySight
from game.ui.table.standing import ACT, END, FOLLOW
from game.ui.theme import BODY, TITLE, TextSize
from game.ui.widgets.button import Button
from game.wording.narrator import AnyNarrator

_WIDE = 1.5
"""Width of a button from which on it has words beside its icon, as a share of its height."""


def undo_button(match: AnyMatch, narrator: AnyNarrator, rect: pygame.Rect, u: TextSize = BODY) -> Button:
    """The button that undoes, or says why that is not possible. It names whose decision goes, if somebody else is to
    decide now."""
    barrier, undoer, wording = match.undo_barrier(), match.undoer, narrator.words
    why = narrator.barrier(barrier) if barrier else None
    icon = "lock" if barrier in ("revealed", "other_player", "robot") else "undo"
    to_move, words, tip = match.status.to_move, wording.text("undo"), wording.text("undo-tip")
    if undoer:
        name = match.names[undoer]
        tip = wording.text("undo-tip-of", name=name)
        if why is None and to_move is not None and to_move != undoer and match.is_human(to_move):
            words = wording.text("undo-of", name=name)
    return Button(labels.UNDO, _if_wide(words, rect), rect, icon=icon, u=u, why=why, tip=tip)


def _if_wide(words: str, rect: pygame.Rect) -> str:
    """The words of a button; none on one that has only room for its icon."""
    return words if rect.width >= _WIDE * rect.height else ""


def side_buttons(sight: AnySight) -> tuple[Button, ...]:
    """Undo, redo and the large button; a disabled one says why."""
    side, match = sight.layout.side, sight.standing.match
    no_redo = None if match.redo_to is not None else sight.text("table-redo-nothing")
    return (
        undo_button(match, sight.narrator, side.undo.rect),
        Button(
            labels.REDO, _if_wide(sight.text("table-redo"), side.redo.rect), side.redo.rect, icon="redo", why=no_redo
        ),
        _main_button(sight),
    )


def _main_button(sight: AnySight) -> Button:
    rect, turn, large = sight.layout.side.main.rect, sight.standing.turn, sight.standing.large_button
    if isinstance(sight.mode, Aiming | Held | Radial):
        return Button(labels.CANCEL, sight.text("table-cancel"), rect, u=TITLE)
    if isinstance(sight.mode, Panel) and sight.mode.is_side:
        why = sight.standing.unready(sight, sight.mode)
        return Button(labels.END_TURN, sight.text("table-end-turn"), rect, "primary", u=TITLE, why=why)
    if turn == END:
        return Button(labels.END_TURN, sight.text("table-end-turn"), rect, "primary", u=TITLE)
    if turn == FOLLOW:
        return Button(labels.DONE, sight.text("table-end-turn"), rect, "primary", u=TITLE)
    if large is None:
        return Button(labels.END_TURN, sight.text("table-end-turn"), rect, u=TITLE, why=sight.text("table-end-not-now"))
    why = None if turn == ACT else sight.text(large.not_now)
    return Button(large.label, sight.text(large.words), rect, large.style, large.icon, u=TITLE, why=why)
