"""A noun phrase into things: its items, the head of each, and what its adjectives and other words add.

Raises `Unread` where a word could narrow the meaning in a way that structure does not show. Must not know the verb."""

from __future__ import annotations

import re
from itertools import groupby

from keeper_validate.compile.sentences.adjuncts import Run, lows, without, without_first, without_last
from keeper_validate.compile.sentences.anywhere import anywhere
from keeper_validate.compile.sentences.led import led, one_of
from keeper_validate.compile.sentences.literal import coded, is_file, literal
from keeper_validate.compile.sentences.modifiers import CALLED, is_of_others, known_modifier, members_of, qualified, refuse_parts
from keeper_validate.compile.sentences.nearly import nearly
from keeper_validate.compile.sentences.outer import is_outer, owns
from keeper_validate.compile.sentences.reached import reached
from keeper_validate.compile.sentences.sorts import are_made_with, are_sorts, by_its_name, by_last_word, is_one, of_their_like
from keeper_validate.compile.sentences.thing import Thing, Unread
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.lexicon import Entry
from keeper_validate.compile.vocabulary.words import Word, singular, spoken
from keeper_validate.values import replace

_LIGHT, _ENDINGS = ("articles", "newness", "directness"), (("file", "extension"), ("file", "extensions"))
_OF_EACH, _OURS = frozenset({"imports", "import"}), frozenset({("of", "this"), ("of", "the"), ("of", "our")})
_CONJUNCTIONS = frozenset({"and", "or", "nor", "vs", "versus", ",", "/", "&", "+", "|", "·"})


def things(run: Run) -> tuple[tuple[Thing, ...], bool]:
    """The things a noun phrase names, and whether every item of it could be read."""
    pieces = of_their_like(named_items(_without_owner(run)))
    if len(pieces) > 1 and any(word.sort == "word" and word.low in ("named", "called") for word in run):
        raise Unread(f"it is not clear which of them are named so (“{spoken(run)}”)")
    if not pieces:
        raise Unread("the sentence names nothing that structure can show")
    tail = _head_words(pieces[-1]) if all(_may_share(piece, pieces[-1]) for piece in pieces) else ()
    found: list[Thing] = []
    whys: list[Unread] = []
    for piece in pieces:
        try:
            found.extend(by_its_name(piece) or _item(piece, tail if piece is not pieces[-1] else ()))
        except Unread as error:
            # an adjective limits what follows it: what was read before it stays as wide as it is
            wide = bool(found) and _split(pieces[0]) is not None and not any(word.literal for word in piece)
            wide = wide or (bool(found) and pieces[0][-1].literal and [word.literal for word in piece] == [False, True])
            narrows = not wide and (error.narrows or bool(lexicon.at("dated", lows(piece), 0)))
            whys.append(Unread(error.why, narrows, error.near if len(pieces) == 1 else None))
    if whys and (not found or any(error.narrows for error in whys) or _shared_front(pieces) or _shared_back(pieces, run)):
        raise whys[0]
    return _with_flags(found), not whys


def _may_share(piece: Run, last: Run) -> bool:
    """“JSON or YAML files”: whether the noun of the last item, which “toasts” alone has not, may be that of an item before it."""
    alike = _split(piece) or lexicon.entry(f"{piece[-1].text} {last[-1].text}") or len(without(piece, *_LIGHT)) == 1
    return bool(alike) and len(without(last, "articles")) > 1 and not lexicon.grammar("further").intersection(lows(last[:2]))


def _shared_front(pieces: list[Run]) -> bool:
    """“real customer data patterns or schema”, “process-global clients, caches, or X”, “hard-deleting rows or routes”: what is before the
    first may be before others."""
    first, others = without(pieces[0], *_LIGHT), pieces[1:-1] or pieces[1:]
    if len(first) > 1 and first[0].sort == "word" and first[0].low.endswith("ing") and lexicon.entry(first[0].low) is None:
        return len(pieces) > 1
    bare = all(len(piece) == 1 and not piece[0].literal and not lexicon.technology(piece[0].text) for piece in others)
    return bare and (len(first) > 2 if len(pieces) == 2 else len(first) == 2 == len(pieces[0]) and _split(first[1:]) is None)


def _shared_back(pieces: list[Run], run: Run) -> bool:
    """“ORM/migration tool names”: what stands behind the last of two may stand behind the first as well; “Spring/JPA/logging imports” are
    those of each."""
    if pieces[-1][-1].low in _OF_EACH:
        return False
    return all(len(piece) == 1 for piece in pieces[:-1]) and len(pieces[-1]) > 1 and any(word.text == "/" for word in run)


def _without_owner(run: Run) -> Run:
    """A phrase without “of this project”: everything is."""
    return run[:-3] if lows(run[-3:-1]) in _OURS and lexicon.at("whole", lows(run[-1:]), 0) else run


