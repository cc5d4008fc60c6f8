"""The buttons below the list of matches, which act on the chosen match, and the field for its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from game.match.library.match_list import ListedMatch
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import MatchAct
from game.ui.scene import Scene
from game.ui.theme import BODY
from game.ui.widgets.button import Button
from game.ui.widgets.choice import row_of_rects
from game.ui.widgets.text_field import TextField

NAME, KEEP, CANCEL = "matches:name", "matches:keep", "matches:cancel"
PLAY_ON, WATCH, FAVOURITE, RENAME, EXPORT, DELETE = "continue", "watch", "favourite", "rename", "export", "delete"
_ICONS: Final[Mapping[str, str]] = {
    PLAY_ON: "play", WATCH: "lookout", FAVOURITE: "vp", RENAME: "rename", EXPORT: "export", DELETE: "discard",
}  # fmt: skip

_GAP, _CONFIRM = 8, 0.2
"""Gap between the buttons, in u; width of each button beside the field for a name, as a share of the row."""


def obstacle(context: Context, act: str, listed: ListedMatch | None) -> str | None:
    """Why an act cannot be done, None if it can; without a match, how to choose one."""
    if listed is None:
        return context.text("matches-choose")
    if act == DELETE:
        return None
    if listed.match is None:
        return context.text("matches-unreadable")
    return context.text("matches-is-over") if act == PLAY_ON and listed.match.is_over else None


def opening_act(listed: ListedMatch | None) -> str:
    """The act of another click on the chosen match."""
    return WATCH if listed and listed.match and listed.match.is_over else PLAY_ON


def put_acts(scene: Scene, canvas: Canvas, rect: pygame.Rect, listed: ListedMatch | None) -> None:
    """Draw the buttons, labelled `act:NAME`."""
    text = scene.context.text
    places = row_of_rects(rect, len(_ICONS), round(_GAP * canvas.metrics.scale))
    with canvas.one_size():
        for (act, icon), place in zip(_ICONS.items(), places, strict=True):
            why = obstacle(scene.context, act, listed)
            again = act == FAVOURITE and listed is not None and listed.note.favourite
            words = text(f"matches-{act}{'.again' if again else ''}")
            style = "primary" if why is None and act == opening_act(listed) else "plain"
            is_open = act == EXPORT and listed is not None and listed.match is not None and not listed.match.is_over
            tip = text(f"matches-{act}-tip{'.unfinished' if is_open else ''}")
            scene.put(canvas, Button(MatchAct(act), words, place, style, icon, BODY, why, tip))


def put_naming(scene: Scene, canvas: Canvas, rect: pygame.Rect, naming: TextField) -> None:
    """Draw, instead of the buttons, the field for a name with *Keep* and *Cancel*."""
    text = scene.context.text
    gap, wide = round(_GAP * canvas.metrics.scale), round(rect.width * _CONFIRM)
    field = pygame.Rect(rect.x, rect.y, rect.width - 2 * (wide + gap), rect.height)
    keep = pygame.Rect(field.right + gap, rect.y, wide, rect.height)
    cancel = pygame.Rect(keep.right + gap, rect.y, wide, rect.height)
    naming.draw(canvas, field, scene.touch, text("matches-name-hint"))
    scene.buttons[NAME] = Button(NAME, "", field, drawn=False, tip=text("matches-name-tip"))
    scene.put(canvas, Button(KEEP, text("matches-keep"), keep, "primary", "check", BODY, tip=text("matches-keep-tip")))
    scene.put(canvas, Button(CANCEL, text("matches-cancel"), cancel, tip=text("matches-cancel-tip")))
