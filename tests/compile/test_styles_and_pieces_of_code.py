"""How code, comments and calls must be written: styles, pieces of code without a name, arguments that a call must have; with look-alikes,
and each new sort of check held against a change that breaks it and one that keeps it."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds
from shown import compiled, shown

from keeper_validate.compile.arrow import written
from keeper_validate.compile.describe import describe

SINGLE, DOUBLE = ("forbid-use token double-quoted-string form=construct", "forbid-use token single-quoted-string form=construct")
SQL, CAUGHT = ("~ forbid-use token sql-from-strings form=construct", "~ forbid-use token unlogged-catch form=construct")
LOGS, TEXTS = ("~ forbid-use token concatenated-log form=construct", "~ forbid-use token string-concatenation form=construct")
TABS = "forbid-use token tab-indentation form=construct"
HTTP = compiled("no plain http urls", "constraints").checks[0].target
READ = [
    # styles
    ("Use single quotes for strings", SINGLE),
    ("Strings must use double quotes", DOUBLE),
    ("Prefer double quotes over single quotes", f"~ {DOUBLE} soft"),
    ("Use single quotes around names in messages", "unchecked"),
    ("Use double quotes for JSX attributes", "unchecked"),
    ("Use semicolons", "forbid-use token missing-semicolon form=construct"),
    ("Use semicolons to separate commands", "unchecked"),
    ("Use trailing commas in multi-line arrays", "forbid-use token missing-trailing-comma form=construct"),
    ("No trailing commas", "forbid-use token trailing-comma form=construct"),
    ("No trailing whitespace", "forbid-use token trailing-whitespace form=construct"),
    ("Files must end with a newline", "forbid-use token missing-final-newline form=construct"),
    ("Messages must end with a newline", "unchecked"),
    ("Use 2 spaces instead of tabs", TABS),
    ("Indent with tabs", "forbid-use token space-indentation form=construct"),
    ("Use tabs for the settings page", "unchecked"),
    ("Lines must not exceed 100 characters", "limit token max:100 size=line"),
    ("The line length should be 100", "~ limit token max:100 size=line soft"),
    ("Names must not exceed 30 characters", "unchecked"),
    ("Log lines must not exceed 200 characters", "unchecked"),
    ("At most 20 columns per table", "limit column max:20"),
    ("Hex literals must be lowercase", "forbid-use token uppercase-hex form=construct"),
    ("Always put braces around if and for bodies", "forbid-use token unbraced-statement form=construct"),
    # texts, queries and logs
    ("Never concatenate user input into SQL", SQL),
    ("SQL statements must be parameterized", SQL),
    ("Never concatenate names into labels", "unchecked"),
    ("Never use string concatenation in log messages", LOGS),
    ("Don't interpolate variables into log messages", "~ forbid-use token interpolated-log form=construct"),
    ("Use string interpolation instead of concatenation", TEXTS),
    ("Never use string concatenation to build trust", "unchecked"),
    # comments and documentation
    ("No commented-out code", "~ forbid-use token commented-out-code form=construct"),
    ("Don't comment out tests", "forbid-use token commented-out-test form=construct"),
    ("Every TODO must name its owner", f"~ forbid-use token {compiled('no anonymous todos', 'constraints').checks[0].target} form=comment"),
    ("Every TODO must be done by Friday", "unchecked"),
    ("All public methods must have Javadoc", "~ forbid-use token undocumented-exported-function in:*.java form=construct"),
    ("Every public class must have KDoc", "~ forbid-use token undocumented-exported-type in:*.kt,*.kts form=construct"),
    ("Exported functions should be documented", "~ forbid-use token undocumented-exported-function form=construct soft"),
    ("Update the Javadoc of what you change", "unchecked"),
    ("No docstrings", "forbid-use token docstring form=construct"),
    # what happens to errors, and what was built in
    ("Every catch block must log the exception", CAUGHT),
    ("All except blocks must log or re-raise", CAUGHT),
    ("Every request must log the exception", "unchecked"),
    ("Never extend built-in prototypes", "forbid-use token built-in-prototype form=construct"),
    ("Do not modify `settings.json`", "forbid-change file settings.json"),
    ("All external calls must use HTTPS", f"~ forbid-use token {HTTP} form=literal"),
    ("All external calls must use the proxy", "unchecked"),
    ("No debug statements left behind", shown("no debug statements", "constraints")),
    ("Use `useList` over `useItems` for lists", "~ forbid-use import|token useItems soft"),
    # pieces of code
    ("Do not use `new Date().getTime()`", "~ forbid-use token getTime form=written(new Date().getTime())"),
    ("Use `rows.isEmpty()` instead of `rows.size() == 0`", "~ forbid-use token size form=written(rows.size() == 0)"),
    ("Do not write `x = x or []`", "~ forbid-use token or form=written(‹x› = ‹x› or [])"),
    ("Never write `if (x) return y`", "unchecked"),
    ("Never write `left !== right`", "unchecked"),
    ("Use `gap={false}` on charts",
     "~ forbid-use token|component <Chart> without gap=false form=markup soft"),
    ("Never run `make clean all`", "unchecked"),
    # arguments
    ("Always pass `timeout=` to `requests.get`", "~ forbid-use token requests.get form=lacking(timeout)"),
    ("Every `fetch()` must pass a `signal`", "~ forbid-use token fetch form=lacking(signal)"),
    ("`zip()` must be called with `strict=True`", "~ forbid-use token zip form=lacking(strict=True)"),
    ("Jobs must use `Job(queue=FAST, ...)`", "~ forbid-use token Job form=lacking(queue=FAST)"),
    ("Admin views must use `Guard(role=ADMIN)`", "~ forbid-use token Guard form=lacking(role=ADMIN) soft"),
    ("Every `OrderModel` must have a `status`", "unchecked"),
    ("Always set `displayName` on `UserCard`", "unchecked"),
    ("`setTimeout` must be used with `clearTimeout`", "unchecked"),
    ("Never call `commit()` without `lock()`", "~ forbid-use token commit() soft"),
]
HELD = [
    ("Lines must not exceed 40 characters", {"a.ts": f"const b = '{'a' * 40}';\n"},
     {"a.md": "a" * 90, "b.ts": f"// https://a.b/{'c' * 40}\n"}),
    ("Use single quotes for strings", {"a.ts": 'const a = "b";\n'}, {"a.ts": "const a = 'b' + \"it's\";\n"}),
    ("No trailing whitespace", {"a.ts": "const a = 1; \n"}, {"a.ts": "const a = 1;\n", "a.md": "a  \nb\n"}),
    ("All public methods must have Javadoc", {"A.java": "class A {\n  public void f() {}\n}\n"},
     {"A.java": "class A {\n  /** a */\n  public void f() {}\n}\n", "b.ts": "const b = 1;\nexport function f() {}\n"}),
    ("Every TODO must name its owner", {"a.py": "# TODO fix it\n"}, {"a.py": "# TODO(jane): fix it\n"}),
    ("Use HTTPS for all external calls", {"a.py": "get('http://api.acme.io/x')\n"},
     {"a.py": "get('https://api.acme.io/x')\nget('http://localhost:80')\nget('http://cart:80/x')\n"}),
    ("Do not use `new Date().getTime()`", {"a.ts": "const a = new Date ( ).getTime();\n"},
     {"a.ts": "// new Date().getTime()\nconst a = 'new Date().getTime()' + Date.now();\nconst b = new Date(1).getTime();\n"}),
    ("Do not write `x = x or []`", {"a.py": "items = items or []\n"}, {"a.py": "rows = items or []\n"}),
    ("Never call `new Acme\\Client(...)`", {"a.php": "<?php\nuse Acme\\Client;\n$a = new Client(['x' => 1]);\n"},
     {"a.php": "<?php\nuse Other\\Client;\n$a = new Client(['x' => 1]);\n"}),
    ("Never call `new Acme\\Client(...)`", {"a.php": "<?php\n$a = new \\Acme\\Client();\n"},
     {"a.php": "<?php\n$a = new \\Other\\Client();\n"}),
    ("Never write `useList(\"/api/some/path\", ...)`", {"a.ts": "const a = useList('/api/users', f);\n"},
     {"a.ts": "const a = useList(KEYS.users, f);\n"}),
    ("Never write `return $x = expr`", {"a.php": "<?php\nfunction f() { return $total = g(); }\n"},
     {"a.php": "<?php\nfunction f() { return $total == g(); }\n"}),
    ("Never write `catch (e) {}`", {"a.ts": "try { f(); } catch (error) {\n}\n"}, {"a.ts": "try { f(); } catch (error) { g(error); }\n"}),
    ("Always pass `timeout=` to `requests.get`", {"a.py": "requests.get(url, headers=h)\n"},
     {"a.py": "requests.get(\n    url,\n    timeout=5,\n)\nrequests.get(url, **options)\n# requests.get(url)\n"}),
    ("Every `fetch()` must pass a `signal`", {"a.ts": "fetch(url, { method: 'GET' });\n"},
     {"a.ts": "fetch(url, { method: 'GET', signal });\nfetch(url, options);\nfetch(url, { ...init });\n"}),
    ("`zip()` must be called with `strict=True`", {"a.py": "a = zip(b, c, strict=False)\n"},
     {"a.py": "a = zip(b, c, strict=True)\ndef zip(b): pass\n", "a.go": "package a\nvar b = zip(c)\n"}),
]
ARROWS = ["new Date().getTime()", "x = x or []"]


@pytest.mark.parametrize(("text", "meant"), READ, ids=[text for text, _ in READ])
def test_a_style_or_a_piece_of_code_is_read_as(text: str, meant: str) -> None:
    assert shown(text, "constraints") == meant


@pytest.mark.parametrize("text", ["single quotes for strings", "Indent with spaces", "semicolons everywhere"])
def test_a_style_among_what_is_forbidden_is_not_turned_round(text: str) -> None:
    assert "forbid-use token double-quoted" not in shown(text, "forbidden")
    assert shown(text, "forbidden") not in (TABS, "forbid-use token missing-semicolon form=construct")


@pytest.mark.parametrize("code", ARROWS)
def test_a_piece_of_code_is_written_behind_an_arrow_and_back(code: str) -> None:
    check = compiled(f'x => forbid-use token "{code}"').checks[0]
    assert compiled(f"x => {written(check)}").checks == (check,)
    assert code in describe(compiled(f'x => forbid-use token "{code}"'))


def test_what_a_call_must_have_is_written_behind_an_arrow_and_back() -> None:
    check = compiled("x => forbid-use token requests.get lacks:timeout").checks[0]
    assert compiled(f"x => {written(check)}").checks == (check,)
    assert "without timeout" in describe(compiled("x => forbid-use token requests.get lacks:timeout"))


@pytest.mark.slow
@pytest.mark.parametrize(("text", "broken", "kept"), HELD, ids=[f"{at} {text}" for at, (text, _, _) in enumerate(HELD)])
def test_what_breaks_it_is_found_and_what_keeps_it_is_not(text: str, broken: dict[str, str], kept: dict[str, str]) -> None:
    assert clause_finds(text, {}, broken)
    assert not clause_finds(text, {}, kept)
