"""What happens, who plays, the rules and the hints of a match, as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from game.play.kind import decided
from game.wording.hints import HintGroup, without_advised
from game.wording.rulebook import chapter_heading, heading, words_of

if TYPE_CHECKING:
    from game.cli.text_kind import TextKind
    from game.kernel.seats import Seat, Viewer
    from game.play.match import AnyEntry, AnyMatch
    from game.wording.narrator import AnyNarrator
    from game.wording.sentence import Names
    from game.wording.words import Words


def log_told(narrator: AnyNarrator, names: Names, entries: Iterable[AnyEntry], viewer: Viewer) -> Iterator[str]:
    """The sentences of the log about decisions that ``viewer`` may know."""
    return (str(line) for entry in entries for line in narrator.log(entry.events, names, viewer))


def since(match: AnyMatch, seat: Seat) -> list[AnyEntry]:
    """The decisions of others since the last one of ``seat``."""
    found: list[AnyEntry] = []
    for entry in reversed(match.line[1:]):
        if entry.decision is None or entry.decision.seat == seat:
            break
        found.insert(0, entry)
    return found


def players_told(match: AnyMatch, words: Words) -> Iterator[str]:
    """Who plays each seat."""
    for seat, setup in match.seats.items():
        plays = words.text("text-human") if setup.is_human else words.text("text-bot", bot=setup.player)
        yield words.text("text-plays", name=match.names[seat], player=plays)


def rules_told(narrator: AnyNarrator, query: str) -> Iterator[str]:
    """The only section found, or the one named, else the list of sections found; without a ``query`` the contents."""
    words, book = narrator.words, narrator.book
    names = book.found(words, query)
    wanted = words_of(query)
    named = [name for name in names if wanted and words_of(heading(words, name)) == wanted]
    if not names:
        yield words.text("rulebook-nothing", query=query)
    elif named or len(names) == 1:
        yield from section_told(narrator, (named or names)[0])
    else:
        for chapter, shown in book.contents(names):
            yield chapter_heading(words, chapter)
            yield from (f"  {heading(words, name)}" for name in shown)
        yield words.text("text-rules-more")


def section_told(narrator: AnyNarrator, name: str) -> Iterator[str]:
    """A section of the rules: its text, the legend of its picture, and the sections to which it leads."""
    words, book = narrator.words, narrator.book
    section = book.sections[name]
    yield heading(words, name)
    yield from (f"  {paragraph}" for paragraph in book.paragraphs(words, name))
    yield from (f"  {line.text}" for line in book.legend(words, section.picture))
    if section.see:
        sections = words.one_by_one([heading(words, other) for other in section.see])
        yield f"  {words.text('text-rules-see', sections=sections)}"


def hints_told(kind: TextKind, match: AnyMatch, narrator: AnyNarrator, seat: Seat, level: str) -> Iterator[str]:
    """All hints for a seat by groups, first the advice of a robot of a ``level``, if not `off`."""
    is_asked = match.status.to_move == seat and not match.awaiting_end_turn
    legal = match.legal() if is_asked else ()
    found = decided(kind.hints(match, seat, legal))
    groups: Iterable[HintGroup] = filter(None, narrator.hints(found, match.view(seat), match.names))
    if legal and level != "off":
        if kind.has_advice(match):
            advice = _advised(kind, match, narrator, level, found)
            yield from _told(narrator.words, advice)
            groups = without_advised(groups, advice)
        else:
            yield narrator.words.text("advice-competing")
    for group in groups:
        yield from _told(narrator.words, group)


def _advised(kind: TextKind, match: AnyMatch, narrator: AnyNarrator, level: str, found: Any) -> HintGroup:
    asked = match.status.to_move
    assert asked is not None, "somebody is advised"
    advice = decided(kind.advice(match, level, match.head))
    return narrator.advice(level, advice, found, match.view(asked), match.names)


def _told(words: Words, group: HintGroup) -> Iterator[str]:
    yield group.heading
    for line in group.lines:
        yield f"  {words.text('text-hint_line', title=line.title, text=line.text) if line.text else line.title}"
