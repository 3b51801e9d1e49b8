"""The checks that names of a sort have a form: files by their folder or ending, what code declares by its case, elements by their names.

What is only guessed to be meant can but warn. Must not know how a sentence pairs names and forms."""

from __future__ import annotations

import re
from os.path import splitext

from keeper_validate.clause import Check
from keeper_validate.compile.demands.affix import formed
from keeper_validate.compile.demands.declared_names import phrase_of, unnamed
from keeper_validate.compile.demands.dubbed import files_of_role
from keeper_validate.compile.demands.file_styles import FILES, HELD, of_holders
from keeper_validate.compile.demands.in_languages import in_languages
from keeper_validate.compile.demands.name_places import of_role, placed, within_places
from keeper_validate.compile.demands.naming import in_style, numbered
from keeper_validate.compile.demands.so_named import so_named
from keeper_validate.compile.sentences.adjuncts import Run, without
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.name_forms import NameForm
from keeper_validate.compile.sentences.name_pairs import FOLDERS, Pair
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word, spoken
from keeper_validate.pathglob import listed
from keeper_validate.values import replace

_PLAIN = re.compile(r"\*\.[a-z0-9]{1,8}")  # an ending that says no more than in what a file is written


def checked(pair: Pair, language: str, samples: tuple[str, ...]) -> Made:
    """The checks of what one pair says; raises `Unread` where it is not clear whose names are meant."""
    if laid := _laid(pair):
        return laid
    bearers, places = placed(pair.bearers)
    bearers, own = in_languages(bearers, language)
    if len(bearers) > 1 and bearers[0].low in lexicon.mapping("naming", "attaching"):
        raise Unread(f"“{bearers[0].text}” says what is put beside, and no name")
    if any(word.sort in ("code", "path", "route") for word in bearers):
        raise Unread(f"it is not clear whose names “{spoken(bearers)}” means")
    cases = {tuple(form.style for form in ways) for ways in pair.ways if any(form.style for form in ways)}
    if len(cases) > 1:
        raise Unread(f"it is not clear which case “{spoken(bearers)}” have")
    if _tells_only_the_language(pair) and any(lexicon.technology(word.low) for word in bearers):
        raise Unread(f"structure does not show which are “{spoken(bearers)}”")  # “Astro components use `.astro`”: others may be there
    ending, made = _ending(pair), list[Made]()
    whys: list[Unread] = []
    for one in (part for whole in _several(bearers, pair) for run in _apart(whole) for part in _known(run)):
        for ways in pair.ways:
            try:
                made += [_of_form(one, ways, ending, samples)] if any(form.style or form.globs or form.number for form in ways) else []
            except Unread as error:
                whys.append(error)
    if whys and (own_ending := _of_own_ending(pair)):
        made = [own_ending]  # a guess at what they are called besides would only repeat it
    if not made:
        raise next(iter(whys), Unread(f"it is not clear which form “{spoken(bearers)}” have"))
    checks = tuple(within_places(within_places(check, own), places) for one in made for check in one.checks)
    return Made(checks, not pair.whole or bool(whys) or any(one.partial for one in made))


def _several(bearers: Run, pair: Pair) -> tuple[Run, ...]:
    """“functions and options” that begin so: each by itself, where one of them is what code declares."""
    pieces, globs = items(bearers), any(form.globs for ways in pair.ways for form in ways)
    whole = len(pieces) < 2 or forms.is_declared(phrase_of(bearers))
    apart = globs and any(forms.is_declared(phrase_of(unnamed(piece))) for piece in pieces)
    return tuple(pieces) if not whole and (apart or all(map(files_of_role, pieces))) else (bearers,)


def _tells_only_the_language(pair: Pair) -> bool:
    told = [form for ways in pair.ways for form in ways]
    return bool(told) and all(form.globs and not form.style and all(map(_PLAIN.fullmatch, form.globs)) for form in told)


def _ending(pair: Pair) -> str:
    """The ending of the files that a case is told of: that of a sample, or one that says in what they are written."""
    told = [form for ways in pair.ways for form in ways]
    plain = [glob[1:] for form in told for glob in form.globs if _PLAIN.fullmatch(glob)]
    said = plain if len(plain) == 1 and any(form.style for form in told) else [form.ending for form in told if form.ending]
    return said[0] if said else ""


def _laid(pair: Pair) -> Made | None:
    """“Plugins: `src/plugins/[name].ts` (kebab-case)”: the case of the files that lie there."""
    told = [form for ways in pair.ways for form in ways]
    places, styles = [form.place for form in told if form.place], [form.style[0] for form in told if form.style]
    if not places:
        return None
    if len(told) == 1 and not {word.low for word in pair.bearers}.isdisjoint(("test", "tests", "spec", "specs")):
        return _laid_tests(places[0])
    if len(told) != 2 or not styles:
        raise Unread("a sample of paths tells where things are")
    return Made((Check("require-shape", ("file",), styles[0], within=(places[0],)),), partial=True)


