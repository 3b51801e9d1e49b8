"""Why a check may forbid more than its part says: every use where only one deed is meant, everywhere where a label tells a case.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

from itertools import pairwise

from keeper_validate.compile.doubts.taken import Read, is_named
from keeper_validate.compile.doubts.undemanded import bids, has_verb, is_bound
from keeper_validate.compile.sentences.adjuncts import cut, lows
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.telling import enclosing
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import singular, spoken

_GROWING = frozenset({"component", "hook", "service", "page", "schema"})
"""What a project has ever more of."""
_PARTS = frozenset({"field", "column", "member", "prop", "method"})


def more_than_said(read: Read) -> str | None:
    """Why the checks of a part may reach further than its verb, its owner or its label; None where nothing speaks for it."""
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _only_written(read: Read) -> str | None:
    """“never write to `exportPath`”: it may be read."""
    words = lows(read.part.words)
    writes = any(words[at:at + 2] in (("write", "to"), ("writing", "to"), ("save", "to")) for at in range(len(words)))
    named = any(is_named(check) and check.op == "forbid-use" and not check.technology for check in read.checks)
    return "structure does not show which uses of it write" if writes and named else None


def _does_not_have(read: Read) -> str | None:
    """“… misses entries that don't have a `kind`”: of what something before it does not have, no use is forbidden."""
    tail = read.part.opener == "," and not read.statement.subject and read.statement.acts == ("contain",)
    has = any(word in ("have", "has") for word in lows(read.part.words)[:4])
    uses = any(check.op == "forbid-use" and not check.within for check in read.checks)
    return "it may only tell what something does not have" if tail and has and uses else None


def _samples_of_naming(read: Read) -> str | None:
    """“name it `order-form`, not `panel-2`”: how names are made."""
    wanted = lows(read.statement.wanted)
    names = wanted[:1] in (("name",), ("call",)) and wanted[1:2] in (("it",), ("them",))
    plain = any(is_named(check) and check.op == "forbid-use" for check in read.checks)
    return "the names are examples of how names are made" if names and plain else None


def _copied_there(read: Read) -> str | None:
    """“don’t clone into `/scratch`”: where somebody works, and no file of the project."""
    clones = any(word.low in lexicon.grammar("repeating") or word.low == "clone" for word in read.statement.verb)
    files = any(check.op == "forbid-new" and check.kinds == ("file",) for check in read.checks)
    return "it is not clear what must not be put there" if clones and files and not read.statement.object else None


def _where_there_is_none(read: Read) -> str | None:
    """“No tests at all: create some”: what is done where there are none."""
    at = read.whole.index(read.part) + 1
    behind = read.whole[at] if at < len(read.whole) and read.whole[at].opener == ":" else None
    if read.part is not read.whole[0] or behind is None or not verb_of(behind.words, ("create",))[1]:
        return None
    nouns = {singular(word.low) for word in read.statement.object}
    same = any(singular(word.low) in nouns for word in behind.words if word.sort == "word")
    return "it may only tell what is done where there is none" if same else None


def _case_of_label(read: Read) -> str | None:
    """“Buttons shown on images: `Solid`, not `Clear`”: of those alone."""
    at = read.whole.index(read.part)
    label = read.whole[at - 1].words if at == 1 and read.part.opener == ":" else ()
    # “`x` is obsolete in B 9: don’t use it”: the label names what is meant
    bound = not label or bids(label) or any(word.literal or lexicon.at("never", lows(label), at) for at, word in enumerate(label))
    around = [word for relation, run in cut(label)[1] if relation in ("inside", "condition") for word in run if not word.literal]
    named = any(is_named(check) and not (check.within or check.technology) for check in read.checks)
    return next((why for word in around if (why := read.limits((word,)))), None) if named and not bound else None


