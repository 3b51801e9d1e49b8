"""One violation at one place, as plain data; its fingerprint is stable across line shifts, rebases and machines.

Must not know how it is printed."""

from __future__ import annotations

from keeper_validate.values import dataclass

BLOCK = "block"
WARN = "warn"


@dataclass(frozen=True, slots=True)
class Related:
    """A second place that helps to understand or mend a finding; `path` is empty where only the name is known."""

    path: str
    line: int
    message: str


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found (`message`), which rule and clause it breaks, and the smallest `remedy`.

    `evidence` says what in the source makes it so; `amendment` is the YAML to ask for where the decision itself should change;
    `commit` is the commit that introduced it, in a range; `waived` names what waived it; `part` is the part of the element that it is
    about (a member, a guard), which tells apart two findings of one rule on one element."""

    rule: str
    clause: str
    severity: str
    message: str
    remedy: str
    path: str
    line: int
    end_line: int
    kind: str
    name: str
    evidence: str = ""
    amendment: str | None = None
    related: tuple[Related, ...] = ()
    commit: str | None = None
    waived: str | None = None
    clause_text: str = ""
    part: str = ""

    @property
    def fingerprint(self) -> str:
        """24 hex digits over rule, clause text, element identity and part; no positions."""
        told = (self.rule, self.clause_text or self.clause, self.kind, self.name, self.path, *([self.part] if self.part else []))
        import hashlib  # costs a fifth of a start of Python, and most runs find nothing

        identity = "\0".join(told)
        return hashlib.sha256(identity.encode("utf-8", "surrogateescape")).hexdigest()[:24]
