"""A workflow is part of the gate where the law side's copy of it runs this program."""

from __future__ import annotations

from made import change, files, judged, law, snapshot, told

from keeper_validate.law.gates import gates, silenced
from keeper_validate.tree import tree_of

TREE = tree_of({
    ".github/workflows/ci.yml": b"jobs: {check: {steps: [{run: keeper-validate --ci diff}]}}",
    ".github/workflows/docs.yml": b"jobs: {docs: {steps: [{run: make docs}]}}",
    "src/x.ts": b"// keeper-validate",
})


def test_only_workflows_that_run_the_program_are_gates() -> None:
    changed = [".github/workflows/ci.yml", ".github/workflows/docs.yml", ".github/workflows/new.yml", "src/x.ts"]
    assert gates(TREE, changed) == (".github/workflows/ci.yml",)


def test_a_file_that_does_much_else_is_a_gate_where_it_loses_a_line_that_runs_the_program() -> None:
    law = {"Makefile": b"a:\n\tkeeper-validate diff\n", "web/package.json": b"python -m keeper_validate", "src/x.ts": b"keeper-validate"}
    assert silenced(tree_of(law), tree_of(law), law) == ()
    assert silenced(tree_of(law), tree_of({"Makefile": b"a:\n    keeper-validate diff\nb:\n"}), ["Makefile"]) == ()
    assert silenced(tree_of(law), tree_of({}), law) == ("Makefile", "web/package.json")


def test_a_gate_does_not_change_together_with_the_work() -> None:
    mixed = change(snapshot(), snapshot(), **files(".github/workflows/ci.yml", "src/x.ts", status="changed"))
    assert told(judged(mixed, law())) == []
    assert told(judged(mixed, law(gates=(".github/workflows/ci.yml",)))) == ["trust/mixed-change .github/workflows/ci.yml"]
