"""The signs of what is printed on cards, as faces and plates show them."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.fiftyfirst.cards import card, verbs
from game.fiftyfirst.wording.rows.cards import TIMINGS, VERBS, bag_strip
from game.kernel.bag import Bag
from game.ui.art.strips import strip_surface
from game.wording.signs import ARROW, COLON, MANY, Sign, Strip


def ability_strip(ability: card.Ability, is_open: bool, tight: bool = False) -> Strip:
    """The signs of one ability of a Location; ``tight`` for small faces."""
    timing = ability.timing
    spent = timing.spend if isinstance(timing, card.Action) else Bag()
    badges = tight and spent.total + sum(_size(verb) for verb in ability.verbs) > MANY
    if spent:
        head: Strip = (*TIMINGS[type(timing)].signs(timing), *bag_strip(spent, badges, spent=True), ARROW)
    elif is_open and isinstance(timing, card.Produces):
        head = (Sign("good", "open_production"), COLON)
    else:
        head = TIMINGS[type(timing)].signs(timing)
    return (*head, *(sign for verb in ability.verbs for sign in verb_strip(verb, badges, tight)))


def verb_strip(verb: verbs.Verb, badges: bool, tight: bool = False) -> Strip:
    """The signs of one verb; goods that a card stores always carry their number."""
    return VERBS[type(verb)].signs(verb, badges, tight)


def _size(verb: verbs.Verb) -> int:
    """Number of goods that a verb names."""
    match verb:
        case verbs.Gain(goods, counted):
            return goods.total + len(counted)
        case verbs.PlaceHere(goods) | verbs.Store(goods) | verbs.Steal(goods) | verbs.ForfeitGoods(goods):
            return goods.total
        case verbs.ChooseGain(options):
            return sum(_size(option) for option in options)
        case verbs.DrawAndKeep(count, _):
            return count
        case _:
            return 1


def goods_row(goods: Mapping[str, int], px: int, badges: bool = False, on_dark: bool = True) -> pygame.Surface:
    """Goods as a row of icons of ``px``; more than four equal ones, or all with ``badges``, as one with a number."""
    return strip_surface(bag_strip(goods, badges), px, on_dark)
