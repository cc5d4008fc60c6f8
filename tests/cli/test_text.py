"""The game in the terminal: starting, playing by text and by number, looking around, and leaving."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from game.cards.catalog import Catalog, load_catalog
from game.cli.text_game import VERBS
from game.cli.text_moves import MoveList, Spelling
from game.kernel.seats import SeatSetup
from game.match.fiftyfirst import fiftyfirst
from game.match.library.index import MatchIndex
from game.match.match import Match, deal_match
from game.paths import cards_folder
from game.rules.commands import Pass
from game.rules.decide import payments
from game.rules.game import Game
from game.rules.notation import write_move
from game.rules.position import read_position
from game.wording import Wording
from tests.cli.conftest import Run, Told

Play = Callable[..., Told]
START = ("--names", "Anna,Ben", "--factions", "mutants_union,New York", "--seed", 5)
DEALT = {
    "phase": "setup",
    "players": {
        "A": {
            "faction": "mutants_union",
            "hand": ["Gun Shop", "Assassin", "Merc Outpost", "Bioweaponry", "School", "Sharrash"],
        },
        "B": {"faction": "new_york", "hand": ["Pub", "Pub", "Docks", "Docks", "Quarry", "Quarry"]},
    },
}
KEEP = "keep Assassin, Gun Shop, School, Sharrash"


@pytest.fixture
def play(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Plays with lines as standard input."""

    def play_lines(lines: Iterable[str], *arguments: object) -> Told:
        monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
        return run("text", "--data-dir", tmp_path, *(arguments or START))

    return play_lines


@pytest.fixture
def matches(tmp_path: Path) -> Path:
    return tmp_path / "matches"


# The start


def test_the_end_of_the_input_ends_the_game_cleanly_and_saved(play: Play, matches: Path) -> None:
    told = play([])
    assert told.code == 0
    assert told.err == ""
    (summary,) = MatchIndex(matches).read_all().unfinished()
    assert f"python -m game text --resume {summary.path}\n" in told.out
    assert [(seat.name, seat.faction) for seat in summary.seats] == [("Anna", "mutants_union"), ("Ben", "new_york")]


def test_the_end_of_the_input_in_the_questions_starts_nothing(play: Play, matches: Path) -> None:
    told = play(["3", "Anna"], "--data-dir", matches.parent)
    assert (told.code, told.err) == (0, "")
    assert MatchIndex(matches).read_all().matches() == ()


def test_the_questions_of_the_start(play: Play, matches: Path, catalog: Catalog) -> None:
    factions = list(catalog.factions)
    answers = ["5", "three", "3", "Anna", "", "2", "Ben", "0", "1", "", "1", "", "", *[""] * 3]
    told = play(answers, "--data-dir", matches.parent)
    assert told.out.count("Please type a number from 2 to 4.") == 2
    (summary,) = MatchIndex(matches).read_all().matches()
    assert [(seat.name, seat.player) for seat in summary.seats] == [
        ("Anna", "human"), ("Ben", "human"), ("C", "random"),
    ]  # fmt: skip
    assert summary.seats[0].faction == factions[1]
    assert summary.seats[1].faction == factions[0]


@pytest.mark.parametrize(
    ("arguments", "players"),
    [
        (("--players", 3), ["human", "human", "human"]),
        (("--bots", "random"), ["human", "random"]),
        (("--players", 4, "--bots", "random,random"), ["human", "human", "random", "random"]),
        (("--bots", "random,greedy", "--bots", "hard"), ["random", "greedy", "hard"]),
        (("--names", "Anna,Ben,Cem", "--factions", "random"), ["human", "human", "human"]),
        (("--names", ",Ben"), ["human", "human"]),
        (("--seed", 3), ["human", "human"]),
    ],
)
def test_options_replace_the_questions(
    play: Play, matches: Path, arguments: tuple[object, ...], players: list[str]
) -> None:
    assert play([], *arguments).code == 0
    (summary,) = MatchIndex(matches).read_all().matches()
    assert [seat.player for seat in summary.seats] == players


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--factions", "borgo"), "expected a faction (new_york, "),
        (("--factions", "new_york,New York"), "expected different factions"),
        (("--bots", "clever"), "expected a robot (random, greedy, easy, medium, hard, expert, master), not 'clever'"),
        (("--players", 2, "--names", "A,B,C"), "for at most 2 players"),
        (("--names", "Anna,ANNA"), "expected different names"),
        (("--names", "A" * 61), "expected names of at most 60 characters"),
        (("--names", "A,B,C,D,E"), "for at most 4 players"),
        (("--resume",), "there is no unfinished match to resume"),
        (("--resume", "none.jsonl"), "none.jsonl"),
    ],
)
def test_impossible_options_are_reported_in_one_line(play: Play, arguments: tuple[object, ...], sentence: str) -> None:
    told = play([], *arguments)
    assert (told.code, told.out) == (2, "")
    assert sentence in told.err
    assert len(told.err.splitlines()) == 1


