"""What is chosen for a purpose, however it is said, as the plain “use X for Y”: “Forms: X with Y”, “X for JSON”, “errors go through X”.

Must not compile anything, nor decide what a phrase stands for beyond that it names a library."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.asked_code import asked, barred
from keeper_validate.compile.sentences.choices import each_choice
from keeper_validate.compile.sentences.contrast import rivals
from keeper_validate.compile.sentences.denied import denied
from keeper_validate.compile.sentences.label_first import with_subject
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.only_beside import only_beside
from keeper_validate.compile.sentences.parts import DASHES, Part
from keeper_validate.compile.sentences.tools import is_tool, is_version, marked, tools_at
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_LABEL = 5
_USE, _FOR, _ONLY, _NO = (Word(word, "word") for word in ("use", "for", "only", "no"))
_MEANS = ("with", "via", "through", "using", "by")
_BEHIND = ("for", "in", "on", "within", "inside", "under", "across")
_DROPPED = ("with", "via", "using", "plus")
_SENTENCES = (".", ";")
_INSTEAD = (("use",), ("prefer",))


def chosen(found: tuple[Part, ...], forbidden: bool) -> tuple[Part, ...]:
    """The parts of a clause, in which what tells what is used for something says so with the verb; among what is forbidden nothing does,
    and what is rejected in the same sentence says enough."""
    if forbidden:
        return tuple(map(barred, _remedied(tuple(map(_briefly, found)))))
    found = with_subject(only_beside(found))
    found = tuple(one for at, part in enumerate(found) for one in denied(_briefly(part), found[:at]))
    if len(found) > 2 and found[1].opener == ":" and found[0].asides and any(map(_prohibits, found[2:])):
        return tuple(barred(part) if part in found[:2] else _limited(part, found[0]) for part in found)
    if any(_prohibits(part) for part in found[:2]):
        return tuple(map(barred, found))
    found = _listed(_labelled((*map(marked, found[:2]), *found[2:])))
    told = {id(part) for part in found if (part is found[0] or part.opener in _SENTENCES) and not _prohibits(part)}
    return tuple(
        one for part in found for one in (map(asked, each_choice(_versionless(_told(part)))) if id(part) in told else (barred(part),))
    )


def _remedied(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“axios: use `fetch`” among what is forbidden: what to use instead, where a dash could stand as well."""
    first, second = (*found, Part(()), Part(()))[:2]
    named = is_tool(first.words) or (bool(first.words) and all(word.literal and not is_file(word.text) for word in first.words))
    if len(found) != 2 or second.opener != ":" or lows(second.words[:1]) not in _INSTEAD or not named:
        return found
    return (first, replace(second, opener="-"))


def _limited(part: Part, label: Part) -> Part:
    """“HTTP (server-side): Ky. Not axios.”: what is rejected, with what the label adds, which may limit it."""
    return barred(replace(part, unsaid=(*part.unsaid, *(word for _, run in label.asides for word in run))))


def _briefly(part: Part) -> Part:
    """A part in which what parentheses reject has no reason behind it: “(not Prisma — slow to start)”."""
    return replace(part, asides=tuple((at, _by_name(_without_reason(run), part.words)) for at, run in part.asides))


def _by_name(run: Run, wanted: Run) -> Run:
    """“httpx (never requests)”: the name of a library that is an everyday word as well, where its rival stands before it."""
    size = max(lexicon.at(name, lows(run), 0) for name in ("no", "never", "undone")) if run else 0
    rival = size and rivals(wanted, run) and all(lexicon.technology(word.low) or word.low in ("or", "and") for word in run[size:])
    everyday = lexicon.grammar("tool_words")
    return (*run[:size], *(Word(word.text, "code") if word.low in everyday else word for word in run[size:])) if rival else run


def _without_reason(run: Run) -> Run:
    end = next((at for at, word in enumerate(run) if at and word.text in DASHES), len(run))
    if lows(run[:1]) not in (("not",), ("never",), ("no",)):
        return run
    other = lows(run[:1]) == ("not",) and pairs.is_complement(" ".join(lows(run[1:end])))  # “App Router (not Pages Router)”
    return (_NO, *run[1:end]) if other else run[:end]


