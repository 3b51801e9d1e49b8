"""What mutants got past in the uses that a clause forbids: each row fails under one of them."""

from __future__ import annotations

import pytest
from made import Things, change, element, law, snapshot, use

from keeper_validate.checks import run
from keeper_validate.checks.case import Case
from keeper_validate.checks.forbid_use import import_names
from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.element import Element, Use
from keeper_validate.values import replace

REDIS = Check("forbid-use", ("technology",), technology="redis", excepted=("src/cache/**",))
MODAL = Check("forbid-use", ("component",), "Modal")
GIT = Check("forbid-use", ("import",), "git", use="app/git.py")
VIEWS = Check("forbid-use", ("import",), "/./", within=("src/views/**",), parameters=(("allowed", "services,src/kit/**"),))
APART = Check("forbid-use", ("import",), "/./", parameters=(("apart", "features"),))
DEEP = replace(APART, parameters=(("apart", "features"), ("deep", "")))
SHOWN = element("component", "Page", "src/p.tsx:1", "renders=Modal=inside")


def compiled(check: Check) -> Compiled:
    return Compiled(Clause("constraints[0]", "constraints", "x", "d.yaml", 3), (check,))


def found(check: Check, *head: Element | Use, base: Things = ()) -> list[str]:
    case = Case(change(snapshot(*base), snapshot(*head)), law())
    return [f"{one.path}:{one.line}" for one in run(compiled(check), case)]


def redis(*evidence: str, path: str = "src/a.ts") -> Element:
    return element("technology", "redis", f"{path}:2", *(f"evidence={one}" for one in evidence))


@pytest.mark.parametrize(("check", "head", "told"), [
    (REDIS, [redis("import=ioredis")], ["src/a.ts:2"]), (REDIS, [redis()], ["src/a.ts:2"]), (REDIS, [redis("image=redis:7")], []),
    (replace(REDIS, excepted=()), [redis("image=redis:7")], ["src/a.ts:2"]),
    (REDIS, [redis("image=redis:7", "import=ioredis")], ["src/a.ts:2"]),
    (REDIS, [redis("import=ioredis", path="src/cache/a.ts")], []), (replace(REDIS, kinds=("dependency",)), [redis()], ["src/a.ts:2"]),
    (replace(REDIS, technology=None, kinds=("dependency",), target="redis"), [redis()], []),
    (REDIS, [use("call", "redis", "src/a.ts:5")], ["src/a.ts:5"]), (REDIS, [use("call", "kafka", "src/a.ts:5")], []),
    (REDIS, [redis(), use("call", "redis", "src/a.ts:5")], ["src/a.ts:2"]),
    (REDIS, [element("store", "redis", "src/a.ts:2"), use("call", "redis", "src/a.ts:5")], ["src/a.ts:5"]),
    (REDIS, [redis("import=ioredis"), element("technology", "redis", "src/a.ts:2", "library=redis")], ["src/a.ts:2"]),
])
def test_a_technology_is_used_where_it_shows(check: Check, head: Things, told: list[str]) -> None:
    assert found(check, *head) == told


@pytest.mark.parametrize(("check", "head", "told"), [
    (MODAL, [SHOWN], ["src/p.tsx:1"]), (replace(MODAL, kinds=("import",)), [SHOWN], []), (replace(MODAL, kinds=("token",)), [SHOWN], []),
    (replace(MODAL, kinds=("component", "token")), [SHOWN], []), (replace(MODAL, target="Sheet"), [SHOWN], []),
    (MODAL, [element("component", "Page", "src/p.tsx:1", "prop=Modal")], []),
    (MODAL, [use("import", "../ui/Modal:default", "src/p.tsx:1")], ["src/p.tsx:1"]),
    (MODAL, [use("import", "../ui/Sheet:default", "src/p.tsx:1")], []),
    (MODAL, [use("import", "../ui:Modal", "src/p.tsx:1")], ["src/p.tsx:1"]),
    (replace(MODAL, kinds=("import",)), [use("import", "../ui/Modal:default", "src/p.tsx:1")], []),
    (replace(MODAL, within=("lib/**",)), [SHOWN], []),
    (replace(MODAL, kinds=("enum",)), [use("statement", "Modal", "src/p.sql:1", form="A is now B")], []),
    (replace(MODAL, kinds=("enum",)), [use("default", "Modal", "src/p.sql:1")], []),
])
def test_a_thing_is_used_where_it_is_rendered_or_imported(check: Check, head: Things, told: list[str]) -> None:
    assert found(check, *head) == told


