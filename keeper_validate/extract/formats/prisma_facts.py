"""The facts of the columns of one Prisma model. Must not know which fields are columns."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.element import Facet
from keeper_validate.extract.columns.stated import SHARED, Column, deleting, facet, keyed
from keeper_validate.extract.formats.prisma import lines_of, scanned
from keeper_validate.extract.tokens import Tokens

_STATED = {"@id": "primary", "@unique": "unique", "@default": "default", "@updatedAt": "default"}


def facts(source: bytes, model: str) -> Iterator[Facet]:
    """The facts of each field of a model, and of the model."""
    tokens = scanned(source)
    opened = ["model", model, "{"]
    start = next((at for at in range(len(tokens)) if list(tokens.texts[at:at + 3]) == opened), len(tokens))
    indexed = frozenset({"index"}) if '"mysql"' in tokens.texts else frozenset()
    found: dict[str, Column] = {}
    together: list[tuple[str, tuple[str, ...], frozenset[str], str]] = []
    for at, end in lines_of(tokens, start, tokens.closing(start + 2)):
        words = tokens.texts[at:end]
        if tokens[at].startswith("@@"):
            together.append((tokens[at], _listed(tokens, at, end), frozenset(), ""))
        elif "@relation" in words:
            together.append(("@relation", _listed(tokens, at, end), _deleted(words) | indexed, tokens[at + 1]))
        elif tokens[at][:1].isalpha() and tokens[at + 2] != "[":
            nullable = "nullable" if tokens[at + 2] == "?" else "required"
            found[tokens[at]] = Column(tokens[at], frozenset({nullable, *(fact for word, fact in _STATED.items() if word in words)}))
    for mark, listed, more, to in together:
        for number, name in enumerate(listed):
            if name in found:
                found[name] = _with(found[name], mark, len(listed), number, more, to)
    yield from map(facet, found.values())
    yield keyed(found.values(), True)


def _with(column: Column, mark: str, size: int, number: int, more: frozenset[str], to: str) -> Column:
    """A column with what the model says of it beside others."""
    if mark == "@relation":
        return Column(column.name, column.facts | {"foreign"} | more, to=to)
    single = {"@@unique": "unique", "@@id": "primary", "@@index": "index"}.get(mark, "index")
    said = {single} if size == 1 else {*SHARED, *(("index",) if not number else ())}
    return Column(column.name, column.facts | said, to=column.to)


def _listed(tokens: Tokens, start: int, end: int) -> tuple[str, ...]:
    """The fields in the first brackets."""
    opened = next((at for at in range(start, end) if tokens[at] == "["), end)
    words = tokens.texts[opened + 1:tokens.closing(opened)] if opened < end else ()
    return tuple(word for at, word in enumerate(words) if word.isidentifier() and (at == 0 or words[at - 1] == ","))


def _deleted(words: tuple[str, ...]) -> frozenset[str]:
    at = words.index("onDelete") if "onDelete" in words else len(words)
    return deleting("".join(words[at + 2:at + 3])) if at < len(words) else frozenset()
