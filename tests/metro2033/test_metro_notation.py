"""Moves are written and read as M-40 says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as some

from game.kernel.refusal import Refusal
from game.metro2033.rules import commands as cm
from game.metro2033.rules import references as ref
from game.metro2033.rules import steps as st
from game.metro2033.rules.commands import AnyMetroCommand
from game.metro2033.rules.decide import decide
from game.metro2033.rules.notation import read_move, write_move
from game.metro2033.rules.position.reading import read_position
from tests.metro2033.laid import bare_table, metro, metro_cards
from tests.metro2033.messages import GOODS_IN_ORDER, ids_of, some_of

_QUESTIONS: Mapping[Any, st.MetroQuestion] = {
    cm.AnswerCards: st.ChooseSurplus("A"),
    cm.AnswerStation: st.ChooseHome("A"),
    cm.AnswerGoods: st.ChooseGoods("A", 2),
}


def _commands(kind: type[Any]) -> some.SearchStrategy[AnyMetroCommand]:
    """A property is used for nothing, for goods, or for a card."""
    if kind is not cm.UseProperty:
        return some_of(kind)
    gains: list[some.SearchStrategy[dict[str, Any]]] = [
        some.just({}),
        some.fixed_dictionaries({"goods": GOODS_IN_ORDER}),
        some.fixed_dictionaries({"equipment": ids_of(ref.EQUIPMENT)}),
    ]
    return some.builds(lambda card, gain: cm.UseProperty("A", card, **gain), ids_of(ref.CARD), some.one_of(gains))


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


_WORDS = (
    "army", "hero", "attacks", "capture", "move", "recruit", "buy", "use", "play", "vote", "choose", "exchange", "done",
    "pass", "for", "at", "with", "discarding", "Tverskaya", "Khan", "Gas Mask", "Parade", "pig", "ammo", "2", "A", "F",
    ",", "-1", "9" * 5000, "²", "\0",
)  # fmt: skip


@given(words=some.lists(some.one_of(some.sampled_from(_WORDS), some.text(max_size=3)), max_size=8))
def test_whatever_is_typed_is_decided_or_refused(words: list[str]) -> None:
    game, state = read_position(
        metro_cards(), {"phase": "hero", "turn": "A", "players": {"A": {"faction": "reich"}, "B": {"faction": "red"}}}
    )
    commands = read_move(game, state, "A", " ".join(words))
    for command in () if isinstance(commands, Refusal) else commands:
        decide(game, state, command)
