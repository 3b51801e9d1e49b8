"""Sentences of decisions that were held against histories in Python, Go and Ruby, each against a change that breaks it and one that only
looks like it."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds, clause_tells_apart, verdict_of

MODELS = {"shop/database/models.py": "class Cart:\n    pass\n"}
IMPORTING = "from shop.database.models import Cart\n\n\ndef cart() -> Cart:\n    return Cart()\n"
STORE = "package cart\n\nimport \"gorm.io/gorm\"\n\ntype Held struct {\n\tdb *gorm.DB\n}\n"


@pytest.mark.slow
def test_a_part_below_the_api_that_answers_nothing_is_no_handler() -> None:
    clause = "Handlers must never import from shop/database/"
    kept = {f"shop/api/{part}/cart.py": IMPORTING for part in ("services", "models", "v1/helpers")}
    for path in ("shop/api/handlers/cart.py", "shop/api/v1/carts.py"):
        clause_tells_apart(clause, MODELS, {**MODELS, path: IMPORTING}, {**MODELS, **kept})


@pytest.mark.slow
def test_a_store_is_known_by_its_file_as_well() -> None:
    clause = "Only stores use `gorm.DB`"
    for path in ("internal/cart/store.go", "internal/cart/cart_store.go", "internal/stores/cart.go"):
        clause_tells_apart(clause, {}, {"internal/cart/handler.go": STORE}, {path: STORE})


@pytest.mark.slow
def test_a_package_with_a_hyphen_is_imported_with_an_underscore() -> None:
    base = {f"shop-{part}/Cargo.toml": f'[package]\nname = "shop-{part}"\n' for part in ("core", "coremath", "common")}
    broken = {**base, "shop-common/src/lib.rs": "use shop_core::Services;\n\npub fn of(given: Services) {}\n"}
    kept = {**base, "shop-common/src/lib.rs": "use shop_coremath::Sum;\n\npub fn of(given: Sum) {}\n"}
    for clause in ("shop-common must not depend on shop-core", "`shop-common` must not import `shop-core`"):
        clause_tells_apart(clause, base, broken, kept)


@pytest.mark.slow
@pytest.mark.parametrize("clause", ["All API routes live under `/api`", "No new API endpoints outside of `/api`"])
def test_a_router_that_serves_pages_as_well_is_not_all_of_the_api(clause: str) -> None:
    head = "from fastapi import FastAPI\n\napp = FastAPI()\n\n\n@app.get('/api/carts')\ndef carts() -> list:\n    return []\n"
    page, other = (f"\n\n@app.get('/{name}')\ndef {name}() -> str:\n    return ''\n" for name in ("about", "pricing"))
    for base, severity in ((head, "block"), (head + page, "warn")):
        found = verdict_of({"clause": clause, "base": {"shop/main.py": base}, "head": {"shop/main.py": base + other}}).findings
        assert [(one.name, one.severity) for one in found] == [("GET /pricing", severity)]
    assert clause_finds(clause, {"shop/main.py": head}, {"shop/main.py": head + other.replace("/pricing", "/api/prices")}) == []


@pytest.mark.slow
def test_one_letter_with_a_star_only_warns() -> None:
    for clause, severity in (("Never change an existing `m*.rs`", "warn"), ("Never change an existing `m0*.rs`", "block")):
        base = {"migrations/src/m0001_users.rs": "pub struct Migration;\n", "core/src/mod.rs": "mod a;\n"}
        case = {"clause": clause, "base": base, "head": {path: f"{text}// more\n" for path, text in base.items()}}
        assert {one.severity for one in verdict_of(case).findings} == {severity}


@pytest.mark.slow
def test_a_package_of_the_repository_keeps_its_own_tests() -> None:
    clause, route = "Every new endpoint has a test in test/endpoints", "from fastapi import FastAPI\n\napp = FastAPI()\n\n\n"
    route += "@app.get('/api/carts')\ndef carts() -> list:\n    return []\n"
    base = {"test/endpoints/test_a.py": "def test_a() -> None: ...\n"}
    test = "def test_carts() -> None: ...\n"
    kept = {**base, "billing/app/main.py": route, "billing/test/endpoints/test_carts.py": test}
    broken = {**base, "billing/app/main.py": route, "shop/test/endpoints/test_carts.py": test}
    clause_tells_apart(clause, base, broken, kept)


@pytest.mark.slow
def test_what_an_attribute_is_given_says_which_is_meant() -> None:
    clause = "No `allow(clippy::...)` attributes"
    broken, kept = (f"#[allow({name})]\npub fn of() {{\n    allow(1);\n}}\n" for name in ("clippy::unwrap_used", "dead_code"))
    clause_tells_apart(clause, {}, {"src/a.rs": broken}, {"src/a.rs": kept})


@pytest.mark.slow
def test_a_module_of_python_is_a_folder() -> None:
    base = {"src/shop/core/carts.py": "SIZE = 1\n", "src/shop/api/routes.py": "def carts() -> None: ...\n"}
    given = "from shop.api.routes import carts\n\ncarts()\n"
    clause_tells_apart(
        "`shop.core` must not import `shop.api`", base, {**base, "src/shop/core/jobs.py": given}, {**base, "src/shop/web/jobs.py": given},
    )


@pytest.mark.slow
def test_a_wildcard_import_is_told_with_its_star() -> None:
    found = clause_finds("No wildcard imports", {}, {"src/A.kt": "import io.ktor.http.*\n\nfun a() = HttpStatusCode.OK\n"})
    assert [one.partition(";")[0] for one in found] == ["Added use of * from io.ktor.http"]


@pytest.mark.slow
@pytest.mark.parametrize(("path", "head"), [
    ("src/Tidy.kt", "fun Transaction.tidy() {\n    exec({given})\n}\n"),
    ("src/Tidy.kt", "fun tidy(db: SQLiteDatabase) {\n    db.execSQL({given})\n}\n"),
    ("src/tidy.rs", "use sea_orm::Statement;\n\npub fn tidy() -> Statement {\n    Statement::from_string(BACKEND, {given})\n}\n"),
])
def test_a_text_that_a_transaction_carries_out_is_raw_sql(path: str, head: str) -> None:
    broken = head.replace("{given}", '"DELETE FROM carts WHERE size = 0"')
    clause_tells_apart("No raw SQL", {}, {path: broken}, {path: head.replace("{given}", "1").replace("Statement", "Table")})


@pytest.mark.slow
def test_who_asks_a_process_is_none_himself() -> None:
    broken, kept = (f"defmodule Shop.Cart do\n  {line}\nend\n" for line in ("use GenServer", "def stop(of), do: GenServer.stop(of)"))
    clause_tells_apart("No new GenServers", {}, {"lib/shop/cart.ex": broken}, {"lib/shop/cart.ex": kept})
