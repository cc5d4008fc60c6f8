"""The game in the terminal for a screen reader: complete sentences, and everything that the table shows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from game.cli import text_screen
from game.cli.text_screen import scroll_away, show_whole
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cli.plain_table import PlainTable
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.sets.moloch.machines import strength
from game.fiftyfirst.rules.state import VIRTUAL, Game, Seat, Site
from game.fiftyfirst.wording import card_words
from game.fiftyfirst.wording.sets import moloch, no_mans_land
from game.fiftyfirst.wording.wording import Wording
from game.kernel.seats import SeatSetup
from game.match.library.index import MatchIndex
from tests.cli.conftest import Play, Run, Told

SIGNS = re.compile(r"[\u2190-\u21ff\u2200-\u27ff\u00d7\u2264|\\<>=*_~^\[\]{}\t\x00-\x08\x0b-\x1f\x7f]|  ")
"""What screen readers cannot read well: arrows, boxes, blocks, brackets, control codes, columns."""

_PROMPT = re.compile(
    r"(What does \w+ do|Was tut \w+|Что делает \w+"
    r"|What would you like to know|Was möchtest du wissen|Что вы хотите узнать)\? "
)
ENDS = (".", "!", "?", ":")


@pytest.fixture
def play(start: Play) -> Play:
    """Plays with lines as standard input."""
    return partial(_plainly, start)


def _plainly(start: Play, lines: Iterable[str], *arguments: object) -> Told:
    return start(lines, "--plain", *arguments)


@pytest.fixture
def words(catalog: Catalog) -> Wording:
    return Wording(catalog)


def faults(told: str) -> list[str]:
    """Lines that are not plain sentences, except for the command to continue and the file at the end."""
    answers = _PROMPT.sub("", told)
    lines = [line for line in answers.splitlines() if line and "--resume" not in line and ".jsonl" not in line]
    return [line for line in lines if SIGNS.search(line) or line != line.strip() or not line.endswith(ENDS)]


LOOKING = ("table", "hint", "rules raze", "hand", "state", "state B", "log", "prompt", "what changed", "card School")


def typed(rounds: int, seed: int, looking: Iterable[str] = LOOKING) -> Iterator[str]:
    """Moves by number, Enter to hand over, and sometimes a look at everything."""
    random = Random(seed)
    for number in range(rounds):
        yield from looking if number % 40 == 7 else ()
        yield from ("moves", str(random.randrange(1, 20)), "")


TABLES = (
    ("--names", "Anna,Ben", "--sets", "base,scavengers"),
    ("--names", "Anna,Ben", "--bots", "greedy", "--sets", "base,moloch", "--coop"),
    ("--solo", "borgo", "--sets", "base,no_mans_land"),
    ("--names", "Anna,Ben,Cleo", "--sets", "base,promo_2", "--hq", "--borders", "--arena", "--districts"),
    ("--names", "Anna,Ben", "--sets", "base,new_era"),
    ("--names", "Anna,Ben,Cleo", "--bots", "random"),
    ("--solo", "hegemony"),
    ("--solo", "borgo"),
    ("--solo", "borgo", "--sets", "base,scavengers"),
    ("--solo", "borgo", "--sets", "base,moloch"),
    ("--names", "Anna,Ben", "--sets", "base,no_mans_land", "--raze-build-free"),
    ("--solo", "borgo", "--sets", "base,promo_2", "--hq", "--borders", "--arena", "--districts"),
)
"""Who plays whole games, and what with; the first ones in every run of the tests, all of them with `--full`."""
SHORT = 4


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seats" in metafunc.fixturenames:
        tables = TABLES if metafunc.config.getoption("full") else TABLES[:SHORT]
        metafunc.parametrize("seats", tables, ids=[" ".join(table) for table in tables])


@pytest.mark.slow
def test_a_whole_game_is_told_in_plain_sentences(play: Play, tmp_path: Path, seats: tuple[str, ...]) -> None:
    told = play(typed(1100, 3), *seats, "--seed", 4)
    assert (told.code, told.err) == (0, "")
    (summary,) = MatchIndex(tmp_path / "matches", fiftyfirst().only).read_all().matches()
    assert summary.is_over
    assert " wins with " in told.out
    assert faults(told.out) == []


def test_the_check_of_sentences_can_fail(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("moves\n"))
    usual = run("text", "--names", "Anna,Ben", "--seed", 4, "--data-dir", tmp_path)
    assert faults(usual.out)


def test_the_questions_of_the_start_are_sentences(play: Play) -> None:
    told = play(["2", "", "0", "0", "Ben", "1", "2", "", *[""] * 3, "quit"])
    assert "Enter alone means A." in told.out
    assert "“1” means New York." in told.out
    names = told.out.replace("new_era", "New Era").replace("no_mans_land", "No Man’s Land")
    assert faults(re.sub(r"promo_(\d)", r"Promo \1", names)) == []


def test_every_word_and_move_is_explained(play: Play) -> None:
    told = play(["help", "help moves", "quit"], "--names", "Anna,Ben", "--bots", "random", "--seed", 4)
    for word in ("table", "hand", "state", "log", "prompt", "what changed", "undo", "quit"):
        assert word in told.out
    notation = re.sub(r"\{[^}]*\}", "goods", told.out)
    assert faults(notation) == []


@pytest.mark.parametrize("language", ["de", "ru"])
def test_moves_name_cards_as_the_hand_does(play: Play, language: str, catalog: Catalog) -> None:
    told = play(["hand", "moves"], "--names", "Anna,Ben", "--bots", "random", "--seed", 4, "--lang", language)
    hand, moves = (part for part in told.out.split("?", 3)[1:3])
    spoken = Wording(catalog, language)
    titles = [spoken.title(id) for id in catalog.locations if spoken.title(id) in hand]
    assert len(titles) >= 5
    assert all(title in moves for title in titles)
    assert not any(location.title in moves for location in catalog.locations.values() if location.title not in hand)


def answers(told: str) -> list[str]:
    """The output after each typed line."""
    return told.split("What does Anna do? ")[1:]


def test_changes_come_first_and_then_the_question(play: Play) -> None:
    lines = ["moves", "1", "", "what changed", "prompt", "table"]
    told = play(lines, "--names", "Anna,Ben", "--bots", "random", "--seed", 5)
    after, again, asked, table = (answer.splitlines() for answer in answers(told.out)[2:6])
    assert after[0].startswith("Ben ")
    assert after[-1].startswith("Take one of the face-up cards.")
    assert again == after[:-1], "the same changes once more"
    assert asked == after[-1:]
    assert table[0] == "This is round 1, the Lookout phase."


def test_no_changes_are_reported(play: Play) -> None:
    told = play(["what changed"], "--names", "Anna,Ben", "--bots", "random", "--seed", 5)
    assert answers(told.out)[0].splitlines()[0] == "Nothing has changed since the last question."


def test_a_hand_over_scrolls_the_other_hand_away_without_control_codes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    scroll_away()
    told = capsys.readouterr().out
    assert set(told) == {"\n"}
    assert len(told) >= 20
    text_screen.clear()
    assert "\x1b" in capsys.readouterr().out, "the usual way does it with codes"


def test_lines_are_never_broken_or_indented(capsys: pytest.CaptureFixture[str]) -> None:
    show_whole(["  " + "word " * 80, "", " end"])
    assert capsys.readouterr().out.splitlines() == [("word " * 80).strip(), "end"]


# ---------------------------------------------------------------------- everything the table shows
def played(
    catalog: Catalog, folder: Path, players: int, steps: int, seed: int, solo: str | None, sets: tuple[str, ...] = ()
) -> Match:
    """A match in progress; ``sets`` are by default New Era's for people, and the base set against an opponent."""
    setups = [SeatSetup(f"Player {number}") for number in range(1, players + 1)]
    game = Game(catalog, sets or (("base",) if solo else ("base", "new_era")))
    match = deal_match(game, setups, seed, folder, solo=solo)
    random = Random(seed)
    for _ in range(steps):
        if match.state.is_over:
            break
        if match.awaiting_end_turn:
            match.end_turn()
        elif match.state.to_move:
            match.submit(random.choice(match.legal()))
    return match


