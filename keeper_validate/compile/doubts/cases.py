"""Why what a part forbids may hold in some cases alone: of what a label names, of two things together, of what is told before a dash.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.sentences.account import weightless
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows
from keeper_validate.compile.sentences.literal import coded
from keeper_validate.compile.sentences.parts import DASHES
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, singular, spoken, words
from keeper_validate.values import replace

_WHOLE = ("forbid-new", "forbid-use")
_LEADING = ("inside", "condition")
_ABSTRACT = ("ity", "ing", "ness", "ance", "ency")


def in_some_cases(read: Read) -> str | None:
    """Why a part may forbid in some cases what its checks forbid in all; None where nothing speaks for it."""
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _of_what_is_labelled(read: Read) -> str | None:
    """“`Poll`: no axios”, “Dashboard: no new components”: a label that names one thing, and no place that is known."""
    topic = read.context.topic
    wide = [check for check in read.checks if check.op in _WHOLE and not (check.within or check.excepted)]
    if not wide or not topic or read.statement.wanted or read.part.opener == "." or lexicon.at("condition", lows(topic), 0):
        return None
    if any(word.literal for word in topic):
        one = not any(_is_known(word, wide) for word in topic if word.literal)
    else:
        one = any(map(_is_of_many, wide)) and _names_one(topic, wide)
    return f"it may only hold of “{spoken(topic)}”" if one else None


def _is_known(word: Word, checks: list[Check]) -> bool:
    """Whether a name in a label is that of a library, of a place, or of what is forbidden."""
    bare = word.text.removesuffix("()").strip("/*<>")
    named = lexicon.technology(bare) is not None and coded(replace(word, text=bare)) is not None
    return named or "/" in word.text or any(bare in (check.target or "") for check in checks)


def _is_of_many(check: Check) -> bool:
    return bool(check.technology) or (check.op == "forbid-new" and check.kinds != ("file",) and (check.target or "*")[:1] == "*")


def _names_one(topic: Run, wide: list[Check]) -> bool:
    """Whether a label names a thing of the program: no subject of rules (“Security”), nothing known, no order (“Keep it simple”)."""
    topic = tuple(word for word in topic if word.low != "only")
    ordered = any(lexicon.at(name, lows(topic), 0) for name in ("no", "never"))
    noun = len(topic) == 1 and (singular(topic[0].low) != topic[0].low or lexicon.entry(topic[0].low) is not None)
    used = any(check.technology for check in wide)
    if ordered or (verb_of(topic, (*FORBIDDEN_ACTS, "require", "place"))[1] and not noun):
        return False
    if layer_of(topic) or (used and lexicon.topic(" ".join(lows(topic)))):
        return False
    told = [word for word in topic if word.sort != "mark" and (noun or not weightless(word))]
    kinds = {kind for check in wide for kind in check.kinds}
    return bool(told) and not any(_is_subject(word, kinds, used) for word in told)


def _is_subject(word: Word, kinds: set[str], used: bool) -> bool:
    forms = (word.low, singular(word.low))
    entries = (entry for form in forms if (entry := lexicon.entry(form)))
    named = any(_is_of(entry, kinds) for entry in entries) or any(map(lexicon.layer, forms))
    abstract = word.low.endswith(_ABSTRACT) or any(map(lexicon.topic, forms))
    told = not (lexicon.grammar("rule_topics") | lexicon.grammar("languages")).isdisjoint(forms)
    return named or told or (used and abstract)


def _is_of(entry: lexicon.Entry, kinds: set[str]) -> bool:
    """“Postgres: no new tables”: what has elements of its own, or is one of these; a payment provider, and what is polled, has none."""
    if entry.technology:
        natives = {name for names in lexicon.mapping("grammar", "natives").values() for name in names}
        return entry.technology in natives | lexicon.grammar("makers")
    return not (entry.target or kinds.isdisjoint(entry.kinds))


def _of_company(read: Read) -> str | None:
    """“mixing A and B is an error”, “no combining of A and B”: each of them may be there without the other."""
    words = lows(read.part.words)
    mixing, joined = lexicon.grammar("mixing"), lexicon.grammar("joined")
    mixed = mixing.intersection((*words[:3], *lows(read.statement.verb))) or joined.intersection(words)
    return "structure does not show whether they stand together" if mixed else None


def _of_what_is_told(read: Read) -> str | None:
    """“Redis only for caching — never Kafka”, “all physics in `A` — never `b()`”: for what is told before the dash, or in that place."""
    part, wanted = read.part, read.statement.wanted
    follows = part is not read.whole[0] and part.opener in (*DASHES, ",")
    before = wanted or (read.whole[read.whole.index(part) - 1].words if follows else ())
    behind = wanted or lows(part.words)[:1] in (("never",), ("not",), ("no",))
    words = lows(before)
    core, around = cut(before)
    aims = [run for relation, run in around if relation in ("purpose", "inside")]
    if not (before and behind and aims):
        return None
    bids = verb_of(before, (*FORBIDDEN_ACTS, "require", "place"))[1]
    verbless = not (bids or any(lexicon.at(name, words, at) for name in ("must", "should", "be") for at in range(1, len(words))))
    confined = "only" in words[1:] or any(lexicon.at("every", (word,), 0) for word in words[:2])
    for_that = lows(core)[-1:] == ("only",) and not any(check.within for check in read.checks)
    return f"it may only hold of “{spoken(before)}”" if for_that or (verbless and confined) else None


def _of_where_it_stays(read: Read) -> str | None:
    """“the `Order` schema remains in `db/`”: it stays in its place, or as it is."""
    words = lows(read.part.words)
    stays = any(word in lexicon.grammar("staying_put") and lexicon.at("inside", words, at) for at, word in enumerate(words[:-1], 1))
    frozen = any(check.op in ("forbid-change", "forbid-remove") for check in read.checks)
    return "it is not clear whether it stays in its place, or as it is" if stays and frozen else None


def _of_what_declares(read: Read) -> str | None:
    """“interfaces start with `I`”: no element is declared by that word, so that what else is a schema would have to answer for it."""
    told = not lexicon.grammar("declaring_words").isdisjoint(lows(words(read.text)))
    shaped = any(check.kinds == ("schema",) and check.op in ("forbid-new", "require-shape") for check in read.checks)
    return "structure does not show which schemas are declared so" if told and shaped else None


def _of_others_unlisted(read: Read) -> str | None:
    """“stores live in `a/`, `b/` and so on”: others that nobody names."""
    words = lows(read.part.words)
    opened = any(lexicon.at("and_others", words, at) for at in range(1, len(words)))
    placed = any(check.op == "require-shape" or check.excepted for check in read.checks)
    return "structure does not show what else is meant" if opened and placed else None


def _of_those_allowed(read: Read) -> str | None:
    """“no additional packages — only: `a`, `b`”: some of what is forbidden, which may come."""
    at = read.whole.index(read.part) + 1
    only = at < len(read.whole) and read.whole[at].opener in (*DASHES, ",", ":", ";") and lows(read.whole[at].words)[:1] == ("only",)
    fresh = any(check.op == "forbid-new" and not (check.excepted or check.within) for check in read.checks)
    return "structure does not show what is left out" if only and fresh else None


def _on_that_occasion(read: Read) -> str | None:
    """“Inside the block, write through `tx` — never `db`”: what the sentence before begins with holds of this too."""
    at = read.whole.index(read.part)
    first, openers = read.whole[0].words, [part.opener for part in read.whole[1:at]]
    denied = at and read.part.opener in (*DASHES, ";") and lows(read.part.words)[:1] in (("never",), ("not",), ("no",))
    led = denied and "." not in openers and any(lexicon.at(name, lows(first), 0) for name in _LEADING)
    end = lows(first).index(",") if "," in lows(first) else len(first)
    told = led and (end < len(first) or openers[:1] == [","])
    held = all(check.within for check in read.checks)
    return f"it may only hold “{spoken(first[:end])}”" if told and not held else None


def _of_what_might_come(read: Read) -> str | None:
    """“No error boundaries: the frontend could add them”: what is missing, and what somebody might do about it."""
    at = read.whole.index(read.part)
    behind = [part for part in read.whole[at + 1:at + 2] if part.opener == ":"]
    might = any(word in lexicon.grammar("perhaps") for part in behind for word in lows(part.words))
    return "it may only tell what is missing so far" if might and lexicon.at("no", lows(read.part.words), 0) else None


_REASONS = (
    _of_what_might_come, _on_that_occasion, _of_what_is_labelled, _of_company, _of_what_is_told, _of_where_it_stays, _of_what_declares,
    _of_others_unlisted, _of_those_allowed,
)
