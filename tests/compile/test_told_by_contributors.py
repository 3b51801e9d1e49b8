"""Rules as guides for contributors write them, each beside a look-alike that says something else. `…`: more of the same."""

from __future__ import annotations

import pytest
from shown import TEST_PLACES, shown

TAGS = r"forbid-use token /:latest(?![\w-])/; forbid-new token image=*:latest,container=*:latest,container.image=*:latest,"
ACTIONS = "~ forbid-new token uses=*@v*,uses=*@main,uses=*@master,uses=*@latest,uses=*@*.* in:*.yml,*.yaml form=setting"
PROCEDURES = "~ forbid-use token CREATE PROCEDURE,create procedure; forbid-use token CREATE TRIGGER,create trigger"

ROWS = [
    # double negatives
    ("forbidden", "Not adding tests", "unchecked"),
    ("forbidden", "not removing feature flags", "unchecked"),
    ("forbidden", "feature flags that are never removed", "unchecked"),
    ("forbidden", "removing feature flags", "~ forbid-remove feature_flag"),
    ("forbidden", "no axios", "forbid-use technology axios"),
    ("constraints", "Never forbid default exports", "unchecked"),
    ("constraints", "Do not forget the changelog", "unchecked"),
    # what is public, or only said to be
    ("forbidden", "public endpoints", "~ require-shape route guard=* soft"),
    ("forbidden", "publicly accessible endpoints", "require-shape route guard=*"),
    ("forbidden", "unauthenticated endpoints", "require-shape route guard=*"),
    # what documents set
    ("constraints", "No images tagged `latest`", f"~ {TAGS}…"),
    ("forbidden", "`:latest` image tags", f"~ {TAGS}…"),
    ("constraints", "Only push images tagged with the commit", "unchecked"),
    ("constraints", "Actions must be pinned to a SHA", ACTIONS),
    ("constraints", "Pin all GitHub Actions to a full commit SHA, not a tag", ACTIONS),
    ("forbidden", "actions not pinned to a SHA", ACTIONS),
    ("constraints", "Third-party actions must be pinned to a commit SHA", f"{ACTIONS} soft"),
    ("constraints", "Actions must be idempotent", "unchecked"),
    # two of a sort, of which one is told by the other
    ("forbidden", "stored procedures or triggers", PROCEDURES),
    ("constraints", "No triggers or stored procedures", PROCEDURES),
    ("forbidden", "triggers", "unchecked"),
    # what is there already is no rival
    ("constraints", "do not add caching, redis is enough", "forbid-new technology|dependency memcached new=project"),
    ("constraints", "No new cache, we already have Redis", "forbid-new technology|dependency memcached new=project"),
    ("constraints", "No caching besides Redis", "forbid-new technology|dependency memcached"),
    # files by what they hold, and packages by what makes them
    ("constraints", "Component files are PascalCase", "~ require-shape file PascalCase in:**/components/**,**/ui/** holds=component"),
    ("constraints", "Script files are kebab-case", "~ require-shape file kebab-case in:**/scripts/**"),
    ("constraints", "every Go package must have a `doc.go`", "unchecked"),
    ("constraints", "every package must have a `README.md`", "~ require-companion file **/{package.json,…"),
    ("forbidden", "require() in ES modules", "~ forbid-use token require() in:*.{mjs,mts}"),
    # folders as a whole
    ("constraints", "The `proto/v1/` directory is frozen", "forbid-change file proto/v1/; forbid-new file proto/v1/"),
    ("constraints", "files in `proto/v1/` are frozen", "forbid-change file proto/v1/"),
    ("constraints", "Do not change the `packages/core` package", "forbid-change file packages/core/**"),
    ("constraints", "Do not upgrade the `@acme/ui` package", "forbid-change dependency @acme/ui"),
    ("constraints", "Do not upgrade the `symfony/console` package", "forbid-change dependency symfony/console"),
    ("constraints", "packages in `apps/` may not import each other", "~ forbid-use import /./ in:apps/ apart=apps"),
    ("forbidden", "packages in `apps/` importing each other", "~ forbid-use import /./ in:apps/ apart=apps"),
    ("constraints", "Packages must not import each other", "~ forbid-use import /./ in:**/packages/** apart=packages"),
    # of all that there could be, what is listed
    ("constraints", "no new packages: left-pad", "forbid-new dependency left-pad"),
    ("constraints", "Do not add packages: left-pad, is-odd", "forbid-new dependency left-pad; forbid-new dependency is-odd"),
    ("constraints", "no new packages: keep it small", "forbid-new dependency"),
    ("forbidden", "new tables: `users`, `orders`", "forbid-new table users; forbid-new table orders"),
    # a text that code writes
    ("forbidden", "custom auth headers",
     "~ forbid-new auth_call /(?i)(?<![\\w-])x-(?:auth|access-token|api-key|token|session|user-id)[\\w-]*/; forbid-use token …"),
    ("forbidden", "changing the auth headers", "unchecked"),
    # where a name may stand
    ("constraints", "`unwrap()` and `expect()` are for tests only", f"~ forbid-use token unwrap,*.unwrap except:{TEST_PLACES}…"),
    ("constraints", "`os.Exit` and `log.Fatal` may appear in `main.go` and nowhere else",
     "forbid-use token|import os.Exit except:main.go; forbid-use token|import log.Fatal except:main.go"),
    ("constraints", "`Console.WriteLine` is for the CLI project only", "~ forbid-use token|import Console.WriteLine except:**/{cli,…"),
    ("constraints", "`$fetch` is only allowed in files under `server/`", "forbid-use token|import $fetch except:server/"),
    ("constraints", "`async void` is only for event handlers", "unchecked"),
    ("constraints", "`utils/` may only be read by `people/`", "unchecked"),
    ("constraints", "`System.out.println` has no place in production code",
     f"~ forbid-use token|import System.out.println except:{TEST_PLACES}"),
    ("constraints", "Jokes have no place in production code", "unchecked"),
    ("constraints", "`pickle` is banned from this repository", "forbid-use technology pickle"),
    ("constraints", "State lives in Pinia, Vuex is gone and must not come back", "forbid-use technology vuex"),
    ("constraints", "Settings come from `core/config.py`. No `os.environ` anywhere else",
     "forbid-use technology|env_var os.environ except:core/config.py"),
    ("constraints", "Settings come from `a.py` and `b.py`. No `os.environ` anywhere else", "unchecked"),
    ("constraints", "Never call `requests.get` without going through `app/http.py`",
     "forbid-use token|import requests.get except:app/http.py"),
    ("constraints", "`@Transactional` belongs on service methods, not on controllers",
     "~ forbid-use token|import @Transactional in:**/{cont…"),
    ("constraints", "pandas stays out of `api/`; it belongs in `jobs/` only", "~ forbid-use technology pandas in:api/"),
    ("forbidden", "imports of `infrastructure` from `domain`",
     r"~ forbid-use import /(^|[\/.@])(infrastructure|infra|adapters?)([\/.:]|$)/ in:**/domain/**,**/domains/**"),
    ("forbidden", "imports of `useRouter` from `next/router`", "forbid-use import next/router:useRouter"),
    ("constraints", "Tokens are never kept in `localStorage` or `sessionStorage`",
     "~ forbid-use technology localStorage token; forbid-use technology sessionStorage token"),
    # what a reviewer sends back
    ("constraints", "A bare `except:` never passes review", "forbid-use token except:"),
    ("constraints", "`any` is a lint error here, and so is `@ts-expect-error`",
     "forbid-use token any form=type; forbid-use token @ts-expect-error form=comment"),
    ("constraints", "A failing test is a CI failure", "unchecked"),
    ("constraints", "A new endpoint without an entry in `openapi.yaml` will not be merged", "require-companion route with:openapi.yaml"),
    ("constraints", "New dependencies need sign-off from the maintainers", "forbid-new dependency human"),
    ("constraints", "Ask in the issue before you pull in a new PyPI package", "forbid-new dependency pypi:* human"),
    ("constraints", "Authentication is home-grown, so don't add Devise", "forbid-new technology|dependency devise"),
    ("constraints", "Stick to the standard `testing` package, testify is not allowed", "forbid-use technology testify"),
    ("constraints", "Instead of TypeScript enums we use `as const` objects", "~ forbid-new enum form=enum soft"),
    ("constraints", "Leave no `print()` behind in `src/`", "forbid-use technology print in:src/"),
    ("constraints", "Runtime dependencies of `packages/core` stay at zero", "forbid-new dependency in:packages/core"),
    ("constraints", "No step may set `continue-on-error: true`",
     "forbid-new token continue-on-error=true in:.github/workflows/*.yml,.github/workflows/*.yaml form=setting"),
    ("constraints", "Containers don't run with `privileged: true`", "forbid-new token privileged=true in:*.yml,*.yaml form=setting"),
    ("forbidden", "`pull_request_target` triggers",
     "forbid-new token pull_request_target in:.github/workflows/*.yml,.github/workflows/*.yaml form=setting"),
    ("constraints", "`packages/*` may not depend on `apps/*`", "forbid-use import apps/** in:packages/**"),
    # what stays as it was, and what grows
    ("constraints", "Once merged, a Flyway script `V*__*.sql` is never touched again", "forbid-change file V*__*.sql"),
    ("forbidden", "editing Alembic revisions that are already on main", "forbid-change file **/{migrations,migration,migrate,alembic}/**"),
    ("constraints", "New members of `OrderState` go to the end, existing ones keep their value", "append-only schema|table|enum|…"),
    ("constraints", "`Role` has exactly three values: ADMIN, EDITOR, VIEWER", "freeze enum Role members=ADMIN,EDITOR,VIEWER"),
    ("constraints", "`Role` has three values", "unchecked"),
    # what each has, in one place
    ("constraints", "Every change in `packages/` needs a changeset", "require-companion file in:packages/ with:{CHANGELOG*,…"),
    ("constraints", "Each component in `packages/ui` has a `.stories.tsx` beside it",
     "require-companion component in:packages/ui with:**/{stem}.stories.tsx"),
    ("constraints", "All hooks in `src/hooks` start with `use`", "require-shape hook use* in:src/hooks"),
    ("constraints", "All components in `src/ui` are pure", "unchecked"),
    ("constraints", "All endpoints under `/admin` demand the `admin` role", "~ require-shape route /admin guard=*"),
    ("constraints", "Pydantic models carry the suffix `Schema`", "require-shape schema|table pydantic *Schema"),
    # what frameworks call, and what the repository is made of
    ("constraints", "No `after_commit` hooks; use a service", "forbid-use token|import after_commit"),
    ("constraints", "No `useFetch` hooks", "forbid-new hook useFetch"),
    ("constraints", "Do not create `util` or `common` packages", "~ forbid-new file **/util/** soft; forbid-new file **/common/** soft"),
    ("constraints", "Do not add the `left-pad` package", "forbid-new dependency left-pad"),
    ("constraints", "Kubernetes manifests go under `deploy/k8s/`", "forbid-use technology kubernetes except:deploy/k8s/ soft"),
    ("constraints", "`process.env` is read in `lib/env.ts` alone", "forbid-use technology|env_var process.env except:lib/env.ts"),
    ("constraints", "`assert` is for tests; production code raises", f"~ forbid-use token|import assert except:{TEST_PLACES}"),
    ("constraints", "CI rejects `console.log`", "forbid-use technology console.log"),
    ("constraints", "Reviewers reject clever code", "unchecked"),
    ("constraints", "Forms are validated with Zod, Yup must not be added", "forbid-use technology yup"),
    ("constraints", "If you change a model, add a migration in the same commit",
     "~ require-companion table with:**/{migrations,migration,migrate,alembic}/** on=change"),
    ("constraints", "File names in `components/` are kebab-case, the components themselves PascalCase",
     "require-shape file kebab-case in:components/"),
    ("constraints", "Go file names are lowercase with underscores", "require-shape file snake_case in:*.go"),
    ("constraints", "The database is accessed through Prisma, never with knex directly", "forbid-use technology knex; …"),
    ("constraints", "Navigation goes through `useAppRouter()`, never `useRouter` directly", "~ forbid-use import|token useRouter soft"),
    ("constraints", "Services never return `ResponseEntity`",
     "~ forbid-use component|import|token ResponseEntity in:**/{services,service}/**,…"),
    ("constraints", "Every library has a `README.md`", "unchecked"),
    ("constraints", "Nobody calls `DateTime.Now`; inject `IClock`", "forbid-use token|import DateTime.Now"),
    ("constraints", "Nobody calls for help", "unchecked"),
    ("constraints", "`requests` is blocking and therefore banned", "forbid-use technology requests"),
    ("constraints", "`typing.Any` is a last resort and not allowed in `app/schemas`", "forbid-use token|import typing.Any in:app/schemas"),
    ("constraints", "We only use named exports", "forbid-use token export default"),
    ("constraints", "`cmd/` may import `internal/`, but `pkg/` must not", "forbid-use import internal/ in:pkg/"),
    ("constraints", "When you change a `.proto`, commit the regenerated `*.pb.go`",
     "~ require-companion file *.proto with:*.pb.go on=change"),
    ("forbidden", "calls to `System.exit`", "forbid-use token|import System.exit"),
    ("constraints", "We do not mock with PowerMock", "forbid-use technology powermock"),
    ("constraints", "`it.only` must not be merged", "forbid-use token describe.only,it.only,test.only,suite.only"),
    ("constraints", "Pin Docker images; `latest` is not acceptable", "~ forbid-use token|import latest soft"),
    ("forbidden", "`permissions: write-all`",
     "forbid-new token permissions=write-all in:.github/workflows/*.yml,.github/workflows/*.yaml form=setting"),
    # of one language
    ("forbidden", "`dynamic` in C#", "~ forbid-use token|import dynamic in:*.cs"),
    ("forbidden", "`lateinit var` in new Kotlin classes", "~ forbid-use token|import lateinit var in:*.kt,*.kts"),
    ("constraints", "In Go, never use `init`", "~ forbid-use token|import init in:*.go"),
    ("forbidden", "snapshot tests of whole pages", "unchecked"),
    ("forbidden", "`Optional` as a parameter or field type",
     "~ forbid-new component Optional soft; forbid-use component|import|token Optional soft"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_a_rule_is_read_as(key: str, text: str, expected: str) -> None:
    known, more, _ = expected.partition("…")
    assert shown(text, key).startswith(known) if more else shown(text, key) == expected
