"""What the things of the table are, in words: every card, good, token, number and sign that can be pointed at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from game.cards.card import Location
from game.cards.vocabulary import DEFENCE, RESOURCES
from game.kernel.bag import Bag
from game.match.library.vp_sources import VP_GROUPS
from game.rules.events import GoodsGained
from game.rules.phases.actions.connections import TAKING
from game.rules.state import VIRTUAL, Seat, Site
from game.rules.view import SeatView
from game.ui.places import Label, name_of
from game.ui.running.accounts import events_of
from game.ui.running.owners import owners_of
from game.ui.table import labels
from game.ui.table.sight import Sight
from game.ui.table.words import virtual
from game.ui.widgets.handover import SIGN

Lines = tuple[str, ...]


def about(sight: Sight, label: Label) -> Lines:
    """What lies at a place; () if nothing is to be said about it."""
    tell = _TOLD.get(labels.kind(label))
    return tell(sight, label) if tell else ()


# ---------------------------------------------------------------------- Sites and cards
def _site(sight: Sight, label: Label) -> Lines:
    found = sight.site(labels.number(label))
    if found is None:
        return ()
    site = found[1]
    location = sight.location(site.card)
    if site.ruin or location is None:
        return (sight.text("table-tip-ruin"),)
    return (sight.wording.title(site.card), *sight.wording.abilities(location), printed(sight, location))


def lying(sight: Sight, number: int) -> Lines:
    """What lies on a Site and what is marked there, and what it takes to raze it."""
    found = sight.site(number)
    location = sight.location(found[1].card) if found and not found[1].ruin else None
    if found is None or location is None:
        return ()
    site = found[1]
    facts = (
        sight.text("keys-site-goods", goods=site.goods) if site.goods else "",
        sight.text("keys-site-stored", goods=site.stored) if site.stored else "",
        sight.text("keys-site-worker") if site.worker else "",
        _uses(sight, site, location),
        _defence(sight, site, location),
    )
    return tuple(filter(None, facts))


def _uses(sight: Sight, site: Site, location: Location) -> str:
    """How often the action was used in this round; the goods in its slots say what was paid."""
    uses = getattr(location.action.timing, "uses", 0) if location.action else 0
    return sight.text("keys-site-used", n=site.used, uses=uses) if site.used and uses else ""


def _defence(sight: Sight, site: Site, location: Location) -> str:
    row, whole = DEFENCE[location.row], sight.defence(site.id)
    price, theirs = sight.raze_price(site.id), sight.standing.me.site(site.id) is None
    told = sight.text("keys-defence" if whole == row else "keys-defence.shield", n=whole, row=row)
    return f"{told} {sight.text('answer-discount', n=price)}" if theirs and price < whole else told


def printed(sight: Sight, location: Location) -> str:
    """What a card prints besides its abilities, in one line."""
    names = [sight.wording.category(category) for category in location.categories]
    categories = sight.wording.all_of(names) if names else sight.text("keys-none")
    return sight.text("keys-printed", categories=categories, spoils=location.spoils, deal=location.deal)


def _named(sight: Sight, label: Label) -> Lines:
    """A card that the log names."""
    card = labels.last(label)
    location = sight.location(card)
    if location:
        return (sight.wording.title(card), *sight.wording.abilities(location), printed(sight, location))
    connection = sight.catalog.connections.get(card)
    return (sight.wording.title(card), sight.wording.connection(connection)) if connection else ()


def _connection(sight: Sight, label: Label) -> Lines:
    word = labels.last(label)
    if labels.kind(label) == "take":
        pile = next((pile for pile in sight.standing.view.piles if pile.colour == word), None)
        if pile is None or pile.face_up is None:
            return (sight.text("table-pile-left", n=pile.left if pile else 0),)
        word = pile.face_up
    return (sight.wording.title(word), sight.wording.connection(sight.catalog.connections[word]))


def _made_deal(sight: Sight, label: Label) -> Lines:
    card = labels.last(label)
    goods = sight.catalog.locations[card].deal
    return (sight.text("table-tip-deal", card=sight.wording.card(card), goods=goods),)


# ---------------------------------------------------------------------- players
def resources_of(sight: Sight, seat: Seat) -> Bag:
    """The resources of a player from which another one may take (R11.6)."""
    goods = sight.standing.view.player(seat).goods
    return Bag({good: goods[good] for good in RESOURCES if goods[good]})


def _board(sight: Sight, label: Label) -> Lines:
    """A player: whose board, VP and where they come from, hand, flags; then everything printed on the board."""
    seat = labels.last(label) if labels.kind(label) == "board" else sight.standing.seat
    if seat == VIRTUAL:
        return (*virtual.board_words(sight), vp_words(sight, sight.owner(seat)))
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
        *(fact.sentence for fact in sight.wording.faction_facts(faction)),
    )


def vp_words(sight: Sight, player: SeatView) -> str:
    """The VP of a player, by where they came from; what no event explains was there when the position began."""
    gained: Counter[str] = Counter()
    for event in events_of(sight.standing.match):
        if isinstance(event, GoodsGained) and event.seat == player.seat and event.goods["vp"]:
            gained[_group(event.source.kind)] += event.goods["vp"]
    gained["start"] = player.vp - gained.total()
    told = [sight.text(f"keys-vp-{group}", n=vp) for group, vp in gained.items() if vp]
    return (
        sight.text("keys-vp", n=player.vp, sources=sight.wording.all_of(told)) if told else sight.text("keys-vp.none")
    )


def _group(kind: str) -> str:
    return next(group for group, kinds in VP_GROUPS.items() if kind in kinds)


def _good(sight: Sight, label: Label) -> Lines:
    """What a good is for, how many there are, and on which cards more of them lie."""
    parts, good = name_of(label).split(":"), labels.last(label)
    seat = parts[1] if len(parts) == 3 else sight.standing.seat
    aim = (sight.text("table-tip-aim"),) if label in sight.standing.offers else ()
    return (sight.wording.good_help(good), *_counts(sight, seat, good), *aim)


def _counts(sight: Sight, seat: Seat, good: str) -> Lines:
    player = sight.standing.view.player(seat)
    lines = [sight.text("keys-supply", name=sight.names[seat], n=player.goods[good])]
    for site in player.sites:
        if site.goods[good]:
            lines.append(sight.text("keys-on-card", n=site.goods[good], card=sight.wording.card(site.card)))
    return tuple(lines)


def _action(sight: Sight, label: Label) -> Lines:
    """An action of the own faction board, and with what it was paid if it has been used."""
    me = sight.standing.me
    if label == labels.EXCHANGE:
        return (sight.wording.exchange(sight.catalog.exchange),)
    actions = sight.catalog.factions[me.faction].actions
    told = [sight.wording.faction_action(action) for action in actions if action.gives == labels.last(label)]
    return tuple(told)


# ---------------------------------------------------------------------- signs and piles
def _deck(sight: Sight, _: Label) -> Lines:
    return (sight.text("table-tip-deck", n=sight.standing.view.deck_size),)


def _discard(sight: Sight, _: Label) -> Lines:
    return (sight.text("table-tip-discard", n=sight.standing.view.discard_size),)


def _round(sight: Sight, _: Label) -> Lines:
    sets = sight.wording.set_titles(sight.standing.match.game.sets)
    key = "table-tip-round-last" if sight.standing.view.end_triggered else "table-tip-round"
    return sight.text(key), sight.text("match-sets", sets=sets)


def _lane(sight: Sight, _: Label) -> Lines:
    """The score lane: whose emblem stands where."""
    owners = sorted(owners_of(sight.standing.view), key=lambda owner: -owner.vp)
    standings = [sight.text("keys-lane", name=sight.name(owner.seat), n=owner.vp) for owner in owners]
    return (sight.text("table-tip-lane"), *standings)


def _phase(sight: Sight, label: Label) -> Lines:
    phase = labels.last(label)
    return (sight.wording.phase(phase), sight.text(f"keys-phase-{phase}"))


def _said(key: str) -> Callable[[Sight, Label], Lines]:
    return lambda sight, _: (sight.text(key),)


_TOLD: Mapping[str, Callable[[Sight, Label], Lines]] = {
    **virtual.TOLD,
    "goods": _good,
    "site": _site,
    "named": _named,
    "board": _board,
    labels.DEAL: _board,
    "made_deal": _made_deal,
    "faction": _action,
    labels.EXCHANGE: _action,
    "phase": _phase,
    "gutter": lambda sight, label: (sight.text(f"table-tip-row-{labels.last(label)}"),),
    "take": _connection,
    "connection": _connection,
    labels.DECK: _deck,
    labels.DISCARD: _discard,
    labels.ROUND: _round,
    "lane": _lane,
    "income": _said("table-tip-income"),
    labels.MENU: _said("table-tip-menu"),
    labels.OVERVIEW: _said("tip-overview"),
    labels.LOG: _said("keys-tip-log"),
    SIGN: _said("handover-tip"),
    labels.PRICE: lambda sight, _: (sight.text("keys-tip-price", goods=TAKING[0]),),
}
"""Kind of a place -> what tells about it."""
