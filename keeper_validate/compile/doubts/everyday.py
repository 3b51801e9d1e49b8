"""Why the names that a part forbids can only be warned of: words that stand in code for much else, samples, branches, labels.

Must not decide what a phrase stands for."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.demands.placing import says_place
from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.sentences.telling import enclosing
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.vocabulary import lexicon

_USES = frozenset({"import", "token"})
_PLACEHOLDER = re.compile(r"(?:\b|I|[a-z])Foo[A-Z]")


def everyday(read: Read) -> str | None:
    """Why the names of a part can only be warned of; None where nothing speaks against them."""
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _of_samples(read: Read) -> str | None:
    """“use key names that say what for: `show_details`, not `button`”: samples of names."""
    before = read.whole[:read.whole.index(read.part)]
    named = any(word.low in ("names", "naming", "named", "name") for part in before for word in part.words)
    aside = read.part.opener[:1] == "(" and all(word.literal for word in read.statement.object)
    sampled = aside or (bool(read.statement.wanted) and all(word.literal for word in read.statement.wanted))
    sampled = sampled and all(_is_plain_use(check) for check in read.checks)
    return "the names are examples of how names are made" if named and sampled else None


def _of_spelling(read: Read) -> str | None:
    """“`parseHTTPResponse` (never `Http`)”: pieces of that name, spelled as no name should spell them."""
    outer = enclosing(read.part, read.whole)
    before = [word.text for word in outer.words if word.literal] if outer is not None else []
    barred = [word.text for word in read.statement.object if word.literal]
    piece = any(text not in name and text.lower() in name.lower() for text in barred for name in before)
    return "the names are examples of how names are made" if piece else None


def _of_placeholders(read: Read) -> str | None:
    """“every service has an interface `IFooService`”: names that stand for any others."""
    names = [text for check in read.checks for text in (check.target, check.use) if text and " " not in text]
    return "the names are examples of how names are made" if any(map(_PLACEHOLDER.search, names)) else None


def _begun(read: Read) -> str | None:
    """“Functions: Convert routes to X”: a verb that no list knows, or a sort of routes."""
    first = read.part.words[0].low if read.part.words else ""
    named = any((check.target or "").startswith(f"*{first}*") for check in read.checks)
    told = read.statement.marked or says_place(read.statement)
    return f"it is not clear whether “{first}” is a name" if named and not told else None


def _of_figures(read: Read) -> str | None:
    """“a new interaction model”, “no live demo URL”: a name for something that is no such element."""
    fresh = [check for check in read.checks if check.op == "forbid-new" and (check.target or "").startswith("*")]
    models = any(set(check.kinds) == {"schema", "table"} for check in fresh)
    figured = models or any(check.kinds == ("route",) and (check.target or "").count("*") > 2 for check in fresh)
    return "it is not clear whether that is the name of anything in code" if figured else None


def _of_some_packages(read: Read) -> str | None:
    """“reuse existing UI libraries”: packages of one sort."""
    fresh = [check for check in read.checks if check.op == "forbid-new" and check.kinds == ("dependency",)]
    packages = any(not (check.target or check.within) for check in fresh)
    some = any(lexicon.at("shared", (word.low,), 0) for word in read.statement.object)
    return "structure does not show which packages are meant" if packages and some else None


def _side_by_side(read: Read) -> str | None:
    """“`@Body()` organizationId is forbidden”: of two names with nothing between them, one says which of the other is meant."""
    words = read.part.words
    at = next((at for at in range(len(words) - 1) if words[at].sort == "code" and words[at + 1].sort == "name"), None)
    plain = at is not None and any(_is_plain_use(check) for check in read.checks)
    return f"it is not clear what “{words[at].text}” says about “{words[at + 1].text}”" if at is not None and plain else None


def _of_forms(read: Read) -> str | None:
    """“functions, not `Test*` classes”: names of a form, which other things bear as well."""
    formed = any(_is_plain_use(check) and re.fullmatch(r"\w+\*|\*\w+", check.target or "") for check in read.checks)
    return "other things may bear such names" if formed else None


def _of_labels(read: Read) -> str | None:
    """“stream assertion: `chat-1` instead of `session_url`”: nobody is told to use it, and the label says where; “empty types: use `type`
    instead of `interface`”: of a word of the language, which is there for much else."""
    wanted = read.statement.wanted
    everyday = bool(wanted) and any(lexicon.at("keywords", ((check.target or "").partition("-")[0],), 0) for check in read.checks)
    chosen = not wanted or any(verb_of(wanted[at:], (*FORBIDDEN_ACTS, "require", "place"))[1] for at in range(len(wanted)))
    if (chosen and not everyday) or not all(set(check.kinds) <= _USES for check in read.checks):
        return None
    behind = read.part.opener == ":"
    return read.limits(read.context.topic or (read.whole[0].words if behind else ()))


def _of_much_else(read: Read) -> str | None:
    """“`show_details`, not `button`”, “use "like" instead of "x.y"”: a word that stands in code for much else, or is a word of texts."""
    compared = bool(read.statement.wanted) or read.part.opener[:1] == "("
    for target in (check.target for check in read.checks if _is_plain_use(check)):
        if target and (not target.strip("_") or re.fullmatch(r"_[a-z]+_", target)):
            return f"“{target}” is no name that code is known by"
        if target and compared and re.fullmatch(r"[a-z]{3,}", target) and not _is_called(target, read.text) and not _is_known(target):
            return f"“{target}” stands in code for other things as well"
        if target in lexicon.grammar("of_many_ends") and _is_for_some_end(read):
            return f"“{target}” stands in code for other things as well"
        if target and f'"{target}"' in read.text and f"`{target}" not in read.text and not re.search(r"[/@_]|\w\.\w|[a-z][A-Z]", target):
            return f"“{target}” may be a word of texts"
    return None


def _of_versions(read: Read) -> str | None:
    """“open pull requests to `develop`, never `master`”: names of branches."""
    runs = [lows(part.words) for part in read.whole]
    told = any(lexicon.at("versioning", run, at) for run in runs for at in range(len(run)))
    tokens = all(_is_plain_use(check) or (check.op == "require-companion" and "reviews" in lows(read.part.words)) for check in read.checks)
    return "it may be a name in the history of the repository, or a word of its texts" if told and tokens else None


_REASONS = (
    _of_figures, _of_some_packages, _of_samples, _of_spelling, _of_placeholders, _begun, _side_by_side, _of_forms, _of_labels,
    _of_much_else, _of_versions,
)


def _is_plain_use(check: Check) -> bool:
    return check.op == "forbid-use" and "token" in check.kinds and not check.technology and not check.parameters


def _is_called(name: str, text: str) -> bool:
    return re.search(rf"\b{name}\(", text) is not None


def _is_for_some_end(read: Read) -> bool:
    """“fetch data with `A`, not `B`”, where “use `A`, not `B`” would be said of every end."""
    wanted = [word for word in read.statement.wanted if word.sort == "word" and not lexicon.at("articles", (word.low,), 0)]
    return any(not verb_of((word,), ("use", "require"))[1] and lexicon.technology(word.text) is None for word in wanted)


def _is_known(name: str) -> bool:
    """Whether a word is one that code is written with by itself."""
    entry = lexicon.entry(name)
    return (entry is not None and "token" in entry.kinds) or bool(lexicon.at("keywords", (name,), 0))