def missing(match: Match, wording: Wording, seat: Seat) -> list[str]:
    """The facts of the table scene, as ``seat`` sees it, that are not in the text."""
    table, view = PlainTable(match, wording), match.view(seat)
    common, hand = list(table.lines(seat)), list(table.hand(seat))
    states = {player.seat: list(table.look(player.seat, seat)) for player in view.players}
    facts: list[tuple[str, list[str]]] = [
        (f"round {view.round}", common), (wording.phase(view.phase), common), (f" {view.deck_size} card", common),
    ]  # fmt: skip
    facts += [(wording.title(pile.face_up), common) for pile in view.piles if pile.face_up]
    facts += [(wording.title(card), common) for card in (*view.offer, *view.discard[-1:])]
    for player in view.players if view.own_discards else ():
        facts += [(f"The discard pile of {table.called(player.seat)} has {player.discard_size} card", common)] * bool(
            player.discard
        )
        facts += [(wording.title(card), list(table.piles(seat))) for card in player.discard]
        facts += [(wording.title(card), common) for card in player.discard[-1:]]
    facts += [(wording.title(site.card), states[seat]) for site in view.player(seat).sites if site.ruin] * (
        view.own_discards
    )
    facts += [(f"{match.names[view.first_player]} is the first", common)] if view.first_player != VIRTUAL else []
    if view.outposts is not None:
        told = list(table.look_at("map", seat))
        for area in match.game.catalog.areas.values():
            line = [line for line in told if line.startswith(f"{wording.title(area.id)} belongs to ")]
            facts += [(no_mans_land.directions(wording, area), line)]
            facts += [(no_mans_land.level_line(wording, area, number, match.game), line) for number in (1, 2, 3)]
            if outpost := view.outposts.get(area.id):
                owner = table.called(outpost.owner)
                facts += [(f"{owner} has an Outpost there on level {outpost.level}", line)]
                facts += [(str(no_mans_land.standing(wording, area, outpost, match.names)), common)]
        for player in view.players:
            name = table.called(player.seat)
            left = sum(outpost.owner == player.seat for outpost in view.outposts.values())
            facts += [(f"{name} has {6 - left if left < 6 else 'no'} marker", place) for place in (told, common)]
            facts += [(f"{name} has skipped a pick in this phase", common)] * player.skipped
    if view.machines:
        told = list(table.look_at("machines", seat))
        facts += [(f"{len(view.machines.deployed)} Machine", place) for place in (told, common)] * bool(
            view.machines.deployed
        )
        facts += [(f"Machines left in the stack: {view.machines.stack_size}", place) for place in (told, common)]
        for one in view.machines.deployed:
            machine = match.game.catalog.machines[one.card]
            line = [line for line in told if line.startswith(wording.title(one.card))][:1] or [""]
            facts += [(moloch.attack(wording, machine.attack), line), (wording.goods(machine.cost), line)]
            facts += [(f"Strength {strength(match.state, machine)}", line)]
            facts += [(f"On it: {wording.goods(one.goods)}", told)] * bool(one.goods)
        facts += [(wording.title(card), told) for card in view.machines.discard]
        for player in view.players:
            facts += [
                (wording.title(card), _about(common, table.called(player.seat))) for card in player.machines_held
            ] * (player.seat != seat)
            facts += [("Machines have stopped ", states[player.seat])] * bool(player.stopped)
    for player in map(view.player, view.people):
        name, told = match.names[player.seat], states[player.seat]
        facts += [(f"and has {player.vp} VP, {player.hand_size} card", _about(told, name)),
                  (wording.title(player.faction), _about(common, name)),
                  (f" {player.connection_count} Connection card", _about(common, name))]  # fmt: skip
        facts += [(wording.goods(player.goods), _about(told, name))] if player.goods else []
        facts += [(f"{name} has passed.", told)] if player.passed else []
        facts += [(f"Deal of {wording.title(card)}", told) for card in player.deals]
        board = match.game.catalog.factions[player.faction]
        used = [action for use in player.used if (action := board.action(use.action))]
        named = [wording.any_of([card_words.faction_use(wording, name) for name in action.names]) for action in used]
        facts += [(f"({name}) has been used this round", told) for name in named]
        facts += list(_of_sites(match, wording, player.sites, told))
    for card in view.player(seat).hand or ():
        facts += [(wording.title(card), hand), *((ability, hand) for ability in _abilities(match, wording, card))]
    facts += [(wording.title(card), hand) for card in view.player(seat).connections or ()]
    if view.automa:
        told, opponent = list(table.look(VIRTUAL)), view.player(VIRTUAL)
        facts += [(f"has {opponent.vp} VP", told), *_of_sites(match, wording, opponent.sites, told)]
        facts += [(wording.title(card), told) for card in view.automa.cards]
    return [fact for fact, told in facts if not any(fact in line for line in told)]


