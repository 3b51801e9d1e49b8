"""A wide change is read as a narrow one; only what it says twice is kept once."""

from __future__ import annotations

import pytest

from keeper_validate.element import Element, Facet
from keeper_validate.extract.sharing import shared
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

FILES = {
    "app/main.py": b"from fastapi import FastAPI\nfrom app.users import router\napp=FastAPI()\napp.include_router(router, prefix='/api')\n",
    "app/users.py": b"from fastapi import APIRouter\nrouter = APIRouter(prefix='/users')\n@router.get('/{id}')\ndef read(id: str): ...\n",
    "web/Panel.tsx": b"export function Panel({ title }: { title: string }) { return <section><h2>{title}</h2></section>; }\n",
    "web/Other.tsx": b"export function Other({ title }: { title: string }) { return <section><h2>{title}</h2></section>; }\n",
}


def element(name: str) -> Element:
    return Element("component", name, "web/x.tsx", 1, 2, "tsx", facets=(Facet("renders", "".join(("sec", "tion"))),))


def test_equal_parts_become_one_object() -> None:
    first, second = shared(element("A")), shared(element("B"))
    assert (first, second) == (element("A"), element("B"))
    assert first.facets[0] is second.facets[0]
    assert first.facets is second.facets


def test_a_wide_snapshot_says_what_a_narrow_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    narrow = snapshot(tree_of(FILES), FILES)
    monkeypatch.setattr("keeper_validate.extract.snapshot.WIDE", 0)
    wide = snapshot(tree_of(FILES), FILES)
    assert wide == narrow
    assert "GET /api/users/{id}" in [one.name for one in wide.elements]
    assert repr(wide) == repr(narrow)
