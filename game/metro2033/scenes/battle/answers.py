"""What can be answered in a fight: each command, with what it would bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from game.kernel.seats import NOBODY
from game.metro2033.cards.verbs import AddStrength
from game.metro2033.cards.vocabulary import Fighter
from game.metro2033.rules import commands as cmd
from game.metro2033.rules.forecast import MetroForecast
from game.metro2033.rules.odds import FightOdds, battle_odds
from game.metro2033.rules.state import MetroState
from game.metro2033.table.accounts import FightAccount
from game.metro2033.wording import card_words
from game.metro2033.wording.metro_words import MetroWords
from game.play.match import AnyMatch
from game.ui.places import Answer
from game.wording.narrator import AnyNarrator


class FightAnswer(NamedTuple):
    """An answer to a question of a fight.

    Attributes:
        label: Its place on the screen.
        command: What is decided.
        card: The card that is played or used, if it is one.
        title: What it is called.
        brings: What it would bring.
        key: The key that gives it.
    """

    label: Answer
    command: Any
    card: str | None
    title: str
    brings: str
    key: str = ""


def answers_of(
    match: AnyMatch, words: MetroWords, narrator: AnyNarrator, fight: Callable[[str | None], FightAccount]
) -> tuple[FightAnswer, ...]:
    """The answers to the open question; ``fight`` gives the fight as it stands, or with this defender."""
    found: list[FightAnswer] = []
    for command in match.legal():
        answer = _answer(match, words, narrator, fight, command)
        if answer is not None:
            found.append(answer._replace(label=Answer(len(found)), key=str(len(found) + 1)))
    return tuple(found)


def _answer(
    match: AnyMatch, words: MetroWords, narrator: AnyNarrator, fight: Callable[[str | None], FightAccount], command: Any
) -> FightAnswer | None:
    match command:
        case cmd.PlayBattleCard(_, card):
            return FightAnswer(Answer(0), command, card, words.title(card), _odds(match, narrator, command))
        case cmd.Defend(_, fighter):
            side = fight(fighter).defender
            name = words.title(side.card) if side.card else words.text("battle-army")
            told = words.text("battle-strength", amount=str(side.strength))
            told = f"{told}. {_odds_of_defence(match, narrator, command)}"
            return FightAnswer(Answer(0), command, side.card, name, told)
        case cmd.UseProperty(_, card):
            told = ". ".join(
                line[:1].upper() + line[1:] for line in _brings(match, words, narrator, fight(None), command)
            )
            return FightAnswer(Answer(0), command, card, words.title(card), told)
    return None


def _odds(match: AnyMatch, narrator: AnyNarrator, command: Any) -> str:
    return str(narrator.forecast(match.foresee(command), command, match.names))


def _odds_of_defence(match: AnyMatch, narrator: AnyNarrator, command: cmd.Defend) -> str:
    """The odds of the owner of the station, whichever battle cards are played, as everybody can count them."""
    view: MetroState = match.view(NOBODY)
    fight = view.fight
    assert fight is not None, "somebody attacks"
    assert fight.attacker is not None, "a seat attacks"
    assert fight.fighter is not None, "it attacks with something"
    fighter: Fighter = "army" if command.fighter == "army" else "hero"
    attack = battle_odds(match.game, view, fight.attacker, fight.fighter, command.seat, fighter)
    foreseen = MetroForecast(command.seat, odds=FightOdds(win=attack.loss, tie=attack.tie, loss=attack.win))
    return str(narrator.forecast(foreseen, command, match.names))


def _brings(
    match: AnyMatch, words: MetroWords, narrator: AnyNarrator, fight: FightAccount, command: cmd.UseProperty
) -> Iterator[str]:
    """What a property does, and how the strengths stand then."""
    told = property_words(words, command.card)
    if told:
        yield told.rstrip(".")
    gained = _strength_of(words, command.card)
    sides = fight.sides if fight.attacker.seat == command.seat else fight.sides[::-1]
    if gained:
        yield words.text("battle-then", own=str(sides[0].strength + gained), other=str(sides[1].strength))
    foreseen = match.foresee(command)
    if foreseen != MetroForecast(command.seat):
        yield str(narrator.forecast(foreseen, command, match.names))


def property_words(words: MetroWords, card: str) -> str:
    """What the property of a card does, in a sentence."""
    quest = words.cards_of_game.quests.get(card)
    if quest is not None:
        return card_words.quest_property(words, quest.property)
    printed = words.printed(card)
    return " ".join(card_words.abilities(words, printed)) if printed is not None else ""


def _strength_of(words: MetroWords, card: str) -> int:
    quest = words.cards_of_game.quests.get(card)
    verbs: Sequence[Any] = [quest.property.verb] if quest else ()
    return sum(verb.count for verb in verbs if isinstance(verb, AddStrength))
