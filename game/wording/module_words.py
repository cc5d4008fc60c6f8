"""Border tiles, the Arena and districts in words: what is printed on them, and how they stand in a match (R53)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.cards.module import Arena, BorderSide, District
from game.kernel.bag import Bag
from game.rules.sets.arena.view import ArenaView
from game.rules.sets.borders.messages import Border
from game.rules.sets.districts.messages import DistrictBoard
from game.rules.state import Seat
from game.wording.lexicon import Lexicon
from game.wording.rows.cards import VERBS, cost, phrase
from game.wording.sentence import Fact, Names, Sentence
from game.wording.teller import Teller


def _fact(words: Lexicon, icon: str, key: str, **facts: Any) -> Fact:
    return Fact(icon, words.text(f"{key}.heading", **facts), words.text(key, **facts))


# ---------------------------------------------------------------------- border tiles
def border_action(words: Lexicon, side: BorderSide) -> str:
    """What a side does, in a sentence: `Spend 1 resource to gain 2 workers.`"""
    effects = phrase(words, VERBS[type(side.verb)].phrase, side.verb)
    return words.text("border-action", cost=cost(words, side.spend), effects=effects)


def border_facts(words: Lexicon, side: BorderSide) -> tuple[Fact, ...]:
    """Everything on a border tile: the action of this side, that of the other, and from how many players it is used."""
    other, tile = words.catalog.other_side(side.id), words.catalog.tile_of_side[side.id]
    told = [
        Fact("border", words.text("border-action.heading"), border_action(words, side)),
        _fact(words, "border", "border-other", card=words.title(other.id), does=border_action(words, other)),
    ]
    if tile.fewest_players > 1:
        told.append(_fact(words, "person", "border-players", n=tile.fewest_players))
    return tuple(told)


def border_line(words: Lexicon, side: BorderSide) -> str:
    """A side in a line: `Human Trafficking: Spend 1 resource to gain 2 workers.`"""
    return words.text("border-line", card=words.title(side.id), does=border_action(words, side))


def border_standing(words: Lexicon, border: Border, names: Names) -> Sentence:
    """Between which players a tile lies, and which side of it is up."""
    tell = Teller(words, names)
    first, second = border.between[0], border.between[-1]
    key = "border-standing" if first != second else "border-standing.alone"
    facts = {"card": tell.card(border.side), "tile": tell.card(words.catalog.tile_of_side[border.side].id)}
    return tell.finish(tell.say(key, first=tell.who(first), second=tell.who(second), **facts))


# ---------------------------------------------------------------------- the Arena
def arena_facts(words: Lexicon, arena: Arena) -> tuple[Fact, ...]:
    """Everything about the Arena: entering, equipment with its points, the prize, and the champion of a solo game."""
    return (
        _fact(words, "arena", "arena-enter", goods=arena.place),
        _fact(words, "equip", "arena-gear", gear=_gear(words, arena)),
        _fact(words, "vp", "arena-prize", goods=arena.prize),
        _fact(words, "champion", "arena-champion", points=_points(words, arena.solo_points_a_cleanup)),
    )


def arena_line(words: Lexicon, arena: Arena) -> str:
    """The equipment and the prize in a line: `Gun (2 points), iron (1 point), ammo (3 points); prize: 5 VP`."""
    return words.text("arena-line", gear=_gear(words, arena), goods=arena.prize)


def gear_button(words: Lexicon, arena: Arena, gear: str) -> str:
    """What is said on the button that equips a worker: `Gun: 2 points`."""
    return words.text("arena-equip.button", good=words.good_name(gear), points=_points(words, arena.equip[gear]))


def fighter(words: Lexicon, seat: Seat, gear: Bag, points: int, names: Names) -> Sentence:
    """What the worker of a seat is equipped with, and its points."""
    tell = Teller(words, names)
    facts = {"who": tell.who(seat), "goods": tell.goods(gear), "points": _points(words, points)}
    return tell.finish(tell.say("arena-fighter" if gear else "arena-fighter.bare", **facts))


def arena_standing(words: Lexicon, arena: ArenaView, names: Names) -> tuple[Sentence, ...]:
    """The fighters in the Arena with their points, and the one that would win the prize now."""
    return tuple(_standing(words, arena, names))


def _standing(words: Lexicon, arena: ArenaView, names: Names) -> Iterator[Sentence]:
    if not arena.gear:
        yield Sentence(words.text("arena-empty"))
    for seat, gear in arena.gear.items():
        yield fighter(words, seat, gear, arena.points[seat], names)
    if arena.champion is not None:
        yield Sentence(words.text("arena-champion-now", points=_points(words, arena.champion)))
    tell = Teller(words, names)
    if arena.leader is not None:
        yield tell.finish(tell.say("arena-leader", who=tell.who(arena.leader)))
    elif any(arena.gear.values()):
        yield tell.finish(tell.say("arena-leader.none"))


def _gear(words: Lexicon, arena: Arena) -> str:
    """The goods that can equip a worker, each with its points."""
    told = [
        words.word("arena-equip", good=words.good_name(good), points=_points(words, points))
        for good, points in arena.equip.items()
    ]
    return words.one_by_one(told)


def _points(words: Lexicon, points: int) -> str:
    return words.text("arena-points", n=points)


# ---------------------------------------------------------------------- districts
def district_facts(words: Lexicon, district: District) -> tuple[Fact, ...]:
    """Everything on a district: what it gathers, its Deal, and what razing it brings."""
    deal = {"n": district.distance, "goods": district.deal}
    return (
        _fact(words, "production", "district-produces", goods=district.produces, setup=district.setup),
        _fact(words, "deal", "district-deal", **deal),
        _fact(words, "raze", "district-raze", n=district.defence),
    )


def district_line(words: Lexicon, district: District) -> str:
    """A district in a line: `Foundry Quarter: Distance 2, defence value 6; each round 1 brick; Deal: 1 iron`."""
    facts = {"distance": district.distance, "n": district.defence}
    goods = {"goods": district.produces, "deal": district.deal}
    return words.text("district-line", card=words.title(district.id), **facts, **goods)


def district_standing(words: Lexicon, board: DistrictBoard, names: Names) -> Sentence:
    """What lies on a district, and the players who have a Deal with it."""
    tell = Teller(words, names)
    facts = {"card": tell.card(board.district), "goods": tell.goods(board.goods)}
    if not board.deals:
        return tell.finish(tell.say("district-standing" if board.goods else "district-standing.empty", **facts))
    key = "district-standing.deals" if board.goods else "district-standing.empty_deals"
    return tell.finish(tell.say(key, seats=words.all_of([tell.who(seat) for seat in board.deals]), **facts))
