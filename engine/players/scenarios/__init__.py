"""What a player with some sense does at the tables of scenarios: every module here brings its habits.

`URGENT` habits come before those of the base game, `BUILDING` ones after a settlement and before what costs less,
`CLOSING` ones when nothing better is left to do, and `KNOWN` are the actions they are about, or that are left alone on
purpose. `AIMS` tell what else on the price list a seat could save for.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any


def brought(what: str) -> tuple[Any, ...]:
    """All that the modules of this folder bring under a name, in the order of their names."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__, f"{__name__}."))
    return tuple(one for name in names for one in getattr(importlib.import_module(name), what, ()))
