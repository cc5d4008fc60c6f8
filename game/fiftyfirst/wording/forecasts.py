"""Forecasts in words: what a command would do, and what passing gives up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.fiftyfirst.cards.verbs import ChooseGain
from game.fiftyfirst.cards.vocabulary import DISCARDED
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.steps import ChooseGood
from game.fiftyfirst.wording.facts import CardTeller
from game.fiftyfirst.wording.rows.cards import storing
from game.fiftyfirst.wording.rows.commands import COMMANDS
from game.fiftyfirst.wording.rows.questions import QUESTIONS, question
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.kernel.message import short_name
from game.wording.sentence import SHORT, Names, Sentence

if TYPE_CHECKING:  # importing the forecast loads all rules
    from game.fiftyfirst.rules.forecast import Forecast, Placed, SeatForecast


def command_name(words: Wording, command: AnyCommand) -> str:
    """The verb of a command, as on a button: `Raze`."""
    return words.word(f"command-{short_name(type(command).__name__)}")


def forecast(words: Wording, foreseen: Forecast, command: AnyCommand, names: Names) -> Sentence:
    """The outcome for every seat: `Raze: pay 3 red, gain 2 guns; Ben gains 1 gun and 1 Ruin`."""
    tell = CardTeller(words, names)
    told = _outcome_told(tell, foreseen, command)
    key = "forecast" if told else "forecast.nothing"
    name = command_name(words, command)
    return tell.finish(tell.say(key, command=name, outcomes=words.in_turn(told)), command.seat)


def outcomes(words: Wording, foreseen: Forecast, command: AnyCommand, names: Names) -> Sentence:
    """The outcome without the name of the command: `pay 3 red, gain 2 guns; Ben gains 1 gun`."""
    tell = CardTeller(words, names)
    return tell.finish(words.in_turn(_outcome_told(tell, foreseen, command)), command.seat)


def _outcome_told(tell: CardTeller, foreseen: Forecast, command: AnyCommand) -> list[str]:
    """What each seat pays, loses and gains; the mover is not named. A command may bring a Location at once (R52.4)."""
    told = []
    for seat in foreseen.seats:
        mover = seat.seat == command.seat
        effects = list(_clauses(tell, seat, "forecast-" if mover else "forecast-other_"))
        if mover and seat.locations > 0 and COMMANDS[type(command)].takes_over:
            effects.append(tell.say("forecast-take_over"))
        clauses = tell.words.one_by_one(effects)
        if clauses:
            told.append(clauses if mover else tell.say("forecast-other", who=tell.who(seat.seat), outcomes=clauses))
    return told


def discarded(words: Wording, foreseen: Forecast | None, command: AnyCommand, cards: Sequence[str]) -> str:
    """What a command discards, by its kind, of which a cost has only one, and by name: `1 Deal (Church)`."""
    paid = foreseen.of(command.seat).paid if foreseen else ()
    good = next((good for good in DISCARDED if good in paid), "card")
    return words.text("goods-named", goods=words.goods({good: len(cards)}, SHORT), cards=words.all_of(cards))


def forecast_notes(words: Wording, foreseen: Forecast) -> tuple[str, ...]:
    """Notes on a command: that undo stops there, that it ends the turn."""
    notes = {"forecast-reveals": foreseen.reveals, "forecast-ends_turn": foreseen.ends_turn}
    return tuple(words.text(key) for key, holds in notes.items() if holds)


def forecast_question(words: Wording, foreseen: Forecast, command: AnyCommand, card: str | None, names: Names) -> str:
    """The first question that the command asks its player, `Then you choose: 1 iron or 1 gun`; "" if none.

    ``card`` is the id of the Location that the command builds, activates or visits.
    """
    asked = foreseen.question
    if asked is None or not QUESTIONS[type(asked)].of_effect or asked.seat != command.seat:
        return ""
    options = options_of(words, card) if isinstance(asked, ChooseGood) and card else ()
    if options:
        return words.text("forecast-choose", options=words.any_of([words.goods(goods) for goods in options]))
    return words.text("forecast-then", question=question(words, asked, names))


def options_of(words: Wording, card: str) -> tuple[Bag, ...]:
    """The gains of a Location of which its player chooses one (R1.16)."""
    location = words.catalog.locations.get(card)
    if location is None:
        return ()
    action = location.action.verbs if location.action else ()
    verbs = (*location.production, *location.building_bonus, *action)
    return next((tuple(option.goods for option in verb.options) for verb in verbs if isinstance(verb, ChooseGain)), ())


class PassWords(NamedTuple):
    """The consequences of passing: what holds at once, what precedes the goods that are lost then, and how some of them
    can be saved; both are empty if none are lost."""

    told: tuple[str, ...]
    loses: str = ""
    stores: tuple[str, ...] = ()


def pass_words(words: Wording, lost: Bag, storage: Sequence[str] = (), last_round: bool = False) -> PassWords:
    """The consequences of passing (R15, R17); ``lost`` are goods in the supply, ``storage`` the storing cards."""
    told = (words.text("pass-end"), words.text("pass-safe"))
    if last_round:
        return PassWords((*told, words.text("pass-last_round")))
    if not lost:
        return PassWords(told)
    kept = [(words.card(card), storing(words, words.catalog.locations[card].storage)) for card in storage]
    stores = tuple(words.text("pass-storage", card=card, storing=does) for card, does in kept)
    return PassWords(told, words.text("pass-lost"), stores)


def put_down(tell: CardTeller, placed: Placed, key: str) -> str:
    """Goods on a card, in the words of a message: `put 1 brick on this card`."""
    goods = tell.goods(placed.goods)
    if placed.card is None:
        return tell.say(f"{key}.ruin", goods=goods)
    if placed.here:
        return tell.say(key, goods=goods)
    return tell.say(f"{key}.card", goods=goods, card=tell.card(placed.card))


def _clauses(tell: CardTeller, outcome: SeatForecast, prefix: str) -> Iterator[str]:
    supplied = outcome.supplied
    gained = supplied + {"card": outcome.cards} if outcome.cards else supplied
    if outcome.paid:
        yield tell.say(f"{prefix}pay", goods=tell.goods(outcome.paid))
    if outcome.lost:
        yield tell.say(f"{prefix}lose", goods=tell.goods(outcome.lost))
    if outcome.ruin and len(gained) > 1:
        yield tell.say(f"{prefix}gain", goods=tell.goods(gained + {"ruin": 1}))
    elif gained:
        yield tell.say(f"{prefix}gain.ruin" if outcome.ruin else f"{prefix}gain", goods=tell.goods(gained))
    elif outcome.ruin:
        yield tell.say(f"{prefix}ruin")
    for placed in outcome.placed:
        yield put_down(tell, placed, f"{prefix}place")
