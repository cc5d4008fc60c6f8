"""The table of Metro 2033 in the window: what lies there can be seen, and every command be given with the mouse."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from game.kernel.bag import Bag
from game.kernel.seats import SEATS
from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.rules import commands as cmd
from game.metro2033.rules import steps as st
from game.metro2033.rules.state import HIDDEN, Metro, MetroState
from game.metro2033.scenes.table import MetroTableScene
from game.metro2033.table.map_frame import ZOOMS
from game.metro2033.table.plan import OnTable, lay_out, map_frame
from game.metro2033.table.play.panels import Choosing, ExchangingGoods, GoodChip
from game.metro2033.table.spots import (
    HERO_CARD,
    MAP,
    ActSign,
    ArmyInPanel,
    CarriedCard,
    FigureOf,
    GoodsInStrip,
    MarketCard,
    OwnQuest,
    ScoutedThreat,
    StationAt,
)
from game.ui.input import Wheel
from game.ui.places import Label
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import HandoverWay, Settings
from game.ui.table.play.modes import Aiming, Held, Rest
from game.ui.widgets.handover import SHOW_HAND
from tests.languages import LANGUAGES
from tests.metro2033.laid import metro_cards
from tests.metro2033.table.sitting import give, played_by_mouse, sight_of_table, sit_at_metro, state_at
from tests.ui.layout import problems

SIZES = ((1280, 720), (1920, 1080), (1600, 1200), (2560, 1440))


def table(window: Rehearsal) -> MetroTableScene:
    top = window.context.stack.top
    assert isinstance(top, MetroTableScene)
    return top


def at_question(question: type[Any], seats: int = 3, **changes: Any) -> Rehearsal:
    """A window at the first such question of a person, who has goods enough for everything."""

    def rich(_: Metro, state: MetroState) -> MetroState:
        return state.with_player("A", goods=Bag({"pig": 4, "mushroom": 4, "ammo": 4}), **changes)

    return sit_at_metro("human", *["greedy"] * (seats - 1), start=state_at(question, "A", rich))


# ---------------------------------------------------------------------- where everything lies
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("is_left", [False, True])
def test_nothing_lies_on_something_else(size: tuple[int, int], seats: int, is_left: bool) -> None:
    lying = OnTable(
        SEATS[:seats], (8,) * seats, 6, ("gas_mask", "handcar", "rifle", "crossbow"), ("boots",) * 3, ("parade",) * 3,
        ("attack", "quest", "exchange", "refresh", "scout"),
    )  # fmt: skip
    layout = lay_out(size, map_frame(size, metro_cards().map.plan, is_left), lying, 1.0, is_left)
    parts = [
        layout.frame.box, *layout.seats.values(), layout.armies, layout.market, layout.decks, layout.side.panel,
        layout.strip, layout.bar,
    ]  # fmt: skip
    assert not [pair for pair in combinations(parts, 2) if pair[0].rect.colliderect(pair[1].rect)]
    in_strip = [*(layout.places[GoodsInStrip(good)] for good in GOODS), layout.side.prompt, layout.side.main]
    in_strip += [box for label, box in layout.places.items() if isinstance(label, ActSign)]
    assert not [pair for pair in combinations(in_strip, 2) if pair[0].rect.colliderect(pair[1].rect)]
    assert all(layout.strip.rect.contains(box.rect) for box in in_strip)


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("size", SIZES[:3])
def test_words_and_icons_are_whole_and_large_enough(size: tuple[int, int], language: str) -> None:
    for question, seats in ((st.ChooseHeroAction, 6), (st.ChooseArmyAction, 3), (st.ChooseRecruits, 2)):
        players = ("human", *["greedy"] * (seats - 1))
        window = sit_at_metro(*players, size=size, language=language, start=state_at(question, "A"))
        window.settle()
        assert problems(window.app.marks, size) == []


# ---------------------------------------------------------------------- army and hero
def test_a_hero_is_dragged_to_a_station_and_the_way_is_shown_with_its_steps() -> None:
    window = at_question(st.ChooseHeroAction)
    legal = [one for one in window.context.playing.legal() if isinstance(one, cmd.MoveHero)]
    far = max(legal, key=lambda one: steps_to(window, one.station))
    window.lift(FigureOf("A"))
    window.hover(StationAt(far.station))
    shown = [mark.label for mark in window.app.marks if mark.kind == "text"]
    assert str(steps_to(window, far.station)) in shown
    assert any(mark.label == "callout" for mark in window.app.marks)
    window.drop(StationAt(far.station))
    assert window.context.playing.view("A").player("A").at == far.station


def steps_to(window: Rehearsal, station: str) -> int:
    standing = sight_of_table(window).standing
    return standing.open_map.distances(standing.me.at or "")[station]


def test_a_station_that_is_too_far_says_why() -> None:
    window = at_question(st.ChooseHeroAction)
    reached = {one.station for one in window.context.playing.legal() if isinstance(one, cmd.MoveHero)}
    standing = sight_of_table(window).standing
    far = next(one for one in standing.open_map.adjacent if one not in reached and one != standing.me.at)
    head = window.context.playing.head
    window.drag(FigureOf("A"), StationAt(far))
    assert window.context.playing.head == head
    assert isinstance(table(window).controller.mode, Rest)
    assert any(mark.label == "callout" for mark in window.app.marks)


def test_a_click_on_the_hero_and_one_on_a_station_move_him_too() -> None:
    window = at_question(st.ChooseHeroAction)
    near = next(one for one in window.context.playing.legal() if isinstance(one, cmd.MoveHero))
    window.click(FigureOf("A"))
    assert isinstance(table(window).controller.mode, Aiming)
    window.click(StationAt(near.station))
    assert window.context.playing.view("A").player("A").at == near.station


def test_a_click_on_a_station_aims_the_hero_first() -> None:
    window = at_question(st.ChooseHeroAction)
    near = next(one for one in window.context.playing.legal() if isinstance(one, cmd.MoveHero))
    head = window.context.playing.head
    window.click(StationAt(near.station))
    assert window.context.playing.head == head
    assert isinstance(table(window).controller.mode, Aiming)
    window.click(StationAt(near.station))
    assert window.context.playing.head > head


def test_the_army_is_dragged_from_the_own_panel_alone() -> None:
    window = at_question(st.ChooseArmyAction)
    window.lift(ArmyInPanel("A"))
    assert isinstance(table(window).controller.mode, Held)
    window.drop(MAP)
    window.lift(ArmyInPanel("B"))
    assert isinstance(table(window).controller.mode, Rest)


def test_foraging_asks_for_the_good() -> None:
    window = at_question(st.ChooseArmyAction)
    window.click(ActSign("forage"))
    mode = table(window).controller.mode
    assert isinstance(mode, Choosing)
    number = mode.commands.index(cmd.Forage("A", ("ammo",)))
    window.key(str(number + 1))
    assert window.context.playing.view("A").player("A").goods["ammo"] == 5


def test_the_army_is_dragged_onto_the_good_that_it_forages() -> None:
    window = at_question(st.ChooseArmyAction)
    window.lift(ArmyInPanel("A"))
    window.drop(GoodsInStrip("mushroom"))
    assert window.context.playing.view("A").player("A").goods["mushroom"] == 5


def test_the_key_of_an_attack_aims_at_one_station_after_the_other() -> None:
    window = at_question(st.ChooseArmyAction)
    head, found = window.context.playing.head, []
    for _ in range(3):
        window.key("t")
        found.append(table(window).focus)
    assert found[0] is None, "the first press aims"
    mode = table(window).controller.mode
    assert isinstance(mode, Aiming)
    assert {target.verb for target in mode.targets} == {"strike"}, "foraging has a key of its own"
    assert isinstance(found[1], StationAt)
    assert found[2] != found[1]
    window.key("return")
    assert isinstance(window.context.playing.journal.line[head + 1].decision, cmd.ArmyAttacks)


@pytest.mark.parametrize("fighter", ["army", "hero"])
def test_a_station_is_defended_by_dragging_army_or_hero_onto_it(fighter: str) -> None:
    def at_home(_: Metro, state: MetroState) -> MetroState:
        return state.with_player("A", at=next(station for station, seat in state.owners.items() if seat == "A"))

    window = sit_at_metro("human", "greedy", "greedy", start=state_at(st.ChooseGuard, "A", at_home))
    head = window.context.playing.head
    guarded = next(
        command
        for command in window.context.playing.legal()
        if isinstance(command, cmd.GuardStation) and command.fighter == fighter
    )
    window.drag(ArmyInPanel("A") if fighter == "army" else FigureOf("A"), StationAt(guarded.station))
    assert window.context.playing.journal.line[head + 1].decision == guarded


def test_a_quest_is_discarded_for_its_property_only_after_a_question() -> None:
    window = at_question(st.ChooseHeroAction, quests=("safe_conduct",))
    head, quest = window.context.playing.head, OwnQuest(0, "safe_conduct")
    window.click(quest)
    assert "Discard this quest for its property?".upper() in {str(mark.label).upper() for mark in window.app.marks}
    window.key("escape")
    assert window.context.playing.head == head
    window.click(quest)
    window.key("1")
    assert window.context.playing.journal.line[head + 1].decision == cmd.UseProperty("A", "safe_conduct")


# ---------------------------------------------------------------------- who sees what
@pytest.mark.parametrize(("handover", "sees_quests"), [("hands", False), ("everything", True)])
def test_what_is_public_lies_open_where_nothing_hidden_is_needed(handover: HandoverWay, sees_quests: bool) -> None:
    def carrying(_: Metro, state: MetroState) -> MetroState:
        return state.with_player("A", equipment=("tunnel_rifle",), quests=("parade",))

    start, settings = state_at(st.ChooseRecruits, "A", carrying), Settings(speed="off", handover=handover)
    window = sit_at_metro("human", "human", "greedy", start=start, settings=settings)
    window.settle()
    assert {"sasha", "tunnel_rifle"} <= {mark.label for mark in window.app.marks}
    assert ("parade" in {mark.label for mark in window.app.marks}) == sees_quests


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((800, 1200), 1.0), ((1280, 720), 2.0)])
def test_a_closed_strip_shows_what_is_public_below_its_sign(size: tuple[int, int], text: float, language: str) -> None:
    def hiding(_: Metro, state: MetroState) -> MetroState:
        return state.with_player("A", equipment=("tunnel_rifle",), quests=("parade", "old_debts"))

    start, settings = state_at(st.ChooseArmyAction, "A", hiding), Settings(speed="off", text_scale=text)
    window = sit_at_metro("human", "human", "greedy", start=start, settings=settings, size=size, language=language)
    window.settle()
    assert SHOW_HAND in window.labels()
    shown = [mark.label for mark in window.app.marks]
    assert "tunnel_rifle" in shown
    assert not {"parade", "old_debts"} & set(shown)
    assert problems(window.app.marks, size) == []


def test_a_scouted_threat_lies_in_the_strip_before_the_turn_ends() -> None:
    def beside_a_neutral_station(metro: Metro, state: MetroState) -> MetroState:
        neutral = next(
            station
            for station in metro.cards.map.stations.values()
            if station.kind == "ordinary" and station.zone == "red" and station.id not in state.owners
        )
        return state.with_player("A", at=neutral.id)

    start = state_at(st.ChooseHeroAction, "A", beside_a_neutral_station)
    window = sit_at_metro("human", "human", "greedy", start=start, settings=Settings(speed="off"))
    window.key("s")
    window.click(SHOW_HAND)
    window.settle()
    scouted = window.context.playing.view("A").player("A").scouted
    assert scouted is not None
    assert ScoutedThreat(scouted.card) in {mark.label for mark in window.app.marks if mark.kind == "hit"}
    window.key("space")
    window.settle()
    assert scouted.card not in {mark.label for mark in window.app.marks}


# ---------------------------------------------------------------------- trade
def on_hansa(question: type[Any] = st.ChooseHeroAction, **changes: Any) -> Rehearsal:
    return at_question(question, at="kurskaya_ring", **changes)


def test_goods_are_exchanged_in_a_panel() -> None:
    window = on_hansa()
    window.click(ActSign("exchange"))
    window.click(GoodChip("given", "mushroom"))
    window.click(GoodChip("taken", "pig"))
    window.key("right")
    match, head = window.context.playing, window.context.playing.head
    window.key("space")
    assert match.entry(head + 1).decision == cmd.ExchangeGoods("A", 2, "mushroom", "pig")


def test_one_good_is_not_exchanged_for_itself() -> None:
    panel = ExchangingGoods(
        (cmd.ExchangeGoods("A", 1, "pig", "ammo"), cmd.ExchangeGoods("A", 1, "ammo", "pig")), "pig", "ammo"
    )
    assert panel.with_good(GoodChip("taken", "pig")).command == cmd.ExchangeGoods("A", 1, "ammo", "pig")
    assert panel.with_good(GoodChip("given", "mushroom")) == panel


def test_above_the_limit_a_card_is_bought_onto_the_one_that_goes() -> None:
    window = on_hansa(equipment=("gas_mask", "handcar"))
    card = next(card for card in window.context.playing.view("A").market if card not in ("gas_mask", "handcar"))
    give(window, cmd.BuyEquipment("A", card, "handcar"))
    assert set(window.context.playing.view("A").player("A").equipment) == {"gas_mask", card}


def test_a_click_on_a_card_of_the_market_buys_it() -> None:
    window = on_hansa()
    view = window.context.playing.view("A")
    window.click(MarketCard(0, view.market[0]))
    assert view.market[0] in window.context.playing.view("A").player("A").equipment


# ---------------------------------------------------------------------- the map seen larger
def test_the_wheel_makes_the_map_larger_and_home_shows_all_of_it() -> None:
    window = at_question(st.ChooseHeroAction)
    pos = window.find(StationAt("kitay_gorod_orange"))
    scene = table(window)
    assert scene.on_wheel(Wheel(pos, 1))
    assert scene.frame.zoom == ZOOMS[1]
    scene.on_wheel(Wheel(pos, 5))
    assert scene.frame.zoom == ZOOMS[-1]
    assert not scene.on_wheel(Wheel(pos, 1))
    window.settle()
    assert abs(window.find(StationAt("kitay_gorod_orange"))[0] - pos[0]) <= 2, "it stays under the pointer"
    window.key("home")
    assert scene.frame.zoom == 1


def test_empty_ground_is_dragged_while_the_map_is_larger() -> None:
    window = at_question(st.ChooseHeroAction)
    scene = table(window)
    middle = scene.frame.box.center
    scene.on_wheel(Wheel(middle, 2))
    before = scene.frame
    window.settle()
    empty = next(pos for pos in spots_of(scene.frame.box) if window.app.label_at(pos) == MAP)
    window.lift(f"{empty[0]},{empty[1]}")
    window.drop(f"{empty[0] + 60},{empty[1] + 40}")
    assert (scene.frame.left, scene.frame.top) != (before.left, before.top)


def spots_of(box: Any) -> Iterator[tuple[int, int]]:
    return ((x, y) for x in range(box.x + 90, box.right - 90, 23) for y in range(box.y + 90, box.bottom - 90, 19))


# ---------------------------------------------------------------------- keys
def test_letters_press_the_plates_and_space_ends_the_turn() -> None:
    window = on_hansa()
    window.key("x")
    assert isinstance(table(window).controller.mode, ExchangingGoods)
    window.key("escape")
    window.key("w")
    assert isinstance(table(window).controller.mode, Aiming)
    window.key("escape")
    before = window.context.playing.head
    window.key("space")
    assert window.context.playing.head > before


def test_tab_reaches_the_hero_and_enter_moves_him() -> None:
    window = at_question(st.ChooseHeroAction)
    window.key("w")
    window.key("tab")
    focus = table(window).focus
    assert isinstance(focus, StationAt)
    window.key("return")
    assert window.context.playing.view("A").player("A").at == focus.station


# ---------------------------------------------------------------------- who sees what
def test_nothing_that_a_seat_keeps_hidden_lies_open_for_another() -> None:
    window = sit_at_metro("human", "human", start=state_at(st.ChooseHeroAction, "A"), settings=Settings(speed="off"))
    window.settle()
    shown = {str(mark.label) for mark in window.app.marks}
    hidden = {card for player in window.context.playing.view("B").players for card in player.quests if card != HIDDEN}
    assert not shown & hidden


def test_own_quests_lie_in_the_strip() -> None:
    window = at_question(st.ChooseHeroAction, quests=("parade",))
    assert OwnQuest(0, "parade") in sight_of_table(window).layout.places
    assert CarriedCard not in {type(label) for label in sight_of_table(window).layout.places}
    assert HERO_CARD in sight_of_table(window).layout.places


def test_reduced_motion_marks_what_has_changed() -> None:
    window = sit_at_metro(
        "human", "greedy", start=state_at(st.ChooseHeroAction, "A"), settings=Settings(reduced_motion=True)
    )
    near = next(one for one in window.context.playing.legal() if isinstance(one, cmd.MoveHero))
    give(window, near)
    changed: tuple[Label, ...] = table(window).show.changed
    assert FigureOf("A") in changed


# ---------------------------------------------------------------------- whole games
@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (4, 3), (6, 4)])
def test_a_game_is_played_to_its_end_by_mouse_alone(seats: int, seed: int) -> None:
    window = sit_at_metro("human", *["greedy"] * (seats - 1), seed=seed)
    assert played_by_mouse(window, Random(seed)) == []
    assert window.context.playing.status.is_over
