"""The game in the terminal: starting, playing by text and by number, looking around, and leaving."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.cli.text_moves import VERBS, MoveList, Spelling
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.commands import Pass
from game.fiftyfirst.rules.decide import payments
from game.fiftyfirst.rules.notation import write_move
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.wording.wording import Wording
from game.kernel.seats import SeatSetup
from game.match.library.index import MatchIndex
from game.paths import cards_folder
from game.play.files.saving import Left
from tests.cli.conftest import Play, Told
from tests.cli.talks import Talk, check, talks
from tests.sets.matches import begun
from tests.sets.row import cases

START = ("--names", "Anna,Ben", "--factions", "mutants_union,New York", "--seed", 5)
POSITIONS = cases(
    ("base",),
    """
dealt:
  phase: setup
  A: {faction: mutants_union, hand: [Gun Shop, Assassin, Merc Outpost, Bioweaponry, School, Sharrash]}
  B: {faction: new_york, hand: [Pub, Pub, Docks, Docks, Quarry, Quarry]}
  ChooseHand: []
trading:
  turn: A
  A: &trader {faction: mutants_union, goods: {iron: 1, ammo: 1, worker: 4}, deals: [Church], used: [red], hand: [Docks],
              connections: [Thugs], state: [Scrap Trader, {card: Camp, goods: {worker: 2}, shield: true},
                                            {card: Pub, ruin: true}]}
  B: {faction: new_york, passed: true, state: [{card: Quarry, worker: true}, Quarry]}
trading with Ben:
  A: *trader
  B: {faction: new_york}
scrapping:
  A: {faction: appalachian_federation, goods: {brick: 1, ammo: 1}, state: [Hideout], deals: [Church, Pub],
      hand: [Docks], connections: [Thugs]}
stealing:
  A: {goods: {worker: 2}, state: [Thieves Caravan]}
  B: {goods: {gun: 1, iron: 1}}
a worker of Ben's:
  B: {goods: {worker: 1}}
the last turn:
  A: {faction: mutants_union, vp: 25, state: [Pub, Docks]}
  B: {faction: new_york, vp: 3, passed: true, goods: {iron: 2}}
the last turn, and nobody leads:
  A: {vp: 25}
  B: {vp: 25, passed: true}
""",
    round=1,
)
KEEP = "keep Assassin, Gun Shop, School, Sharrash"


@pytest.fixture
def play(start: Play) -> Play:
    """Plays with lines as standard input."""

    def play_lines(lines: Iterable[str], *arguments: object) -> Told:
        return start(lines, *(arguments or START))

    return play_lines


@pytest.fixture
def matches(tmp_path: Path) -> Path:
    return tmp_path / "matches"


# The start


def test_the_end_of_the_input_ends_the_game_cleanly_and_saved(play: Play, matches: Path) -> None:
    told = play([])
    assert told.code == 0
    assert told.err == ""
    (summary,) = MatchIndex(matches, fiftyfirst().only).read_all().unfinished()
    assert f"python -m game text --resume {summary.path}\n" in told.out
    assert [(seat.name, seat.role) for seat in summary.seats] == [("Anna", "mutants_union"), ("Ben", "new_york")]


def test_the_end_of_the_input_in_the_questions_starts_nothing(play: Play, matches: Path) -> None:
    told = play(["3", "Anna"], "--data-dir", matches.parent)
    assert (told.code, told.err) == (0, "")
    assert MatchIndex(matches, fiftyfirst().only).read_all().matches() == ()


def test_the_questions_of_the_start(play: Play, matches: Path, catalog: Catalog) -> None:
    factions = list(catalog.factions)
    answers = ["5", "three", "3", "Anna", "", "2", "Ben", "0", "1", "", "1", "", "", *[""] * 3]
    told = play(answers, "--data-dir", matches.parent)
    assert told.out.count("Please type a number from 2 to 4.") == 2
    (summary,) = MatchIndex(matches, fiftyfirst().only).read_all().matches()
    assert [(seat.name, seat.player) for seat in summary.seats] == [
        ("Anna", "human"), ("Ben", "human"), ("C", "random"),
    ]  # fmt: skip
    assert summary.seats[0].role == factions[1]
    assert summary.seats[1].role == factions[0]


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
    (summary,) = MatchIndex(matches, fiftyfirst().only).read_all().matches()
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
        (("--resume",), "there is no unfinished match to continue"),
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
def play_from(resume: Play, catalog: Catalog, matches: Path) -> Play:
    """Plays on from a position."""

    def play_on(position: str, lines: list[str]) -> Told:
        return resume(begun(catalog, POSITIONS[position], matches), lines)

    return play_on


@talks(
    POSITIONS,
    r"""