def _about(told: list[str], name: str) -> list[str]:
    return [line for line in told if line.startswith(name)]


def _abilities(match: Match, wording: Wording, card: str) -> tuple[str, ...]:
    return card_words.abilities(wording, match.game.catalog.locations[card])


def _of_sites(
    match: Match, wording: Wording, sites: Iterable[Site], told: list[str]
) -> Iterator[tuple[str, list[str]]]:
    for site in sites:
        if site.ruin:
            yield "There is a Ruin", told
            if site.goods:
                yield wording.goods(site.goods), told
            continue
        location = match.game.catalog.locations[site.card]
        begun = [line for line in told if line.startswith(wording.title(site.card))]
        yield f"{wording.row_name(location.row)} with defence value {location.defence_with(site.shield)}", begun
        yield from ((ability, told) for ability in card_words.abilities(wording, location))
        used = "A Machine has stopped its action" if site.stopped else "It was used"
        notes = {"a shield on it": site.shield, "worker on it": site.worker, used: site.used}
        yield from ((note, told) for note, holds in notes.items() if holds)
        yield from ((wording.goods(goods), told) for goods in (site.goods, site.stored, site.marks) if goods)


@pytest.mark.slow
@pytest.mark.parametrize(
    "sets",
    [(), ("base", "scavengers"), ("base", "moloch", "promo_2"), ("base", "no_mans_land")],
    ids=["usual", "scavengers", "moloch", "no_mans_land"],
)
@pytest.mark.parametrize(
    ("players", "solo", "seed"), [(2, None, 1), (3, None, 2), (4, None, 3), (1, "hegemony", 4), (1, "borgo", 5)]
)
def test_every_fact_of_the_table_is_in_the_text(
    players: int, solo: str | None, seed: int, sets: tuple[str, ...], catalog: Catalog, words: Wording, tmp_path: Path
) -> None:
    looked = 0
    for steps in (3, 20, 60, 120, 200, 300):
        match = played(catalog, tmp_path / str(steps), players, steps, seed, solo, sets)
        for seat in match.state.people:
            assert missing(match, words, seat) == [], (steps, seat)
            looked += 1
        match.close()
    assert looked


def test_no_hand_is_shown_to_another_player(catalog: Catalog, words: Wording, tmp_path: Path) -> None:
    match = played(catalog, tmp_path, 2, 40, 1, None)
    table = PlainTable(match, words)
    seen = set(match.view("A").player("A").hand or ())
    theirs = [words.title(card) for card in match.state.player("B").hand if card not in seen]
    told = " ".join([*table.lines("A"), *table.hand("A"), *table.look("B")])
    public = {words.title(site.card) for player in match.state.players for site in player.sites}
    public |= {words.title(card) for player in match.state.players for card in player.deals}
    public |= {words.title(card) for card in (*match.state.offer, *match.state.discard[-1:])}
    assert theirs
    assert [title for title in theirs if title in told and title not in public] == []
    match.close()
