"""Why what a part names reaches further in code than what it means: a line of a file, a type of types, a word that much else is called.

Must not decide what a phrase stands for."""

from __future__ import annotations

import re
from itertools import pairwise

from keeper_validate.clause import Check
from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.places import folders_of
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken

_SHORT = 2  # letters: `em`, `id`, `px` stand in code for anything


def wide(read: Read) -> str | None:
    """Why the checks of a part may hold for more than it says; None where nothing speaks for it."""
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _of_short_names(read: Read) -> str | None:
    """“use `px`, no `em`”, “`Set`, not `Add`”: names that code bears everywhere, and names of deeds."""
    for target in (check.target or "" for check in read.checks if _is_name(check)):
        compared = bool(read.statement.wanted)
        deed = compared and target.isalpha() and any(lexicon.verb_at(act, (target.lower(),), 0) for act in FORBIDDEN_ACTS)
        if (target.isalpha() and len(target) <= _SHORT) or (deed and f"{target}(" not in read.text):
            return f"“{target}” stands in code for other things as well"
    return None


def _of_short_globs(read: Read) -> str | None:
    """“never change an existing `m*.rs`”: one letter begins the names of many other files; `V*.sql` is how a tool calls its own."""
    targets = (check.target or "" for check in read.checks if check.kinds == ("file",))
    glob = next((target for target in targets if re.fullmatch(r"[a-z]\*\.\w+", target)), None)
    return f"other files are called like “{glob}” as well" if glob else None


def _of_pieces_of_files(read: Read) -> str | None:
    """“guard the next `use`, not the `Cargo.toml` line”: what stands in a file is not the file."""
    words = read.statement.object
    pieces = lexicon.grammar("file_pieces")
    inside = any(word.literal and behind.low in pieces for word, behind in pairwise(words))
    files = any(check.op.startswith("forbid") and check.kinds == ("file",) for check in read.checks)
    return "it speaks of what stands in the file" if inside and files else None


def _of_roots(read: Read) -> str | None:
    """“port 8443, not `/`”: the route of everything."""
    rooted = any(check.kinds == ("route",) and check.target and not check.target.strip("/*,") for check in read.checks)
    return "“/” alone may be something else than a route" if rooted else None


def _of_addresses(read: Read) -> str | None:
    """“no URLs or page titles”: addresses that something holds, which are no routes."""
    plain = any(check.op == "forbid-new" and check.kinds == ("route",) and not check.target for check in read.checks)
    told = any(word.low in lexicon.grammar("addresses") for word in read.statement.object)
    return "it is not clear whether routes are meant" if plain and told and "new" not in lows(read.part.words) else None


def _of_everyday_words(read: Read) -> str | None:
    """“two replicas, not three”: a library by the name of a word that people use for much else."""
    names = {check.technology for check in read.checks}
    words = (word.text for word in read.statement.object if word.sort == "word" and word.text in lexicon.grammar("everyday_names"))
    named = next((word for word in words if lexicon.technology(word) in names), None)
    return f"it is not clear whether “{named}” is the library" if named else None


def _of_mentions(read: Read) -> str | None:
    """“no mention of databases”: what a text says, and not what code does."""
    told = any(word.low in lexicon.grammar("mentions") for word in read.statement.object[:2])
    return "it may only speak of what a text mentions" if told else None


def _of_sorts(read: Read) -> str | None:
    """“layout: tabbed interface, not separate pages”: a whole kind that a description of one thing rejects."""
    wanted = read.statement.wanted
    whole = any(check.op == "forbid-new" and (check.primitive or not (check.target or check.technology)) for check in read.checks)
    chosen = any(verb_of(wanted[at:], (*FORBIDDEN_ACTS, "require", "place"))[1] for at in range(len(wanted)))
    labelled = read.part.opener == ":"
    described = bool(wanted) and not chosen and "new" not in lows(read.part.words)
    return "it may only tell how one thing looks" if whole and labelled and described else None


def _of_several_places(read: Read) -> str | None:
    """“specs in `a/`, page objects in `b/`”: which of them stands where is not said of each."""
    words = lows(read.part.words)
    placed = any(check.op == "require-shape" and "/" in (check.target or "") and "," in (check.target or "") for check in read.checks)
    return "it is not clear which of them stands where" if placed and "," in words and _count(read.part.words) > 1 else None


def _count(run: Run) -> int:
    return sum(bool(lexicon.at("inside", lows(run), at)) and run[at + 1].literal for at in range(len(run) - 1))


def _of_chosen_places(read: Read) -> str | None:
    """“use `a` inside `EXISTS` checks, not `b`”: only there; a file that is named is where it is made."""
    places = [run for relation, run in cut(read.statement.wanted)[1] if relation == "inside"]
    places = [run for run in places if not any(word.literal and re.search(r"[/.]", word.text) for word in run)]
    pieces = (piece for run in places for piece in items(run))
    return next((why for piece in pieces if (why := read.limits(piece) or _unshown(piece, read))), None)


def _unshown(run: Run, read: Read) -> str | None:
    """“in `src/`, use `a` in components, not `b`”: of two places, the one that no check shows."""
    folders = {*folders_of(run)}
    shown = not folders or any(folders & {*check.within} for check in read.checks)
    return None if shown else f"structure does not show “{spoken(run)}”"


def _of_sorts_of_tests(read: Read) -> str | None:
    """“no integration tests”, “no `sleep` in unit tests”: tests of one sort, which no name of a file tells from the others."""
    tests, files = lexicon.layer("tests"), lexicon.entry("tests")
    words = lows((*read.context.topic, *read.part.words))
    named = {one for one, noun in pairwise(words) if tests is not None and lexicon.layer(noun) == lexicon.layer(f"{one} {noun}") == tests}
    sorts = named | {word for word in words if named and lexicon.at("sorts_of_test", (word,), 0)}
    held = any(
        check.op.startswith("forbid") and ((files and check.target == files.target) or (tests and {*tests.folders} <= {*check.within}))
        for check in read.checks
    )
    return f"no name of a file tells {sorts.pop()} tests from others" if held and len(sorts) == 1 else None


def _of_whole_views(read: Read) -> str | None:
    """“keep screens in `src/screens`”: a component is told from them by no form of its own."""
    word = next((word.low for word in read.part.words if word.low in lexicon.grammar("whole_views")), None)
    any_one = any(check.kinds == ("component", "page") and not (check.target or check.primitive) for check in read.checks)
    return f"structure does not show which components are {word}" if word and any_one else None


_REASONS = (
    _of_whole_views,
    _of_short_names, _of_short_globs, _of_pieces_of_files, _of_roots, _of_addresses, _of_everyday_words, _of_mentions,
    _of_sorts, _of_several_places, _of_chosen_places, _of_sorts_of_tests,
)


def _is_name(check: Check) -> bool:
    return check.op == "forbid-use" and "token" in check.kinds and not check.technology and not check.parameters and not check.within
