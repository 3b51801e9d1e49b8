"""That a clause does not tell for which files it holds, though what it forbids is only wrong in some.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

from functools import cache

from keeper_validate.clause import Check
from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.sentences.account import weightless
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows
from keeper_validate.compile.sentences.contrast import rivals
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.telling import enclosing
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import spoken

# So many words are a label or an aside, and no sentence of their own.
_LABEL = 3


def unplaced(read: Read) -> str | None:
    """Why a part may hold for fewer files than it names; None where nothing speaks for it."""
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _of_this_file(read: Read) -> str | None:
    """“do not add server imports to this module”, “this file: no axios”, “add no hooks here”: which one, the line does not say."""
    runs = [read.part.words, *(part.words for part in read.whole if len(part.words) <= _LABEL), *(run for _, run in read.part.asides)]
    named = any(_is_this(lows(run)) for run in runs) or _is_here(lows(read.part.words), read)
    literals = [word.text.strip("/") for run in runs for word in run if word.literal]
    placed = all(check.excepted or any(one in glob for one in literals for glob in check.within) for check in read.checks)
    return "it is not clear which file or folder is meant" if named and not placed else None


def _is_this(words: tuple[str, ...]) -> bool:
    return any(words[at] == "this" and words[at + 1] in lexicon.grammar("single_places") for at in range(len(words) - 1))


def _is_here(words: tuple[str, ...], read: Read) -> bool:
    """“do not create hooks here”; “do not use X here” says no more than “do not use X”."""
    made = any(check.op == "forbid-new" and not check.technology for check in read.checks)
    return made and "here" in words[2:] and bool(lexicon.at("never", words, 0))


def _of_no_layer(read: Read) -> str | None:
    """“no dependencies on presentation”: of which part of the codebase, the line does not say."""
    layers = [check for check in read.checks if check.op == "forbid-use" and check.target in _imports() and _anywhere(check)]
    fresh = "new" in lows(read.part.words)
    return "it is not clear which files must not import it" if layers and not fresh else None


def _of_any_reach(read: Read) -> str | None:
    """“do not read databases”: a whole family, which somebody has to reach."""
    reached = [check for check in read.checks if check.op == "forbid-use" and check.technology and _anywhere(check)]
    whole = len(reached) > 4 and "access" in read.statement.acts
    return "it is not clear which files must not do so" if whole else None


def _on_condition(read: Read) -> str | None:
    """“use `a` (not `b`) when X”, “if it is A, or B, do not X”: only then."""
    if read.part.opener == "," and lexicon.at("condition", lows(read.whole[0].words), 0):
        return "structure does not show the occasion"
    chosen = lows(read.statement.wanted)
    if any(lexicon.at("condition", chosen, at) and chosen[at] == "when" for at in range(1, len(chosen))):
        return "structure does not show the occasion"
    outer = enclosing(read.part, read.whole)
    words = lows(outer.words) if outer else ()
    told = any(lexicon.at("condition", words, at) for at in range(1, len(words)))
    behind = any(lexicon.at("condition", lows(part.words), 0) for part in read.whole)
    return "structure does not show the occasion" if outer and (told or behind) else None


def _beside_layer(read: Read) -> str | None:
    """“keep controllers thin, no Prisma”: what a part of the codebase is told before may hold of that part alone."""
    words, wanted = lows(read.part.words), read.statement.wanted
    absent = _is_absent(words) and "new" not in words
    before = [part.words for part in read.whole[:read.whole.index(read.part)] if not _is_absent(lows(part.words))] if absent else []
    begun = not absent and any(names_layer(wanted[:size]) for size in range(1, min(6, len(wanted))))
    told = wanted if begun else before[-1] if before else ()
    must = any(lexicon.at("must", lows(told), at) for at in range(len(told)))
    named = rivals(told, read.part.words) if must else any(lexicon.technology(word.text) for word in told)
    placed = any(relation == "inside" and names_layer(run) for relation, run in cut(told)[1])
    chosen = (verb_of(told, ("use", "require"))[1] or named) and not placed
    chosen = chosen or any(word.low in lexicon.grammar("whole") for word in told[:2])
    ruled = read.part.opener == "." and must
    forbidden = all(check.op.startswith("forbid") for check in read.checks)
    return told_of(told, read) if forbidden and not (chosen or ruled or _is_state(told, read)) else None


def _is_state(told: Run, read: Read) -> bool:
    """“migrations are append-only — never edit an existing one”: that they do not change, which what is forbidden says again."""
    state = any(lexicon.at(name, lows(told), at) for name in ("growing", "frozen", "read_only") for at in range(1, len(told)))
    return state and all(check.op in ("forbid-change", "forbid-remove", "append-only") for check in read.checks)


def _is_absent(words: tuple[str, ...]) -> bool:
    return any(lexicon.at(name, words, 0) for name in ("no", "never"))


def _of_unshown_path(read: Read) -> str | None:
    """“in app code, never use Redis (`apps/**`)”: a path that may say where."""
    runs = [run for _, run in read.part.asides if len(run) == 1 and run[0].literal and not read.statement.wanted]
    paths = (run for run in runs if "/" in run[0].text and not run[0].text.endswith(".md"))
    return next((why for run in paths if (why := read.limits(run))), None)


def _of_some_code(read: Read) -> str | None:
    """“match code must use A, never B”: code of a sort, by a word that is a verb elsewhere."""
    words = lows(read.statement.wanted)
    end = next((at for at in range(2, len(words)) if any(lexicon.at(name, words, at) for name in ("must", "should"))), 0)
    told = read.statement.wanted[:end]
    sort = told[-2] if told and lexicon.at("folder_nouns", (told[-1].low,), 0) else None
    whole = sort is None or any(lexicon.at(name, (sort.low,), 0) for name in ("articles", "every", "newness", "people", "whole"))
    some = not whole and sort is not None and weightless(sort) and not (layer_of(told) or forms.own_files(sort.low))
    return f"it is not clear which files “{spoken(told)}” means" if some and all(map(_anywhere, read.checks)) else None


def _of_what_happens(read: Read) -> str | None:
    """“no network calls shall be made”: what a program does at some time, where no place is named that must not do it."""
    words = lows(read.part.words)
    done = any(lexicon.at("happening", words, at) for at in range(1, len(words)))
    denied = any(_is_absent(words[at:]) for at in range(len(words)))  # “must be made with axios” tells how it is done
    reached = denied and any(check.technology for check in read.checks) and all(map(_anywhere, read.checks))
    return "it may only tell what happens at some time" if done and reached and len(read.checks) > 1 else None


def _behind_a_front(read: Read) -> str | None:
    """“no direct DB access; all data via the service layer”: who makes use of it for all others, and lies where no check shows."""
    direct = any(word.low in ("direct", "raw") for word in read.statement.object) and all(check.technology for check in read.checks)
    others = [part.words for part in read.whole if part is not read.part] if direct and all(map(_anywhere, read.checks)) else []
    fronts = lexicon.grammar("fronts") | {"services", "repositories", "layer"}
    named = next((run for run in others if any(word.sort == "word" and word.low in fronts for word in run)), None)
    return f"it is not clear where “{spoken(named)}” may make use of it" if named else None


_REASONS = (
    _behind_a_front, _of_some_code, _of_what_happens, _of_unshown_path, _beside_layer, _of_this_file,
    _of_no_layer, _of_any_reach, _on_condition,
)


def told_of(run: Run, read: Read) -> str | None:
    """Why what names a part of the codebase may limit checks that hold everywhere."""
    wide = all(map(_anywhere, read.checks)) and names_layer(run)
    return f"it is not clear whether it holds of “{spoken(run)}” alone" if wide else None


def names_layer(run: Run) -> bool:
    """Whether some folders are spoken of: “keep domain models pure (no `axios`)”."""
    spans = (run[at:at + size] for size in (3, 2, 1) for at in range(len(run)))
    return any(layer.folders for span in spans if (layer := lexicon.layer(" ".join(lows(span)))))


def _anywhere(check: Check) -> bool:
    return not (check.within or check.excepted)


@cache
def _imports() -> frozenset[str]:
    return frozenset(layer["import"] for layer in lexicon.mapping("layers").values() if layer.get("import"))
