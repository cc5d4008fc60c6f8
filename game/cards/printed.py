"""What is printed: cards, faction boards, Areas and tiles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

CONNECTION: Final = "connection"
FACTION: Final = "faction"


class Printed(Protocol):
    """Anything that has a face, a title and an id; of a border tile, each side.

    ``kind`` is one of `game.cards.shelf.KINDS`, ``gives`` are the goods that it can give: `basic` is any resource.

    >>> from game.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> printed = load_catalog(cards_folder()).printed
    >>> printed["school"].kind, printed["junk_train"].kind, list(printed["junk_train"].gives)
    ('production', 'connection', ['blue'])
    """

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def gives(self) -> Iterable[str]: ...
