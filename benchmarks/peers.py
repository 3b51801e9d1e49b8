"""The same question put to other programs, where they are installed: which components and routes does the change bring?

Semgrep takes a baseline commit; ast-grep knows none, so it scans the changed files of one side only. Both read a working tree."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

RULES = """\
rules:
  - id: component
    languages: [typescript]
    severity: ERROR
    message: component $NAME
    patterns:
      - pattern: "export function $NAME(...) { ... }"
      - metavariable-regex: {metavariable: $NAME, regex: "^[A-Z]"}
  - id: route
    languages: [python]
    severity: ERROR
    message: route $METHOD $PATH
    pattern: |
      @$ROUTER.$METHOD($PATH, ...)
      def $HANDLER(...): ...
  - id: enum
    languages: [python]
    severity: ERROR
    message: enum $NAME
    pattern: "class $NAME(str, Enum): ..."
"""
INLINE = """\
id: component
language: tsx
rule: {kind: function_declaration, has: {field: name, regex: "^[A-Z]"}}
---
id: route
language: python
rule: {kind: decorated_definition, has: {kind: decorator, has: {kind: call, has: {kind: attribute}}}}
---
id: enum
language: python
rule: {kind: class_definition, has: {field: superclasses, regex: Enum}}
"""


def semgrep(folder: Path, rules: Path) -> tuple[str, ...] | None:
    """The command that holds the change of a checked-out repository against rules; None where semgrep is not installed."""
    program = shutil.which("semgrep")
    rules.write_text(RULES, encoding="utf-8")
    options = ("--metrics=off", "--disable-version-check", "--baseline-commit", "main", "--config", str(rules), "--json", "-q")
    return (program, "scan", *options, ".") if program else None


def ast_grep(paths: tuple[str, ...]) -> tuple[str, ...] | None:
    """The command that scans some files; None where ast-grep is not installed."""
    program = shutil.which("ast-grep")
    return (program, "scan", "--inline-rules", INLINE, "--json=stream", *paths) if program else None


def checked_out(repository: Path, folder: Path) -> tuple[str, ...]:
    """A clone with the change committed and checked out; gives the paths that it changes."""
    environment = {**os.environ, "GIT_AUTHOR_NAME": "Bench", "GIT_AUTHOR_EMAIL": "b@example.org",
                   "GIT_COMMITTER_NAME": "Bench", "GIT_COMMITTER_EMAIL": "b@example.org"}
    subprocess.run(("git", "clone", "-q", "-b", "change", repository, folder), check=True, env=environment)
    subprocess.run(("git", "branch", "-q", "main", "origin/main"), cwd=folder, check=True, env=environment)
    listed = subprocess.run(("git", "diff", "--name-only", "main", "change"), cwd=folder, check=True, stdout=subprocess.PIPE)
    return tuple(listed.stdout.decode().split())
