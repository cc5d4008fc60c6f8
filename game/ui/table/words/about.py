"""What lies on the table, in words: every card, good, token, number and sign that can be pointed at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from game.cards.card import Connection, Location
from game.cards.vocabulary import DEFENCE, RESOURCES
from game.kernel.bag import Bag
from game.match.library.summary import VP_GROUPS, vp_change
from game.rules.phases.actions.connections import TAKING
from game.rules.state import VIRTUAL, Seat, Site
from game.rules.view import SeatView
from game.ui import places as at
from game.ui.running.accounts import events_of
from game.ui.table import labels
from game.ui.table.sight import Sight
from game.ui.table.words.automa import about_opponent, board_words
from game.ui.table.words.log_text import LogText
from game.wording import card_words
from game.wording.printed import facts

Lines = tuple[str, ...]


def about(sight: Sight, label: at.Label) -> Lines:
    """What lies at a place; () if there is nothing to say about it."""
    if zone := sight.zone(label):
        return zone.about(sight, label)
    match label:
        case at.SiteAt(number):
            return _site(sight, number)
        case at.NamedCard(card=card):
            return about_printed(sight, card)
        case at.ConnectionPile(colour):
            pile = next((pile for pile in sight.standing.view.piles if pile.colour == colour), None)
            if pile is None or pile.face_up is None:
                return (sight.text("table-pile-left", n=pile.left if pile else 0),)
            return _connection(sight, pile.face_up)
        case at.HandConnection(card=card):
            return _connection(sight, card)
        case at.DealOf(card=card):
            goods = sight.catalog.locations[card].deal
            return (sight.text("table-tip-deal", card=sight.wording.card(card), goods=goods),)
        case at.BoardOf(seat):
            return _board(sight, seat)
        case labels.DEAL:
            return _board(sight, sight.standing.seat)
        case at.OwnGoods(good):
            standing = sight.standing
            can_aim = label in standing.offers or any(
                good in zone.tokens and good in zone.useful(standing) for zone in sight.zones.values()
            )
            aim = (sight.text("table-tip-aim"),) if can_aim else ()
            return (*_good(sight, sight.standing.seat, good), *aim)
        case at.GoodsOf(seat, good):
            return _good(sight, seat, good)
        case at.BoardAction(name):
            action = sight.standing.board.action(name)
            return (card_words.faction_action(sight.wording, action),) if action else ()
        case at.PhaseSign(phase):
            return sight.wording.phase(phase), sight.text(f"keys-phase-{phase}")
        case at.Gutter(row):
            return (sight.text(f"table-tip-row-{row}"),)
        case at.LogLine(number):
            return tuple(LogText.of_match(sight).up_to_now(sight)[number : number + 1])
        case str():
            return _NAMED[label](sight) if label in _NAMED else about_opponent(sight, label)
        case _:
            return about_opponent(sight, label)


# ---------------------------------------------------------------------- Sites and cards
def _site(sight: Sight, number: int) -> Lines:
    found = sight.site(number)
    if found is None:
        return ()
    site = found[1]
    location = sight.location(site.card)
    if site.ruin or location is None:
        return (sight.text("table-tip-ruin"),)
    return location_words(sight, location)


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


def _connection(sight: Sight, card: str) -> Lines:
    return sight.wording.title(card), card_words.connection(sight.wording, sight.catalog.connections[card])


_OF_PRINTED: Final[Mapping[type, Callable[[Sight, str], Lines]]] = {
    Location: lambda sight, card: location_words(sight, sight.catalog.locations[card]),
    Connection: _connection,
}
"""What is said about a card that a line of the log names."""


def about_printed(sight: Sight, card: str) -> Lines:
    """What is said about a card or tile, wherever it lies."""
    kind = type(sight.catalog.printed.get(card))
    rows = (_OF_PRINTED, *(one.printed for one in sight.standing.sets))
    if tell := next((row[kind] for row in rows if kind in row), None):
        return tell(sight, card)
    place = sight.place_of_printed(card)
    return about(sight, place) if place else ()


# ---------------------------------------------------------------------- players
def resources_of(sight: Sight, seat: Seat) -> Bag:
    """The resources of a player that another one may steal (R11.6)."""
    goods = sight.standing.view.player(seat).goods
    return Bag({good: goods[good] for good in RESOURCES if goods[good]})


def _board(sight: Sight, seat: Seat) -> Lines:
    """A player's faction, VP by source, hand, first player or passed; then everything printed on the board."""
    if seat == VIRTUAL:
        return (*board_words(sight), vp_words(sight, sight.player(seat)))
    player = sight.standing.view.player(seat)
    faction = sight.catalog.factions[player.faction]
    flags = (
        sight.text("keys-first") if sight.standing.view.first_player == seat else "",
        sight.text("keys-passed") if player.passed else "",
    )
    return (
        sight.text("keys-player", name=sight.names[seat], faction=sight.wording.title(faction.id)),
        vp_words(sight, player),
        sight.text("keys-hand", cards=player.hand_size, connections=player.connection_count),
        *filter(None, flags),
        *(fact.sentence for fact in facts(sight.wording, faction)),
    )


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


def _good(sight: Sight, seat: Seat, good: str) -> Lines:
    """What a good is for, how many a player has in supply, and how many lie on which cards."""
    player = sight.standing.view.player(seat)
    on_cards = (
        sight.text("keys-on-card", n=site.goods[good], card=sight.wording.card(site.card))
        for site in player.sites
        if site.goods[good]
    )
    supply = sight.text("keys-supply", name=sight.names[seat], n=player.goods[good])
    return (sight.wording.good_help(good), supply, *on_cards)


# ---------------------------------------------------------------------- signs and piles
def _round(sight: Sight) -> Lines:
    sets = sight.wording.set_titles(sight.standing.match.game.sets)
    key = "table-tip-round-last" if sight.standing.view.end_triggered else "table-tip-round"
    return sight.text(key), sight.text("match-sets", sets=sets)


def _discards(sight: Sight) -> Lines:
    """The discard pile of all, or the player's own (R42.1)."""
    view = sight.standing.view
    if view.own_discards:
        return (sight.text("table-tip-own_pile", n=sight.standing.me.discard_size),)
    return (sight.text("table-tip-discard", n=view.discard_size),)


def _lane(sight: Sight) -> Lines:
    """The score lane: the VP of every player, and those to come for Locations, highest first."""
    owners = sorted(sight.standing.view.players, key=lambda owner: -owner.vp)
    standings = [
        sight.text("keys-lane", name=sight.name(owner.seat), n=owner.vp, coming=owner.locations) for owner in owners
    ]
    return (sight.text("table-tip-lane"), *standings)


_NAMED: Mapping[str, Callable[[Sight], Lines]] = {
    labels.EXCHANGE: lambda sight: (card_words.exchange(sight.wording, sight.catalog.exchange),),
    labels.DECK: lambda sight: (sight.text("table-tip-deck", n=sight.standing.view.deck_size),),
    labels.DISCARD: _discards,
    labels.ROUND: _round,
    "lane": _lane,
    "income": lambda sight: (sight.text("table-tip-income"),),
    labels.MENU: lambda sight: (sight.text("table-tip-menu"),),
    labels.OVERVIEW: lambda sight: (sight.text("tip-overview"),),
    labels.LOG: lambda sight: (sight.text("keys-tip-log"),),
    labels.PRICE: lambda sight: (sight.text("keys-tip-price", goods=TAKING[0]),),
    labels.SIGN: lambda sight: (sight.text("handover-tip"),),
}
"""Label of a fixed place -> the function that describes it."""
