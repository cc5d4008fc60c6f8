"""What a decision would bring, in words: the odds of its fight, and what is sure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.metro2033.rules.forecast import MetroForecast
from game.metro2033.rules.odds import FightOdds
from game.metro2033.wording.metro_words import MetroWords
from game.wording.sentence import Names, Sentence
from game.wording.teller import Teller


def forecast(words: MetroWords, foreseen: MetroForecast, names: Names) -> Sentence:
    """All that a decision brings its seat, one by one.

    >>> from game.kernel.bag import Bag
    >>> from game.metro2033.cards.reader import load_metro
    >>> from game.paths import cards_folder
    >>> words = MetroWords(load_metro(cards_folder() / "metro2033"))
    >>> forecast(words, MetroForecast("A", paid=Bag({"pig": 1}), army=1), {})
    'costs 1 pig, army +1'
    >>> forecast(words, MetroForecast("A", odds=FightOdds(3, 1, 0)), {})
    '75 % victory, 25 % tie, 0 % defeat'
    """
    tell = Teller(words, names)
    told = list(_parts(tell, foreseen))
    return tell.finish(words.one_by_one(told) if told else tell.say("forecast-nothing"))


def _parts(tell: Teller, foreseen: MetroForecast) -> Iterator[str]:
    if foreseen.odds is not None:
        yield _odds(tell, foreseen.odds)
    if foreseen.against is not None:
        yield tell.say("forecast-against", n=foreseen.against)
    if foreseen.paid:
        yield tell.say("forecast-paid", goods=tell.goods(foreseen.paid))
    if foreseen.gained:
        yield tell.say("forecast-gained", goods=tell.goods(foreseen.gained))
    if foreseen.army:
        yield tell.say("forecast-army", amount=_signed(foreseen.army))
    if foreseen.vp:
        yield tell.say("forecast-vp", amount=_signed(foreseen.vp))
    if foreseen.capture is not None and _may_win(foreseen):
        key = "forecast-capture" if foreseen.can_capture else "forecast-capture.lacking"
        yield tell.say(key, goods=tell.goods(foreseen.capture))


def _may_win(foreseen: MetroForecast) -> bool:
    return foreseen.odds is None or foreseen.odds.win > 0


def _odds(tell: Teller, odds: FightOdds) -> str:
    """Where the outcome is certain, it alone is told."""
    cases = {"win": odds.win, "tie": odds.tie, "loss": odds.loss}
    certain = next((result for result, count in cases.items() if count == odds.total), None)
    if certain:
        return tell.say(f"forecast-sure_{certain}")
    return tell.say("forecast-odds", **_percentages(cases))


def _percentages(counts: Mapping[str, int]) -> Mapping[str, int]:
    """The share of each count in whole percents that add up to 100: the largest remainders are rounded up.

    >>> _percentages({"win": 10, "tie": 4, "loss": 3})
    {'win': 59, 'tie': 23, 'loss': 18}
    """
    total = sum(counts.values())
    shares = {name: 100 * count // total for name, count in counts.items()}
    by_remainder = sorted(counts, key=lambda name: 100 * counts[name] % total, reverse=True)
    for name in by_remainder[: 100 - sum(shares.values())]:
        shares[name] += 1
    return shares


def _signed(count: int) -> str:
    return f"+{count}" if count > 0 else f"−{-count}"
