"""How the matches of a game look in lists, in the statistics, at the score and when they are watched: what only the
game can say or draw."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.ui.widgets.chart import VP_SCALE, ChartScale

if TYPE_CHECKING:
    from game.match.library.summary import MatchSummary
    from game.play.annals import Facet
    from game.play.match import AnyMatch


def _as_it_is(_words: Any, value: str) -> str:
    return value


class FacetLook(NamedTuple):
    """How the values of a facet of the game (`game.play.annals.Facet`) are called and drawn. The words are those of the
    game.

    Attributes:
        icon: The icon of the facet, on its tab of the statistics.
        values: The values that have chips, by the number of matches with each, in their order.
        known: The values that a typed word may mean.
        called: What such a word may begin.
        name: The name of a value in lists.
        name_of_results: The name of a value in the statistics; of an unknown one, that in the file.
        icon_of: The icon of a value.
        has_words: Whether a chip has the name of its value instead of the icon.
        columns: How many chips stand side by side.
        most: Maximum chips at once; 0 for any number. Then the last one turns to the others.
        more: The messages on that chip and on its tooltip, if there is a maximum.
    """

    icon: str
    values: Callable[[Any, Mapping[str, int]], Sequence[str]]
    known: Callable[[Any], Iterable[str]]
    called: Callable[[Any, str], str] = _as_it_is
    name: Callable[[Any, str], str] = _as_it_is
    name_of_results: Callable[[Any, str], str] = _as_it_is
    icon_of: Callable[[str], str] = lambda value: value
    has_words: bool = False
    columns: int = 4
    most: int = 0
    more: tuple[str, str] = ("", "")


PLAIN_FACET: Final = FacetLook("levels", lambda _, counts: sorted(counts), lambda _: (), has_words=True)
"""How a facet is shown of which the game says nothing: its values as they stand in files."""


def _seat(_words: Any, name: str, _emblem: str, vp: int) -> str:
    return f"{name}: {vp}"


class MatchLook(NamedTuple):
    """How matches of a game are told. The words are those of the game. One that counts nothing but VP needs none of
    it.

    Attributes:
        facets: Facet, by its name in lists -> how its values are shown, if that is not `PLAIN_FACET`.
        emblem: The emblem of a role; by default it has the name of the role.
        emblem_title: What an emblem stands for; by default what has its name.
        opponents: Virtual opponent -> its emblem, in their order.
        opponent_icon: The icon of the tab of the statistics by opponents.
        played_with: What a match was played with, by its facts.
        about: What the match on the table is played with, as a sentence of the menu.
        verdict: What is told of a match that is over in place of its winners; "" for these.
        seat: A player or virtual opponent in a tooltip, by name, emblem and VP.
        result: A player in a tooltip of the statistics, by name and role.
        source_icons: Group of sources of VP -> its icon, where that has another name.
        goal: The VP that end a game, if any do.
        scale: The scale of charts of VP.
    """

    facets: Mapping[str, FacetLook] = {}
    emblem: Callable[[str], str] = lambda role: role
    emblem_title: Callable[[Any, str], str] = lambda words, emblem: str(words.title(emblem))
    opponents: Mapping[str, str] = {}
    opponent_icon: str = "person"
    played_with: Callable[[Any, Any], str] = lambda _, __: ""
    about: Callable[[Any, AnyMatch], str] = lambda _, __: ""
    verdict: Callable[[Any, MatchSummary], str] = lambda _, __: ""
    seat: Callable[[Any, str, str, int], str] = _seat
    result: Callable[[Any, str, str], str] = lambda _, name, __: name
    source_icons: Mapping[str, str] = {}
    goal: int | None = None
    scale: ChartScale = VP_SCALE

    def icon_of_source(self, group: str) -> str:
        """The icon of a group of sources of VP."""
        return self.source_icons.get(group, group)

    def of_facets(self, facets: Iterable[Facet]) -> Mapping[str, FacetLook]:
        """Each of the ``facets`` of the game, by its name in lists -> how its values are shown."""
        return {facet.many: self.facets.get(facet.many, PLAIN_FACET) for facet in facets}

    def of_trait(self, trait: str, facets: Iterable[Facet]) -> FacetLook | None:
        """How the values of a trait are shown that is one of the ``facets`` of the game; None for any other."""
        return next((self.of_facets((facet,))[facet.many] for facet in facets if facet.one == trait), None)
