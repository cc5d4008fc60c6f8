"""What is particular of Scavengers at the table (R42); the deeds are in ``deeds.yaml``."""

from __future__ import annotations

from types import ModuleType

import pytest

from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.commands import Choose, ChooseSite
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sets.scavengers.messages import CardSalvaged, ChoosePlaced
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.moves.choreography import choreograph
from game.fiftyfirst.table.moves.show import changes
from game.fiftyfirst.table.play.choices import shown_fronts
from game.fiftyfirst.table.spots import PileOf, SiteAt
from game.ui.motion.motion import ArrivingCard, Burn, Glide, Morph, Motion, Token
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from game.ui.table.moves.show import Before
from game.ui.table.play.choices import targets_from
from game.ui.table.words.tips import about, promise_lines
from tests.full import full_only
from tests.languages import LANGUAGES
from tests.ui import key_player, mouse_player
from tests.ui.deeds import opened
from tests.ui.sweep import Shape, in_shapes, looked_at
from tests.ui.table_person import mode, player, scene, sit_down, site, state
from tests.ui.table_script import perform
from tests.ui.whole_game import play_on

POSITION = "table_scavengers"


@pytest.fixture
def window() -> Rehearsal:
    """Katharina's pile: Church, School, and Gun Shop on top."""
    return sit_down(POSITION)


def ruin(window: Rehearsal, card: str) -> SiteAt:
    """The own Ruin under which a card lies."""
    return next(SiteAt(site.id) for site in player(window).sites if site.ruin and site.card == card)


# ---------------------------------------------------------------------- salvage
def test_a_pile_tells_its_size_and_its_top_card(window: Rehearsal) -> None:
    head, title, *_ = about(scene(window).sight(), PileOf("B"))
    assert head.startswith("Katharina’s discard pile\n3 cards.")
    assert title == "Gun Shop"


@pytest.mark.parametrize("at", ["Hegemony and Scavengers", "Borgo and Scavengers"])
def test_after_the_top_card_of_the_virtual_opponent_was_taken_its_next_one_is_seen(at: str) -> None:
    window = opened(at)
    perform(window, f"click A/scavenger_collector > answer:{VIRTUAL}")
    standing = scene(window).standing
    assert player(window).hand[-1] == "rubble"
    assert standing.view.player(VIRTUAL).discard == ("camp",), "only the top is in the view"
    assert standing.view.player(VIRTUAL).discard_size == 2
    assert standing.match.undo_barrier(), "the next card has come to light"


def test_what_matching_costs_and_brings_is_told_at_each_pile() -> None:
    window = opened("three Scavengers")
    sight = scene(window).sight()
    of_piles = targets_from(sight.standing, site(window, "wasteland_expedition"))
    assert [target.label for target in of_piles] == [PileOf("B"), PileOf("C")]
    assert len(promise_lines(sight, of_piles[0])) == 2


def test_a_location_does_not_demolish_itself(window: Rehearsal) -> None:
    action = site(window, "mike_the_bang")
    assert action not in {target.label for target in targets_from(scene(window).standing, action)}


# ---------------------------------------------------------------------- Ruins
def test_a_ruin_that_may_be_spent_shows_its_front(window: Rehearsal) -> None:
    sight = scene(window).sight()
    assert shown_fronts(sight.standing, sight.mode) == frozenset()
    window.click(site(window, "blast_engineers"))
    ruins = {site.id for site in player(window).sites if site.ruin}
    assert shown_fronts(scene(window).standing, mode(window)) == ruins
    assert {"oil_rig", "museum"} <= {mark.name for mark in window.app.marks if mark.kind == "image"}


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
    found = {type(state.question).__name__ for state in window.context.playing.journal.states}
    assert found >= questions


# ---------------------------------------------------------------------- motion
def submitted(window: Rehearsal, command: AnyCommand, played: list[Motion]) -> list[Motion]:
    played.clear()
    scene(window).submit(command)
    return played


def moving(card: str) -> Rehearsal:
    """The table with motions, after an action was activated."""
    window = sit_down(POSITION, settings=Settings(speed="normal"))
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
    assert [move.label.card for move in motions if isinstance(move, ArrivingCard)] == ["gun_shop"]  # type: ignore[union-attr]


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
    assert isinstance(question, ChoosePlaced)
    place = scene(window).sight().layout.place(question.ruin)
    motions = submitted(window, Choose("A", "gun"), played)
    assert [(move.good, move.end) for move in motions if isinstance(move, Token)] == [("gun", place and place.center)]


def test_with_reduced_motion_the_piles_that_have_changed_are_marked() -> None:
    window = moving("scavenger_collector")
    before = scene(window).sight()
    scene(window).submit(Choose("A", "B"))
    assert PileOf("B") in changes(before, scene(window).sight())
    assert spots.DISCARD not in changes(before, scene(window).sight())


def test_all_piles_fly_to_the_deck_when_it_is_made_anew(played: list[Motion]) -> None:
    changed = {
        "discard: [Church, School, Gun Shop]": "discard: [Church, Arena, Convoy, School, Gun Shop]",
        "  turn: A\n": "  turn: A\n  deck: []\n  deck_only: true\n",
        "- Wasteland Expedition\n": "- Motel\n", "{card: Motel, shield: true}": "Shelter",
    }  # fmt: skip
    window = sit_down(POSITION, changed=changed, settings=Settings(speed="normal"))
    window.wait(4000)
    window.click(site(window, "motel"))
    backs = [move for move in played if isinstance(move, Glide) and move.label == "card_back"]
    pile, deck = scene(window).sight().layout.pile("B"), scene(window).sight().layout.side.deck
    assert [(move.start, move.end) for move in backs if move.end == deck] == [(pile, deck)] * 2
    assert len(player(window, "B").discard) == 3


def test_the_attack_cards_of_the_virtual_opponent_fly_to_its_own_pile() -> None:
    window = opened("Hegemony and Scavengers", Settings())
    sight = scene(window).sight()
    motions = choreograph((ev.PileDiscarded("attack", ("boiler_room", "negotiator")),), Before(sight, None), sight)
    glides = [move for move in motions if isinstance(move, Glide)]
    assert [move.end for move in glides] == [sight.layout.pile(VIRTUAL)] * 2


def test_borgo_builds_the_top_card_of_the_players_pile() -> None:
    window = opened("Borgo and Scavengers", Settings())
    sight = scene(window).sight()
    built = sight.player(VIRTUAL).sites[0]
    events = (
        CardSalvaged(VIRTUAL, "A", built.card, ev.Source("expansion")),
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
