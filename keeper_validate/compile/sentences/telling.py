"""What a sentence only tells: what is not there today, what somebody does, of whom and for what a remark holds.

Must not decide what a phrase stands for, nor whether the sentence forbids."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import RELATIONS, Run, cut, lows
from keeper_validate.compile.sentences.contrast import stands_in
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon

_CHOOSING = ("use", "require", "import", "access", "place", "create", "shape")
_LEADING = ("through", "via")
_CONJUNCTIONS = frozenset({"and", "or", "nor", "but", "new", "direct"})
_DETERMINERS = frozenset({"a", "an", "the", "its", "their", "this", "that", "these", "those", "any", "it", "them"})


def is_absence(run: Run) -> bool:
    """“no Pinia needed”: what is not there today, which nobody is told to leave so."""
    words = lows(run)
    return words[:1] == ("no",) and len(words) > 2 and words[-1] in lexicon.grammar("factual")


def is_nowhere_else(run: Run) -> bool:
    """“Never elsewhere.”: what the sentence before has said, where it told a place."""
    return lexicon.at("elsewhere", lows(run), 0) == len(run) > 0


def is_occasion(part: Part, whole: list[Part]) -> bool:
    """“no detail page → a `RowActionsMenu`”: what is done where there is none, unless what follows the arrow is to be used instead."""
    behind = next((other for other in whole if other is not part and other.opener in ("→", "->", "=>")), None)
    absent = bool(lexicon.at("no", lows(part.words), 0))
    return absent and behind is not None and not lexicon.at("alternative", lows(behind.words), 0)


def is_bound(part: Part, whole: list[Part]) -> bool:
    """“if `n` is 0 → never call `f()`”, “when offline: no `fetch`”: what is forbidden where a condition holds that stands before it."""
    before = whole[:whole.index(part)]
    bound = any(other.opener in ("→", "->", "=>", ":") for other in (*before, part))
    return bool(before) and bound and bool(lexicon.at("condition", lows(before[0].words), 0))


def doing(run: Run) -> Run:
    """The verb by which things named before it do something themselves: “no browser setting enables the candidate”."""
    words = lows(run)
    for index in range(1, len(run) - 1):
        word = words[index]
        plain = run[index].sort == "word" and word.isalpha() and word.endswith("s") and not word.endswith("ss")
        plain = plain and not run[index].text.isupper()  # “ES modules”
        done = plain and verb_of(run[index:index + 1], ("access", "import"))[1] and _names_more(run, index + 1)
        if done or (plain and not _known(words, index) and (words[index + 1] in _DETERMINERS or _acts_on(run, index))):
            return run[index:index + 1]
    return ()


def _names_more(run: Run, index: int) -> bool:
    """Whether a thing stands at an index: no conjunction, no adjunct, no second verb."""
    joined = run[index].sort != "word" or lows(run)[index] in (*_CONJUNCTIONS, "of", *lexicon.grammar("behind"))
    joined = joined or verb_of(run[index:], _CHOOSING)[1] > 0
    return not joined and not any(lexicon.at(name, lows(run), index) for name in RELATIONS)


def _acts_on(run: Run, index: int) -> bool:
    """Whether a word in -s has an object behind it, as no plural has: “no unvalidated input reaches agent layers”."""
    words = lows(run)
    plural = words[index] in lexicon.grammar("plural_names") or lexicon.verb_at("nominal", words, index)
    plural = plural or words[index - 1] in _CONJUNCTIONS
    behind = run[index + 1].sort == "word" and words[index + 1] not in _CONJUNCTIONS and not _known(words, index + 1)
    spans = (words[start:end] for start in range(max(0, index - 3), index + 1) for end in range(index + 2, min(len(words), index + 4) + 1))
    return index > 1 and not plural and behind and not any(lexicon.entry(" ".join(span)) for span in spans)


def _known(words: tuple[str, ...], index: int) -> bool:
    return lexicon.entry(words[index]) is not None or any(lexicon.at(relation, words, index) for relation in (*RELATIONS, "articles", "be"))


def bounds(part: Part, statement: Statement, whole: list[Part]) -> Run:
    """Of whom, and for what, something is chosen in place of what is rejected: “nullable columns use `A` (not `B`) for dates”."""
    outer = enclosing(part, whole)
    run = statement.wanted or (outer.words if outer else ())
    around = cut(run)[1]
    told = [purpose for relation, purpose in around if relation == "purpose" and not (statement.wanted and _is_coded(purpose))]
    if not statement.wanted and not lexicon.at("no", lows(part.words), 0):
        told += (place for relation, place in around if relation == "inside" and not _is_coded(place))
    return (*run[:_verb(run)], *(word for adjunct in told for word in adjunct))


def _is_coded(run: Run) -> bool:
    return any(word.literal for word in run)


def is_repeated(part: Part, whole: list[Part]) -> bool:
    """“use `import … from 'a/b'` (not `a`)”: what is rejected is a piece of what is wanted, and would be found in it."""
    outer = enclosing(part, whole)
    written = [word.text for word in outer.words if word.sort == "code"] if outer else []
    return any(word.sort == "code" and any(stands_in(word.text, text) for text in written) for word in part.words[-1:])


def is_deed(part: Part, statement: Statement, whole: list[Part]) -> bool:
    """“Uses `A` (not `B`)”: what the thing does that the line stands below."""
    outer = enclosing(part, whole)
    run = statement.wanted or (outer.words if outer else ())
    return bool(run) and run[0].low.endswith("s") and verb_of(run[:1], ("use", "require", "import"))[1] == 1


def enclosing(part: Part, whole: list[Part]) -> Part | None:
    """The part that a parenthesis stands in."""
    before = whole[:whole.index(part)] if part.opener[:1] == "(" else []
    return next((other for other in reversed(before) if other.opener[:1] != "("), None)


def teller(run: Run) -> Run:
    """Of whom a sentence tells something: “the audit is local”; nobody where it demands, or people are told to do something."""
    words = lows(run)
    told = verb_of(run, (*_CHOOSING, "change", "remove", "store"))[1]
    if told or any(lexicon.at(name, words, at) for at in range(len(run)) for name in ("must", "should", "never", "no")):
        return ()
    return run[:_verb(run) or next((at for at in range(1, len(run)) if lexicon.at("be", words, at)), 0)]


def _verb(run: Run) -> int:
    """Where the verb stands by which somebody chooses, behind the words for that somebody; 0 where nobody is named."""
    if verb_of(run, (*_CHOOSING, "change", "remove", "store"))[1] or any(lexicon.at(name, lows(run), 0) for name in ("must", "should")):
        return 0
    words = lows(run)
    demanded = next((at for at in range(1, len(run)) if any(lexicon.at(name, words, at) for name in ("must", "should"))), 0)
    if demanded:
        return demanded
    for index in range(1, len(run)):
        leads = run[index].low.endswith("s") and run[index + 1:] and run[index + 1].low in _LEADING
        leads = leads or lexicon.at("sourcing", words, index) > 0
        if leads or (run[index].sort == "word" and not lexicon.entry(run[index].low) and verb_of(run[index:], _CHOOSING)[1]):
            return index
    return 0


def is_reason(part: Part) -> bool:
    """“use X — our data has no geometry”: what is not there, said of something else behind a dash."""
    words = lows(part.words)
    leads = any(lexicon.at(name, words, 0) for name in ("never", "no", "only", "must"))
    return not leads and any(lexicon.at("no", words, at) and words[at - 1] in ("has", "have", "is", "are") for at in range(1, len(words)))


def houses(part: Part) -> bool:
    """“…; migrations live in `db/migrations/`”: what stands in its place, behind another sentence."""
    put = any(verb_of((word,), ("put",))[1] for word in part.words[1:3])
    return part.opener in (".", ";") and put and any(word.literal and "/" in word.text for word in part.words)
