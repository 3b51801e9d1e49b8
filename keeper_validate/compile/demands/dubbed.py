"""Things that no kind stands for, known by what their files are called: “reducers”, “command handlers”, “filter sets”.

Whatever is asked of them can but warn: a name is a guess. Must not know what is asked."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.account import weightless
from keeper_validate.compile.sentences.adjuncts import Run, without
from keeper_validate.compile.sentences.noun import things
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.thing import ONLY_NAMED, Thing, Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word, singular, spoken
from keeper_validate.pathglob import listed

_SAID_OF_THEM = ("newness", "directness", "dated", "generic", "people", "adverbs", "standard", "whole")
_TESTS = ("test", "spec")
_CLASS = re.compile(r"(?:[A-Z][a-z0-9]+){2,}")
_HOLDERS = frozenset({"file", "files", "class", "classes", "module", "modules", "folder", "folders", "directory", "directories",
                      "implementation", "implementations", "struct", "structs"})


def named_files(bare: Run) -> tuple[str, ...]:
    """The files that a part of the code is known by, where no kind stands for it: “view models”, “repositories”."""
    layer = layer_of(bare) if bare and lexicon.entry(spoken(bare).lower()) is None else None
    return tuple(glob for glob in layer.folders if not glob.endswith("/**")) if layer else ()


def dubbed(run: Run) -> tuple[str, ...]:
    """The words, in the singular, that the files of a noun are called by; none where the noun says too little, or a kind stands for it."""
    words = without(run, "articles", "newness", "every")
    words = words[:-1] if len(words) > 1 and words[-1].low in _HOLDERS else words
    words = words[1:] if len(words) > 1 and lexicon.technology(words[0].text) and not words[0].literal else words
    if any(forms.own_files(word.low) for word in (*words[:1], *words[-1:])):  # “Kotlin classes”, “Ruby jobs”: what they are written in
        return ()
    if not 0 < len(words) < 3 or not _is_plain_name(words[-1]) or (len(words) == 1 and _is_idle(words[-1])):
        return ()
    return tuple(singular(word.low) for word in words) if all(map(tells_apart, words[:-1])) else ()


def newcomers(run: Run) -> tuple[Thing, ...]:
    """What comes new, where no kind stands for it by the folder that holds all of them and the names of their files: “a new command”."""
    run = run[verb_of(run, ("create",))[1]:] if run and run[0].low.endswith("ing") else run
    words, each = dubbed(run), any(lexicon.at("every", (word.low,), 0) for word in run)
    try:
        found = things(run)[0]
    except Unread:
        hosted = any(word.low in ("repo", "repos") for word in run[-1:])  # what holds all of the code
        called = named_files(without(run, "articles", "newness", "every")) if each and not hosted else _module(run)
        if not words and not called:
            raise
        return (_kept_with_its_like(words) if words else Thing(("file",), target=",".join(called), named=True, partial=True),)
    if words and all(thing.family and not thing.target for thing in found):
        return (_kept_with_its_like(words),)  # “a new background job”: one of the project's own, and not what runs it
    return tuple(_as_class(_as_unit(thing, run), run) for thing in found)


def _module(run: Run) -> tuple[str, ...]:
    """“new modules”, of which nothing else is said: the files that are called so, or lie in a folder of modules."""
    own = without(run, "articles")
    told = [word.low for word in own] in (["new", "module"], ["new", "modules"])
    return ("**/modules/*/*", "*.module.*", "*Module.*") if told else ()


def of_their_like(found: tuple[Thing, ...], run: Run) -> tuple[Thing, ...]:
    """“each cron”: one of the project by the folder that holds them, and not what runs them."""
    own, each = without(run, "articles", "every"), any(lexicon.at("every", (word.low,), 0) for word in run)
    return (_kept_with_its_like((singular(own[0].low),)),) if len(own) == 1 and each and all(thing.family for thing in found) else found


def _kept_with_its_like(words: tuple[str, ...]) -> Thing:
    folders = f"**/{{{','.join(dict.fromkeys((plural(words[-1]), words[-1])))}}}/**"
    return Thing(("file",), target=",".join((folders, *((files_of(words),) if len(words) > 1 else ()))), named=True, partial=True)


def _as_class(thing: Thing, run: Run) -> Thing:
    """“every ViewModel”, “new UseCases”: classes that end so, by the files that are called after them."""
    one = singular(thing.target or "")
    several = one != thing.target or any(lexicon.at("every", (word.low,), 0) for word in run[:-1])
    if thing.kinds != ONLY_NAMED or not _CLASS.fullmatch(one) or not several or run[-1].sort == "code":
        return thing
    words = [word.lower() for word in re.findall("[A-Z][a-z0-9]*", one)]
    return Thing(("file",), target=f"*{{{one},-{'-'.join(words)},_{'_'.join(words)},.{'-'.join(words)}}}.*", named=True)


def _as_unit(thing: Thing, run: Run) -> Thing:
    """“a new package” as its manifest, where what is spoken of is one of the project's own."""
    made = lexicon.mapping("grammar", "units").get(singular(run[-1].low)) if run and thing.kinds == ("dependency",) else None
    others = any(lexicon.at("directness", (word.low,), 0) for word in run)  # “third-party modules”
    return Thing(("file",), target=str(made), named=True, partial=True) if made and not others else thing


def plural(word: str) -> str:
    """What a folder is called that holds many of them."""
    return f"{word[:-1]}ies" if word.endswith("y") and word[-2:-1] not in "aeiou" else f"{word}s"


def as_classes(run: Run) -> Run:
    """“all errors” as “all error classes”, where such classes are known and the word alone is not."""
    last = run[-1]
    known = lexicon.entry(last.low)
    told = (known is None or known.opaque) and lexicon.entry(f"{singular(last.low)} classes") is not None
    return (*run[:-1], Word(singular(last.low), "word"), Word("classes", "word")) if told else run


