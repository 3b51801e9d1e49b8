"""Nouns that only point to a list: “into the following folders: `a/`, `b/`” names no folder of its own.

Must not decide what the list stands for."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.thing import Thing, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_FOLDERS = frozenset({"folder", "folders", "directory", "directories"})
LEADING = ("from", "in", "under", "inside", "within", "into", "by", "to", "outside", "below")
_POINTERS = frozenset({("the", "following"), ("these",), ("following",), ("those",)})
_LISTABLE = frozenset({
    "component", "page", "hook", "store", "route", "service", "event", "error_type", "enum", "table", "schema", "scope", "role", "env_var",
    "dependency", "feature_flag", "column", "field", "prop",
})
_NAME = re.compile(r"[A-Za-z_$][\w$.\-/:{} ]*")
_PATH = re.compile(r"(?:[A-Z]+ )?/\S*|[A-Za-z_$][\w$.\-/:{} ]*")


def as_places(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“the following directories: `/config`, `/web/error`” from the root of the repository, and no routes."""
    before = (Part(()), *found)
    pairs = zip(before, found, strict=False)
    return tuple(replace(part, words=tuple(map(_folder, part.words))) if _lists_folders(led, part) else part for led, part in pairs)


def _lists_folders(led: Part, part: Part) -> bool:
    words = lows(led.words)
    paths = [word for piece in items(part.words) for word in piece]
    return part.opener == ":" and not _FOLDERS.isdisjoint(words) and bool(paths) and all(word.text[:1] == "/" for word in paths)


def _folder(word: Word) -> Word:
    return Word(f"{word.text.strip('/')}/", word.sort) if word.literal and "." not in word.text else word


def unpointed(before: Run, behind: Run) -> Run:
    """“put no X into the following folders” as “… into”, “the following components” as “components”, where names stand behind."""
    words = lows(before)
    noun = bool(words) and bool(lexicon.at("folder_nouns", words, len(words) - 1))
    for size in (2, 1):
        at = len(words) - size - 1
        if at < 1 or words[:at] == ("the",) or words[at:at + size] not in _POINTERS or {len(piece) for piece in items(behind)} != {1}:
            continue
        if noun and words[at - 1] in LEADING:
            return before[:at]
        if "following" in words[at:at + size] and not noun:
            return (*before[:at], before[-1])
    return before


def pointed_at(label: Part, behind: Part) -> Run:
    """“the following components: `OrderCard`” as “`OrderCard` components”."""
    words = lows(label.words)
    size = next((size for size in (2, 1) if words[:size] in _POINTERS and len(words) == size + 1), 0) or _newness(words)
    names = [piece for piece in items(behind.words) if len(piece) == 1 and piece[0].literal]
    plain = bool(size) and behind.opener == ":" and not label.asides and len(names) == len(items(behind.words))
    return (*behind.words, *label.words[size:]) if plain and names else ()


def _newness(words: tuple[str, ...]) -> int:
    """“new tables: `users`, `orders`”: how many words say that none of those which are listed may come."""
    size = lexicon.at("newness", words, 0)
    entry = lexicon.entry(" ".join(words[size:])) if 0 < size < len(words) else None
    return size if entry and entry.kinds and set(entry.kinds) <= _LISTABLE and not entry.target else 0


def spared_apart(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“no new packages, exceptions: `zod`”: the words that lead to what is spared as a part of its own."""
    out: list[Part] = []
    for part, behind in zip(found, (*found[1:], Part(()))[:len(found)], strict=True):
        words = lows(part.words)
        at = next((at for at in range(1, len(words)) if words[at - 1] == "," and lexicon.at("excepting", words, at) == len(words) - at), 0)
        apart = at > 1 and behind.opener == ":" and not part.asides
        out += [Part(part.words[:at - 1], part.opener), Part(part.words[at:], ",")] if apart else [part]
    return tuple(out)


def listed(found: tuple[Thing, ...], names: tuple[str, ...]) -> tuple[Thing, ...]:
    """“no new tables: `users`, `orders`”: of all that there could be, those alone that are listed."""
    whole = found[0] if len(found) == 1 else None
    if whole is None or whole.named or whole.target or whole.technology or whole.family or not set(whole.kinds) <= _LISTABLE:
        return found
    form = _PATH if whole.kinds == ("route",) else _NAME
    told = [name.rpartition(".")[2] if whole.facet else name for name in names if form.fullmatch(name)]
    if names and not told:
        raise Unread("it is not clear which of them are listed")
    return tuple(replace(whole, target=name, named=True, partial=len(told) < len(names)) for name in told) or found
