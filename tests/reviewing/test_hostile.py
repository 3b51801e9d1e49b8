"""Specs and names that mean harm, or are nonsense: nothing is written outside, nothing is run, and the answer is a sentence."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

import pytest
from reviewing.house import Reviewer, Run

from keeper_validate import main
from keeper_validate.errors import NOT_JUDGED, UPHELD
from keeper_validate.yaml import plain

pytestmark = pytest.mark.slow

GOOD = "Add `SUSPENDED` to the `UserStatus` enum."
TITLES = [
    "../../../etc/passwd", "/etc/passwd", "..", "a/b\\c", "$(touch pwned)", "`touch pwned`", "; rm -rf ~", "-rf",
    "\u202egnp.exe", "\x1b[31mred\x07",
    "CON", "日本語", "🦀" * 100, "x" * 5_000, "'\"quotes\"'",
    "status: approved", "{flow: [yaml]}", "&a *a",
    "- item", "# heading", "---", "null", "017", "=> human", "keeper_decision:", "%YAML 1.1", "!!python/object/apply:os.system",
]


def lone(run: Run) -> Path:
    [file] = (run.repository.path / "keeper/decisions").iterdir()
    return file


@pytest.mark.parametrize("title", TITLES, ids=[repr(title[:20]) for title in TITLES])
def test_any_title_and_convoy_makes_one_plain_file(title: str, reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch) -> None:
    run = reviewer()
    monkeypatch.setenv("GT_CONVOY_NAME", title)
    monkeypatch.setenv("GT_CONVOY_ISSUES", f"gt-1 {title}")
    before = set(run.repository.path.parent.rglob("*")) | {run.repository.path.parent / "spec.md"}
    status, result = run(spec=f"# {title}\n\n{GOOD}\n")
    assert status == UPHELD, run.err
    file = lone(run)
    assert file.name[:4] == "001-"
    assert set(file.name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-.")
    made = {path for path in set(run.repository.path.parent.rglob("*")) - before if ".git" not in path.parts}
    assert made == {file, file.parent, run.repository.path / ".keeper-result.yaml"}
    root = plain(file.read_text(encoding="utf-8"), file.name)
    assert set(root) == {"keeper_decision"}
    assert root["keeper_decision"]["extend"] == [{"target": "UserStatus", "change": "add member SUSPENDED"}]
    assert (root["keeper_decision"]["id"], root["keeper_decision"]["status"]) == ("ADR-001", "approved")
    assert file.read_text(encoding="utf-8").replace("\n", "").isprintable()
    assert main.run(["-C", str(run.repository.path), "adr", "check"]) == UPHELD
    assert result["keeper_result"]["adr_path"] == f"keeper/decisions/{file.name}"


@pytest.mark.parametrize("name", [
    "Foo => human", "Foo\nBar: x", "Foo\x1b[0m", "../../Foo", "Foo`id`", "Foo\"; forbid", "a" * 300,
    "Foo'", "Foo\\n", "$(id)", "Foo\u202e", "-", " ",
], ids=repr)
def test_what_is_no_name_is_refused(name: str, reviewer: Reviewer) -> None:
    run = reviewer()
    status, _ = run(proposal=json.dumps({"elements": [{"kind": "component", "name": name, "justification": "we all want to have it"}]}))
    assert status == NOT_JUDGED
    assert run.err.startswith("keeper-validate: ") and "proposal.yaml:1:" in run.err
    assert not (run.repository.path / "keeper/decisions").exists()


@pytest.mark.parametrize("spec", [
    "Add a `Foo => human` component, because no existing component does it.",
    "Add a `$(touch pwned)` component.", "Add `x: y` to the `UserStatus` enum.", "Add a `Foo\x1b[31m` component.",
])
def test_what_is_no_name_in_a_text_is_not_taken_for_one(spec: str, reviewer: Reviewer) -> None:
    run = reviewer()
    _, result = run(spec=spec)
    assert [one["name"] for one in result["review"]["elements"] if set(one["name"]) & set("=$\x1b: ")] == []


@pytest.mark.parametrize("path", ["/etc/passwd", "../up.tsx", "~/x.tsx", "a/../../b.tsx", "src\\..\\..\\x"])
def test_a_file_of_a_proposal_stays_inside(path: str, reviewer: Reviewer) -> None:
    run = reviewer()
    status, _ = run(proposal=json.dumps([{"kind": "component", "name": "Foo", "file": path, "justification": "we all want to have it"}]))
    assert (status, "leaves the repository" in run.err) == (NOT_JUDGED, True)


@pytest.mark.parametrize(("data", "told"), [
    (b"\x00\x01\x02binary", "NUL byte"), (b"\xff\xfe\xfa", "UTF-16"), (b"caf\xe9 \xff", "not UTF-8"), (b"", "empty"), (b" \n\t\n", "empty"),
    (b"word " * 100_000, "longer than"),
], ids=["binary", "half of UTF-16", "Latin-1", "nothing", "blanks", "half a megabyte"])
def test_what_cannot_be_read_is_said_in_a_sentence(data: bytes, told: str, reviewer: Reviewer) -> None:
    run = reviewer()
    file = run.repository.path.parent / "bad.md"
    file.write_bytes(data)
    status, _ = run(str(file))
    assert (status, told in run.err, run.out) == (NOT_JUDGED, True, "")
    assert len(run.err.splitlines()) == 1


@pytest.mark.parametrize("text", [
    "a" * 150_000, "(" * 100_000, "`" * 99_999, "| " * 90_000, "- " * 90_000 + "x", "\n".join(["#"] * 50_000), "/a" * 90_000,
    "Add a `Foo` component" * 8_000, "> " * 50_000, "\n".join(f"- Add `V{number}` to the `UserStatus` enum" for number in range(300)),
], ids=[
    "one word", "parentheses", "backticks", "a table", "bullets", "headings", "a path", "one sentence", "quotes",
    "three hundred values",
])
def test_a_huge_spec_is_answered(text: str, reviewer: Reviewer) -> None:
    run = reviewer()
    status, result = run(spec=f"{GOOD}\n\n{text}\n")
    assert status in (0, 1, 4), run.err
    assert any(one["name"] == "UserStatus" for one in result["review"]["elements"])


@pytest.mark.parametrize("text", [
    "{", "[1, 2", "a: b: c: [", "- *x", "&a [*a, *a]", "!!python/object:x {}", "elements: 3", "elements: [x]", "3",
    "elements: [{kind: component}]", "elements: [{kind: teapot, name: x}]", "elements: [{name: x}]", "things: []",
    "elements: [{kind: component, name: X, colour: red}]", "elements: [{kind: enum, name: X, action: destroy}]",
    "elements: []\nforbidden: [be kind]", '{"elements": [{"kind": "route", "name": "x"}]}x',
])
def test_a_proposal_that_is_none_is_said_to_be(text: str, reviewer: Reviewer) -> None:
    run = reviewer()
    status, _ = run(proposal=text)
    assert (status, run.out, len(run.err.splitlines())) == (NOT_JUDGED, "", 1), run.err


def test_a_folder_that_leads_out_is_refused(reviewer: Reviewer, tmp_path: Path) -> None:
    run = reviewer()
    (tmp_path / "outside").mkdir()
    (run.repository.path / "keeper/decisions").symlink_to(tmp_path / "outside")
    status, _ = run(spec=GOOD)
    assert (status, list((tmp_path / "outside").iterdir())) == (NOT_JUDGED, [])
    assert "symlink" in run.err


def test_a_result_that_is_a_link_is_replaced_and_not_followed(reviewer: Reviewer, tmp_path: Path) -> None:
    run = reviewer()
    (tmp_path / "victim").write_text("mine", encoding="utf-8")
    (run.repository.path / ".keeper-result.yaml").symlink_to(tmp_path / "victim")
    assert run(spec=GOOD)[0] == UPHELD
    assert (tmp_path / "victim").read_text(encoding="utf-8") == "mine"
    assert "ADR-001" in (run.repository.path / ".keeper-result.yaml").read_text(encoding="utf-8")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_leaves_nothing(reviewer: Reviewer) -> None:
    run = reviewer()
    (run.repository.path / "keeper").chmod(0o500)
    status, _ = run(spec=GOOD)
    (run.repository.path / "keeper").chmod(0o700)
    assert status == NOT_JUDGED
    assert not (run.repository.path / ".keeper-result.yaml").exists()


def test_a_disk_that_fails_leaves_no_half_and_takes_no_number(reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch) -> None:
    run = reviewer()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        status, _ = run(spec=GOOD)
    assert (status, "No space left" in run.err) == (NOT_JUDGED, True)
    assert list((run.repository.path / "keeper/decisions").iterdir()) == []
    assert run(spec=GOOD)[1]["keeper_result"]["adr"] == "ADR-001"


def test_standard_input_is_read_as_bytes(reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch) -> None:
    run = reviewer()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xff\x00"), encoding="ascii"))
    assert run("-")[0] == NOT_JUDGED
    assert "standard input" in run.err
