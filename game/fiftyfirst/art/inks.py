"""The inks of the pictures of each kind of card and tile, and the skies over them."""

from __future__ import annotations

from typing import Final

from game.ui.art.palettes import ALL_HOURS, DAY, DUSK, EMBER, NIGHT, Palette, Sky

PALETTES: Final[dict[str, Palette]] = {
    "production": ("#2A1A1B", "#57301F", "#96551F", "#C98425", "#EDB73A", "#FBE9B5", "#D8452E"),
    "open_production": ("#222A1F", "#47502B", "#7B7C2E", "#B8A338", "#E6CB57", "#FAF0C4", "#D8552E"),
    "production_feature": ("#1A2114", "#35451F", "#5F7A2B", "#93AE3F", "#BDD65E", "#F6F4CB", "#D8452E"),
    "feature": DUSK,
    "action": EMBER,
    "blue": ("#0F1B30", "#1B3A66", "#2C5F9C", "#5B93CC", "#A4C8E6", "#F1EDD2", "#F0A23C"),
    "red": ("#2A0F14", "#571A22", "#922730", "#CF4A3A", "#EE8A5A", "#FBDDB4", "#F5BE2E"),
    "yellow": ("#1C1B14", "#45421F", "#7C7728", "#B9AE3C", "#E3DA6E", "#FBF6C8", "#D8452E"),
    "machine": ("#12161D", "#2A3540", "#4A5A66", "#7C8F99", "#AFBFC4", "#E9EEE8", "#E8402F"),
    "area": ("#211A1C", "#4A3833", "#7F6048", "#BE9463", "#E6C88E", "#FAEDC8", "#2E8F96"),
    "hq": ("#17182B", "#2F3157", "#55568A", "#8685B8", "#BDBBDA", "#F1ECDC", "#E4502F"),
    "border": ("#1D1E19", "#3F4136", "#6B6E58", "#9C9F80", "#CCCDA8", "#F5F2D6", "#D8452E"),
    "arena": ("#2A1318", "#5A222B", "#8E3B3A", "#C56A4B", "#E9A66C", "#FBE5BD", "#F5BE2E"),
    "district": ("#1C1A24", "#413A4E", "#6F6078", "#A58A94", "#D9BBA8", "#F8EBD2", "#F0A23C"),
}
"""Card type, pile of a Connection card, or kind of Machines, Areas and tiles -> its inks: those of titles and large
pictures, and of its first sky."""


def inks_of(kind: str) -> Palette:
    """The inks of a kind of card or tile; one without a row has those of actions."""
    return PALETTES.get(kind, PALETTES["action"])


def band_ink(type: str) -> str:
    """The darkest ink of a type of Location: the ground of its title."""
    return inks_of(type)[0]


_SKIES: Final[dict[str, tuple[tuple[str, ...], Palette, tuple[str, ...]]]] = {
    "production": (DAY, ("#2E1D1A", "#5E3A2A", "#9C6A45", "#DDA878", "#F0CB92", "#FDF1CE", "#D8452E"), DAY),
    "open_production": (DAY, ("#1E2A24", "#3A5540", "#66855A", "#9DB57A", "#CBD79A", "#F6F4D2", "#D8552E"), DAY),
    "production_feature": (
        ALL_HOURS,
        ("#14211B", "#29483A", "#4B7A5C", "#86AE6E", "#C3D98A", "#F4F5D2", "#D8452E"),
        NIGHT,
    ),
    "feature": (ALL_HOURS, ("#0B1D1A", "#153D33", "#235F4C", "#4C9473", "#93C79A", "#EEF0C8", "#F0A23C"), NIGHT),
    "action": (DAY, ("#1F1430", "#402250", "#6F3B6F", "#B06B96", "#F0A582", "#FBDDB4", "#3FA7A0"), ALL_HOURS),
    "blue": (NIGHT, ("#15152F", "#2B2C63", "#45509B", "#7583C4", "#B9BCE2", "#F3ECD6", "#F0A23C"), NIGHT),
    "red": (DAY, ("#2B1216", "#5E2428", "#9B3F35", "#D8714A", "#F2A96B", "#FCE7BE", "#F5BE2E"), DAY),
    "yellow": (DAY, ("#1B1B20", "#3E3F3B", "#6E6F52", "#B3AC5A", "#DDD68C", "#F9F5D2", "#D8452E"), NIGHT),
    "machine": (NIGHT, ("#15141C", "#312F40", "#544F63", "#8A8394", "#BBB3BE", "#EEE8E6", "#E8402F"), NIGHT),
    "area": (("bands",), PALETTES["area"], ("bands",)),
    "arena": (("rays",), PALETTES["arena"], ("rays",)),
    "district": (NIGHT, PALETTES["district"], NIGHT),
}
"""Card type or pile -> the kinds of the first sky, which has its inks, and inks and kinds of the second: noon and
morning, morning and after rain, dusk and night, ember and violet dusk, dust and the dark after it, steel and smoke for
Machines; all Areas of the map have the same, as they are one country."""

_DISCS: Final = {"action": (3, 4)}
"""Card type -> the inks of the sun in both skies; elsewhere that is the accent."""


_LIGHTEST: Final = 5

_SUNS: Final = {"open_production": 6}
"""Card type -> the ink of its sun over bands; elsewhere that is the lightest."""


def skies_of(type: str) -> tuple[Sky, Sky]:
    """The skies of a card type or pile, one of which a card has; of one without a row a day in its inks."""
    inks = inks_of(type)
    first, later, second = _SKIES.get(type, (DAY, inks, DAY))
    disc, later_disc = _DISCS.get(type, (-1, -1))
    sun = _SUNS.get(type, _LIGHTEST)
    return Sky(inks, first, inks[disc], inks[sun]), Sky(later, second, later[later_disc], later[sun])
