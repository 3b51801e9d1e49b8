"""The text of a query file taken apart into its patterns: what each matches (its shape), what its `#set!`s say of it, and the words without
which it matches nothing.

Patterns of one shape, whatever files they stand in, need be matched once. Must not know a grammar nor what a setting means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from keeper_validate.values import dataclass

_TOKEN = re.compile(r';[^\n]*|"(?:[^"\\]|\\.)*"|[()\[\]]|[^\s()\[\]";]+')
_PREDICATE = re.compile(r'\((#eq\?|#any-of\?|#match\?) (@\S+)((?: "(?:[^"\\]|\\.)*")+)\)')
_WORD = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_$"
_APART = bytes(value if value in _WORD else ord(" ") for value in range(256))
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_BROKEN = re.compile(rb"\(\s+")
_PLAIN = re.compile(r"\^?(\w+)\$?")
_MOST_SEEN = 100_000
# the words of a bundle are met in hardly any other source, and to look at each of them takes longer than to seek in them
_MOST_LEARNT = 20_000
BUILT = "patterns"
"""The file of a rules folder in which the build puts aside what all its query files say."""
_NEEDS = re.compile(r"^; needs: (.+)$", re.MULTILINE)
_ONLY = re.compile(r"^; only: (.+)$", re.MULTILINE)
_NEEDED = "needs"
_SETTING = re.compile(r' ?\(#set! (\S+)(?: ("(?:[^"\\]|\\.)*"|[^\s()"]+))? ?\)')


@dataclass(frozen=True, slots=True)
class Pattern:
    """One pattern: its S-expression without settings, blanks made even, and its settings in order; a source holds one word of each of
    `words`, or nothing that it matches, and one of `needs`, or nothing that it means."""

    shape: str
    settings: tuple[tuple[str, str], ...]
    words: tuple[tuple[bytes, ...], ...] = ()
    needs: tuple[bytes, ...] = ()


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
    rows = [
        [one.shape, one.settings, [list(map(bytes.decode, either)) for either in one.words], list(map(bytes.decode, one.needs))]
        for one in read.patterns
    ]
    return [list(map(bytes.decode, read.needs)), read.only, rows]


def restored(plain: Any) -> Page:
    """What the build put aside."""
    needs, only, rows = plain
    read = (
        Pattern(shape, tuple(map(tuple, settings)), tuple(tuple(map(str.encode, either)) for either in words), tuple(map(str.encode, asks)))
        for shape, settings, words, asks in rows
    )
    return Page(tuple(map(str.encode, needs)), tuple(only), tuple(read))


class Texts:
    """Texts to seek in many sources: those that are one word, and the others by the longest word in each; and what words hold of these
    that were met before in two sources, `idle` nothing, `told` what it says."""

    def __init__(self, texts: Iterable[bytes]) -> None:
        listed = [(text, max(text.translate(_APART).split(), key=len, default=b"")) for text in sorted(set(texts))]
        self.alone = frozenset(text for text, word in listed if text == word)
        self.others: dict[bytes, list[bytes]] = {}
        for text, word in listed:
            if text != word:
                self.others.setdefault(word, []).append(text)
        self._words = tuple({word for _, word in listed})
        self.idle: set[bytes] = set()
        self.told: dict[bytes, tuple[bytes, ...]] = {}
        self._seen: set[bytes] = set()

    def held_by(self, words: frozenset[bytes]) -> set[bytes]:
        """Which of the words that are sought any word of a source holds."""
        telling = words - self.idle
        known = telling & self.told.keys()
        fresh = telling - known
        listed = b" ".join(fresh)
        found = {word for word in self._words if word in listed}
        self._learn(fresh, found)
        for word in known:
            found.update(self.told[word])
        return found

    def _learn(self, fresh: frozenset[bytes], held: Iterable[bytes]) -> None:
        """Remember of words that are met again what they hold of these, which are all that the fresh ones hold."""
        if len(fresh) > _MOST_LEARNT:
            return
        if len(self._seen) > _MOST_SEEN:
            self.idle, self._seen, self.told = set(), set(), {}
        for word in fresh & self._seen:
            told = tuple([part for part in held if part and part in word])
            if told:
                self.told[word] = told
            else:
                self.idle.add(word)
        self._seen |= fresh


class Held:
    """What a source holds. Most texts are sought in its words alone, each once, as they are a quarter of it."""

    def __init__(self, source: bytes) -> None:
        self.words = frozenset(source.translate(_APART).split())
        self._source = source
        self._unbroken: bytes | None = None

    def which(self, texts: Texts) -> frozenset[bytes]:
        """Those of some texts that the source holds anywhere; words stand for themselves."""
        found, source = texts.held_by(self.words), self._source
        near = (text for word in found & texts.others.keys() for text in texts.others[word])
        return frozenset(found & texts.alone).union(
            text for text in near if text in source or (b"(" in text[:-1] and self._holds_broken(text))
        )

    def _holds_broken(self, text: bytes) -> bool:
        """Whether the source holds a text with a bracket in it, where a line may be broken behind that."""
        return text[: text.index(b"(") + 1] in self._source and text in self._in_one_line()

    def _in_one_line(self) -> bytes:
        """The source without lines that are broken behind a bracket, if any is: `router.get(` says as much as `router.get("/users"`."""
        if self._unbroken is None:
            broken = b"(\n" in self._source or b"(\r" in self._source
            self._unbroken = _BROKEN.sub(b"(", self._source) if broken else b""
        return self._unbroken


def all_of(words: tuple[tuple[bytes, ...], ...], found: frozenset[bytes]) -> bool:
    """Whether a source in which these were found holds one of each, without which a pattern has no match."""
    return all(not found.isdisjoint(either) for either in words)


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
    said = {key: _unquoted(value) for key, value in _SETTING.findall(written)}
    needs = tuple(word.encode() for word in said.pop(_NEEDED, "").split())
    shape = _SETTING.sub("", written)
    maybe_absent = any(token[-1] in "?*" and token[0] not in '#"' for token in tokens)
    words = () if maybe_absent else tuple(_words(shape, _optional(tokens)))
    return Pattern(shape, tuple(said.items()), (*words, needs) if needs else words, needs)


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