def tests_of(run: Run) -> tuple[str, ...]:
    """The files of one sort of tests, as far as they are called so: “integration tests”, “contract tests”."""
    words = without(run, "articles", "newness", "every")
    if len(words) != 2 or words[1].low not in ("tests", "specs") or not words[0].low.isalnum():
        return ()
    of_a_kind = lexicon.technology(words[0].text) or forms.own_files(words[0].low)
    if of_a_kind or any(lexicon.at(name, (words[0].low,), 0) for name in _SAID_OF_THEM):
        return ()
    return (f"*{{{','.join(style for test in _TESTS for style in styles((words[0].low, test)))}}}*",)


def tells_apart(word: Word) -> bool:
    """Whether a word before a noun says which of them are meant by a name that files may bear: “LLM clients”, “command handlers”."""
    if word.low in lexicon.grammar("nameless") or not word.low.isalpha() or word.literal:
        return False
    if any(lexicon.at(name, (word.low,), 0) for name in _SAID_OF_THEM):
        return False
    noun = word.low.endswith(("ing", "ment")) or lexicon.entry(word.low) is not None
    told = noun or not word.low.endswith(tuple(lexicon.grammar("narrowing")))
    return (told and lexicon.technology(word.low) is None) or word.text.isupper()


def files_of(words: tuple[str, ...]) -> str:
    """The files whose names hold the words, in any style of names."""
    return f"*{{{','.join(styles(words))}}}*"


def told_by_name(plain: Run) -> Thing:
    """“reducers” as the files that are called so."""
    words = dubbed(plain)
    if not words:
        raise Unread(f"“{spoken(plain)}” names no element, technology, file or piece of code that structure can show")
    return Thing(("file",), target=files_of(words), named=True, partial=True)


def files_of_role(run: Run) -> tuple[str, ...]:
    """The files that hold classes of a role, by its noun alone: “controllers”, “query handlers”, “jobs”; none where it says too little."""
    plain = without(run, "articles", "newness", "every")
    plain = plain[:-1] if len(plain) > 1 and plain[-1].low in _HOLDERS else plain
    roles = lexicon.mapping("shapes", "class_roles")
    if singular(spoken(plain).lower()) not in roles and singular(spoken(plain[-1:]).lower()) not in roles:
        return ()
    name = singular(plain[-1].low)
    many = (*plain[:-1], Word(plural(name), "word"))
    layer, words = layer_of(plain) or layer_of(many), dubbed(many)
    called = [f"{files_of(words)}.*"] if words else [glob for glob in layer.folders if not glob.endswith("/**")] if layer else []
    return (*((f"**/{{{plural(name)},{name}}}/**",) if len(plain) == 1 else ()), *called) if called else ()


def told_by_place(found: tuple[Thing, ...], plain: Run) -> tuple[Thing, ...]:
    """“controllers end with `Controller`”: of what is known by the paths that it serves, the files that are called so, or lie there."""
    layer, name = layer_of(plain), singular(plain[-1].low)
    known = any(thing.target or set(thing.kinds) - {"route", "page"} for thing in found)
    if layer is None or known or len(plain) > 1 or name in lexicon.grammar("paths_themselves"):
        return found
    folders = (glob for glob in layer.folders if glob.endswith("/**") and name in glob)
    return (Thing(("file",), target=",".join((*folders, files_of((name,)))), named=True, partial=True),)


def as_dubbed(thing: Thing, form: str) -> Check:
    """The check that files which are called so bear the name that is asked of what they hold: “reducers end in `Reducer`”."""
    head = next(iter(re.findall(r"[a-z]+", thing.target or "")[::-1]), None)
    if head is None or head not in form.lower():
        raise Unread(f"it is not clear whether the names of files are meant or of what they hold (“{form}”)")
    # what lies in a folder that is called so need be none: `resolvers/cart.model.ts`
    within = tuple(glob if "/" in glob else f"{glob}.*" for glob in listed(thing.target))
    return Check("require-shape", ("file",), _in_any_style(form), within=within, soft=True)


def _in_any_style(form: str) -> str:
    """What the files of classes may be called that have names of such a form: `*Service` also names `cart_service` and `cart.service`."""
    if not re.fullmatch(r"\*?(?:[A-Z][a-z]+)+\*?", form):
        return form
    words = tuple(word.lower() for word in re.findall(r"[A-Z][a-z]+", form))
    start, end = "*" * form.startswith("*"), "*" * form.endswith("*")
    styles = (form, *(f"{start}{joint.join(words)}{end}" for joint in "_-"))
    dotted = tuple(f"**/*.{joint.join(words)}.*" for joint in ("-", "")) if start else ()
    return ",".join(dict.fromkeys((*styles, *dotted)))


def styles(words: tuple[str, ...]) -> tuple[str, ...]:
    whole = "".join(word.capitalize() for word in words)
    return tuple(dict.fromkeys((whole, whole[0].lower() + whole[1:], *(joint.join(words) for joint in "_-."))))


def _is_idle(head: Word) -> bool:
    """Whether a noun tells no files from others."""
    return weightless(head) and {head.low, f"{head.low}s"}.isdisjoint(lexicon.grammar("called_in_files"))


def _is_plain_name(word: Word) -> bool:
    """Whether files may be called by a word: one that means nothing to the lexicon, and is no adjective."""
    narrow = word.low.endswith(tuple(lexicon.grammar("narrowing")))
    known = lexicon.entry(word.low) is not None or word.low in lexicon.grammar("nameless")
    return word.sort == "word" and word.low.isalpha() and len(word.low) > 2 and not known and not narrow