def items(run: Run) -> list[Run]:
    """The items of an enumeration."""
    return [tuple(words) for joins, words in groupby(run, _joins) if not joins]


def _joins(word: Word) -> bool:
    return word.sort in ("word", "mark") and word.low in _CONJUNCTIONS


def named_items(run: Run) -> list[Run]:
    """The items of an enumeration; the noun behind the last tells of those before: “`Order` or `Invoice` tables”, “page or UI tests”."""
    *before, last = led(items(run)) or [()]
    head = _head_words(last) or (last[-1:] if len(last) > 1 and last[-1].low in ("files", "folders", "directories") else ())
    named = bool(head) and any(_is_literal(word) or word.sort == "code" for word in last[:-len(head)])
    whole = lexicon.entry(" ".join(lows(head))) if head else None
    files = whole is None or whole.kinds == ("file",)
    many = whole is not None and files and singular(head[-1].low) != head[-1].low
    # “`go.mod` or the `Status` enum”: a file is none
    named_ones = [named and piece[-1].literal and (files or not is_file(piece[-1].text)) for piece in before]
    made = are_made_with([*before, last], whole)
    lent = (made or are_sorts(before, whole) or one or (many and is_one(piece)) for piece, one in zip(before, named_ones, strict=True))
    said = [piece + head if own else piece for piece, own in zip(before, lent, strict=True)] + ([last] if last else [])
    return [piece[:-len(head)] + one_of(head) for piece in said] if before and all(named_ones) and not files else said


def _with_flags(found: list[Thing]) -> tuple[Thing, ...]:
    new, direct = any(thing.new for thing in found), any(thing.direct for thing in found)
    within = next((thing.within for thing in found if thing.within), ())
    return tuple(replace(thing, new=new, direct=direct, within=thing.within or within) for thing in found)


def _head_words(run: Run) -> Run:
    return run[split[1]:] if (split := _split(run)) else ()


def _item(run: Run, shared: Run) -> tuple[Thing, ...]:
    run = without_last(tuple(word for word in run if word.sort != "mark"), ("behind",))
    if not run:
        return ()
    of = lows(run).index("of", 1) if "of" in lows(run)[1:] else 0
    if is_outer(run, of) or (of and lexicon.at("parts_of", lows(run), of - 1)):
        return tuple(replace(thing, partial=True) for thing in _item(run[of + 1:], shared))
    refuse_parts(run)
    if any(_is_literal(word) for word in run):
        parts = _each_literal(run)
        if any(word.low == "of" for part in parts[:-1] for word in part):
            raise Unread(f"it is not clear what is meant that is named twice (“{spoken(run)}”)", True)
        return tuple(_around_literals(part) for part in parts)
    code = run[0].sort == "code" and run[0].text.islower() and not shared  # “`test`” is a call, where “test” is a file
    if len(run) == 1 and (typed := lexicon.entry("any type" if run[0].low == "any" else f"`{run[0].text}`" * code)):
        return (Thing.of(typed),)
    together = lexicon.entry(f"{run[-1].text} {shared[-1].text}") if shared else None
    if together and (together.kinds == ("file",) or (together.family and _split(run) is None)):
        return (qualified(Thing.of(together), run[:-1], run),)
    if (bare := lows(without(run, "articles"))) and lexicon.at("of_the_work", bare, 0) == len(bare):
        raise Unread(f"“{spoken(run)}” may be that of the work")
    split = _split(run)
    if split is None and shared and singular(run[-1].low) == run[-1].low:
        run = run + shared
        split = _split(run)
    if split is None and (told := by_last_word(run)):
        return (qualified(told, run[:-1], run),)
    if split is None:
        if all(lexicon.at("articles", lows(run), index) or lexicon.at("newness", lows(run), index) for index in range(len(run))):
            return ()
        raise Unread(f"“{spoken(run)}” names no element, technology, file or piece of code that structure can show")
    entry, start = split
    pointed = entry.kinds == ("dependency",) and spoken(run).lower() in lexicon.grammar("pronouns")
    if entry.opaque or pointed or (entry.family and run[start].literal and lows(run[:start])[-1:] == ("global",)):
        raise Unread(f"structure does not show “{spoken(run)}”")
    return (qualified(Thing.of(entry, run[start:]), run[:start], run),)


def _is_literal(word: Word) -> bool:
    entry = coded(word) if word.literal else None
    if word.sort == "code" and lexicon.at("keywords", (word.text,), 0):
        return True
    noun = entry is not None and not entry.primitive and not entry.technology and word.text.islower() and word.text.isalpha()
    proper = word.sort == "name" and word.low in lexicon.grammar("proper")
    return word.literal and not proper and not (entry and (word.sort != "code" or noun))


