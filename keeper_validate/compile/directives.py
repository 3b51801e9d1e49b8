"""The parts of a clause joined where punctuation cut a rule in two, and cut where one holds several rules.

Must not decide which part is the rule, nor what a phrase stands for."""

from __future__ import annotations

from keeper_validate.compile.carried import bids_deed, doer, place_before, placed_alike
from keeper_validate.compile.reading import read
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, without, without_last
from keeper_validate.compile.sentences.elsewhere import placed_elsewhere
from keeper_validate.compile.sentences.labelled import bids, is_file_label
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.negatives import negatives
from keeper_validate.compile.sentences.parts import DASHES, Part
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.pointing import LEADING, as_places, pointed_at, spared_apart, unpointed
from keeper_validate.compile.sentences.telling import is_nowhere_else
from keeper_validate.compile.sentences.turns import is_route, turned
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, skip, verb_of
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_USING = (",", "use")
_GROWN = frozenset({"enum", "table", "schema", "event", "error_type", "scope", "role"})
_LABEL = 5
_MEASURES = (("less",), ("more",), ("fewer",))


def joined(found: tuple[Part, ...]) -> list[Part]:
    """Joins a verdict that punctuation cut off: “Renaming a column: FORBIDDEN”."""
    out: list[Part] = []
    for part in placed_elsewhere(tuple(_told_once(spared_apart(as_places(found))))):
        mood = _mood(out[-1], bool(_forbids(out[0]))) if out and part.opener == ":" and part.words else None
        if mood is not None:
            shift = len(mood)
            out[-1] = replace(out[-1], words=mood + part.words, asides=tuple((at + shift, run) for at, run in part.asides))
            continue
        if out and part.opener in ("→", "->") and part.words and _leads(out[-1]):
            out[-1] = _turned_round(out[-1], part)
            continue
        pointed = pointed_at(out[-1], part) if out else ()
        if pointed:
            out[-1] = replace(out[-1], words=pointed)
            continue
        ended = part.opener == ":" and out and out[-1].words and not out[-1].asides and read(out[-1].words)
        listed = ended and ended.mood == "forbid" and not ended.object and ended.acts not in ((), ("unknown",))
        named = len(part.words) == 2 and lexicon.technology(part.words[-1].text) is not None
        denied = lows(part.words[:1]) == ("not",) or (named and lows(part.words[:1]) == ("never",))
        contrast = part.opener in DASHES and denied and len(part.words) < 5 and not (out and _forbids(out[-1]))
        contrast = contrast and (named or not verb_of(part.words[1:], (*FORBIDDEN_ACTS, "place"))[1])
        listed = listed or contrast
        listed = listed or (part.opener == ":" and bool(out and out[-1].words) and out[-1].words[-1].low in LEADING)
        told = part.opener == ":" and bool(out)
        listed = listed or (told and (_lacks_one(out[-1].words, part.words) or _holds(out[-1].words, part.words)))
        listed = listed or (told and _relies(out[-1].words, part.words))
        outdated = bool(out) and part.opener in (":", "-", "—") and _outdated(out[-1].words, part.words)
        if outdated or (told and _stated(out[-1].words, part.words)):
            out[-1] = replace(out[-1], words=(*out[-1].words, Word("is", "word")))
            listed = True
        if out and bids(part.words) and is_file_label(out[-1]):
            out[-1] = replace(out[-1], words=part.words + out[-1].words, asides=())
        elif out and part.words and (listed or _is_verdict(part)):
            between = (Word(",", "mark"),) if named and contrast else ()
            whole = replace(out[-1], words=out[-1].words + between + part.words, asides=out[-1].asides + part.asides)
            out[-1] = turned(whole) if between or outdated else whole
        else:
            out.append(part)
    return out


def _turned_round(before: Part, part: Part) -> Part:
    """“never import packages → apps” as “packages never import apps”."""
    size = lexicon.at("never", lows(before.words), 0)
    return replace(before, words=(*before.words[size + 1:], *before.words[:size + 1], *part.words), asides=())


def _is_verdict(part: Part) -> bool:
    """“: FORBIDDEN”, “: banned in components”: what is said of what stands before the colon, and where or when it holds."""
    size = lexicon.at("forbidden", lows(part.words), 0)
    return bool(size) and (size == len(part.words) or (part.opener == ":" and not cut(part.words[size:])[0]))


def _told_once(found: tuple[Part, ...]) -> list[Part]:
    """The parts without “Never elsewhere.” and “no X: forbidden”, and without nouns that only point to the list behind them."""
    kept = [part for part in found if not (part.opener and (is_nowhere_else(part.words) or (_is_verdict(part) and _forbids(found[0]))))]
    behind = [next((part.words for part in kept[at:at + 1] if part.opener == ":"), ()) for at in range(1, len(kept) + 1)]
    return [replace(part, words=unpointed(part.words, run)) for part, run in zip(kept, behind, strict=True)]


