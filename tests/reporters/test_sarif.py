"""SARIF 2.1.0: every member that stands in a log is one that the standard knows, in the form it wants; waived findings are suppressed."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from reporters.verdicts import FOUND, UPHELD, VIOLATED, WITHOUT_DECISION

from keeper_validate.reporters import report, sarif
from keeper_validate.verdict import Verdict

# Of the standard, the objects that are written: members with their form; `!` marks the required ones. `[x]` is a list of objects x.
SHAPES: dict[str, dict[str, str]] = {
    "log": {"$schema": "uri", "version!": "=2.1.0", "runs!": "[run]"},
    "run": {"tool!": "tool", "results": "[result]", "columnKind": "=utf16CodeUnits|unicodeCodePoints", "invocations": "[invocation]",
            "properties": "bag"},
    "tool": {"driver!": "component"},
    "component": {"name!": "text", "version": "text", "semanticVersion": "text", "rules": "[descriptor]", "informationUri": "uri"},
    "descriptor": {"id!": "text", "name": "text", "shortDescription": "multiformat", "fullDescription": "multiformat",
                   "help": "multiformat", "defaultConfiguration": "configuration", "properties": "bag"},
    "multiformat": {"text!": "text", "markdown": "text"},
    "configuration": {"level": "=none|note|warning|error"},
    "result": {"ruleId": "text", "ruleIndex": "index", "level": "=none|note|warning|error", "message!": "message",
               "locations": "[location]", "partialFingerprints": "bag", "relatedLocations": "[location]", "suppressions": "[suppression]"},
    "message": {"text": "text"},
    "location": {"physicalLocation": "physical", "message": "message"},
    "physical": {"artifactLocation": "artifact", "region": "region"},
    "artifact": {"uri": "uri", "uriBaseId": "text"},
    "region": {"startLine": "line", "endLine": "line"},
    "suppression": {"kind!": "=inSource|external", "status": "=accepted|underReview|rejected", "justification": "text"},
    "invocation": {"executionSuccessful!": "flag", "exitCodeDescription": "text", "toolExecutionNotifications": "[notification]"},
    "notification": {"level": "=none|note|warning|error", "message!": "message", "locations": "[location]"},
}
SCALARS = {
    "text": lambda value: isinstance(value, str) and value != "",
    "uri": lambda value: isinstance(value, str) and re.fullmatch(r"[A-Za-z0-9\-._~:/?#\[\]@!$&'()*+,;=%]+", value) is not None,
    "line": lambda value: type(value) is int and value >= 1,
    "index": lambda value: type(value) is int and value >= 0,
    "flag": lambda value: type(value) is bool,
    "bag": lambda value: isinstance(value, dict),
}


def wrong(value: Any, form: str, where: str = "log") -> list[str]:
    """Where a value has not the form that the standard gives it."""
    if form.startswith("["):
        entries = value if isinstance(value, list) else [value]
        return [fault for number, entry in enumerate(entries) for fault in wrong(entry, form[1:-1], f"{where}[{number}]")]
    if form.startswith("="):
        return [] if value in form[1:].split("|") else [f"{where}: {value!r}"]
    if form in SCALARS:
        return [] if SCALARS[form](value) else [f"{where}: {value!r} is no {form}"]
    members = {name.rstrip("!"): kind for name, kind in SHAPES[form].items()}
    lacking = [f"{where} lacks {name[:-1]}" for name in SHAPES[form] if name.endswith("!") and name[:-1] not in value]
    strange = [f"{where}: {name} is no member of it" for name in value if name not in members]
    known = [(name, entry) for name, entry in value.items() if name in members]
    return [*lacking, *strange, *(fault for name, entry in known for fault in wrong(entry, members[name], f"{where}.{name}"))]


def run(verdict: Verdict) -> Any:
    return json.loads(report("sarif", verdict))["runs"][0]


@pytest.mark.parametrize("verdict", [VIOLATED, UPHELD, WITHOUT_DECISION], ids=["violated", "upheld", "without a decision"])
def test_every_member_is_one_of_the_standard(verdict: Verdict) -> None:
    assert wrong(json.loads(report("sarif", verdict)), "log") == []


def test_the_shapes_above_bite() -> None:
    log = json.loads(report("sarif", VIOLATED))
    log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"]["startLine"] = 0
    del log["runs"][0]["results"][1]["message"]
    log["runs"][0]["results"][2]["suppressions"][0]["state"] = "accepted"
    assert wrong(log, "log") == [
        "log.runs[0].results[0].locations[0].physicalLocation.region.startLine: 0 is no line",
        "log.runs[0].results[1] lacks message",
        "log.runs[0].results[2].suppressions[0]: state is no member of it",
    ]


def test_a_rule_brings_the_help_of_its_own_file() -> None:
    rule = next(rule for rule in run(VIOLATED)["tool"]["driver"]["rules"] if rule["id"] == "forbidden/new-component")
    assert rule["name"] == "ForbiddenNewComponent"
    assert rule["shortDescription"] == {"text": "Nothing that the decision forbids (new component)"}
    assert rule["help"]["text"].startswith("A forbidden entry is a promise")
    assert rule["help"]["markdown"].endswith("More: `keeper-validate explain forbidden/new-component`")


def test_a_finding_that_moves_down_keeps_its_fingerprint() -> None:
    moved = replace(VIOLATED, findings=(replace(FOUND, line=112, end_line=114),))
    assert run(moved)["results"][0]["partialFingerprints"] == run(VIOLATED)["results"][0]["partialFingerprints"]


def test_what_helps_to_mend_a_finding_is_a_related_location() -> None:
    related = run(VIOLATED)["results"][0]["relatedLocations"][0]
    assert related["message"] == {"text": "reuse this"}
    assert related["physicalLocation"]["artifactLocation"]["uri"] == "src/ui/Modal.tsx"


def test_only_waived_findings_are_suppressed() -> None:
    assert ["suppressions" in result for result in run(VIOLATED)["results"]] == [False, False, True]


def test_a_log_stays_within_what_code_scanning_takes_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sarif._LIMIT == 25_000
    monkeypatch.setattr(sarif, "_LIMIT", 250)
    log = run(replace(VIOLATED, findings=(FOUND,) * 253))
    assert len(log["results"]) == 250
    assert log["invocations"][0]["toolExecutionNotifications"][0]["message"] == {"text": "3 more results are in the full report"}
