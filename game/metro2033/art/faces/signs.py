"""What is printed on a card in rows of signs: icons, and numbers as they are printed, without words.

A row says when (`threat :`), and then what (`strength +1`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from game.metro2033.cards import card as cd
from game.metro2033.cards import verbs as vb
from game.metro2033.cards.metro_map import Station
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.vocabulary import ANY, GOODS, Window


class CardSign(NamedTuple):
    """An icon with what stands beside it, such as `+2`, or that alone; an icon that is crossed out is lost or does not
    happen."""

    icon: str
    text: str = ""
    is_crossed: bool = False


SignRow = tuple[CardSign, ...]

WHEN: Final = CardSign("", ":")
"""Between a moment and what happens then."""

THEN: Final = CardSign("", "→")
"""Between what is done and what it brings."""

ANY_GOOD: Final = "any_good"

_GOODS: Final[Mapping[str, str]] = {ANY: ANY_GOOD}
"""Good -> its icon; that of others has their name."""


def goods_row(goods: Mapping[str, int]) -> SignRow:
    """Goods side by side: one icon for each, or with its number for three and more.

    >>> [(sign.icon, sign.text) for sign in goods_row({"pig": 2, "any": 4})]
    [('pig', ''), ('pig', ''), ('any_good', '4')]
    """
    row: list[CardSign] = []
    for good, count in goods.items():
        icon = _GOODS.get(good, good)
        row += [CardSign(icon, str(count))] if count > 2 else [CardSign(icon)] * count
    return tuple(row)


def signed(count: int) -> str:
    """A number with its sign.

    >>> signed(2), signed(-1), signed(0)
    ('+2', '−1', '+0')
    """
    return f"+{count}" if count >= 0 else f"−{-count}"


def _changed(goods: Mapping[str, int], sign: int) -> SignRow:
    return tuple(CardSign(_GOODS.get(good, good), signed(sign * count)) for good, count in goods.items())


_OF_PRICES: Final[Mapping[str, str]] = {"capture_neutral": "capture", "capture_player": "capture"}
"""What a price is of -> its icon, where that has another name."""


def _price(verb: vb.ChangePrice) -> SignRow:
    of = CardSign(_OF_PRICES.get(verb.of, verb.of))
    return (of, WHEN, *_changed(verb.less, -1), *_changed(verb.more, 1))


def _peek(verb: vb.PeekThreats) -> SignRow:
    return CardSign("threat"), CardSign("peek", str(verb.count))


_DOES: Final[Mapping[type[vb.MetroVerb], Callable[[Any], SignRow]]] = {
    vb.AddStrength: lambda verb: (CardSign("strength", signed(verb.count)),),
    vb.AddSpeed: lambda verb: (CardSign("speed", signed(verb.count)),),
    vb.WinTies: lambda _: (CardSign("tie_won"),),
    vb.ChangePrice: _price,
    vb.AddVotes: lambda verb: (CardSign("votes", signed(verb.count)),),
    vb.SeeLaws: lambda verb: (CardSign("law"), CardSign("peek", str(verb.count))),
    vb.SetGoal: lambda verb: (CardSign("complete"), WHEN, CardSign("victory_point", str(verb.count))),
    vb.SetForage: lambda verb: (CardSign("forage"), WHEN, *goods_row({ANY: verb.count})),
    vb.SetPolisStrength: lambda verb: (CardSign("polis"), WHEN, CardSign("strength", str(verb.count))),
    vb.SetBattleHand: lambda verb: (CardSign("battle_card", str(verb.count)),),
    vb.TradeAtHomes: lambda _: (CardSign("home"), WHEN, CardSign("market")),
    vb.GainGoods: lambda verb: goods_row(verb.goods),
    vb.AddArmy: lambda verb: (CardSign("army", signed(verb.count)),),
    vb.RedrawThreat: lambda _: (CardSign("threat"), THEN, CardSign("refresh")),
    vb.PeekThreats: _peek,
    vb.TakeEquipment: lambda verb: (CardSign("market"), THEN, *goods_row({"equipment": verb.count})),
    vb.CureWound: lambda _: (CardSign("wound", is_crossed=True),),
    vb.DiscardThis: lambda _: (CardSign("equipment", is_crossed=True),),
}
"""What happens -> its signs."""

_NAMES_ITS_MOMENT: Final = (vb.RedrawThreat, vb.PeekThreats, vb.ChangePrice, vb.CureWound)
"""What happens at a moment that its own signs tell."""


def does(verb: vb.MetroVerb) -> SignRow:
    """What happens."""
    return _DOES[type(verb)](verb)


_SIDES: Final = {"attack": "attack", "defend": "defence"}


def fight_signs(fight: cd.Circumstance) -> SignRow:
    """A fight: with whom, on which side, against whom."""
    opponent = fight.type or fight.against
    icons = (fight.fighter, _SIDES.get(fight.side or ""), opponent)
    return tuple(CardSign(icon) for icon in icons if icon)


def _led(moment: SignRow, effect: SignRow, by: CardSign = WHEN) -> SignRow:
    return (*moment, by, *effect) if moment else effect


def _modifier(ability: cd.Modifier) -> SignRow:
    return _led(fight_signs(ability.when), does(ability.verb))


def _free_use(ability: cd.FreeUse) -> SignRow:
    """Once a round, as the train of the round says."""
    moment = () if isinstance(ability.verb, _NAMES_ITS_MOMENT) else fight_signs(ability.when)
    return CardSign("round_token"), WHEN, *_led(moment, does(ability.verb))


_TIMINGS: Final[Mapping[type, Callable[[Any], SignRow]]] = {
    cd.Modifier: _modifier,
    cd.AfterExchange: lambda ability: (CardSign("exchange"), THEN, *does(ability.verb)),
    cd.AfterWon: lambda ability: (*fight_signs(ability.fight), THEN, *does(ability.verb)),
    cd.InsteadOfWound: lambda ability: (*does(ability.verb), THEN, CardSign("wound", is_crossed=True)),
    cd.FreeUse: _free_use,
}


def ability_row(ability: cd.MetroAbility) -> SignRow:
    """An ability: when it holds, and what it does."""
    return _TIMINGS[type(ability)](ability)


_WINDOWS: Final[Mapping[Window, SignRow]] = {
    "turn": (),
    "move": (),
    "fight": (CardSign("attack"),),
    "capture": (CardSign("capture"),),
    "vote": (),
    "wound": (),
}
"""Window -> its signs, unless what happens tells it."""


def property_row(printed: cd.QuestProperty) -> SignRow:
    """What a quest can be used for."""
    moment = () if isinstance(printed.verb, _NAMES_ITS_MOMENT) else _WINDOWS[printed.window]
    return _led((*moment, *fight_signs(printed.when)) if moment else (), does(printed.verb))


def _least(icon: str, count: int) -> CardSign:
    return CardSign(icon, f"≥{count}")


def _goods_to_have(goods: Mapping[str, int]) -> SignRow:
    """Goods with their numbers, or with one number if that is the same for all."""
    counts = set(goods.values())
    if len(counts) == 1 < len(goods):
        return *map(CardSign, goods), CardSign("", f"×{counts.pop()}")
    return tuple(CardSign(good, str(count)) for good, count in goods.items())


def _won(asked: cd.WonFight) -> SignRow:
    of = (WHEN, _least("strength", asked.strength)) if asked.strength else ()
    return (*fight_signs(asked.fight), *of)


_ASKED: Final[Mapping[type, Callable[[Any], SignRow]]] = {
    cd.HaveGoods: lambda asked: _goods_to_have(asked.goods),
    cd.OwnOnLine: lambda asked: (CardSign("line"), WHEN, _least("capture", asked.count)),
    cd.OwnAbroad: lambda asked: (CardSign("abroad"), WHEN, _least("capture", asked.count)),
    cd.OwnPolis: lambda asked: (CardSign("polis"), WHEN, _least("capture", asked.count)),
    cd.ArmyOf: lambda asked: (_least("army", asked.count),),
    cd.HeroAtForeignHome: lambda _: (CardSign("hero"), THEN, CardSign("home")),
    cd.HeroOf: lambda asked: (CardSign("hero"), WHEN, _least("strength", asked.count)),
    cd.WonFight: _won,
}


def condition_row(asked: cd.QuestCondition) -> SignRow:
    """What a quest asks for."""
    return _ASKED[type(asked)](asked)


DECKS: Final = ("faction", "hero", "threat", "equipment", "quest", "law", "battle")
"""What cards there are, in the order in which they are shown."""


class CardSigns(NamedTuple):
    """All signs of a card.

    Attributes:
        deck: One of `DECKS`, which gives its colours; `station` for a station.
        kind: The icon of what it is.
        value: The number in its corner.
        rows: Its rows, what tells most first.
        extra: A last row on a darker ground.
        stage: The stage of a threat; 0 for other cards.
    """

    deck: str
    kind: str
    value: CardSign | None
    rows: tuple[SignRow, ...]
    extra: SignRow = ()
    stage: int = 0


def _abilities(card: Any) -> Iterator[SignRow]:
    """The abilities of a card, of which those of equipment and heroes are the hero's."""
    of_hero = isinstance(card, cd.EquipmentCard | cd.HeroCard)
    for ability in card.abilities:
        row = ability_row(ability)
        yield tuple(sign for sign in row if sign.icon != "hero") if of_hero else row


