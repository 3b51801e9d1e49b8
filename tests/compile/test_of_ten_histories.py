"""Sentences of decisions that were held against ten histories as a whole, each beside one that looks alike. `~`: only some violations
show; `soft`: a warning."""

from __future__ import annotations

import pytest
from shown import TESTS, shown

MIDDLEWARE = "**/{middleware,middlewares,Middleware,Middlewares}/**,*[mM]iddleware*.*"

ROWS = [
    # what stands under a path is spared, not meant
    ("forbidden", "REST endpoints other than under /api/v2", r"forbid-new route /^\S+ (?!\/api\/v2(\/|$))/"),
    ("forbidden", "New endpoints apart from under `/api/v2`", r"forbid-new route /^\S+ (?!\/api\/v2(\/|$))/"),
    ("forbidden", "fetch other than inside src/http", "forbid-use technology fetch except:src/http"),
    ("forbidden", "fetch inside src/http", "forbid-use technology fetch in:src/http"),
    ("forbidden", "JWT libraries other than acme-go/jwx", "~ forbid-use technology jwt human soft"),
    # folders by what several of them begin with, or by what stands behind a place
    ("constraints", "shop/core/services never imports shop/core/views",
     "forbid-use import|dependency|token shop/core/views in:shop/core/services/**"),
    ("forbidden", "print in shop/core", "forbid-use technology print in:shop/core/**"),
    ("forbidden", "fetch in desktop/web", "~ forbid-use technology fetch soft"),
    ("forbidden", "console.log in ShopFrontend/src", "forbid-use technology console.log in:ShopFrontend/src/**"),
    # what is made, and what is called so
    ("forbidden", "new HttpClient() (use IHttpClientFactory)", "forbid-use token|import new HttpClient"),
    ("forbidden", "HttpClient", "forbid-new component HttpClient; forbid-use component|import|token HttpClient"),
    # a plain word is a library beside its rivals
    ("forbidden", "requests, aiohttp or urllib3",
     "forbid-use technology requests; forbid-use technology aiohttp; forbid-use technology urllib"),
    ("forbidden", "fetch or requests in components", "~ forbid-use technology fetch in:**/components/**,**/ui/** soft"),
    # one client of GraphQL is not all of it
    ("forbidden", "New Apollo usage (urql is the client)", "forbid-use technology apollo"),
    ("forbidden", "No GraphQL", "forbid-use technology graphql; forbid-new file *.graphql,*.graphqls,*.gql"),
    # routes by the framework that makes them
    ("forbidden", "New Grape endpoints", "forbid-new route grape"),
    ("forbidden", "New GraphQL mutations", r"~ forbid-new route /^MUTATION /"),
    ("forbidden", "New Javalin routes", "forbid-new route javalin"),
    # types are no functions
    ("constraints", "Exported functions must have a doc comment", "~ forbid-use token undocumented-exported-function form=construct"),
    ("constraints", "Exported types must have a doc comment", "~ forbid-use token undocumented-exported-type form=construct"),
    # a middleware lies among its like
    ("forbidden", "New auth middlewares", f"~ forbid-new auth_service in:{MIDDLEWARE}"),
    ("forbidden", "New auth services and auth middleware", f"~ forbid-new auth_service; forbid-new auth_service in:{MIDDLEWARE}"),
    # the tests of one part of the code are not all of them
    ("constraints", "Frontend tests live in src/tests", f"~ require-shape file src/tests in:{TESTS} soft"),
    ("constraints", "Tests live in src/tests", f"require-shape file src/tests in:{TESTS}"),
]


@pytest.mark.parametrize(("field", "clause", "expected"), ROWS, ids=[f"{field}: {clause}" for field, clause, _ in ROWS])
def test_reads_as(field: str, clause: str, expected: str) -> None:
    assert shown(clause, field) == expected
