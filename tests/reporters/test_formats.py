"""The formats for other programs: each keeps its host's syntax and limits."""

from __future__ import annotations

import json
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from reporters.verdicts import FOUND, UPHELD, VIOLATED

from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.law.vault import Seed, Vault
from keeper_validate.reporters import report
from keeper_validate.verdict import ClauseState, Verdict

MANY = replace(VIOLATED, findings=tuple(replace(FOUND, line=number, end_line=number) for number in range(1, 31)))


def test_github_annotations_stand_at_their_lines_with_escaped_data() -> None:
    finding = replace(FOUND, path="src/a,b:c.tsx", message="100% new")
    first = report("github", replace(VIOLATED, findings=(finding,))).splitlines()[0]
    assert first == (
        "::error file=src/a%2Cb%3Ac.tsx,line=12,endLine=14,title=forbidden/new-component::100%25 new%0A"
        'Clause: "new modal components" (keeper/decisions/017-user-profile.yaml:31)%0A'
        "Remedy: Use Modal (src/ui/Modal.tsx) with its variant 'profile', which ADR-017 approves."
    )


@pytest.mark.parametrize("name", ["rdjson", "gitlab"])
def test_hosts_that_show_findings_alone_name_the_clause_with_each(name: str) -> None:
    assert r'Clause: \"new modal components\" (keeper/decisions/017-user-profile.yaml:31)' in report(name, VIOLATED)


def test_github_annotations_stay_within_ten_of_a_kind() -> None:
    lines = report("github", MANY).splitlines()
    assert sum(line.startswith("::error ") for line in lines) == 10
    assert "::error title=keeper-validate::21 more in the full report" in lines


def test_a_message_cannot_start_a_command_of_its_own() -> None:
    text = report("github", replace(VIOLATED, findings=(replace(FOUND, message="x\n::warning::forged"),)))
    assert r"::x\n::warning::forged" in text
    assert not any(line.startswith("::warning") for line in text.splitlines())


def test_junit_has_a_case_for_each_clause_failed_and_skipped_as_they_ended() -> None:
    suite = ElementTree.fromstring(report("junit", VIOLATED).encode())[0]
    assert suite.attrib | {"name": ""} == {"name": "", "tests": "3", "failures": "1", "errors": "0", "skipped": "1"}
    failure = suite.find("testcase/failure")
    assert failure is not None
    assert failure.attrib["type"] == "forbidden/new-component"


def test_junit_keeps_a_finding_without_a_clause() -> None:
    loose = replace(FOUND, rule="trust/mixed-change", clause="", clause_text="")
    suite = ElementTree.fromstring(report("junit", replace(VIOLATED, findings=(loose,))).encode())[0]
    assert [case.attrib["name"] for case in suite.iter("testcase") if case.find("failure") is not None] == ["trust/mixed-change"]


# The schema that Jenkins and its kin read by: elements, the attributes they may have, and the elements they may hold.
JUNIT = {
    "testsuites": ({"name", "time", "tests", "failures", "errors"}, {"testsuite"}),
    "testsuite": ({"name", "tests", "failures", "errors", "skipped", "time", "timestamp", "hostname", "id", "package"},
                  {"testcase", "properties", "system-out", "system-err"}),
    "testcase": ({"name", "classname", "time", "assertions", "status", "file", "line"}, {"failure", "error", "skipped", "system-out"}),
    "failure": ({"type", "message"}, set()), "skipped": ({"type", "message"}, set()), "system-out": (set(), set()),
}


@pytest.mark.parametrize("verdict", [VIOLATED, UPHELD, MANY], ids=["violated", "upheld", "many findings"])
def test_junit_keeps_to_the_common_schema(verdict: Verdict) -> None:
    root = ElementTree.fromstring(report("junit", verdict).encode())
    for element in root.iter():
        attributes, children = JUNIT[element.tag]
        assert set(element.attrib) <= attributes
        assert {child.tag for child in element} <= children
    suite = root[0]
    counted = {kind: sum(case.find(tag) is not None for case in suite.iter("testcase")) for kind, tag in
               (("failures", "failure"), ("skipped", "skipped"))}
    assert {kind: int(suite.attrib[kind]) for kind in counted} == counted
    assert len({(case.attrib["classname"], case.attrib["name"]) for case in suite.iter("testcase")}) == int(suite.attrib["tests"])


def test_junit_tells_warnings_and_gaps_as_output() -> None:
    out = ElementTree.fromstring(report("junit", VIOLATED).encode())[0].findtext("system-out")
    assert out is not None
    assert out.splitlines()[1:] == [
        "warn extend/unapproved src/ui/Card.tsx:3: component Card gains the prop tone",
        "waived forbidden/new-component src/ui/PlainButton.tsx:1: component PlainButton is new and is a button",
        "not read: src/odd.ts:3 syntax error",
    ]


