"""The closed vocabulary of what is found in source: elements, their facets, uses, and the gaps where nothing could be read.

Must not know how anything is found, nor what is allowed."""

from __future__ import annotations

from keeper_validate.values import dataclass

KINDS = (
    "component", "page", "hook", "store", "route", "service", "event", "error_type", "enum", "table", "schema",
    "auth_service", "auth_call", "scope", "role", "dependency", "env_var", "feature_flag", "technology",
)

SEEDABLE = frozenset({
    "component", "page", "hook", "store", "route", "service", "event", "error_type", "enum", "table", "schema",
    "auth_service", "scope", "role", "env_var", "feature_flag",
})

# An interface, a struct, the alias of a shape: no seed and in no listing, but found where a clause names it.
TYPE = "type"

CLIENT = "client"
DOOR, ONE_ROUTE = " < ", "@"
"""What stands between a router and its guard in the name of a use of kind `door`, and before what is no router but one route."""
ASKED = "asked"
"""The kind of a use that is a guard in the body of a function, whose name stands before it as that of a router does."""
# What the import of a module says that only hands on what is there.
EXPORT = "export"
# The role of what a table or a schema has from elsewhere (`*`: perhaps more), which is no part of its own and no change of it.
INHERITED = "inherited"
"""The evidence of a technology that is a client made by another file of the project; its value is that file."""

CONTEXTS = ("source", "test", "story", "fixture", "generated", "vendored")


@dataclass(frozen=True, slots=True)
class Facet:
    """A named part of an element; `role` is the capture name of the query that found it (member, prop, guard, renders, ...)."""

    role: str
    name: str
    value: str | None = None


@dataclass(frozen=True, slots=True)
class Element:
    """One architectural thing at one place; `line` and `end_line` are 1-based, `facets` keep source order."""

    kind: str
    name: str
    path: str
    line: int
    end_line: int
    language: str
    framework: str = ""
    context: str = "source"
    exported: bool = True
    facets: tuple[Facet, ...] = ()

    @property
    def inline(self) -> bool:
        """Whether it is a set written where its only user stands, with no name of its own: a part, and nothing to build on."""
        return not self.exported and (self.value("form") or "").startswith("inline-")

    @property
    def entered(self) -> bool:
        """Whether it is a component by a file that a framework enters, called as nobody can write: `+layout`, `[id]`."""
        return self.kind == "component" and not (self.name[:1].isalnum() or self.name[:1] in "_$")

    def named(self, role: str) -> tuple[Facet, ...]:
        """The facets of one role, in source order."""
        return tuple(facet for facet in self.facets if facet.role == role)

    def value(self, role: str) -> str | None:
        """The name of the first facet of one role."""
        return next((facet.name for facet in self.facets if facet.role == role), None)


@dataclass(frozen=True, slots=True)
class Use:
    """One use that is not an element of its own: an import, a token of code, one of many uses of a technology of which each counts, a
    text of SQL that renames a value of the enum type `name`, what a setting says of whom no rule speaks of, a guard before a router, or one
    in a body, a definition called like a service of authentication, or something longer than a clause allows (kinds: `import`, `token`,
    `call`, `statement`, `default`, `door`, `asked`, `candidate`, `size`).

    `name` of an import is the module and, where one is named, the member after a colon (`jwt:encode`, `@/ui/Modal:Modal`);
    `resolved` is the repository path an import leads to, where it was resolved; `form` says as what a token stands there
    (`name`, `literal`, `attribute`, ...), of a call how it is written, of a statement what it does, and of a default what is set."""

    kind: str
    name: str
    path: str
    line: int
    context: str = "source"
    resolved: str | None = None
    form: str = ""


@dataclass(frozen=True, slots=True)
class Gap:
    """A region that could not be read; `line` is 0 for a whole file, which is `lost` where Git itself has not got it."""

    path: str
    line: int
    reason: str
    lost: bool = False


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Everything read from one tree for one change: the paths read, what they hold, and what could not be read."""

    paths: tuple[str, ...] = ()
    elements: tuple[Element, ...] = ()
    uses: tuple[Use, ...] = ()
    gaps: tuple[Gap, ...] = ()
