"""The rules reference: its sections cover everything, can be searched, and agree with the rules."""

from __future__ import annotations

import re

import msgspec
import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.vocabulary import CATEGORIES, DEFENCE, EFFECTS, ROWS, SPENDABLE
from game.fiftyfirst.rules import NAME
from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.decide import REASONS
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.phases.actions.connections import TAKING
from game.fiftyfirst.rules.sets.arena.messages import EnterArena
from game.fiftyfirst.rules.sets.borders.messages import ActivateBorder
from game.fiftyfirst.rules.sets.districts.messages import RazeDistrict
from game.fiftyfirst.rules.sets.headquarters.messages import ClaimHq
from game.fiftyfirst.rules.sets.no_mans_land.messages import RazeOutpost, UpgradeOutpost
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import PHASES
from game.fiftyfirst.table import topics
from game.fiftyfirst.wording import log, rulebook_sections
from game.fiftyfirst.wording.rulebook_sections import BOOK, LEGENDS
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.kernel.seats import EVERYONE
from game.paths import assets_folder
from game.wording.messages import languages
from game.wording.rulebook import heading
from game.wording.sentence import InlineIcon


def test_every_table_leads_to_sections() -> None:
    tables = {name: table for name, table in vars(rulebook_sections).items() if name.startswith("OF_")}
    tables |= {"kinds": topics.OF_KINDS, "scenes": topics.OF_SCENES}
    assert [name for name, table in tables.items() if not set(table.values()) <= BOOK.sections.keys()] == []


def test_every_refusal_has_a_section() -> None:
    assert set(rulebook_sections.OF_REFUSALS) == set(REASONS)


def test_every_word_of_the_game_has_a_section(catalog: Catalog) -> None:
    assert {*EFFECTS, *SPENDABLE, "code"} == set(rulebook_sections.OF_GOODS)
    assert set(ROWS) == set(rulebook_sections.OF_TYPES)
    assert set(PHASES) == set(rulebook_sections.OF_PHASES)
    assert set(KINDS) == set(rulebook_sections.OF_OPPONENTS)
    assert set(catalog.sets) == set(rulebook_sections.OF_SETS)
    assert BOOK.sections["categories"].signs == CATEGORIES


def test_every_option_has_a_section() -> None:
    names = {field.encode_name for field in msgspec.structs.fields(Options)}
    assert names == set(rulebook_sections.OF_OPTIONS)


@pytest.mark.parametrize("name", list(BOOK.sections))
def test_a_section_is_short_and_complete(name: str, words: Wording, catalog: Catalog) -> None:
    section, told = BOOK.sections[name], " ".join(BOOK.paragraphs(words, name))
    assert heading(words, name)[0] != "["
    sentences = re.findall(r"[.!?:](?:\s|$)", told)
    assert 1 <= len(sentences) <= 12
    assert len(told) <= 800, "a section is read at a glance"
    assert "  " not in told
    assert " ." not in told
    assert not re.search(r"[\ue000-\uf8ff]", told)
    assert {*section.see, *section.seen_from} <= BOOK.sections.keys() - {name}
    assert not section.picture or section.picture in LEGENDS
    for card in section.cards:
        assert card in catalog.locations or card in catalog.factions or card in catalog.connections
    for icon in (section.icon, *section.signs, *_signs(words, name)):
        assert (assets_folder() / "icons" / f"{icon}.svg").is_file(), icon


def _signs(words: Wording, name: str) -> list[str]:
    return [
        part.icon
        for sentence in BOOK.paragraphs(words, name)
        for part in sentence.parts
        if isinstance(part, InlineIcon)
    ]


def test_signs_follow_their_words_without_a_space() -> None:
    """A sign is empty in plain text, so with a space before it there would be two spaces."""
    folder = assets_folder() / "locale" / "en" / NAME
    for file, first, behind in (
        ("rulebook", "## The game", "## Icons"),
        ("headquarters", "## The rule book", "## Commands"),
        ("modules", "## The rule book", "## Commands"),
    ):
        source = (folder / f"{file}.ftl").read_text("utf-8")
        body = source[source.index(first) : source.index(behind)]
        assert re.findall(r"\s\{ \$(\w+) \}", body) == []
        assert set(re.findall(r"\{ \$(\w+) \}", body)) <= set(BOOK.signs)


def test_every_sign_and_legend_has_a_text(words: Wording) -> None:
    for section in BOOK.sections.values():
        for sign in section.signs:
            assert BOOK.sign_name(words, sign)[0] != "["
        assert bool(BOOK.legend(words, section.picture)) == bool(section.picture)
    assert {line.topic for picture in LEGENDS for line in BOOK.legend(words, picture)} <= BOOK.sections.keys()


def test_the_numbers_in_the_text_are_those_of_the_rules(words: Wording, catalog: Catalog) -> None:
    rows = {line.topic: line.text for line in BOOK.legend(words, "rows")}
    for type, row in ROWS.items():
        assert rows[rulebook_sections.OF_TYPES[type]].endswith(str(DEFENCE[row]))
    prices = {line.topic: line.text for line in BOOK.legend(words, "prices")}
    assert prices["take_connection"].endswith(words.goods(TAKING[0]))
    assert words.goods(catalog.exchange.spend) in prices["exchange"]
    assert words.goods(Bag({"brick": 1})) in prices["develop"]


def test_rule_numbers_are_in_the_list_of_the_rule_book() -> None:
    for name, section in BOOK.sections.items():
        assert re.fullmatch(r"R\d+(\.\d+)?(, R\d+(\.\d+)?)*", section.numbers), name


