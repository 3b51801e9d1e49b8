"""The form that new things must have: where they live, how they are named, what they hold. Must not compile other demands."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile import forms, lexicon
from keeper_validate.compile.account import weightless
from keeper_validate.compile.adjuncts import Around, Run, cut, lows, trimmed
from keeper_validate.compile.affix import affixed, patterned, told_to_affix
from keeper_validate.compile.companion import guarded
from keeper_validate.compile.context import Context
from keeper_validate.compile.forbid import GUARDED
from keeper_validate.compile.having import having
from keeper_validate.compile.literal import is_file
from keeper_validate.compile.naming import numbered_or_styled, prefixed, selected, shaped, styled
from keeper_validate.compile.noun import items, things
from keeper_validate.compile.scope import glob_of, layer_of, subject_place
from keeper_validate.compile.statement import Statement
from keeper_validate.compile.step import refuse_step
from keeper_validate.compile.thing import Made, Thing, Unread
from keeper_validate.compile.typed import keyed
from keeper_validate.compile.verbs import verb_of
from keeper_validate.compile.words import Word, singular, spoken

_SLOT = re.compile(r"\[[\w\-]+\]")


def shape(statement: Statement, context: Context) -> Made | None:
    """The checks of “stores live in `app/stores/`”, “endpoints start with `/v1`”, “files are kebab-case”, “all code is TypeScript”."""
    told = told_to_affix(statement, context.topic) or keyed(statement)
    if told:
        return told
    subject, rest = _halves(statement)
    around = cut(rest)[1] + statement.around
    rest, around = _hyphened(rest, around)
    return (
        styled(statement, context.asides, context.topic) or _guarded(subject, rest, around) or _language(subject, rest, around)
        or numbered_or_styled(subject, rest) or patterned(subject, rest) or affixed(subject, rest, around)
        or prefixed(subject, rest, around) or having(subject, rest, statement) or _extending(subject, rest, around)
        or (None if _is_found(subject, statement) else _placed(subject, rest, around, context, _says_place(statement)))
    )


def _is_guess(thing: Thing) -> bool:
    """Whether only the names of files say that they are such things: a `runbook.ts` is no runbook."""
    target = thing.target or ""
    return thing.kinds == ("file",) and thing.partial and thing.named and target.startswith("*") and "." not in target


def _is_found(subject: Run, statement: Statement) -> bool:
    """“`design.pdf` in the web repository”: where a file is to be found, with no verb to say that it must be."""
    return not statement.marked and subject == statement.object and any(is_file(word.text) for word in subject)


def _hyphened(rest: Run, around: Around) -> tuple[Run, Around]:
    """“lowercase with hyphens” as the one style that it is."""
    for relation, run in around if rest and rest[-1].low == "lowercase" else ():
        style = forms.case_style(f"lowercase with {spoken(run)}") if relation == "means" else None
        if style:
            return (*rest[:-1], Word(style[0], "word")), tuple(pair for pair in around if pair[1] is not run)
    return rest, around


def _halves(statement: Statement) -> tuple[Run, Run]:
    """What has the form, and what is said of it: split at the verb where no modal does."""
    if statement.subject:
        return statement.subject, _without_be(statement.object)
    run = statement.object
    _, size = verb_of(run, ("place", "create"))
    size = 0 if size and lexicon.entry(run[0].low) and verb_of(run[size:], ("place",))[1] else size
    if size and run[size:] and not lexicon.at("be", lows(run), size):
        refuse_step(run, size, statement)
        return run[size:], ()
    for index in range(1, len(run)):
        named = index + 1 == len(run) and lexicon.entry(" ".join(word.text for word in run))
        if run[index].sort != "word" or named:
            continue
        if lexicon.at("be", lows(run), index) or verb_of(run[index:], ("place", "shape"))[1]:
            return run[:index], _without_be(run[index:])
    if statement.around and any(lexicon.at("whoever", (word.low,), 0) for word in run[1:]):
        raise Unread(f"“{run[0].text}” is behaviour that structure does not show")
    return (run, ()) if statement.around else ((), run)


def _without_be(run: Run) -> Run:
    return run[1:] if run and lexicon.at("be", lows(run), 0) else run


def _language(subject: Run, rest: Run, around: Around) -> Made | None:
    _, size = verb_of(subject, ("shape",)) if not rest else ((), 0)
    topic = next((run for relation, run in around if relation == "purpose"), ())
    if size and topic:
        subject, rest = topic, subject[size:]
    runs = [rest, *(run for relation, run in around if relation == "inside")]
    runs = [run for run in runs if not _only_place(run)]
    files = next((files for run in runs if run and (files := forms.rival_files(run[-1].low if len(run) < 3 else ""))), None)
    if files is None or not any(word.low in ("code", "files", "file", "components", "modules", "source") for word in subject):
        return None
    folders, sure = subject_place(subject) if subject else ((), True)
    if any(folder.startswith("*.") for folder in folders):
        raise Unread("the files that are meant have that ending already")
    return Made((Check("forbid-new", ("file",), files, within=folders),), not sure)


def _guarded(subject: Run, rest: Run, around: Around) -> Made | None:
    """“new endpoints must require authentication”, “all routes are protected by an auth guard”."""
    size = lexicon.at("guarding", lows(rest), 0)
    run = rest[size:] or next((run for relation, run in around if relation in ("means", "outside")), ())
    if not subject or not guarded(cut(run)[0]):
        return None
    found = things(subject)[0]
    if not all(thing.kinds == ("route",) for thing in found):
        return None
    return Made(tuple(Check("require-shape", ("route",), thing.target, parameters=GUARDED) for thing in found), partial=True)


def _extending(subject: Run, rest: Run, around: Around) -> Made | None:
    """“all services must extend `BaseService`”."""
    words = lows(rest)
    size = next((size for size in (2, 1) if " ".join(words[:size]) in lexicon.grammar("extending")), 0)
    bases = [word.text for word in rest[size:] if word.literal]
    bases += [word.text for relation, run in around if relation == "source" for word in run if word.literal]
    if not size or len(set(bases)) != 1 or not subject:
        return None
    found = things(subject)[0]
    if any(thing.kinds == ("file",) for thing in found):
        raise Unread("structure does not show what a file extends")
    return Made(tuple(Check("require-use", thing.kinds, thing.target, use=bases[0]) for thing in found))


def _says_place(statement: Statement) -> bool:
    return any(word.sort == "word" and verb_of((word,), ("place",))[1] for word in statement.object)


def _placed(subject: Run, rest: Run, around: Around, context: Context, plainly: bool) -> Made | None:
    inside = [_paths(run) for relation, run in around if relation == "inside"]
    globs = [_SLOT.sub("*", glob).lstrip("/") for run in inside for word in run if (glob := glob_of(word, run))]
    globs += [word.text for run in context.asides for word in run if is_file(word.text) and re.search(r"\w/|/\w", word.text)]
    layers = [layer for relation, run in around if relation == "inside" and not globs and (layer := layer_of(run)) and layer.folders]
    globs += [folder for layer in layers for folder in layer.folders]
    if not globs or not subject or (rest and not _only_place(rest)):
        return None
    doubt = next((run for relation, run in around if relation in ("condition", "unless", "without", "relative", "means", "purpose")), None)
    if any(lexicon.at("sorts_of_test", lows(subject), at) for at in range(len(subject) - 1)) and subject[-1].low in ("test", "tests"):
        raise Unread("it is not clear which of the tests have to be in that place")
    found = [thing for piece in items(subject) for thing in _homed(piece, plainly)]
    some = any(lexicon.technology(word.text) for word in subject[:-1]) and not lexicon.entry(spoken(subject))
    if some and any(thing.kinds in (("file",), ("hook",)) for thing in found):
        raise Unread(f"it is not clear which of them are “{spoken(subject)}”")
    if any(thing.kinds == ("file",) and (thing.partial or not thing.named) for thing in found) and re.search(r"\.\w+$", globs[0]):
        raise Unread("it is not clear whether they stand in files of their own")
    more = next((word for run in inside if not layers and (word := _behind_path(run))), None)
    if more:
        raise Unread(f"structure does not show “{more.text}”")
    checks = tuple(_in_place(thing, tuple(globs), doubt is not None or _is_guess(thing)) for thing in found)
    cut_off = sum(map(len, inside)) < sum(len(run) for relation, run in around if relation == "inside")
    unsure = cut_off or any(thing.kinds == ("file",) and thing.partial for thing in found)
    return Made(checks, doubt is not None or bool(layers) or unsure, f"structure does not show “{spoken(doubt)}”" if doubt else None)


def _paths(run: Run) -> Run:
    """A place without the second rule that follows it: “`src/hooks` and are named `useX`”."""
    words = lows(run)
    end = next((index for index in range(1, len(run)) if lexicon.at("be", words, index) or verb_of(run[index:], ("place",))[1]), len(run))
    return trimmed(run[:end])


def _behind_path(run: Run) -> Word | None:
    """What is said besides the place: “routes in `app.json` enforce …”."""
    at = next((index for index, word in enumerate(run) if word.literal), len(run))
    return next((word for word in run[at:] if not (word.literal or weightless(word) or layer_of((word,)))), None)


def _homed(piece: Run, plainly: bool) -> tuple[Thing, ...]:
    """The things of a phrase; where no list knows its one noun, the files that are called so (“runbooks live in `docs/runbooks/`”)."""
    try:
        return things(piece)[0]
    except Unread:
        words = [word for word in piece if not any(lexicon.at(name, (word.low,), 0) for name in ("articles", "newness"))]
        words = words[:-1] if words and lexicon.at("folder_nouns", (words[-1].low,), 0) else words
        head = words[-1] if words else Word("", "mark")
        if not 0 < len(words) < 3 or not _is_plain_name(head) or (len(words) == 1 and weightless(head)) or singular(head.low) == head.low:
            raise
        if len(words) > 1 and (not plainly or not _tells_apart(words[0])):
            raise
        return (Thing(("file",), target="*".join(["", *(singular(word.low) for word in words), ""]), named=True, partial=True),)


def _is_plain_name(word: Word) -> bool:
    """Whether files may be called by a word: one that means nothing to the lexicon, and is no adjective."""
    narrow = word.low.endswith(tuple(lexicon.grammar("narrowing"))) and singular(word.low) == word.low
    known = lexicon.entry(word.low) is not None or word.low in lexicon.grammar("nameless")
    return word.sort == "word" and word.low.isalpha() and len(word.low) > 3 and not known and not narrow


def _tells_apart(word: Word) -> bool:
    """Whether a word before a noun says which of them are meant by a name that files may bear: “LLM clients”, “embedding clients”."""
    if weightless(word) or lexicon.layer(word.low) or word.low in lexicon.grammar("nameless") or not word.low.isalpha():
        return False
    return _is_plain_name(word) or word.text.isupper() or (word.low.endswith("ing") and lexicon.entry(word.low) is None)


def _only_place(rest: Run) -> bool:
    core, _ = cut(rest)
    _, size = verb_of(core, ("place",))
    return size == len(core)


def _in_place(thing: Thing, globs: tuple[str, ...], soft: bool) -> Check:
    if thing.family:
        raise Unread("it is not clear which uses have to be in that place")
    if thing.technology:
        return Check("forbid-use", ("technology",), technology=thing.technology, excepted=globs, soft=soft)
    if set(thing.kinds) & {"route", "page"}:
        return Check("forbid-new", thing.kinds, thing.target, excepted=globs, soft=soft)
    place = ",".join(glob if "/" in glob else f"**/{glob}" for glob in globs)
    files = thing.files or (thing.target if thing.kinds == ("file",) else None)
    if thing.kinds == ("file",) and thing.within:
        raise Unread("it is not clear which of the files have to be in that place")
    if files or thing.kinds == ("file",):
        return Check("require-shape", ("file",), place, within=selected(files), soft=soft)
    return shaped(thing, place, soft)