def test_a_seed_deals_the_same_cards(play: Play) -> None:
    first, second, other = (
        play([""], *START[:5], seed).out.split("Hand of Anna:")[1].split("Keep four")[0] for seed in (5, 5, 6)
    )
    assert first == second != other


# Playing


@pytest.fixture
def resume(play: Play, catalog: Catalog, matches: Path) -> Play:
    """Plays on from a position."""

    def play_on(given: dict[str, object], lines: list[str], bot: bool = False) -> Told:
        game, state = read_position(catalog, given)
        seats = [SeatSetup("Anna"), SeatSetup("Ben", "random" if bot else "human")]
        Match.begin(fiftyfirst(), game, seats, state, 1, matches).close()
        return play(lines, "--resume")

    return play_on


def test_a_hand_is_shown_only_to_its_player(resume: Play) -> None:
    """Anna's hand is shown after her Enter, Ben's after his, and Anna's is not shown to Ben."""
    told = resume(DEALT, ["", KEEP, "end"])
    assert "Hand of Anna:\n  Gun Shop (3; " in told.out
    assert "Press Enter when Ben is here." in told.out
    assert "Hand of Ben" not in told.out
    after = resume(DEALT, ["", KEEP, "end", ""]).out.split("when Ben is here.")[1]
    assert "Hand of Ben" in after
    assert "Hand of Anna" not in after
    assert "Gun Shop" not in after


def test_a_robot_takes_the_seat_of_who_has_to_leave_and_the_game_goes_on(resume: Play) -> None:
    told = resume(DEALT, ["", KEEP, "player Ben easy", "player", "end"])
    assert "From now on a robot plays for Ben." in told.out
    assert "Anna: a person\nBen: a robot: easy" in told.out
    assert "Ben has chosen a hand." in told.out, "nobody has to confirm that Ben is here"
    assert "when Ben is here" not in told.out
    assert told.out.count("Hand of Anna") == 2


def test_who_leaves_hands_the_table_to_the_next_person(resume: Play) -> None:
    told = resume(DEALT, ["", "player easy"])
    assert "Anna has chosen a hand." in told.out
    assert "Hand of Ben" in told.out
    back = resume(DEALT, ["", "player B hard", "player Ben human", KEEP, "end"])
    assert "From now on a person plays for Ben." in back.out
    assert "Press Enter when Ben is here." in back.out


def test_robots_play_to_the_end_when_everybody_has_left(resume: Play) -> None:
    told = resume(DEALT, ["", "player Ben random", "player random", "player human"])
    assert "(winner)" in told.out
    assert told.out.count("The game is over.") == 2, "nobody takes a seat after the end"


def test_a_player_or_seat_that_does_not_exist_is_named(resume: Play) -> None:
    told = resume(DEALT, ["", "player Zoe hard", "player Ben best", "player v hard"])
    assert "Nobody here is called “Zoe”." in told.out
    assert "A seat is played by “human” or a robot (random, greedy, " in told.out
    assert "not “best”." in told.out
    assert "Nobody here is called “v”." in told.out


def test_a_turn_is_handed_over_by_end_or_enter_and_can_be_undone_before(resume: Play) -> None:
    for ending in ("end", ""):
        assert "Press Enter when Ben is here." in resume(DEALT, ["", KEEP, ending]).out
    told = resume(DEALT, ["", KEEP, "undo", "redo", "undo", KEEP, "end", "", "undo"])
    assert told.out.count("Your turn is over.") == 3
    assert "You cannot undo this: the last decision was another player’s." in told.out