def test_the_book_is_read_from_the_first_to_the_last_section() -> None:
    read, here = [BOOK.first], BOOK.neighbours(BOOK.first)[1]
    while here:
        assert BOOK.neighbours(here)[0] == read[-1]
        read.append(here)
        here = BOOK.neighbours(here)[1]
    assert read == list(BOOK.sections)
    assert dict(BOOK.contents(read)) == {chapter: tuple(sections) for chapter, sections in BOOK.chapters.items()}


# ---------------------------------------------------------------------- search
def test_an_empty_search_finds_all(words: Wording) -> None:
    assert set(BOOK.found(words, " ")) == set(BOOK.sections)


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("develop", "develop"),
        ("DEAL", "make_deal"),
        ("raze hand", "raze_hand"),
        ("tiebreak", "scoring"),
        ("wild", "ammo"),
    ],
)
def test_a_search_finds_its_section_but_not_all(query: str, first: str, words: Wording) -> None:
    hits = BOOK.found(words, query)
    assert first in hits
    assert hits != tuple(BOOK.sections)


def test_headings_come_first(words: Wording) -> None:
    hits = BOOK.found(words, "ruin")
    assert hits[0] == "ruins"
    assert "develop" in hits, "the text names it"


@pytest.mark.slow
def test_every_section_is_found_by_its_heading(words: Wording) -> None:
    assert [name for name in BOOK.sections if name not in BOOK.found(words, heading(words, name))] == []


def test_an_unknown_word_finds_nothing(words: Wording) -> None:
    assert BOOK.found(words, "submarine") == ()


# ---------------------------------------------------------------------- topics
def test_a_refusal_leads_to_the_section_about_the_action() -> None:
    poor = Refusal("not_enough_goods", needs=Bag({"blue": 2}), card="school")
    assert rulebook_sections.of_refusal(poor) == "make_deal"
    assert rulebook_sections.of_refusal(poor, cmd.MakeDeal("A", "school")) == "make_deal"
    assert rulebook_sections.of_refusal(Refusal("not_enough_goods", needs=Bag({"worker": 2}))) == "prices"
    assert rulebook_sections.of_refusal(Refusal("wrong_phase", text="follow_up")) == "turn_end"
    assert rulebook_sections.of_refusal(Refusal("wrong_phase", text="cleanup")) == "cleanup"
    assert rulebook_sections.of_refusal(Refusal("already_used"), cmd.ActivateFaction("A", "red")) == "faction_actions"
    raze, upgrade = RazeOutpost("A", "area_central"), UpgradeOutpost("A", "area_central")
    assert rulebook_sections.of_refusal(Refusal("not_adjacent", card="area_central"), raze) == "raze_outpost"
    assert rulebook_sections.of_refusal(Refusal("not_enough_goods", needs=Bag({"red": 4})), raze) == "raze_outpost"
    assert rulebook_sections.of_refusal(Refusal("target_passed", card="area_central", seat="B"), raze) == "passing"
    assert rulebook_sections.of_refusal(Refusal("no_common_category"), upgrade) == "upgrade_outpost"
    assert rulebook_sections.of_refusal(Refusal("no_common_category")) == "categories"
    assert rulebook_sections.of_refusal(Refusal("wrong_phase", text="lookout"), upgrade) == "lookout"
    border, claim = ActivateBorder("A", "human_trafficking"), ClaimHq("A", "hq_ibn")
    assert rulebook_sections.of_refusal(Refusal("not_adjacent", card="human_trafficking"), border) == "borders"
    assert rulebook_sections.of_refusal(Refusal("not_your_turn", seat="B"), border) == "action_phase"
    assert rulebook_sections.of_refusal(Refusal("requirement_unmet", card="hq_ibn"), claim) == "headquarters"
    assert rulebook_sections.of_refusal(Refusal("requirement_unmet")) == "headquarters"
    assert rulebook_sections.of_refusal(Refusal("has_shield", text="steal"), cmd.ChooseSite("A", 1)) == "headquarters"
    assert rulebook_sections.of_refusal(Refusal("already_used", text="arena"), EnterArena("A")) == "arena"
    raze_district = RazeDistrict("A", "foundry_quarter")
    assert (
        rulebook_sections.of_refusal(Refusal("not_enough_goods", needs=Bag({"red": 6})), raze_district) == "districts"
    )


def test_a_log_line_knows_its_topic(words: Wording) -> None:
    names = {"A": "Anna", "B": "Ben"}
    told: dict[AnyEvent, str] = {
        ev.PhaseBegan("cleanup"): "cleanup",
        ev.SeatPassed("A"): "passing",
        ev.LocationConstructed("A", "school", 1): "construct",
        ev.GoodsGained("A", Bag({"gun": 1}), ev.Source("deal", "school")): "production",
    }
    for event, section in told.items():
        line = log.event_line(words, event, names, EVERYONE)
        assert line is not None
        assert line.topic == section, event


@pytest.mark.parametrize("language", languages())
def test_no_message_tells_the_number_of_a_rule(language: str) -> None:
    told = "".join(path.read_text("utf-8") for path in (assets_folder() / "locale" / language).rglob("*.ftl"))
    assert re.findall(r"\bR\d+(?:\.\d+)?\b", told) == []


@pytest.mark.parametrize("language", languages())
def test_the_numbers_of_cards_in_the_text_are_those_of_the_sets(language: str, catalog: Catalog) -> None:
    words = Wording(catalog, language)
    for name in ("new_era", "winter", "scavengers", "allies", "moloch", "no_mans_land", "promo_1", "promo_2"):
        told = re.findall(r"\d+", BOOK.paragraphs(words, rulebook_sections.OF_SETS[name])[0])
        assert told[-1] == str(len(catalog.deck([name])))


def test_several_locations_of_the_same_name_are_found(words: Wording) -> None:
    assert BOOK.found(words, "same name") == ("construct",)
