"""The examples for hosts: they are what the host accepts, and their commands do on a real repository what their page says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from docs.pages import DOCS, ROOT
from repository import Repository, environment

from keeper_validate.yaml import plain

pytestmark = pytest.mark.slow

DECISION = "keeper_decision:\n  id: ADR-001\n  status: approved\n  standing: true\n  constraints:\n    - data-append\n"
STATUS = "from enum import Enum\n\n\nclass Status(Enum):\n    ACTIVE = 'active'\n    GONE = 'gone'\n"
REORDERED = "from enum import Enum\n\n\nclass Status(Enum):\n    GONE = 'gone'\n    ACTIVE = 'active'\n"


def example(host: str) -> str:
    """The marked example of a page."""
    page = (DOCS / "integrations" / f"{host}.md").read_text(encoding="utf-8")
    found = re.search(rf"<!-- example: {host} -->\n```yaml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(
    ("host", "schema"), [("gitlab", "vendor.gitlab-ci"), ("github", "vendor.github-workflows")], ids=["GitLab", "GitHub"],
)
def test_an_example_keeps_to_its_host_s_schema(tmp_path: Path, host: str, schema: str) -> None:
    (tmp_path / "example.yml").write_text(example(host), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(tmp_path / "example.yml")],
        capture_output=True, text=True, check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_project_s_own_workflow_keeps_to_the_schema_and_runs_what_everyone_runs() -> None:
    workflow = ROOT / ".github" / "workflows" / "check.yml"
    done = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", str(workflow)],
        capture_output=True, text=True, check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "- run: .ci/run\n" in workflow.read_text(encoding="utf-8")


def test_the_page_of_the_action_names_its_inputs_and_outputs() -> None:
    action = plain((ROOT / "action.yml").read_text(encoding="utf-8"), "action.yml")
    page = (DOCS / "integrations" / "github.md").read_text(encoding="utf-8")
    assert [name for name in (*action["inputs"], *action["outputs"]) if f"`{name}`" not in page] == []


class MergeRequest:
    """A project on its host and the clone of a pipeline for one merge request."""

    def __init__(self, folder: Path, models: str) -> None:
        hub = Repository(folder / "hub")
        law = {"keeper/decisions/001-members.yaml": DECISION, "keeper/keeper.yaml": "keeper: {require_adr: false}\n"}
        self.base = hub.commit("start", {**law, "app/models.py": STATUS})
        hub.branch("topic")
        self.head = hub.commit("change", {"app/models.py": models})
        hub.switch("main")
        hub.commit("meanwhile", {"notes.txt": "1"})
        self.hub, self.clone = hub, Repository(folder / "clone")
        self.clone.git("remote", "add", "origin", str(hub.path))
        self.clone.git("fetch", "-q", "origin", "topic")
        self.clone.git("checkout", "-q", "--detach", self.head)
        self.bin = folder / "bin"
        self.bin.mkdir()
        for name, script in (("keeper-validate", f'exec "{sys.executable}" -m keeper_validate "$@"'), ("pip", "exit 0")):
            (self.bin / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
            (self.bin / name).chmod(0o755)

    def run(self, lines: list[str], **more: str) -> subprocess.CompletedProcess[str]:
        variables = {
            "CI": "true", "GITLAB_CI": "true", "CI_PIPELINE_SOURCE": "merge_request_event", "CI_MERGE_REQUEST_IID": "7",
            "CI_MERGE_REQUEST_DIFF_BASE_SHA": self.base, "CI_MERGE_REQUEST_SOURCE_BRANCH_NAME": "topic", "CI_COMMIT_SHA": self.head,
            "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main", "PYTHONPATH": str(ROOT), "PATH": f"{self.bin}{os.pathsep}{os.environ['PATH']}",
        }
        return subprocess.run(
            ["bash", "-e", "-c", "\n".join(lines)], cwd=self.clone.path, env=environment() | variables | more,
            capture_output=True, text=True, check=False,
        )


def job() -> Any:
    return plain(example("gitlab"), ".gitlab-ci.yml")["keeper-validate"]


def test_a_violating_merge_request_fails_with_a_code_quality_report(tmp_path: Path) -> None:
    request = MergeRequest(tmp_path, REORDERED)
    done = request.run([*job()["before_script"], *job()["script"]])
    assert done.returncode == 1, done.stdout + done.stderr
    reports = job()["artifacts"]["reports"]
    entries = json.loads((request.clone.path / reports["codequality"]).read_text(encoding="utf-8"))
    told = [(entry["check_name"], entry["location"]["path"], entry["severity"]) for entry in entries]
    assert told == [("data-append/member-reordered", "app/models.py", "major")]
    assert ElementTree.parse(request.clone.path / reports["junit"]).getroot().tag == "testsuites"


def test_an_upheld_merge_request_passes_with_an_empty_report(tmp_path: Path) -> None:
    request = MergeRequest(tmp_path, STATUS + "    AWAY = 'away'\n")
    done = request.run([*job()["before_script"], *job()["script"]])
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads((request.clone.path / "gl-code-quality-report.json").read_text(encoding="utf-8")) == []


def test_without_the_target_branch_nothing_is_judged(tmp_path: Path) -> None:
    request = MergeRequest(tmp_path, REORDERED)
    done = request.run(job()["script"])
    assert done.returncode == 2
    assert done.stderr.endswith("main, whose decisions judge this change, is not in this clone; run `git fetch origin main`\n")


def test_another_place_for_the_verdict_is_refused_where_it_is_none(tmp_path: Path) -> None:
    done = MergeRequest(tmp_path, REORDERED).run(["keeper-validate diff --also pdf=x"])
    assert done.returncode == 2
    assert "'pdf=x' is not FORMAT=FILE with one of text, agent, json" in done.stderr
