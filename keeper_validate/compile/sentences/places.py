"""Which files a phrase means as a place: paths that it spells out, parts of a codebase, folders that it names.

Raises `Unread` where it is not clear which. Must not know what is said of the place."""

from __future__ import annotations

import re

from keeper_validate import shipped
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.home_paths import is_any
from keeper_validate.compile.sentences.literal import file_target, is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.overlap import overlap
from keeper_validate.compile.sentences.part import is_called_apart
from keeper_validate.compile.sentences.slotted import stamped
from keeper_validate.compile.sentences.thing import Unread
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.called import all_called, files_called, folders_called
from keeper_validate.compile.vocabulary.words import ENDINGS, Word, singular, spoken
from keeper_validate.pathglob import listed

_NAMESPACED = re.compile(r"\\?(?:App\\)?([A-Z]\w*(?:\\[A-Z]\w*)*)(?:\\\*?)?")
_DOTTED = re.compile(r"(?:com|org|net|io|dev|de|fr|uk|edu|gov|app|me|ch|nl)(?:\.[a-z][a-z0-9_]*){2,}")  # a package of Java or Kotlin
_PACKAGE = re.compile(r"(?:app|apps|src|core|lib|server|backend|api)(?:\.[a-z][a-z0-9_]*)+")  # a package of Python, by its dotted name
_MODULE = re.compile(r"(?!(?:self|this|req|request|res|ctx|g)\.)[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+")
_GRADLE = re.compile(r":([a-z][\w\-]*(?::[a-z][\w\-]*)*)")
_COMPONENTS = frozenset({"component", "components", "files"})
_HELD_BY = frozenset({"of", "in", "within", "below", "under", "from"})
_SEVERAL = frozenset({"packages", "modules", "crates", "folders", "directories", "projects"})
_WRITTEN_IN = frozenset({"code", "class", "classes", "file", "files", "module", "modules", "source", "sources"})


def place(run: Run) -> tuple[tuple[str, ...], bool]:
    """The path globs a phrase means, and whether it spells them out; none for the whole repository."""
    if any(lexicon.at("same_one", (word.low,), 0) or lexicon.at("no_places", lows(run), at) for at, word in enumerate(run)):
        raise Unread(f"it is not clear which files “{spoken(run)}” means")
    paths = [glob for word in run if (glob := glob_of(word, run))]
    if paths and not lexicon.entry(" ".join(word.text for word in run)):
        if len(paths) == 1 and (both := overlap(tuple(paths), _part_of(run))):
            return both, False
        others = [folder for piece in items(run) if not any(word.literal for word in piece) for folder in _spoken(piece)]
        return tuple(dict.fromkeys((*paths, *others))), not others
    found = [_folders(piece, run) for piece in _each_noun(run)]
    if any(found) and not all(found):
        raise Unread(f"it is not clear which files “{spoken(run)}” means")
    return tuple(dict.fromkeys(glob for globs in found for glob in globs)), not any(found) and layer_of(run) is not None


def _each_noun(run: Run) -> list[Run]:
    """“platform or adapter packages” as “platform packages”, “adapter packages”."""
    pieces = items(run)
    shared = run[-1:] if len(pieces) > 1 and run[-1].low in _SEVERAL else ()
    bare = [bool(shared) and len(piece) == 1 and piece[0].sort == "word" and not layer_of(piece) for piece in pieces]
    return [(*piece, *shared) if alone else piece for piece, alone in zip(pieces, bare, strict=True)]


def _part_of(run: Run) -> tuple[str, ...]:
    """“components of `apps/web`”, “`apps/web` components”: the folders of the part that stands beside the one place."""
    at = next(at for at, word in enumerate(run) if word.literal)
    before, behind = run[:at - 1] if run[at - 1:at] and run[at - 1].low in _HELD_BY else run[:at], run[at + 1:]
    told = () if before and behind else before or behind
    return () if told and lexicon.at("folder_nouns", (told[-1].low,), 0) else folders_of(told)


def unplaced(run: Run) -> Run:
    """What a list names beside the places that it spells out and that no place is known of: “outside `src/db` and the seeder”."""
    pieces = items(run) if any(glob_of(word, run) for word in run) else []
    spoken_of = (piece for piece in pieces if not any(word.literal for word in piece))
    return next((piece for piece in spoken_of if not _says_no_more(piece) and not _spoken(piece)), ())


