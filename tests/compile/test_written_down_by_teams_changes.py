"""Rules as teams write them down, each with a change that breaks it and one that keeps it."""

from __future__ import annotations

from pathlib import Path

import pytest
from repository import Repository
from rule_cases import clause_finds, clause_tells_apart
from running import answered

MODEL = "from django.db import models\n\n\nclass Order(models.Model):\n    name = models.TextField()\n"
MANIFEST = '{"name": "a", "dependencies": {"a": "1.2.3"%s}, "peerDependencies": {"react": "^18"}}\n'
ROWS = {
    "Pin exact versions of dependencies": (
        {"package.json": MANIFEST % ""}, {"package.json": MANIFEST % ', "b": "^1.0.0"'},
        {"package.json": MANIFEST % ', "b": "1.0.0", "c": "workspace:^"'},
    ),
    "All dependencies must be pinned": (
        {"package.json": MANIFEST % ""}, {"package.json": MANIFEST.replace("1.2.3", "~1.2.3") % ""},
        {"package.json": MANIFEST.replace("1.2.3", "1.2.4") % ""},
    ),
    "No unpinned dependencies": ({}, {"requirements.txt": "a>=1.0\n"}, {"requirements.txt": "a==1.0\n"}),
    "Pin exact versions in `Cargo.toml`": (
        {}, {"Cargo.toml": "[package]\nname = 'a'\n[dependencies]\nb = '1.0'\n"},
        {"Cargo.toml": "[package]\nname = 'a'\n[dependencies]\nb = '=1.0.0'\nc = {path = '../c'}\n"},
    ),
    "Use exact versions for dependencies": ({}, {"Gemfile": "gem 'a', '~> 1.0'\n"}, {"Gemfile": "gem 'a', '1.0.0'\n"}),
    "Do not introduce new top-level directories": ({"src/a.ts": "1\n"}, {"tools/b.ts": "2\n"}, {"src/deep/b.ts": "2\n", "b.ts": "2\n"}),
    "All schema changes via Flyway migrations": (
        {"models.py": MODEL}, {"models.py": MODEL + "    sum = models.IntegerField()\n"},
        {"models.py": MODEL + "\n    def shown(self):\n        return self.name\n"},
    ),
    "Include a migration when changing `prisma/schema.prisma`": (
        {"prisma/schema.prisma": "// a\n"}, {"prisma/schema.prisma": "// b\n"},
        {"prisma/schema.prisma": "// b\n", "prisma/migrations/1/migration.sql": "SELECT 1;\n"},
    ),
    "Every FK column must have an `@@index`": (
        {}, {"a.sql": "CREATE TABLE b (id INT PRIMARY KEY, c_id INT REFERENCES c(id));\n"},
        {"a.sql": "CREATE TABLE b (id INT PRIMARY KEY);\n"},
    ),
    "Only create documentation files if explicitly requested": ({}, {"docs/a.md": "# a\n"}, {"src/a.ts": "1\n"}),
    "Keep controller files under 3 lines": (
        {}, {"src/controllers/a.ts": "a()\nb()\nc()\nd()\n"}, {"src/controllers/a.ts": "a()\n", "src/lib/a.ts": "a()\nb()\nc()\nd()\n"},
    ),
}


@pytest.mark.parametrize("clause", ROWS)
def test_a_rule_of_a_team_tells_apart(clause: str) -> None:
    base, broken, kept = ROWS[clause]
    clause_tells_apart(clause, base, broken, kept)


def test_a_folder_at_the_top_is_known_from_the_base(tmp_path: Path) -> None:
    repository = Repository(tmp_path)
    decision = "keeper_decision: {id: ADR-001, spec: x, status: approved, mode: growth, constraints: [No new top-level folders]}\n"
    repository.write("keeper/decisions/001-x.yaml", decision)
    repository.write("src/a.ts", "1\n")
    repository.git("add", "-A")
    repository.git("commit", "-q", "-m", "a")
    repository.write("src/deep/b.ts", "1\n")
    repository.git("add", "-A")
    assert answered(repository.path, "--adr", "ADR-001", "diff", "--staged").returncode == 0
    repository.write("tools/b.ts", "1\n")
    repository.git("add", "-A")
    assert answered(repository.path, "--adr", "ADR-001", "diff", "--staged").returncode == 1


def test_a_version_that_is_loosened_is_told_as_such() -> None:
    loosened = {"package.json": MANIFEST.replace("1.2.3", "~1.2.3") % ""}
    told = clause_finds("All dependencies must be pinned", {"package.json": MANIFEST % ""}, loosened)
    assert told == ["New range of versions of `npm:a`; the constraint says otherwise: All dependencies must be pinned"]
