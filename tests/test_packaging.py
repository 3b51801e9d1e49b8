"""What is shipped: the wheel, built from the sdist, works outside the checkout and finds its rules without a YAML library."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CLEAN = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "GIT_", "KEEPER_"))}


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run([str(word) for word in command], cwd=cwd, env=CLEAN, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}:\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--outdir", out, ROOT, cwd=out)
    return next(out.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("clean")
    run(sys.executable, "-m", "venv", home / "venv", cwd=home)
    python = home / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(python, "-m", "pip", "install", "-qq", wheel, cwd=home)
    return python


@pytest.mark.slow
def test_the_wheel_built_from_the_sdist_holds_every_rule_and_seed_and_no_yaml_rule(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    files = [path for top in ("rules", "seeds") for path in (ROOT / top).rglob("*") if path.is_file()]
    shipped = [path.relative_to(ROOT) for path in files]
    compiled = [path.with_suffix(".json") if path.parts[0] == "rules" and path.suffix == ".yaml" else path for path in shipped]
    taken_apart = {path.parent / "patterns.json" for path in shipped if path.suffix == ".scm"}
    expected = {f"keeper_validate/_bundled/{path.as_posix()}" for path in (*compiled, *taken_apart)}
    assert expected
    assert {name for name in names if "/_bundled/" in name} == expected
    assert {path.suffix for path in wheel.parent.iterdir()} == {".whl", ".gz"}


@pytest.mark.slow
def test_the_installed_wheel_runs_the_main_job_outside_the_checkout(installed: Path, tmp_path: Path) -> None:
    assert "keeper_validate" in run(installed, "-c", "import keeper_validate; print(keeper_validate.__file__)", cwd=tmp_path)
    text = run(installed.parent / "keeper-validate", "demo", cwd=tmp_path)
    assert "violated ADR-017" in text
    assert "upheld ADR-017" in text


@pytest.mark.slow
def test_a_rule_of_the_wheel_is_read_without_a_yaml_library(installed: Path, tmp_path: Path) -> None:
    script = (
        "import sys\n"
        "from keeper_validate import shipped\n"
        "assert shipped.folder('rules').endswith('_bundled/rules'.replace('/', __import__('os').sep))\n"
        "assert shipped.data('rules/lexicon/technologies')\n"
        "assert not any(name.startswith('ruamel') for name in sys.modules)\n"
    )
    run(installed, "-c", script, cwd=tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_two_builds_of_one_state_are_the_same_bytes(tmp_path: Path, kind: str) -> None:
    """Whatever the clock, the umask and the folder: a package can be checked against the source it claims."""
    built = []
    for number, umask in enumerate((0o022, 0o077)):
        source, out = tmp_path / f"copy {number}", tmp_path / f"out {number}"
        tracked = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT).split("\0")
        for name in filter(None, tracked):
            if (ROOT / name).is_file() and name.partition("/")[0] not in ("tests", "docs", "benchmarks"):
                (source / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, source / name)
        previous = os.umask(umask)
        try:
            script = f"import sys; from hatchling.build import build_{kind}; build_{kind}(sys.argv[1])"
            run("env", "SOURCE_DATE_EPOCH=1700000000", sys.executable, "-c", script, out, cwd=source)
        finally:
            os.umask(previous)
        built.append(next(out.glob("*.*")))
    assert built[0].name == built[1].name and built[0].read_bytes() == built[1].read_bytes()
