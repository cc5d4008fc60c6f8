"""51st State on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from game.cli.command_line import Parser
from game.cli.terminal import GameWords, ResultWords, Say, WantedScene
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cli import variants
from game.fiftyfirst.cli.installation import cards, resources, texts
from game.fiftyfirst.match import setup
from game.fiftyfirst.match.setup import chosen, sets_among, variants_among
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.wording.wording import Wording
from game.kernel.refusal import Unreadable
from game.match.series.simulate import Tally
from game.match.series.tournament import Tournament
from game.play.kind import AnyKind
from game.play.setup import Choices

if TYPE_CHECKING:
    from game.cli.text_kind import TextKind
    from game.ui.rehearsal.driver import Rehearsal

SCENES: Final = (
    "title", "learn", "lesson", "new_game", "new_solo", "settings", "help", "menu", "players", "keep", "lookout",
    "production", "assault", "table", "cleanup", "tidied", "score", "cover", "zoom", "overview", "hints", "rulebook",
    "cards", "statistics", "matches", "replay", "play_on",
)  # fmt: skip

_KEYS: Final = {"role": "faction", "against": "solo"}
"""Keys of results -> as they have always stood in JSON."""


class SpokenResults(ResultWords):
    """The words for results of series."""

    def __init__(self, wording: Wording) -> None:
        super().__init__(wording)
        self._wording = wording

    def opponent(self, name: str) -> str:
        return self._wording.opponent(name)

    def grade(self, grade: str) -> str:
        return self._wording.grade(grade)

    def cut_off(self, games: int) -> str:
        return self.text("cli-cut_off", games=games, rounds=setup.MOST_ROUNDS)

    def tournament(self, tournament: Tournament, opponent: str | None) -> str:
        sets = self._wording.set_titles(sets_among(tournament.choices))
        facts = {"games": tournament.games, "sets": sets, "seed": str(tournament.seed)}
        if opponent:
            told = self.text("tournament-setup-solo", opponent=self.opponent(opponent), **facts)
        else:
            told = self.text("tournament-setup", players=tournament.players, **facts)
        options = " ".join(variants.variant_words(variants_among(tournament.choices)))
        return self.text("tournament-variants", setup=told, options=options) if options else told


class FiftyFirstTerminal:
    """Its own commands and options, and the words for its results."""

    commands: Mapping[str, str] = {name: f"game.fiftyfirst.cli.{name}" for name in ("balance", "train", "cards")}
    players: Sequence[int] = (2, 3, 4)
    scenes: Sequence[str] = SCENES
    checks: Sequence[Callable[[Say], str]] = (cards, texts, resources)

    @property
    def text(self) -> TextKind:
        from game.fiftyfirst.cli.text_kind import TEXT  # here: it needs the rules, other commands do not

        return TEXT

    def add_choices(self, parser: Parser) -> None:
        variants.add_sets(parser)
        variants.add_variants(parser)

    def add_opponents(self, parser: Parser, command: str) -> None:
        parser.add_argument("--solo", choices=tuple(KINDS), help=parser.speaker.help(f"cli-{command}-solo"))

    def choices(self, arguments: argparse.Namespace, _kind: AnyKind, catalog: Catalog) -> Choices:
        sets = variants.chosen_sets(catalog, arguments.sets)
        return chosen(sets, variants.chosen_variants(arguments, sets), arguments.solo)

    def left_out(self, catalog: Catalog) -> Iterable[Unreadable]:
        return catalog.refused.values()

    def unlearned(self, robots: Iterable[str]) -> Iterable[Unreadable]:
        return variants.unlearned(robots)

    def words(self, catalog: Catalog, language: str) -> GameWords:
        return SpokenResults(Wording(catalog, language))

    def told(self, tally: Tally) -> Any:
        plain = msgspec.to_builtins(tally)
        plain["winners"] = _renamed(plain["winners"])
        return _renamed(plain)

    def stock(self, catalog: Catalog, data: Path) -> None:
        from game.fiftyfirst.rehearsal import stock  # imported late: pygame is imported with it

        stock(catalog, data)

    def rehearse(self, scene: WantedScene) -> Rehearsal:
        from game.fiftyfirst.rehearsal import rehearse  # as above

        name, size, language, position, seat, data, games, has_shelf = scene
        return rehearse(name, size, language, position, seat, data, games=games, has_shelf=has_shelf)


def _renamed(told: Mapping[str, Any]) -> dict[str, Any]:
    return {_KEYS.get(key, key): value for key, value in told.items()}
