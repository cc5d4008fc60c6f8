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
from game.rules.commands import ActivateFaction, ActivateLocation, AnyCommand, Choose, ChooseDeal, ChooseSite
from game.rules.state import (
    ChooseCopiedDeal,
    ChooseDiscarded,
    ChooseResource,
    Question,
    Seat,
)
from game.rules.view import SeatView
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
)
from game.ui.table.play.modes import Discarding
from game.ui.table.play.targets import answer_of
from game.ui.table.sight import Sight
from game.ui.table.standing import ANSWER, Standing
from game.wording.rows.questions import QUESTIONS

SEAT, GOOD, SITE, DEAL, CARD = "seat", "good", "site", "deal", "card"


def answers_of(standing: Standing) -> tuple[str | int, ...]:
    """The possible answers to the open question; goods in the order in which they are shown everywhere."""
    kinds = (Choose, ChooseSite, ChooseDeal)
    found = [answer_of(command) for command in standing.match.legal() if isinstance(command, kinds)]
    if named_by(standing.question) == GOOD:
        found.sort(key=lambda answer: EFFECTS.index(str(answer)) if answer in EFFECTS else len(EFFECTS))
    return tuple(found)


def named_by(question: Question | None) -> str:
    """What the answers to a question name: a seat, a good, a Site, a Deal, or a card in hand."""
    if isinstance(question, ChooseDiscarded):
        return question.good
    return QUESTIONS[type(question)].named if question else GOOD


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
        for index, card in enumerate(sight.mode.options):
            yield (kind, sight.standing.seat, card), DiscardOption(index)
    elif sight.standing.turn == ANSWER:
        kind = named_by(sight.standing.question)
        for answer in answers_of(sight.standing):
            for owner in _owners(sight, kind):
                yield (kind, *owner, answer), Answer(answer)


def _owners(sight: Sight, kind: str) -> Iterator[tuple[Seat, ...]]:
    """The owners of the things that the answers name; one empty tuple if the name alone tells."""
    question, me = sight.standing.question, sight.standing.seat
    if isinstance(question, ChooseResource):
        yield (question.victim,)
    elif isinstance(question, ChooseCopiedDeal):
        yield from ((player.seat,) for player in sight.standing.view.players if _copies_from(sight, player))
    else:
        yield (me,) if kind in (DEAL, CARD) else ()


def deal_owners(sight: Sight, card: str) -> tuple[Seat, ...]:
    """The owners of the Deals with a card that the open question offers."""
    if not isinstance(sight.standing.question, ChooseCopiedDeal):
        return (sight.standing.seat,)
    players = sight.standing.view.players
    return tuple(player.seat for player in players if card in player.deals and _copies_from(sight, player))


def site_owners(standing: Standing) -> Counter[Seat]:
    """Seat -> number of Locations in its State that answer the open question."""
    if standing.turn != ANSWER or named_by(standing.question) != SITE:
        return Counter()
    sites = answers_of(standing)
    counts = {owner.seat: sum(site.id in sites for site in owner.sites) for owner in standing.view.players}
    return Counter({seat: count for seat, count in counts.items() if count})


def _copies_from(sight: Sight, player: SeatView) -> bool:
    """Whether the asking card copies Deals of this player; never of one who has passed (R15.2)."""
    location = asking_location(sight)
    action = location.action if location else None
    copied = next((verb.of for verb in action.verbs if isinstance(verb, CopyDeals)), None) if action else None
    return not player.passed and (copied == "you") == (player.seat == sight.standing.seat)


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
            return ()


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
