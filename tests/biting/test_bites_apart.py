"""What mutants got past in the checks where one kind of thing is told apart from its neighbour: each row fails under one of them."""

from __future__ import annotations

import pytest
from made import Things, change, element, law, snapshot, use

from keeper_validate.checks import newcomers, run
from keeper_validate.checks.auth_reuse import adds_none
from keeper_validate.checks.case import Case
from keeper_validate.checks.forbid_use import import_names
from keeper_validate.checks.scope import is_made_with
from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.element import Element
from keeper_validate.values import replace

SIGNED_IN = element("auth_service", "Accounts.signIn", "src/auth.ts:4")
NO_MODELS = Check("forbid-new", ("schema", "table"))
NEW_REDIS = Check("forbid-use", ("technology",), technology="redis", parameters=(("new", "project"),))
IN_HOME = Check("forbid-use", ("import", "dependency"), "redis", excepted=("src/cache/**",))
TESTING = Check("forbid-new", ("dependency",), parameters=(("group", "dev,test"),))
BELOW_PROTO = Check("require-shape", ("file",), "proto/")


def compiled(*checks: Check) -> Compiled:
    return Compiled(Clause("constraints[0]", "constraints", "x", "d.yaml", 3), checks)


def case(*head: Element, base: Things = (), **files: str) -> Case:
    return Case(change(snapshot(*base), snapshot(*head), **files), law())


def found(check: Check, *head: Element, base: Things = (), **files: str) -> list[tuple[str, str]]:
    return [(f"{one.path}:{one.line}", one.severity) for one in run(compiled(check), case(*head, base=base, **files))]


@pytest.mark.parametrize(("technology", "told"), [(None, []), ("zod", ["src/a.ts:2"])])
def test_models_are_tables_unless_they_say_of_what_they_are(technology: str | None, told: list[str]) -> None:
    schema = element("schema", "Order", "src/a.ts:2", framework="zod")
    kept = element("table", "orders", "src/t.ts:1")
    assert [place for place, _ in found(replace(NO_MODELS, technology=technology), kept, schema, base=[kept])] == told


@pytest.mark.parametrize(("check", "told"), [
    (NEW_REDIS, {("redis", "src/a.ts")}), (replace(NEW_REDIS, parameters=()), set()),
])
def test_only_what_spares_the_project_asks_what_it_had(check: Check, told: set[tuple[str, str]]) -> None:
    assert newcomers([compiled(check)], case(element("technology", "redis", "src/a.ts:2", "evidence=import=ioredis"))) == told


def test_what_blocks_is_not_told_as_a_warning_besides() -> None:
    blocking = Check("forbid-new", ("enum",))
    findings = run(compiled(replace(blocking, soft=True), blocking), case(element("enum", "State", "src/a.ts:2")))
    assert [one.severity for one in findings] == ["block"]


@pytest.mark.parametrize(("there", "told"), [
    (SIGNED_IN, True), (replace(SIGNED_IN, path="src/other.ts"), False), (replace(SIGNED_IN, kind="component"), False),
    (replace(SIGNED_IN, name="Sessions.signIn"), False),
])
def test_a_method_is_part_of_a_service_of_its_own_file(there: Element, told: bool) -> None:
    assert adds_none(replace(SIGNED_IN, name="Accounts.signUp"), case(base=[there])) is told


@pytest.mark.parametrize(("groups", "told"), [
    (["group=dev"], ["package.json:3"]), (["group=dev", "group=runtime"], ["package.json:3"]), (["group=runtime"], []),
])
def test_a_package_of_one_of_the_groups_is_meant(groups: list[str], told: list[str]) -> None:
    assert [place for place, _ in found(TESTING, element("dependency", "jest", "package.json:3", *groups))] == told


@pytest.mark.parametrize(("check", "kind", "told"), [
    (IN_HOME, "dependency", []), (replace(IN_HOME, excepted=()), "dependency", ["package.json:3"]),
    (replace(IN_HOME, kinds=("dependency",)), "dependency", ["package.json:3"]),
    (replace(IN_HOME, kinds=("import", "technology"), technology="redis", target=None), "technology", ["package.json:3"]),
])
def test_what_a_manifest_declares_says_nothing_of_where_it_is_imported(check: Check, kind: str, told: list[str]) -> None:
    assert [place for place, _ in found(check, element(kind, "redis", "package.json:3"))] == told


@pytest.mark.parametrize(("kinds", "told"), [(("token",), []), (("token", "technology"), ["src/a.ts:2"])])
def test_tokens_of_a_technology_are_not_the_technology(kinds: tuple[str, ...], told: list[str]) -> None:
    check = Check("forbid-use", kinds, "/bg-/", technology="tailwind")
    assert [place for place, _ in found(replace(check, target=None), element("technology", "tailwind", "src/a.ts:2"))] == told


@pytest.mark.parametrize(("name", "path", "told"), [
    ("github.com/redis/go-redis/v9:Client", "main.go", True), ("github.com/redis/go-redis:Client", "main.go", True),
    ("github.com/redis/go-redis/v9:Client", "go.ts", False), ("github.com/redis/redis-go/v9:Client", "main.go", False),
])
def test_a_module_of_go_is_called_by_its_last_part_without_the_version(name: str, path: str, told: bool) -> None:
    assert import_names("go-redis", use("import", name, f"{path}:1")) is told


@pytest.mark.parametrize(("framework", "told"), [("react-native", True), ("react", True), ("preact", False)])
def test_a_framework_is_known_by_how_its_name_begins(framework: str, told: bool) -> None:
    made = element("component", "Card", framework=framework)
    assert is_made_with(made, Check("forbid-new", ("component",), technology="react")) is told


def test_the_shape_of_what_another_library_makes_is_not_asked() -> None:
    check = Check("require-shape", ("schema",), "/Schema$/", technology="zod")
    made = [element("schema", "Order", "src/a.ts:2", framework="zod"), element("schema", "Item", "src/b.ts:2", framework="yup")]
    assert [place for place, _ in found(check, *made)] == ["src/a.ts:2"]


@pytest.mark.parametrize(("target", "path", "told"), [
    ("proto/", "api/proto/a.proto", ["warn"]), ("proto/", "api/other/a.proto", ["block"]), ("proto/", "proto/a.proto", []),
    ("src/proto/", "src/proto/a.proto", []), ("src/proto/", "lib/src/proto/a.proto", []), ("src/proto/**", "lib/src/proto/a.proto", []),
    ("*/proto/", "api/v1/proto/a.proto", ["block"]), ("*/a.proto", "api/v1/a.proto", ["block"]),
])
def test_a_folder_of_the_name_that_was_meant(target: str, path: str, told: list[str]) -> None:
    check = replace(BELOW_PROTO, target=target, within=("**/*.proto",))
    assert [severity for _, severity in found(check, **{path: "added"})] == told
