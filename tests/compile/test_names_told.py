"""How names look, in whatever way a clause tells it: as a label, a deed or a note, with examples beside it, of one sort or of several."""

from __future__ import annotations

import pytest
from shown import NAMED_TESTS, TESTS, shown

CLASSES = "forbid-use token lowercase-class-name form=construct"
TYPES = "forbid-use token lowercase-type-name form=construct"
FUNCTIONS = "forbid-use token {}-function-name form=construct"
VARIABLES = "forbid-use token {}-variable-name form=construct"
READ = [
    ("Astro components use `.astro` extension", "unchecked"),  # others of another framework may stand beside them
    # examples beside a form say which files are meant, and are none
    ("All files use kebab-case: user.store.ts, cart-item.ts", "require-shape file kebab-case in:*.ts,*.tsx"),
    ("All source files: `snake_case.rs` → `user_store.rs`, `cart_store.rs`", "require-shape file snake_case in:*.rs"),
    ("All Lua source files: snake_case (`player.lua`)", "require-shape file snake_case in:*.lua"),
    ("For Python: use lowercase with underscores (e.g., `routers/user_routes.py`)", "require-shape file snake_case in:*.py"),
    ("SQL query files use snake_case: `user_queries.sql`", "require-shape file snake_case in:*.sql"),
    ("Event schemas use kebab-case: `user-event.avsc`", "~ require-shape file kebab-case in:*.avsc soft"),
    ("Daily reports: kebab-case (`daily-report.md`)", "unchecked"),
    ("Use uppercase for SQL keywords (e.g., `SELECT`, `FROM`)", "forbid-use token lowercase-sql-keyword form=construct"),
    # a case beside an ending
    ("UI components: `kebab-case.tsx`", "~ require-shape file kebab-case holds=component"),
    ("Stores: `camelCase.store.ts` → `auth.store.ts`", "require-shape store camelCase; require-shape store **/*.store.ts"),
    ("Jobs: kebab-case with `.jobs.ts` suffix", "~ require-shape file kebab-case in:*.jobs.ts"),
    ("Hooks: `camelCase.ts` with `use` prefix (e.g., `useAuth.ts`)", "require-shape hook camelCase; require-shape hook use*"),
    ("Name schemas with Schema suffix: UserSchema, CreateUserSchema", "require-shape schema *Schema"),
    ("GraphQL types use kebab-case with `.graphql` extension: `user-profile.graphql`", "~ require-shape file kebab-case in:*.graphql soft"),
    ("Cypher files use kebab-case with `.cypher` extension", "require-shape file kebab-case in:*.cypher"),
    ("Main module file: PascalCase matching its name: `ProjectName.jl`", "unchecked"),
    ("Test files: `test/app/user_test.clj` mirroring source with `_test` suffix", f"~ require-shape file test/ in:{TESTS} soft"),
    ("Python: snake_case", "~ forbid-use token camel-case-function-name in:*.py form=construct; "
     "forbid-use token camel-case-variable-name in:*.py form=construct"),
    ("Types end with `Props` for the props of components", "unchecked"),
    ("camelCase for variables and files (e.g., main.jsx)", f"~ {VARIABLES.format('snake-case')}; require-shape file camelCase in:*.jsx"),
    ("Components: PascalCase class, kebab-case file",
     "~ require-shape file kebab-case in:**/components/**,**/ui/** holds=component; require-shape component PascalCase"),
    # several sorts in one sentence, or one each
    ("Use consistent naming conventions (kebab-case for files, PascalCase for components)",
     "require-shape file kebab-case; require-shape component PascalCase"),
    ("Naming: `snake_case` (functions, variables), `PascalCase` (classes)",
     f"~ {FUNCTIONS.format('camel-case')}; {VARIABLES.format('camel-case')}; {CLASSES}"),
    ("Components (PascalCase), hooks (camelCase)", "require-shape component PascalCase; require-shape hook camelCase"),
    ("Function names: camelCase. Types: PascalCase. Constants: as they are", f"~ {FUNCTIONS.format('snake-case')}; {TYPES}"),
    ("Name files and variables in snake_case: `player.lua`, `max_health`",
     f"~ require-shape file snake_case; {VARIABLES.format('camel-case')}"),
    ("Database: snake_case (`user_profiles`)", "require-shape table snake_case; require-shape column snake_case"),
    # types that code declares
    ("PascalCase for types: UserProfile, not user_profile", f"~ {TYPES}"),
    ("DO name types using `UpperCamelCase`", f"~ {TYPES}"),
    # tests by their files alone
    ("Test files: `test_` prefix → `test_user.py`", f"require-shape file test_* in:{NAMED_TESTS}"),
    ("Test files: `test_<module>.ml` prefix convention in `test/` directory", f"~ require-shape file test_*.ml in:{NAMED_TESTS}"),
    ("Naming: Use the convention `<page>.spec.ts` (e.g., `login.spec.ts`)", f"require-shape file *.spec.ts in:{NAMED_TESTS}"),
    ("Name tests: `{method}_should{Expected}` → `create_shouldFail`",
     "~ forbid-use token declared-test:* unlike *_should* form=construct"),
    ("Test names use snake_case", "unchecked"),
    ("Story names use PascalCase: `Primary`, `WithIcon`", "unchecked"),
    # a folder that a sample lies in, and what stands behind a form
    ("Plugins: `src/plugins/[name].ts` (kebab-case)",
     "~ require-shape file kebab-case in:src/plugins/*.ts; require-shape file src/plugins/*.ts in:*{Plugin,plugin}* soft"),
    ("Use kebab-case: `registry-client.ts`, `topic-manager.ts`", "require-shape file kebab-case in:*.ts,*.tsx soft"),
    ("Twig templates: snake_case `.html.twig`, organized by controller", "~ require-shape file snake_case in:*.html.twig soft"),
    # samples that tell by a word of theirs what they are of, by their ending, or by quotes
    ("Stores: `feature.store.ts` (e.g., `auth.store.ts`)", "require-shape store **/*.store.ts"),
    ("Notebooks: `YYYY-MM-DD-description.ipynb` → `2024-01-15-eda.ipynb`", "~ require-shape file *-*-*-*.ipynb in:*.ipynb soft"),
    ("Test files are named with `.test.{js,ts}` or `.spec.{js,ts}` suffix",
     f"require-shape file *.test.{{js,ts}},*.spec.{{js,ts}} in:{NAMED_TESTS}"),
    ("Components: `kebab-case.ts` → `my-card.ts` (matches tag name without prefix)", "~ require-shape file kebab-case holds=component"),
    ('Prefix custom hooks with "use"', "require-shape hook use*"),
    ('Suffix DTOs with "Dto"', "~ require-shape schema|type *Dto in:**/{dtos,dto}/**,**/*{Dto,DTO,_dto,.dto}.*,**/{dtos,dto}.*"),
    ("Components: see `user.component.ts`", "unchecked"),
    ('Wrap errors with "failed to"', "unchecked"),
    ("Texture sets: `{name}-albedo.png`, `{name}-normal.png`", "unchecked"),
    ("Test files: `<name>.test.ts`, `<name>.spec.ts`", f"~ require-shape file *.test.ts,*.spec.ts in:{NAMED_TESTS}"),
    # a place holds for all that is said of it
    ("Files in `docs/` use kebab-case", "require-shape file kebab-case in:docs/"),
    ("SQL files in `db/` use snake_case: `user_queries.sql`", "require-shape file snake_case in:db/**/*.sql"),
    ("Components in `src/ui/` use PascalCase file names", "~ require-shape file PascalCase in:src/ui/ holds=component"),
    ("Constants: UPPER_CASE in `constants.ts`", "~ forbid-use token lowercase-constant-name in:constants.ts form=construct"),
    ("The API returns snake_case fields", "unchecked"),
    # words beside a form that limit it, or turn it round
    ("Supabase lib files use kebab-case: `client.ts`", "~ require-shape file kebab-case in:**/{lib,libs}/** soft"),
    ("No suffixes on output types, `Input` suffix on input types", "unchecked"),
    ("Server routes: `method.ts` suffix → `index.get.ts`, `[id].delete.ts`", "unchecked"),
    ("All YAML files must begin with `---`", "unchecked"),
    ("JSON payloads use camelCase, but Rust fields use snake_case", "unchecked"),
    ("Use camelCase for JSON keys", "unchecked"),
    ("Branch names: kebab-case", "unchecked"),
    ("Commit messages start with a verb in lowercase", "unchecked"),
    ("Slugs are kebab-case", "unchecked"),
]
NODE = ("forbid-use import /^(?:assert|async_hooks|buffer|child_process|cluster|crypto|dns|events|fs|http|http2|https|net|os|path"
        "|perf_hooks|process|querystring|readline|stream|string_decoder|timers|tls|url|util|v8|vm|worker_threads|zlib)(?:\\/\\w+)?$/ "
        "in:**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs,vue,svelte}")
