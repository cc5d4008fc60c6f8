"""The steps of No Man's Land in positions (the format: see `game.rules.position.pending`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.cards.card import Location
from game.cards.verbs import ActivateOutposts, BuildOutposts, RazeOutposts, UpgradeOutposts
from game.rules.position.abilities import asks
from game.rules.sets.no_mans_land import messages
from game.rules.work import Step

STEPS: Final[Mapping[str, tuple[type[Step], ...]]] = {
    "lookout": (messages.OpponentOutpost, messages.RewardOutpost, messages.ChooseOpponentArea),
    "production": (messages.ActivateAreas, messages.ChooseActivated, messages.ChooseLevel),
    "action": (
        messages.RewardOutpost, messages.OfferToBuild, messages.ActivateAreas, messages.ChooseOutpost,
        messages.ChooseActivated, messages.ChooseGivenUp, messages.ChooseLevel,
        messages.ChooseToBuild, messages.ChooseOpponentArea, messages.ChooseOutpostHit,
    ),
}  # fmt: skip
"""Phase -> its steps that can be pending in it."""

ABLE: Final[Mapping[type[Step], Callable[[Location, Any], bool]]] = {
    messages.ChooseOutpost: asks(BuildOutposts, UpgradeOutposts, RazeOutposts),
    messages.ChooseActivated: asks(ActivateOutposts),
}
