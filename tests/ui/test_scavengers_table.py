"""Scavengers at the table: discard piles to take from and to match, Ruins as goods, Locations to demolish."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import pytest

from game.kernel.bag import Bag
from game.rules import events as ev
from game.rules import state as asked
from game.rules.commands import AnyCommand, Choose, ChooseSite
from game.rules.state import VIRTUAL, Question
from game.ui.motion.cards import Burn, Morph
from game.ui.motion.goods import Token
from game.ui.motion.motion import Awaited, Glide, Motion
from game.ui.places import Answer, PileOf, SiteAt, WayOption
from game.ui.rehearsal.driver import Rehearsal, rehearse
from game.ui.settings import Settings
from game.ui.table import labels
from game.ui.table.moves.changes import changes
from game.ui.table.moves.choreography import choreograph
from game.ui.table.moves.endpoints import Before
from game.ui.table.play.choices import shown_fronts
from game.ui.table.play.modes import Branching, Discarding, Held, Rest
from game.ui.table.play.sources import targets_from
from game.ui.table.words.about import about
from game.ui.table.words.tips import promise_lines, target_rows, tip_at
from game.ui.topics import topic_of
from game.wording.signs import Sign
from tests.full import full_only
from tests.languages import LANGUAGES
from tests.ui import key_player, mouse_player
from tests.ui.key_player import press
from tests.ui.sweep import Shape, in_shapes, looked_at
from tests.ui.table_person import (
    POSITIONS,
    SMALL,
    connection,
    decisions,
    mode,
    player,
    scene,
    sit_down,
    site,
    state,
    texts,
)
from tests.ui.whole_game import play_on

POSITION = "table_scavengers"
OF_SAM = """
    C:
      faction: merchants_guild
      vp: 2
      state: [Old Cinema, Shelter]
      discard: [Hideout, Negotiator]
"""


@pytest.fixture
def window() -> Rehearsal:
    """Katharina's pile: Church, School, and Gun Shop on top."""
    return sit_down(POSITION)


@pytest.fixture
def three(tmp_path: Path) -> Rehearsal:
    """The same with Sam, whose pile has Negotiator on top."""
    return rehearse("table", SMALL, position=_written(tmp_path, OF_SAM), seat="A", settings=Settings(speed="off"))


def _written(folder: Path, more: str = "", changed: Mapping[str, str] | None = None) -> Path:
    """The position with ``more`` after it, and with what is ``changed`` in it."""
    text = (POSITIONS / f"{POSITION}.yaml").read_text("utf-8").rstrip() + more
    for old, new in (changed or {}).items():
        assert old in text
        text = text.replace(old, new)
    path = folder / "changed.yaml"
    path.write_text(text, "utf-8")
    return path


def ruin(window: Rehearsal, card: str) -> SiteAt:
    """The own Ruin under which a card lies."""
    return next(SiteAt(site.id) for site in player(window).sites if site.ruin and site.card == card)


def asked_for(window: Rehearsal, kind: type[Question]) -> bool:
    return isinstance(state(window).question, kind)


# ---------------------------------------------------------------------- salvage
def test_a_card_is_taken_by_a_click_on_its_pile(window: Rehearsal) -> None:
    window.click(site(window, "scavenger_collector"))
    pile = scene(window).sight().layout.pile("B")
    window.click(f"{pile.center[0]},{pile.center[1]}")
    assert player(window).hand[-1] == "gun_shop"
    assert player(window, "B").discard == ("church", "school")
    assert asked_for(window, asked.ChooseSalvage), "one more may be taken"
    window.click("answer:nothing")
    assert not asked_for(window, asked.ChooseSalvage)


def test_a_card_is_dragged_from_its_pile_to_the_hand(window: Rehearsal) -> None:
    window.click(site(window, "scavenger_collector"))
    pile = scene(window).sight().layout.pile("B")
    window.lift(f"{pile.center[0]},{pile.center[1]}")
    assert isinstance(mode(window), Held)
    window.drop("strip")
    assert player(window).hand[-1] == "gun_shop"
    assert isinstance(mode(window), Rest)


def test_a_card_that_is_dropped_elsewhere_stays_on_its_pile(window: Rehearsal) -> None:
    window.click(site(window, "scavenger_collector"))
    before = decisions(window)
    window.lift("answer:B")
    window.drop("gutter:action")
    assert decisions(window) == before
    assert "DROP IT ON YOUR HAND" in texts(window).upper(), "it says where"


