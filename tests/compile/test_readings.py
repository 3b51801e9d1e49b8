"""Forms of sentences, each read once, and what is not read: a word that no check shows makes of a check a warning, or of a clause an open
question. `~`: only some violations show; `soft`: a warning."""

from __future__ import annotations

import pytest
from shown import compiled, shown

from keeper_validate.compile.describe import describe

FORMS = [
    ('constraints', 'No more than 5 props per component', 'limit prop max:5'),
    ('forbidden', 'components that take more than 8 props', 'limit prop max:8'),
    ('forbidden', 'tables with more than 30 columns', 'limit column max:30'),
    ('forbidden', 'AgentPanel with more than 4 props', 'limit prop AgentPanel max:4'),
    ('constraints', 'No more than 4 props on `Button`', 'limit prop Button max:4'),
    ('forbidden', 'AgentPanel with more than 4 tabs', 'unchecked'),
    ('forbidden', 'teams with more than 10 users', 'unchecked'),
    ('constraints', 'Additive schema changes only', 'append-only schema'),
    ('constraints', 'Additive-only schema changes', 'append-only schema'),
    ('constraints', 'Additive effects only', 'unchecked'),
    ('constraints', 'At most 3 stores', '~ limit store max:3'),
    ('forbidden', 'New API routes without authentication', '~ require-shape route guard=*'),
    ('constraints', 'New endpoints must require authentication', '~ require-shape route guard=*'),
    ('constraints', 'All endpoints are protected by an auth guard', '~ require-shape route guard=*'),
    ('constraints', 'All routes require authentication', '~ require-shape route guard=*'),
    ('constraints', 'Every endpoint requires a logged-in user', '~ require-shape route guard=*'),
    ('constraints', 'All routes must be behind authentication', '~ require-shape route guard=*'),
    ('constraints', 'Require auth on every endpoint', '~ require-shape route guard=*'),
    ('constraints', 'Auth must be enforced on all routes', '~ require-shape route guard=*'),
    ('constraints', 'All routes under `/admin` require authentication', '~ require-shape route /admin guard=*'),
    ('constraints', 'All routes require authentication except `/`', '~ require-shape route except:/^\\S+ \\/$/ guard=*'),
    ('constraints', 'Every endpoint requires auth, unless it is a metrics endpoint', '~ require-shape route except:metrics guard=*'),
    ('constraints', 'All endpoints require auth except those marked public', '~ require-shape route guard=* soft'),
    ('constraints', 'No unauthenticated access', '~ require-shape route guard=*'),
    ('constraints', 'No unauthenticated routes except /login', 'require-shape route except:/login,*/login guard=*'),
    ('constraints', 'No public endpoints', 'require-shape route guard=*'),
    ('constraints', 'No new public endpoints', '~ forbid-new route soft'),
    ('constraints', 'Do not change public endpoints', 'forbid-change route'),
    ('constraints', 'All routes require a permit', 'unchecked'),
    ('constraints', 'The Stripe API requires authentication', 'unchecked'),
    ('constraints', 'No anonymous access to S3', 'unchecked'),
    ('constraints', 'Add authentication to all routes', '~ require-shape route guard=*'),
    ('constraints', 'All endpoints must have authentication and rate limiting', '~ require-shape route guard=*'),
    ('constraints', 'Use existing auth for deployments', 'unchecked'),
    ('constraints', 'All pages require authentication', 'unchecked'),
    ('constraints', 'Tests for every new component',
     'require-companion component with:**/{test_{stem}.*,*{stem}*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**}'),
    ('constraints', 'Tests for components', 'unchecked'),
    ('constraints', 'Only append to enums', 'append-only enum'),
    ('constraints', 'Only add to `src/legacy`', 'unchecked'),
    ('constraints', 'REST resources must be plural', '~ require-shape route plural'),
    ('constraints', 'No tokens in localStorage', '~ forbid-use technology localStorage token'),
    ('forbidden', 'Tokens in localStorage', '~ forbid-use technology localStorage token'),
    ('forbidden', 'Editing generated files',
     '~ forbid-change file **/{generated,__generated__,gen}/**,*.generated.*,*.gen.*,*_generated.*,*_pb2.py,*.pb.go by=tool'),
    ('constraints', 'Reuse the existing auth service', 'auth-reuse auth_service|auth_call|dependency|route'),
    ('constraints', 'Use pnpm only', 'forbid-new file package-lock.json,npm-shrinkwrap.json,yarn.lock,bun.lock,bun.lockb'),
    ('constraints', 'Use npm for publishing', 'unchecked'),
    ('constraints', 'All custom errors must extend AppError', 'require-shape error_type inherited=yes'),
    ('forbidden', 'Unauthenticated endpoints', 'require-shape route guard=*'),
    ('constraints', 'Runbooks must live in `docs/runbooks/`.',
     '~ require-shape file docs/runbooks/ in:*{Runbook,runbook}*,**/runbooks/** soft'),
    ('constraints', 'All new components go in the `src/ui/` folder', 'require-shape component src/ui/'),
    ('constraints', 'Stories are required for new components', 'require-companion component with:{dir}/{stem}.stories.*'),
    ('constraints', 'Every new environment variable must be added to `.env.example`', 'require-companion env_var with:.env.example'),
    ('constraints', 'All pages must be registered in `docs/docs.json`', 'require-companion page with:docs/docs.json'),
    ('constraints', 'When adding a new migration, you must also register it in `src/db/migrate.ts`',
     'require-companion file **/{migrations,Migrations,migration,migrate,alembic}/** with:src/db/migrate.ts'),
    ('constraints', 'Add new routes to the table in `docs/api.md`', 'require-companion route with:docs/api.md'),
    ('constraints', 'New services must be tested',
     'require-companion service with:**/{test_{stem}.*,*{stem}*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**}'),
    ('constraints', 'Infrastructure and presentation never import each other.',
     '~ forbid-use import /(^|[\\/.@])(presentation|ui|views?)([\\/.:]|$)/ '
     'in:**/infrastructure/**,**/infra/**,**/adapters/**; forbid-use import '
     '/(^|[\\/.@])(infrastructure|infra|adapters?)([\\/.:]|$)/ in:**/presentation/**,**/ui/**,**/views/**'),
    ('constraints', 'Never import clients from another service', '~ forbid-use import /./ in:**/services/** apart=services soft'),
    ('constraints', 'Cross-feature imports must go through the public API', '~ forbid-use import /./ apart=features deep=yes'),
    ('constraints', 'Import from other modules only through their index file', '~ forbid-use import /./ apart=modules deep=yes soft'),
    ('constraints', 'Never import cv2', 'forbid-use technology cv2'),
    ('constraints', 'No direct imports of packages like `bcrypt` or `uuid`',
     '~ forbid-use technology bcrypt; forbid-use import uuid'),
    ('constraints', 'Never import external libraries in `src/domain`',
     'forbid-use import /^(?![.~#@]?\\/|\\.|@(app|src|lib|features|components)\\b|(src|app|internal)\\b)[@\\w]/ in:src/domain'),
    ('constraints', 'Legacy scripts (`a.sh`, `b.sh`) must be removed', '~ gone file a.sh; gone file b.sh'),
    ('constraints', 'Migration files in `db/` are immutable once applied',
     'append-only file **/{migrations,Migrations,migration,migrate,alembic}/** in:db/'),
    ('constraints', 'Do not add new columns to the users table', 'forbid-new column users'),
    ('constraints', 'Never remove members of the `EventType` enum', 'append-only enum EventType order=free'),
    ('constraints', 'Never put test files under `src/pages`',
     'forbid-new file **/{test,tests,__tests__,spec}/**,*.test.*,*.spec.*,*_test.*,test_*.py,conftest.py in:src/pages'),
    ('constraints', 'All DTOs must start with `I` and end with `Dto`',
     '~ require-shape schema|type I*Dto in:**/{dtos,dto}/**,**/*{Dto,DTO,_dto,.dto}.*,**/{dtos,dto}.*'),
    ('constraints', 'Test files must follow the `test_<name>.py` naming convention',
     '~ require-shape file test_*.py in:*.test.*,*.spec.*,*_test.*,test_*.py'),
    ('constraints', 'Use CSS Modules for styles',
     '~ forbid-new file /^(?!.*\\.module\\.)(?!.*(?:^|\\/)(?:globals?|index|reset|app|styles?)\\.).*\\.(?:css|scss|sass|less)$/'),
    ('constraints', 'Use async/await, not promises with then', '~ forbid-use token *.then'),
    ('constraints', 'Use TypeScript for all code. Avoid enums.',
     '~ forbid-new file *.js,*.jsx,*.mjs,*.cjs except:*.config.{js,mjs,cjs},.*rc.{js,mjs,cjs},*.min.js; forbid-new enum soft'),
    ('constraints', 'Do not change README.md/CHANGELOG.md', 'forbid-change file README.md; forbid-change file CHANGELOG.md'),
    ('constraints', 'Avoid `enum`s', '~ forbid-new enum soft'),
    ('constraints', 'Do not use the Stripe SDK', 'forbid-use technology stripe'),
    ('constraints', 'Always use `A` for caching (instead of `BCache`)',
     '~ require-use component|import|token A soft; forbid-use component|import|token BCache'),
    ('constraints', 'Domain layer references infrastructure', 'unchecked'),
    ('forbidden', 'Domain layer references infrastructure',
     '~ forbid-use import /(^|[\\/.@])(infrastructure|infra|adapters?)([\\/.:]|$)/ in:**/domain/**,**/domains/**'),
    ('forbidden', 'Breaking changes to events, new endpoints, auth changes', '~ forbid-change event soft'),
    ('forbidden', 'Inline modals (use Modal)', '~ forbid-new component modal'),
    ('forbidden', 'New card layouts', 'forbid-new component card'),
    ('forbidden', 'New global state stores', 'forbid-new store'),
    ('constraints', 'Components must use Zustand, not Redux', 'forbid-use technology redux'),
    ('constraints', 'Never write `import x from "y"` in new code', 'forbid-use import y:default'),
    ('constraints', 'Avoid accessing services via `$container->get()`', '~ forbid-use token|import $container->get soft'),
    ('constraints', 'Do not edit generated artifacts under `gen/*` or `dist/*`', 'forbid-change file gen/**,dist/** by=tool'),
]
NOT_MORE_THAN_IT_SAYS = [
    ('forbidden', '`process.env` outside `packages/core` and env files',
     '~ forbid-use technology|env_var process.env except:packages/core,**/{env,environment,environments}/**,'
     '**/{env,environment,environments}.*,*.env.*,.env,.env.*'),
    ('forbidden', '`process.env` outside `packages/core` and the seed',
     '~ forbid-use technology|env_var process.env except:packages/core soft'),
    ('forbidden', '`process.env` outside the `apps/a` and `apps/b` folders',
     'forbid-use technology|env_var process.env except:apps/a,apps/b'),
    ('forbidden', 'moment in the webapp',
     '~ forbid-use technology moment in:{frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/**'
     ' except:**/{pages,app}/api/**,**/app/**/route.{ts,js},**/server/**,*.server.*'),
    ('forbidden', 'Never use `as unknown as T` double-casts', 'forbid-use token unknown form=cast'),
    ('forbidden', 'Never use `dict[str, Any]`', '~ forbid-use token dict form=written(dict[str, Any])'),
    ('forbidden', 'Never use `JSON.parse(text)`', 'forbid-use token|import JSON.parse'),
    ('forbidden', 'Never use `except Exception: pass`', "~ forbid-use token swallowed-error form=construct"),
    ('forbidden', 'Never use `v1.x`', 'unchecked'),
    ('forbidden', 'Never use `position: fixed`', 'forbid-use token|import position: fixed'),
    ('forbidden', 'Never use `@return void`', 'forbid-use token @return void form=comment'),
    ('constraints', 'Use specific packages (`@aws-sdk/client-s3`), not umbrella packages (`aws-sdk`)',
     'forbid-use import|dependency aws-sdk'),
    ('constraints', 'Reusable components live in `src/ui/`', '~ require-shape component src/ui/ soft'),
    ('forbidden', 'Adding dependencies for functionality the runtime provides natively', '~ forbid-new dependency soft'),
    ('constraints', 'Never import charts from another feature', '~ forbid-use import /./ in:**/features/** apart=features soft'),
    ('constraints', 'Mutable wrappers must live in `src/mutable/`', 'unchecked'),
    ('constraints', 'DB: TypeORM only',
     '~ forbid-use technology prisma; forbid-use technology drizzle; forbid-use technology sequelize; forbid-use '
     'technology knex; forbid-use technology kysely; forbid-use technology mikro-orm'),
    ('constraints', 'All HTTP calls must go through axios',
     '~ forbid-use technology fetch; forbid-use technology xhr; forbid-use technology superagent; forbid-use technology got; '
     'forbid-use technology ky; forbid-use technology request-js; forbid-use technology undici'),
    ('constraints', 'Do not use legacy components', 'unchecked'),
    ('constraints', 'Do not use deprecated functions or libraries', 'unchecked'),
    ('constraints', 'Use shadcn components as building blocks - never modify them', 'unchecked'),
    ('constraints', 'Indent with two spaces; avoid tabs.', 'unchecked'),
    ('forbidden', 'Hardcode URLs', '~ forbid-use token hardcoded-url form=construct'),
    ('constraints', 'Never cache anything at the GraphQL level', 'unchecked'),
    ('constraints', 'All YAML files must begin with `---`', 'unchecked'),
    ('constraints', 'No new Docker services', 'unchecked'),
    ('constraints', 'No new NestJS services', 'forbid-new service'),
    ('constraints', 'Use `useB` instead of deprecated `useA`', 'forbid-use import|token useA'),
    ('constraints', 'Use `Jest` (no Enzyme)', 'forbid-use technology enzyme'),
    ('constraints', 'Do not use console for logging, it becomes a mess', '~ forbid-use technology console soft'),
    ('constraints', 'Services live in `src/services`. Do not import React there.',
     'require-shape service src/services; forbid-use technology react in:src/services'),
    ('constraints', 'In `apps/web`, application code must not read `process.env`',
     'forbid-use technology|env_var process.env in:apps/web'),
    ('forbidden', 'Not a new component - use Panel', 'forbid-new component'),
    ('constraints', 'Must extend Button with a loading state, not create a new button', 'forbid-new component button'),
    ('constraints', 'Hooks live in `src/hooks` and are named `useX.ts`', '~ require-shape hook src/hooks'),
    ('constraints', 'Use TypeScript for all .ts and .tsx files', 'unchecked'),
    ('constraints', 'Component controllers should not be used outside the component', 'unchecked'),
    ('constraints', 'Do not add `useEffect` by default', '~ forbid-use import|token useEffect soft'),
    ('constraints', 'All `@Param` parameters must use `@Valid`', "unchecked"),
    ('constraints', 'Never change anything outside `app/` without asking for confirmation from me',
     'forbid-change file except:app/ human'),
    ('constraints', 'Use `log/slog` instead of magic numbers or strings, and sealed types instead of enums for flow',
     '~ forbid-use token magic-number form=construct'),
]
SAID = [
    ("constraints", "New endpoints must require authentication", "every new route has a guard"),
    ("constraints", "No hex colors", "no added use of what is called “hex color”"),
    ("forbidden", "a second ORM outside `src/db`",
     "no added use of prisma, drizzle, typeorm, sequelize, knex, kysely and 13 more that the project does not have, except src/db"),
    ("constraints", "No trailing slashes", "no new route of the sort “trailing slash”"),
    ("constraints", "x => forbid-use token /x+/", "no added use of /x+/"),
    ("forbidden", "session.commit() in server/**/service.py", "no added use of session.commit in server/**/service.py"),
    ("forbidden", "**Raw SQL** in **/service.py", "no added use of raw-sql in **/service.py"),
    ("forbidden", "__Never__ use axios", "no added use of axios; no new dependency on axios"),
    ("forbidden", "Imports from src/__tests__/**", "no added use of src/__tests__/**"),
    ("constraints", "All tables must have `id` and `created_at` columns", "every new table has column id and column created_at"),
    ("constraints", "No more than 5 props per component",
     "at most 5 props in one element"),
    ("constraints", "Runbooks must live in `docs/runbooks/`.",
     "every new file among *{Runbook,runbook}*, **/runbooks/** lies in docs/runbooks/"),
    ("constraints", "All services must extend `BaseService`", "every new service comes from BaseService"),
    ("constraints", "Use kebab-case for file names", "every new file is named in kebab-case"),
    ("constraints", "Migrations are append-only",
     "file named **/{migrations,Migrations,migration,migrate,alembic}/** is added, and never changed or removed"),
    ("constraints", "Every schema change ships with an Alembic migration",
     "no change of any table without **/{migrations,Migrations,migration,migrate,alembic}/**"),
]


@pytest.mark.parametrize(("key", "text", "expected"), FORMS, ids=[f"{key}: {text}" for key, text, _ in FORMS])
def test_a_form_is_read(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize(("key", "text", "expected"), NOT_MORE_THAN_IT_SAYS, ids=[text for _, text, _ in NOT_MORE_THAN_IT_SAYS])
def test_no_more_is_read_than_the_words_say(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize(("key", "text", "sentence"), SAID, ids=[sentence for _, _, sentence in SAID])
def test_what_was_read_is_said_in_plain_words(key: str, text: str, sentence: str) -> None:
    assert describe(compiled(text, key)) == sentence


def test_the_word_that_no_check_shows_is_named() -> None:
    result = compiled("Reusable components live in `src/ui/`", "constraints")
    assert result.partial
    assert [check.soft for check in result.checks] == [True]
    assert result.why == "structure does not show “Reusable”"
