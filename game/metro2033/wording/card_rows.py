"""The card language of Metro 2033 in words: one row for each verb, timing, window and condition.

A verb is a phrase, such as `+2 strength`; a timing makes a sentence of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple

from game.metro2033.cards import card as cd
from game.metro2033.cards import verbs as vb
from game.metro2033.cards.vocabulary import Window
from game.metro2033.wording.metro_words import MetroWords

PrintedFacts = Callable[[MetroWords, Any], Mapping[str, Any]]


def signed(_: MetroWords, verb: Any) -> Mapping[str, Any]:
    """A number with its sign, as it is printed."""
    return {"amount": f"+{verb.count}" if verb.count >= 0 else f"−{-verb.count}"}


def counted(_: MetroWords, printed: Any) -> Mapping[str, Any]:
    return {"n": printed.count}


def goods(_: MetroWords, printed: Any) -> Mapping[str, Any]:
    return {"goods": printed.goods}


def price(_: MetroWords, verb: vb.ChangePrice) -> Mapping[str, Any]:
    change = "less" if verb.less else "more"
    return {"of": verb.of, "change": change, "goods": verb.less or verb.more}


def peeked(_: MetroWords, verb: vb.PeekThreats) -> Mapping[str, Any]:
    return {"n": verb.count, "order": "yes" if verb.order else "no"}


def nothing(_: MetroWords, __: Any) -> Mapping[str, Any]:
    return {}


Behind = Literal["effect", "fight", "victory"]
"""What a condition stands behind: what happens, a word for a fight, or one for a victory."""


class MetroVerbRow(NamedTuple):
    """A verb.

    Attributes:
        phrase: Its message.
        icon: The icon beside it.
        topic: The section of the rule book that says more.
        facts: What the message may name.
        says_when: Whether its own message says when it holds, as `$when`.
    """

    phrase: str
    icon: str
    topic: str
    facts: PrintedFacts = nothing
    says_when: bool = False


VERBS: Final[Mapping[type[vb.MetroVerb], MetroVerbRow]] = {
    vb.AddStrength: MetroVerbRow("verb-add_strength", "metro2033/strength", "strength", signed),
    vb.AddSpeed: MetroVerbRow("verb-add_speed", "metro2033/speed", "moving", signed),
    vb.WinTies: MetroVerbRow("verb-win_ties", "metro2033/tie_won", "strength", says_when=True),
    vb.ChangePrice: MetroVerbRow("verb-change_price", "metro2033/market", "goods", price, says_when=True),
    vb.AddVotes: MetroVerbRow("verb-add_votes", "metro2033/votes", "laws", signed),
    vb.SeeLaws: MetroVerbRow("verb-see_laws", "metro2033/peek", "laws", counted),
    vb.SetGoal: MetroVerbRow("verb-set_goal", "metro2033/victory_point", "victory", counted),
    vb.SetForage: MetroVerbRow("verb-set_forage", "metro2033/forage", "army_turn", counted),
    vb.SetPolisStrength: MetroVerbRow("verb-set_polis_strength", "metro2033/polis", "strength", counted),
    vb.SetBattleHand: MetroVerbRow("verb-set_battle_hand", "metro2033/battle_card", "battle_cards", counted),
    vb.TradeAtHomes: MetroVerbRow("verb-trade_at_homes", "metro2033/market", "hero_turn"),
    vb.GainGoods: MetroVerbRow("verb-gain_goods", "metro2033/any_good", "goods", goods),
    vb.AddArmy: MetroVerbRow("verb-add_army", "metro2033/recruit", "army", signed),
    vb.RedrawThreat: MetroVerbRow("verb-redraw_threat", "metro2033/refresh", "redrawing"),
    vb.PeekThreats: MetroVerbRow("verb-peek_threats", "metro2033/peek", "properties", peeked),
    vb.TakeEquipment: MetroVerbRow("verb-take_equipment", "metro2033/equipment", "market", counted),
    vb.CureWound: MetroVerbRow("verb-cure_wound", "metro2033/wound", "wounds"),
    vb.DiscardThis: MetroVerbRow("verb-discard_this", "discard", "wounds"),
}


def phrase(words: MetroWords, verb: vb.MetroVerb, fight: cd.Circumstance = cd.ALWAYS) -> str:
    """What a verb does, without a full stop; ``fight`` is when, for those that say so themselves."""
    row = VERBS[type(verb)]
    told = {"when": when(words, fight)} if row.says_when else {}
    return words.text(row.phrase, **row.facts(words, verb), **told)


def when(words: MetroWords, fight: cd.Circumstance, behind: Behind = "effect") -> str:
    """A condition behind what happens: ` in attack against other players`; "" for any fight. ``behind`` a word for the
    fight it does not say once more that it is one; behind one for a victory it says over what."""
    told = [words.text(f"when-with-{fight.fighter}")] if fight.fighter else []
    if fight.side:
        told.append(words.text(f"when-side-{fight.side}"))
    elif fight.against and behind == "effect":
        told.append(words.text("when-side-any"))
    if opposition := fight.type or fight.against:
        form = ".over" if behind == "victory" else ""
        told.append(words.text(f"when-against-{opposition}{form}"))
    return "".join(f" {part}" for part in told)


class SentenceRow(NamedTuple):
    """A timing: its sentence, with what happens as `$effect`, and more facts."""

    message: str
    facts: PrintedFacts = nothing


def of_modifier(words: MetroWords, ability: cd.Modifier) -> Mapping[str, Any]:
    return {"when": "" if VERBS[type(ability.verb)].says_when else when(words, ability.when)}


def of_won(words: MetroWords, ability: cd.AfterWon) -> Mapping[str, Any]:
    return {"when": when(words, ability.fight, behind="victory"), "strength": ability.strength}


def of_use(words: MetroWords, ability: cd.FreeUse) -> Mapping[str, Any]:
    return {"moment": moment(words, ability.window, ability.when), "n": ability.times}


TIMINGS: Final[Mapping[type, SentenceRow]] = {
    cd.Modifier: SentenceRow("timing-modifier", of_modifier),
    cd.AfterExchange: SentenceRow("timing-after_exchange"),
    cd.AfterWon: SentenceRow("timing-after_won", of_won),
    cd.InsteadOfWound: SentenceRow("timing-instead_of_wound"),
    cd.FreeUse: SentenceRow("timing-free_use", of_use),
}


def moment(words: MetroWords, window: Window, fight: cd.Circumstance) -> str:
    """When something can be used: `in a fight against threats`."""
    return words.text(WINDOW_NAMES[window]) + when(words, fight, "fight" if window == "fight" else "effect")


WINDOW_NAMES: Final[Mapping[Window, str]] = {
    "turn": "window-turn",
    "move": "window-move",
    "fight": "window-fight",
    "capture": "window-capture",
    "vote": "window-vote",
    "wound": "window-wound",
}
"""Window -> its message."""


def of_fight_won(words: MetroWords, condition: cd.WonFight) -> Mapping[str, Any]:
    return {"when": when(words, condition.fight, behind="victory"), "strength": condition.strength}


CONDITIONS: Final[Mapping[type, SentenceRow]] = {
    cd.HaveGoods: SentenceRow("condition-have_goods", goods),
    cd.OwnOnLine: SentenceRow("condition-own_on_line", counted),
    cd.OwnAbroad: SentenceRow("condition-own_abroad", counted),
    cd.OwnPolis: SentenceRow("condition-own_polis", counted),
    cd.ArmyOf: SentenceRow("condition-army_of", counted),
    cd.HeroAtForeignHome: SentenceRow("condition-hero_at_foreign_home"),
    cd.HeroOf: SentenceRow("condition-hero_of", counted),
    cd.WonFight: SentenceRow("condition-won_fight", of_fight_won),
}
"""Condition of a quest -> its sentence."""
