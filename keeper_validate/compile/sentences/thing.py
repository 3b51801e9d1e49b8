"""What a noun phrase of a clause stands for. Must not know how it was found, nor what is said about it."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.lexicon import Entry
from keeper_validate.values import dataclass

_USES = ("import", "token")
# What a capitalised name without a noun may be.
NAMED = ("component", "service", "schema", "table", "enum", "store", "error_type", "event", "auth_service")
# And what one is taken for where nothing says more.
ONLY_NAMED = ("component", "import", "token")

REST = frozenset({"rest", "restful", "http"})
NO_PROCEDURE = "/^(?!(QUERY|MUTATION|SUBSCRIPTION) )/"
"""What routes are called that are neither procedures nor operations of GraphQL."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something structure can show. `act` is what a bare mention in a prohibition forbids (`use`, `import` in code alone, else new);
    `named` that `target` is a name the clause spells out; `new` and `direct` that an adjective said so, `other` that it is one beside
    those that are named or there; `settings` the keys of documents that it is set by, `declared` the construct that one is
    declared by; `apart` the folder of whose folders one imports another; `lying` where
    such things lie by their nature; `framework` by which routes, stores or tables are made, where
    only those of one are spoken of; `unsaid` the words beside it that nothing is known of."""

    kinds: tuple[str, ...]
    target: str | None = None
    technology: str | None = None
    primitive: str | None = None
    family: str | None = None
    act: str = ""
    facet: str | None = None
    partial: bool = False
    named: bool = False
    new: bool = False
    other: bool = False
    direct: bool = False
    within: tuple[str, ...] = ()
    lying: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    files: str | None = None
    settings: str | None = None
    declared: str | None = None
    apart: str | None = None
    deep: bool = False
    framework: str | None = None
    unsaid: str = ""

    @classmethod
    def of(cls, entry: Entry, run: Run = ()) -> Thing:
        """The thing a lexicon entry stands for; who calls it a client (“the Docker client”) speaks of code, and of no files beside it."""
        called = bool(entry.technology) and any(word.low in lexicon.grammar("client_nouns") for word in run)
        act = "import" if called else entry.act
        return cls(entry.kinds, entry.target, entry.technology, entry.primitive, entry.family, act, entry.facet, entry.partial,
                   only=entry.only, files=entry.files, settings=entry.settings, declared=entry.declared, lying=entry.within)

    @property
    def standing(self) -> tuple[str, ...]:
        """The kinds of what is there already and may be changed or removed."""
        if self.named and self.kinds == ONLY_NAMED:
            return NAMED
        return tuple(kind for kind in self.kinds if kind not in _USES)


    @property
    def folder(self) -> str | None:
        """What a path with the noun of a package means where it is changed: `packages/core`, and no package of others."""
        path = self.target or ""
        own = "dependency" in self.kinds and set(self.kinds) <= {"dependency", *_USES} and "/" in path
        return f"{path}/**" if own and path.partition("/")[0] in lexicon.grammar("package_homes") else None


class Unread(Exception):
    """A phrase whose meaning is not certain; `why` tells an author what could not be decided, `narrows` that the phrase limits the
    rest of an enumeration too, `near` what it would stand for without the words that nothing is known of."""

    def __init__(self, why: str, narrows: bool = False, near: Thing | None = None) -> None:
        super().__init__(why)
        self.why, self.narrows, self.near = why, narrows, near


@dataclass(frozen=True, slots=True)
class Made:
    """What a statement was made into; `partial` that it shows only some violations, `doubt` what limits the clause without showing in
    structure, so that findings can only warn."""

    checks: tuple[Check, ...]
    partial: bool = False
    doubt: str | None = None
