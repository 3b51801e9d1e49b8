"""The facts of columns that SQL leaves behind when its files have run in order: nullable, unique, default, keys, indexes, references.

Must not read files, nor know which tables are left (that is `tables`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from keeper_validate.element import Facet
from keeper_validate.extract.columns.stated import SHARED, TABLE, Column, closed, deleting, facet
from keeper_validate.extract.sql.statements import named, pieces, tokens_of
from keeper_validate.extract.sql.values import column, identifier
from keeper_validate.extract.tokens import Tokens

_NUMBERED = ("serial", "bigserial", "smallserial")
_ACTIONS = {"CASCADE": 1, "RESTRICT": 1, "SET": 2, "NO": 2}
_NOISE = frozenset({"IF", "NOT", "EXISTS", "ONLY", "COLUMN", "CONCURRENTLY"})
_STATED = {"UNIQUE": "unique", "DEFAULT": "default", "GENERATED": "default", "AUTO_INCREMENT": "default", "AUTOINCREMENT": "default",
           "IDENTITY": "default"}
_Table = dict[str, tuple[set[str], str]]


class Facts:
    """The tables as they stand, each with its columns; `facets` tells of one of them."""

    def __init__(self) -> None:
        self._tables: dict[str, _Table] = {}
        self._unsure: set[str] = set()
        self._indexing = False

    def facets(self, table: str) -> Iterator[Facet]:
        """The facts of the columns of a table, and of the table."""
        held = self._tables.get(table)
        if held is None:
            return
        for name, (facts, to) in held.items():
            yield facet(Column(name, frozenset(facts if "required" in closed(frozenset(facts)) else facts | {"nullable"}), to=to))
        keys = any({"primary", "primary?"} & facts for facts, _ in held.values())
        yield Facet("fact", TABLE, "primary" if keys else "?" if table in self._unsure else "")

    def run(self, source: bytes) -> None:
        """Takes in what the statements of a source do."""
        tokens = tokens_of(source)
        ends = [at for at, token in enumerate(tokens.texts) if token == ";" or token.upper() == "GO"]
        self._indexing = b"`" in source or b"ENGINE" in source
        for at, token in enumerate(tokens.texts):
            if token.upper() in ("CREATE", "ALTER", "DROP"):
                self._said(tokens, at, next((end for end in ends if end > at), len(tokens)))

    def _said(self, tokens: Tokens, at: int, end: int) -> None:
        words = [token.upper() for token in tokens.texts[at:at + 4]]
        if words[:2] == ["CREATE", "TABLE"] or words[:3] == ["CREATE", "UNLOGGED", "TABLE"]:
            self._create(tokens, at + 2 + (words[1] != "TABLE"), end)
        elif words[:2] == ["ALTER", "TABLE"]:
            self._alter(tokens, at + 2, end)
        elif words[:2] == ["DROP", "TABLE"]:
            self._tables.pop(named(tokens, at + 2)[0], None)
        elif words[:1] == ["CREATE"] and "INDEX" in words:
            self._index(tokens, at + words.index("INDEX") + 1, end, "UNIQUE" in words)

    def _create(self, tokens: Tokens, at: int, end: int) -> None:
        table, following = named(tokens, at)
        if tokens[following] != "(" or table in self._tables:
            return
        self._tables[table] = {}
        if any(token.upper() in ("INHERITS", "LIKE") for token in tokens.texts[following:end]):
            self._unsure.add(table)
        for start, stop in pieces(tokens, following + 1, tokens.closing(following)):
            self._part(tokens, table, start, stop)

    def _part(self, tokens: Tokens, table: str, start: int, stop: int) -> None:
        """One column, or what a constraint says of some."""
        found = column(tokens, start, stop)
        if found is not None:
            self._tables[table][found[0]] = _stated(tokens, start, stop, found[1])
            return
        words = [token.upper() for token in tokens.texts[start:stop]]
        opened = next((at for at in range(start, stop) if tokens[at] == "("), stop)
        fact = next((fact for word, fact in (("PRIMARY", "primary"), ("UNIQUE", "unique"), ("FOREIGN", "foreign"), ("KEY", "index"),
                                            ("INDEX", "index")) if word in words[:opened - start]), "")
        listed = self._listed(tokens, opened)
        if fact == "foreign":
            more, to = _references(tokens, tokens.closing(opened), stop)
            for name in listed:
                was, _ = self._tables[table].get(name, (set(), ""))
                self._tables[table][name] = (was | {"foreign"} | more | ({"index"} if self._indexing else set()), to)
        elif fact:
            self._hold(table, listed, fact)

    def _hold(self, table: str, listed: tuple[str, ...], fact: str) -> None:
        """A key or an index of one column is that column's; of several, it leads by the first, and may do for each."""
        for at, name in enumerate(listed):
            if name in self._tables.get(table, {}):
                several = {*SHARED, *(("required",) if fact == "primary" else ()), *(("index",) if not at else ())}
                self._tables[table][name][0].update({fact} if len(listed) == 1 else several)

    def _listed(self, tokens: Tokens, opened: int) -> tuple[str, ...]:
        """The columns between parentheses, without how they are sorted; an expression names none."""
        found = []
        for start, stop in pieces(tokens, opened + 1, tokens.closing(opened)) if tokens[opened] == "(" else ():
            whole = tokens[start + 1] != "(" or start + 1 >= stop
            found.append(identifier(tokens[start]) if whole else "")
        return tuple(found)

    def _index(self, tokens: Tokens, at: int, end: int, unique: bool) -> None:
        on = next((index for index in range(at, end) if tokens[index].upper() == "ON"), end)
        if on == end:
            return
        table, following = named(tokens, on + 1)
        opened = next((index for index in range(following, end) if tokens[index] == "("), end)
        listed = self._listed(tokens, opened)
        partial = any(token.upper() == "WHERE" for token in tokens.texts[opened:end])
        self._hold(table, listed if not partial else (*listed, ""), "unique" if unique else "index")

    def _alter(self, tokens: Tokens, at: int, end: int) -> None:
        table, following = named(tokens, at)
        if table not in self._tables:
            return
        for start, stop in pieces(tokens, following, end):
            words = [token.upper() for token in tokens.texts[start:stop] if token.upper() not in _NOISE]
            inner = next((index for index in range(start + 1, stop) if tokens[index].upper() not in _NOISE), stop)
            name = identifier(tokens[inner]) if inner < stop else ""
            if words[:1] in (["ADD"], ["MODIFY"]):
                self._part(tokens, table, inner, stop)
            elif words[:1] == ["DROP"] and words[1:2] != ["CONSTRAINT"]:
                self._tables[table].pop(name, None)
            elif words[:1] == ["ALTER"] and name in self._tables[table]:
                self._set(table, name, [token.upper() for token in tokens.texts[inner + 1:stop]])
            elif words[:2] == ["RENAME", "TO"]:
                schema, dot, _ = table.rpartition(".")
                self._tables[schema + dot + identifier(tokens[stop - 1])] = self._tables.pop(table)
                return
            elif words[:1] in (["RENAME"], ["CHANGE"]) and name in self._tables[table]:
                other = identifier(tokens[stop - 1] if words[0] == "RENAME" else tokens[inner + 1])
                self._tables[table][other] = self._tables[table].pop(name)

    def _set(self, table: str, name: str, words: list[str]) -> None:
        facts, to = self._tables[table][name]
        if words[:3] == ["SET", "NOT", "NULL"]:
            facts = facts | {"required"}
        elif words[:3] == ["DROP", "NOT", "NULL"]:
            facts = facts - {"required"}
        elif words[1:2] == ["DEFAULT"]:
            facts = facts | {"default"} if words[0] == "SET" else facts - {"default"}
        self._tables[table][name] = (facts, to)


