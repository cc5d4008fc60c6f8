"""Nim in the terminal, from the questions about a new game to the score: in short lines and in whole sentences, in
every language, with hidden bids, robots, and matches that are taken up again."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from io import StringIO
from pathlib import Path

import pytest

from game.cli.terminal import PlainTerminal
from game.kernel.refusal import Refusal
from game.kernel.seats import SeatSetup
from game.match.library.index import MatchIndex
from game.match.library.summary import MatchSummary
from game.play.games import Games
from game.play.match import Match
from game.start import start
from game.wording.messages import languages
from tests.cli.conftest import Told
from tests.cli.test_plain import faults
from tests.nim.box import BOX, TWO_GAMES
from tests.nim.kind import NIM
from tests.nim.setup import SEATS_OF_NIM
from tests.nim.state import NAME, Bid, Heaps, Nim, Take
from tests.nim.test_nim_cli import KEY
from tests.nim.words import LOCALE

LANGUAGES = languages()
PEOPLE = ("--names", "Anna,Ben", "--seed", 3, "--option", "heaps=1,2")
"""Heaps of 1 and 2 stones."""
BIDS = ("", "bid 2", "", "", "bid 1", "", "")
"""Both bid, Anna more, and both take the table."""
WHOLE = (*BIDS, "take 1 from 1", "", "", "take 1 from 2", "", "", "take 1 from 2")
"""A whole game, which Anna wins."""

Talk = Callable[..., Told]


@pytest.fixture
def talk(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Talk:
    """Plays Nim with lines as standard input; nothing that is told may be missing."""

    def played(lines: Sequence[str], *arguments: object, games: Games = TWO_GAMES, game: str | None = NAME) -> Told:
        monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
        asked = () if game is None else ("--game", game)
        code = start(["text", *asked, "--data-dir", str(tmp_path), *map(str, arguments)], games)
        captured = capsys.readouterr()
        assert KEY.findall(captured.out + captured.err) == []
        return Told(code, captured.out, captured.err)

    return played


def matches(folder: Path) -> Sequence[MatchSummary]:
    index = MatchIndex(folder / "matches", TWO_GAMES.kind).read_all()
    found = index.matches()
    index.close()
    return found


def after(told: str, prompt: str = "Anna>") -> list[str]:
    """What is told after each line that a player types."""
    return [answer.strip() for answer in told.split(prompt)[1:]]


# ---------------------------------------------------------------------- a whole game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_game_is_played_from_the_questions_to_the_score(
    talk: Talk, tmp_path: Path, language: str, plain: tuple[str, ...]
) -> None:
    answers = ("2", "Zoë", "0", "Юра", "1", "", "1", "1")
    looking = ("table", "hint", "moves", "rules", "log", "help", "help moves", "player", "save", "prompt", "changed")
    turns = [line for _ in range(30) for line in ("moves", "1", "")]
    told = talk((*answers, *looking, *turns, "table", "quit"), *plain, "--lang", language)
    assert (told.code, told.err) == (0, "")
    (summary,) = matches(tmp_path)
    assert (summary.game, summary.is_over) == (NAME, True)
    assert [(seat.name, seat.player) for seat in summary.seats] == [("Zoë", "human"), ("Юра", "first")]
    assert not plain or faults(told.out) == []


def test_questions_offer_the_values_of_options_by_name(talk: Talk, tmp_path: Path) -> None:
    told = talk(("7", "2", *[""] * 4, "1", "0", "1"))
    assert "How many players (2 to 6)? [2] Please type a number from 2 to 6.\n" in told.out
    assert "   0 Any number\n   1 2\n   2 3\n   3 4\nMost stones in a turn? [0] " in told.out
    assert "   0 no\n   1 yes\nBid for who begins? [1] " in told.out
    (summary,) = matches(tmp_path)
    match = Match.load(summary.path, NIM.only)
    assert match.game == Nim(most=2, bids=False, toast=True)
    match.close()


def test_the_table_is_told_before_what_has_happened_and_what_is_asked(talk: Talk) -> None:
    told = after(talk(WHOLE, *PEOPLE).out)
    assert told[-3].splitlines()[-9:] == [
        "Round 1, Stones",
        "Heap 1: 0 stones",
        "Heap 2: 1 stone",
        "A Anna",
        "B Ben",
        "",
        "Ben takes 1 stone.",
        "",
        "Take stones from one heap. For example: take 1 from 2",
    ]
    assert told[-2].splitlines() == [
        "Anna takes 1 stone.",
        "Anna wins with the last stone.",
        "",
        "Anna (winner): 1 VP",
        "Ben: 0 VP",
        "The game is over. “log” and “table” look back, “quit” leaves.",
    ]


def test_a_game_is_told_by_its_narrator_alone(talk: Talk) -> None:
    bare = BOX._replace(terminal=lambda: PlainTerminal(SEATS_OF_NIM, NAME, LOCALE))
    told = talk(WHOLE, *PEOPLE, games=Games({NAME: bare}))
    assert (told.code, told.err) == (0, "")
    assert "Round 1, Stones\nA Anna\nB Ben\n" in told.out
    assert "Anna (winner): 1 VP\nBen: 0 VP\n" in told.out


def test_robots_alone_play_a_whole_game(talk: Talk, tmp_path: Path) -> None:
    told = talk((), "--bots", "first,last", "--option", "heaps=2,1")
    assert (told.code, told.err) == (0, "")
    assert " wins with the last stone.\n" in told.out
    assert " (winner): 1 VP\n" in told.out
    assert [summary.is_over for summary in matches(tmp_path)] == [True]


# ---------------------------------------------------------------------- what is hidden
def test_a_bid_is_hidden_from_the_next_player_until_all_have_bid(talk: Talk) -> None:
    told = talk(("", "bid 2", "", "", "log", "moves", "hint", "undo", "bid 1", "", "", "log"), *PEOPLE).out
    of_anna, curtain, of_ben = told.partition("Ben is asked. Press Enter when Ben is here.")
    assert curtain
    assert "Anna bids 2." in of_anna
    before, _, opened = of_ben.partition("The bids are open: Anna 2 and Ben 1.")
    assert before.count("Anna has bid.") == 2, "once at the hand-over, and once in the log"
    assert "Anna bids" not in before
    assert "You cannot undo this: the last decision was another player’s." in before
    assert "Ben has bid." in opened, "Anna sees so even in the log"


@pytest.mark.parametrize("plain", [False, True])
def test_the_screen_is_cleared_before_the_next_player_bids(
    talk: Talk, monkeypatch: pytest.MonkeyPatch, plain: bool
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    told = talk(("", "bid 2", ""), *PEOPLE, *["--plain"] * plain).out
    cleared = "\n" * 20 if plain else "\033[2J\033[3J\033[H"
    assert told.count("Anna bids 2.") == 1
    last = told.rindex("Ben is asked.")
    assert told.rindex(cleared, 0, last) > told.index("Anna bids 2.")


def test_a_bid_can_be_taken_back_until_the_next_player_is_there(talk: Talk) -> None:
    told = talk(("", "bid 2", "undo", "bid 3", "undo", "redo", "moves", ""), *PEOPLE).out
    assert told.count("The last decision is undone.") == 2
    assert told.count("Now Ben is asked. Enter hands over; “undo” lets you change your decision.") == 4
    told = talk((*BIDS, "take 1 from 1"), *PEOPLE).out
    assert told.count("Your turn is over. Enter hands over to Ben; “undo” lets you change it.") == 1


def test_who_leaves_the_terminal_to_a_robot_is_asked_no_more(talk: Talk, tmp_path: Path) -> None:
    told = talk(
        ("", "player Ben last", "player", "bid 3", "", "player Zoe last", "player best", "player hard"), *PEOPLE
    )
    assert "From now on a robot plays for Ben." in told.out
    assert "Anna: a person\nBen: a robot: last\n" in told.out
    assert "The bids are open: Anna 3 and Ben 3. Anna begins." in told.out
    assert "Nobody here is called “Zoe”." in told.out
    assert "A seat is played by “human” or a robot (first, last), not “best”." in told.out
    assert "Press Enter when Ben" not in told.out
    assert [seat.player for seat in matches(tmp_path)[0].seats] == ["human", "last"]


# ---------------------------------------------------------------------- moves
def test_moves_are_typed_in_any_case_and_chosen_by_number(talk: Talk) -> None:
    told = after(talk(("", "BID 2", "undo", "moves 3", "1", "sing", "undo", "take 1", "7", "end", "redo"), *PEOPLE).out)
    assert told[0].startswith("Anna bids 2.")
    assert told[2] == "1 bid 3 – The number stays hidden until all have bid."
    assert told[3].startswith("Anna bids 3.")
    assert told[4] == "“sing” is not a move. “help moves” shows how moves are written."
    assert told[6] == "Something else is asked now."
    assert told[7] == "There is no such number in a list. “moves” lists what is possible."
    assert told[8].startswith("Your turn is not over yet.\nBid for who begins")
    assert told[9].startswith("Anna bids 3.")


def test_hints_tell_the_rules_then_the_advice_of_a_robot_and_what_else_can_be_done(talk: Talk, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"advice": "expert"}')
    given = ("--names", "Anna,Ben", "--bots", "first", "--seed", 3, "--option", "heaps=1,2", "--option", "bids=no")
    told = after(talk(("hint", "rules stones", "quit"), *given).out)
    assert told[0].splitlines()[0] == "Aim"
    assert told[0].splitlines()[3:] == [
        "Advice (Robot)", "  Take 2 stones · 1 stone is left.",
        "You can", "  Take 1 stone · 2 stones are left.", "  Take 1 stone · 2 stones are left.",
    ]  # fmt: skip
    assert told[1].splitlines()[0] == "Aim"
    assert "No advice from robots" in talk(("", "hint"), *PEOPLE).out


def test_several_commands_are_judged_one_after_the_other() -> None:
    match = Match.begin(NIM, Nim(), [SeatSetup("Anna"), SeatSetup("Ben")], Heaps((2, 1)), 1)
    assert match.read_move("A", "take 2 from 1") == (Take("A", 2),)
    assert match.why_not([Take("A", 2), Take("B", 1, 1)]) is None
    assert match.why_not([Take("A", 2), Take("B", 1)]) == Refusal("too_few_stones")
    assert match.why_not([Bid("A", 2), Take("A", 1)]) == Refusal("not_asked")
    assert match.head == 0


# ---------------------------------------------------------------------- leaving and coming back
@pytest.mark.parametrize("game", [NAME, None])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_taken_up_by_its_file_with_or_without_the_name_of_its_game(
    talk: Talk, tmp_path: Path, game: str | None, language: str
) -> None:
    talk(("", "bid 2", "", "quit"), *PEOPLE)
    (summary,) = matches(tmp_path)
    told = talk(("", "bid 1", "", "", "quit"), "--resume", summary.path, "--lang", language, game=game)
    assert (told.code, told.err) == (0, "")
    assert f"text --resume {summary.path}" in told.out
    match = Match.load(summary.path, NIM.only)
    assert [entry.decision for entry in match.line[1:]] == [Bid("A", 2), Bid("B", 1)]
    match.close()


def test_the_match_left_last_is_that_of_the_game_that_is_asked_for(talk: Talk, tmp_path: Path) -> None:
    talk(("", "bid 2", "", "quit"), *PEOPLE)
    (summary,) = matches(tmp_path)
    assert "Ben is asked." in talk(("",), "--resume").out
    told = talk((), "--resume", game=None)
    assert (told.code, "there is no unfinished match to continue" in told.err) == (2, True)
    told = talk((), "--resume", summary.path, game="fiftyfirst")
    assert (told.code, "expected a match of fiftyfirst, not of 'nim'" in told.err) == (2, True)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--names", "A,B,C,D,E,F,G"), "expected names and robots for at most 6 players"),
        (("--players", 2, "--names", "A,B,C"), "expected names and robots for at most 2 players"),
        (("--names", "Anna,ANNA"), "expected different names"),
        (("--bots", "hard"), "expected a robot (first, last), not 'hard'"),
        (("--option", "most=9"), "--option: expected a value of most"),
        (("--factions", "random"), "takes no option --factions"),
    ],
)
def test_impossible_options_are_refused_in_a_sentence(
    talk: Talk, tmp_path: Path, arguments: tuple[object, ...], sentence: str
) -> None:
    told = talk((), *arguments)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert sentence in told.err
    assert matches(tmp_path) == ()


def test_the_end_of_the_input_among_the_questions_starts_nothing(talk: Talk, tmp_path: Path) -> None:
    told = talk(("3", "Anna"))
    assert (told.code, told.err) == (0, "")
    assert matches(tmp_path) == ()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_without_a_display_the_terminal_is_named_with_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    assert start(["--game", NAME], TWO_GAMES) == 2
    assert capsys.readouterr().err.endswith(" text --game nim\n")
