"""The languages: which file names are whose, which grammar parses them, and which module reads them. One line a language."""

from __future__ import annotations

from functools import cache

from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Language:
    """`rules` is the folder under `rules/`; `grammar` the grammar package and its function; `reader` the module of this package that turns
    syntax into facts; `extra` the optional dependency that brings the grammar, None where it is always there; `endless` that the grammar
    can run without end on a broken source, and past its own limit of time; `bare` that a method reaches the fields of its class by their
    bare names; `anew` that a class takes the place of the one that had its name before, where others add to it; `zeroes` that a field which
    nothing sets is empty."""

    name: str
    rules: str
    suffixes: tuple[str, ...]
    grammar: tuple[str, str]
    reader: str
    extra: str | None = None
    endless: bool = False
    bare: bool = False
    anew: bool = False
    zeroes: bool = False


LANGUAGES = (
    Language("python", "python", (".py", ".pyi", ".pyw"), ("tree_sitter_python", "language"), "python.reader", anew=True),
    Language("typescript", "ecmascript", (".ts", ".mts", ".cts"), ("tree_sitter_typescript", "language_typescript"), "ecmascript.reader"),
    Language("tsx", "ecmascript", (".tsx",), ("tree_sitter_typescript", "language_tsx"), "ecmascript.reader"),
    Language(
        "javascript", "ecmascript", (".js", ".jsx", ".mjs", ".cjs", ".es6"), ("tree_sitter_javascript", "language"), "ecmascript.reader",
    ),
    Language("vue", "ecmascript", (".vue",), ("tree_sitter_typescript", "language_typescript"), "ecmascript.sfc_reader"),
    Language("svelte", "ecmascript", (".svelte",), ("tree_sitter_typescript", "language_typescript"), "ecmascript.sfc_reader"),
    Language("astro", "ecmascript", (".astro",), ("tree_sitter_typescript", "language_typescript"), "ecmascript.astro_reader"),
    Language("mdx", "ecmascript", (".mdx",), ("tree_sitter_typescript", "language_tsx"), "ecmascript.mdx_reader"),
    Language("go", "go", (".go",), ("tree_sitter_go", "language"), "go.reader", zeroes=True),
    Language("java", "java", (".java",), ("tree_sitter_java", "language"), "java.reader", "java", bare=True),
    Language("kotlin", "kotlin", (".kt", ".kts"), ("tree_sitter_kotlin", "language"), "kotlin.reader", "kotlin", endless=True, bare=True),
    Language("csharp", "csharp", (".cs",), ("tree_sitter_c_sharp", "language"), "csharp.reader", "csharp", bare=True),
    Language("rust", "rust", (".rs",), ("tree_sitter_rust", "language"), "rust.reader", "rust"),
    Language("php", "php", (".php", ".phtml"), ("tree_sitter_php", "language_php"), "php.reader", "php"),
    Language("ruby", "ruby", (".rb", ".rake", ".ru"), ("tree_sitter_ruby", "language"), "ruby.reader", "ruby"),
    Language("elixir", "elixir", (".ex", ".exs"), ("tree_sitter_elixir", "language"), "elixir.reader", "elixir"),
)

_BY_SUFFIX = {suffix: language for language in LANGUAGES for suffix in language.suffixes}
# what no file name tells: a single-file component whose script is written with JSX
_BY_NAME = {language.name: language for language in LANGUAGES} | {
    "vue-tsx": Language("vue", "ecmascript", (), ("tree_sitter_typescript", "language_tsx"), "ecmascript.sfc_reader"),
}


def language_of(path: str) -> Language | None:
    """The language of a path by its suffix, in any case."""
    dot = path.rfind(".")
    return _BY_SUFFIX.get(path[dot:].lower()) if dot > path.rfind("/") else None


def named(name: str) -> Language:
    """The language of a name."""
    return _BY_NAME[name]


@cache
def queried_as(language: Language) -> Language:
    """The first language of the same grammar and rules: one compiled query serves all of them."""
    return next((one for one in LANGUAGES if (one.grammar, one.rules) == (language.grammar, language.rules)), language)
