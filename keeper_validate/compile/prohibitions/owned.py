"""Parts and routes that are told by what holds them: “fields of the Issue type”, “routes under `/admin`”. Must not find the things."""

from __future__ import annotations

import re

from keeper_validate.compile.prohibitions.forbid import PARTS
from keeper_validate.compile.sentences.adjuncts import Around, Run, without
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.thing import Thing
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace

_ANY_METHOD = "\\S+"
_JOINING = frozenset({"and", "or", ",", "&"})
_PART = {"table": "column", "schema": "field"}


def owned(found: tuple[Thing, ...], around: Around, acts: tuple[str, ...]) -> tuple[tuple[Thing, ...], Around]:
    """Gives parts their owner (“fields of the Issue type”, “values from `OrderStatus`”) and routes their path."""
    for relation, run in around:
        rest = tuple(pair for pair in around if pair[1] is not run)
        whole = _any_whole(found, run) if relation in ("inside", "source") and acts == ("remove",) else ()
        if whole:
            return whole, rest
        if relation in ("inside", "source") and all(thing.facet in PARTS for thing in found):
            owner = _owner(run)
            if owner:
                listed = any((entry := lexicon.entry(word.low)) and "enum" in entry.kinds for word in run if not word.literal)
                told = (replace(thing, target=owner, named=True, only=() if listed else thing.only) for thing in found)
                return tuple(map(_of_either, told)), rest
        targets = _targets(found, run, relation == "outside") if relation in ("inside", "outside") else []
        if targets:
            return tuple(replace(thing, target=target) for thing, target in zip(found, targets, strict=True)), rest
    return found, around


def _any_whole(found: tuple[Thing, ...], run: Run) -> tuple[Thing, ...]:
    """“columns from existing tables”: what is removed was there, and so was the table that had it, whichever it is."""
    told = without(run, "articles")
    entry = lexicon.entry(told[0].low) if len(told) == 1 and told[0].sort == "word" else None
    part = _PART.get(entry.kinds[0], "") if entry is not None and len(entry.kinds) == 1 and not entry.target else ""
    fits = bool(part) and all(part in thing.kinds and not thing.target for thing in found)
    return tuple(replace(thing, kinds=(part,)) for thing in found) if fits else ()


def _of_either(thing: Thing) -> Thing:
    """“variants of `Shape`”: those of a component, or of an enum, which has them in some languages."""
    new = thing.facet == "variant" and thing.new
    return replace(thing, kinds=("member", "variant")) if new else thing


def _targets(found: tuple[Thing, ...], run: Run, outside: bool) -> list[str]:
    """What routes are called that a place is told for by paths: those of methods alone, or, beyond the paths, those of a name."""
    methods, subjects = [_method(thing) for thing in found], [_subject(thing) for thing in found]
    paths = _paths(run) if all(methods) or (outside and all(subjects)) else ()
    if not paths:
        return []
    if all(methods):
        return [_below(paths, method, outside) for method in methods]
    return [_below(paths, _ANY_METHOD, True).removesuffix("/") + f".*(?:{subject})/" for subject in subjects]


def _paths(run: Run) -> tuple[str, ...]:
    """The paths of routes that a place is told by, where it is told by nothing else."""
    named = [word for word in run if word.sort == "route" or (word.text.startswith("/") and "." not in word.text)]
    told = len(named) == 1 or all(word in named or word.sort == "mark" or word.low in ("and", "or") for word in run)
    return tuple(word.text.rpartition(" ")[2].rstrip("/") for word in named) if told else ()


def _below(paths: tuple[str, ...], method: str, outside: bool) -> str:
    """What routes are called whose paths begin so, or do not."""
    versions = all(re.fullmatch(r"/v\d+", path) for path in paths)  # below whatever the API is mounted at
    if method == _ANY_METHOD and not outside and not versions:
        return ",".join(f"{path}/*,{path}" for path in paths)
    begins = "|".join((".*" if versions else "") + re.escape(path).replace("/", "\\/") for path in paths)
    below = (f"({begins})" if len(paths) > 1 else begins) + "(\\/|$)"
    return f"/^{method} (?!{below})/" if outside else f"/^{method} {below}/"


def _method(thing: Thing) -> str:
    """The method, or the pattern of methods, of routes that are told by nothing else."""
    told = re.fullmatch(r"([A-Z]+)|/\^(\([A-Z|]+\)) /", thing.target or "") if thing.kinds == ("route",) else None
    return (told[1] or told[2]) if told else _ANY_METHOD if thing.kinds == ("route",) and not thing.target else ""


def _subject(thing: Thing) -> str:
    """The word that routes are told by: “admin endpoints”."""
    told = re.fullmatch(r"\*?([a-z][\w-]*)\*?", thing.target or "") if thing.kinds == ("route",) else None
    return told[1] if told else ""


def _owner(run: Run) -> str | None:
    """What holds the parts, by its name, or the names of several: “of the `Order` and `Invoice` models”."""
    words = without(run, "articles")
    content = tuple(word for word in words if word.literal or word.low not in _JOINING)
    named = (word for word in content if word.sort == "code" or not lexicon.technology(word.text))  # “GraphQL types” are called otherwise
    listed = len(words) > len(content)
    names = [word for word in named if word.literal or (word.text[:1].isupper() and not lexicon.entry(word.text))]
    names = [word for word in content if word in names or (listed and names and word.text.istitle())]  # “the Post and Comment models”
    if not names and len(content) > 1 and all(word.low.isalpha() and not lexicon.entry(word.low) for word in content[:-1]):
        names = [word for word in content[:-1] if word.low not in lexicon.grammar("nameless")]
    others = [word for word in content if word not in names]
    told = bool(names) and (len(names) == 1 or listed) and all(lexicon.entry(word.low) for word in others)
    if not told or any(is_file(word.text) for word in names):
        return None
    return ",".join(word.text for word in names) if others or all(word.literal for word in names) else None
