"""Code that guides name by what is done in it: unwrapping by force, paths written out, classes, docstrings of a style."""

from __future__ import annotations

import pytest
from added import lines_found
from shown import shown

_TESTS = "**/{test,tests,__tests__,spec,e2e}/**,*.test.*,*.spec.*,*_test.*,test_*.py"
_BEFORE = (
    r"(?<![\w-])(?:text|bg|border(?:-[trblxyse])?|ring|ring-offset|fill|stroke|from|via|to|divide|"
    r"outline|shadow|accent|caret|decoration|placeholder)-"
)
_GRAY = rf"/{_BEFORE}(?:slate|gray|zinc|neutral|stone)-(?:50|[1-9]00|950)(?![\w-])/"
_PALETTE = (
    rf"/{_BEFORE}(?:(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|"
    r"pink|rose)-(?:50|[1-9]00|950)(?![\w-])|\[(?:#|rgb|hsl|oklch)[^\]\s]*\])/"
)
READ = [
    ("Never force-unwrap optionals", "~ forbid-use token force-unwrap form=construct"),
    ("Avoid force unwrapping", "~ forbid-use token force-unwrap form=construct soft"),
    ("Don't force unwrap unless the value is a literal", "~ forbid-use token force-unwrap form=construct human soft"),
    ("No force casts in `Sources/`", "forbid-use token force-cast in:Sources/ form=construct"),
    ("Use async/await instead of completion handlers", "~ forbid-use token completion-handler form=construct"),
    ("Prefer async functions over completion handlers", "~ forbid-use token completion-handler form=construct soft"),
    ("Use the literal syntax for array creation", "forbid-use token array-constructor form=construct"),
    ("Use object literals instead of the Object constructor", "forbid-use token object-constructor form=construct"),
    ("Use array and object literals rather than array and object constructors",
     "forbid-use token array-constructor form=construct; forbid-use token object-constructor form=construct"),
    ("Never hardcode route paths", "~ forbid-use token literal-route form=construct"),
    ("No hardcoded URLs in navigation except in tests", f"~ forbid-use token literal-route except:{_TESTS} form=construct"),
    ("Route constants are used instead of string literals", "~ forbid-use token literal-route form=construct"),
    ("Always use route constants for navigation", "~ forbid-use token literal-route form=construct"),
    ("Use Google-style docstrings", "~ forbid-use token docstring-not-google form=construct"),
    ("Docstrings must follow the Google style", "~ forbid-use token docstring-not-google form=construct"),
    ("Every module must have a docstring", "forbid-use token undocumented-python-module form=construct"),
    ("All caught exceptions must be logged", "~ forbid-use token unlogged-catch form=construct"),
    ("All caught errors must be logged with `Log.write`", "~ forbid-use token unlogged-catch form=construct soft"),
    ("Always check errors", "~ forbid-use token ignored-error form=construct soft"),
    ("Never ignore errors", "~ forbid-use token ignored-error form=construct"),
    ("Type all functions", "~ forbid-use token untyped-def form=construct"),
    ("Annotate every function parameter in `src/`", "~ forbid-use token untyped-parameter in:src/ form=construct"),
    ("Type hints are present on all methods", "~ forbid-use token untyped-def form=construct"),
    ("All test functions must have type hints", f"~ forbid-use token untyped-def in:{_TESTS} form=construct"),
    ("Use curly braces for all control structures, even if the body is one line", "forbid-use token unbraced-statement form=construct"),
    ("No classes in `src/rules/`", "forbid-new token class-declaration in:src/rules/ form=construct"),
    ("Don't use classes in the domain layer", "~ forbid-new token class-declaration in:**/domain/**,**/domains/** form=construct"),
    ("Use pure functions instead of classes", "~ forbid-new token class-declaration form=construct soft"),
    ("Prefer functions over classes", "~ forbid-new token class-declaration form=construct soft"),
    ("No classes or object-oriented patterns", "~ forbid-new token class-declaration form=construct"),
    ("Do not use classes or inheritance",
     "~ forbid-new token class-declaration form=construct; forbid-use token class-inheritance form=construct"),
    ("Flag any nested ternaries", "~ forbid-use token nested-ternary form=construct soft"),
    ("Flag any changes to `schema.prisma`", "~ forbid-change file schema.prisma soft"),
    ("Every model subclasses `BaseModel`", "require-shape schema|table inherited=yes"),
    ("Never use force-unwrap except in tests", f"~ forbid-use token force-unwrap except:{_TESTS} form=construct"),
    ("Use object literals instead of switch statements", "forbid-use token switch-statement form=construct"),
    ("All test classes must have docstrings", f"~ forbid-use token undocumented-class in:{_TESTS} form=construct"),
    ("`new Date()` → use `clock.now()`", "forbid-use token new Date"),
    ("`new Date()` → use `lib/clock`", "forbid-use token new Date except:lib/clock/**,lib/clock.*"),
    ("Never use hardcoded gray colors", f"~ forbid-use token {_GRAY} form=literal"),
    ("Use semantic tokens rather than built-in Tailwind colors", f"~ forbid-use token {_PALETTE} form=literal"),
    ("Never build Tailwind class names dynamically", "~ forbid-use token interpolated-class form=construct"),
    ("Always provide an accessibilityLabel for interactive elements", "forbid-use token touchable-without-label form=construct"),
    ("Never access private members from outside the class", "~ forbid-use token foreign-private-access form=construct"),
    ("Don't use private methods of other classes", "~ forbid-use token foreign-private-access form=construct"),
    ("All regular expressions must be precompiled", "~ forbid-use token uncompiled-regexp form=construct"),
    ("Use the `Link` component for all internal links", "~ require-use component|import|token Link soft"),
    ("Use numpy-style docstrings", "~ forbid-use token docstring-not-numpy form=construct"),
]
# what reads like one of them and says something else, or only where some things are so
APART = [
    ("Use force-unwrap sparingly", "unchecked"),
    ("Log all completion handlers", "unchecked"),
    ("Use path constants in tests", "unchecked"),
    ("Document the route constants", "unchecked"),
    ("Use route constants from the server", "unchecked"),
    ("Do not use Google-style docstrings", "unchecked"),
    ("Use Google-style docstrings where they help", "unchecked"),
    ("All exceptions must be logged at level ERROR", "unchecked"),
    ("Check all errors in logs", "unchecked"),
    ("Annotate all methods with what they do", "unchecked"),
    ("Type your password", "unchecked"),
    ("Never import icons from `lucide-react`", "~ forbid-use technology lucide soft"),
    ("Import icons from `lucide-react` individually", "unchecked"),
    ("Do not use classes in HTML", "unchecked"),
    ("No utility classes", "unchecked"),
    ("No classes or ids in selectors", "unchecked"),
    ("Never use classes for styling", "unchecked"),
    ("Use scoped styles; no global classes", "~ forbid-use token unscoped-style form=construct"),
    ("Flag any issues you find", "unchecked"),
    ("Flag orders that are late", "unchecked"),
    ("`new orders` → use `queue`", "unchecked"),
    ("Custom colors are welcome", "unchecked"),
    ("Use private attributes", "unchecked"),
    ("Regular expressions are compiled by the engine", "unchecked"),
    ("Derive the total from `items`", "unchecked"),
    ("All types derive from `schema.prisma`", "unchecked"),
    ("All schemas extend `base.json`", "unchecked"),
    ("Every component derives its state from `useStore`", "unchecked"),
    ("Use object literals instead of classes", "unchecked"),
    ("Flag any deviation from this document", "unchecked"),
    ("Type all API responses", "unchecked"),
]
FOUND = [
    ("Never force-unwrap optionals", "a/b.swift", "let a = b!.name\nlet c = d?.name\n", [1]),
    ("Never force-unwrap optionals", "a/b.kt", "val a = b!!\nval c = d ?: e\n", [1]),
    ("Prefer async functions over completion handlers", "a/b.swift", "func a(completion: @escaping (B) -> Void) {}\n", [-1]),
    ("Use the literal syntax for array creation", "a.ts", "const a = [1];\nconst b = new Array(2);\n", [2]),
    ("Never hardcode route paths", "a.tsx", "const a = <Link href={PATHS.a} />;\nconst b = <Link href=\"/b\" />;\n", [2]),
    ("Use Google-style docstrings", "a.py", 'def a(b):\n    """Do it.\n\n    :param b: what\n    """\n', [2]),
    ("Use Google-style docstrings", "a.py", 'def a(b):\n    """Do it.\n\n    Args:\n        b: what\n    """\n', []),
    ("No classes in `src/rules/`", "src/rules/a.ts", "export class A {}\n", [1]),
    ("No classes in `src/rules/`", "src/other/a.ts", "export class A {}\n", []),
    ("`print()` → use `log`", "a.py", "log(a)\nprint(a)\n", [2]),
    ("`new Date()` → use `clock.now()`", "a.ts", "const a = clock.now();\nconst b = new Date();\n", [2]),
    ("Never use hardcoded gray colors", "a.tsx",
     "const a = <p className=\"bg-gray-100\" />;\nconst b = <p className=\"bg-muted\" />;\n", [1]),
    ("Never build Tailwind class names dynamically", "a.tsx", "const a = <p className={`bg-${b}`} />;\n", [1]),
    ("Don't use private methods of other classes", "a.py", "a = order._total()\nb = order.total()\n", [1]),
    ("All regular expressions must be precompiled", "a.py", "import re\na = re.match('b', c)\nd = re.compile('b')\n", [2]),
]


@pytest.mark.parametrize(("text", "reading"), [*READ, *APART], ids=[text for text, _ in [*READ, *APART]])
def test_a_sentence_is_read_as_it_is_meant(text: str, reading: str) -> None:
    assert shown(text, "constraints") == reading


ASKED = ["use route constants", "use google-style docstrings", "all caught errors must be logged", "use array literals"]


@pytest.mark.parametrize("text", ASKED)
def test_what_is_asked_for_elsewhere_is_no_ban_of_its_opposite_among_what_is_forbidden(text: str) -> None:
    assert shown(text, "forbidden") == "unchecked"


@pytest.mark.parametrize(("text", "path", "source", "lines"), FOUND, ids=[f"{text} in {path}: {lines}" for text, path, _, lines in FOUND])
def test_an_added_line_is_found_where_it_stands(text: str, path: str, source: str, lines: list[int]) -> None:
    assert lines_found(text, path, source) == lines
