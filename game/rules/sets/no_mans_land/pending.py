"""The steps of No Man's Land in positions (the format: see `game.rules.position.pending`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.cards.card import Location
from game.cards.verbs import ActivateOutposts, BuildOutposts, RazeOutposts, UpgradeOutposts
from game.rules.position.abilities import asks
from game.rules.sets.no_mans_land.messages import (
    ActivateAreas,
    ChooseActivated,
    ChooseGivenUp,
    ChooseLevel,
    ChooseOpponentArea,
    ChooseOutpost,
    ChooseOutpostHit,
    ChooseToBuild,
    OfferToBuild,
    OpponentOutpost,
    RewardOutpost,
)
from game.rules.work import Step

STEPS: Final[Mapping[str, tuple[type[Step], ...]]] = {
    "lookout": (OpponentOutpost, RewardOutpost, ChooseOpponentArea),
    "production": (ActivateAreas, ChooseActivated, ChooseLevel),
    "action": (
        RewardOutpost, OfferToBuild, ActivateAreas, ChooseOutpost, ChooseActivated, ChooseGivenUp, ChooseLevel,
        ChooseToBuild, ChooseOpponentArea, ChooseOutpostHit,
    ),
}  # fmt: skip
"""Phase -> its steps that can be pending in it."""

ABLE: Final[Mapping[type[Step], Callable[[Location, Any], bool]]] = {
    ChooseOutpost: asks(BuildOutposts, UpgradeOutposts, RazeOutposts),
    ChooseActivated: asks(ActivateOutposts),
}
