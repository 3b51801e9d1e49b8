"""Everything that can be asked at once about data: rows of the tables under `tests/biting`, cases beside codes and pages, tests that need
nothing but their own parameters, and the generated reference.

Must not change anything: it is asked in a child in which something is gone."""

from __future__ import annotations

import functools
import importlib.util
import itertools
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import rule_cases
import test_bites_words as words
from _pytest.mark import ParameterSet

_TESTS = Path(__file__).resolve().parents[2] / "tests"
# Tables of `tests/biting`: the module that answers, its answering function, and what of the data they may be asked about.
_TABLES = {
    "sentences": ("shown", "shown"), "phrases": ("test_bites_told", "reading"), "evidence": ("test_bites_told", "elements"),
    "lists": ("test_bites_lists", "answer"), "surroundings": ("test_bites_surroundings", "answer"), "rest": ("test_bites_rest", "broken"),
    "primitives": ("test_bites_primitives", "evidence"), "sources": ("test_bites_sources", "found"),
    "look_alikes": ("test_bites_pages", "found"),
    "specs": ("test_bites_specs", "answer"), "turns": ("test_bites_turns", "plain"),
    "found": ("test_bites_found", "found"), "laws": ("test_bites_laws", "answer"),
}
# What is asked about the files of a folder or of one name: tables, `codes` (the cases beside them), `reference`, and folders of tests.
_SENTENCES = (
    "sentences", "phrases", "readings", "primitives", "lists", "surroundings", "codes", "biting", "checks", "compile", "specs", "found",
)
_SOURCES = ("lists", "evidence", "sources", "look_alikes", "extract")
_OF = {
    "codes": ("codes", "reference", "rest", "primitives", "lists", "checks", "verdict", "biting", "found"),
    "review": ("specs", "biting"),
    "lints": ("lint", "biting", "laws"),
    "lexicon/decision_fields": ("law", "lint", "lists", "laws"),
    "lexicon/seed_sections": ("law", "lint", "lists", "checks", "laws"),
    "lexicon/selection": ("lists", "selecting"),
    "lexicon/spelling": ("found", "phrases", "sentences", "readings", "codes", "biting", "checks", "extract"),
    "lexicon/turns": ("turns", "phrases", "sentences", "readings", "compile"),
    **dict.fromkeys(("lexicon/agents", "lexicon/beads", "lexicon/gatekeeping", "lexicon/hosts", "lexicon/legacy", "lexicon/seed_homes"),
                    ("surroundings", "gatekeeping", "briefing")),
    "lexicon/auth": (*_SOURCES, "found", "sentences", "phrases", "codes", "biting", "checks", "compile"),
    "lexicon/technologies": ("evidence", "sentences", "phrases", "lists", "sources"),
    **dict.fromkeys(("lexicon/bound_routes", "lexicon/clients", "lexicon/configuration", "lexicon/contexts", "lexicon/environment",
                     "lexicon/inflection", "lexicon/migrating", "lexicon/modelling", "lexicon/mounting", "lexicon/renaming",
                     "lexicon/routing", "lexicon/texts", "lexicon/unlisted"), (*_SOURCES, "codes")),
    "lexicon": _SENTENCES,
    "": _SOURCES,
}


@dataclass(frozen=True, eq=False)
class Row:
    """A question: its words in lower case, and whether it is answered otherwise."""

    text: str
    differs: Callable[[], bool]


@functools.cache
def asked(file: str) -> tuple[tuple[Row, ...], ...]:
    """The rows that may be asked about a file of data (`lexicon/nouns`), table by table."""
    start = next(start for start in _OF if file.startswith(start))
    return tuple(told for name in _OF[start] if (told := rows(name)))


@functools.cache
def rows(name: str) -> tuple[Row, ...]:
    """The rows of one table."""
    told = _TOLD.get(name) or (_table if name in _TABLES else _tests)
    return tuple(told(name))


