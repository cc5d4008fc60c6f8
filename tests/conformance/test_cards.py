"""What a set brings besides cards of the deck is described by the command `cards`, and told as data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import yaml

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.arena import arena_of
from game.fiftyfirst.cards.sets.borders import border_sides
from game.fiftyfirst.wording import printed
from game.fiftyfirst.wording.sets import moloch
from game.fiftyfirst.wording.wording import Wording
from tests.cli.conftest import Run
from tests.wording.conftest import wording


def described(words: Wording) -> Iterator[tuple[str, Sequence[str]]]:
    """Each heading with the sentences below it."""
    catalog, title = words.catalog, words.title
    for machine in catalog.machines.values():
        heading = f"{title(machine.id)} ({machine.id}, {machine.set}, x{machine.copies})"
        yield heading, [moloch.attack(words, machine.attack), title(machine.hacked)]
    facts = [
        (f"{title(area.id)} ({area.id}, {area.set})", printed.facts(words, area)) for area in catalog.areas.values()
    ]
    facts += [(f"{title(hq.id)} ({hq.id}, {hq.set})", printed.facts(words, hq)) for hq in catalog.headquarters.values()]
    facts += [(f"{title(side.id)} ({side.id}, ", printed.facts(words, side)) for side in border_sides(catalog).values()]
    facts += [(f"{title(one.id)} ({one.id})", printed.facts(words, one)) for one in catalog.districts.values()]
    yield from ((heading, [fact.sentence for fact in each]) for heading, each in facts)


def test_all_that_is_no_card_of_the_deck_is_described(language: str, run: Run, catalog: Catalog) -> None:
    words = wording(language)
    told, found = run("cards", "--lang", language).out, [*described(words)]
    assert len(found) > len(catalog.machines) + len(catalog.areas) == 23 + 9
    for heading, sentences in found:
        below = told.split(heading)[1].split("\n\n")[0]
        assert [sentence for sentence in sentences if sentence not in below] == []
    for machine in catalog.machines.values():
        assert f"({machine.hacked}, {machine.set}, x{machine.copies})" in told
    arena = arena_of(catalog)
    assert arena
    assert all(fact.sentence in told for fact in printed.facts(words, arena))


def test_each_set_has_its_own(run: Run, catalog: Catalog) -> None:
    told = {name: run("cards", "--set", name).out for name in ("base", "moloch", "promo_2", "no_mans_land")}
    machines = {name: [machine.id for machine in catalog.machines.values() if machine.set == name] for name in told}
    assert [len(machines[name]) for name in told] == [0, 20, 3, 0]
    own = {"promo_2": ["hq_ibn"], "no_mans_land": ["area_central"]}
    for name in told:
        for other, ids in [*machines.items(), *own.items()]:
            assert all((f"({id}, " in told[name]) == (name == other) for id in ids), (name, other)
        assert not any(id in told[name] for id in ("human_trafficking", "foundry_quarter"))


def test_it_is_told_as_data(run: Run) -> None:
    files = {name: yaml.safe_load(Path(f"cards/{name}.yaml").read_text("utf-8"))
             for name in ("moloch", "promo_2", "no_mans_land", "modules")}  # fmt: skip
    for name, key, written in (
        ("moloch", "machines", "machines"), ("no_mans_land", "areas", "areas"), ("promo_2", "headquarters", "hq")
    ):  # fmt: skip
        found = run("cards", "--set", name, "--json").json
        assert found[key] == [one | {"set": name} for one in files[name][written]]
    found, of_winter = run("cards", "--json").json, run("cards", "--set", "winter", "--json").json
    assert {key: found[key] for key in files["modules"]} == files["modules"]
    assert [of_winter[key] for key in ("machines", "areas", "headquarters")] == [[], [], []]
    assert not files["modules"].keys() & of_winter.keys()