def test_a_card_is_taken_and_one_is_left_by_keys(window: Rehearsal) -> None:
    press(window, site(window, "scavenger_collector"))
    press(window, "answer:B")
    press(window, "answer:nothing")
    assert player(window).hand[-1] == "gun_shop"
    assert player(window, "B").discard == ("church", "school")


def test_the_piles_of_all_who_have_not_passed_can_be_taken_from(three: Rehearsal) -> None:
    three.click(site(three, "scavenger_collector"))
    assert {"answer:B", "answer:C"} <= set(three.labels())
    three.click("answer:C")
    three.click("answer:B")
    assert player(three).hand[-2:] == ("negotiator", "gun_shop")


def test_what_is_on_a_pile_is_told_before_it_is_taken(window: Rehearsal) -> None:
    window.click(site(window, "scavenger_collector"))
    found = scene(window).sight()
    told = tip_at(found, next(mark.label for mark in window.app.marks if mark.name == "answer:B"))
    assert told
    assert "Gun Shop (Katharina)" in told
    assert "spend 2 guns" in told


def test_a_pile_tells_its_size_and_its_top_card(window: Rehearsal) -> None:
    head, title, *_ = about(scene(window).sight(), PileOf("B"))
    assert head.startswith("Katharina: 3 cards in the discard pile.")
    assert title == "Gun Shop"
    assert "2 cards in your discard pile" in str(tip_at(scene(window).sight(), labels.DISCARD))
    assert topic_of(PileOf("B")) == "salvage"
    window.click(site(window, "scavenger_collector"))
    assert scene(window).topic_at(Answer("B")) == "salvage"


def test_a_pile_of_a_player_who_has_passed_says_why_nothing_is_taken_from_it(tmp_path: Path) -> None:
    position = _written(tmp_path, OF_SAM.replace("vp: 2", "vp: 2\n      passed: true"))
    window = rehearse("table", SMALL, position=position, seat="A", settings=Settings(speed="off"))
    window.click(site(window, "scavenger_collector"))
    assert "answer:C" not in window.labels()
    assert "Sam has passed" in str(tip_at(scene(window).sight(), PileOf("C")))


def test_a_yellow_connection_card_is_taken_and_played(window: Rehearsal) -> None:
    window.drag("take:yellow", "strip")
    assert player(window).connections == ("night_freight", "back_alley_finders")
    window = sit_down(POSITION)
    window.drag(connection(window, "night_freight"), "table")
    assert asked_for(window, asked.ChooseSalvage)
    assert "fuel" not in player(window).goods


def test_the_owner_of_a_razed_location_is_asked_after_a_hand_over(tmp_path: Path) -> None:
    changed = {
        "deals: [Barter Blanket]": "deals: []", "red: 3": "red: 4",
        "state: [Squatters' Row,": "state: [Barter Blanket, Squatters' Row,",
    }  # fmt: skip
    position = _written(tmp_path, changed=changed)
    window = rehearse("table", SMALL, position=position, seat="A", settings=Settings(speed="off"))
    window.drag("goods:red", site(window, "barter_blanket", "B"))
    if "confirm" in window.labels():
        window.click("confirm")
    assert asked_for(window, asked.ChooseSalvage)
    assert state(window).to_move == "A", "the Spoils come first"
    for label in ("answer:nothing", "end_turn", "show_hand"):
        window.click(label)
        window.settle()
    assert asked_for(window, asked.ChooseSalvage)
    assert state(window).to_move == "B"
    window.click("answer:A")
    assert player(window, "B").hand[-1] == "docks"


@pytest.mark.parametrize("opponent", ["hegemony", "borgo"])
@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_the_top_card_of_the_virtual_opponent_is_taken_and_its_next_one_seen(
    opponent: str, way: str, tmp_path: Path
) -> None:
    window = rehearse("table", SMALL, position=_solo(tmp_path, opponent), seat="A", settings=Settings(speed="off"))
    collector = site(window, "scavenger_collector")
    if way == "keys":
        press(window, collector)
        press(window, f"answer:{VIRTUAL}")
    else:
        window.click(collector)
        pile = scene(window).sight().layout.pile(VIRTUAL)
        place = f"{pile.center[0]},{pile.center[1]}"
        window.drag(place, "strip") if way == "drag" else window.click(place)
    assert player(window).hand[-1] == "rubble"
    assert scene(window).standing.view.player(VIRTUAL).discard == ("camp",), "only the top is in the view"
    assert scene(window).standing.view.player(VIRTUAL).discard_size == 2
    assert scene(window).standing.match.undo_barrier(), "the next card has come to light"


