"""Formatting changes nothing: whatever an element is told apart by in its file, it is neither where it stands nor how it is laid out."""

from __future__ import annotations

import pytest

from keeper_validate.compare import delta
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

LOCALS = """import { createContext } from "react"
import { z } from "zod"
items.forEach((item) => {
  const Row = () => <tr>{item}</tr>
  const kinds = ["a", "b"] as const
  const Shape = z.object({ id: z.string() })
  const Theme = createContext(null)
  class LoadError extends Error {}
  run(() => {
    function Inner() { return <b>{item}</b> }
    type Mode = "on" | "off"
    return <Inner />
  })
})
run(() => {
  const Row = () => <li/>
  return <Row/>
})
"""
CLOSURES = """package app

import "github.com/gin-gonic/gin"

func routes(r *gin.Engine) {
	r.GET("/a", func(c *gin.Context) {
		type Reply struct { ID int `json:"id"` }
		c.JSON(200, Reply{})
	})
}
"""
LAMBDAS = """from django.urls import path
urlpatterns = [path("error/", lambda request: 1 / 0), path("mail/", lambda request: None)]
"""


@pytest.mark.parametrize(("path", "source"), [("src/a.tsx", LOCALS), ("app/a.go", CLOSURES), ("app/urls.py", LAMBDAS)])
def test_a_line_above_changes_nothing(path: str, source: str) -> None:
    base, head = (snapshot(tree_of({path: text.encode()}), [path], whole=True) for text in (source, "\n\n" + source))
    found = delta(base, head, ())

    assert base.elements
    assert (found.created, found.removed, found.altered, found.moved) == ((), (), (), ())


def test_what_stands_in_a_function_without_a_name_is_called_as_it_is_written() -> None:
    found = snapshot(tree_of({"src/a.tsx": LOCALS.encode()}), ["src/a.tsx"], whole=True)

    names = sorted((one.kind, one.name) for one in found.elements if one.kind != "technology")
    assert names == [
        ("component", "Inner"), ("component", "Row"), ("component", "Row"), ("enum", "Mode"), ("error_type", "LoadError"),
        ("schema", "Shape"), ("store", "Theme"),
    ]


@pytest.mark.parametrize(("first", "then"), [
    ("list[Item] | None = None", "(\n        list[Item] | None\n    ) = None"),
    ('list["Item"] | None = None', "list['Item'] | None = None"),
    ('dict[str, "Item"]', "dict[str, Item]"),
    ('Literal["a", "b"] | None', "(Literal['a', 'b'] | None)"),
    ("A | B | list[C]", "(A | B | list[C])"),
])
def test_a_type_is_the_same_however_it_is_formatted(first: str, then: str) -> None:
    sources = (f"from pydantic import BaseModel\nclass Order(BaseModel):\n    items: {kind}\n" for kind in (first, then))
    base, head = (snapshot(tree_of({"app/a.py": source.encode()}), ["app/a.py"], whole=True) for source in sources)

    assert not delta(base, head, ()).altered


def test_a_type_is_told_as_it_is_written() -> None:
    source = b"from pydantic import BaseModel\nclass Order(BaseModel):\n    items: list['Item'] | None\n    tags: dict[str, list[int]]\n"
    found = snapshot(tree_of({"app/a.py": source}), ["app/a.py"], whole=True)

    fields = {facet.name: facet.value for one in found.elements for facet in one.named("field")}
    assert fields == {"items": "list[Item] | None", "tags": "dict[str, list[int]]"}


@pytest.mark.parametrize(("path", "source"), [
    ("A.java", "record OrderDto(Map<String, {}Item> items) {{}}\n"),
    ("A.kt", "data class OrderDto(val items: Map<String, {}Item>)\n"),
    ("A.cs", "public record OrderDto(Dictionary<string, {}Item> Items);\n"),
    ("a.rs", "use serde::Serialize;\n#[derive(Serialize)]\npub struct Order {{ items: Map<String, {}Item> }}\n"),
])
@pytest.mark.parametrize("comment", ['/* all, "of" */ ', "// all\n"])
def test_a_comment_is_no_part_of_a_type(path: str, source: str, comment: str) -> None:
    base, head = (snapshot(tree_of({path: source.format(said).encode()}), [path], whole=True) for said in ("", comment))

    assert [facet.name.lower() for one in base.elements for facet in one.named("field")] == ["items"]
    assert not delta(base, head, ()).altered


@pytest.mark.parametrize(("first", "then"), [
    ("send(to: string, at: Date): Promise<void>;", "send(\n    to: string,\n    at: Date, // when\n  ): Promise<\n    void\n  >"),
    ("kind: { a: 'x'; b: Map<string, Item[]> };", "kind: {\n    a: \"x\"\n    b: Map<\n      string, /* all */\n      Item[]\n    >\n  }"),
    ("next: Item | Other | null;", "next:\n    | Item\n    | Other\n    | null"),
    ("run: (item: Item) => void;", "run: (\n    item: Item,\n  ) => void"),
])
def test_a_member_of_a_plain_type_is_the_same_however_it_is_formatted(first: str, then: str) -> None:
    sources = (f"export interface Mailbox {{\n  {member}\n}}\n" for member in (first, then))
    base, head = (snapshot(tree_of({"src/a.ts": source.encode()}), ["src/a.ts"], whole=True) for source in sources)

    assert [one.kind for one in base.elements] == ["type"]
    assert not delta(base, head, ()).altered
