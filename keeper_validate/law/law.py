"""The law of one run: which decision governs, with vault, configuration, waivers and overrides. Data only."""

from __future__ import annotations

from dataclasses import dataclass

from keeper_validate.law.decision import Decision, Warning
from keeper_validate.law.vault import Vault


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
    new_decisions: str = "deny"
    decisions: str = "keeper/decisions"
    seeds: str = "keeper/seeds"
    contexts: tuple[tuple[str, str], ...] = ()
    warnings: tuple[Warning, ...] = ()


@dataclass(frozen=True, slots=True)
class Law:
    """Everything a change is held to. `decision` is None where standing decisions and vault policies alone bind; `found_by` says how
    the decision was named (`--adr`, `bead gt-12`, `commit trailer`); `revision` is the oid it was read from; `binding` is False for
    a decision that the law revision does not hold yet; `overrides` are what the bead's front matter allows."""

    revision: str
    decision: Decision | None
    standing: tuple[Decision, ...] = ()
    vault: Vault = Vault()
    config: Config = Config()
    mode: str = "growth"
    found_by: str = ""
    binding: bool = True
    trial: bool = False
    bead: str | None = None
    waivers: tuple[Waiver, ...] = ()
    overrides: tuple[str, ...] = ()
    removed_before: tuple[str, ...] = ()
    warnings: tuple[Warning, ...] = ()