def _solo(folder: Path, opponent: str) -> Path:
    """A solo position with Scavenger Collector, and a discard pile of the virtual opponent."""
    text = (POSITIONS / f"solo_{opponent}.yaml").read_text("utf-8")
    text = text.replace("  discard: [Camp, Rubble]\n", "").replace("Convoy", "Scavenger Collector")
    text = text.replace("  opponent:\n", "  opponent:\n    discard: [Corner Shop, Camp, Rubble]\n")
    text = text.replace("given:\n", "given:\n  sets: [base, scavengers]\n")
    path = folder / f"{opponent}.yaml"
    path.write_text(text, "utf-8")
    return path


# ---------------------------------------------------------------------- matching
def test_a_category_is_matched_after_a_click(window: Rehearsal) -> None:
    window.click(site(window, "wasteland_expedition"))
    found = mode(window)
    assert isinstance(found, Branching)
    assert found.ways == ("gun", "vp"), "with one pile in reach, its categories are asked for at once"
    window.click("way:gun")
    assert (player(window).vp, player(window).goods["gun"]) == (10, 2)


def test_the_action_card_is_dropped_on_a_pile(three: Rehearsal) -> None:
    three.drag(site(three, "wasteland_expedition"), PileOf("C"))
    found = mode(three)
    assert isinstance(found, Branching)
    assert found.ways == ("fuel", "vp")
    three.click("way:vp")
    assert player(three).vp == 9, "a VP is paid, a VP is gained"


def test_a_pile_and_a_category_are_chosen_by_keys(three: Rehearsal) -> None:
    press(three, site(three, "wasteland_expedition"))
    assert isinstance(mode(three), Branching)
    press(three, "way:C")
    press(three, "way:fuel")
    assert (player(three).vp, player(three).goods["fuel"]) == (10, 0)


def test_a_pile_is_clicked_where_it_lies(three: Rehearsal) -> None:
    three.click(site(three, "wasteland_expedition"))
    assert scene(three).topic_at(WayOption("B")) == "matching"
    pile = scene(three).sight().layout.pile("B")
    three.click(f"{pile.center[0]},{pile.center[1]}")
    found = mode(three)
    assert isinstance(found, Branching)
    assert found.ways == ("gun", "vp")


def test_what_matching_costs_and_brings_is_told_before(three: Rehearsal) -> None:
    sight = scene(three).sight()
    told = str(tip_at(sight, site(three, "wasteland_expedition")))
    assert "gun (Katharina): pay 1 gun, gain 1 VP" in told
    assert "fuel (Sam): pay 1 fuel, gain 1 VP" in told
    of_piles = targets_from(sight.standing, site(three, "wasteland_expedition"))
    assert [target.label for target in of_piles] == [PileOf("B"), PileOf("C")]
    assert len(promise_lines(sight, of_piles[0])) == 2


# ---------------------------------------------------------------------- Ruins
def test_a_ruin_is_spent_by_clicks_and_shows_its_front(window: Rehearsal) -> None:
    sight = scene(window).sight()
    assert shown_fronts(sight.standing, sight.mode) == frozenset()
    window.click(site(window, "blast_engineers"))
    assert isinstance(mode(window), Discarding)
    ruins = {site.id for site in player(window).sites if site.ruin}
    assert shown_fronts(scene(window).standing, mode(window)) == ruins
    assert {"oil_rig", "museum"} <= {mark.name for mark in window.app.marks if mark.kind == "image"}
    found = mode(window)
    assert isinstance(found, Discarding)
    box = scene(window).sight().layout.place(ruin(window, "oil_rig").number)
    assert box
    window.click(f"{box.center[0]},{box.center[1]}")
    assert player(window).discard[-1] == "oil_rig"
    assert player(window).vp == 11


def test_a_ruin_is_dropped_on_the_action_that_it_pays_for(window: Rehearsal) -> None:
    window.drag(ruin(window, "pub"), site(window, "blast_engineers"))
    assert player(window).discard[-1] == "pub"
    assert player(window).goods["gun"] == 4, "goods on it go to the supply"


def test_a_ruin_is_spent_by_keys(window: Rehearsal) -> None:
    press(window, site(window, "blast_engineers"))
    found = mode(window)
    assert isinstance(found, Discarding)
    press(window, f"choice:{found.options.index(ruin(window, 'museum').number)}")
    assert player(window).discard[-1] == "museum"


