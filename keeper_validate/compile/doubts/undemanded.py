"""That a part demands nothing by its words: nobody is bidden, no word says must or never, and it is said of one thing alone.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.parts import DASHES, Part
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, skip, verb_of
from keeper_validate.compile.vocabulary import lexicon

_ACTS = (*FORBIDDEN_ACTS, "require", "place", "shape", "accompany", "put")
_BIDDING = (
    "never", "no", "must", "should", "only", "every", "newness", "banning", "letting", "untouchable", "instead_of", "nobody",
)
_MODAL = ("must", "should", "strict", "forbidden", "gated", "only")
_STATED = ("forbidden", "untouched")  # “is” begins what demands in these alone: “is out of scope”
_STARTS = ("", ".", ";", ":", "|", "→", "->")
_KEPT = ("append-only", "freeze")
_LONG = 8  # words: what goes on longer before its verb is a sentence of its own
_REMEDY = "no word of it demands anything: begin with a verb, or say “must”, “never” or “no”"


def undemanded(read: Read) -> str | None:
    """Why nothing in a part demands what was read of it; None where something does."""
    run = opened(read.part.words)
    words = lows(run)
    if _is_past(words):
        return "it tells what was, and demands nothing"
    if is_bound(words):
        return None
    if bids(run):
        return None if _goes_on(read.part, read.whole) else _REMEDY
    denied = words[:2] == ("does", "not") and _is_general(_sentence(read.part, read.whole))
    kept = any(check.op in _KEPT for check in read.checks)
    if not _points(words) and (denied or kept or "new" in words or _entails(run)):
        return None
    told = words[:2] == ("does", "not") and verb_of(run[2:], _ACTS)[1] > 0
    general = _is_general(run) or not (told or has_verb(run) or _is_relative(run))
    return None if general and not _is_telling(run, read) else _REMEDY


def opened(run: Run) -> Run:
    """A part without adverbs, a condition or a place that stand in front."""
    words = lows(run)
    if any(lexicon.at(name, words, 0) for name in ("condition", "inside", "outside", "purpose")) and "," in words:
        run = run[words.index(",") + 1:]
    run = _unhedged(run)
    while run and run[0].sort == "mark":
        run = _unhedged(run[1:])
    return run


def _unhedged(run: Run) -> Run:
    """A part without adverbs in front, but for the “only” that demands something."""
    return run if lexicon.at("only", lows(run), 0) else skip(run, "adverbs")


def _is_past(words: tuple[str, ...]) -> bool:
    """“no rules were altered”, “it did not touch the schema”, “we never used Redis”."""
    did = lexicon.at("people", words, 0) and words[1:2] == ("never",) and "".join(words[2:3]).endswith("ed")
    return bool(did) or (any(word in lexicon.grammar("past") for word in words) and not is_bound(words))


def is_bound(words: tuple[str, ...]) -> bool:
    """Whether a word of a demand stands there; “will” and “is to” may tell of what comes."""
    if _points(words):
        return False
    places = [(at, _MODAL if words[at] not in ("will", "is", "are") else _STATED) for at in range(len(words))]
    named = any(lexicon.at(name, words, at) for at, names in places for name in names)
    return named or "never" in words or any(lexicon.at("held", words, at) for at in range(len(words)))


def _points(words: tuple[str, ...]) -> bool:
    """“this means that …”: what follows from what stands above."""
    return words[:1] in (("this",), ("that",)) and "".join(words[1:2]).endswith("s")


def bids(run: Run) -> bool:
    """Whether a part begins as people are told to do something: “use”, “never”, “no”, “every”."""
    words = lows(run)
    if not run or words[0] in lexicon.grammar("counting_none") or words[:2] in (("does", "not"), ("did", "not")):
        return False
    return words[0] == "do" or any(lexicon.at(name, words, 0) for name in _BIDDING) or (_is_base(run) and bool(verb_of(run, _ACTS)[1]))


def _is_base(run: Run) -> bool:
    word = run[0].low
    return run[0].sort == "word" and not word.endswith(("ing", "ed")) and (word.endswith("ss") or not word.endswith("s"))


def _goes_on(part: Part, whole: list[Part]) -> bool:
    """Whether what stands before “no X” in one sentence is no mere remark: “simple, no new component”."""
    if part.opener in _STARTS or not lexicon.at("no", lows(part.words), 0):
        return True
    run = _sentence(part, whole)
    words = lows(run)
    if not words or words[0] == "not" or words[0].endswith("ed"):
        return False
    named = any(word.literal or lexicon.technology(word.text) or lexicon.entry(word.low) for word in run)
    labelled = any(other.opener == ":" for other in whole[:whole.index(part)])
    return (named and (labelled or part.opener not in DASHES)) or bids(run) or is_bound(words) or _is_general(run)


def _sentence(part: Part, whole: list[Part]) -> Run:
    """What the sentence begins with that a part goes on with, behind a label."""
    before = whole[:whole.index(part) + 1]
    start = next((index for index in range(len(before) - 1, -1, -1) if before[index].opener in _STARTS), 0)
    return opened(before[start].words)


def _entails(run: Run) -> bool:
    """“adding a route means updating the docs”, “schema changes need a migration”."""
    words = lows(run)
    deed = bool(words) and words[0].endswith("ing")
    deed = deed or any(lexicon.verb_at("nominal", words, at) for at in range(len(words)))
    return deed and any(lexicon.at(name, words, at) for name in ("entailing", "needing") for at in range(1, len(words)))


def _is_telling(run: Run, read: Read) -> bool:
    """“uses X”, “using X”, “it does X”, “`A` is shown instead of `B`”."""
    words = lows(run)
    absent = words[0] in lexicon.grammar("counting_none") and all(check.op != "forbid-change" for check in read.checks)
    if absent or _points(words):
        return True
    gerund = words[0].endswith("ing") and any(check.op != "require-use" for check in read.checks)
    doing = not (_is_base(run) or gerund) and run[0].sort == "word" and bool(verb_of(run, _ACTS)[1]) and lexicon.entry(words[0]) is None
    wanted = lows(read.statement.wanted)
    one = bool(wanted) and (words[0] in ("a", "an") or wanted[-1] in ("this", "that", "it"))
    pronoun = any(lexicon.at(name, words, 0) > (words[0] in ("this", "that")) for name in ("pronouns", "plural_pronouns"))
    shown = bool(read.statement.wanted) and run[0].literal and any(lexicon.at("be", words, at) for at in range(1, len(run)))
    reused = any(word in lexicon.grammar("reused") for word in words)
    return (doing and not reused) or pronoun or shown or one


def _is_general(run: Run) -> bool:
    """Whether a part is said of all of a sort, of a layer, of a piece of code, or of everybody."""
    end = next((at for at in range(1, len(run)) if _is_verb(run, at)), 0)
    subject = run[:end]
    if len(subject) > _LONG or _is_relative(subject):
        return False
    named = without(subject, "articles")
    if any(word.literal for word in (*run[:1], *subject)) or "".join(lows(subject[-1:])) in lexicon.grammar("spoken_of_all"):
        return True
    if named and (len(subject) == 1 or all(word.low in _ours() for word in named)):
        return True
    return bool(subject) and (layer_of(subject) is not None or (subject[-1].low.endswith("s") and not subject[-1].low.endswith("ss")))


def _is_relative(run: Run) -> bool:
    return any(lexicon.at("which", (word.low,), 0) for word in run)


def _ours() -> frozenset[str]:
    return lexicon.grammar("people") | lexicon.grammar("whole")


def has_verb(run: Run) -> bool:
    return any(_is_verb(run, at) for at in range(1, len(run)))


def _is_verb(run: Run, at: int) -> bool:
    words = lows(run)
    if run[at].sort != "word":
        return False
    named = any(lexicon.at(name, words, at) for name in ("be", "passing")) or words[at] in lexicon.grammar("finite")
    noun = words[at].endswith("ing") or lexicon.entry(words[at]) is not None or lexicon.verb_at("nominal", words, at)
    return named or words[at] in ("do", "does") or (not noun and bool(verb_of(run[at:], _ACTS)[1]))