def _split(run: Run) -> tuple[Entry, int] | None:
    if (through := reached(run)) is not None:
        return through
    end = len(run)
    while end:
        for start in range(end):
            entry = lexicon.entry(" ".join(word.text for word in run[start:end]))
            if entry and is_of_others(entry, run[end:]):
                return None
            if entry and (entry.act == "use" or all(lexicon.at("shells", (word.low,), 0) for word in run[end:])):
                return entry, start
        if not any(lexicon.at(name, (run[end - 1].low,), 0) for name in ("fillers", "shells", "directness")):
            return None
        end -= 1
    return None


def _each_literal(run: Run) -> list[Run]:
    """The parts of an item that hold a name each; what stands before a single one belongs to it."""
    starts = [index for index, word in enumerate(run) if _is_literal(word)]
    return [run] if len(starts) == 1 else [run[start:end] for start, end in zip(starts, [*starts[1:], len(run)], strict=True)]


def _around_literals(run: Run) -> Thing:
    at = next(index for index, word in enumerate(run) if _is_literal(word))
    whole = lexicon.entry(" ".join(word.text for word in run[at:])) if len(run) > at + 1 else None
    if whole and whole.act == "use" and not (whole.family and run[at].sort == "code"):  # “the `logger` package” is one of that name
        return Thing.of(whole)
    beside = (*run[:at][-1:], *without_first(run[at + 1:], ("written_imports",))[:1])
    called = any(word.low in ("extension", "extensions") for word in beside)
    if lows(run[at + 1:at + 3]) in _ENDINGS:
        raise Unread("it is not clear whether imports are meant, or the names of files")
    if called and re.fullmatch(r"(?:\.\w+)+", run[at].text):
        return Thing(("import",), target=rf"/^\.{{1,2}}\/.*{re.escape(run[at].text)}$/", act="use", named=True, partial=True)
    # “`.github/` configuration”: the noun behind a piece of code or a path may only say what it is
    packaged = ("carried",) if re.fullmatch(r"@[\w-]+/[\w-]+", run[at].text) else ()  # “`@acme/cron` jobs”
    said = ("gloss",) if is_file(run[at].text) else ("gloss", "code_nouns", *packaged)
    marked = run[at].sort in ("code", "path") or CALLED.fullmatch(run[at].text)
    front, behind = run[:at], without_last(run[at + 1:], said if marked else ())
    run = anywhere(run, at)
    if member := members_of(run[at], front, behind):
        return member
    head, rest = _head_beside(tuple(word for word in front if not owns(word)), behind)
    known = lexicon.at("platform_globals", (run[at].low.removesuffix("()"),), 0)
    if not known and lows(front[-1:]) == ("global",) and run[at].text.islower():
        raise Unread(f"structure does not show which “{run[at].text}” is global")
    thing = literal(run[at], head)
    if thing is None:
        raise Unread(f"“{run[at].text}” is no name, module, path or piece of code by its shape")
    if any(lexicon.at("usage", (word.low,), 0) for word in behind):
        if thing.kinds == ("file",):
            raise Unread(f"it is not clear what use of “{run[at].text}” is meant", True)
        thing = replace(thing, act="use")
    if thing.kinds == ("file",):
        rest = without(rest, "generic")
    if (flagged := _flags(thing, rest)) is None and head and not behind and thing.kinds == ("route",) and " " in (thing.target or ""):
        flagged = replace(thing, partial=True)  # “the preview endpoint `GET /preview`” is told by its path
    if flagged is None:
        raise Unread(f"it is not clear what “{spoken(rest)}” says about “{run[at].text}”", True, nearly(thing, run[at], rest))
    return flagged


def _head_beside(front: Run, behind: Run) -> tuple[str | None, Run]:
    for size in range(len(behind), 0, -1):
        phrase = " ".join(lows(behind[:size]))
        entry = lexicon.entry(phrase)
        if (entry and not entry.opaque and not entry.technology and not entry.only) or phrase in ("import", "imports", "file", "files"):
            return {"file": "index files", "files": "index files"}.get(phrase, phrase), front + behind[size:]
    if front and forms.rival_files(front[-1].low):
        return None, front[:-1] + behind
    for size in range(len(front), 0, -1):
        entry = lexicon.entry(" ".join(lows(front[-size:])))
        if entry and not entry.opaque and not entry.technology:
            return " ".join(lows(front[-size:])), front[:-size] + behind
    return None, front + behind


def _flags(thing: Thing, rest: Run) -> Thing | None:
    words, index = lows(rest), 0
    while index < len(rest):
        size, thing = known_modifier(thing, words, index)
        size = size or lexicon.at("fillers", words, index) or int(lexicon.technology(rest[index].text.removesuffix("'s")) is not None)
        if not size:
            return None
        index += size
    return thing
