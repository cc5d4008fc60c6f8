"""Allies at the table: influence in payments, blocked Locations, actions that are paid several times."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.cards.vocabulary import GROUPS, TOKENS
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.influence import contacts_or_influence
from game.fiftyfirst.rules.payment import Price
from game.fiftyfirst.table.play.panels import Branching, Paying
from game.fiftyfirst.table.sight import RAZING
from game.fiftyfirst.table.spots import OwnGoods, SiteAt
from game.fiftyfirst.table.words.prompts import mixed_kinds
from game.kernel.bag import Bag
from game.ui.art import lettering
from game.ui.settings import Settings
from game.ui.table.play.choices import targets_from
from game.ui.table.play.in_reach import offered_places
from game.ui.table.play.modes import Rest
from tests.ui.layout import problems
from tests.ui.sweep import Shape, in_shapes
from tests.ui.table_person import SMALL, hand, mode, scene, sit_down, site, state


@pytest.mark.usefixtures("blank_drawings")
@in_shapes()
def test_the_table_and_its_panels_fit_into_every_window(shape: Shape) -> None:
    window = sit_down("table_allies", *shape)
    assert problems(window.app.marks, shape.size) == []
    for card, kind in (("rat_den", Branching), ("rat_hunt", Rest)):
        window.click(site(window, card))
        window.settle()
        assert isinstance(mode(window), kind)
        assert problems(window.app.marks, shape.size) == [], card
        window.key("escape")
        window.settle()
    assert scene(window).standing.turn == "act"


def test_the_tokens_that_can_raze_are_offered_and_no_others() -> None:
    """Red tokens raze everything, influence only Locations of the two other groups (R43.5)."""
    window = sit_down("table_allies")
    standing = scene(window).standing
    offered = {label.good for label, _ in offered_places(scene(window).sight()) if isinstance(label, OwnGoods)}
    assert offered & set(RAZING) == standing.razing.keys()
    for group in GROUPS:
        sites = {target.label for target in targets_from(standing, OwnGoods(group)) if target.is_legal}
        assert sites == {SiteAt(number) for number in standing.razing.get(group, ()) if isinstance(number, int)}
        for number in standing.razing.get(group, ()):
            assert isinstance(number, int), "influence razes no Outposts"
            card = state(window).site(number)[1].card
            assert standing.match.game.catalog.locations[card].groups not in ((), (group,))


def test_what_there_is_to_raze_with_is_told_whatever_it_is() -> None:
    window = sit_down("table_allies")
    window.click("goods:sharrash")
    assert {mark.name for mark in window.app.marks} >= {"means"}


def test_a_price_in_any_mix_names_each_kind_once() -> None:
    mixed = contacts_or_influence("red", 5, ("sharrash", "iron_gang"))
    assert mixed_kinds(mixed) == ("sharrash", "iron_gang", "red")
    assert mixed_kinds(Price(Bag({"brick": 1}), Bag({"development": 1}))) == ()
    assert mixed_kinds(Price(Bag({"worker": 2}))) == ()


def test_groups_are_asked_for_in_the_order_of_the_board() -> None:
    window = sit_down("table_allies", changed={"hand: [Undercity Parliament,": "hand: [Favour Vault,"})
    window.drag(hand(window, "favour_vault"), "build")
    if isinstance(mode(window), Paying):
        window.click("confirm")
    assert scene(window).standing.answers == GROUPS


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_no_amount_in_a_tab_is_cut(text_scale: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With four players, and every kind of goods in every supply."""
    shortened, cut = list[str](), lettering.cut

    def watched(text: str, role: str, px: int, width: int) -> str:
        if text.isdigit() and cut(text, role, px, width) != text:
            shortened.append(text)
        return cut(text, role, px, width)

    monkeypatch.setattr(lettering, "cut", watched)
    goods = "{" + ", ".join(f"{token}: {count}" for count, token in enumerate(TOKENS, 1)) + "}"
    factions = ("new_york", "mutants_union", "merchants_guild", "appalachian_federation")
    seats = [f"    {seat}: {{faction: {name}, goods: {goods}}}" for seat, name in zip("ABCD", factions, strict=True)]
    position = tmp_path / "rich.yaml"
    position.write_text("\n".join(["given:", "  sets: [base, allies]", "  players:", *seats]) + "\n", "utf-8")
    settings = Settings(speed="off", text_scale=text_scale)
    rehearse("table", SMALL, position=position, seat="A", settings=settings).settle()
    assert not shortened
