"""What has to hold at any moment, whatever the monkey has done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.fiftyfirst.scenes.table import TableScene
from game.fiftyfirst.table.spots import HandCard
from game.kernel.seats import Seat
from game.metro2033.scenes.table import MetroTableScene
from game.metro2033.table.spots import OwnQuest
from game.play.files.record import read_record
from game.play.match import AnyMatch
from game.ui.context import Context
from game.ui.rehearsal.driver import FRAME
from game.ui.scenes.menu import GameMenuScene
from game.ui.scenes.title.front import FrontScene
from game.ui.window.app import App

MOST_MEMORY = 700
"""Megabytes of the process, however long it runs: the pictures that are kept are some 250 of them."""

_WAYS = 16
"""From every scene so many presses of Esc at most lead to a menu with a way out."""


def faults(app: App) -> Iterator[str]:
    """One sentence for everything that is wrong now; none if all is well."""
    context = app.context
    if context.stack.top is None:
        yield "no scene is left"
        return
    yield from _outside(app)
    match = context.match
    if match is not None:
        yield from match.kind.rules.problems(match.game, match.state)
        yield from _file_faults(app.context, match)
        yield from _seen_faults(app, match)


def _outside(app: App) -> Iterator[str]:
    """What can be pressed lies in the window, where somebody can press it."""
    window = pygame.Rect((0, 0), app.context.metrics.size)
    for mark in app.marks:
        if mark.kind == "hit" and not window.contains(mark.rect):
            yield f"{mark.name} at {tuple(mark.rect)} is not within {window.size} in {scenes(app.context)}"


def _file_faults(context: Context, match: AnyMatch) -> Iterator[str]:
    """The match on disk is the one that is shown: each decision is there before it is to be seen."""
    if match.path is None:
        return
    if match.unsaved_since is not None:
        yield f"{match.path.name} is not saved since step {match.unsaved_since}"
        return
    record = read_record(match.path, context.list_kinds)
    if record.damage is not None:
        yield f"{match.path.name} is damaged: {record.damage}"
    elif (record.journal.head, record.journal.state) != (match.journal.head, match.state):
        yield f"{match.path.name} holds step {record.journal.head}, step {match.journal.head} is shown"


def _seen_faults(app: App, match: AnyMatch) -> Iterator[str]:
    """The table shows the cards of the seat whose hand lies open, and no others."""
    top, viewer = app.context.stack.top, app.context.viewer
    if not isinstance(top, TableScene | MetroTableScene) or top.changed:
        return
    own, name = (HandCard, "hand") if isinstance(top, TableScene) else (OwnQuest, "quests")
    shown = Counter(mark.label.card for mark in app.marks if isinstance(mark.label, own))
    hand = Counter(getattr(match.state.player(viewer), name) if isinstance(viewer, Seat) else ())
    if not shown <= Counter({card: shown[card] for card in hand}):
        yield f"the hand of {viewer} is open, and {sorted(shown)} of {sorted(hand)} are shown"
    if isinstance(viewer, Seat) and _has_secrets(match, viewer):
        yield f"the hand of the robot {viewer} is open"


def _has_secrets(match: AnyMatch, seat: Seat) -> bool:
    """Whether a robot at a seat plays against anybody; not if it plays alone, or if all have left it their seats."""
    if match.is_human(seat):
        return False
    return any(map(match.is_human, match.seats)) or not (len(match.seats) == 1 or match.players.was_human(seat))


def has_way_out(app: App) -> bool:
    """Go out by Esc as far as it leads: whether that is a menu from which everything can be left."""
    for _ in range(_WAYS):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            app.frame((pygame.Event(kind, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0),), FRAME)
        if isinstance(app.context.stack.top, FrontScene | GameMenuScene):
            return True
    return False


def memory() -> int:
    """Megabytes that the process holds; 0 where the system does not tell."""
    try:
        pages = Path("/proc/self/statm").read_text().split()[1]
    except OSError:
        return 0
    return int(pages) * 4096 >> 20


def scenes(context: Context) -> str:
    """The scenes that are open, the lowest first."""
    return " > ".join(type(scene).__name__ for scene in context.stack)
