"""The words of 51st State in one language: what its goods, cards, sets and opponents are called.

Sentences are put together by the other modules of this package, whose functions are given a `Wording`: `card_words`,
`log`, `refusals`, `forecasts`. Words about the places of a set stand in `game.fiftyfirst.wording.sets`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec.structs import replace

from game.fiftyfirst.cards.vocabulary import ROWS, TOKENS
from game.fiftyfirst.rules import NAME
from game.fiftyfirst.rules.commands import NOTHING
from game.fiftyfirst.rules.references import VIRTUAL
from game.kernel.refusal import Fault
from game.kernel.seats import Seat
from game.wording.messages import ENGLISH, OnError
from game.wording.sentence import Names, Word
from game.wording.words import USUAL_NAMES, Words

if TYPE_CHECKING:
    from game.fiftyfirst.cards.catalog import Catalog
    from game.fiftyfirst.cards.shelf import Writing
    from game.fiftyfirst.rules.events import Source

MOST_SETS: Final = 4
"""Maximum sets listed by title: base, an expansion, a promo, and a pack."""


class Wording(Words):
    """The messages of ``language`` below ``folder``, with the words of 51st State.

    Args:
        catalog: The cards, or a function that reads them at their first use.
        on_error: Called with each damage of the locale files; everything else works.

    Raises:
        Unreadable: a locale file is damaged, and there is no ``on_error``.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> words = Wording(load_catalog(cards_folder()), "de")
    >>> words.title("school"), str(words.goods({"gun": 2, "fuel": 1}))
    ('Schule', '2 Knarren und 1 Treibstoff')
    """

    goods_order: ClassVar[Sequence[str]] = (
        "basic", *TOKENS, "code", "matching", "salvage", "card", "hacked", "deal", "ruin", "vp",
    )  # fmt: skip
    usual_names: ClassVar[Mapping[str, tuple[str, int]]] = {**USUAL_NAMES, "Player": ("solo-player", 0)}

    def __init__(
        self,
        catalog: Catalog | Callable[[], Catalog],
        language: str = ENGLISH,
        folder: Path | None = None,
        on_error: OnError | None = None,
    ) -> None:
        self._catalog = catalog
        super().__init__(language, folder, on_error, NAME)

    @cached_property
    def catalog(self) -> Catalog:
        """The cards; read at their first use if a function was given."""
        return self._catalog() if callable(self._catalog) else self._catalog

    def speak(self, language: str) -> None:
        super().speak(language)
        self.writings: dict[str, Writing] = {}

    def category(self, category: str) -> Word:
        return self.word(f"category-{category}")

    def answer_name(self, answer: str) -> Word:
        """The name of a good, of a category that is no good, of a level or of `nothing`, as an answer to a question."""
        if answer == NOTHING:
            return self.word("answer-nothing")
        if answer.isdecimal():
            return self.word("answer-level", level=answer)
        return self.good_name(answer) if answer in self.goods_order else self.category(answer)

    def type_name(self, type: str) -> Word:
        """The row type of a card: `Open Production`."""
        return self.word(f"type-{type}")

    def kind_name(self, kind: str) -> Word:
        """A kind of card (`game.fiftyfirst.cards.shelf.KINDS`): a type of Location, `Connection card`, `Faction
        board`."""
        return self.word(f"kind-{kind}") if kind not in ROWS else self.type_name(kind)

    def row_name(self, row: str) -> Word:
        return self.word(f"row-{row}")

    def pile(self, colour: str) -> Word:
        """The Connection cards of a colour."""
        return self.word(f"pile-{colour}")

    def called(self, names: Names, seat: Seat) -> str:
        """The name of the player or virtual opponent at a seat; ``names`` has the kind of the virtual opponent."""
        name = super().called(names, seat)
        return self.opponent(name) if seat == VIRTUAL else name

    def grade(self, grade: str, edition: str = "ultimate") -> Word:
        """The grade of a victory over a virtual opponent, in the titles of an edition (option `solo.titles`)."""
        return self.word(f"grade-{grade}.{edition}")

    def title(self, id: str) -> str:
        is_printed = self._is_of_pack(id) or f"title-{id}" not in self.messages
        return self.catalog.printed_titles.get(id, id) if is_printed else super().title(id)

    def short_title(self, id: str) -> str:
        return self.title(id) if self._is_of_pack(id) else super().short_title(id)

    def kind_of(self, id: str) -> str:
        """`faction`, `area` or `card`."""
        return "faction" if id in self.catalog.factions else "area" if id in self.catalog.areas else "card"

    def set_title(self, name: str) -> str:
        """The title of a set of cards; a pack of the player's own brings its title."""
        key = f"set-{name}"
        is_own = name in self.catalog.packs or key not in self.messages
        return self.catalog.set_title(name) if is_own else self.word(key)

    def fault(self, fault: Fault) -> str:
        if fault.reason == "sets":
            fault = replace(fault, detail=", ".join(map(self.set_title, fault.detail.split(", "))))
        return super().fault(fault)

    def set_titles(self, names: Sequence[str]) -> str:
        """A list of titles of sets: at most `MOST_SETS`, and how many more there are."""
        titles = self.one_by_one([self.set_title(name) for name in names[:MOST_SETS]])
        rest = len(names) - MOST_SETS
        return self.text("sets-and-more", sets=titles, count=rest) if rest > 0 else titles

    def _is_of_pack(self, id: str) -> bool:
        """Whether a card is from a pack; its title is then not in the messages."""
        card = self.catalog.locations.get(id)
        return card is not None and card.set in self.catalog.packs

    def source(self, source: Source) -> Word:
        """The name of a source: `Building Bonus of School`."""
        told = self.word(f"source-{source.kind}", card=self.card(source.card) if source.card else "")
        return self.word("source-via", source=told, card=self.card(source.via)) if source.via else told
