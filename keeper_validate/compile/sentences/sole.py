"""What is the only one of its purpose, as “T is the only F”: “T as the single F”, “the sole F is T”, “use T as the F”, “T only”.

Its words are data (`rules/lexicon/using.yaml`). Must not know which rivals a library has."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.sides import plain
from keeper_validate.compile.sentences.slots import size_of
from keeper_validate.compile.vocabulary import lexicon

_MOST = 14


def sole(run: Run, labelled: bool) -> Run:
    """The plainer words where the whole of a part says so, else none; behind a label, “T only” may limit what the label names."""
    if not 1 < len(run) <= _MOST:
        return ()
    return _as_the_one(run) or _is_the_one(run) or _the_one_is(run) or (() if labelled else _alone(run))


def _as_the_one(run: Run) -> Run:
    """“(always use) T as (the single) F”; where nobody says always, others are only warned of."""
    at = next((at for at in range(1, len(run) - 1) if lows(run[at:at + 1]) == ("as",)), 0)
    bound = size_of("must", run, 0)
    start = bound + size_of("using", run, bound)
    end = at + 1 + size_of("articles_ours", run, at + 1)
    one = size_of("the_one", run, end)
    if not at or not _is_family(run[end + one:]) or not _chosen(run[start:at]):
        return ()
    if one or (start > bound > 0):
        return _no_other(run[end + one:], run[start:at])
    # “zod as validation library” may be said of one place
    return (*run[:bound], *plain("use"), *run[start:at], *plain("for"), *run[end:]) if start > 0 else ()


def _is_the_one(run: Run) -> Run:
    """“T is our single F”, “T shall be the sole F”."""
    at = next((at for at in range(1, len(run) - 2) if size_of("being", run, at)), 0)
    end = at + size_of("being", run, at)
    end += size_of("articles_ours", run, end)
    one = size_of("the_one", run, end) if at else 0
    return _no_other(run[end + one:], run[:at]) if one and _is_family(run[end + one:]) and _chosen(run[:at]) else ()


def _the_one_is(run: Run) -> Run:
    """“the only F is T”."""
    start = size_of("articles_ours", run, 0)
    one = size_of("the_one", run, start)
    at = next((at for at in range(start + one + 1, len(run) - 1) if size_of("being", run, at)), 0) if one else 0
    wanted = run[at + size_of("being", run, at):]
    return _no_other(run[start + one:at], wanted) if at and _is_family(run[start + one:at]) and _chosen(wanted) else ()


def _alone(run: Run) -> Run:
    """“T only”, “use T exclusively”, of a library in one set of rivals, or in sets of which one holds all others."""
    start = size_of("must", run, 0)
    start += size_of("using", run, start)
    end = next((at for at in range(start + 1, len(run)) if size_of("and_no_other", run, at) == len(run) - at), 0)
    only = 0 if end else size_of("and_no_other", run, start)
    wanted = run[start + only:end or len(run)]
    name = lexicon.technology(" ".join(word.text for word in wanted)) if end or only else None
    sets = [group for group in lexicon.mapping("families").values() if name in group["members"]] if name else []
    if len(sets) < 2:
        return ()
    widest = max(sets, key=lambda one: len(one["members"]))
    told = widest.get("words", ()) if all({*one["members"]} <= {*widest["members"]} for one in sets) else ()
    # of which purpose it is the only one, nobody says
    return (*plain("avoid"), *plain(told[0]), *plain("other than"), *wanted) if told else ()


def _no_other(family: Run, wanted: Run) -> Run:
    """“Postgres via Prisma” are two that may be, of one set and another."""
    via = next((at for at in range(1, len(wanted) - 1) if size_of("by_way_of", wanted, at)), 0)
    if not via:
        return (*wanted, *plain("is the only"), *family)
    return (*plain("no"), *family, *plain("other than"), *wanted[:via], *plain("and"), *wanted[via + 1:])


def _is_family(run: Run) -> bool:
    return bool(run) and lexicon.family(" ".join(word.text for word in run)) is not None


def _chosen(run: Run) -> bool:
    """Whether a run names a library, or one and what it is reached with."""
    via = next((at for at in range(1, len(run) - 1) if size_of("by_way_of", run, at)), len(run))
    pieces = [piece for piece in (run[:via], run[via + 1:]) if piece]
    return bool(pieces) and all(lexicon.technology(" ".join(word.text for word in piece)) is not None for piece in pieces)
