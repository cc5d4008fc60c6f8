"""Cards and boards in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.fiftyfirst.cards.card import Ability, Action, Built, Cleanup, Location, Whenever
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.arena import arena_of
from game.fiftyfirst.cards.sets.borders import border_sides
from game.fiftyfirst.cards.verbs import CountedMachines, CountedRuins, Gain, Store
from game.fiftyfirst.cards.vocabulary import PARTS_OF_MAP, TOKENS, UNLIMITED
from game.fiftyfirst.rules.commands import PickCard
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.sets.arena.messages import ArenaView
from game.fiftyfirst.rules.sets.borders.messages import Border
from game.fiftyfirst.rules.sets.districts.messages import DistrictBoard
from game.fiftyfirst.rules.sets.no_mans_land.messages import Outpost, SkipPick
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.wording import card_words, printed
from game.fiftyfirst.wording.sets import headquarters, moloch, no_mans_land
from game.fiftyfirst.wording.sets.arena import arena_line, arena_standing, gear_button
from game.fiftyfirst.wording.sets.borders import border_line, border_standing
from game.fiftyfirst.wording.sets.districts import district_line, district_standing
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import EMPTY, Bag
from game.wording import Fact
from tests.wording.conftest import Golden, wording


def _told(facts: tuple[Fact, ...]) -> Iterator[str]:
    return (f"  {fact.icon} | {fact.heading} | {fact.sentence}" for fact in facts)


@pytest.mark.slow
def test_every_location_card_in_words(spoken: Wording, catalog: Catalog, golden: Golden) -> None:
    lines: list[str] = []
    for location in catalog.locations.values():
        lines += (
            spoken.title(location.id),
            *card_words.abilities(spoken, location),
            *_told(printed.facts(spoken, location)),
            "",
        )
    golden("locations", lines)


def test_every_board_and_connection_card_in_words(spoken: Wording, catalog: Catalog, golden: Golden) -> None:
    lines: list[str] = []
    for faction in catalog.factions.values():
        lines += (
            f"{spoken.title(faction.id)} / {spoken.short_title(faction.id)}",
            card_words.faction_production(spoken, faction),
        )
        lines += (card_words.faction_action(spoken, action) for action in faction.actions)
        lines += _told(printed.facts(spoken, faction))
    lines += ("", card_words.exchange(spoken, catalog.exchange), "")
    for card in catalog.connections.values():
        lines += (spoken.title(card.id), card_words.connection(spoken, card), *_told(printed.facts(spoken, card)))
    golden("boards", lines)


def test_every_machine_in_words(spoken: Wording, catalog: Catalog, golden: Golden) -> None:
    lines: list[str] = []
    for machine in catalog.machines.values():
        lines += (
            f"{spoken.title(machine.id)} / {spoken.short_title(machine.id)}",
            moloch.attack(spoken, machine.attack),
        )
        lines += (*_told(printed.facts(spoken, machine)), moloch.expected(spoken, machine))
        lines += (printed.facts(spoken, machine, by_the_book=True)[-1].sentence, "")
    golden("machines", lines)


def test_every_area_in_words(spoken: Wording, catalog: Catalog, golden: Golden) -> None:
    lines: list[str] = []
    for area in catalog.areas.values():
        lines += (spoken.title(area.id), no_mans_land.directions(spoken, area), *_told(printed.facts(spoken, area)))
        lines += (*(no_mans_land.level_line(spoken, area, number) for number in (1, 2, 3)), "")
    area, names = catalog.areas["area_south_west"], {"A": "Anna", "B": "Ben", "V": "hegemony"}
    lines += (
        no_mans_land.standing(spoken, area, outpost, names) for outpost in (Outpost("B", 2), Outpost("V", 3, True))
    )
    lines += (
        no_mans_land.markers(spoken, seat, left, names) for seat, left in (("A", 6), ("B", 1), ("V", 2), ("A", 0))
    )
    lines += (f"{part}: {spoken.text(f'part-{part}.name')}, {spoken.word(f'part-{part}')}" for part in PARTS_OF_MAP)
    golden("areas", lines)


def test_every_hq_card_in_words(spoken: Wording, catalog: Catalog, golden: Golden) -> None:
    lines: list[str] = []
    for hq in catalog.headquarters.values():
        lines += (f"{spoken.title(hq.id)} / {spoken.short_title(hq.id)}", headquarters.required(spoken, hq))
        lines += (
            headquarters.claimed(spoken, hq),
            *_told(printed.facts(spoken, hq)),
            headquarters.hq_line(spoken, hq),
            headquarters.claim_button(spoken, hq),
            "",
        )
    names = {"A": "Anna", "V": "hegemony"}
    claimed: tuple[tuple[str, ...], ...] = ((), ("hq_ibn",), ("hq_tent_city", "hq_quarry_keep"))
    lines += (headquarters.headquarters_of(spoken, seat, cards, names) for seat in names for cards in claimed)
    golden("headquarters", lines)


def test_every_module_in_words(spoken: Wording, catalog: Catalog, golden: Golden) -> None:
    lines: list[str] = []
    for side in border_sides(catalog).values():
        lines += (f"{spoken.title(side.id)} / {spoken.short_title(side.id)}", *_told(printed.facts(spoken, side)))
        lines += (border_line(spoken, side), "")
    arena, names = arena_of(catalog), {"A": "Anna", "B": "Ben"}
    assert arena is not None
    lines += (spoken.title("arena_tile"), *_told(printed.facts(spoken, arena)), arena_line(spoken, arena))
    lines += (*(gear_button(spoken, arena, gear) for gear in arena.equip), "")
    for district in catalog.districts.values():
        lines += (spoken.title(district.id), *_told(printed.facts(spoken, district)))
        lines += (district_line(spoken, district), "")
    borders = (Border("hands_at_the_oars", ("A", "B")), Border("human_trafficking", ("A",)))
    lines += (border_standing(spoken, border, names) for border in borders)
    gear = {"B": Bag({"gun": 1, "ammo": 1}), "A": Bag()}
    for table in (
        ArenaView({}, {}, None, None),
        ArenaView({"A": Bag()}, {"A": 0}, 4, None),
        ArenaView(gear, {"A": 0, "B": 5}, None, "B"),
        ArenaView({"A": Bag({"iron": 1})}, {"A": 1}, 2, None),
    ):
        lines += (*arena_standing(spoken, table, names), "")
    boards = (
        DistrictBoard("foundry_quarter", Bag({"iron": 3, "brick": 1})),
        DistrictBoard("lantern_market", Bag(), ("B",)),
        DistrictBoard("gasworks_row", Bag({"fuel": 1}), ("B", "A")),
    )
    lines += (district_standing(spoken, board, names) for board in boards)
    golden("modules", lines)


def test_options_change_the_icons_that_an_area_tells(words: Wording, catalog: Catalog) -> None:
    """R60: the icon that builds, and that of level 3; that of level 2 is the Area's own."""
    game = Game(catalog, ("base", "no_mans_land"), Options(outposts_build_icon="gun", outposts_level_3_icon="card"))
    area = catalog.areas["area_south_west"]
    assert [no_mans_land.level_line(words, area, number, game) for number in (1, 2, 3)] == [
        "Level 1: 1 brick; gun icon; defence value 2",
        "Level 2: 2 bricks; brick icon; defence value 3",
        "Level 3: 1 brick and 2 VP; card icon; defence value 4",
    ]
    assert "ammo" not in " ".join(fact.sentence for fact in printed.facts(words, area, game))


