"""Moves are written and read as M-40 says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args, get_origin

import pytest
from hypothesis import given
from hypothesis import strategies as some

from game.kernel.reference import Reference, reference_of, types_of
from game.kernel.refusal import Refusal
from game.kernel.seats import SEAT, SEATS
from game.metro2033.cards.vocabulary import FIGHTERS, GOODS
from game.metro2033.rules import commands as cm
from game.metro2033.rules import references as ref
from game.metro2033.rules import steps as st
from game.metro2033.rules.commands import AnyMetroCommand
from game.metro2033.rules.names import WHAT, names_of
from game.metro2033.rules.notation import read_move, write_move
from tests.metro2033.laid import bare_table, metro, metro_cards

_QUESTIONS: Mapping[Any, st.MetroQuestion] = {
    cm.AnswerCards: st.ChooseSurplus("A"),
    cm.AnswerStation: st.ChooseHome("A"),
    cm.AnswerGoods: st.ChooseGoods("A", 2),
}
_NAMES = names_of(metro_cards())


def _ids(kind: Reference) -> some.SearchStrategy[str]:
    return some.sampled_from([_NAMES.find(kind, name) for name in _NAMES.all_of(kind)])


_GOODS = some.lists(some.sampled_from(GOODS), min_size=1, max_size=4).map(
    lambda goods: tuple(sorted(goods, key=GOODS.index))
)
_ONE: dict[Reference, some.SearchStrategy[Any]] = {
    SEAT: some.sampled_from(SEATS),
    ref.COUNT: some.integers(0, 999),
    ref.GOOD: some.sampled_from(GOODS),
    ref.FIGHTER: some.sampled_from(FIGHTERS),
    **{kind: _ids(kind) for kind in WHAT},
}


def _value(field: str, declared: Any) -> some.SearchStrategy[Any]:
    if declared is bool:
        return some.booleans()
    if field == "goods":
        return _GOODS
    if get_origin(declared) is tuple:
        return some.lists(_ONE[reference_of(get_args(declared)[0])], max_size=3).map(tuple)  # type: ignore[index]
    one = _ONE[reference_of(declared)]  # type: ignore[index]
    return some.none() | one if field == "discarding" else one


def _commands(kind: type[Any]) -> some.SearchStrategy[AnyMetroCommand]:
    fields = {field: _value(field, declared) for field, declared in types_of(kind).items()}
    if kind is cm.UseProperty:
        gain: some.SearchStrategy[dict[str, Any]] = some.fixed_dictionaries({}) | some.fixed_dictionaries(
            {"goods": _GOODS}
        )
        gain |= some.fixed_dictionaries({"equipment": _ids(ref.EQUIPMENT)})
        return some.builds(lambda seat, card, more: kind(seat, card, **more), fields["seat"], fields["card"], gain)
    return some.builds(kind, **fields)


@pytest.mark.parametrize("kind", get_args(AnyMetroCommand))
@given(data=some.data())
def test_every_command_is_read_as_it_is_written(kind: type[Any], data: some.DataObject) -> None:
    command = data.draw(_commands(kind))
    state = bare_table(*[_QUESTIONS[kind]] if kind in _QUESTIONS else [])
    text = write_move(metro(), state, command)
    assert read_move(metro(), state, command.seat, text) == (command,)
    assert read_move(metro(), state, command.seat, f" {text.upper().replace(' ', '  ')} ") == (command,)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("faction red", cm.TakeFaction("A", "red")),
        ("hero The Pathfinder at tverskaya", cm.TakeHero("A", "khan", "tverskaya")),
        ("army attacks kievskaya_ring", cm.ArmyAttacks("A", "kievskaya_ring")),
        ("army forages ammo, pig", cm.Forage("A", ("pig", "ammo"))),
        ("use Far Outposts for ammo,pig", cm.UseProperty("A", "far_outposts", ("pig", "ammo"))),
        ("choose Gas Mask", cm.AnswerCards("A", ("gas_mask",))),
        ("choose Begovaya", cm.AnswerStation("A", "begovaya")),
        ("choose pig", cm.AnswerGoods("A", ("pig",))),
    ],
)
def test_a_move_may_be_written_in_other_ways(text: str, command: AnyMetroCommand) -> None:
    """Ids and titles of our own stand for names; an answer that nobody asked for is still read."""
    assert read_move(metro(), bare_table(), "A", text) == (command,)


def test_only_polis_gives_goods_in_the_order_of_the_map() -> None:
    stations = ("borovitskaya", "arbatskaya_blue")
    for question, goods in (
        (st.ChoosePolisGoods("A", stations, ("pig", "ammo")), ("ammo", "pig")),
        (st.ChooseGoods("A", 2), ("pig", "ammo")),
    ):
        state = bare_table(question)
        assert read_move(metro(), state, "A", "choose ammo, pig") == (cm.AnswerGoods("A", goods),)


@pytest.mark.parametrize(
    "text",
    [
        "", "bla", "faction", "faction Blue Line", "faction Khan", "hero Khan", "hero attacks hero F", "vote maybe",
        "guard Tverskaya with sword", "army attacks", "army forages gold", "recruit -1", "recruit many", "done now",
        "exchange pig for ammo", "exchange 1 pig for gold", "choose", "choose Atlantis", "buy Gas Mask discarding Khan",
        "use Parade for", "use Parade for gold", "choose Gas Mask,", "play Khan", "move Tverskaya, Begovaya",
    ],
)  # fmt: skip
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    refused = read_move(metro(), bare_table(seats=2), "A", text)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.text) == ("unreadable_move", text)
