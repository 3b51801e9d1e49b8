"""What the parts of SQL statements spell out: columns with their types, and sets of names. Must not know any statement."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.tokens import Tokens, joined

_WRAPPING = frozenset({"(", ")"})
_QUOTES = ('"', "`", "[")
_NO_COLUMN = frozenset({"CONSTRAINT", "PRIMARY", "UNIQUE", "FOREIGN", "CHECK", "LIKE"})
# These begin what holds columns, and are the names of columns as well: `key TEXT`, but `KEY by_name (name)`.
_MAYBE_COLUMN = frozenset({"EXCLUDE", "KEY", "INDEX", "FULLTEXT", "SPATIAL", "PERIOD", "PARTITION"})
_HOLDING = frozenset({"(", "USING", "WITH", "FOR", "KEY", "INDEX", "BY"})
_AFTER_TYPE = frozenset({
    "NOT", "NULL", "DEFAULT", "PRIMARY", "REFERENCES", "UNIQUE", "CHECK", "CONSTRAINT", "GENERATED", "COLLATE", "AUTO_INCREMENT",
    "AUTOINCREMENT", "COMMENT", "KEY", "ON", "AS", "IDENTITY", "UNSIGNED", "AFTER", "FIRST", "CHARACTER", "STORED", "VIRTUAL",
})


def column(tokens: Tokens, start: int, end: int) -> tuple[str, str] | None:
    """The name and the type of the column that a part of a table says; None where it is a constraint."""
    if not _is_named(tokens, start, end) or not (tokens[start][:1].isalpha() or tokens[start][:1] in ("_", *_QUOTES)):
        return None
    stop = start + 1
    while stop < end and tokens[stop].upper() not in _AFTER_TYPE:
        stop = tokens.closing(stop) + 1 if tokens[stop] == "(" else stop + 1
    # `character varying(20)` begins with the word that otherwise ends a type
    if tokens[start + 1].upper() == "CHARACTER":
        stop = min(tokens.closing(start + 3) + 1 if tokens[start + 3] == "(" else start + 3, end)
    return identifier(tokens[start]), joined(tokens.texts[start + 1 : stop]).lower()


def _is_named(tokens: Tokens, start: int, end: int) -> bool:
    """Whether a part of a table begins with the name of a column, not with what holds others."""
    word, following = tokens[start].upper(), [token.upper() for token in tokens.texts[start + 1 : min(start + 3, end)]]
    if word not in _MAYBE_COLUMN or not following:
        return word not in _NO_COLUMN
    if following[0] in _HOLDING or following[1:] == ["USING"]:
        return False
    held = tokens.texts[start + 3 : tokens.closing(start + 2)] if following[1:] == ["("] else ()
    return all(token.isdigit() or token == "," for token in held)


def identifier(token: str) -> str:
    """The name that an identifier stands for."""
    return token[1:-1].replace('""', '"') if token[:1] in _QUOTES else token.lower()


def strings(tokens: Tokens, start: int, end: int) -> tuple[str, ...]:
    """The string literals between two indexes."""
    return tuple(_text(token) for token in tokens.texts[start:end] if _is_string(token))


def enumerated(tokens: Tokens, start: int, end: int) -> tuple[str, ...]:
    """The members of the column type `ENUM('a', 'b')` or `SET('a', 'b')`, where the column has it."""
    if tokens[start + 1].upper() in ("ENUM", "SET") and tokens[start + 2] == "(" and start + 2 < end:
        return strings(tokens, start + 3, tokens.closing(start + 2))
    return ()


def checked(tokens: Tokens, start: int, end: int) -> Iterator[tuple[str, tuple[str, ...], str]]:
    """For each CHECK between two indexes that limits one column to a set: the column, the set, and the constraint's name or nothing."""
    for at in range(start, end):
        if tokens[at].upper() == "CHECK" and tokens[at + 1] == "(":
            limited = _limited(list(tokens.texts[at + 2 : tokens.closing(at + 1)]))
            if limited is not None:
                yield (*limited, tokens[at - 1] if at - 2 >= start and tokens[at - 2].upper() == "CONSTRAINT" else "")


def _limited(condition: list[str]) -> tuple[str, tuple[str, ...]] | None:
    words = [token for token in _uncast(condition) if token not in _WRAPPING]
    upper = [word.upper() for word in words]
    if upper[1:4] == ["IS", "NULL", "OR"]:
        words, upper = words[4:], upper[4:]
    if upper[-4:-3] == ["OR"] and upper[-2:] == ["IS", "NULL"]:
        words, upper = words[:-4], upper[:-4]
    if upper[1:2] == ["IN"]:
        values = words[2:]
    elif upper[1:5] == ["=", "ANY", "ARRAY", "["] and upper[-1:] == ["]"]:
        values = words[5:-1]
    else:
        return None
    listed = [word for word in values if word != ","]
    if not listed or not all(_is_string(word) for word in listed):
        return None
    return words[0], tuple(_text(word) for word in listed)


def _uncast(tokens: list[str]) -> Iterator[str]:
    """The tokens without casts: `'a'::text`, `(x)::character varying[]`."""
    at = 0
    while at < len(tokens):
        if tokens[at] == "::":
            at += 2 if tokens[at + 1 : at + 3] != ["character", "varying"] else 3
            if tokens[at : at + 1] == ["("] and ")" in tokens[at:]:
                at = tokens.index(")", at) + 1
            if tokens[at : at + 2] == ["[", "]"]:
                at += 2
            continue
        yield tokens[at]
        at += 1


def _is_string(token: str) -> bool:
    return token[-1:] == "'" and len(token) > 1


def _text(token: str) -> str:
    return token[token.index("'") + 1 : -1].replace("''", "'")