def _unread_list(read: Read) -> str | None:
    """“Defaults: `size=10`, no limit, `sorted=True`”: what stands behind “no X,” without an “or” is set, and not absent."""
    pieces = items(read.statement.object)
    words = lows(read.part.words)
    joined = {"or", "and", "nor", "/"} & {*words} or words.count("no") > 1
    plain = lexicon.at("no", words, 0) and len(pieces) > 1 and not joined
    mixed = plain and not any(word.literal for word in pieces[0]) and any(word.literal and "=" in word.text for word in pieces[-1])
    return f"it is not clear whether “{spoken(pieces[-1])}” is forbidden as well" if mixed else None


def _parts_of_one(read: Read) -> str | None:
    """“`Order` and all of its fields must have docs”: the fields of that one."""
    words = read.part.words
    at = next((at for at, word in enumerate(words) if word.low in ("its", "their")), 0)
    owned = at > 0 and any(word.literal for word in words[:at])
    parts = any(set(check.kinds) <= _PARTS and not (check.target or check.within) for check in read.checks)
    return "structure does not show whose parts are meant" if owned and parts else None


def _copied_from(read: Read) -> str | None:
    """“do not copy `legacy/` patterns”: the copies would lie elsewhere."""
    copies = any(word.low in lexicon.grammar("repeating") for word in read.statement.verb)
    paths = {word.text for word in read.statement.object if word.literal}
    files = any(check.op == "forbid-new" and check.kinds == ("file",) and check.target in paths for check in read.checks)
    return "the copies would lie elsewhere" if copies and files else None


def _subclasses(read: Read) -> str | None:
    """“no new subclasses of the `Base` classes (`core/`)”: wherever they lie."""
    told = any(word.low in ("subclass", "subclasses", "children", "descendants", "implementations") for word in read.statement.object)
    files = any(check.op == "forbid-new" and check.kinds == ("file",) for check in read.checks)
    return "structure does not show where they lie" if told and files else None


def _one_apart(read: Read) -> str | None:
    """“do not add a separate `@note`”: one that stands with others may be added."""
    named = {behind.text.lstrip("/ ") for word, behind in pairwise(read.part.words) if word.low == "separate" and behind.literal}
    found = any(check.op == "forbid-use" and check.target in named for check in read.checks)
    return "structure does not show which stand apart" if found else None


def _to_one_of_yours(read: Read) -> str | None:
    """“add a `slug` field to your model”: a step with one of them, and no demand on every new one."""
    adds = read.text[:4].lower() == "add "
    yours = any(word.low == "your" and singular(behind.low) == behind.low for word, behind in pairwise(read.part.words))
    asked = any(check.op == "require-shape" and {"field", "column"} & {*check.kinds} for check in read.checks)
    return "it may be a step with one of them" if adds and yours and asked else None


def _told_of_one(read: Read) -> str | None:
    """“the `Popup` wiring (not `Dialog`)”, “same options, but with `a` instead of `b`”: what one thing is like."""
    outer = enclosing(read.part, read.whole)
    aside = outer is not None and lows(outer.words[:1]) == ("the",) and lows(read.part.words[:1]) in (("not",), ("never",))
    same = lows(read.statement.wanted[:1]) == ("same",) or lows(read.statement.wanted[:2]) == ("the", "same")
    noun = not (outer and (bids(outer.words) or has_verb(outer.words) or is_bound(lows(outer.words))))
    named = any(check.op == "forbid-use" for check in read.checks)
    return "it may only tell what something is like" if named and (same or (aside and noun)) else None


def _where_it_fits(read: Read) -> str | None:
    """“reuse existing components”: advice for where one fits, unless a word says that there must be no other."""
    words = lows(read.part.words)
    bare = words[:2] in (("reuse", "existing"), ("use", "existing")) and not any(is_bound(words[at:]) for at in range(len(words)))
    grown = all(check.op == "forbid-new" and not check.target and set(check.kinds) <= _GROWING for check in read.checks)
    return "it is not clear whether no other may come" if bare and grown and "only" not in words else None


_REASONS = (
    _where_it_fits, _copied_from, _subclasses, _one_apart, _to_one_of_yours, _told_of_one, _only_written, _does_not_have,
    _samples_of_naming, _copied_there, _where_there_is_none, _case_of_label, _unread_list, _parts_of_one,
)
