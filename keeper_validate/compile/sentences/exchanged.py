"""What was exchanged for another thing, as “use A instead of B”: “we moved from B to A”, “B was dropped in favour of A”, “A replaces B”.

Its words are data (`rules/lexicon/using.yaml`). What may only tell how things are is read where both are libraries of one purpose."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.contrast import rivals, technologies
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.sides import plain
from keeper_validate.compile.sentences.slots import is_thing, size_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word

_MOST, _FEW = 16, 4


def exchanged(run: Run) -> Run:
    """The plainer words where the whole of a part says so, else none."""
    lead = size_of("of_us", run, 0)
    said = run[lead:]
    if not said or len(said) > _MOST:
        return ()
    return _left_for(said) or _dropped_for(said) or _gone_for(said) or _taking_over(said) or _refused(said, lead > 0) or _through(run)


def _left_for(run: Run) -> Run:
    """“move from B to A”, “migrated away from B to A”."""
    start = size_of("leaving_it", run, 0)
    middle = next((at for at in range(start + 1, len(run) - 1) if size_of("arriving", run, at)), 0) if start else 0
    wanted, other = run[middle + size_of("arriving", run, middle):], run[start:middle]
    # “move from Redux to Acme”, where “move from Redux to the next topic” may be anything
    named = len(wanted) == 1 and wanted[0].text[:1].isupper() and _known(other)
    return (_instead(wanted, other, False) or _of_known(wanted, other, named)) if middle else ()


def _dropped_for(run: Run) -> Run:
    """“drop B in favour of A”; “substitute A for B” names them the other way round."""
    start = size_of("dropping", run, 0)
    middle = next((at for at in range(start + 1, len(run) - 1) if size_of("favouring", run, at)), 0) if start else 0
    if middle:
        wanted, other = run[middle + size_of("favouring", run, middle):], run[start:middle]
        return _instead(wanted, other, False) or _of_known(wanted, other, _known(other) and len(wanted) <= _FEW)
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


def _through(run: Run) -> Run:
    """“logging goes through A rather than B”, “errors are logged with A, not B”: of two pieces of code, wherever they are called."""
    middle = next((at for at in range(2, len(run) - 1) if size_of("over", run, at)), 0)
    end = next((at for at in range(1, middle) if size_of("through", run, at) or size_of("done_by", run, at)), 0)
    start = end + max(size_of("through", run, end), size_of("done_by", run, end))
    topic, wanted, other = run[:end], run[start:middle], run[middle + size_of("over", run, middle):]
    coded = bool(end) and len(wanted) == len(other) == 1 and wanted[0].literal and other[0].literal and is_thing(wanted) and is_thing(other)
    plain_topic = end <= _FEW and all(word.sort == "word" and not size_of("to", run, at) for at, word in enumerate(topic))
    return (*plain("use"), *wanted, *plain("instead of"), *other) if coded and plain_topic else ()


def _refused(run: Run, ours: bool) -> Run:
    """“we explicitly reject Redux”, “Kafka was ruled out as too heavy”: what nobody wants, whatever made it so."""
    start = size_of("refusing" if ours else "refusing_by_order", run, 0)
    refused = _slashed(run[start:])
    if start and _are_libraries(refused):
        return (*plain("do not use"), *_bare(refused))
    end = next((at for at in range(1, len(run)) if size_of("refused", run, at)), 0)
    behind = run[end + size_of("refused", run, end):] if end else ()
    told = not behind or lows(behind[:1]) in (("as",), ("because",), ("here",))
    return (*plain("do not use"), *_bare(run[:end])) if end and told and _are_libraries(run[:end]) else ()


def _slashed(run: Run) -> Run:
    """“Redux/MobX” as “Redux and MobX”."""
    return tuple(Word("and", "word") if word.text == "/" else word for word in run)


def _are_libraries(run: Run) -> bool:
    """Whether each of a list is a library, or the word for all of one purpose."""
    return bool(items(run)) and all(_known(piece) or _is_family(piece) for piece in items(run))


def _is_family(piece: Run) -> bool:
    entry = lexicon.entry(" ".join(word.text for word in without(piece, "articles", "every")))
    return entry is not None and bool(entry.family) and not entry.opaque


def _instead(wanted: Run, other: Run, told: bool) -> Run:
    """“use A instead of B”, of libraries or pieces of code; `told` where only one library in the place of its rival is no tale."""
    wanted, other = _bare(wanted), _bare(other)
    if not wanted or not other or any(word.sort == "mark" for word in (*wanted, *other)):
        return ()
    named = _known(other)
    alike = rivals(wanted, other) or (named and len(wanted) == 1 and wanted[0].literal)
    if told and not alike:
        return ()
    used = is_thing(wanted) or bool(technologies([wanted]))
    coded = all(word.literal for word in (*wanted, *other)) and all(map(is_thing, (*items(wanted), *items(other))))
    return (*plain("use"), *wanted, *plain("instead of"), *other) if alike or (used and named) or (coded and not told) else ()


def _of_known(wanted: Run, other: Run, named: bool) -> Run:
    return (*plain("use"), *_bare(wanted), *plain("instead of"), *_bare(other)) if named and wanted else ()


def _known(run: Run) -> bool:
    return lexicon.technology(" ".join(word.text for word in _bare(run))) is not None


def _bare(run: Run) -> Run:
    """“the `moment` library” and “Redux stores” as the library, where its name says which it is."""
    run = without(run, "articles") if run else run
    sort = len(run) > 1 and (run[-1].low in lexicon.grammar("library_nouns") or size_of("of_libraries", run, len(run) - 1))
    last = items(run[:-1])[-1] if sort and items(run[:-1]) else ()
    return run[:-1] if last and lexicon.technology(" ".join(word.text for word in last)) else run
