"""Hints in words: legal actions by verb, what is missing for the others, and what Cleanup would take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.kernel.bag import Bag
from game.kernel.message import short_name
from game.rules import commands as cmd
from game.rules.hints import CleanupOutlook, Hint, Hints, Missing
from game.rules.messages import AnyCommand
from game.rules.subject import card_of
from game.rules.view import TableView
from game.wording.forecasts import forecast_notes, forecast_question, outcomes, put_down
from game.wording.refusals import refusal
from game.wording.rows.cards import storing
from game.wording.rows.commands import COMMANDS
from game.wording.rulebook_topics import of_refusal
from game.wording.sentence import Names, Part, Sentence
from game.wording.teller import Teller
from game.wording.wording import Wording


class HintLine(NamedTuple):
    """A title and a text; with ``commands`` the line can be chosen."""

    icon: str
    title: Sentence
    text: Sentence
    topic: str
    commands: tuple[AnyCommand, ...] = ()


class HintGroup(NamedTuple):
    """Lines under a heading; ``name`` is `advised`, `possible`, `missing` or `cleanup`, or `advice` of a robot
    (`game.wording.advice`)."""

    name: str
    heading: str
    lines: tuple[HintLine, ...]


def hint_groups(words: Wording, hints: Hints, view: TableView, names: Names) -> Iterator[HintGroup]:
    """All hints, the advice first; groups without lines are left out. Each group is put into words when asked for."""
    return (group for group in _groups(words, hints, view, names) if group.lines)


def _groups(words: Wording, hints: Hints, view: TableView, names: Names) -> Iterator[HintGroup]:
    lines = tuple(_advice(words, hint, view, names) for hint in hints.advised)
    yield HintGroup("advised", words.text("hint-advised"), lines)
    for kind in COMMANDS:
        lines = tuple(_possible(words, hint, view, names) for hint in hints.possible if type(hint.command) is kind)
        yield HintGroup("possible", words.text(f"hint-verb-{short_name(kind.__name__)}"), lines)
    order = list(COMMANDS)
    missing = sorted(hints.missing, key=lambda one: order.index(type(one.command)))
    lines = tuple(_lack(words, one, view, names) for one in missing)
    yield HintGroup("missing", words.text("hint-missing"), lines)
    lines = tuple(_cleanup(words, hints.cleanup)) if hints.cleanup else ()
    yield HintGroup("cleanup", words.text("hint-cleanup"), lines)


# ---------------------------------------------------------------------- lines
def _possible(words: Wording, hint: Hint, view: TableView, names: Names) -> HintLine:
    command = hint.command
    told = words.text("pass-end") if isinstance(command, cmd.Pass) else outcomes(words, hint.forecast, command, names)
    asked = forecast_question(words, hint.forecast, command, card_of(view, command), names)
    notes = forecast_notes(words, hint.forecast)[:1] if hint.forecast.reveals else ()
    nothing = "" if asked else words.text("hint-nothing")
    text = joined(told or nothing, asked, *notes)
    tell = Teller(words, names)
    row = COMMANDS[type(command)]
    title = tell.finish(str(row.done_with(tell, command, view)))
    return HintLine(row.icon, title, text, row.topic, hint.commands)


def joined(*told: str) -> Sentence:
    """Sentences in a row, with full stops between them, and the parts of each.

    >>> joined("Gain 1 VP", "Then you choose")
    'Gain 1 VP. Then you choose'
    """
    parts: list[Part] = []
    text = ""
    for sentence in filter(None, told):
        between = "" if not text else " " if text.endswith((".", "!", "?")) else ". "
        parts += [*([between] if between else []), *(sentence.parts if isinstance(sentence, Sentence) else (sentence,))]
        text += between + sentence
    return Sentence(text, parts)


def _advice(words: Wording, hint: Hint, view: TableView, names: Names) -> HintLine:
    """Gains and costs: `2 VP for 1 worker`."""
    own, tell = hint.own, Teller(words, names)
    gained = own.supplied + Bag({"card": own.cards}) if own.cards else own.supplied
    gains = [tell.goods(gained)] if gained else []
    gains += [put_down(tell, placed, "hint-place") for placed in own.placed]
    gains += [tell.say("hint-location", n=own.locations)] if own.locations > 0 else []
    key = "hint-advice" if own.paid else "hint-advice.free"
    text = tell.finish(tell.say(key, gains=words.all_of(gains), paid=tell.goods(own.paid)))
    row = COMMANDS[type(hint.command)]
    return HintLine(row.icon, _title(words, hint.command, view, names), text, row.topic, hint.commands)


def _lack(words: Wording, missing: Missing, view: TableView, names: Names) -> HintLine:
    """The missing goods, or the reason why it is not allowed."""
    command = missing.command
    if missing.lacks:
        tell = Teller(words, names)
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
        tell = Teller(words, {})
        title = tell.finish(tell.card(storage.card))
        facts = {"storing": storing(words, storage.capacity), "goods": words.goods(storage.goods)}
        text = words.text("hint-cleanup-store" if storage.goods else "hint-cleanup-store.nothing", **facts)
        yield HintLine("lock", title, Sentence(text), "storing")
    if outlook.hand:
        yield _told(words, "card", "hint-cleanup-hand", "hand", n=outlook.hand)


def _told(words: Wording, icon: str, key: str, topic: str, goods: Bag | None = None, n: int = 0) -> HintLine:
    tell = Teller(words, {})
    facts = {"goods": tell.goods(goods)} if goods else {"n": n}
    return HintLine(icon, Sentence(words.text(f"{key}.title")), tell.finish(str(tell.say(key, **facts))), topic)


# ---------------------------------------------------------------------- what a command is about
def _title(words: Wording, command: AnyCommand, view: TableView, names: Names) -> Sentence:
    """The verb of a command, and what it is done with."""
    tell = Teller(words, names)
    verb = words.text(f"hint-verb-{short_name(type(command).__name__)}")
    what = COMMANDS[type(command)].done_with(tell, command, view)
    return tell.finish(tell.say("hint-title", verb=verb, what=what))
