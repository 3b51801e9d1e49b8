"""What each unit holds in its folder: “every package has a `README.md`”. Must not compile what comes along elsewhere."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.demands.dubbed import dubbed, newcomers, plural
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, singular, spoken

_FILE = re.compile(r"(?:[\w\-]+/)?(?:[\w\-]+(?:\.[\w\-]+)+|(?:Docker|Make|Just|Proc|Gem)file|LICENSE|NOTICE|CODEOWNERS)")
_FOLDER = re.compile(r"[\w.\-]+(?:/[\w.\-]+)*/?")
_TOLD = frozenset({"and", ",", "/", "file", "both", "its", "their", "own", "at", "minimum", "least", "corresponding", "matching",
                   "manifest", "barrel", "contracts", "contract", "entry", "point"})
_WHOLE = frozenset({"a", "the", "new", "every", "each", "all", "any"})
_ROLES = "**/roles/*/tasks/*"
_UNITS = frozenset({"library", "lib", "package", "module", "app", "application", "service", "feature", "plugin", "extension", "crate",
                    "function"})
_HOLDING = frozenset({"folder", "folders", "directory", "directories", "subdirectory", "subdirectories", "subfolder"})


def furnished(subject: Run, rest: Run, statement: Statement) -> Made | None:
    """The checks that the folder of each holds the files that are named; where they lie elsewhere in it, nothing is said."""
    if not subject:
        at = next((at for at in range(2, len(rest)) if _holds(rest[at:])), len(rest))
        subject, rest = rest[:at], rest[at:]
    size = _holds(rest)
    rest = (*rest[:size], *map(_as_file, rest[size:]))
    named = tuple(word for word in rest[size:] if _is_file(word))
    plain = all(word in named or word.low in _TOLD or lexicon.at("articles", (word.low,), 0) for word in rest[size:])
    below = _folder(subject, statement)
    own = all(_is_own(relation, run) or run is below for relation, run in statement.around)
    if not size or not named or not plain or not own or not (_each(subject) or _all_of_them(subject, statement)):
        return None
    either = any(word.text == "/" for word in rest)
    files = (f"{{{','.join(word.text for word in named)}}}",) if either else tuple(word.text for word in named)
    sources = _of_language(subject, named) or _of_roles(subject, named)
    units = (Thing(("file",), target=sources),) if sources else _units(subject, below)
    checks = (_held(thing, file) for thing in units for file in files)
    return Made(tuple(checks), partial=True)


def _folder(subject: Run, statement: Statement) -> Run:
    """“`src/features/`” of “each folder under `src/features/`”: those that lie right in it."""
    held = subject[-1:] != () and (subject[-1].low in _HOLDING or singular(subject[-1].low) in _UNITS)
    plain = len(without(subject, "articles", "every", "newness")) == 1 and held
    return next((run for run in statement.homes if plain and len(run) == 1 and _FOLDER.fullmatch(run[0].text)), ())


def _holds(run: Run) -> int:
    """How many words say that something is there: “has”, “must contain”, “owns its own”."""
    return verb_of(run, ("accompany", "contain"))[1] or lexicon.at("owning", lows(run), 0)


def _as_file(word: Word) -> Word:
    """“a README” by the name that it is known by in any form."""
    known = word.low == "readme" and not word.literal
    return Word("README.md", "code") if known else word


def _is_own(relation: str, run: Run) -> bool:
    """“in its folder”, “as the entry point”: where the file lies right there, or what it is there for."""
    told = relation in ("as", "means", "purpose") and not any(word.literal for word in run)
    return told or (relation == "inside" and not {*lows(run)}.isdisjoint({"its", "their"}))


def _of_language(subject: Run, named: Run) -> str:
    """“every package has a `doc.go`”: the sources of a language, of which each folder is a package, as no manifest makes one."""
    told = {*lows(subject[:-1]), *(f".{word.text.rpartition('.')[2]}" for word in named)}
    if singular(subject[-1].low) != "package" or not told & lexicon.grammar("folder_packages"):
        return ""
    sources = lexicon.mapping("grammar", "told_in_folders").get(named[0].low) if len(named) == 1 else None
    if sources is None:
        raise Unread("structure does not show which folders are packages of that language")
    return str(sources)


def _of_roles(subject: Run, named: Run) -> str:
    """“each role has a `meta/main.yml`”: those that set up machines, each with a folder of its tasks."""
    told = singular(subject[-1].low) == "role" and all(re.match(r"(?:meta|defaults|tasks|handlers|vars)/", word.text) for word in named)
    return _ROLES if told else ""


def _held(thing: Thing, name: str) -> Check:
    folder = "{around}" if thing.target == _ROLES else "{dir}"
    return Check("require-companion", thing.kinds, thing.target, companion=f"{folder}/{name}", soft=True)


def _is_file(word: Word) -> bool:
    return word.literal and _FILE.fullmatch(word.text) is not None and not re.search(r"\.[A-Z][a-z]\w*$", word.text)  # `acme.Base`


def _each(run: Run) -> bool:
    return any(lexicon.at(name, lows(run), 0) for name in ("every", "newness")) or lows(run[:2]) in (("a", "new"), ("any", "new"))


def _all_of_them(run: Run, statement: Statement) -> bool:
    """“Python packages must have …”: of whom it is said, with what they must have."""
    return statement.mood == "must" and statement.marked and singular(run[-1].low) != run[-1].low


def _units(run: Run, below: Run = ()) -> tuple[Thing, ...]:
    """What lies right in the folder of each, or what makes one: the manifest of a package."""
    bare = without(run, "articles", "newness", "every")
    if len(bare) == 1 and (bare[0].low in _HOLDING or below):
        if any(word.low not in _WHOLE for word in run[:-1]):
            raise Unread(f"structure does not show which folders are “{spoken(run)}”")
        return (Thing(("file",), target=f"{below[0].text.rstrip('/')}/*/*" if below else None),)
    bare = bare[:-1] if len(bare) > 1 and bare[-1].low in _HOLDING else bare
    name = singular(bare[-1].low) if bare else ""
    made = lexicon.mapping("grammar", "units").get(name)
    if made is None and dubbed(bare[-1:]):
        made = f"**/{plural(name)}/*/*"
    found = (Thing(("file",), target=str(made)),) if made else newcomers(bare)
    if any(thing.kinds == ("dependency",) for thing in found):
        raise Unread(f"structure does not show where each “{spoken(bare)}” lies")
    return found
