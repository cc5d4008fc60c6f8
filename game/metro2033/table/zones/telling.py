"""What the table says about what can be done, beside the rows of its places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.kernel.message import Question
from game.metro2033.rules import commands as cmd
from game.metro2033.rules import steps as st
from game.metro2033.rules.forecast import MetroForecast
from game.metro2033.table.sight import MetroTableSight
from game.metro2033.table.spots import CarriedCard, FigureOf, StationAt
from game.metro2033.table.standing import CARD, KEEP_ARMY, PASS_ARMY
from game.metro2033.table.zones.aside import about_card
from game.ui.places import Answer
from game.ui.table.play.modes import TableTarget
from game.ui.table.zone import TableTelling


def _brings(sight: MetroTableSight, target: TableTarget) -> Sequence[str]:
    """What happens at a target: for a move the steps, for a fight the odds and what follows."""
    return tuple(line for command in target.commands for line in _lines(sight, command))


def _lines(sight: MetroTableSight, command: Any) -> Sequence[str]:
    if isinstance(command, cmd.MoveHero):
        return (_steps(sight, command.station),)
    foreseen = sight.standing.forecast(command)
    if foreseen is None or foreseen == MetroForecast(command.seat):
        return ()
    told = (str(sight.narrator.forecast(foreseen, command, sight.names)),)
    return tuple(line[:1].upper() + line[1:] for line in told)


def _steps(sight: MetroTableSight, station: str) -> str:
    standing = sight.standing
    steps = standing.open_map.distances(standing.me.at or "").get(station, 0)
    return sight.text("metro-steps", n=steps, left=standing.steps_left - steps)


def _answer(sight: MetroTableSight, label: Answer) -> Sequence[str]:
    """What is printed on the card that an answer names, and what it brings."""
    cards = str(label.value).split(",") if sight.standing.named == CARD else ()
    printed = [line for card in cards if card in sight.cards_of_game.all for line in about_card(sight, card)]
    told = (line for command in sight.standing.offers.at(label)[:1] for line in _lines(sight, command))
    return (*printed, *(() if printed else told))


def _promise(sight: MetroTableSight, target: TableTarget) -> Sequence[str]:
    """What a drop on a target means, with what lies there."""
    about = sight.zone(target.label).about(sight, target.label)[1:] if isinstance(target.label, StationAt) else ()
    return (*_brings(sight, target), *about)


def _title(sight: MetroTableSight, target: TableTarget) -> str:
    """What is done, and at which station or with which card."""
    verb = sight.text(f"table-verb-{target.verb}")
    if isinstance(target.label, StationAt | FigureOf):
        return sight.text("metro-deed", verb=verb, where=sight.zone(target.label).title(sight, target))
    if isinstance(target.label, CarriedCard):
        return sight.text("metro-deed", verb=verb, where=sight.wording.title(target.label.card))
    return verb


def _refused_title(sight: MetroTableSight, target: TableTarget) -> str:
    """Where it is that cannot be used; why tells what was tried."""
    if isinstance(target.label, StationAt | FigureOf):
        return sight.zone(target.label).title(sight, target)
    return sight.text(f"table-verb-{target.verb}")


def _prompt(sight: MetroTableSight) -> str:
    """What there is to do, by the open question."""
    question = sight.standing.question
    if isinstance(question, st.ChooseHeroAction) and question.trading:
        return sight.text("metro-prompt-trading")
    key = _PROMPTS.get(type(question), "table-prompt-act.text") if question else "table-prompt-act.text"
    return sight.text(key, left=sight.standing.steps_left)


_PROMPTS: Final[Mapping[type[Question], str]] = {
    st.ChooseArmyAction: "metro-prompt-army",
    st.ChooseHeroAction: "metro-prompt-hero",
    st.ChooseUpkeep: "metro-prompt-upkeep",
    st.ChooseRecruits: "metro-prompt-recruits",
    st.ChooseGuard: "metro-prompt-guard",
}


def _outcomes(sight: MetroTableSight, commands: Sequence[Any]) -> Sequence[str]:
    return _lines(sight, commands[0])


TELLING: Final = TableTelling(
    outcomes=_outcomes,
    prompt=_prompt,
    brings=_brings,
    answer=_answer,
    promise=_promise,
    title=_title,
    refused_title=_refused_title,
    tips={PASS_ARMY: "metro-pass.tip", KEEP_ARMY: "metro-keep_army.tip"},
)