def test_the_prompt_of_a_pick_tells_whether_it_may_be_skipped(words: Wording) -> None:
    """R45.3."""
    pick, skip = PickCard("A", "school"), SkipPick("A", "area_south_west")
    assert (
        no_mans_land.asked_to_pick(words, (pick,), 1)
        == no_mans_land.asked_to_pick(words, (pick,), 3)
        == "Take one of the face-up cards."
    )
    assert no_mans_land.asked_to_pick(words, (pick, skip), 1).endswith(
        "skip one of your two picks, and build your first Outpost."
    )
    assert no_mans_land.asked_to_pick(words, (skip,), 1) == "Skip this pick, and build your first Outpost."
    assert no_mans_land.asked_to_pick(words, (pick, skip), 2) == (
        "Take one of the face-up cards, or skip this pick and build an Outpost."
    )


def test_only_the_library_names_a_hacked_side(words: Wording, catalog: Catalog) -> None:
    """R44.5.1: by its code one knows its type alone."""
    for machine in catalog.machines.values():
        hacked = words.title(machine.hacked)
        told = " ".join(fact.sentence for fact in printed.facts(words, machine))
        assert hacked not in told + moloch.expected(words, machine) + printed.written(words, machine.id).text
        assert hacked in printed.facts(words, machine, by_the_book=True)[-1].sentence
        assert moloch.expected(words, machine).startswith(f"a{'n' if machine.hacked_type[0] in 'ao' else ''} ")


def test_a_card_may_store_any_number_of_some_goods(words: Wording) -> None:
    """R22.3."""
    for good in (*TOKENS, "basic"):
        stored = card_words.abilities(words, _card(abilities=(Ability(Cleanup(), (Store(Bag({good: UNLIMITED})),)),)))
        assert "any " in stored[0]
        assert "1000000" not in stored[0]


def test_short_titles_are_short_and_distinct(words: Wording, catalog: Catalog) -> None:
    modules = (*catalog.headquarters, *catalog.border_tiles, *border_sides(catalog), *catalog.districts)
    short = {id: words.short_title(id) for id in (*catalog.locations, *catalog.factions, *modules)}
    assert len(set(short.values())) == len(short)
    assert all(len(title) <= 16 for title in short.values()), sorted(short.values(), key=len)[-3:]


