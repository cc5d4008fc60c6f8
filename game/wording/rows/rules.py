"""The rules told beside cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.wording.row import Rule
from game.wording.sets import SETS

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
