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
    ('constraints', 'Do not add direct Buy/Sell manual trading buttons.', 'unchecked'),
    ('constraints', 'Use strict TypeScript; no `any` in application code',
     '~ forbid-use token|import any in:**/application/**,**/usecases/**,**/use_cases/**,**/use-cases/**'),
    ('constraints', 'Never use mutable default arguments (`def fn(x=[])`).', 'unchecked'),
    ('constraints', 'Use `pathlib` instead of `os.path` for file paths.', '~ forbid-use technology os-path soft'),
    ('constraints', 'Use Zustand instead of Redux for state management', 'forbid-use technology redux'),
    ('constraints', 'Ask before adding new libraries', 'forbid-new dependency human'),
    ('constraints', 'Always ask for approval before adding new dependencies.', 'forbid-new dependency human'),
    ('constraints', 'Get approval before changing `src/core/`', 'forbid-change file src/core/ human'),
    ('constraints', 'Ask questions before writing code', 'unchecked'),
    ('constraints', 'Run the tests before committing changes to `src/a.ts`', 'unchecked'),
    ('constraints', 'The project strictly avoids CGO', '~ forbid-use technology cgo soft'),
    ('constraints', 'Never catch bare `except:`', '~ forbid-use token except: soft'),
    ('constraints', 'Never ship default exports', 'forbid-use token export default'),
    ('constraints', 'Never trust user input', 'unchecked'),
    ('constraints', 'ADRs are numbered and immutable once accepted', '~ forbid-change file **/{adr,adrs,decisions}/** soft'),
    ('constraints', 'Always write functional React components',
     '~ forbid-use import|token react:Component,react:PureComponent,React.Component,React.PureComponent'),
    ('constraints', 'Standard library only', '~ forbid-new dependency'),
    ('constraints', '`app` must not import runtime code from `api`', '~ forbid-use import /(^|[\\/.@])api([\\/.:]|$)/ in:**/app/** soft'),
    ('constraints', 'ADR-000-template.md (do not edit)', 'forbid-change file ADR-000-template.md'),
    ('constraints', '`src/gen/` - do not modify', 'forbid-change file src/gen/'),
    ('constraints', 'Tests: do not edit', 'unchecked'),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_a_common_rule_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
