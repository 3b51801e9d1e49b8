"""A short, repeatable run of the fuzzer: no reader crashes, hangs or contradicts itself on mutated real inputs.

`tools/fuzz.py` runs for long."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import fuzz

KNOWN = fuzz.sources()


@pytest.mark.parametrize("name", list(fuzz.READERS))
def test_a_reader_answers_or_refuses(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KEEPER_FUZZ_FOLDER", str(tmp_path))
    chance = random.Random(name)
    for _ in range(25):
        path, base = chance.choice(KNOWN)
        data = fuzz.mutated(base, chance, KNOWN)
        assert fuzz.answer(name, path, data, base) == fuzz.answer(name, path, data, base)