def _lacks_one(before: Run, behind: Run) -> bool:
    """“no endpoints without: authentication”; of several things that are missing nobody says whether each must be there."""
    return before[-1:] != () and before[-1].low == "without" and not any(word.text == "," for word in behind)


def _holds(before: Run, behind: Run) -> bool:
    """“every table must include: `created_at`, `updated_at`”, “tests must follow one of these patterns: …”."""
    listed = behind[:-1] if behind and lexicon.at("facets", (behind[-1].low,), 0) else behind
    named = all(word.literal or word.sort == "mark" or word.low in ("and", "or") for word in listed)
    leads = bool(before) and (verb_of(before[-1:], ("contain",))[1] > 0 or before[-1].low in ("pattern", "patterns"))
    return named and leads and read(before).mood == "must"


def _stated(before: Run, behind: Run) -> bool:
    """“`OrderStatus`: append-only”, “Order schema: append-only”: what a name, or what is called by one, is said to be."""
    words = lows(behind)
    end = words.index("until") if "until" in words else len(words)
    if forms.are_keys(" ".join(lows(without(before, "every")))) and forms.starts_with_key_type(" ".join(words)):
        return True  # “All primary keys: UUID v7”
    state = bool(words) and any(lexicon.at(name, words, 0) == end for name in ("frozen", "growing"))
    entry = lexicon.entry(before[-1].low) if 0 < len(before) < _LABEL else None
    called = entry is not None and bool(_GROWN & {*entry.kinds}) and not any(word.sort == "mark" for word in before)
    return state and ((len(before) == 1 and before[0].sort in ("code", "name")) or called)


def _relies(before: Run, behind: Run) -> bool:
    """“Application: depends only on Domain”: a layer, and the one that it may know."""
    return layer_of(before) is not None and bool(lexicon.at("relying", lows(behind), 0)) and "only" in lows(behind[:2])


def _outdated(before: Run, behind: Run) -> bool:
    """“`A` — deprecated, use `B` instead”: a name that must not be used any more, and what stands in its place."""
    old = bool(behind) and behind[0].low in lexicon.grammar("dated") and lows(behind[1:3]) == _USING
    return old and len(before) == 1 and before[0].literal


def _denied(run: Run, index: int) -> int:
    """Whether a prohibition with a verb starts at a place: “but do not add B”, “, never C”."""
    words = lows(run)
    size = lexicon.at("never", words, index)
    passive = lexicon.at("modal", words, index) and lexicon.at("be", words, index + size)
    acts = (*FORBIDDEN_ACTS, "accompany") if words[index:index + 2] == ("does", "not") else FORBIDDEN_ACTS
    verb = size and words[index] != "not" and verb_of(skip(run[index + size + passive:], "adverbs"), acts)[1]
    verb = verb or (words[index - 1] == "," and lexicon.at("soft_never", words, index))
    verb = verb or (words[index - 1] == "," and words[index:index + 2] == ("do", "not") and verb_of(run, ("require",))[1] > 0)
    if words[index:index + 1] == ("never",) and lexicon.layer(" ".join(words[index + 1:index + 2])):
        verb = 0
    return verb or (size and _rejects(run, index, size))


def directives(part: Part) -> list[Part]:
    """Cuts a part where a second prohibition starts: “no X, no Y”, “A exist but do not add B”."""
    words = lows(part.words)
    never = lexicon.at("never", words, 0) if words else 0
    deeds = never + verb_of(part.words[never:], FORBIDDEN_ACTS)[1] if never else 0
    for index in range(1, len(words)):
        if words[index - 1] not in (",", "and", "but", "or") or index < deeds:
            continue
        no = part.words[index].text in ("no", "NO", "zero") and words[index + 1:index + 2] not in _MEASURES
        verb = _denied(part.words, index)
        other = "instead" in words[index:] and verb_of(part.words[index:], (*FORBIDDEN_ACTS, "require"))[1]
        contrasted = lexicon.at("instead_of", words, index) > 1
        turns = lexicon.at("alternative", words, index) and part.words[index].text != "PUT"
        named = index > 2 or part.words[0].literal or lexicon.technology(part.words[0].text) is not None
        tail = words[index - 1] == "," and named and not contrasted and (turns or other)
        state = _states(part.words, index) or _placed_too(part.words, index) if words[index - 1] == "and" and not part.asides else ()
        if state:
            return [replace(part, words=part.words[:index - 1]), replace(part, words=state, opener=";")]
        first = words[index - 1] == "," and words.index(",") == index - 1
        opening = first and lexicon.at("condition", words, 0)
        placed = first and any(lexicon.at(name, words, 0) for name in ("purpose", "inside", "outside", "unless"))
        opening = opening or (placed and not bids_deed(part.words[:index - 1]))
        instead = any(lexicon.at("instead_of", words, at) > 1 for at in range(index, len(words)))
        if (tail and not (placed or (opening and instead))) or ((no or verb) and not opening):
            head = replace(part, words=part.words[:index - 1], asides=tuple(aside for aside in part.asides if aside[0] < index))
            shared = doer(head, part.words[index:]) if verb else ()
            shared = shared or (place_before(part.words[:index]) if no or verb else ())
            asides = tuple((at - index + len(shared), run) for at, run in part.asides if at >= index)
            rest = Part(shared + part.words[index:], ",", asides, part.unsaid)
            behind = directives(rest)
            return [replace(head, words=placed_alike(head.words, behind[0].words)), *behind] if head.words else behind
    bid = next((aside for _, aside in part.asides if bids(aside)), ())
    if bid and is_file_label(part):
        return [replace(part, words=bid + part.words, asides=())]
    # “`GET /config` (no JWT)”: of one route it is told what it does without
    told = (aside for at, aside in part.asides if not any(map(is_route, part.words[at - 1:at])))
    return [part, *(Part(run, "(" if whole else "(,") for aside in told for run, whole in negatives(aside))]


