"""Bags of goods."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kernel.bag import EMPTY, Bag

bags = st.dictionaries(st.sampled_from("abcd"), st.integers(0, 9)).map(Bag)


def test_an_absent_good_counts_0() -> None:
    assert Bag({"brick": 2})["gun"] == 0
    assert "gun" not in Bag({"gun": 0})


def test_a_count_is_never_negative() -> None:
    with pytest.raises(ValueError, match="brick"):
        Bag({"brick": -1})
    with pytest.raises(ValueError, match="brick"):
        Bag({"brick": 1}) - {"brick": 2}


def test_a_bag_covers_another_if_it_has_all_its_goods() -> None:
    assert Bag({"brick": 2, "gun": 1}).covers({"brick": 2})
    assert not Bag({"brick": 2}).covers({"brick": 1, "gun": 1})


@pytest.mark.parametrize(
    "change",
    [
        lambda bag: bag.__setitem__("brick", 3),
        lambda bag: bag.__delitem__("brick"),
        lambda bag: bag.update(brick=3),
        lambda bag: bag.pop("brick"),
        lambda bag: bag.clear(),
        lambda bag: bag.__ior__({"gun": 1}),
        lambda bag: bag.setdefault("gun", 1),
    ],
)
def test_nothing_changes_a_bag(change: object) -> None:
    bag = Bag({"brick": 2})
    with pytest.raises(TypeError):
        change(bag)  # type: ignore[operator]
    assert bag == {"brick": 2}


@given(bags, bags)
def test_added_goods_can_be_taken_out_again(one: Bag, other: Bag) -> None:
    both = one + other
    assert both - other == one
    assert both.total == one.total + other.total
    assert both.covers(one)


@given(bags)
def test_equal_bags_have_equal_hashes_and_copies_are_equal(bag: Bag) -> None:
    backwards = Bag(reversed(bag.items()))
    assert hash(backwards) == hash(bag)
    assert pickle.loads(pickle.dumps(bag)) == bag
    assert copy.deepcopy(bag) is bag


def test_the_empty_bag_is_false_and_costs_nothing_to_add() -> None:
    bag = Bag({"brick": 1})
    assert not EMPTY
    assert bag + EMPTY is bag
    assert bag - EMPTY is bag
