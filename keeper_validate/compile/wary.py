"""Why what was read of one part of a clause can only warn: of whom it is said, what it stands beside, how its names are written.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile import lexicon
from keeper_validate.compile.account import left_over
from keeper_validate.compile.adjuncts import Run, lows
from keeper_validate.compile.context import Context
from keeper_validate.compile.parts import Part
from keeper_validate.compile.statement import Statement
from keeper_validate.compile.telling import enclosing, teller
from keeper_validate.compile.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.words import spoken
from keeper_validate.values import dataclass

_USES = frozenset({"import", "token"})
_ELEMENTS = frozenset({
    "component", "page", "hook", "store", "route", "service", "event", "error_type", "enum", "table", "schema", "auth_service", "auth_call",
    "scope", "role",
})


@dataclass(frozen=True, slots=True)
class Read:
    """One part with what was read of it, and the clause that it stands in."""

    part: Part
    statement: Statement
    whole: list[Part]
    context: Context
    checks: tuple[Check, ...]
    text: str


def wary(read: Read) -> str | None:
    """Why the checks of a part can only warn; None where nothing speaks against them."""
    if not read.checks or all(check.soft for check in read.checks):
        return None
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _of_nobody(read: Read) -> str | None:
    """“it does not depend on `x`”: of what, no word of the line says."""
    subject = [word for word in read.statement.subject or read.statement.wanted[:1] if word.sort == "word"]
    pronouns = bool(subject) and all(any(lexicon.at(name, (word.low,), 0) for name in ("pronouns", "plural_pronouns")) for word in subject)
    placed = all(check.within for check in read.checks)
    return f"it is not clear what “{subject[0].text}” is" if pronouns and not placed else None


def _of_what_stands_above(read: Read) -> str | None:
    """“Owns its chevron — no `rightIcon`”, “Works with X, not Y”: what the thing does that the line stands below."""
    first, behind = read.whole[0].words[:1], lows(read.whole[0].words[1:2])
    verb = bool(first) and first[0].sort == "word" and first[0].low.endswith("s") and lexicon.entry(first[0].low) is None
    doing = bool(behind) and (behind[0] in lexicon.grammar("determiners") or behind[0].endswith("ly"))
    return f"it is not clear what “{first[0].text}”" if verb and doing else None


def _of_kinds(read: Read) -> str | None:
    """“surface it with meaning, not toasts”: what is not chosen on some occasion, where nobody speaks of new ones."""
    fresh = [check for check in read.checks if check.op == "forbid-new" and set(check.kinds) <= _ELEMENTS and not _is_exact(check)]
    words = lows(read.part.words)
    mixed = any(word.low.startswith("mix") for word in read.statement.verb)
    told = any(lexicon.at("newness", words, at) for at in range(len(words))) or (read.statement.acts and not mixed)
    opening = read.part is read.whole[0] and any(lexicon.at(name, words, 0) for name in ("no", "never", "only"))
    behind = any(lexicon.at("forbidden", words, at) for at in range(1, len(words)))
    if read.statement.mood != "forbid" or not fresh or told or behind or (opening and not mixed):
        return None
    return "it is not clear whether new ones are meant"


def _is_exact(check: Check) -> bool:
    return bool(check.parameters or check.within or check.excepted) or (check.target or "*")[:1] not in "*/"


def _of_themselves(read: Read) -> str | None:
    """“use cases must not depend on other use cases”: a part of a codebase that imports what is its own."""
    words = read.part.words
    spans = (words[at:at + size] for at in range(len(words)) for size in (1, 2, 3))
    layers = {(layer.folders, layer.imports) for span in spans if (layer := lexicon.layer(" ".join(lows(span)))) and layer.folders}
    own = any((check.within, check.target) in layers for check in read.checks)
    return "what it may not import is its own" if own else None


def _announced(read: Read) -> str | None:
    """“routes stand in `api.ts` following this pattern:”: what stands below the line limits it."""
    every = any(lexicon.at("every", (word.low,), 0) for word in read.part.words)
    open_ended = read.text.rstrip().endswith(":") and not (read.statement.marked or every)
    return "what stands below the line may limit it" if open_ended else None


def _of_forms(read: Read) -> str | None:
    """“functions, not `Test*` classes”: names of a form, which other things bear as well."""
    formed = any(_is_plain_use(check) and re.fullmatch(r"\w+\*|\*\w+", check.target or "") for check in read.checks)
    return "other things may bear such names" if formed else None


def _of_today(read: Read) -> str | None:
    """“package installed; no `useAuth()`”: what is there today, and what is not."""
    before = read.whole[:read.whole.index(read.part)]
    factual = any(word.low in lexicon.grammar("factual") for part in before for word in part.words[-1:])
    absent = lexicon.at("no", lows(read.part.words), 0)
    return "it may only tell what is not there today" if factual and absent else None


def _in_aside(read: Read) -> str | None:
    """“keep domain models pure (no events)”: what a parenthesis adds holds of what stands before it."""
    outer = enclosing(read.part, read.whole)
    rejected = lows(read.part.words)[:1] in (("not",), ("never",)) and not read.statement.subject
    chosen = outer is not None and verb_of(outer.words, ("use", "require"))[1]
    if outer is None or chosen or rejected or all(check.technology for check in read.checks):
        return None
    return _limits(outer.words, read.checks)


def _behind_dash(read: Read) -> str | None:
    """“the audit is local analysis — no RPC”: what is added to a sentence that tells of something holds of that alone."""
    at = read.whole.index(read.part)
    words = lows(read.part.words)
    absent = lexicon.at("no", words, 0) or lexicon.at("never", words, 0)
    if not at or read.part.opener not in ("—", "-") or not absent:
        return None
    return _limits(teller(read.whole[at - 1].words), read.checks)


def _not_this(read: Read) -> str | None:
    """“Not a new component”: what something is not, unless it is said what to use instead."""
    opening = lows(read.part.words)[:2] if read.part is read.whole[0] else ()
    instead = any(lexicon.at("alternative", lows(part.words), 0) for part in read.whole)
    return "it may only tell what something is not" if opening in (("not", "a"), ("not", "an")) and not instead else None


def _of_labels(read: Read) -> str | None:
    """“stream assertion: `chat-1` instead of `session_url`”: nobody is told to use it, and the label says where."""
    wanted = read.statement.wanted
    chosen = not wanted or any(verb_of(wanted[at:], (*FORBIDDEN_ACTS, "require", "place"))[1] for at in range(len(wanted)))
    if chosen or not all(set(check.kinds) <= _USES for check in read.checks):
        return None
    behind = read.part.opener == ":" and read.part is not read.whole[0]
    return _limits(read.context.topic or (read.whole[0].words if behind else ()), read.checks)


def _everyday(read: Read) -> str | None:
    """“`show_details`, not `button`”, “use "like" instead of "x.y"”: a word that stands in code for much else, or is a word of texts."""
    compared = bool(read.statement.wanted) or read.part.opener[:1] == "("
    for target in (check.target for check in read.checks if _is_plain_use(check)):
        if target and compared and re.fullmatch(r"[a-z]{3,}", target) and not _is_called(target, read.text) and not _is_known(target):
            return f"“{target}” stands in code for other things as well"
        if target and f'"{target}"' in read.text and f"`{target}" not in read.text and not re.search(r"[/@_]|\w\.\w|[a-z][A-Z]", target):
            return f"“{target}” may be a word of texts"
    return None


def _of_versions(read: Read) -> str | None:
    """“open pull requests to `develop`, never `master`”: names of branches."""
    runs = [lows(part.words) for part in read.whole]
    told = any(lexicon.at("versioning", run, at) for run in runs for at in range(len(run)))
    tokens = all(_is_plain_use(check) for check in read.checks)
    return "it may be a name in the history of the repository, or a word of its texts" if told and tokens else None


def _of_mappings(read: Read) -> str | None:
    """“aliases: `@/` → `src/`”: what one thing stands for."""
    at = read.whole.index(read.part) + 1
    mapped = at < len(read.whole) and read.whole[at].opener in ("→", "->") and all(word.literal for word in read.part.words)
    return "it may only tell what stands for what" if mapped else None


def _of_samples(read: Read) -> str | None:
    """“use key names that say what for: `show_details`, not `button`”: samples of names."""
    named = any(word.low in ("names", "naming", "named", "name") for word in read.whole[0].words) and read.part is not read.whole[0]
    sampled = bool(read.statement.wanted) and all(word.literal for word in read.statement.wanted)
    sampled = sampled and all(_is_plain_use(check) for check in read.checks)
    return "the names are examples of how names are made" if named and sampled else None


def _instead_of_file(read: Read) -> str | None:
    """“bumping it means editing the catalog — never a `package.json`”: what is done to it stands before the dash."""
    words = lows(read.part.words)
    verbless = read.part.opener in ("—", "-", ",") and words[:1] in (("never",), ("not",)) and not read.statement.acts
    files = any(check.op == "forbid-new" and check.kinds == ("file",) for check in read.checks)
    return "it is not clear what must not be done to it" if verbless and files else None


def _anywhere(read: Read) -> str | None:
    """“never direct database access”: for whom, no word of the line says."""
    direct = any(word.low in ("direct", "raw") for word in read.statement.object)
    families = [check for check in read.checks if check.op == "forbid-new" and check.technology and not (check.within or check.excepted)]
    return "it is not clear where it would be direct" if direct and len(families) > 1 else None


def _of_places(read: Read) -> str | None:
    """“the shared components are in `ui/`”: where some things are today, which says nothing of others."""
    placed = [check for check in read.checks if check.op == "require-shape" and "/" in (check.target or "") and not check.parameters]
    words = lows(read.part.words)
    bound = "new" in words or any(lexicon.at(name, words, at) for name in ("must", "every") for at in range(len(words)))
    if not placed or bound:
        return None
    several = any(word.endswith("s") or word in ("code", "logic") for word in words)
    some = not several or lexicon.at("shared", words, 0) or lexicon.at("shared", words, 1)
    are = any(lexicon.at("be", words, at) for at in range(1, len(words)))
    one_file = any(re.search(r"/[\w.-]+\.\w+$", check.target or "") and check.kinds != ("file",) for check in placed)
    return "it may only tell where some of them are" if some or one_file or (words[:1] == ("the",) and are) else None


_REASONS = (
    _of_mappings, _of_samples, _of_what_stands_above, _of_kinds, _of_themselves, _announced, _of_forms, _of_today,
    _instead_of_file, _anywhere, _of_places,
    _of_nobody, _in_aside, _behind_dash, _not_this, _of_labels, _everyday,
    _of_versions,
)


def _limits(run: Run, checks: tuple[Check, ...]) -> str | None:
    left = left_over(run, checks)
    return f"structure does not show “{spoken(left)}”" if left else None


def _is_plain_use(check: Check) -> bool:
    return check.op == "forbid-use" and "token" in check.kinds and not check.technology and not check.parameters


def _is_called(name: str, text: str) -> bool:
    return re.search(rf"\b{name}\(", text) is not None


def _is_known(name: str) -> bool:
    """Whether a word is one that code is written with by itself."""
    entry = lexicon.entry(name)
    return (entry is not None and "token" in entry.kinds) or bool(lexicon.at("keywords", (name,), 0))
