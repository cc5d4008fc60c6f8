"""YAML of the tests, read by the loader in C where there is one: rows are read whenever tests are collected."""

from __future__ import annotations

from typing import Any

import yaml


def data_of(text: str) -> Any:
    """The data of a text in YAML."""
    return yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