def test_refusals_are_explained(resume: Play) -> None:
    lines = ["", "sing", "pass", "keep School, Pub, Pub, Pub", "end", "99", "redo", "undo"]
    told = resume(DEALT, lines)
    for sentence in (
        "“sing” is not a move.",
        "First, every player keeps four cards.",
        "Pub is not here.",
        "Your turn is not over yet",
        "There is no such number in a list.",
        "There is nothing to redo.",
        "There is nothing to undo.",
    ):
        assert sentence in told.out


def test_a_move_when_the_turn_is_over_is_refused(resume: Play) -> None:
    told = resume(DEALT, ["", KEEP, "pass", "moves"])
    assert told.out.count("Your turn is over. Enter hands over to Ben; “undo” lets you change it.") == 3


def test_moves_are_listed_with_numbers_and_chosen_by_them(resume: Play) -> None:
    told = resume(DEALT, ["", "moves", "2"])
    assert "   1 keep Assassin, Bioweaponry, Gun Shop, Merc Outpost\n" in told.out
    assert "  15 keep Gun Shop, Merc Outpost, School, Sharrash\n" in told.out
    assert "Your turn is over." in told.out


def test_looking_around(play: Play) -> None:
    told = play(["", "card murderers' pub", "card Thugs", "card new_york", "card Palace", "table", "save", "help", "?"])
    for line in ("Murderers' Pub\n", "Thugs\n", "New York\n", "There is no card “Palace”.\n"):
        assert line in told.out
    assert told.out.count("Keep four of these six cards.") == 2
    assert told.out.count("pay MOVE: every way to pay for a move") == 2
    assert told.out.count("Every decision is saved as it is made: ") == 1


def test_the_log_shows_what_has_happened(resume: Play) -> None:
    told = resume(DEALT, ["", KEEP, "end", "", "log"])
    assert told.out.count("Anna has chosen a hand.") == 2


def test_a_match_is_resumed_where_it_was_left(resume: Play, play: Play, matches: Path) -> None:
    resume(DEALT, ["", KEEP, "end", "", "quit"])
    assert "It is Ben’s turn." in play([""], "--resume").out
    (summary,) = MatchIndex(matches).read_all().matches()
    assert "It is Ben’s turn." in play([""], "--resume", summary.path).out


def test_done_hands_the_table_over_too(resume: Play) -> None:
    assert "Press Enter when Ben is here." in resume(DEALT, ["", KEEP, "done"]).out


def test_quitting_at_the_hand_over_shows_no_hand(resume: Play) -> None:
    told = resume(DEALT, ["", KEEP, "end", "Quit", "", "moves"])
    assert "Hand of Ben" not in told.out
    assert told.code == 0


def test_the_recap_is_right_above_the_question(resume: Play) -> None:
    told = resume(DEALT, ["", KEEP, "end", ""]).out.split("when Ben is here.")[1]
    assert "Deal: 1 brick.\n\nAnna has chosen a hand.\n\nKeep four of these six cards." in told


def test_moves_are_read_in_capital_and_in_small_letters(resume: Play) -> None:
    told = resume(DEALT, ["", KEEP.upper(), "UNDO", KEEP.lower(), "Moves"])
    assert told.out.count("Anna keeps Gun Shop, Assassin, School and Sharrash") == 2
    assert "“" not in told.out.split("is undone.")[1].split("Your turn is over.")[0].split("Keep four")[0]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("construct murderers’ pub", "construct Murderers' Pub"),
        ("Raze b:docks", "raze B:Docks"),
        ("develop GUN SHOP over ruin#2", "develop Gun Shop over Ruin#2"),
        ("pay", "pay"),
        ("choose b", "choose B"),
        ("choose brick", "choose brick"),
        ("faction grey discarding thugs", "faction grey discarding Thugs"),
        ("store {gun: 1} on ruined library", "store {gun: 1} on Ruined Library"),
        ("construct pubs", "construct pubs"),
        ("activate new_thing paying {ammo: 1} from camp", "activate new_thing paying {ammo: 1} from Camp"),
    ],
)
def test_typed_titles_and_seats_become_those_of_the_notation(catalog: Catalog, typed: str, meant: str) -> None:
    assert Spelling(catalog).mend(typed) == meant


