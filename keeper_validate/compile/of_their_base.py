"""Demands that name a class and not whose it is: “inherit from `BaseModel`”, “extend `AppError`”, “do not use ViewModels”.

What the name ends in says of which classes it is said, which is a guess and can but warn. Must not read who is named besides."""

from __future__ import annotations

import re
from collections.abc import Callable

from keeper_validate.clause import CONSTRUCT, Check, Clause, Compiled
from keeper_validate.compile.sentences.polarity import forbids
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.class_words import phrases, size, told
from keeper_validate.compile.vocabulary.words import Word, singular, words
from keeper_validate.values import replace

_TOLD = re.compile(
    r"\W*(?:always:? |must )*(?P<verb>inherit from|inherits from|subclass|derive from|extend from|extends?|use) (?:the |your )?"
    r"`?(?P<name>[A-Z][A-Za-z0-9]*(?:\.[A-Z]\w*)?(?:<[^>]*>)?)`?"
    r"(?P<base>(?:,? as (?:the |your |a )?base(?: class)?| base class| as the base)?)(?P<rest>.*)",
    re.IGNORECASE | re.DOTALL,
)
_BANNED = re.compile(
    r"\W*(?:(?P<who>[A-Za-z][\w -]*?) )?(?:(?:must|may|can) ?(?:not|never)|(?P<weak>should (?:not|never))|never|do not|don['’]t"
    r"|(?P<no>no [\w -]+?) (?:may|can|should|must))"
    r" (?P<verb>inherit(?:ing)? (?:directly )?from|subclass|derive (?:directly )?from|extend)(?: from)? (?:the |a |any )?"
    r"`(?P<name>[A-Z]\w*(?:\.[A-Z]\w*)?)`(?P<base> directly| base class)?(?P<rest>.*)",
    re.IGNORECASE | re.DOTALL,
)
_HUMPS = re.compile(r"[A-Z][a-z0-9]+|[A-Z]+(?![a-z])")
_UNTOLD = "it is not clear of which classes it is said"
_TAIL = (".", "—", "-", "(", ";", ":")


def of_their_base(clause: Clause, text: str, read: Callable[[Clause, str], Compiled]) -> Compiled | None:
    """The checks of a demand without a subject, or of a ban of what is called or comes from it; None where the clause is neither."""
    unwanted = _unwanted(clause, words(text)) or _unextended(clause, text, read)
    if unwanted or forbids(clause):
        return unwanted
    found = _TOLD.fullmatch(text.strip())
    sort = _sort(found["name"].split("<")[0].rpartition(".")[2], found["verb"].lower(), bool(found["base"])) if found else ""
    if found is None or not sort or _limits(found["rest"]):
        return None
    made = read(clause, f"All {sort} must extend `{found['name']}`")
    refused = found["rest"].strip("( ).").removeprefix("not ") if "(not " in found["rest"] else ""
    rejected = read(replace(clause, field="forbidden", key="forbidden"), refused).checks if refused else ()
    checks = (*(replace(check, soft=True) for check in made.checks), *rejected)
    return replace(made, checks=checks, partial=True, why=_UNTOLD) if checks else None


def _sort(name: str, verb: str, base: bool) -> str:
    """Which classes come from one, by its own name: none where it may only be added to (“extend `CartService`”)."""
    humps = [hump.lower() for hump in _HUMPS.findall(name)]
    if len(humps) < 2 or not (base or _is_base(humps, verb)):
        return ""
    if known := told("sorts_of_bases").get(humps[-1]):
        return str(known)
    noun = next((" ".join(humps[-count:]) for count in (2, 1) if " ".join(humps[-count:]) in phrases("nouns")), "")
    return f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s" if noun else ""


def _is_base(humps: list[str], verb: str) -> bool:
    """Whether a class is one that others come from: by the verb, by what its name begins with, or as errors are."""
    inherits = "from" in verb or verb == "subclass"
    return verb != "use" and (inherits or humps[0] in phrases("surely_bases") or humps[-1] in ("error", "exception"))


def _limits(rest: str) -> bool:
    """Whether what stands behind may say that it holds of some alone; what is rejected in parentheses is no limit."""
    behind = re.sub(r"\((?:not|never|instead of) [^()]*\)", "", rest.lower())
    return bool({*re.findall(r"[a-z]+", behind)} & (phrases("guards") - {"or"})) or bool(re.match(r"\s+(?:to|with|by|in order)\b", behind))


def _unwanted(clause: Clause, run: tuple[Word, ...]) -> Compiled | None:
    """“do not use ViewModels”: no class that is called so, as nothing else is."""
    refused = size("refusing", run, 0)
    word = run[refused] if refused < len(run) and (refused or forbids(clause)) else None
    name = singular(word.text) if word and word.literal else ""
    humps = _HUMPS.findall(name)
    ends = ("".join(humps[-count:]).lower() for count in (2, 1))
    if word is None or name == word.text or len(humps) < 2 or "".join(humps) != name or phrases("nouns").isdisjoint(ends):
        return None
    if not _ends(run, refused + 1) or lexicon.technology(word.text):
        return None
    check = Check("forbid-new", ("token",), f"declared-class:*{name}", soft=run[0].low == "avoid", parameters=(CONSTRUCT,))
    return Compiled(clause, (check,), True, None)


def _unextended(clause: Clause, text: str, read: Callable[[Clause, str], Compiled]) -> Compiled | None:
    """“controllers must not extend `BaseController`”, “never inherit from `Thread`”: no class of them comes from that."""
    found = _BANNED.fullmatch(text.strip())
    if found is None or not _ends(words(found["rest"]), 0) or (found["no"] and found["who"]):
        return None
    name, who = found["name"].rpartition(".")[2], found["who"] or re.sub(r"^no ", "", found["no"] or "", flags=re.IGNORECASE)
    humps = [hump.lower() for hump in _HUMPS.findall(name)]
    nobody = who.lower() in ("", "you", "we", "class", "classes", "new classes", "new class")
    added = nobody and "class" not in who.lower() and found["verb"].lower() == "extend" and not _is_base(humps, "extend")
    if added:  # “do not extend `OrderStatus`” may speak of its values
        return None
    told = "*" if nobody else _of(read(replace(clause, field="constraints", key="constraints"), f"All {who} must extend `{name}`"), name)
    check = Check("forbid-use", ("token",), f"declared-class:{told} with {name}", soft=bool(found["weak"]), parameters=(CONSTRUCT,))
    return Compiled(clause, (check,), True, None) if told else None


def _of(made: Compiled, name: str) -> str:
    """How the classes are told that a demand is about."""
    target = (made.checks[0].target or "") if len(made.checks) == 1 else ""
    found = re.fullmatch(rf"declared-class:(\S+) without base {re.escape(name)}", target)
    return found[1] if found else ""


def _ends(run: tuple[Word, ...], at: int) -> bool:
    """Whether nothing limits what stands before: the sentence ends there, with one thing more, or goes on with what is to be done."""
    at += 2 if at + 1 < len(run) and run[at].low in ("or", "and") else 0
    if at >= len(run):
        return True
    said = {word.low for word in run[at:]}
    within = said & {"in", "inside", "within", "under", "for", "outside", "from"} if run[at].text == "(" else frozenset()
    return run[at].sort == "mark" and run[at].text in _TAIL and not within and said.isdisjoint(phrases("guards") - {"or", "not", "no"})