def _card(**facts: object) -> Location:
    fields = {
        "id": "synthetic", "title": "Synthetic", "type": "action", "distance": 1, "spoils": Bag({"gun": 1}),
        "categories": (), "deal": Bag({"gun": 1}), "copies": 1, "abilities": (), "set": "base",
    }  # fmt: skip
    return Location(**fields | facts)  # type: ignore[arg-type]


def test_a_location_without_categories_says_that_it_matches_everything(words: Wording) -> None:
    """R8.5."""
    facts = {fact.heading: fact.sentence for fact in printed.facts(words, _card())}
    assert facts["Icons"] == "None: you may develop any Location into it, and it into any Location."


def test_an_action_may_cost_nothing_or_be_used_three_times(words: Wording) -> None:
    gain = Gain(Bag({"vp": 1}))
    free, thrice = Ability(Action(EMPTY), (gain,)), Ability(Action(Bag({"gun": 1}), 3), (gain, gain))
    assert card_words.abilities(words, _card(abilities=(free, thrice))) == (
        "Action: gain 1 VP.",
        "Action, 3 times a round: spend 1 gun to gain 1 VP and gain 1 VP.",
    )


@pytest.mark.parametrize(
    ("language", "built", "action", "counted"),
    [
        (
            "en",
            "Building Bonus: gain 1 worker, and 1 gun for each Ruin in your State (max. 2).",
            "Action: spend 1 fuel to gain 1 worker, and 1 gun for each Ruin in your State (max. 2).",
            "Action: spend 1 fuel to gain 1 gun for each Ruin in your State (max. 2) and 1 VP for each deployed "
            "Machine (max. 3).",
        ),
        (
            "de",
            "Bauprämie: Erhalte 1 Arbeiter, dazu 1 Knarre für jede Ruine in deinem Staat (höchstens 2).",
            "Aktion: Zahle 1 Treibstoff, um 1 Arbeiter und dazu 1 Knarre für jede Ruine in deinem Staat (höchstens 2) "
            "zu erhalten.",
            "Aktion: Zahle 1 Treibstoff, um 1 Knarre für jede Ruine in deinem Staat (höchstens 2) und 1 SP für jede "
            "eingesetzte Maschine (höchstens 3) zu erhalten.",
        ),
        (
            "ru",
            "Одноразовый бонус: получите 1 рабочего, а также 1 оружие за каждую карту развалин в вашем штате (до 2).",
            "Действие: потратьте 1 топливо — получите 1 рабочего, а также 1 оружие за каждую карту развалин в вашем "
            "штате (до 2).",
            "Действие: потратьте 1 топливо — получите 1 оружие за каждую карту развалин в вашем штате (до 2) и 1 ПО за "
            "каждую развёрнутую машину (до 3).",
        ),
    ],
)
def test_what_is_gained_besides_a_counted_amount_shares_its_verb(
    language: str, built: str, action: str, counted: str
) -> None:
    """A comma or a word keeps it apart from what is counted."""
    ruins, machines = CountedRuins("gun", 2), CountedMachines("vp", 3)
    fuel, besides = Action(Bag({"fuel": 1})), Gain(Bag({"worker": 1}), (ruins,))
    told = _card(
        abilities=(
            Ability(Built(), (besides,)), Ability(fuel, (besides,)), Ability(fuel, (Gain(EMPTY, (ruins, machines)),))
        )
    )  # fmt: skip
    assert card_words.abilities(wording(language), told) == (built, action, counted)


@pytest.mark.parametrize(
    ("language", "machine", "outpost"),
    [
        (
            "en",
            "Each time you hack or destroy a Machine: gain 1 gun.",
            "Each time you build or upgrade an Outpost or raze a Location: gain 1 gun.",
        ),
        (
            "de",
            "Immer wenn du eine Maschine hackst oder zerstörst: Erhalte 1 Knarre.",
            "Immer wenn du einen Außenposten baust oder ausbaust oder einen Ort plünderst: Erhalte 1 Knarre.",
        ),
        (
            "ru",
            "Каждый раз, когда вы взламываете или уничтожаете машину: получите 1 оружие.",
            "Каждый раз, когда вы ставите или улучшаете аванпост или разносите точку: получите 1 оружие.",
        ),
    ],
)
def test_what_several_triggers_are_done_to_stands_once(language: str, machine: str, outpost: str) -> None:
    gain = (Gain(Bag({"gun": 1})),)
    told = _card(
        abilities=(
            Ability(Whenever(("hack", "destroy")), gain),
            Ability(Whenever(("build_outpost", "upgrade_outpost", "raze")), gain),
        )
    )
    assert card_words.abilities(wording(language), told) == (machine, outpost)


def test_a_card_that_diverts_production_gives_nothing_when_built(words: Wording) -> None:
    """R41.2."""
    facts = {fact.heading: fact.sentence for fact in printed.facts(words, words.catalog.locations["suppliers"])}
    assert facts["Production"].startswith("In the Production phase, but not when you build it: choose")