def test_typed_titles_of_another_language_become_those_of_the_notation(catalog: Catalog) -> None:
    german = Spelling(catalog, Wording(catalog, "de"))
    assert german.mend("raze b:kneipe paying {red: 3}") == "raze B:Pub paying {red: 3}"
    assert german.mend("develop Verfallene Bibliothek over Schule#2") == "develop Ruined Library over School#2"
    assert german.mend("construct pub") == "construct Pub"
    assert german.mend("develop schule over ruine#2") == "develop School over Ruin#2"


def test_every_listed_move_can_be_typed(catalog: Catalog) -> None:
    """The texts in the list of moves can be typed, also in small letters."""
    spelling = Spelling(catalog)
    for text in (write_move(match.game, match.state, move) for match in _positions(catalog) for move in match.legal()):
        assert spelling.mend(text) == text
        assert spelling.mend(text.lower()) == text


def _positions(catalog: Catalog) -> Iterator[Match]:
    """The position after each decision of a random match."""
    random = Random(3)
    match = deal_match(Game(catalog), [SeatSetup("Anna"), SeatSetup("Ben")], 3)
    while not match.state.is_over:
        yield match
        moves = match.legal()
        match.submit(random.choice([move for move in moves if not isinstance(move, Pass)] or moves))


TRADING = {
    "turn": "A",
    "players": {
        "A": {
            "faction": "mutants_union",
            "goods": {"iron": 1, "ammo": 1, "worker": 4},
            "state": [
                "Scrap Trader",
                {"card": "Camp", "goods": {"worker": 2}, "shield": True},
                {"card": "Pub", "ruin": True},
            ],
            "deals": ["Church"],
            "used": ["red"],
            "hand": ["Docks"],
            "connections": ["Thugs"],
        },
        "B": {"faction": "new_york", "passed": True, "state": [{"card": "Quarry", "worker": True}, "Quarry"]},
    },
}


def test_ways_to_pay_are_listed_and_chosen_by_number(resume: Play) -> None:
    told = resume(TRADING, ["", "pay activate Scrap Trader", "2", "table"])
    assert "   1 activate Scrap Trader paying {iron: 1}\n   2 activate Scrap Trader paying {ammo: 1}\n" in told.out
    assert "Goods: 1 iron and 4 workers" in told.out


SCRAPPING = {
    "players": {
        "A": {
            "faction": "appalachian_federation",
            "goods": {"brick": 1, "ammo": 1},
            "state": ["Hideout"],
            "deals": ["Church", "Pub"],
            "hand": ["Docks"],
            "connections": ["Thugs"],
        },
        "B": {"faction": "new_york"},
    },
}


def test_ways_to_pay_name_the_discards_and_can_be_chosen(resume: Play) -> None:
    told = resume(SCRAPPING, ["", "pay faction grey", "4", "table"])
    for line in (
        "   1 faction grey paying {brick: 1} discarding Docks\n",
        "   2 faction grey paying {ammo: 1} discarding Docks\n",
        "   3 faction grey paying {brick: 1} discarding Thugs\n",
        "   4 faction grey paying {ammo: 1} discarding Thugs\n",
    ):
        assert line in told.out
    assert "Anna uses a faction action for 1 ammo: discards Thugs, gains 2 grey." in told.out


def test_ways_to_pay_have_the_named_discard(resume: Play) -> None:
    told = resume(SCRAPPING, ["", "pay faction grey discarding Docks", "pay activate hideout", "2"])
    assert "discarding Thugs" not in told.out
    assert "   1 activate Hideout discarding Church\n   2 activate Hideout discarding Pub\n" in told.out
    assert "Anna activates Hideout" in told.out


@pytest.mark.slow
def test_every_way_to_pay_that_is_listed_is_accepted(catalog: Catalog) -> None:
    words = Wording(catalog)
    for match in _positions(catalog):
        moves = MoveList(match, words)
        for command in match.legal():
            named = replace(command, discard=()) if hasattr(command, "discard") else command
            ways = moves.ways_to_pay(named)
            assert [match.check(way) for way in ways] == [None] * len(ways)
            assert bool(ways) == bool(getattr(command, "discard", ()) or any(match.ask(payments, command)))


def test_moves_show_their_costs_and_gains(resume: Play) -> None:
    told = resume(TRADING, ["", "moves exchange", "moves RAZE"])
    assert "   2 exchange card – pay 2 workers, gain 1 card (no undo)\n" in told.out
    assert "   3 exchange fuel – pay 2 workers, gain 1 fuel\n" in told.out
    assert "activate Scrap Trader –" not in told.out
    assert "There is no such move now." in told.out


def test_the_faction_board_and_the_cards_of_a_state_can_be_looked_at(resume: Play) -> None:
    told = resume(TRADING, ["", "look", "look b", "look BEN", "look Zoe"])
    assert "Anna, Mutants Union:\n" in told.out
    assert "  Faction action red: Once a round: spend 1 gun to gain 3 red contact tokens.\n" in told.out
    assert "  Camp (1; worker): Building Bonus: place 3 workers on this Location" in told.out
    assert told.out.count("Ben, New York:\n") == 2
    assert told.out.count("  Quarry (1; brick, ammo): Open Production: gain 1 brick.") == 2
    assert "Nobody here is called “Zoe”." in told.out


STEALING = {
    "players": {
        "A": {"faction": "mutants_union", "goods": {"worker": 2}, "state": ["Thieves Caravan"]},
        "B": {"faction": "new_york", "goods": {"gun": 1, "iron": 1}},
    },
}


def test_a_question_stays_open_until_it_is_answered(resume: Play, play: Play) -> None:
    told = resume(STEALING, ["", "activate thieves caravan", "pass", "end", "", "choose gold"])
    asked = "Thieves Caravan: which resource do you take from Ben? For example: choose iron\n"
    assert told.out.count(asked) == 4
    assert "Your turn is not over yet." in told.out
    assert "You cannot choose “gold”." in told.out
    assert asked in play([""], "--resume").out
    assert "Anna takes 1 gun from Ben" in play(["", "choose gun"], "--resume").out


def test_passing_in_an_open_turn_lists_what_is_left_to_do(resume: Play) -> None:
    told = resume(TRADING, ["", "exchange brick", "pass", "activate scrap trader", ""])
    assert told.out.count("Exchange again, or end your turn. “end” ends it.\n") == 4, "once asked, thrice repeated"
    assert "take an action, or pass." not in told.out


def test_a_verb_alone_is_answered_with_its_form(resume: Play) -> None:
    told = resume(DEALT, ["", "raze", "help moves"])
    assert "“raze” is not a move. Write it like this: raze School: from your hand;" in told.out
    first = {"raze_outpost": "raze outpost", "district": "deal district"}
    assert all(f"\n  {first.get(verb, verb)}" in told.out.split("small letters")[1] for verb in VERBS)
    assert "store {iron: 2} on Ruined Library" in told.out


def test_names_of_players_are_unique(play: Play, matches: Path) -> None:
    told = play(["2", "Zoë", "", "", "ZOË", *[""] * 7], "--data-dir", matches.parent)
    assert "There is already a ZOË. Please type another name." in told.out
    (summary,) = MatchIndex(matches).read_all().matches()
    assert [seat.name for seat in summary.seats] == ["Zoë", "B"]


def test_a_name_that_match_files_cannot_have_is_asked_for_again(play: Play, matches: Path) -> None:
    told = play(["2", "Z" * 61, "Z" * 60, *[""] * 9], "--data-dir", matches.parent)
    assert "Please type a name of at most 60 characters." in told.out
    (summary,) = MatchIndex(matches).read_all().matches()
    assert summary.seats[0].name == "Z" * 60


def test_names_have_no_control_characters_and_no_broken_letters(play: Play, matches: Path) -> None:
    play(["2", "Jo\x1b[31m  Zoë\udcff", "", "", "李雷", "", "", "", *[""] * 3], "--data-dir", matches.parent)
    play([], "--names", "\x1b\udcff,Ada\tLee")
    named = {tuple(seat.name for seat in summary.seats) for summary in MatchIndex(matches).read_all().matches()}
    assert named == {("Jo[31m Zoë", "李雷"), ("A", "Ada Lee")}


# Leaving


@pytest.mark.parametrize("lines", [0, 1])
def test_ctrl_c_leaves_with_one_sentence_and_the_match_saved(
    play: Play, matches: Path, monkeypatch: pytest.MonkeyPatch, lines: int
) -> None:
    typed = iter([""] * lines)

    def interrupted(_: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", interrupted)
    told = play([])
    assert (told.code, told.err) == (130, "")
    assert told.out.count("The match is saved.") == 1
    (summary,) = MatchIndex(matches).read_all().unfinished()
    Match.load(summary.path, fiftyfirst(load_catalog(cards_folder()))).close()


def test_ctrl_c_in_the_questions_starts_nothing(play: Play, matches: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert play([], "--data-dir", matches.parent) == (130, "\n", "")


# The terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    def use(columns: int) -> None:
        monkeypatch.setattr("sys.stdout.isatty", lambda: True)
        monkeypatch.setenv("COLUMNS", str(columns))

    return use


@pytest.mark.parametrize("columns", [40, 80, 100])
def test_lines_are_broken_between_words(resume: Play, terminal: Callable[[int], None], columns: int) -> None:
    terminal(columns)
    told = resume(TRADING, ["", "moves", "help", "help moves", "card Docks", "look b"])
    lines = [line for line in told.out.replace("> ", ">\n").splitlines() if ".jsonl" not in line and "\033" not in line]
    assert [line for line in lines if len(line) >= columns] == []
    assert any(line.startswith("      ") for line in lines)


def test_the_screen_and_the_scrollback_are_cleared_at_the_hand_over(
    resume: Play, terminal: Callable[[int], None]
) -> None:
    terminal(80)
    told = resume(DEALT, ["", KEEP, "end"])
    assert told.out.count("\033[2J\033[3J\033[H") == 2
    assert "Hand of" not in told.out.rpartition("\033[3J")[2]


def test_paying_for_a_free_or_illegal_move(resume: Play) -> None:
    told = resume(TRADING, ["", "pay pass", "pay construct Docks", "pay sing"])
    assert "This costs nothing." in told.out
    assert "needs 1 grey" in told.out
    assert "“sing” is not a move." in told.out


def test_the_table_shows_everything_public(resume: Play) -> None:
    told = resume(TRADING, [""])
    for line in (
        "A Anna, Mutants Union: 0 VP, hand 1, Connection cards 1, first player\n",
        "    Goods: 1 iron, 1 ammo and 4 workers\n",
        "    State: Scrap Trader [5], Camp [5, shield, 2 workers], Ruin\n",
        "    Deals: Church (1 VP)\n",
        "    Faction actions used: red\n",
        "B Ben, New York: 0 VP, hand 0, Connection cards 0, has passed\n",
        "    State: Quarry [3, a visitor’s worker], Quarry#2 [3]\n",
        "Hand of Anna:\n  Docks (1; iron, ammo): Open Production: gain 1 iron. Spoils: 2 iron. Deal: 1 iron.\n",
        "  Thugs (Connection card): Spend 1 gun to gain 3 red contact tokens.\n",
    ):
        assert line in told.out


def test_end_closes_an_open_turn(resume: Play) -> None:
    given = {"players": TRADING["players"] | {"B": {"faction": "new_york"}}}  # type: ignore[operator]
    told = resume(given, ["", "exchange brick", "end"])
    assert "Exchange again, or end your turn." in told.out
    assert "Press Enter when Ben is here." in told.out


def test_shorthand_is_carried_out_whole_or_not_at_all(resume: Play) -> None:
    told = resume(TRADING, ["", "exchange brick, gun, gun, gun", "exchange brick, gun", "table"])
    assert "needs 2 workers" in told.out
    assert "Goods: 1 brick, 1 gun, 1 iron and 1 ammo" in told.out


def test_bots_move_when_the_turn_is_handed_over(resume: Play) -> None:
    given = {"players": {"A": {"faction": "mutants_union"}, "B": {"faction": "new_york", "goods": {"worker": 1}}}}
    told = resume(given, ["pass", ""], bot=True)
    assert "Press Enter" not in told.out
    assert told.out.count("Ben exchanges") + told.out.count("Ben passes") >= 1
    assert "Hand of Anna" in told.out.split("Your turn is over.")[1]


def test_the_end_of_the_game_shows_the_final_score(resume: Play) -> None:
    """R18.4, R18.5."""
    players = {"A": {"faction": "mutants_union", "vp": 25, "state": ["Pub", "Docks"]}}
    given = {"players": players | {"B": {"faction": "new_york", "vp": 3, "passed": True, "goods": {"iron": 2}}}}
    told = resume(given, ["", "pass", "undo", "pass", "moves", "quit"])
    assert told.out.count("Anna (winner): 25 VP and 2 for Locations, 27 in total; goods left: 0\n") == 2
    assert "Ben: 3 VP and 0 for Locations, 3 in total; goods left: 2\n" in told.out
    assert "This is the last round!" in told.out
    assert told.out.count("The game is over. “log” and “table” look back") == 3
    assert "resume" not in told.out.split("Ben: 3 VP")[2]


def test_a_victory_can_be_shared(resume: Play) -> None:
    players = {"A": {"faction": "mutants_union", "vp": 25}, "B": {"faction": "new_york", "vp": 25, "passed": True}}
    assert resume({"players": players}, ["", "pass"]).out.count("(winner): 25 VP") == 2


def test_a_program_that_fails_or_is_not_named_is_told(play: Play, matches: Path) -> None:
    told = play(["moves", "1", "end", "quit"], "--seed", 5, "--bots", "exec:./nowhere")
    assert told.out.count("The robot nowhere cannot be started (No such file or directory): the simple robot") == 1
    (summary,) = MatchIndex(matches).read_all().matches()
    assert [seat.player for seat in summary.seats] == ["human", "exec:nowhere"]
    told = play(["quit"], "--resume")
    assert told.err.startswith("The robot nowhere is a program that was not named with --bots this time: the simple")
    assert told.err.count("\n") == 1
    assert play(["quit"], "--resume", "--bots", "exec:./nowhere").err == ""


def test_bots_alone_play_a_whole_game(play: Play, matches: Path) -> None:
    told = play([], "--bots", "random,random")
    assert told.code == 0
    assert " (winner): " in told.out
    assert MatchIndex(matches).read_all().unfinished() == ()


def test_a_match_that_is_no_longer_saved_says_so(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.play.match.Match.unsaved_since", property(lambda _: 7))
    assert "Not saved since step 7" in play([""]).out


def test_a_match_that_goes_on_in_another_file_says_so_once(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.play.match.Match.changed_file", property(lambda _: Path("changed.jsonl")))
    assert play(["", "help", "table"]).out.count("Another program has changed the file of this match") == 1


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2)])
def test_a_whole_game_is_played_by_typing(play: Play, matches: Path, players: int, seed: int) -> None:
    """Repeatedly a random number of the listed moves, then Enter to hand over."""
    random = Random(seed)
    lines = [line for _ in range(3_000) for line in ("moves", str(random.randrange(1, 20)), "")]
    told = play(lines, "--players", players, "--seed", seed)
    assert told.code == 0
    assert " (winner): " in told.out
    (summary,) = MatchIndex(matches).read_all().matches()
    assert summary.is_over


# Advice


@pytest.mark.parametrize(
    ("settings", "bots", "wanted"),
    [
        (None, ("--bots", "greedy"), "Advice · Expert\n  Keep "),
        ('{"advice": "hard"}', ("--bots", "greedy"), "Advice · Hard\n  Keep "),
        ('{"advice": "off"}', ("--bots", "greedy"), None),
        (None, (), "No advice from robots: you are playing against each other.\n"),
        ('{"advice": "off"}', (), None),
    ],
)
def test_hints_begin_with_advice_where_one_person_plays(
    settings: str | None, bots: tuple[str, ...], wanted: str | None, play: Play, tmp_path: Path
) -> None:
    if settings:
        (tmp_path / "settings.json").write_text(settings)
    told = play(["", "hint", "quit"], *START, *bots)
    assert told.code == 0
    assert ("Advice" in told.out or "No advice" in told.out) == (wanted is not None)
    assert wanted is None or wanted in told.out
    if wanted and bots:
        assert "Expects you to finish" in told.out
