"""Parts of the file of a set beside its Locations, as tests write them, and files that have them."""

from __future__ import annotations

from pathlib import Path

from game.fiftyfirst.cards.reader import CardFile, CardSet, read_file
from tests.cards.test_packs import card, cards

CONNECTIONS = """
connections:
- {id: mule_train, title: "Mule Train", pile: blue, copies: 2, gain: {blue: 3}}
"""

MACHINE = """\
machines:
- id: mother
  title: "Mother"
  copies: 1
  code: [brick, iron, worker]
  strength: 5
  frenzy: false
  attack: {raze_own: {type: production}}
  hacked:
    id: hacked_mother
    title: "Hacked Mother"
    type: production
    spoils: {worker: 2, iron: 1}
    categories: [worker, iron]
    deal: {worker: 1}
    abilities: [{produces: , gain: {worker: 2, iron: 1}}]
"""

MACHINE_OF_TWO_ROWS = MACHINE.replace("code: [brick", "code: [gun").replace(
    "type: production\n", "type: production_feature\n"
)
ROOM = "server_room: {marker: iron, players_plus: 1, gain: {vp: 1}, fewer_machines: 1}\n"

OUTPOSTS = "outposts: {markers: 6, build: ammo, level_3: vp}\n"

AREA = """\
- id: area_{row}_{column}
  title: "Area {row}{column}"
  place: {{row: {row}, column: {column}}}
  directions: [north]
  levels:
    - {{level: 1, defence: 2, gain: {{iron: 1}}}}
    - {{level: 2, defence: 3, category: fuel, gain: {{iron: 2}}}}
    - {{level: 3, defence: 4, category: vp, gain: {{vp: 2, iron: 1}}}}
"""

AREAS = "areas:\n" + "".join(AREA.format(row=row, column=column) for column in (3, 2, 1) for row in (1, 2, 3))
"""Nine Areas, not in the order of the map."""

HQ = """
hq:
- id: hq_tower
  title: "Tower"
  requires: [gun, gun, vp]
  abilities:
    - claimed:
      gain: {red: 4}
"""


def _tile(name: str, fewest: int = 1) -> str:
    return f"""\
- id: {name}
  title: "{name.title()} Border"
  fewest_players: {fewest}
  sides:
    - {{id: {name}_north, title: "{name.title()} North", spend: {{basic: 1}}, gain: {{worker: 2}}}}
    - {{id: {name}_south, title: "{name.title()} South", spend: {{card: 1}}, draw: {{count: 3, keep: 1}}}}
"""


MODULES = f"""\
border_tiles:
{_tile("river")}{_tile("dune")}{_tile("wall", 3)}{_tile("pass", 4)}
arena: {{place: {{worker: 1}}, equip: {{gun: 2, ammo: 3}}, prize: {{vp: 5}}, solo_points_a_cleanup: 2}}
districts:
- id: mill_row
  title: "Mill Row"
  distance: 2
  defence: 6
  setup: {{iron: 2}}
  produces: {{brick: 1, vp: 1}}
  deal: {{card: 1}}
"""

SEARCH = "{name: search, spend: {card: 1}, draw: {count: 3, keep: 1}}"
BOARD = f"""\
factions:
- id: ohio
  title: "Ohio"
  produces: {{worker: 3}}
  actions:
    - {{spend: {{iron: 1}}, gain: {{grey: 1}}}}
    - {SEARCH}
"""


def written(folder: Path, part: str, name: str = "roads") -> Path:
    """A file with a part; one of a set has a Location, too."""
    path = folder / f"{name}.yaml"
    path.write_text((cards(card("toll_bridge")) if name == "roads" else "") + part)
    return path


def read_part(folder: Path, part: str, name: str = "roads") -> CardFile:
    return read_file(written(folder, part, name), {})


def read_set(folder: Path, part: str) -> CardSet:
    found = read_part(folder, part)
    assert isinstance(found, CardSet)
    return found
