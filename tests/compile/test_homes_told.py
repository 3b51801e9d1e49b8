"""Where things of a kind are told to live, in all the ways in which it is said, each beside a look-alike that tells of now, of some, of a
program that runs, or of what a path holds."""

from __future__ import annotations

import pytest
from shown import NAMED_TESTS, TESTS, shown

ROWS = [
    ("Store queued jobs in `app/Jobs`", f"~ require-shape file app/Jobs in:*{{Job,_job,-job,.job}}.* except:{TESTS} soft"),
    ("Stored jobs live in `app/Jobs`", f"~ require-shape file app/Jobs in:*{{Job,_job,-job,.job}}.* except:{TESTS} soft"),
    ("Reminder jobs are kept together in `app/jobs/`",
     "~ require-shape file app/jobs/ in:*{ReminderJob,reminderJob,reminder_job,reminder-job,reminder.job}*,**/jobs/** soft"),
    ("Store generated reports in `app/reports/`", "unchecked"),
    ("Store sessions in `storage/sessions/`", "~ require-shape file storage/sessions/ in:*{Session,session}*,**/sessions/** soft"),
    ("Fixtures: store in `__fixtures__` subfolders", "~ require-shape file **/__fixtures__/** in:*{Fixture,fixture}* soft"),
    ("Hooks: put in `src/hooks/`", "require-shape hook src/hooks/"),
    ("Hooks: `src/[feature]/hooks/use[Hook].ts`", "~ require-shape hook src/*/hooks/use*.ts soft"),
    ("Branches: `feature/[name]`", "unchecked"),
    ("Instructions: create `docs/setup.md`", "unchecked"),
    ("Env vars: add to `.env.example`", "unchecked"),
    ("Layouts: `ghcr.io/acme/{name}`", "unchecked"),
    ("Test files: `test/cart_test.exs`", f"~ require-shape file test/ in:{TESTS} soft"),
    ("Test files: `lib/cart_test.exs`", "unchecked"),
    ("Location: store all test files in a `checks/` directory", f"require-shape file checks/ in:{TESTS}"),
    ("Location: store all test files in `checks/` or follow what is there", "unchecked"),
    ("Use Vitest. Test files live in `checks/` mirroring `src/`.",
     f"require-use technology vitest; require-shape file checks/ in:{TESTS}"),
    ("Use Vitest. Test files live in `checks/unit/`.",
     f"~ require-use technology vitest; require-shape file checks/unit/ in:{TESTS} soft"),
    ("Tests live in `tests/` and run in CI", f"~ require-shape file tests/ in:{TESTS} soft"),
    ("Put tests in `checks/` and run them in CI", f"require-shape file checks/ in:{TESTS}"),
    ("Migrations are small. Migrations in `db/steps/`.",
     "~ require-shape file db/steps/ in:**/{migrations,Migrations,migration,migrate,alembic}/**"),
    ("Place hooks in `src/hooks/`, stores in `src/stores/`, and old things in `attic/`",
     "~ require-shape store src/stores/; require-shape hook src/hooks/"),
    ("Components live in `src/ui/`, or in `src/web/`", "~ require-shape component src/ui/,src/web/ soft"),
    ("Each store lives in its own folder under `src/stores/`", "require-shape store src/stores/"),
    ("Each store should live in its own folder under `src/stores/`", "~ require-shape store src/stores/ soft"),
    ("Create a new store in `src/stores/`", "require-shape store src/stores/"),
    ("Create a store in `src/stores/`", "~ require-shape store src/stores/ soft"),
    ("Create a store in `src/stores/cart.ts`", "unchecked"),
    ("Add a new validator under `app/validators/`",
     "~ require-shape file app/validators/ in:**/*{Validator,_validator,.validator}.* soft"),
    ("Add new stores to `src/stores/index.ts`", "require-companion store with:src/stores/index.ts"),
    ("Every table and its fields must be declared in `convex/schema.ts`",
     "require-companion field|column with:convex/schema.ts; require-shape table convex/schema.ts"),
    ("Define custom error classes in `src/errors.ts`", "require-shape error_type src/errors.ts"),
    ("New env vars go into .env.example", "require-companion env_var with:.env.example"),
    ("Always define your schema in `convex/schema.ts`", "unchecked"),
    ("Define your database schema in `prisma/schema.prisma`", "require-shape table prisma/schema.prisma"),
    ("Create converters in `Converters/` and register them in `App.xaml`",
     "~ require-shape file Converters/ in:*{Converter,converter}*,**/Converters/** soft"),
    ("Use form objects located in `app/forms` to handle input", "unchecked"),
    ("Use form objects from `app/forms` to handle input", "unchecked"),
    ("Types defined in `src/types.ts` are shared", "unchecked"),
    ("Tests written in `tests/` must not import from `src/internal/`", "unchecked"),
    ("Keep handlers in `src/handlers/` small", "unchecked"),
    ("Keep handlers in `src/handlers/`, never elsewhere",
     "~ require-shape file src/handlers/ in:**/*{Handler,_handler,.handler,-handler}.*,**/{handlers,handler}.* soft"),
    ("When a hook is shared, put hooks in `src/hooks/`", "unchecked"),
    ("Hooks may be placed in `src/hooks/`", "unchecked"),
    ("Hooks are placed in `src/hooks/`, others stay where they are", "unchecked"),
    ("`src/stores/` — shared stores. Add new stores to this folder.", "~ require-shape store src/stores/"),
    ("`src/stores/` — shared stores. This folder is old.", "unchecked"),
    ("All stores must be in `src/stores/`", "require-shape store src/stores/"),
    ("The app lives in `src/`", "unchecked"),
    ("Logs go to `logs/app.log`", "unchecked"),
    ("Place scripts in `/etc/cron.d/`", "unchecked"),
    ("Put all code in `src/`", "unchecked"),
    ("Business logic lives in `services/`", "unchecked"),
    ("All documentation lives in the `handbook/` folder",
     "~ require-shape file handbook/ in:*.{md,mdx,rst,adoc}"
     " except:/*.md,**/{README,CHANGELOG,LICENSE,CONTRIBUTING,SECURITY,CODE_OF_CONDUCT,AGENTS,CLAUDE,GEMINI,SKILL}*,.*/**,**/.*/**,"
     "**/{content,posts,blog,pages,adr,adrs,decisions,specs}/** soft"),
    ("Images live in `public/img/`", "~ require-shape file public/img/ in:*.{png,jpg,jpeg,gif,webp,avif} soft"),
    ("Static files live in `static/`", "unchecked"),
    ("Kotlin classes live in `src/kt/`", "unchecked"),
    ("Test fixtures live in `checks/data/`",
     "~ require-shape file checks/data/"
     " in:**/{fixtures,__fixtures__}/**,*{Fixture,_fixture,-fixture,.fixture,_fixtures,-fixtures,.fixtures}.* soft"),
    ("Utility functions must be kept in `src/kit/`",
     "~ require-shape file src/kit/"
     " in:**/{utils,util,utilities}/**,*{Utils,_utils,-utils,.utils,Util,_util,-util,.util}.*,**/{utils,util}.* soft"),
    ("System prompts live in `lib/prompts/`",
     f"~ require-shape file lib/prompts/ in:*{{Prompt,_prompt,-prompt,.prompt}}.* except:{TESTS} soft"),
    ("Interfaces for services live in `src/ports/`", "~ require-shape schema src/ports/ soft"),
    ("Write new tests next to the source file as `*.test.ts`",
     "~ forbid-new file in:**/{tests,test,spec,specs}/**/{*.test.*,*.spec.*,*_test.*,test_*}"
     " except:**/{e2e,integration,acceptance,playwright,cypress,smoke}/**"),
    ("Use Vitest. Put tests next to the file they test.",
     "~ require-use technology vitest; forbid-new file in:**/{tests,test,spec,specs}/**/{*.test.*,*.spec.*,*_test.*,test_*}"
     " except:**/{e2e,integration,acceptance,playwright,cypress,smoke}/**"),
    ("Test files: `*.test.ts` next to the source",
     f"~ require-shape file *.test.ts in:{NAMED_TESTS}; forbid-new file"
     " in:**/{tests,test,spec,specs}/**/{*.test.*,*.spec.*,*_test.*,test_*}"
     " except:**/{e2e,integration,acceptance,playwright,cypress,smoke}/**"),
    ("Use Vitest. Keep stories next to the component.",
     "~ require-use technology vitest; forbid-new file in:**/{stories,__stories__}/**/*.{stories,story}.*"),
    ("Place tests alongside `src/`", "unchecked"),
    ("Run tests next to the source", "unchecked"),
    ("Keep test files co-located with source or in a dedicated `tests` folder", "unchecked"),
    ("Add a new `.agent.md` file in the `agents/` directory", "require-shape file agents/ in:*.agent.md"),
    ("Add a new `.md` file in the `agents/` directory", "~ require-shape file agents/ in:*.md soft"),
    ("Test files: `<module>_test.v` suffix, in `tests/` directory",
     f"~ require-shape file *_test.v in:*.test.*,*.spec.*,*_test.*,test_*.py; require-shape file tests/ in:{TESTS}"),
    ("Services: `*.service.ts` in `src/services/`",
     "~ require-shape service **/*.service.ts; require-shape service src/services/ soft"),
    ("New environment variables must be declared in `src/env.ts`", "require-companion env_var with:src/env.ts"),  # they are used anywhere
    ("Create your markdown file in the appropriate directory under `/docs`", "~ require-shape file docs/ in:*.md,*.mdx soft"),
    ("Serve files under `/files`", "unchecked"),
    ("Keyboards are built in `keyboards/`", "~ require-shape file keyboards/ in:*{Keyboard,keyboard}*,**/keyboards/** soft"),
    ("Put validators in `app/validators/` or a subdirectory",
     "~ require-shape file app/validators/ in:**/*{Validator,_validator,.validator}.* soft"),
    ("Every page in `app/` is rendered on the server by default", "unchecked"),
    ("Existing clients live in `src/x`", "unchecked"),
    ("Database queries live in `src/db/queries/`",
     "~ require-shape file src/db/queries/ in:**/queries/**,*{Queries,_queries,-queries,.queries}.* soft"),
]


@pytest.mark.parametrize(("text", "expected"), ROWS)
def test_where_things_live_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


def test_what_to_do_instead_is_read_below_what_is_forbidden() -> None:
    told = "Never declare errors in views. Define custom error classes in `src/errors.ts`."
    assert shown(told, "forbidden") == "~ require-shape error_type src/errors.ts soft"
    assert shown("Define custom error classes in `src/errors.ts`", "forbidden") == "forbid-new error_type in:src/errors.ts"
    assert shown("Never put stores in `src/a/`. Stores live in `src/a/` today.", "forbidden") == "forbid-new store in:src/a/"
