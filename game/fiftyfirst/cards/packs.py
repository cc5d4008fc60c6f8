"""Packs: sets of a player's own, as folders with card files in the user's data folder.

The name of the folder is the id of the set: ``packs/lighthouses/coast.yaml``. Every file has `locations` and may have
`reprints`; one of them may have the `title` of the pack.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.fiftyfirst.cards.card_reader import ID
from game.fiftyfirst.cards.reader import CardSet, Reprint, line_of, read_pack_file
from game.files import MEGABYTE, is_file, is_folder
from game.kernel.refusal import Unreadable

LARGEST_TOGETHER: Final = 3 * MEGABYTE
"""Bytes of the card files of all packs: they are read whenever the cards are needed."""

MOST_CARDS: Final = 500
"""Maximum deck cards in a pack, counting copies."""

LONGEST_NAME: Final = 24
"""Maximum characters of the id and of the title of a pack: the new game screen has little room for it."""

ENDING: Final = ".yaml"
_ENDINGS: Final = (ENDING, ".yml")


def pack_folders(packs: Path) -> list[Path]:
    """The packs in the folder ``packs``, sorted by name; none if the folder is missing.

    A card file that lies there without a folder is included, so that `read_pack` refuses it.

    Raises:
        Unreadable: the folder cannot be opened.
    """
    try:
        packs.lstat()
    except FileNotFoundError:
        return []
    except OSError:
        pass  # `_listed` tells why
    return [path for path in _listed(packs) if is_folder(path) or _is_astray(path)]


def read_pack(folder: Path, names: dict[str, str]) -> CardSet:
    """Read all files of a pack as one set.

    Args:
        folder: The folder of the pack.
        names: All ids and titles in use, with their files. Those of the pack are added.

    Raises:
        Unreadable: one sentence with file, line and card, where known, and what was expected.
    """
    if not is_folder(folder):
        raise Unreadable(
            f"expected a folder: a pack is a folder with card files, as in my_pack/cards{ENDING}", str(folder)
        )
    if not ID.fullmatch(folder.name) or len(folder.name) > LONGEST_NAME:
        message = f"expected a folder name of small letters, digits and _, at most {LONGEST_NAME} of them"
        raise Unreadable(message, str(folder))
    return _read_files(folder, pack_files(folder), folder.name, names)


def read_pack_of_one_file(file: Path, names: dict[str, str]) -> CardSet:
    """Read a card file as a pack of one file, within the same limits.

    Raises:
        Unreadable: as `read_pack`.
    """
    _check_name(file)
    return _read_files(file, (file,), file.stem, names)


def _read_files(whole: Path, files: Iterable[Path], pack: str, names: dict[str, str]) -> CardSet:
    """The files of the pack ``pack`` as one set; ``whole`` is its path."""
    parts: list[tuple[Path, CardSet]] = []
    for file in files:
        parts.append((file, read_pack_file(file, pack, names)))
        _check_size(whole, (part for _, part in parts))
    return CardSet(
        locations=tuple(card for _, part in parts for card in part.locations),
        facts="\n".join(f"{file.name}\n{part.facts}" for file, part in parts),
        reprints=_reprints(parts),
        title=_title(parts),
    )


def bytes_of(pack: Path) -> int:
    """The bytes of the card files of a pack, as far as they can be looked at."""
    found = 0
    with suppress(OSError, Unreadable):
        found = sum(file.stat().st_size for file in pack_files(pack))
    return found


def place_of(card: str, pack: Path) -> tuple[Path, int] | None:
    """The file and line of a card in a pack, which is a folder or a single file; None if it is not there."""
    for file in pack_files(pack) if is_folder(pack) else [pack]:
        line = line_of(card, file)
        if line is not None:
            return file, line
    return None


def pack_files(folder: Path) -> list[Path]:
    """The card files of a pack, sorted by name; raises Unreadable if there are none or one has a wrong name."""
    files = [path for path in _listed(folder) if path.suffix.lower() in _ENDINGS]
    if not files:
        raise Unreadable(f"expected at least one card file (*{ENDING}) in this folder", str(folder))
    for file in files:
        _check_name(file)
    return files


def _check_name(file: Path) -> None:
    if file.suffix != ENDING:
        raise Unreadable(f"expected a file name that ends in {ENDING}", str(file))


def _check_size(whole: Path, parts: Iterable[CardSet]) -> None:
    held = [(*(card.copies for card in part.locations), *(card.copies for card in part.reprints)) for part in parts]
    count = sum(map(sum, held))
    if count > MOST_CARDS:
        raise Unreadable(f"expected at most {MOST_CARDS} cards in a pack, copies counted, not {count}", str(whole))


def _reprints(parts: Sequence[tuple[Path, CardSet]]) -> tuple[Reprint, ...]:
    """The reprints of all files; refuses a card that two files reprint."""
    found: dict[str, Reprint] = {}
    for reprint in (reprint for _, part in parts for reprint in part.reprints):
        if reprint.id in found:
            message = f"expected each card once among the reprints of a pack, not {reprint.id!r} in two files"
            raise Unreadable(message, reprint.file, reprint.line)
        found[reprint.id] = reprint
    return tuple(found.values())


def _title(parts: Sequence[tuple[Path, CardSet]]) -> str | None:
    titled = [(file, part.title) for file, part in parts if part.title]
    if len(titled) > 1:
        raise Unreadable(f"expected one 'title' for the pack: {titled[0][0].name} has it already", str(titled[1][0]))
    file, title = titled[0] if titled else (None, None)
    if title and len(title) > LONGEST_NAME:
        message = f"expected a title of at most {LONGEST_NAME} characters for the pack, not {title!r}"
        raise Unreadable(message, str(file))
    return title


def _listed(folder: Path) -> list[Path]:
    """The content of a folder, sorted by name, without hidden files."""
    try:
        return sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    except OSError as error:
        raise Unreadable(f"the folder cannot be opened: {error.strerror or error}", str(folder)) from None


def _is_astray(path: Path) -> bool:
    """Whether this was probably meant as a pack: a card file, or a broken link."""
    return path.suffix.lower() in _ENDINGS or not (is_file(path) or is_folder(path))
