"""Hints in words: legal actions by verb, what is missing for the others, and what Cleanup would take;
and the advice of robots."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator

from msgspec.structs import replace

from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules.advice import Advice, Better, Enables, Follows, Gains, Keeps, Only, PlannedMove, Reason
from game.fiftyfirst.rules.hints import CleanupOutlook, Hint, Hints, Missing, without_payment
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.subject import card_of
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.wording.facts import CardTeller
from game.fiftyfirst.wording.forecasts import forecast_notes, forecast_question, outcomes, put_down
from game.fiftyfirst.wording.refusals import refusal
from game.fiftyfirst.wording.rows.cards import storing
from game.fiftyfirst.wording.rows.commands import COMMANDS
from game.fiftyfirst.wording.rulebook_sections import of_refusal
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.kernel.message import short_name
from game.wording.hints import HintGroup, HintLine
from game.wording.sentence import Names, Sentence, joined


def hint_groups(words: Wording, hints: Hints, view: TableView, names: Names) -> Iterator[HintGroup]:
    """All hints, each once, the advice first; groups without lines are left out. Each is put into words when asked
    for."""
    return (group for group in hint_groups_in_steps(words, hints, view, names) if group)


def hint_groups_in_steps(words: Wording, hints: Hints, view: TableView, names: Names) -> Iterator[HintGroup | None]:
    """The same; None between two lines."""
    for step in _groups(words, hints, view, names):
        if step is None or step.lines:
            yield step


def _groups(words: Wording, hints: Hints, view: TableView, names: Names) -> Iterator[HintGroup | None]:
    lines = yield from _one_by_one(_advice(words, hint, view, names) for hint in hints.advised)
    yield HintGroup("advised", words.text("hint-advised"), lines)
    others = [hint for hint in hints.possible if hint not in hints.advised]
    for kind in COMMANDS:
        lines = yield from _one_by_one(
            _possible(words, hint, view, names) for hint in others if type(hint.command) is kind
        )
        yield HintGroup("possible", words.text(f"hint-verb-{short_name(kind.__name__)}"), lines)
    order = list(COMMANDS)
    missing = sorted(hints.missing, key=lambda one: order.index(type(one.command)))
    lines = yield from _one_by_one(_lack(words, one, view, names) for one in missing)
    yield HintGroup("missing", words.text("hint-missing"), lines)
    lines = tuple(_cleanup(words, hints.cleanup)) if hints.cleanup else ()
    yield HintGroup("cleanup", words.text("hint-cleanup"), lines)


def _one_by_one(lines: Iterable[HintLine]) -> Generator[None, None, tuple[HintLine, ...]]:
    """All lines, with a step between any two."""
    found = []
    for line in lines:
        found.append(line)
        yield
    return tuple(found)


# ---------------------------------------------------------------------- lines
def _possible(words: Wording, hint: Hint, view: TableView, names: Names) -> HintLine:
    command = hint.command
    told = words.text("pass-end") if isinstance(command, cmd.Pass) else outcomes(words, hint.forecast, command, names)
    asked, notes = _asked(words, hint, view, names), _warnings(words, hint)
    nothing = "" if asked else words.text("hint-nothing")
    text = joined(told or nothing, asked, *notes)
    tell = CardTeller(words, names)
    row = COMMANDS[type(command)]
    title = tell.finish(str(row.done_with(tell, command, view)))
    return HintLine(row.icon, title, text, row.topic, hint.commands)


def _asked(words: Wording, hint: Hint, view: TableView, names: Names) -> str:
    """What is asked next; "" if nothing is."""
    return forecast_question(words, hint.forecast, hint.command, card_of(view, hint.command), names)


def _warnings(words: Wording, hint: Hint) -> tuple[str, ...]:
    """That it cannot be undone."""
    return forecast_notes(words, hint.forecast)[:1] if hint.forecast.reveals else ()


def _advice(words: Wording, hint: Hint, view: TableView, names: Names) -> HintLine:
    """Gains and costs, then what others get: `2 VP for 1 worker. Ben gains 1 gun`."""
    own, tell, command = hint.own, CardTeller(words, names), hint.command
    gained = own.supplied + Bag({"card": own.cards}) if own.cards else own.supplied
    gains = [tell.goods(gained)] if gained else []
    gains += [put_down(tell, placed, "hint-place") for placed in own.placed]
    gains += [tell.say("hint-location", n=own.locations)] if own.locations > 0 else []
    key = "hint-advice" if own.paid else "hint-advice.free"
    told = tell.finish(tell.say(key, gains=words.all_of(gains), paid=tell.goods(own.paid)))
    others = tuple(seat for seat in hint.forecast.seats if seat.seat != command.seat)
    theirs = outcomes(words, replace(hint.forecast, seats=others), command, names)
    text = joined(told, theirs, _asked(words, hint, view, names), *_warnings(words, hint))
    row = COMMANDS[type(command)]
    return HintLine(row.icon, _title(words, command, view, names), text, row.topic, hint.commands)


def _lack(words: Wording, missing: Missing, view: TableView, names: Names) -> HintLine:
    """The missing goods, or the reason why it is not allowed."""
    command = missing.command
    if missing.lacks:
        tell = CardTeller(words, names)
        text = tell.finish(tell.say("hint-lacks", goods=tell.goods(missing.lacks)))
    else:
        text = refusal(words, missing.refusal, names, command)
    topic = of_refusal(missing.refusal, command)
    return HintLine(COMMANDS[type(command)].icon, _title(words, command, view, names), text, topic)


def _cleanup(words: Wording, outlook: CleanupOutlook) -> Iterator[HintLine]:
    if outlook.is_last_round:
        yield _told(words, "vp", "hint-cleanup-last", "end")
        return
    for what, icon, goods in (
        ("lost", "cleanup", outlook.lost), ("cleared", "action", outlook.cleared), ("kept", "lock", outlook.kept)
    ):  # fmt: skip
        if goods:
            yield _told(words, icon, f"hint-cleanup-{what}", "cleanup" if what != "kept" else "goods_on_cards", goods)
    for storage in outlook.storage:
        tell = CardTeller(words, {})
        title = tell.finish(tell.card(storage.card))
        facts = {"storing": storing(words, storage.capacity), "goods": words.goods(storage.goods)}
        text = words.text("hint-cleanup-store" if storage.goods else "hint-cleanup-store.nothing", **facts)
        yield HintLine("lock", title, Sentence(text), "storing")
    if outlook.hand:
        yield _told(words, "card", "hint-cleanup-hand", "hand", n=outlook.hand)


def _told(words: Wording, icon: str, key: str, topic: str, goods: Bag | None = None, n: int = 0) -> HintLine:
    tell = CardTeller(words, {})
    facts = {"goods": tell.goods(goods)} if goods else {"n": n}
    return HintLine(icon, Sentence(words.text(f"{key}.title")), tell.finish(str(tell.say(key, **facts))), topic)


# ---------------------------------------------------------------------- what a command is about
def _title(words: Wording, command: AnyCommand, view: TableView, names: Names) -> Sentence:
    """The verb of a command, and what it is done with."""
    tell = CardTeller(words, names)
    kind = short_name(type(command).__name__)
    what = COMMANDS[type(command)].done_with(tell, command, view)
    return tell.finish(tell.say("hint-title", kind=kind, verb=words.text(f"hint-verb-{kind}"), what=what))


def advice_group(
    words: Wording, level: str, advice: Advice | None, hint: Hint | None, view: TableView, names: Names
) -> HintGroup:
    """The advice of a robot as a hint; None while it is still thinking. ``hint`` is that about the same command."""
    heading = words.text("advice-heading", level=level_name(words, level))
    if advice is None:
        thinking = Sentence(words.text("advice-thinking")), Sentence(words.text("advice-thinking.note"))
        return HintGroup("advice", heading, (HintLine("robot", *thinking, "action_phase"),))
    tell = CardTeller(words, names)
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
    tell, name = CardTeller(words, names), level_name(words, level)
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
    tell = CardTeller(words, names)
    told = [_reason(tell, reason, view) for reason in advice.reasons]
    if not told and isinstance(advice.command, cmd.Pass):
        told = [tell.say("advice-pass")]
    return tell.finish(words.one_by_one(told)) if told else ""


def _reason(tell: CardTeller, reason: Reason, view: TableView) -> str:
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


def _step(tell: CardTeller, step: PlannedMove, view: TableView) -> str:
    """A step of a plan; what stands only in the plan, or at another place there, goes by its card."""
    if step.card and card_of(view, step.command) != step.card:
        return _say(tell, step.command, tell.card(step.card))
    if isinstance(step.command, cmd.DevelopLocation) and view.find_site(step.command.site) is None:
        return _say(tell, step.command, tell.card(step.command.card))
    return _done(tell, step.command, view)


def _done(tell: CardTeller, command: AnyCommand, view: TableView) -> str:
    """A command within a sentence: `construct School`."""
    return _say(tell, command, COMMANDS[type(command)].done_with(tell, command, view))


def _say(tell: CardTeller, command: AnyCommand, what: str) -> str:
    return tell.say(f"advice-do-{short_name(type(command).__name__)}", what=what)
