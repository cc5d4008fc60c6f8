"""The words about HQ cards, border tiles, the Arena and districts at the table: what lies there, and what a deed means
for later."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards.module import District
from game.rules.messages import AnyCommand
from game.rules.sets.arena.messages import EnterArena
from game.rules.sets.borders.messages import ActivateBorder, Border
from game.rules.sets.districts.messages import DealWithDistrict, DistrictBoard, RazeDistrict
from game.rules.sets.headquarters.messages import ChooseHq, ClaimHq
from game.rules.state import Seat
from game.ui.table.sight import Sight
from game.wording.sets.arena import arena_line, arena_standing
from game.wording.sets.borders import border_action, border_line, border_standing
from game.wording.sets.districts import district_line, district_standing

Lines = tuple[str, ...]


# ---------------------------------------------------------------------- what lies there
def about_hq(sight: Sight, card: str) -> Lines:
    """What an HQ card asks for and brings, and the player who has claimed it."""
    line = headquarters.hq_line(sight.wording, sight.catalog.headquarters[card])
    owner = next((player for player in sight.standing.view.players if card in player.hq), None)
    if owner is None:
        return (line,)
    return line, str(headquarters.headquarters_of(sight.wording, owner.seat, owner.hq, sight.names))


def about_border(sight: Sight, side: str) -> Lines:
    """The neighbours of a border tile, and what both its sides do, the one that is up first (R53.1)."""
    known = _border(sight, side)
    standing = (str(border_standing(sight.wording, known, sight.names)),) if known else ()
    up, other = sight.catalog.border_sides[side], sight.catalog.other_side(side)
    return *standing, border_line(sight.wording, up), _other_side(sight, other.id)


def about_arena(sight: Sight) -> Lines:
    """What goods are worth in the Arena, the fighters there, and the one that would win now (R53.2)."""
    known, arena = sight.standing.view.arena, sight.catalog.arena
    if known is None or arena is None:
        return ()
    fighters = arena_standing(sight.wording, known, sight.names)
    return arena_line(sight.wording, arena), *map(str, fighters)


def about_district(sight: Sight, district: str) -> Lines:
    """What is printed on a district, and what lies on it (R53.4)."""
    known = _board(sight, district)
    lying = (str(district_standing(sight.wording, known, sight.names)),) if known else ()
    return district_line(sight.wording, sight.catalog.districts[district]), *lying


def about_drawer(sight: Sight) -> Lines:
    """What the head of the districts is for."""
    return (sight.text("districts-head-tip.close" if sight.is_open("drawer") else "districts-head-tip"),)


def _border(sight: Sight, side: str) -> Border | None:
    return next((border for border in sight.standing.view.borders if border.side == side), None)


def _board(sight: Sight, district: str) -> DistrictBoard | None:
    boards = sight.standing.view.districts or ()
    return next((board for board in boards if board.district == district), None)


def _other_side(sight: Sight, side: str) -> str:
    """What whoever uses a tile turns up for both neighbours."""
    does = border_action(sight.wording, sight.catalog.border_sides[side])
    return sight.text("table-beyond-activate_border", does=does)


def deals_with(sight: Sight, seat: Seat) -> tuple[District, ...]:
    """The districts with which a seat has a Deal."""
    boards = sight.standing.view.districts or ()
    return tuple(sight.catalog.districts[board.district] for board in boards if seat in board.deals)


# ---------------------------------------------------------------------- what is done there
def later_with_modules(sight: Sight, commands: Sequence[AnyCommand]) -> Lines:
    """What a deed means besides its outcome: what is printed on an HQ, which side of a tile the neighbours then see,
    when a fighter is equipped, what a Deal with a district will give, whose Deals end with it."""
    match commands[0]:
        case ClaimHq(card=card) if card is not None:
            return (headquarters.claimed(sight.wording, sight.catalog.headquarters[card]),)
        case ActivateBorder(side=side):
            return (_other_side(sight, sight.catalog.other_side(side).id),)
        case EnterArena():
            return (sight.text("table-beyond-enter_arena"),)
        case DealWithDistrict(district=district):
            return (sight.text("table-beyond-deal_with_district", goods=sight.catalog.districts[district].deal),)
        case RazeDistrict(district=district):
            board = _board(sight, district)
            if board is None or not board.deals:
                return ()
            seats = sight.wording.all_of([sight.names[seat] for seat in board.deals])
            return (sight.text("table-beyond-raze_district", seats=seats),)
        case _:
            return ()


# ---------------------------------------------------------------------- claiming an HQ
def no_claim(sight: Sight, card: str) -> str:
    """Why the open question does not offer an HQ card that is laid out; empty if it does, or asks something else."""
    standing = sight.standing
    if not isinstance(standing.question, ChooseHq) or card in standing.question.offered:
        return ""
    command = ClaimHq(standing.seat, card)
    refusal = standing.match.check(command)
    return sight.wording.refusal(refusal, sight.names, command) if refusal else ""