def _table(name: str) -> Iterator[Row]:
    module, answers = _TABLES[name]
    file = _TESTS / "biting" / f"{name}.txt"
    if not file.exists():
        return
    yield from _asked_in(file, getattr(_module(module), answers))
    yield from _imports() if name == "evidence" else ()


def _readings(_: str) -> Iterator[Row]:
    tell = _module("test_bites_readings").reading
    for file in sorted((_TESTS / "biting" / "readings").glob("*.txt")):
        yield from _asked_in(file, tell)


def _asked_in(file: Path, tell: Callable[[str], str]) -> Iterator[Row]:
    """The questions of a table, each with what tells the answer."""
    yield from (Row(said.lower(), functools.partial(_otherwise, tell, said, read)) for said, read in words.lines(file))


def _otherwise(tell: Callable[[str], str], said: str, read: str) -> bool:
    return tell(said) != read


def _imports() -> Iterator[Row]:
    """The rows of the imports, each in a tree of its own."""
    for said, read in words.lines(words.PACKAGES):
        language, _, name = said.partition(" ")
        yield Row(name.lower(), functools.partial(_imported, (language, name), read))


def _imported(place: tuple[str, str], read: str) -> bool:
    return words.found([place])[place] != read


def _codes(_: str) -> Iterator[Row]:
    for case in rule_cases.rule_cases():
        yield Row(f"{case.family} {case.content!r}".lower(), functools.partial(_judged, case))


def _judged(case: rule_cases.RuleCase) -> bool:
    return bool(rule_cases.found_in(rule_cases.verdict_of(case.content)) != case.expected)


def _reference(_: str) -> Iterator[Row]:
    import reference

    fresh = (reference.FOLDER / "rules.md").read_text(encoding="utf-8")
    yield Row("", lambda: reference.rules() != fresh)


def _tests(folder: str) -> Iterator[Row]:
    """The tests of a folder that need nothing but their own parameters, but for those which ask a whole table."""
    for file in sorted((_TESTS / folder).glob("test_*.py")):
        module = _module(f"{folder}/{file.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_") and callable(test) and "held" not in test.__code__.co_names:
                yield from (Row(f"{given!r}".lower(), functools.partial(_fails, test, given)) for given in _given(test))


def _given(test: Any) -> Iterator[tuple[Any, ...]]:
    """The arguments of each case of a test; none where it asks for more than its parameters, or is slow."""
    marks = getattr(test, "pytestmark", [])
    if any(mark.name in ("slow", "skipif", "skip") for mark in marks):
        return
    names: list[str] = []
    values: list[list[tuple[Any, ...]]] = []
    for mark in (mark for mark in marks if mark.name == "parametrize"):
        told = [name.strip() for name in mark.args[0].split(",")] if isinstance(mark.args[0], str) else list(mark.args[0])
        names += told
        values.append([_values(one, len(told)) for one in mark.args[1]])
    wanted = test.__code__.co_varnames[: test.__code__.co_argcount]
    if sorted(wanted) == sorted(names):
        for one in itertools.product(*values):
            by_name = dict(zip(names, itertools.chain(*one), strict=True))
            yield tuple(by_name[name] for name in wanted)


def _values(one: Any, count: int) -> tuple[Any, ...]:
    if isinstance(one, ParameterSet):
        return tuple(one.values)
    return tuple(one) if count > 1 else (one,)


def _fails(test: Callable[..., object], given: Sequence[Any]) -> bool:
    try:
        test(*given)
    except pytest.skip.Exception:
        return False
    except BaseException:
        return True
    return False


@functools.cache
def _module(name: str) -> ModuleType:
    """A module of the tests, by its name or its path below them."""
    if "/" not in name:
        return importlib.import_module(name)
    spec = importlib.util.spec_from_file_location(name.replace("/", "."), _TESTS / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


_TOLD: dict[str, Callable[[str], Iterator[Row]]] = {"codes": _codes, "readings": _readings, "reference": _reference}
