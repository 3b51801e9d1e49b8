"""One decision as data: its clauses and what it grants. Must not read files (`decision_file` does)."""

from __future__ import annotations

from keeper_validate.clause import Clause
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Reuse:
    """A registered pattern that must be used and not be built again: `Button.primary`, `user_status enum`, `GET /api/x`.

    `name` is the element's name (`Button`), `part` what follows its dot (`primary`), `kind` the element kind where the text says it,
    `location` a path the text names, `note` the rest."""

    clause: Clause
    domain: str
    name: str
    part: str | None = None
    kind: str | None = None
    location: str | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Extension:
    """An approved change to what exists; `target` is an element or file name, `change` the words or the `add_*` verb with its value, `part`
    the one part of it that the target names (`users.nickname`)."""

    clause: Clause
    domain: str
    target: str
    change: str
    part: str = ""


@dataclass(frozen=True, slots=True)
class NewSeed:
    """An approved new thing: by `name` (and `kind` where its type says one), and by any of the `paths` its scope names."""

    clause: Clause
    type: str
    kind: str | None
    name: str
    paths: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    scope: str = ""


@dataclass(frozen=True, slots=True)
class Removal:
    """An approved removal; `name` is the element where the text says one (a route without a method is its path), `path` the file
    where it names one."""

    clause: Clause
    domain: str
    name: str | None
    path: str | None
    kind: str | None = None


@dataclass(frozen=True, slots=True)
class Condition:
    """A thing that was asked for and is not approved, with the alternative that the decision names."""

    clause: Clause
    kind: str | None
    name: str
    alternative: str = ""


@dataclass(frozen=True, slots=True)
class Companion:
    """A test file that the decision's verification block expects; `action` is create, extend or modify."""

    clause: Clause
    path: str
    action: str


@dataclass(frozen=True, slots=True)
class Superseded:
    """What this decision replaces: a whole decision, or the one constraint whose words are given."""

    number: int
    constraint: str | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Warning:
    """Something about a law file that a person should mend; it never stops a run."""

    path: str
    line: int
    message: str


@dataclass(frozen=True, slots=True)
class Decision:
    """A loaded decision.

    `clauses` are the statements to compile (`forbidden`, `constraints`, and the codes); the other lists hold their own clause each.
    `new_seeds` is None where the field is absent (no limit), and exhaustive, even empty, where it is present.
    `narrative` decisions have no enforceable field. `unknown` names fields that mean nothing here. `overrides` are what the decision
    itself lets pass (`override: {allow: [...]}`). `successor` is the id of the decision that replaced it, where it says so."""

    number: int
    id: str
    path: str
    title: str = ""
    status: str = ""
    approved: bool = True
    mode: str | None = None
    standing: bool = False
    narrative: bool = False
    clauses: tuple[Clause, ...] = ()
    reuse: tuple[Reuse, ...] = ()
    extensions: tuple[Extension, ...] = ()
    new_seeds: tuple[NewSeed, ...] | None = None
    conditions: tuple[Condition, ...] = ()
    removals: tuple[Removal, ...] = ()
    companions: tuple[Companion, ...] = ()
    supersedes: tuple[Superseded, ...] = ()
    seed_refs: tuple[tuple[str, str, int], ...] = ()
    unknown: tuple[tuple[str, int], ...] = ()
    warnings: tuple[Warning, ...] = ()
    overrides: tuple[str, ...] = ()
    successor: str | None = None
