"""Rules of guides held against a change that breaks them and one that does not, through real sources."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart

GO = "package a\n\nimport \"errors\"\n\nfunc X(e error) bool {{ return errors.{} }}\n"
CLASS = "export class A {}\n"
BASED = "import { BaseRepository } from './BaseRepository';\nexport class UserRepository extends BaseRepository {}\n"
GRADLE = "dependencies {{\n    implementation({})\n}}\n"
CONTROLLER = "import {{ {0} }} from '../{1}';\nexport const run = () => {0}();\n"

CHANGES = [
    ("Use `errors.AsType` instead of `errors.As`", {}, {"a.go": GO.format("As(e, nil)")}, {"a.go": GO.format("AsType(e)")}),
    ("In `apps/web`, use `env.ts` instead of `process.env`", {}, {"apps/web/a.ts": "export const a = process.env.A;\n"},
     {"apps/api/a.ts": "export const a = process.env.A;\n"}),
    ("Work in `var/plugins/` is out of scope unless explicitly requested", {"var/plugins/a.php": "<?php\n$a = 1;\n"},
     {"var/plugins/a.php": "<?php\n$a = 2;\n"}, {"var/plugins/a.php": "<?php\n$a = 1;\n", "src/a.php": "<?php\n$a = 2;\n"}),
    ("Controllers only call services, never repositories directly", {},
     {"src/controllers/a.ts": CONTROLLER.format("get", "repositories/users")},
     {"src/controllers/a.ts": CONTROLLER.format("get", "services/users")}),
    ("Backup dirs (`Old_Backup_*`) — read-only", {"Old_Backup_1/a.ts": "export const a = 1;\n"},
     {"Old_Backup_1/a.ts": "export const a = 2;\n"}, {"Old_Backup_1/a.ts": "export const a = 1;\n", "src/a.ts": "export const a = 2;\n"}),
    ("Every class in `src/core` must have a test in `tests/core`", {}, {"src/core/a.ts": CLASS, "src/core/a.md": "# a\n"},
     {"src/core/a.ts": CLASS, "tests/core/a.test.ts": "import { A } from '../../src/core/a';\nnew A();\n"}),
    ("Every class in `src/core` must have a test", {}, {"src/core/a.ts": CLASS}, {"src/ui/a.ts": CLASS, "src/core/a.md": "# a\n"}),
    ("Never edit `Localizable.strings`", {"en/Localizable.strings": "\"a\" = \"b\";\n"}, {"en/Localizable.strings": "\"a\" = \"c\";\n"},
     {"en/Localizable.strings": "\"a\" = \"b\";\n", "a.ts": "export const a = 1;\n"}),
    ("Never write to `docs/plans/`", {}, {"docs/plans/a.md": "# a\n"}, {"docs/b.md": "# a\n"}),
    ("Please do not write Java classes", {}, {"src/A.java": "class A {}\n"}, {"src/A.kt": "class A\n"}),
    ("Every repository must extend `BaseRepository`", {},
     {"src/UserRepository.ts": "export class UserRepository { get() { return 1; } }\n"},
     {"src/UserRepository.ts": BASED, "src/Order.ts": "export class Order {}\n"}),
    ("New pydantic models must extend `AppModel`", {},
     {"a.py": "from pydantic import BaseModel\n\nclass User(BaseModel):\n    name: str\n"},
     {"a.py": "from sqlalchemy import Column, Integer, Table\n\nlinks = Table('links', metadata, Column('a', Integer))\n"}),
    ("All errors must extend `AppError`", {}, {"src/a.ts": "export class MissingError extends Error {}\n"},
     {"src/a.ts": "import { AppError } from './errors';\nexport class MissingError extends AppError {}\n"}),
    ("Never use FIXME, use TODO instead", {}, {"a.ts": "// FIXME: later\nexport const a = 1;\n"},
     {"a.ts": "// TODO: later\nexport const a = 1;\n"}),
    ("Everything under `up/stream/` comes from PostgreSQL. Never edit these files.", {"up/stream/a.sql": "SELECT 1;\n"},
     {"up/stream/a.sql": "SELECT 2;\n"}, {"up/stream/a.sql": "SELECT 1;\n", "b.sql": "SELECT 2;\n"}),
    ("Do not depend on `:feature:*:internal`", {}, {"a/build.gradle.kts": GRADLE.format('project(":feature:mail:internal")')},
     {"a/build.gradle.kts": GRADLE.format('project(":feature:mail:api")')}),
    ("Never depend on `:feature:*:internal`", {}, {"a/build.gradle.kts": GRADLE.format("projects.feature.mail.internal")},
     {"a/build.gradle.kts": GRADLE.format("projects.feature.mail.internals")}),
    ("Features can depend on services, never on other features", {},
     {"src/features/cart/a.ts": "import { b } from '../user/b';\nexport const a = b;\n"},
     {"src/features/cart/a.ts": "import { b } from '../../services/b';\nexport const a = b;\n"}),
    ("API files under `src/*/api/*.cs` must not be edited", {"src/a/api/a.cs": "class A {}\n", "src/a/b.cs": "class B {}\n"},
     {"src/a/api/a.cs": "class A { int x; }\n", "src/a/b.cs": "class B {}\n"},
     {"src/a/api/a.cs": "class A {}\n", "src/a/b.cs": "class B { int x; }\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)
