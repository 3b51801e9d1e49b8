"""Sentences of decisions that were held against the histories of services in Python, Go, Ruby and Kotlin, each beside one that looks
alike. `~`: only some violations show; `soft`: a warning."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds
from shown import shown

SERVICES = "**/{services,service}/**,**/*{Service,_service,.service,-service}.*,**/{services,service}.*"

ROWS = [
    # columns of what is there already
    ("forbidden", "Nullable columns on existing tables", "require-shape column fault=nullable added=standing"),
    ("forbidden", "Nullable columns on `existing`", "require-shape column fault=nullable of=existing"),
    # marks with the colon that they are written with
    ("forbidden", "TODO: and FIXME: comments", "forbid-use token TODO form=comment; forbid-use token FIXME form=comment"),
    ("forbidden", "`TODO:` and `FIXME:` comments", "forbid-use token TODO form=comment; forbid-use token FIXME form=comment"),
    ("forbidden", "FIXME: remove the old flag", "unchecked"),
    # a file of the environment with more than an ending
    ("constraints", "New environment variables must be added to .env-devel", "require-companion env_var with:.env-devel"),
    ("constraints", "New environment variables must be added to `.env.prod.example`", "require-companion env_var with:.env.prod.example"),
    ("forbidden", "Committing .env-production", "forbid-new file .env-production"),
    ("constraints", "Do not commit .env-based settings", "forbid-new file .env"),
    # lists that a tool makes another of
    ("constraints", "When requirements.in changes, requirements.txt must change too",
     "~ require-companion file requirements.in with:requirements.txt on=change soft"),
    ("forbidden", "Changes to requirements/base.in", "forbid-change file requirements/base.in"),
    # what a part of the code is called, and where it is
    ("forbidden", "Calling db.session from the REST modules (app/**/rest.py)", "forbid-use token|import db.session in:app/**/rest.py"),
    ("forbidden", "Calling db.session from the REST modules (`DbService`)", "~ forbid-use token|import db.session soft"),
    ("forbidden", "New modals in the checkout area (`src/checkout/`)", "forbid-new component modal in:src/checkout/"),
    ("forbidden", "importing Button from the ui package (`packages/ui`)", "unchecked"),
    # what is said of the types of a place, and what follows of it
    ("constraints", "Types in `api/` may only grow: never remove fields", "forbid-remove field|column in:api/"),
    ("constraints", "Components in `apps/web` should be dumb: no fetch", "~ forbid-use technology fetch soft"),
    # how paths of routes end, and how names do
    ("constraints", "API routes end with `.json`", r"require-shape route /\.json$/"),
    ("constraints", "All routes must start with /api/v1 and end with .json", r"require-shape route /^\S+ \/api\/v1.*\.json$/"),
    ("constraints", "Every component must end with `.vue`", "require-shape component **/*.vue"),
    # models of what keeps tables, and of what checks what comes in
    ("forbidden", "New Django models", "forbid-new table django"),
    ("forbidden", "New Pydantic models", "forbid-new schema|table pydantic"),
    # a folder that says which primitives are meant
    ("constraints", "Every primitive in `src/lib` must have a Storybook story",
     "require-companion component in:src/lib with:{dir}/{stem}.stories.*"),
    ("constraints", "Primitives in `src/lib` must be prefixed with `R`", "require-shape component R* in:src/lib"),
    ("forbidden", "New primitives in `src/lib`", "forbid-new component in:src/lib"),
    # a folder of the part that people see
    ("constraints", "`frontend/src/gen` is generated; never edit it by hand", "forbid-change file frontend/src/gen by=tool"),
    ("constraints", "frontend/backend code must be typed", "unchecked"),
    ("constraints", "Every view model must have a test",
     "require-companion file *ViewModel.{kt,cs,swift,ts,java} with:"
     "**/{test_{stem}.*,*{stem}*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**}"),
    # a folder that no plain word is called like
    ("forbidden", "console.log in src", "forbid-use technology console.log in:src/"),
    ("constraints", "No axios outside src", "forbid-use technology axios except:src/"),
    ("forbidden", "console.log in src-ui", "~ forbid-use technology console.log in:**/src-ui/**"),
    # what is called is code, what is imported a module
    ("constraints", "Services must not call send_mail", f"~ forbid-use token|import send_mail in:{SERVICES}"),
    ("constraints", "Services must not import os_utils", f"~ forbid-use import|dependency os_utils in:{SERVICES}"),
]


@pytest.mark.parametrize(("field", "clause", "expected"), ROWS)
def test_reads_as(field: str, clause: str, expected: str) -> None:
    assert shown(clause, field) == expected


@pytest.mark.slow
def test_a_column_of_a_new_table_is_on_no_existing_one() -> None:
    head = "from sqlalchemy import Column, Integer\nfrom sqlalchemy.orm import declarative_base\n\nBase = declarative_base()\n\n\n"
    cart = "class Cart(Base):\n    __tablename__ = 'carts'\n    id = Column(Integer, primary_key=True)\n"
    line = "\n\nclass Line(Base):\n    __tablename__ = 'lines'\n    id = Column(Integer, primary_key=True)\n"
    line += "    size = Column(Integer, nullable=True)\n"
    base, clause = {"shop/models.py": head + cart}, "No nullable columns on existing tables"
    assert clause_finds(clause, base, {"shop/models.py": head + cart + "    size = Column(Integer, nullable=True)\n"})
    assert clause_finds(clause, base, {"shop/models.py": head + cart + "    size = Column(Integer, nullable=False)\n"}) == []
    assert clause_finds(clause, base, {"shop/models.py": head + cart + line}) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "name", "count"), [("api/cart.go", "Cart", 1), ("api/cart.go", "cart", 0), ("store/cart.go", "Cart", 0)],
)
def test_fields_of_a_place_are_those_of_its_plain_types(path: str, name: str, count: int) -> None:
    source = f"package api\n\ntype {name} struct {{\n\tName string `json:\"name\"`\n\tSize int `json:\"size\"`\n}}\n"
    head = source.replace("\tSize int `json:\"size\"`\n", "")
    assert len(clause_finds("Never remove or rename fields in `api/`", {path: source}, {path: head})) == count


@pytest.mark.slow
@pytest.mark.parametrize(
    ("importing", "count"),
    [("from models.services import Cart", 0), ("from services.cart import Cart", 1), ("from .services import Cart", 0)],
)
def test_a_module_that_is_called_like_the_folder_beside_is_not_in_it(importing: str, count: int) -> None:
    base = {"packages/models/models/services.py": "class Cart:\n    pass\n", "services/web/services/cart.py": "class Cart:\n    pass\n"}
    head = {"packages/models/models/lines.py": f"{importing}\n"}
    assert len(clause_finds("Packages must never import from services", base, head)) == count


@pytest.mark.slow
def test_what_a_path_ends_in_is_told_in_words() -> None:
    source = "package main\n\nimport \"github.com/gin-gonic/gin\"\n\nfunc main() {\n\tr := gin.Default()\n"
    source += '\tr.GET("/api/carts.json", list)\n\tr.GET("/api/lines", list)\n}\n'
    assert clause_finds("API routes end in `.json`", {}, {"cmd/main.go": source}) == [
        "New route `GET /api/lines` does not end in .json; the constraint says otherwise: API routes end in `.json`"]


@pytest.mark.slow
def test_a_serializer_is_no_model_of_django() -> None:
    serializer = "from rest_framework import serializers\n\n\nclass CartSerializer(serializers.Serializer):\n"
    serializer += "    size = serializers.IntegerField()\n"
    model = "from django.db import models\n\n\nclass Cart(models.Model):\n    size = models.IntegerField()\n"
    assert clause_finds("No new Django models", {}, {"shop/serializers.py": serializer}) == []
    assert len(clause_finds("No new Django models", {}, {"shop/models.py": model})) == 1


@pytest.mark.slow
@pytest.mark.parametrize(("statement", "count"), [("ANALYZE {name}", 1), ("COMMENT ON TABLE {name} IS 'x'", 1), ("analyzed {name}", 0)])
def test_statements_that_tend_a_table_are_sql(statement: str, count: int) -> None:
    source = f"from sqlalchemy import text\n\n\ndef tend(session, name):\n    session.execute(text(f\"{statement}\"))\n"
    assert len(clause_finds("No raw SQL in `app/`", {}, {"app/tend.py": source})) == count