def _laid_tests(sample: str) -> Made:
    """“name module tests `tests/modules/<name>.test.ts`”: the tests that lie there are called so."""
    folder, entry = re.split(r"[^/]*\*", sample)[0], lexicon.entry("test files")
    known = (glob for glob in listed(entry.target if entry else None) if "*" in glob and "/" not in glob)
    within = tuple(f"{folder}{glob}" for glob in known)
    return Made((Check("require-shape", ("file",), sample, within=within, soft=True),), partial=True)


def _apart(bearers: Run) -> tuple[Run, ...]:
    """“files and variables”: of which the one is told by where it stands, and the other by what it is."""
    if forms.is_declared(spoken(without(unnamed(bearers), "articles", "every"))):
        return (bearers,)
    pieces = items(bearers)
    by_file = [any(word.low in (*FILES, *FOLDERS) for word in piece) for piece in pieces]
    lent = by_file[-1:] == [True] and len(pieces[-1]) > 1  # “component and hook files”
    return (bearers,) if all(by_file) or not any(by_file[:-1] if lent else by_file) else tuple(pieces)


def _of_own_ending(pair: Pair) -> Made | None:
    """“Flow files: kebab-case with `.flow.ts` suffix”: files of that ending are such, whatever they are."""
    styles = [form.style for ways in pair.ways for form in ways if form.style]
    globs = tuple(glob for ways in pair.ways for form in ways for glob in form.globs if re.fullmatch(r"\*\.\w+\.[a-z]+", glob))
    return Made((Check("require-shape", ("file",), styles[0][0], within=globs),), partial=True) if len(styles) == 1 and globs else None


def _known(bearers: Run) -> tuple[Run, ...]:
    """“Database” as the tables and columns of it, “React/UI components” as components."""
    plain = without(unnamed(bearers), "articles", "newness", "every")
    if _by_file(bearers):
        return (bearers,)
    parts = lexicon.mapping("naming", "bearers").get(" ".join(word.low for word in plain))
    if parts:
        return tuple((Word(part, "word"),) for part in parts)
    core = tuple(word for word in plain if not (word.text == "/" or word.low == "ui" or (len(plain) > 1 and lexicon.technology(word.text))))
    entry = lexicon.entry(spoken(core)) if len(core) < len(plain) else None
    return (core,) if entry and entry.kinds and {*entry.kinds} <= HELD else (bearers,)


def _of_form(bearers: Run, ways: tuple[NameForm, ...], ending: str, samples: tuple[str, ...]) -> Made:
    """The checks of one form, or of a choice of some that are alike."""
    styles = dict(form.style for form in ways if form.style)
    globs = tuple(glob for form in ways for glob in form.globs if not _PLAIN.fullmatch(glob) or not ending)
    if not styles and not globs and not any(form.number for form in ways):
        return Made(())
    if styles and globs and len(ways) > 1:
        raise Unread(f"it is not clear which form “{spoken(bearers)}” have")
    if any(form.loose for form in ways) and _by_file(bearers) and all(glob.strip("*").isalpha() for glob in globs):
        raise Unread("it is not clear whether their names are meant or what they hold")
    made = [_of_style((",".join(styles), "|".join(styles.values())), bearers, ending, samples)] if styles else []
    made += [_of_globs(bearers, globs)] if globs else []
    made += [one for form in ways if form.number and (one := numbered(form.number, bearers))]
    if not made:
        raise Unread(f"structure does not show the number of “{spoken(bearers)}”")
    checks = tuple(replace(check, soft=check.soft or _is_narrowed(bearers)) for one in made for check in one.checks)
    return Made(checks, any(one.partial for one in made))


def _is_narrowed(bearers: Run) -> bool:
    """“Supabase lib files”: a technology that no folder or ending tells of."""
    return any(word.low in FILES for word in bearers) and any(
        lexicon.technology(word.text) and not forms.own_files(word.low) and word.low not in lexicon.mapping("naming", "data_endings")
        for word in bearers
    )