def test_spoils_are_taken_from_ruins_one_by_one(window: Rehearsal) -> None:
    window.click(site(window, "red_anja"))
    window.click(f"answer:{ruin(window, 'demolition_zone').number}")
    assert asked_for(window, asked.ChooseStripped)
    assert player(window).goods["brick"] == 5
    window.click("done")
    assert not asked_for(window, asked.ChooseStripped)
    assert scene(window).standing.turn == "end", "the turn is not over yet: it can be undone"


def test_ruins_are_dropped_on_the_card_that_strips_them(window: Rehearsal) -> None:
    window.drag(ruin(window, "demolition_zone"), site(window, "red_anja"))
    assert player(window).discard[-1] == "demolition_zone", "activated, and answered with this Ruin"
    assert asked_for(window, asked.ChooseStripped)
    window.drag(f"answer:{ruin(window, 'pub').number}", site(window, "red_anja"))
    assert player(window).discard[-1] == "pub"
    assert not asked_for(window, asked.ChooseStripped)


def test_spoils_are_taken_and_the_rest_left_by_keys(window: Rehearsal) -> None:
    press(window, site(window, "red_anja"))
    press(window, f"answer:{ruin(window, 'demolition_zone').number}")
    press(window, labels.DONE)
    assert player(window).discard[-1] == "demolition_zone"
    assert not asked_for(window, asked.ChooseStripped)


def test_space_leaves_no_offer_of_an_open_question(window: Rehearsal) -> None:
    window.click(site(window, "red_anja"))
    window.key("space")
    assert asked_for(window, asked.ChooseStripped)


@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_a_ruin_is_rebuilt(window: Rehearsal, way: str) -> None:
    chosen, action = ruin(window, "oil_rig"), site(window, "new_horizons_initiative")
    if way == "drag":
        window.drag(chosen, action)
    elif way == "click":
        window.click(action)
        window.click(f"answer:{chosen.number}")
    else:
        press(window, action)
        press(window, f"answer:{chosen.number}")
    last = player(window).sites[-1]
    assert (last.card, last.ruin) == ("oil_rig", False)


# ---------------------------------------------------------------------- demolishing
@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_an_own_location_is_demolished(window: Rehearsal, way: str) -> None:
    target, action = site(window, "roofers_union"), site(window, "mike_the_bang")
    if way == "drag":
        window.drag(action, target)
    elif way == "click":
        window.click(action)
        window.click(f"answer:{target.number}")
    else:
        press(window, action)
        press(window, f"answer:{target.number}")
    assert state(window).site(target.number)[1].ruin
    assert player(window).goods["worker"] == 9 - 1 + 2 + 1, "the Spoils and the Deal"


def test_another_location_is_demolished_after_its_card_was_dropped_there(window: Rehearsal) -> None:
    window.click(site(window, "tommy_the_bang"))
    assert asked_for(window, asked.ChooseDemolished)
    target = site(window, "archive", "B")
    window.drag(site(window, "tommy_the_bang"), target)
    assert state(window).site(target.number)[1].ruin


def test_what_demolishing_brings_is_told_before(window: Rehearsal) -> None:
    sight = scene(window).sight()
    targets = targets_from(sight.standing, site(window, "mike_the_bang"))
    target = next(target for target in targets if target.label == site(window, "roofers_union"))
    gained = [sign for row in target_rows(sight, target) for sign in row.strip]
    assert Sign("good", "brick") in gained
    assert Sign("good", "ruin") in gained
    assert promise_lines(sight, target)[-1] == "Roofers' Union becomes a Ruin."
    assert site(window, "mike_the_bang") not in {target.label for target in targets}


def test_a_shield_says_that_it_protects_a_location(window: Rehearsal) -> None:
    before = decisions(window)
    window.drag(site(window, "tommy_the_bang"), site(window, "motel", "B"))
    assert decisions(window) == before
    assert "cannot be demolished" in texts(window)
    window.click(site(window, "tommy_the_bang"))
    assert "cannot be demolished" in str(tip_at(scene(window).sight(), site(window, "motel", "B")))


def test_an_action_that_cannot_be_paid_says_so_where_it_is_dropped(tmp_path: Path) -> None:
    position = _written(tmp_path, changed={"gun: 3, fuel: 1": "fuel: 1", ", goods: {gun: 1}}": "}"})
    window = rehearse("table", SMALL, position=position, seat="A", settings=Settings(speed="off"))
    before = decisions(window)
    window.drag(site(window, "mike_the_bang"), site(window, "roofers_union"))
    assert decisions(window) == before
    assert "NOT POSSIBLE" in texts(window).upper()


