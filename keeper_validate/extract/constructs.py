"""Constructs of languages that clauses ask for by name, such as a nested ternary or an empty catch block, as uses of the form `construct`.

Their queries are data (`rules/lexicon/constructs.yaml`). Must not know who asks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from tree_sitter import Node

from keeper_validate import shipped
from keeper_validate.element import Use
from keeper_validate.extract.bare_code import code
from keeper_validate.extract.language import language_of
from keeper_validate.extract.matching.queried import queried
from keeper_validate.extract.openings import without_line
from keeper_validate.extract.prose import prose
from keeper_validate.extract.records import reader
from keeper_validate.extract.so_called import is_meant, written
from keeper_validate.extract.types_alone import of_types_alone
from keeper_validate.extract.unmentioned import unmentioned

FORM = "construct"


def constructs(path: str, source: bytes, names: frozenset[str]) -> Iterator[Use]:
    """The constructs of some names that a source holds, each line once; of `variable-named:data` those alone that are called so, and of
    `declared-class:*Job without @Audited` those that lack it as well."""
    called = {name.partition(":")[0] for name in names if ":" in name}
    matches = list(_matches(path, source, names, called))
    spared = [(name, node) for name, captures in matches for node in captures.get("spared", ())]
    held = [(name, node) for name, captures in matches for node in captures.get("it", ())]
    sifted = {name: list(of_types_alone(node for one, node in held if one == name)) for name in names & _sifted("types_alone")}
    sifted |= {name: list(unmentioned((node for one, node in held if one == name), path, source)) for name in names & _sifted("unused")}
    held = [(name, node) for name, node in held if name not in sifted or node in sifted[name]]
    apart = ((name, node) for name, node in held if not any(name == one and _lies_in(node, whole) for one, whole in spared))
    found = dict.fromkeys((name, node.start_point.row + 1) for name, node in apart)
    in_text = (reading(path, source, names) for reading in (_in_templates, _in_text, code, prose, written, without_line))
    found.update(dict.fromkeys(one for read in in_text for one in read))
    yield from (Use("token", name, path, line, form=FORM) for name, line in sorted(found))


def _in_text(path: str, source: bytes, names: frozenset[str]) -> Iterator[tuple[str, int]]:
    """What the lines of a source are constructs of some names by, whatever stands in them (`lines` in the lexicon)."""
    language, known = language_of(path), shipped.data("rules/lexicon/constructs")
    called = {language.name, language.rules, "*"} if language else {path.rpartition(".")[2]}  # a language without a grammar is its ending
    for name in sorted(names):
        told = known.get(name, {}).get("lines", {})
        pattern = next((one for where, one in told.items() if called & set(where.split())), None)
        text = source.decode("utf-8", "replace") if pattern else ""
        told = re.compile(pattern or r"(?!)")
        group = "it" if "it" in told.groupindex else 0  # what stands before it may have to be looked at
        yield from ((name, text.count("\n", 0, found.start(group)) + 1) for found in told.finditer(text))


def _matches(path: str, source: bytes, names: frozenset[str], called: set[str]) -> Iterator[tuple[str, dict[str, list[Node]]]]:
    for name, captures in queried(path, source, "constructs", names | called):
        told = (one for one in names if one.startswith(f"{name}:")) if name in called else ()
        yield from ((one, captures) for one in told if is_meant(one.partition(":")[2], path, source, captures))
        if name in names:
            yield name, captures


def _in_templates(path: str, source: bytes, names: frozenset[str]) -> Iterator[tuple[str, int]]:
    """The texts of a component's template that are constructs of some names, with their lines (`texts` in the lexicon)."""
    language, known = language_of(path), shipped.data("rules/lexicon/constructs")
    asked = [(name, told) for name in sorted(names) if language and (told := known.get(name, {}).get("texts", {}).get(language.name))]
    read = getattr(reader(language), "texts", None) if asked and language is not None else None
    if read is None:
        return
    for name, told in asked:
        for text, line, around in read(source, told["block"]):
            if re.search(told["it"], text) and not any(re.search(told["spared"], tag) for tag in around):
                yield name, line


@cache
def _sifted(way: str) -> frozenset[str]:
    """The constructs that are such only of what the rest of a file uses as a type alone (`types_alone`), or does not mention (`unused`)."""
    return frozenset(name for name, told in shipped.data("rules/lexicon/constructs").items() if told.get(way))


def _lies_in(node: Node, whole: Node) -> bool:
    return whole.start_byte <= node.start_byte and node.end_byte <= whole.end_byte
