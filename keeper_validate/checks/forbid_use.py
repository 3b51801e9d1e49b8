"""forbid-use: no added use of a technology, dependency, import, token, call or component. Uses that were there before pass.

Must not hold the mere definition of something against anyone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from os.path import basename, dirname

from keeper_validate import shipped
from keeper_validate.checks import circles
from keeper_validate.checks.about import in_words, remedied
from keeper_validate.checks.case import Case, fresh, gained
from keeper_validate.checks.demanded import is_demanded
from keeper_validate.checks.forbid_new import sought
from keeper_validate.checks.grants import may_be_new
from keeper_validate.checks.habits import is_of_others
from keeper_validate.checks.home import is_its_own
from keeper_validate.checks.imports import brings, import_names
from keeper_validate.checks.instead import advice
from keeper_validate.checks.leading_apart import leads_apart
from keeper_validate.checks.naming import alternatives, names
from keeper_validate.checks.news import is_known
from keeper_validate.checks.purpose import is_untold
from keeper_validate.checks.report import Spot, spot, violation
from keeper_validate.checks.scope import contexts, in_scope, is_made_with, rule_of
from keeper_validate.checks.shifted import came_whole, is_a_sample, taken_there, used_there
from keeper_validate.checks.spelled import is_written_out, narrowed, spells
from keeper_validate.clause import CONSTRUCT, Check, Clause
from keeper_validate.element import ASKED, CLIENT, EXPORT, Element, Use
from keeper_validate.finding import WARN, Finding
from keeper_validate.pathglob import matches_any
from keeper_validate.values import replace

USED = frozenset({"technology", "dependency", "auth_call", "env_var", "event", "scope", "role", "feature_flag"})
"""Kinds whose element is itself a use; every other kind is used by importing or rendering it."""


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Added uses of what the check names, each place once."""
    if circles.CIRCLE in check.parameters:
        yield from circles.found(clause, check, case)
        return
    seen: set[tuple[str, int]] = set()
    for place, evidence in sorted(_places(check, case), key=lambda one: (one[0].path, one[0].line, one[0].kind)):
        if (place.path, place.line) not in seen and not is_known(check, place.path, case):
            seen.add((place.path, place.line))
            told = _finding(clause, check, case, place, evidence)
            sure = not (came_whole(check, place.path, place.line, case) or _is_unsure(place, check, case))
            yield told if sure else replace(told, severity=WARN)


def _is_unsure(place: Spot, check: Check, case: Case) -> bool:
    """Whether a method is only called like the function that is meant, or a file may do no more than declare what others reach."""
    if place.kind == "token":
        return re.fullmatch(r"[^\s(]*\.\w+\(\)", place.name) is not None or is_of_others(check, place.path, case)
    here = (one for one in case.elements_at.get(place.path, []) if (one.kind, one.name) == (place.kind, place.name))
    return any(_is_model(element, check, case) or _may_serve(element, check, case) for element in here)


def _may_serve(element: Element, check: Check, case: Case) -> bool:
    """Whether a technology may be used for the purpose that is forbidden, where nothing tells for what."""
    meant = check.technology is not None and element.kind == "technology" and is_made_with(element, check)
    return meant and is_untold(element, check.target, case)


def _places(check: Check, case: Case) -> Iterator[tuple[Spot, str]]:
    kinds = set(check.kinds) | ({"technology"} if check.technology and check.kinds != ("token",) else set())
    begun = {(one.path, one.name) for one in case.delta.created if one.kind == "technology"}
    for element in (*fresh(case, contexts(check)), *taken_there(check, case)):
        fits = element.kind in kinds & USED and in_scope(check, element.path, element.name)
        fits = fits and not _is_handed_out(element, check) and not (_is_of_parts(check) and _is_brought(element, check))
        meant = fits and (sought(element, check, case) is not None or _may_serve(element, check, case))
        if meant and not is_a_sample(element, check) and not may_be_new(element, case):
            yield spot(element), _shown_by(element)
    for use in (*case.delta.uses, *used_there(check, case)):
        meant = use.context in contexts(check) and in_scope(check, use.path, use.name) and _used(use, kinds, check)
        if meant and not is_demanded(use, case):
            if use.kind != "call":
                told = narrowed(use, check.target or "")
                yield spot(told), f"as {told.name.removeprefix('as ')}" if told.form == "cast" else told.name
            elif (use.path, use.name) not in begun:
                yield replace(spot(use), kind="technology"), _written(use.form or None, use.name)
    if kinds - USED - {"import", "token", "file"} and "token" not in kinds:
        yield from _rendered(check, case)


