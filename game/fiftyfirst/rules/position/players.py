"""Players and the virtual opponent in positions: goods, cards and States (the format: see
`game.fiftyfirst.rules.position`)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.cards.verbs import PlaceCode, PlaceHere
from game.fiftyfirst.cards.vocabulary import CODE_GOODS, GAINS
from game.fiftyfirst.rules.effects.store import fits
from game.fiftyfirst.rules.options import has_own_discards
from game.fiftyfirst.rules.parts import PARTS
from game.fiftyfirst.rules.position.data import Cards, read_faction, read_goods
from game.fiftyfirst.rules.sheets import RUIN
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import SEATS, Automa, Player, Site, UsedAction
from game.kernel.bag import EMPTY, Bag
from game.kernel.given import Given

PILES = ("attack_pile", "merchant_pile", "development_pile", "action_pile")
KEYS = ("vp", "state", "site_ids", "passed", "must_pass", "stage", *PILES, "brawlers", "discard", "hq")


def read_opponent(cards: Cards, kind: str, given: Given, first_site: int) -> tuple[Player, Automa]:
    """The opponent ``kind``; its Sites are numbered from ``first_site`` on, unless their ids are given."""
    keys = given.mapping(KEYS, "the virtual opponent")
    get = keys.value
    piles: dict[str, Any] = {name: cards.locations.take_all(get(name, [])) for name in PILES}
    player = Player(
        "",
        vp=get("vp", 0).number(),
        sites=read_sites(cards, get("state", []), get("site_ids"), first_site),
        passed=get("passed", False).flag(),
        discard=read_own_discards(cards, get("discard", [])),
        **{key: read(cards, "", keys[key]) for part in PARTS for key, read in part.player_keys.items() if key in keys},
    )
    automa = Automa(
        kind=kind,
        must_pass=get("must_pass", False).flag(),
        stage=get("stage", Automa(kind).stage).word(KINDS[kind].stages, "a stage of this opponent"),
        brawlers=get("brawlers", 0).number(),
        **piles,
    )
    return player, automa


PLAYER_KEYS = (
    "faction", "vp", "goods", "hand", "kept", "connections", "state", "site_ids", "deals", "used", "passed",
    "produced", "discard", "top", "stopped", "hq", "skipped",
)  # fmt: skip
FLAGS = ("ruin", "drawn", "worker", "shield", "diverted", "blocked", "stopped")
"""What a Site is or holds, or not."""

SITE_KEYS = ("card", *FLAGS, "used", "marks", "goods")


def read_players(cards: Cards, given: Given, is_solo: bool = False) -> tuple[Player, ...]:
    """The players in seat order. A bare Ruin has the card `RUIN` until its card is drawn."""
    players = given.mapping(SEATS, "players by seat")
    seats = SEATS[: len(players)]
    if is_solo and set(players) != {SEATS[0]}:
        given.refuse(f"expected the one seat {SEATS[0]} of a solo game, not {', '.join(players) or 'none'}")
    if not is_solo and (set(players) != set(seats) or len(players) < 2):
        given.refuse(f"expected two to four seats from {SEATS[0]} on, not {', '.join(players) or 'none'}")
    return _in_seat_order(cards, [players[seat] for seat in seats])


def _in_seat_order(cards: Cards, given: list[Given]) -> tuple[Player, ...]:
    players: list[Player] = []
    for item in given:
        player = _player(cards, item, 1 + sum(len(player.sites) for player in players))
        if any(player.faction == other.faction for other in players):
            item.refuse("expected another faction: no faction is taken twice")
        players.append(player)
    return tuple(players)


def _player(cards: Cards, given: Given, first_site: int) -> Player:
    keys = given.mapping(PLAYER_KEYS, "a player")
    get = keys.value
    faction = read_faction(cards.catalog, get("faction"))
    hand = cards.locations.take_all(get("hand", []))
    return Player(
        faction=faction,
        vp=get("vp", 0).number(),
        goods=read_goods(get("goods", {})),
        hand=hand,
        connections=cards.connections.take_all(get("connections", [])),
        sites=read_sites(cards, get("state", []), get("site_ids"), first_site),
        deals=cards.locations.take_all(get("deals", [])),
        used=_used_actions(cards, faction, get("used", [])),
        passed=get("passed", False).flag(),
        kept=_kept(cards, hand, keys["kept"]) if "kept" in keys else None,
        produced=read_goods(get("produced", {}), GAINS),
        discard=read_own_discards(cards, get("discard", [])),
        top=cards.named(keys["top"]) if "top" in keys else None,
        **{
            key: read(cards, faction, keys[key])
            for part in PARTS
            for key, read in part.player_keys.items()
            if key in keys
        },
    )


def read_own_discards(cards: Cards, given: Given) -> tuple[str, ...]:
    """The discard pile of a seat, in games in which each has one (R42.1)."""
    found = cards.locations.take_all(given)
    if found and not has_own_discards(cards.sets):
        given.refuse("expected 'discard' beside 'players': all seats share one discard pile in this game")
    return found


def _kept(cards: Cards, hand: tuple[str, ...], given: Given) -> tuple[str, ...]:
    kept = tuple(cards.named(item) for item in given.items("cards"))
    if not Counter(kept) <= Counter(hand):
        given.refuse("expected cards of the hand")
    return kept


def read_sites(cards: Cards, given: Given, ids: Given, first: int) -> tuple[Site, ...]:
    """The Sites of a State, numbered from ``first`` on unless ids are given."""
    items = given.items("Sites")
    numbers = list(range(first, first + len(items)))
    if ids.value is not None:
        numbers = [item.number(1) for item in ids.items("numbers")]
        if len(numbers) != len(items):
            ids.refuse("expected as many numbers as Sites")
    return tuple(_site(cards, item, number) for item, number in zip(items, numbers, strict=True))


def _site(cards: Cards, given: Given, number: int) -> Site:
    if given.value == RUIN:
        return Site(number, RUIN, ruin=True)
    if isinstance(given.value, str):
        return Site(number, cards.locations.take(given))
    keys = given.mapping(SITE_KEYS, "a Site")
    get = keys.value
    card = cards.locations.take(get("card"))
    flags: dict[str, Any] = {flag: get(flag, False).flag() for flag in FLAGS}
    stored, placed = _goods_on(cards.catalog.locations[card], get("goods", {}), flags["ruin"])
    return Site(
        number,
        card,
        **flags,
        marks=read_goods(get("marks", {})),
        used=get("used", 0).number(),
        goods=placed,
        stored=stored,
    )


def _goods_on(location: Location, given: Given, is_ruin: bool) -> tuple[Bag, Bag]:
    """Goods on a Site: those stored, and those placed by its Building Bonus (R6.2) or each time it produces (R44.12),
    or on a Ruin by another card (R42.12)."""
    goods = read_goods(given)
    if is_ruin:
        return EMPTY, goods
    placed = sum((verb.goods for verb in location.building_bonus if isinstance(verb, PlaceHere)), EMPTY)
    if placed.covers(goods) or _may_gather(location, goods):
        return EMPTY, goods
    if not fits(goods, location.storage):
        given.refuse(f"expected goods that {location.title!r} places or stores")
    return goods, EMPTY


def _may_gather(location: Location, goods: Bag) -> bool:
    """Whether these goods can have been put on a Location one production after another, or as goods of a code."""
    kinds = {good for verb in location.production if isinstance(verb, PlaceHere) for good in verb.goods}
    codes = [verb.count for verb in location.building_bonus if isinstance(verb, PlaceCode)]
    if any(isinstance(verb, PlaceCode) for verb in location.production):
        kinds.update(CODE_GOODS)
    elif codes:
        return goods.total <= sum(codes) and kinds.union(CODE_GOODS) >= goods.keys()
    return bool(kinds) and kinds >= goods.keys()


def _used_actions(cards: Cards, faction: str, given: Given) -> tuple[UsedAction, ...]:
    used = tuple(_used(cards, faction, item) for item in given.items("faction actions"))
    board = cards.catalog.factions[faction]
    if len({action.name for use in used if (action := board.action(use.action))}) < len(used):
        given.refuse("expected each faction action at most once")
    return used


def _used(cards: Cards, faction: str, given: Given) -> UsedAction:
    if isinstance(given.value, str):
        given = given.instead({"action": given.value})
    keys = given.mapping(("action", "marks"), "a used faction action")
    names = tuple(use.name for use in cards.catalog.factions[faction].uses)
    action = keys.value("action").word(names, "a faction action, named as in a move,")
    return UsedAction(action, read_goods(keys.value("marks", {})))
