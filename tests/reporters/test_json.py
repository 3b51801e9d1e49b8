"""The JSON report: the contract's fields, exactly, and every string decodable."""

from __future__ import annotations

import json
from dataclasses import replace

from reporters.verdicts import FOUND, MODALS, UPHELD, VIOLATED, WITHOUT_DECISION

from keeper_validate.clause import Check, Compiled
from keeper_validate.reporters import report
from keeper_validate.verdict import ClauseState

CONTRACT = {
    "": {"schema", "verdict", "mode", "stage", "decision", "change", "clauses", "findings", "gaps", "counts"},
    "decision": {"id", "path", "law", "found_by", "binding"},
    "change": {"base", "head", "files"},
    "clauses": {"id", "text", "line", "state", "partial", "checks", "why"},
    "findings": {
        "rule", "clause", "severity", "message", "remedy", "path", "line", "end_line", "fingerprint", "commit", "element", "related",
    },
    "gaps": {"path", "line", "reason"},
    "counts": {"created", "removed", "altered", "moved"},
}


def test_the_fields_of_the_contract_are_all_there() -> None:
    document = json.loads(report("json", VIOLATED))
    assert document["schema"] == "keeper-validate/verdict/1"
    for key, fields in CONTRACT.items():
        part = document[key] if key else document
        for entry in part if isinstance(part, list) else [part]:
            assert fields <= entry.keys()


def test_a_finding_keeps_its_values_and_its_fingerprint() -> None:
    found = json.loads(report("json", VIOLATED))["findings"][0]
    assert (found["rule"], found["path"]) == ("forbidden/new-component", "src/ui/ProfileModal.tsx")
    assert (found["line"], found["end_line"]) == (12, 14)
    assert found["element"] == {"kind": "component", "name": "ProfileModal"}
    assert found["related"] == [{"path": "src/ui/Modal.tsx", "line": 8, "message": "reuse this"}]
    assert found["fingerprint"] == replace(FOUND, line=99, end_line=120).fingerprint


def test_a_finding_says_whose_clause_it_breaks_where_two_decisions_count_alike() -> None:
    other = replace(MODALS, path="keeper/decisions/001-standing.yaml", line=4, text="new cards")
    states = (*VIOLATED.clauses, ClauseState(Compiled(other, (Check("forbid-new"),)), "violated"))
    found = (FOUND, replace(FOUND, clause_text="new cards"), replace(FOUND, clause="gone", clause_text="gone"))
    told = json.loads(report("json", replace(VIOLATED, clauses=states, findings=found)))["findings"]
    assert [(one["clause"], one["clause_path"], one["clause_line"]) for one in told] == [
        ("forbidden[2]", "keeper/decisions/017-user-profile.yaml", 31), ("forbidden[2]", "keeper/decisions/001-standing.yaml", 4),
        ("gone", None, None),
    ]


def test_an_unchecked_clause_says_why_and_has_no_checks() -> None:
    clause = json.loads(report("json", UPHELD))["clauses"][2]
    assert (clause["state"], clause["checks"], clause["why"]) == ("unchecked", [], "it states behaviour at run time")


def test_a_run_without_a_decision_has_none() -> None:
    assert json.loads(report("json", WITHOUT_DECISION))["decision"] is None


def test_a_path_that_is_no_utf8_stays_readable_json() -> None:
    text = report("json", replace(VIOLATED, findings=(replace(FOUND, path="src/\udcff.tsx"),)))
    assert json.loads(text)["findings"][0]["path"] == "src/\\xff.tsx"
