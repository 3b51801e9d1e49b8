"""Files that are told of by what holds them: a layer, a folder, a name, the whole repository. Must not know what must not be done to them
beyond that they must stay as they are."""

from __future__ import annotations

import re
from os.path import basename, dirname, splitext

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.literal import file_target, is_file
from keeper_validate.compile.sentences.noun import things
from keeper_validate.compile.sentences.places import layer_of, place
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.words import singular

_FOLDER = re.compile(r"[\w.\-]+(?:/[\w.\-]+)+")
_LANGUAGE = re.compile(r"[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?|english")
_ANY = frozenset({"a", "an", "any", "all", "every", "each", "existing", "single"})


def other_languages(named: tuple[str, ...]) -> str | None:
    """The files of texts that the named ones stand among (`messages/en.json`, `locales/en/common.json`), else all that are called so."""
    beside = [_of_every_language(path) for path in named]
    return ",".join(dict.fromkeys(beside)) if all(beside) else pairs.companion("translation")


def inside(named: tuple[str, ...]) -> tuple[str, ...]:
    """Files as they are, and of folders what lies in them."""
    return tuple(name if splitext(name)[1] else f"{name.rstrip('/')}/**" for name in named)


def _of_every_language(path: str) -> str:
    path = path.rstrip("/")
    folder, (stem, ending) = dirname(path), splitext(basename(path))
    if not folder:
        return ""
    if basename(folder) == "values":  # of Android: `res/values/strings.xml` and `res/values-de/strings.xml`
        return f"**/values-*/{basename(path)}"
    if _LANGUAGE.fullmatch(stem):
        return f"{folder}/*{ending}" if ending else f"{folder}/**"
    return f"{dirname(folder)}/*/{basename(path)}" if _LANGUAGE.fullmatch(basename(folder)) and dirname(folder) else ""


def layer_files(statement: Statement) -> tuple[Thing, ...]:
    """“backend code”, where it must not be changed: the files of the layer; “new presenters”: those that are called so."""
    if _alters(statement):
        known = lexicon.entry(" ".join(word.text for word in statement.object))
        layer = layer_of(statement.object) if known is None or not known.opaque else None  # “public APIs” are no folder `api/`
        return (Thing(("file",), target=",".join(layer.folders), partial=True),) if layer and layer.folders else ()
    run = without(statement.object, "articles", "newness")
    new = set(statement.acts) == {"create"} or (statement.marked and any(word.low == "new" for word in statement.object))
    plain = new and not statement.around and all(word.sort == "word" and word.low.endswith("s") for word in run[-1:])
    layer = layer_of(run) if plain and run else None
    called = [glob for glob in layer.folders if glob.startswith("**/*{")] if layer else []
    return (Thing(("file",), target=",".join(called), partial=True, new=True),) if called else ()


def files_pointed_at(statement: Statement, asides: tuple[Run, ...]) -> tuple[Thing, ...]:
    """“the payment module (`src/payments/`)”, where it must not be changed: the path says which files are meant by the words before it."""
    paths = _paths(asides)
    if not (paths and _alters(statement)) or any(word.literal for word in statement.object) or statement.around:
        return ()
    try:
        meant = things(statement.object)[0]
    except Unread:
        meant = ()
    if any(thing.kinds != ("file",) for thing in meant):
        return ()
    return (Thing(("file",), target=",".join(file_target(word.text) for word in paths), named=True),)


def files_inside(statement: Statement) -> tuple[Thing, ...]:
    """“user code in `application/`”, where it must not be changed: some of the files that are named."""
    paths = _paths(statement.adjuncts("inside"))
    if not (paths and _alters(statement)) or any(word.literal or lexicon.technology(word.text) for word in statement.object):
        return ()
    return (Thing(("file",), target=",".join(file_target(word.text) for word in paths), partial=True),)


def files_there(statement: Statement) -> Made | None:
    """“templates under `templates/email` are read-only”: the files of that folder, whatever they are called."""
    places = [run for run in statement.adjuncts("inside") if all(word.literal or word.sort == "mark" for word in run)]
    named = len(places) == len(statement.around) == 1 and not any(word.text.startswith("/") for word in places[0])
    if not named or any(word.literal for word in statement.subject + statement.object):
        return None
    return Made((Check("forbid-change", ("file",), ",".join(place(places[0])[0])),), partial=True)


def _alters(statement: Statement) -> bool:
    return bool(statement.acts) and set(statement.acts) <= {"change", "remove"}


