"""Same inputs, same bytes out: whatever the locale, hash seed, umask, directory, interpreter and state of what earlier runs kept."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from repository import environment
from running import ROOT
from table import SAMPLE, sample_at

pytestmark = pytest.mark.slow

VIOLATING = SAMPLE.parent / "violating"
RUN = ("--adr", "ADR-017", "diff", "--staged", "--format", "json")


@pytest.fixture(scope="module")
def work(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample application with the demo's violating change staged."""
    with pytest.MonkeyPatch.context() as patch:
        for key in [key for key in os.environ if key.startswith(("GITHUB_", "CI_", "KEEPER_"))]:
            patch.delenv(key)
        repository = sample_at(tmp_path_factory.mktemp("same") / "work")
        files = {file.relative_to(VIOLATING).as_posix(): file.read_bytes() for file in sorted(VIOLATING.rglob("*")) if file.is_file()}
        repository.stage(dict(files))
    return repository.path


@pytest.fixture(scope="module")
def expected(work: Path) -> bytes:
    """The report of an ordinary run that finds something."""
    out = said(work)
    assert b'"verdict": "violated"' in out and out.count(b'"fingerprint"') > 3
    return out


def said(cwd: Path, *before: str, python: str = sys.executable, umask: int = 0o022, run: tuple[str, ...] = RUN, **extra: str) -> bytes:
    variables = environment() | {"PYTHONPATH": str(ROOT)} | extra
    done = subprocess.run(
        [python, *before, "-m", "keeper_validate", *run], cwd=cwd, env=variables, umask=umask, capture_output=True, check=False,
    )
    assert done.returncode == 1, done.stderr.decode(errors="replace")
    return done.stdout


