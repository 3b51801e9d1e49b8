"""Asks the cases about what is taken from the rules of a page: its own ones, with their look-alikes and small sources, then those of the
other pages of its family.

Must not explain what nobody notices: `tests/biting/survivors.txt` does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import rule_pages

from biting.forked import NOTICED, UNNOTICED, became
from biting.rules import Taken, without
from keeper_validate import shipped
from keeper_validate.extract.matching import patterns, ruleset

_LISTED = Path(__file__).resolve().parents[2] / "tests" / "biting" / "survivors.txt"
REASON = " => "
# What becomes of a piece: noticed by a case of the page, by one of another page, refused by the program itself, listed, noticed by nobody.
OWN, OTHER, BROKEN, LISTED, OPEN = "own", "other", "broken", "listed", "open"
_ALL = (OWN, OTHER, BROKEN, LISTED, OPEN)


@dataclass(frozen=True)
class Answer:
    """What became of one piece of a page's rules."""

    page: str
    taken: Taken
    became: str

    def __str__(self) -> str:
        return name(self.taken)


def answers(pieces: Iterable[tuple[str, Taken]]) -> Iterator[Answer]:
    """What becomes of each piece when it is gone."""
    known, held = reasons(), set[str]()
    # compiling costs most, and what is taken away is in few of all queries
    setattr(ruleset, "Query", cache(ruleset.Query))  # noqa: B010
    for page, taken in pieces:
        if page not in held:
            held.add(page)
            # which must hold as they are, and are quicker in the children for what is remembered here
            own(page)
            others(page)
        became_ = _asked(page, taken)
        yield Answer(page, taken, LISTED if became_ == OPEN and name(taken) in known else became_)


def _asked(page: str, taken: Taken) -> str:
    said = became(without(taken), lambda: own(page))
    if said != UNNOTICED:
        return OWN if said == NOTICED else BROKEN
    said = became(without(taken), lambda: others(page))
    return OPEN if said == UNNOTICED else OTHER if said == NOTICED else BROKEN


def name(taken: Taken) -> str:
    """A piece as it is listed."""
    return f"{taken.file} {taken.place}: {taken.what}"


def reasons() -> dict[str, str]:
    """Every piece that is known to go unnoticed, with the reason."""
    told = (line for line in _LISTED.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#"))
    return {piece: why for piece, _, why in (line.partition(REASON) for line in told)}


def own(page: str) -> int:
    """Runs the cases of a page, their look-alikes and its small sources; the first that fails raises."""
    import test_bites_pages
    import test_bites_sources
    import test_pages

    for case in _cases(page):
        test_pages.test_page(case)
        if len(case.sources) > 1:
            test_pages.test_a_file_alone_holds_what_it_holds_in_the_whole(case)
    for said, read in test_bites_pages.of_page(page):
        assert test_bites_pages.found(said) == read
    assert all(test_bites_sources.found(said) == read for said, read in test_bites_sources.of_data(page))
    return 0


def others(page: str) -> int:
    """Runs those cases of the other pages of the family for whose sources the rules of this one are needed."""
    import test_pages

    for case in _besides(page):
        test_pages.test_page(case)
    return 0


@cache
def _besides(page: str) -> tuple[rule_pages.Case, ...]:
    needs = patterns.page(shipped.text(f"rules/{page}.scm")).needs
    every = (case for other in family(page.partition("/")[0]) if other != page for case in _cases(other))
    return tuple(case for case in every if not needs or any(word in text.encode() for _, text in case.sources for word in needs))


@cache
def family(name: str) -> tuple[str, ...]:
    """The pages of a family that hold cases."""
    return tuple(dict.fromkeys(case.page for case in rule_pages.cases() if case.page.startswith(f"{name}/")))


@cache
def _cases(page: str) -> tuple[rule_pages.Case, ...]:
    return tuple(case for case in rule_pages.cases() if case.page == page)


def table(told: Sequence[Answer]) -> Iterator[str]:
    """A line for each page with what became of its pieces, and one for all."""
    yield "| page | taken away | noticed by its cases | by another page's | refused by the program | listed | open |"
    yield "|---|---|---|---|---|---|---|"
    for page in dict.fromkeys(one.page for one in told):
        yield _row(page, [one for one in told if one.page == page])
    yield _row("**all**", told)


def _row(title: str, told: Sequence[Answer]) -> str:
    counts = (sum(one.became == kind for one in told) for kind in _ALL)
    return f"| {title} | {len(told)} | {' | '.join(map(str, counts))} |"
