"""What a person does at the table and then sees, as a line of steps between `;`: `click hand/factory; in Radial`.

Done, with each of the places between `>`: `click`, `press` (by keys), `focus`, `hover`, `lift`, `drop` and `zoom`. Done
besides: `drag X > Y`, `key K`, and `go on` to the next decision.

Seen of the match: `did M > N`, all moves up to now; `asked Q` and `unasked Q`, the open question; `turn S`, who is to
move; `stage S` of the turn. Seen of what has been begun: `in M`, its mode; `aims V` and `targets X`, what may be done
and where; `ways`, `offers` and `gathers`, what its panel has. Seen of the frame: `told W` and `untold W`; `tip X: W`
and `topic X: T` of a place; `shows X` and `lacks X`; `verbs V`, `choices C` and `answers A`, all that there are;
`focused X`; `open P` and `shut P`, the map or the drawer; `top S`, the scene.

A place is a label, or `hand/CARD`, `connection/CARD`, `option/CARD` of what may be discarded, `A/CARD` of the Site of a
seat, `ruin/CARD` of an own Ruin, `answer/PLACE` of the answer that names a Site, `at/PLACE` of whatever lies there, and
`lit/LABEL` of the thing itself where a panel has it as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import Any

from game.fiftyfirst.rules.notation import bag_text, move_text
from game.fiftyfirst.table.play.panels import Discarding, Gathering
from game.fiftyfirst.table.play.targets import Target
from game.fiftyfirst.table.spots import DiscardOption, MachineAt, Origin, SiteAt
from game.ui.places import Answer, Label, name_of
from game.ui.rehearsal.driver import Rehearsal
from game.ui.table.play.choices import targets_from
from game.ui.table.words.tips import tip_at
from game.ui.widgets.tooltip import DELAY
from tests.ui.key_player import go_to, press
from tests.ui.mouse_player import go_on
from tests.ui.table_person import connection, decisions, hand, mode, player, scene, site, state, texts


def perform(window: Rehearsal, script: str) -> None:
    """Do and look at what a script says.

    Raises:
        AssertionError: something else is to be seen.
    """
    for step in filter(None, script.split("; ")):
        verb, _, rest = step.partition(" ")
        if verb in _DONE:
            _DONE[verb](window, rest)
        else:
            window.settle()
            _SEEN[verb](window, rest)
    window.settle()


def found(window: Rehearsal, word: str) -> Label:
    """The place that a word means."""
    kind, _, name = word.partition("/")
    if not name:
        return next((mark.label for mark in window.app.marks if mark.kind == "hit" and mark.name == word), word)
    return _PLACES[kind](window, name) if kind in _PLACES else site(window, name, kind)


def moves(window: Rehearsal, start: int = 0) -> list[str]:
    """All moves since the decision ``start``, with what is paid and discarded."""
    match = window.context.playing
    entries = [match.journal[number] for number in range(start, decisions(window) + 1)]
    return [
        move_text(match.game, match.journal.state_after(before.number), after.decision, with_payment=True)
        for before, after in pairwise(entries)
        if after.decision
    ]


def complaint(window: Rehearsal) -> str:
    """What the table says about something that was not possible."""
    told = scene(window)._complaint
    assert told is not None, "nothing is refused"
    return str(told.text)


def tip(window: Rehearsal, place: Label) -> str:
    return tip_at(scene(window).sight(), place) or ""


def target_at(window: Rehearsal, rest: str) -> Target:
    """What would come of a drag, `X > Y`."""
    start, end = (found(window, word) for word in rest.split(" > "))
    assert isinstance(start, Origin)
    found_at: Target = next(one for one in targets_from(scene(window).standing, start) if one.label == end)
    return found_at


def words(window: Rehearsal) -> str:
    """All that the frame tells, whatever the ends of its lines."""
    return " ".join(texts(window).split())


# ---------------------------------------------------------------------- places
def _lying(window: Rehearsal, word: str) -> Label:
    name = name_of(found(window, word))
    x, y = next(mark.rect.center for mark in window.app.marks if mark.kind == "hit" and mark.name == name)
    return f"{x},{y}"


def _lit(window: Rehearsal, name: str) -> Label:
    """The smallest of several places with a label: the thing itself, not its tile in the panel."""
    hits = [mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.name == name]
    assert len(hits) == 2
    x, y = min(hits, key=lambda rect: rect.width).center
    return f"{x},{y}"


def _ruin(window: Rehearsal, card: str) -> Label:
    return next(SiteAt(site.id) for site in player(window).sites if site.ruin and site.card == card)


def _answer(window: Rehearsal, word: str) -> Label:
    place = found(window, word)
    assert isinstance(place, SiteAt)
    return Answer(place.number)


def _option(window: Rehearsal, word: str) -> Label:
    asked = mode(window)
    assert isinstance(asked, Discarding)
    place = found(window, word)
    return DiscardOption(asked.options.index(place.number if isinstance(place, SiteAt) else word))


_PLACES: Mapping[str, Callable[[Rehearsal, str], Label]] = {
    "hand": hand,
    "connection": connection,
    "ruin": _ruin,
    "answer": _answer,
    "option": _option,
    "at": _lying,
    "lit": _lit,
}


# ---------------------------------------------------------------------- what is done
def _each(deed: Callable[[Rehearsal, Label], object]) -> Callable[[Rehearsal, str], object]:
    """Done with one place after the other, each as it is found then."""

    def do(window: Rehearsal, rest: str) -> None:
        for word in rest.split(" > "):
            deed(window, found(window, word))

    return do


def _drag(window: Rehearsal, rest: str) -> None:
    start, end = rest.split(" > ")
    window.lift(found(window, start))
    window.drop(found(window, end))


def _hover(window: Rehearsal, place: Label) -> None:
    """Point at a place until its tip is shown."""
    window.hover(place)
    window.wait(DELAY + 50)


# ---------------------------------------------------------------------- what is seen
def _did(window: Rehearsal, rest: str) -> None:
    assert moves(window) == ([] if rest == "nothing" else rest.split(" > "))


def _told(window: Rehearsal, rest: str) -> None:
    assert rest in words(window)


def _untold(window: Rehearsal, rest: str) -> None:
    assert rest not in words(window)


def _tip(window: Rehearsal, rest: str) -> None:
    word, _, part = rest.partition(": ")
    assert part in tip(window, found(window, word))


def _shows(window: Rehearsal, rest: str) -> None:
    assert {name_of(found(window, word)) for word in rest.split(" > ")} <= {*window.labels()}


def _all_labels(kind: str) -> Callable[[Rehearsal, str], object]:
    """All labels of a kind, each once, in the order in which they are drawn."""

    def look(window: Rehearsal, rest: str) -> None:
        shown = [label for label in window.labels() if label.startswith(f"{kind}:")]
        assert [*dict.fromkeys(shown)] == [f"{kind}:{name}" for name in rest.split(" > ")]

    return look


def _lacks(window: Rehearsal, rest: str) -> None:
    assert name_of(found(window, rest)) not in window.labels()


def _gathers(window: Rehearsal, rest: str) -> None:
    begun = mode(window)
    assert isinstance(begun, Gathering)
    assert isinstance(begun.place, MachineAt)
    assert f"{begun.place.index} {bag_text(begun.goods)}" == rest


def _names(seen: Callable[[Any], Iterable[object]]) -> Callable[[Rehearsal, str], object]:
    """Names of what has been begun, each once."""

    def look(window: Rehearsal, rest: str) -> None:
        assert [*dict.fromkeys(map(str, seen(mode(window))))] == rest.split(" > ")

    return look


def _is_open(window: Rehearsal, part: str) -> bool:
    return scene(window).sight().is_open(part)


def _equals(seen: Callable[[Rehearsal], object]) -> Callable[[Rehearsal, str], object]:
    def look(window: Rehearsal, wanted: str) -> None:
        assert seen(window) == wanted

    return look


def _asks(window: Rehearsal, question: str) -> bool:
    return type(state(window).question).__name__ == question


def _holds(seen: Callable[[Rehearsal, str], bool], wanted: bool = True) -> Callable[[Rehearsal, str], object]:
    def look(window: Rehearsal, rest: str) -> None:
        assert seen(window, rest) == wanted

    return look


def _topic(window: Rehearsal, rest: str) -> None:
    word, _, section = rest.partition(": ")
    top = window.context.stack.top
    assert top is not None
    assert top.topic_at(found(window, word)) == section


def _focused(window: Rehearsal, word: str) -> bool:
    return name_of(scene(window).focus) == name_of(found(window, word))


_DONE: Mapping[str, Callable[[Rehearsal, str], object]] = {
    "click": _each(Rehearsal.click),
    "press": _each(press),
    "focus": _each(go_to),
    "hover": _each(_hover),
    "lift": _each(Rehearsal.lift),
    "drop": _each(Rehearsal.drop),
    "zoom": _each(lambda window, place: window.click(place, button=3)),
    "drag": _drag,
    "key": Rehearsal.key,
    "go": lambda window, _: go_on(window),
}

_SEEN: Mapping[str, Callable[[Rehearsal, str], object]] = {
    "did": _did,
    "told": _told,
    "untold": _untold,
    "tip": _tip,
    "topic": _topic,
    "shows": _shows,
    "answers": _all_labels("answer"),
    "choices": _all_labels("choice"),
    "verbs": _all_labels("verb"),
    "lacks": _lacks,
    "in": _equals(lambda window: type(mode(window)).__name__),
    "aims": _names(lambda begun: [target.verb for target in begun.targets]),
    "targets": _names(lambda begun: [name_of(target.label) for target in begun.targets]),
    "ways": _names(lambda begun: begun.ways),
    "offers": _names(lambda begun: begun.options),
    "gathers": _gathers,
    "turn": _equals(lambda window: state(window).to_move),
    "stage": _equals(lambda window: scene(window).standing.turn),
    "top": _equals(lambda window: type(window.context.stack.top).__name__),
    "asked": _holds(_asks),
    "unasked": _holds(_asks, wanted=False),
    "focused": _holds(_focused),
    "open": _holds(_is_open),
    "shut": _holds(_is_open, wanted=False),
}
