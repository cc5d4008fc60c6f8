"""The hints of a game, in groups of lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from game.wording.sentence import Sentence


class HintLine(NamedTuple):
    """A title and a text; with ``commands`` of the game the line can be chosen."""

    icon: str
    title: Sentence
    text: Sentence
    topic: str
    commands: tuple[Any, ...] = ()


class HintGroup(NamedTuple):
    """Lines under a heading; ``name`` says what they are: `advised`, `possible`, `missing`, `advice` of a robot, or a
    name of the game."""

    name: str
    heading: str
    lines: tuple[HintLine, ...]


def without_advised(groups: Iterable[HintGroup], advice: HintGroup) -> tuple[HintGroup, ...]:
    """The groups without what the ``advice`` of a robot tells already; those that are left without lines are left
    out."""
    told = {line.commands for line in advice.lines if line.commands}
    kept = (group._replace(lines=tuple(line for line in group.lines if line.commands not in told)) for group in groups)
    return tuple(group for group in kept if group.lines)
