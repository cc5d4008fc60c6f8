"""The screens of a match, played by mouse and keyboard events."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import deal_match
from game.fiftyfirst.match.vp_sources import vp_lines
from game.fiftyfirst.rehearsal import match_at, new_match, rehearse
from game.fiftyfirst.rules.commands import KeepCards, Pass, PickCard, StoreGoods
from game.fiftyfirst.rules.events import (
    CardsDrawn,
    GoodsGained,
    GoodsReturned,
    GoodsStored,
    LocationRazed,
    PhaseBegan,
    Source,
)
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.steps import ChooseStorage
from game.fiftyfirst.scenes.cleanup import CleanupScene
from game.fiftyfirst.scenes.keep import KeepScene
from game.fiftyfirst.table import course
from game.fiftyfirst.table.accounts import IncomeLine, events_of, last_production
from game.fiftyfirst.wording.narration import Narration
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.kernel.seats import NOBODY, SeatSetup, Viewer
from game.play.kind import decided
from game.ui.places import name_of
from game.ui.rehearsal.driver import Rehearsal
from game.ui.running import flow
from game.ui.running.deeds import recap
from game.ui.running.vp_course import vp_by_round
from game.ui.scenes.title.scene import TitleScene
from game.ui.scenes.zoom import ZoomScene
from tests.ui.layout import problems
from tests.ui.menu_person import TWO_PEOPLE
from tests.ui.mouse_player import offered
from tests.ui.phase_person import take_seat
from tests.ui.solo_games import played_by_robot
from tests.ui.steps import go
from tests.ui.table_person import on_top
from tests.ui.whole_game import scene_name

SCENES = (
    "title",
    "new_game",
    "settings",
    "help",
    "menu",
    "keep",
    "lookout",
    "production",
    "cleanup",
    "tidied",
    "score",
    "cover",
    "zoom",
)
SIZES = ((1280, 720), (1920, 1080))
SIZE = SIZES[0]


@pytest.fixture
def started(tmp_path: Path) -> Rehearsal:
    """A match of two people, dealt from the menu."""
    window = rehearse("title", SIZE, data=tmp_path, settings=TWO_PEOPLE)
    window.click("menu:new_game")
    window.click("start")
    return window


def cards(window: Rehearsal) -> list[str]:
    return [label for label in window.labels() if label.startswith("card:")]


def texts(window: Rehearsal) -> list[str]:
    return [mark.name for mark in window.app.marks if mark.kind == "text"]


def keep_four(window: Rehearsal) -> None:
    window.click("show_hand")
    for label in cards(window)[:2]:
        window.click(label)
    window.click("confirm")


def pick_until(window: Rehearsal, wanted: str) -> None:
    """Go through the Lookout with the first card each time."""
    for _ in range(40):
        if scene_name(window) == wanted:
            return
        labels = window.labels()
        window.click("show_hand" if "show_hand" in labels else cards(window)[0])
    raise AssertionError(f"{wanted} never came")


# ------------------------------------------------------------------ layout
@pytest.mark.usefixtures("blank_drawings")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCENES)
def test_nothing_meets_or_leaves_its_panel(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    window = rehearse(name, size, data=tmp_path)
    window.settle()
    assert problems(window.app.marks, size) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
def test_every_screen_has_a_way_on(name: str, tmp_path: Path) -> None:
    window = rehearse(name, SIZE, data=tmp_path)
    before = scene_name(window)
    for _ in range(3 if name == "settings" else 1):  # the first two are the page that is shown, and another
        window.key("tab")
    window.settle()
    drawn = window.surface.copy()
    window.key("return")
    window.settle()
    assert scene_name(window) != before or window.surface.get_buffer().raw != drawn.get_buffer().raw


# ------------------------------------------------------------------ from the menu into a match
@pytest.mark.slow
def test_the_title_offers_to_continue_only_what_is_unfinished(started: Rehearsal) -> None:
    keep_four(started)
    started.key("escape")
    started.click("menu:leave")
    assert started.labels()[0] == "menu:continue"
    started.click("menu:continue")
    match = started.context.playing
    assert match.state.players[0].kept is not None
    assert match.state.to_move == "B"
    assert "show_hand" in started.labels()


def places_of_entries(window: Rehearsal) -> dict[str, pygame.Rect]:
    return {mark.name: mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.name.startswith("menu:")}


@pytest.mark.parametrize("size", [SIZE, (1000, 1400)], ids=str)
def test_the_entries_of_the_title_keep_their_places_whatever_there_is_to_continue(
    size: tuple[int, int], tmp_path: Path
) -> None:
    window = rehearse("title", size, data=tmp_path)
    before = places_of_entries(window)
    entries = ["continue", "play", "new_game", "solo", "learn", "matches", "cards", "rules", "settings", "quit"]
    assert list(before) == [f"menu:{entry}" for entry in entries]
    window.click("menu:play")
    window.context.director.leave_match()
    window.settle()
    assert places_of_entries(window) == before


def test_without_a_match_there_is_nothing_to_continue_and_a_tip_says_why(tmp_path: Path) -> None:
    window = rehearse("title", SIZE, data=tmp_path)
    window.click("menu:continue")
    assert window.context.match is None
    window.hover("menu:play")
    window.hover("menu:continue")
    window.wait(400)
    assert any(text.startswith("There is no unfinished match.") for text in texts(window))


def test_no_faction_is_taken_twice(tmp_path: Path) -> None:
    window = rehearse("new_game", SIZE, data=tmp_path)
    go(window, "click faction_chip:new_york:A", "click faction_chip:new_york:B", "click start")
    factions = [player.faction for player in window.context.playing.state.players]
    assert factions[0] == "new_york"
    assert factions[1] != "new_york"


def test_two_players_of_one_name_cannot_start(tmp_path: Path) -> None:
    window = rehearse("new_game", SIZE, data=tmp_path)
    go(window, "click name:B", "key ctrl+backspace", "type Player 1", "click start")
    assert window.context.match is None


# ------------------------------------------------------------------ keep four of six (R3.7)
def test_the_six_cards_stay_hidden_until_the_hand_is_opened(started: Rehearsal) -> None:
    hand = started.context.playing.state.players[0].hand
    assert cards(started) == []
    shown = {mark.name for mark in started.app.marks if mark.kind == "image"}
    assert not shown & set(hand)
    started.key("space")
    assert len(cards(started)) == 6


@pytest.mark.slow
def test_the_two_clicked_cards_go_and_the_choice_can_be_taken_back(started: Rehearsal) -> None:
    started.click("show_hand")
    hand = started.context.playing.state.players[0].hand
    labels = cards(started)
    started.click(labels[1])
    started.click("confirm")
    assert started.context.playing.journal.head == 0, "one card is not enough"
    started.click(labels[4])
    started.click("confirm")
    assert started.context.playing.state.players[0].kept == (hand[0], hand[2], hand[3], hand[5])
    started.click("undo")
    assert started.context.playing.state.players[0].kept is None
    assert cards(started) == [], "the hand has been closed"


def test_the_next_player_does_not_see_the_choice_of_the_first(started: Rehearsal) -> None:
    keep_four(started)
    kept = started.context.playing.state.players[0].kept or ()
    assert scene_name(started) == "KeepScene"
    assert started.context.viewer == NOBODY
    shown = {mark.name for mark in started.app.marks if mark.kind == "image"}
    assert not shown & set(kept)


# ------------------------------------------------------------------ Lookout and production (R5, R6)
@pytest.mark.slow
def test_a_whole_lookout_leads_to_the_summary_and_then_to_the_table(started: Rehearsal) -> None:
    keep_four(started)
    keep_four(started)
    assert scene_name(started) == "LookoutScene"
    pick_until(started, "ProductionScene")
    state = started.context.playing.state
    assert [len(player.hand) for player in state.players] == [7, 7], "four kept, two picked, one produced"
    started.click("continue")
    assert scene_name(started) == "TableScene"
    started.context.director.advance()
    assert scene_name(started) == "TableScene", "the summary is shown once"


@pytest.mark.slow
@pytest.mark.parametrize("way", ["click", "drag"])
def test_a_click_or_a_drag_to_the_hand_takes_a_card(way: str, tmp_path: Path) -> None:
    window = rehearse("lookout", SIZE, data=tmp_path)
    match = window.context.playing
    head, card = match.journal.head, match.state.offer[1]
    label = cards(window)[1]
    if way == "drag":
        window.drag(label, f"{SIZE[0] // 2},{SIZE[1] - 20}")
    else:
        window.click(label)
    decision = match.journal[head + 1].decision
    assert isinstance(decision, PickCard)
    assert decision.card == card


@pytest.mark.slow
def test_a_card_that_is_dropped_elsewhere_stays_and_the_place_is_told(tmp_path: Path) -> None:
    window = rehearse("lookout", SIZE, data=tmp_path)
    head = window.context.playing.journal.head
    window.drag(cards(window)[1], "20,300")
    assert window.context.playing.journal.head == head
    assert "Drop a card on your hand to take it." in texts(window)


@pytest.mark.slow
def test_a_card_is_dragged_away_to_be_discarded_and_back_to_be_kept(started: Rehearsal) -> None:
    started.click("show_hand")
    scene = started.context.stack.top
    assert isinstance(scene, KeepScene)
    labels, away = cards(started), f"{SIZE[0] // 2},{SIZE[1] - 30}"
    started.drag(labels[1], away)
    started.drag(labels[4], away)
    assert scene.chosen == [1, 4]
    started.drag(labels[2], away)
    assert scene.chosen == [1, 4]
    assert any(text.startswith("You discard two cards.") for text in texts(started))
    started.drag(labels[4], labels[5])
    assert scene.chosen == [1]


def test_the_picking_order_goes_round_and_back(catalog: Catalog) -> None:
    match = new_match(catalog, 1, players=4)
    first = match.state.clockwise_from(match.state.first_player)
    assert match.view(NOBODY).lookout.order == (*first, *reversed(first))


def test_every_pick_is_counted_over_both_drafts(catalog: Catalog) -> None:
    match = match_at(catalog, "lookout", None)
    order = match.view(NOBODY).lookout.order
    for number, seat in enumerate(order):
        assert match.view(NOBODY).lookout.done == number
        assert match.state.to_move == seat
        match.submit(match.legal()[0])
        match.end_turn()
    assert match.view(NOBODY).lookout.done == len(order)


def viewer(window: Rehearsal) -> Viewer:
    """Whose hand lies open."""
    return window.context.viewer


def test_a_pick_closes_the_hand_and_one_press_opens_the_next(tmp_path: Path) -> None:
    window = rehearse("lookout", SIZE, data=tmp_path)
    mover = window.context.playing.state.to_move
    assert viewer(window) == mover
    window.click(cards(window)[0])
    assert viewer(window) == NOBODY
    window.key("space")
    assert viewer(window) not in (NOBODY, mover)


def test_a_lone_human_is_never_asked_to_take_the_seat(catalog: Catalog) -> None:
    match = deal_match(Game(catalog), [SeatSetup("Alex"), SeatSetup("Robot", "random")], 3)
    assert flow.viewer_after(match, course, NOBODY) == "A"


def test_the_summary_lists_every_source_and_adds_up() -> None:
    events = (
        GoodsGained("A", Bag({"iron": 9}), Source("faction", "new_york")),
        PhaseBegan("production"),
        GoodsReturned("A", 4, "ruined_library", Bag({"gun": 1})),
        GoodsGained("A", Bag({"worker": 3}), Source("faction", "new_york")),
        CardsDrawn("A", ("school",), Source("faction", "new_york")),
        GoodsGained("B", Bag({"brick": 1}), Source("deal", "pub")),
        GoodsGained("A", Bag({"fuel": 1}), Source("production", "docks", 7)),
        PhaseBegan("action"),
        GoodsGained("A", Bag({"red": 9}), Source("faction_action", "new_york")),
    )
    first, second = last_production(events, ("A", "B")).values()
    assert first == [
        IncomeLine("stored", "ruined_library", 4, Bag({"gun": 1})),
        IncomeLine("faction", "new_york", None, Bag({"worker": 3, "card": 1})),
        IncomeLine("production", "docks", 7, Bag({"fuel": 1})),
    ]
    assert [line.goods for line in second] == [Bag({"brick": 1})]


# ------------------------------------------------------------------ Cleanup (R17)
def test_stored_goods_leave_the_account_of_what_goes_back(tmp_path: Path) -> None:
    window = rehearse("cleanup", SIZE, data=tmp_path)
    match = window.context.playing
    question = match.state.question
    assert isinstance(question, ChooseStorage)
    before = match.state.player(question.seat).goods
    steppers = [label for label in window.labels() if label.endswith(":plus")]
    plus = next(label for label in steppers if before[label.split(":")[2]])
    good = plus.split(":")[2]
    store_nothing(window)
    window.click(plus)
    window.click("confirm")
    events = match.journal[match.journal.head].events
    stored = [(event.site, event.goods) for event in events if isinstance(event, GoodsStored)]
    assert stored == [(question.site, Bag({good: 1}))]


def store_nothing(window: Rehearsal) -> None:
    """Take all that is offered back off the card."""
    for good, count in offered(window).items():
        for _ in range(count):
            window.click(next(label for label in window.labels() if label.endswith(f":{good}:minus")))


def test_as_much_as_the_card_holds_is_offered(tmp_path: Path) -> None:
    window = rehearse("cleanup", SIZE, data=tmp_path)
    match, top = window.context.playing, window.context.stack.top
    most = max(command.goods.total for command in match.legal() if isinstance(command, StoreGoods))
    assert offered(window).total == most > 0
    assert top is not None
    assert all(button.why for label, button in top.buttons.items() if name_of(label).endswith(":plus")), (
        "there is no room left"
    )
    window.key("space")
    stored = [event for event in match.journal[match.journal.head].events if isinstance(event, GoodsStored)]
    assert stored[0].goods.total == most


def test_more_than_there_is_cannot_be_stored(tmp_path: Path) -> None:
    window = rehearse("cleanup", SIZE, data=tmp_path)
    store_nothing(window)
    top = window.context.stack.top
    assert top is not None
    state = window.context.playing.state
    assert state.to_move
    goods = state.player(state.to_move).goods
    steppers = {name_of(label): button for label, button in top.buttons.items() if name_of(label).startswith("store:")}
    assert all(button.why for label, button in steppers.items() if label.endswith(":minus")), "nothing is stored yet"
    offered_goods = {label.split(":")[2] for label in steppers}
    assert offered_goods
    assert all(goods[good] for good in offered_goods), "no row for a good that is not there"


# ------------------------------------------------------------------ hand-over and notices
def test_the_full_cover_holds_at_once_when_the_settings_are_left(started: Rehearsal) -> None:
    go(started, "key escape", "click menu:settings", "click page:play", "click setting:handover:window", "key escape")
    assert scene_name(started) == "CoverScene"
    started.click("show_hand")
    assert scene_name(started) == "KeepScene"
    assert len(cards(started)) == 6


def test_a_match_that_cannot_be_written_says_since_when(started: Rehearsal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.play.match.Match.unsaved_since", property(lambda _: 3))
    started.key("space")
    started.settle()
    assert any("Not saved since step 3" in text for text in texts(started))
    started.key("escape")
    assert "Whatever could not be saved will be lost" in texts(started)


def test_a_damaged_end_of_a_save_is_told(started: Rehearsal, tmp_path: Path) -> None:
    keep_four(started)
    started.key("escape")
    started.click("menu:leave")
    path = next((tmp_path / "matches").glob("*.jsonl"))
    with path.open("ab") as file:
        file.write(b'{"n": 2, "decision')
    assert started.context.stack.top is not None
    started.context.stack.top.enter()
    started.settle()
    started.click("menu:continue")
    assert any("was damaged" in text for text in texts(started))
    started.click("notice:close")
    assert not any("was damaged" in text for text in texts(started))


def test_a_recorded_hand_is_kept_through_the_window(started: Rehearsal) -> None:
    keep_four(started)
    decision = started.context.playing.journal[1].decision
    assert isinstance(decision, KeepCards)
    assert started.context.playing.unsaved_since is None


@pytest.mark.parametrize("solo", [None, *KINDS])
def test_all_accounts_add_up_to_the_final_score(solo: str | None, catalog: Catalog) -> None:
    """Those of solo games and of a game of two people."""
    match = played_by_robot(solo) if solo else match_at(catalog, "score", None)
    lines = vp_lines(events_of(match), match.state.scores)
    totals = tuple(sum(line.vp[side] for line in lines) for side in (0, 1))
    assert totals == tuple(score.total for score in match.state.scores)
    assert "start" not in {line.group for line in lines}, "every VP has a source"
    rounds = vp_by_round(match)
    assert (rounds[0], rounds[-1]) == ((0, 0), totals)
    assert len(rounds) == match.state.round + 1


def test_a_rematch_seats_the_same_players_again_and_is_played_with_the_same_sets(tmp_path: Path) -> None:
    window = rehearse("score", SIZE, data=tmp_path)
    match = window.context.playing
    match.header = replace(match.header, options={**match.header.options, "sets": ("base", "promo_1")})
    window.click("rematch")
    assert scene_name(window) == "KeepScene"
    rematch = window.context.playing
    assert (rematch.game.sets, rematch.seats, rematch.journal.head) == (("base", "promo_1"), match.seats, 0)


@pytest.mark.slow
def test_the_last_pass_leads_to_the_score_and_can_be_taken_back(tmp_path: Path) -> None:
    window = rehearse("score", SIZE, data=tmp_path)
    window.click("undo")
    assert scene_name(window) == "TableScene"
    assert not window.context.playing.state.is_over


def test_an_unreadable_save_is_told_once_and_the_next_one_is_offered(started: Rehearsal) -> None:
    next_one = started.context.playing.path
    go(started, "key escape", "click menu:leave", "click menu:new_game", "click start")
    broken = started.context.playing.path
    assert broken
    go(started, "key escape", "click menu:leave")
    broken.write_text("{}\n")
    go(started, "click menu:new_game", "click back")
    saved = on_top(started, TitleScene).game.unfinished
    assert saved
    assert saved.path == next_one
    assert sum(broken.name in text for text in texts(started)) == 1
    go(started, "click notice:close", "click menu:new_game", "click back")
    assert not any(broken.name in text for text in texts(started))


def test_what_was_taken_back_can_be_done_again(started: Rehearsal) -> None:
    keep_four(started)
    kept = started.context.playing.state.players[0].kept
    started.key("ctrl+z")
    assert started.context.playing.state.players[0].kept is None
    started.key("ctrl+y")
    assert started.context.playing.state.players[0].kept == kept


def test_the_recap_tells_what_was_done_to_the_next_player(catalog: Catalog) -> None:
    wording = Wording(catalog, "en")
    for seed in range(1, 40):
        match = new_match(catalog, seed)
        while (mover := match.state.to_move) is not None:
            entry = match.submit(decided(match.advise("random", f"{seed}/{match.journal.head}")))
            assert not isinstance(entry, Refusal)
            razed = [event for event in entry.events if isinstance(event, LocationRazed)]
            if razed and match.state.to_move == razed[0].owner:
                lines = recap(match, Narration(wording), razed[0].owner)
                assert any(wording.title(razed[0].card) in line for line in lines)
                assert recap(match, Narration(wording), mover) == (), "the one who did it needs no recap"
                return
            match.end_turn()
    raise AssertionError("nobody razed anything in 40 games")


def test_the_recap_tells_a_pass_though_it_concerns_nobody_else(catalog: Catalog) -> None:
    match = new_match(catalog, 5)
    wording = Wording(catalog, "en")
    while match.state.phase != "action" or not any(isinstance(command, Pass) for command in match.legal()):
        match.submit(match.legal()[0])
        match.end_turn()
    entry = match.submit(next(command for command in match.legal() if isinstance(command, Pass)))
    assert not isinstance(entry, Refusal)
    match.end_turn()
    waiting = match.state.to_move
    assert waiting is not None
    assert [line for line in recap(match, Narration(wording), waiting) if "passes" in line]


def test_two_robots_play_to_the_score(tmp_path: Path) -> None:
    window = rehearse("new_game", SIZE, data=tmp_path)
    go(window, "click player:A:medium", "click player:B:medium", "click start")
    for _ in range(100):
        window.wait(1000)
        if scene_name(window) == "ScoreScene":
            return
    raise AssertionError(f"the match ends at {scene_name(window)}")


@pytest.mark.slow
def test_against_a_robot_nobody_is_asked_to_take_the_seat(tmp_path: Path) -> None:
    window = rehearse("new_game", SIZE, data=tmp_path, settings=TWO_PEOPLE)
    window.click("player:A:medium")
    window.click("start")
    for label in cards(window)[:2]:
        window.click(label)
    window.click("confirm")
    assert window.context.viewer == "B"
    pick_until(window, "ProductionScene")
    assert window.context.viewer == "B"


# ------------------------------------------------------------------ faction boards
@pytest.mark.parametrize("how", ["click plate:B", "click faction_chip:mutants_union:B", "key f3"])
def test_a_faction_shows_its_own_board(started: Rehearsal, how: str) -> None:
    """By click and by F3: not the board of another faction as an example."""
    assert started.context.playing.state.players[1].faction == "mutants_union"
    started.hover("plate:B")
    started.perform(how)
    top = on_top(started, ZoomScene)
    assert top.cards == ("mutants_union",)


def test_each_plate_at_the_first_hand_tells_what_the_faction_produces(started: Rehearsal) -> None:
    boards = [mark.name for mark in started.app.marks if mark.kind == "image" and mark.name.startswith("board ")]
    assert boards == [f"board {player.faction}" for player in started.context.playing.state.players]


# ------------------------------------------------------------------ Cleanup (R17.1)
def test_goods_are_dragged_onto_the_card_that_stores_them() -> None:
    window = take_seat("cleanup", 2, busy=True)
    scene = window.context.stack.top
    assert isinstance(scene, CleanupScene)
    good, most = next(iter(scene.stored)), scene.stored
    face = next(label for label in window.labels() if label.startswith("card:"))
    window.drag(f"have:{good}", face)
    assert scene.stored == most, "no more has room, or there is no more"
    assert scene._complaint
    window.click(next(label for label in window.labels() if label.endswith(f"{good}:minus")))
    assert scene.stored != most
    window.drag(f"have:{good}", "20,700")
    assert "Drop a good on the card to store it." in texts(window)
    window.drag(f"have:{good}", face)
    assert scene.stored == most
