"""What was exchanged for another thing, as “use A instead of B”: “we moved from B to A”, “B has been dropped in favour of A”, “A replaces B”.

Its words are data (`rules/lexicon/using.yaml`). What may only tell how things are is read where both are libraries of one purpose."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.contrast import rivals, technologies
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.sides import plain
from keeper_validate.compile.sentences.slots import is_thing, size_of
from keeper_validate.compile.vocabulary import lexicon

_MOST = 16


def exchanged(run: Run) -> Run:
    """The plainer words where the whole of a part says so, else none."""
    lead = size_of("of_us", run, 0)
    said = run[lead:]
    if not said or len(said) > _MOST:
        return ()
    return _left_for(said) or _dropped_for(said) or _gone_for(said) or _taking_over(said)


def _left_for(run: Run) -> Run:
    """“move from B to A”, “migrated away from B to A”."""
    start = size_of("leaving_it", run, 0)
    middle = next((at for at in range(start + 1, len(run) - 1) if size_of("arriving", run, at)), 0) if start else 0
    return _instead(run[middle + size_of("arriving", run, middle):], run[start:middle], False) if middle else ()


def _dropped_for(run: Run) -> Run:
    """“drop B in favour of A”; “substitute A for B” names them the other way round."""
    start = size_of("dropping", run, 0)
    middle = next((at for at in range(start + 1, len(run) - 1) if size_of("favouring", run, at)), 0) if start else 0
    if middle:
        return _instead(run[middle + size_of("favouring", run, middle):], run[start:middle], False)
    start = size_of("substituting", run, 0)
    middle = next((at for at in range(start + 1, len(run) - 1) if lows(run[at:at + 1]) == ("for",)), 0) if start else 0
    return _instead(run[start:middle], run[middle + 1:], False) if middle else ()


def _gone_for(run: Run) -> Run:
    """“B was removed in favour of A”, “B is replaced with A”."""
    middle = next((at for at in range(1, len(run) - 1) if size_of("gone_for", run, at)), 0)
    return _instead(run[middle + size_of("gone_for", run, middle):], run[:middle], True) if middle else ()


def _taking_over(run: Run) -> Run:
    """“A replaces B”, “A supersedes B”."""
    middle = next((at for at in range(1, len(run) - 1) if size_of("taking_over", run, at)), 0)
    return _instead(run[:middle], run[middle + size_of("taking_over", run, middle):], True) if middle else ()


def _instead(wanted: Run, other: Run, told: bool) -> Run:
    """“use A instead of B”, of libraries or pieces of code; `told` where only one library in the place of its rival is no tale."""
    wanted, other = _bare(wanted), _bare(other)
    if not wanted or not other or any(word.sort == "mark" for word in (*wanted, *other)):
        return ()
    named = lexicon.technology(" ".join(word.text for word in other))
    alike = rivals(wanted, other) or (named is not None and len(wanted) == 1 and wanted[0].literal)
    if told and not alike:
        return ()
    used = is_thing(wanted) or bool(technologies([wanted]))
    coded = all(word.literal for word in (*wanted, *other)) and all(map(is_thing, (*items(wanted), *items(other))))
    return (*plain("use"), *wanted, *plain("instead of"), *other) if alike or (used and named) or (coded and not told) else ()


def _bare(run: Run) -> Run:
    """“the `moment` library” as `moment`."""
    run = without(run, "articles") if run else run
    return run[:-1] if len(run) > 1 and run[-1].low in lexicon.grammar("library_nouns") else run
