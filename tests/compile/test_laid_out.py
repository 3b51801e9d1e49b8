"""How code is laid out and called, said in sentences of their own, with what reads like them and says something else; and where a change
breaks it, found by the line, with a minus where that only warns."""

from __future__ import annotations

from typing import Any

import pytest
from shown import compiled, shown

from keeper_validate.clause import Clause
from keeper_validate.compare import delta
from keeper_validate.delta import FileChange
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.extract.spelling import with_tokens
from keeper_validate.finding import BLOCK
from keeper_validate.law.decision import Decision
from keeper_validate.law.law import Law
from keeper_validate.tree import tree_of
from keeper_validate.verdict import Judged, judge, spelled

PACKAGES = "~ forbid-use token declared-package:* unlike folder"
TITLED = "~ require-shape component|hook|service|store|schema|type|file named=file soft; " \
    "forbid-use token declared-class:* unlike file form=construct soft"
NAMED = "~ forbid-new schema|type|service|component|store|enum|error_type|table|event|auth_service"
FOLDERED = "~ require-shape file **/{0}/*/** in:**/{0}/*.* except:**/{{index,types,mod,__init__,base,registry,constants}}.*," \
    "*.{{md,json,yaml,yml}},*.{{test,spec}}.* soft"
MODULES = "~ require-companion file **/modules/*/* with:{dir}/index.ts soft"
READ = [
    # flat folders
    ("`src/hooks` is flat — no subfolders.", "forbid-new file */** in:src/hooks form=folder"),
    ("Keep `internal/jobs` flat; no nested packages.", "forbid-new file */** in:internal/jobs form=folder"),
    ("`migrations/` must not contain subfolders", "forbid-new file */** in:migrations/ form=folder"),
    ("Never nest folders under `ui/`.", "forbid-new file */** in:ui/ form=folder"),
    ("`src/hooks` is flat for now.", "unchecked"),
    ("Keep `src/hooks` flat where possible.", "unchecked"),
    # folders that are not there, and that nobody makes
    ("There is no pkg/kinds package; do not invent one", "~ forbid-new file **/pkg/kinds/**"),
    ("There is no `src/misc` folder. Don't create it.", "~ forbid-new file **/src/misc/**"),
    ("There is no `src/misc` folder.", "unchecked"),
    ("There is no `pkg/kinds` package yet; create it when needed.", "unchecked"),
    ("There is no test folder. Do not create it", "unchecked"),
    # barrels
    ("Use `index.ts` as a barrel for each module", MODULES),
    ("Every module exports a barrel `index.ts` defining its public API.", MODULES),
    ("Modules must export their public API through `index.ts`.", MODULES),
    ("Provide an `index.ts` in every feature directory.", "~ require-companion file **/features/*/* with:{dir}/index.ts soft"),
    ("Folder Structure: each action should be a folder with `index.ts` containing the handler",
     f"{FOLDERED.format('actions')}; require-companion file **/actions/*/* with:{{dir}}/index.ts soft"),
    ("A plugin is a directory with a `plugin.json` in it.",
     f"{FOLDERED.format('plugins')}; require-companion file **/{{plugins,plugin}}/*/* with:{{dir}}/plugin.json soft"),
    ("Every module may have an `index.ts`.", "unchecked"),
    ("Use `index.ts` as the entry point.", "unchecked"),
    ("Keep duties in named modules. Do not create catch-all `utils`, `helpers` or `misc` modules.",
     "~ forbid-new file **/{utils,helpers,misc}/**,**/{utils,helpers,misc}.* soft"),
    ("Do not create catch-all `Kit` types", "unchecked"),
    # packages that are called like their folders
    ("Package names must match the directory name.", f"{PACKAGES} form=construct"),
    ("Follow Go package conventions (package name matches directory)", f"{PACKAGES} form=construct"),
    ("Namespaces follow the folder hierarchy.", f"{PACKAGES} form=construct"),
    ("Namespace = folder path.", f"{PACKAGES} form=construct"),
    ("Use PSR-4 for all source files.", f"{PACKAGES} in:*.php form=construct"),
    ("Package names match the npm scope.", "unchecked"),
    ("Namespaces match the tenant.", "unchecked"),
    ("Follow PSR-12", "unchecked"),
    ("All classes live in the `Shop\\Cart` namespace.",
     "~ forbid-use token declared-namespace:* unlike Shop\\Cart|Shop\\Cart\\* form=construct soft"),
    ("Namespaces must start with `Shop.`", "forbid-use token declared-namespace:* unlike Shop.*|Shop form=construct"),
    ("Use the `default` namespace.", "unchecked"),
    # files that are called after what they declare
    ("Name files after their default export.", TITLED),
    ("Each file is named after the class it contains.", TITLED),
    ("The file name must be the same as the class name.", TITLED),
    ("Component filenames match their export name (PascalCase)", "~ require-shape component named=file"),
    ("Name files after the feature they belong to.", "unchecked"),
    ("The file name must match the regex.", "unchecked"),
    ("File names must match the class name, except for tests.", "unchecked"),
    # what stays where it is
    ("the Xcode project must remain in the `mobile/` folder", "~ forbid-remove file mobile/*.xcodeproj"),
    ("`tsconfig.base.json` stays in the root directory.", "~ forbid-remove file /tsconfig.base.json"),
    ("`README.md` must stay in English.", "unchecked"),
    # layers and parts of them
    ("The implementation of the driver is done in the infrastructure layer.",
     "~ require-shape file **/infrastructure/**,**/infra/**,**/adapters/** in:*{Driver,driver}* soft"),
    ("The implementation of authentication is done in two steps.", "unchecked"),
    ("Commands are realized as XyUseCase in the domain layer.",
     "~ require-shape file **/domain/**,**/domains/** in:*{Command,command}* soft"),
    ("Commands are implemented as functions in the CLI.", "unchecked"),
    ("Define `ClockPort` with a `now` method in `src/core/ports.ts`.", f"{NAMED} ClockPort except:src/core/ports.ts"),
    ("Define `Config` in `settings.py` when needed.", "unchecked"),
    # several of them
    ("`controllers/` for controllers, `jobs/` for jobs.",
     "~ require-shape file controllers/ in:*{Controller,_controller,.controller,-controller}.*; "
     "require-shape file jobs/ in:*{Job,job}*,**/jobs/** soft"),
    ("`api/` for clients, `web/` for browsers", "unchecked"),
    ("All roles follow the pattern `roles/<role>/tasks/main.yml`", "~ require-shape file roles/*/tasks/main.yml in:**/tasks/main.yml soft"),
    ("Users follow the path `a/<b>/c/d.html`", "unchecked"),
    ("Database migrations and config: Located in `apps/web/supabase/`.",
     "~ require-shape file apps/web/supabase/ in:**/{migrations,Migrations,migration,migrate,alembic}/**"),
    ("ADRs: `docs/adr/NNNN-short-title.md`",
     "~ require-shape file *-*.md in:**/{adr,adrs,decisions}/**; require-shape file docs/adr/ in:**/{adr,adrs,decisions}/**"),
    ("URL: `api/v1/<id>`", "unchecked"),
    ("Unit tests in files named `*Tests.cs`", "~ require-shape file *Tests in:*{Test,Tests,Spec,Specs,TestCase,UnitTest}.cs soft"),
    ("Tests end in `main.ts`.", "unchecked"),
    ("Booleans should be questions: `isOpen`, `hasCart`", "~ forbid-use token boolean-without-prefix form=construct soft"),
    ("Booleans are questions for the reviewer", "unchecked"),
    ("Tests sit beside code in most packages.", "unchecked"),
    # names of what code declares
    ("Prefix all functions and options with `shop_`", "~ forbid-use token declared-free-function:* unlike shop_* form=construct"),
    ("Functions with the `shop_` prefix are public.", "unchecked"),
    ("Functions start with `async`", "unchecked"),
    ("Test methods are called test_<what>_<when>", "~ forbid-use token declared-test:* unlike test_*_* form=construct"),
    ("Test methods are named `Method_Scenario_Expected`.", "~ forbid-use token declared-test:* unlike *_*_* form=construct"),
    ("Private members start with an underscore.", "~ forbid-use token private-member-without-underscore form=construct"),
    ("Class names must not end with `Manager`", "~ forbid-use token declared-class:*Manager form=construct"),
    ("Interfaces start with `I` in `src/api/`", "forbid-use token interface-without-i in:src/api/ form=construct"),
    ("Component selectors start with `cx-`.", "forbid-use token declared-selector:* unlike cx-* form=construct"),
    ("Selectors start with `select`", "~ forbid-use token declared-selector-function:* unlike select* form=construct soft"),
    # roles
    ("One controller per file", "~ forbid-new token second-class in:**/{controllers,controller}/**,"
     "**/*{Controller,_controller,.controller}.*,**/{controllers,controller}.* form=construct soft"),
    ("One concept per file", "unchecked"),
    ("Guards are PascalCase", "~ forbid-use token lowercase-class-name in:**/{guards,guard}/**,*{Guard,guard}*.* form=construct soft"),
    ("Keys are PascalCase", "unchecked"),
    ("Private folders are kebab-case", "unchecked"),
    ("Test names are snake_case", "unchecked"),
    ("Test functions are snake_case", "~ forbid-use token declared-test:* unlike snake_case form=construct"),
    ("Enum variants are PascalCase", "require-shape enum|member PascalCase"),
    ("Component selectors are kebab-case", "~ forbid-use token declared-selector:* unlike kebab-case form=construct"),
    ("Blade views use kebab-case", "~ require-shape file kebab-case in:*.blade.php soft"),
    ("URL segments are kebab-case", r"require-shape route /^\S+ (?:\/(?:[a-z0-9]+(-[a-z0-9]+)*|\{[^}]+\}))+\/?$/"),
    ("Jobs should end in \"Job\"", "~ require-shape file *Job,*job,**/*.job.* in:*{Job,job}*.* soft"),
    ("Sentences end with a period", "unchecked"),
    ("Repository interfaces belong to the domain layer, adapters to the infrastructure layer.", "unchecked"),
]
BANNED = [
    ("No class name may start with a leading underscore anywhere under `backend/`",
     "~ forbid-use token declared-class:_* in:backend/ form=construct"),
    ("Classes ending in `Manager`", "~ forbid-use token declared-class:*Manager form=construct"),
    ("Classes ending in `Service` outside `services/`", "unchecked"),
    ("No new `test_<digits>_*.py` filenames.", r"~ forbid-new file /(?:^|\/)test_\d+_[^\/]*\.py$/"),
    ("Subfolders in `src/utils`", "forbid-new file */** in:src/utils form=folder"),
    ("Several models in a single file", "forbid-new schema|table beside=file"),
    ("All source code goes in `src/`", "unchecked"),
]


