"""The abilities of cards as rows of signs."""

from __future__ import annotations

from game.cards import card, verbs
from game.kernel.bag import Bag
from game.wording.rows.cards import ARROW, COLON, MANY, TIMINGS, Sign, Strip, bag_strip
from game.wording.sets import VERBS


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
