"""The form that new things must have: where they live, how they are named, what they hold. Must not compile other demands."""

from __future__ import annotations

import re

from keeper_validate.clause import DESCENT, Check
from keeper_validate.compile.demands.affix import affixed, patterned, told_to_affix
from keeper_validate.compile.demands.confined import conditional, confined, places, told
from keeper_validate.compile.demands.dubbed import as_classes, dubbed, files_of, named_files, plural
from keeper_validate.compile.demands.file_styles import FILES
from keeper_validate.compile.demands.having import having
from keeper_validate.compile.demands.naming import numbered_or_styled, styled
from keeper_validate.compile.demands.placing import only_place, placed, says_place
from keeper_validate.compile.demands.prefix import prefixed
from keeper_validate.compile.demands.sorted_names import named_by_type
from keeper_validate.compile.sentences.adjuncts import Around, Run, cut, lows, without, without_last
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import things
from keeper_validate.compile.sentences.places import subject_place
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.step import refuse_step
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.sentences.typed import keyed
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.called import files_called
from keeper_validate.compile.vocabulary.class_words import phrases
from keeper_validate.compile.vocabulary.words import Word, spoken
from keeper_validate.values import replace

_HELD_IN_FILES = frozenset({"code", "files", "file", "components", "modules", "source"})
_WRITTEN = frozenset({"feature", "features", "functionality", "logic", "class", "classes"})
"""What is written in a language, and lies in no folder of its own."""
_OF_CLASSES = frozenset({"enum", "service", "error_type"})
"""Kinds of what is declared as a class, which comes from another; “models” are too many things."""


def shape(statement: Statement, context: Context) -> Made | None:
    """The checks of “stores live in `app/stores/`”, “endpoints start with `/v1`”, “files are kebab-case”, “all code is TypeScript”."""
    made = told_to_affix(statement, context.topic)
    if made:
        return _held(made, statement, context)
    made = keyed(statement)
    if made:
        return made
    subject, rest = _halves(statement)
    around = cut(rest)[1] + statement.around
    rest = _hyphened(rest, around)
    subject = _by_file(subject, statement)
    made = (
        styled(replace(statement, object=_hyphened(statement.object, statement.around)), context.asides, context.topic)
        or _language(subject, rest, around)
        or named_by_type(subject, rest, around, statement)
        or numbered_or_styled(subject or _noun(context.topic), rest) or patterned(subject, rest)
        or _and_more(affixed(subject, rest, around), rest, around)
        or prefixed(subject, rest, around) or having(subject, rest, statement, context.listed)
    )
    if made:
        return _held(made, statement, context)
    made = _extending(subject, rest, around)
    if made:
        return _held(made, _without_origin(statement), context)
    told = subject == statement.object or (not statement.subject and lows(subject[:1]) == ("use",))
    if told and _bids_use(subject) and not statement.adjuncts("means"):
        return None
    return None if _is_found(subject, statement) else placed(subject, rest, around, context, says_place(statement))


def _and_more(made: Made | None, rest: Run, around: Around) -> Made | None:
    """“hooks start with `use` and return an object”: what is asked of them besides is left to be checked."""
    said = (*rest, *(word for _, run in around for word in run))
    last = max((at for at, word in enumerate(said) if word.literal), default=len(said))
    return replace(made, partial=True) if made and "and" in lows(said[last:]) else made


def _noun(topic: Run) -> Run:
    """“Tables: singular”: what a label says that it is told of."""
    named = without_last(topic, ("patterned",))
    return topic if lexicon.entry(spoken(named)) is not None else ()


def _held(made: Made, statement: Statement, context: Context) -> Made:
    """“components in `src/ui/` must be PascalCase, except `Icon`”: of nothing else."""
    return conditional(confined(made, statement, context, (*places(statement), *told(context))), statement)


def _bids_use(subject: Run) -> bool:
    """“use the `useFoo` hook on the settings page”: where it is to be used, and not where alone it may stand."""
    return bool(subject) and verb_of(subject[:1], ("require",))[1] == 1 and not subject[0].low.endswith(("s", "ing", "ed"))


def _is_found(subject: Run, statement: Statement) -> bool:
    """“`design.pdf` in the web repository”: where a file is to be found, with no verb to say that it must be."""
    return not statement.marked and subject == statement.object and any(is_file(word.text) for word in subject)


def _hyphened(rest: Run, around: Around) -> Run:
    """“lowercase with hyphens” as the one style that it is."""
    means = [run for relation, run in around if relation == "means"] if rest and rest[-1].low == "lowercase" else []
    style = next((style for run in means if (style := forms.case_style(f"lowercase with {spoken(run)}"))), None)
    return (Word(style[0], "word"),) if style else rest


