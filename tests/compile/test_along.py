"""What comes along with what, and what stays as it is, in other words than those in which it is read; and what looks like them and says
something else."""

from __future__ import annotations

import pytest
from rule_cases import verdict_of
from shown import shown

LOCALES = (
    "~ require-companion file **/{locales,locale,i18n,translations,lang,langs,languages,l10n,messages}/**/*.{json,json5,yaml,yml,po,arb,"
    "properties,strings,php,ts,js} with:{{dir}/*.{ext},{around}/*/{stem}.{ext}} on=change soft"
)
LOG = "require-companion file with:{CHANGELOG*,changelog.d/**,.changeset/**,changes/**,newsfragments/**} on=change soft"
MIGRATIONS = "**/{migrations,Migrations,migration,migrate,alembic}/**"
MODULES = "require-companion file **/modules/*/*,*.module.*,*Module.*"
MANIFESTS = "**/{package.json,pyproject.toml,setup.py,Cargo.toml,go.mod,composer.json,*.csproj,*.gemspec}"
HEADED = r"~ require-shape file in:*.rs header=/(?i)copyright|licen[cs]e|spdx|\(c\)/"


def _recorded(table: str) -> str:
    """The reading of a table that is only appended to."""
    statements = rf"/(?i)\b(?:update|delete\s+from)\s+[\"'`\[]?(?:\w+\.)?{table}\b/"
    return f"~ append-only table {table}; forbid-use token {statements}"