def test_a_location_whose_action_is_aimed_at_nothing_cannot_be_picked_up(window: Rehearsal) -> None:
    for card in ("scavenger_collector", "roofers_union"):
        window.lift(site(window, card))
        assert isinstance(mode(window), Rest)
        window.drop("gutter:action")


# ---------------------------------------------------------------------- goods on Ruins
def test_goods_are_put_on_ruins_by_click_drag_and_keys(window: Rehearsal) -> None:
    press(window, site(window, "pony_express"))
    chosen = []
    for way in ("click", "drag", "keys"):
        question = state(window).question
        assert isinstance(question, asked.ChoosePlaced)
        chosen.append(question.ruin)
        if way == "click":
            window.click("answer:gun")
        elif way == "drag":
            window.drag("answer:fuel", SiteAt(question.ruin))
        else:
            press(window, "answer:iron")
    goods = [state(window).site(number)[1].goods for number in chosen]
    assert goods == [Bag({"gun": 1}), Bag({"fuel": 1}), Bag({"gun": 1, "iron": 1})]
    assert not asked_for(window, asked.ChoosePlaced)


def test_a_ruin_can_be_left_as_it_is(window: Rehearsal) -> None:
    window.click(site(window, "pony_express"))
    first = state(window).question
    window.click("answer:nothing")
    assert asked_for(window, asked.ChoosePlaced)
    assert state(window).question != first


# ---------------------------------------------------------------------- playing on
@pytest.mark.usefixtures("blank_drawings")
@pytest.mark.parametrize(
    ("person", "seed", "questions"),
    [
        (mouse_player, 4, {"ChooseDemolished", "ChoosePlaced", "ChooseRebuilt", "ChooseSalvage", "ChooseStripped"}),
        full_only(key_player, 9, {"ChooseDemolished", "ChooseRebuilt", "ChooseSalvage", "ChooseStripped"}),
    ],
    ids=["mouse", "keys"],
)
def test_every_question_of_the_set_is_answered_in_the_course_of_a_match(
    person: ModuleType, seed: int, questions: set[str], window: Rehearsal
) -> None:
    play_on(window, seed, 160, person.give, person.go_on)
    found = {type(entry.state.question).__name__ for entry in window.context.playing.journal.line}
    assert found >= questions


# ---------------------------------------------------------------------- motion
def submitted(window: Rehearsal, command: AnyCommand, played: list[Motion]) -> list[Motion]:
    played.clear()
    scene(window).submit(command)
    return played


def moving(card: str) -> Rehearsal:
    """The table with motions, after an action was activated."""
    settings = Settings(speed="normal")
    window = rehearse("table", SMALL, position=POSITIONS / f"{POSITION}.yaml", seat="A", settings=settings)
    window.click(site(window, card))
    window.wait(4000)
    return window


def test_a_salvaged_card_flies_from_its_pile_to_the_hand(played: list[Motion]) -> None:
    window = moving("scavenger_collector")
    pile = scene(window).sight().layout.pile("B")
    motions = submitted(window, Choose("A", "B"), played)
    glide = next(move for move in motions if isinstance(move, Glide))
    assert (glide.label, glide.start) == ("gun_shop", pile)
    assert scene(window).sight().layout.hand.strip.rect.contains(glide.end.rect)
    assert [move.label.card for move in motions if isinstance(move, Awaited)] == ["gun_shop"]  # type: ignore[union-attr]


def test_a_stripped_ruin_turns_up_on_its_way_to_the_own_pile_and_its_goods_return(played: list[Motion]) -> None:
    window = moving("red_anja")
    place = scene(window).sight().layout.place(ruin(window, "pub").number)
    assert place
    motions = submitted(window, ChooseSite("A", ruin(window, "pub").number), played)
    glide = next(move for move in motions if isinstance(move, Glide) and move.label == "pub")
    assert (glide.start.center, glide.end) == (place.center, scene(window).sight().layout.side.discard)
    tokens = [(move.good, move.start) for move in motions if isinstance(move, Token)]
    assert ("gun", place.center) in tokens