@pytest.mark.parametrize(("text", "meant"), READ, ids=[text for text, _ in READ])
def test_what_is_asked_is_read_as(text: str, meant: str) -> None:
    assert shown(text, "constraints") == meant


@pytest.mark.parametrize(("text", "meant"), BANNED, ids=[text for text, _ in BANNED])
def test_what_is_forbidden_is_read_as(text: str, meant: str) -> None:
    assert shown(text, "forbidden") == meant


@pytest.mark.parametrize("text", [
    "All source code goes in `src/`", "All production code must live under `src/`.", "Only `src/` may contain source code.",
    "Source: `src/`", "Every source file is to be placed in the `src` directory.",
])
def test_source_code_has_a_home(text: str) -> None:
    (check,) = compiled(text, "constraints").checks
    assert (check.op, check.target, check.soft) == ("require-shape", "src/", True)
    assert "*.py" in check.within and "*.test.*" in check.excepted


@pytest.mark.parametrize("text", [
    "All source code goes in `src/` or `lib/`.", "Keep source files in `src/` small.", "Source files in `src/` are compiled.",
    "Put all code in `src/`", "Source: `src/main.ts`", "All source code goes in `src/` unless it is generated.",
])
def test_other_sentences_tell_no_home_of_source_code(text: str) -> None:
    assert shown(text, "constraints") == "unchecked"


