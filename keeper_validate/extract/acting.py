"""Functions that ask a library to make or check a credential, whatever they are called: what is around them speaks of it.

Which words do, and which names are of what only sets something up, is the lexicon's to say. Must not look at syntax."""

from __future__ import annotations

from keeper_validate import shipped
from keeper_validate.element import Element
from keeper_validate.extract.module import Definition, Module
from keeper_validate.extract.place import inside
from keeper_validate.extract.service_names import patterns, plainly, speaks


def may_act(path: str, definition: Definition) -> bool:
    """Whether a function that is not seen and sets nothing up stands in a file or a class that is called after a credential."""
    owner, _, name = definition.name.rpartition(".")
    if definition.form != "function" or "jsx" in definition.traits or patterns("idle", "").fit(plainly(name)):
        return False
    return any(map(speaks, (path.rpartition("/")[2], owner)))


def is_acting(call: Element) -> bool:
    """Whether a call of a library makes or checks a credential, and is of no whole service."""
    return not call.value("of") and call.value("primitive") in shipped.data("rules/lexicon/auth")["services"]["acting"]


def registers(module: Module, definition: Definition) -> bool:
    """Whether a function registers routes, whose handlers ask for themselves."""
    return any(one.setting("kind") == "route" and inside(one.line, definition) for one in module.records)

