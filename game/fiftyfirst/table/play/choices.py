"""What tokens and cards of 51st State can be aimed at, what can be razed or visited, and what its panels and questions
offer. `game.fiftyfirst.wording.rows.questions` says what answers name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.fiftyfirst.cards.card import Action, Location
from game.fiftyfirst.cards.vocabulary import GROUPS
from game.fiftyfirst.rules.commands import ActivateFaction, ActivateLocation, RazeLocation, UseOpenProduction
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sheets import RUIN
from game.fiftyfirst.rules.state import Site
from game.fiftyfirst.rules.subject import subject
from game.fiftyfirst.rules.view import SeatView
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.play.panels import Branching, Discarding
from game.fiftyfirst.table.play.targets import Target, targets_at
from game.fiftyfirst.table.spots import DiscardOption, SiteAt, WayOption
from game.fiftyfirst.wording.row import CARD, DEAL, PILE, SITE
from game.kernel.bag import EMPTY, Bag
from game.kernel.seats import Seat
from game.ui import places
from game.ui.places import Label
from game.ui.table.play.choices import Named
from game.ui.table.play.modes import Aiming, Held, Mode
from game.ui.table.standing import ACT, ANSWER

if TYPE_CHECKING:
    from game.fiftyfirst.table.sight import Sight, Standing


def aimed_at_others(standing: Standing, mode: Mode) -> str | None:
    """The verb of a token or card aimed at other players' States; None if no such thing is dragged or aimed."""
    if not isinstance(mode, Held | Aiming):
        return None
    verb = _verb_of(standing, mode.source) or next((target.verb for target in mode.targets), None)
    return verb if verb in ("raze", "visit", "demolish", "steal_location") else None


def is_token(standing: Standing, label: spots.OwnGoods) -> bool:
    """Whether a token of the supply can be dragged, or aimed."""
    return bool(_verb_of(standing, label)) or label.good in standing.useful


def verb_of(standing: Standing, source: spots.OwnGoods) -> str:
    """The verb that a token is used for; it is gathered somewhere, if it has no other use (R44.14)."""
    gathered = (zone.gathers.verb for zone in standing.zones.values() if zone.gathers)
    return _verb_of(standing, source) or next(gathered)


def _verb_of(standing: Standing, source: spots.Origin) -> str:
    """The verb of a token at the places that have a use for it; "" if it has none."""
    good = source.good if isinstance(source, spots.OwnGoods) else ""
    return next((zone.tokens[good] for zone in standing.zones.values() if good in zone.tokens), "")


def payable_with(standing: Standing, token: str, targets: tuple[Target, ...]) -> tuple[Target, ...]:
    """What can be razed with a token: with influence only what it can be paid for (R43.5)."""
    if token not in GROUPS:
        return targets
    paid_for = standing.razing.get(token, ())
    return tuple(
        target
        for target in targets
        if not target.is_legal or ((about := subject(target.commands[0])) and about.value in paid_for)
    )


def razing_source(standing: Standing, label: spots.SiteAt) -> spots.OwnGoods:
    """The token with which razing a Site begins if the Site is clicked first: red ones before others."""
    return next(
        (spots.OwnGoods(token) for token, sites in standing.razing.items() if label.number in sites), spots.REDS
    )


def raze_targets(standing: Standing) -> tuple[Target, ...]:
    """The targets of red contact tokens: all Locations of other players (R10.3)."""
    wanted = [
        (spots.SiteAt(site.id), "raze", RazeLocation(standing.seat, player.seat, site.id))
        for player, site in _sites_of_others(standing)
    ]
    return targets_at(standing.match, wanted)


def visit_targets(standing: Standing) -> tuple[Target, ...]:
    """The targets of a worker: the Open Productions of other players (R13)."""
    locations = standing.match.game.catalog.locations
    wanted = [
        (spots.SiteAt(site.id), "visit", UseOpenProduction(standing.seat, player.seat, site.id))
        for player, site in _sites_of_others(standing)
        if locations[site.card].is_open
    ]
    return targets_at(standing.match, wanted)


def _sites_of_others(standing: Standing) -> Iterator[tuple[SeatView, Site]]:
    """The Locations of other players, with their owners."""
    others = (player for player in standing.view.players if player.seat != standing.seat)
    return ((player, site) for player in others for site in player.sites if not site.ruin)


def raze_target(standing: Standing, label: places.Label) -> Target | None:
    """The target of razing at ``label``; None if no other player's Location lies there, or the seat may not act."""
    if not isinstance(label, spots.SiteAt) or standing.turn != ACT:
        return None
    return next((target for target in raze_targets(standing) if target.label == label), None)


def panel_choices(standing: Standing, mode: Mode) -> Iterator[tuple[Named, Label]]:
    """What can be chosen in an open panel, with the label of the choice."""
    if isinstance(mode, Discarding):
        kind = DEAL if "deal" in _spend(standing, mode.commands[0]) else CARD
        for index, name in enumerate(mode.options):
            yield (SITE, name) if isinstance(name, int) else (kind, standing.seat, name), DiscardOption(index)
    elif isinstance(mode, Branching) and mode.asks_pile:
        yield from (((PILE, seat), WayOption(seat)) for seat in mode.ways)


def deal_owners(sight: Sight, card: str) -> tuple[Seat, ...]:
    """The owners of the Deals with a card, or a district, that the open question offers."""
    asked = sight.standing.owners_asked
    return tuple(owner for owner in asked if card in sight.standing.deals(owner)) if asked else (sight.standing.seat,)


def site_owners(standing: Standing) -> Counter[Seat]:
    """Seat -> number of Locations in its State that answer the open question."""
    if standing.turn != ANSWER or standing.named != SITE:
        return Counter()
    sites = standing.answers
    counts = {owner.seat: sum(site.id in sites for site in owner.sites) for owner in standing.view.players}
    return Counter({seat: count for seat, count in counts.items() if count})


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


def asking_location(sight: Sight) -> Location | None:
    """The Location on the Site of the open question; None if it has none."""
    number = getattr(sight.standing.question, "site", None)
    found = sight.site(number) if number is not None else None
    return sight.location(found[1].card) if found else None


def _spend(standing: Standing, command: AnyCommand) -> Bag:
    """The printed price of the action."""
    match command:
        case ActivateFaction(action=name):
            use = standing.board.use(name)
            return use.spend if use else EMPTY
        case ActivateLocation(site=number):
            found, locations = standing.view.find_site(number), standing.match.game.catalog.locations
            action = locations[found[1].card].action if found else None
            return action.timing.spend if action and isinstance(action.timing, Action) else EMPTY
        case _:
            return EMPTY
