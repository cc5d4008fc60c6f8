"""Choices made at the table itself: what the answers to an open question or discard name, and where those things lie.

They glow where they lie, and a click there answers. `game.wording.rows.questions` says what the answers name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from game.cards.card import Action, Location
from game.cards.verbs import CopyDeals
from game.cards.vocabulary import EFFECTS
from game.kernel.bag import EMPTY, Bag
from game.rules.commands import NOTHING, ActivateFaction, ActivateLocation
from game.rules.messages import AnyCommand
from game.rules.sheets import RUIN
from game.rules.state import Seat
from game.rules.steps import ChooseCopiedDeal
from game.rules.view import SeatView, TableView
from game.ui.places import (
    Answer,
    BoardOf,
    DealOf,
    DiscardOption,
    GoodsOf,
    HandCard,
    HandConnection,
    Label,
    SiteAt,
    TabOf,
    WayOption,
)
from game.ui.table import labels
from game.ui.table.play.modes import Branching, Discarding, Held, Mode
from game.ui.table.sight import Sight
from game.ui.table.standing import ANSWER, Standing
from game.wording.row import CARD, DEAL, GOOD, PILE, SEAT, SITE
from game.wording.rows.questions import names_of


def answers_of(standing: Standing) -> tuple[str | int, ...]:
    """The possible answers to the open question; goods in the order in which they are shown everywhere."""
    found = standing.offers.answers
    if named_by(standing) != GOOD:
        return found
    return tuple(sorted(found, key=lambda answer: EFFECTS.index(str(answer)) if answer in EFFECTS else len(EFFECTS)))


def named_by(standing: Standing) -> str:
    """What the answers to the open question name, as `game.wording.rows.questions` tells."""
    return names_of(standing.question, standing.match.game.options) if standing.question else GOOD


Named = tuple[str | int, ...]
"""A thing that can be chosen, whichever of its copies: its kind, its owner where that matters, and what it is."""


def meanings(sight: Sight, places: Iterable[Label]) -> dict[Label, Label]:
    """Those of ``places`` whose click answers the open question or discard -> the label of that answer."""
    choices = dict(_choices(sight))
    return {place: choices[named] for place in places if (named := _named_at(sight, place)) in choices}


def _choices(sight: Sight) -> Iterator[tuple[Named, Label]]:
    """What can be chosen, in the form of `_named_at`, with the label of the choice."""
    if isinstance(sight.mode, Discarding):
        kind = DEAL if "deal" in _spend(sight, sight.mode.commands[0]) else CARD
        for index, name in enumerate(sight.mode.options):
            yield (SITE, name) if isinstance(name, int) else (kind, sight.standing.seat, name), DiscardOption(index)
    elif isinstance(sight.mode, Branching):
        if sight.mode.asks_pile:
            yield from (((PILE, seat), WayOption(seat)) for seat in sight.mode.ways)
    elif sight.standing.turn == ANSWER:
        kind = named_by(sight.standing)
        for answer in answers_of(sight.standing):
            for owner in _owners(sight, kind):
                yield (kind, *owner, answer), Answer(answer)


def _owners(sight: Sight, kind: str) -> Iterator[tuple[Seat, ...]]:
    """The owners of the things that the answers name; one empty tuple if the name alone tells."""
    question, me = sight.standing.question, sight.standing.seat
    owner = sight.standing.asked.owner
    if owner is not None:
        yield (owner(question),)
    elif isinstance(question, ChooseCopiedDeal):
        yield from ((player.seat,) for player in sight.standing.view.players if _copies_from(sight, player))
    else:
        yield (me,) if kind in (DEAL, CARD) else ()


def deal_owners(sight: Sight, card: str) -> tuple[Seat, ...]:
    """The owners of the Deals with a card, or a district, that the open question offers."""
    if not isinstance(sight.standing.question, ChooseCopiedDeal):
        return (sight.standing.seat,)
    view = sight.standing.view
    owners = [player for player in view.players if card in player.deals or player.seat in _with_district(view, card)]
    return tuple(player.seat for player in owners if _copies_from(sight, player))


def _with_district(view: TableView, district: str) -> tuple[Seat, ...]:
    """The seats with a Deal with this district (R53.4); () if it is none that is in play."""
    return next((board.deals for board in view.districts or () if board.district == district), ())


def site_owners(standing: Standing) -> Counter[Seat]:
    """Seat -> number of Locations in its State that answer the open question."""
    if standing.turn != ANSWER or named_by(standing) != SITE:
        return Counter()
    sites = answers_of(standing)
    counts = {owner.seat: sum(site.id in sites for site in owner.sites) for owner in standing.view.players}
    return Counter({seat: count for seat, count in counts.items() if count})


def _copies_from(sight: Sight, player: SeatView) -> bool:
    """Whether the asking Location or HQ copies Deals of this player; never of one who has passed (R15.2)."""
    location, hq = asking_location(sight), getattr(sight.standing.question, "hq", None)
    verbs = location.action.verbs if location and location.action else ()
    if hq is not None:
        verbs = sight.catalog.headquarters[hq].claimed
    copied = next((verb.of for verb in verbs if isinstance(verb, CopyDeals)), None)
    return not player.passed and (copied == "you") == (player.seat == sight.standing.seat)


def shown_fronts(standing: Standing, mode: Mode) -> frozenset[int]:
    """The player's own Ruins that show their fronts, which only their owner sees: those of which one is to be chosen
    (R20.5)."""
    ruins = frozenset(site.id for site in standing.me.sites if site.ruin)
    if isinstance(mode, Discarding):
        return ruins.intersection(name for name in mode.options if isinstance(name, int))
    if standing.turn == ANSWER and standing.asked.shows_fronts:
        return ruins
    held = mode.source if isinstance(mode, Held) else None
    return ruins & {held.number} if isinstance(held, SiteAt) else frozenset()


def top_of_pile(standing: Standing, seat: Seat) -> str:
    """The card on top of the discard pile of a seat from which something is chosen; everybody sees it (R42.1)."""
    return standing.view.player(seat).discard[-1]


def discarded_card(sight: Sight, name: str | int) -> str:
    """The card that a cost discards by its name: the card itself, or that of the Ruin with this number."""
    if isinstance(name, str):
        return name
    found = sight.site(name)
    return found[1].card if found else RUIN


def can_finish(standing: Standing) -> bool:
    """Whether the open question can be left with `done`: the rest of what it offers is not taken (R42.12)."""
    return standing.turn == ANSWER and labels.DONE in standing.offers


def declines(answer: str | int) -> bool:
    """Whether an answer takes nothing of what is offered."""
    return answer == NOTHING


def asking_location(sight: Sight) -> Location | None:
    """The Location on the Site of the open question; None if it has none."""
    number = getattr(sight.standing.question, "site", None)
    found = sight.site(number) if number is not None else None
    return sight.location(found[1].card) if found else None


def _named_at(sight: Sight, place: Label) -> Named:
    """What lies at a place; () if that is never chosen."""
    match place:
        case BoardOf(seat) | TabOf(seat):
            return SEAT, seat
        case SiteAt(number):
            return SITE, number
        case GoodsOf(seat, good):
            return GOOD, seat, good
        case DealOf(seat=seat, card=card):
            return DEAL, seat, card
        case HandCard(card=card) | HandConnection(card=card):
            return CARD, sight.standing.seat, card
        case _:
            zone = sight.zone(place)
            return zone.named(sight, place) if zone else ()


def _spend(sight: Sight, command: AnyCommand) -> Bag:
    """The printed price of the action."""
    match command:
        case ActivateFaction(action=name):
            use = sight.standing.board.use(name)
            return use.spend if use else EMPTY
        case ActivateLocation(site=number):
            found = sight.site(number)
            action = sight.catalog.locations[found[1].card].action if found else None
            return action.timing.spend if action and isinstance(action.timing, Action) else EMPTY
        case _:
            return EMPTY