def test_a_rebuilt_ruin_becomes_a_plate_at_the_end_of_its_row(played: list[Motion]) -> None:
    window = moving("new_horizons_initiative")
    number = ruin(window, "oil_rig").number
    motions = submitted(window, ChooseSite("A", number), played)
    morph = next(move for move in motions if isinstance(move, Morph))
    assert (morph.label, morph.end) == ("oil_rig", scene(window).sight().layout.place(number))


def test_a_demolished_location_burns_before_its_goods_fly_out(played: list[Motion]) -> None:
    window = moving("mike_the_bang")
    motions = submitted(window, ChooseSite("A", site(window, "roofers_union").number), played)
    burn = next(move for move in motions if isinstance(move, Burn))
    assert burn.label == "roofers_union"
    assert all(move.delay >= burn.ends for move in motions if isinstance(move, Token))


def test_goods_fly_onto_a_ruin(played: list[Motion]) -> None:
    window = moving("pony_express")
    question = state(window).question
    assert isinstance(question, asked.ChoosePlaced)
    place = scene(window).sight().layout.place(question.ruin)
    motions = submitted(window, Choose("A", "gun"), played)
    assert [(move.good, move.end) for move in motions if isinstance(move, Token)] == [("gun", place and place.center)]


def test_with_reduced_motion_the_piles_that_have_changed_are_marked() -> None:
    window = moving("scavenger_collector")
    before = scene(window).sight()
    scene(window).submit(Choose("A", "B"))
    assert PileOf("B") in changes(before, scene(window).sight())
    assert labels.DISCARD not in changes(before, scene(window).sight())


def test_all_piles_fly_to_the_deck_when_it_is_made_anew(played: list[Motion], tmp_path: Path) -> None:
    changed = {
        "discard: [Church, School, Gun Shop]": "discard: [Church, Arena, Convoy, School, Gun Shop]",
        "  turn: A\n": "  turn: A\n  deck: []\n  deck_only: true\n",
        "- Wasteland Expedition\n": "- Motel\n", "{card: Motel, shield: true}": "Shelter",
    }  # fmt: skip
    position = _written(tmp_path, changed=changed)
    window = rehearse("table", SMALL, position=position, seat="A", settings=Settings(speed="normal"))
    window.wait(4000)
    window.click(site(window, "motel"))
    backs = [move for move in played if isinstance(move, Glide) and move.label == "card_back"]
    pile, deck = scene(window).sight().layout.pile("B"), scene(window).sight().layout.side.deck
    assert [(move.start, move.end) for move in backs if move.end == deck] == [(pile, deck)] * 2
    assert len(player(window, "B").discard) == 3


def test_the_attack_cards_of_the_virtual_opponent_fly_to_its_own_pile(tmp_path: Path) -> None:
    window = rehearse("table", SMALL, position=_solo(tmp_path, "hegemony"), seat="A", settings=Settings())
    sight = scene(window).sight()
    motions = choreograph((ev.PileDiscarded("attack", ("boiler_room", "negotiator")),), Before(sight, None), sight)
    glides = [move for move in motions if isinstance(move, Glide)]
    assert [move.end for move in glides] == [sight.layout.pile(VIRTUAL)] * 2


def test_borgo_builds_the_top_card_of_the_players_pile(tmp_path: Path) -> None:
    window = rehearse("table", SMALL, position=_solo(tmp_path, "borgo"), seat="A", settings=Settings())
    sight = scene(window).sight()
    built = sight.player(VIRTUAL).sites[0]
    events = (
        ev.CardSalvaged(VIRTUAL, "A", built.card, ev.Source("expansion")),
        ev.LocationConstructed(VIRTUAL, built.card, built.id),
    )
    morph = next(move for move in choreograph(events, Before(sight, None), sight) if isinstance(move, Morph))
    assert (morph.start, morph.end) == (sight.layout.side.discard, sight.layout.place(built.id))


# ---------------------------------------------------------------------- sizes
@pytest.mark.usefixtures("blank_drawings")
@in_shapes(languages=LANGUAGES)
def test_every_panel_and_question_fits_into_every_window(shape: Shape) -> None:
    window = sit_down(POSITION, *shape)
    assert looked_at(window, "at rest") == []
    cards = (
        "wasteland_expedition", "blast_engineers", "red_anja", "new_horizons_initiative", "mike_the_bang",
        "tommy_the_bang", "pony_express", "scavenger_collector",
    )  # fmt: skip
    for card in cards:
        window.click(site(window, card))
        assert looked_at(window, card) == []
        window.key("escape")
        window.settle()
        assert scene(window).standing.turn == "act"