def _clean(rows: Iterable[SignRow]) -> tuple[SignRow, ...]:
    """Rows that do not begin with a colon."""
    return tuple(row[1:] if row[0] is WHEN else row for row in rows)


def _of_threat(_: MetroCards, card: cd.ThreatCard) -> CardSigns:
    reward = goods_row(card.reward)
    return CardSigns("threat", card.type, CardSign("strength", str(card.strength)), (reward,), stage=card.stage)


def _of_equipment(_: MetroCards, card: cd.EquipmentCard) -> CardSigns:
    return CardSigns("equipment", "equipment", None, _clean(_abilities(card)))


def _of_law(_: MetroCards, card: cd.LawCard) -> CardSigns:
    return CardSigns("law", "law", None, _clean(_abilities(card)))


def _of_hero(_: MetroCards, card: cd.HeroCard) -> CardSigns:
    figures = CardSign("strength", str(card.strength)), CardSign("speed", str(card.speed))
    return CardSigns("hero", "hero", None, (figures, *_clean(_abilities(card))))


def _of_quest(cards: MetroCards, card: cd.QuestCard) -> CardSigns:
    asked = condition_row(cards.conditions[card.condition])
    return CardSigns("quest", "quest", CardSign("victory_point", "1"), (asked,), property_row(card.property))


