"""What is called how that has no name of its own: a default export after its file, a function that a call keeps after the name that it is
given, another that is written in place by its turn among others.

Must not know what it is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from keeper_validate import shipped
from keeper_validate.extract.authentication.onward import besides
from keeper_validate.extract.expression import Call, Inline, Text, plain
from keeper_validate.extract.indexed import calls_given
from keeper_validate.extract.module import Definition, Mention, Module
from keeper_validate.values import replace

DEFAULT = "default"
# What is put around a function that answers a request: `defineEventHandler(...)`.
_ANSWERING = "handler"
_PARTS = re.compile(r"[-._+]+")


def named_by_file(path: str, definition: Definition) -> Definition:
    """A definition under the name that its file gives it, where it has none: `auth-required.middleware.js` is `authRequiredMiddleware`."""
    written = definition.form in ("function", "class") or (definition.form == "value" and isinstance(definition.value, Call))
    answers = isinstance(definition.value, Call) and plain(definition.value.function).lower().endswith(_ANSWERING)
    if definition.name != DEFAULT or not written or answers or "jsx" in definition.traits:
        return definition
    folder, _, file = path.rpartition("/")
    stem = file.rpartition(".")[0]
    first, *others = [part for part in _PARTS.split(folder.rpartition("/")[2] if stem == "index" else stem) if part] or [DEFAULT]
    return replace(definition, name=first + "".join(part[:1].upper() + part[1:] for part in others))


def is_unnamed(definition: Definition) -> bool:
    """Whether nothing holds a function that stands at the top: `app.use((req, res, next) => next())`."""
    return definition.name.startswith("@")


def counted(definition: Definition, others: Iterable[Definition]) -> str:
    """The name of a definition behind others; of one that nothing holds its turn, as where it stands changes with every line above it."""
    if not is_unnamed(definition):
        return definition.name
    turn = 1 + sum(map(is_unnamed, others))
    return "middleware" if turn == 1 else f"middleware {turn}"


def named_by_call(module: Module) -> Mapping[str, Definition]:
    """By the names of their places, the functions that a call keeps, under the name that it is given for each."""
    calls = [one for one in module.mentions if one.use == "call" and len(one.arguments) > 1 and _keeps(one)]
    given = {
        handed.name: name.value
        for name, handed in (one.arguments[:2] for one in calls) if isinstance(name, Text) and isinstance(handed, Inline)
    }
    return {one.name: replace(one, name=given[one.name]) for one in module.definitions if one.name in given} if given else {}


def is_kept_before(module: Module, definition: Definition) -> bool:
    """Whether a function is kept so that others put it before what answers: `server.decorate("admin", async (request, reply) => {})`."""
    keeping = shipped.data("rules/lexicon/auth")["services"]["kept_before"]
    if "." in definition.name or definition.form != "function":
        return False
    calls = (one for one in calls_given(module, definition.name) if one.name.rpartition(".")[2] in keeping)
    kept = any(isinstance(one.arguments[1], Inline) for one in calls if one.line <= definition.line <= one.end_line)
    return kept and not besides(definition.name)


def _keeps(call: Mention) -> bool:
    return call.name.rpartition(".")[2] in shipped.data("rules/lexicon/auth")["services"]["kept_by"]
