"""Where files are: in the source tree, an installed wheel or a frozen bundle, and in the user's folders."""

from __future__ import annotations

import sys
from pathlib import Path

from game.files import is_folder

APPLICATION = "fiftyfirst"
"""The name of the user's data folder."""


def cards_folder() -> Path:
    """The folder of the card files."""
    return _resources() / "cards"


def assets_folder() -> Path:
    """The folder of icons, motifs, fonts and locale files."""
    return _resources() / "assets"


def lessons_folder() -> Path:
    """The folder of the lessons."""
    return assets_folder() / "lessons"


def data_folder(override: Path | None = None) -> Path:
    """The user's folder for matches, settings and crash reports; it need not exist yet."""
    if override is not None:
        return override
    import platformdirs  # only here: the window opens sooner without it

    return platformdirs.user_data_path(APPLICATION, appauthor=False)


def matches_folder(override: Path | None = None) -> Path:
    """The user's folder of matches; ``override`` is another data folder."""
    return data_folder(override) / "matches"


def exports_folder(override: Path | None = None) -> Path:
    """Where matches are put that the user wants to give to somebody; ``override`` is another data folder."""
    return data_folder(override) / "exports"


def packs_folder(override: Path | None = None) -> Path:
    """The user's folder of packs, cards of one's own; ``override`` is another data folder. It need not exist."""
    return data_folder(override) / "packs"


def _resources() -> Path:
    """The folder that holds both: a bundle's own, the installed package's, or the top of the source tree."""
    bundle: str | None = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle)
    package = Path(__file__).resolve().parent
    installed = package / "data"
    return installed if is_folder(installed) else package.parent
