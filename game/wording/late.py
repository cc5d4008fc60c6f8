"""Modules that are loaded when something of them is first used: the title is up before it needs them."""

from __future__ import annotations

import sys
from importlib.util import LazyLoader, find_spec, module_from_spec
from types import ModuleType


def late(name: str) -> ModuleType:
    """The module with this full name, loaded at the first look into it.

    Raises:
        ImportError: there is no such module.
    """
    if name in sys.modules:
        return sys.modules[name]
    spec = find_spec(name)
    if spec is None or spec.loader is None:
        raise ImportError(f"there is no module {name}", name=name)
    spec.loader = LazyLoader(spec.loader)
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
