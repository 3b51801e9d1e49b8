"""Guards that a file gives another name before it puts them anywhere: `const mine = requireRole("admin")`.

Must not know any framework, nor where guards stand."""

from __future__ import annotations

import re

from keeper_validate import shipped
from keeper_validate.extract.authentication.asking import GIVEN, is_guard, with_given
from keeper_validate.extract.expression import CHOSEN, Call, Expression, Name, plain
from keeper_validate.extract.module import Definition
from keeper_validate.extract.naming.resolve import Resolver

_WORD = re.compile("[A-Z]?[a-z0-9]+|[A-Z]+")


def only_named(path: str, scope: str, value: Expression, resolver: Resolver) -> Expression | None:
    """The guard that a name of the same file, which no other file has, is bound to, where the name says less of what is asked than that."""
    module = resolver.sources.names(path) if isinstance(value, Name) else None
    bound = resolver.scopes(module).bound(scope, value.name) if module is not None and isinstance(value, Name) else None
    found = bound[0] if bound is not None and not bound[1] else None
    if not isinstance(value, Name) or not isinstance(found, Definition) or found.form != "value" or (found.exported and not scope):
        return None
    made = found.value
    called = made.function if isinstance(made, Call) and made.function != CHOSEN else made
    if not isinstance(made, Name | Call) or called is None or not is_guard(plain(called)):
        return None
    asked = with_given(made).partition(GIVEN)[2] if isinstance(made, Call) else made.name
    return None if is_guard(value.name) and _narrowed(asked) <= _narrowed(value.name) else made


def _narrowed(name: str) -> frozenset[str]:
    """The words of a guard that say whom it lets pass."""
    return frozenset(word.lower() for word in _WORD.findall(name)).intersection(map(str, shipped.data("rules/lexicon/auth")["narrowing"]))
