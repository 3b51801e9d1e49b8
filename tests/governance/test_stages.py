"""Clauses about the whole work are judged when the whole work is there: nothing is demanded of a commit that landing will ask."""

from __future__ import annotations

from typing import Any

import pytest
from repository import Repository

from keeper_validate.errors import UPHELD, VIOLATED

BUTTON = "export const Button = () => <button>go</button>;\n"
ROW = "export const Row = () => <li>row</li>;\n"
STORY = "import { Row } from './Row';\nexport default { component: Row };\n"
USING = "import { Button } from './ui/Button';\nexport const Save = () => <form><Button /></form>;\n"


def decided(repository: Repository, text: str) -> Repository:
    repository.commit("decide", {"keeper/decisions/001-x.yaml": f"id: ADR-001\nstatus: approved\n{text}", "src/ui/Button.tsx": BUTTON})
    repository.branch("work")
    return repository


def rules(verdict: dict[str, Any]) -> list[str]:
    return sorted({finding["rule"] for finding in verdict["findings"]})


STAGES = ("commit", "pr", "landing")

CASES = {
    "a pattern to reuse that is never used": (
        "reuse: {frontend: ['Button (src/ui/Button.tsx)']}\n", {"src/Row.tsx": ROW}, {"src/Save.tsx": USING}, "reuse/unmet", {"landing"}),
    "a test file that was promised": (
        "constraints: [auth-reuse]\nverification: {test_files: [{file: tests/test_mail.py, action: create}]}\n", {"src/Row.tsx": ROW},
        {"src/Row.tsx": ROW, "tests/test_mail.py": "def test_mail():\n    assert 1 + 1 == 2\n"}, "verification/", {"landing"}),
    "a companion that does not come along": (
        "constraints:\n  - 'Stories => require-companion component with:{dir}/{stem}.stories.tsx'\n", {"src/Row.tsx": ROW},
        {"src/Row.tsx": ROW, "src/Row.stories.tsx": STORY}, "constraints/require-companion", {"pr", "landing"}),
    "a use that is demanded of the whole": (
        "constraints:\n  - 'The button => require-use component|import Button'\n", {"src/Row.tsx": ROW}, {"src/Save.tsx": USING},
        "constraints/require-use", {"landing"}),
    "what has to be gone": (
        "constraints:\n  - 'The old button => gone component Button'\n", {"src/ui/Button.tsx": BUTTON + "export const x = 1;\n"},
        {"src/ui/Button.tsx": None}, "constraints/gone", {"landing"}),
}

# The others have something to say at every stage: that nothing is built again, that what is gone does not return.
WAITING = ("verification/", "constraints/require-companion", "constraints/require-use")


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize(("text", "lacking", "whole", "rule", "asked"), CASES.values(), ids=CASES)
def test_the_whole_work_is_asked_at_its_stage(
    project: Repository, judge: Any, text: str, lacking: dict[str, Any], whole: dict[str, Any], rule: str, asked: set[str], stage: str,
) -> None:
    decided(project, text)
    project.commit("part\n\nKeeper: ADR-001", lacking)
    verdict = judge("--stage", stage, "main...HEAD")
    assert any(one.startswith(rule) for one in rules(verdict)) == (stage in asked)
    assert verdict["exit"] == (VIOLATED if stage in asked else UPHELD)
    waiting = {clause["state"] for clause in verdict["clauses"] if "judged" in (clause["why"] or "")}
    assert waiting == ({"unchecked"} if rule in WAITING and stage not in asked else set())
    project.commit("all of it\n\nKeeper: ADR-001", whole)
    assert not any(one.startswith(rule) for one in rules(judge("--stage", stage, "main...HEAD")))


def test_the_stage_follows_from_what_is_judged(project: Repository, judge: Any) -> None:
    decided(project, "constraints: [data-append]\n")
    project.stage({"src/Row.tsx": ROW})
    assert judge("--adr", "1")["stage"] == "commit"
    project.commit("row\n\nKeeper: ADR-001")
    assert judge("--commit", "HEAD")["stage"] == "commit"
    assert judge("main...HEAD")["stage"] == "pr"


def test_at_landing_each_decision_is_asked_for_its_own_work(project: Repository, judge: Any) -> None:
    tests = "constraints: [data-append]\nverification: {{test_files: [{{file: tests/test_{0}.py, action: create}}]}}\n"
    project.commit("decide", {
        f"keeper/decisions/00{number}-{name}.yaml": f"id: ADR-00{number}\nstatus: approved\n{tests.format(name)}"
        for number, name in ((1, "a"), (2, "b"))
    })
    project.branch("work")
    project.commit("a\n\nKeeper: ADR-001", {"a.py": "a = 1\n", "tests/test_a.py": "def test_a():\n    assert 1 == 1\n"})
    project.commit("b\n\nKeeper: ADR-002", {"b.py": "b = 1\n"})
    verdict = judge("--stage", "landing", "main...HEAD")
    assert [(finding["rule"].partition("/")[0], finding["element"]["name"]) for finding in verdict["findings"]] == [
        ("verification", "tests/test_b.py")]
    states = {clause["text"]: clause["state"] for clause in verdict["clauses"] if clause["id"].startswith("verification")}
    assert states == {"create tests/test_a.py": "upheld", "create tests/test_b.py": "violated"}
