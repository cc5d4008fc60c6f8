"""What a command or an event is about."""

from __future__ import annotations

from typing import Final

from game.fiftyfirst.rules import references as ref
from game.fiftyfirst.rules.commands import KeepCards
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.state import GameState
from game.fiftyfirst.rules.view import TableView
from game.kernel.message import Message
from game.kernel.reference import Mention, own

IDS: Final = (
    ref.LOCATION, ref.CONNECTION, ref.MACHINE, ref.AREA, ref.HQ, ref.BORDER, ref.DISTRICT, ref.DEAL, ref.PRINTED,
)  # fmt: skip
"""What is named by the id of something printed."""


def card_named(message: Message) -> str | None:
    """The id of the first card, board or tile that a field of a message names."""
    found = own(message, *IDS)
    return found.value if found else None


def subject(command: AnyCommand) -> Mention | None:
    """The first field of a command that names something on the table: a card or tile, a Site, a Machine, a pile.

    >>> from game.fiftyfirst.rules.commands import RazeLocation
    >>> subject(RazeLocation("A", "B", 7))
    Mention(reference=Reference(name='site'), value=7)
    """
    is_about_several = isinstance(command, KeepCards)
    return None if is_about_several else own(command, *IDS, ref.SITE, ref.DEPLOYED, ref.COLOUR)


def card_of(at: GameState | TableView, command: AnyCommand) -> str | None:
    """The id of the card that a command is about: which it names, or which lies on its Site, place or pile."""
    about = subject(command)
    return card_at(at, about) if about else None


def card_at(at: GameState | TableView, mention: Mention) -> str | None:
    """The id of the card that something names, or that lies there."""
    reference, value = mention
    if reference in IDS:
        return str(value)
    if reference == ref.SITE:
        found = at.find_site(value)
        return found[1].card if found else None
    if reference == ref.DEPLOYED:
        deployed = at.machines.deployed if at.machines else ()
        return deployed[value].card if 0 <= value < len(deployed) else None
    return next((pile.face_up for pile in at.piles if pile.colour == value), None)
