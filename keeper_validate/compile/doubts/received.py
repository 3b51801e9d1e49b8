"""Why a name that a part forbids is only meant on some things: of one type, in what is returned, as a part that is declared so.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

import re
from itertools import pairwise

from keeper_validate.compile.doubts.namesakes import is_thing
from keeper_validate.compile.doubts.taken import Read, is_named
from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word

_ON = ("on", "onto", "against")
_DEED = 2


def received(read: Read) -> str | None:
    """Why code of a name may be something that the part does not speak of; None where nothing speaks for it."""
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _on_some_things(read: Read) -> str | None:
    """“never use `await` on Pulumi outputs”, “never call `.wait()` on a `Future`”: on others it may be called."""
    words = read.part.words
    for at, (named, behind) in enumerate(pairwise(words)):
        run = tuple(word for word in words[at + 2:] if not lexicon.at("articles", (word.low,), 0))[:3]
        told = behind.low in _ON and run and run[0].sort != "mark" and run[0].low not in ("it", "them", "its")
        if told and _is_meant(named, read) and not layer_of(run) and not layer_of(run[:1]):
            return f"the name alone does not show what it is called on (“{run[0].text}”)"
    return None


def _as_a_verb(read: Read) -> str | None:
    """“never `json.Marshal` a `Money` value”, “never `view_image` source pages”: what it is given tells which calls are meant."""
    words = read.part.words
    rows = zip(words, words[1:], words[2:], strict=False)
    told = any(
        named.sort == "code" and one.low in ("a", "an") and given.sort == "code" and _is_meant(named, read) for named, one, given in rows
    )
    deed = len(words) > _DEED and lows(words[:1]) == ("never",) and words[1].sort == "code" and is_thing(words[2])
    told = told or (deed and _is_meant(words[1], read))
    return "the name alone does not show what it is given" if told else None


def _where_it_is_returned(read: Read) -> str | None:
    """“return `Redirect()`, never `Page()`”: elsewhere the other may be called."""
    before = read.statement.wanted or next((part.words for part in read.whole[:read.whole.index(read.part)][-1:]), ())
    returns = lows(before)[:1] in (("return",), ("returns",), ("returning",))
    rejected = bool(read.statement.wanted) or lows(read.part.words[:1]) in (("not",), ("never",))
    types = any(is_named(check) and "token" in check.kinds and (check.target or "")[:1].isupper() for check in read.checks)
    return "structure does not show what is returned" if returns and rejected and types else None


def _declared_so(read: Read) -> str | None:
    """“no `public` fields”: a word before the declaration of much else."""
    parts = lexicon.grammar("declared_parts")
    for named, behind in pairwise(read.part.words):
        told = named.sort == "code" and named.low in lexicon.grammar("declaring_modifiers")
        if told and behind.low in parts and _is_meant(named, read):
            return f"structure does not show which “{behind.text}” are meant"
    return None


def _of_many_things(read: Read) -> str | None:
    """“`find_or_404()`, not `.get()`”, “not `dict()`”, “no `methods`”: what much else is called by."""
    members = lexicon.grammar("everyday_calls") | lexicon.grammar("everyday_members")
    calls = {f"{one}()" for one in lexicon.grammar("built_in_calls") | lexicon.grammar("everyday_members")}
    rejected = lows(read.part.words[:1]) in (("not",), ("never",), ("no",)) or bool(read.statement.wanted)
    plain = [check.target or "" for check in read.checks if is_named(check) and "token" in check.kinds and not check.technology]
    compared = calls if read.statement.wanted else set()
    told = (one in compared or one in lexicon.grammar("everyday_members") or (one[:1] == "." and one[1:] in members) for one in plain)
    found = next((one for one, many in zip(plain, told, strict=True) if many), None)
    return f"“{found}” is what much else is called" if found and rejected else None


def _of_one_more_word(read: Read) -> str | None:
    """“`.my-plugin-box`, not `.box`”: a sample of how names are made, by the word that both of them hold."""
    wanted = {word.text for part in read.whole for word in (*part.words, *read.statement.wanted) if word.sort == "code"}
    plain = [(check.target or "").strip(".") for check in read.checks if is_named(check) and "token" in check.kinds]
    short = [one for one in plain if re.fullmatch(r"[a-z]+", one)]
    longer = any(one in re.split(r"[-_.]", text.strip(".")) and one != text.strip(".") for one in short for text in wanted)
    return "the names are examples of how names are made" if longer and read.statement.wanted else None


def _is_meant(word: Word, read: Read) -> bool:
    bare = re.split(r"[(<\s]", word.text)[0].strip(".@")
    set_to = "=" in word.text or ": " in word.text
    targets = {(check.target or "").strip(".@").removesuffix("()") for check in read.checks}
    return word.sort == "code" and not set_to and bool(bare) and bare in targets


_REASONS = (_on_some_things, _as_a_verb, _where_it_is_returned, _declared_so, _of_many_things, _of_one_more_word)