@pytest.mark.parametrize(("check", "name", "resolved", "told"), [
    (GIT, "git:Repo", None, True), (GIT, "app:git", "app/git.py", False), (GIT, "app:git", "app/__init__.py", False),
    (GIT, "lib:git", "lib/git.py", True), (GIT, "git:Repo", "app/__init__.py", True),
    (replace(GIT, use=None), "app:git", "app/__init__.py", True),
])
def test_what_is_to_be_used_instead_may_be_called_alike(check: Check, name: str, resolved: str | None, told: bool) -> None:
    assert found(check, use("import", name, "src/x.py:1", resolved=resolved)) == (["src/x.py:1"] if told else [])


@pytest.mark.parametrize(("name", "resolved", "told"), [
    ("../repo:load", "src/repo.ts", True), ("../services:load", "src/services/index.ts", False), ("../kit/a:b", "src/kit/a.ts", False),
    ("./b:c", "src/views/b.ts", False), ("react:useState", None, False),
])
def test_only_what_is_allowed_is_imported(name: str, resolved: str | None, told: bool) -> None:
    assert found(VIEWS, use("import", name, "src/views/a.ts:1", resolved=resolved)) == (["src/views/a.ts:1"] if told else [])


IN_ORDERS, OUTSIDE = "src/features/orders/a.ts", "src/app/a.ts"


@pytest.mark.parametrize(("check", "path", "name", "told"), [
    (APART, IN_ORDERS, "../cart/api:add", True), (APART, IN_ORDERS, "./api:add", False),
    (APART, OUTSIDE, "../features/cart/api:add", False),
    (APART, IN_ORDERS, "@/features/cart:add", True), (APART, IN_ORDERS, "react:useState", False),
    (DEEP, OUTSIDE, "@/features/cart/api:add", True), (DEEP, OUTSIDE, "@/features/cart:add", False),
    (DEEP, OUTSIDE, "@/features/cart/index:add", False), (DEEP, OUTSIDE, "@/features/cart/index.ts:add", False),
    (DEEP, IN_ORDERS, "../cart/api:add", True), (DEEP, IN_ORDERS, "../cart:add", False), (DEEP, IN_ORDERS, "./deep/api:add", False),
])
def test_a_folder_is_entered_by_its_door(check: Check, path: str, name: str, told: bool) -> None:
    assert found(check, use("import", name, f"{path}:1")) == ([f"{path}:1"] if told else [])


def test_a_client_that_another_file_made_is_told_by_that_file() -> None:
    case = Case(change(snapshot(), snapshot(redis("client=src/db.ts"))), law())
    [finding] = run(compiled(REDIS), case)
    assert "the client that src/db.ts makes" in finding.message
    [finding] = run(compiled(REDIS), Case(change(snapshot(), snapshot(redis("import=ioredis"))), law()))
    assert "(import)" in finding.message


@pytest.mark.parametrize(("target", "name", "resolved", "named"), [
    ("theme.css", "./x:y", "theme.css", True), ("theme", "./x:y", "theme", False), ("/^(?!services)/", "services/a:load", None, False),
    ("/^load$/", "a:load", None, True), ("/^load$/", "load/a:b", None, False), ("lo*", "a:load", None, True),
    ("load", "a:load", None, True),
])
def test_an_import_is_named_by_its_module_its_member_or_its_file(target: str, name: str, resolved: str | None, named: bool) -> None:
    assert import_names(target, use("import", name, "src/a.ts:1", resolved=resolved)) is named


def test_what_is_used_is_told_as_people_say_it() -> None:
    for name, told in (("lodash", "lodash"), ("@/ui:Modal", "Modal from @/ui"), ("./Modal:Modal", "./Modal")):
        case = Case(change(snapshot(), snapshot(use("import", name, "src/a.ts:1"))), law())
        [finding] = run(compiled(Check("forbid-use", ("import",), name.rpartition(":")[2])), case)
        assert told in finding.message


def test_a_client_that_none_made_is_told_as_one() -> None:
    [finding] = run(compiled(replace(REDIS, excepted=())), Case(change(snapshot(), snapshot(redis("client"))), law()))
    assert "(client)" in finding.message


def test_one_of_two_clients_may_not_be_used() -> None:
    assert found(REDIS, redis("client=src/cache/x.ts", "client=src/db.ts")) == ["src/a.ts:2"]
    assert found(REDIS, redis("client=src/cache/x.ts", "client=src/cache/y.ts")) == []


def test_a_use_that_the_decision_grants_is_not_told() -> None:
    zod = element("dependency", "zod", "package.json:3")
    granted = law("new_seeds:\n  - {type: dependency, name: zod, justification: x}\n")
    for under, told in ((granted, 0), (law(), 1)):
        case = Case(change(snapshot(), snapshot(zod)), under)
        assert len(run(compiled(Check("forbid-use", ("dependency",), "zod")), case)) == told


def test_a_use_that_was_there_is_not_told() -> None:
    old: Use = use("import", "git:Repo", "src/x.py:1")
    assert found(GIT, old, base=(old,)) == []