def _says_no_more(piece: Run) -> bool:
    """Whether words only say what others that are spelled out are: “`src/db` and `src/sql` folders”."""
    known = ("articles", "folder_nouns", "generic", "layer_nouns")
    return all(any(lexicon.at(name, (word.low,), 0) for name in known) for word in piece)


def _spoken(piece: Run) -> tuple[str, ...]:
    """The folders of what is named beside places that are spelled out; none where no place is known of it."""
    try:
        return folders_of(piece) or _folders(piece, piece)
    except Unread:
        return ()


def _folders(piece: Run, run: Run) -> tuple[str, ...]:
    if layer := layer_of(piece):
        return layer.folders
    entry = lexicon.entry(" ".join(word.text for word in piece))
    if entry and entry.kinds == ("file",) and entry.target:
        return listed(entry.target)
    words = without(piece, "articles", "newness")
    if len(piece) > 2 and lexicon.at("articles", (piece[1].low,), 0) and piece[0].sort == "word":
        raise Unread(f"it is not clear which files “{spoken(run)}” means")  # “to close the app”
    if len(words) == 2 and (own := lexicon.mapping("grammar", "component_files").get(words[0].low)) and words[1].low in _COMPONENTS:
        return (str(own),)  # “in Vue components”
    called = len(words) == 2 and lexicon.at("called_by_name", (words[1].low,), 0)
    if (called or (len(piece) == 1 and entry and entry.primitive)) and re.fullmatch(r"[A-Z][a-z]+(?<!s)", words[0].text):
        return files_called(words[0].text), folders_called(words[0].text)  # “the Icon component”, “inside Panel”
    written = forms.own_files(words[0].low) if words and {word.low for word in words[1:]} <= _WRITTEN_IN else None
    if written and words[0].sort == "word":
        return listed(written)  # “in new Kotlin classes”
    if (entry and entry.technology) or all(lexicon.at("generic", (word.low,), 0) or lexicon.technology(word.text) for word in words):
        return ()
    nouns = [word for word in words[-1:] if lexicon.at("folder_nouns", (word.low,), 0)]
    names = [word for word in words if word not in nouns]
    # “request-handling code” is code of a sort, which lies in no folder of that name
    spoken_of = len(names) == 1 and (names[0].sort == "word" or (names[0].sort == "name" and forms.own_files(names[0].low)))
    plain = spoken_of and re.fullmatch(r"(?!.*-.*ing$)[^']+", names[0].low) is not None
    named = plain and not lexicon.technology(names[0].text)
    if named and not nouns and len(words) == 1 and is_called_apart(names[0].low):
        return (f"**/{names[0].low}/**",)  # “in admin-ui”
    coded = words[0].text if [word.sort for word in words] == ["code"] else ""
    if coded in lexicon.grammar("plain_folders") or re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)+", coded):
        return (f"**/{coded}/**",)  # `src-ui`: what else is named in code is not spelled so
    if named and (nouns or re.fullmatch(r"v\d+", names[0].low)):
        own = forms.own_files(names[0].low) if nouns else None
        if own:
            return listed(own)  # “Python code”
        done = len(words) == len(piece) and names[0].low in lexicon.grammar("infinitives")  # “to export files”
        if names[0].low in lexicon.grammar("nameless") or (done and words[-1].low in _WRITTEN_IN):
            raise Unread(f"it is not clear which files “{spoken(run)}” means")
        ended = {word.low for word in nouns} & {"file", "files"} and re.fullmatch(ENDINGS, names[0].low)
        return (f"*.{names[0].low}" if ended else f"**/{{{names[0].low},{names[0].low}s}}/**",)
    raise Unread(f"it is not clear which files “{spoken(run)}” means")


