"""What lies on the table, in words: every card, good, token, number and sign that can be pointed at."""

from __future__ import annotations

from collections import Counter

from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.cards.vocabulary import DEFENCE, RESOURCES
from game.fiftyfirst.match.vp_sources import VP_GROUPS, vp_change
from game.fiftyfirst.rules.state import Site
from game.fiftyfirst.rules.view import SeatView
from game.fiftyfirst.table.accounts import events_of
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.wording import card_words
from game.kernel.bag import Bag
from game.kernel.seats import Seat
from game.ui.table.words.tips import about

Lines = tuple[str, ...]


# ---------------------------------------------------------------------- Sites and cards
def location_words(sight: Sight, location: Location) -> Lines:
    """The title of a Location, its abilities, and what else is printed on it."""
    return (sight.wording.title(location.id), *card_words.abilities(sight.wording, location), printed(sight, location))


def on_site(sight: Sight, number: int) -> Lines:
    """The goods, worker and used actions on a Site, and its Defence."""
    found = sight.site(number)
    location = sight.location(found[1].card) if found and not found[1].ruin else None
    if found is None or location is None:
        return ()
    site = found[1]
    uses = getattr(location.action.timing, "uses", 0) if location.action else 0
    facts = (
        sight.text("keys-site-goods", goods=site.goods) if site.goods else "",
        _reserved(sight, site),
        sight.text("keys-site-stored", goods=site.stored) if site.stored else "",
        sight.text("keys-site-worker") if site.worker else "",
        sight.text("keys-site-blocked") if site.blocked else "",
        sight.text("stopped-by.unknown") if site.stopped else "",
        sight.text("keys-site-used", n=site.used, uses=uses) if site.used and uses else "",
        _defence(sight, site, location),
    )
    return tuple(filter(None, facts))


def _reserved(sight: Sight, site: Site) -> str:
    """What the goods on a Location are reserved for, if they are (R44.9)."""
    purpose = sight.catalog.reserving.get(site.card) if site.goods else None
    return sight.text(f"table-pay-reserved-{purpose}") if purpose else ""


def _defence(sight: Sight, site: Site, location: Location) -> str:
    """The Defence of a Site, and the price of razing it if that is lower."""
    row, whole = DEFENCE[location.row], location.defence_with(site.shield)
    price, theirs = sight.raze_price(site.id), sight.standing.me.site(site.id) is None
    told = sight.text("keys-defence" if whole == row else "keys-defence.shield", n=whole, row=row)
    return f"{told} {sight.text('answer-discount', n=price)}" if theirs and price < whole else told


def printed(sight: Sight, location: Location) -> str:
    """What is printed on a card besides its abilities: categories, spoils and Deal."""
    names = [sight.wording.category(category) for category in location.categories]
    categories = sight.wording.all_of(names) if names else sight.text("keys-none")
    return sight.text("keys-printed", categories=categories, spoils=location.spoils, deal=location.deal)


def connection_words(sight: Sight, card: str) -> Lines:
    return sight.wording.title(card), card_words.connection(sight.wording, sight.catalog.connections[card])


def about_printed(sight: Sight, card: str) -> Lines:
    """What is said about a card or tile, wherever it lies."""
    known = sight.catalog.printed.get(card)
    told = (one.printed[type(known)] for one in sight.standing.sets if known and type(known) in one.printed)
    if tell := next(told, None):
        return tell(sight, card)
    place = sight.place_of_printed(card)
    return about(sight, place) if place else ()


# ---------------------------------------------------------------------- players
def resources_of(sight: Sight, seat: Seat) -> Bag:
    """The resources of a player that another one may steal (R11.6)."""
    goods = sight.standing.view.player(seat).goods
    return Bag({good: goods[good] for good in RESOURCES if goods[good]})


def vp_words(sight: Sight, player: SeatView) -> str:
    """The VP of a player by source. VP that no event gave count as those of the starting position."""
    gained: Counter[str] = Counter()
    for event in events_of(sight.standing.match):
        change = vp_change(event)
        if change and change.seat == player.seat:
            group = next(group for group, kinds in VP_GROUPS.items() if change.kind in kinds)
            gained[group] += change.vp
    gained["start"] = player.vp - gained.total()
    told = [sight.text(f"keys-vp-{group}", n=vp) for group, vp in gained.items() if vp]
    if not told:
        return sight.text("keys-vp.none")
    return sight.text("keys-vp", n=player.vp, sources=sight.wording.all_of(told))
