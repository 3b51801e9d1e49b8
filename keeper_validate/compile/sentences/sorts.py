"""Nouns that no list holds, told by their last word: “a log viewer” is a component, “new priority levels” are members of an enum.

Must not know what words stand before them, nor what is said of them."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.thing import Thing, Unread
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.words import Word, singular

_TAGS, _MODULES = frozenset({"element", "elements", "tag", "tags"}), frozenset({"module", "modules"})
_FOLDERS = frozenset({"folder", "folders", "directory", "directories"})
_OF_AUTH = frozenset({"auth_service", "auth_call"})
_SORTED = frozenset({"page", "route", "service", "hook", "store", "table"})
_CONSTANT = re.compile(r"(?:[A-Z]\w*(?:\.|::))+[A-Z]\w*|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+")


def are_sorts(pieces: list[Run], head: lexicon.Entry | None) -> bool:
    """“list, detail and form pages”: whether each item before the last only tells a sort of what that ends in."""
    sorted_so = head is not None and not _SORTED.isdisjoint(head.kinds[:1])
    if head is not None and head.facet in ("variant", "prop"):
        return all(_is_primitive(without(piece, "articles", "newness")) for piece in pieces)  # “Button, Card variants”
    return sorted_so and all(_is_sort(without(piece, "articles", "newness")) for piece in pieces)


def are_made_with(pieces: list[Run], head: lexicon.Entry | None) -> bool:
    """“new Redux and MobX stores”: whether each item only tells what those that the last one ends in are made with."""
    if head is None or _SORTED.isdisjoint(head.kinds[:1]):
        return False
    first = (without(piece, "articles", "newness")[:1] for piece in pieces)
    alone = all(len(without(piece, "articles", "newness")) == 1 for piece in pieces[:-1])
    return alone and all(words and lexicon.technology(words[0].text) is not None for words in first)


def _is_primitive(words: Run) -> bool:
    entry = lexicon.entry(words[0].low) if len(words) == 1 and words[0].sort != "mark" else None
    return entry is not None and entry.primitive is not None


def is_one(piece: Run) -> bool:
    """Whether a noun for what there can be several of stands alone and in the singular."""
    words = without(piece, "articles", "newness")
    entry = lexicon.entry(words[0].low) if len(words) == 1 and words[0].sort == "word" else None
    return entry is not None and entry is lexicon.entry(f"{words[0].low}s") and singular(words[0].low) == words[0].low


def _is_sort(words: Run) -> bool:
    """Whether a word alone may stand before a noun that comes later, and for nothing by itself: “list”, but not “POST” or “Redis”."""
    alone = len(words) == 1 and words[0].sort == "word" and words[0].text.isalpha() and not words[0].text.isupper()
    entry = lexicon.entry(words[0].low) if alone else None
    sort = entry is None or entry.primitive is not None or set(entry.kinds) <= _OF_AUTH  # “login or session routes”
    return alone and singular(words[0].low) == words[0].low and sort


def of_their_like(pieces: list[Run]) -> list[Run]:
    """“requests, aiohttp or urllib3”: a plain word that is called like a rival of one beside it is that one."""
    named = [lexicon.technology(piece[0].text) if len(piece) == 1 else None for piece in pieces]
    known = {name for piece, name in zip(pieces, named, strict=True) if name and not _is_plain(piece[0])}
    rival = [name and any(one in lexicon.rivals(name) and pairs.neighbours(one, name) for one in known) for name in named]
    return [(Word(piece[0].text, "code"),) if told and _is_plain(piece[0]) else piece for piece, told in zip(pieces, rival, strict=True)]


def _is_plain(word: Word) -> bool:
    entry = lexicon.entry(word.low) if word.sort == "word" else None
    return entry is not None and entry.opaque


def by_its_name(run: Run) -> tuple[Thing, ...]:
    """“the `events` module”, “`table` elements”, “`services` folders”: what a word that is marked as code names, whatever it means in
    prose; of “`cache`” alone nobody says whether it is a name."""
    words = without(run, "articles", "newness")
    entry = lexicon.entry(words[0].text) if words and words[0].sort == "code" and words[0].text.isalpha() else None
    if entry is None or entry.technology or len(words) > 2:
        return ()
    if len(words) == 1:
        if entry.family:
            raise Unread(f"it is not clear whether “{words[0].text}” is a name")
        return ()
    if words[1].low in _TAGS:
        return (Thing(("token",), target=words[0].text, act="use", facet="tag", named=True),)
    if words[1].low in _FOLDERS:
        new = any(lexicon.at("newness", (word.low,), 0) for word in run)
        return (Thing(("file",), target=f"**/{words[0].text}/**", named=True, new=new),)
    named = words[1].low in _MODULES or lexicon.at("packages", lows(words), 1)
    return (Thing(("import", "dependency"), target=words[0].text, act="use", named=True),) if named else ()


def by_last_word(run: Run) -> Thing | None:
    """The thing that a phrase of words in small letters ends in, where words before it tell which one is meant."""
    last = run[-1]
    if last.sort != "word" or len(run) < 2:
        return None
    sort = singular(last.low)
    if not any(lexicon.at("newness", lows(run), at) for at in range(len(run))):
        return None  # “the issue tracker” may be that of the project
    if sort in lexicon.grammar("component_heads") and not all(_is_light(word) for word in lows(run[:-1])):
        return Thing(("component",), target=f"*{sort}*", partial=True)
    if sort != last.low and sort in lexicon.grammar("enum_like"):
        return Thing(("enum",), target=f"*{sort}*", facet="member", partial=True)
    return None


def _is_light(word: str) -> bool:
    return any(lexicon.at(name, (word,), 0) for name in ("articles", "newness", "directness"))


def enum_by_name(thing: Thing) -> tuple[str, ...]:
    """`member_role`, `ApiKey::API_SCOPES`: what is named as enums are in a database, and what a constant holds."""
    name = thing.target or ""
    held = _CONSTANT.fullmatch(name) or ("_" in name and name.endswith(tuple(lexicon.grammar("enum_like"))))
    return ("enum",) if thing.named and held else ()


def is_called_as_enums(name: str) -> bool:
    """“ApprovalRole”, “JobState”: whether a name ends as those of enums do, which those of other things may as well."""
    ends = (word.capitalize() for word in lexicon.grammar("enum_like"))
    return name[:1].isupper() and any(name.endswith(end) and name != end for end in ends)
