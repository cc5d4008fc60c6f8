"""What accounts of fights, threats and votes tell is what the rules have decided."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.kernel.seats import EVERYONE, NOBODY, Seat, SeatSetup
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps
from game.metro2033.rules.event import MetroEvent
from game.metro2033.rules.state import HIDDEN
from game.metro2033.table import accounts, course
from game.metro2033.table.course import Happening, MetroAccount
from game.play.match import Match
from tests.metro2033.golden_matches import FOLDER, KIND, MetroMatch, read

MATCHES = ("six_mixed_dealt", "cheaper_capture", "more_votes", "four_greedy_reward_after")


def kept(name: str) -> MetroMatch:
    record = read(FOLDER / "rules_1" / f"{name}.jsonl")
    game = KIND.content.game(record.header)
    assert game is not None
    match: MetroMatch = Match(KIND, game, record.header, record.journal, None)
    return match


def of_kind(match: MetroMatch, *kinds: type[MetroEvent]) -> Iterator[tuple[Happening, MetroEvent]]:
    for entry in match.line:
        for place, event in enumerate(entry.events):
            if isinstance(event, kinds):
                yield Happening(entry.number, place), event


def account_to(match: MetroMatch, scene: str, ends: Happening, *opening: type[MetroEvent]) -> MetroAccount:
    begins = course.begun_before(match, ends, *opening)
    return MetroAccount(scene, begins, ends, 1)


@pytest.mark.parametrize("name", MATCHES)
def test_the_parts_of_both_sides_add_up_to_what_was_compared(name: str) -> None:
    match, sources, count = kept(name), set[str](), 0
    for ends, event in of_kind(match, ev.FightDecided):
        assert isinstance(event, ev.FightDecided)
        fight = accounts.fight_account(match, account_to(match, course.BATTLE, ends, ev.FightStarted))
        assert (fight.attacker.strength, fight.defender.strength) == (event.attack, event.defence)
        assert (fight.winner, fight.by_tie) == (event.winner, event.by_tie)
        assert fight.events[0] is event
        sources |= {part.source for side in fight.sides for part in side.parts}
        count += 1
    assert count > 20
    assert {"army", "hero", "threat", "ability", "battle"} <= sources


@pytest.mark.parametrize("name", MATCHES)
def test_a_threat_is_told_with_a_line_for_each_seat(name: str) -> None:
    match, results = kept(name), set[str]()
    for ends, event in of_kind(match, ev.CommonThreatDiscarded):
        assert isinstance(event, ev.CommonThreatDiscarded)
        told = accounts.threat_account(match, account_to(match, course.THREAT, ends, ev.CommonThreatRevealed))
        assert told.threat == event.threat
        guards = match.view(EVERYONE, ends.step - 1).guards
        assert {line.side.seat for line in told.lines} >= set(guards)
        for line in told.lines:
            results.add(line.result)
            lost = any(isinstance(one, ev.StationLost) and one.station == line.station for one in line.events)
            assert lost == (line.result == accounts.LOST)
            assert not line.goods or line.result == accounts.WON
    assert results == {accounts.WON, accounts.LOST, accounts.TIED} or name != "six_mixed_dealt"


@pytest.mark.parametrize("name", MATCHES)
def test_the_ballots_of_a_vote_add_up(name: str) -> None:
    match, count = kept(name), 0
    for ends, event in of_kind(match, ev.LawPassed, ev.LawRejected):
        assert isinstance(event, ev.LawPassed | ev.LawRejected)
        told = accounts.vote_account(match, account_to(match, course.VOTE, ends, ev.LawRevealed, ev.LawProposed))
        assert (told.law, told.total(True), told.total(False)) == (event.law, event.yes, event.no)
        assert told.passed == isinstance(event, ev.LawPassed)
        assert not told.awaited
        count += 1
    assert count


def test_votes_that_are_still_missing_are_those_that_will_be_cast() -> None:
    match = kept("six_mixed_dealt")
    for step in range(match.last + 1):
        match.journal.go_to(step)
        if match.status.question is steps.ChooseVote:
            told = accounts.vote_now(match)
            assert told.awaited[0].seat == match.status.to_move
            cast = match.entry(step + 1).decision
            match.journal.go_to(step + 1)
            voted = [event for event in match.entry(step + 1).events if isinstance(event, ev.VoteCast)]
            assert cast is not None
            if voted:
                assert voted[0].votes == told.awaited[0].votes


def test_battle_cards_of_others_lie_face_down_until_they_are_played() -> None:
    match, met = kept("six_mixed_dealt"), 0
    for step in range(match.last + 1):
        match.journal.go_to(step)
        if match.status.question is not steps.ChooseBattleCard:
            continue
        asked = match.status.to_move
        viewers: tuple[Seat | None, ...] = (asked, None)
        for viewer in viewers:
            fight = accounts.fight_now(match, viewer or NOBODY)
            for side in fight.sides:
                is_own = side.seat == viewer
                assert all((card == HIDDEN) != is_own for card in side.hand)
                assert side.battle in (None, HIDDEN) or is_own
                met += 1
    assert met
    for ends, _ in of_kind(match, ev.BattleCardsTurnedUp):
        decided = next(at for at, _ in of_kind(match, ev.FightDecided) if at > ends)
        fight = accounts.fight_account(match, account_to(match, course.BATTLE, decided, ev.FightStarted))
        assert {card for side in fight.sides for card in side.hand} <= {HIDDEN}
        assert all(side.battle not in (None, HIDDEN) for side in fight.sides)


def test_a_match_that_begins_in_the_midst_of_a_fight_tells_it() -> None:
    """Robots' matches are played on by people from any step."""
    source, told = kept("six_mixed_dealt"), set[str]()
    for step in range(0, source.last, 3):
        source.journal.go_to(step)
        if source.status.question not in (steps.ChooseBattleCard, steps.ChooseVote, steps.ChooseUse):
            continue
        people = [SeatSetup(name) for name in "ABCDEF"]
        begun: MetroMatch = Match.begin(KIND, source.game, people, source.state, 1, play_bots=False)
        while begun.head < 12 and not (account := course.pending(begun, course.ReadAccounts())):
            begun.submit(begun.legal()[-1])
            begun.end_turn(play_bots=False)
        if account is None:
            continue
        told.add(account.scene)
        match account.scene:
            case course.BATTLE:
                assert accounts.fight_account(begun, account).winner
            case course.VOTE:
                assert accounts.vote_account(begun, account).passed is not None
            case course.THREAT:
                assert accounts.threat_account(begun, account).lines
    assert {course.BATTLE, course.VOTE} <= told
