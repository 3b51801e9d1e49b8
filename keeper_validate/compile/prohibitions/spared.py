"""What an exception spares by its name: elements, variants, packages. Must not know where a prohibition holds."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.thing import Thing
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word

CREATED = frozenset({
    "component", "page", "hook", "store", "service", "event", "error_type", "enum", "table", "schema", "auth_service", "env_var",
})
"""The kinds of what comes to be under a name of its own."""

PARTS = frozenset({"column", "field", "member", "prop", "variant"})
"""What is part of an element, by the facets that tell of it."""

_CAMEL = re.compile(r"[A-Z]\w*[a-z]\w*[A-Z]\w*")


def may_be_named(found: tuple[Thing, ...], acts: tuple[str, ...], run: Run) -> bool:
    """“no new tables besides …”, “no address form besides `AddressForm`”: of what comes to be, and has a name, some may be spared by it."""
    names = [word.text.lower() for word in run if word.literal and not _CAMEL.fullmatch(word.text)]
    parts = all(thing.facet in PARTS for thing in found)
    alike = all(not thing.target or all(thing.target.strip("*") in name for name in names) for thing in found)
    return set(acts) <= {"create"} and (parts or (alike and all(set(thing.kinds) <= CREATED for thing in found)))


def are_names(run: Run) -> bool:
    """“`Order` and `Invoice`”: nothing but names that are no files."""
    joined = (word.literal or joins(word) for word in run)
    names = [word for word in run if word.literal]
    return bool(names) and all(joined) and all(re.fullmatch(r"\w+(?:[.:]\w+)*", word.text) and not is_file(word.text) for word in names)


def are_variants(found: tuple[Thing, ...], run: Run) -> bool:
    """“new Button variants beyond primary, secondary and ghost”: words that no mark shows to be names, but their number."""
    parts = items(run)
    return all(thing.facet == "variant" for thing in found) and len(parts) > 1 and all(len(piece) == 1 for piece in parts)


def joins(word: Word) -> bool:
    """Whether a word only stands between others."""
    return word.sort == "mark" or word.low in ("and", "or", "the")


def are_packages(found: tuple[Thing, ...], run: Run, relation: str) -> bool:
    """“no new dependencies beyond React and `zod`”: the packages that alone may come; “except in `tools`” is a place."""
    meant = all(thing.kinds == ("dependency",) for thing in found)
    known = all(lexicon.technology(word.text) for word in run if word.literal)
    meant = meant and (relation == "unless" or known)
    joined = all(is_package(word) or joins(word) for word in run)
    return meant and joined and any(map(is_package, run))


def is_package(word: Word) -> bool:
    """Whether a word may be the name of a package, or of a technology."""
    spelled = word.literal or re.fullmatch(r"[a-z\d]+(?:-[a-z\d]+)+", word.text) is not None
    named = spelled and re.fullmatch(r"(@[\w.\-]+/)?[\w.\-]+", word.text) is not None and not is_file(word.text)
    return word.sort != "mark" and (named or lexicon.technology(word.text) is not None)


def packages_of(word: Word) -> tuple[str, ...]:
    """The names in manifests of what a word names."""
    known = lexicon.technology(word.text)
    listed = lexicon.mapping("technologies", known).get("dependencies", ()) if known else ()
    return tuple(dict.fromkeys((word.text.lower(), *(name.partition(":")[2] for name in listed))))
