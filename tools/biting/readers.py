"""Who reads which data of `rules/`: the tests that run a reader are asked about what is taken from the data.

Must not read the data itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from biting.asking import Asked
from biting.covering import answers
from biting.rules import Taken, without

_ROOT = Path(__file__).resolve().parents[2]
# The tests in which what is done with data of a name is tried; the quick ones first. Of what has none here, those of the pages are asked.
_TESTS: dict[str, tuple[str, ...]] = {
    "codes": ("tests/checks", "tests/verdict", "tests/lint", "tests/biting", "tests/commands/test_explain.py"),
    "review": ("tests/reviewing",),
    "lints": ("tests/lint", "tests/commands/test_adr_check.py"),
    "lexicon/agents": ("tests/setup", "tests/commands/test_init.py"),
    "lexicon/beads": ("tests/briefing", "tests/governance"),
    "lexicon/hosts": ("tests/setup", "tests/landing", "tests/commands/test_init.py", "tests/hooks"),
    "lexicon/gatekeeping": ("tests/gatekeeping",),
    "lexicon/legacy": ("tests/migrating",),
    "lexicon/migrating": ("tests/migrating",),
    "lexicon/seed_homes": ("tests/planting",),
    "lexicon/seed_sections": ("tests/law", "tests/planting", "tests/lint"),
    "lexicon/decision_fields": ("tests/law", "tests/lint", "tests/checks"),
}
_ANY = ("tests/extract", "tests/checks")
# What speaks of all codes reads each by a name that is not written out.
_OF_CODES = ("checks/report.py", "reporters/sarif.py", "commands/explain.py", "compile/describe.py", "briefing/digest.py")


def missed(taken: Sequence[Taken]) -> list[str]:
    """Of pieces of one file, each taken away alone, those that no test of a reader misses."""
    name = taken[0].file.removeprefix("rules/").removesuffix(".yaml")
    folders = next((tests for start, tests in _TESTS.items() if name.startswith(start)), _ANY)
    left = list(taken)
    for reader in _readers(name):
        asked = [Asked(str(reader), range(1, 1000), without(one), partial(_said, one)) for one in left]
        said = answers(asked, folders) if asked else None
        still = {one.told() for one in (*said.unnoticed, *said.unpassed)} if said else set()
        left = [one for one in left if _said(one) in still]
    return [_said(one) for one in left]


def _said(taken: Taken) -> str:
    return f"{taken.file} {taken.place}: {taken.what}"


def _readers(name: str) -> Iterator[Path]:
    """The modules that name the data."""
    package, stem = _ROOT / "keeper_validate", name.rpartition("/")[2]
    spelled = (f'"rules/{name}"', f'grammar("{stem}")', f'mapping("{stem}"', f'_entries("{stem}"')
    yield from (file for file in sorted(package.rglob("*.py")) if any(one in file.read_text(encoding="utf-8") for one in spelled))
    yield from (package / place for place in _OF_CODES if name.startswith("codes/"))