def _paths(runs: tuple[Run, ...]) -> Run:
    """The paths of which the only one of some runs is a list; nothing where it says anything else."""
    words = tuple(word for word in runs[0] if word.sort != "mark" and word.low not in ("and", "or")) if len(runs) == 1 else ()
    return words if all(word.literal and (is_file(word.text) or _FOLDER.fullmatch(word.text)) for word in words) else ()


def files_told(statement: Statement) -> tuple[Thing, ...]:
    """“API files under `api/`”: files of that folder, whatever else a word before “files” could stand for."""
    words = without(statement.object, "articles")
    entry = lexicon.entry(" ".join(word.text for word in words))
    known = (entry is not None and entry.kinds == ("file",)) or is_format(statement.object)
    return files_inside(statement) if words and words[-1].low in ("file", "files") and not known else ()


def is_format(run: Run) -> bool:
    """“JSON files”, though “JSON” may say little elsewhere: those that their names tell from others."""
    entry = lexicon.entry(" ".join(word.text for word in run))
    return entry is not None and entry.kinds == ("file",) and (entry.target or "").startswith("*.")


def refuse_formats(found: tuple[Thing, ...], statement: Statement) -> None:
    """“deleting JSON files”, “writing CSV files”: they may be those of a program at work."""
    formats = all(thing.kinds == ("file",) and not thing.named and _is_output(thing.target or "") for thing in found)
    altered = not statement.marked and set(statement.acts) & {"change", "remove"}
    if formats and (altered or lexicon.at("writing", lows(statement.verb), 0)):
        raise Unread("it is not clear whether files of the repository or files at run time are meant")


def _is_output(target: str) -> bool:
    """Whether a program at work writes files of that format, as no program writes `*.prisma`."""
    return all(one.startswith("*.") and one[2:] in lexicon.grammar("output_endings") for one in target.split(","))


def example_folders(statement: Statement, runs: tuple[Run, ...]) -> tuple[Thing, ...]:
    """“catch-all packages like `utils`”: the folders that must not come to be, by the names that are given."""
    heads = statement.object[-1:]
    named = [word.text for run in runs for word in run if word.literal]
    housed = bool(heads) and singular(heads[0].low) in lexicon.grammar("packaged")
    if not housed or not named or set(statement.acts) - {"create"} or not all(re.fullmatch(r"[a-z]\w*/?", name) for name in named):
        return ()
    if any(lexicon.technology(name) for name in named):
        return ()
    return tuple(Thing(("file",), target=f"**/{name.rstrip('/')}/**", act="create", named=True) for name in named)


def any_file(run: Run) -> bool:
    """“a file”, “files and folders”: whatever is part of the repository."""
    plain = {word.low for word in run if word.low not in _ANY}
    return bool(plain & {"file", "files"}) and all(lexicon.at("folder_nouns", (word,), 0) for word in plain - {"or", "and", ","})


def sources(run: Run, acts: tuple[str, ...]) -> tuple[Thing, ...]:
    """“beads source code” or `beads`, where the folder of a name is meant that must not be changed."""
    held = _package(run) if set(acts) & {"change", "remove"} else ()
    if held:
        return held
    words = without(run, "articles")
    names = without(words, "generic")
    if not set(acts) & {"change", "remove"} or len(names) != 1 or not re.fullmatch(r"[A-Za-z][a-z\-]*", names[0].text):
        return ()
    sources = any(word.low in ("source", "sources", "codebase", "internal", "internals") for word in words)
    nameless = names[0].low in lexicon.grammar("run_time" if names[0].literal else "nameless")
    nameless = nameless or (not sources and names[0].text[:1].isupper())  # `Kind` is a type, and `beads` a folder
    if lexicon.entry(names[0].text) or nameless or not (names[0].literal or sources):
        return ()
    return (Thing(("file",), target=f"**/{names[0].low}/**", partial=True),)


def _package(run: Run) -> tuple[Thing, ...]:
    """“the billing package”: the folder that is called so, or those of a layer."""
    name = run[1:-1]
    if len(run) != 3 or run[0].low != "the" or run[-1].low not in lexicon.grammar("packaged"):
        return ()
    layer = layer_of(run) or layer_of(name)
    plain = re.fullmatch(r"[a-z][a-z\-]+", name[0].low) and name[0].low not in lexicon.grammar("nameless")
    told = any(lexicon.at(list_name, lows(name), 0) for list_name in ("generic", "newness", "whole"))
    known = name[0].sort != "code" and lexicon.entry(name[0].text)
    if not (layer and layer.folders) and (not plain or known or told):
        return ()
    target = ",".join(layer.folders) if layer and layer.folders else f"**/{name[0].low}/**"
    return (Thing(("file",), target=target, partial=True),)
