"""Rules and code bite: of what can be taken from pages, codes, lexicon and Python, little goes unnoticed, and of pages it is
listed in `survivors.txt`."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from biting.asking import Asking  # noqa: E402
from biting.called import asked_of_calls, calls  # noqa: E402
from biting.crossed import crossed  # noqa: E402
from biting.forked import BROKE, NOTICED, UNNOTICED, became, noticed  # noqa: E402
from biting.pages import LISTED, OPEN, OWN, Answer, name, reasons, table  # noqa: E402
from biting.passing import Test  # noqa: E402
from biting.placing import asked, dependents  # noqa: E402
from biting.python import mutants  # noqa: E402
from biting.rules import of_query  # noqa: E402

KNOWN = reasons()
PAGES = sorted({piece.partition(".scm")[0].removeprefix("rules/") for piece in KNOWN})


def test_what_is_listed_can_still_be_taken_away_and_has_its_reason() -> None:
    there = {name(taken) for page in PAGES for taken in of_query(page)}
    assert sorted(set(KNOWN) - there) == []
    assert [piece for piece, why in KNOWN.items() if not why.strip()] == []


def test_what_becomes_of_a_change_is_told_apart() -> None:
    def wrong() -> int:
        raise AssertionError

    assert [became(lambda: None, run) for run in (lambda: 0, lambda: 1, wrong, lambda: 1 // 0)] == [UNNOTICED, NOTICED, NOTICED, BROKE]


def test_the_table_counts_what_became_of_each_piece_of_a_page() -> None:
    [taken, *_] = of_query("python/service")
    told = [Answer("python/service", taken, kind) for kind in (OWN, OWN, LISTED, OPEN)]
    assert list(table(told))[2:] == ["| python/service | 4 | 2 | 0 | 0 | 1 | 1 |", "| **all** | 4 | 2 | 0 | 0 | 1 | 1 |"]


def test_a_change_that_breaks_is_noticed_and_one_that_does_not_is_not() -> None:
    assert noticed(lambda: None, lambda: 1) and noticed(lambda: 1 // 0, lambda: 0)
    assert not noticed(lambda: None, lambda: 0)


def test_mutants_say_what_they_change(tmp_path: Path) -> None:
    (tmp_path / "m.py").write_text("def f(a, b):\n    if a == b:\n        return max(a, b)\n    return not a\n", encoding="utf-8")
    now = {mutant.tree()[1] for mutant in mutants("m", tmp_path / "m.py")}
    assert {"return min(a, b)", "return None", "return not not a"} <= now and any("a != b" in one for one in now)


def test_every_mutant_of_a_module_is_python(tmp_path: Path) -> None:
    source = """\
def f(a, b, c):
    while a and b or not c:
        c = any(a) if a in b else [x for x in b if x and x != 1]
        a -= 1
    return c
"""
    (tmp_path / "m.py").write_text(source, encoding="utf-8")
    shown = set()
    for mutant in mutants("m", tmp_path / "m.py"):
        tree, now = mutant.tree()
        compile(tree, "m.py", "exec")
        shown.add(now)
    assert any(now.startswith("while a or not c:") for now in shown) and any("if x]" in now for now in shown)


def test_a_change_is_noticed_by_a_test_that_passes_it_and_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "".join(f"def {name}(a):\n    return a > 1\n\n" for name in "fgh")
    (tmp_path / "asked_of.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    asked_of = importlib.import_module("asked_of")
    tests = [Test("f at its edge", lambda: not asked_of.f(1)), Test("g far from it", lambda: asked_of.g(5)), Test("wrong", lambda: False)]
    changes = [asked(mutant) for mutant in mutants("asked_of", tmp_path / "asked_of.py")]
    became = Asking(tests).about([one for one in changes if "a >= 1" in one.told()])
    assert became.noticed == 1
    assert [one.told().partition(" ")[0] for one in (*became.unnoticed, *became.unpassed)] == ["asked_of:5:", "asked_of:8:"]


def test_a_change_is_asked_of_what_its_function_is_called_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "def f(a):\n    return a > 1\n\ndef g(a, *b):\n    return [f(a) for _ in (1,) if (a, b)]\n\ndef h(a):\n    return a\n"
    (tmp_path / "called_so.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    called_so = importlib.import_module("called_so")
    tests = [Test("g far from the edge", lambda: called_so.g(5) == [True]), Test("g at it, whatever it says", lambda: bool(called_so.g(1)))]
    known = calls(tests, ["called_so"])
    changes = {(one.line, one.tree()[1]): one for one in mutants("called_so", tmp_path / "called_so.py")}
    assert {place: asked_of_calls(one, known) for place, one in changes.items()} == {
        (2, "return a >= 1"): ("unspread", ""), (2, "return a > 2"): ("same", ""), (2, "return None"): ("noticed", "g far from the edge"),
        (5, "return None"): ("noticed", "g far from the edge"), (5, "return [f(a) for _ in (1,)]"): ("same", ""),
        (5, "return [f(a) for _ in (2,) if (a, b)]"): ("same", ""), (8, "return None"): ("uncalled", ""),
    }
    assert called_so.g(5) == [True] and called_so.f(1) is False


def test_sentences_are_crossed_from_those_that_are_given() -> None:
    given = ["constraints: No new tables in `src/`", "required: routes must be guarded unless public"]
    made = list(crossed(given, 40, 3))
    assert len(set(made)) == 40 and not set(made) & set(given) and made == list(crossed(given, 40, 3))
    assert "required: routes must be guarded unless public except in `tests/`" in crossed(given, 400, 3)


def test_what_a_module_remembers_is_made_with_all_that_it_imports() -> None:
    told = dependents("keeper_validate.compile.sentences.turns")
    assert {"keeper_validate.compile.sentences.turns", "keeper_validate.compile"} <= told
    assert "keeper_validate.compile.vocabulary.lexicon" not in told and "keeper_validate.yaml" not in told


def taken_unnoticed(*words: str) -> tuple[int, list[str]]:
    """How many pieces one run of the tool tried, and what it says that nothing missed."""
    command = [sys.executable, str(ROOT / "tools" / "bite.py"), *words]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    tried = re.match(r"(\d+) taken away or changed, \d+ of them unnoticed", said.stdout.splitlines()[-1] if said.stdout else "")
    assert tried, said.stderr
    return int(tried[1]), said.stdout.splitlines()[:-1]


@pytest.mark.slow
def test_of_a_sample_of_all_pages_nineteen_of_twenty_are_noticed_or_listed() -> None:
    """A page whose rules came without cases shows here; `tools/bite.py rules <page>` says which."""
    tried, said = taken_unnoticed("rules", "--sample", "40", "--seed", "3")
    unnoticed = [line for line in said if line.startswith("rules/")]
    assert len(unnoticed) * 20 <= tried, unnoticed


@pytest.mark.slow
def test_of_a_sample_of_words_half_is_noticed() -> None:
    tried, unnoticed = taken_unnoticed("data", "lexicon/nouns", "--sample", "3", "--seed", "6")
    assert len(unnoticed) * 2 <= tried, unnoticed


@pytest.mark.slow
def test_of_a_sample_of_changes_of_the_verdict_seven_of_ten_are_noticed() -> None:
    tried, unnoticed = taken_unnoticed("code", "verdict", "--sample", "10", "--seed", "3")
    assert len(unnoticed) * 10 <= tried * 3, unnoticed
