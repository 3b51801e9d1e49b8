"""What to use instead of something new: the seed that the clause, the decision or the vault offers.

Must not decide whether anything is wrong."""

from __future__ import annotations

from keeper_validate.checks.case import Case
from keeper_validate.checks.evidence import called_like
from keeper_validate.checks.grants import in_force
from keeper_validate.checks.naming import same_name, stems
from keeper_validate.checks.report import at, seed_place
from keeper_validate.clause import Check
from keeper_validate.finding import Related
from keeper_validate.law.decision import Reuse
from keeper_validate.law.vault import Seed

_MOST = 3
# What is named by its path: a thing that is listed without its kind stands for one only if it has a path itself.
_PATHS = frozenset({"route", "page"})
# What no definition of the project stands in for.
_OUTSIDE = frozenset({"dependency", "technology", "env_var", "file", "token", "import"})


def advice(kind: str, name: str, case: Case, check: Check, otherwise: str) -> tuple[str, tuple[Related, ...]]:
    """What a reader should do, as a sentence: use what the clause or the vault offers, heed what the clause says, or `otherwise`."""
    if check.use and " " in check.use:
        return f"The clause says: {check.use}.", ()
    offered, related = instead(kind, name, case, check.use, check.primitive)
    return (f"Use {offered} instead." if offered else otherwise), related


def instead(kind: str, name: str, case: Case, use: str | None = None, primitive: str | None = None) -> tuple[str, tuple[Related, ...]]:
    """A phrase naming what to use (`Modal (src/ui/Modal.tsx)`), and where it lives; empty where nothing is offered."""
    if use:
        seed = next(iter(case.seeds(kind, use)), None)
        return (f"{use}{at(seed)}" if seed else use), ((seed_place(seed),) if seed else ())
    listed = _listed(kind, name, case, primitive)
    seeds = [] if listed is not None and primitive else _offered(kind, name, case, primitive)[:_MOST]
    if seeds:
        return " or ".join(f"{seed.name}{at(seed)}" for seed in seeds), tuple(seed_place(seed) for seed in seeds)
    return _placed(listed, kind, case) if listed is not None else ("", ())


def _offered(kind: str, name: str, case: Case, primitive: str | None) -> list[Seed]:
    """Seeds that would do: of a primitive those first whose names say little else (`Modal` before `InviteMemberModal`)."""
    if primitive:
        fitting = [seed for seed in case.law.vault.of(kind) if seed.name != name and called_like(seed.name, primitive)]
        return sorted(fitting, key=lambda seed: len(stems(seed.name)))
    return [seed for seed in case.akin(kind, name) if seed.name != name]


def _listed(kind: str, name: str, case: Case, primitive: str | None) -> Reuse | None:
    """What the decision's own `reuse` names."""
    for decision in in_force(case):
        for entry in decision.reuse:
            sought = stems(entry.name)
            fits = called_like(entry.name, primitive) if primitive else len(sought & stems(name)) * 2 >= max(len(sought), 1)
            untold = entry.kind is None and kind not in _OUTSIDE and (kind not in _PATHS or "/" in entry.name)
            if fits and (entry.kind == kind or untold) and not same_name(name.rpartition(".")[0], entry.name):
                return entry
    return None


def _placed(entry: Reuse, kind: str, case: Case) -> tuple[str, tuple[Related, ...]]:
    """An entry of `reuse` with its place, as the vault or the entry itself has it."""
    called = f"{entry.name}.{entry.part}" if entry.part else entry.name
    seed = next(iter(case.seeds(kind, entry.name)), None)
    if seed is not None:
        return f"{called}{at(seed)}", (seed_place(seed),)
    return called + (f" ({entry.location})" if entry.location else ""), ()
