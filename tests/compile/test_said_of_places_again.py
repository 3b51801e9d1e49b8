"""Where one new thing goes that a file of its name holds, what a line calls “here” and “there”, and what nobody wants as a folder, as a
language or across a boundary, each beside a look-alike that says less."""

from __future__ import annotations

import pytest
from shown import NAMED_TESTS, TESTS, shown

JAVASCRIPT = "forbid-new file *.js,*.jsx,*.mjs,*.cjs except:*.config.{js,mjs,cjs},.*rc.{js,mjs,cjs},*.min.js"
SERVICES = "**/{services,service}/**,**/*{Service,_service,.service,-service}.*,**/{services,service}.*"
HANDLERS = r"~ forbid-use import /[hH]andlers?([\/.:]|$)/"
PARENTS = r"~ forbid-use import /^\.\.+(\/|\w|:|$)/"
ENDLESS = r"~ forbid-use import /^\.\.?\/(?:.*\/)?[^.\/]+$/ said=.js"
ROWS = [
    ("Define the route in `app/routes.go`", "~ forbid-new route except:app/routes.go soft"),
    ("Add the viewset to `api/views.py`", "~ forbid-new route except:api/views.py soft"),
    ("Add the model to `app/models.py`", "~ require-shape schema|table app/models.py soft"),
    ("Add the enum to `app/enums.py`", "~ require-shape enum app/enums.py soft"),
    ("Declare the exception in `app/exceptions.py`", "~ require-shape error_type app/exceptions.py soft"),
    ("Define the schema in `src/schemas/user.ts`", "unchecked"),
    ("Create a store in `src/stores/cart.ts`", "unchecked"),
    ("Add the line to `lines.txt`", "unchecked"),
    ("Add the permission to `permissions.json`", "unchecked"),
    ("If it is public, define the route in `routes.go`", "unchecked"),
    ("Create DTO in `src/dto/`", "~ require-shape schema src/dto/ soft"),
    ("Create log in `logs/`", "unchecked"),
    ("Create the store if needed in `src/stores/`", "~ require-shape store src/stores/ soft"),
    ("Place stores in `src/stores/` if they are shared", "~ require-shape store src/stores/ soft"),
    ("Place hooks in the relevant feature under `src/features/`", "~ require-shape hook src/features/ soft"),
    ("Place hooks in the `hooks.ts` file of the most relevant feature", "~ require-shape hook **/hooks.ts soft"),
    ("Tests mirror the source layout under `tests/`", f"require-shape file tests/ in:{TESTS}"),
    ("Tests mirror the package structure in `src/`", "unchecked"),
    ("Tests follow the conventions in `tests/README.md`", "unchecked"),
    ("All application modules live in `src/app/`", "unchecked"),
    ("System classes live in `sys/`", "unchecked"),
    ("`src/errors.ts` — all custom errors live here", "require-shape error_type src/errors.ts"),
    ("`src/hooks/` — hooks must not be placed here", "forbid-new hook in:src/hooks/"),
    ("`src/legacy/` — no new routes are defined here", "forbid-new route in:src/legacy/"),
    ("`src/legacy/` — old routes are no longer defined here", "unchecked"),
    ("`src/hooks/` — some old hooks live here", "unchecked"),
    ("`logs/` — logs go here", "unchecked"),
    ("Old scripts live in `attic/`; do not add new files there", "forbid-new file attic/"),
    ("Old scripts are kept in `attic/` for reference only—avoid adding new code there.", "~ forbid-new file attic/ soft"),
    ("Shared code lives in `lib/`; never import React there", "forbid-use technology react in:lib/"),
    ("When you work in `gen/`, never edit files there", "unchecked"),
    ("`src/db.ts` exports the Prisma client. Never create another one elsewhere.", "unchecked"),
    ("We do not use a `src` directory", "forbid-new file **/src/**"),
    ("Never use a `common` folder", "forbid-new file **/common/**"),
    ("Do not use the `src` directory", "unchecked"),
    ("Always use TypeScript as the programming language", JAVASCRIPT),
    ("Use Kotlin as the only programming language", "forbid-new file *.java"),
    ("Use TypeScript as a reference", "unchecked"),
    ("Use English as the only language", "unchecked"),
    ("Always use the `@/` alias to reach outside the current directory", PARENTS),
    ("Use the `~/` alias for files outside the current folder", PARENTS),
    ("`../` imports are lint errors in both apps", r"forbid-use import /^(\.\.\/){1}/"),
    ("Timeouts are errors in all apps", "unchecked"),
    ("Include the `.js` extension in relative imports", ENDLESS),
    ("Local imports use the `.js` extension from TypeScript files", ENDLESS),
    ("Keep relative imports short", "unchecked"),
    ("Pin all dependency versions", "forbid-new dependency group=ranged"),
    ("Pin all versions for all dependencies listed in the requirements.txt",
     "~ forbid-new dependency in:requirements.txt,requirements/*.txt group=ranged"),
    ("Pin the version of the API", "unchecked"),
    ("Services never import from handlers, may import from repositories", f"{HANDLERS} in:{SERVICES}"),
    ("Services may not import from handlers, but controllers may import from handlers", f"{HANDLERS} in:{SERVICES}"),
    ("`app/services`: The rules of the business. Never imports from transports, may import from other services.",
     r"~ forbid-use import /(^|[\/.@])transports([\/.:]|$)/ in:app/services"),
    ("All layout primitives are imported from `@acme/layouts`", "unchecked"),
    ("Import icons from `lucide-react`", "unchecked"),
    ("Import the extension from `vscode`", "unchecked"),
    ("All users are imported from `users.csv`", "unchecked"),
    ("All env vars are imported from `src/env.ts`", "require-companion env_var with:src/env.ts"),
    ("Do not mix tabs and spaces", "unchecked"),
    ("Do not mix client and server state", "unchecked"),
    ("Database calls in `src/db/` are slow", "unchecked"),
    ("All letters in file names should be lower case", "require-shape file lowercase soft"),
    ("Hyphens should be used to separate words in file names", "require-shape file kebab-case soft"),
    ("Underscores must be used to separate words in table names", "require-shape table snake_case"),
    ("Words in file names are separated by hyphens", "require-shape file kebab-case"),
    ("All letters in a password must be lower case", "unchecked"),
    ("Hyphens should be used to separate clauses in prose", "unchecked"),
    ("E2E tests are named `*.e2e.ts`", f"~ require-shape file *.e2e.ts in:{NAMED_TESTS} soft"),
    ("Contract tests must be named `*.contract.test.ts`", f"~ require-shape file *.contract.test.ts in:{NAMED_TESTS} soft"),
    ("Integration test files end in `.integration.test.ts`", f"~ require-shape file *.integration.test.ts in:{NAMED_TESTS} soft"),
    ("Foreign keys use the pattern `<table>_id`", r"require-shape column /^(?!\w*_id$)/ in:*.sql fault=foreign"),
    ("Use `<Trans>` for texts", "~ require-use token|component Trans soft"),
    ("Use SurrealDB", "require-use technology surrealdb"),
]
MANY = [
    ("All db calls go in `src/db/`", "forbid-use technology postgres except:src/db/;"),
    ("Put all database operations under the `src/db` / `ee/db` directories", "~ forbid-use technology postgres except:src/db,ee/db/**;"),
    ("All database operations use the repository pattern in `src/models/`", "forbid-use technology postgres except:src/models/;"),
    ("`client.ts` — all API calls go through here", "~ forbid-use technology axios except:client.ts soft;"),
    ("Server and client code must not be mixed", r"~ forbid-use import /(^|[\/.@])(frontend|client|web)([\/.:]|$)/ in:"),
]


@pytest.mark.parametrize(("text", "expected"), ROWS)
def test_places_and_boundaries_are_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


@pytest.mark.parametrize(("text", "first"), MANY)
def test_what_is_wide_is_read_as_all_of_it(text: str, first: str) -> None:
    assert shown(text, "constraints").startswith(first)