UNTYPED = "forbid-use token type-import-without-type form=construct"
IMPORTS = [
    *((text, UNTYPED) for text in (
        "Use `import type` for type-only imports", "Use `import type` for types", "Always use `import type { X }` for types",
        "Type imports must use `import type`", "Types must be imported with `import type`", "Use `import type` when importing types only",
    )),
    ("Prefer `import type` for types", f"~ {UNTYPED} soft"),
    ("Use import type { ActionResponse } from '@/types/actions'", "unchecked"),
    *((text, NODE) for text in (
        "Use the `node:` prefix for Node.js imports", "Node.js built-ins must use the `node:` prefix",
        "Always use the `node:` protocol for built-in modules", "Use `node:` prefix when importing Node modules",
    )),
    *((text, "forbid-new dependency group=unlinked") for text in (
        "Use `workspace:*` for internal dependencies", "Internal packages must use the `workspace:*` protocol",
        "Use the workspace protocol (`workspace:*`) for internal packages", "Always reference workspace packages with `workspace:*`",
        "Never forget the `workspace:` protocol",
    )),
    ("Do not use `workspace:*` in templates", "~ forbid-use token /workspace:/ soft"),
    ("Run commands from the workspace: `pnpm test`", "unchecked"),
    ("Use the `npm:` prefix for Node imports", "unchecked"),
    ("Node: use the LTS release", "unchecked"),
    ("No file extensions in imports", "forbid-use token import-with-extension form=construct"),
    ("Omit file extensions in imports", "forbid-use token import-with-extension form=construct"),
    ("Never omit file extensions in imports", r"~ forbid-use import /^\.\.?\/(?:.*\/)?[^.\/]+$/"),
    ("Imports must end with `.js`", r"~ forbid-use import /^\.\.?\/(?:.*\/)?[^.\/]+$/"),
    ("Always use `.js` extension in import paths, even for TypeScript files", "unchecked"),
    ("No parent relative imports (`../`)", r"forbid-use import /^(\.\.\/){1}/"),
    ("Never use `../../../` chains", r"forbid-use import /^(\.\.\/){3}/"),
    ("Packages import each other by name, never by relative path", "~ forbid-use import /^\\.\\.?\\// in:**/packages/** apart=packages"),
    ("No relative imports between features", "~ forbid-use import /^\\.\\.?\\// in:**/features/** apart=features"),
]


