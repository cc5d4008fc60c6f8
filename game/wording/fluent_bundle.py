"""Fluent messages of one language, parsed one by one and formatted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

_LOCALES: Final = {"en": "en-GB"}
"""Language -> locale of its numbers and dates, where they differ by country; the English texts are spelled in British
English."""


class Parsed(NamedTuple):
    """The result of parsing an entry: its ``damages``, each with its offset in characters, and the names of the
    messages and terms (`-term`) it refers to."""

    damages: tuple[tuple[str, int], ...]
    references: tuple[str, ...]


class Bundle:
    """The parsed entries of ``language``, and ``functions`` that they may call by name."""

    def __init__(self, language: str, functions: Mapping[str, Callable[..., Any]]) -> None:
        self._bundle = FluentBundle([_LOCALES.get(language, language)], dict(functions), use_isolating=False)
        self._parser = FluentParser(with_spans=False)

    def parse(self, source: str) -> Parsed:
        """Add an entry; damaged parts are left out."""
        resource = self._parser.parse(source)
        faults = [part.annotations[0] for part in resource.body if isinstance(part, ast.Junk)]
        self._bundle.add_resource(resource)
        references = _References()
        references.visit(resource)
        damages = ((str(fault.message), fault.span.start if fault.span else 0) for fault in faults)
        return Parsed(tuple(damages), tuple(references.names))

    def pattern(self, name: str, attribute: str) -> Any:
        """The value of a message, or one of its attributes, for `format`; None if there is none."""
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, pattern: Any, facts: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """The text, and the errors in formatting it."""
        text, mistakes = self._bundle.format_pattern(pattern, dict(facts))
        return str(text), mistakes


class _References(Visitor):
    """Collects the messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)
