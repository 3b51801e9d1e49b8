"""Rules and code must bite: takes what they say away, piece by piece, and asks the tests to notice.

`python tools/bite.py rules [python/fastapi ...]`, `... data [lexicon/nouns ...]`, `... schemas [vault ...]`, `... code [compile ...]`,
`... calls [compile.sentences.noun ...]`;
`--sample N` tries so many, picked by `--seed` (of schemas all are tried). Prints what no test misses, and of rules a table of their pages.
Must not judge: `tests/biting/survivors.txt` holds what is known of pages, with the reason."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / place) for place in ("", "tools", "tests", "tests/extract", "tests/biting")]

# How many sentences are made of those there are, where some changes are left.
_CROSSED = 4_000
# What is compiled, compared and judged, with the folders of tests that hold it; the quick ones first.
CODE = {
    "compile": ("tests/compile", "tests/checks", "tests/lint", "tests/biting"),
    "delta": ("tests/delta", "tests/checks", "tests/verdict", "tests/biting"),
    "checks": ("tests/checks", "tests/verdict", "tests/biting"),
    "verdict": ("tests/verdict", "tests/checks", "tests/governance", "tests/biting"),
}
# The tables of rows (`biting.tables`) that are asked before them.
TABLES = {
    "compile": ("readings", "compile", "biting", "checks", "lint", "phrases", "turns", "sentences"),
    "delta": ("delta", "codes", "checks", "verdict", "biting"),
    "checks": ("checks", "codes", "verdict", "biting", "rest", "lists"),
    "verdict": ("verdict", "codes", "checks", "biting"),
}
_MODULES = {
    "compile": ("compile",), "delta": ("delta.py", "pairing.py", "compare.py"), "checks": ("checks",),
    "verdict": ("verdict.py", "consequence.py", "unread.py", "homed.py", "several.py"),
}


def pages() -> tuple[str, ...]:
    """Every query file of the rules."""
    return tuple(f"{file.parent.name}/{file.stem}" for file in sorted((ROOT / "rules").glob("*/*.scm")))


def data_files() -> tuple[str, ...]:
    """Every file of data of the rules."""
    return tuple(file.relative_to(ROOT / "rules").with_suffix("").as_posix() for file in sorted((ROOT / "rules").rglob("*.yaml")))


def of_rules(names: Sequence[str], sample: int, seed: int) -> tuple[int, list[str]]:
    """What is taken from query files: how many pieces, and those that no case misses and no reason is listed for."""
    from biting.pages import OPEN, answers, table
    from biting.rules import of_query

    told = []
    for one in answers(_spread([(page, taken) for page in names or pages() for taken in of_query(page)], sample, seed)):
        told.append(one)
        print(f"{one}\n" if one.became == OPEN else "", end="", flush=True)
    print("\n".join(table(told)))
    return len(told), [str(one) for one in told if one.became == OPEN]


def of_data(names: Sequence[str], sample: int, seed: int) -> tuple[int, list[str]]:
    """What is taken from data, leaf by leaf: the rows nearest to it are asked file by file, then of what is left all rows, and the tests
    that run a reader."""
    from biting.data import everywhere, far
    from biting.readers import missed
    from biting.rules import of_data as leaves

    chosen = _spread([taken for file in names or data_files() for taken in leaves(file)], sample, seed)
    left = []
    for file, own in _by_file(chosen).items():
        still = far(file, own)
        print(f"{file}: {len(own)} taken away, {len(still)} of them missed by no row nearby", file=sys.stderr, flush=True)
        left += still
    found = []
    for own in _by_file(everywhere(left)).values():
        found += missed(own)
    print("".join(f"{one}\n" for one in found), end="", flush=True)
    return len(chosen), found


def _by_file(taken: Sequence[Any]) -> dict[str, list[Any]]:
    return {file: [one for one in taken if one.file == file] for file in dict.fromkeys(one.file for one in taken)}


def of_schemas(names: Sequence[str], sample: int, seed: int) -> tuple[int, list[str]]:
    """What is taken from the schemas that editors use."""
    from biting.schemas import unnoticed

    from keeper_validate import shipped

    told = [unnoticed(name) for name in names or shipped.names("rules/schemas", ".json")]
    found = [f"{one.file} {one.place}: {one.what}" for _, left in told for one in left]
    print("".join(f"{one}\n" for one in found), end="")
    return sum(count for count, _ in told), found


def of_code(names: Sequence[str], sample: int, seed: int) -> tuple[int, list[str]]:
    """Mutants of the Python that compiles, compares and judges: how many were tried, and those that nothing missed. Rows, and tests
    that need nothing but their parameters, are asked first; all quick tests then of what these did not notice."""
    from biting.asking import Answers, Asking
    from biting.covering import answers
    from biting.placing import asked
    from biting.python import module_of, mutants
    from biting.rows import tests

    tried, found = 0, []
    for name in names or CODE:
        area = name.partition(".")[0]
        within = f"keeper_validate.{name}."
        files = [file for part in _MODULES[area] for file in _files(part) if name == area or f"{module_of(file)}.".startswith(within)]
        chosen = _spread([mutant for file in files for mutant in mutants(module_of(file), file)], sample, seed)
        first = Asking(tests(TABLES[area])).about([asked(mutant) for mutant in chosen])
        left = [*first.unnoticed, *first.unpassed]
        rest = answers(left, CODE[area]) if left else Answers()
        tried += len(chosen) - len(first.unmade)
        missed = [*(one.told() for one in rest.unnoticed), *(f"{one.told()} (no quick test runs it)" for one in rest.unpassed)]
        found += missed
        print("".join(f"{one}\n" for one in missed), end="")
        print(f"{name}: {len(chosen)} changed, {len(first.unmade)} could not be made, {len(missed)} unnoticed", file=sys.stderr)
    return tried, found


def of_calls(names: Sequence[str], sample: int, seed: int) -> tuple[int, list[str]]:
    """Mutants of the compiler, each asked of what the rows call the changed function with; what none of them notices is asked of sentences
    crossed from theirs, so that a person may read those that tell it apart: these are printed, and are no cases."""
    from biting.called import MEANING, NOTICED, asked_of_calls, calls
    from biting.crossed import tests as crossed
    from biting.python import module_of, mutants
    from biting.rows import tests
    from test_bites_readings import TABLES as readings
    from test_bites_readings import reading
    from test_bites_words import lines

    files = {module_of(file): file for name in names or ("compile",) for file in _files_of(name)}
    known = calls(tests(TABLES["compile"]), files)
    chosen = _spread([mutant for module, file in files.items() for mutant in mutants(module, file)], sample, seed)
    left = [(mutant, told) for mutant in chosen if (told := asked_of_calls(mutant, known)[0]) != NOTICED]
    questions = [question for file in sorted(readings.glob("*.txt")) for question, _ in lines(file)]
    made = calls(crossed(questions, _CROSSED if left else 0, seed, reading), files)
    for mutant, told in left:
        answer, sentence = asked_of_calls(mutant, made)
        print(f"{told}: {mutant} ({MEANING[told]})" + (f"\n    {sentence}" if answer == NOTICED else ""), flush=True)
    return len(chosen), [str(mutant) for mutant, _ in left]


def _files_of(name: str) -> list[Path]:
    """The files of a module of the program, or of all below a package of it (`compile.sentences`)."""
    place = ROOT / "keeper_validate" / name.replace(".", "/")
    return [place.with_suffix(".py")] if place.with_suffix(".py").exists() else sorted(place.rglob("*.py"))


def _spread(pieces: Sequence[Any], sample: int, seed: int) -> list[Any]:
    """So many pieces, spread evenly over all, or all of them."""
    if not sample or sample >= len(pieces):
        return list(pieces)
    chance, step = random.Random(seed), len(pieces) / sample
    return [pieces[int((number + chance.random()) * step)] for number in range(sample)]


def _files(part: str) -> Iterator[Path]:
    place = ROOT / "keeper_validate" / part
    yield from (place,) if place.is_file() else sorted(place.rglob("*.py"))


OF: dict[str, Callable[[Sequence[str], int, int], tuple[int, list[str]]]] = {
    "rules": of_rules, "data": of_data, "schemas": of_schemas, "code": of_code, "calls": of_calls,
}


def main(argv: Sequence[str] | None = None) -> int:
    """The number of survivors, as an exit status up to 100."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=OF)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    tried, found = OF[options.kind](options.names, options.sample, options.seed)
    print(f"{tried} taken away or changed, {len(found)} of them unnoticed")
    return min(len(found), 100)


if __name__ == "__main__":
    sys.exit(main())
