"""The card language is closed and strict: anything else is refused with file, line, card and a hint."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.cards import card as cd
from game.fiftyfirst.cards import verbs as vb
from game.fiftyfirst.cards.reader import Boards, CardFile, CardSet, read_file
from game.fiftyfirst.cards.sets.no_mans_land import ActivateOutposts, BuildOutposts, RazeOutposts, UpgradeOutposts
from game.fiftyfirst.cards.sets.scavengers import (
    DemolishLocation,
    MatchCategory,
    PlaceOnRuins,
    RebuildRuins,
    StripRuins,
)
from game.fiftyfirst.cards.vocabulary import UNLIMITED
from game.kernel.bag import Bag
from game.kernel.refusal import Unreadable

CARD = """\
locations:
- id: arena
  title: "Arena"
  type: production
  distance: 2
  spoils: {gun: 3}
  categories: [gun, ammo]
  deal: {gun: 1}
  copies: 2
  abilities:
    - produces:
      gain: {gun: {per: {category: gun}, max: 3}}
"""

BOARDS = """\
factions:
- id: new_york
  title: "New York"
  produces: {worker: 3, card: 1}
  actions:
    - {spend: {iron: 1}, gain: {grey: 1}}
    - {spend: {gun: 1}, gain: {red: 2}}
exchange:
  spend: {worker: 2}
  choose: [{gain: {basic: 1}}, {gain: {card: 1}}]
connections:
- {id: punks, title: "Punks", pile: red, copies: 4, gain: {red: 2}}
- {id: thugs, title: "Thugs", pile: red, copies: 2, spend: {gun: 1}, gain: {red: 3}}
"""

ABILITY = """\
    - produces:
      gain: {gun: {per: {category: gun}, max: 3}}
