"""Rules as guides for agents and contributors write them, each beside a look-alike that says less. `…`: more of the same."""

from __future__ import annotations

import pytest
from shown import shown

COMPANION = "**/{test_{stem}.*,*{stem}*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**}"
CODE = "*.{ts,tsx,js,jsx,mjs,py,go,rs,java,kt,cs,rb,php,ex,swift,dart,scala,vue,svelte}"
CONTROLLERS = "**/{controllers,controller}/**,**/*{Controller,_controller,.controller}.*,**/{controllers,controller}.*"

ROWS = [
    ("For dates in `src/ui`, use `date-fns` instead of `moment`", "~ forbid-use technology moment soft"),
    ("In `apps/web`, use `env.ts` instead of `process.env`", "forbid-use technology|env_var process.env in:apps/web except:env.ts"),
    ("For dates, use the calendar instead of guessing", "unchecked"),
    ("Do *not* add new dependencies", "forbid-new dependency"),
    ("Controllers must _never_ import repositories",
     f"~ forbid-use import /([rR]epositor(y|ies)|[\\/.@_-]repos?|Repo)([\\/.:]|$)/ in:{CONTROLLERS}"),
    ("It is *never* written to the database", "unchecked"),
    ("Files that match `*Service*` must not import `*Repository*`", "~ forbid-use import *Repository* soft"),
    ("Use `errors.AsType` instead of `errors.As`", "forbid-use token|import errors.As"),
    ("use `import x from 'a/b'` (not `a`)", "~ require-use import a/b:default soft"),
    ("Work in `var/plugins/` is out of scope unless explicitly requested", "~ forbid-change file var/plugins/ in:var/plugins/ human soft"),
    ("Changes to `vendor/` are out of scope", "forbid-change file vendor/"),
    ("`vendor/` is off limits", "forbid-change file vendor/"),
    ("`vendor/` is off-limits unless explicitly requested", "forbid-change file vendor/ human"),
    ("`vendor/` and `dist/` are off-limits", "forbid-change file vendor/; forbid-change file dist/"),
    ("New endpoints are out of scope", "forbid-new route"),
    ("Performance is out of scope", "unchecked"),
    ("Controllers only call services, never repositories directly",
     f"~ forbid-use import /([rR]epositor(y|ies)|[\\/.@_-]repos?|Repo)([\\/.:]|$)/ in:{CONTROLLERS}"),
    ("Controllers only call when they must, never by habit", "unchecked"),
    ("`dist/` — read-only", "forbid-change file dist/"),
    ("Backup dirs (`Old_Backup_*`) — read-only", "forbid-change file Old_Backup_*/"),
    ("The session (`token`) — read-only", "unchecked"),
    ("All new files in `src/` must have a test", f"require-companion file in:src/ with:{COMPANION}"),
    ("Every PHP class in `src/core`, except interfaces, should have a matching PHPUnit test",
     f"~ require-companion file {CODE} in:src/core with:{COMPANION} soft"),
    ("Every class in `src/core` must have a test in `tests/core`", f"~ require-companion file {CODE} in:src/core with:tests/core/**"),
    ("Every class in `src/core` must have a meaning", "unchecked"),
    ("Never edit `Localizable.strings`, `App.entitlements` or `Main.bazel`",
     "forbid-change file Localizable.strings; forbid-change file App.entitlements; forbid-change file Main.bazel"),
    ("Please do not manually edit the `Localizable.strings` or `InfoPlist.strings` files!",
     "forbid-change file Localizable.strings by=tool; forbid-change file InfoPlist.strings by=tool"),
    ("Please keep functions small", "unchecked"),
    ("Never write to `docs/plans/` or `docs/specs/`",
     "forbid-new file docs/plans/; forbid-change file docs/plans/; forbid-new file docs/specs/; forbid-change file docs/specs/"),
    ("Never write to the log in a hurry", "unchecked"),
    ("All new features must be written in Kotlin", "~ forbid-new file *.java"),
    ("All new features must be written in a week", "unchecked"),
    ("Please do not write Java classes.", "forbid-new file *.java"),
    ("All env vars use `VITE_` prefix", "require-shape env_var VITE_*"),
    ("Every repository must extend `BaseRepository`",
     "~ require-use file in:**/*{Repository,_repository,.repository,-repository,_repo,.repo}.*,**/{repositories,repository}.* "
     "except:**/{BaseRepository,base-repository,base_repository}.* soft"),
    ("All errors must extend `AppError`", "require-shape error_type inherited=yes"),
    ("Never write TODO or FIXME", "forbid-use token TODO form=comment; forbid-use token FIXME form=comment"),
    ("Never use FIXME, use TODO instead", "forbid-use token FIXME form=comment"),
    ("Do not edit generated proto files by hand — edit `proto/*.proto`", "~ forbid-change file **/{generated,…"),
    ("Everything under `a/upstream/` comes from the PostgreSQL source tree. Never edit these files.", "forbid-change file a/upstream/"),
    ("Do not depend on `:feature:*:internal`",
     "forbid-use token /:feature:[\\w-]+:internal(?![\\w-])|\\bprojects\\.feature\\.[\\w-]+\\.internal(?![\\w-])/"),
    ("Core modules must not depend on `:feature` modules.", "~ forbid-use token /:feature(?![\\w-])/ in:**/core/**"),
    ("Never depend on another module's `:internal` modules", "~ forbid-use token /:internal(?![\\w-])/ soft"),
    ("Depending on `:internal` from a different area is prohibited.", "~ forbid-use token /:internal(?![\\w-])/ soft"),
    ("Never import `lodash` from a bad place", "unchecked"),
    ("`global.json`: Pins .NET SDK version - never modify without explicit request", "forbid-change file global.json human"),
    ("`global.json` - never modify without care", "unchecked"),
    ("Features can depend on services, never on other features", "~ forbid-use import /./ in:**/features/** apart=features"),
    ("Features depend on services but never on other features.", "~ forbid-use import /./ in:**/features/** apart=features"),
    ("Do not expand the scope", "unchecked"),
    ("Do not add a new scope", "~ forbid-new scope"),
    ("Do not copy font files into `apps/`", "forbid-new file *.{woff,woff2,ttf,otf,eot} in:apps/"),
    ("API files under `src/*/api/*.cs` should not be manually edited",
     "~ forbid-change file src/*/api/*.cs in:src/*/api/*.cs by=tool soft"),
    ("API files under `src/*/api/*.cs` are auto-generated and should not be manually edited",
     "~ forbid-change file src/*/api/*.cs in:src/*/api/*.cs by=tool soft"),
    ("do not edit translated pages under `docs/ja`, `docs/ko`, or `docs/zh`",
     "~ forbid-change file docs/ja,docs/ko,docs/zh in:docs/ja,docs/ko,docs/zh soft"),
    ("do not edit translated pages under pressure", "unchecked"),
    ("SQL files in `db/` must not be changed", "forbid-change file *.sql in:db/"),
    ("Do not add `paths` to `a.json`", "forbid-new token paths in:a.json form=setting"),
    ("Do not add `paths` to `a.jsonc`", "forbid-new token paths in:a.jsonc form=setting"),
    ("Do not add `paths` to `a.json5`", "forbid-new token paths in:a.json5 form=setting"),
    ("Do not add `paths` to `a.yaml`", "forbid-new token paths in:a.yaml form=setting"),
    ("Do not add `paths` to `a.yml`", "forbid-new token paths in:a.yml form=setting"),
    ("Do not add `paths` to `a.toml`", "forbid-new token paths in:a.toml form=setting"),
    ("Do not add `paths` to `a.xml`", "unchecked"),
    ("Do not add `paths` to `a.ini`", "unchecked"),
    ("Do not add `paths` to `a.cfg`", "unchecked"),
    ("Do not add `paths` to `a.plist`", "unchecked"),
    ("Do not add `paths` to `a.lock`", "unchecked"),
    ("Do not add `paths` to `a.ts`", "forbid-use token|import paths in:a.ts"),
    ("Never use `foo` in `a.ts` or `package.json`", "forbid-use token|import foo in:a.ts,package.json"),
    ("Do not add new dependencies to `package.json`", "forbid-new dependency in:package.json"),
]


@pytest.mark.parametrize(("text", "meant"), ROWS, ids=[text for text, _ in ROWS])
def test_a_line_of_a_guide_compiles_to(text: str, meant: str) -> None:
    got = shown(text, "constraints")
    assert got == meant if not meant.endswith("…") else got.startswith(meant.removesuffix("…"))
