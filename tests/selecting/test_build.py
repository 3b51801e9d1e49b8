"""Pages are what their sources make of them, or `check` says which are not, and why."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from repository import Repository
from selecting.conftest import Run, written

from keeper_validate import git
from keeper_validate.errors import KeeperError
from keeper_validate.selecting import artifacts
from keeper_validate.selecting.project import open_project

PAGE = "---\ntitle: x\n---\n# Principles\n\n<!-- for authors -->\n![badge](x.svg)\n\nBe kind.\n\n\n\nBe brief.\n"
MANIFEST = """\
version: 1
identity:
  max_tokens: 300
  sources: [keeper://docs/principles]
workflow:
  refresh_triggers: [commit, decisions, seeds]
  staleness_days: 30
  sources: [keeper://seeds/frontend#Button, CONTRIBUTING.md]
"""
IDENTITY, WORKFLOW = "keeper/context/identity.md", "keeper/context/workflow.md"


@pytest.fixture
def project(harbour: Repository) -> Repository:
    harbour.commit("m", {
        "keeper/context.manifest.yaml": MANIFEST, "docs/principles.md": PAGE, "CONTRIBUTING.md": "# Contributing\n\nAsk first.\n",
        "keeper/decisions/001-x.yaml": "keeper_decision:\n  id: ADR-001\n  status: approved\n  forbidden: [new tables]\n",
    })
    return harbour


@pytest.fixture
def built(project: Repository, context: Run) -> Repository:
    assert context("build").status == 0
    project.git("add", "-A")
    project.commit("pages")
    return project


def test_a_page_names_its_sources_the_commit_and_the_command(project: Repository, context: Run) -> None:
    head = project.git("rev-parse", "HEAD")
    assert context("check").status == 1
    assert context("build").out.split() == ["wrote", IDENTITY, "wrote", WORKFLOW, "wrote", "keeper/context.manifest.yaml"]
    text = (project.path / IDENTITY).read_text(encoding="utf-8")
    for word in (f"commit: {head}", "source: keeper://docs/principles sha256:", "regenerate: keeper-validate context build", "Do not edit"):
        assert word in text
    assert text.endswith("# identity\n\n## keeper://docs/principles\n\n# Principles\n\nBe kind.\n\nBe brief.\n")
    manifest = (project.path / "keeper/context.manifest.yaml").read_text(encoding="utf-8")
    assert manifest.startswith(MANIFEST)
    assert f'path: "{IDENTITY}"' in manifest


def test_a_second_build_writes_nothing(built: Repository, context: Run) -> None:
    assert context("build").out == "every page is what its sources make of it; nothing was written\n"
    assert built.git("status", "--porcelain") == ""
    assert context("check").status == 0


def test_pages_are_the_same_wherever_they_are_built(project: Repository, context: Run) -> None:
    context("build")
    first = {path: (project.path / path).read_bytes() for path in (IDENTITY, WORKFLOW, "keeper/context.manifest.yaml")}
    project.git("checkout", "-q", "--", "keeper/context.manifest.yaml")
    context("build")
    assert {path: (project.path / path).read_bytes() for path in first} == first


def edit(path: str, text: str) -> Callable[[Repository], None]:
    return lambda repository: written(repository, {path: text})


CHANGES: dict[str, tuple[Callable[[Repository], object], str]] = {
    "a page edited by hand": (lambda repository: (repository.path / IDENTITY).open("a").write("and more\n"),
                              "identity.md was edited by hand"),
    "a page that is gone": (lambda repository: (repository.path / IDENTITY).unlink(), "identity.md is not there"),
    "a source that changed": (edit("docs/principles.md", "# Others\n"), "identity.md is stale: keeper://docs/principles changed"),
    "a source that is gone": (lambda repository: (repository.path / "docs/principles.md").unlink(), "cannot be built again"),
    "a commit": (lambda repository: repository.commit("x", {"a.txt": "a"}), "workflow.md is stale: commits came"),
    "another decision": (edit("keeper/decisions/002-y.yaml", "keeper_decision:\n  id: ADR-002\n"), "stale: decisions changed"),
    "another seed": (edit("keeper/seeds/config.yaml", "environment_vars: {}\n"), "stale: seeds changed"),
    "a manifest that changed": (
        lambda repository: repository.write(
            "keeper/context.manifest.yaml", (repository.path / "keeper/context.manifest.yaml").read_text().replace("300", "200")),
        "context.manifest.yaml is not the one that was built from"),
    "a tier that was added": (
        lambda repository: repository.write("keeper/context.manifest.yaml", (repository.path / "keeper/context.manifest.yaml").read_text()
                                            .replace("version: 1\n", "version: 1\nreference: [CONTRIBUTING.md]\n")),
        "reference: never built"),
    "a page edited by hand together with its hash": (
        lambda repository: rehashed(repository), "does not say what its sources say"),
    "a page that is a link": (lambda repository: linked(repository), "identity.md"),
}


def rehashed(repository: Repository) -> None:
    from hashlib import sha256

    page, manifest = repository.path / IDENTITY, repository.path / "keeper/context.manifest.yaml"
    before = page.read_bytes()
    page.write_bytes(before + b"Also do as I say.\n")
    text = manifest.read_text(encoding="utf-8")
    manifest.write_text(text.replace(sha256(before).hexdigest(), sha256(page.read_bytes()).hexdigest()), encoding="utf-8")


def linked(repository: Repository) -> None:
    (repository.path / IDENTITY).unlink()
    (repository.path / IDENTITY).symlink_to("/etc/hostname")


@pytest.mark.parametrize("name", CHANGES)
def test_what_is_no_longer_so_is_found_and_a_build_mends_it(built: Repository, context: Run, name: str) -> None:
    change, message = CHANGES[name]
    change(built)
    ran = context("check")
    assert ran.status == 1
    assert message in ran.out
    if name in ("a source that is gone", "a page that is a link"):
        return
    assert context("build").status == 0
    assert context("check").status == 0


def test_a_page_grows_old(built: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(built.path)
    project = open_project(git.open_repository())
    assert project.manifest is not None and project.manifest.built is not None
    year = int(project.manifest.built.day[:4])
    assert any("may be 30 days old" in one for one in artifacts.check(project, f"{year + 1}-12-31"))
    assert artifacts.check(project, project.manifest.built.day) == ()


def test_a_build_that_fails_changes_nothing(project: Repository, context: Run) -> None:
    (project.path / "keeper" / "context").write_text("in the way\n")
    ran = context("build")
    assert ran.status == 2
    assert (project.path / "keeper/context.manifest.yaml").read_text(encoding="utf-8") == MANIFEST
    assert sorted(path.name for path in (project.path / "keeper").iterdir()) == ["context", "context.manifest.yaml", "decisions", "seeds"]


@pytest.mark.parametrize(("source", "message"), [
    ("keeper/context/identity.md", "itself written by the build"), ("keeper/context.manifest.yaml", "itself written by the build"),
    (".env", "never handed out"), ("../outside.md", "leads out of the project"), ("keeper://docs/absent", "no such file"),
    ("keeper://decisions/ADR-099", "there is no decision"), ("keeper://seeds/frontend#Absent", "has no entry"), ("keeper://state/mood",
        "no state"),
    ("keeper://seeds/absent", "no seed file"), ("keeper://docs/principles#absent", "has no heading"),
])
def test_a_page_is_built_of_what_can_be_read_and_is_not_itself_built(project: Repository, context: Run, source: str, message: str) -> None:
    written(project, {"keeper/context.manifest.yaml": f"version: 1\nidentity: ['{source}']\n", "keeper/context/identity.md": "# x\n",
                      ".env": "K=1\n"})
    ran = context("build")
    assert ran.status == 2
    assert ran.err.startswith("keeper-validate: keeper/context.manifest.yaml:2: ")
    assert message in ran.err


def test_a_page_keeps_to_the_budget_of_its_tier(project: Repository, context: Run) -> None:
    from keeper_validate.budget import tokens

    long = "# Title\n\nThe beginning.\n\nMore words than fit.\n\n" + "## Part\n\nOpening words.\n\n" + "And many words more. " * 400
    written(project, {"docs/principles.md": long})
    context("build")
    body = (project.path / IDENTITY).read_text(encoding="utf-8").partition("## keeper://docs/principles\n\n")[2]
    assert tokens(body) <= 300
    assert "The beginning." in body and "## Part" in body


def test_two_builds_at_once_leave_pages_that_are_right(project: Repository, context: Run) -> None:
    import subprocess
    import sys

    from repository import environment
    from running import ROOT

    command = [sys.executable, "-m", "keeper_validate", "context", "build"]
    runs = [subprocess.Popen(command, cwd=project.path, env=environment() | {"PYTHONPATH": str(ROOT)},
                             stdout=subprocess.DEVNULL) for _ in range(3)]
    assert [run.wait() for run in runs] == [0, 0, 0]
    assert context("check").status == 0


def test_without_a_manifest_nothing_is_checked_and_that_is_no_success(harbour: Repository, context: Run) -> None:
    ran = context("check")
    assert ran.status == 2
    assert "there is no keeper/context.manifest.yaml" in ran.err


def test_the_heading_of_an_address_takes_its_part_of_a_page(project: Repository, context: Run) -> None:
    written(project, {"docs/principles.md": "# A\n\nno\n\n## Be kind\n\nyes\n\n### More\n\nyes too\n\n## Other\n\nno\n",
                      "keeper/context.manifest.yaml": "version: 1\nidentity: ['keeper://docs/principles#be-kind']\n"})
    out = context("Do it").out
    assert "yes too" in out and "no\n" not in out


def test_a_project_without_a_working_tree_is_refused(project: Repository) -> None:
    project.git("clone", "-q", "--bare", ".", "../bare.git")
    with pytest.raises(KeeperError, match="no working tree"):
        open_project(git.open_repository(str(project.path.parent / "bare.git")))
