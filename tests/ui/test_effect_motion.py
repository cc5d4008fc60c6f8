"""What moves when a card of New Era, Winter or Promo 1 does something: goods come from where they are taken."""

from __future__ import annotations

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.commands import ChooseDeal, ChooseSite
from game.fiftyfirst.rules.event import Event
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sets.no_mans_land.messages import PickSkipped
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.table.moves.choreography import OF_OPPONENT, choreograph
from game.fiftyfirst.table.sets import SETS
from game.fiftyfirst.wording.row import Told, Virtual
from game.fiftyfirst.wording.rows.events import EVENTS, name_of
from game.ui.motion.motion import Glide, Morph, Motion, Token
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from game.ui.table.moves.show import Before
from tests.ui.motion_person import LONG, sit_down
from tests.ui.table_person import POSITIONS, SMALL, player, scene, site


def answer(window: Rehearsal, command: AnyCommand, played: list[Motion]) -> None:
    window.wait(LONG)
    played.clear()
    scene(window).submit(command)


def is_seen(key: type[Event] | Virtual) -> bool:
    """Whether what the row tells has a motion; a shield flies when it is paid."""
    moved = {kind for one in SETS for kind in one.motions}
    if isinstance(key, Virtual):
        return key.kind in (*OF_OPPONENT, *moved)
    in_lookout = PickSkipped  # there it is the Outpost that is seen
    return key in (*moved, ev.ShieldPlaced, in_lookout) or (issubclass(key, ev.OpponentEvent) and key in OF_OPPONENT)


def test_every_deed_and_all_that_follows_from_it_moves_at_the_table() -> None:
    told = [key for key, row in EVENTS.items() if row.told in (Told.DEED, Told.EITHER, Told.EFFECT)]
    still = [name_of(key) for key in told if not is_seen(key)]
    assert still == [], (
        "add a function and a row of MOTIONS in game/fiftyfirst/table/moves/choreography.py, or in the room of its set"
    )


def test_what_a_copied_deal_gives_comes_from_the_board_under_which_it_lies(played: list[Motion]) -> None:
    window = sit_down("table_questions")
    window.click(site(window, "camino_real"))
    answer(window, ChooseDeal("A", "church"), played)
    board = scene(window).sight().layout.board("B").panel
    stars = [token for token in played if isinstance(token, Token) and token.good == "vp"]
    assert [board.holds(star.start) for star in stars] == [True]


def test_goods_rise_off_a_location_that_is_cleared(played: list[Motion]) -> None:
    window = sit_down("table_questions")
    window.click(site(window, "body_hunters"))
    answer(window, ChooseSite("A", site(window, "negotiator").number), played)
    place = scene(window).sight().layout.place(site(window, "negotiator").number)
    assert place is not None
    risen = [token for token in played if isinstance(token, Token)]
    assert [(token.good, token.start == place.center) for token in risen] == [("worker", True)] * 2


def test_the_drawn_card_that_is_not_kept_flies_to_the_discard_pile(played: list[Motion]) -> None:
    window = sit_down("table_questions")
    window.click(site(window, "propaganda_center"))
    window.click("choice:0")
    window.click("choice:0")
    kept, left = scene(window).standing.question.cards  # type: ignore[union-attr]
    answer(window, ChooseDeal("A", kept), played)
    assert [glide.label for glide in played if isinstance(glide, Glide)] == [left]
    assert kept in player(window).hand


def test_a_card_of_the_virtual_opponent_comes_from_the_deck_or_from_the_pile_on_which_it_lies() -> None:
    window = rehearse("table", SMALL, position=POSITIONS / "solo_hegemony.yaml", seat="A", settings=Settings())
    sight = scene(window).sight()
    built = sight.player(VIRTUAL).sites[1]
    of_deck = (ev.OpponentTurnedUp(built.card), ev.LocationConstructed(VIRTUAL, built.card, built.id))
    of_pile = (
        ev.DevelopmentAimed(1, built.card, 99, "docks", (), "only"),
        ev.LocationDeveloped(VIRTUAL, built.card, built.id, 99, "docks"),
    )
    piles = sight.layout.opponent.piles
    assert piles is not None
    for events, start in ((of_deck, sight.layout.side.deck), (of_pile, piles.cards("development", 1)[0])):
        moves = [move for move in choreograph(events, Before(sight, None), sight) if isinstance(move, Morph)]
        assert [(move.start, move.end) for move in moves] == [(start, sight.layout.place(built.id))]
