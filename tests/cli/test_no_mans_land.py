"""The game in the terminal with No Man's Land: what the tests of all sets (`tests/conformance`) do not look at."""

from __future__ import annotations

from pathlib import Path

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.wording import printed
from game.fiftyfirst.wording.wording import Wording
from tests.cli.conftest import Play
from tests.cli.talks import Talk, check, talks
from tests.sets.matches import begun
from tests.sets.no_mans_land import ROW

TABLE = ROW.turns["Outposts and what acts on them"]
POSITIONS = {**ROW.turns, **ROW.cases, "no Outposts": TABLE._replace(given={**TABLE.given, "map": {}})}


@talks(
    POSITIONS,
    r"""
the command tells every Area:
  at: Outposts and what acts on them
  typed: ["", map]
  told:
  - |
    Anna> The map:
      North-West (NORTH and WEST): Ben’s Outpost, level 3, defence value 5, with a shield
        Level 1: 1 iron; ammo icon; defence value 2
        Level 2: 2 iron; iron icon; defence value 3
        Level 3: 1 iron and 2 VP; VP icon; defence value 4
      North-Central (NORTH and CENTRAL): Anna’s Outpost, level 1, defence value 2
        Level 1: 1 grey contact token; ammo icon; defence value 2
        Level 2: 2 grey contact tokens; fuel icon; defence value 3
        Level 3: 1 grey contact token and 2 VP; VP icon; defence value 4
      North-East (NORTH and EAST)
  - "\n  Central (CENTRAL)\n"
  - "\n  South-West (SOUTH and WEST): Anna’s Outpost, level 2, defence value 3\n"
  - "\nMarkers left: Anna 4, Ben 5\nAnna>"
  - "defence value 2\n    Level 2: ": 8
  - "    Level 3: ": 9
the table tells the Outposts in short:
  at: Outposts and what acts on them
  typed: [""]
  told:
  - |
    Outposts: North-West [Ben, level 3, shield], North-Central [Anna, level 1], South-West [Anna, level 2]
    Markers left: Anna 4, Ben 5
the table tells an empty map in short:
  at: no Outposts
  typed: [""]
  told: ["Outposts: none\nMarkers left: Anna 6, Ben 6\n"]
who has skipped is told:
  at: a pick that must be skipped
  typed: ["", table]
  told: ["Ben has skipped a pick.\n"]
  untold: [Anna has skipped]
who has skipped is told in a sentence:
  at: a pick that must be skipped
  plain: true
  typed: ["", table]
  told: ["Ben has skipped a pick in this phase.\n"]
  untold: [Anna has skipped]
plain sentences tell the map:
  at: Outposts and what acts on them
  plain: true
  typed: ["", map, table]
  told:
  - "North-West belongs to NORTH and WEST. Ben has an Outpost there on level 3, with defence value 5, the shield there \
    included. Level 1: 1 iron; ammo icon; defence value 2. Level 2: 2 iron; iron icon; defence value 3. \
    Level 3: 1 iron and 2 VP; VP icon; defence value 4.\n"
  - "Central belongs to CENTRAL. Level 1: 1 VP; ammo icon; defence value 3. Level 2: 2 VP; contact icon; \
    defence value 4. Level 3: 3 VP; VP icon; defence value 5.\n"
  - "Ben’s Outpost in North-West is on level 3, with defence value 5 (shield included).\n"
  - "Anna’s Outpost in South-West is on level 2, with defence value 3.\n"
  - "Anna has 4 markers left.\n"
  - "Ben has 5 markers left.\n"
an opponent without a hand has Outposts, too:
  at: which Outpost Borgo's attack card hits
  typed: ["", map]
  told: ["Central (CENTRAL): Borgo’s Outpost, level 2, defence value 4", "Markers left: Anna 3, Borgo 5"]
its Outposts are told in sentences:
  at: which Outpost Borgo's attack card hits
  plain: true
  typed: ["", map, table]
  told: [Borgo has 5 markers left.: 2, "Borgo’s Outpost in Central is on level 2, with defence value 4.\n"]
a pick that may be skipped says so (R45.3):
  at: a pick that may be skipped
  typed: [""]
  told: ["Take one of the face-up cards, or skip this pick and build an Outpost."]
a pick that must be skipped says so (R45.3a):
  at: a pick that must be skipped
  typed: [""]
  told: ["Skip this pick, and build your first Outpost."]
what happens is told:
  at: the level of an Outpost that is razed
  plain: true
  typed: ["", choose 2, outpost West-Central discarding Docks, log]
  told: [razes Ben’s Outpost in West-Central (level 3), builds an Outpost in West-Central]
  untold: ["??", "{", $]
""",
)
def test_what_is_typed_is_answered(talk: Talk, catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    check(talk, catalog, tmp_path, resume)


def test_options_are_told_with_the_map(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    """Other icons stand at their levels; where one may build for nothing, a sentence says so."""
    match = begun(catalog, ROW.turns["other icons"], tmp_path)
    for plain in ((), ("--plain",)):
        told = resume(match, ["", "map", "card Central"], *plain).out
        assert "After razing an Outpost you build in its Area without discarding a card.\n" in told
        assert told.count("Level 1: 1 iron; brick icon; defence value 2") == 1
        assert told.count("Level 3: 1 iron and 2 VP; gun icon; defence value 4") == 1
        changed = printed.facts(Wording(catalog), catalog.areas["area_central"], match.game)
        assert changed != printed.facts(Wording(catalog), catalog.areas["area_central"])
        assert all(fact.sentence in told for fact in changed)
