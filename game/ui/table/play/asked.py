"""How questions are answered at the table, if their answers have a place there: where that is, and what can be dragged
there.

What the answers name, and the words, stand in `game.wording.rows.questions`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from game.rules.state import Question
from game.rules.steps import ChooseResource
from game.ui.places import Label


class AskedRow(NamedTuple):
    """How a question is answered at the table.

    Attributes:
        about: The place that it is about, which is lit.
        verb: What dropping an answer does; "" if answers are only clicked.
        ends: Where answers can be dropped; by default at ``about``.
        from_: The kind of places beside the answers themselves that hold the cards that answer.
        asker: The place of the card that asks, if that can be dropped on the Site that answers.
        held: The message about what is dragged, if it is not that of ``verb``.
        from_held: The message about a card that is dragged from there.
        drop: The message about where a dragged answer can be dropped, if it is not that of ``held``.
        brings: Whether what a card brings that answers is told at once.
        owner: In whose State, or on which Area, the answers lie, if one of several is meant.
        shows_fronts: Whether the player's own Ruins show their fronts meanwhile (R20.5).
    """

    about: Callable[[Any], Label] | None = None
    verb: str = ""
    ends: Callable[[Any], tuple[Label, ...]] | None = None
    from_: type[Any] | None = None
    asker: Callable[[Any], Label] | None = None
    held: str = ""
    from_held: str = ""
    drop: str = ""
    brings: bool = False
    owner: Callable[[Any], str] | None = None
    shows_fronts: bool = False


ASKED: Final[Mapping[type[Question], AskedRow]] = {ChooseResource: AskedRow(owner=lambda asked: asked.victim)}
"""Question of the base game -> its row."""

CLICKED: Final = AskedRow()
"""The row of all other questions: their answers are only clicked, where they lie or in the panel."""
