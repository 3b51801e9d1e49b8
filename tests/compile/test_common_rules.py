"""Rules as teams commonly write them for agents, each beside a look-alike that says less. `~`: only some violations show; `soft`: a
warning."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("constraints", "Never default exports", "forbid-use token export default"),
    ('constraints', 'Never call Redis from `src/ui/`', 'forbid-use technology redis in:src/ui/'),
    ('constraints', 'Never read config from `conf/`', 'unchecked'),
    ('constraints', 'Only `src/db` uses prisma', 'forbid-use technology prisma except:src/db'),
    ('constraints', 'Only use prisma', 'unchecked'),
    ('constraints', 'No `src/**` imports from `app/**`.', 'forbid-use import app/** in:src/**'),
    ('constraints', 'No imports from `lib/`', 'forbid-use import lib/'),
    ('constraints', 'Never allow `any`', 'forbid-use token|import any'),
    ('constraints', 'Do not allow users to delete posts', 'unchecked'),
    ('constraints', 'Never raw SQL / `$queryRaw`', 'forbid-use technology raw-sql; forbid-use token|import $queryRaw'),
    ('constraints', 'NEVER: import React in services', '~ forbid-use technology react in:**/{services,service}/**'),
    ('constraints', 'Forbidden: new npm dependencies', 'forbid-new dependency'),
    ('constraints', 'ALWAYS: use kebab-case for file names', 'require-shape file kebab-case'),
    ('constraints', 'Use constructor injection (field injection FORBIDDEN)', '~ forbid-use token @Autowired,Autowired'),
    ('constraints', 'Spring Boot is ONLY permitted in: `adapters/`', 'forbid-use technology spring except:adapters/'),
    ('constraints', 'No inline styles or inline components', '~ forbid-use token style form=attribute'),
    ('constraints', 'No legacy components or hooks', 'unchecked'),
    ('constraints', 'Do not reintroduce optional `userId` or `sandboxId` parameters', 'unchecked'),
    ('constraints', 'Do not modify `go.mod` or `go.sum` without explicit request',
     'forbid-change file go.mod human; forbid-change file go.sum human'),
    ('constraints', 'Always use camelCase for vars, PascalCase for React components', '~ require-shape component PascalCase'),
    ('constraints', 'Use PascalCase for components, camelCase for hooks, and kebab-case for file names',
     'require-shape component PascalCase; require-shape hook camelCase; require-shape file kebab-case'),
    ('constraints', 'Imports: use `@/` alias', '~ forbid-use import /^\\.\\.\\//'),
    ('constraints', 'Use `@/components/ui` for buttons', '~ require-use token|import @/components/ui soft'),
    ('constraints', 'Custom hooks → `app/[feature]/hooks/`', 'require-shape hook app/*/hooks/'),
    ('constraints', '`/old` → `/new`', 'unchecked'),
    ('constraints', 'One component per file', 'forbid-new component beside=file'),
    ('constraints', 'One service per domain/API', 'unchecked'),
    ('constraints', 'Only use approved npm packages: react, zod, `date-fns`', 'forbid-new dependency except:react,zod,date-fns'),
    ('constraints', 'Only use components: Button, Card', 'unchecked'),
    ('constraints', 'Never modify schema without migration.',
     '~ require-companion schema with:**/{migrations,migration,migrate,alembic}/**'),
    ('constraints', 'Do not change the schema without asking', 'forbid-change schema human'),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_a_common_rule_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