a hand is shown only to its player, after their Enter:
  at: dealt
  typed: &kept ["", &keep "keep Assassin, Gun Shop, School, Sharrash", end]
  told: ["Hand of Anna:\n  Gun Shop (3; ", Press Enter when Ben is here.]
  untold: [Hand of Ben]
and not to the next one:
  at: dealt
  typed: &handed_over ["", *keep, end, ""]
  after: when Ben is here.
  told: [Hand of Ben]
  untold: [Hand of Anna, Gun Shop]
a robot takes the seat of who has to leave, and nobody has to confirm that it is here:
  at: dealt
  typed: ["", *keep, player Ben easy, player, end]
  told: [From now on a robot plays for Ben., "Anna: a person\nBen: a robot: easy", Ben has chosen a hand.,
         Hand of Anna: 2]
  untold: [when Ben is here]
who leaves hands the table to the next person:
  at: dealt
  typed: ["", player easy]
  told: [Anna has chosen a hand., Hand of Ben]
a person comes back:
  at: dealt
  typed: ["", player B hard, player Ben human, *keep, end]
  told: [From now on a person plays for Ben., Press Enter when Ben is here.]
robots play to the end when everybody has left, and nobody takes a seat after it:
  at: dealt
  typed: ["", player Ben random, player random, player human]
  told: [(winner), The game is over.: 2]
a player or seat that does not exist is named:
  at: dealt
  typed: ["", player Zoe hard, player Ben best, player v hard]
  told: [Nobody here is called “Zoe”., "A seat is played by “human” or a robot (random, greedy, ", not “best”.,
         Nobody here is called “v”.]
a turn is handed over by Enter:
  at: dealt
  typed: ["", *keep, ""]
  told: [Press Enter when Ben is here.]
a turn is handed over by done:
  at: dealt
  typed: ["", *keep, done]
  told: [Press Enter when Ben is here.]
a turn can be undone before it is handed over:
  at: dealt
  typed: ["", *keep, undo, redo, undo, *keep, end, "", undo]
  told: [Your turn is over.: 3, "You cannot undo this: the last decision was another player’s."]
refusals are explained:
  at: dealt
  typed: ["", sing, pass, "keep School, Pub, Pub, Pub", end, "99", redo, undo]
  told: [“sing” is not a move., "First, every player keeps four cards.", Pub is not here., Your turn is not over yet,
         There is no such number in a list., There is nothing to redo., There is nothing to undo.]
a move when the turn is over is refused:
  at: dealt
  typed: ["", *keep, pass, moves]
  told: [Your turn is over. Enter hands over to Ben; “undo” lets you change it.: 3]
moves are listed with numbers and chosen by them:
  at: dealt
  typed: ["", moves, "2"]
  told: ["   1 keep Assassin, Bioweaponry, Gun Shop, Merc Outpost\n",
         "  15 keep Gun Shop, Merc Outpost, School, Sharrash\n", Your turn is over.]
the log shows what has happened:
  at: dealt
  typed: ["", *keep, end, "", log]
  told: [Anna has chosen a hand.: 2]
quitting at the hand-over shows no hand:
  at: dealt
  typed: ["", *keep, end, Quit, "", moves]
  untold: [Hand of Ben]
the recap is right above the question:
  at: dealt
  typed: *handed_over
  after: when Ben is here.
  told: ["Deal: 1 brick.\n\nAnna has chosen a hand.\n\nKeep four of these six cards."]
