"""Where things lie on the table, at every size and with every number of cards, and that no frame has a fault."""

from __future__ import annotations

from itertools import combinations, pairwise

import msgspec
import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.vocabulary import GROUPS
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules.influence import tokens_of
from game.fiftyfirst.rules.view import TableView, view
from game.fiftyfirst.table.plan.boards import GOODS_ORDER, TALL, WIDE, lit_place, row_of
from game.fiftyfirst.table.plan.layout import Layout, lay_out
from game.fiftyfirst.table.plan.panorama import panorama
from game.fiftyfirst.table.play.place_boxes import hand_box, strip_places
from game.kernel.bag import Bag
from game.play.scenarios.scenario import read_position_file
from game.ui.boxes import Box, spread
from game.ui.rehearsal.driver import Rehearsal
from game.ui.theme import ICON_FLOOR
from tests.ui.layout import problems
from tests.ui.sweep import REPLAY
from tests.ui.table_person import LARGE, POSITIONS, SMALL, hand, scene, sit_down, site

pytestmark = pytest.mark.usefixtures("blank_drawings")

SIZES = (SMALL, LARGE, (2560, 1440), (1280, 1024), (2560, 1080), (1280, 800))
NAMES = (
    "table", "table_busy", "table_payment", "table_3p", "table_4p", "table_full", "discards_two", "discards_four",
)  # fmt: skip


def seen(catalog: Catalog, name: str) -> TableView:
    _, game, state = read_position_file(POSITIONS / f"{name}.yaml", fiftyfirst(catalog).only)
    return view(game, state, "A")


@pytest.fixture(params=[(size, name) for size in SIZES for name in NAMES], ids=str)
def layout(request: pytest.FixtureRequest, catalog: Catalog) -> Layout:
    size, name = request.param
    return lay_out(size, 1.0, seen(catalog, name), "A", catalog)


def zones(layout: Layout) -> list[Box]:
    boards = [layout.own.panel, layout.own.goods_panel, *(plan.panel for plan in layout.opponents)]
    rows = [row.band for plan in (layout.own, layout.opponent) for row in plan.rows]
    return [*boards, *rows, layout.hand.strip, layout.side.panel, layout.lane, layout.sign, layout.overview]


def test_no_zone_meets_another_or_leaves_the_window(layout: Layout) -> None:
    for one, other in combinations(zones(layout), 2):
        assert not one.rect.inflate(-2, -2).colliderect(other.rect), (one, other)
    for box in zones(layout):
        assert box.x >= 0
        assert box.y >= 0
        assert box.right <= layout.size[0] + 1
        assert box.bottom <= layout.size[1] + 1


def test_every_site_lies_in_its_row_and_the_place_to_build_at_its_end(layout: Layout) -> None:
    for plan in (layout.own, layout.opponent):
        for row in plan.rows:
            for number, box in row.places.items():
                assert row.band.x < box.x
                assert box.right < row.band.right
                assert box.right < row.free.x or row.free.w == round(96 * layout.scale), "a full row"
                assert row.uncovered[number].w >= 24, "what is covered must still be hit"
                assert row.band.rect.contains(row.wholes[number].rect)
            assert row.free.w >= 60, "the place to build"
            assert row.free.right <= row.band.right


def test_plates_use_the_whole_row_and_are_narrow_before_they_cover_each_other(layout: Layout) -> None:
    for plan in (layout.own, layout.opponent):
        for row in plan.rows:
            if row.overlapping:
                *_, last = row.places.values()
                assert row.band.right - last.right <= 6 * layout.scale + 1
                assert max(box.w for box in row.wholes.values()) <= round(142 * TALL * layout.scale) + 1


def test_of_overlapping_plates_only_what_is_in_sight_counts(catalog: Catalog) -> None:
    row = lay_out(SMALL, 1.0, seen(catalog, "table_busy"), "A", catalog).own.row("action")
    assert row.overlapping
    for left, right in pairwise(row.places):
        assert row.uncovered[left].right == row.places[right].x
    assert row.uncovered[right] == row.places[right]
    parts = [box.w for box in row.uncovered.values()]
    assert max(parts) - min(parts) <= 1, "of each the same"


