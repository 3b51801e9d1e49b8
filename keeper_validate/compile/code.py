"""Short codes: `auth-reuse`, `data-append` and their like, alone or before a gloss (`auth-reuse: existing services only`).

Must not know what a code checks; a slug that is no code is handed back to be read as a phrase."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate import shipped
from keeper_validate.clause import Check, Clause
from keeper_validate.compile.vocabulary import lexicon

_SLUG = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")


def code(clause: Clause, text: str) -> Check | None:
    """The check of a clause that is a code, or that starts with one and a colon."""
    name = text.partition(":")[0].strip().strip("`").lower()
    if name not in lexicon.codes():
        return None
    return Check(name, lexicon.codes()[name], parameters=clause.parameters)


def parameters_of(name: str) -> dict[str, tuple[str, ...]]:
    """What a code can be told besides, each with its values; none where any will do."""
    return {one: tuple(values) for one, values in lexicon.mapping("codes", name).get("parameters", {}).items()}


def is_slug(text: str) -> bool:
    """Whether a text is one bare hyphenated word."""
    return _SLUG.fullmatch(text.strip().strip("`")) is not None


def is_package(slug: str) -> bool:
    """Whether a package of something that is known is called so: `react-router-dom`."""
    return slug in _packages()


@cache
def _packages() -> frozenset[str]:
    entries = shipped.data("rules/lexicon/technologies").values()
    return frozenset(name.partition(":")[2] for entry in entries for name in entry.get("dependencies", ()))


def as_words(slug: str) -> str:
    """A slug as the phrase it abbreviates: `new-auth-services` is new auth services."""
    return slug.strip().strip("`").replace("-", " ")


def unknown(slug: str) -> str:
    """Why a slug was not compiled, with the codes that look like it."""
    near = lexicon.near(slug.strip("`"), lexicon.codes())
    hint = f"did you mean {' or '.join(near)}" if near else f"the codes are {', '.join(lexicon.codes())}"
    return f"`{slug.strip('`')}` is no code that is known here, and reads as no phrase; {hint}"
