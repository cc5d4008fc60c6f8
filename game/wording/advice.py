"""The advice of robots in words."""

from __future__ import annotations

from game.kernel.bag import Bag
from game.kernel.message import short_name
from game.rules import commands as cmd
from game.rules.advice import Advice, Better, Enables, Follows, Gains, Keeps, Only, PlannedMove, Reason
from game.rules.hints import Hint, without_payment
from game.rules.messages import AnyCommand
from game.rules.subject import card_of
from game.rules.view import TableView
from game.wording.forecasts import outcomes
from game.wording.hints import HintGroup, HintLine, joined
from game.wording.rows.commands import COMMANDS
from game.wording.sentence import Names, Sentence
from game.wording.teller import Teller
from game.wording.wording import Wording


def advice_group(
    words: Wording, level: str, advice: Advice | None, hint: Hint | None, view: TableView, names: Names
) -> HintGroup:
    """The advice of a robot as a hint; None while it is still thinking. ``hint`` is that about the same command."""
    heading = words.text("advice-heading", level=level_name(words, level))
    if advice is None:
        thinking = Sentence(words.text("advice-thinking")), Sentence(words.text("advice-thinking.note"))
        return HintGroup("advice", heading, (HintLine("robot", *thinking, "action_phase"),))
    tell = Teller(words, names)
    title = tell.finish(tell.say("advice-title", what=_done(tell, advice.command, view)))
    reasons = _reasons(words, advice, view, names)
    told = reasons or (outcomes(words, hint.forecast, advice.command, names) if hint else "")
    row = COMMANDS[type(advice.command)]
    commands = hint.commands if hint else (advice.command,)
    margin = advice.margin
    expected = "" if margin is None else words.text("advice-expects", lead=_lead(words, margin))
    return HintGroup("advice", heading, (HintLine(row.icon, title, joined(told, expected), row.topic, commands),))


def level_name(words: Wording, level: str) -> str:
    """The name of a level of robots that advise: `Expert`."""
    return words.text(f"setting-advice-{level}")


def in_hindsight(
    words: Wording, level: str, advice: Advice, played: AnyCommand, view: TableView, names: Names
) -> Sentence:
    """What a robot would have done in place of the command ``played``; ``view`` is the table before that."""
    tell, name = Teller(words, names), level_name(words, level)
    if any(isinstance(reason, Only) for reason in advice.reasons):
        return Sentence(words.text("advice-forced", level=name))
    margin, played_margin = advice.margin, advice.margins.get(played)
    if without_payment(advice.command) == without_payment(played):
        if margin is None:
            return Sentence(words.text("advice-same.unweighed", level=name))
        return Sentence(words.text("advice-same", level=name, lead=_lead(words, margin)))
    facts = {"level": name, "what": _done(tell, advice.command, view), "played": _done(tell, played, view)}
    if margin is None or played_margin is None:
        return tell.finish(tell.say("advice-other.unweighed", **facts))
    leads = {"lead": _lead(words, margin), "played_lead": _lead(words, min(played_margin, margin))}
    return tell.finish(tell.say("advice-other", **facts, **leads))


def _lead(words: Wording, margin: float) -> str:
    """A margin in VP: `about 4 VP ahead`."""
    count = round(margin)
    sign = "ahead" if count > 0 else "behind" if count < 0 else "even"
    return words.text("advice-lead", sign=sign, n=abs(count))


def _reasons(words: Wording, advice: Advice, view: TableView, names: Names) -> Sentence | str:
    """The reasons, one by one: `+3 VP this round, keep 1 gun to raze School`."""
    tell = Teller(words, names)
    told = [_reason(tell, reason, view) for reason in advice.reasons]
    if not told and isinstance(advice.command, cmd.Pass):
        told = [tell.say("advice-pass")]
    return tell.finish(words.one_by_one(told)) if told else ""


def _reason(tell: Teller, reason: Reason, view: TableView) -> str:
    match reason:
        case Only():
            return tell.say("advice-only")
        case Gains(vp, locations):
            gains = [tell.goods(Bag({"vp": vp}))] if vp else []
            gains += [tell.say("advice-locations", n=locations)] if locations else []
            return tell.say("advice-gains", gains=tell.words.all_of(gains))
        case Keeps(goods, step):
            return tell.say("advice-keeps", goods=tell.goods(goods), what=_step(tell, step, view))
        case Enables(step):
            return tell.say("advice-enables", what=_step(tell, step, view))
        case Follows(step):
            return tell.say("advice-follows", what=_step(tell, step, view))
        case Better(vp, next_best):
            return tell.say("advice-better", n=max(1, round(vp)), what=_done(tell, next_best, view))


def _step(tell: Teller, step: PlannedMove, view: TableView) -> str:
    """A step of a plan; what stands only in the plan, or at another place there, goes by its card."""
    if step.card and card_of(view, step.command) != step.card:
        return _say(tell, step.command, tell.card(step.card))
    if isinstance(step.command, cmd.DevelopLocation) and view.find_site(step.command.site) is None:
        return _say(tell, step.command, tell.card(step.command.card))
    return _done(tell, step.command, view)


def _done(tell: Teller, command: AnyCommand, view: TableView) -> str:
    """A command within a sentence: `construct School`."""
    return _say(tell, command, COMMANDS[type(command)].done_with(tell, command, view))


def _say(tell: Teller, command: AnyCommand, what: str) -> str:
    return tell.say(f"advice-do-{short_name(type(command).__name__)}", what=what)
