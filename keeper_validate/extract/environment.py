"""The variables of the environment that a module reads. How a language reads them is the lexicon's to say. Must not look at syntax."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from keeper_validate import shipped
from keeper_validate.element import Element, Facet
from keeper_validate.extract.expression import Call, Name, Text, keyword
from keeper_validate.extract.formats.env import given
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition, Module
from keeper_validate.extract.uses import Qualify, qualified
from keeper_validate.extract.vocabulary import Vocabulary, vocabulary

_VARIABLE = re.compile(r"[A-Za-z_]\w*\Z", re.ASCII)


def env_vars(path: str, module: Module, qualify: Qualify) -> Iterator[Element]:
    """One element for each variable that a module names, where it first does."""
    known = vocabulary(named(module.language).rules)
    found: dict[str, tuple[int, str]] = {}
    for line, name, by in (*_mentioned(module, known, qualify), *_settings(module, known, qualify), *_tagged(module)):
        if _VARIABLE.match(name) and name not in given() and (name not in found or line < found[name][0]):
            found[name] = line, by
    for name, (line, by) in found.items():
        yield Element("env_var", name, path, line, line, module.language, facets=(Facet("read", by),))


def _mentioned(module: Module, known: Vocabulary, qualify: Qualify) -> Iterator[tuple[int, str, str]]:
    for mention in module.mentions:
        meant = qualified(mention, qualify) if mention.use in ("call", "name", "passed", "kept") else ""
        called = next((name for name in (meant, meant.rpartition("/")[2]) if name in known.variables), None)
        if called is not None and mention.use == "call":
            key = mention.arguments[0] if mention.arguments else None
            if isinstance(key, Text):
                yield mention.line, key.value, called
            continue
        for mapping in known.environments if meant else ():
            if meant == mapping:
                yield from ((mention.line, key.value, mapping) for key in mention.arguments if isinstance(key, Text))
            elif meant.startswith(f"{mapping}.") and module.language not in _subscripted():
                yield mention.line, meant[len(mapping) + 1 :].partition(".")[0].partition("(")[0], mapping


@cache
def _subscripted() -> frozenset[str]:
    """The languages whose mapping has methods, so that what stands behind a dot names no variable."""
    return frozenset(shipped.data("rules/lexicon/environment")["subscripted"])


def _settings(module: Module, known: Vocabulary, qualify: Qualify) -> Iterator[tuple[int, str, str]]:
    """The fields of settings classes, in the spelling in which they stand in the environment."""
    for definition in module.definitions:
        scope = definition.name.rpartition(".")[0]
        bases = (base.name for base in definition.bases if isinstance(base, Name)) if definition.form == "class" else ()
        if not any(qualify(base, scope) in known.settings for base in bases):
            continue
        fields = [one for one in module.definitions if one.name.rpartition(".")[0] == definition.name and one.annotation is not None]
        prefix = next((found for one in module.definitions if (found := _prefix(one, definition.name)) is not None), "")
        for one in fields:
            name = one.name.rpartition(".")[2]
            if not name.startswith("_") and name != "model_config" and "shared" not in one.traits:
                yield one.line, f"{prefix}{name}".upper(), "settings"


def _tagged(module: Module) -> Iterator[tuple[int, str, str]]:
    """The variables that fields are filled from, as what stands behind them says."""
    for one in module.definitions:
        yield from ((one.line, facet.name, facet.value) for facet in one.facets if facet.role == "read" and facet.value)


def _prefix(definition: Definition, owner: str) -> str | None:
    """The prefix that a settings class gives all its variables."""
    inside = definition.name.startswith(f"{owner}.")
    value = keyword(definition.value, "env_prefix") if inside and isinstance(definition.value, Call) else None
    if inside and definition.name.endswith(".env_prefix"):
        value = definition.value
    return value.value if isinstance(value, Text) else None
