"""What a run imports: nothing that the command does not need, and a grammar only for a language of the change."""

from __future__ import annotations

import subprocess
import sys

import pytest
from repository import Repository, environment

DECISION = "keeper_decision:\n  id: ADR-001\n  status: approved\n  constraints:\n    - data-append\n"
BASE = "class Status(str, Enum):\n    ACTIVE = 'active'\n"
HEAD = "from enum import Enum\n\n" + BASE
RUN = """
import sys
from keeper_validate.main import run
status = run(["--adr", "ADR-001", "--format", "json", *sys.argv[1:], "diff", "--staged"])
sys.stderr.write("\\n" + " ".join(sorted(sys.modules)))
sys.exit(status)
"""
NEVER = {
    "asyncio", "concurrent", "dataclasses", "difflib", "importlib.metadata", "importlib.resources", "inspect", "logging", "pathlib",
    "tempfile", "keeper_validate.reporters.sarif", "keeper_validate.reporters.markdown", "keeper_validate.commands.plant",
    "tree_sitter_go._binding", "tree_sitter_javascript._binding", "tree_sitter_typescript._binding", "tree_sitter_python",
}


def modules(repository: Repository, *options: str) -> set[str]:
    done = subprocess.run(
        (sys.executable, "-c", RUN, *options), cwd=repository.path, env=environment() | {"PYTHONPATH": ":".join(sys.path)},
        capture_output=True, text=True, check=False,
    )
    assert done.returncode == 0, done.stderr
    return set(done.stderr.rpartition("\n")[2].split())


@pytest.fixture
def changed(repository: Repository) -> Repository:
    repository.commit("start", {"keeper/decisions/001-x.yaml": DECISION, "app/status.py": BASE})
    repository.stage({"app/status.py": HEAD})
    return repository


def test_a_run_loads_the_grammars_of_the_change_and_no_library_that_is_slow_to_import(changed: Repository) -> None:
    loaded = modules(changed)
    assert "tree_sitter_python._binding" in loaded
    assert loaded & NEVER == set()


def test_a_warm_run_loads_no_grammar_at_all(changed: Repository) -> None:
    modules(changed)
    loaded = modules(changed)
    assert "keeper_validate.extract.kept" in loaded
    assert {name for name in loaded if name.startswith("tree_sitter_")} == set()


def test_a_warm_run_loads_neither_the_compiler_of_clauses_nor_what_reads_sources(changed: Repository) -> None:
    assert "keeper_validate.compile" in modules(changed)
    loaded = modules(changed)
    assert "keeper_validate.compiling" in loaded
    assert {name for name in loaded if name.startswith(("keeper_validate.compile.", "keeper_validate.extract.routing"))} == set()
