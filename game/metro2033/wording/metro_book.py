"""The rule book of Metro 2033: its sections, the numbers in their texts, and which section is about each refusal.

The numbers come from the cards, so that text and rules cannot differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, Final

from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.verbs import SetGoal
from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.wording.card_words import summary
from game.metro2033.wording.metro_words import GOOD_ICONS, MetroWords
from game.wording.rulebook import LegendLine, Rulebook, Section
from game.wording.sentence import Sentence

_SIGNS: Final = tuple(GOOD_ICONS[good] for good in GOODS)
"""The signs of the goods."""

CHAPTERS: Final[Mapping[str, Mapping[str, Section]]] = {
    "start": {
        "aim": Section("metro2033/victory_point", "M-1", ("victory", "round", "quests", "polis")),
        "setup": Section("person", "M-3", ("factions", "heroes", "zones", "market")),
        "round": Section(
            "metro2033/round_token", "M-4", ("production", "army", "army_turn", "hero_turn", "end_of_round")
        ),
        "goods": Section("metro2033/any_good", "M-5.2, M-12.3", ("production", "exchange", "army", "capture"), _SIGNS),
        "hidden": Section("unknown", "M-30", ("quests", "scouting", "battle_cards")),
    },
    "map": {
        "stations": Section(
            "metro2033/tunnel", "M-2.1, M-2.2, M-2.6, M-2.8", ("zones", "hansa", "polis", "moving"), picture="stations"
        ),
        "zones": Section("metro2033/closed", "M-2.3, M-2.4", ("stations", "setup", "factions"), picture="map"),
        "hansa": Section("metro2033/hansa", "M-2.5, M-2.7", ("market", "taking_quests", "exchange", "reach")),
        "polis": Section("metro2033/polis", "M-2.2, M-9.1", ("victory", "production", "reach", "capture")),
    },
    "events": {
        "production": Section(
            "metro2033/mushroom", "M-5.1, M-5.2, M-5.3", ("goods", "stations", "threat_event", "laws"),
            picture="round_track",
        ),
        "threat_event": Section("metro2033/threat", "M-5.4", ("fights", "redrawing", "capture", "three_stations")),
        "laws": Section(
            "metro2033/law", "M-5.5, M-5.6", ("factions", "properties"), cards=("ceasefire", "free_passage")
        ),
    },
    "army": {
        "army": Section(
            "metro2033/recruit", "M-6, M-9.8", ("army_turn", "goods", "strength"), picture="army_track"
        ),
        "army_turn": Section(
            "metro2033/army", "M-7.1, M-7.3, M-7.5", ("reach", "fights", "attacking_heroes", "capture")
        ),
        "reach": Section("metro2033/passage", "M-7.2", ("hansa", "polis", "zones", "army_turn"), picture="reach"),
    },
    "hero": {
        "hero_turn": Section("metro2033/hero", "M-8, M-8.7, M-8.9", ("moving", "market", "scouting", "fights")),
        "moving": Section("metro2033/speed", "M-8.1, M-8.2", ("stations", "zones", "wounds")),
        "market": Section("metro2033/market", "M-8.3", ("hansa", "equipment", "goods")),
        "taking_quests": Section("metro2033/quest", "M-8.4", ("quests", "hansa")),
        "exchange": Section("metro2033/exchange", "M-8.5", ("hansa", "goods")),
        "scouting": Section("metro2033/scout", "M-8.6", ("fights", "threats", "hidden")),
        "attacking_heroes": Section("metro2033/attack", "M-7.4, M-8.8", ("outcomes", "wounds", "battle_cards")),
    },
    "fights": {
        "fights": Section("metro2033/attack", "M-9.6", ("strength", "battle_cards", "outcomes", "capture")),
        "strength": Section("metro2033/strength", "M-9.1, M-9.2", ("army", "equipment", "threats", "polis")),
        "battle_cards": Section(
            "metro2033/battle_card", "M-9.4", ("fights", "defending", "factions"),
            cards=("frontal_assault", "solid_defence", "feint"),
        ),
        "defending": Section("metro2033/defence", "M-9.5", ("battle_cards", "outcomes", "capture")),
        "outcomes": Section(
            "metro2033/tie_won", "M-9.7, M-9.8, M-9.9", ("capture", "wounds", "three_stations", "equipment")
        ),
        "redrawing": Section("metro2033/refresh", "M-9.7", ("threat_event", "properties", "heroes")),
        "capture": Section("metro2033/capture", "M-10.1 to M-10.4, M-10.7", ("three_stations", "goods", "polis")),
        "three_stations": Section("metro2033/capture", "M-10.5", ("capture", "zones")),
        "wounds": Section("metro2033/wound", "M-8.2, M-10.6, M-10.8", ("moving", "outcomes", "properties")),
    },
    "end": {
        "end_of_round": Section("metro2033/first_player", "M-11", ("victory", "quests", "stage_two", "round")),
        "victory": Section("metro2033/victory_point", "M-1.2, M-1.3, M-11.1", ("aim", "polis", "factions")),
        "stage_two": Section("metro2033/stage_two", "M-11.4, M-11.5", ("threats", "equipment")),
    },
    "cards": {
        "threats": Section(
            "metro2033/threat", "M-9.1, M-9.9", ("fights", "scouting", "stage_two"),
            cards=("rat_swarm", "rockfall", "flood"), picture="threat_card",
        ),
        "equipment": Section(
            "metro2033/equipment", "M-9.3, M-14", ("market", "strength", "outcomes"),
            cards=("machine_gun", "handcar", "plate_vest"), picture="equipment_card",
        ),
        "quests": Section(
            "metro2033/complete", "M-13.1 to M-13.4", ("taking_quests", "properties", "end_of_round"),
            picture="quest_card",
        ),
        "properties": Section("metro2033/quest", "M-13.5, M-9.6", ("quests", "heroes", "fights")),
        "factions": Section(
            "person", "M-15", ("setup", "zones", "heroes"),
            cards=("arbat", "confederation", "reich", "red", "bauman", "bandits"),
        ),
        "heroes": Section("metro2033/hero", "M-15", ("hero_turn", "strength", "wounds"), picture="hero_card"),
        "decks": Section("card", "M-12", ("threats", "equipment", "quests", "laws")),
    },
}  # fmt: skip
"""Chapter -> its sections, in reading order."""


def numbers(cards: MetroCards) -> Mapping[str, Any]:
    """The numbers and prices that texts of the book name."""
    army, market, quests = cards.army, cards.market, cards.quest_terms
    abilities = [ability for faction in cards.factions.values() for ability in faction.abilities]
    goals = [ability.verb.count for ability in abilities if isinstance(ability.verb, SetGoal)]
    upkeep = {f"upkeep_{strength}": price for strength, price in army.upkeep.items()}
    return {
        "goal": cards.goal,
        "stage_2_at": cards.stage_2_at,
        "stations": len(cards.map.stations),
        "hansa": sum(station.kind == "hansa" for station in cards.map.stations.values()),
        "polis_stations": sum(station.kind == "polis" for station in cards.map.stations.values()),
        "polis_strength": cards.polis_strength,
        "army_start": army.start,
        "army_free": army.free,
        "army_least": army.least,
        "army_most": army.most,
        "recruit": army.recruit,
        "market": market.size,
        "equipment_price": market.price,
        "refresh_price": market.refresh,
        "limit_1": market.limits[1],
        "limit_2": market.limits[2],
        "quest_price": quests.price,
        "quest_draw": quests.draw,
        "quest_keep": quests.keep,
        "property_price": quests.property_price,
        "capture_neutral": cards.capture_neutral,
        "capture_player": cards.capture_player,
        "laws": len(cards.laws),
        "battle_cards": len(cards.battle_cards),
        "start_times": cards.start.times,
        "loop": len(cards.loop),
        "red_goal": min(goals, default=cards.goal),
        **upkeep,
    }


def listed(cards: MetroCards) -> Mapping[str, Iterable[str]]:
    """Section -> the cards that it tells one by one."""
    return {"factions": cards.factions, "heroes": cards.heroes, "laws": cards.laws, "battle_cards": cards.battle_cards}


class MetroRulebook(Rulebook[MetroWords]):
    """The rule book, with `numbers` in its texts and a paragraph for each of the cards that are `listed`."""

    def paragraphs(self, words: MetroWords, name: str) -> tuple[Sentence, ...]:
        draft = words.draft()
        facts = {
            key: draft.goods(value) if isinstance(value, Bag) else value
            for key, value in numbers(words.cards_of_game).items()
        }
        signs = {icon: draft.sign(icon) for icon in self.signs}
        told = words.say(f"rulebook-{name}", **facts, **signs).split("\n")
        told += [summary(words, card) for card in listed(words.cards_of_game).get(name, ())]
        return tuple(map(draft.finish, told))


def sign_name(words: MetroWords, sign: str) -> str:
    return words.good_name(next(good for good, icon in GOOD_ICONS.items() if icon == sign))


PARTS: Final[Mapping[str, Mapping[str, str]]] = {
    "map": {
        "polis": "polis", "hansa": "hansa",
        **dict.fromkeys(("arbat", "confederation", "reich", "red", "bauman", "bandits"), "zones"),
        "home": "setup", "abandoned": "stations", "passage": "moving",
    },
    "reach": {
        "own": "capture", "near": "army_turn", "over_hansa": "hansa", "over_polis": "polis", "too_far": "hansa"
    },
    "stations": {
        "neutral": "production", "home": "setup", "owned": "capture", "lost": "factions", "polis": "polis",
        "owned_polis": "polis", "hansa": "hansa", "abandoned": "reach", "closed": "zones",
    },
    "threat_card": {"strength": "strength", "type": "equipment", "stage": "stage_two", "reward": "outcomes"},
    "equipment_card": {"strength": "strength", "speed": "moving"},
    "quest_card": {"vp": "victory", "condition": "quests", "property": "properties"},
    "hero_card": {"strength": "strength", "speed": "moving", "property": "properties"},
}  # fmt: skip
"""Picture -> the parts that have a number on it, and the sections about them. A zone is called by its name."""


def _legend(picture: str, words: MetroWords) -> Iterable[LegendLine]:
    for part, topic in PARTS.get(picture, {}).items():
        is_zone = part in words.cards_of_game.factions
        told = words.zone(part) if is_zone else words.text(f"rulebook-part-{picture}-{part}")
        yield LegendLine("", told, topic)


PICTURES: Final = (*PARTS, "round_track", "army_track")
"""All pictures of the book; the tracks speak for themselves."""

BOOK: Final = MetroRulebook(CHAPTERS, (), sign_name, {picture: partial(_legend, picture) for picture in PICTURES})

OF_REFUSALS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("faction_taken", "not_bordering", "hero_taken", "not_a_home"), "setup"),
    **dict.fromkeys(("already_acted", "hero_elsewhere"), "hero_turn"),
    **dict.fromkeys(("already_refreshed", "already_bought", "not_in_market"), "market"),
    **dict.fromkeys(("condition_not_met", "same_condition"), "quests"),
    **dict.fromkeys(("hero_protected", "not_there"), "attacking_heroes"),
    "wounded": "wounds",
    "closed_zone": "zones",
    "hansa_station": "hansa",
    "not_on_hansa": "hansa",
    "abandoned_station": "stations",
    "own_station": "army_turn",
    "not_your_station": "threat_event",
    "out_of_reach": "reach",
    "too_far": "moving",
    "not_neutral": "scouting",
    "nothing_scouted": "scouting",
    "no_cards_left": "taking_quests",
    "already_used": "properties",
    "army_limit": "army",
    "choice_missing": "equipment",
    "not_enough_goods": "goods",
}
"""Code of a refusal -> the section of the book about it. Any other is explained by that of the command."""


def of_refusal(refused: Refusal) -> str:
    """The section about why something is not allowed; "" if its command tells more."""
    return OF_REFUSALS.get(refused.code, "")
