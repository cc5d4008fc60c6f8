"""Metro 2033 in the terminal, from set-up to score: short and in whole sentences, in every language, with robots and
with two people of whom none sees what the other hides."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from game.kernel.seats import Seat
from game.match.library.index import MatchIndex
from game.match.library.summary import MatchSummary
from game.metro2033.cli.text_moves import MetroMoveLines
from game.metro2033.cli.text_titles import MetroTitles
from game.metro2033.kind import metro_kind
from game.metro2033.rules import NAME
from game.metro2033.rules.commands import ExchangeGoods, PassArmy, Recruit
from game.metro2033.rules.steps import ChooseBattleCard, ChooseProposal
from game.metro2033.wording.metro_words import MetroWords
from game.play.match import AnyMatch, Match
from game.wording.messages import languages
from tests.cli.test_plain import faults
from tests.conftest import ROOT
from tests.metro2033.cli.conftest import METRO
from tests.metro2033.cli.person import Told
from tests.metro2033.laid import metro_cards
from tests.metro2033.wording.spoken import narrator
from tests.nim.test_nim_cli import KEY

LANGUAGES = languages()
Sit = Callable[..., Told]

LOOKING = ("table", "hint", "moves", "moves army", "map", "seat", "seat Ben", "track", "discards", "log", "prompt",
           "changed", "player", "help", "help moves", "rules polis", "map red", "card gas mask")  # fmt: skip
BESIDES = str.maketrans({"−": "-"})
"""A sign that is read aloud as it is meant."""


def matches(folder: Path) -> list[MatchSummary]:
    index = MatchIndex(folder / "matches", METRO.kind).read_all()
    found = list(index.matches())
    index.close()
    return found


# ---------------------------------------------------------------------- whole games
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
def test_a_game_is_played_from_the_questions_to_the_score(sit: Sit, tmp_path: Path, language: str, plain: bool) -> None:
    answers = ("3", "Zoë", "0", "Ben", "6", "Юра", "2", "0")
    told = sit(*["--plain"] * plain, lang=language, first=answers, looking=LOOKING)
    assert (told.code, told.err) == (0, "")
    assert KEY.findall(told.out) == []
    (summary,) = matches(tmp_path)
    assert (summary.game, summary.is_over) == (NAME, True)
    assert [(seat.name, seat.player) for seat in summary.seats] == [
        ("Zoë", "human"),
        ("Ben", "hard"),
        ("Юра", "greedy"),
    ]
    assert not plain or faults(told.out.translate(BESIDES)) == []


def test_robots_alone_play_a_whole_game(sit: Sit, tmp_path: Path) -> None:
    told = sit("--bots", "hard,hard", "--seed", 5, "--option", "goal=5")
    assert (told.code, told.err) == (0, "")
    assert " (winner): 5 VP (" in told.out
    assert [summary.is_over for summary in matches(tmp_path)] == [True]


# ---------------------------------------------------------------------- what is hidden
def hidden_from(match: AnyMatch, seat: Seat) -> set[str]:
    """The cards that nobody but another seat may know."""
    state, cards = match.state, metro_cards()
    hidden: set[str] = set()
    for other in match.seats:
        if other == seat:
            continue
        player = state.player(other)
        hidden |= {*player.quests}
        if player.scouted:
            hidden.add(player.scouted.card)
        question = state.question
        if isinstance(question, ChooseProposal) and question.seat == other:
            hidden |= set(question.laws)
    return {cards.title(id) for id in hidden}


def battle_cards_hidden_from(match: AnyMatch, seat: Seat) -> set[str]:
    """The cards of the other side in a battle, until they are turned up."""
    fight = match.state.fight
    if not isinstance(match.state.question, ChooseBattleCard) or fight is None:
        return set()
    return {metro_cards().title(id) for other, hand in fight.hands.items() if other != seat for id in hand}


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_that_the_other_hides_is_told_to_who_sits_there(sit: Sit, seed: int, plain: bool) -> None:
    looked, battles = Counter[Seat](), Counter[Seat]()

    leaked: list[tuple[int, Seat, str]] = []

    def check(match: AnyMatch, seat: Seat, told: str) -> None:
        looked[seat] += 1
        leaked.extend((match.head, seat, title) for title in hidden_from(match, seat) if title in told)
        in_battle = told.rpartition("Battle cards for ")[2]  # those of battles before lay open
        battle = battle_cards_hidden_from(match, seat)
        leaked.extend((match.head, seat, title) for title in battle if title in in_battle)
        battles[seat] += bool(battle)

    looking = ("table", "seat Anna", "seat Ben", "log", "discards", "moves", "map")
    options = ("--names", "Anna,Ben", "--seed", seed, "--factions", "reich,confederation")
    told = sit(*options, *["--plain"] * plain, looking=looking, check=check)
    assert (told.code, leaked) == (0, [])
    assert min(looked.values()) > 20
    assert min(battles.values()) > 0
    assert "Press Enter when Ben is here." in told.out


# ---------------------------------------------------------------------- leaving and coming back
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_was_left_in_the_middle_is_played_to_its_end(sit: Sit, tmp_path: Path, language: str) -> None:
    told = sit("--names", "Anna,Ben", "--bots", "hard", "--seed", 4, "--players", 2, lang=language, most=25)
    assert "text --resume" in told.out
    (summary,) = matches(tmp_path)
    assert not summary.is_over
    told = sit("--resume", lang=language)
    assert (told.code, told.err) == (0, "")
    assert [summary.is_over for summary in matches(tmp_path)] == [True]


def test_a_match_that_was_killed_is_taken_up_where_it_stood(sit: Sit, tmp_path: Path) -> None:
    options = ("--names", "Anna,Ben", "--factions", "bauman,bandits", "--option", "draft=dealt", "--seed", "4")
    command = [sys.executable, "-m", "game", "text", "--game", NAME, "--data-dir", str(tmp_path), *options]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT) as running:
        assert running.stdin
        assert running.stdout
        running.stdin.write("\nrecruit 1\n")
        running.stdin.flush()
        while "recruits for" not in running.stdout.readline():
            pass
        running.kill()
    (summary,) = matches(tmp_path)
    match = Match.load(summary.path, metro_kind(metro_cards()).only)
    assert [type(entry.decision) for entry in match.line[1:]] == [Recruit]
    match.close()
    told = sit("--resume", summary.path)
    assert (told.code, told.err) == (0, "")
    assert [summary.is_over for summary in matches(tmp_path)] == [True]


# ---------------------------------------------------------------------- what is typed
def answers(told: Told, name: str = "Anna") -> list[str]:
    """What is told after each line that a player types."""
    return [answer.strip() for answer in told.out.split(f"{name}>")[1:]]


DEALT = ("--names", "Anna,Ben", "--bots", "hard", "--players", 2, "--factions", "red,reich", "--seed", 8)
WORDS = ("map", "card", "seat", "track", "discards", "moves", "hint", "table", "log", "rules", "undo", "redo", "end",
         "player", "save", "help")  # fmt: skip
NONSENSE = ("", "x", "?", "Anna Ben", "-1", "999999999999", "(", "[", "a" * 300, "pig, pig", "Ы", "'", "map map")


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nonsense_is_answered_in_a_sentence(sit: Sit, language: str, plain: bool) -> None:
    typed = [f"{word} {nonsense}" for word in WORDS for nonsense in NONSENSE]
    verbs = ("guard", "army attacks", "hero", "buy", "use", "choose", "exchange 3", "faction", "vote", "play", "look")
    typed += [f"{verb} {nonsense}" for verb in verbs for nonsense in NONSENSE]
    told = sit(*DEALT, *["--plain"] * plain, "--option", "draft=dealt", lang=language, first=typed, most=0)
    assert (told.code, told.err) == (0, "")
    assert KEY.findall(told.out) == []
    assert not plain or faults(told.out.translate(BESIDES).replace("[", "").replace("_", "")) == []


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("map x", "There is nothing here called “x”."),
        ("card", "Type the name of a card or a station, too."),
        ("map kurskaya", "“kurskaya” may be Kurskaya (Ring) or Kurskaya (Blue). Type more of the name."),
        ("seat Zoe", "Nobody here is called “Zoe”."),
        ("army atacks x", "“army atacks x” is not a move. Write it like this: army attacks Mayakovskaya: attacks a"),
        ("vote perhaps", "“vote perhaps” is not a move. Write it like this: vote yes, vote no: votes on a law"),
        ("vote yes", "This is not what is asked now: look at the question again."),
        ("card GAS MASK", "Gas Mask\n    Property: +2 strength in fights against radiation threats.\n    Property: "),
        ("card Pedlar’s Pack", "Pedlar's Pack\n"),
        ("seat red line", "A Anna, Red Line: "),
        ("track", "Start: 2 pigs, 2 mushrooms and 2 ammo. The token is here.\nSpace 1: pig, mushroom.\n"),
        ("discards", "No threats are discarded.\n"),
        ("end", "Round 1, Armies"),
    ],
)  # fmt: skip
def test_words_are_answered(sit: Sit, typed: str, answer: str) -> None:
    first = answers(sit(*DEALT, "--option", "draft=dealt", first=(typed,), most=0))[0]
    assert first.startswith(answer)


def test_names_are_typed_in_either_language_in_any_case(sit: Sit) -> None:
    typed = ("card gasmaske", "card gas mask", "map ТЕАТРАЛЬНАЯ", "map театральная", "map Teatralnaya")
    german = answers(sit(*DEALT, "--option", "draft=dealt", lang="de", first=typed[:2], most=0))
    assert german[0] == german[1]
    assert german[0].startswith("Gasmaske\n")
    russian = answers(sit(*DEALT, "--option", "draft=dealt", lang="ru", first=typed[2:], most=0))
    assert len(set(russian[:3])) == 1
    assert russian[0].startswith("Театральная\n")


def test_names_may_be_cut_short_where_one_move_begins_so(sit: Sit) -> None:
    typed = ["recr", "recruit", "done", "", "army forages", "army attacks tver"]
    told = answers(sit(*DEALT, "--option", "draft=dealt", first=typed, most=0))
    assert told[0].startswith("“recr” is not a move.")
    assert told[4].startswith("“army forages” is not a move.")
    assert "Anna’s army attacks Tverskaya" in told[5]


@pytest.mark.parametrize("heading", ["the hero's turn", "The hero’s turn", "hansa the ring"])
def test_a_section_of_the_rules_is_called_by_its_heading_however_it_is_typed(sit: Sit, heading: str) -> None:
    told = answers(sit(*DEALT, first=[f"rules {heading}"], most=0))[0]
    assert "See also: " in told


def test_goods_are_typed_in_any_number(sit: Sit) -> None:
    told = answers(sit(*DEALT, "--option", "draft=dealt", first=["exchange 2 pigs for mushrooms"], most=0))[0]
    assert told.startswith("You cannot do this now")


def test_who_only_answers_is_not_said_to_be_on_turn(sit: Sit) -> None:
    told = sit("--names", "Anna,Ben", "--seed", 2, "--factions", "reich,confederation")
    assert "It is Ben’s turn. Press Enter when Ben is here." in told.out
    assert "Ben is asked. Press Enter when Ben is here." in told.out


def test_heroes_have_names_of_our_own_where_they_are_wanted(sit: Sit) -> None:
    options = (*DEALT, "--option", "draft=dealt", "--option", "titles=own")
    told = answers(sit(*options, first=("seat", "card the pathfinder", "card khan", "quit"), most=0))
    hero = next(line for line in told[0].splitlines() if "Hero: " in line)
    assert any(f"Hero: {card.own_title['en']} at " in hero for card in metro_cards().heroes.values())
    assert told[1] == told[2]
    assert told[1].startswith("The Pathfinder\n")


def test_the_word_end_ends_an_open_turn_and_hands_over(sit: Sit) -> None:
    first = ("end", "army forages ammo", "", "move kurskaya (ring)", "end")
    borders = ("--names", "Anna,Ben", "--bots", "hard", "--factions", "bauman,bandits", "--seed", 2)
    told = answers(sit(*borders, "--option", "draft=dealt", "--option", "first_player=A", first=first, most=0))
    assert told[0].startswith("Round 1, Armies\n")
    assert told[2].startswith("Round 1, Heroes\n")
    assert " to Kurskaya (Ring)." in told[3]
    assert told[4].startswith("Round 2, ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_with_translated_names_are_those_of_the_notation(language: str) -> None:
    titles = MetroTitles(MetroWords(metro_cards(), language))
    cards = metro_cards()
    names = [*(station.name for station in cards.map.stations.values()), *map(cards.title, cards.all)]
    for name in names:
        for move in (f"use {name}", f"guard {name} with army", f"buy {name} discarding {name}"):
            assert titles.mend(titles.put(move)).casefold() == move.casefold()
            assert titles.mend(titles.put(move).lower()).casefold() == move.casefold()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--factions", "red,red"), "expected a faction for every seat, all different, whose zones border one another"),
        (("--factions", "red,arbat"), "expected a faction for every seat"),
        (("--factions", "red,x"), "expected a faction (arbat, confederation, reich, red, bauman, bandits), not 'x'"),
        (("--factions", "a,b,c,d,e,f,g"), "expected a faction"),
        (("--players", 7), "--players"),
        (("--option", "goal=99"), "--option"),
    ],
)
def test_impossible_options_are_refused_in_a_sentence(
    sit: Sit, tmp_path: Path, arguments: tuple[object, ...], sentence: str
) -> None:
    told = sit(*arguments, most=0)
    assert (told.code, told.out) == (2, "")
    assert sentence in told.err
    assert matches(tmp_path) == []


# ---------------------------------------------------------------------- the map
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_names_every_station_once_with_its_line(sit: Sit, language: str) -> None:
    told = answers(sit(*DEALT, "--option", "draft=dealt", lang=language, first=("map",), most=0))[0]
    words, cards = MetroWords(metro_cards(), language), metro_cards()
    listed: dict[str, str] = {}
    line = ""
    for text in told.splitlines():
        if not text.startswith(" "):
            line = text
        else:
            title = text.strip().partition(":")[0]
            assert title not in listed
            listed[title] = line
    assert len(listed) == len(cards.map.stations)
    for id, station in cards.map.stations.items():
        assert str(words.line(station.line)) in listed[words.title(id)]


def test_stations_stand_in_their_order_along_the_line(sit: Sit) -> None:
    told = answers(sit(*DEALT, "--option", "draft=dealt", first=("map Green LINE",), most=0))[0]
    assert re.findall(r"^ +([^:]+):", told, re.MULTILINE) == [
        "Aeroport", "Dinamo", "Belorusskaya (Green)", "Mayakovskaya", "Tverskaya", "Teatralnaya", "Novokuznetskaya",
        "Paveletskaya (Green)", "Avtozavodskaya",
    ]  # fmt: skip


def test_a_station_tells_its_neighbours_and_how_far_hero_and_army_are(sit: Sit) -> None:
    told = answers(sit(*DEALT, "--option", "draft=dealt", first=("map lubyanka", "map dinamo"), most=0))
    assert told[0].splitlines() == [
        "Lubyanka",
        "    Zone: Red Line. Line: Red. Produces 1 pig.",
        "    Now: neutral.",
        "    By tunnel: Okhotny Ryad (mushroom, owned by Anna), Chistye Prudy (ammo, neutral).",
        "    By passage: Kuznetsky Most (mushroom, neutral).",
        "    Your hero is 1 step away; his speed is 3.",
        "    Your hero could attack it: 61 % victory, 22 % tie, 17 % defeat, capture for 1 pig and 1 mushroom.",
        "    Your army reaches it: 11 % victory, 22 % tie, 67 % defeat, capture for 1 pig and 1 mushroom.",
    ]
    assert "    Your hero cannot get here: the zone is closed.\n    No army attacks it." in told[1]


def test_hints_after_the_turn_say_that_it_is_over(sit: Sit) -> None:
    told = answers(sit(*DEALT, "--option", "draft=dealt", first=["done", "hint"], most=0))
    assert told[1].endswith("Your turn is over. Enter hands over to Ben; “undo” lets you change it.")


# ---------------------------------------------------------------------- lists
def test_long_lists_of_exchanges_are_shortened(sit: Sit, tmp_path: Path) -> None:
    sit(*DEALT, "--option", "draft=dealt", most=4)
    (summary,) = matches(tmp_path)
    match = Match.load(summary.path, metro_kind(metro_cards()).only)
    match.close()
    moves = MetroMoveLines(match, narrator("en"), MetroTitles(narrator("en").words), False)
    legal = [*(ExchangeGoods("A", count, "pig", "ammo") for count in range(1, 9)), PassArmy("A")]
    shown, others = moves.listed(legal)
    assert [moves.written(command) for command in shown] == [
        "exchange 1 pig for ammo",
        "exchange 8 pig for ammo",
        "pass",
    ]
    assert "“moves exchange” lists all." in others
    assert moves.listed(legal[-2:]) == (legal[-2:], "")


def test_who_goes_on_in_a_phase_is_not_told_the_whole_table_again(sit: Sit) -> None:
    typed = ["done", "", "pass", "", "play Ambush in the Tunnels", "", "choose Lubyanka", "move Lubyanka", "undo"]
    told = answers(sit(*DEALT, "--option", "draft=dealt", first=typed, most=0))
    begun, moved, undone = told[6:9]
    assert begun.startswith("Round 1, Heroes")
    assert "Ben, Fourth Reich" in begun
    assert moved.startswith("A Anna, Red Line")
    assert "Ben, Fourth Reich" not in moved
    assert undone.startswith("Round 1, Heroes")


def test_attacks_tell_what_the_station_produces(sit: Sit) -> None:
    told = answers(sit(*DEALT, "--option", "draft=dealt", first=["done", "", "moves lubyanka"], most=0))[2]
    assert told.startswith("1 army attacks Lubyanka – pig, 11 % victory, ")


def test_recruits_tell_the_upkeep_to_come(sit: Sit, tmp_path: Path) -> None:
    sit(*DEALT, "--option", "draft=dealt", most=1)
    (summary,) = matches(tmp_path)
    match = Match.load(summary.path, metro_kind(metro_cards()).only)
    match.close()
    moves = MetroMoveLines(match, narrator("en"), MetroTitles(narrator("en").words), False)
    army = match.state.player("A").army
    assert "a round" not in moves.move(Recruit("A", 5 - army))
    assert moves.move(Recruit("A", 7 - army)).endswith("then 2 pigs a round")
