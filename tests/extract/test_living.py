"""Rules that ask for names which no source of a tree writes are left out where the whole of it is read; what it holds is the same."""

from __future__ import annotations

import pytest

from keeper_validate.extract.matching.living import lives, sought
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.extract.sources import Sources
from keeper_validate.tree import tree_of

FILES = {
    "shop/columns.py": b"class TextColumn: ...\n",
    "shop/tables.py": (
        b"from pydantic import BaseModel\nfrom shop import columns\n"
        b"class Order(BaseModel):\n    name: str\ntotal = columns.TextColumn(label='a')\n"
    ),
}
OPEN = {**FILES, "vendor/made.py": b"from pydantic import create_model as TextColumn\n"}


def asked(files: dict[str, bytes], paths: list[str], whole: bool = True) -> set[str | None]:
    """What the records of a file ask the maker of a value to be."""
    sources = Sources(tree_of(files), {}, whole=whole)
    sources.warm(paths)
    records = sources.module("shop/tables.py").records
    return {record.setting("maker.is") for record in records if record.framework == "pydantic"} - {None}


@pytest.mark.parametrize(("files", "paths", "whole", "is_asked"), [
    (FILES, list(FILES), True, False),
    (FILES, list(FILES), False, True),
    (OPEN, list(OPEN), True, True),
    (OPEN, list(FILES), True, True),
], ids=["nobody writes it", "others may write it", "another file writes it", "a file that is not asked for may write it"])
def test_a_rule_is_asked_where_the_tree_may_write_its_name(
    files: dict[str, bytes], paths: list[str], whole: bool, is_asked: bool
) -> None:
    made = [one for one in asked(files, paths, whole) if one is not None and "pydantic.create_model" in one.split()]
    assert bool(made) == is_asked


ROUTE = b"@app.get('/a')\ndef a(): ...\n"


@pytest.mark.parametrize("files", [
    {"web.py": b"from fastapi import FastAPI as Server\n", "app.py": b"from web import Server\napp = Server()\n" + ROUTE},
    {"web.py": b"from fastapi import *\n", "app.py": b"from web import FastAPI\napp = FastAPI()\n" + ROUTE},
    {"web.py": b"import fastapi as f\n", "app.py": b"from web import f\napp = f.applications.FastAPI()\n" + ROUTE},
], ids=["by another name", "by everything", "by a module"])
def test_a_name_that_another_file_hands_on_is_found(files: dict[str, bytes]) -> None:
    whole, apart = (snapshot(tree_of(files), list(files), whole=whole).elements for whole in (True, False))
    assert [one.name for one in whole if one.kind == "route"] == ["GET /a"]
    assert whole == apart


APP = b"const app = make();\napp.get('/a', (req, res) => res.end());\n"


@pytest.mark.parametrize("files", [
    {"package.json": b'{"dependencies": {"web": "npm:express@4"}}\n', "app.js": b"const make = require('web');\n" + APP},
    {"package.json": b'{"name": "express", "main": "lib/start.js"}\n', "examples/app.js": b"const make = require('..');\n" + APP},
    {
        "tsconfig.json": b'{"compilerOptions": {"paths": {"web": ["./node_modules/@types/express"]}}}\n',
        "app.ts": b"import make from 'web';\n" + APP,
    },
], ids=["a dependency under another name", "the package itself", "a path of the configuration"])
def test_packages_that_a_build_renames_need_not_be_written(files: dict[str, bytes]) -> None:
    assert [one.name for one in snapshot(tree_of(files), list(files), whole=True).elements if one.kind == "route"] == ["GET /a"]


@pytest.mark.parametrize(("settings", "written", "expected"), [
    ((("maker.is", "a.b.C d.E"),), b"a C", True),
    ((("maker.is", "a.b.C d.E"),), b"a E", False),
    ((("maker.is", "a.b.C"), ("bases.inherits", "d.E")), b"a C", False),
    ((("bases.above", "a.C"),), b"", False),
    ((("maker.is", "a.b.*"),), b"a b", True),
    ((("maker.is", "a.b.C*"),), b"", False),
    ((("maker.is", "a.b.C*"),), b"a b", True),
    ((("maker.is", "a.b.C C*"),), b"", True),
    ((("maker.is", "a.default"),), b"a", True),
    ((("maker.is", "0#a.B"),), b"a B", True),
    ((("maker.is", "a.b().made"),), b"a made", True),
    ((("maker.not", "a.C"), ("kind", "a.C"), ("is", "a.C")), b"", True),
])
def test_each_condition_needs_a_name_that_is_written(settings: tuple[tuple[str, str], ...], written: bytes, expected: bool) -> None:
    assert lives(settings, frozenset(written.split())) == expected


def test_of_a_name_its_first_and_its_last_word_are_sought() -> None:
    assert sought((("maker.instance", "a-b/c.D().e"),)) == (frozenset({(b"a", b"e")}),)