def test_no_message_brings_a_link_a_mention_or_an_image() -> None:
    words = "[free](https://example.org) @team ![x](y) <img src=x>"
    hostile = replace(VIOLATED, findings=(replace(FOUND, message=words, remedy=words),))
    log = json.loads(report("sarif", hostile))["runs"][0]["results"][0]["message"]["text"]
    assert "](" not in log
    diagnostic = json.loads(report("rdjson", hostile))["diagnostics"][0]["message"]
    assert "\\[free\\](https://example.org) \\@team \\!\\[x\\](y) \\<img src=x\\>" in diagnostic


def test_a_step_summary_stays_below_a_mebibyte_and_says_what_is_left_out() -> None:
    wordy = tuple(replace(FOUND, line=number, message="long " * 4_000) for number in range(1, 90))
    text = report("markdown", replace(VIOLATED, findings=wordy))
    assert len(text.encode()) < 1_048_576
    assert text.rstrip().endswith("more parts in the full report; there is no room for them here.")


def test_sarif_results_carry_rule_place_fingerprint_and_suppression() -> None:
    run = json.loads(report("sarif", VIOLATED))["runs"][0]
    first, second, waived = run["results"]
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["extend/unapproved", "forbidden/new-component"]
    assert (first["ruleIndex"], first["level"], second["level"]) == (1, "error", "warning")
    assert first["partialFingerprints"] == {"keeperValidate/v1": FOUND.fingerprint}
    assert waived["suppressions"][0]["justification"].startswith("override of bead gt-12")


def test_sarif_addresses_any_path_as_a_relative_uri() -> None:
    odd = replace(FOUND, path="src/a b#\udcff.tsx", related=())
    location = json.loads(report("sarif", replace(VIOLATED, findings=(odd,))))["runs"][0]["results"][0]["locations"][0]
    assert location["physicalLocation"]["artifactLocation"]["uri"] == "src/a%20b%23%FF.tsx"


def test_gitlab_entries_are_unique_and_leave_waived_ones_out() -> None:
    entries = json.loads(report("gitlab", MANY))
    assert len({entry["fingerprint"] for entry in entries}) == 30
    assert [entry["severity"] for entry in json.loads(report("gitlab", VIOLATED))] == ["major", "minor"]
    assert json.loads(report("gitlab", UPHELD)) == []


def test_rdjson_gives_ranges_and_severities() -> None:
    first = json.loads(report("rdjson", VIOLATED))["diagnostics"][0]
    assert first["location"] == {"path": "src/ui/ProfileModal.tsx", "range": {"start": {"line": 12}, "end": {"line": 14}}}
    assert (first["severity"], first["code"]) == ("ERROR", {"value": "forbidden/new-component"})


def test_markdown_cannot_be_broken_out_of() -> None:
    finding = replace(FOUND, message="<img src=x> | **bold** @team", path="a`b|c.tsx", amendment="```\nfree\n```")
    text = report("markdown", replace(VIOLATED, findings=(finding,)))
    assert "\\<img src=x\\> \\| \\*\\*bold" in text
    assert "\\@team" in text
    assert "````yaml\n```\nfree\n```\n````" in text
    assert "`` a`b\\|c.tsx:12 ``" in text


def test_the_agent_report_is_enough_to_mend_a_finding() -> None:
    lines = report("agent", VIOLATED).splitlines()
    assert lines[:6] == [
        "keeper-validate: violated ADR-017: 1 finding and 1 warning introduced by this change",
        "1. block forbidden/new-component at src/ui/ProfileModal.tsx:12",
        "   found: component ProfileModal is new and is a modal (renders <dialog>)",
        '   breaks: forbidden[2] "new modal components" in keeper/decisions/017-user-profile.yaml:31',
        "   fix: Use Modal (src/ui/Modal.tsx) with its variant 'profile', which ADR-017 approves.",
        "   see: src/ui/Modal.tsx:8 (reuse this)",
    ]


POLICIES = Clause("vault", "vault", "extension policies of the vault", "keeper/seeds", 1, source="vault")
KEPT = replace(
    VIOLATED, law=replace(VIOLATED.law, vault=Vault((Seed("enum", "Status", "data", "keeper/seeds/data.yaml", 7, policy="frozen"),))),
    clauses=(ClauseState(Compiled(POLICIES, (Check("vault"),)), "violated"),),
    findings=(replace(FOUND, rule="vault/frozen", clause="vault:Status", clause_text="Status: frozen"),),
)


@pytest.mark.parametrize("name", ["text", "agent", "github", "rdjson", "gitlab", "sarif", "markdown", "html"])
def test_a_policy_of_the_vault_is_named_with_its_line(name: str) -> None:
    assert "keeper/seeds/data.yaml:7" in report(name, KEPT)


def test_a_policy_of_the_vault_fails_the_case_of_the_vault() -> None:
    suite = ElementTree.fromstring(report("junit", KEPT).encode())[0]
    assert [(case.attrib["name"], len(case)) for case in suite.iter("testcase")] == [("vault extension policies of the vault", 1)]
