"""Everything of Metro 2033 is told in each language, and nobody is told what they may not know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy
from typing import Any, get_args

import pytest

from game.kernel.bag import Bag
from game.kernel.message import short_name
from game.kernel.reference import mentions
from game.kernel.refusal import Refusal
from game.kernel.seats import EVERYONE, NOBODY
from game.metro2033.cards import card as cd
from game.metro2033.cards.verbs import MetroVerb
from game.metro2033.cards.vocabulary import WINDOWS
from game.metro2033.rules import events as ev
from game.metro2033.rules.commands import AnyMetroCommand
from game.metro2033.rules.events import AnyMetroEvent
from game.metro2033.rules.forecast import MetroForecast
from game.metro2033.rules.odds import FightOdds
from game.metro2033.rules.refusals import REASONS
from game.metro2033.rules.steps import MetroQuestion
from game.metro2033.wording import card_words
from game.metro2033.wording.card_rows import CONDITIONS, TIMINGS, VERBS, WINDOW_NAMES
from game.metro2033.wording.command_rows import COMMANDS as COMMAND_ROWS
from game.metro2033.wording.event_rows import EVENTS as EVENT_ROWS
from game.metro2033.wording.metro_book import BOOK, OF_REFUSALS, listed
from game.metro2033.wording.metro_narrator import MetroNarrator
from game.metro2033.wording.metro_words import MetroWords
from game.metro2033.wording.question_rows import QUESTIONS as QUESTION_ROWS
from game.ui.art.svg import is_icon
from game.wording.messages import languages
from tests.metro2033.wording.spoken import COMMANDS, EVENTS, NAMES, QUESTIONS, TABLE, cards, narrator, refusals


@pytest.fixture(params=languages())
def told(request: pytest.FixtureRequest) -> Iterator[MetroNarrator]:
    """The narrator of each language in turn; the test fails if a message or a fact of one is missing."""
    one = narrator(request.param)
    messages = one.words.messages
    messages.missing.clear()
    messages.damages.clear()
    yield one
    assert (messages.missing, [str(damage) for damage in messages.damages]) == (set(), [])


def lacking(kinds: Iterable[type], rows: Iterable[type]) -> set[str]:
    return {kind.__name__ for kind in set(kinds) ^ set(rows)}


# ---------------------------------------------------------------------- nothing is left out
def test_all_kinds_have_a_row() -> None:
    assert lacking(get_args(AnyMetroEvent), EVENT_ROWS) == set()
    assert lacking(get_args(AnyMetroCommand), COMMAND_ROWS) == set()
    assert lacking(get_args(MetroQuestion), QUESTION_ROWS) == set()
    assert lacking(MetroVerb.__subclasses__(), VERBS) == set()
    assert lacking(get_args(cd.MetroAbility), TIMINGS) == set()
    assert lacking(get_args(cd.QuestCondition), CONDITIONS) == set()
    assert set(WINDOW_NAMES) == set(WINDOWS)


def test_all_kinds_have_an_example() -> None:
    assert lacking(get_args(AnyMetroEvent), map(type, EVENTS)) == set()
    assert lacking(get_args(AnyMetroCommand), map(type, COMMANDS)) == set()
    assert lacking(get_args(MetroQuestion), map(type, QUESTIONS)) == set()


def test_rows_name_sections_and_icons_that_there_are() -> None:
    topics = [row.topic for rows in (EVENT_ROWS, COMMAND_ROWS, QUESTION_ROWS, VERBS) for row in rows.values()]
    topics += OF_REFUSALS.values()
    assert {topic for topic in topics if topic and topic not in BOOK.sections} == set()
    assert {see for section in BOOK.sections.values() for see in section.see} <= set(BOOK.sections)
    icons = {row.icon for rows in (COMMAND_ROWS, VERBS) for row in rows.values()}
    icons |= {section.icon for section in BOOK.sections.values()}
    assert {icon for icon in icons if not is_icon(icon)} == set()


def test_refusals_with_a_section_are_reasons() -> None:
    assert set(OF_REFUSALS) <= set(REASONS)


# ---------------------------------------------------------------------- everything is told
def test_every_event_is_told_to_everybody(told: MetroNarrator) -> None:
    silent = (ev.MetroStarted, ev.NowAwaited)
    for event in EVENTS:
        for viewer in ("A", "B", NOBODY, EVERYONE):
            lines = told.log([event], NAMES, viewer)
            is_secret = isinstance(event, ev.QuestMet) and viewer in ("B", NOBODY)
            assert len(lines) == (0 if isinstance(event, silent) or is_secret else 1), event
            assert all(line.topic in BOOK.sections for line in lines)
    assert told.log(EVENTS, NAMES, EVERYONE)


def test_every_command_is_named(told: MetroNarrator) -> None:
    names = [told.command(command) for command in COMMANDS]
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_every_question_is_asked_and_waited_for(told: MetroNarrator) -> None:
    for asked in QUESTIONS:
        assert told.question(asked, TABLE, NAMES)
        assert NAMES[asked.seat] in told.waiting(asked, NAMES)
        assert told.topic(asked) in BOOK.sections


def test_every_refusal_says_why(told: MetroNarrator) -> None:
    for code in REASONS:
        for refused in refusals(code):
            assert told.refusal(refused, NAMES).endswith((".", "!"))
            assert told.topic_of_refusal(refused, COMMANDS[0]) in BOOK.sections


def test_every_forecast_is_told(told: MetroNarrator) -> None:
    foreseen = [
        MetroForecast("A"),
        MetroForecast("A", paid=Bag({"pig": 2}), gained=Bag({"ammo": 1}), army=-1, vp=1),
        *(MetroForecast("A", odds=FightOdds(*odds)) for odds in ((3, 0, 0), (0, 1, 0), (0, 0, 2), (2, 1, 1))),
        *(MetroForecast("A", capture=Bag({"pig": 1}), can_capture=can, against=4) for can in (True, False)),
    ]
    texts = [told.forecast(one, COMMANDS[0], NAMES) for one in foreseen]
    assert len({*texts}) == len(texts)


def test_levels_of_robots_that_advise_are_named_briefly(told: MetroNarrator) -> None:
    assert told.level("expert") == told.words.text("new-level-expert")
    assert told.level("greedy") == told.words.text("bot-greedy")


@pytest.mark.parametrize("code", ["nothing", "revealed", "other_player", "robot"])
def test_every_barrier_of_undo_says_why(told: MetroNarrator, code: str) -> None:
    assert told.barrier(code)


def test_all_that_is_printed_is_told(told: MetroNarrator) -> None:
    for id in (*cards().all, *cards().map.stations):
        assert told.card(id), id
        assert told.rules(id), id
    for space in (cards().start, *cards().loop):
        assert card_words.round_space(told.words, space)


def test_every_section_is_written(told: MetroNarrator) -> None:
    for name in BOOK.sections:
        assert all(BOOK.paragraphs(told.words, name))
        assert told.words.text(f"rulebook-{name}.heading")
        assert BOOK.found(told.words, told.words.text(f"rulebook-{name}.words").split()[0])
    assert all(told.words.text(f"rulebook-chapter-{chapter}") for chapter in BOOK.chapters)


def test_numbers_in_the_book_come_from_the_cards() -> None:
    other = copy(cards())
    other.goal, other.capture_player = 12, Bag({"ammo": 4})
    words = MetroWords(other)
    assert "with 12 VP" in BOOK.paragraphs(words, "victory")[0]
    assert "one taken from a player for 4 ammo" in BOOK.paragraphs(words, "capture")[0]
    assert "one taken from a player for 1 mushroom" in BOOK.paragraphs(narrator("en").words, "capture")[0]


def test_the_book_tells_factions_heroes_laws_and_battle_cards_one_by_one(told: MetroNarrator) -> None:
    for name, group in listed(cards()).items():
        told_last = BOOK.paragraphs(told.words, name)[-len([*group]) :]
        for card, paragraph in zip(group, told_last, strict=True):
            assert paragraph.startswith(told.words.title(card))
    assert BOOK.found(told.words, told.words.title("free_passage")) == ("laws",)
    assert {card for section in BOOK.sections.values() for card in section.cards} <= set(cards().all)


# ---------------------------------------------------------------------- secrets
def test_nobody_is_told_a_hidden_card() -> None:
    """What only the seat of an event knows is not named to others: quests, threats and laws looked at, battle cards."""
    for event in EVENTS:
        row = EVENT_ROWS[type(event)]
        if row.topic and (row.secret or row.hides(event)):
            hidden = {told.value for told in mentions(event) if told.value in cards().all}
            titles = {cards().title(card) for card in hidden}
            assert titles
            for viewer in ("B", NOBODY):
                assert named(event, viewer, titles) == set(), event
            for viewer in ("A", EVERYONE):
                assert named(event, viewer, titles), event


def named(event: Any, viewer: Any, titles: set[str]) -> set[str]:
    text = " ".join(narrator("en").log([event], NAMES, viewer))
    return {title for title in titles if title in text}


def test_all_that_may_hide_a_card_has_a_hidden_form() -> None:
    may_hide = {kind for kind, row in EVENT_ROWS.items() if row.topic and any(
        row.hides(event) for event in EVENTS if isinstance(event, kind))}  # fmt: skip
    forms = {kind for kind in EVENT_ROWS if f"log-{short_name(kind.__name__)}.hidden" in narrator("en").words.messages}
    assert {kind.__name__ for kind in forms - may_hide} == {"BattleCardsDealt"}
    assert may_hide <= forms


def test_each_side_is_told_its_own_battle_cards() -> None:
    dealt = next(event for event in EVENTS if isinstance(event, ev.BattleCardsDealt))
    titles = {seat: {cards().title(card) for card in hand} for seat, hand in dealt.hands.items()}
    everything = titles["A"] | titles["B"]
    assert named(dealt, "A", everything) == titles["A"]
    assert named(dealt, "B", everything) == titles["B"]
    assert named(dealt, "C", everything) == named(dealt, NOBODY, everything) == set()
    assert named(dealt, EVERYONE, everything) == everything


# ---------------------------------------------------------------------- words and forms
@pytest.mark.parametrize(
    ("language", "good", "counted"),
    [
        ("en", "pig", ["1 pig", "2 pigs", "5 pigs", "21 pigs", "22 pigs"]),
        ("en", "ammo", ["1 ammo", "2 ammo", "5 ammo", "21 ammo", "22 ammo"]),
        ("de", "pig", ["1 Schwein", "2 Schweine", "5 Schweine", "21 Schweine", "22 Schweine"]),
        ("de", "mushroom", ["1 Pilz", "2 Pilze", "5 Pilze", "21 Pilze", "22 Pilze"]),
        ("de", "ammo", ["1 Munition", "2 Munition", "5 Munition", "21 Munition", "22 Munition"]),
        ("ru", "pig", ["1 свинью", "2 свиньи", "5 свиней", "21 свинью", "22 свиньи"]),
        ("ru", "mushroom", ["1 гриб", "2 гриба", "5 грибов", "21 гриб", "22 гриба"]),
        ("ru", "ammo", ["1 патрон", "2 патрона", "5 патронов", "21 патрон", "22 патрона"]),
    ],
)
def test_goods_have_the_plural_forms_of_the_language(language: str, good: str, counted: list[str]) -> None:
    words = narrator(language).words
    assert [words.good(good, n) for n in (1, 2, 5, 21, 22)] == counted


def test_goods_stand_in_the_order_of_the_rules() -> None:
    assert narrator("en").words.goods(Bag({"ammo": 1, "pig": 2, "mushroom": 1})) == "2 pigs, 1 mushroom and 1 ammo"


def test_stations_of_one_title_are_told_apart(told: MetroNarrator) -> None:
    titles = [told.words.title(id) for id in cards().map.stations]
    assert len(set(titles)) == len(cards().map.stations) == len(titles)
    if told.words.language == "en":
        assert titles == [station.name for station in cards().map.stations.values()]


def test_heroes_may_have_names_of_our_own() -> None:
    words = MetroWords(cards())
    words.name_heroes("own")
    assert (words.title("khan"), words.card("khan")) == ("The Pathfinder", "The Pathfinder")
    words.name_heroes("printed")
    assert words.title("khan") == "Khan"


def test_what_a_viewer_does_not_know_is_a_hidden_card() -> None:
    assert narrator("en").words.title("?") == "a hidden card"
    assert narrator("en").card("?") == ()


def test_a_price_is_told_with_what_was_paid_for() -> None:
    paid = ev.PricePaid("A", Bag({"ammo": 1, "mushroom": 1}), "equipment")
    bought, other = ev.EquipmentBought("A", "gas_mask"), ev.EquipmentBought("B", "gas_mask")
    log = narrator("en").log
    assert log([paid, ev.NowAwaited(()), bought], NAMES, "A") == ("Anna buys Gas Mask for 1 mushroom and 1 ammo.",)
    assert log([paid, other], NAMES, "A") == ("Anna pays 1 mushroom and 1 ammo.", "Ben buys Gas Mask.")
    assert log([paid], NAMES, "A") == ("Anna pays 1 mushroom and 1 ammo.",)


def test_what_goes_without_saying_is_told_only_alone() -> None:
    """The end of a fight and the next turn follow from what is told before."""
    left = ev.StationLeft("A", "dinamo"), ev.ThreatDiscarded("rat_swarm"), ev.FightEnded(), ev.TurnStarted("B")
    log = narrator("en").log
    assert log(left, NAMES, "A") == ("Anna does not capture Dinamo.",)
    assert log(left[3:], NAMES, "A") == ("Ben is on turn.",)


def test_a_refused_price_says_what_is_at_hand_of_it() -> None:
    refused = Refusal("not_enough_goods", needs=Bag({"pig": 2}), has=Bag({"ammo": 3}))
    assert narrator("en").refusal(refused, NAMES) == "This costs 2 pigs, and you have nothing."


def test_goods_in_a_sentence_have_the_icons_of_the_game(told: MetroNarrator) -> None:
    words = told.words
    assert {good for good, icon in words.good_icons.items() if not is_icon(icon)} == set()
    draft = words.draft()
    sentence = draft.finish(f"{draft.goods(Bag({'pig': 2, 'any': 1}))}.")
    assert sentence.parts == (Bag({"metro2033/pig": 2, "metro2033/any_good": 1}), ".")
    assert words.good_name("pig") == BOOK.sign_name(words, "metro2033/pig")
