"""The draft in the window: factions around the map, two drawn cards, heroes with their homes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.kernel.seats import Seat
from game.metro2033.scenes.table import MetroTableScene
from game.metro2033.table.spots import FactionSign, HeroSign, OfferedCard, StationAt
from game.ui.hit_shapes import Polygon
from game.ui.places import Label
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from game.ui.table import labels
from game.ui.widgets.handover import SHOW_HAND
from tests.languages import language_of
from tests.metro2033.scenes.drafting import scene, sit_down
from tests.metro2033.window import STILL
from tests.ui.sweep import CHOSEN, Shape, looked_at

RING = ("arbat", "confederation", "reich", "red", "bauman", "bandits")


def taken(window: Rehearsal) -> dict[str, Seat]:
    """Faction -> who plays it."""
    view = scene(window).view
    return {player.faction: seat for seat in view.seats if (player := view.player(seat)).faction}


def texts(window: Rehearsal) -> str:
    return " ".join(str(mark.label) for mark in window.app.marks if mark.kind == "text")


def pictures(window: Rehearsal) -> set[Label]:
    return {mark.label for mark in window.app.marks if mark.kind in ("icon", "image")}


def take_factions(window: Rehearsal, *factions: str) -> None:
    for faction in factions:
        window.click(FactionSign(faction))


def at_heroes(window: Rehearsal) -> Rehearsal:
    """Three play Bauman, Red and Bandits: whose bonuses are goods and an army."""
    take_factions(window, "bauman", "red", "bandits")
    assert scene(window).choice.stage == "hero"
    return window


def homes(window: Rehearsal) -> tuple[str, ...]:
    return scene(window).choice.own_homes


# ---------------------------------------------------------------------- factions
def test_the_first_player_takes_any_faction_with_a_click_on_its_sign() -> None:
    window = sit_down()
    first = scene(window).view.first_player
    assert set(scene(window).choice.open) == set(RING)
    window.click(FactionSign("red"))
    assert taken(window) == {"red": first}
    assert scene(window).choice.open == ("reich", "bauman")


def test_a_faction_is_taken_with_a_click_on_its_zone() -> None:
    window = sit_down()
    zone = next(mark for mark in window.app.marks if mark.label == FactionSign("bandits") and mark.shape)
    x, y = zone.rect.center
    window.click(f"{next(left for left in range(x, zone.rect.right) if zone.holds((left, y)))},{y}")
    assert list(taken(window)) == ["bandits"]


def test_every_part_of_a_zone_can_be_hit() -> None:
    window = sit_down()
    shapes = [mark.shape for mark in window.app.marks if mark.label == FactionSign("confederation") and mark.shape]
    assert len(shapes) == 3
    assert all(isinstance(shape, Polygon) for shape in shapes)


def test_zones_that_can_be_taken_are_lit_and_the_others_dark() -> None:
    window = sit_down()
    take_factions(window, "red")
    window.hover("2,600")
    assert {f"light {faction}" for faction in ("reich", "bauman", "arbat", "bandits", "confederation")} <= pictures(
        window
    )
    assert "light red" not in pictures(window)


def test_a_faction_under_the_pointer_shows_its_homes_as_its_own() -> None:
    window = sit_down()
    place = next(mark.rect for mark in window.app.marks if mark.label == "station teatralnaya")
    before = window.surface.subsurface(place).copy()
    window.hover(FactionSign("red"))
    window.settle()
    assert before.get_view().raw != window.surface.subsurface(place).copy().get_view().raw


def test_a_faction_that_cannot_be_taken_says_why() -> None:
    window = sit_down()
    take_factions(window, "red", "arbat")
    assert list(taken(window)) == ["red"]
    assert "The zone of Arbat Confederation borders none that is taken" in texts(window)
    take_factions(window, "red")
    assert "plays this faction: choose another one." in texts(window)


def test_the_tooltip_of_a_faction_tells_all_of_it_and_why_it_cannot_be_taken() -> None:
    window = sit_down()
    take_factions(window, "red")
    window.hover(FactionSign("arbat"))
    window.wait(1000)
    assert "borders none that is taken" in texts(window)
    assert "Homes" in texts(window)


def test_a_choice_is_undone() -> None:
    window = sit_down()
    take_factions(window, "red")
    window.click(labels.UNDO)
    assert taken(window) == {}


def test_factions_are_taken_with_the_keys() -> None:
    window = sit_down()
    window.key("tab")
    assert scene(window).focus == FactionSign("arbat")
    window.key("up")
    assert scene(window).focus == FactionSign("confederation")
    window.key("return")
    window.key("right")
    window.key("space")
    assert set(taken(window)) == {"confederation", "reich"}


def robots_first(settings: Settings) -> Rehearsal:
    """A match of three robots that choose before a person."""
    windows = (sit_down(1, 3, settings=settings, seed=seed) for seed in range(1, 20))
    return next(window for window in windows if scene(window).view.first_player == "B")


def test_robots_choose_one_after_another() -> None:
    window = robots_first(Settings(handover="open"))
    seen = [len(taken(window))]
    while not scene(window).may_decide:
        window.wait(100)
        seen.append(len(taken(window)))
    assert sorted(set(seen)) == [0, 1, 2, 3]
    assert all(seen.count(number) > 5 for number in (1, 2)), "each is seen for a while"


def test_a_click_decides_nothing_for_a_robot() -> None:
    window = robots_first(Settings(handover="open", bots_wait=True))
    window.click(FactionSign("reich"))
    assert "A" not in taken(window).values()
    assert not scene(window).may_decide
    assert "chooses a faction" in texts(window).lower()


# ---------------------------------------------------------------------- drawn cards
def test_two_pieces_of_equipment_lie_open_and_one_is_kept() -> None:
    window = sit_down(2)
    take_factions(window, "arbat", "bandits")
    choice = scene(window).choice
    assert (choice.stage, choice.deck, len(choice.cards)) == ("drawn", "equipment", 2)
    seat = choice.seat
    window.click(OfferedCard(choice.cards[1]))
    assert seat is not None
    assert scene(window).view.player(seat).equipment == (choice.cards[1],)


def test_quests_are_covered_until_their_person_opens_them() -> None:
    window = sit_down(2)
    take_factions(window, "reich", "red")
    assert scene(window).is_hidden
    assert not any(isinstance(mark.label, OfferedCard) for mark in window.app.marks)
    window.click(SHOW_HAND)
    cards = scene(window).choice.cards
    assert "?" not in cards
    assert all(OfferedCard(card) in {mark.label for mark in window.app.marks} for card in cards)
    window.click(OfferedCard(cards[0]))
    assert scene(window).choice.stage == "hero"


def test_space_opens_the_quests() -> None:
    window = sit_down(2)
    take_factions(window, "reich", "red")
    window.key("space")
    assert not scene(window).is_hidden


def test_what_a_robot_draws_in_secret_stays_covered() -> None:
    drawn = set[str]()
    for seed in range(1, 9):
        window = sit_down(1, 3, settings=Settings(handover="open", speed="fast"), seed=seed)
        while not drawn and scene(window).choice.stage != "hero":
            if scene(window).may_decide:
                choice = scene(window).choice
                label = FactionSign(choice.open[0]) if choice.stage == "faction" else OfferedCard(choice.cards[0])
                window.click(label)
            choice = scene(window).choice
            if choice.stage == "drawn" and choice.deck == "quest" and choice.seat != "A":
                drawn |= set(choice.cards)
            window.wait(50)
    assert drawn == {"?"}


# ---------------------------------------------------------------------- heroes
def test_a_hero_is_chosen_then_a_home() -> None:
    window = at_heroes(sit_down())
    seat, home = scene(window).choice.seat, homes(window)[2]
    window.click(HeroSign("khan"))
    assert {f"ring {one}" for one in homes(window)} <= pictures(window)
    window.click(StationAt(home))
    assert seat is not None
    player = scene(window).view.player(seat)
    assert (player.hero, player.at) == ("khan", home)


def test_a_home_before_a_hero_is_told_to_wait() -> None:
    window = at_heroes(sit_down())
    window.click(StationAt(homes(window)[0]))
    assert "Choose a hero first, then the home." in texts(window)


def test_escape_lets_go_of_the_hero() -> None:
    window = at_heroes(sit_down())
    window.click(HeroSign("khan"))
    window.key("escape")
    assert scene(window).hero == ""
    window.click(HeroSign("khan"))
    window.click(HeroSign("khan"))
    assert scene(window).hero == ""


def test_a_hero_that_is_taken_says_so() -> None:
    window = at_heroes(sit_down())
    window.click(HeroSign("khan"))
    window.click(StationAt(homes(window)[0]))
    window.click(HeroSign("khan"))
    assert "Khan is taken: choose another hero." in texts(window)


def test_a_hero_and_his_home_are_chosen_with_the_keys() -> None:
    window = at_heroes(sit_down())
    seat = scene(window).choice.seat
    window.key("tab")
    assert scene(window).focus == HeroSign("khan")
    window.key("return")
    assert scene(window).focus == StationAt(homes(window)[0])
    window.key("space")
    assert seat is not None
    assert scene(window).view.player(seat).hero == "khan"


def test_the_draft_leads_to_the_table() -> None:
    window = at_heroes(sit_down(settings=replace(STILL, speed="normal")))
    for hero in ("khan", "anna", "sasha"):
        window.wait(2000)
        window.click(HeroSign(hero))
        window.click(StationAt(homes(window)[0]))
    assert isinstance(window.context.stack.top, MetroTableScene)


def test_cards_and_own_homes_can_be_shown_closely() -> None:
    window = at_heroes(sit_down())
    draft = scene(window)
    for label, shown in ((HeroSign("anna"), "anna"), (FactionSign("red"), "red"), (StationAt(homes(window)[1]), "")):
        found = draft.cards_at(label)
        assert found is not None
        assert found[0][found[1]] == (shown or homes(window)[1])
    assert draft.cards_at(OfferedCard("gas_mask")) is None


@pytest.mark.parametrize("left_handed", [False, True])
def test_the_button_that_undoes_is_at_hand(left_handed: bool) -> None:
    window = sit_down(settings=replace(STILL, left_handed=left_handed))
    undo = scene(window).buttons[labels.UNDO].rect
    seats = [mark.rect for mark in window.app.marks if str(mark.label).startswith("seat ")]
    assert all((undo.x < seat.x) == left_handed for seat in seats)


def test_a_match_whose_factions_are_dealt_has_no_draft() -> None:
    window = sit_down(draft="dealt")
    assert isinstance(window.context.stack.top, MetroTableScene) or scene(window).choice.stage == "drawn"


# ---------------------------------------------------------------------- layout
SHAPES = [
    *(Shape(size, scale, language_of("draft", turn)) for turn, (size, scale) in enumerate(CHOSEN)),
    *(Shape((1920, 1080), 1.0, language) for language in ("en", "de", "ru")),
    Shape((1280, 720), 1.0, "ru"),
    Shape((2560, 1440), 2.0, "de"),
]


def faults(window: Rehearsal, what: str) -> list[str]:
    cut = [f"{what}: {mark.label} is cut" for mark in window.app.marks if "…" in str(mark.label)]
    return [*looked_at(window, what), *cut]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_all_of_the_draft_fits(shape: Shape) -> None:
    window = sit_down(6, settings=shape.settings(STILL), size=shape.size, language=shape.language)
    found = faults(window, "first")
    take_factions(window, "arbat", "confederation", "reich")
    window.hover(FactionSign("red"))
    found += faults(window, "next")
    take_factions(window, "red", "bauman", "bandits")
    while scene(window).choice.stage == "drawn":
        found += faults(window, "drawn")
        if scene(window).is_hidden:
            window.click(SHOW_HAND)
            found += faults(window, "opened")
        window.click(OfferedCard(scene(window).choice.cards[0]))
    window.click(HeroSign("khan"))
    found += faults(window, "home")
    window.click(StationAt(homes(window)[0]))
    found += faults(window, "hero")
    assert found == []
