"""Where deeds with Outposts begin at the table, and which Outpost goes for another (R45.4 to R45.9)."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.messages import AnyCommand
from game.rules.sets.no_mans_land.messages import BuildOutpost, ChooseToBuild, SkipPick, UpgradeOutpost
from game.rules.state import Question
from game.ui.places import Answer, AreaAt, HandCard, Label
from game.ui.table.play.modes import Aiming, AnyCopy, Target, discard_of


def beginnings(command: BuildOutpost | UpgradeOutpost, question: Question | None) -> Sequence[Label | AnyCopy]:
    """The Area, and the hand cards that are discarded for it; where the question is whether to build, the answer."""
    if isinstance(question, ChooseToBuild) and isinstance(command, BuildOutpost):
        return (built_with(command),)
    return (AreaAt(command.area), *(AnyCopy(HandCard, str(card)) for card in command.discard))


def aiming_at_given_up(commands: Sequence[AnyCommand]) -> Aiming | None:
    """The aim at the Outpost that goes, if one of several does."""
    command, leaving = commands[0], given_up(commands)
    if not leaving or not isinstance(command, BuildOutpost | SkipPick):
        return None
    return Aiming(AreaAt(command.area), leaving, "give_up_outpost")


def given_up(commands: Sequence[AnyCommand]) -> tuple[Target, ...]:
    """The own Outposts of which one goes, all markers being in use, each with the commands in which it does (R45.9);
    () if there is no choice."""
    ways: dict[str, list[AnyCommand]] = {}
    for command in commands:
        if isinstance(command, BuildOutpost | SkipPick) and command.removing is not None:
            ways.setdefault(command.removing, []).append(command)
    targets = [Target(AreaAt(area), "give_up_outpost", tuple(same)) for area, same in ways.items()]
    return tuple(targets) if len(targets) > 1 else ()


def built_with(command: BuildOutpost) -> Answer:
    """The answer that a command gives to the question whether to build where an Outpost was razed: the card that it
    discards, or the Area if it discards none (R45.7)."""
    card = next(iter(discard_of(command)), command.area)
    return Answer(card)
