"""Why what was read of one part of a clause can only warn: of whom it is said, of what day or place, what it stands beside.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.doubts.broken import broken
from keeper_validate.compile.doubts.cases import in_some_cases
from keeper_validate.compile.doubts.everyday import everyday
from keeper_validate.compile.doubts.factual import factual
from keeper_validate.compile.doubts.let_come import let_come
from keeper_validate.compile.doubts.limited import limited
from keeper_validate.compile.doubts.remarked import remarked
from keeper_validate.compile.doubts.sampled import of_one_use, of_what_it_is
from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.doubts.undemanded import undemanded
from keeper_validate.compile.doubts.unplaced import names_layer, told_of, unplaced
from keeper_validate.compile.doubts.wide import wide
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.parts import DASHES
from keeper_validate.compile.sentences.telling import enclosing, teller
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken

_DIRECT = frozenset({"direct", "raw"})
_ELEMENTS = frozenset({
    "component", "page", "hook", "store", "route", "service", "event", "error_type", "enum", "table", "schema", "auth_service", "auth_call",
    "scope", "role",
})

_VALUED = frozenset({"schema", "table", "event"})


def wary(read: Read) -> str | None:
    """Why the checks of a part can only warn; None where nothing speaks against them."""
    if not read.checks or all(check.soft for check in read.checks):
        return None
    return next((why for reason in _REASONS if (why := reason(read))), None)


def reaching(read: Read) -> str | None:
    """Why the checks of a prohibition that its words make as well as its key may reach further than it: of whom and where it is said."""
    if not read.checks or all(check.soft for check in read.checks):
        return None
    return next((why for reason in (unplaced, limited, let_come, in_some_cases, broken) if (why := reason(read))), None)


def _of_nobody(read: Read) -> str | None:
    """“it does not depend on `x`”: of what, no word of the line says."""
    subject = [word for word in read.statement.subject or read.statement.wanted[:1] if word.sort == "word"]
    placed = all(check.within for check in read.checks)
    where = next(filter(_is_pronoun, read.statement.adjuncts("inside", "outside", "source", "means")), ())
    if where:
        return f"it is not clear where “{spoken(where)}” is"
    return f"it is not clear what “{spoken(tuple(subject))}” is" if _is_pronoun(tuple(subject)) and not placed else None


def _is_pronoun(run: Run) -> bool:
    whole = run and any(lexicon.at(name, lows(run), 0) == len(run) for name in ("pronouns", "plural_pronouns"))
    return bool(whole) or lows(run) == ("this",)


def _of_what_stands_above(read: Read) -> str | None:
    """“Owns its chevron — no `rightIcon`”, “Works with X, not Y”: what the thing does that the line stands below."""
    first, behind = read.whole[0].words[:1], lows(read.whole[0].words[1:2])
    verb = bool(first) and first[0].sort == "word" and first[0].low.endswith("s") and lexicon.entry(first[0].low) is None
    doing = bool(behind) and (behind[0] in lexicon.grammar("determiners") or behind[0].endswith("ly"))
    never = lows(first) == ("never",) and behind[:1] and behind[0].endswith("s") and verb_of(read.whole[0].words[1:], FORBIDDEN_ACTS)[1]
    they = lows(first)[:1] in (("they",), ("these",), ("those",)) and len(read.whole) > 1
    return f"it is not clear of what “{spoken(read.whole[0].words[:2])}” is said" if they or never or (verb and doing) else None


def _of_kinds(read: Read) -> str | None:
    """“surface it with meaning, not toasts”: what is not chosen on some occasion, where nobody speaks of new ones."""
    fresh = [check for check in read.checks if check.op == "forbid-new" and set(check.kinds) <= _ELEMENTS and not _is_exact(check)]
    words = lows(read.part.words)
    mixed = any(word.low in lexicon.grammar("repeating") or word.low.startswith("mix") for word in read.statement.verb) or "mixing" in words
    told = any(lexicon.at("newness", words, at) for at in range(len(words))) or (read.statement.acts and not mixed)
    opening = read.part is read.whole[0] and any(lexicon.at(name, words, 0) for name in ("no", "never", "only"))
    behind = any(lexicon.at("forbidden", words, at) for at in range(1, len(words)))
    if read.statement.mood != "forbid" or not fresh or told or ((behind or opening) and not mixed):
        return None
    return "it is not clear whether new ones are meant"


def _is_exact(check: Check) -> bool:
    return bool(check.parameters or check.within or check.excepted) or (check.target or "*")[:1] not in "*/"


def _of_themselves(read: Read) -> str | None:
    """“use cases must not depend on other use cases”: a part of a codebase that imports what is its own."""
    words = read.part.words
    spans = (words[at:at + size] for at in range(len(words)) for size in (1, 2, 3))
    layers = {(layer.folders, layer.imports) for span in spans if (layer := lexicon.layer(" ".join(lows(span)))) and layer.folders}
    own = any(check.target and (check.within, check.target) in layers for check in read.checks)
    named = (check for check in read.checks if check.op == "forbid-use" and "*" in (check.target or ""))
    own = own or any((check.target or "").rstrip("/*") == glob.rstrip("/*") for check in named for glob in check.within)
    files = (check for check in read.checks if check.op == "forbid-new" and check.kinds == ("file",))
    own = own or any({*(check.target or "").split(",")} & {*check.within} for check in files)  # “test files: … (not `spec`)”
    return "what it may not import is its own" if own else None


def of_values(read: Read) -> str | None:
    """Why nothing is read of “DTOs must be immutable”: it is said of what a program makes of them, rather than of their code."""
    told = any(word.low in ("immutable", "frozen") for word in read.part.words)
    valued = any(check.op == "forbid-change" and set(check.kinds) <= _VALUED for check in read.checks)
    valued = valued or ("values" in lows(read.part.words) and any(check.op == "freeze" for check in read.checks))
    return "it is not clear whether their values are meant, or the code that declares them" if told and valued else None


def _of_public(read: Read) -> str | None:
    """“public routes must be listed in `public.ts`”: which of them others may reach, no name of them tells."""
    words = lows(read.part.words)
    there = lexicon.grammar("as_a_whole") if read.statement.homes else ()  # “the public API in `src/api/`” is what lies there
    told = any(word == "public" and lexicon.at("served", words, at + 1) and words[at + 1] not in there for at, word in enumerate(words))
    asked = any(check.op.startswith("require") or check.op == "forbid-new" for check in read.checks if "route" in check.kinds)
    asked = (asked and read.statement.mood != "forbid") or any(check.op == "forbid-use" and check.within for check in read.checks)
    return "structure does not show which routes are public" if told and asked else None


def _of_elsewhere(read: Read) -> str | None:
    """“goes in `/web/` (not `/common`)”: where something else is put."""
    outer = enclosing(read.part, read.whole)
    placed = outer is not None and any(verb_of(outer.words[at:], ("place",))[1] for at in range(len(outer.words)))
    return "it is not clear what must not be put there" if placed and lows(read.part.words)[:1] in (("not",), ("never",)) else None


def _announced(read: Read) -> str | None:
    """“routes stand in `api.ts` following this pattern:”: what stands below the line limits it."""
    every = any(lexicon.at("every", (word.low,), 0) for word in read.part.words)
    open_ended = read.text.rstrip().endswith(":") and not (read.statement.marked or every)
    return "what stands below the line may limit it" if open_ended else None


def _of_what_is_kept(read: Read) -> str | None:
    """“fresh worktrees do not carry `.env`”: what some place does not hold today."""
    tells = read.statement.acts == ("contain",) and bool(read.statement.subject) and {"do", "does"} & {*lows(read.part.words)}
    files = any(check.op == "forbid-new" and check.kinds == ("file",) for check in read.checks)
    return "it may only tell what is not there today" if tells and files else None


def _of_today(read: Read) -> str | None:
    """“package installed; no `useAuth()`”: what is there today, and what is not."""
    before = read.whole[:read.whole.index(read.part)]
    settled = any(word.low in lexicon.grammar("factual") for part in before for word in part.words[-1:])
    today = settled or any(lexicon.grammar("of_today") & {*lows(part.words)} for part in read.whole)
    absent = lexicon.at("no", lows(read.part.words), 0)
    return "it may only tell what is not there today" if today and absent else None


def _in_aside(read: Read) -> str | None:
    """“keep domain models pure (no events)”: what a parenthesis adds holds of what stands before it."""
    outer = enclosing(read.part, read.whole)
    rejected = lows(read.part.words)[:1] in (("not",), ("never",)) and not read.statement.subject
    if outer is None:
        return None
    told = any(check.op == "forbid-use" or (check.op == "forbid-new" and check.kinds != ("file",)) for check in read.checks)
    behind = [run for relation, run in cut(outer.words)[1] if relation == "inside"] if told else []
    if verb_of(outer.words, ("use", "require"))[1]:
        return next((why for run in behind if (why := told_of(run, read) or read.limits(run))), None)
    if rejected or (all(check.technology for check in read.checks) and not names_layer(outer.words)):
        return None
    return read.limits(outer.words)


def _behind_dash(read: Read) -> str | None:
    """“the audit is local analysis — no RPC”: what is added to a sentence that tells of something holds of that alone."""
    at = read.whole.index(read.part)
    words = lows(read.part.words)
    absent = lexicon.at("no", words, 0) or lexicon.at("never", words, 0)
    if not at or read.part.opener not in DASHES or not absent:
        return None
    before = read.whole[at - 1].words
    return read.limits(before if lexicon.at("no", lows(before), 0) else teller(before))


def _not_this(read: Read) -> str | None:
    """“Not a new component”: what something is not, unless it is said what to use instead."""
    opening = lows(read.part.words)[:2] if read.part is read.whole[0] or read.part.opener == "." else ()
    instead = any(lexicon.at("alternative", lows(part.words), 0) for part in read.whole)
    return "it may only tell what something is not" if opening in (("not", "a"), ("not", "an")) and not instead else None


def _of_mappings(read: Read) -> str | None:
    """“aliases: `@/` → `src/`”: what one thing stands for."""
    at = read.whole.index(read.part) + 1
    mapped = at < len(read.whole) and read.whole[at].opener in ("→", "->") and all(word.literal for word in read.part.words)
    return "it may only tell what stands for what" if mapped else None


def _instead_of_file(read: Read) -> str | None:
    """“bumping it means editing the catalog — never a `package.json`”: what is done to it stands before the dash."""
    words = lows(read.part.words)
    verbless = read.part.opener in ("—", "-", ",") and words[:1] in (("never",), ("not",)) and not read.statement.acts
    verbless = verbless or verb_of(read.statement.wanted, ("change",))[1] > 0 or lows(read.statement.wanted[:1]) == ("fix",)
    files = any(check.op == "forbid-new" and check.kinds == ("file",) for check in read.checks)
    return "it is not clear what must not be done to it" if verbless and files else None


def _anywhere(read: Read) -> str | None:
    """“never direct database access”: for whom, no word of the line says."""
    direct = any(word.low in _DIRECT for word in read.statement.object)
    last = lows(items(read.statement.object)[-1]) if direct else ()
    apart = last[:1] and last[0] not in _DIRECT and lexicon.at("directness", last, 0)  # “raw codes or third-party libraries”
    technologies = [check for check in read.checks if check.technology and not (check.within or check.excepted)]
    joined = any(word.low in ("integration", "integrations") for word in read.statement.object)
    families = len(technologies) > 1 and any(check.op == "forbid-new" for check in technologies)
    return "it is not clear where it would be direct" if direct and not apart and technologies and (families or joined) else None


def _of_places(read: Read) -> str | None:
    """“the shared components are in `ui/`”: where some things are today, which says nothing of others."""
    placed = [check for check in read.checks if check.op == "require-shape" and _is_place(check.target or "") and not check.parameters]
    words = lows(read.part.words)
    bound = "new" in words or any(lexicon.at(name, words, at) for name in ("must", "every") for at in range(len(words)))
    if not placed or bound:
        return None
    several = any(word.endswith("s") or word in ("code", "logic") for word in words)
    beside = bool(read.statement.adjuncts("alongside")) and "or" in words
    some = beside or not several or lexicon.at("shared", words, 0) or lexicon.at("shared", words, 1)
    are = any(lexicon.at("be", words, at) for at in range(1, len(words)))
    one_file = any(re.search(r"/[\w.-]*\.\w+$", check.target or "") and check.kinds != ("file",) for check in placed)
    return "it may only tell where some of them are" if some or one_file or (words[:1] == ("the",) and are) else None


def _is_place(target: str) -> bool:
    return "/" in target and not re.fullmatch(r"/[^/]+/", target)  # that names end in an “s” is a form of theirs


_REASONS = (
    _of_mappings, broken, _of_public, _of_elsewhere, _of_what_stands_above, _of_kinds, _of_themselves, _announced,
    _of_what_is_kept, _of_today, _instead_of_file, _anywhere, _of_places, _of_nobody, _in_aside, _behind_dash, _not_this, factual,
    unplaced, everyday, wide, limited, let_come, in_some_cases, of_one_use, of_what_it_is, undemanded, remarked,
)
