"""Parts of a set are read as strictly as its Locations: each mistake is refused with a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.cards.packs import read_pack_of_one_file
from game.kernel.refusal import Unreadable
from tests.cards import parts

# Each table has what is written in a sound part and what could stand there instead: a part of the sentence.
ATTACK = "{raze_own: {type: production}}"
TYPE = "    type: production\n"
OF_MACHINES = {
    ("copies: 1", "copies: 0"): "expected a whole number from 1 to 99, not 0",
    ("code: [brick, iron, worker]", "code: [brick, iron]"): "expected 3 goods in a code, not 2",
    ("code: [brick, iron, worker]", "code: [brick, iron, ammo]"): "expected a good of a code, not 'ammo'",
    ("code: [brick,", "code: [gun,"): "expected the type 'production_feature' behind a code that begins with 'gun'",
    ("strength: 5", "strength: 6"): "expected a whole number from 2 to 5, not 6",
    ("strength: 5", "strength: 1"): "expected a whole number from 2 to 5, not 1",
    ("frenzy: false", "frenzy: 1"): "expected true or false, not 1",
    (ATTACK, "{}"): "attack",
    (ATTACK, "{steal: {iron: 1}}"): "not 'steal'",
    (ATTACK, "{lose: {iron: 1}, block: {type: action}}"): "expected",
    (ATTACK, "{lose: {salvage: 1}}"): "not 'salvage'",
    (ATTACK, "{lose: {card: 1, deal: 1}}"): "expected either cards or Deals",
    (ATTACK, "{raze_own: {type: open_production}}"): "expected a row, not 'open_production'",
    (ATTACK, "{raze_own: {category: bricks}}"): "expected a category, not 'bricks'",
    (ATTACK, "{raze_own: {distance: 0}}"): "expected a whole number from 1 to 99, not 0",
    (ATTACK, "{raze_own: {distance: 1, type: action}}"): "expected",
    (ATTACK, "{block: {type: feature}}"): "expected a row, not 'feature'; known: action",
    (ATTACK, "{block: {faction: universal}}"): "not 'universal'",
    ("    id: hacked_mother\n", "    id: mother\n"): "'mother' is taken",
    ('title: "Hacked Mother"', 'title: "Mother"'): "'Mother' is taken",
    (TYPE, TYPE + "    distance: 2\n"): "expected a key of a hacked side, not 'distance'",
    (TYPE, TYPE + "    copies: 2\n"): "expected a key of a hacked side, not 'copies'",
    ('title: "Mother"', 'title: "Mother partly"'): "partly",
    ("    deal: {worker: 1}\n", ""): "a hacked side needs the key 'deal'",
}

GAIN = "[{produces: , gain: {worker: 2, iron: 1}}]"
ACTION = "{action: {spend: {gun: 1}, uses: 1}, gain: {vp: 1}}"
OF_TWO_ROWS = {
    (GAIN, "[{built: , gain: {vp: 1}}]"): "expected an ability with 'produces' and none with 'action'",
    (GAIN, GAIN.replace("]", f", {ACTION}]")): "expected an ability with 'produces' and none with 'action'",
}
"""R44.10."""

OF_SERVER_ROOMS = {
    ("marker: iron", "marker: red"): "expected a resource, not 'red'",
    ("gain: {vp: 1}", "gain: {vp: 0}"): "expected a whole number from 1 to 99, not 0",
    (", fewer_machines: 1", ""): "the server room needs the key 'fewer_machines'",
}

ON_THE_MAP = {
    ("place: {row: 2, column: 2}", "place: {row: 4, column: 2}"): "expected a whole number from 1 to 3, not 4",
    ("place: {row: 2, column: 2}", "place: {row: 2}"): "a place on the map needs the key 'column'",
    ("place: {row: 2, column: 2}", "place: {row: 2, column: 3}"): "expected 9 Areas, one on each place of the map",
    ("directions: [north]", "directions: []"): "expected one or two different directions",
    ("directions: [north]", "directions: [north, north]"): "expected one or two different directions",
    ("directions: [north]", "directions: [north, west, south]"): "expected one or two different directions",
    ("directions: [north]", "directions: [corner]"): "expected a direction, not 'corner'; known: north,",
    ("{level: 1, defence: 2,", "{level: 2, defence: 2,"): "expected the levels in their order, here level 1",
    ("{level: 1, defence: 2,", "{level: 1, defence: 0,"): "expected a whole number from 1 to 99, not 0",
    ("{level: 1, defence: 2,", "{level: 1, defence: 2, category: fuel,"): "expected a key of a level, not 'category'",
    ("category: fuel, ", ""): "a level needs the key 'category'",
    ("category: fuel", "category: fuels"): "expected a category, not 'fuels'; did you mean 'fuel'?",
    ("category: vp", "category: iron"): "expected the category 'vp' for level 3, as 'outposts' says",
    ("gain: {iron: 1}", "gain: {basic: 1}"): "expected a good, not 'basic'",
    ("    - {level: 3, defence: 4, category: vp, gain: {vp: 2, iron: 1}}\n", ""): "expected 3 levels, not 2",
    ("  directions: [north]\n", ""): "an area needs the key 'directions'",
    ("id: area_1_3", "id: area_2_3"): "'area_2_3' is taken",
    ('title: "Area 13"', 'title: "Area 23"'): "'Area 23' is taken",
    ('title: "Area 13"', 'title: "Area removing"'): "expected a title without a word that moves need",
    ("markers: 6", "markers: 0"): "expected a whole number from 1 to 99, not 0",
    ("build: ammo", "build: ammunition"): "expected a category, not 'ammunition'",
    (", level_3: vp", ""): "'outposts' needs the key 'level_3'",
    (parts.AREA.format(row=1, column=3), ""): "expected 9 Areas, one on each place of the map",
    (parts.OUTPOSTS, ""): "expected 'areas' and 'outposts' together",
    (parts.AREAS, ""): "expected 'areas' and 'outposts' together",
}

RED = "gain: {red: 4}"
CLAIMED = f"- claimed:\n      {RED}"
OF_HEADQUARTERS = {
    ("requires: [gun, gun, vp]", "requires: [gun, vp]"): "expected 3 or 4 categories that an HQ requires, not 2",
    ("requires: [gun, gun, vp]", "requires: [gun, gun, gun, gun, vp]"): "expected 3 or 4 categories",
    ("requires: [gun, gun, vp]", "requires: [gun, gun, red]"): "expected a category, not 'red'",
    ('title: "Tower"', 'title: "Toll_bridge"'): "'Toll_bridge' is taken",
    ('title: "Tower"', 'title: "Tower paying"'): "expected a title without a word that moves need",
    ("hq_tower", "Tower"): "expected an id of small letters",
    ("- claimed:", "- built:"): "expected 'claimed' or a verb, not 'built'",
    ("- claimed:", "- claimed: now"): "expected nothing after 'claimed', not 'now'",
    (CLAIMED, "- gain: {red: 4}"): "expected an ability with 'claimed'",
    (CLAIMED, "- claimed:"): "expected an ability with one verb",
    (RED, "gain: {red: 4}\n    - claimed:\n      gain: {vp: 1}"): "one ability, with 'claimed', not 2",
    (RED, "store: {gun: 1}"): "expected 'store' together with 'cleanup', not with 'claimed'",
    (RED, "choose: [{gain: {vp: 1}}, {gain: {red: 1}}]"): "not with 'claimed'",
    (RED, "draw: {count: 2, keep: 1}"): "not with 'claimed'",
    (RED, "gain: {vp: {per: {gained: gun}, max: 2}}"): "'per: gained' together with 'after_production'",
    (RED, "steal: {basic: 1, from: another_player}"): "'location' in 'steal' together with 'claimed'",
    (RED, "steal: {location: 2, from: another_player}"): "expected a whole number from 1 to 1, not 2",
    (RED, "steal: {location: 1, from: you}"): "expected a victim, not 'you'",
    (RED, "steal: {location: 1, basic: 1, from: another_player}"): "expected a key of 'steal'",
    (RED, "do: [{copy_deal: {count: 1, of: you}}, {gain: {vp: 1}}]"): "last in a 'do'",
}

WORKERS = "gain: {worker: 2}"
EQUIP = "equip: {gun: 2, ammo: 3}"
OF_MODULES = {
    ("fewest_players: 1", "fewest_players: 5"): "expected a whole number from 1 to 4, not 5",
    ("fewest_players: 1", "fewest_players: 3"): "expected more border tiles: 1 for a game of 1",
    ("fewest_players: 4\n", "fewest_players: 4\n  copies: 2\n"): "copies",
    (", gain: {worker: 2}}", "}"): "expected an ability with one verb, not without one",
    (WORKERS, "gain: {worker: 2}, draw: {count: 2, keep: 1}"): "not with 'gain' and 'draw'",
    (WORKERS, "gain: {worker: {per: {category: gun}, max: 2}}"): "expected a fixed number",
    (WORKERS, "gain: {ruin: 1}"): "ruin",
    (WORKERS, "store: {worker: 2}"): "store",
    ("spend: {basic: 1}", "spend: {ruin: 1}"): "ruin",
    ("spend: {basic: 1}, ", ""): "spend",
    ("id: river_north", "id: river"): "'river' is taken",
    ('title: "River North"', 'title: "River South"'): "'River South' is taken",
    ('title: "River North"', 'title: "River district"'): "expected a title without a word that moves need",
    ("{count: 3, keep: 1}", "{count: 3, keep: 3}"): "expected fewer cards kept",
    ("place: {worker: 1}", "place: {iron: 1}"): "iron",
    (EQUIP, "equip: {card: 2}"): "card",
    (EQUIP, "equip: {gun: 0}"): "expected a whole number from 1",
    ("prize: {vp: 5}", "prize: {iron: 5}"): "iron",
    (", solo_points_a_cleanup: 2", ""): "solo_points_a_cleanup",
    ("defence: 6", "defense: 6"): "defense",
    ("setup: {iron: 2}", "setup: {card: 2}"): "card",
    ("produces: {brick: 1, vp: 1}", "produces: {salvage: 1}"): "salvage",
    ("deal: {card: 1}", "deal: {ruin: 1}"): "ruin",
    ("id: mill_row", "id: river"): "'river' is taken",
    ("distance: 2", "distance: 0"): "expected a whole number from 1",
    (parts.MODULES.splitlines(True)[6], ""): "border tile 'river': expected 2 sides of a border tile, not 1",
}

OF_ACTIONS = {
    "{spend: {fuel: 1}, draw: {count: 3, keep: 1}}": "expected a 'name' of the action",
    "{name: red, spend: {fuel: 1}, gain: {red: 1}}": "expected a 'name' of the action",
    "{name: grey, spend: {fuel: 1}, draw: {count: 3, keep: 1}}": "expected a name of small letters that no good has",
    "{name: Two words, spend: {fuel: 1}, draw: {count: 3, keep: 1}}": "expected a name of small letters",
    "{spend: {fuel: 1}, gain: {red: 1}, draw: {count: 3, keep: 1}}": "not with 'gain' and 'draw'",
    "{spend: {fuel: 1}}": "one verb, not without one",
    "{spend: {fuel: 1}, steal: {basic: 1, from: another_player}}": "expected a key of a faction action, not 'steal'",
    "{spend: {fuel: 1}, choose: [{gain: {red: 1}}, {gain: {grey: 1}}]}": "no other action of the board has, not 'grey'",
    "{name: again, spend: {card: 1}, reactivate: {other_than: this}}": "expected no cards or Deals in the cost",
    "{name: again, spend: {worker: 1}, reactivate: {}}": "'reactivate' needs the key 'other_than'",
    "{name: again, spend: {worker: 1}, reactivate: {other_than: us}}": "expected an exception, not 'us'",
}
"""What could stand in place of an action of a board."""

PARTS = {
    "machine": (parts.MACHINE, OF_MACHINES),
    "machine of two rows": (parts.MACHINE_OF_TWO_ROWS, OF_TWO_ROWS),
    "server_room": (parts.MACHINE + parts.ROOM, OF_SERVER_ROOMS),
    "map": (parts.AREAS + parts.OUTPOSTS, ON_THE_MAP),
    "HQ card": (parts.HQ, OF_HEADQUARTERS),
    "no HQ card": (parts.HQ, {(parts.HQ, "hq: []\n"): "expected at least one HQ card"}),
    "modules": (parts.MODULES, OF_MODULES),
    "extra_factions": (parts.BOARD, {(parts.SEARCH, action): sentence for action, sentence in OF_ACTIONS.items()}),
}
BEGINNINGS = {"HQ card": "HQ card ", "extra_factions": "faction 'ohio': "}


@pytest.mark.parametrize(("of", "sound", "instead"), [(of, *mistake) for of in PARTS for mistake in PARTS[of][1]])
def test_a_mistake_is_refused(tmp_path: Path, of: str, sound: str, instead: str) -> None:
    part, sentences = PARTS[of]
    assert sound in part
    with pytest.raises(Unreadable) as refused:
        parts.read_part(tmp_path, part.replace(sound, instead), of if of in ("modules", "extra_factions") else "roads")
    assert refused.value.message.startswith(BEGINNINGS.get(of, ""))
    assert sentences[sound, instead] in refused.value.message


@pytest.mark.parametrize(
    "part", [parts.CONNECTIONS, parts.MACHINE, parts.ROOM, parts.AREAS, parts.OUTPOSTS, parts.HQ, parts.MODULES]
)
def test_a_pack_has_no_such_part(tmp_path: Path, part: str) -> None:
    (key, *_) = part.split(":")
    with pytest.raises(Unreadable, match=f"expected a key of a set, not '{key.strip()}'"):
        read_pack_of_one_file(parts.written(tmp_path, part), {})
