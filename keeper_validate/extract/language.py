"""The languages: which file names are whose, which grammar parses them, and which module reads them. One line a language."""

from __future__ import annotations

from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Language:
    """`rules` is the folder under `rules/`; `grammar` the grammar package and its function; `reader` the module of this package that turns
    syntax into facts; `extra` the optional dependency that brings the grammar, None where it is always there; `endless` that the grammar
    can run without end on a broken source, and past its own limit of time."""

    name: str
    rules: str
    suffixes: tuple[str, ...]
    grammar: tuple[str, str]
    reader: str
    extra: str | None = None
    endless: bool = False


LANGUAGES = (
    Language("python", "python", (".py", ".pyi"), ("tree_sitter_python", "language"), "python_reader"),
    Language("typescript", "ecmascript", (".ts", ".mts", ".cts"), ("tree_sitter_typescript", "language_typescript"), "ecmascript_reader"),
    Language("tsx", "ecmascript", (".tsx",), ("tree_sitter_typescript", "language_tsx"), "ecmascript_reader"),
    Language("javascript", "ecmascript", (".js", ".jsx", ".mjs", ".cjs"), ("tree_sitter_javascript", "language"), "ecmascript_reader"),
    Language("vue", "ecmascript", (".vue",), ("tree_sitter_typescript", "language_typescript"), "sfc_reader"),
    Language("svelte", "ecmascript", (".svelte",), ("tree_sitter_typescript", "language_typescript"), "sfc_reader"),
    Language("astro", "ecmascript", (".astro",), ("tree_sitter_typescript", "language_typescript"), "astro_reader"),
    Language("go", "go", (".go",), ("tree_sitter_go", "language"), "go_reader"),
    Language("java", "java", (".java",), ("tree_sitter_java", "language"), "java_reader", "java"),
    Language("kotlin", "kotlin", (".kt", ".kts"), ("tree_sitter_kotlin", "language"), "kotlin_reader", "kotlin", endless=True),
    Language("csharp", "csharp", (".cs",), ("tree_sitter_c_sharp", "language"), "csharp_reader", "csharp"),
    Language("rust", "rust", (".rs",), ("tree_sitter_rust", "language"), "rust_reader", "rust"),
    Language("php", "php", (".php",), ("tree_sitter_php", "language_php"), "php_reader", "php"),
    Language("ruby", "ruby", (".rb", ".rake"), ("tree_sitter_ruby", "language"), "ruby_reader", "ruby"),
)

_BY_SUFFIX = {suffix: language for language in LANGUAGES for suffix in language.suffixes}
_BY_NAME = {language.name: language for language in LANGUAGES}


def language_of(path: str) -> Language | None:
    """The language of a path by its suffix, in any case."""
    dot = path.rfind(".")
    return _BY_SUFFIX.get(path[dot:].lower()) if dot > path.rfind("/") else None


def named(name: str) -> Language:
    """The language of a name."""
    return _BY_NAME[name]
