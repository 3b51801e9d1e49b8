"""What a spec proposes, as plain data: things with an intent, questions it leaves open, criteria, prohibitions. Must not know the vault."""

from __future__ import annotations

import re

from keeper_validate.clause import Clause
from keeper_validate.element import Element, Facet
from keeper_validate.values import dataclass

INTENTS = ("create", "extend", "use", "remove", "mention")
_NAME = re.compile(r"(?!.*(?:=>|\$\())[\w$@/{\[<(:][\w$@.:/{}\[\]()<>*# -]{0,199}\Z")


def is_name(text: str) -> bool:
    """Whether a text may be the name of something: one line without quotes, backslashes or anything that a decision gives a meaning."""
    return _NAME.match(text) is not None and text.isprintable()


@dataclass(frozen=True, slots=True)
class Proposed:
    """One thing that a spec speaks of.

    `name` is empty where the spec gives none; `kinds` holds every kind that it may be, the likeliest first; `members` are parts of
    `role` (variants, values, columns, ...) that come, `dropped` those that go; `whole` says that `members`, where they name one that
    is there, are all of them in order; `inserted` that they do not come last; `path` is where it is to lie; `certain` is False where
    only the shape of a word says its kind."""

    kinds: tuple[str, ...]
    name: str
    intent: str
    members: tuple[str, ...] = ()
    role: str = ""
    dropped: tuple[str, ...] = ()
    whole: bool = False
    inserted: bool = False
    primitive: str | None = None
    path: str = ""
    justification: str = ""
    certain: bool = True
    text: str = ""
    line: int = 0

    @property
    def kind(self) -> str:
        """The likeliest kind."""
        return self.kinds[0]

    def element(self) -> Element:
        """The element as if it were written, for the checks that look at elements."""
        facets = tuple(Facet(self.role, member) for member in self.members) if self.role else ()
        return Element(self.kind, self.name, self.path or "proposed", 1, 1, "", facets=facets)


@dataclass(frozen=True, slots=True)
class Spec:
    """A spec as it was read. `source` is what a decision cites; `clauses` are its own prohibitions that compile, and what it
    says must hold; `unread` its wishes for something new in which nothing could be named; `unheld` what it says must hold and no clause
    does; `digest` tells one spec from another."""

    title: str
    source: str
    digest: str
    elements: tuple[Proposed, ...] = ()
    questions: tuple[str, ...] = ()
    criteria: tuple[str, ...] = ()
    clauses: tuple[Clause, ...] = ()
    unread: tuple[str, ...] = ()
    summary: str = ""
    unheld: tuple[str, ...] = ()
