"""One row for each question whose answers have a place at the table: where that is, and what can be dragged there.

What the answers name, and the words, stand in `game.wording.rows.questions`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from game.rules import commands as cmd
from game.rules.messages import AnyCommand
from game.rules.questions import ChooseResource
from game.rules.sets.headquarters.messages import ChooseHq, ChooseStolen
from game.rules.sets.moloch.messages import ChooseCode
from game.rules.sets.no_mans_land.messages import ChooseGivenUp, ChooseLevel, ChooseToBuild
from game.rules.sets.scavengers.messages import (
    ChooseDemolished,
    ChoosePlaced,
    ChooseRebuilt,
    ChooseSalvage,
    ChooseStripped,
)
from game.rules.state import Question
from game.ui.places import AreaAt, HandCard, HqAt, Label, SiteAt
from game.ui.table import labels
from game.ui.table.play.targets import AnyAnswer, Target, answer_of


class AskedRow(NamedTuple):
    """How a question is answered at the table.

    Attributes:
        about: The place that it is about, which is lit.
        verb: What dropping an answer does; "" if answers are only clicked.
        ends: Where answers can be dropped; by default at ``about``.
        from_: The kind of places beside the answers themselves that hold the cards that answer.
        asker: The place of the card that asks, if that can be dropped on the Site that answers.
        held: The message about what is dragged, if it is not that of ``verb``.
        owner: In whose State, or on which Area, the answers lie, if one of several is meant.
        shows_fronts: Whether the player's own Ruins show their fronts meanwhile (R20.5).
    """

    about: Callable[[Any], Label] | None = None
    verb: str = ""
    ends: Callable[[Any], tuple[Label, ...]] | None = None
    from_: type[HandCard | HqAt] | None = None
    asker: Callable[[Any], Label] | None = None
    held: str = ""
    owner: Callable[[Any], str] | None = None
    shows_fronts: bool = False


ASKED: Final[Mapping[type[Question], AskedRow]] = {
    ChooseResource: AskedRow(owner=lambda asked: asked.victim),
    ChooseSalvage: AskedRow(verb="salvage", ends=lambda _: (labels.STRIP,)),
    ChooseRebuilt: AskedRow(verb="rebuild", ends=lambda asked: (SiteAt(asked.site),), shows_fronts=True),
    ChooseStripped: AskedRow(verb="strip", ends=lambda asked: (SiteAt(asked.site),), shows_fronts=True),
    ChooseDemolished: AskedRow(verb="demolish", asker=lambda asked: SiteAt(asked.site)),
    ChoosePlaced: AskedRow(lambda asked: SiteAt(asked.ruin), "place", shows_fronts=True),
    ChooseCode: AskedRow(lambda asked: SiteAt(asked.site), "place", held="code"),
    ChooseHq: AskedRow(verb="claim_hq", ends=lambda _: (labels.TABLE, labels.DEAL), from_=HqAt),
    ChooseStolen: AskedRow(verb="steal_location", asker=lambda asked: HqAt(asked.hq), held="goods"),
    ChooseGivenUp: AskedRow(lambda asked: AreaAt(asked.area)),
    ChooseLevel: AskedRow(lambda asked: AreaAt(asked.area), owner=lambda asked: asked.area),
    ChooseToBuild: AskedRow(lambda asked: AreaAt(asked.area), "build_outpost", from_=HandCard),
}
"""Question -> its row."""

_CLICKED: Final = AskedRow()
"""The row of all other questions: their answers are only clicked, where they lie or in the panel."""


def row_of(question: Question | None) -> AskedRow:
    """How the open question is answered at the table."""
    return ASKED.get(type(question), _CLICKED) if question else _CLICKED


def answer_targets(question: Question | None, commands: Sequence[AnyCommand]) -> tuple[Target, ...]:
    """Where an answer to the open question can be dropped: a card from a discard pile on the hand, a resource on its
    Ruin, a Ruin on the card that asks for it, an HQ card on the own State; () if it is only clicked, or takes
    nothing."""
    row = row_of(question)
    if not commands or not row.verb or row.asker:
        return ()
    if isinstance(commands[0], AnyAnswer) and answer_of(commands[0]) == cmd.NOTHING:
        return ()
    ends = row.ends(question) if row.ends else (row.about(question),) if row.about else ()
    return tuple(Target(end, row.verb, tuple(commands)) for end in ends)


def asker_targets(question: Question | None, commands: Sequence[AnyCommand]) -> tuple[Target, ...]:
    """The Sites on which the card that asks can be dropped: those that answer."""
    answers = [command for command in commands if isinstance(command, cmd.ChooseSite)]
    return tuple(Target(SiteAt(answer.site), row_of(question).verb, (answer,)) for answer in answers)
