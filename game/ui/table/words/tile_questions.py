"""Questions of the Cleanup phase that ask for a good beside a tile: one row for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from game.cards.catalog import Catalog
from game.cards.sets.arena import Arena
from game.rules.messages import AnyCommand
from game.rules.sets.arena.messages import ChooseEquipment, EquipFighter
from game.rules.state import Question, Seat
from game.rules.view import TableView
from game.wording import Wording
from game.wording.sentence import Names
from game.wording.sets import arena as arena_words


class TileQuestion(NamedTuple):
    """How such a question is shown and answered.

    Attributes:
        tile: The id of the tile.
        goods: The goods that may be put there, in the order in which they are offered.
        answer: The command that puts one there, or nothing.
        about: What the tile does.
        standing: How things stand there, a line each.
        button: What a good does there.
        done: The message that is shown once it is answered.
    """

    tile: str
    goods: Callable[[Catalog], Iterable[str]]
    answer: Callable[[Seat, str], AnyCommand]
    about: Callable[[Wording], str]
    standing: Callable[[Wording, TableView, Names], Iterable[object]]
    button: Callable[[Wording, str], str]
    done: str


def _arena(catalog: Catalog) -> Arena:
    assert catalog.arena is not None, "it asks nothing where there is none"
    return catalog.arena


TILE_QUESTIONS: Final[Mapping[type[Question], TileQuestion]] = {
    ChooseEquipment: TileQuestion(
        Arena.id,
        goods=lambda catalog: _arena(catalog).equip,
        answer=EquipFighter,
        about=lambda words: arena_words.arena_line(words, _arena(words.catalog)),
        standing=lambda words, view, names: arena_words.arena_standing(words, view.arena, names) if view.arena else (),
        button=lambda words, good: arena_words.gear_button(words, _arena(words.catalog), good),
        done="cleanup-equipped",
    ),
}
