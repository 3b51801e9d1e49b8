"""The cases that stand beside the rules in `rules/codes/`: what each says, and what the whole pipeline finds on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from keeper_validate import shipped
from keeper_validate.compare import delta
from keeper_validate.delta import FileChange
from keeper_validate.element import Snapshot
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.extract.spelling import with_tokens
from keeper_validate.extract.standing import standing
from keeper_validate.law.decision import Warning
from keeper_validate.law.decision_file import load_decision
from keeper_validate.law.law import Law
from keeper_validate.law.vault_file import joined, load_vault_file
from keeper_validate.lint_change import amiss, refuses
from keeper_validate.tree import Tree, tree_of
from keeper_validate.values import replace
from keeper_validate.verdict import Judged, Verdict, judge, spelled, unsettled

DECISION = "keeper/decisions/001-case.yaml"


@dataclass(frozen=True)
class RuleCase:
    family: str
    name: str
    content: dict[str, Any]

    @property
    def expected(self) -> list[str]:
        return sorted(str(line) for line in self.content.get("expect") or [])


def rule_cases() -> Iterator[RuleCase]:
    for family in shipped.names("rules/codes", ".yaml"):
        data = shipped.data(f"rules/codes/{family}")
        for kind in ("valid", "invalid"):
            for content in data.get(kind) or []:
                case = RuleCase(family, content["name"], content)
                assert bool(case.expected) == (kind == "invalid"), f"{family}: {case.name} stands in the wrong list"
                yield case


def clause_finds(clause: str, base: dict[str, str], head: dict[str, str]) -> list[str]:
    """What one clause finds in a change that is read as a pull request."""
    verdict = verdict_of({"clause": clause, "base": base, "head": head, "stage": "pr"})
    return [one.message for one in verdict.findings if one.waived is None and one.rule != "unread/gap"]


def clause_tells_apart(clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str]) -> None:
    """Asserts that a clause finds something in the change that breaks it, and nothing in the one that keeps it."""
    found, spared = (clause_finds(clause, base, head) for head in (broken, kept))
    assert found, "the change that breaks the rule was not found"
    assert spared == []


def verdict_of(content: dict[str, Any]) -> Verdict:
    base = {path: text.encode() for path, text in (content.get("base") or {}).items()}
    head = base | {path: text.encode() for path, text in (content.get("head") or {}).items()}
    for path in content.get("gone") or []:
        del head[path]
    changed = sorted(path for path in {*base, *head} if base.get(path) != head.get(path))
    known: Any = {}
    law = law_of(content)
    if any(path.startswith("keeper/") for path in changed):
        wrong = amiss(tree_of(base), tree_of(head), changed, "2026-01-01")
        law = replace(law, broken=tuple(Warning(one.path, one.line, one.message) for one in wrong if refuses(one)))
    before, after = (_read(tree_of(side), changed, known, law) for side in (base, head))
    files = tuple(FileChange(path, status(path, base, head), "100644", "100644", opens=_opens(path, base)) for path in changed)
    judged = Judged("base", "head", "a case", len(files), len(after.elements))
    stage, found = content.get("stage", "commit"), delta(before, after, files)
    tree = tree_of(base)
    found = replace(found, standing=standing(tree, unsettled(found, law, stage), Contexts(tree)))
    return judge(found, law, judged, stage, strict="strict" in content)


def _read(tree: Tree, paths: list[str], known: Any, law: Law) -> Snapshot:
    wanted = spelled(law)
    found = snapshot(tree, paths, known)
    return with_tokens(found, tree, wanted, Contexts(tree)) if wanted else found


def _opens(path: str, base: dict[str, bytes]) -> str:
    ends = (at for at, sign in enumerate(path) if sign == "/" and path not in base)
    return next((path[:at] for at in ends if not any(one.startswith(f"{path[:at]}/") for one in base)), "")


def status(path: str, base: dict[str, bytes], head: dict[str, bytes]) -> str:
    if path not in base:
        return "added"
    return "changed" if path in head else "removed"


def law_of(content: dict[str, Any]) -> Law:
    decision = load_decision(DECISION, decision_text(content).encode())
    vault = joined(
        tuple(load_vault_file(f"keeper/seeds/{name}.yaml", text.encode()) for name, text in (content.get("vault") or {}).items())
    )
    return Law("law", decision, vault=vault, mode=decision.mode or "growth", overrides=tuple(content.get("overrides") or ()))


def decision_text(content: dict[str, Any]) -> str:
    head = f"id: ADR-001\nstatus: {content.get('status', 'approved')}\n"
    if "decision" in content:
        return head + str(content["decision"])
    field = "forbidden" if "forbidden" in content else "constraints"
    return f"{head}{field}:\n  - {content.get('forbidden') or content.get('clause')}\n"


def found_in(verdict: Verdict) -> list[str]:
    """Each finding as a case writes it: rule, place, and what became of it where that is not to block."""
    return sorted(
        f"{one.rule} {one.path}:{one.line}" + (" waived" if one.waived else "" if one.severity == "block" else f" {one.severity}")
        for one in verdict.findings
    )