def glob_of(word: Word, run: Run) -> str | None:
    """The path glob that a literal means where a place is named."""
    named = word.low in lexicon.grammar("languages") or lexicon.technology(word.text) or lexicon.layer(word.low)
    if not word.literal or (word.sort != "code" and named) or forms.case_style(word.text):
        return None
    if aliased := re.fullmatch(r"(?:[@~]/|\$(?=lib/))([\w\-]+(?:/[\w\-]+)*)(/?(?:\*\*?)?)", word.text):
        return f"**/{aliased[1]}{'/**' if aliased[2] else '{.*,/**}'}"  # a module may be a file as well
    if (module := _GRADLE.fullmatch(word.text)) and (word.text == ":app" or ":" in module[1] or lows(run[-1:]) == ("module",)):
        return f"**/{module[1].replace(':', '/')}/**"
    if word in run and is_any(run, run.index(word)):
        return f"**/{word.text}**"
    if is_file(word.text):
        return f"{word.text}*" if word.text.endswith("/*") else file_target(stamped(word.text))  # `packages/*`: what lies in each
    if _DOTTED.fullmatch(word.text):
        return f"**/{word.text.replace('.', '/')}/**"
    if re.fullmatch(r"[A-Z]\w*(?:\.[A-Z]\w*)+", word.text):
        return f"**/{word.text}/**"
    if "\\" in word.text and (namespace := _NAMESPACED.fullmatch(word.text)):
        return f"**/{namespace[1].replace(chr(92), '/')}/**"
    if package := re.fullmatch(r"@[a-z][\w\-]*/([\w\-]+)", word.text):
        return f"**/{package[1]}/**"
    if len(run) == 1 and ((word.sort == "code" and _PACKAGE.fullmatch(word.text)) or _is_module(word.text)):
        return f"**/{word.text.replace('.', '/')}{{.py,/**}}"
    beside = any(lexicon.at("folder_nouns", (other.low,), 0) for other in run)
    text = word.text.removeprefix("/")
    if re.fullmatch(r"[\w\-]+(?:/[\w\-.*]+)*/?", text) and (beside or "/" in text or text != word.text):
        if text != word.text or ("/" in text and "." not in text):
            return f"{text}{{,/**}}" if re.search(r"(?:^|/)bin/[\w\-]+$", text) else f"{text.rstrip('/')}/**"  # `bin/setup` is a file
        return text if "/" in text else f"**/{text}/**"
    of_it = word in run and any(other.low in lexicon.grammar("parts_of_a_class") for other in run[run.index(word) + 1:])
    if re.fullmatch(r"[A-Z][a-z]\w*[A-Z]\w*", word.text) and not (of_it or word.low in lexicon.grammar("proper") or _are_several(word)):
        return all_called(word.text)
    return None


def _is_module(text: str) -> bool:
    """“`shop.core`”: a module of Python whose last name is that of a part which many projects have; `request.user` has none."""
    return _MODULE.fullmatch(text) is not None and text.rpartition(".")[2] in shipped.data("rules/lexicon/spelling")["inner"]


def _are_several(word: Word) -> bool:
    """“on CharFields”: things of a sort, and no file that is called after one of them."""
    last = re.split(r"(?=[A-Z])", word.text)[-1].lower()
    return word.sort != "code" and singular(last) != last and lexicon.entry(last) is not None


def folders_of(run: Run) -> tuple[str, ...]:
    """The folders of the part of a codebase that a phrase names; none where it names no part, or one that has none."""
    return layer.folders if (layer := layer_of(run)) else ()


def layer_of(run: Run) -> lexicon.Layer | None:
    """The part of a codebase that a phrase names, articles aside."""
    while run and (lexicon.at("articles", lows(run), 0) or lexicon.at("directness", lows(run), 0)):
        folder = lexicon.at("folder_nouns", (run[-1].low,), 0) and run[0].low not in lexicon.grammar("determiners")
        if found := lexicon.layer(" ".join(lows(run))) or (lexicon.layer(" ".join(lows(run[:-1]))) if folder else None):
            return found
        run = run[1:]
    whole = lexicon.layer(" ".join(lows(run))) if run else None
    for name in ("folder_nouns", "layer_nouns"):
        if whole is None and run and lexicon.at(name, (run[-1].low,), 0):
            whole = lexicon.layer(" ".join(lows(run[:-1])))
    return whole


def written_in(run: Run) -> tuple[str, ...]:
    """The files of the language that a heading or a label is about: “Python standards”; none for those that stand in other files too."""
    own = forms.own_files(run[0].low) if run and not {word.low for word in run[1:]} - lexicon.grammar("ways_of_writing") else None
    return tuple(listed(own)) if own and run[0].low not in lexicon.grammar("embedded_languages") else ()


def subject_place(run: Run) -> tuple[tuple[str, ...], bool]:
    """The files a subject stands for: a layer, a path, a named element's file; people and the whole code stand for every file."""
    if told := next((one for one in (run, without(run, "articles")) if one and layer_of(one)), ()):  # “feature UI code”
        return place(told)
    words = lows(run)
    if not run or all(lexicon.at("articles", words, i) or lexicon.at("people", words, i) for i in range(len(run))):
        if run and not lexicon.at("whoever", words, len(run) - 1) and not any(lexicon.at("people", words, i) for i in range(len(run))):
            raise Unread(f"it is not clear which files “{spoken(run)}” means")
        return (), True
    return place(run)