SOURCES = "in:*.js,*.jsx,*.ts,*.tsx,*.py,*.go,*.kt,*.kts,*.java,*.cs,*.rs,*.php,*.rb,*.swift"
CAMEL = rf"forbid-new file /(?:^|\/)[a-z][a-z0-9]*[A-Z][^\/]*$/ {SOURCES}"
PASCAL = rf"forbid-new file /(?:^|\/)[A-Z][a-zA-Z0-9]*[a-z][a-zA-Z0-9]*\.[^\/]*$/ {SOURCES}"
REFUSED = [
    ("forbidden", "Never use camelCase for filenames", CAMEL),
    ("forbidden", "camelCase file names", CAMEL),
    ("forbidden", "Never use camelCase for filenames. The framework finds `users_store.ts` by its name.", f"~ {CAMEL}"),
    ("constraints", "Never use camelCase or PascalCase for files", f"{CAMEL}; {PASCAL}"),
    ("constraints", "File names must not be PascalCase", PASCAL),
    ("forbidden", "snake_case functions", FUNCTIONS.format("snake-case")),
    ("constraints", "No snake_case for variables", VARIABLES.format("snake-case")),
    ("forbidden", "Files not in kebab-case", "require-shape file kebab-case"),
    ("forbidden", "Files that are not kebab-case", "require-shape file kebab-case"),
    ("constraints", "Never name files in snake_case, use kebab-case", "unchecked"),
    ("constraints", "Do not use snake_case", "unchecked"),
    ("constraints", "Don't mix kebab-case and camelCase for files", "unchecked"),
]


@pytest.mark.parametrize(("key", "text", "expected"), REFUSED, ids=[text for _, text, _ in REFUSED])
def test_a_case_is_refused(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize(("text", "expected"), READ, ids=[text for text, _ in READ])
def test_names_have_the_form_that_is_told(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


@pytest.mark.parametrize(("text", "expected"), IMPORTS, ids=[text for text, _ in IMPORTS])
def test_imports_have_the_form_that_is_told(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected
