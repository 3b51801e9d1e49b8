"""Calls that are handed no argument of a name that clauses ask for, as uses of the form `lacking`, in languages that name arguments.

Must not know who asks."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.handed import handed, last_name
from keeper_validate.unhanded import called, lacks


def unhanded(path: str, text: str, end: int, name: str, asked: frozenset[tuple[str, str]]) -> Iterator[str]:
    """What a call that is opened at a place is called as a token, for each argument that it goes without."""
    wanted = [argument for of, argument in sorted(asked) if of == last_name(name)] if asked else []
    known = shipped.data("rules/lexicon/spelling")
    if not wanted or not path.endswith(tuple(known["naming_arguments"])):
        return
    arguments = handed(text, end)
    options = path.endswith(tuple(known["suffixes"]["script"]))
    yield from (called(name, one) for one in wanted if arguments is not None and lacks(arguments, one, options))
