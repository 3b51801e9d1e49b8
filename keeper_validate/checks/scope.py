"""Where a check looks: its `in:` and `except:`, and the contexts it counts. Must not know what it looks for."""

from __future__ import annotations

import re
from functools import cache
from os.path import basename, dirname
from typing import Any

from keeper_validate import shipped
from keeper_validate.checks.case import SOURCE, Case
from keeper_validate.checks.naming import alternatives, names, names_plainly
from keeper_validate.checks.typed import is_carried
from keeper_validate.clause import Check, Clause
from keeper_validate.element import Element
from keeper_validate.pathglob import lies_in, matches_any

_FOLDER = re.compile(r"(?:^|/)(?:[mM]igrat\w+|alembic)/")
_SIGNS = (("test", "test"), ("test", "spec"), ("test", "e2e"), ("story", "stor"), ("fixture", "fixture"), ("fixture", "mock"))


def in_scope(check: Check, path: str, name: str = "", kind: str = "") -> bool:
    """Whether a place is inside `in:` and outside `except:`, which also takes names."""
    if check.within and not (lies_in(path, check.within) or _is_called_so(path, check.within)):
        return False
    return not lies_in(path, check.excepted) and not (name and any(names_plainly(one, name, kind) for one in _names(check)))


def _names(check: Check) -> tuple[str, ...]:
    """What of the exceptions may be a name: `**/ui/**` among those of imports is where they stand, and not what is imported."""
    imports = check.kinds == ("import",)
    return tuple(one for one in check.excepted if not (imports and one.startswith("**/") and one.endswith("/**")))


def _is_called_so(path: str, within: tuple[str, ...]) -> bool:
    """Whether a file is by its ending what other projects keep in a folder: `cart.component.ts`."""
    dotted: dict[str, str] = shipped.data("rules/lexicon/shapes")["dotted"]
    return any(folder in dotted and matches_any(path, (dotted[folder],)) for folder in within)


def is_marked_apart(element: Element, check: Check) -> bool:
    """Whether what opens a route to everybody is the mark that the clause excepts: `unless it is marked @Public`."""
    marks = {one.lstrip("@").removesuffix("()") for one in check.excepted if one.startswith("@")}
    return any(facet.name.lower() in marks for facet in element.named("open"))


def is_made_with(element: Element, check: Check) -> bool:
    """Whether what a check asks for makes a thing: a technology, by the framework or library that the thing is known by, and a primitive
    of authentication (`token`). Where none is asked for, anything will do."""
    if dict(check.parameters).get("primitive") not in (None, element.value("primitive")):
        return False
    technology = check.technology
    if technology is None or element.kind == "technology":
        return technology in (None, element.name)
    library = (facet.name for facet in element.facets if facet.role in ("library", "primitive", "technology"))
    return any(one.startswith(technology) for one in (element.framework, element.language, *library))


def is_so_called(element: Element, check: Check) -> bool:
    """Whether people who speak of services, or of DTOs, mean a thing: a repository is a service by its shape, and is never called so."""
    if not is_carried(element, check):
        return False
    stored = element.kind == "service" and re.search(r"(?:[Rr]epository|Repo|D[Aa][Oo])$", element.name) is not None
    return not stored or set(check.kinds) != {"service"} or re.search("repo|dao", (check.target or "").lower()) is not None


def names_file(check: Check, path: str) -> bool:
    """Whether a check means a file by its target; where that says “migrations”, those that lie right in a folder which the clause names
    are among them."""
    if check.target != _steps()["in"]:
        return names(check.target, path, "file")
    named = names(check.target, path, "file") or dirname(path) in {glob.removesuffix("/**") for glob in check.within}
    return (named and is_step(path, (check.target or "",))) or _is_beside(path)


def lies_where(path: str, glob: str) -> bool:
    """Whether a file lies where a glob says; where that says “migrations”, in a folder that a tool calls otherwise as well."""
    return lies_in(path, (glob,)) or (glob == _steps()["in"] and _is_beside(path))


