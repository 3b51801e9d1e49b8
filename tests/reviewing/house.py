"""A small house for reviews: a repository with code and a vault, and one run of `review` on it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from repository import Repository

from keeper_validate import main
from keeper_validate.yaml import plain

MODAL = """\
export function Modal({ title, size }: { title: string; size: string }) {
  return <dialog>{title}{size}</dialog>
}
"""
BUTTON = """\
export function Button({ variant }: { variant: 'primary' | 'quiet' }) {
  return <button>{variant}</button>
}
"""
CODE = {
    "src/ui/Modal.tsx": MODAL, "src/ui/Button.tsx": BUTTON,
    "src/ui/Button.test.tsx": "test('it is there', () => {})\n",
    "src/status.ts": "export enum UserStatus {\n  ACTIVE = 'active',\n  INVITED = 'invited',\n}\n",
    "src/auth.ts": "export class AuthService {\n  login() {}\n}\n",
    "src/users.ts": "export class UserService {\n  find() {}\n}\n",
}
FRONTEND = """\
components:
  Modal: {location: src/ui/Modal.tsx, props: [title, size]}
  Button: {location: src/ui/Button.tsx, variants: [primary, quiet]}
hooks:
  useTeamMembers: {location: src/useTeamMembers.ts}
"""
BACKEND = """\
api_routes:
  GET /api/users: {handler: list}
  POST /api/users: {handler: create}
  GET /api/users/{id}: {handler: show}
services:
  UserService: {location: src/users.ts, methods: [find]}
"""
DATA = """\
enums:
  UserStatus: {location: src/status.ts, values: [ACTIVE, INVITED]}
  Plan: {values: [FREE, TEAM], extension_policy: frozen}
tables:
  invitations: {columns: [id, email, role, status]}
"""
AUTH = """\
auth_services:
  AuthService: {location: src/auth.ts}
"""
TESTING = """\
test_fixtures:
  UserFixture: {location: tests/user.ts, creates: a user with its status}
  OrderFixture: {location: tests/order.ts, creates: an order}
test_structure:
  unit: {location: "**/*.test.tsx (colocated)", naming: "{module}.test.tsx"}
"""


def house(path: Path, mode: str = "growth", **files: str | None) -> Repository:
    """The repository, committed on main; `files` replace or (None) leave out seed files by their stem."""
    repository = Repository(path)
    seeds = {"frontend": FRONTEND, "backend": BACKEND, "data": DATA, "auth": AUTH, "testing": TESTING} | files
    law = {f"keeper/seeds/{stem}.yaml": text for stem, text in seeds.items() if text is not None}
    repository.commit("the house", CODE | law | {"keeper/keeper.yaml": f"keeper:\n  mode: {mode}\n"})
    return repository


class Run:
    """`keeper-validate review` in a house, as a host runs it."""

    def __init__(self, repository: Repository, capsys: pytest.CaptureFixture[str]) -> None:
        self.repository = repository
        self._capsys = capsys

    def __call__(self, *words: str, spec: str | None = None, proposal: str | None = None) -> tuple[int, dict[str, Any]]:
        """The exit status and what was printed; a spec or a proposal is written outside the repository first."""
        beside = self.repository.path.parent
        arguments = list(words)
        if spec is not None:
            (beside / "spec.md").write_text(spec, encoding="utf-8")
            arguments.append(str(beside / "spec.md"))
        if proposal is not None:
            (beside / "proposal.yaml").write_text(proposal, encoding="utf-8")
            arguments += ["--proposal", str(beside / "proposal.yaml")]
        self._capsys.readouterr()
        status = main.run(["-C", str(self.repository.path), "review", *arguments])
        self.out, self.err = self._capsys.readouterr()
        return status, plain(self.out, "out") if self.out.startswith(("keeper_result:", "queue:")) else {}

    def decision(self, path: str) -> dict[str, Any]:
        """The decision that was written at a path."""
        found: dict[str, Any] = plain((self.repository.path / path).read_text(encoding="utf-8"), path)["keeper_decision"]
        return found


Reviewer = Callable[..., Run]
