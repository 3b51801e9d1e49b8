"""What is told to stand beside what it belongs to: “place validators next to their handler”, “co-locate styles with the component”.

Its sentences are data (`alongside` in `rules/lexicon/homes.yaml`). Must not read where tests and stories stand."""

from __future__ import annotations

from functools import cache

from keeper_validate.clause import Check, Compiled
from keeper_validate.compile.demands.dubbed import files_of
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.polarity import forbids
from keeper_validate.compile.sentences.whole import bare
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.slotted import Slotted, first_fit, slotted
from keeper_validate.compile.vocabulary.words import singular, words


def alongside(whole: Compiled, text: str) -> Compiled:
    """What was read of a clause, or the checks that each new file has one in its folder that it belongs to; names only let them warn."""
    clause = whole.clause
    if whole.checks or forbids(clause):
        return whole
    found = first_fit(_forms(), bare(text))
    owner = _files(without(words(found["of"]), "articles")) if found else ""
    run = words(found["what"]) if found else ()
    pieces = [_files(without(piece, "articles", "every", "newness")) for piece in items(_bare(run))]
    if not owner or not pieces or not all(pieces) or owner in pieces:
        return whole
    return Compiled(clause, tuple(_beside(piece, owner) for piece in pieces), True, "a name only lets one guess what a file is")


def _beside(files: str, owner: str) -> Check:
    return Check("require-companion", ("file",), files, companion=f"{{dir}}/{owner}", soft=True)


def _bare(run: Run) -> Run:
    """“request and response files” without the word that is said of all of them."""
    return run[:-1] if len(run) > 1 and run[-1].low in ("file", "files", "class", "classes") else run


def _files(run: Run) -> str:
    """The files that a noun means, by what they are written in or by their names; none where it says too little."""
    run = _bare(run)
    phrase = singular(" ".join(lows(run)))
    told = lexicon.mapping("homes", "alongside")["files"].get(phrase)
    called = phrase in lexicon.mapping("homes", "alongside")["called"]
    return str(told) if told else files_of(tuple(phrase.split())) if called else ""


@cache
def _forms() -> tuple[Slotted, ...]:
    told = lexicon.mapping("homes", "alongside")
    return tuple(slotted(says, told["parts"]) for says in told["says"])