SAID = [
    ("constraints", "`CHANGES.rst` must be updated with every pull request.", "require-companion file with:CHANGES.rst on=change soft"),
    ("constraints", "The `CHANGELOG.md` file must be updated for every change made to the codebase, whether by people or agents",
     "require-companion file with:CHANGELOG.md on=change soft"),
    ("constraints", "All changes are recorded in `CHANGELOG.md` under Unreleased.",
     "require-companion file with:CHANGELOG.md on=change soft"),
    ("constraints", "Update CHANGELOG.md with a short description of your change.",
     "require-companion file with:CHANGELOG.md on=change soft"),
    ("constraints", "Always update the changelog.", LOG),
    ("constraints", "PRs without a changelog entry will be rejected.", LOG),
    ("constraints", "Remember to add your change to the changelog.", LOG),
    ("constraints", "If any locale key is added, removed, or renamed in `en-US.ini`, apply the same key change in all "
     "maintained locale files.", LOCALES),
    ("constraints", "Propagate every key change (add, edit, remove) from `en.yaml` to all other locale files.", LOCALES),
    ("constraints", "When introducing a new key, ensure it is added to all language files, even if not translated yet.", LOCALES),
    ("constraints", "Keep the nesting structure consistent across all languages.", LOCALES),
    ("constraints", "Make sure every locale contains all keys.", LOCALES),
    ("constraints", "For product and source-string changes, only update `en.yml` and `en.json`; other languages are handled "
     "through Crowdin", "~ forbid-change file **/{locales,locale,i18n,translations,lang}/** except:en.yml,en.json by=tool"),
    ("forbidden", "When adding a new translatable string, add or modify ONLY the English main file `en.json`. DO NOT update "
     "the other languages.", "~ forbid-change file **/{locales,locale,i18n,translations,lang}/** except:en.json by=tool"),
    ("constraints", "Add new strings to `values/strings.xml` only, other languages are translated by volunteers.",
     "~ forbid-change file **/values-*/strings.xml except:values/strings.xml by=tool"),
    ("constraints", "Edit `locales/en.json` only — the rest is synced from Phrase.",
     "~ forbid-change file locales/*.json except:locales/en.json by=tool"),
    ("forbidden", "Never edit non-English locale files.",
     "~ forbid-change file **/{locales,locale,i18n,translations,lang}/** except:en.json by=tool soft"),
    ("constraints", "Each feature owns its own `ports.ts` contracts.", "~ require-companion file **/features/*/* with:{dir}/ports.ts soft"),
    ("constraints", "Every module exports a barrel `index.ts` defining its public API.",
     "~ require-companion file **/modules/*/* with:{dir}/index.ts soft"),
    ("constraints", "Use `index.ts` as a barrel file for each module (`hooks`, `utils`, etc.).",
     "~ require-companion file **/modules/*/* with:{dir}/index.ts soft"),
    ("constraints", "Every new package must have a `package-info.java` annotated with `@NullMarked`.",
     "~ require-companion file *.java with:{dir}/package-info.java soft"),
    ("constraints", "Each library under `libs/` ships with its own `project.json`.",
     "~ require-companion file libs/*/* in:libs/ with:{dir}/project.json soft"),
    ("constraints", "Each microservice comes with a `Dockerfile`.",
     "~ require-companion file **/{services,microservices}/*/* with:{dir}/Dockerfile soft"),
    ("constraints", "There must be a `README.md` in each package.", f"~ require-companion file {MANIFESTS} with:{{dir}}/README.md soft"),
    ("constraints", "README files for new components", "~ require-companion component with:{dir}/README.md soft"),
    ("constraints", "New Rust files need an SPDX MIT header.", HEADED),
    ("constraints", "When adding new `.rs` files, please ensure to always add the licensing header as found in all other files.", HEADED),
    ("constraints", "New events must have a TypeScript interface in `src/telemetry.ts`:", "require-companion event with:src/telemetry.ts"),
    ("constraints", "New screens get a route constant in `Routes.kt`.", "~ require-companion component|page with:Routes.kt soft"),
    ("constraints", "Creating a Lambda requires an alarm in `alarms.tf`.",
     "~ require-companion file **/{lambdas,lambda}/** with:alarms.tf soft"),
    ("constraints", "New modules: create a container struct, wire it in `cmd/container.go`, register routes in `cmd/server.go`",
     f"~ {MODULES} with:cmd/container.go soft; {MODULES} with:cmd/server.go soft"),
    ("constraints", "New endpoint: define the handler, wire it in `router.go`, and update `openapi.yaml`.",
     "require-companion route with:router.go; require-companion route with:openapi.yaml"),
    ("constraints", "When adding a new test target in `Package.swift`, also add it to the default test plan at "
     "`Tests/Unit.xctestplan`.",
     "~ require-companion file **/{targets,target}/**,*{TestTarget,testTarget,test_target,test-target,test.target}* "
     "in:Package.swift with:Tests/Unit.xctestplan soft"),
    ("constraints", "If your change adds a new domain, route family, database table or package, update the affected `AGENTS.md`.",
     f"~ require-companion file **/{{domains,domain}}/** with:AGENTS.md soft; require-companion table with:AGENTS.md "
     f"soft; require-companion file {MANIFESTS} with:AGENTS.md soft"),
    ("constraints", "Update `magefile.go` Boundaries() in the same commit that introduces a new `internal/api/*` subpackage.",
     "require-companion file in:internal/api/ with:magefile.go"),
    ("constraints", "New services need approval in `OWNERS.md`.", "forbid-new service in:OWNERS.md human"),
    ("constraints", "Export the component in `src/index.js`, for making it available to end users.",
     "~ require-companion component with:src/index.js soft"),
    ("constraints", "Create story for newly created component under `./src/stories/` folder:",
     "~ require-companion component with:{dir}/{stem}.stories.* soft"),
    ("constraints", "All modules are imported in `app.module.ts`", f"~ {MODULES} with:app.module.ts soft"),
    ("constraints", "`docs/api.md` must be updated along with every change to a route.",
     "~ require-companion route with:docs/api.md on=change soft"),
    ("constraints", "Commit `poetry.lock` together with `pyproject.toml`.",
     "~ require-companion file pyproject.toml with:poetry.lock on=change soft"),
    ("constraints", "Version numbers must stay in sync across Android `build.gradle.kts`, iOS `Info.plist`, and `version.xml`.",
     "~ require-companion file build.gradle.kts with:{Info.plist,version.xml} on=change soft; require-companion file "
     "Info.plist with:{build.gradle.kts,version.xml} on=change soft; require-companion file version.xml "
     "with:{build.gradle.kts,Info.plist} on=change soft"),
    ("constraints", "Any change to a chart requires a version bump following semver principles.",
     "~ require-companion file charts/ with:Chart.yaml on=change soft"),
    ("forbidden", "`configurations.gen.go` should be generated by running the inverter and never manually edited.",
     "forbid-change file configurations.gen.go by=tool"),
    ("constraints", "`routeTree.gen.ts` is auto-generated and should never be edited manually.",
     "forbid-change file routeTree.gen.ts by=tool"),
    ("constraints", "`db/schema.rb` is auto-generated — change it through migrations only.", "forbid-change file db/schema.rb by=tool"),
    ("forbidden", "Don't hand-modify generated protobuf files.",
     "~ forbid-change file **/{generated,__generated__,gen}/**,*.generated.*,*.gen.*,*_generated.*,*_pb2.py,*.pb.go "
     "by=tool"),
    ("constraints", "Never modify existing migration files. Always create new ones.", f"append-only file {MIGRATIONS}"),
    ("constraints", "Applied migrations must not be modified, create a new one.", f"append-only file {MIGRATIONS}"),
    ("forbidden", "Never modify `config.json`; create a new one.", "forbid-change file config.json"),
    ("constraints", "`governance_audit_log`: APPEND-ONLY.", _recorded("governance_audit_log")),
    ("constraints", "`events`: append-only, no UPDATE or DELETE.", _recorded("events")),
    ("constraints", "Records in `audit_trail` are immutable.", _recorded("audit_trail")),
    ("constraints", "`LEARNINGS.md` — append only, never delete entries.", "append-only file LEARNINGS.md"),
    ("forbidden", "No existing file moves. Legacy code keeps its paths.", "forbid-remove file"),
    ("forbidden", "Renaming or moving files.", "forbid-remove file"),
    ("forbidden", "Do not rename functions, variables, classes, or files unless directly instructed.", "~ forbid-remove file human soft"),
    ("forbidden", "`/api/v1/` is supported indefinitely until /api/v2 lands.", "~ forbid-remove route /api/v1 soft"),
    ("constraints", "Routes under `/legacy` must keep working.", "forbid-remove route /legacy"),
    ("constraints", "Only edit files in `src/`, `scripts/`, `config`, or test paths.",
     "~ forbid-change file except:src/,scripts/,config/,**/tests/**,**/test/** soft"),
    ("constraints", "Changes are limited to `packages/core/`.", "forbid-change file except:packages/core/"),
    ("constraints", "Everything outside `src/` is read-only.", "forbid-change file except:src/"),
    ("constraints", "Lombok will be removed from the code base.", "~ gone dependency maven:org.projectlombok:lombok"),
    ("constraints", "`strict: true` must be set in every `tsconfig.json`.",
     "require-shape token compilerOptions.strict=true in:tsconfig.json form=setting"),
    ("constraints", "All packages are `\"type\": \"module\"`.", "require-shape token .type=module in:package.json form=setting"),
    ("constraints", "Every `tsconfig.json` extends `../tsconfig.base.json`.",
     "~ require-shape token .extends=*tsconfig.base.json in:tsconfig.json form=setting soft"),
    ("constraints", "Manifest must be MV3 compliant.", "require-shape token manifest_version=3 in:manifest.json form=setting"),
    ("forbidden", "Avoid re-enabling ESLint `no-undef`; globals are provided in config.",
     "forbid-new token no-undef=error in:.eslintrc.json form=setting"),
    ("constraints", "GitHub Actions are pinned to full commit SHAs with a reviewed version comment.",
     "~ forbid-new token uses=*@v*,uses=*@main,uses=*@master,uses=*@latest,uses=*@*.* in:*.yml,*.yaml form=setting"),
    ("constraints", "Do not modify `tsconfig.json` target (ES2020)",
     "forbid-change token compilerOptions.target in:tsconfig.json form=setting"),
    ("constraints", "Do not modify `tsconfig.json` files (generated).", "forbid-change file tsconfig.json by=tool"),
]
LOOK_ALIKE = [
    ("constraints", "`CHANGELOG.md` must be updated with every release."),
    ("constraints", "The changelog is updated by the release bot."),
    ("constraints", "Document your changes in the PR description."),
    ("constraints", "Locale files must be consistent."),
    ("constraints", "Keep translations short."),
    ("constraints", "New strings must be added to `en.json`."),
    ("constraints", "Languages must be consistent across the UI."),
    ("constraints", "Only `config.json` is edited by hand."),
    ("constraints", "Add new strings only when asked."),
    ("constraints", "Other languages are fine."),
    ("constraints", "Each module may have an `index.ts`."),
    ("constraints", "No module has an `index.ts`."),
    ("constraints", "Each module has an `index.ts` unless it is internal."),
    ("constraints", "Most packages have a `README.md`."),
    ("constraints", "Every package has an `index.ts` or a `main.ts`."),
    ("constraints", "Every Python package must have a `setup.py`."),
    ("constraints", "Packages must have a unique name in `package.json`."),
    ("constraints", "License headers are checked by CI."),
    ("constraints", "New features require discussion in `docs/rfcs.md`."),
    ("constraints", "New tables require a primary key in `schema.sql`."),
    ("constraints", "New code goes in `src/new.ts` as well."),
    ("constraints", "New components have a default export in `index.ts`."),
    ("constraints", "Creating a PR requires an issue in `TODO.md`."),
    ("constraints", "To add a page, look at `src/routes.tsx`."),
    ("constraints", "Import the component from `src/ui/index.ts`."),
    ("constraints", "Register the component in the DOM."),
    ("constraints", "All modules are imported lazily."),
    ("constraints", "Any change to a chart requires a review."),
    ("constraints", "Bump the version in `package.json` with every release."),
    ("constraints", "Package names must match `pyproject.toml`."),
    ("constraints", "`api.gen.ts` is generated and may be edited."),
    ("constraints", "`api.gen.ts` is generated and should never be imported directly."),
    ("constraints", "`api.ts` is not generated and must be edited by hand."),
    ("constraints", "`error_codes` is append-only."),
    ("constraints", "`items` append-only."),
    ("constraints", "`audit_log` is append-only except for redaction."),
    ("constraints", "Existing files keep their paths unless they are empty."),
    ("forbidden", "Existing files may be moved."),
    ("forbidden", "Do not move files into `legacy/`."),
    ("constraints", "`/api/v1` is supported by nginx."),
    ("constraints", "`/api/v1` is supported until June."),
    ("constraints", "Changes are limited to 200 lines."),
    ("constraints", "Restrict changes to the minimum."),
    ("constraints", "Only edit files you own."),
    ("constraints", "jQuery must be removed from the DOM."),
    ("constraints", "Button will be removed from the project."),
    ("constraints", "Remove Docker from the build."),
    ("forbidden", "Do not turn `DEBUG` back on."),
    ("forbidden", "Never enable `no-cors` mode."),
    ("constraints", "The manifest must be versioned."),
    ("constraints", "All packages are `\"type\": \"module\"` except `cli`."),
    ("constraints", "GitHub Actions are pinned to the runner."),
    ("forbidden", "No coverage threshold is added."),
    ("constraints", "No coverage threshold below 80%."),
]


