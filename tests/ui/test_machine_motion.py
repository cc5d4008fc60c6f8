"""What moves when Machines are deployed, attack, are hacked and destroyed (R44)."""

from __future__ import annotations

from collections.abc import Sequence

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.commands import Pay
from game.fiftyfirst.rules.events import Source
from game.fiftyfirst.rules.sets.moloch.messages import (
    AssaultEvent,
    AssaultMissed,
    AssaultRazed,
    AssaultStoppedBoard,
    AssaultStoppedLocation,
    AssaultTook,
    AssaultTookCard,
    AssaultTookDeal,
    HackedDrawn,
    MachineCharged,
    MachineDestroyed,
    MachineHacked,
    MachinesDeployed,
    StackReshuffled,
)
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.cues import sounds_of
from game.fiftyfirst.table.moves.choreography import choreograph
from game.fiftyfirst.table.moves.show import changes, place_of
from game.fiftyfirst.table.sets.moloch.draw import panel_of, plate_of
from game.fiftyfirst.table.sets.moloch.moves import DEPLOY, STEPS
from game.fiftyfirst.table.sounds import OWN_SOUNDS
from game.fiftyfirst.table.spots import MachineAt
from game.fiftyfirst.wording.rows.events import EVENTS
from game.kernel.bag import Bag
from game.ui.motion.motion import Aim, ArrivingCard, Burn, Flip, Glide, Morph, Motion, Token
from game.ui.settings import Settings
from game.ui.sound.sounds import SOUNDS
from game.ui.table.moves.show import Before
from tests.ui.motion_person import motions_of, sit_down
from tests.ui.table_person import POSITIONS, SMALL, scene, site, state

RUST_LOCUST, SKY_NEEDLE = 1, 4


def only(motions: Sequence[Motion], kind: type[Motion]) -> Motion:
    (found,) = (motion for motion in motions if isinstance(motion, kind))
    return found


def test_a_hacked_machine_turns_over_on_its_way_to_the_open_hand(played: list[Motion]) -> None:
    window = sit_down("table_machines")
    plate = plate_of(scene(window).sight().layout, RUST_LOCUST)
    window.click("machine:1")
    window.click("verb:hack")
    flip = only(played, Flip)
    assert isinstance(flip, Flip)
    assert (flip.start, flip.label) == (plate, "hacked_rust_locust")
    assert scene(window).sight().layout.hand.strip.holds(flip.end.center)
    assert any(isinstance(motion, ArrivingCard) for motion in played), "its place in the hand is empty until then"


def test_others_see_the_machine_alone_fly_to_the_plate_of_its_owner() -> None:
    window = sit_down("table_machines", seat="B")
    sight = scene(window).sight()
    motions = motions_of(window, MachineHacked("A", RUST_LOCUST, "rust_locust", "hacked_rust_locust"))
    assert not any(isinstance(motion, Flip) for motion in motions)
    glide = only(motions, Glide)
    assert isinstance(glide, Glide)
    assert sight.layout.board("A").plate.holds(glide.end.center)
    assert glide.label == "machine"


def test_a_machine_hacked_to_the_server_room_leaves_a_marker_there(played: list[Motion]) -> None:
    window = sit_down("table_machines")
    window.drag("machine:1", "server_room")
    room = panel_of(scene(window).sight().layout)
    assert room is not None
    assert room.server_room is not None
    (marker,) = (motion for motion in played if isinstance(motion, Token) and motion.good == "iron")
    assert marker.end == room.server_room.center
    assert any(isinstance(motion, Glide) and motion.end == room.discard for motion in played)


def test_a_destroyed_machine_burns_where_it_stood(played: list[Motion]) -> None:
    window = sit_down("table_machines")
    plate = plate_of(scene(window).sight().layout, 0)
    window.click("machine:0")
    window.click("verb:destroy")
    burn = only(played, Burn)
    assert isinstance(burn, Burn)
    assert burn.at == plate
    stars = [motion for motion in played if isinstance(motion, Token) and motion.good == "vp"]
    assert [star.start for star in stars] == [burn.at.center]


def test_tokens_that_are_left_fly_onto_the_machine() -> None:
    window = sit_down("machines_two")
    paid = ev.GoodsPaid("A", (Pay(Bag({"worker": 1})),))
    charged = MachineCharged("A", RUST_LOCUST, "rust_locust", Bag({"worker": 1}))
    motions = motions_of(window, paid, charged)
    plate = plate_of(scene(window).sight().layout, RUST_LOCUST)
    assert plate is not None
    assert [motion.end for motion in motions if isinstance(motion, Token)] == [plate.center]


def test_machines_slide_from_below_the_stack_to_their_places() -> None:
    window = sit_down("table_machines")
    plan = panel_of(scene(window).sight().layout)
    assert plan is not None
    motions = motions_of(window, MachinesDeployed(("sky_needle", "repo_crane")))
    glides = [motion for motion in motions if isinstance(motion, Glide)]
    assert [glide.end for glide in glides] == [plan.places[4], plan.places[5]]
    assert all(plan.stack.rect.colliderect(glide.start.rect) for glide in glides)
    assert all(glide.lasts == DEPLOY for glide in glides)


def test_the_machines_of_a_round_slide_in_when_its_action_phase_begins(played: list[Motion]) -> None:
    window = rehearse("lookout", SMALL, position=POSITIONS / "production_code.yaml", settings=Settings(speed="fast"))
    window.click("card:church")
    for _ in range(40):
        window.wait(1500)
        asked = ("answer:iron", "continue", "show_hand")
        label = next((label for label in asked if label in window.labels()), None)
        if label is None:
            break
        window.click(label)
    assert window.context.playing.status.phase == "action"
    plan = panel_of(scene(window).sight().layout)
    assert plan is not None
    slides = [motion for motion in played if isinstance(motion, Glide) and motion.end in plan.places.values()]
    assert [slide.label for slide in slides] == ["road_eater", "night_ferry"], "two players: two Machines"


def test_discarded_machines_fly_to_the_stack_when_it_is_made_anew() -> None:
    window = sit_down("table_machines")
    plan = panel_of(scene(window).sight().layout)
    assert plan is not None
    glide = only(motions_of(window, StackReshuffled((), state(window).chance)), Glide)
    assert isinstance(glide, Glide)
    assert (glide.start, glide.end, glide.label) == (plan.discard, plan.stack, "night_auditor")


def test_what_machines_take_flies_to_them() -> None:
    window = sit_down("table_machines")
    layout = scene(window).sight().layout
    plate = plate_of(layout, SKY_NEEDLE)
    assert plate is not None
    motions = motions_of(window, AssaultTook("A", SKY_NEEDLE, "sky_needle", Bag({"worker": 1, "vp": 1})))
    tokens = {motion.good: motion for motion in motions if isinstance(motion, Token)}
    assert {token.end for token in tokens.values()} == {plate.center}
    assert tokens["worker"].start == layout.own.goods["worker"].center


def test_a_location_is_aimed_at_before_a_machine_razes_it() -> None:
    window = sit_down("table_machines")
    number = site(window, "pub").number
    motions = motions_of(window, AssaultRazed("A", 5, "repo_crane", number, "pub"))
    aim, burn = only(motions, Aim), only(motions, Burn)
    assert aim.ends <= burn.delay


def test_an_iron_token_goes_onto_all_that_is_stopped() -> None:
    window = sit_down("table_machines")
    layout = scene(window).sight().layout
    motions = motions_of(window, AssaultStoppedBoard("A", 2, "curfew_siren", ("red", "exchange")))
    ends = {motion.end for motion in motions if isinstance(motion, Token) and motion.good == "iron"}
    assert layout.own.exchange is not None
    assert layout.own.exchange.center in ends
    assert len(ends) == 2
    number = site(window, "archive").number
    (token,) = (
        motion
        for motion in motions_of(window, AssaultStoppedLocation("A", 2, "turnstile", number, "archive", 2))
        if isinstance(motion, Token)
    )
    plate = layout.place(number)
    assert plate is not None
    assert token.end == plate.center


