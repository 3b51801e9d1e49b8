"""The law of one run: which decision governs, with vault, configuration, waivers and overrides. Data only."""

from __future__ import annotations

from keeper_validate.law.decision import Decision, Removal, Warning
from keeper_validate.law.vault import Vault
from keeper_validate.values import dataclass, field

BEADS = ".beads"


@dataclass(frozen=True, slots=True)
class Waiver:
    """An exception that the law side grants until `expires` (ISO date): by finding fingerprint or by clause words or id."""

    target: str
    reason: str
    owner: str
    expires: str
    path: str
    line: int


@dataclass(frozen=True, slots=True)
class Config:
    """`keeper/keeper.yaml` or `.keeper/config.json`, as far as it governs a run; `root` is the folder the law was found in."""

    root: str = "keeper"
    mode: str | None = None
    require_adr: bool = True
    require_review: bool = False
    new_decisions: str = "deny"
    decisions: str = "keeper/decisions"
    seeds: str = "keeper/seeds"
    contexts: tuple[tuple[str, str], ...] = ()
    warnings: tuple[Warning, ...] = ()


@dataclass(frozen=True, slots=True)
class RemovedBefore:
    """A removal that another decision of the law approved: what went by it may not come back."""

    decision: str
    removal: Removal


@dataclass(frozen=True, slots=True)
class Dropped:
    """One clause, by the path of its decision and its id, that a later decision (`by`) took back."""

    path: str
    clause: str
    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class Law:
    """Everything a change is held to. `decision` is None where standing decisions and vault policies alone bind; `found_by` says how
    the decision was named (`--adr`, `bead gt-12`, `commit trailer`); `revision` is the oid it was read from; `binding` is False for
    a decision that the law revision does not hold yet; `overrides` are what the bead's front matter (or a binding decision itself) allows;
    `dropped` the clauses that later decisions took back; `warnings` all those of configuration, vault, waivers and decisions;
    `commits` the object ids of the commits that this law is for, where a range has several (none: the whole change);
    `gates` those changed files that run this program on the law side (a workflow, a CI configuration); `broken` what the change leaves of
    its law files that can no longer be read as law; `top` the names at its root."""

    revision: str
    decision: Decision | None
    standing: tuple[Decision, ...] = ()
    vault: Vault = field(default_factory=Vault)
    config: Config = field(default_factory=Config)
    mode: str = "growth"
    found_by: str = ""
    binding: bool = True
    trial: bool = False
    bead: str | None = None
    waivers: tuple[Waiver, ...] = ()
    overrides: tuple[str, ...] = ()
    removed_before: tuple[RemovedBefore, ...] = ()
    warnings: tuple[Warning, ...] = ()
    dropped: tuple[Dropped, ...] = ()
    commits: tuple[str, ...] = ()
    gates: tuple[str, ...] = ()
    broken: tuple[Warning, ...] = ()
    top: frozenset[str] = frozenset()

    @property
    def self_authored(self) -> bool:
        """Whether the decision comes with the change that it judges, as the configuration of the law side lets it."""
        return not self.binding and not self.trial and bool(self.revision) and self.config.new_decisions == "allow"

    @property
    def unanswered(self) -> tuple[str, ...]:
        """Where no decision governs: why a work item that was to name one did not."""
        return tuple(warning.message for warning in self.warnings if warning.path == BEADS) if self.decision is None else ()