@pytest.mark.parametrize("extra", [
    pytest.param({"PYTHONHASHSEED": "0"}, id="hash seed 0"),
    pytest.param({"PYTHONHASHSEED": "4242"}, id="another hash seed", marks=pytest.mark.slow),
    pytest.param({"LC_ALL": "C"}, id="the C locale"),
    pytest.param({"LC_ALL": "POSIX", "LANG": "", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, id="a locale without UTF-8"),
    pytest.param({"LC_ALL": "C.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr"}, id="a locale of UTF-8", marks=pytest.mark.slow),
    pytest.param({"PYTHONIOENCODING": "latin-1"}, id="output in another encoding"),
    pytest.param({"TZ": "Pacific/Kiritimati"}, id="another time zone"),
    pytest.param({"PYTHONOPTIMIZE": "2"}, id="optimised Python"),
    pytest.param({"HOME": "/nowhere", "XDG_CONFIG_HOME": "/nowhere"}, id="no home", marks=pytest.mark.slow),
])
def test_the_environment_does_not_matter(work: Path, expected: bytes, extra: dict[str, str]) -> None:
    assert said(work, **extra) == expected


def test_the_umask_does_not_matter(work: Path, expected: bytes) -> None:
    assert said(work, umask=0o777) == expected


def test_the_directory_does_not_matter(work: Path, expected: bytes) -> None:
    assert said(work / "web" / "src") == expected
    assert said(work.parent, run=("-C", str(work), *RUN)) == expected


def test_the_place_of_the_repository_does_not_matter(work: Path, expected: bytes, tmp_path: Path) -> None:
    shutil.copytree(work, tmp_path / "elsewhere with space" / "ö", symlinks=True)
    assert said(tmp_path / "elsewhere with space" / "ö") == expected


def test_the_order_in_which_files_were_staged_does_not_matter(work: Path, expected: bytes, tmp_path: Path) -> None:
    repository = sample_at(tmp_path / "again")
    for file in sorted(VIOLATING.rglob("*"), reverse=True):
        if file.is_file():
            repository.stage({file.relative_to(VIOLATING).as_posix(): file.read_bytes()})
    assert said(repository.path) == expected


def _absent(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)


def _corrupt(folder: Path) -> None:
    for file in folder.rglob("*"):
        if file.is_file():
            file.chmod(0o644)
            file.write_bytes(file.read_bytes()[:40] + b"\0[[[[")


def _a_file(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.write_text("in the way", encoding="utf-8")


def _read_only(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    folder.chmod(0o500)


@pytest.mark.parametrize("kept", [
    pytest.param(_absent, id="absent", marks=pytest.mark.slow), pytest.param(_corrupt, id="corrupt"),
    pytest.param(_a_file, id="a file in its place", marks=pytest.mark.slow), pytest.param(_read_only, id="read-only"),
])
def test_what_earlier_runs_kept_does_not_matter(work: Path, expected: bytes, tmp_path: Path, kept: object) -> None:
    copy = tmp_path / "work"
    shutil.copytree(work, copy, symlinks=True)
    assert callable(kept)
    kept(copy / ".git" / "keeper-validate")
    assert [said(copy) for _ in range(2)] == [expected, expected]


def test_two_runs_at_once_do_not_disturb_each_other(work: Path, expected: bytes, tmp_path: Path) -> None:
    copy = tmp_path / "work"
    shutil.copytree(work, copy, symlinks=True)
    shutil.rmtree(copy / ".git" / "keeper-validate", ignore_errors=True)
    variables = environment() | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "keeper_validate", *RUN]
    running = [subprocess.Popen(command, cwd=copy, env=variables, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) for _ in range(3)]
    assert [process.communicate()[0] for process in running] == [expected] * 3


ASKED = "import tree_sitter, tree_sitter_python, tree_sitter_typescript, tree_sitter_javascript, tree_sitter_go, ruamel.yaml"
RUNS = (
    RUN, ("--adr", "ADR-017", "diff", "--staged", "--format", "sarif"), ("--adr", "ADR-017", "diff", "--staged", "--ci"),
    ("--adr", "ADR-017", "diff", "--staged", "--strict", "--format", "markdown"), ("extract", "--format", "json"),
    ("adr", "check"), ("adr", "show", "ADR-017"), ("explain", "--clause", "no new modal components", "--field", "forbidden"),
)
SURROUNDINGS: tuple[tuple[int, dict[str, str]], ...] = (
    (0o022, {"PYTHONHASHSEED": "7"}), (0o077, {"PYTHONHASHSEED": "123456", "LC_ALL": "C"}),
    (0o777, {"LC_ALL": "POSIX", "LANG": "", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "TZ": "Asia/Kathmandu"}),
)


def interpreters() -> list[str]:
    """The Pythons on PATH, and those that KEEPER_PYTHONS names (as PATH is written), with a version of their own and the dependencies."""
    named = [one for one in os.environ.get("KEEPER_PYTHONS", "").split(os.pathsep) if one]
    on_path = [found for minor in range(10, 16) if (found := shutil.which(f"python3.{minor}"))]
    found: dict[str, str] = {}
    for python in (*named, *on_path):
        command = [python, "-c", f"{ASKED}; import sys; print(sys.version_info[:2])"]
        answer = subprocess.run(command, capture_output=True, text=True, check=False)
        if answer.returncode == 0:
            found.setdefault(answer.stdout.strip(), python)
    found.pop(str(sys.version_info[:2]), None)
    return list(found.values())


@pytest.mark.slow
def test_the_interpreter_does_not_matter(work: Path) -> None:
    """Every other interpreter here says the same bytes, in several surroundings; where several are promised, several are there."""
    others = interpreters()
    if os.environ.get("KEEPER_PYTHONS"):
        assert others, "KEEPER_PYTHONS names no other Python that has the dependencies"
    if not others:
        pytest.skip("no other Python with the dependencies")
    for umask, extra in SURROUNDINGS:
        # A terminal without UTF-8 gets other bytes of a text, but the same ones from every Python.
        expected = [told(work, run, sys.executable, umask, extra) for run in RUNS]
        assert [code for code, _ in expected] == [1, 1, 1, 1, 0, 0, 0, 0]
        for python in others:
            assert [told(work, run, python, umask, extra) for run in RUNS] == expected, (python, umask, extra)


def told(cwd: Path, run: tuple[str, ...], python: str, umask: int, extra: dict[str, str]) -> tuple[int, bytes]:
    variables = environment() | {"PYTHONPATH": str(ROOT)} | extra
    done = subprocess.run([python, "-m", "keeper_validate", *run], cwd=cwd, env=variables, umask=umask, capture_output=True, check=False)
    return done.returncode, done.stdout