def _rejects(run: Run, index: int, size: int) -> bool:
    """“`a`, `b` only where …, never `c`”: a piece of code alone, behind a comma, where more was said than what is wanted."""
    return run[index - 1].text == "," and "only" in lows(run[:index]) and all(word.literal for word in run[index + size:])


def _forbids(part: Part) -> bool:
    """Whether a part is a prohibition in itself: “no new modals - not even toasts” forbids no less than “no new modals”."""
    words = lows(part.words)
    return bool(lexicon.at("no", words, 0) or lexicon.at("never", words, 0))


def _leads(part: Part) -> bool:
    """Whether a part forbids an import, and names but one side of it: “never import packages → …”."""
    size = lexicon.at("never", lows(part.words), 0)
    return bool(size) and verb_of(part.words[size:size + 1], ("import",))[1] == 1 and len(part.words) > size + 1


def _mood(label: Part, forbidding: bool) -> Run | None:
    """The words that a label stands for which only says how strongly (“NEVER: …”, “Forbidden: …”, “Important: …”)."""
    words = lows(label.words)
    if label.asides or not words:
        return None
    if lexicon.at("stressing", words, 0) == len(words):
        return ()
    if any(lexicon.at(name, words, 0) == len(words) for name in ("never", "must", "soft_never")):
        return label.words
    if lexicon.at("untouchable", words, 0) == len(words):
        return (Word("never", "word"), Word("change", "word"))
    if label.opener and (lexicon.at("excepting", words, 0) == len(words) or (forbidding and words == ("only",))):
        return (Word("except", "word"),)
    return (Word("no", "word"),) if lexicon.at("forbidden", words, 0) == len(words) else None


def _states(run: Run, index: int) -> Run:
    """“X live in P and are append-only”: the second thing said of X, as a sentence of its own."""
    words = lows(run)
    size = lexicon.at("be", words, index)
    whole = any(lexicon.at(name, words, index + size) == len(run) - index - size for name in ("frozen", "growing", "read_only"))
    at = next((at for at in range(1, index - 1) if verb_of(run[at:], ("place",))[1]), 0)
    demanded = any(lexicon.at(name, words, index) for name in ("strict", "should")) and any(word.literal for word in run[at:index])
    if at and demanded:
        return (*run[:at], *run[index:])
    naming = ("named", "prefixing", "suffixing") if size else ("prefixing", "suffixing")
    formed = any(lexicon.at(name, words, index + size) for name in naming)
    names = [word for word in run[index:] if word.literal and not is_file(word.text)]
    if at and formed and names and any(word.literal for word in run[at:index]):
        been = size or without_last(run[:at], ("be",)) != run[:at]
        bound = tuple(Word(word, "word") for word in (("must", "be") if been else ("must",)))
        return (*without_last(run[:at], ("be",)), *bound, *run[index + size:])
    return (*run[:at], Word("must", "word"), *run[index:]) if size and whole and at else ()


def _placed_too(run: Run, index: int) -> Run:
    """“X start with `use` and live in `src/hooks`”: where X stands, as a sentence of its own, and not as what limits the names."""
    words = lows(run)
    size = lexicon.at("be", words, index)
    put = index + size + verb_of(run[index + size:], ("place",))[1]
    inside = lexicon.at("inside", words, put)
    placed = put > index + size and inside and len(run) == put + inside + 1 and run[-1].literal and "/" in run[-1].text
    at = next((at for at in range(1, index - 1) if _forms(run, at)), 0) if placed else 0
    subject = without_last(run[:at], ("be", "strict"))
    weak = any(lexicon.at("should", words, place) for place in range(index))
    return (*subject, Word("must", "word"), *run[index:]) if at and subject and not weak else ()


def _forms(run: Run, at: int) -> bool:
    """Whether words say from an index on how something is named: “start with”, “are PascalCase”."""
    words = lows(run)
    named = any(lexicon.at(name, words, at) for name in ("named", "prefixing", "suffixing"))
    size = lexicon.at("be", words, at)
    return named or (size > 0 and forms.case_style(run[at + size].text) is not None)
