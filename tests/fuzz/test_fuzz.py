"""A short, repeatable run of the fuzzer, and what longer ones have found: nothing crashes, hangs or contradicts itself.

`tools/fuzz.py` runs for long."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest
from ruamel.yaml import YAML

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from fuzzing.mutation import mutated  # noqa: E402
from fuzzing.rounds import in_process  # noqa: E402
from fuzzing.table import targets  # noqa: E402
from fuzzing.target import answer  # noqa: E402

FOUND = YAML(typ="safe").load((Path(__file__).with_name("found.yaml")).read_text(encoding="utf-8"))
TARGETS = targets()


@pytest.mark.parametrize("row", FOUND, ids=[f"{row['target']} {row['input']!r}"[:60] for row in FOUND])
def test_what_was_found_stays_mended(row: dict[str, str]) -> None:
    data = row["input"].encode("latin-1")
    assert answer(TARGETS[row["target"]], data)


@pytest.mark.parametrize("name", list(TARGETS))
def test_a_target_answers_or_refuses_and_says_the_same_twice(name: str) -> None:
    dice, target = random.Random(name), TARGETS[name]
    seeds = list(target.begin())
    for _ in range(6):
        data = mutated(dice.choice(seeds), dice, seeds) if seeds else dice.randbytes(80)
        assert answer(target, data) == answer(target, data)


@pytest.mark.slow
def test_half_a_minute_of_every_target_finds_nothing(tmp_path: Path) -> None:
    done = in_process(list(TARGETS.values()), 30, 20261121, tmp_path)
    assert done.faults == {}
    assert set(done.counts) == set(TARGETS) and sum(done.counts.values()) > 10_000
