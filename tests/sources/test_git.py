"""Git as a source: nothing in a repository runs or changes what is read, few processes, and a clear word where Git cannot answer."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from choosing import chosen, outline, refused
from repository import Repository, environment

from keeper_validate import git
from keeper_validate.errors import KeeperError
from keeper_validate.store import LIMIT, TooLarge

PROJECT = Path(__file__).resolve().parents[2]


@pytest.fixture
def hostile(forked: Repository, tmp_path: Path) -> Repository:
    """A repository whose every configurable program writes a marker, and whose history is forged by replacements and grafts."""
    trap = tmp_path / "trap"
    trap.write_text(f'#!/bin/sh\necho "$0 $*" >> "{tmp_path}/sprung"\nexec cat 2>/dev/null\n')
    trap.chmod(0o755)
    config = (
        ("core.fsmonitor", trap), ("diff.external", trap), ("diff.x.textconv", trap), ("diff.x.command", trap), ("filter.x.clean", trap),
        ("filter.x.smudge", trap), ("filter.x.process", trap), ("core.pager", trap), ("pager.diff", trap), ("core.editor", trap),
        ("core.sshCommand", trap), ("core.gitProxy", trap), ("core.askPass", trap), ("credential.helper", trap), ("gpg.program", trap),
        ("log.showSignature", "true"), ("core.hooksPath", tmp_path / "hooks"), ("core.attributesFile", tmp_path / "attributes"),
        ("alias.diff", f"!{trap}"), ("alias.cat-file", f"!{trap}"), ("core.alternateRefsCommand", trap), ("diff.ignoreSubmodules", "all"),
        ("diff.orderFile", "order"), ("diff.renames", "copies"), ("core.abbrev", "4"), ("core.useReplaceRefs", "true"),
    )
    for key, value in config:
        forked.git("config", key, str(value))
    (tmp_path / "hooks").mkdir()
    for name in ("post-index-change", "pre-commit", "fsmonitor-watchman"):
        (tmp_path / "hooks" / name).symlink_to(trap)
    (tmp_path / "attributes").write_text("* filter=x diff=x\n")
    (forked.path / ".git" / "info" / "attributes").write_text("* filter=x diff=x -text\n")
    return forked


def test_no_program_that_a_repository_names_is_run(hostile: Repository, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blob = hostile.git("hash-object", "-w", "--no-filters", "--stdin", stdin=b"staged\n")
    hostile.git("-c", "core.fsmonitor=false", "update-index", "--add", "--cacheinfo", f"100644,{blob},x.py")
    monkeypatch.setenv("GIT_EXTERNAL_DIFF", str(tmp_path / "trap"))
    monkeypatch.setenv("GIT_PAGER", str(tmp_path / "trap"))
    (tmp_path / "sprung").unlink(missing_ok=True)
    requests: tuple[dict[str, object], ...] = ({"staged": True}, {"commit": "HEAD"}, {"range": "main...work"}, {"range": "main..work"}, {})
    for request in requests:
        change = chosen(hostile, **request)
        assert [change.head.read(file.path) for file in change.files]
        assert change.commits or request in ({"staged": True}, {})
        assert all(len(entry.oid) == 40 for file in change.files for entry in (file.base, file.head) if entry)
    assert "did you mean work" in refused(hostile, commit="wrok")
    assert not (tmp_path / "sprung").exists()


def test_the_traps_of_the_test_above_do_spring_for_plain_git(hostile: Repository, tmp_path: Path) -> None:
    hostile.write("x.py", "x\n")
    hostile.git("add", "x.py")
    hostile.git("diff", "--cached", check=False)
    assert (tmp_path / "sprung").read_text()


def test_replacements_and_grafts_do_not_forge_what_is_read(forked: Repository) -> None:
    head, base, main = (forked.git("rev-parse", name) for name in ("work", "work~1", "main"))
    blob, forged = forked.git("rev-parse", "work:two.py"), forked.git("hash-object", "-w", "--stdin", stdin=b"forged\n")
    forked.git("replace", blob, forged)
    forked.git("replace", head, main)
    (forked.path / ".git" / "info" / "grafts").write_text(f"{head}\n{base} {main}\n")
    change = chosen(forked, commit="work")
    assert (outline(change), change.base.label) == (["added two.py"], base)
    assert change.head.read("two.py") == b"2\n"
    assert outline(chosen(forked, range="main...work")) == ["added one.py", "added two.py"]


def test_modes_of_pathspecs_in_the_environment_do_not_matter(forked: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    for key in ("GIT_GLOB_PATHSPECS", "GIT_ICASE_PATHSPECS", "GIT_NOGLOB_PATHSPECS"):
        monkeypatch.setenv(key, "1")
    monkeypatch.setenv("GIT_TRACE", "1")
    assert outline(chosen(forked)) == ["added one.py", "added two.py"]


def test_the_repository_and_its_index_are_left_as_they_were(forked: Repository) -> None:
    forked.stage({"x.py": "x\n"})
    os.utime(forked.path / "a.py", (1, 1))
    index = forked.path / ".git" / "index"
    held = (index.read_bytes(), index.stat().st_mtime_ns, sorted(os.listdir(forked.path / ".git")))
    chosen(forked)
    chosen(forked, range="main...work")
    assert (index.read_bytes(), index.stat().st_mtime_ns, sorted(os.listdir(forked.path / ".git"))) == held


@pytest.mark.parametrize(("request_", "limit"), [
    pytest.param({"staged": True}, 3, id="the staged change"),
    pytest.param({"commit": "HEAD"}, 3, id="a commit"),
    pytest.param({"commit": "HEAD~2"}, 4, id="the first commit, whose history is listed"),
    pytest.param({"range": "main...work"}, 3, id="a range from its merge base"),
    pytest.param({"range": "work~2..work"}, 3, id="a range on one line"),
    pytest.param({"base": "work~1"}, 3, id="a base"),
    pytest.param({"range": "main..work"}, 4, id="two ends that have diverged, whose commits are listed"),
    pytest.param({}, 5, id="nothing staged, so that the merge base is only then asked for"),
])
def test_git_processes_are_few(
    forked: Repository, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request_: dict[str, object], limit: int,
) -> None:
    if "staged" in request_:
        forked.stage({"x.py": "x\n"})
    trace = tmp_path / "trace"
    monkeypatch.setenv("GIT_TRACE2_EVENT", str(trace))
    change = chosen(forked, **request_)
    assert change.files and change.law_revision
    assert [change.head.read(file.path) for file in change.files] and list(change.base.walk("nowhere")) == []
    assert len(change.commits) == len({commit.oid for commit in change.commits})
    change.repository.close()
    events = [json.loads(line) for line in trace.read_text().splitlines()]
    started = [event["argv"] for event in events if event["event"] == "start"]
    assert len(started) <= limit, started


# Where Git cannot answer


def test_git_itself_may_be_absent(repository: Repository) -> None:
    program = "from keeper_validate.change import *\ntry: select(Request())\nexcept Exception as error: print(type(error).__name__, error)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=repository.path, env=environment() | {"PATH": "", "PYTHONPATH": str(PROJECT)},
        capture_output=True, text=True, check=True,
    )
    assert done.stdout.startswith("KeeperError git cannot be started")


def test_a_folder_outside_any_repository_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path))
    (tmp_path / "plain").mkdir()
    (tmp_path / "file").write_text("")
    for name, message in (("plain", "is not in a Git repository"), ("file", "is not a directory"), ("nowhere", "is not a directory")):
        with pytest.raises(KeeperError, match=message):
            git.open_repository(str(tmp_path / name))


def test_a_repository_of_another_user_is_said(repository: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1")
    assert f"safe.directory {repository.path}" in refused(repository)


def test_a_partial_clone_is_not_completed_behind_the_back(forked: Repository, tmp_path: Path) -> None:
    forked.git("config", "uploadpack.allowFilter", "true")
    forked.git("clone", "-q", "--no-checkout", "--filter=blob:none", f"file://{forked.path}", str(tmp_path / "partial"))
    partial = Repository(tmp_path / "partial")
    change = chosen(partial, commit="origin/work")
    assert outline(change) == ["added two.py"]
    for _ in range(3):
        with pytest.raises(KeeperError, match="--refetch --no-filter"):
            change.head.read("two.py")
    change.repository.close()
    partial.git("fetch", "-q", "--refetch", "--no-filter", "origin")
    assert chosen(partial, commit="origin/work").head.read("two.py") == b"2\n"


def test_an_object_that_is_gone_is_an_error_not_an_absence(forked: Repository) -> None:
    oid = forked.git("rev-parse", "work:two.py")
    (forked.path / ".git" / "objects" / oid[:2] / oid[2:]).unlink()
    change = chosen(forked, commit="work")
    with pytest.raises(KeeperError, match=f"could not read {oid}"):
        change.head.read("two.py")


def test_a_directory_that_is_gone_is_an_error_not_an_absence(repository: Repository) -> None:
    repository.commit("first", {"deep/a.py": "a\n", "b.py": "b\n"})
    repository.commit("second", {"b.py": "bb\n"})
    oid = repository.git("rev-parse", "HEAD:deep")
    (repository.path / ".git" / "objects" / oid[:2] / oid[2:]).unlink()
    change = chosen(repository, commit="HEAD")
    with pytest.raises(KeeperError, match="could not read"):
        change.head.read("deep/a.py")
    assert "git fsck" in refused(repository, commit="HEAD~1")


# Objects


def test_a_large_file_is_passed_over_and_reading_goes_on(repository: Repository) -> None:
    repository.commit("first", {"large.py": b"x" * (LIMIT + 1), "limit.py": b"y" * LIMIT, "small.py": b"small\n"})
    head = chosen(repository, commit="HEAD").head
    with pytest.raises(TooLarge, match=r"large\.py.*5,000,001 bytes"):
        head.read("large.py")
    assert len(head.read("limit.py") or b"") == LIMIT
    assert head.read("small.py") == b"small\n"


def test_many_objects_in_one_breath_do_not_lock_up(repository: Repository) -> None:
    files: dict[str, str | bytes | None] = {f"d{n % 7}/f{n}.py": f"{n}\n" * 2000 for n in range(300)}
    repository.commit("first", files)
    change = chosen(repository, commit="HEAD")
    oids = [file.head.oid for file in change.files if file.head]
    change.head.prefetch(oids * 10)
    read = {file.path: change.head.read(file.path) for file in change.files}
    assert read == {path: text.encode() for path, text in files.items() if isinstance(text, str)}
    assert [item.oid for item in change.repository.objects.read_many(oids * 10) if item] == oids * 10


def test_a_message_is_read_in_the_encoding_it_names(repository: Repository) -> None:
    repository.git("config", "i18n.commitEncoding", "ISO-8859-1")
    repository.stage({"a.py": "a\n"})
    repository.git("commit", "-q", "-F", "-", stdin="Übergang\n\nKeeper: ADR-017\n".encode("latin-1"))
    commit = chosen(repository, commit="HEAD").commits[0]
    assert (commit.subject, commit.message) == ("Übergang", "Übergang\n\nKeeper: ADR-017\n")


def test_a_name_that_is_more_than_one_line_cannot_put_words_into_the_conversation(forked: Repository) -> None:
    repository = git.open_repository(str(forked.path))
    with pytest.raises(KeeperError):
        repository.objects.read("HEAD\nmain")


def test_changed_files_are_found_without_reading_a_directory(repository: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    repository.commit("first", {"wide/a.py": "a\n", "wide/b.py": "b\n"})
    repository.commit("second", {"wide/a.py": "aa\n"})
    for request in ({"commit": "HEAD"}, {"range": "HEAD~1..HEAD"}):
        change = chosen(repository, **request)
        monkeypatch.setattr(change.repository.objects, "directory", lambda oid: pytest.fail(f"read {oid}"))
        assert (change.base.read("wide/a.py"), change.head.read("wide/a.py")) == (b"a\n", b"aa\n")
