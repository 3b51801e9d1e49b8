"""What languages have learnt since their grammars were released is read, what is broken stays a gap, and what is plain stays as it is."""

from __future__ import annotations

import pytest

from keeper_validate.extract.expression import Name
from keeper_validate.extract.language import named
from keeper_validate.extract.plain_names import plain
from keeper_validate.extract.records import module

READ = {
    "type parameters with defaults": (
        "python",
        "class Color[T: int = str, *Ts = *tuple[int, ...], **P = [a, b]](Base[T]): pass\ndef f[T = dict[str, int]](x: T = 1): pass\n",
    ),
    "an alias whose parameter has a default": ("python", "type Pair[T = int] = tuple[T, T]\nclass Color: pass\n"),
    "variance": ("typescript", "type Box<in out T> = T;\nexport class Color<in T, out U extends object> {}\nfunction f<const in T>() {}\n"),
    "a type that is required": ("typescript", "import type Shade = require('./shade');\nexport class Color {}\n"),
    "types of another module with types of their own": (
        "typescript",
        "type A<T> = import('./shades').Shade<T>;\ntype B = keyof import('./shades').Shade<A>;\nexport class Color {}\n",
    ),
    "types of another module that are chosen": (
        "typescript",
        "interface A<T> {\n  shade: T extends string\n    ? import('./shades').Shade<T>\n    : import('./shades').Plain;\n}\n"
        "export class Color {}\n",
    ),
    "a type of another module that a value is taken for": (
        "typescript",
        "const a = (b as import('./shades').Shade[]).length;\nconst c = d satisfies import('./shades').Plain[];\nexport class Color {}\n",
    ),
    "members that only the end of a line parts": (
        "typescript",
        "interface A {\n  limit: number\n  in_feed?: boolean\n  <B = any>(c: B): D<B>\n  <const E extends F<any>>(g: E): void\n}\n"
        "export class Color {}\n",
    ),
    "an import that waits": ("typescript", "import defer * as shades from './shades';\nexport class Color {}\n"),
    "resources in a loop": ("typescript", "for (using shade of shades) {}\nawait using a = b, c = d;\nexport class Color {}\n"),
    "an accessor without a body": ("typescript", "export abstract class Color { abstract accessor shade: string; }\n"),
    "variance in a component": (
        "vue",
        "<script setup lang=\"ts\">\ninterface Box<out T> { a: T }\nclass Color {}\n</script>\n<template><p/></template>\n",
    ),
    "a module that is imported whole": ("java", "import module java.base;\nclass Color {}\n"),
    "a mark of what takes the rest": ("java", "class Color { void mix(String @org.jspecify.NonNull... others) {} }\n"),
    "work before another constructor": ("java", "class Color { Color(int a) { if (a < 0) throw new Bad(); super(a); } }\n"),
    "cases that name nothing": (
        "java",
        "class Color { int f(A a) { return switch (a) { case B _, C _ -> 1; case D(var b, _) -> 2; }; } }\n",
    ),
    "patterns of records by their whole names": (
        "java",
        "class Color { void f(A a) { if (a instanceof B.C(final D.E e) && e.ok()) {} switch (a) { case final F f -> {} } } }\n",
    ),
    "a member assigned to, of what may be null": ("csharp", "class Color { void M() { a?.Shade = 1; a?[0] += b; } }\n"),
    "extensions": ("csharp", "static class Color { extension<T>(IEnumerable<T> all) where T : class { public bool Some => true; } }\n"),
    "a constraint that allows": ("csharp", "class Color { void M<T>() where T : class, allows ref struct {} }\n"),
    "an operator that assigns": ("csharp", "class Color { public void operator +=(int x) {} }\n"),
    "modifiers without types": ("csharp", "class Color { bool M() => F((text, out value) => true); }\n"),
    "a file that is an application": ("csharp", "#:package Spectre@1.0\nclass Color {}\n"),
    "a pointer to a value": (
        "go",
        "package a\n\ntype Color struct {\n\tShade *uint\n}\n\n"
        "var one, two, three = new(uint(1)), new(all[3]), new(-x)\nvar four = new(a.b.c)\nvar plain = new(Color)\n",
    ),
    "a safe function of another language": ("rust", "unsafe extern \"C\" { pub safe fn tint(a: u8); }\nfn f() {}\nenum Color { A }\n"),
    "a macro called as a type is": ("rust", 'enum Color { A }\nfn f() { told(str![[r#"a"#]]); }\n'),
    "a pattern of nightly": ("rust", "enum Color { A }\nfn f() { if let A::B(box C::D(a)) = &b {} }\n"),
    "parameters with many attributes": ("rust", "enum Color { A }\nfn f(\n  #[future(awt)]\n  #[from(db)]\n  a: B,\n) -> C {}\n"),
    "keys in texts that are called as keywords are": (
        "php",
        "<?php\nenum Color: string { case A = 'a'; }\nfunction f() { print \"<b>$a[class] $b[Default] $c->protected</b>\"; }\n",
    ),
    "a promoted parameter whose modifiers stand the other way round": (
        "php",
        "<?php\nenum Color { case A; }\nclass B {"
        " public function __construct(readonly public string | C $d, readonly private int $e = 1) {} }\n",
    ),
    "a comma behind the last of what is imported together": ("php", "<?php\nuse A\\{\n  B,\n  C,\n};\nenum Color { case A; }\n"),
    "a document behind whose first line scripts stand": ("php", '<?xml version="1.0"?>\n<a><?php\nenum Color { case A; }\n?></a>\n'),
    "an optional member of a given tuple": ("typescript", "const one = wf.signal<[string?, number?]>('a');\nexport class Color {}\n"),
    "a list that is taken apart into what has a type": (
        "typescript",
        "function f() {\n  [, first as Text] = g();\n  [last as Text, rest] = g(a as B[]);\n"
        "  return (\n    a !== null &&\n    b > 1\n  );\n}\nexport class Color {}\n",
    ),
    "a variable called unique": (
        "typescript",
        "for (let at = 0; at < unique.length; at += 1) {\n  go(unique.slice(at, at + 1));\n}\nexport class Color {}\n",
    ),
    "members that a line parts": (
        "typescript",
        "interface Go {\n  (one: string): void\n  <A extends B>(two: A): void\n}\n"
        "type In = {\n  at?: string\n  in: 'a' | 'b'\n}\nexport class Color {}\n",
    ),
    "members that a line and a comment part": (
        "typescript",
        "interface Go {\n  clear: () => void\n\n  /** calls */\n  <A extends unknown[], B>(two: A): B\n}\nexport class Color {}\n",
    ),
    "statements that a line parts, the second of a name that begins as an operator does": (
        "typescript",
        "function go() {\n  failed = null\n  in_flight = { ...in_flight, a }\n  b()\n  in$.go()\n  c = [\n    in_flight,\n  ]\n}\n"
        "export class Color {}\n",
    ),
    "a variable called using": (
        "tsx",
        "export const Color = ({ using }) => {\n  if (!using && a.b) go('is.using', using);\n"
        "  return <p className={cn(!using && 'a', using && 'b')}>{using ? <b/> : null}</p>;\n};\n",
    ),
    "a sign with a number in its name": ("tsx", "export const Color = () => <>mm&sup2;&nbsp;&amp;</>;\n"),
    "a sign of code in a text": ("tsx", "export const Color = () => <p>a && b, <i>&&</i> and {c && d && <b>&& e</b>}</p>;\n"),
    "an ampersand in a text behind types with a condition": (
        "tsx",
        "export const Color = () => {\n  const a = use<A>(\n    b && c ? `/x/${b}` : null,\n  );\n  return <p>mails & more</p>;\n};\n",
    ),
    "what one rewriting breaks and another mends": (
        "tsx",
        "export const Color = () => {\n  const d = e as F<A>\n    && b && c ? `/x/${b}` : null;\n  return <p>mails & more</p>;\n};\n",
    ),
    "an emoji by its number": ("tsx", "export const Color = () => <p>&#128193; & more</p>;\n"),
    "a block that a method hands on": (
        "ruby",
        "class Color < Base\n  enum :tint, { a: 0 }\n  def f(a, &)\n    tag.div id: a, &\n  end\nend\n",
    ),
    "a property with a field of its own": ("kotlin", "class Color {\n  val a: B<C>\n    field = D<C>(E)\n\n  val b by lazy { 1 }\n}\n"),
    "a field of its own of another type": ("kotlin", "class Color {\n  final override val a: B<C>\n    field: D<C> = D(E)\n}\n"),
    "a reference that a branch is chosen by": (
        "kotlin", "class Color\nfun f(a: String) = when (a) {\n  ::b.name -> 1\n  ::c.name, ::d.name -> 2\n  else -> 3\n}\n",
    ),
    "names that are modifiers elsewhere": ("kotlin", "package a.b.c\n\nclass Color\nfun f() = g(private = h.private) { private!!.i }\n"),
    "a value at the end of a file": ("kotlin", "package a.b.c\n\nclass Color\nfun f() = g > h\n"),
    "a call that is no accessor": ("kotlin", "package a.b.c\n\nclass Color { fun f() {\n  val a = 1\n  set(a, b(c))\n} }\n"),
    "a call of get behind a property": (
        "kotlin",
        'class Color\nfun A.f() {\n  val a: B by c()\n\n  get("d") { a.e() }\n  val f = "//"\n  // {\n  get {\n    val g = 1\n'
        "    /** h */\n    get<I> {}\n  }\n}\n",
    ),
    "a call of get behind a property, and others that begin a block": (
        "kotlin",
        "class Color\nfun A.f() {\n  val a = b\n  get(c)\n  d {\n    get(e)\n  }\n  f {\n    /* g */\n    get(h)\n  }\n"
        "  i { // j\n    get(k)\n  }\n  l { m ->\n    get(m)\n  }\n  /* n */\n  val o = p\n"
        "  /* q */\n  get {}\n}\n",
    ),
    "a call of get behind a property, and others of a chain": (
        "kotlin",
        "class Color\nfun A.f() {\n  val a = b.\n    get(c)\n  val d = e\n    ?.get(f)\n  get(g)\n}\n",
    ),
    "a call of get behind a property, and an accessor": (
        "kotlin",
        "class Color {\n  val a: Int\n    get() = 1\n  fun f() {\n    val b = 1\n    get(c)\n  }\n}\n",
    ),
    "marks of an accessor": ("kotlin", "package a.b.c\n\nclass Color\nval a\n  @Composable get() = b\n"),
    "a script": ("kotlin", "import a.b.c.D\n\nplugins { id(\"x\") }\nif (a) { b() }\nclass Color\n"),
    "a function type of a receiver that is marked": ("kotlin", "class Color\nfun f(a: @Composable (Row.() -> Unit) = {}) {}\n"),
    "a function type that is marked": ("kotlin", "class Color\nfun f(a: @Composable (() -> Unit) = {}) {}\n"),
    "guards of branches": ("kotlin", "class Color\nfun f(x: Any) = when (x) {\n  is A if x.b > 0 -> 1\n  else if c -> 2\n  else -> 3\n}\n"),
    "what a function needs around it": ("kotlin", "class Color\ncontext(log: Log, _: Clock)\nfun f() {}\n"),
    "a text of many dollars": ("kotlin", 'class Color\nval a = $$"""{ "$ref": "$$b" }"""\n'),
    "a comma behind the last type that is given": ("kotlin", "class Color\nval a = b.c<\n  D,\n  > { d -> d }\n"),
    "an annotation that is given nothing in brackets": ("kotlin", "@A(b = [])\nclass Color\n@C(d = [], e = 1)\nfun f() {}\n"),
    "a block that suspends": ("kotlin", "class Color\nval a = later(suspend { b() })\n"),
    "an interface of one function, within one line": (
        "kotlin",
        "fun interface Tint { fun of(a: Int): Int }\nclass Color { object A : Tint }\n",
    ),
}

