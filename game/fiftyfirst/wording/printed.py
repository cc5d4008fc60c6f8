"""One row for each class of what is printed: its facts, the rules beside it, and its section of the rule book; and one
for each of these rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.fiftyfirst.cards.card import Connection, Faction, Location, Printed
from game.fiftyfirst.cards.shelf import Writing
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.wording import card_words
from game.fiftyfirst.wording.row import Inspection, PrintedRow, Rule
from game.fiftyfirst.wording.rulebook_sections import OF_TYPES
from game.fiftyfirst.wording.sets import SETS
from game.fiftyfirst.wording.wording import Wording
from game.wording.rulebook import CardRule
from game.wording.sentence import Fact

RULES: Final[Mapping[str, Rule]] = {
    "production": Rule("production", "production_cards"),
    "visitors": Rule("open_production", "visit"),
    "feature": Rule("feature", "features"),
    "activate": Rule("action", "activate"),
    "activate_again": Rule("action", "activate"),
    "times_any": Rule("times_any", "activate"),
    "building_bonus": Rule("build", "building_bonus"),
    "cleanup": Rule("cleanup", "cleanup"),
    "store": Rule("lock", "storing"),
    "gain": Rule("basic", "supply"),
    "gain_ruin": Rule("ruin", "ruins"),
    "counted": Rule("overview", "categories"),
    "counted_ruins": Rule("ruin", "ruins"),
    "place_here": Rule("lock", "goods_on_cards"),
    "steal": Rule("steal", "stealing"),
    "whenever": Rule("speed", "features"),
    "after_production": Rule("production", "production"),
    "always": Rule("lock", "features"),
    "printed_shield": Rule("shield", "new_era"),
    "raze_discount": Rule("raze", "raze_state"),
    "exchange_resources": Rule("worker", "exchange"),
    "counts_also": Rule("counts_also", "categories"),
    "choose_gain": Rule("dice", "choice"),
    "gain_missing": Rule("basic", "promo_2"),
    "activate_production": Rule("production", "special_effects"),
    "divert_production": Rule("production", "winter"),
    "copy_deals": Rule("deal", "special_effects"),
    "clear_locations": Rule("undo", "special_effects"),
    "visit_occupied": Rule("open_production", "promo"),
    "draw_and_keep": Rule("card", "special_effects"),
    "block": Rule("block", "special_effects"),
    "forfeit": Rule("forfeit", "special_effects"),
    "group": Rule("contact", "prices"),
    "build": Rule("build", "construct"),
    "no_categories": Rule("build", "categories"),
    "ammo_category": Rule("ammo", "categories"),
    "deal": Rule("deal", "make_deal"),
    "raze": Rule("raze", "raze_state"),
    "take_connection": Rule("worker", "take_connection"),
    "play_connection": Rule("play", "play_connection"),
    "keep_connection": Rule("lock", "play_connection"),
    "faction_production": Rule("production", "faction_boards"),
    "faction_actions": Rule("action", "faction_actions"),
    "exchange": Rule("worker", "exchange"),
    **{name: rule for one in SETS for name, rule in one.rules.items()},
}
"""Every rule told beside a card, by name."""


PRINTED: Final[Mapping[type[Printed], PrintedRow]] = {
    Location: PrintedRow(
        lambda words, card, _: card_words.card_facts(words, card),
        card_words.of_location,
        lambda card: OF_TYPES[card.type],
        effects=lambda card: len(card.abilities),
        searched=card_words.abilities,
    ),
    Connection: PrintedRow(
        lambda words, card, _: card_words.connection_facts(words, card),
        lambda card: ("play_connection", "take_connection", "keep_connection", *card_words.of_goods(card.gain)),
        lambda _: "play_connection",
        effects=lambda _: 1,
        searched=lambda words, card: (card_words.connection(words, card),),
    ),
    Faction: PrintedRow(
        lambda words, faction, _: card_words.faction_facts(words, faction),
        lambda _: ("faction_production", "faction_actions", "exchange"),
        lambda _: None,
        in_moves=False,
    ),
    **{kind: row for one in SETS for kind, row in one.printed.items()},
}


def facts(words: Wording, card: Printed, game: Game | None = None, by_the_book: bool = False) -> tuple[Fact, ...]:
    """Everything printed on a card, board or tile in words, what it does first.

    Args:
        game: Where it is played; options may have changed it.
        by_the_book: Also what lies face down in a match, such as the hacked side of a Machine.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> words = Wording(load_catalog(cards_folder()))
    >>> facts(words, words.catalog.locations["archive"])[0].line
    'Action, twice a round: Spend 1 worker to gain 1 VP.'
    """
    return PRINTED[type(card)].facts(words, card, Inspection(game, by_the_book))


def effects(words: Wording, card: Printed) -> int:
    """The number of its facts that tell what it does."""
    number = PRINTED[type(card)].effects(card)
    return len(facts(words, card)) if number is None else number


def rules(words: Wording, card: Printed) -> tuple[CardRule, ...]:
    """The rules that concern it: first what it does, then what can be done with it."""
    values = {"distance": card.distance, "defence": card.defence} if isinstance(card, Location) else {}
    found = []
    for name in dict.fromkeys(PRINTED[type(card)].sections(card)):
        rule, key = RULES[name], f"rule-{name}"
        heading, sentence = words.text(f"{key}.heading"), words.text(key, **values)
        found.append(CardRule(rule.icon, heading, sentence, rule.topic))
    return tuple(found)


def written(words: Wording, id: str) -> Writing:
    """Its text for searches: its title, and what it does in words. The ``words`` keep it."""
    if id not in words.writings:
        card = words.catalog.printed[id]
        row = PRINTED[type(card)]
        told = row.searched(words, card) if row.searched else [fact.sentence for fact in facts(words, card)]
        words.writings[id] = Writing(words.title(id), " ".join(told))
    return words.writings[id]
