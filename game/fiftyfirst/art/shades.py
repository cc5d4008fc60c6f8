"""The shades of the inks that only 51st State has."""

from __future__ import annotations

from typing import Final

from game.ui.shades import OwnShades, Shades

_COLOUR_BLIND: Final[Shades] = {
    "#54B7A4": "#48CFCA", "#2B7769": "#1C8985",  # New York
    "#D7793F": "#CF9164", "#8A4219": "#855435",  # Appalachian Federation
    "#E6BB44": "#FDEB3E", "#8F6A10": "#A08D00",  # Merchants Guild
    "#B65BA3": "#9067D7", "#6D2B62": "#503588",  # Mutants Union
    "#CF4040": "#81244D", "#751919": "#3E0522",  # Hegemony
    "#A9C63C": "#456C00", "#586B12": "#162B00",  # Borgo
    "#4C7BC0": "#7B8699", "#A8875C": "#846A5D", "#4F9162": "#BEE7AF", "#7B6BD6": "#524797",  # the further factions
    "#7E9A3C": "#CFBF74", "#8F63E0": "#8F63DE", "#B8531F": "#654B3E",  # influence
    "#D2673B": "#B64C0E", "#F09A6A": "#DB8449", "#B9512B": "#A33B06",  # brick
    "#8C9B4A": "#667550", "#C3CF85": "#A1AF88", "#A9B765": "#899769", "#5C672B": "#404B30",  # gun
    "#E8A91F": "#AA9700", "#F7CE62": "#C3BE53", "#A66F08": "#786200",  # fuel
    "#AFC4D1": "#C1E1F1", "#DCE9F0": "#E5FAFF", "#7C95A6": "#89ABBF",  # iron
    "#EBC64D": "#EEEC95",  # ammo
    "#F28A34": "#D6896E", "#FFC080": "#E1BEAC",  # worker
    "#8D79C9": "#6236DC", "#7D68B8": "#5B33C7", "#B3A3DF": "#9A6FF0",  # shield
    "#2F9A8A": "#0C8A7F", "#A88A6A": "#484854",  # card, salvage
    "#EDB73A": "#FFEB0D", "#46B5A2": "#02C5C8", "#F07E3C": "#CB7C59",  # production, feature, action
    "#BDD65E": "#E2FCD9", "#35451F": "#26413A", "#5F7A2B": "#4A7A6A", "#93AE3F": "#93BDA6",  # both of the first two
    "#582139": "#3F2459", "#983340": "#6B3F86", "#D9573A": "#9A6BB0", "#F2934B": "#CBA3CF", "#FBDDA4": "#F1E2EE",
}  # fmt: skip
"""Goods, factions, rows, verbs and contacts. The last line makes pictures of actions violet, to tell them from those of
productions."""

_HIGH_CONTRAST: Final[Shades] = {
    "#12181D": "#000000", "#3A3531": "#1A1715", "#4A4D55": "#A9B6C1", "#6B6258": "#B9AC9C", "#C9BCA9": "#E8DFD0",
    "#5A616B": "#363B42", "#F07E3C": "#F8995E", "#2C3A43": "#151B20", "#41525C": "#151B20", "#8C9778": "#232A21",
    "#234557": "#0C1216", "#74838C": "#1D252B", "#56666F": "#1A2127", "#44525A": "#151B20",
}  # fmt: skip
"""Grounds and strips of the table, and the map under it."""

SHADES: Final = OwnShades(_COLOUR_BLIND, _HIGH_CONTRAST)