BROKEN = {
    "a bracket that stays open": ("python", "class Color[T = int: pass\n"),
    "a default without a type": ("python", "def f[T =, U](): pass\n)\n"),
    "variance, and a brace too many": ("typescript", "type Box<in out T> = T;\n}}\n"),
    "a constructor that calls nothing": ("java", "class Color { Color() { int a = 1; super(; } }\n"),
    "an assignment to nothing": ("csharp", "class Color { void M() { a?. = 1; } }\n"),
}


def test_methods_that_are_bound_to_their_object_stay_methods() -> None:
    source = "class A extends Component {\n  constructor() { this.go = this.go.bind(this); }\n  go(a) {\n    b();\n  }\n}\n"
    assert plain(named("tsx"), source.encode()) == source.encode()
    bound = "const go = app.get.bind(app);\ngo('/a', b);\nclass A {\n  go(a): B {\n  }\n}\n"
    assert plain(named("tsx"), bound.encode()).decode() == bound.replace("\ngo(", "\napp.get(")


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("python", "a = getattr(reply, 'return')\nb = globals()['class']\n"),
        ("typescript", "const i = 'go';\nfunction f(a) { let[i]=a; return b(i) }\n"),
    ],
    ids=["a member called as a keyword is", "a list that is taken apart"],
)
def test_what_is_plain_stays(language: str, source: str) -> None:
    assert plain(named(language), source.encode()).decode() == source


@pytest.mark.parametrize(("language", "source"), READ.values(), ids=READ)
def test_newer_words_are_read(language: str, source: str) -> None:
    read = module(named(language), source.encode())
    assert not read.gaps
    named_here = {captured.value.name for record in read.records for captured in record.captures if isinstance(captured.value, Name)}
    assert "Color" in {name.partition(".")[0] for name in {found.name for found in read.definitions} | named_here}
    assert all(found.line <= source.count("\n") for found in read.definitions)


@pytest.mark.parametrize(("language", "source"), BROKEN.values(), ids=BROKEN)
def test_what_is_broken_is_a_gap(language: str, source: str) -> None:
    assert module(named(language), source.encode()).gaps