def test_plates_keep_their_proportions_and_ruins_are_half_as_wide(layout: Layout) -> None:
    for plan in (layout.own, layout.opponent):
        for row in (row for row in plan.rows if row.wholes):
            whole = max(box.w for box in row.wholes.values())
            assert {box.w for box in row.wholes.values()} <= {whole, (whole - round(10 * layout.scale)) // 2}
            for box in row.wholes.values():
                least = TALL * min(1.0, (142 if plan is layout.own else 98) * layout.scale / (box.h + 2))
                assert least - 0.03 <= whole / (box.h + 2) <= WIDE + 0.03
                assert box.h == row.band.h - 2 or box.h == row.band.h - 3, "as high as the row"
                assert row.band.y < box.y
                assert box.bottom < row.band.bottom


@pytest.mark.parametrize("size", [SMALL, LARGE, (1000, 1400)], ids=str)
def test_an_empty_row_is_low_and_leaves_its_room_to_the_others(catalog: Catalog, size: tuple[int, int]) -> None:
    table = seen(catalog, "table")
    features = {site.id for site in table.player("A").sites if row_of(site, catalog) == "feature"}
    for player in table.players:
        assert {row_of(site, catalog) for site in player.sites} == {"production", "feature", "action"}
    me = table.player("A")
    less = msgspec.structs.replace(me, sites=tuple(site for site in me.sites if site.id not in features))
    emptied = msgspec.structs.replace(table, players=(less, *table.players[1:]))
    full, now = (lay_out(size, 1.0, known, "A", catalog) for known in (table, emptied))
    heights = [row.band.h for row in now.own.rows]
    assert abs(heights[0] - heights[2]) <= 1
    assert heights[1] < 0.5 * full.own.rows[1].band.h
    assert heights[0] > 1.2 * full.own.rows[0].band.h
    assert now.own.rows[-1].band.bottom == full.own.rows[-1].band.bottom
    assert [row.band for row in now.opponent.rows] == [row.band for row in full.opponent.rows]


def test_the_longest_row_alone_has_narrow_plates(catalog: Catalog) -> None:
    own = lay_out(LARGE, 1.0, seen(catalog, "table_production_manager"), "A", catalog).own
    widths = {row.name: max(box.w for box in row.wholes.values()) for row in own.rows if row.wholes}
    assert widths["production"] < 0.7 * widths["feature"]
    assert widths["feature"] == widths["action"]


def test_the_goods_lie_in_a_fixed_order_without_meeting(layout: Layout) -> None:
    for plan in (layout.own, *layout.opponents):
        assert tuple(plan.goods) == tuple(good for good in GOODS_ORDER if good not in GROUPS)
        for one, other in combinations(plan.goods.values(), 2):
            assert not one.rect.colliderect(other.rect)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_influence_has_cells_where_it_can_be_had(catalog: Catalog, size: tuple[int, int], name: str) -> None:
    """R43.2."""
    assert seen(catalog, name).tokens == tokens_of(catalog, ("base", "new_era", "promo_1"))
    table = msgspec.structs.replace(seen(catalog, name), tokens=tokens_of(catalog, ("base", "allies")))
    layout = lay_out(size, 1.0, table, "A", catalog)
    for plan in (layout.own, *layout.opponents, *panorama(size, table, "A", catalog).boards):
        owned = table.player(plan.seat).goods
        in_tab = layout.has_tabs and plan in layout.opponents
        assert tuple(plan.goods) == tuple(good for good in GOODS_ORDER if owned[good] or not in_tab)
        for box in plan.goods.values():
            assert plan.goods_panel.grown(1).rect.contains(box.rect), (plan.seat, box)
        for one, other in combinations(plan.goods.values(), 2):
            assert not one.rect.colliderect(other.rect)


@pytest.mark.parametrize("kinds", [0, 1, 3, 12])
def test_tabs_above_a_replay_have_room_for_every_number(catalog: Catalog, kinds: int) -> None:
    table, goods = seen(catalog, "table_4p"), GOODS_ORDER[:kinds]
    players = [msgspec.structs.replace(one, goods=Bag(dict.fromkeys(goods, 2))) for one in table.players]
    table = msgspec.structs.replace(table, players=tuple(players))
    for plan in lay_out(REPLAY, 1.0, table, "A", catalog, is_watched=True).opponents:
        assert tuple(plan.goods) == goods
        assert all(box.w >= ICON_FLOOR + 9 for box in plan.goods.values())


def test_plate_goods_and_deals_of_an_opponent_lie_in_its_board_without_meeting(layout: Layout) -> None:
    for plan in layout.opponents:
        for box in (plan.plate, *plan.deals, *plan.goods.values()):
            assert plan.panel.grown(1).rect.contains(box.rect), (plan.seat, box)
        for one, other in combinations((plan.plate, plan.deal_zone, plan.goods_panel), 2):
            assert not one.rect.inflate(-2, -2).colliderect(other.rect), (plan.seat, one, other)
        for box in plan.goods.values():
            assert box.h >= ICON_FLOOR, "an icon"
            assert box.w >= ICON_FLOOR + 12, "an icon and a number of two digits"


def test_the_shown_opponent_alone_has_rows_and_is_linked_to_them(layout: Layout) -> None:
    for plan in layout.opponents:
        assert bool(plan.rows) == (plan.seat == layout.shown)
        assert bool(plan.link) == (layout.has_tabs and plan.seat == layout.shown)
    if layout.opponent.link:
        assert layout.opponent.link.x == layout.opponent.panel.right
        assert layout.opponent.link.right == layout.opponent.rows[0].band.x


def test_every_seat_has_a_board_in_turn_order(catalog: Catalog) -> None:
    table = lay_out(SMALL, 1.0, seen(catalog, "table_4p"), "A", catalog, "D")
    assert [plan.seat for plan in table.opponents] == ["B", "C", "D"]
    assert table.opponent.seat == table.shown == "D"
    assert [table.board(seat).seat for seat in "ABCD"] == ["A", "B", "C", "D"]


def test_deals_for_which_there_is_no_room_are_told_by_their_number(catalog: Catalog) -> None:
    table = lay_out(SMALL, 1.0, seen(catalog, "table_4p"), "A", catalog)
    assert [len(table.board(seat).deals) for seat in "BCD"] == [2, 1, 0]


def with_deals(table: TableView, count: int) -> TableView:
    """The same with so many Deals for everybody."""
    deals = tuple(["school"] * count)
    return msgspec.structs.replace(
        table, players=tuple(msgspec.structs.replace(player, deals=deals) for player in table.players)
    )


def test_deals_that_would_hide_each_other_s_good_are_told_by_their_number(catalog: Catalog) -> None:
    few, many = (with_deals(seen(catalog, "table_3p"), count) for count in (8, 20))
    assert [len(lay_out(LARGE, 1.0, few, "A", catalog).board(seat).deals) for seat in "BC"] == [8, 8]
    assert [len(lay_out(LARGE, 1.0, many, "A", catalog).board(seat).deals) for seat in "BC"] == [0, 0]
    four = seen(catalog, "table_4p")
    assert {len(plan.deals) for plan in panorama(LARGE, with_deals(four, 4), "A", catalog).boards} == {4}
    assert {len(plan.deals) for plan in panorama(LARGE, with_deals(four, 20), "A", catalog).boards} == {0}


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_each_deal_is_the_end_of_a_card_under_the_plate_of_its_board_and_shows_its_good(
    size: tuple[int, int], catalog: Catalog
) -> None:
    for count in range(9):
        layout = lay_out(size, 1.0, with_deals(seen(catalog, "table_busy"), count), "A", catalog)
        for plan in (layout.own, layout.opponent):
            assert len(plan.deals) == count
            for box, part in zip(plan.deals, plan.seen_deals, strict=True):
                assert plan.plate.x < box.x
                assert box.right < plan.plate.right
                assert box.y < plan.plate.bottom < box.bottom - ICON_FLOOR
                assert part >= ICON_FLOOR + 6, "the good in its pill"
                assert part == box.w or count > 4


def test_all_states_at_once_begin_with_the_own_one_and_four_stand_two_by_two(catalog: Catalog) -> None:
    _, game, state = read_position_file(POSITIONS / "table_4p.yaml", fiftyfirst(catalog).only)
    boards = panorama(SMALL, view(game, state, "C"), "C", catalog).boards
    assert [plan.seat for plan in boards] == ["C", "D", "A", "B"]
    assert [(plan.panel.x > SMALL[0] // 2, plan.panel.y > SMALL[1] // 2) for plan in boards] == [
        (False, False), (True, False), (False, True), (True, True)
    ]  # fmt: skip
    three = panorama(SMALL, seen(catalog, "table_3p"), "A", catalog).boards
    assert len({plan.panel.x for plan in three}) == 1


def test_in_a_high_window_hand_cards_are_larger_as_long_as_they_do_not_hide_each_other(catalog: Catalog) -> None:
    high = (1440, 1080)
    table = seen(catalog, "table")
    alone = msgspec.structs.replace(table.player("A"), hand=("school",), connections=())
    crowd = msgspec.structs.replace(alone, hand=("school",) * 12)
    usual = lay_out((1440, 810), 1.0, table, "A", catalog).hand.cards[0]
    for player, larger in ((alone, True), (crowd, False)):
        players = (player, *table.players[1:])
        hand = lay_out(high, 1.0, msgspec.structs.replace(table, players=players), "A", catalog).hand
        assert (hand.cards[0].h > usual.h * 1.1) is larger
        assert hand.strip.h <= usual.h * 1.35 + 14, "more height than cards can use belongs to the States"


def test_hand_cards_that_cannot_be_played_lie_lower_and_inside_the_window() -> None:
    sight = scene(sit_down("table_discards", LARGE)).sight()
    offered = {place: place in sight.standing.offers for place in strip_places(sight.standing.me)}
    assert set(offered.values()) == {True, False}
    tops = {
        can: {box.y for place, one in offered.items() if one is can and (box := hand_box(sight, place))}
        for can in (True, False)
    }
    (high,), (low,) = tops[True], tops[False]
    assert low - high == 24
    for place in offered:
        box = hand_box(sight, place)
        assert box
        assert box.bottom <= LARGE[1]


def test_the_hand_lies_inside_its_strip_and_every_card_can_be_hit(layout: Layout) -> None:
    cards = (*layout.hand.cards, *layout.hand.connections)
    for left, right in pairwise(cards):
        assert right.x - left.x >= 24
    assert cards[-1].right <= layout.hand.strip.right + 1
    assert cards[0].x >= layout.hand.strip.x


def test_the_same_view_gives_the_same_layout(catalog: Catalog) -> None:
    table = seen(catalog, "table")
    assert lay_out(SMALL, 1.0, table, "A", catalog) == lay_out(SMALL, 1.0, table, "A", catalog)


def test_things_that_do_not_fit_overlap_evenly_and_stay_inside() -> None:
    assert spread(10, 100, 30, 3, 5) == (10, 45, 80)
    lefts = spread(0, 100, 40, 5, 10)
    assert lefts == (0, 15, 30, 45, 60)
    assert spread(0, 100, 40, 0, 10) == ()


# ------------------------------------------------------------------ whole frames
def lifted(window: Rehearsal) -> None:
    window.lift(next(label for label in window.labels() if label.startswith("hand:0:")))


def over_target(window: Rehearsal) -> None:
    lifted(window)
    pos = window.find("build")
    window.hover(f"{pos[0]},{pos[1]}")


def radial(window: Rehearsal) -> None:
    window.click(hand(window, "school"))
    window.hover("verb:deal")


def tooltip(window: Rehearsal) -> None:
    window.hover(site(window, "skyscraper"))
    window.wait(400)


def zoomed_hand(window: Rehearsal) -> None:
    window.hover(next(label for label in window.labels() if label.startswith("hand:0:")))
    window.wait(200)


def passing(window: Rehearsal) -> None:
    window.click("pass")


def exchanging(window: Rehearsal) -> None:
    window.click("exchange")


def razing(window: Rehearsal) -> None:
    window.click("goods:red")
    window.hover(site(window, "murderers_pub", "B"))


def paying(window: Rehearsal) -> None:
    window.click(hand(window, "refinery"))
    window.click("verb:construct")


def discarding(window: Rehearsal) -> None:
    window.click("faction:grey")


def asked(window: Rehearsal) -> None:
    window.click(site(window, "thieves_caravan"))


def following(window: Rehearsal) -> None:
    asked(window)
    window.click("answer:gun")


def handed_over(window: Rehearsal) -> None:
    following(window)
    window.click("done")


def test_in_a_high_window_a_usual_hand_lies_side_by_side() -> None:
    size = (1440, 1080)
    window = sit_down("table_4p", size)
    cards = scene(window).sight().layout.hand
    places = (*cards.cards, *cards.connections)
    assert len(places) == 8
    assert all(left.right <= right.x for left, right in pairwise(places))


FRAMES = {
    "table": (lifted, over_target, tooltip, zoomed_hand, passing, exchanging),
    "table_busy": (lifted, over_target, tooltip, zoomed_hand, radial, razing, passing, exchanging),
    "table_payment": (lifted, tooltip, radial, paying, discarding, asked, following, handed_over),
}


@pytest.mark.slow
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
@pytest.mark.parametrize(("name", "what"), [(name, what) for name, whats in FRAMES.items() for what in whats])
def test_no_text_meets_another_and_everything_can_be_read_and_hit(
    size: tuple[int, int], name: str, what: object
) -> None:
    window = sit_down(name, size)
    window.settle()
    assert problems(window.app.marks, size) == []
    assert callable(what)
    what(window)
    window.settle()
    assert problems(window.app.marks, size) == []


@pytest.mark.parametrize("name", ["table", "table_3p", "solo_borgo"])
@pytest.mark.parametrize("size", [SMALL, LARGE, (1000, 1400)], ids=str)
def test_the_lit_frame_goes_round_board_and_rows_of_the_active_state_alone(name: str, size: tuple[int, int]) -> None:
    window = sit_down(name, size)
    sight = scene(window).sight()
    lit = [mark for mark in window.app.marks if mark.name.startswith("lit ")]
    assert [mark.name for mark in lit] == [f"lit {sight.standing.mover}"]
    own, others = sight.layout.own, sight.layout.opponents
    assert all(lit[0].rect.contains(box.rect) for box in (own.panel, *(row.band for row in own.rows)))
    assert not any(lit[0].rect.inflate(-12, -12).colliderect(plan.panel.rect) for plan in others)


def test_of_tabs_the_lit_frame_goes_round_the_rows_if_they_are_shown(catalog: Catalog) -> None:
    layout = lay_out(LARGE, 1.0, seen(catalog, "table_4p"), "A", catalog)
    shown, *hidden = layout.opponents
    assert lit_place(shown) == Box(*shown.rows[0].band.rect.unionall([row.band.rect for row in shown.rows]))
    assert all(lit_place(plan) == plan.panel for plan in hidden)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_the_more_cards_the_thicker_the_pile(size: tuple[int, int]) -> None:
    def edges(position: str, pile: str) -> int:
        marks = sit_down(position, size).app.marks
        return sum(mark.name == f"{pile} edge" for mark in marks)

    assert edges("table", "deck") == edges("table_discards", "deck") > edges("table_busy", "deck"), "49, 74, 22 cards"
    assert edges("table_busy", "deck") == edges("table_4p", "deck") > 1, "22 and 24 cards"
    assert edges("table", "discard") == 1, "one card under another"
    assert edges("table_busy", "discard") == 0


@pytest.mark.parametrize("size", [SMALL, LARGE, (2560, 1440)])
def test_of_each_edge_of_the_deck_a_line_of_paper_is_seen(size: tuple[int, int]) -> None:
    edges = [mark.rect for mark in sit_down("table_discards", size).app.marks if mark.name == "deck edge"]
    assert all(lower.bottom - upper.bottom >= 2 for lower, upper in pairwise(edges))


def test_the_edges_of_the_deck_cover_no_words() -> None:
    window = sit_down("table_discards", LARGE)
    marks, deck = window.app.marks, scene(window).sight().layout.side.deck.rect
    words = [mark.rect for mark in marks if mark.kind == "text" and not deck.contains(mark.rect)]
    edges = [mark.rect for mark in marks if mark.name == "deck edge"]
    assert not any(edge.collidelistall(words) for edge in edges)


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_the_number_of_the_round_leaves_room_in_its_sign(text_scale: float) -> None:
    window = sit_down("table_busy", SMALL, text_scale)
    sign = scene(window).sight().layout.sign
    words = next(mark.rect for mark in window.app.marks if mark.kind == "text" and mark.name == "ROUND 7")
    assert words.height <= sign.h * 0.6
    assert sign.x + 6 < words.x
    assert words.right < sign.right - 6