def _shown_by(element: Element) -> str:
    """The first evidence of an element, in words."""
    first = next(iter(element.named("evidence")), None)
    if first is None:
        return ""
    if first.name == "call":
        return _written(first.value, element.name)
    return f"the client that {first.value} makes" if first.name == CLIENT and first.value else first.name


def _written(call: str | None, technology: str) -> str:
    """A call as it is written, where that says more than what it shows."""
    return "call" if call is None or technology in (call, call.removesuffix("()")) else call


def _is_handed_out(element: Element, check: Check) -> bool:
    """Whether all that a file has of a technology is the client that the place where it is allowed hands out, or the way in to use."""
    evidence = element.named("evidence")
    if element.kind != "technology" or not evidence or any(facet.name != CLIENT for facet in evidence):
        return False
    return check.use is not None or all(facet.value is not None and matches_any(facet.value, check.excepted) for facet in evidence)


def _is_model(element: Element, check: Check, case: Case) -> bool:
    """Whether a file that only some code may reach a database from shows it by declaring tables with it, or by their types alone."""
    evidence = element.named("evidence")
    if not (check.excepted or check.within) or element.kind != "technology" or any(facet.name != "import" for facet in evidence):
        return False
    imported = [use.name for use in case.uses_at.get(element.path, []) if use.kind == "import"]
    members = [name.rpartition(":")[2] for name in imported if any(name.startswith(f"{facet.value}:") for facet in evidence)]
    handles = shipped.data("rules/lexicon/technologies")[element.name].get("handles")
    typed = handles is not None and bool(members) and set(members).isdisjoint((*handles, "*", "default"))
    return typed or any(one.kind == "table" for one in case.elements_at.get(element.path, []))


def _is_of_parts(check: Check) -> bool:
    """Whether a clause speaks of some of the code: all but a part, or what is called so wherever it lies (`**/routers/**`)."""
    return bool(check.excepted) or bool(check.within and all(place.startswith("**/") for place in check.within))


def _is_brought(element: Element, check: Check) -> bool:
    """Whether all that shows a use is an image that is deployed, or a line of a manifest where imports are held as well: that says
    nothing of where code may reach it from."""
    told = {facet.name for facet in element.named("evidence")}
    return (bool(told) and told <= {"image", "dependency", "text"}) or (element.kind == "dependency" and "import" in check.kinds)


def _used(use: Use, kinds: set[str], check: Check) -> bool:
    if use.kind == "call":
        return use.name == check.technology
    if check.target is None or use.kind in ("statement", "default", "door", ASKED):
        return False
    if use.kind == "token":
        held = not _is_of_a_field(use, check.target) and not _is_said(use, check.target)
        return held and "token" in kinds and spells(check, use.name, use.form)
    if _is_the_alternative(use, check) or not _is_meant(use, dict(check.parameters), check):
        return False
    definitions = kinds - USED - {"token", "file", "import"}
    for part in alternatives(check.target):
        if ("import" in kinds or definitions) and import_names(part, use) and not is_its_own(part, use, check.within):
            return True
        if definitions and brings(part, use):
            return True
    return False


