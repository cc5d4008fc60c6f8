"""Files that many windows of one process open are parsed only once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime.prepare import Compiler
from fluent.syntax import FluentParser, ast

from game.fiftyfirst.cards import catalog as cards
from game.fiftyfirst.cards.reader import CardFile
from game.paths import cards_folder
from game.wording.fluent_bundle import Bundle, Parsed
from game.wording.messages import Messages, MessageSource


@contextmanager
def parsed_once() -> Iterator[None]:
    """Read the shipped cards, each file of messages and each message only the first time.

    What is parsed cannot be changed, and every window still puts together a catalog and a wording of its own.
    """
    with pytest.MonkeyPatch.context() as patch:
        _cards_once(patch)
        _files_once(patch)
        _messages_once(patch)
        yield


def _cards_once(patch: pytest.MonkeyPatch) -> None:
    shipped, read_own = cards_folder(), cards._read_own
    files: dict[tuple[object, ...], tuple[CardFile, dict[str, str]]] = {}

    def read_once(path: Path, names: dict[str, str]) -> CardFile:
        if path.parent != shipped:
            return read_own(path, names)
        key = (path, path.stat().st_mtime_ns, *names.items())
        if key not in files:
            files[key] = (read_own(path, names), dict(names))
        content, all_names = files[key]
        names.update(all_names)
        return content

    patch.setattr(cards, "_read_own", read_once)


def _files_once(patch: pytest.MonkeyPatch) -> None:
    cut, entries = Messages._cut, dict[tuple[Path, str], tuple[MessageSource, ...]]()

    def cut_once(messages: Messages, file: Path, text: str) -> Iterator[MessageSource]:
        if (file, text) in entries:
            return iter(entries[file, text])
        damages = len(messages.damages)
        found = tuple(cut(messages, file, text))
        if len(messages.damages) == damages:
            entries[file, text] = found
        return iter(found)

    patch.setattr(Messages, "_cut", cut_once)


def _messages_once(patch: pytest.MonkeyPatch) -> None:
    parse, add, compile_anew = FluentParser.parse, Bundle.parse, Compiler.__call__
    added = dict[str, Parsed]()
    compiled = dict[int, Any]()
    """Id of a parsed entry, which is kept as long as this, -> what formats it."""

    @cache
    def parse_once(source: str) -> ast.Resource:
        return parse(FluentParser(), source)

    def add_once(bundle: Bundle, source: str) -> Parsed:
        if source not in added:
            added[source] = add(bundle, source)
        else:
            bundle._bundle.add_resource(parse_once(source))
        return added[source]

    def compile_once(compiler: Compiler, item: Any) -> Any:
        if not isinstance(item, ast.Message | ast.Term):
            return compile_anew(compiler, item)
        if id(item) not in compiled:
            compiled[id(item)] = compile_anew(compiler, item)
        return compiled[id(item)]

    patch.setattr(FluentParser, "parse", lambda _, source: parse_once(source))
    patch.setattr(Bundle, "parse", add_once)
    patch.setattr(Compiler, "__call__", compile_once)
