"""What checklists of reviews and guides say of names, ties and suppressions, each beside a sentence that only reads like it."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart
from shown import shown

INTEGRATION = "*{IntegrationTest,integrationTest,integration_test,integration-test,integration.test,IntegrationSpec,integrationSpec"
INTEGRATION += ",integration_spec,integration-spec,integration.spec}*"
HANDLERS = "**/{handlers,handler,routes,api}/**,**/*{Handler,_handler,.handler,-handler}.*"
ROWS = [
    ("constraints", "Hooks prefixed `use`", "require-shape hook use*"),
    ("constraints", "Hooks prefixed with care", "unchecked"),
    ("constraints", "Zod schemas suffixed `Schema`", "require-shape schema zod *Schema"),
    ("constraints", "New routes use lowercase-kebab", "require-shape route /^\\S+ (?:\\/(?:[a-z0-9]+(-[a-z0-9]+)*|\\{[^}]+\\}))+\\/?$/"),
    ("constraints", "Files: kebab-case. Hooks: `use` prefix.", "require-shape file kebab-case; require-shape hook use*"),
    ("constraints", "Keep it simple. Files are kebab-case.", "unchecked"),
    ("constraints", "No `any`. Use `unknown` and narrow when needed.", "forbid-use token any form=type"),
    ("constraints", "No tests configured; run it by hand when needed.", "unchecked"),
    ("constraints", "No FastAPI coupling in `app/db/`", "forbid-use technology fastapi in:app/db/"),
    ("constraints", "No tight coupling", "unchecked"),
    ("constraints", "`app/cv/` must not be coupled to FastAPI", "forbid-use technology fastapi in:app/cv/"),
    ("constraints", "Do not couple the domain layer to Django", "~ forbid-use technology django in:**/domain/**,**/domains/**"),
    ("constraints", "Write integration tests in `tests/integration/`", f"~ require-shape file tests/integration/ in:{INTEGRATION} soft"),
    ("constraints", "Write integration tests", "unchecked"),
    ("forbidden", "Reach for Redux", "forbid-use technology redux"),
    ("forbidden", "Create an `app.config.js/ts`", "forbid-new file app.config.js; forbid-new file app.config.ts"),
    ("forbidden", "Use inline `#[cfg(test)]` tests", "forbid-use token|import #[cfg(test)]"),
    ("constraints", "`src/db` must not be imported from `src/ui`", "forbid-use import src/db in:src/ui"),
    ("constraints", "NEVER call repositories directly from handlers",
     f"~ forbid-use import /[rR]epositor(y|ies)([\\/.:]|$)/ in:{HANDLERS}"),
    ("constraints", "Never call repositories names", "unchecked"),
    ("constraints", "Never edit old migrations", "forbid-change file **/{migrations,migration,migrate,alembic}/**"),
    ("constraints", "Never edit old letters", "unchecked"),
    ("constraints", "Use migrations for all database changes",
     "~ require-companion table with:**/{migrations,migration,migrate,alembic}/** on=change"),
    ("constraints", "Use migrations for all birds", "unchecked"),
    ("constraints", "Interfaces have no `I` prefix", "~ require-shape schema /^(?!I[A-Z])/ soft"),
    ("constraints", "Public APIs include XML doc comments", "unchecked"),
    ("constraints", "Tables: singular lowercase nouns", "~ require-shape table singular soft"),
    ("constraints", "Avoid the Options API entirely", "~ forbid-use token options-api form=construct soft"),
    ("constraints", "Explicit return types for exported functions", "~ forbid-use token public-untyped-def form=construct"),
    ("constraints", "No comments in code", "forbid-use token code-comment form=construct"),
    ("constraints", "No comments in reviews", "unchecked"),
    ("constraints", "Keep main.rs files minimal, ideally under 100 lines", "~ limit file in:main.rs max:100 size=file soft"),
    ("constraints", "No Riverpod", "forbid-use technology riverpod; forbid-use token /package:(flutter_|hooks_)?riverpod\\//"),
    ("constraints", "`any` is strictly forbidden", "forbid-use token any form=type"),
    ("constraints", "All functions and classes must have docstrings", "~ forbid-use token undocumented-def form=construct"),
    ("constraints", "All classes must have docstrings", "~ forbid-use token undocumented-class form=construct"),
    ("constraints", "All classes must have friends", "unchecked"),
    ("constraints", "Use `<type> | None` instead of `Optional[<type>]`", "forbid-use token|import Optional"),
    ("constraints", "Place services in the `services/` folder, DTOs in `dto/`",
     "require-shape service services/; require-shape schema dto/"),
    ("constraints", "Strict mode must be enabled in tsconfig.json",
     "require-shape token compilerOptions.strict=true in:tsconfig.json form=setting"),
    ("constraints", "Laundry mode must be enabled in the washer", "unchecked"),
    ("constraints", "Enable `strict` in `tsconfig.json`", "require-shape token compilerOptions.strict=true in:tsconfig.json form=setting"),
    ("constraints", "Every PHP file must start with `declare(strict_types=1);`", "forbid-use token missing-strict-types form=construct"),
    ("constraints", "Use Kotlin, no Java", "forbid-new file *.java"),
    ("constraints", "Never move or rename `src/a.ts`", "forbid-remove file src/a.ts"),
    ("constraints", "Never move the goalposts", "unchecked"),
    ("constraints", "UI never touches `FileManager` directly",
     "~ forbid-use component|import|token FileManager in:**/presentation/**,**/ui/**,**/views/**"),
    ("constraints", "Do not commit `node_modules`", "forbid-new file **/node_modules/**"),
    ("constraints", "Do not introduce third-party frameworks", "forbid-new dependency"),
    ("constraints", "Never import `@/db/client` from pages or components",
     "~ forbid-use import @/db/client in:**/pages/**,**/app/**,**/components/**,**/ui/**"),
    ("constraints", "Never import `x` from `@/a` or `@/b`", "unchecked"),
    ("constraints", "Never edit an old migration.", "forbid-change file **/{migrations,migration,migrate,alembic}/**"),
    ("constraints", "New React components must be function components",
     "forbid-use import|token react:Component,react:PureComponent,React.Component,React.PureComponent"),
    ("constraints", "Components must be functional and tested", "unchecked"),
    ("constraints", "At most 3 new dependencies", "~ limit dependency max:3 counted=new"),
    ("constraints", "`process.env` only via `env.ts`", "forbid-use technology|env_var process.env except:env.ts"),
    ("constraints", "No Razor pages", "forbid-new file *.cshtml"),
    ("constraints", "No async functions directly inside `useEffect`", "forbid-use token async-effect form=construct"),
    ("constraints", "Do not use vague filenames such as `index`, `main`, `new`", "unchecked"),
    ("constraints", "Every API route needs a path in `src/openapi.ts`", "require-companion route with:src/openapi.ts"),
    ("constraints", "Every API route needs a path in time", "unchecked"),
    ("constraints", "Components must be function", "unchecked"),
    ("constraints", "Date columns: use `_on` suffix (e.g. `sold_on`)",
     "~ forbid-new column /(?i)^(?!.*(?:_on)$)/ type=/(?i)date(?!.*time)/ said=Date columns"),
    ("constraints", "Date columns: use `_on` carefully", "unchecked"),
    ("constraints", "Services: use `Service` suffix", "require-shape service *Service"),
    ("constraints", "Hooks: use the `use` prefix", "require-shape hook use*"),
    ("constraints", "All table names are in plural form", "~ require-shape table plural"),
    ("constraints", "All column names are in snake_case", "require-shape column snake_case"),
    ("constraints", "Table names: plural, all lowercase", "~ require-shape table plural"),
    ("constraints", "Never remove `data-testid` attributes", "unchecked"),
    ("constraints", "URLs use nouns, never pictures", "unchecked"),
    ("constraints", "Import types from `@acme/types`, never redefine them", "unchecked"),
]
CHANGES = [
    ("`@ts-expect-error` requires a comment explaining why", {}, {"a.ts": "// @ts-expect-error\nconst a = f();\nconst b = a;\n"},
     {"a.ts": "// @ts-expect-error the types of f are wrong\nconst a = f();\n"}),
    ("No unexplained `@ts-ignore`", {}, {"a.tsx": "const a = <p>{/* @ts-ignore */}</p>;\n"},
     {"a.tsx": "const a = <p>{/* @ts-ignore: f is untyped */}</p>;\n"}),
    ("No `# type: ignore` without an error code", {}, {"a.py": "a = f()  # type: ignore\n"}, {"a.py": "a = f()  # type: ignore[arg]\n"}),
    ("No `# type: ignore` without a reason", {}, {"a.py": "a = f()  # type: ignore[arg]\nb = 1\n"},
     {"a.py": "a = f()  # type: ignore[arg]  # f is untyped\n"}),
    ("No blanket `# noqa`", {}, {"a.py": "a = f()  # noqa\n"}, {"a.py": "a = f()  # noqa: E501\n"}),
    ("No `# noqa` without a reason", {}, {"a.py": "a = f()  # noqa: E501\nb = 1\n"}, {"a.py": "a = f()  # noqa: E501 the url is long\n"}),
    ("No `eslint-disable` without explanation", {}, {"a.ts": "// eslint-disable-next-line no-x\nf();\n"},
     {"a.ts": "// eslint-disable-next-line no-x -- f is fine\nf();\n"}),
    ("No TODO/FIXME without issue reference", {}, {"a.py": "# TODO: mend\na = 1\n"}, {"a.py": "# TODO(#12): mend\na = 1\n"}),
    ("Never use GCD", {}, {"A.swift": "DispatchQueue.main.async { f() }\n"}, {"A.swift": "Task { await f() }\n"}),
    ("At most 1 new dependency", {"package.json": '{"dependencies": {"a": "1"}}'},
     {"package.json": '{"dependencies": {"a": "1", "b": "1", "c": "2"}}'}, {"package.json": '{"dependencies": {"a": "2", "b": "1"}}'}),
    ("No Razor pages", {}, {"Pages/A.cshtml": "@page\n<p>a</p>\n"}, {"Pages/A.cs": "class A {}\n"}),
    ("Every PHP file must start with `declare(strict_types=1);`", {"a.php": "<?php\nnamespace A;\n"}, {"b.php": "<?php\nnamespace B;\n"},
     {"b.php": "<?php\n\ndeclare(strict_types=1);\n\nnamespace B;\n", "a.php": "<?php\nnamespace A;\nfunction f() {}\n"}),
    ("No `//nolint` without explanation", {}, {"a.go": "package a\nvar x = f() //nolint:errcheck\nvar y = 1\n"},
     {"a.go": "package a\nvar x = f() //nolint:errcheck // never fails\n"}),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[text for _, text, _ in ROWS])
def test_what_a_checklist_says_is_read(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_a_suppression_that_says_nothing_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)