ways to pay are listed and chosen by number:
  at: trading
  typed: ["", pay activate Scrap Trader, "2", table]
  told: ["   1 activate Scrap Trader paying {iron: 1}\n   2 activate Scrap Trader paying {ammo: 1}\n",
         "Goods: 1 iron and 4 workers"]
ways to pay name the discards and can be chosen:
  at: scrapping
  typed: ["", pay faction grey, "4", table]
  told:
  - "   1 faction grey paying {brick: 1} discarding Docks\n"
  - "   2 faction grey paying {ammo: 1} discarding Docks\n"
  - "   3 faction grey paying {brick: 1} discarding Thugs\n"
  - "   4 faction grey paying {ammo: 1} discarding Thugs\n"
  - "Anna uses a faction action for 1 ammo: discards Thugs, gains 2 grey."
ways to pay have the named discard:
  at: scrapping
  typed: ["", pay faction grey discarding Docks, pay activate hideout, "2"]
  told: ["   1 activate Hideout discarding Church\n   2 activate Hideout discarding Pub\n", Anna activates Hideout]
  untold: [discarding Thugs]
all that a way pays is named in a sentence:
  at: scrapping
  plain: true
  typed: ["", pay faction grey, pay activate hideout]
  told:
  - "Number 1: faction grey, paying 1 brick and 1 card (Docks).\n"
  - "Number 4: faction grey, paying 1 ammo and 1 card (Thugs).\n"
  - "Number 1: activate Hideout, paying 1 Deal (Church).\n"
paying for a free or an illegal move:
  at: trading
  typed: ["", pay pass, pay construct Docks, pay sing]
  told: [This costs nothing., needs 1 grey, “sing” is not a move.]
moves show their costs and gains:
  at: trading
  typed: ["", moves exchange, moves RAZE]
  told: ["   2 exchange card – pay 2 workers, gain 1 card (no undo)\n",
         "   3 exchange fuel – pay 2 workers, gain 1 fuel\n", There is no such move now.]
  untold: [activate Scrap Trader –]
the faction board and the cards of a State can be looked at:
  at: trading
  typed: ["", look, look b, look BEN, look Zoe]
  told:
  - "Anna, Mutants Union:\n"
  - "  Faction action red: Once a round: spend 1 gun to gain 3 red contact tokens.\n"
  - "  Camp (1; worker): Building Bonus: place 3 workers on this Location"
  - "Ben, New York:\n": 2
  - "  Quarry (1; brick, ammo): Open Production: gain 1 brick.": 2
  - Nobody here is called “Zoe”.
passing in an open turn lists what is left to do, once asked and thrice repeated:
  at: trading
  typed: ["", exchange brick, pass, activate scrap trader, ""]
  told: ["Exchange again, or end your turn. “end” ends it.\n": 4]
  untold: ["take an action, or pass."]
end closes an open turn:
  at: trading with Ben
  typed: ["", exchange brick, end]
  told: ["Exchange again, or end your turn.", Press Enter when Ben is here.]
shorthand is carried out whole or not at all:
  at: trading
  typed: ["", "exchange brick, gun, gun, gun", "exchange brick, gun", table]
  told: [needs 2 workers, "Goods: 1 brick, 1 gun, 1 iron and 1 ammo"]
the table shows everything public:
  at: trading
  typed: [""]
  told:
  - "A Anna, Mutants Union: 0 VP, hand 1, Connection cards 1, first player\n"
  - "    Goods: 1 iron, 1 ammo and 4 workers\n"
  - "    State: Scrap Trader [5], Camp [5, shield, 2 workers], Ruin\n"
  - "    Deals: Church (1 VP)\n"
  - "    Faction actions used: red\n"
  - "B Ben, New York: 0 VP, hand 0, Connection cards 0, has passed\n"
  - "    State: Quarry [3, a visitor’s worker], Quarry#2 [3]\n"
  - "Hand of Anna:\n  Docks (1; iron, ammo): Open Production: gain 1 iron. Spoils: 2 iron. Deal: 1 iron.\n"
  - "  Thugs (Connection card): Spend 1 gun to gain 3 red contact tokens.\n"
the end of the game shows the final score (R18.4, R18.5):
  at: the last turn
  typed: &to_the_end ["", pass, undo, pass, moves, quit]
  told: ["Anna (winner): 25 VP and 2 for Locations, 27 in total; goods left: 0\n": 2,
         "Ben: 3 VP and 0 for Locations, 3 in total; goods left: 2\n": 2, This is the last round!,
         The game is over. “log” and “table” look back: 3]
nothing is said of resuming then:
  at: the last turn
  typed: *to_the_end
  after: "Ben: 3 VP and 0 for Locations, 3 in total; goods left: 2\n"
  untold: [resume]
a victory can be shared:
  at: the last turn, and nobody leads
  typed: ["", pass]
  told: ["(winner): 25 VP": 2]
""",
)
def test_what_is_typed_is_answered(talk: Talk, catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    check(talk, catalog, tmp_path, resume)


def test_looking_around(play: Play) -> None:
    told = play(["", "card murderers' pub", "card Thugs", "card new_york", "card Palace", "table", "save", "help", "?"])
    for line in ("Murderers' Pub\n", "Thugs\n", "New York\n", "There is no card “Palace”.\n"):
        assert line in told.out
    assert told.out.count("Keep four of these six cards.") == 2
    assert told.out.count("pay MOVE: every way to pay for a move") == 2
    assert told.out.count("Every decision is saved as it is made: ") == 1


def test_a_match_is_resumed_where_it_was_left(play_from: Play, play: Play, matches: Path) -> None:
    play_from("dealt", ["", KEEP, "end", "", "quit"])
    assert "It is Ben’s turn." in play([""], "--resume").out
    (summary,) = MatchIndex(matches, fiftyfirst().only).read_all().matches()
    assert "It is Ben’s turn." in play([""], "--resume", summary.path).out


def test_moves_are_read_in_capital_and_in_small_letters(play_from: Play) -> None:
    told = play_from("dealt", ["", KEEP.upper(), "UNDO", KEEP.lower(), "Moves"])
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


@pytest.mark.slow
def test_every_way_to_pay_that_is_listed_is_accepted(catalog: Catalog) -> None:
    words = Wording(catalog)
    for match in _positions(catalog):
        moves = MoveList(match, words)
        for command in match.legal():
            named = replace(command, discard=()) if hasattr(command, "discard") else command
            ways = moves.ways_to_pay(named)
            assert [match.check(way) for way in ways] == [None] * len(ways)
            assert bool(ways) == bool(
                getattr(command, "discard", ()) or any(match.ask(payments, command.seat, command))
            )


def test_a_question_stays_open_until_it_is_answered(play_from: Play, play: Play) -> None:
    told = play_from("stealing", ["", "activate thieves caravan", "pass", "end", "", "choose gold"])
    asked = "Thieves Caravan: which resource do you take from Ben? For example: choose iron\n"
    assert told.out.count(asked) == 4
    assert "Your turn is not over yet." in told.out
    assert "You cannot choose “gold”." in told.out
    assert asked in play([""], "--resume").out
    assert "Anna takes 1 gun from Ben" in play(["", "choose gun"], "--resume").out


def test_a_verb_alone_is_answered_with_its_form(play_from: Play) -> None:
    told = play_from("dealt", ["", "raze", "help moves"])
    assert "“raze” is not a move. Write it like this: raze School: from your hand;" in told.out
    first = {"raze_outpost": "raze outpost", "district": "deal district"}
    assert all(f"\n  {first.get(verb, verb)}" in told.out.split("small letters")[1] for verb in VERBS)
    assert "store {iron: 2} on Ruined Library" in told.out


def test_names_of_players_are_unique(play: Play, matches: Path) -> None:
    told = play(["2", "Zoë", "", "", "ZOË", *[""] * 7], "--data-dir", matches.parent)
    assert "There is already a ZOË. Please type another name." in told.out
    (summary,) = MatchIndex(matches, fiftyfirst().only).read_all().matches()
    assert [seat.name for seat in summary.seats] == ["Zoë", "B"]


def test_a_name_that_match_files_cannot_have_is_asked_for_again(play: Play, matches: Path) -> None:
    told = play(["2", "Z" * 61, "Z" * 60, *[""] * 9], "--data-dir", matches.parent)
    assert "Please type a name of at most 60 characters." in told.out
    (summary,) = MatchIndex(matches, fiftyfirst().only).read_all().matches()
    assert summary.seats[0].name == "Z" * 60


def test_names_have_no_control_characters_and_no_broken_letters(play: Play, matches: Path) -> None:
    play(["2", "Jo\x1b[31m  Zoë\udcff", "", "", "李雷", "", "", "", *[""] * 3], "--data-dir", matches.parent)
    play([], "--names", "\x1b\udcff,Ada\tLee")
    named = {
        tuple(seat.name for seat in summary.seats)
        for summary in MatchIndex(matches, fiftyfirst().only).read_all().matches()
    }
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
    (summary,) = MatchIndex(matches, fiftyfirst().only).read_all().unfinished()
    Match.load(summary.path, fiftyfirst(load_catalog(cards_folder())).only).close()


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
def test_lines_are_broken_between_words(play_from: Play, terminal: Callable[[int], None], columns: int) -> None:
    terminal(columns)
    told = play_from("trading", ["", "moves", "help", "help moves", "card Docks", "look b"])
    lines = [line for line in told.out.replace("> ", ">\n").splitlines() if ".jsonl" not in line and "\033" not in line]
    assert [line for line in lines if len(line) >= columns] == []
    assert any(line.startswith("      ") for line in lines)


def test_the_screen_and_the_scrollback_are_cleared_at_the_hand_over(
    play_from: Play, terminal: Callable[[int], None]
) -> None:
    terminal(80)
    told = play_from("dealt", ["", KEEP, "end"])
    assert told.out.count("\033[2J\033[3J\033[H") == 2
    assert "Hand of" not in told.out.rpartition("\033[3J")[2]


def test_bots_move_when_the_turn_is_handed_over(resume: Play, catalog: Catalog, matches: Path) -> None:
    match = begun(catalog, POSITIONS["a worker of Ben's"], matches)
    match.take_seat("B", "random")
    told = resume(match, ["pass", ""])
    assert "Press Enter" not in told.out
    assert told.out.count("Ben exchanges") + told.out.count("Ben passes") >= 1
    assert "Hand of Anna" in told.out.split("Your turn is over.")[1]


def test_a_program_that_fails_or_is_not_named_is_told(play: Play, matches: Path) -> None:
    told = play(["moves", "1", "end", "quit"], "--seed", 5, "--bots", "exec:./nowhere")
    assert told.out.count("The robot nowhere cannot be started (No such file or directory): the simple robot") == 1
    (summary,) = MatchIndex(matches, fiftyfirst().only).read_all().matches()
    assert [seat.player for seat in summary.seats] == ["human", "exec:nowhere"]
    told = play(["quit"], "--resume")
    assert told.err.startswith("The robot nowhere is a program that was not named with --bots this time: the simple")
    assert told.err.count("\n") == 1
    assert play(["quit"], "--resume", "--bots", "exec:./nowhere").err == ""


def test_bots_alone_play_a_whole_game(play: Play, matches: Path) -> None:
    told = play([], "--bots", "random,random")
    assert told.code == 0
    assert " (winner): " in told.out
    assert MatchIndex(matches, fiftyfirst().only).read_all().unfinished() == ()


def test_a_match_that_is_no_longer_saved_says_so(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.play.match.Match.unsaved_since", property(lambda _: 7))
    assert "Not saved since step 7" in play([""]).out


def test_a_match_that_goes_on_in_another_file_says_so_once(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    left = Left(Path("changed.jsonl"), "changed")
    monkeypatch.setattr("game.play.match.Match.left_file", property(lambda _: left))
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
    (summary,) = MatchIndex(matches, fiftyfirst().only).read_all().matches()
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
        assert "Forecast: you finish" in told.out