@pytest.mark.parametrize(("key", "text", "expected"), SAID, ids=[text for _, text, _ in SAID])
def test_a_rule_is_read_in_whatever_words(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize(("key", "text"), LOOK_ALIKE, ids=[text for _, text in LOOK_ALIKE])
def test_what_looks_like_it_is_not(key: str, text: str) -> None:
    assert shown(text, key) == "unchecked"


def _told(clause: str, base: dict[str, str], head: dict[str, str]) -> list[str]:
    """How severe each finding is of a change."""
    case = {"clause": clause, "field": "constraints", "stage": "pr", "base": base, "head": head}
    return [one.severity for one in verdict_of(case).findings]


CODE, NEWER = "export const a = 1;\n", "export const a = 2;\n"
ENGLISH, GERMAN = "app/src/main/res/values/strings.xml", "app/src/main/res/values-de/strings.xml"
XML = "<resources><string name='a'>{}</string></resources>\n"


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "head", "found"), [
    ("`CHANGES.rst` must be updated with every pull request", {"src/a.ts": CODE, "CHANGES.rst": "1\n"},
     {"src/a.ts": NEWER, "CHANGES.rst": "1\n"}, True),
    ("`CHANGES.rst` must be updated with every pull request", {"src/a.ts": CODE, "CHANGES.rst": "1\n"},
     {"src/a.ts": NEWER, "CHANGES.rst": "1\n2\n"}, False),
    ("Each feature owns its own `ports.ts` contracts", {}, {"src/features/cart/view.ts": CODE}, True),
    ("Each feature owns its own `ports.ts` contracts", {},
     {"src/features/cart/view.ts": CODE, "src/features/cart/ports.ts": NEWER}, False),
    ("Every package must have a `package-info.java`", {}, {"src/cart/Cart.java": "package cart;\nclass Cart {}\n"}, True),
    ("Every package must have a `package-info.java`", {},
     {"src/cart/Cart.java": "package cart;\nclass Cart {}\n", "src/cart/package-info.java": "package cart;\n"}, False),
    ("New modules must be listed in `cmd/container.ts`", {"cmd/container.ts": CODE},
     {"cmd/container.ts": CODE, "src/modules/cart/cart.ts": CODE}, True),
    ("New modules must be listed in `cmd/container.ts`", {"cmd/container.ts": CODE},
     {"cmd/container.ts": NEWER, "src/modules/cart/cart.ts": CODE}, False),
    ("Add new strings to `values/strings.xml` only, other languages are translated by volunteers",
     {ENGLISH: XML.format(1), GERMAN: XML.format(1)}, {ENGLISH: XML.format(1), GERMAN: XML.format(2)}, True),
    ("Add new strings to `values/strings.xml` only, other languages are translated by volunteers",
     {ENGLISH: XML.format(1), GERMAN: XML.format(1)}, {ENGLISH: XML.format(2), GERMAN: XML.format(1)}, False),
    ("Never modify existing migrations. Always create new ones.", {"db/migrations/1.sql": "SELECT 1;\n"},
     {"db/migrations/1.sql": "SELECT 2;\n"}, True),
    ("Never modify existing migrations. Always create new ones.", {"db/migrations/1.sql": "SELECT 1;\n"},
     {"db/migrations/1.sql": "SELECT 1;\n", "db/migrations/2.sql": "SELECT 2;\n"}, False),
    ("`events`: append-only, no UPDATE or DELETE", {"src/a.ts": CODE},
     {"src/a.ts": "db.query('DELETE FROM events WHERE id = 1');\n"}, True),
    ("`events`: append-only, no UPDATE or DELETE", {"src/a.ts": CODE}, {"src/a.ts": "db.query('INSERT INTO events VALUES (1)');\n"}, False),
    ("Lombok will be removed from the code base", {"pom.xml": "<project/>\n"},
     {"pom.xml": "<project><dependencies><dependency><groupId>org.projectlombok</groupId><artifactId>lombok</artifactId></dependency>"
                 "</dependencies></project>\n"}, True),
    ("Lombok will be removed from the code base", {"pom.xml": "<project/>\n"}, {"pom.xml": "<project></project>\n"}, False),
    ("Manifest must be MV3 compliant", {}, {"manifest.json": '{"manifest_version": 2}\n'}, True),
    ("Manifest must be MV3 compliant", {}, {"manifest.json": '{"manifest_version": 3}\n'}, False),
])
def test_a_change_that_breaks_it_is_found(clause: str, base: dict[str, str], head: dict[str, str], found: bool) -> None:
    assert bool(_told(clause, base, head)) is found
