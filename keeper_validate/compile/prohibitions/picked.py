"""What is taken out of a module or a library: “`Image` from `next/legacy/image`”, “MUI components”. Must not know who imports it."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, singular, spoken
from keeper_validate.values import replace

_TAG = re.compile(r"<([A-Za-z_$][\w$]*)\s*/?>|([A-Za-z_$][\w$]*)(?:\(\))?")
_MODULE = re.compile(r"@?[\w\-]+(?:[./][\w\-]+)*")


def picked(statement: Statement) -> Statement:
    """A statement about members of a module, each as the import that is written for it; all others as they are."""
    sources = statement.adjuncts("source")
    module = _module(sources[0]) if len(sources) == 1 else None
    members = [without(piece, "articles") for piece in items(statement.object)]
    layered = module and lexicon.layer(module) and not set(statement.acts) - {"use", "import", "access"}
    if layered and (sources[0][0].sort == "name" or all(len(piece) == 1 and lexicon.layer(piece[0].text) for piece in members)):
        # “imports of `infrastructure` from `domain`”, “React from ViewModels”: who must not import what
        place = tuple(("inside", run) if relation == "source" else (relation, run) for relation, run in statement.around)
        return replace(statement, around=place)
    if module is None or statement.subject or not set(statement.acts) <= {"use", "import", "access"}:
        return statement
    names = [_member(piece) for piece in members]
    if not names or not all(names):
        return statement
    written = tuple(word for name in names for word in _written(str(name), module))
    return replace(statement, object=written, around=tuple(pair for pair in statement.around if pair[0] != "source"))


def of_library(statement: Statement) -> Statement:
    """“new Ant Design components”: a use of the library that they are taken from."""
    statement = _lent(statement)
    words = without(statement.object, "articles", "newness")
    sort = lexicon.entry(words[-1].low) if len(words) > 1 else None
    whole = lexicon.technology(spoken(words))  # “MUI icons”
    library = lexicon.technology(spoken(words[:-1])) if sort is not None and sort.kinds == ("component",) and not whole else None
    return replace(statement, object=words[:-1]) if library in lexicon.members("ui-library") else statement


def _lent(statement: Statement) -> Statement:
    """“ORM entities or decorators”: what stands before the first tells of the second as well; of “the others' `src`” nobody says whose."""
    run = statement.object
    if any(word.sort == "mark" and word.text == "'" for word in run):
        raise Unread(f"it is not clear whose “{spoken(run)}” is")
    first, *others = items(run) or [()]
    lender = lexicon.entry(first[0].text) if len(first) > 1 and first[0].sort in ("word", "name") else None
    bare = {piece[0] for piece in others if len(piece) == 1 and lexicon.at("library_nouns", lows(piece), 0)}
    if not bare or lender is None or not (lender.technology or lender.family):
        return statement
    return replace(statement, object=tuple(one for word in run for one in ((first[0], word) if word in bare else (word,))))


def _written(name: str, module: str) -> Run:
    """The import of a name; what the module itself is called after is mostly what it exports by default."""
    own = module.rpartition("/")[2].lower() == name.lower()
    imports = [f'import {{ {name} }} from "{module}"', *([f'import {name} from "{module}"'] if own else [])]
    return tuple(word for text in imports for word in (Word(text, "code"), Word(",", "mark")))


def _module(run: Run) -> str | None:
    library = len(run) == 1 and run[0].text.islower() and lexicon.technology(run[0].text) is not None
    named = library or (len(run) == 1 and run[0].literal and not is_file(run[0].text))
    return run[0].text if named and _MODULE.fullmatch(run[0].text) else None


def _member(run: Run) -> str | None:
    """The one name that a phrase is; a word of prose is one where it is written like a class."""
    if len(run) == 2 and lexicon.technology(run[0].text):
        run = run[1:]
    told = len(run) == 1 and (run[0].literal or (run[0].text.istitle() and singular(run[0].low) == run[0].low))
    tag = _TAG.fullmatch(run[0].text) if told else None
    return (tag[1] or tag[2]) if tag else None
