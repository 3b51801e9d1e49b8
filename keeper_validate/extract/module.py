"""What one source file says, path-free: its imports, definitions, exports, the records its rules matched, and its gaps.

A pure function of the bytes, so that a blob id is a valid key for it. Must not hold anything that depends on the path."""

from __future__ import annotations

import re

from keeper_validate.element import Facet, Gap
from keeper_validate.extract.expression import Expression
from keeper_validate.values import dataclass

UNRUN = "unrun"
"""The trait of what only those who check types read."""

_PLACE = re.compile(r"(?<![^.])@[\d:]+\.?")


@dataclass(frozen=True, slots=True)
class Import:
    """A name bound by an import: `local` is bound to `member` of `module`, or to the module itself (`member` None).

    Python relative modules keep their dots (`.models`); ECMAScript specifiers and Go import paths are as written. `member` is `default`
    for an ECMAScript default import (and of what `require` gives).
    `scope` is the dotted name of the enclosing definition, empty at module level;
    `local` is empty where nothing is bound; `type_only` where the name is no value at run time."""

    local: str
    module: str
    member: str | None
    line: int
    scope: str = ""
    type_only: bool = False


@dataclass(frozen=True, slots=True)
class Export:
    """A name this file offers under `name`: a local definition (`local`), or something of another module (`module`, `member`; member None
    is the whole module). `name` and `member` are `*` for a star re-export; `default` is the default export.
    `type_only` as for an import."""

    name: str
    local: str | None = None
    module: str | None = None
    member: str | None = None
    line: int = 0
    type_only: bool = False


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a function, in order; for a destructured object `name` is empty and `fields` are its keys; `takes_rest` says that
    all further arguments are its items (`*urls`)."""

    name: str
    annotation: Expression | None = None
    default: Expression | None = None
    fields: tuple[str, ...] = ()
    takes_rest: bool = False


@dataclass(frozen=True, slots=True)
class Definition:
    """A class, function or assigned value. `name` is dotted through its enclosing definitions: `UserViewSet.list`, `create_app.app`.

    `form` is `class`, `function`, `value`, `type`, `annotation` (declared without a value), `put` (what a list is given later) or `each`
    (a loop variable; `value` is what is looped over). `start` is the byte offset of the node that a rule marks `@element` (decorators
    included), `line` the line of the name.
    `value` is the assigned expression, or what a function returns where it returns one thing; `traits` are facts of the language that
    rules ask for (`jsx`, `async`, `abstract`, `const`, ...); `facets` what only the reader can see of it, copied to
    the element it becomes."""

    name: str
    form: str
    line: int
    end_line: int
    start: int
    bases: tuple[Expression, ...] = ()
    keywords: tuple[tuple[str, Expression], ...] = ()
    decorators: tuple[Expression, ...] = ()
    parameters: tuple[Parameter, ...] = ()
    value: Expression | None = None
    annotation: Expression | None = None
    exported: bool = False
    traits: tuple[str, ...] = ()
    facets: tuple[Facet, ...] = ()


@dataclass(frozen=True, slots=True)
class Capture:
    """One captured node of a match: its role (capture name), value and lines."""

    role: str
    value: Expression
    line: int
    end_line: int


@dataclass(frozen=True, slots=True)
class Record:
    """What a query pattern matched. `settings` are the pattern's `#set!`s; `start` and `end` the byte offsets of its `@element` node
    (records of one node and kind are one element); `within` the dotted name of the enclosing definitions."""

    framework: str
    settings: tuple[tuple[str, str], ...]
    captures: tuple[Capture, ...]
    start: int
    end: int
    line: int
    end_line: int
    within: str = ""

    def setting(self, key: str) -> str | None:
        """The value of one `#set!`."""
        for name, value in self.settings:
            if name == key:
                return value
        return None

    def first(self, role: str) -> Capture | None:
        """The first capture of a role."""
        for capture in self.captures:
            if capture.role == role:
                return capture
        return None

    def all(self, role: str) -> tuple[Capture, ...]:
        """All captures of a role, in source order."""
        return tuple(capture for capture in self.captures if capture.role == role)

    @property
    def is_whole(self) -> bool:
        """Whether it has all the roles that it requires."""
        return all(self.first(role) is not None for role in (self.setting("requires") or "").split())


@dataclass(frozen=True, slots=True)
class Mention:
    """A place where a word of a lexicon is used as code: its dotted callee or name as written, and how it is used (`call`, `construct`,
    `name`, `tag`, `decorator`, `option`). `within` is the enclosing definition; `arguments` and `keywords` those of a call."""

    name: str
    use: str
    line: int
    end_line: int
    within: str = ""
    arguments: tuple[Expression, ...] = ()
    keywords: tuple[tuple[str, Expression], ...] = ()


@dataclass(frozen=True, slots=True)
class Module:
    """Everything read from one blob. `declared` are the definitions of a language in which no name leads to one: where they stand is all
    that is known of them."""

    language: str
    imports: tuple[Import, ...] = ()
    stars: tuple[Import, ...] = ()
    exports: tuple[Export, ...] = ()
    definitions: tuple[Definition, ...] = ()
    records: tuple[Record, ...] = ()
    mentions: tuple[Mention, ...] = ()
    gaps: tuple[Gap, ...] = ()
    lines: int = 0
    declared: tuple[Definition, ...] = ()


Known = dict[tuple[str, str], Module]
"""Modules by blob id and language."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What a language's reader gives for one source: the names it binds and offers."""

    imports: tuple[Import, ...] = ()
    stars: tuple[Import, ...] = ()
    exports: tuple[Export, ...] = ()
    definitions: tuple[Definition, ...] = ()
    declared: tuple[Definition, ...] = ()


def spoken(name: str) -> str:
    """A definition's dotted name as its source says it: without the places that stand for functions without a name, which move with every
    line above."""
    return (_PLACE.sub("", name).rstrip(".") or name) if "@" in name else name
