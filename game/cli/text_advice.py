"""Advice in the terminal: the sections of the rules reference, and hints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.match.advice import advice, is_given
from game.match.match import Match
from game.play.kind import decided
from game.rules.hints import Hint, hints
from game.rules.messages import AnyCommand
from game.rules.questions import ChooseAction
from game.rules.state import Seat
from game.wording import Wording
from game.wording.hints import HintGroup, advice_group, hint_groups
from game.wording.rows.questions import QUESTIONS
from game.wording.rulebook import SECTIONS, chapter_heading, contents, found, heading, legend, paragraphs


def rules_told(words: Wording, query: str) -> Iterator[str]:
    """The only section found, or the one named, else the list of sections found; without a ``query`` the contents."""
    names = found(words, query)
    named = [name for name in names if query and heading(words, name).casefold() == query.casefold()]
    if not names:
        yield words.text("rulebook-nothing", query=query)
    elif named or len(names) == 1:
        yield from _section(words, (named or names)[0])
    else:
        for chapter, shown in contents(names):
            yield chapter_heading(words, chapter)
            yield from (f"  {heading(words, name)}" for name in shown)
        yield words.text("text-rules-more")


def _section(words: Wording, name: str) -> Iterator[str]:
    section = SECTIONS[name]
    yield heading(words, name)
    yield from (f"  {paragraph}" for paragraph in paragraphs(words, name))
    yield from (f"  {line.text}" for line in legend(words, section.picture))
    if section.see:
        sections = words.one_by_one([heading(words, other) for other in section.see])
        yield f"  {words.text('text-rules-see', sections=sections)}"


def hints_told(match: Match, words: Wording, seat: Seat, legal: Sequence[AnyCommand], level: str) -> Iterator[str]:
    """All hints by groups, first the advice of a robot of a ``level``, if not `off`; outside the Action phase, after
    the rules about the open question."""
    question = match.view(seat).question
    if question and not isinstance(question, ChooseAction):
        yield from _section(words, QUESTIONS[type(question)].topic)
    told = match.ask(hints, seat, legal)
    if legal and level != "off":
        if is_given(match):
            yield from _told(words, _advised(match, words, level, told.possible))
        else:
            yield words.text("advice-competing")
    for group in hint_groups(words, told, match.view(seat), match.names):
        yield from _told(words, group)


def _advised(match: Match, words: Wording, level: str, possible: Sequence[Hint]) -> HintGroup:
    told = decided(advice(match, level, match.head))
    hint = next((hint for hint in possible if told.command in hint.commands), None)
    return advice_group(words, level, told, hint, match.view(told.command.seat), match.names)


def _told(words: Wording, group: HintGroup) -> Iterator[str]:
    yield group.heading
    yield from (f"  {words.text('text-hint_line', title=line.title, text=line.text)}" for line in group.lines)
