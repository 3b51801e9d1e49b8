"""Whether a check names a token of code, by its text and its form. Pure. Must not know where the token stands."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate import shipped, snippet, unhanded
from keeper_validate.checks import keyed
from keeper_validate.checks.naming import alternatives, names
from keeper_validate.checks.sized import measure
from keeper_validate.checks.stated import asks
from keeper_validate.clause import DESCENT, Check, Compiled
from keeper_validate.element import Use
from keeper_validate.handed import FORM, asked_for, handed, last_name
from keeper_validate.pathglob import matches_any
from keeper_validate.tagged import FORM as MARKUP
from keeper_validate.values import replace

_SHOWN = frozenset({"literal", "key", "attribute", "tag"})
_JOINTS = (".", "-", ":")
"""What a member is reached by: `.reduce` and `->constrained` are asked for with the sign that stands before them."""
_PROPERTY = re.compile(r"[a-z]+(?:-[a-z]+)+")
_SET = re.compile(r"[A-Za-z_$][\w$-]*(?:=|: )[\w$+.-]+")
_IDENTIFIER = re.compile(r"[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*")
# What is called so is no plain word, whatever it is called on: `@tag.update_columns(…)`.
_COMPOUND = re.compile(r"[a-z]\w*[a-z0-9]_[a-z0-9]\w*[!?]?|[a-z]\w*[!?]")
# Whoever bans a type bans the cast to it.
_ASKED = {"attribute": ("attribute",), "tag": ("tag",), "type": ("type", "cast"), "cast": ("cast",), "non-null": ("name",)}
# What a comment says is no code, what a construct or a tag that bears something is called stands nowhere, what a document sets has a key.
_APART = ("comment", "construct", keyed.FORM, MARKUP)
_UNSPELLED = ("construct", keyed.FORM, MARKUP)
# Of a cast the word that is meant stands before the text.
_MEANT_OTHERWISE = frozenset({"cast", *_UNSPELLED})
# A name of code means nothing where there is no code, unless the clause speaks of such files.
_NAMED = frozenset({"name", "key", "type", "cast", "tag", "word"})


def spells(check: Check, text: str, form: str) -> bool:
    """Whether a token is one that the check names; a form that the check asks for has to be the token's."""
    asked = dict(check.parameters).get("form")
    if check.target is None or any((form == apart) != (asked == apart) for apart in _APART):
        return False
    if asked == keyed.FORM:
        return keyed.named(check, text) is not None
    if form == snippet.FORM or snippet.asked_for(asked):
        return form == snippet.FORM and snippet.plainly(snippet.asked_for(asked)) == text
    if form == unhanded.FORM or unhanded.asked_for(asked):
        name, _, argument = text.partition("() without ")
        return form == unhanded.FORM and argument == unhanded.asked_for(asked) and f".{name}".endswith(f".{check.target}")
    if asked in (MARKUP, "construct"):
        return text in alternatives(check.target)
    if form == FORM or asked_for(asked):
        return form == FORM and _is_given(check.target, asked_for(asked), text)
    if asked in _ASKED and form not in _ASKED[asked]:
        return False
    if asked == "cast" and check.target == "as":
        return True
    if asked == "literal" and form not in _SHOWN:
        return False
    parts = alternatives(check.target)
    if form == "word" and not check.within:
        parts = tuple(part for part in parts if not _IDENTIFIER.fullmatch(part))
    # Class names such as `bg-abyss` stand in strings; what is called or imported never stands there.
    styled = form == "literal" and check.kinds == ("token",) and any(_among(part, text.split()) for part in parts)
    styled = styled or (form == "literal" and any("-" in part and part in text.split() for part in parts) and _are_classes(text.split()))
    return styled or any(_is(part, text, form) for part in parts)


