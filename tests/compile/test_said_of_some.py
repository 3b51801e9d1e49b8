"""Sentences that speak of some things of a kind, each beside one that speaks of all of them. `~`: only some violations show;
`soft`: a warning."""

from __future__ import annotations

import pytest
from shown import shown

TEST_FILES = "**/{test,tests,__tests__,spec}/**,*.test.*,*.spec.*,*_test.*,test_*.py,conftest.py"
TESTED = "**/{test_{stem}.*,*{stem}*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**}"
HTTP = r"/^(?!(QUERY|MUTATION|SUBSCRIPTION) )/"
DOCKER = "Dockerfile,Dockerfile.*,*.dockerfile,docker-compose.yml,docker-compose.yaml,compose.yaml,compose.yml,.dockerignore"
REPOSITORIES = "**/{repositories,repository,repos,dal}/**,**/*{Repository,_repository,.repository,-repository,_repo,.repo}.*"
REPOSITORIES += ",**/{repositories,repository}.*"
APPLICATION = "**/application/**,**/usecases/**,**/use_cases/**,**/use-cases/**"
ROWS = [
    ("constraints", "State must work with Redux", "unchecked"),
    ("constraints", "No UI routes", "~ forbid-new route soft"),
    ("constraints", "No JSON routes", "~ forbid-new route soft"),
    ("constraints", "No new public routes", "~ forbid-new route soft"),
    ("constraints", "No public routes", "require-shape route guard=*"),
    ("constraints", "No routes", "forbid-new route"),
    ("constraints", "No local services", "~ forbid-new service soft"),
    ("constraints", "No services", "forbid-new service"),
    ("constraints", "No REST services", f"forbid-new route {HTTP}"),
    ("constraints", "Do not change public enums", "~ forbid-change enum soft"),
    ("constraints", "Do not change enums", "forbid-change enum"),
    ("constraints", "Do not change the public API", "forbid-change route"),
    ("constraints", "Do not remove public API routes", "~ forbid-remove route soft"),
    ("constraints", "Backend enums are append-only", "~ append-only enum soft"),
    ("constraints", "Enums are append-only", "append-only enum"),
    ("constraints", "Every backend service needs a test", f"~ require-companion service with:{TESTED} soft"),
    ("constraints", "Every service needs a test", f"require-companion service with:{TESTED}"),
    ("constraints", "Debug routes are forbidden", "~ forbid-new route soft"),
    ("constraints", "Shared components live in `src/shared/`", "~ require-shape component src/shared/ soft"),
    ("constraints", "New components live in `src/shared/`", "require-shape component src/shared/"),
    ("constraints", "No base components", "unchecked"),
    ("constraints", "No base modal components", "unchecked"),
    ("constraints", "No presentational components", "unchecked"),
    ("constraints", "No duplicate components", "~ forbid-new component soft"),
    ("constraints", "No new UI components", "forbid-new component"),
    ("constraints", "No backend endpoints", "forbid-new route"),
    ("constraints", "No frontend routes", "~ forbid-new route soft"),
    ("constraints", "Imports come from `lodash/debounce`, not `lodash`", "~ require-use import|dependency|token lodash/debounce soft"),
    ("constraints", "Imports come from `@acme/arrays`, not `lodash`", "forbid-use technology lodash"),
    ("constraints", "Never use `acme` default imports", "unchecked"),
    ("constraints", "Never use `acme` imports", "forbid-use import acme"),
    ("constraints", "Don't use `docker` / `docker exec`", "unchecked"),
    ("constraints", "Don't use `docker`", f"forbid-use technology docker; forbid-new file {DOCKER}"),
    ("constraints", "See its README; do not duplicate them", "unchecked"),
    ("constraints", "See the users table; do not drop it", "unchecked"),
    ("constraints", "Preserve strict TypeScript settings; never weaken them", "unchecked"),
    ("constraints", "`PaymentStatus` must remain immutable and exhaustive", "unchecked"),
    ("constraints", "`PaymentStatus` must remain open and closed", "freeze enum PaymentStatus members=open,closed"),
    ("constraints", "No imports in `src/core/`", "unchecked"),
    ("constraints", "No imports from `src/core/`", "forbid-use import src/core/"),
    ("constraints", "Never edit tests in order to pass CI", f"~ forbid-change file {TEST_FILES} soft"),
    ("constraints", "Never edit tests", f"forbid-change file {TEST_FILES}"),
    ("constraints", "No caches (Redis excepted)", "forbid-new technology|dependency memcached"),
    ("constraints", "Services in the api use Redis, not Memcached", "~ forbid-use technology memcached soft"),
    ("constraints", "Services use Redis, not Memcached", "forbid-use technology memcached"),
    ("constraints", "`handleError` in catch blocks (not `toast.error`)", "~ forbid-use token|import toast.error soft"),
    ("constraints", "`handleError` (not `toast.error`)", "forbid-use token|import toast.error"),
    ("constraints", "Never commit `test.only`", "forbid-use token describe.only,it.only,test.only,suite.only"),
    ("constraints", "Never commit `it.skip`", "forbid-use token describe.skip,it.skip,test.skip,suite.skip"),
    ("constraints", "Never use `MagicMock`", "forbid-use component|import|token MagicMock"),
    ("constraints", "Don't use `unittest.mock`", "forbid-use technology unittest-mock"),
    ("forbidden", "Dialogs: use `Credenza` (not `AlertDialog`)", "forbid-use component|import|token AlertDialog"),
    ("forbidden", "Dialogs: custom ones (not `AlertDialog`)", "forbid-new component modal; forbid-use component|import|token AlertDialog"),
    ("constraints", "Page components always have `Page` suffix", "unchecked"),
    ("constraints", "Components always have `View` suffix", "require-shape component *View"),
    ("constraints", "No process-global clients, caches, or hidden state", "unchecked"),
    ("constraints", "No new clients, caches, or adapters",
     "~ forbid-new technology|dependency redis; forbid-new technology|dependency memcached"),
    ("constraints", "`jobs` must not import `temporal` (uses `@temporalio/client` only)",
     "~ forbid-use technology temporal in:**/{workers,worker,jobs}/** soft"),
    ("constraints", "`jobs` must not import `temporal` (uses Kafka)", "~ forbid-use technology temporal in:**/{workers,worker,jobs}/**"),
    ("constraints", "When adding a page, add tests", f"require-companion page with:{TESTED}"),
    ("constraints", "When adding a page, keep it short", "unchecked"),
    ("constraints", "All routes require a logged in user", "~ require-shape route guard=*"),
    ("constraints", "All routes require a user name", "unchecked"),
    ("constraints", "Every table has `tenant_id` column", "require-shape table|column column=tenant_id"),
    ("constraints", "`ledger.jsonl` is the canonical, append-only input of all views", "append-only file ledger.jsonl"),
    ("constraints", "`ledger.jsonl` is the canonical input of all views", "unchecked"),
    ("constraints", "Plans live in `docs/plans/` and should use kebab-case file names",
     "~ require-shape file docs/plans/ in:*{Plan,plan}*,**/plans/** soft"),
    ("constraints", "`OldThing` - deprecated, use `NewThing` instead", "forbid-use component|import|token OldThing"),
    ("constraints", "`OldThing`: deprecated, use `NewThing`", "forbid-use component|import|token OldThing"),
    ("constraints", "`OldThing` - deprecated since May", "unchecked"),
    ("constraints", "Application: Depends only on Domain",
     f"~ forbid-use import /./ in:{APPLICATION} allowed=/(^|[\\/.@])domains?([\\/.:]|$)/"),
    ("constraints", "Application: knows Domain", "unchecked"),
    ("constraints", "All APIs must expose `/health`", "unchecked"),
    ("constraints", "All APIs must start with `/health`", "require-shape route /^\\S+ \\/health(\\/|$)/"),
    ("constraints", "File names must match `^[a-z0-9-]+$`", "unchecked"),
    ("constraints", "Service names must match `^[A-Z]\\w+Service$`", "~ require-shape service /^[A-Z]\\w+Service$/"),
    ("constraints", "Service names must match `*Service`", "~ require-shape service *Service"),
    ("constraints", "No raw SQL in repositories", f"~ forbid-use technology raw-sql in:{REPOSITORIES}"),
    ("constraints", "No raw SQL in the repo", "forbid-use technology raw-sql"),
    ("constraints", "No raw SQL in the repo layer", f"~ forbid-use technology raw-sql in:{REPOSITORIES}"),
    ("constraints", "Never suppress warnings with `// ignore: unused_import`",
     "~ forbid-use token ignore: unused_import form=comment soft"),
    ("constraints", "Never write `# nocheck: all`", "forbid-use token nocheck: all form=comment"),
    ("constraints", "Colors are never `#fff`", "unchecked"),
    ("constraints", "Never silence a linter", "forbid-use token eslint-disable*,noqa,nolint,type: ignore,rubocop:disable form=comment"),
    ("constraints", "Domain layer cannot bypass repositories to access raw Prisma",
     "~ forbid-use technology prisma in:**/domain/**,**/domains/**"),
    ("constraints", "The domain layer must never skip the repositories to access Prisma",
     "~ forbid-use technology prisma in:**/domain/**,**/domains/**"),
    ("constraints", "Library code does not call `tokio::spawn`, does not require `rt-multi-thread`, and does not use `#[tokio::main]`",
     "~ forbid-use token|import tokio::spawn in:**/{lib,libs}/**; forbid-use token|import #[tokio::main] soft"),
    ("constraints", "Prefer hooks, avoid `Redux`", "~ forbid-use technology redux soft"),
    ("constraints", "Hosted Postgres only. No such runtime here; migrations live under `db/migrations/`",
     "~ require-shape file db/migrations/ in:**/{migrations,Migrations,migration,migrate,alembic}/**"),
    ("constraints", "No such runtime here; migrations run under `db/migrations/`", "unchecked"),
    ("constraints", "Components in `src/ui/` (not `src/components/`)", "~ require-shape component src/ui/"),
    ("constraints", "Components live in `src/ui/` (`src/components/`)", "require-shape component src/ui/,src/components/"),
    ("constraints", "`src/log.ts` is a thin, append-only wrapper", "unchecked"),
    ("constraints", "`ledger.jsonl` is an append-only log of all payments", "append-only file ledger.jsonl"),
    ("constraints", "The API must not bypass `auth.ts` to call `db`", "unchecked"),
    ("constraints", "The domain must not bypass the repositories to call Prisma",
     "~ forbid-use technology prisma in:**/domain/**,**/domains/**"),
    ("constraints", "When adding a component, add it to `index.ts`", "unchecked"),
    ("constraints", "Use `Image` in pages (not `<img>`)", "~ forbid-use token|component img form=tag soft"),
    ("constraints", "Do not duplicate server DTOs", "unchecked"),
    ("constraints", "Do not create server DTOs", "~ forbid-new schema in:{backend,server,api}/**,**/{backend,server}/**"),
    ("constraints", "The control plane depends on the API contract but never on frontend code", "unchecked"),
    ("constraints", "`jobs` depends on `core` and not on `web`",
     "~ forbid-use import /(^|[\\/.@])web([\\/.:]|$)/ in:**/{workers,worker,jobs}/**"),
    ("constraints", "Never hand-edit generated API client files",
     "~ forbid-change file **/{generated,__generated__,gen}/**,*.generated.*,*.gen.*,*_generated.*,*_pb2.py,*.pb.go by=tool"),
    ("constraints", "Never hand-edit API client files",
     "~ forbid-change file **/api/**,**/{clients,client}/**,**/{apiClient,api-client,api_client}.* by=tool"),
    ("constraints", "Use Redis only for caching — never Kafka", "~ forbid-use technology kafka soft"),
    ("constraints", "Use Redis for caching — never Memcached", "forbid-use technology memcached"),
    ("constraints", "Modals and drawers must not be mixed", "~ forbid-new component modal soft; forbid-new component drawer soft"),
    ("constraints", "Modals and drawers must not be added", "forbid-new component modal; forbid-new component drawer"),
    ("constraints", "No axios in these packages", "~ forbid-use technology axios soft"),
    ("constraints", "No axios in any module", "forbid-use technology axios"),
    ("constraints", "No modals in these folders: `src/a/`, `src/b/`", "forbid-new component modal in:src/a/,src/b/"),
    ("constraints", "Login: no new routes", "~ forbid-new route soft"),
    ("constraints", "Security: no new routes", "forbid-new route"),
    ("constraints", "Polls: no axios", "~ forbid-use technology axios soft"),
    ("constraints", "Dependencies: no axios", "forbid-use technology axios"),
    ("constraints", "`config` is off limits", "~ forbid-use token|import config soft"),
    ("constraints", "`config/` is off limits", "forbid-change file config/"),
    ("constraints", "No tables or axios like `Foo`", "~ forbid-new table soft; forbid-use technology axios soft"),
    ("constraints", "No caches like `axios`",
     "~ forbid-new technology|dependency redis soft; forbid-new technology|dependency memcached soft"),
    ("forbidden", "new JSON files unless necessary", "~ forbid-new file *.json human soft"),
    ("forbidden", "new JSON files unless approved", "forbid-new file *.json human"),
    ("constraints", "Components are PascalCase or camelCase", "require-shape component PascalCase,camelCase"),
    ("constraints", "Components are PascalCase and camelCase", "unchecked"),
    ("constraints", "Components are PascalCase, hooks are camelCase", "require-shape component PascalCase; require-shape hook camelCase"),
    ("constraints", "Tables are snake_case and plural", "~ require-shape table snake_case; require-shape table plural"),
    ("constraints", "Tables are snake_case and small", "~ require-shape table snake_case"),
    ("constraints", "`src/a.py` and must not import axios", "forbid-use technology axios in:src/a.py"),
    ("constraints", "Workers must use Redis and never import axios", "~ forbid-use technology axios in:**/{workers,worker,jobs}/**"),
    ("constraints", "Use Redis and never import axios", "forbid-use technology axios"),
    ("constraints", "Never use `.js` path extensions", r"~ forbid-use import /^\.{1,2}\/.*\.js$/"),
    ("constraints", "Use Redux Toolkit, never Redux", "~ forbid-use technology redux soft"),
    ("constraints", "Use Redux Toolkit, never MobX", "forbid-use technology mobx"),
    ("constraints", "→ No modals. Never use `axios`.", "forbid-new component modal; forbid-use technology axios"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_what_is_said_of_some_holds_of_no_more(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize(("text", "checks"), [
    ("All serializers inherit from `TenantSerializer`", "~ require-shape schema serializer inherited=yes"),
    ("All schemas inherit from `TenantSchema`", "require-shape schema inherited=yes"),
    ("Views must extend `TenantView`", "~ require-shape component|page inherited=yes soft"),
    ("All services must extend `TenantService`", "require-shape service inherited=yes"),
    ("Every component needs a story, a fallback and a test",
     f"~ require-companion component with:{{dir}}/{{stem}}.stories.*; require-companion component with:{TESTED}"),
    ("Every component needs a story and a test",
     f"require-companion component with:{{dir}}/{{stem}}.stories.*; require-companion component with:{TESTED}"),
])
def test_what_is_only_a_sort_of_a_kind(text: str, checks: str) -> None:
    assert shown(text, "constraints") == checks


@pytest.mark.parametrize(("text", "checks"), [
    ("Custom hooks start with `use` and live in `src/hooks`", "require-shape hook use*; require-shape hook src/hooks"),
    ("In `src/hooks`, custom hooks must start with `use`", "require-shape hook use* in:src/hooks"),
    ("Components are PascalCase and live in `src/ui/`", "require-shape component PascalCase; require-shape component src/ui/"),
    ("Services should end in `Service` and live in `src/services`", "~ require-shape service *Service in:src/services soft"),
])
def test_a_place_that_is_demanded_too_limits_nothing(text: str, checks: str) -> None:
    assert shown(text, "constraints") == checks


@pytest.mark.parametrize(("text", "checks"), [
    ("Never use `unsafe` unless a `// SAFETY:` comment precedes it",
     "~ forbid-use technology unsafe human soft; forbid-use token unsafe human soft"),
    ("Never use `unsafe`", "forbid-use technology unsafe; forbid-use token unsafe"),
])
def test_a_comment_is_no_route(text: str, checks: str) -> None:
    assert shown(text, "constraints") == checks


@pytest.mark.parametrize(("text", "checks"), [
    ("No `file:` or `git+` dependencies", "unchecked"),
    ("No `left-pad` dependency", "forbid-new dependency left-pad"),
])
def test_the_source_of_a_dependency_is_no_name(text: str, checks: str) -> None:
    assert shown(text, "constraints") == checks