def test_cards_and_deals_that_machines_take_are_discarded() -> None:
    window = sit_down("table_machines")
    layout = scene(window).sight().layout
    plan = panel_of(layout)
    assert plan is not None
    (card,) = (
        motion
        for motion in motions_of(window, AssaultTookCard("A", 0, "night_ferry", cards=("shadow",)))
        if isinstance(motion, Glide)
    )
    assert card.end == layout.pile("A")
    (hacked,) = (
        motion
        for motion in motions_of(window, AssaultTookCard("B", 0, "night_ferry", cards=("hacked_pipeline_leech",)))
        if isinstance(motion, Glide)
    )
    assert hacked.end == plan.discard, "a hacked card goes to the Machines"
    (deal,) = (
        motion
        for motion in motions_of(window, AssaultTookDeal("B", 0, "night_auditor", "church"))
        if isinstance(motion, Glide)
    )
    assert deal.end == layout.pile("B")


def test_stars_fly_to_the_machines_that_are_left_at_the_end() -> None:
    window = sit_down("table_machines")
    plan = panel_of(scene(window).sight().layout)
    assert plan is not None
    motions = motions_of(window, ev.VpLost("A", 2, Source("machines_left")))
    ends = {motion.end for motion in motions if isinstance(motion, Token) and motion.good == "vp"}
    assert ends == {plan.panel.center}


def test_a_drawn_machine_comes_from_the_stack() -> None:
    window = sit_down("table_machines")
    plan = panel_of(scene(window).sight().layout)
    assert plan is not None
    event = HackedDrawn("B", "mother", "hacked_mother", Source("building_bonus", "pub"))
    glide = only(motions_of(window, event), Glide)
    assert isinstance(glide, Glide)
    assert glide.start == plan.stack


def test_borgo_builds_the_machine_that_he_hacks() -> None:
    window = sit_down("machines_solo_borgo")
    sight = scene(window).sight()
    plate = plate_of(sight.layout, 0)
    machines = sight.standing.view.machines
    assert machines is not None
    machine = window.context.content.machines[machines.deployed[0].card]
    own = next(one for one in sight.player(VIRTUAL).sites if not one.ruin)
    events = (
        MachineHacked(VIRTUAL, 0, machine.id, machine.hacked),
        ev.LocationConstructed(VIRTUAL, machine.hacked, own.id),
    )
    morph = next(motion for motion in choreograph(events, Before(sight, None), sight) if isinstance(motion, Morph))
    assert morph.start == plate


def test_every_event_of_machines_has_a_motion_and_a_sound() -> None:
    kinds = (AssaultEvent, MachineHacked, MachineDestroyed, MachineCharged, HackedDrawn)
    of_machines = {kind for kind in EVENTS if isinstance(kind, type) and issubclass(kind, kinds)}
    assert len(of_machines) >= 10
    assert {*of_machines, MachinesDeployed, StackReshuffled} - {AssaultMissed} == set(STEPS)
    heard = {
        *sounds_of(MachinesDeployed(("mother",))),
        *sounds_of(MachineHacked("A", 0, "mother")),
        *sounds_of(MachineDestroyed("A", 0, "mother")),
        *sounds_of(AssaultStoppedBoard("A", 0, "curfew_siren", ("red",))),
    }
    assert heard == {"servo", "hammer", "alarm"}
    assert heard <= SOUNDS.keys() | OWN_SOUNDS.keys()


def test_with_reduced_motion_machines_that_have_changed_are_marked() -> None:
    window = sit_down("table_machines")
    before = scene(window).sight()
    window.drag("machine:1", "server_room")
    after = scene(window).sight()
    found = changes(before, after)
    assert {spots.SERVER_ROOM, spots.MACHINE_DISCARD} <= set(found)
    assert not any(isinstance(label, MachineAt) for label in found), "those that are left are the same"
    assert all(place_of(after, label) for label in found)
