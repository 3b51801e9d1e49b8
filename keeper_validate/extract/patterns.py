"""The text of a query file taken apart into its patterns: what each matches (its shape), what its `#set!`s say of it, and the words without
which it matches nothing.

Patterns of one shape, whatever files they stand in, need be matched once. Must not know a grammar nor what a setting means."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from keeper_validate.values import dataclass

_TOKEN = re.compile(r';[^\n]*|"(?:[^"\\]|\\.)*"|[()\[\]]|[^\s()\[\]";]+')
_PREDICATE = re.compile(r'\((#eq\?|#any-of\?|#match\?) (@\S+)((?: "(?:[^"\\]|\\.)*")+)\)')
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_PLAIN = re.compile(r"\^?(\w+)\$?")
BUILT = "patterns"
"""The file of a rules folder in which the build puts aside what all its query files say."""
_NEEDS = re.compile(r"^; needs: (.+)$", re.MULTILINE)
_ONLY = re.compile(r"^; only: (.+)$", re.MULTILINE)
_SETTING = re.compile(r' ?\(#set! (\S+)(?: ("(?:[^"\\]|\\.)*"|[^\s()"]+))? ?\)')


@dataclass(frozen=True, slots=True)
class Pattern:
    """One pattern: its S-expression without settings, blanks made even, and its settings in order; a source holds one word of each of
    `words`, or nothing that it matches."""

    shape: str
    settings: tuple[tuple[str, str], ...]
    words: tuple[tuple[bytes, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """A query file: the words of which a source must hold one, the languages of a family it is for, and its patterns."""

    needs: tuple[bytes, ...]
    only: tuple[str, ...]
    patterns: tuple[Pattern, ...]


def page(text: str) -> Page:
    """A query file as it is written."""
    needs, only = _NEEDS.search(text), _ONLY.search(text)
    return Page(
        tuple(word.encode() for word in needs.group(1).split()) if needs else (),
        tuple(only.group(1).split()) if only else (),
        tuple(patterns(text)),
    )


def built(text: str) -> Any:
    """A query file as lists and strings, for the build to put aside: taking it apart costs more than all else of a short run's start."""
    read = page(text)
    rows = [[one.shape, one.settings, [list(map(bytes.decode, either)) for either in one.words]] for one in read.patterns]
    return [list(map(bytes.decode, read.needs)), read.only, rows]


def restored(plain: Any) -> Page:
    """What the build put aside."""
    needs, only, rows = plain
    read = (
        Pattern(shape, tuple(map(tuple, settings)), tuple(tuple(map(str.encode, either)) for either in words))
        for shape, settings, words in rows
    )
    return Page(tuple(map(str.encode, needs)), tuple(only), tuple(read))


class Held(dict[bytes, bool]):
    """Which words a source holds; each is sought once, however many rules ask for it."""

    def __init__(self, source: bytes) -> None:
        self._source = source

    def __missing__(self, word: bytes) -> bool:
        found = self[word] = word in self._source
        return found

    def all_of(self, words: tuple[tuple[bytes, ...], ...]) -> bool:
        """Whether the source holds one of each, without which a pattern has no match."""
        return all(any(self[word] for word in either) for either in words)


def patterns(text: str) -> Iterator[Pattern]:
    """The patterns of a query file, in order."""
    depth = 0
    tokens: list[str] = []
    for match in _TOKEN.finditer(text):
        token = match.group()
        if token[0] == ";":
            continue
        if depth == 0 and tokens and token[0] != "@":
            yield _pattern(tokens)
            tokens = []
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(token, 0)
        tokens.append(token)
    if tokens:
        yield _pattern(tokens)


def _pattern(tokens: list[str]) -> Pattern:
    before = ("", *tokens[:-1])
    written = "".join(token if token in ")]" or last in ("", "(", "[") else " " + token for last, token in zip(before, tokens, strict=True))
    settings = tuple((key, _unquoted(value)) for key, value in _SETTING.findall(written))
    shape = _SETTING.sub("", written)
    maybe_absent = any(token[-1] in "?*" and token[0] not in '#"' for token in tokens)
    return Pattern(shape, settings, () if maybe_absent else tuple(_words(shape, _optional(tokens))))


def _optional(tokens: list[str]) -> frozenset[str]:
    """The captures that a match may lack: those inside an alternation."""
    depth, found = 0, set()
    for token in tokens:
        depth += {"[": 1, "]": -1}.get(token, 0)
        if depth and token[0] == "@":
            found.add(token)
    return frozenset(found)


def _words(shape: str, optional: frozenset[str]) -> Iterator[tuple[bytes, ...]]:
    """The texts that predicates ask of captures; a capture that a match may lack asks nothing."""
    for predicate, capture, strings in _PREDICATE.findall(shape):
        if capture in optional:
            continue
        wanted = tuple(_unquoted(string) for string in _STRING.findall(strings))
        if predicate == "#match?":
            plain = _PLAIN.fullmatch(wanted[0])
            wanted = (plain[1],) if plain else ("",)
        yield tuple(word.encode() for word in wanted)


def _unquoted(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value[1:-1]) if value[:1] == '"' else value