def _of_globs(bearers: Run, globs: tuple[str, ...]) -> Made:
    """The checks that names fit any of some globs; what a test is called, its file does not tell."""
    files = _by_ending(bearers, "", ()) if _by_file(bearers) else ()
    if files:
        return Made((Check("require-shape", ("file",), ",".join(globs), within=files),))
    if declared := so_named(bearers, globs):
        return declared
    alone = {glob.rpartition(".")[2] for glob in globs}
    if len(alone) == 1 and alone <= {*lexicon.mapping("naming", "of_one_sort")} and lexicon.entry(spoken(unnamed(bearers))) is None:
        return Made((Check("require-shape", ("file",), ",".join(globs), within=(f"*.{alone.pop()}",), soft=True),), partial=True)
    made = formed(bearers, ",".join(globs))
    if any(check.kinds == ("file",) and not check.soft for check in made.checks) and not _by_file(bearers) and "." not in "".join(globs):
        raise Unread(f"it is not clear whether the files of “{spoken(bearers)}” are meant")
    return made


def _of_style(style: tuple[str, str], bearers: Run, ending: str, samples: tuple[str, ...]) -> Made:
    plain = without(unnamed(bearers), "articles", "newness", "every")
    if style[0] == "lowercase" and not _by_file(bearers):
        raise Unread(f"it is not clear how words are joined in “{spoken(bearers)}”")
    if len(plain) == 1 and (own := forms.own_files(plain[0].low)):
        return _of_language(style, listed(own), samples)
    files = _by_ending(bearers, ending, samples)
    if files:  # of what is told by an example alone, others may be called by the same ending
        return Made((Check("require-shape", ("file",), style[0], within=files, soft=not _by_file(bearers)),), partial=not _by_file(bearers))
    entry = lexicon.entry(spoken(plain))
    kinds = {*entry.kinds} if entry else set()
    held = of_holders(style[0], tuple(kinds)) if not _by_file(bearers) else None
    if held:
        return Made((held,), partial=True)
    if not _by_file(bearers) and kinds == {"file"} and not ending and not any(map(is_file, samples)):
        raise Unread(f"it is not clear whether the files of “{spoken(bearers)}” are meant")
    if ending and not _by_file(bearers) and not kinds & HELD:
        return _in_folder(style[0], bearers)
    try:
        return of_role(style[0], plain) if len(plain) > 1 and entry is None and files_of_role(plain) else in_style(style, bearers)
    except Unread:
        return of_role(style[0], plain)


def _of_language(style: tuple[str, str], files: tuple[str, ...], samples: tuple[str, ...]) -> Made:
    """“Python: snake_case”: the names that code of a language declares, or its files, where such are given."""
    if any(map(is_file, samples)):
        return Made((Check("require-shape", ("file",), style[0], within=files),))
    made = in_style(style, (Word("functions", "word"), Word("and", "word"), Word("variables", "word")))
    return Made(tuple(within_places(check, files) for check in made.checks), partial=True)


def _by_file(bearers: Run) -> bool:
    return any(word.low in FILES for word in bearers)


def _by_ending(bearers: Run, ending: str, samples: tuple[str, ...]) -> tuple[str, ...]:
    """The files of one ending, where the noun says nothing else than that, or all files of the ending are such."""
    known = lexicon.mapping("naming", "data_endings")
    plain = [word for word in without(unnamed(bearers), "articles", "newness", "every") if word.low not in (*FILES, "source", "code")]
    named = {**dict.fromkeys(known), **lexicon.mapping("naming", "written_in")}
    said = [word.low for word in plain if word.low in named]
    if said and _by_file(bearers) and len(plain) <= 2:
        return (f"*.{named[said[0]] or said[0]}",)
    endings = {ending} if ending.count(".") > 1 else {splitext(sample)[1] for sample in samples if splitext(sample)[0]}
    endings |= {ending} - {""}
    if len(endings) != 1 or "" in endings:
        return forms.sources() if not plain and any(word.low in ("source", "code") for word in bearers) else ()
    only = endings.pop()
    whole = tuple(listed(forms.own_files(lexicon.mapping("naming", "languages").get(only[1:], "")) or f"*{only}"))
    named_so = only.rpartition(".")[2] in [word.low for word in plain]
    of_one_sort = named_so or only.rpartition(".")[2] in lexicon.mapping("naming", "of_one_sort")
    return whole if (of_one_sort and plain) or (not plain and _by_file(bearers)) else ()


def _in_folder(style: str, bearers: Run) -> Made:
    """“Models: `kebab-case.ts`”: the files of the folder that holds such things, which only warn, as helpers lie there as well."""
    plain = without(unnamed(bearers), "articles", "newness", "every")
    layer = layer_of(plain) or layer_of((*plain[:-1], Word(f"{plain[-1].low}s", "word"))) if plain else None
    if layer is None or not layer.folders:
        raise Unread(f"it is not clear which files “{spoken(bearers)}” means")
    return Made((Check("require-shape", ("file",), style, within=layer.folders, soft=True),), partial=True)
