"""A source that no reader takes up is told or counted, and never passes in silence."""

from __future__ import annotations

import pytest

from keeper_validate.element import Gap
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.extract.unlisted import counted
from keeper_validate.tree import tree_of


def gaps(path: str, text: str) -> tuple[Gap, ...]:
    return snapshot(tree_of({path: text.encode()}), [path]).gaps


@pytest.mark.parametrize(("path", "first", "program"), [
    ("bin/serve", "#!/usr/bin/env node", "node"),
    ("bin/serve", "#!/usr/bin/node --no-warnings", "node"),
    ("bin/serve", "#! /usr/bin/env -S deno run", "deno"),
    ("bin/serve", "#!/usr/bin/env NODE_ENV=production node", "node"),
    ("manage", "#!/usr/bin/python3.12 -I", "python3"),
    ("manage", "#!venv/bin/python", "python"),
    (".husky/check", "#!/usr/bin/env ruby", "ruby"),
])
def test_a_script_without_an_ending_is_a_gap(path: str, first: str, program: str) -> None:
    found = gaps(path, f"{first}\nsign()\n")
    assert [(gap.path, gap.line) for gap in found] == [(path, 1)]
    assert f"a script for {program} whose name has no ending" in found[0].reason


@pytest.mark.parametrize(("path", "text"), [
    ("bin/serve", "#!/bin/sh\nnode server.js\n"), ("bin/serve", "#!/usr/bin/env bash\n"), ("LICENSE", "MIT\n"), ("Makefile", "all:\n"),
    ("notes", "#!nodejs-like text\n"), ("bin/nodding", "#!/usr/bin/nodding\n"), ("README.md", "#!/usr/bin/env node\n"), ("empty", ""),
])
def test_what_is_no_source_leaves_none(path: str, text: str) -> None:
    assert gaps(path, text) == ()


def test_a_component_in_a_form_that_nothing_reads_is_a_gap() -> None:
    assert [gap.reason for gap in gaps("src/Sheet.MARKO", "<dialog>Hi</dialog>\n")] == ["a Marko component, which nothing here reads"]


@pytest.mark.parametrize(("path", "expected"), [
    ("a.dart", True), ("a.ERL", True), ("a.ex", False), ("a.py", False), ("a.kt", False), ("a.md", False), ("a", False),
])
def test_languages_that_are_not_read_are_counted(path: str, expected: bool) -> None:
    assert counted(path) is expected