"""


def read(folder: Path, written: str | bytes, name: str = "pack.yaml") -> CardFile:
    path = folder / name
    path.write_bytes(written if isinstance(written, bytes) else written.encode())
    return read_file(path, {})


def read_abilities(folder: Path, *lines: str) -> tuple[cd.Ability, ...]:
    content = read(folder, CARD.replace(ABILITY, "".join(f"    {line}\n" for line in lines)))
    assert isinstance(content, CardSet)
    return content.locations[0].abilities


def refused(folder: Path, written: str | bytes) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        read(folder, written)
    assert caught.value.file == str(folder / "pack.yaml")
    assert "\n" not in str(caught.value)
    return caught.value


def test_a_card_is_read_as_printed(tmp_path: Path) -> None:
    content = read(tmp_path, CARD)
    assert isinstance(content, CardSet)
    (card,) = content.locations
    assert (card.id, card.title, card.type, card.distance, card.copies) == ("arena", "Arena", "production", 2, 2)
    assert (card.spoils, card.categories, card.deal) == (Bag({"gun": 3}), ("gun", "ammo"), Bag({"gun": 1}))
    assert card.abilities == (cd.Ability(cd.Produces(), (vb.Gain(counted=(vb.Counted("gun", "gun", 3),)),)),)


def test_the_set_of_a_card_is_the_name_of_its_file(tmp_path: Path) -> None:
    content = read(tmp_path, CARD, "my_pack.yaml")
    assert isinstance(content, CardSet)
    assert content.locations[0].set == "my_pack"


def gain(*counted: vb.AnyCounted, **goods: int) -> vb.Gain:
    return vb.Gain(Bag(goods), counted)


def on(timing: cd.Timing, *verbs: vb.Verb) -> cd.Ability:
    return cd.Ability(timing, verbs)


def action(spend: dict[str, int], *verbs: vb.Verb, uses: int = 1) -> cd.Ability:
    return on(cd.Action(Bag(spend), uses), *verbs)


ABILITIES = {
    "{action: {spend: {worker: 1, iron: 2}, uses: 1}, gain: {vp: 3}}": action({"worker": 1, "iron": 2}, gain(vp=3)),
    "{action: {spend: {basic: 1, deal: 1}, uses: 2}, gain: {card: 1}}": action(
        {"basic": 1, "deal": 1}, gain(card=1), uses=2
    ),
    "{action: {spend: {worker: 2}, uses: 2}, steal: {basic: 1, from: another_player}}": action(
        {"worker": 2}, vb.Steal(Bag({"basic": 1})), uses=2
    ),
    "{built: , place_here: {brick: 3}}": on(cd.Built(), vb.PlaceHere(Bag({"brick": 3}))),
    "{built: , gain: {vp: 2}}": on(cd.Built(), gain(vp=2)),
    "{cleanup: , store: {basic: 2, worker: 2}}": on(cd.Cleanup(), vb.Store(Bag({"basic": 2, "worker": 2}))),
    "{produces: , gain: {worker: 1, vp: {per: {category: liberty}, max: 5}}}": on(
        cd.Produces(), gain(vb.Counted("vp", "liberty", 5), worker=1)
    ),
    "{built: , do: [{place_here: {iron: 1}}, {gain: {vp: 1}}]}": on(
        cd.Built(), vb.PlaceHere(Bag({"iron": 1})), gain(vp=1)
    ),
    "{cleanup: , store: {worker: any}}": on(cd.Cleanup(), vb.Store(Bag({"worker": UNLIMITED}))),
    "{produces: , choose: [{gain: {iron: 1}}, {gain: {gun: 1, vp: 1}}]}": on(
        cd.Produces(), vb.ChooseGain((gain(iron=1), gain(gun=1, vp=1)))
    ),
    "{whenever: deal, gain: {card: 1}}": on(cd.Whenever(("deal",)), gain(card=1)),
    "{whenever: [raze, deal], gain: {ammo: 1}}": on(cd.Whenever(("raze", "deal")), gain(ammo=1)),
    "{after_production: {gained: {basic: 5}}, gain: {vp: 2}}": on(cd.AfterProduction(Bag({"basic": 5})), gain(vp=2)),
    "{after_production: , gain: {vp: {per: {gained: fuel}, max: 3}}}": on(
        cd.AfterProduction(), gain(vb.CountedGains("vp", "fuel", 3))
    ),
    "{produces: , activate: {type: production, of: you, other_than: this}}": on(
        cd.Produces(), vb.ActivateProduction("you", other_than_this=True)
    ),
    "{built: , activate: {type: production, of: another_player}}": on(
        cd.Built(), vb.ActivateProduction("another_player")
    ),
    "{produces: , divert: {type: production, of: another_player}}": on(cd.Produces(), vb.DivertProduction()),
    "{action: {spend: {worker: 1}, uses: 1}, copy_deal: {count: 3, of: you}}": action(
        {"worker": 1}, vb.CopyDeals(3, "you")
    ),
    "{action: {spend: {worker: 1}, uses: 1}, clear: {locations: 3, of: you, other_than: this}}": action(
        {"worker": 1}, vb.ClearLocations(3, other_than_this=True)
    ),
    "{action: {spend: {worker: 1}, uses: 1}, use_open_production: {occupied: true}}": action(
        {"worker": 1}, vb.VisitOccupied()
    ),
    "{action: {spend: {card: 2}, uses: 1}, draw: {count: 2, keep: 1}}": action({"card": 2}, vb.DrawAndKeep(2, 1)),
    "{built: , gain: {salvage: 2, vp: {per: {ruins: you}, max: 4}}}": on(
        cd.Built(), gain(vb.CountedRuins("vp", 4), salvage=2)
    ),
    "{produces: , match: {gain: 1}}": on(cd.Produces(), MatchCategory(1)),
    "{built: , rebuild: {count: 2}}": on(cd.Built(), RebuildRuins(2)),
    "{built: , do: [{gain: {ruin: 1}}, {rebuild: {count: 1}}]}": on(cd.Built(), gain(ruin=1), RebuildRuins(1)),
    "{action: {spend: {worker: 2}, uses: 1}, strip: {ruins: 2}}": action({"worker": 2}, StripRuins(2)),
    "{action: {spend: {ruin: 1}, uses: 1}, demolish: {of: another_player}}": action(
        {"ruin": 1}, DemolishLocation("another_player")
    ),
    "{action: {uses: 1}, demolish: {of: you, other_than: this}}": action(
        {}, DemolishLocation("you", other_than_this=True)
    ),
    "{action: {spend: {matching: 1}, uses: 2}, place_on_ruins: {basic: 2, ruins: 3}}": action(
        {"matching": 1}, PlaceOnRuins(2, 3), uses=2
    ),
    "{built: , gain: {hacked: 1, vp: {per: {hacked: you}, max: 4}}}": on(
        cd.Built(), gain(vb.CountedHacked("vp", 4), hacked=1)
    ),
    "{action: {spend: {fuel: 2}, uses: 1}, gain: {vp: {per: {machines: deployed}, max: 4}}}": action(
        {"fuel": 2}, gain(vb.CountedMachines("vp", 4))
    ),
    "{produces: , place_here: {red: 2}}": on(cd.Produces(), vb.PlaceHere(Bag({"red": 2}))),
    "{produces: , place_here: {code: 2}}": on(cd.Produces(), vb.PlaceCode(2)),
    "{built: , place_here: {code: 3}}": on(cd.Built(), vb.PlaceCode(3)),
    "{action: {uses: 1}, activate: {type: production, of: another_player, without: feature, count_in: you}}": action(
        {}, vb.ActivateProduction("another_player", False, "feature", True)
    ),
    "{whenever: [hack, destroy], gain: {ammo: 1}}": on(cd.Whenever(("hack", "destroy")), gain(ammo=1)),
    "{always: {destroy_discount: 1}}": on(cd.Always(cd.DestroyDiscount(1))),
    "{built: , build_outpost: {count: 1}}": on(cd.Built(), BuildOutposts()),
    "{action: {spend: {worker: 1}, uses: 1}, upgrade_outpost: {count: 1}}": action({"worker": 1}, UpgradeOutposts()),
    "{action: {uses: 1}, raze_outpost: {count: 1}}": action({}, RazeOutposts()),
    "{produces: , activate_outposts: {count: 1, in: any}}": on(cd.Produces(), ActivateOutposts(1, "any")),
    "{built: , do: [{gain: {vp: 1}}, {activate_outposts: {count: 3, in: central}}]}": on(
        cd.Built(), gain(vp=1), ActivateOutposts(3, "central")
    ),
    "{produces: , gain: {worker: 1, gun: {per: {outposts: north}, max: 2}}}": on(
        cd.Produces(), gain(vb.CountedOutposts("gun", "north", 2), worker=1)
    ),
    "{built: , gain: {vp: {per: {levels: corner}, max: 5}}}": on(
        cd.Built(), gain(vb.CountedOutposts("vp", "corner", 5, levels=True))
    ),
    "{whenever: [build_outpost, upgrade_outpost], gain: {red: 1}}": on(
        cd.Whenever(("build_outpost", "upgrade_outpost")), gain(red=1)
    ),
    "{always: {printed_shield: 1}}": on(cd.Always(cd.PrintedShield())),
    "{always: {raze_discount: 1}}": on(cd.Always(cd.RazeDiscount(1))),
    "{always: {exchange: {own_resource: 2}}}": on(cd.Always(cd.ExchangeResources(2))),
}


@pytest.mark.parametrize("line", ABILITIES)
def test_every_timing_and_verb(tmp_path: Path, line: str) -> None:
    assert read_abilities(tmp_path, f"- {line}") == (ABILITIES[line],)


def test_abilities_keep_their_printed_order(tmp_path: Path) -> None:
    abilities = read_abilities(tmp_path, "- {built: , gain: {vp: 1}}", "- {produces: , gain: {gun: 1}}")
    assert [type(ability.timing) for ability in abilities] == [cd.Built, cd.Produces]


def test_boards(tmp_path: Path) -> None:
    boards = read(tmp_path, BOARDS)
    assert isinstance(boards, Boards)
    (faction,) = boards.factions
    assert [action.name for action in faction.actions] == ["grey", "red"]
    assert boards.exchange.choose == (vb.Gain(Bag({"basic": 1})), vb.Gain(Bag({"card": 1})))
    assert [card.spend for card in boards.connections] == [Bag(), Bag({"gun": 1})]


CARD_MISTAKES = {
    # text of the card, its replacement: line, fragments of the sentence
    ("distance: 2", "distnace: 2"): (5, "expected a key of a location, not 'distnace'; did you mean 'distance'?"),
    ("  distance: 2\n", ""): (2, "a location needs the key 'distance'"),
    ("distance: 2", "distance: 2\n  distance: 3"): (6, "'distance' is given twice"),
    ("distance: 2", 'distance: "2"'): (5, "expected a whole number from 1 to 99, not '2'"),
    ("distance: 2", "distance: 2.0"): (5, "expected a whole number from 1 to 99, not 2.0"),
    ("distance: 2", "distance: -1"): (5, "expected a whole number from 1 to 99, not -1"),
    ("distance: 2", "distance: 0"): (5, "expected a whole number from 1 to 99, not 0"),
    ("distance: 2", "distance: 010"): (5, "expected a whole number from 1 to 99, not 010"),
    ("distance: 2", "distance: 0x10"): (5, "expected a whole number from 1 to 99, not 0x10"),
    ("distance: 2", "distance: 1_0"): (5, "expected a whole number from 1 to 99, not 1_0"),
    ("distance: 2", "distance: 100"): (5, "expected a whole number from 1 to 99, not 100"),
    ("distance: 2", f"distance: {'9' * 5000}"): (5, f"a whole number from 1 to 99, not {'9' * 40}..."),
    ("distance: 2", "distance:"): (5, "expected a whole number from 1 to 99, not nothing"),
    ("distance: 2", "distance: {far: 2}"): (5, "expected a whole number from 1 to 99, not a mapping"),
    ("distance: 2", "distance: yes"): (5, "from 1 to 99, not 'yes', which YAML takes for true or false"),
    ("copies: 2", "copies: [2]"): (9, "expected a whole number from 1 to 99, not a list"),
    ("type: production", "type: prodution"): (4, "expected a row type, not 'prodution'; did you mean 'production'?"),
    ("type: production", "type: 7"): (4, "expected a row type, not 7"),
    ("{gun: 3}", "{gunn: 3}"): (6, "expected a good, not 'gunn'; did you mean 'gun'?"),
    ("{gun: 3}", "{basic: 3}"): (6, "expected a good, not 'basic'"),
    ("{gun: 3}", "{xyz: 3}"): (6, "expected a good, not 'xyz'; known: brick, gun, fuel, iron, ammo"),
    ("{gun: 3}", "{on: 3}"): (6, "expected a word, not 'on', which YAML takes for true or false"),
    ("{gun: 3}", "{? [gun] : 3}"): (6, "expected a word, not a list"),
    ("{gun: 3}", "{gun: 1, gun: 2}"): (6, "'gun' is given twice"),
    ("{gun: 3}", "{}"): (6, "expected at least one good"),
    ("{gun: 3}", "[gun]"): (6, "expected goods with their numbers, not a list"),
    ("{gun: 3}", "{<<: {gun: 1}}"): (6, "expected a word, not '<<'"),
    ("{gun: 1}", "{gun: {per: {category: gun}, max: 3}}"): (8, "expected a fixed number"),
    ("[gun, ammo]", "[gun, amo]"): (7, "expected a category, not 'amo'; did you mean 'ammo'?"),
    ("[gun, ammo]", "[gun, no]"): (7, "expected a category, not 'no', which YAML takes for true or false"),
    ("[gun, ammo]", "[gun, ammo, vp]"): (7, "expected at most two different categories, not gun, ammo, vp"),
    ("[gun, ammo]", "[gun, gun]"): (7, "expected at most two different categories, not gun, gun"),
    ("[gun, ammo]", "gun"): (7, "expected a list of categories, not 'gun'"),
    ('"Arena"', "2019"): (3, "expected a title, not 2019"),
    ('"Arena"', '" "'): (3, "expected a title, not nothing"),
    ('"Arena"', '"Arena, Big"'): (3, "without any of , : # { }, not 'Arena, Big'"),
    ("id: arena", "id: The Arena"): (2, "expected an id of small letters, digits and _ (at most 40), not 'The Arena'"),
    ("id: arena", "id: on"): (2, "expected an id, not 'on', which YAML takes for true or false"),
    (ABILITY, "    - gain\n"): (11, "expected an ability, not 'gain'"),
}


@pytest.mark.parametrize(("written", "instead"), CARD_MISTAKES)
def test_a_mistake_on_a_card_is_refused(tmp_path: Path, written: str, instead: str) -> None:
    line, sentence = CARD_MISTAKES[written, instead]
    error = refused(tmp_path, CARD.replace(written, instead, 1))
    assert error.line == line
    assert sentence in error.message
    assert error.message.startswith("location ")
    assert instead.startswith("id:") or error.message.startswith("location 'arena': ")


ABILITY_MISTAKES = {
    "{gain: {gun: 1}}": "expected an ability with one timing, not without one; known: produces, built, action,",
    "{produces: , built: , gain: {gun: 1}}": "an ability with one timing, not with 'produces' and 'built'",
    "{built: }": "expected an ability with one verb, not without one; known: gain, choose, gain_missing, place_here,",
    "{built: , gain: {gun: 1}, place_here: {gun: 1}}": "an ability with one verb, not with 'gain' and 'place_here'",
    "{biult: , gain: {gun: 1}}": "expected a timing or a verb, not 'biult'; did you mean 'built'?",
    "{built: , gian: {gun: 1}}": "expected a timing or a verb, not 'gian'; did you mean 'gain'?",
    "{built: , built: , gain: {gun: 1}}": "'built' is given twice",
    "{built: {gain: {gun: 1}}}": "expected an ability with one verb",
    "{built: 1, gain: {gun: 1}}": "expected nothing after 'built', not 1",
    "{produces: once, gain: {gun: 1}}": "expected nothing after 'produces', not 'once'",
    "{cleanup: [], store: {gun: 1}}": "expected nothing after 'cleanup', not a list",
    "{built: , gain: 2}": "expected goods with their numbers, not 2",
    "{built: , gain: {basic: 2}}": "expected a good, not 'basic'",
    "{built: , gain: {vp: {per: {category: gunn}, max: 5}}}": "expected a category, not 'gunn'; did you mean 'gun'?",
    "{built: , gain: {vp: {per: {category: gun}}}}": "a counted number needs the key 'max'",
    "{built: , gain: {vp: {per: {categories: gun}, max: 5}}}": "a key of 'per', not 'categories'",
    "{built: , gain: {vp: {per: gun, max: 5}}}": "expected 'per', not 'gun'",
    "{built: , place_here: {gun: {per: {category: gun}, max: 3}}}": "expected a fixed number",
    "{built: , place_here: {vp: 1}}": "expected a good, not 'vp'",
    "{cleanup: , store: {card: 1}}": "expected a good, not 'card'",
    "{cleanup: , gain: {vp: 1}}": "'after_production' or 'claimed', not with 'cleanup'",
    "{built: , store: {basic: 3}}": "expected 'store' together with 'cleanup', not with 'built'",
    "{action: , gain: {vp: 1}}": "expected 'action', not nothing",
    "{action: {spend: {worker: 1}}, gain: {vp: 1}}": "'action' needs the key 'uses'",
    "{action: {spend: {}, uses: 1}, gain: {vp: 1}}": "expected at least one good",
    "{action: {uses: any}, gain: {vp: 1}}": "expected a cost together with 'uses: any'",
    "{action: {spend: {card: 1}, uses: any}, gain: {vp: 1}}": "expected a cost of tokens alone together with 'uses: a",
    "{action: {spend: {gun: 1}, uses: any}, draw: {count: 2, keep: 1}}": "expected only the verb 'gain' together with",
    "{action: {spend: {ruin: 2}, uses: 1}, gain: {vp: 1}}": "expected at most 1 Ruin in a cost",
    "{action: {spend: {ruin: 1, card: 1}, uses: 1}, gain: {vp: 1}}": "either cards, Deals or Ruins in a cost, not more",
    "{action: {spend: {ruin: 1}, uses: any}, gain: {vp: 1}}": "expected a cost of tokens alone together with 'uses: a",
    "{action: {spend: {salvage: 1}, uses: 1}, gain: {vp: 1}}": "expected a good, not 'salvage'",
    "{action: {spend: {hacked: 1}, uses: 1}, gain: {vp: 1}}": "expected a good, not 'hacked'",
    "{action: {spend: {code: 1}, uses: 1}, gain: {vp: 1}}": "expected a good, not 'code'",
    "{built: , gain: {code: 1}}": "expected a good, not 'code'",
    "{cleanup: , store: {code: 1}}": "expected a good, not 'code'",
    "{cleanup: , store: {hacked: 1}}": "expected a good, not 'hacked'",
    "{built: , place_here: {hacked: 1}}": "expected a good, not 'hacked'",
    "{built: , place_here: {code: 1, red: 1}}": "'code'",
    "{built: , place_here: {code: 0}}": "expected a whole number from 1 to 99, not 0",
    "{action: {uses: 1}, place_here: {red: 1}}": "'place_here' together with 'built' or 'produces', not with",
    "{built: , do: [{place_here: {code: 1}}, {gain: {vp: 1}}]}": "the verb 'place_here' last in a 'do'",
    "{after_production: {gained: {hacked: 1}}, gain: {vp: 1}}": "expected a good, not 'hacked'",
    "{built: , gain: {vp: {per: {machines: you}, max: 4}}}": "not 'you'; known: deployed",
    "{built: , gain: {vp: {per: {machines: deployed}}}}": "a counted number needs the key 'max'",
    "{built: , gain: {vp: {per: {hacked: all}, max: 4}}}": "expected a player, not 'all'; known: you",
    "{built: , gain: {vp: {per: {machines: deployed, ruins: you}, max: 4}}}": "not with",
    "{action: {uses: 1}, activate: {type: production, of: you, without: ruin}}": "expected a row, not 'ruin'",
    "{action: {uses: 1}, activate: {type: production, of: you, count_in: all}}": "expected a player, not 'all'",
    "{built: , build_outpost: {count: 2}}": "expected 1 Outpost, not 2",
    "{built: , build_outpost: 1}": "expected 'build_outpost', not 1",
    "{built: , build_outpost: {}}": "'build_outpost' needs the key 'count'",
    "{produces: , build_outpost: {count: 1}}": "expected 'build_outpost' together with 'built' or 'action', not with",
    "{built: , upgrade_outpost: {count: 2}}": "expected 1 Outpost, not 2",
    "{produces: , upgrade_outpost: {count: 1}}": "expected 'upgrade_outpost' together with 'built' or 'action'",
    "{action: {uses: 1}, raze_outpost: {count: 3}}": "expected 1 Outpost, not 3",
    "{built: , raze_outpost: {count: 1}}": "expected 'raze_outpost' together with 'action', not with 'built'",
    "{built: , activate_outposts: {count: 0, in: any}}": "expected a whole number from 1 to 99, not 0",
    "{built: , activate_outposts: {count: 1}}": "'activate_outposts' needs the key 'in'",
    "{built: , activate_outposts: {count: 1, in: middle}}": "expected a part of the map, not 'middle'; known: any,",
    "{cleanup: , activate_outposts: {count: 1, in: any}}": "'activate_outposts' together with 'produces' or 'built'",
    "{built: , do: [{build_outpost: {count: 1}}, {gain: {vp: 1}}]}": "the verb 'build_outpost' last in a 'do'",
    "{built: , do: [{activate_outposts: {count: 1, in: any}}, {gain: {vp: 1}}]}": "the verb 'activate_outposts' last",
    "{built: , gain: {vp: {per: {outposts: you}, max: 4}}}": "expected a part of the map, not 'you'; known: any, north",
    "{built: , gain: {vp: {per: {levels: any}}}}": "a counted number needs the key 'max'",
    "{built: , gain: {vp: {per: {levels: any, outposts: any}, max: 4}}}": "not with",
    "{built: , place_here: {gun: {per: {outposts: any}, max: 3}}}": "expected a fixed number",
    "{whenever: raze_outpost, gain: {vp: 1}}": "'raze_outpost'",
    "{always: {reserved: hack}}": "expected 'place_here' together with 'reserved'",
    "{always: {reserved: raze}}": "expected what goods are reserved for, not 'raze'; known: hack, destroy",
    "{always: {destroy_discount: 0}}": "expected a whole number from 1 to 99, not 0",
    "{whenever: salvage, gain: {vp: 1}}": "'salvage'",
    "{action: {spend: {matching: 2}, uses: 1}, gain: {vp: 1}}": "expected 'matching: 1' as the whole cost",
    "{action: {spend: {matching: 1, worker: 1}, uses: 1}, gain: {vp: 1}}": "expected 'matching: 1' as the whole cost",
    "{action: {spend: {matching: 1}, uses: any}, gain: {vp: 1}}": "a cost of tokens alone together with 'uses: any'",
    "{built: , gain: {matching: 1}}": "expected a good, not 'matching'",
    "{built: , gain: {vp: {per: {ruins: all}, max: 4}}}": "expected a player, not 'all'; known: you",
    "{built: , gain: {vp: {per: {ruins: you}}}}": "a counted number needs the key 'max'",
    "{built: , gain: {vp: {per: {ruins: you, category: gun}, max: 4}}}": "not with 'ruins' and 'category'",
    "{built: , place_here: {salvage: 1}}": "expected a good, not 'salvage'",
    "{cleanup: , store: {salvage: 1}}": "expected a good, not 'salvage'",
    "{after_production: {gained: {salvage: 1}}, gain: {vp: 1}}": "expected a good, not 'salvage'",
    "{after_production: , gain: {vp: {per: {gained: salvage}, max: 3}}}": "expected a good, not 'salvage'",
    "{built: , match: {gain: 1}}": "expected 'match' together with 'produces', not with 'built'",
    "{action: {uses: 1}, match: {gain: 1}}": "expected 'match' together with 'produces', not with 'action'",
    "{produces: , match: {vp: 1}}": "expected a key of 'match', not 'vp'",
    "{produces: , match: {gain: {vp: 1}}}": "expected a whole number from 1 to 99, not a mapping",
    "{produces: , rebuild: {count: 1}}": "expected 'rebuild' together with 'built' or 'action', not with 'produces'",
    "{built: , rebuild: {count: 0}}": "expected a whole number from 1 to 99, not 0",
    "{built: , rebuild: {ruins: 1}}": "expected a key of 'rebuild', not 'ruins'",
    "{built: , do: [{rebuild: {count: 1}}, {gain: {ruin: 1}}]}": "the verb 'rebuild' last in a 'do'",
    "{built: , strip: {ruins: 2}}": "expected 'strip' together with 'action', not with 'built'",
    "{action: {uses: 1}, strip: {count: 2}}": "expected a key of 'strip', not 'count'",
    "{built: , demolish: {of: you}}": "expected 'demolish' together with 'action', not with 'built'",
    "{action: {uses: 1}, demolish: {of: all}}": "expected a player, not 'all'; known: you, another_player",
    "{action: {uses: 1}, demolish: {other_than: this}}": "'demolish' needs the key 'of'",
    "{action: {uses: 1}, demolish: {of: you, other_than: that}}": "expected an exception, not 'that'",
    "{built: , place_on_ruins: {basic: 1, ruins: 3}}": "'place_on_ruins' together with 'action', not with 'built'",
    "{action: {uses: 1}, place_on_ruins: {iron: 1, ruins: 3}}": "expected a key of 'place_on_ruins', not 'iron'",
    "{action: {uses: 1}, place_on_ruins: {basic: 1}}": "'place_on_ruins' needs the key 'ruins'",
    "{cleanup: , store: {ruin: 1}}": "expected a good, not 'ruin'",
    "{after_production: , gain: {vp: {per: {gained: ruin}, max: 3}}}": "expected a good, not 'ruin'",
    "{action: {uses: 1}, block: {of: you}}": "expected a player, not 'you'; known: another_player",
    "{built: , block: {of: another_player}}": "expected 'block' together with 'action', not with 'built'",
    "{action: {uses: 1}, do: [{block: {of: another_player}}, {gain: {vp: 1}}]}": "the verb 'block' last in a 'do'",
    "{action: {uses: 1}, forfeit: {goods: {gun: 3}, of: you}}": "expected a player, not 'you'; known: another_player",
    "{action: {uses: 1}, forfeit: {goods: {gun: 1, iron: 1}, of: another_player}}": "expected one kind of goods to for",
    "{action: {uses: 1}, forfeit: {goods: {vp: 1}, of: another_player}}": "expected a good, not 'vp'",
    "{always: {counts_also: {category: gun, as: gun}}}": "expected another category than 'gun'",
    "{always: {counts_also: {category: gun}}}": "'counts_also' needs the key 'as'",
    "{always: {counts_also: {category: gunn, as: fuel}}}": "expected a category, not 'gunn'; did you mean 'gun'?",
    "{action: {spend: {vp: 1}, uses: 1}, gain: {vp: 1}}": "expected a good, not 'vp'",
    "{action: {spend: {worker: 1}, uses: twice}, gain: {vp: 1}}": "expected a whole number from 1 to 99, not 'twice'",
    "{action: {spend: {worker: 1}, uses: 1}, steal: {basic: 1}}": "'steal' needs the key 'from'",
    "{action: {spend: {worker: 1}, uses: 1}, steal: {basic: 1, from: all}}": "expected a victim, not 'all'",
    "{action: {spend: {worker: 1}, uses: 1}, steal: {vp: 1, from: another_player}}": "expected a key of 'steal'",
    "{built: , do: {gain: {vp: 1}}}": "expected a list of verbs, not a mapping",
    "{built: , do: []}": "expected at least one verb in 'do'",
    "{built: , do: [{}]}": "expected an ability with one verb, not without one",
    "{built: , do: [{gain: {vp: 1}}, {gain: {gun: 1}}]}": "expected the verb 'gain' once in a 'do', not twice",
    "{built: , do: [{do: []}]}": "expected a key of a verb, not 'do'",
    "{built: , do: [{activate: {type: production, of: you}}, {gain: {vp: 1}}]}": "the verb 'activate' last in a 'do'",
    "{built: , choose: [{gain: {vp: 1}}]}": "expected at least two gains to choose from",
    "{built: , choose: [{gain: {vp: 1}}, {gain: {vp: 2}}]}": "differ in their first good, not 'vp' twice",
    "{built: , choose: [{gain: {vp: 1}}, {store: {gun: 1}}]}": "expected a key of a choice, not 'store'",
    "{built: , gain: {vp: {per: {gained: fuel}, max: 3}}}": "expected 'per: gained' together with 'after_production'",
    "{built: , gain: {vp: {per: {gained: fuel, category: fuel}, max: 3}}}": "not with 'gained' and 'category'",
    "{cleanup: , store: {worker: all}}": "expected a whole number from 1 to 99, not 'all'",
    "{whenever: deal, steal: {basic: 1, from: another_player}}": "expected 'steal' together with 'action'",
    "{claimed: , gain: {vp: 1}}": "expected a timing or a verb, not 'claimed'",
    "{action: {spend: {worker: 1}, uses: 1}, steal: {location: 1, from: another_player}}": (
        "expected 'basic' in 'steal' together with 'action'"
    ),
    "{whenever: dael, gain: {vp: 1}}": "expected a trigger, not 'dael'; did you mean 'deal'?",
    "{whenever: [deal, deal], gain: {vp: 1}}": "expected the trigger 'deal' once, not twice",
    "{whenever: [], gain: {vp: 1}}": "expected at least one trigger",
    "{whenever: , gain: {vp: 1}}": "expected a trigger, not nothing",
    "{after_production: {gained: {}}, gain: {vp: 1}}": "expected at least one good",
    "{after_production: 3, gain: {vp: 1}}": "expected 'after_production', not 3",
    "{produces: , activate: {type: action, of: you}}": "expected a row, not 'action'; did you mean 'production'?",
    "{produces: , activate: {type: production, of: me}}": "expected a player, not 'me'; known: you, another_player",
    "{produces: , activate: {type: production, of: you, other_than: that}}": "expected an exception, not 'that'",
    "{produces: , divert: {type: production, of: you}}": "expected a player, not 'you'; known: another_player",
    "{built: , divert: {type: production, of: another_player}}": "expected 'divert' together with 'produces'",
    "{action: {spend: {worker: 1}, uses: 1}, clear: {locations: 3, of: another_player}}": "known: you",
    "{action: {spend: {worker: 1}, uses: 1}, use_open_production: {occupied: false}}": "expected 'true' after 'occ",
    "{action: {spend: {worker: 1}, uses: 1}, draw: {count: 2, keep: 2}}": "expected fewer cards kept than the 2 drawn",
    "{always: {printed_shield: 2}}": "expected 1 printed shield, not 2",
    "{always: {printed_shield: 1, raze_discount: 1}}": "an ability with one rule, not with 'printed_shield'",
    "{always: {}}": "an ability with one rule, not without one; known: printed_shield, raze_discount, destroy_"
    "discount, reserved, exchange, counts_also",
    "{always: {raze_discount: 1}, gain: {vp: 1}}": "expected no verb with 'always', not 'gain'",
    "{built: , do: [{store: {gun: 1}}]}": "expected 'store' together with 'cleanup', not with 'built'",
}


@pytest.mark.parametrize("ability", ABILITY_MISTAKES)
def test_a_mistake_in_an_ability_is_refused(tmp_path: Path, ability: str) -> None:
    error = refused(tmp_path, CARD.replace(ABILITY, f"    - {ability}\n"))
    assert error.line == 11
    assert error.message.startswith("location 'arena': ")
    assert ABILITY_MISTAKES[ability] in error.message


def test_a_card_has_a_timing_once(tmp_path: Path) -> None:
    error = refused(tmp_path, CARD + "    - produces:\n      gain: {vp: 1}\n")
    assert (error.line, "expected one ability with 'produces'" in error.message) == (13, True)


def test_more_copies_of_titles_of_other_sets(tmp_path: Path) -> None:
    content = read(tmp_path, CARD + "reprints: [{id: church, copies: 2}, {id: pub, copies: 1}]\n")
    assert isinstance(content, CardSet)
    assert [(card.id, card.copies, card.line) for card in content.reprints] == [("church", 2, 13), ("pub", 1, 13)]


@pytest.mark.parametrize(
    ("reprints", "sentence"),
    [
        ("{church: 1}", "expected a list of reprints, not a mapping"),
        ("[{id: church}]", "a reprint needs the key 'copies'"),
        ("[{id: church, copies: 0}]", "expected a whole number from 1 to 99, not 0"),
        ("[{id: church, copies: 1}, {id: church, copies: 1}]", "expected each card once among the reprints, not 'chu"),
    ],
)
def test_a_mistake_in_reprints_is_refused(tmp_path: Path, reprints: str, sentence: str) -> None:
    assert sentence in refused(tmp_path, CARD + f"reprints: {reprints}\n").message


BOARD_MISTAKES = {
    ("gain: {grey: 1}", "gain: {}"): (6, "faction 'new_york': expected at least one good"),
    (", gain: {grey: 1}", ""): (6, "faction 'new_york': expected an ability with one verb, not without one"),
    ("{red: 2}", "{grey: 2}"): (7, "expected a name that no other action of the board has, not 'grey'"),
    ("{spend: {iron: 1}", "{spend: {irn: 1}"): (6, "expected a good, not 'irn'; did you mean 'iron'?"),
    ("{grey: 1}", "{grey: {per: {category: gun}, max: 2}}"): (6, "expected a fixed number"),
    ("produces: {worker: 3", "produces: {worker: three"): (4, "expected a whole number from 1 to 99, not 'three'"),
    ("{spend: {iron: 1}", "{spend: {ruin: 1}"): (6, "expected a good, not 'ruin'"),
    ("{spend: {iron: 1}", "{spend: {matching: 1}"): (6, "expected a good, not 'matching'"),
    ("spend: {worker: 2}", "spend: {ruin: 1}"): (9, "expected a good, not 'ruin'"),
    ("spend: {gun: 1}, gain: {red: 3}", "spend: {ruin: 1}, gain: {red: 3}"): (13, "expected a good, not 'ruin'"),
    ("pile: red", "pile: green"): (12, "connection 'punks': expected a pile, not 'green'"),
    ("id: punks, ", ""): (12, "connection without id: a connection needs the key 'id'"),
    ("{basic: 1}", "{basics: 1}"): (10, "expected a good, not 'basics'; did you mean 'basic'?"),
    ("[{gain: {basic: 1}}, {gain: {card: 1}}]", "[]"): (10, "expected at least one gain to choose"),
    ("[{gain: {basic: 1}}", "[{store: {basic: 1}}"): (10, "expected a key of a choice of the exchange, not 'store'"),
    ("exchange:\n  spend", "change:\n  spend"): (8, "expected a key of a card file, not 'change'; did you mean"),
    ("exchange:\n", "exchange: {}\nlocations:\n"): (9, "expected a key of a file of boards, not 'locations'"),
    ("id: thugs", "id: punks"): (13, "expected an id and a title of its own: 'punks' is taken in pack.yaml"),
    ('"Thugs"', '"Punks"'): (13, "expected an id and a title of its own: 'Punks' is taken in pack.yaml"),
    ("id: punks", "id: new_york"): (12, "expected an id and a title of its own: 'new_york' is taken in pack.yaml"),
}


@pytest.mark.parametrize(("written", "instead"), BOARD_MISTAKES)
def test_a_mistake_on_a_board_is_refused(tmp_path: Path, written: str, instead: str) -> None:
    line, sentence = BOARD_MISTAKES[written, instead]
    error = refused(tmp_path, BOARDS.replace(written, instead, 1))
    assert error.line == line
    assert sentence in error.message


FILE_MISTAKES: dict[str | bytes, tuple[int | None, str]] = {
    "": (None, "the file is empty"),
    "# only a comment\n": (None, "the file is empty"),
    "locations: [\n": (2, "expected YAML: while parsing a flow"),
    "locations:\n\t- id: arena\n": (2, "expected YAML: while scanning"),
    "locations:\n- *arena\n": (2, "expected YAML: found undefined alias"),
    "locations: []\n---\nlocations: []\n": (2, "expected YAML: expected a single document"),
    b"locations:\n- id: \xff\n": (2, "expected text in UTF-8"),
    "locations:\n- id: \x07\n": (2, "expected text, not the control character '\\x07'"),
    "locations:\n" + "- " * 400: (2, "expected YAML: it is nested too deeply"),
    "locations: &a [*a]\n": (1, "not an alias (*) of this one"),
    "- id: arena\n": (1, "expected a card file, not a list"),
    "{}\n": (1, "a set needs the key 'locations'"),
    "cards: []\n": (1, "expected a key of a card file, not 'cards'; did you mean 'areas'?"),
    "everything: []\n": (
        1,
        "expected a key of a card file, not 'everything'; known: locations, reprints, title, connections, machines, "
        "server_room, areas, outposts, hq, factions, exchange, icons",
    ),
    "location: []\n": (1, "expected a key of a card file, not 'location'; did you mean 'locations'?"),
    "locations: []\n": (1, "expected at least one location"),
    "locations: {id: arena}\n": (1, "expected a list of locations, not a mapping"),
    "factions: []\n": (1, "expected at least one faction"),
    CARD + CARD.replace("locations:\n", ""): (13, "location 'arena': expected an id and a title of its own"),
}


@pytest.mark.parametrize("written", FILE_MISTAKES, ids=range(len(FILE_MISTAKES)))
def test_a_damaged_file_is_refused(tmp_path: Path, written: str | bytes) -> None:
    line, sentence = FILE_MISTAKES[written]
    error = refused(tmp_path, written)
    assert error.line == line
    assert sentence in error.message


def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"missing\.yaml: the file cannot be opened: "):
        read_file(tmp_path / "missing.yaml", {})


def test_the_sentence_begins_with_file_and_line(tmp_path: Path) -> None:
    error = refused(tmp_path, CARD.replace("{gun: 3}", "{gunn: 3}"))
    expected = "6: location 'arena': expected a good, not 'gunn'; did you mean 'gun'?"
    assert str(error) == f"{tmp_path / 'pack.yaml'}:{expected}"


def test_a_name_taken_by_another_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "pack.yaml"
    path.write_text(CARD)
    with pytest.raises(Unreadable, match=r"'Arena' is taken in base\.yaml"):
        read_file(path, {"Arena": "base.yaml"})
