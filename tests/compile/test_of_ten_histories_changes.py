"""Sentences of decisions that were held against ten histories as a whole, each against a change that breaks it and one that only looks
like it."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds, clause_tells_apart, verdict_of

ROUTER = "package app\n\nimport \"net/http\"\n\nfunc routes(mux *http.ServeMux) {\n\tmux.HandleFunc(\"GET /api/v2/carts\", carts)\n%s}\n"
ROLE = """import type { FastifyReply } from 'fastify';

export default (req: any, res: FastifyReply, next: () => void) => {
  if (!req.user?.roles.includes('moderator')) {
    void res.unauthorized('not yours');
    return;
  }
  next();
};
"""
LOGOUT = """'use server';
import { cookies } from 'next/headers';

export async function logout() {
  cookies().delete('token');
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("clause", ["No REST endpoints other than under /api/v2", "No new routes apart from under `/api/v2`"])
def test_what_lies_under_the_path_is_spared(clause: str) -> None:
    served = {path: ROUTER % f"\tmux.HandleFunc(\"GET {path}\", f)\n" for path in ("/api/v3/carts", "/api/v2/orders")}
    clause_tells_apart(
        clause, {"app/http.go": ROUTER % ""}, {"app/http.go": served["/api/v3/carts"]}, {"app/http.go": served["/api/v2/orders"]},
    )


@pytest.mark.slow
def test_a_middleware_is_no_session_that_is_left() -> None:
    clause = "No new auth middleware"
    kept = {"src/actions/logout.ts": LOGOUT}
    clause_tells_apart(clause, {}, {"src/middlewares/moderator.ts": ROLE}, kept)
    assert clause_finds("No new auth services", {}, kept)


@pytest.mark.slow
def test_a_path_of_three_folders_is_no_list_of_layers() -> None:
    base = {"shop/core/views/carts.py": "def carts() -> None: ...\n", "shop/core/crud.py": "def one() -> None: ...\n"}
    broken = {**base, "shop/core/services/tidy.py": "from shop.core.views.carts import carts\n\ncarts()\n"}
    kept = {**base, "shop/core/services/tidy.py": "from shop.core.crud import one\n\none()\n",
            "shop/core/routes.py": "from shop.core.views.carts import carts\n\ncarts()\n"}
    clause_tells_apart("shop/core/services never imports shop/core/views", base, broken, kept)


@pytest.mark.slow
def test_tests_of_one_part_only_warn_where_others_lie() -> None:
    test = {"server/tests/cart.test.ts": "import { test } from 'vitest';\n\ntest('a', () => {});\n"}
    for clause, severity in (("Frontend tests live in web/tests", "warn"), ("Tests live in web/tests", "block")):
        assert [one.severity for one in verdict_of({"clause": clause, "base": {}, "head": test}).findings] == [severity]


@pytest.mark.slow
def test_interfaces_of_typescript_beside_those_of_csharp_only_warn() -> None:
    clause, one = "Interfaces start with `I`", "export interface Cart {\n  id: string;\n}\n"
    base, kept = {"api/Store.cs": "public interface IStore { }\n"}, one.replace("Cart", "ICart")
    heads = ((base, {"api/Store.cs": "public interface IStore { void Put(); }\n"}, "warn"), ({}, {}, "block"),
             ({"web/user.ts": one}, {"web/user.ts": f"{one}export const a = 1;\n"}, "warn"),
             ({"web/user.ts": kept}, {"web/user.ts": f"{kept}export const a = 1;\n"}, "block"))
    for before, after, severity in heads:
        found = verdict_of({"clause": clause, "base": before, "head": {**after, "web/cart.ts": one}}).findings
        assert [(told.path, told.severity) for told in found] == [("web/cart.ts", severity)]
    found = verdict_of({"clause": clause, "base": {}, "head": {"api/Cart.cs": "public interface Cart { }\n", "web/cart.ts": one}}).findings
    assert [told.severity for told in found if told.path == "api/Cart.cs"] == ["block"]


@pytest.mark.slow
def test_a_router_of_pages_alone_is_none_of_the_api() -> None:
    head = "from fastapi import FastAPI\n\napp = FastAPI()\n\n\n@app.get('{}')\ndef carts() -> list:\n    return []\n"
    more = "\n\n@app.get('/pricing')\ndef pricing() -> str:\n    return ''\n"
    for served, severity in (("/about", "warn"), ("/api/v1/carts", "block")):
        base = head.format(served)
        case = {"clause": "All API paths are under /api/v1", "base": {"shop/main.py": base}, "head": {"shop/main.py": base + more}}
        assert [(one.name, one.severity) for one in verdict_of(case).findings] == [("GET /pricing", severity)]


@pytest.mark.slow
def test_a_model_under_another_name_is_no_new_table_where_its_rows_are_the_same() -> None:
    head = "from sqlalchemy import Column, Integer\nfrom sqlalchemy.orm import DeclarativeBase\n\n\n"
    head += "class Base(DeclarativeBase):\n    pass\n\n\n"
    model = 'class {}(Base):\n    __tablename__ = "{}"\n    id = Column(Integer, primary_key=True)\n'
    base, renamed = ({"shop/models.py": head + model.format(name, "carts")} for name in ("Cart", "Basket"))
    other = {"shop/models.py": head + model.format("Basket", "baskets")}
    for clause in ("No new tables", "New tables need a migration", "Never remove tables"):
        clause_tells_apart(clause, base, other, renamed)
    assert clause_finds("Never remove the `Cart` table", base, renamed)
