"""The words of the vocabulary: each exists, and the locale lists goods."""

from __future__ import annotations

import pytest

from game.fiftyfirst.cards.vocabulary import CATEGORIES, DEFENCE, EFFECTS, PILES, ROWS, SPENDABLE
from game.fiftyfirst.rules.events import Source
from game.fiftyfirst.rules.phases.scoring import SOURCES
from game.fiftyfirst.rules.state import PHASES
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import EMPTY, Bag
from game.wording.sentence import SHORT
from tests.wording.conftest import Golden

GOODS = tuple(dict.fromkeys((*EFFECTS, *SPENDABLE, "code")))


def test_the_vocabulary_in_words(spoken: Wording, golden: Golden) -> None:
    lines: list[str] = []
    for good in GOODS:
        forms = (spoken.good_name(good), spoken.good(good), spoken.good(good, 2), spoken.good(good, 2, SHORT))
        lines += (f"{good}: {', '.join(forms)}", *(f"  {line}" for line in spoken.good_help(good).splitlines()))
    lines += (f"category {category}: {spoken.category(category)}" for category in CATEGORIES)
    lines += (f"type {type}: {spoken.type_name(type)}" for type in ROWS)
    lines += (f"row {row}: {spoken.row_name(row)}" for row in DEFENCE)
    lines += (f"phase {phase}: {spoken.phase(phase)}" for phase in PHASES)
    lines += (f"pile {colour}: {spoken.pile(colour)}" for colour in PILES)
    lines += (f"source {kind}: {spoken.source(Source(kind, 'school'))}" for kind in SOURCES)
    golden("words", lines)


@pytest.mark.parametrize(
    ("goods", "told"),
    [
        (Bag({"gun": 2}), "2 guns"),
        (Bag({"fuel": 1, "gun": 2}), "2 guns and 1 fuel"),
        (Bag({"vp": 3, "card": 1, "brick": 1}), "1 brick, 1 card and 3 VP"),
        (Bag({"deal": 1, "worker": 1}), "1 worker and 1 of your Deals"),
        (EMPTY, "nothing"),
    ],
)
def test_goods_are_listed_in_the_order_of_the_table(words: Wording, goods: Bag, told: str) -> None:
    assert words.goods(goods) == told


def test_contact_tokens_have_a_short_form(words: Wording) -> None:
    assert words.goods(Bag({"grey": 1, "universal": 1}), SHORT) == "1 grey and 1 universal"


def test_goods_can_be_facts_of_texts(words: Wording) -> None:
    assert words.text("verb-gain", goods=Bag({"gun": 2, "card": 1})) == "gain 2 guns and 1 card"


def test_an_unknown_title_is_returned_unchanged(words: Wording) -> None:
    assert words.title("no_such_card") == "no_such_card"
    assert words.title("school") == "School"