FOUND = [
    ("Package names must match the directory name.", "a/orders/x.go", "package orders\n", []),
    ("Package names must match the directory name.", "a/orders/x.go", "package billing\n", [1]),
    ("Package names must match the directory name.", "a/orders/x_test.go", "package orders_test\n", []),
    ("Package names must match the directory name.", "cmd/api/main.go", "package main\n", []),
    ("Package names must match the directory name.", "src/main/java/a/orders/X.java", "package a.orders;\nclass X {}\n", []),
    ("Package names must match the directory name.", "src/main/java/a/orders/X.java", "package a.billing;\nclass X {}\n", [1]),
    ("Namespaces must match the folder structure.", "src/Shop.Orders/X.cs", "namespace Shop.Orders;\nclass X {}\n", []),
    ("Namespaces must match the folder structure.", "src/Shop.Orders/X.cs", "namespace Shop.Billing;\nclass X {}\n", [1]),
    ("Follow PSR-4", "src/Orders/X.php", "<?php\nnamespace App\\Orders;\nclass X {}\n", []),
    ("Follow PSR-4", "src/Orders/X.php", "<?php\nnamespace App\\Billing;\nclass X {}\n", [2]),
    ("All source code goes in `src/`", "lib/a.py", "A = 1\n", [-1]),
    ("All source code goes in `src/`", "src/a.py", "A = 1\n", []),
    ("All source code goes in `src/`", "scripts/a.py", "A = 1\n", []),
    ("All source code goes in `src/`", "tests/test_a.py", "A = 1\n", []),
    ("Name files after their default export.", "src/cart.ts", "export class Cart {}\n", []),
    ("Name files after their default export.", "src/basket.ts", "export class Cart {}\n", [-1]),
    ("Name files after their default export.", "src/basket.ts", "export class Cart {}\nexport class Item {}\n", []),
    ("There is no pkg/kinds package; do not invent one", "pkg/kinds/a.go", "package kinds\n", [1]),
    ("There is no pkg/kinds package; do not invent one", "pkg/kind/a.go", "package kind\n", []),
    ("No new `test_<digits>_*.py` filenames.", "tests/test_12_a.py", "A = 1\n", [1]),
    ("No new `test_<digits>_*.py` filenames.", "tests/test_a_12.py", "A = 1\n", []),
    ("Prefix all functions with `shop_`", "inc/a.php", "<?php\nfunction shop_a() {}\nfunction b() {}\nclass C { function d() {} }\n", [3]),
    ("One controller per file", "src/controllers/a.ts", "export class AController {}\nexport class BController {}\n", [-2]),
    ("One controller per file", "src/services/a.ts", "export class A {}\nexport class B {}\n", []),
    ("migrations/: Format `YYYYMMDDHHMMSS_description.up.sql` and `.down.sql`", "db/migrations/20240101_a.down.sql", "SELECT 1;\n", []),
    ("migrations/: Format `YYYYMMDDHHMMSS_description.up.sql` and `.down.sql`", "db/migrations/a.sql", "SELECT 1;\n", [1]),
    ("Component folders are PascalCase", "src/components/button/a.ts", "export const a = 1\n", [-1]),
    ("Component folders are PascalCase", "src/components/Button/a.ts", "export const a = 1\n", []),
    ("Component folders are PascalCase", "src/components/a.ts", "export const a = 1\n", []),
    ("Traits are PascalCase", "src/a.rs", "trait big_thing {}\ntrait Small {}\n", [1]),
    ("Assets are kebab-case", "public/a_B.png", "", [-1]),
    ("Guards are PascalCase", "src/guards/a.ts", "export class authGuard {}\nexport class RoleGuard {}\n", [-1]),
    ("Component selectors start with `cx-`.", "src/a.ts",
     "@Component({selector: 'cx-a'})\nclass A {}\n@Component({selector: 'b'})\nclass B {}\n", [3]),
    ("All classes live in the `Shop\\Cart` namespace.", "src/A.php", "<?php\nnamespace Shop\\Cart\\Items;\nclass A {}\n", []),
    ("All classes live in the `Shop\\Cart` namespace.", "src/A.php", "<?php\nnamespace Shop\\Carts;\nclass A {}\n", [-2]),
    ("Migrations are prefixed with a timestamp", "db/migrations/20240101_a.sql", "SELECT 1;\n", []),
    ("Migrations are prefixed with a timestamp", "db/migrations/a.sql", "SELECT 1;\n", [-1]),
    ("Define `ClockPort` in `src/ports.ts`.", "src/ports.ts", "export interface ClockPort { now(): Date }\n", []),
    ("Define `ClockPort` in `src/ports.ts`.", "src/clock.ts", "export interface ClockPort { now(): Date }\n", [1]),
    ("All roles follow the pattern `roles/<role>/tasks/main.yml`", "roles/web/tasks/main.yml", "- a: b\n", []),
    ("Each action should be a folder with `index.ts`", "src/actions/pay.ts", "export const a = 1\n", [-1]),
    ("Each action should be a folder with `index.ts`", "src/actions/pay/index.ts", "export const a = 1\n", []),
    ("All roles follow the pattern `roles/<role>/tasks/main.yml`", "web/tasks/main.yml", "- a: b\n", [-1]),
    ("Unit tests in files named `*Tests.cs`", "test/CartTests.cs", "class CartTests {}\n", []),
    ("Unit tests in files named `*Tests.cs`", "test/CartTest.cs", "class CartTest {}\n", [-1]),
]


@pytest.mark.parametrize(("text", "path", "source", "lines"), FOUND, ids=[f"{text} {path} {lines}" for text, path, _, lines in FOUND])
def test_what_breaks_it_is_found(text: str, path: str, source: str, lines: list[int]) -> None:
    decision = Decision(1, "ADR-001", "d.yaml", clauses=(Clause("constraints[0]", "constraints", text, "d.yaml", 1, key="constraints"),))
    law, known = Law("law", decision), dict[Any, Any]()
    trees = [tree_of({name: content.encode() for name, content in one.items()}) for one in ({"a.md": ""}, {"a.md": "", path: source})]
    contexts = Contexts(trees[0])
    wanted = spelled(law)
    sides = [snapshot(tree, [path], known, contexts=contexts) for tree in trees]
    if wanted:
        sides = [with_tokens(side, tree, wanted, contexts) for side, tree in zip(sides, trees, strict=True)]
    files = (FileChange(path, "added", "100644", "100644"),)
    verdict = judge(delta(sides[0], sides[1], files), law, Judged("base", "head", "a case", 1, 1), "landing")
    assert [one.line if one.severity == BLOCK else -one.line for one in verdict.findings] == lines
