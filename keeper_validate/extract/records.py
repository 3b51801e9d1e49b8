"""One blob into one Module: parse, let the reader give the facts and the rules the records. Pure: bytes in, Module out.

Must not know what a record means, nor any path."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Protocol

from tree_sitter import Node, QueryCursor

from keeper_validate.element import Gap
from keeper_validate.extract import newer_syntax
from keeper_validate.extract.authentication.handled import handled
from keeper_validate.extract.decoding import source_text
from keeper_validate.extract.expression import Expression
from keeper_validate.extract.grammars import parse
from keeper_validate.extract.language import Language, named
from keeper_validate.extract.matching.meant import Meant
from keeper_validate.extract.matching.patterns import Held
from keeper_validate.extract.matching.picks import picked
from keeper_validate.extract.matching.reach import Reach
from keeper_validate.extract.matching.ruleset import Needed, Ruleset, needed, ruleset
from keeper_validate.extract.matching.taken import Taken
from keeper_validate.extract.mentions import mentions
from keeper_validate.extract.module import Definition, Facts, Import, Mention, Module, Record
from keeper_validate.extract.naming.rebound import said_of_each, told_apart
from keeper_validate.extract.plain import in_place
from keeper_validate.extract.plain import mentions as plain_mentions
from keeper_validate.extract.plain_names import plain
from keeper_validate.extract.vocabulary import telling
from keeper_validate.extract.word_places import places
from keeper_validate.tree import Tree
from keeper_validate.values import dataclass, replace

# A pattern over long argument lists can grow without bound (quadratic and worse); past this many states a match is dropped and said.
_MATCH_LIMIT = 4096
# Without one of these a source creates no table by SQL, and renames no value of an enum type.
_TABLES = (b"TABLE", b" table", b" Table", b"RENAME VALUE", b"rename value")


class Reader(Protocol):
    """What a language's reader module offers (docs/rules.md)."""

    def facts(self, root: Node) -> Facts: ...
    def expression(self, node: Node) -> Expression: ...
    def within(self, node: Node) -> str: ...
    def candidates(self, module: str, path: str, tree: Tree) -> Iterator[str]: ...


@cache
def reader(language: Language) -> Reader:
    """The reader of a language, imported when first needed."""
    module: Reader = importlib.import_module(f"keeper_validate.extract.{language.reader}")
    return module


def source_of(language: Language, data: bytes, looked: Looked | None = None) -> bytes:
    """What a blob says, ready to be read. Raises Unreadable."""
    source = source_text(data)
    return source if looked is not None and looked.plain else plain(language, source)


@dataclass(frozen=True, slots=True)
class Looked:
    """What the words of a source say before it is parsed: the rules that can match in it, and the words that lexicons know; `plain` where
    it is known that its names are written plainly, and which of some `names` are written."""

    needed: Needed
    telling: frozenset[bytes]
    plain: bool = False
    names: frozenset[bytes] = frozenset()


def looked_at(language: Language, source: bytes, data: bytes | None = None, names: frozenset[bytes] = frozenset()) -> Looked:
    """The words of a source, given the blob that it is made of."""
    held = Held(source)
    return Looked(needed(language, held), telling(language.rules, held.words), source is data, names & held.words)


Served = Callable[[Language, Needed], Needed]
"""The rules that are compiled for what a source needs."""


def _alone(language: Language, wanted: Needed) -> Needed:
    return wanted


def module(language: Language, source: bytes, looked: Looked | None = None, served: Served = _alone) -> Module:
    """Everything that one source says. `looked` is what its words say, where that is known already; what is `served` may hold more rules
    than it needs (so that one compiled query serves a whole change): what a source does not need matches nothing in it, so the result is
    the same."""
    read = parsed(language, source)
    if looked is None or read.language != language or read.source is not source:
        looked = looked_at(read.language, read.source)  # not what the words of the spelling say that was not read
    reads, root, facts = reader(read.language), read.root, read.facts
    records, exceeded = _records(root, ruleset(read.language, served(read.language, looked.needed)), looked.needed.frameworks, reads, facts)
    if getattr(reads, "REBINDS", False):
        records = said_of_each(records, facts.definitions)
    if any(word in read.source for word in _TABLES):
        from keeper_validate.extract.sql import texts as sql_texts

        records.extend(sql_texts.records(root, read.source, reads.expression, reads.within))
    told = root.has_error and (looked.needed.frameworks or not hasattr(reads, "LENIENT"))
    gaps = list(_syntax_gaps(root)) if told else []
    if exceeded:
        gaps.append(Gap("", 0, "too many candidates for the rules; analysis incomplete"))
    told_of = _mentions(root, read.source, looked.telling, read.language, facts.imports + facts.stars, facts.definitions)
    return replace(_module(language, read), records=tuple(records), mentions=told_of, gaps=tuple(gaps))


def names(language: Language, source: bytes) -> Module:
    """What one source binds and offers, without anything that rules or lexicons find in it."""
    return _module(language, parsed(language, source))


@dataclass(frozen=True, slots=True)
class Parsed:
    """A source in the language and the spelling in which it was read."""

    language: Language
    source: bytes
    root: Node
    facts: Facts


def _module(language: Language, read: Parsed) -> Module:
    facts = read.facts
    lines = read.source.count(b"\n") + 1
    return Module(language.name, facts.imports, facts.stars, facts.exports, facts.definitions, lines=lines, declared=facts.declared)