def _is_said(use: Use, target: str) -> bool:
    """Whether a text of code only begins with a name and a colon, as messages do: outside of sheets that sets no property."""
    known = shipped.data("rules/lexicon/spelling")
    if use.form != "literal" or use.path.endswith((*known["suffixes"]["style"], *known["holding_styles"])):
        return False
    return any(is_written_out(part, use.name, "literal") for part in alternatives(target))


def _is_of_a_field(use: Use, target: str) -> bool:
    """`c.http.Get` where `http.Get` is meant: a package of Go stands in no value."""
    package = (part for part in alternatives(target) if re.fullmatch(r"[a-z]\w*\.[A-Z]\w*", part))
    return use.path.endswith(".go") and any(use.name.endswith(f".{part}") for part in package)


def _is_the_alternative(use: Use, check: Check) -> bool:
    """Whether what is used is what the clause says to use instead, which may be called like what it stands for (`use:app/git.py`)."""
    if check.use and any(import_names(word, use) for word in _more_said(check.use, check.target or "")):
        return True
    if not check.use or use.resolved is None:
        return False
    module, _, member = use.name.rpartition(":")
    within = f"{dirname(use.resolved)}/{member}." if module else use.resolved
    return check.use == use.resolved or (basename(use.resolved).startswith("__init__.") and check.use.startswith(within))


def _more_said(use: str, target: str) -> Iterator[str]:
    """The words of what to use instead that begin with what is forbidden and say more: `log/slog` for `log`."""
    begun = tuple(part + end for part in alternatives(target) for end in "/.:")
    return (word for word in (one.strip("`'\",;()") for one in use.split()) if word.startswith(begun))


def _is_meant(use: Use, parameters: dict[str, str], check: Check) -> bool:
    """Whether an import leads apart (from one of a folder's folders into another), deep into it, or past what alone is allowed."""
    if allowed := parameters.get("allowed"):
        inside = use.resolved is not None and not matches_any(use.resolved, check.within)
        return inside and not any(import_names(part, use) or _named_by(part, use) for part in alternatives(allowed))
    if any(import_names(part, use) or _named_by(part, use) for part in alternatives(parameters.get("spared", ""))):
        return False
    if parameters.get("form") == "import" and use.form == EXPORT:
        return False  # what is handed on whole is not imported
    return "apart" not in parameters or leads_apart(use, parameters["apart"], "deep" in parameters)


def _named_by(target: str, use: Use) -> bool:
    return use.resolved is not None and names(target, use.resolved)


def _rendered(check: Check, case: Case) -> Iterator[tuple[Spot, str]]:
    """Components that newly render what the check names."""
    for element, facets in gained(case, contexts(check)):
        if not in_scope(check, element.path, element.name):
            continue
        for facet in facets:
            if check.target and facet.role in ("renders", "wraps") and facet.name in alternatives(check.target):
                yield spot(element), f"renders {facet.name}"


def _finding(clause: Clause, check: Check, case: Case, place: Spot, evidence: str) -> Finding:
    what, related = advice(place.kind, place.name, case, check, remedied(check, place.name))
    cast = evidence if evidence == f"as {place.name}" else None  # `as unknown`; of `as` itself any will do
    whole = (check.target or "").endswith(r"\*$/")  # “no wildcard imports”
    named = check.technology or (cast and ("as" if check.target == "as" else cast)) or _spoken(place, whole)
    slots = {
        "what": in_words(named) if CONSTRUCT in check.parameters else named,
        "part": named,
        "because": f" ({evidence})" if evidence not in ("", place.name, named) else "",
        "instead": what,
    }
    return violation(rule_of(clause, "forbid-use", place.kind), clause, place, slots, related, evidence)


def _spoken(place: Spot, whole: bool) -> str:
    """What is used as people say it: an import by its module, and by its member where the module does not say that one already."""
    if place.kind != "import":
        return place.name.removeprefix("import ")
    module, _, member = place.name.rpartition(":")
    if whole and member == "*":
        return f"* from {module}"
    plain = not module or member in ("default", "*") or re.split(r"[./]", module)[-1] == member
    return module or member if plain else f"{member} from {module}"