def _of_battle(_: MetroCards, card: cd.BattleCard) -> CardSigns:
    by_bonus: dict[int, list[str]] = {}
    for type, bonus in card.against.items():
        by_bonus.setdefault(bonus, []).append(type)
    usual = (CardSign("strength", signed(card.bonus)),)
    against = [(*map(CardSign, types), WHEN, CardSign("strength", signed(bonus))) for bonus, types in by_bonus.items()]
    return CardSigns("battle", card.type, None, (usual, *against))


def _of_faction(_: MetroCards, card: cd.FactionCard) -> CardSigns:
    bonus = card.bonus
    start = (
        goods_row(bonus.goods) if not bonus.deck else (CardSign("peek", str(bonus.draw)), THEN, CardSign(bonus.deck))
    )
    return CardSigns("faction", f"badge_{card.id}", None, tuple(_abilities(card)), start)


_OF_CARDS: Final[Mapping[type, Callable[[MetroCards, Any], CardSigns]]] = {
    cd.ThreatCard: _of_threat,
    cd.EquipmentCard: _of_equipment,
    cd.LawCard: _of_law,
    cd.HeroCard: _of_hero,
    cd.QuestCard: _of_quest,
    cd.BattleCard: _of_battle,
    cd.FactionCard: _of_faction,
}


@lru_cache(256)
def card_signs(cards: MetroCards, card: str) -> CardSigns:
    """The signs of a card, by its id."""
    printed = cards.all[card]
    return _OF_CARDS[type(printed)](cards, printed)


_OF_KINDS: Final[Mapping[str, SignRow]] = {
    "polis": tuple(map(CardSign, GOODS)),
    "hansa": (CardSign("market"), CardSign("quest"), CardSign("exchange")),
    "abandoned": (CardSign("capture", is_crossed=True),),
}
"""Kind of station -> what it is good for."""


def station_signs(station: Station) -> CardSigns:
    """The signs of a station: what it produces, or what can be done there."""
    kind = station.kind if station.kind != "ordinary" else "home" if station.home_of else "tunnel"
    row = goods_row({station.resource: 1}) if station.resource else _OF_KINDS[station.kind]
    return CardSigns("station", kind, None, (row,))
