"""Rules and code must bite: takes what they say away, piece by piece, and asks the tests to notice.

`python tools/bite.py rules [python/fastapi ...]`, `... data [lexicon/nouns ...]`, `... code [compile ...]`; `--sample N` tries so many,
picked by `--seed`. Prints what no test misses. Must not judge: `tests/biting/survivors.txt` holds what is known, with the reason."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / place) for place in ("", "tools", "tests", "tests/extract")]

from biting.forked import noticed, tests  # noqa: E402

# What is compiled, compared and judged, with the folders of tests that hold it; the quick ones first.
CODE = {
    "compile": ("tests/compile", "tests/checks", "tests/lint"),
    "delta": ("tests/delta", "tests/checks", "tests/verdict"),
    "checks": ("tests/checks", "tests/verdict"),
    "verdict": ("tests/verdict", "tests/checks", "tests/governance"),
}
_MODULES = {
    "compile": ("compile",), "delta": ("delta.py", "pairing.py", "compare.py"), "checks": ("checks",),
    "verdict": ("verdict.py", "consequence.py", "unread.py", "homed.py", "several.py"),
}
_DATA = ("tests/compile", "tests/checks", "tests/extract", "tests/law", "tests/lint", "tests/commands")
Piece = tuple[str, Callable[[], bool]]


def pages() -> tuple[str, ...]:
    """Every query file of the rules."""
    return tuple(f"{file.parent.name}/{file.stem}" for file in sorted((ROOT / "rules").glob("*/*.scm")))


def data_files() -> tuple[str, ...]:
    """The codes and the lexicon."""
    files = (file for top in ("codes", "lexicon") for file in sorted((ROOT / "rules" / top).glob("*.yaml")))
    return tuple(f"{file.parent.name}/{file.stem}" for file in files)


def of_rules(names: Sequence[str]) -> Iterator[Piece]:
    """Pieces of query files; the cases of the own page are asked."""
    from biting.rules import of_query, without

    for page in names or pages():
        for taken in of_query(page):
            told = f"{taken.file} {taken.place}: {taken.what}"
            yield told, lambda taken=taken, page=page: noticed(without(taken), lambda: _cases(page))


def of_data(names: Sequence[str]) -> Iterator[Piece]:
    """Pieces of codes and lexicon."""
    from biting.rules import of_data, without

    for file in names or data_files():
        for taken in of_data(file):
            yield f"{taken.file} {taken.place}: {taken.what}", lambda taken=taken: noticed(without(taken), lambda: tests(_DATA))


def of_code(names: Sequence[str]) -> Iterator[Piece]:
    """Mutants of the Python that compiles, compares and judges."""
    from biting.python import loaded_as, mutants

    for area in names or CODE:
        for file in sorted(file for part in _MODULES[area] for file in _files(part)):
            module = ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
            for mutant in mutants(module, file):
                told = f"{module}:{mutant.line}: `{mutant.was}` as `{mutant.now}`"
                yield told, lambda mutant=mutant, area=area: noticed(loaded_as(mutant), lambda: tests(CODE[area]))


def _files(part: str) -> Iterator[Path]:
    place = ROOT / "keeper_validate" / part
    yield from (place,) if place.is_file() else sorted(place.glob("*.py"))


@cache
def _of_page(page: str) -> tuple[object, ...]:
    from rule_pages import cases

    return tuple(case for case in cases() if case.page == page)


def _cases(page: str) -> int:
    import test_pages

    for case in _of_page(page):
        test_pages.test_page(case)
    return 0


OF: dict[str, Callable[[Sequence[str]], Iterator[Piece]]] = {"rules": of_rules, "data": of_data, "code": of_code}


def survivors(kind: str, names: Sequence[str], sample: int, seed: int) -> tuple[int, list[str]]:
    """How many pieces were tried, and those that nothing missed."""
    import pytest  # noqa: F401  # once for all children

    pieces = list(OF[kind](names))
    chosen = random.Random(seed).sample(pieces, min(sample, len(pieces))) if sample else pieces
    if kind == "rules":
        import test_pages  # noqa: F401  # likewise

    found = []
    for told, notices in chosen:
        if not notices():
            found.append(told)
            print(told, flush=True)
    return len(chosen), found


def main(argv: Sequence[str] | None = None) -> int:
    """The number of survivors, as an exit status up to 100."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=OF)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    tried, found = survivors(options.kind, options.names, options.sample, options.seed)
    print(f"{tried} taken away or changed, {len(found)} of them unnoticed")
    return min(len(found), 100)


if __name__ == "__main__":
    sys.exit(main())
