"""Why a check may take a word of a part for what it is not there: a describing word for a name, a name for a kind, a clause for a subject.

Each word of a part has its own task; that a check shows a word is only worth something where it shows it in that task. Must not decide
what a phrase stands for, nor read a part anew."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.doubts.taken import WRITTEN, Read
from keeper_validate.compile.doubts.undemanded import has_verb
from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import singular, spoken

_DESCRIBING = re.compile(r"-(?:level|compatible|facing|based|specific|aware|related)$")
_SORTS = ("library_nouns", "code_nouns", "declared_parts", "banning", "forbidden", "never", "no", "newness", "dated")


def miscast(read: Read) -> str | None:
    """Why a check holds a word in another task than the part gives it; None where nothing speaks for it."""
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _describing_word_as_name(read: Read) -> str | None:
    """“never use standard hooks”, “never use events for urgent requests”: which of them, and no name of a new one."""
    if read.statement.acts[:1] != ("use",) or read.statement.wanted:
        return None
    coded = {word.text.lower() for word in read.part.words if word.literal}
    for check in read.checks:
        parts = re.findall(r"[a-z]+", (check.target or "").lower())
        fresh = check.op == "forbid-new" and not set(check.kinds) & WRITTEN and not check.primitive
        if fresh and re.fullmatch(r"(?:\*[a-z]+)+\*", check.target or "") and not coded & {*parts}:
            return f"it is not clear that “{' '.join(parts)}” is part of a name"
    return None


def _purpose_as_name(read: Read) -> str | None:
    """“never write raw SQL for simple queries”: what it is for, which no name of a new one tells."""
    if not (read.statement.marked and read.statement.acts) or any(lexicon.at("newness", (word.low,), 0) for word in read.part.words):
        return None
    aims = {word.low for run in read.statement.adjuncts("purpose") for word in run if not word.literal}
    for check in read.checks:
        parts = re.findall(r"[a-z]+", (check.target or "").lower())
        named = check.op == "forbid-new" and re.fullmatch(r"(?:\*[a-z]+)+\*", check.target or "")
        if named and {*parts} <= {*aims, *map(singular, aims)}:
            return f"structure does not show that it is for “{' '.join(parts)}”"
    return None


def _name_as_kind(read: Read) -> str | None:
    """“do not add your own `role`”: what is called so, and no new one of a kind; “statements (`INSERT`)”: no component is called so."""
    for check in read.checks:
        if check.op != "forbid-new" or set(check.kinds) & WRITTEN:
            continue
        nouns = [word for word in read.statement.object if _is_noun_for(word.low, check)]
        if not check.target and nouns and all(word.literal for word in nouns):
            return f"“{nouns[0].text}” is a name, and may stand for something else than a {check.kinds[0]}"
        aside = all(word.text != check.target for word in read.part.words)
        if aside and check.kinds[0] == "component" and re.fullmatch(r"[A-Z]{2,}", check.target or ""):
            return f"it is not clear that “{check.target}” is a component"
    return None


def _is_noun_for(word: str, check: Check) -> bool:
    entry = lexicon.entry(word)
    return entry is not None and bool(entry.kinds) and set(entry.kinds) <= set(check.kinds)


def _clause_as_subject(read: Read) -> str | None:
    """“it only reads `a.ts`, so you can check it with no database”: the word that forbids stands inside a sentence that tells."""
    subject = read.statement.subject
    mood = read.statement.mood == "forbid" and not any(check.op.startswith("require") for check in read.checks)
    if mood and any(word.text == "," for word in subject) and has_verb(subject):
        return f"it is not clear of what “{spoken(subject[:4])}” is said"
    aside = [run for run in read.statement.adjuncts("reason") if mood and subject and not has_verb(run[:1]) and "with" in lows(run[-1:])]
    return "what gives a reason forbids nothing" if aside else None


def _supposed_place(read: Read) -> str | None:
    """“some regions must not …”, “lower-level modules must not …”: a folder that is only supposed, from words that tell which are meant."""
    subject = read.statement.subject
    if any(word.literal for word in subject) or layer_of(subject):
        return None
    partly = lexicon.at("part_of_a_sort", lows(subject), 0) or lexicon.at("some_of", lows(subject), 0)
    described = any(_DESCRIBING.search(word.low) for word in subject)
    words = {form for word in subject for form in (word.low, singular(word.low))}
    folders = [re.fullmatch(r"\*\*/\{?([\w-]+)(?:,[\w-]+)?\}?/\*\*", glob) for check in read.checks for glob in check.within]
    supposed = bool(folders) and all(found and found[1].lower() in words for found in folders)
    return f"it is not clear where “{spoken(subject)}” is" if supposed and (partly or described) else None


def _samples_as_names(read: Read) -> str | None:
    """“Free text: `errorMessage`, `taskName`”, alone under a key that forbids: the names are samples of what the label tells."""
    at = read.whole.index(read.part)
    label = read.whole[at - 1].words if at and read.part.opener == ":" else ()
    listed = len(items(read.part.words)) > 1 and all(word.sort in ("code", "mark") for word in read.part.words)
    plain = all(re.fullmatch(r"[a-z]\w*", check.target or "/") and not check.technology for check in read.checks)
    open_ended = listed and plain and not read.statement.marked and not _names_sort(label)
    return f"the names may only be samples of “{spoken(label)}”" if label and open_ended else None


def _names_sort(label: Run) -> bool:
    """Whether a label forbids, or says what sort of things of code its names are: “banned”, “functions”, “Vue APIs”."""
    words = [form for word in label for form in (word.low, singular(word.low))]
    listed = any(lexicon.at(name, (word,), 0) for word in words for name in _SORTS)
    kinds = any((entry := lexicon.entry(word)) and entry.kinds and not (entry.primitive or entry.target) for word in words)
    return listed or kinds or any(lexicon.technology(word.text) for word in label)


def _shared_noun(read: Read) -> str | None:
    """“link and button labels are not replaced”: the labels of both, and no link."""
    pieces = items(read.statement.object)
    last = pieces[-1] if len(pieces) > 1 else ()
    alone = [piece for piece in pieces[:-1] if len(piece) == 1 and piece[0].sort == "word" and singular(piece[0].low) == piece[0].low]
    plural = len(last) > 1 and last[-1].sort == "word" and singular(last[-1].low) != last[-1].low and lexicon.entry(spoken(last)) is None
    unread = plural and alone and read.limits(last[-1:])
    kinds = any(check.op != "forbid-use" and not set(check.kinds) & WRITTEN for check in read.checks)
    return unread if unread and kinds else None


def _told_as_a_fact(read: Read) -> str | None:
    """“there is no `X` today”, “`X` never existed”, “no checks exist in `a/`”, “steps are how …, not a new model”: how things are."""
    words = lows(read.part.words)
    there = words[:1] == ("there",) and words[1:3] in (("is", "no"), ("are", "no"))
    past = any(words[at - 1] == "never" and word in lexicon.grammar("happened") for at, word in enumerate(words) if at)
    defined = any(words[at - 1] in ("is", "are") and word in ("how", "what", "why", "where") for at, word in enumerate(words) if at)
    still = words[1:] in (("is", "unchanged"), ("are", "unchanged"), ("is", "untouched")) and read.part.words[0].sort == "word"
    named = still and lexicon.entry(words[0]) is None and layer_of(read.part.words[:1]) is None
    rules = all(check.op.startswith("require") for check in read.checks)
    runs = [lows(part.words) for part in read.whole]
    told = there or past or defined or named or any(map(_is_there, runs)) or any(map(_reports, runs[:read.whole.index(read.part)]))
    return "it may only tell how something is" if told and not rules else None


def _is_there(words: tuple[str, ...]) -> bool:
    """“no checks exist anywhere”, “this project has no Makefile”, “an application can be found at `a/` and uses only X”."""
    bound = any(lexicon.at(name, words, at) for name in ("must", "should", "never") for at in range(1, len(words)))
    exist = lexicon.at("no", words, 0) and any(word in ("exist", "exists") for word in words[1:]) and not bound and "may" not in words
    ours = words[:1] in (("this",), ("the",)) and words[1:2] and words[1] in lexicon.grammar("whole_projects")
    found = words[:1] in (("a",), ("an",)) and any(words[at:at + 3] == ("can", "be", "found") for at in range(len(words)))
    return bool(exist or found or (ours and words[2:4] in (("has", "no"), ("contains", "no"), ("ships", "no"))))


def _reports(words: tuple[str, ...]) -> bool:
    """“`save()` has a bug — storing A instead of B”: what is wrong today."""
    return any(word in lexicon.grammar("faults") and {"has", "had", "have"} & {*words[max(0, at - 3):at]} for at, word in enumerate(words))


def _not_only(read: Read) -> str | None:
    """“do not just remove `X`”: it may be removed where more is done as well."""
    words = [*lows(read.statement.wanted), *lows(read.part.words)]
    only = re.search(r"\b(?:not|n.t|never) (?:just|merely|simply) ", read.text, re.IGNORECASE) and read.statement.mood == "forbid"
    return "it may be done where more is done as well" if only and not {"only"} & {*words} else None


def _of_it_before(read: Read) -> str | None:
    """“it checks a key, and must not use `X`”: of what that is said, no word tells."""
    at = read.whole.index(read.part)
    before = lows(read.whole[at - 1].words) if at and read.part.opener == "," else ()
    pronoun = any(lexicon.at(name, before, 0) for name in ("pronouns", "plural_pronouns"))
    headless = not read.statement.subject and any(lexicon.at(name, lows(read.part.words), 0) for name in ("must", "should", "modal"))
    placed = all(check.within for check in read.checks)
    return f"it is not clear what “{before[0]}” is" if pronoun and headless and not placed else None


_REASONS = (
    _told_as_a_fact, _not_only, _of_it_before,
    _describing_word_as_name, _purpose_as_name, _name_as_kind, _clause_as_subject, _supposed_place, _samples_as_names, _shared_noun,
)
