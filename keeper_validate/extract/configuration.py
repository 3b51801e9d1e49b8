"""What a configuration key stands for: `app.config["API_PREFIX"]`, looked up where configuration is written by convention.

Which expressions read a key, and which files set it, is data (`rules/lexicon/configuration.yaml`). Must not guess among files: the first
that sets the key says it, and before all of them the module that a project says to keep its settings in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from keeper_validate import shipped
from keeper_validate.extract.expression import Call, Expression, Member, Name, Text
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import External, Site
from keeper_validate.tree import above, below


def configured(path: str, scope: str, expression: Expression, resolver: Resolver) -> tuple[str, Definition] | None:
    """Where the key that an expression reads is set, and by which definition; None where it reads none or nothing sets it."""
    known = _habits(path, resolver)
    if not known:
        return None
    key = _key(path, scope, expression, known, resolver)
    return next(_set(path, key, known, resolver), None) if key else None


def settings(path: str, key: str, resolver: Resolver) -> Iterator[tuple[str, Definition]]:
    """Where the settings of a file's project set a key, and by which definitions: all of the nearest file that does."""
    known = _habits(path, resolver)
    found = _set(path, key, known, resolver) if known else iter(())
    nearest = next(found, None)
    if nearest is not None:
        yield nearest
        yield from takewhile(lambda one: one[0] == nearest[0], found)


def _habits(path: str, resolver: Resolver) -> dict[str, Any] | None:
    """How the language of a file writes configuration."""
    module = resolver.sources.names(path)
    every: dict[str, dict[str, Any]] = shipped.data("rules/lexicon/configuration") if module is not None else {}
    return every.get(named(module.language).rules) if module is not None else None


def _key(path: str, scope: str, expression: Expression, known: dict[str, Any], resolver: Resolver) -> str:
    if isinstance(expression, Name):
        target = resolver.follow(path, scope, expression.name)
        of, _, key = target.name.rpartition(".") if isinstance(target, External) else ("", "", "")
        return key if of in known["objects"] else ""
    if not isinstance(expression, Call) or not expression.arguments or not isinstance(expression.arguments[0], Text):
        return ""
    return expression.arguments[0].value if _reads(expression.function, known) else ""


def _reads(function: Expression, known: dict[str, Any]) -> bool:
    """`config["KEY"]` or `config.get("KEY")` on anything that is called by one of the mappings' names."""
    if isinstance(function, Member):
        return function.name == "[]" and isinstance(function.of, Name) and function.of.name.rpartition(".")[2] in known["mappings"]
    if isinstance(function, Name):
        of, _, method = function.name.rpartition(".")
        return method == known["getter"] and of.rpartition(".")[2] in known["mappings"]
    return False


def _set(path: str, key: str, known: dict[str, Any], resolver: Resolver) -> Iterator[tuple[str, Definition]]:
    """The definitions of a key in the configuration files beside and above a file, nearest folder first."""
    for folder in above(path):
        for module in _told(folder, known, resolver):
            for form in known["modules"]:
                yield from _within(below(folder, form.format(module.replace(".", "/"))), key, resolver)
    for folder in above(path):
        for name in known["files"]:
            yield from _within(below(folder, name), key, resolver)


def _told(folder: str, known: dict[str, Any], resolver: Resolver) -> Iterator[str]:
    """The modules of settings that a folder's files say to be a project's."""
    for name, pattern in known.get("told", {}).items():
        written = resolver.sources.tree.read(below(folder, name))
        yield from re.findall(pattern, written.decode("utf-8", "replace")) if written is not None else ()


def _within(path: str, key: str, resolver: Resolver) -> Iterator[tuple[str, Definition]]:
    """Where a module sets a key: itself, in a class of settings or in what it takes over whole from another."""
    module = resolver.sources.names(path)
    for definition in module.definitions if module is not None else ():
        if definition.name.rpartition(".")[2] == key and definition.form == "value":
            yield path, definition
    target = resolver.follow(path, "", key) if module is not None and module.stars else None
    if isinstance(target, Site) and target.definition is not None and target.definition.form == "value" and not target.rest:
        yield target.path, target.definition