def replayed(sources: Iterable[bytes]) -> Facts:
    """The facts after all sources have run, in the order given."""
    found = Facts()
    for source in sources:
        found.run(source)
    return found


def _stated(tokens: Tokens, start: int, stop: int, kind: str) -> tuple[set[str], str]:
    """What one column's own declaration says."""
    facts: set[str] = {"required", "default"} if kind in _NUMBERED else set()
    at, to = start + 1, ""
    while at < stop:
        word = tokens[at].upper()
        if word == "(":
            at = tokens.closing(at)
        elif word == "NOT" and tokens[at + 1].upper() == "NULL":
            facts.add("required")
        elif word == "PRIMARY":
            facts.add("primary")
        elif word in _STATED:
            facts.add(_STATED[word])
        elif word == "REFERENCES":
            more, to = _references(tokens, at, stop)
            facts |= {"foreign"} | more
        at += 1
    return facts, to


def _references(tokens: Tokens, start: int, stop: int) -> tuple[set[str], str]:
    """What happens on delete, and the table that is referred to."""
    at = next((index for index in range(start, stop) if tokens[index].upper() == "REFERENCES"), stop)
    to = named(tokens, at + 1)[0] if at < stop else ""
    for index in range(at, stop):
        if tokens[index].upper() == "ON" and tokens[index + 1].upper() == "DELETE":
            size = _ACTIONS.get(tokens[index + 2].upper(), 1)
            return set(deleting(" ".join(tokens.texts[index + 2:index + 2 + size]))), to
    return set(), to
