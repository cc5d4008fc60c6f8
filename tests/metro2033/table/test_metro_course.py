"""The scenes that a match of Metro 2033 goes through, and that each account is read once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from game.kernel.refusal import Refusal
from game.kernel.seats import HUMAN, SeatSetup
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps
from game.metro2033.rules.state import Metro, MetroState
from game.metro2033.table import course
from game.metro2033.table.course import MetroAccount
from game.play.kind import decided
from game.play.match import Match
from game.ui.settings import Settings
from game.ui.widgets.handover import SHOW_HAND
from tests.metro2033.golden_matches import FOLDER, KIND, NAMES, MetroMatch, read
from tests.metro2033.table.sitting import sit_at_metro, state_at

ROUNDS = 4
SEEDS = (3, 8)


def seated(people: int, robots: int) -> list[SeatSetup]:
    players = (HUMAN,) * people + ("greedy",) * robots
    return [SeatSetup(name, player) for name, player in zip(NAMES, players, strict=False)]


def dealt(people: int, robots: int, seed: int) -> MetroMatch:
    match: MetroMatch = Match.deal(KIND, seated(people, robots), {}, seed, play_bots=False)
    return match


def decide(match: MetroMatch) -> None:
    """Let whoever has to move decide as a robot would."""
    match.end_turn(play_bots=False)
    if match.bot_to_move:
        match.play_bot()
    else:
        command = decided(match.advise("greedy", f"{match.header.seed}/{match.head}"))
        assert not isinstance(match.submit(command), Refusal)


def told_by(match: MetroMatch) -> Iterator[tuple[str, int, int]]:
    """What is to be told of all that has happened: the scene, and where the event stands that settles it."""
    people = {seat for seat in match.seats if match.is_human(seat)}
    fight = None
    for entry in match.line:
        for place, event in enumerate(entry.events):
            match event:
                case ev.FightStarted():
                    fight = event.fight
                case ev.FightDecided() if fight and fight.attacker and people & {fight.attacker, fight.defender}:
                    yield course.BATTLE, entry.number, place
                case ev.CommonThreatDiscarded():
                    yield course.THREAT, entry.number, place
                case ev.LawPassed() | ev.LawRejected():
                    yield course.VOTE, entry.number, place


def place_of(account: MetroAccount) -> tuple[str, int, int]:
    return account.scene, *account.ends


class Reader:
    """A person who reads all accounts at once, or lets them pile up for some steps."""

    def __init__(self, match: MetroMatch, patience: int = 1) -> None:
        self.match = match
        self.patience = patience
        self.read = course.read_before(match)
        self.accounts: list[MetroAccount] = []
        self.scenes: set[str] = set()

    def look(self) -> None:
        self.read = course.still_read(self.match, self.read)
        if self.match.head % self.patience == 0 or self.match.status.is_over:
            while account := course.pending(self.match, self.read):
                assert course.scene_name(self.match, self.read) == account.scene
                assert course.is_summary(self.match, self.read)
                self.accounts.append(account)
                self.read = course.after(self.read, account)
            self.scenes.add(course.scene_name(self.match, self.read))

    def play(self, rounds: int = ROUNDS) -> None:
        self.look()
        while not self.match.status.is_over and self.match.status.round <= rounds:
            decide(self.match)
            self.look()
        self.patience = 1
        self.look()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("people", "patience"), [(1, 1), (3, 1), (3, 7)])
def test_every_account_is_read_once_in_the_order_of_what_has_happened(people: int, patience: int, seed: int) -> None:
    reader = Reader(dealt(people, 4 - people, seed), patience)
    reader.play()
    assert [place_of(account) for account in reader.accounts] == list(told_by(reader.match))
    assert {account.scene for account in reader.accounts} == set(course.SUMMARIES)


def test_a_match_goes_through_every_scene() -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        reader = Reader(dealt(4, 0, seed))
        reader.play(60)
        seen |= reader.scenes | {account.scene for account in reader.accounts}
    assert seen == {"draft", "threat", "vote", "battle", "table", "score"}


def test_robots_alone_are_told_by_threats_and_votes() -> None:
    match = dealt(0, 2, 5)
    reader = Reader(match)
    reader.play()
    assert {account.scene for account in reader.accounts} == {course.THREAT, course.VOTE}


def test_an_account_begins_with_what_opens_it() -> None:
    reader = Reader(dealt(2, 2, SEEDS[0]))
    reader.play()
    opening = {
        course.BATTLE: (ev.FightStarted,),
        course.THREAT: (ev.CommonThreatRevealed,),
        course.VOTE: (ev.LawRevealed, ev.LawProposed),
    }
    for account in reader.accounts:
        assert isinstance(course.event_at(reader.match, account.begins), opening[account.scene])
        assert account.begins < account.ends


def test_undo_neither_repeats_nor_loses_an_account() -> None:
    reader = Reader(dealt(1, 3, SEEDS[0]))
    match, taken_back = reader.match, set[int]()
    reader.look()
    while match.status.round <= 3:
        decide(match)
        reader.look()
        if match.head not in taken_back and match.undo_possible:
            taken_back.add(match.head)
            match.undo()
            reader.accounts = [account for account in reader.accounts if account.ends.step <= match.head]
            reader.look()
            decide(match)
            reader.look()
    assert taken_back
    assert [place_of(account) for account in reader.accounts] == list(told_by(match))


def test_what_was_decided_after_an_account_counts_as_read_when_a_match_is_opened(tmp_path: Path) -> None:
    match: MetroMatch = Match.deal(KIND, seated(1, 3), {}, SEEDS[0], tmp_path, play_bots=False)
    Reader(match).play()
    assert match.path
    match.close()
    opened: MetroMatch = Match.load(match.path, KIND.only, play_bots=False)
    last = max(entry.number for entry in opened.line if entry.decision and opened.is_human(entry.decision.seat))
    reader = Reader(opened)
    reader.look()
    assert [place_of(account) for account in reader.accounts] == [
        told for told in told_by(opened) if told[1] >= last
    ]  # fmt: skip
    opened.close()


def test_little_is_looked_at_when_nothing_is_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader(dealt(1, 3, SEEDS[0]))
    reader.play(2)
    looked: list[int] = []
    entry = reader.match.entry

    def noted(step: int) -> object:
        looked.append(step)
        return entry(step)

    monkeypatch.setattr(reader.match, "entry", noted)
    course.scene_name(reader.match, course.still_read(reader.match, reader.read))
    assert set(looked) <= {reader.match.head}


# ---------------------------------------------------------------------- questions
def statuses(names: Sequence[str]) -> Iterator[tuple[MetroMatch, int]]:
    for name in names:
        record = read(FOLDER / "rules_1" / f"{name}.jsonl")
        match: MetroMatch = Match(KIND, KIND.content.game(record.header), record.header, record.journal, None)  # type: ignore[arg-type]
        for step in range(match.head + 1):
            yield match, step


def test_a_question_is_not_both_open_and_hidden() -> None:
    assert not set(course._OPEN) & set(course._HIDDEN)


def test_a_seat_without_anything_hidden_is_not_asked_to_open_its_hand() -> None:
    for quests in ((), ("parade",)):

        def given(_: Metro, state: MetroState, own: tuple[str, ...] = quests) -> MetroState:
            return state.with_player("A", quests=own)

        start = state_at(steps.ChooseHeroAction, "A", given)
        window = sit_at_metro("human", "human", start=start, settings=Settings(speed="off"))
        assert course.is_open(window.context.playing) == (not quests)
        assert (SHOW_HAND in {mark.label for mark in window.app.marks}) == bool(quests)


def test_each_question_has_its_scene() -> None:
    met: dict[type | None, set[str]] = {}
    for match, step in statuses(("cheaper_capture", "six_mixed_dealt")):
        status = match.status_at(step)
        met.setdefault(status.question, set()).add(course._asked_in(match, step))
        if course.is_turn(status):
            assert status.phase in ("mobilisation", "army", "hero", "events", "end")
    assert met[steps.ChooseBattleCard] == {course.BATTLE}
    assert met[steps.ChooseVote] == {course.VOTE}
    assert met[steps.ChooseHeroAction] == {"table"}
    assert met[steps.ChooseDrawn] <= {course.DRAFT, "table"}
    assert course.BATTLE in met[steps.ChooseUse]


def test_only_what_is_asked_in_secret_or_shows_a_hand_is_covered() -> None:
    for match, step in statuses(("cheaper_capture",)):
        match.journal.go_to(step)
        scene = course.scene_name(match, course.all_read(match))
        assert course.is_covered(match, scene) == (not course.is_open(match) and not match.status.is_over)
        assert not course.is_covered(match, course.THREAT)


def test_only_the_table_is_announced_by_its_phase() -> None:
    match = dealt(1, 1, 1)
    assert course.phase_of(match, "table") is None
    while match.status.phase == "setup":
        decide(match)
    assert course.phase_of(match, "table") == (1, match.status.phase)
    assert {course.phase_of(match, scene) for scene in (course.DRAFT, *course.SUMMARIES)} == {None}
