"""Combinations: each exactly once, the same as by brute force, and without delay if there are very many."""

from __future__ import annotations

from itertools import combinations, islice, product

from hypothesis import given
from hypothesis import strategies as st

from game.fiftyfirst.cards.vocabulary import RESOURCES, TOKENS
from game.fiftyfirst.rules.combinations import MOST_AT_ONCE, selections, splits, too_many
from game.fiftyfirst.rules.effects import store
from game.kernel.bag import Bag

few = st.integers(0, 3)
supplies = st.dictionaries(st.sampled_from(TOKENS), few, max_size=5).map(Bag)
capacities = st.dictionaries(st.sampled_from((*TOKENS, "basic")), few, max_size=4).map(Bag)


@given(count=st.integers(0, 6), limits=st.lists(few, max_size=5))
def test_splits_are_all_with_the_given_sum(count: int, limits: list[int]) -> None:
    found = list(splits(count, limits))
    tried = [split for split in product(*(range(limit + 1) for limit in limits)) if sum(split) == count]
    assert sorted(found) == sorted(tried)


@given(things=st.lists(st.sampled_from("abcd"), max_size=7), count=st.integers(0, 4))
def test_selections_are_the_different_combinations(things: list[str], count: int) -> None:
    found = [tuple(sorted(chosen)) for chosen in selections(things, count)]
    assert sorted(found) == sorted(set(combinations(sorted(things), count)))


@given(supply=supplies, capacity=capacities)
def test_every_part_of_the_supply_that_fits_can_be_stored(supply: Bag, capacity: Bag) -> None:
    found = list(store.choices(supply, capacity))
    parts = product(*(range(count + 1) for count in supply.values()))
    tried = [bag for part in parts if store.fits(bag := Bag(zip(supply, part, strict=True)), capacity)]
    assert len(found) == len(set(found))
    assert set(found) == set(tried)


@given(supply=supplies, capacity=capacities)
def test_all_that_fits_leaves_no_room_for_more(supply: Bag, capacity: Bag) -> None:
    stored = store.all_that_fits(supply, capacity)
    assert store.fits(stored, capacity)
    assert not store.storable(supply - stored, store.room_left(stored, capacity))


@given(supply=supplies, capacity=capacities, data=st.data())
def test_goods_stored_before_take_their_room(supply: Bag, capacity: Bag, data: st.DataObject) -> None:
    stored = data.draw(st.sampled_from(list(store.choices(supply, capacity))))
    room = store.room_left(stored, capacity)
    for good in TOKENS:
        assert store.fits(Bag({good: 1}), room) == store.fits(stored + {good: 1}, capacity), good


def test_the_first_of_very_many_combinations_are_found_at_once() -> None:
    plenty = Bag(dict.fromkeys(TOKENS, 1000))
    assert too_many(store.choices(plenty, plenty))
    assert too_many(store.choices(plenty, Bag({"basic": 1000})))
    assert too_many(splits(60, [99] * 300))
    assert too_many(selections([f"card {number}" for number in range(2000)], 3))


def test_a_hundred_ways_are_not_too_many() -> None:
    assert not too_many(islice(splits(99, [99, 99]), MOST_AT_ONCE))
    assert not too_many(splits(99, [99, 99]))
    assert too_many(splits(100, [100, 100]))
    assert len(list(store.choices(Bag(dict.fromkeys(RESOURCES, 3)), Bag({"basic": 4})))) <= MOST_AT_ONCE