def parsed(language: Language, source: bytes) -> Parsed:
    """A source as its language reads it, or, where that finds an error, as the first other grammar or spelling that finds none."""
    language, source, root = rooted(language, source)
    reads = reader(language)
    around = getattr(reads, "around", None)
    facts = reads.facts(root)
    if around is not None:
        facts = around(source, facts)
    if getattr(reads, "REBINDS", False):
        facts = replace(facts, definitions=told_apart(source, facts.definitions))
    return Parsed(language, source, root, replace(facts, imports=facts.imports + in_place.imports(root, source, language)))


def rooted(language: Language, source: bytes) -> tuple[Language, bytes, Node]:
    """The language, the spelling and the root of the syntax that a source is best read in."""
    root = _root(language, source)
    for name, text in _other_readings(language, source, reader(language)) if root.has_error else ():
        if not (other := _root(named(name), text)).has_error:
            return named(name), text, other
    return language, source, root


def _root(language: Language, source: bytes) -> Node:
    prepared = getattr(reader(language), "prepared", None)
    return parse(language, prepared(source) if prepared is not None else source).root_node


def _other_readings(language: Language, source: bytes, reads: Reader) -> Iterator[tuple[str, bytes]]:
    """A source in other spellings, or for other grammars, each with the name of its language."""
    otherwise = getattr(reads, "otherwise", lambda _: ())
    grammars = (language.name, *otherwise(language.name))
    for text in chain((source,), newer_syntax.older(language, source)):
        yield from ((name, text) for name in grammars if (name, text) != (language.name, source))


def mentioned(language: Language, source: bytes, found: Module, bound: tuple[Import, ...]) -> tuple[Mention, ...]:
    """The mentions of a source that is read already, where further names are known to be bound."""
    language, text, root = rooted(language, source_of(language, source))
    present = telling(language.rules, Held(text).words)
    return _mentions(root, text, present, language, (*found.imports, *found.stars, *bound), found.definitions)


def _mentions(
    root: Node, source: bytes, present: frozenset[bytes], language: Language, imports: tuple[Import, ...], found: tuple[Definition, ...]
) -> tuple[Mention, ...]:
    reads = reader(language)
    read = plain_mentions.mentions if plain_mentions.reads(language) else mentions
    told = read(root, source, present, language, imports, found, reads.expression, reads.within)
    told = (*told, *handled(root, source, present, places, reads.within))
    beside = getattr(reads, "beside", None)
    if beside is None or not present:
        return told
    # what stands beside the scripts has no globals: a name means what a script imports, or a member of the component
    bound, other = {one.local for one in imports}, beside(source)
    # most templates name nothing that is imported, and need not be parsed for that; a letter beyond ASCII is no part of a word here
    if all(map(str.isascii, bound)) and Held(other).words.isdisjoint(map(str.encode, bound)):
        return told
    more = read(parse(language, other).root_node, other, present, language, imports, found, reads.expression, reads.within)
    return (*told, *(one for one in more if one.name.partition(".")[0] in bound))


def _records(root: Node, rules: Ruleset, wanted: frozenset[str], reads: Reader, facts: Facts) -> tuple[list[Record], bool]:
    if not rules.meanings:
        return [], False
    cursor = QueryCursor(rules.query, match_limit=_MATCH_LIMIT)
    taken = Taken(root, reads.expression, reads.within)
    # where files share a scope, names come from elsewhere unsaid
    shared = hasattr(reads, "siblings")
    source = root.text if getattr(reads, "ENCLOSED", False) else None
    reach = None if shared else Reach(facts, taken.value, getattr(reads, "RECEIVER", ""), rules.packages(wanted), source)
    named = getattr(reads, "NAMED_ARGUMENT", "")
    meant, found = Meant(rules, wanted, reach), list[Record]()
    for index, captured in cursor.matches(root):
        meanings = meant.by(index, captured)
        if not meanings or "element" not in captured or (named and _misplaced(captured, named)):
            continue
        captures, place = taken.captures(captured), taken.place(captured["element"][0])
        for one in meanings:
            chosen = picked(captures, one.picks) if one.picks is not None else captures
            if chosen is not None:
                found.append(Record(one.framework, one.settings, chosen, *place))
    return found, cursor.did_exceed_match_limit


def _misplaced(captured: Mapping[str, list[Node]], named: str) -> bool:
    """Whether an argument given by name was captured where a rule asks for a place: its value is another rule's to capture."""
    for role, nodes in captured.items():
        if role[0] != "_" and role != "element":
            for node in nodes:
                if node.type == named:
                    return True
    return False


def _syntax_gaps(root: Node) -> Iterator[Gap]:
    """The outermost error nodes; what lies inside them was not read. An escape that a tagged template alone may write hides no code."""
    pending = [(root, "")]
    while pending:
        node, around = pending.pop()
        if node.type == "ERROR" or node.is_missing:
            # asking an error for its parent looks at each of its siblings, and a broken source has thousands
            if not (around == "template_string" and _is_text(node)):
                yield Gap("", node.start_point.row + 1, "syntax error")
            continue
        pending.extend((child, node.type) for child in node.children if child.has_error or child.is_missing)


def _is_text(node: Node) -> bool:
    """Whether an error in a template has nothing in it that could end the text or put code into it."""
    return not any(sign in (node.text or b"") for sign in (b"`", b"${"))