def _listed(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“Use Convex validators: `v.string()`, `v.number()`” as “use `v.string()`, `v.number()` for Convex validators”."""
    first, second = (*found, Part(()), Part(()))[:2]
    told = lows(first.words[:1]) == ("use",) and 1 < len(first.words) <= _LABEL and not any(word.literal for word in first.words)
    called = [word for word in second.words if word.sort != "mark" and word.low not in ("and", "or")]
    named = bool(called) and all(word.literal and not is_file(word.text) and " " not in word.text for word in called)
    if not (told and named) or second.opener != ":" or first.asides or second.asides or _is_sort_of_names(first.words):
        return found
    return (replace(second, words=(_USE, *second.words, _FOR, *first.words[1:]), opener=""), *found[2:])


def _is_sort_of_names(run: Run) -> bool:
    """“Use descriptive names: `isReady`”, “use prefixes: `feat:`”: samples of how things are called."""
    return bool({*lows(run)} & lexicon.grammar("called_by_sample"))


def _prohibits(part: Part) -> bool:
    """Whether a part, or what it has in parentheses, forbids something."""
    runs = [lows(run) for run in (part.words, *(aside for _, aside in part.asides))]
    names = ("no", "never", "soft_never")
    return any("not" in words or lexicon.at(name, words, at) for words in runs for at in range(len(words)) for name in names)


def _versionless(part: Part) -> Part:
    """“use VeeValidate 4 for forms” without the version, which no import shows."""
    start = next((at + 1 for at in range(min(3, len(part.words))) if part.words[at].low in ("use", "using", "uses")), 0)
    size = tools_at(part.words[start:], True) if start else 0
    gone = [at for at in range(start + 1, start + size) if is_version(part.words[at])]
    words = tuple(word for at, word in enumerate(part.words) if at not in gone)
    asides = tuple((index - sum(at < index for at in gone), run) for index, run in part.asides)
    return replace(part, words=words, asides=asides) if gone else part


def _labelled(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“Forms: VeeValidate with Zod schemas” as “use VeeValidate for forms”: a label for what is done, and nothing but the names of
    libraries behind it; what comes with one of them is its own."""
    first, second = (*found, Part(()), Part(()))[:2]
    if second.opener != ":" or not _is_purpose(first):
        return found
    bound = lexicon.at("must", lows(second.words), 0)  # “Forms: must use VeeValidate”
    told = second.words[bound:]
    words = told[1:] if lows(told[:1]) in (("use",), ("using",)) and told[1:] else told
    skipped = len(told) - len(words)
    only = lows(words[:1]) == ("only",) or lows(words[-1:]) == ("only",)
    words = words[1:] if lows(words[:1]) == ("only",) else words[:-1] if only else words
    size = tools_at(words, bool(lexicon.topic(_plain(first.words))))
    rest = words[size:]
    dropped = rest and rest[0].low in _DROPPED and not any(word.low in _BEHIND for word in rest)
    if not size or (rest and rest[0].low not in _BEHIND and not dropped):
        return found
    behind = rest if rest and not dropped else (_FOR, *first.words)
    said = (*second.words[:bound], _USE, *((_ONLY,) if only else ()), *words[:size], *behind)
    shift = 1 + only - skipped
    asides = tuple((min(at + shift, bound + 1 + only + size), run) for at, run in second.asides)
    return (replace(second, words=said, opener="", asides=(*asides, *((len(said), run) for _, run in first.asides))), *found[2:])


def _is_purpose(part: Part) -> bool:
    """“Forms”, “HTTP (server-side)”: what something is used for, and no label that stands for the sort of line it is."""
    words = lows(part.words)
    plain = 0 < len(words) <= _LABEL and all(word.sort == "word" or word.text in "/&," for word in part.words)
    idle = any(word in lexicon.grammar("no_purpose") for word in words) or bool(verb_of(part.words, ("require", "create", "remove"))[1])
    return plain and not idle and not any(lexicon.at(name, words, 0) for name in ("never", "must", "should", "forbidden", "stressing"))


def _plain(run: Run) -> str:
    return " ".join(lows(without(run, "articles", "every")))


def _told(part: Part) -> Part:
    """“All dates via X”, “state is managed with X”, “handle errors with X”, “X for JSON” as “use X for …”."""
    return _by_means(part) or _for_it(part) or part


def _by_means(part: Part) -> Part | None:
    words = lows(part.words)
    for at in range(1, len(words)):
        size = tools_at(part.words[at + 1:], False) if words[at] in _MEANS and part.words[at].sort == "word" else 0
        behind = part.words[at + 1 + size:]
        if not size or (behind and behind[0].low not in _BEHIND):
            continue
        purpose, bound = _done(part.words[:at])
        if not purpose:
            return None
        rest = behind if lows(behind[:1]) == ("for",) else (_FOR, *purpose, *behind)
        said = (*bound, _USE, *part.words[at + 1:at + 1 + size], *rest)
        end = len(bound) + 1 + size
        asides = tuple((end if index <= at + 1 + size else len(said), run) for index, run in part.asides if index > at)
        return replace(part, words=said, asides=asides)
    return None


def _done(run: Run) -> tuple[Run, Run]:
    """What is done with something, and the words that bind: “all dates”, “state (is managed)”, “handle (errors)”."""
    words = lows(run)
    if any(lexicon.at(name, words, at) for name in ("no", "never", "soft_never", "instead_of") for at in range(len(words))):
        return (), ()
    if lexicon.at("every", words, 0) and len(run) < _LABEL and not _has_verb(run[1:]):
        return run, ()
    if words[0] in lexicon.grammar("done_with_any") and run[1:] and len(run) <= _LABEL:
        return run[1:], ()
    if {"was", "were"} & {*words}:
        return (), ()
    at = next((at for at in range(1, len(run)) if any(lexicon.at(name, words, at) for name in ("be", "must", "should"))), 0)
    size = max((lexicon.at(name, words, at) for name in ("must", "should")), default=0) if at else 0
    been = at + size + lexicon.at("be", words, at + size) if at else 0
    done = bool(been) and been == len(run) - 1 and (words[been].endswith("ed") or words[been] in lexicon.grammar("done"))
    purpose = run[:at]
    named = not size or lexicon.topic(_plain(purpose))  # “payloads must be validated with zod” is read as it stands
    # “the app is built with X” tells how it is
    whole = len(purpose) <= _LABEL and bool(without(purpose, "articles", "whole_ones", "whole"))
    return (purpose, run[at:at + size]) if done and named and whole and not _has_verb(purpose) else ((), ())


def _has_verb(run: Run) -> bool:
    return any(word.sort != "word" for word in run)


def _for_it(part: Part) -> Part | None:
    """“Protobuf for messages”: a library, and what it is for."""
    size = tools_at(part.words, False)
    # “Thunks for async logic”
    everyday = part.words[:1] and part.words[0].sort == "word" and lexicon.at("tool_words", lows(part.words), 0)
    if everyday or not size or lows(part.words[size:size + 1]) != ("for",) or not part.words[size + 1:]:
        return None
    return replace(part, words=(_USE, *part.words), asides=tuple((at + 1, run) for at, run in part.asides))