def is_step(path: str, globs: tuple[str, ...]) -> bool:
    """Whether a file is a migration, where that is what the globs say: not all that lies in a folder of that name has a place in their
    order."""
    steps = _steps()
    if steps["in"] not in globs:
        return True
    parts = _FOLDER.split(path)
    below = parts[-1].split("/") if len(parts) > 1 else [basename(path)]
    return any(re.fullmatch(one, segment) for one in steps["named"] for segment in below)


def in_steps(path: str) -> bool:
    """Whether a file lies where migrations do, and is one of them."""
    steps = _steps()["in"]
    return lies_in(path, (steps,)) and is_step(path, (steps,))


def contexts(check: Check) -> frozenset[str]:
    """Source, and those other contexts that the clause itself speaks of, in its scope or as the files that it is about."""
    told = (*check.within, *((check.target or "",) if check.kinds == ("file",) else ()))
    spoken = {context for context, sign in _SIGNS for glob in told if sign in glob.lower()}
    return SOURCE | spoken | ({"test"} if _is_of_tests(check) else set())


def _is_of_tests(check: Check) -> bool:
    """Whether what a check names is used in tests alone: `it.only`, a runner of tests, what mocks."""
    known = _of_tests()
    if check.technology:
        return check.technology in known
    parts = alternatives(check.target or "") if {"token", "import"} & set(check.kinds) else ()
    return bool(parts) and all({part, *re.split("[/:]", part)[:1]} & known for part in parts)


@cache
def _of_tests() -> frozenset[str]:
    listed = shipped.data("rules/lexicon/shapes")["of_tests"]
    families = shipped.data("rules/lexicon/families")
    about = (name for name, told in shipped.data("rules/lexicon/constructs").items() if told.get("about") == ["test"])
    return frozenset((*listed["names"], *about, *(member for family in listed["families"] for member in families[family]["members"])))


def file_context(path: str, case: Case) -> str:
    """The context of a changed file, by what was read in it; a file of which nothing was read is source."""
    contexts = [one.context for one in case.elements_at.get(path, [])] + [use.context for use in case.uses_at.get(path, [])]
    return contexts[0] if contexts else "source"


def rule_of(clause: Clause, op: str, kind: str = "") -> str:
    """`forbidden/new-component` for the entries of a forbidden list, `constraints/forbid-new` for every other clause."""
    short = {"forbid-new": f"new-{kind}", "forbid-use": f"use-{kind}", "forbid-change": "changed", "forbid-remove": "removed"}.get(op)
    if short and clause.field.startswith("forbidden"):
        return f"forbidden/{short.replace('_', '-')}"
    return f"constraints/{op}"


def _steps() -> dict[str, Any]:
    found: dict[str, Any] = shipped.data("rules/lexicon/shapes")["steps"]
    return found


def _is_beside(path: str) -> bool:
    """Whether a file is a migration of a tool that calls their folder otherwise."""
    return matches_any(path, tuple(_steps()["besides"])) or any(re.search(one, path) for one in _steps()["dated"])


def is_of_pages(clause: Clause, element: Element, case: Case) -> bool:
    """Whether a clause speaks of the API, and a route stands among what serves the pages of people: by its folder, or in a file that had
    routes below `/api` and others beside them; where the clause says that the API lies there, in one that had any others."""
    folders = set(element.path.split("/")[:-1])
    said = element.kind == "route" and re.search(r"\b(?:API|REST)\b", clause.text) is not None
    if not said or "api" in {*folders, *element.name.split("/")}:
        return False
    there = {"api" in one.name.split("/") for one in case.delta.base.elements if one.kind == "route" and one.path == element.path}
    beside = len(there) > 1 or (False in there and "/api" in clause.text)
    return beside or not folders.isdisjoint(shipped.data("rules/lexicon/pages")["folders"])
