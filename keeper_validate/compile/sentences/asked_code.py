"""A piece of code that is asked for, or barred, in plain words: “use Drizzle's `pgTable()`”, “use `gr.Progress()` tracker”.

Must not compile anything."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.tools import tools_at
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_FOR, _USE, _SHOULD = Word("for", "word"), Word("use", "word"), Word("should", "word")
_WE = (("we", "use"), ("we", "are", "using"), ("we", "recommend", "using"), ("we", "recommend", "you", "use"), ("you", "should", "use"))
_CALL = re.compile(r"((?:new )?[A-Za-z_$@][\w$]*(?:(?:\.|::|->)[A-Za-z_$][\w$]*)*!?)(?:<[^()]*>)?\(.+\)?", re.S)
_CALLED = re.compile(r"@?[A-Za-z_$][\w$]*(?:(?:\.|::)[\w$]+)*\(\)|@[A-Za-z][\w./-]*|[\w$]+(?:(?:\.|::)[\w$]+)+|[a-z]+[A-Z]\w*")
_MOST = 3
_OWNERS = 4
_ENDS = (",", "to", "and", "when", "from")
_GRAMMAR = (
    "purpose", "inside", "means", "condition", "unless", "adverbs", "keywords", "instead_of", "must", "should", "without", "source",
    "no_noun",
)


def asked(part: Part) -> Part:
    """A part that bids to use a piece of code, with nothing but it and what it is for."""
    part = _bidding(part)
    start = _behind_verb(part.words)
    if not start:
        return part
    if packages := _packages(part.words[start:]):
        return replace(part, words=(*part.words[:start], *packages), asides=()) if not part.asides else part
    run = part.words[start:]
    gone = _owner(run)
    run = run[gone:]
    code = run[0] if run and run[0].literal else None
    if code is None or is_file(code.text):
        return part
    plain = _called(code)
    nouns = _nouns(run[1:]) if _CALLED.fullmatch(plain.text) else 0
    rest = _without_demands(run[1 + nouns:])
    said = (*part.words[:start], plain, *((_FOR, *run[1:1 + nouns]) if nouns else ()), *rest)
    if said == part.words:
        return part
    shift = len(said) - len(part.words)
    moved = ((at - gone if at <= start + gone + 1 else at + shift, one) for at, one in part.asides)
    return replace(part, words=said, asides=tuple((min(max(start + 1, at), len(said)), one) for at, one in moved))


def _bidding(part: Part) -> Part:
    """“we use X for Y”, “we recommend you use X” as “should use X …”."""
    size = next((size for size in range(4, 1, -1) if lows(part.words[:size]) in _WE), 0)
    named = size and (tools_at(part.words[size:], False) or any(word.literal for word in part.words[size:size + 2]))
    named = named and not any(lexicon.at("instead_of", lows(part.words), at) for at in range(size, len(part.words)))
    asides = tuple((max(at - size + 2, 2), run) for at, run in part.asides)
    return replace(part, words=(_SHOULD, _USE, *part.words[size:]), asides=asides) if named else part


def _packages(run: Run) -> Run:
    """“the `A` and `B` NuGet packages” without what only says that they are packages."""
    listed = run[1:] if lows(run[:1]) == ("the",) else run
    nouns = lexicon.grammar("package_nouns")
    end = next((at for at, word in enumerate(listed) if word.low in nouns or not (word.literal or word.low in (",", "and"))), 0)
    told = end > 1 and listed[end:] and all(word.low in nouns for word in listed[end:])
    return listed[:end] if told and not any(is_file(word.text) for word in listed[:end] if word.literal) else ()


def barred(part: Part) -> Part:
    """“never use PHP's `unserialize()`” without whose it is, which may limit it."""
    never = max(lexicon.at(name, lows(part.words), 0) for name in ("never", "soft_never"))
    start = never + (lows(part.words[never:never + 1]) in (("use",), ("using",), ("call",), ("calling",))) if never else 0
    gone = _owner(part.words[start:]) if start else 0
    known = gone and lexicon.technology(part.words[start].text.removesuffix("'s"))  # “React's `useEffect()`” is read as it stands
    if not gone or known or is_file(part.words[start + gone].text):
        return part
    asides = tuple((at - gone if at > start else at, run) for at, run in part.asides)
    unsaid = (*part.unsaid, *part.words[start:start + gone])
    return replace(part, words=(*part.words[:start], *part.words[start + gone:]), asides=asides, unsaid=unsaid)


def _behind_verb(run: Run) -> int:
    """Where what is used begins: behind “use”, “always use”, “must use”."""
    words = lows(run)
    at = max((lexicon.at(name, words, 0) for name in ("must", "should")), default=0)
    return at + 1 if words[at:at + 1] in (("use",), ("import",), ("call",)) else 0


def _owner(run: Run) -> int:
    """How many words tell whose the piece of code is: “Testing Library's `userEvent`”."""
    for at in range(min(_OWNERS, len(run) - 1)):
        apart = lows(run[at:at + 2]) == ("'", "s")
        if apart or run[at].low.endswith("'s"):
            end = at + 1 + apart
            named = all(word.text[:1].isupper() or word.low in ("the", "'", "s") for word in run[:end])
            return end if named and run[end:end + 1] and run[end].literal else 0
    return 0


def _called(word: Word) -> Word:
    """A call without what it is given: “`db.transaction(async (tx) => { … })`”."""
    found = _CALL.fullmatch(word.text) if word.sort == "code" else None
    return Word(f"{found[1]}()", "code") if found and not word.text.endswith("()") else word


def _nouns(run: Run) -> int:
    """How many words only say what the piece of code is: “tracker”, “client instance”."""
    size = next((at for at, word in enumerate(run) if not _is_noun(word)), len(run))
    behind = lows(run[size:size + 1])
    ends = not behind or behind[0] in _ENDS or any(lexicon.at(name, behind, 0) for name in ("purpose", "inside", "means"))
    return size if 0 < size < _MOST and ends else 0


def _is_noun(word: Word) -> bool:
    plain = word.sort == "word" and word.text.islower() and word.text.isalpha() and not word.low.endswith("ly")
    grammatical = any(lexicon.at(name, (word.low,), 0) for name in _GRAMMAR)
    return plain and not grammatical and lexicon.entry(word.low) is None


def _purposed(rest: Run) -> bool:
    return bool(rest) and (lows(rest[:1]) == ("to",) or bool(lexicon.at("purpose", lows(rest), 0)))


def _without_demands(rest: Run) -> Run:
    """What something is used for, up to where it tells what will be: “to ensure that it ends”, “for methods that subclasses need”."""
    if not _purposed(rest):
        return rest
    words = lows(rest)
    told = (at for at in range(1, len(words)) if any(lexicon.at(name, words, at) for name in ("must", "should", "only")))
    end = next(told, len(rest))
    if end == len(rest):
        return rest
    kept = rest[:end] if end > 1 else (*rest[:1], *rest[2:3])
    return kept[:-1] if lows(kept[-1:]) in (("that",), ("which",)) else kept
