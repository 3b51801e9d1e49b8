"""The vault as data: every registered pattern. Must not read files (`vault_file` does)."""

from __future__ import annotations

from keeper_validate.clause import Clause
from keeper_validate.law.decision import Warning
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Seed:
    """One registered pattern. `members` are the values of an enum, the variants of a component, the columns of a table, the methods
    of a service; `policy` is `append-only`, `frozen` or `controlled`; `location` is where it lives, as the vault says it;
    `framework` and `notes` are for people."""

    kind: str
    name: str
    domain: str
    path: str
    line: int
    location: str | None = None
    members: tuple[str, ...] = ()
    policy: str | None = None
    notes: str = ""


@dataclass(frozen=True, slots=True)
class Vault:
    """All seeds of a law tree, in file order; `proposed` ones are not approved and are kept apart. `clauses` are the vault's own
    statements (`forbidden_extensions` of an entry, `forbidden_patterns` of a section)."""

    seeds: tuple[Seed, ...] = ()
    proposed: tuple[Seed, ...] = ()
    warnings: tuple[Warning, ...] = ()
    clauses: tuple[Clause, ...] = ()

    def of(self, kind: str) -> tuple[Seed, ...]:
        """The seeds of one kind."""
        return tuple(seed for seed in self.seeds if seed.kind == kind)

    def find(self, kind: str, name: str) -> Seed | None:
        """The seed of a kind and exact name."""
        return next((seed for seed in self.seeds if seed.kind == kind and seed.name == name), None)