def _by_file(subject: Run, statement: Statement) -> Run:
    """“components must use kebab-case for file names”: the files of what has the form."""
    runs = (run for run in statement.adjuncts("purpose", "inside") if run not in statement.homes and any(word.low in FILES for word in run))
    return (*subject, *next(runs, ())) if subject else ()


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
        # “user stores live in …”: what there is, where “users store in …” tells what they do
        named = lexicon.entry(run[index].low) and (run[index].low.endswith("s") or index + 1 < len(run))
        if run[index].sort != "word" or named:
            continue
        meant = _told_of_each(run[:index]) or _are_a_sort(run[:index], run[index + 1:]) or bool(_classes_of(run[:index]))
        inherits = run[index].low in lexicon.grammar("extending") and meant
        if inherits or lexicon.at("be", lows(run), index) or verb_of(run[index:], ("place", "shape"))[1]:
            return run[:index], _without_be(run[index:])
    if statement.around and any(lexicon.at("whoever", (word.low,), 0) for word in run[1:]):
        raise Unread(f"“{spoken(run)}” is behaviour that structure does not show")
    return (run, ()) if statement.around else ((), run)


def _told_of_each(run: Run) -> bool:
    """“all models”, “every entity”, “new services”: what is said of each of them is a rule."""
    words = lows(run)
    return any(lexicon.at(name, words, 0) for name in ("every", "newness"))


def _are_a_sort(run: Run, bases: Run) -> bool:
    """“enums extend `BaseEnum`”: all things of a sort, and nothing else than the class that they come from."""
    entry = lexicon.entry(spoken(run)) if run[-1].low.endswith("s") else None
    held = entry is not None and set(entry.kinds) <= _OF_CLASSES
    return held and len(bases) <= 1 and all(re.fullmatch(r"[A-Z]\w*(?:\.\w+)*", word.text) for word in bases)


def _without_be(run: Run) -> Run:
    return run[1:] if run and lexicon.at("be", lows(run), 0) else run


def _language(subject: Run, rest: Run, around: Around) -> Made | None:
    topic = next((run for relation, run in around if relation == "purpose"), ())
    if topic and not rest:
        subject, rest = topic, subject[verb_of(subject, ("shape",))[1]:]
    runs = [rest, *(run for relation, run in around if relation == "inside")]
    runs = [run for run in runs if not (only_place(run) or only_place(run[-1:]))]  # “components of pages go in `src/ui`”
    language = next((run[-1].low for run in runs if 0 < len(run) < 3 and forms.rival_files(run[-1].low)), "") or _by_endings(rest)
    files = forms.rival_files(language)
    whole = bool(subject) and subject[-1].low in _WRITTEN
    if files is None or not (whole or any(word.low in _HELD_IN_FILES for word in subject)):
        return None
    folders, sure = ((), False) if whole else subject_place(subject)
    if any(folder.startswith("*.") for folder in folders):
        raise Unread("the files that are meant have that ending already")
    return Made((Check("forbid-new", ("file",), files, within=folders, excepted=forms.spared_files(language)),), not sure)


def _by_endings(run: Run) -> str:
    """The language whose files end so: “new source files must be `.ts` or `.tsx`”."""
    found = {forms.language_ending(word.text) for word in run if word.literal}
    plain = all(word.literal or word.sort == "mark" or word.low in ("or", "and", "file", "files", "a", "be") for word in run)
    return next(iter(found)) if plain and len(found) == 1 else ""


def _classes_of(subject: Run) -> tuple[str, ...]:
    """The files of classes that their names tell: of “controllers” the classes are meant, whatever routes they hold."""
    bare = without(subject, "articles", "newness", "every")
    named = lexicon.mapping("grammar", "named_files")
    held = next((str(named[word]) for word in (spoken(bare).lower(), plural(spoken(bare).lower())) if bare and word in named), None)
    return (held,) if held else named_files(bare) or tuple(map(files_of, filter(None, (dubbed(subject),))))


def _without_origin(statement: Statement) -> Statement:
    """“inherit from `Base` in `common/base.py`”: where that is declared from which they come, and not where they are."""
    origins = [run for run in statement.adjuncts("inside") if run not in statement.homes and any(_is_source(word.text) for word in run)]
    return replace(statement, around=tuple(pair for pair in statement.around if pair[1] not in origins))


def _is_source(text: str) -> bool:
    return is_file(text) and "." in text.rpartition("/")[2] and "*" not in text


def _extending(subject: Run, rest: Run, around: Around) -> Made | None:
    """“all services must extend `BaseService`”."""
    size = lexicon.at("extending", lows(rest), 0)
    bases = [word.text for word in rest[size:] if word.literal]
    bases += [word.text for relation, run in around if relation == "source" for word in run if word.literal]
    if not size or len(set(bases)) != 1 or not subject or _is_source(bases[0]):
        return None
    if re.search(r"[+|&]", bases[0]) or bases[0] in phrases("of_itself"):
        raise Unread(f"structure does not show what comes with “{bases[0]}” by itself")
    files = _classes_of(subject)
    if files:
        spared = (files_called(bases[0]),)
        return Made((Check("require-use", ("file",), within=files, excepted=spared, use=bases[0], soft=True),), partial=True)
    found = things(as_classes(subject))[0]
    if any(thing.kinds in (("file",), ("route",), ("dependency",)) for thing in found):
        raise Unread("structure does not show what a file, a route or a package extends")
    wide = any(word.low in lexicon.grammar("of_no_base") for word in subject)
    partial = wide or any(thing.partial for thing in found)
    asked = Check("require-use", use=bases[0], soft=wide, parameters=(DESCENT,))
    return Made(tuple(replace(asked, kinds=thing.kinds, target=thing.target, technology=thing.framework) for thing in found), partial)
