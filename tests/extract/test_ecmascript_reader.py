"""What the reader says of TypeScript and JavaScript: imports, exports, definitions, values, and the names of what is around a node."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tree_sitter import Node

from keeper_validate.extract.ecmascript import reader as ecmascript_reader
from keeper_validate.extract.expression import Call, Entries, Expression, Items, Joined, Literal, Member, Name, Text, plain
from keeper_validate.extract.grammars import parse
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition, Facts
from keeper_validate.extract.records import module, source_of


def facts(source: str, language: str = "tsx") -> Facts:
    return ecmascript_reader.facts(parse(named(language), source.encode()).root_node)


def definition(source: str, name: str) -> Definition:
    return next(found for found in facts(source).definitions if found.name == name)


def bound(source: str) -> list[str]:
    found = facts(source).imports
    return [f"{each.local} = {each.module}:{each.member or ''}" + (" type" if each.type_only else "") for each in found]


def offered(source: str) -> list[str]:
    return [f"{found.name} = " + (found.local or f"{found.module}:{found.member or ''}") for found in facts(source).exports]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("import a from 'm'", ["a = m:default"]),
        ("import { b, c as d } from 'm'", ["b = m:b", "d = m:c"]),
        ("import * as n from 'm'", ["n = m:"]),
        ("import a, { b } from 'm'", ["a = m:default", "b = m:b"]),
        ("import 'm'", [" = m:"]),
        ("import type { T } from 'm'", ["T = m:T type"]),
        ("import { type T, v } from 'm'", ["T = m:T type", "v = m:v"]),
        ("import x = require('m')", ["x = m:default"]),
        ("const x = require('m')", ["x = m:default"]),
        ("const { sign: mint, verify } = require('m')", ["mint = m:sign", "verify = m:verify"]),
        ("const sign = require('m').sign", ["sign = m:sign"]),
        ("const { a } = await import('m')", ["a = m:a"]),
        ("const later = () => import('./m')", ["import:./m = ./m:"]),
        ("require('./routes')(app)", ["require:./routes = ./routes:default"]),
        ("// require('no')\nconst text = \"import('no')\"", []),
    ],
)
def test_imports(source: str, expected: list[str]) -> None:
    assert bound(source) == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("export const a = 1, { b, c: d } = o", ["a = a", "b = b", "d = d"]),
        ("export function f() {}\nexport class C {}\nexport enum E { A }", ["f = f", "C = C", "E = E"]),
        ("export default function f() {}", ["default = f"]),
        ("export default () => 1", ["default = default"]),
        ("const x = 1\nexport default x", ["default = x"]),
        ("export { a, b as c, d as default }", ["a = a", "c = b", "default = d"]),
        ("export { x as y } from 'm'", ["y = m:x"]),
        ("export * from 'm'", ["* = m:*"]),
        ("export * as ns from 'm'", ["ns = m:"]),
        ("module.exports = router", ["default = router"]),
        ("module.exports = { a, b: c }", ["default = default", "a = a", "b = c"]),
        ("exports.x = () => 1", ["x = x"]),
        ("module.exports = require('./m')", ["default = ./m:default"]),
    ],
)
def test_exports(source: str, expected: list[str]) -> None:
    assert offered(source) == expected


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("'a' + \"b\" + `c`", Text("abc")),
        ("`${base}/x`", Joined((Name("base"), Text("/x")))),
        (r"'\u0041\n\''", Text("A\n'")),
        ("0x10", Literal("16")),
        ("3.0", Literal("3")),
        ("(await a.b!.c) as T", Name("a.b.c")),
        ("f(1)(2)", Call(Call(Name("f"), (Literal("1"),), (), 1), (Literal("2"),), (), 1)),
        ("new Hono().get('/')", Call(Member(Call(Name("Hono"), (), (), 1), "get"), (Text("/"),), (), 1)),
        ("env.PREFIX ?? '/api'", Text("/api")),
        ("['a', b]", Items((Text("a"), Name("b")))),
        ("{ a: 1, 'b-c': d, e, ...f }", Entries((("a", Literal("1")), ("b-c", Name("d")), ("e", Name("e")), ("...", Name("f"))))),
        ("o['key']", Name("o.key")),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_values(source: str, value: Expression) -> None:
    assert definition(f"const x = {source}", "x").value == value


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("enum E { A, B = 5, C, D = 1 << 3, E = A | B, F = 'f', G = F }", "A=0 B=5 C=6 D=8 E=5 F=f G=f"),
        ("enum E { A = -1, B, 'c d' = 0x10, D }", "A=-1 B=0 c d=16 D=17"),
        ("enum E { A = f(), B }", "A=f() B="),
    ],
)
def test_enum_members_have_the_values_of_the_compiler(source: str, expected: str) -> None:
    value = definition(source, "E").value
    assert isinstance(value, Entries)
    assert " ".join(f"{name}={plain(member)}" for name, member in value.entries) == expected


NESTED = """
export class A { @Get() m() { const inner = () => { deep() } } field = async () => {}; static s = 1 }
export const Card = { Header: () => <h1/>, group: { list() {} }, made: wrap(() => {}) }
export const store = create((set) => ({ add: () => set(1), sub() {} }))
Card.Footer = function () { return <p/> }
export default memo(() => { function local() {} })
namespace N { export const f = () => 1 }
app.use("/x", async (inner) => { inner.get("/y", () => {}) })
exports.later = wrap(async () => { if (a) { try { const b = () => {} } catch {} } })
"""


def test_a_definition_has_the_name_that_its_own_body_says_is_around_it() -> None:
    root = parse(named("tsx"), NESTED.encode()).root_node
    listed = {found.name for found in ecmascript_reader.facts(root).definitions if found.form == "function"}
    around = {ecmascript_reader.within(body) for body in bodies(root)}
    assert listed == {name for name in around if not name.endswith("A")}
    assert {"A.m", "A.m.inner", "A.field", "Card.Header", "Card.group.list", "Card.Footer", "N.f"} <= listed


def bodies(node: Node) -> Iterator[Node]:
    for child in node.named_children:
        body = child.child_by_field_name("body")
        if body is not None and child.type not in ("internal_module", "class_declaration", "enum_declaration"):
            yield body
        yield from bodies(child)


@pytest.mark.parametrize(
    "source",
    [
        "const s = " + '"a" + ' * 3000 + '"b"',
        "const x = z" + ".optional()" * 3000,
        "const x = " + "[" * 3000 + "]" * 3000,
        "export function A() { let c; " + "c = cond ? c : d; " * 400 + "return c }",
        "export function A() { return " + "a ? <b/> : " * 1000 + "null }",
    ],
    ids=["a sum of thousands", "a chain of thousands", "a nest of thousands", "a name given itself often", "a long condition"],
)
def test_what_nobody_writes_is_read_all_the_same(source: str) -> None:
    assert facts(source).definitions


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("javascript", 'export const A = () => <Match when={match("a", /^a\\/(.*)/)}><B /></Match>;\n'),
        ("tsx", "export const A = () => <p>Refinery & Merge</p>;\n"),
        ("tsx", 'export type * from "./types";\nexport const A = (props: { t: import("./t").Table }) => <p />;\n'),
        ("tsx", 'let tools: import("openai").default.Chat.Tool[] = [];\nexport const A = (props) => <p />;\n'),
        ("tsx", "const mapRow: (any) => Row = (row) => ({ a: row.a });\nexport const A = (props) => <p />;\n"),
        ("tsx", "export const A = () => <p />;\nconst rows = await db.$queryRaw<\n  { id: number; at: Array<Date> }[]\n>`SELECT ${1}`;\n"),
        ("tsx", "export const A = () => <p />;\ninterface B {\n  // a `C<typeof\n  // d.e>` here\n  f: G;\n}\n"),
        ("tsx", "export const A = () => <p />;\nconst a = b<c; /* d */ const e = f /* `g> */ >`h`;\n"),
    ],
    ids=[
        "a regular expression in JSX",
        "an ampersand in the text of JSX",
        "types exported and imported in place",
        "a type of a default export imported in place",
        "a parameter called as a type is",
        "types of a tag",
        "types in remarks that go on in the next line",
        "remarks before a text",
    ],
)
def test_what_a_grammar_stumbles_over_is_read_another_way(language: str, source: str) -> None:
    read = module(named(language), source.encode())
    assert not read.gaps
    assert read.language == language
    assert "jsx" in next(found for found in read.definitions if found.name == "A").traits


@pytest.mark.parametrize(
    ("source", "gaps"),
    [
        ("const a = String.raw`Acme\\u00 Corp`;\nconst b = [String.raw`\\u{200bCorp`, 1];\n", 0),
        ("const a = String.raw`\\u{20 ${jwt.sign(x)} y`;\n", 0),
        ("const a = `b` c(;\n", 1),
        ("const a = `\\u{20 ${;\n", 1),
    ],
    ids=["escapes that only a tagged template may write", "code behind such an escape", "an error beside a template", "an open template"],
)
def test_a_broken_escape_in_a_template_hides_no_code(source: str, gaps: int) -> None:
    assert bool(module(named("typescript"), source.encode()).gaps) == bool(gaps)


def test_a_list_of_an_imported_type_is_read_among_the_arguments_of_a_type() -> None:
    source = 'const items = ref<import("~~/api/types").Item[]>([]);\nconst one = ref<import("./a").Item | null>(null);\n'
    language = named("typescript")
    assert module(language, source_of(language, source.encode())).gaps == ()
