"""Which rules a match is kept for: of what one framework's package gives, that framework's alone; of all else, whatever could hold."""

from __future__ import annotations

import pytest

from keeper_validate.extract.language import language_of
from keeper_validate.extract.module import Record
from keeper_validate.extract.records import module

FASTAPI = "from fastapi import APIRouter\nfrom flask import Blueprint\n"
HONO = 'import { Hono } from "hono";\nimport express from "express";\n'


def records(path: str, source: str) -> tuple[Record, ...]:
    language = language_of(path)
    assert language is not None
    return module(language, source.encode()).records


def routing(path: str, source: str) -> set[str]:
    """The frameworks whose rules for routes of a router are kept."""
    return {one.framework for one in records(path, source) if one.setting("kind") == "route" and one.setting("router.instance") is not None}


def shaping(source: str) -> set[str]:
    """The frameworks whose rules for classes below a base are kept."""
    return {one.framework for one in records("a.py", source) if one.setting("bases.inherits") is not None}


@pytest.mark.parametrize("made", [
    "app = APIRouter()\n",
    "app = Blueprint('a', __name__)\n",
    "app = APIRouter()\nclass Other:\n    def app(self, flask): ...\n",
    "def make(app):\n    return app\napp = APIRouter()\n",
])
def test_what_a_package_gives_is_of_no_other(made: str) -> None:
    kept = routing("a.py", f"{FASTAPI}{made}@app.get('/a')\ndef a(): ...\n")
    if made.count("app") > 1:
        assert {"fastapi", "flask"} <= kept, "bound in another way too"
    else:
        assert kept == ({"fastapi"} if "APIRouter" in made else {"flask"})


def test_what_the_tree_gives_may_be_of_any() -> None:
    assert {"fastapi", "flask"} <= routing("a.py", FASTAPI + "from app.web import app\n@app.get('/a')\ndef a(): ...\n")


def test_a_name_that_two_packages_give_is_of_both() -> None:
    made = "if new:\n    app = APIRouter()\nelse:\n    app = Blueprint('a', __name__)\n@app.get('/a')\ndef a(): ...\n"
    assert routing("a.py", FASTAPI + made) == {"fastapi", "flask"}


@pytest.mark.parametrize(("made", "kept"), [
    ("const app = new Hono();", {"hono"}),
    ("const app = express();", {"express"}),
    ("let app; app = express();", {"express"}),
    ("const app = express(); function of(app) { return app; }", None),
    ("const app = make(express);", None),
    ("const { app } = express();", None),
])
def test_the_same_of_ecmascript(made: str, kept: set[str] | None) -> None:
    found = routing("a.ts", f"{HONO}{made}\napp.get('/a', a);\n")
    assert found == kept if kept is not None else {"hono", "express"} <= found


def test_what_is_no_object_is_handed_to_no_mount() -> None:
    kept = [one for one in records("a.py", FASTAPI + "names = 'a'\nrouter = make()\nmount(names)\n") if one.setting("given.instance")]
    assert kept == []
    assert any(one.setting("given.instance") for one in records("a.py", FASTAPI + "router = make()\nmount(router)\n"))


@pytest.mark.parametrize(("source", "kept"), [
    ("from enum import Enum\nimport pydantic\nclass A(str, Enum): ...\n", {"enum"}),
    ("from enum import Enum\nimport pydantic\nclass A(pydantic.BaseModel): ...\n", {"pydantic"}),
])
def test_a_class_below_a_package_is_below_no_other(source: str, kept: set[str]) -> None:
    assert shaping(source) == kept


@pytest.mark.parametrize("bases", ["Own", "app.Own", "made()"])
def test_a_class_below_one_of_the_tree_may_be_below_any(bases: str) -> None:
    source = f"from enum import Enum\nimport pydantic\nfrom app import Own, made\nimport app\nclass A({bases}): ...\n"
    assert {"enum", "pydantic"} <= shaping(source)


def test_what_a_star_brings_may_be_anything() -> None:
    assert {"enum", "pydantic"} <= shaping("from enum import Enum\nimport pydantic\nfrom app import *\nclass A(Own): ...\n")
