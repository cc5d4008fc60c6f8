"""The Assault as a scene: what each Machine takes from whom and why, the questions by mouse and by keys, and what
becomes of them by undo, hand-over, robots and resuming."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules.sets.moloch.messages import AssaultEvent, AssaultMissed, ChooseLost, ChooseRazed, Deployed
from game.fiftyfirst.rules.state import GameState
from game.fiftyfirst.rules.steps import ChooseAction
from game.fiftyfirst.scenes.assault.scene import STEP_TIME
from game.fiftyfirst.scenes.replay import ReplayScene
from game.fiftyfirst.table import course
from game.fiftyfirst.table.accounts import CAME, WAITING, Hit, last_assault
from game.fiftyfirst.table.spots import MachineAt, ThreadEnd
from game.kernel.bag import Bag
from game.kernel.seats import NOBODY, SeatSetup, Viewer
from game.play.match import watch_file, watch_match
from game.play.scenarios.scenario import read_position_file
from game.ui.places import name_of
from game.ui.rehearsal.driver import FRAME, Rehearsal
from game.ui.running import flow
from game.ui.scenes.replay.scene import open_replay
from game.ui.scenes.zoom import ZoomScene
from game.ui.settings import Settings
from game.ui.widgets.screen import head_place
from tests.match.golden_matches import FOLDER
from tests.ui.assault_person import FOUR, TWO, attacked, scene, show
from tests.ui.key_player import press
from tests.ui.mouse_player import go_on
from tests.ui.sweep import looked_at
from tests.ui.table_person import POSITIONS, decisions, hand, site, state, texts

MOVING = Settings(speed="normal")


def begun(catalog: Catalog, position: str = TWO, players: tuple[str, ...] = (), folder: Path | None = None) -> Match:
    """The match in which the Assault has just begun."""
    _, game, start = read_position_file(POSITIONS / f"{position}.yaml", fiftyfirst(catalog).only)
    kinds = players or ("human",) * len(start.people)
    seats = [SeatSetup(name, kind) for name, kind in zip(("Alex", "Katharina", "Sam", "Robin"), kinds, strict=False)]
    match = Match.begin(fiftyfirst(), game, seats, start, 5, folder, play_bots=False)
    match.submit(cm.PickCard("B", "church"))
    match.end_turn(play_bots=False)
    return match


def answered(match: Match) -> None:
    """Let everybody choose the first that is possible."""
    while match.state.phase == "assault":
        match.submit(match.legal()[0])
        match.end_turn(play_bots=False)


def deploying(state: GameState, *cards: str) -> GameState:
    """A state in which just these Machines are deployed."""
    assert state.machines is not None
    return replace(state, machines=replace(state.machines, deployed=tuple(Deployed(card) for card in cards)))


def hits(match: Match) -> dict[str, Hit]:
    """Seat and Machine -> what it did."""
    account = last_assault(match)
    assert account is not None
    return {f"{hit.seat} {account.machines[hit.place]}": hit for hit in account.cells.values()}


def seen_by(window: Rehearsal) -> Viewer:
    return window.context.viewer


def ask(window: Rehearsal) -> None:
    window.click("choose")
    window.settle()


def choice_ends(window: Rehearsal) -> list[str]:
    """The cards to which the threads lead."""
    choice = scene(window).choice
    assert choice is not None
    return [choice.targets[end].card for _, end in sorted(choice.ends.items())]


# ---------------------------------------------------------------------- what the Machines do
def test_every_machine_tells_what_it_does_to_whom_and_why_not(catalog: Catalog) -> None:
    match = begun(catalog, FOUR)
    first = hits(match)
    assert {first[f"B {name}"].kind for name in ("mother", "salt_sower", "combat_machine")} == {"asked"}
    assert first["B rust_locust"].kind == first["C mother"].kind == "waiting"
    answered(match)
    told = hits(match)
    assert told["B mother"].kind == "razed"
    assert told["B mother"].gained == catalog.locations[str(told["B mother"].card)].deal
    assert (told["C mother"].kind, told["C mother"].reason) == ("nothing", "shielded")
    assert (told["D salt_sower"].kind, told["D salt_sower"].reason) == ("nothing", "none")
    assert (told["B rust_locust"].kind, told["B rust_locust"].missing) == ("nothing", Bag({"iron": 2}))
    assert (told["C rust_locust"].goods, told["C rust_locust"].missing) == (Bag({"iron": 1}), Bag({"iron": 1}))
    assert told["A night_ferry"].goods == Bag({"card": 1})
    assert told["A night_auditor"].names == ("parking_lot",)
    assert (told["D sky_needle"].kind, told["A sky_needle"].goods) == ("nothing", Bag({"vp": 1}))
    assert (told["A turnstile"].kind, told["A turnstile"].card) == ("location", "assembly_plant")
    assert (told["C turnstile"].kind, told["C turnstile"].reason) == ("nothing", "absent"), "its only Action is razed"
    assert told["A lockjaw"].names == ("exchange",)
    assert told["A curfew_siren"].kind == "board"


def test_what_other_machines_raze_is_not_there_for_the_next(catalog: Catalog) -> None:
    _, game, start = read_position_file(POSITIONS / f"{TWO}.yaml", fiftyfirst(catalog).only)
    sites = tuple(site for site in start.player("A").sites if site.card == "docks")
    players = (replace(start.player("A"), sites=sites), *start.players[1:])
    changed = deploying(replace(start, players=players), "mother", "salt_sower")
    match = Match.begin(fiftyfirst(), game, [SeatSetup("Alex"), SeatSetup("Katharina")], changed, 5)
    match.submit(cm.PickCard("B", "church"))
    answered(match)
    told = hits(match)
    assert (told["A mother"].card, told["A salt_sower"].reason) == ("docks", "shared")


def test_the_account_tells_the_very_events(catalog: Catalog) -> None:
    match = begun(catalog, FOUR)
    answered(match)
    account = last_assault(match)
    assert account is not None
    events = [event for entry in match.journal.line for event in entry.events]
    hurt = {
        (hit.seat, hit.place) for hit in account.cells.values() if hit.kind in ("razed", "took", "board", "location")
    }
    told = {(event.seat, event.place): event for event in events if isinstance(event, AssaultEvent)}
    missed = {key: event.why for key, event in told.items() if isinstance(event, AssaultMissed)}
    assert hurt == told.keys() - missed.keys()
    assert missed == {
        (hit.seat, hit.place): hit.reason for hit in account.cells.values() if (hit.seat, hit.place) not in hurt
    }
    assert all(hit.is_decided for hit in account.cells.values())
    assert account.came == ("dragnet", "toll_gate", "pipeline_leech", "flamethrower", "magpie_drone", "hall_breaker")


def test_an_action_that_is_blocked_already_is_told(catalog: Catalog) -> None:
    _, game, start = read_position_file(POSITIONS / f"{TWO}.yaml", fiftyfirst(catalog).only)
    seats = [SeatSetup("Alex"), SeatSetup("Katharina")]
    match = Match.begin(fiftyfirst(), game, seats, deploying(start, "lockjaw", "lockjaw"), 5)
    match.submit(cm.PickCard("B", "church"))
    account = last_assault(match)
    assert account is not None
    assert [(hit.kind, hit.reason) for hit in account.hits_of(1)] == [("nothing", "already")] * 2


def test_a_match_of_older_rules_does_not_tell_why_nothing_was_found(catalog: Catalog) -> None:
    found = Counter[str]()
    match = watch_file(FOLDER / "rules_8_format_2" / "stopped.jsonl", fiftyfirst(catalog).only)
    for step in range(match.journal.last + 1):
        match.journal.go_to(step)
        if account := last_assault(match):
            found.update(hit.reason for hit in account.cells.values() if hit.kind == "nothing")
    assert found.keys() == {"unknown"}


def test_without_machines_there_is_no_such_scene(catalog: Catalog) -> None:
    _, game, start = read_position_file(POSITIONS / f"{TWO}.yaml", fiftyfirst(catalog).only)
    for changed in (replace(start, round=1), deploying(start)):
        match = Match.begin(fiftyfirst(), game, [SeatSetup("Alex"), SeatSetup("Katharina")], changed, 5)
        match.submit(cm.PickCard("B", "church"))
        match.end_turn()
        assert match.state.phase == "action"
        assert course.scene_name(match, course.read_before(match)) == course.PRODUCTION
        assert course.scene_name(match, course.all_read(match)) == flow.TABLE
        assert last_assault(match) is None


# ---------------------------------------------------------------------- watching
def test_production_comes_first_and_says_what_follows(catalog: Catalog) -> None:
    window = attacked()
    match = begun(catalog)
    window.context.match, window.context.read = match, course.read_before(match)
    window.context.director.advance()
    window.settle()
    assert type(window.context.stack.top).__name__ == "ProductionScene"
    window.hover("continue")
    window.wait(900)
    window.settle()
    assert "Next come the Machines." in texts(window)
    window.click("continue")
    assert scene(window).heading() == ("assault", "Assault · round 3")


def test_machine_after_machine_appears_and_a_press_shows_the_rest(catalog: Catalog) -> None:
    window = attacked(settings=MOVING)
    match = begun(catalog)
    answered(match)
    show(window, match)
    top = scene(window)
    assert top.busy
    assert not top.seen
    window.wait(STEP_TIME)
    assert {name_of(label).split(":")[-1] for label in top.seen} == {str(top.account.order[0])}
    window.key("space")
    assert not top.busy
    assert top.seen == {*top.account.cells, CAME}
    assert len(top.account.cells) == 8
    window.settle()
    assert "NEWLY DEPLOYED" in texts(window)
    assert "Next: the Action phase. Katharina begins." in texts(window)
    window.key("space")
    assert type(window.context.stack.top).__name__ == "TableScene"
    assert course.scene_name(match, window.context.read) == flow.TABLE, "it is read once"


def test_the_new_machines_slide_in_and_stay_still_with_reduced_motion(catalog: Catalog) -> None:
    for settings, slides in ((MOVING, True), (Settings(speed="normal", reduced_motion=True), False)):
        window = attacked(settings=settings)
        match = begun(catalog)
        answered(match)
        show(window, match)
        tops = set()
        for _ in range(6 * STEP_TIME // FRAME):
            window.wait(FRAME)
            tops |= {mark.rect.y for mark in window.app.marks if mark.kind == "hit" and mark.name == "came:0"}
        assert CAME in scene(window).seen
        assert (len(tops) > 1) is slides


def test_a_click_shows_the_rest_and_another_one_goes_on(catalog: Catalog) -> None:
    window = attacked(settings=MOVING)
    match = begun(catalog)
    answered(match)
    show(window, match)
    window.click("640,700")
    assert not scene(window).busy
    window.settle()
    window.click("continue")
    assert type(window.context.stack.top).__name__ == "TableScene"


def test_a_machine_and_what_it_hit_are_looked_at_closely_and_the_rule_is_told() -> None:
    window = attacked(FOUR)
    scene(window)
    press(window, "machine:2")
    assert isinstance(window.context.stack.top, ZoomScene)
    window.key("escape")
    assert scene(window).topic_at(None) == "assault"


def test_what_was_taken_from_a_hand_is_shown_to_its_owner_alone(catalog: Catalog) -> None:
    window = attacked()
    match = begun(catalog)
    answered(match)
    taken = hits(match)["B night_ferry"].names[0]
    show(window, match)
    window.context.viewer = "A"
    scene(window).changed = True
    window.settle()
    title = window.context.wording.title(taken)
    assert title not in texts(window)
    window.context.viewer = "B"
    scene(window).changed = True
    window.settle()
    assert title in texts(window)


# ---------------------------------------------------------------------- choosing
def test_a_thread_is_dragged_by_its_end_and_takes_others_along() -> None:
    window = attacked()
    ask(window)
    assert choice_ends(window) == ["fuel_tank", "brick_supplier"]
    window.drag(ThreadEnd(0), site(window, "brick_supplier", "B"))
    window.settle()
    assert choice_ends(window) == ["brick_supplier", "quarry"], "Combat Machine needs another one"
    window.drag(ThreadEnd(1), site(window, "fuel_tank", "B"))
    window.settle()
    assert choice_ends(window) == ["brick_supplier", "quarry"], "it razes no Fuel Tank"
    head = decisions(window)
    window.click("confirm")
    assert decisions(window) == head + 1, "then nothing is left to choose for Combat Machine"
    told = hits(window.context.playing)
    assert (told["B mother"].card, told["B combat_machine"].card) == ("brick_supplier", "quarry")
    assert isinstance(state(window).question, ChooseLost)


def test_a_machine_is_dragged_onto_a_location_and_a_location_onto_a_machine() -> None:
    window = attacked()
    ask(window)
    window.drag(MachineAt(1), site(window, "quarry", "B"))
    window.settle()
    assert choice_ends(window) == ["quarry", "brick_supplier"]
    window.drag(site(window, "fuel_tank", "B"), MachineAt(1))
    window.settle()
    assert choice_ends(window) == ["fuel_tank", "brick_supplier"]


def test_while_a_thread_is_dragged_it_hangs_at_the_pointer_and_falls_back_beside_the_cards() -> None:
    window = attacked()
    ask(window)
    before = choice_ends(window)
    window.lift(ThreadEnd(0))
    assert scene(window).dragged == 0
    assert "thread" in [mark.name for mark in window.app.marks]
    window.drop("20,600")
    assert scene(window).dragged is None
    assert choice_ends(window) == before


def test_clicks_choose_a_machine_and_then_what_it_razes() -> None:
    window = attacked()
    ask(window)
    window.click(MachineAt(3))
    window.settle()
    window.click(site(window, "quarry", "B"))
    window.settle()
    assert choice_ends(window) == ["fuel_tank", "quarry"]
    window.click(site(window, "fuel_tank", "B"))
    window.settle()
    assert choice_ends(window) == ["fuel_tank", "quarry"], "no other Machine could raze it instead"


def test_all_of_it_is_chosen_by_keys() -> None:
    window = attacked()
    press(window, "choose")
    press(window, "machine:1")
    press(window, site(window, "brick_supplier", "B"))
    window.settle()
    assert choice_ends(window) == ["brick_supplier", "quarry"]
    head = decisions(window)
    window.key("escape")
    assert not scene(window).choosing, "back to the attacks"
    window.key("space")
    assert choice_ends(window) == ["brick_supplier", "quarry"], "what is chosen stays chosen"
    window.key("space")
    assert decisions(window) == head + 1
    assert hits(window.context.playing)["B combat_machine"].card == "quarry"


def test_the_card_that_is_lost_is_chosen_in_the_open_hand_of_its_owner_alone() -> None:
    window = attacked()
    ask(window)
    window.click("confirm")
    window.settle()
    assert isinstance(state(window).question, ChooseLost)
    assert "show_hand" in window.labels()
    assert not [label for label in window.labels() if label.startswith("hand:")]
    window.click("show_hand")
    window.settle()
    assert seen_by(window) == "B"
    window.drag(hand(window, "huge_machinery"), "machine:2")
    window.settle()
    assert choice_ends(window) == ["huge_machinery"]
    window.click("confirm")
    window.settle()
    assert "huge_machinery" not in state(window).player("B").hand
    assert seen_by(window) is NOBODY
    assert "Negotiator" not in texts(window)


def test_a_deal_and_an_action_location_are_chosen() -> None:
    window = attacked(FOUR)
    kinds = set()
    while isinstance(window.context.stack.top, type(scene(window))) and state(window).phase == "assault":
        go_on(window)
        if "choose" in window.labels():
            ask(window)
        question = state(window).question
        kinds.add((type(question).__name__, getattr(question, "good", "")))
        window.click("confirm")
        window.settle()
    assert kinds == {("ChooseRazed", ""), ("ChooseLost", "card"), ("ChooseLost", "deal"), ("ChooseStopped", "")}


def test_answers_are_taken_back_and_done_again() -> None:
    window = attacked()
    ask(window)
    head = decisions(window)
    window.click("confirm")
    window.settle()
    window.click("undo")
    window.settle()
    assert decisions(window) == head + 1, "answer by answer"
    window.key("ctrl+z")
    assert decisions(window) == head
    assert isinstance(state(window).question, ChooseRazed)
    assert all(hit.kind != "razed" for hit in scene(window).account.cells.values())
    window.key("ctrl+y")
    assert decisions(window) == head + 1


def test_the_last_answer_before_the_deployment_cannot_be_taken_back() -> None:
    window = attacked()
    while state(window).phase == "assault":
        go_on(window)
        if "choose" in window.labels():
            ask(window)
        window.click("confirm")
        window.settle()
    assert isinstance(state(window).question, ChooseAction)
    assert window.labels().count("continue") == 1
    assert "undo" not in window.labels()


# ---------------------------------------------------------------------- robots, resuming, covering
def test_robots_choose_unseen_and_the_scene_tells_it(catalog: Catalog) -> None:
    window = attacked(settings=MOVING)
    show(window, begun(catalog, players=("human", "greedy")))
    question = state(window).question
    assert isinstance(question, ChooseRazed)
    assert question.seat == "A", "Katharina the robot has chosen"
    assert hits(window.context.playing)["B mother"].kind == "razed"


def test_robots_that_play_alone_leave_the_scene_by_themselves(catalog: Catalog) -> None:
    window = attacked(settings=MOVING)
    show(window, begun(catalog, players=("greedy", "greedy")))
    assert scene(window).busy
    for _ in range(60):
        window.wait(500)
        if course.scene_name(window.context.playing, window.context.read) != course.ASSAULT:
            return
    raise AssertionError("the summary stays")


def test_a_match_saved_in_the_middle_shows_what_has_happened(catalog: Catalog, tmp_path: Path) -> None:
    match = begun(catalog, folder=tmp_path)
    match.submit(match.legal()[0])
    assert match.path is not None
    match.close()
    window = attacked()
    again = Match.load(match.path, fiftyfirst(catalog).only, play_bots=False)
    window.context.director.open_match(again)
    window.settle()
    if type(window.context.stack.top).__name__ == "ProductionScene":
        window.click("continue")
        window.settle()
    told = hits(again)
    assert told["B mother"].kind == "razed"
    assert scene(window).is_asked
    assert window.context.wording.title(str(told["B mother"].card)).upper() in texts(window).upper()
    again.close()


def test_what_was_not_read_when_the_match_was_left_is_shown_when_it_is_opened_again(catalog: Catalog) -> None:
    match = begun(catalog)
    answered(match)
    assert course.scene_name(match, course.read_before(match)) == course.ASSAULT
    match.submit(match.legal()[0])
    assert course.scene_name(match, course.read_before(match)) == flow.TABLE, "somebody has acted since"


def test_a_position_in_the_middle_tells_what_it_can(catalog: Catalog) -> None:
    _, game, _ = read_position_file(POSITIONS / f"{TWO}.yaml", fiftyfirst(catalog).only)
    middle = begun(catalog).state
    match = Match.begin(fiftyfirst(), game, [SeatSetup("Alex"), SeatSetup("Katharina")], middle, 5)
    assert hits(match)["B mother"].kind == "asked"
    assert course.scene_name(match, course.read_before(match)) == course.ASSAULT
    answered(match)
    assert all(hit.kind != "waiting" for hit in hits(match).values())


def test_with_the_covered_hand_over_the_window_is_covered_before_a_hand_is_needed() -> None:
    window = attacked(settings=Settings(speed="off", handover="window"))
    assert scene(window).is_asked, "what is razed is public"
    ask(window)
    window.click("confirm")
    window.settle()
    assert type(window.context.stack.top).__name__ == "CoverScene"
    window.key("space")
    assert scene(window).choice is not None


def test_the_scene_is_shown_by_name() -> None:
    window = rehearse("assault", (1280, 720))
    assert scene(window).name == course.ASSAULT
    assert any(name_of(label).startswith("hit:") for label in window.labels())


# ---------------------------------------------------------------------- in a replay
def test_a_replay_shows_what_the_machines_did_over_the_table(catalog: Catalog) -> None:
    match = begun(catalog)
    first = match.journal.head
    answered(match)
    window = rehearse("title", (1280, 720), settings=MOVING)
    open_replay(window.context, watch_match(match), first - 1)
    window.settle()
    window.key("right")
    window.wait(2500)
    window.settle()
    razed = hits(match)["B mother"].card
    assert razed is not None
    replay = window.context.stack.top
    assert isinstance(replay, ReplayScene)
    for step in range(first + 1, match.journal.last + 1):
        replay.go_to(step)
        window.settle()
        shown = texts(window).upper()
        assert "COMBAT MACHINE" in shown
        assert window.context.wording.title(razed).upper() in shown
        assert looked_at(window, f"step {step}") == []
    window.key("e")
    window.click("640,400")
    window.settle()
    assert "account" not in [mark.name for mark in window.app.marks if mark.kind == "panel"], "any press puts it away"


def test_its_sign_alarms_and_what_is_still_open_has_no_frame() -> None:
    window = attacked(FOUR)
    [sign] = [mark.rect for mark in window.app.marks if (mark.kind, mark.name) == ("panel", "heading")]
    assert head_place(window.context.metrics).inflate(-8, -8).contains(sign)
    red, green, blue, _ = window.surface.get_at((sign.x + 20, sign.centery))
    assert max(red, green, blue) < 40
    account = scene(window).account
    cells = [hit for hit in account.cells.values() if hit.kind != WAITING]
    assert len(cells) < len(account.cells)
    assert len([mark for mark in window.app.marks if (mark.kind, mark.name) == ("panel", "hit")]) == len(cells)
