"""Rules bite: of what can be taken from the pages that were run, only what `survivors.txt` lists goes unnoticed."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from biting.forked import noticed  # noqa: E402
from biting.python import mutants  # noqa: E402
from biting.rules import of_query  # noqa: E402

LISTED = [line for line in Path(__file__).with_name("survivors.txt").read_text(encoding="utf-8").splitlines() if line[:1] not in ("", "#")]
PAGES = sorted({line.partition(".scm")[0].removeprefix("rules/") for line in LISTED})


def test_what_is_listed_can_still_be_taken_away() -> None:
    there = {f"{taken.file}: {taken.what}" for page in PAGES for taken in of_query(page)}
    assert sorted(set(LISTED) - there) == []


def test_a_change_that_breaks_is_noticed_and_one_that_does_not_is_not() -> None:
    assert noticed(lambda: None, lambda: 1) and noticed(lambda: 1 // 0, lambda: 0)
    assert not noticed(lambda: None, lambda: 0)


def test_mutants_say_what_they_change(tmp_path: Path) -> None:
    (tmp_path / "m.py").write_text("def f(a, b):\n    if a == b:\n        return max(a, b)\n    return not a\n", encoding="utf-8")
    now = {mutant.tree()[1] for mutant in mutants("m", tmp_path / "m.py")}
    assert {"return min(a, b)", "return None", "return not not a"} <= now and any("a != b" in one for one in now)


@pytest.mark.slow
def test_a_sample_of_removals_is_noticed_or_listed() -> None:
    page = random.Random(20261121).choice(PAGES)
    command = [sys.executable, str(ROOT / "tools" / "bite.py"), "rules", page, "--sample", "25", "--seed", "3"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.splitlines()
    assert said and "taken away" in said[-1]
    unnoticed = [line.partition(" pattern ")[0] + ": " + line.partition(": ")[2] for line in said[:-1]]
    assert [line for line in unnoticed if line not in LISTED] == []