def _is(part: str, text: str, form: str) -> bool:
    if _is_regular(part):
        return names(part, text)
    if form == "comment":
        return part.strip("*") in text
    if form == "attribute" and text == part:
        return True  # the `*` of `*ngIf` stands in the template too
    if is_written_out(part, text, form):
        return True
    if any(char in part for char in "*?"):
        # Rust reaches a member by its type as well: `Option::unwrap`
        told = names(part, text) or ("::" in text and names(part, text.replace("::", ".")))
        return (form in _NAMED or (form == "attribute" and part[0] == "#")) and told
    if form == "literal" and (_IDENTIFIER.fullmatch(part.removesuffix("()")) or ("=" in part and _SET.fullmatch(part))):
        return False  # what a text says is no use of what is called so
    if part.endswith("()") and form == "name":
        return text == part or text.endswith(f".{part}")
    # a macro of Rust is spoken of by its name alone
    if form not in _NAMED or part in (text, text.removesuffix("!")) or (part.endswith("!") and text.endswith(f"::{part}")):
        return form in _NAMED or text == part
    text = text if part.endswith("!") else text.removesuffix("!")
    if text == _beside(part):
        return True
    if part.startswith("new ") and text.startswith("new "):
        return text.endswith(f".{part.removeprefix('new ')}")  # `new java.util.Date()`
    if part[0] in _JOINTS:
        return form != "type" and text.endswith(part)  # the type `Scene.Result` is reached by nothing
    if "." in part:
        return f".{part}." in f".{text}."  # `System.DateTime.UtcNow.AddDays`
    if "::" in part:
        return text.endswith("::" + part) or text.startswith((part + "::", part + "."))
    whole = part != part.lower() or _COMPOUND.fullmatch(part)
    return bool(whole) and part in text.replace("::", ".").replace("->", ".").split(".")


def _is_given(name: str, asked: str, text: str) -> bool:
    """Whether a call is one of what is named, and is handed at least what is asked for, each in its place."""
    called = text[:text.index("(")]
    wanted, found = handed(asked, 0) or (), handed(text, len(called)) or ()
    told = len(found) >= len(wanted) and all(map(_is_argument, wanted, found))
    return bool(asked) and told and (called == name.lstrip(".") or called.endswith(f".{name.lstrip('.')}"))


def _is_argument(wanted: str, found: str) -> bool:
    return wanted in ("*", found) or (wanted.endswith('..."') and found.startswith(wanted[:-4]))


def is_written_out(part: str, text: str, form: str) -> bool:
    """Whether a sheet says more behind a word that is meant: what a property is set to, or what is imported."""
    if form == "literal":
        return _PROPERTY.fullmatch(part) is not None and re.match(rf"{part}\s*:", text) is not None
    return form == "name" and part[0] == "@" and text.startswith((f'{part} "', f"{part} '"))


def _beside(part: str) -> str:
    """A function of Rust's own library behind what it stands in, as it is called where that is imported: `env::var`."""
    return "::".join(part.split("::")[-2:]) if part.startswith(("std::", "core::", "alloc::")) else part


def _among(part: str, classes: list[str]) -> bool:
    return part.replace("-", "").isalnum() and any(one.endswith(f"-{part}") for one in classes)


def _are_classes(words: list[str]) -> bool:
    """Whether words are the classes of an element, not those of a sentence: most of them are compounds."""
    return len(words) < 2 * sum("-" in word or ":" in word for word in words) + 1


def narrowed(use: Use, target: str) -> Use:
    """A token of several lines as the one of them that a target means, and a list of classes as the class."""
    if "\n" not in use.name:
        words = use.name.split() if use.form in _SHOWN else []
        meant = (word for word in words for part in alternatives(target) if _is_regular(part) and names(part, word))
        return replace(use, name=next(meant, use.name)) if _are_classes(words) and len(words) > 1 else use
    found = (re.search(part[1:-1] if _is_regular(part) else re.escape(_least(part)), use.name) for part in alternatives(target))
    end = next((one.end() for one in found if one is not None), 0)
    above = use.name[:max(end - 1, 0)].count("\n")
    return replace(use, name=use.name.split("\n")[above].strip(), line=use.line + above)


def header(check: Check) -> str | None:
    """The comment that a file has to begin with."""
    return dict(check.parameters).get("header")


