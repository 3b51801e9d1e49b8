"""require-shape: new elements and files have the name, the place or the parts that the clause says.

Must not judge the shape of what existed, or the name and the place of what the decision grants by name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from os.path import basename, splitext

from keeper_validate import shipped
from keeper_validate.checks import lack
from keeper_validate.checks.called import bare_names, listed
from keeper_validate.checks.case import PARTS, Case, fresh, second_view
from keeper_validate.checks.grants import may_be_added, may_be_new
from keeper_validate.checks.guarded import asks_inside, is_guarded_elsewhere
from keeper_validate.checks.guards import asks_who
from keeper_validate.checks.keyed import is_of_settings
from keeper_validate.checks.laid_open import laid_open
from keeper_validate.checks.named_by_place import HOUSES, is_a_value, is_known_path, is_named_by_place, may_be_named_by_place
from keeper_validate.checks.naming import alternatives, is_no_source, is_of_another_language, names, same_name
from keeper_validate.checks.parts import asks_of_parts, misspelled, styles
from keeper_validate.checks.report import file_spot, spot, violation
from keeper_validate.checks.scope import contexts, file_context, in_scope, is_made_with, is_marked_apart, is_of_pages, is_so_called, is_step
from keeper_validate.checks.settings import misset, missing
from keeper_validate.checks.shifted import moves
from keeper_validate.checks.spelled import header
from keeper_validate.checks.stated import FAULT, stated
from keeper_validate.checks.typed import PART
from keeper_validate.clause import Check, Clause
from keeper_validate.element import INHERITED, TYPE, Element, Use
from keeper_validate.finding import WARN, Finding
from keeper_validate.pathglob import matches, matches_any, path_starts
from keeper_validate.values import replace

_OPENING = 30
_ALIKE = ("named", "file")
_PARTS_HELD = frozenset({"column", "field"})


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """New things of another shape."""
    if FAULT in dict(check.parameters):
        yield from stated(clause, check, case)
        return
    if asks_of_parts(check):
        yield from misspelled(clause, check, case)
        return
    gone, opened = tuple(_moved_out(check, case)), tuple(laid_open(check, case))
    for element in (*fresh(case, contexts(check)), *gone, *opened):
        wanted = element.kind in check.kinds and is_made_with(element, check) and is_so_called(element, check)
        wanted = wanted and in_scope(check, element.path, element.name, element.kind) and not is_marked_apart(element, check)
        wanted = wanted and (not check.parameters or names(check.target, element.name, element.kind))
        elsewhere = not element.exported and element.kind in PARTS  # what only one file knows lives there
        elsewhere = elsewhere or is_of_another_language(element.path, check.target or "")
        wanted = wanted and not (lack.is_place(check.target) and (elsewhere or second_view(element, case)))
        wanted = wanted and not (check.target in styles() and (is_named_by_place(element, case) or is_a_value(element)))
        styled = check.target and not check.parameters and not path_starts(check.target)
        wanted = wanted and not (styled and is_known_path(element, case))
        lacks = (_misnamed(element, check, case) if _ALIKE in check.parameters else _lack(element, check)) if wanted else None
        lacks = None if lacks and asks_inside(element, check, case) else lacks
        held = check.parameters and _ALIKE not in check.parameters  # that a thing may be new says nothing of what it has to have
        if lacks and (held or not may_be_new(element, case)):
            slots = {**lacks.slots, "new": "Moved" if element in gone else "Changed" if element in opened else "New"}
            told = violation("constraints/require-shape", clause, spot(element), slots)
            told = replace(told, amendment=None) if held else told
            unsure = _is_below(element, check.target) or is_guarded_elsewhere(element, check, case) or is_of_pages(clause, element, case)
            unsure = unsure or _is_in_a_namesake(element.path, check.target) or _may_inherit(element, check)
            unsure = unsure or (check.target in styles() and may_be_named_by_place(element))
            unsure = unsure or (lack.is_place(check.target) and element.kind == "schema" and "." in element.name)  # part of a class there
            yield replace(told, severity=WARN) if unsure else told
    if is_of_settings(check):
        yield from (misset if "=" in (check.target or "") else missing)(clause, check, case)
    elif "apart" in dict(check.parameters):
        yield from _together(clause, check, case)
    elif header(check):
        yield from _headers(clause, check, case)
    elif "file" in check.kinds:
        yield from _files(clause, check, case)


def _moved_out(check: Check, case: Case) -> Iterator[Element]:
    """What moved away from the place where the clause wants it."""
    asked = alternatives(check.target) if check.target and lack.is_place(check.target) else ()
    for base, head in moves(case) if asked else ():
        if base.kind in check.kinds and any(_is_so(part, base) for part in asked) and head.context in contexts(check):
            yield head


def _misnamed(element: Element, check: Check, case: Case) -> lack.Lack | None:
    """Whether a file is called neither by a new thing that it exports nor by another of its kind, or of those that are meant."""
    stem = basename(element.path).split(".")[0]
    kinds = check.kinds if "file" in check.kinds else (element.kind,)
    peers = [one for one in case.elements_at.get(element.path, []) if one.kind in kinds and one.exported]
    if not element.exported or len({one.name for one in peers}) > 1 or _is_given("kebab-case", element.path) or stem in HOUSES:
        return None  # of several, nothing says which one the file is for
    return None if any(same_name(stem, one.name) for one in peers) else lack.name_of_file(basename(element.path))


def _lack(element: Element, check: Check) -> lack.Lack | None:
    formed = check.target and not check.parameters and not _pathless(element, check.target)
    asked = alternatives(check.target) if check.target and formed else ()
    if check.target and asked and not any(_is_so(part, element) for part in asked):
        return lack.form(check.target, _unfit(element, asked))
    for role, name in check.parameters:
        own = PART if element.kind == TYPE and role == "field" else role
        held = (*element.named(own), *(element.named(INHERITED) if role in _PARTS_HELD else ()))
        if not any(names(name, facet.name) and asks_who(facet) for facet in held if (facet.role, facet.name) != (INHERITED, "*")):
            return lack.part(role, name)
    return None


def _is_so(pattern: str, element: Element) -> bool:
    """Whether a thing is as a pattern says, by all that it is called; of a route in plural, by what its path lists."""
    if lack.is_place(pattern) and element.kind not in ("route", "page"):
        return _fits(pattern, "", element.name, element.kind, element.path)
    return all(_named_so(pattern, one, element) for one in _called(pattern, element))


def _called(pattern: str, element: Element) -> tuple[str, ...]:
    if element.kind == "table" and pattern not in styles() and re.search(r"[A-Z]", pattern.partition("/")[0]):
        return (element.name.rpartition(".")[2],)  # no name in a database is written like `*Entity`
    return listed(element) if element.kind == "route" and pattern == "plural" else bare_names(element)


def _named_so(pattern: str, one: str, element: Element) -> bool:
    return _fits(pattern, one, element.name if element.kind != "table" else one, element.kind, element.path)


def _unfit(element: Element, asked: tuple[str, ...]) -> tuple[str, ...]:
    """Those of its names, or of the segments of its path, that have none of the forms."""
    told = dict.fromkeys(one for pattern in asked for one in _called(pattern, element))
    return tuple(one for one in told if not any(_named_so(pattern, one, element) for pattern in asked))


def _may_inherit(element: Element, check: Check) -> bool:
    """Whether a column or field that is missed may come from a base outside of the tree."""
    asked = any(role in _PARTS_HELD for role, _ in check.parameters)
    return asked and any(facet.name == "*" for facet in element.named(INHERITED))


def _is_below(element: Element, target: str | None) -> bool:
    """Whether a route lies below a prefix that was not found, with which it may well begin as it should."""
    unknown = any(facet.name == "unresolved" for facet in element.named("prefix"))
    return element.kind == "route" and unknown and target is not None and bool(path_starts(target))


def _pathless(element: Element, target: str) -> bool:
    """Whether a shape of paths is asked of a procedure, which has none, or of a path that is agreed elsewhere (`/.well-known/...`)."""
    asks, path = "/" in target or target in styles(), element.name.rpartition(" ")[2]
    agreed = path.partition("/")[2].partition("/")[0] in shipped.data("rules/lexicon/pages")["agreed"]
    return element.kind == "route" and asks and (agreed or not path.startswith("/"))


def _together(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """What is touched beside something that it has to be kept apart from: told once for a change."""
    other_side = alternatives(dict(check.parameters)["apart"])
    one = next((file.path for file in case.delta.files if in_scope(check, file.path)), None)
    other = next((file.path for file in case.delta.files if matches_any(file.path, other_side) and not in_scope(check, file.path)), None)
    if one and other:
        yield violation("constraints/change-apart", clause, file_spot(one), {"other": other})


def _headers(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """New files whose comments can be read and do not begin as the clause says."""
    moved = {move.head.path for move in case.delta.moved}
    known = {suffix for family in shipped.data("rules/lexicon/spelling")["suffixes"].values() for suffix in family}
    for file in case.delta.files:
        new = file.status == "added" and not file.empty and file.path not in moved and in_scope(check, file.path)
        if not new or splitext(file.path)[1].lower() not in known or file_context(file.path, case) not in contexts(check):
            continue
        if not (_begins(check, case.uses_at.get(file.path, [])) or may_be_added(file.path, case) or _is_bare(check, file.path, case)):
            yield violation("constraints/require-shape", clause, file_spot(file.path), lack.HEADER.slots)


def _begins(check: Check, uses: list[Use]) -> bool:
    """Whether a file of these uses begins with the comment that the check asks for."""
    return any(names(header(check), use.name) for use in uses if use.form == "comment" and use.line <= _OPENING)


def _is_bare(check: Check, path: str, case: Case) -> bool:
    """Whether a page or a style sheet, of which few projects ask it, is named by no clause, and none that was there has it."""
    suffix = splitext(path)[1].lower()
    if suffix not in shipped.data("rules/lexicon/spelling")["suffixes"]["style"] or suffix in "".join((check.target or "", *check.within)):
        return False
    stood = [file.path for file in case.delta.files if file.base_mode is not None and file.path.endswith(suffix)]
    return not any(_begins(check, case.base_uses_at.get(one, [])) for one in stood)


def _files(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    moved = {move.head.path: move.base.path for move in case.delta.moved}
    for file in case.delta.files:
        was = moved.get(file.path)
        new = file.status == "added" and in_scope(check, file.path) and (was is None or _lay_there(was, check.target))
        if lack.is_place(check.target) and not check.within:
            return  # a place alone does not say which files belong there
        if not new or check.target is None or matches_any(file.path, tuple(shipped.data("rules/lexicon/shapes")["by_tools"])):
            continue
        if file_context(file.path, case) not in contexts(check) or not is_step(file.path, check.within):
            continue
        if is_of_another_language(file.path, check.target) or not _holds(file.path, check, case):
            continue
        stem = basename(file.path).split(".")[0]
        shaped = any(_fits(part, stem, file.path, "file", file.path) or _is_given(part, file.path) for part in alternatives(check.target))
        if not shaped and not may_be_added(file.path, case):
            slots = {**lack.form(check.target).slots, **({"new": "Moved"} if was else {})}
            told = violation("constraints/require-shape", clause, file_spot(file.path), slots)
            of_all = not check.within and check.target in styles()
            unsure = _is_in_a_namesake(file.path, check.target) or (of_all and is_no_source(file.path))
            yield replace(told, severity=WARN) if unsure else told


def _lay_there(path: str, target: str | None) -> bool:
    """Whether a file that moved lay in the place where a clause wants it."""
    places = alternatives(target) if target and lack.is_place(target) else ()
    return any(_fits(one, "", path, "file", path) for one in places)


def _holds(path: str, check: Check, case: Case) -> bool:
    """Whether a file holds what makes it one of those that are meant, where that is asked: beside components lie their helpers."""
    kind = dict(check.parameters).get("holds")
    return kind is None or any(one.kind == kind and one.exported for one in case.elements_at.get(path, []))


def _is_in_a_namesake(path: str, target: str | None) -> bool:
    """Whether a file lies in another folder of that name: which of them is meant, a bare `proto/` does not say."""
    folders = [part for part in alternatives(target or "") if part.endswith("/") and part.count("/") == 1]
    return any(matches(path, f"**/{folder}") for folder in folders)


def _is_given(style: str, path: str) -> bool:
    """Whether a tool or a language sets the form of a file's name, so that no style can be asked of it (`__init__.py`, `README.md`)."""
    if style not in styles():
        return False
    forms, name = shipped.data("rules/lexicon/shapes"), basename(path)
    housed = name.startswith("index.")  # `index.vue`, found by its folder
    return housed or name.endswith(tuple(forms["unfit"].get(style, ()))) or any(re.fullmatch(one, name) for one in forms["given"])


def _fits(pattern: str, plain: str, name: str, kind: str, path: str) -> bool:
    """A pattern is a style or a number (`kebab-case`, `plural`), a place (`src/ui/**`), or what a name must match."""
    if style := styles().get(pattern):
        return re.fullmatch(style["pattern"], plain) is not None
    if kind == "file" and pattern.endswith((".ts", ".js")) and matches(path, f"{pattern}x"):
        return True  # what renders cannot end otherwise
    if "/" in pattern and kind not in ("route", "page") and not pattern.startswith("/"):
        # each package of a repository may have its own `src/stores/`
        return matches(path, pattern) or ("/" in pattern.strip("/") and not pattern.startswith("*") and matches(path, f"**/{pattern}"))
    return names(pattern, name, kind) or names(pattern, plain)