class Asked:
    """What the clauses of a law ask for among the tokens of code: by text and form, and whether a whole text can hold any of it;
    `calls` that they ask for a name as it is called, `given` the names asked for with what they are handed, `snippets` code as it is
    written, `lacking` calls with the argument that they go without, `markup` tags with what they bear or lack, `facts` what declarations
    state of columns, `sizes` what is too long."""

    def __init__(self, checks: tuple[Check, ...], facts: bool = False, sizes: frozenset[str] = frozenset()) -> None:
        self._checks = checks
        self.facts = facts
        self.sizes = sizes
        self._known: dict[tuple[str, str], bool] = {}
        apart = {check for check in checks if dict(check.parameters).get("form") in _UNSPELLED}
        marked = {check for check in apart if ("form", MARKUP) in check.parameters}
        built = {check for check in apart - marked if not keyed.is_of_settings(check)}
        self.constructs = frozenset(part for check in built for part in alternatives(check.target or ""))
        self.markup = frozenset(part for check in marked for part in alternatives(check.target or ""))
        self._documents = tuple(sorted({glob for check in apart - built - marked for glob in check.within}))
        parts = {part for check in checks if check not in apart for part in alternatives(check.target or "")}
        self.calls = any(part.endswith("()") for part in parts)
        handing = (check for check in checks if asked_for(dict(check.parameters).get("form")))
        self.given = frozenset(last_name(check.target or "") for check in handing)
        self.snippets = frozenset(filter(None, (snippet.asked_for(dict(check.parameters).get("form")) for check in checks)))
        self.lacking = frozenset(
            (last_name(check.target or ""), one) for check in checks if (one := unhanded.asked_for(dict(check.parameters).get("form")))
        )
        self.values = any(map(_SET.fullmatch, parts))
        regular = sorted(part[1:-1] for part in parts if _is_regular(part))
        plain = sorted(_least(part) for part in parts if not _is_regular(part))
        self._signs = [*map(re.compile, regular), *([re.compile("|".join(map(re.escape, plain)))] if plain else [])]

    def __call__(self, text: str, form: str) -> bool:
        found = self._known.get((text, form))
        if found is None:
            told = form in _MEANT_OTHERWISE or self.may_stand_in(text)
            found = self._known[text, form] = told and any(spells(check, text, form) for check in self._checks)
        return found

    def sets(self, path: str) -> bool:
        """Whether settings of a document are asked for."""
        return matches_any(path, self._documents)

    def may_stand_in(self, text: str) -> bool:
        """Whether a text need be looked at word by word."""
        return any(sign.search(text) for sign in self._signs)


def asked(compiled: tuple[Compiled, ...]) -> Asked | None:
    """What the clauses ask for; None where none asks for any token, fact or length."""
    written = [check for one in compiled for check in one.checks]
    opening = [Check("forbid-use", ("token",), text, parameters=(("form", "comment"),)) for text in filter(None, map(header, written))]
    opening += [held for check in written for held in (*held_inside(check), *_named_beside(check))]
    checks = tuple(dict.fromkeys([*opening, *(check for check in written if "token" in check.kinds and check.target)]))
    facts, sizes = asks(compiled), frozenset(filter(None, map(measure, written)))
    return Asked(checks, facts, sizes) if checks or facts or sizes else None


def held_inside(check: Check) -> tuple[Check, ...]:
    """What shows that a companion stands in the very file which has to bring it: the way back of a migration."""
    known = shipped.data("rules/lexicon/companions").values() if check.companion else ()
    entry = next((one for one in known if "inside" in one and one["with"] == check.companion), None)
    if entry is None:
        return ()
    remarks = (("form", "comment"),)
    told = (Check("forbid-use", ("token",), entry["remarks"], parameters=remarks),) if "remarks" in entry else ()
    return (Check("forbid-use", ("token",), entry["inside"]), *told)


def _named_beside(check: Check) -> tuple[Check, ...]:
    """What new things have to use may lie in their own package, where no import tells that they do."""
    return (Check("forbid-use", ("token",), check.use),) if check.use and (check.op == "require-use" or DESCENT in check.parameters) else ()


def _is_regular(part: str) -> bool:
    return len(part) > 1 and part[0] == part[-1] == "/"


def _least(part: str) -> str:
    """The longest piece of a name that stands in any spelling of it: without wildcards, without what other signs may divide."""
    pieces = re.split(r"[*?.=\s)@]+|::|->", _beside(part))
    # `FC` of `react` stands without the name that people give its module
    return max(pieces[1:] if len(pieces) > 1 and pieces[0] in _called() else pieces, key=len)


@cache
def _called() -> frozenset[str]:
    return frozenset(shipped.data("rules/lexicon/spelling")["called"].values())
