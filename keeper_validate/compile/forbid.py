"""A prohibition into checks: which operation forbids this act on this kind of thing. Must not know how the sentence was built."""

from __future__ import annotations

from dataclasses import replace

from keeper_validate.clause import Check
from keeper_validate.compile import lexicon
from keeper_validate.compile.literal import is_file
from keeper_validate.compile.scope import Scope
from keeper_validate.compile.thing import Thing, Unread

_USES = ("import", "token")
PARTS = ("member", "variant", "prop", "field", "column")


def forbid(thing: Thing, acts: tuple[str, ...], scope: Scope, spared: tuple[str, ...]) -> tuple[tuple[Check, ...], bool]:
    """The checks against doing `acts` to a thing, and whether they show only some violations; `spared` technologies are wanted."""
    if scope.term and not (thing.target or thing.named) or scope.term and thing.primitive:
        thing = replace(thing, target=scope.term)
    elif scope.term:
        raise Unread("it is not clear how the purpose narrows the name")
    checks: list[Check] = []
    for act in acts or (_bare(thing),):
        checks.extend(_checks(thing, act, spared, scope))
    done = tuple(dict.fromkeys(_scoped(check, thing, scope) for check in checks))
    return done, thing.partial or scope.partial


def _bare(thing: Thing) -> str:
    if thing.act == "use" or "technology" in thing.kinds:
        return "use"
    if thing.direct and not thing.new and set(thing.kinds) & {"import", "token"}:
        return "use"
    return "create"


def _checks(thing: Thing, act: str, spared: tuple[str, ...], scope: Scope) -> tuple[Check, ...]:
    if thing.family or thing.technology:
        return _technologies(thing, act, spared)
    if act in ("change", "remove"):
        return (_altering(thing, act),)
    if act == "store":
        return (_kept(thing),)
    if act == "create" or act == "contain":
        return (_creating(thing, scope),)
    return (_using(thing, act, scope),)


def _technologies(thing: Thing, act: str, spared: tuple[str, ...]) -> tuple[Check, ...]:
    if act in ("change", "remove"):
        raise Unread("it is not clear which files or elements of the technology must stay as they are")
    names = lexicon.members(thing.family) if thing.family else (thing.technology or "",)
    target = None if thing.target == thing.technology else thing.target
    if thing.family:
        names = tuple(name for name in names if name not in spared)
    op, kinds = ("forbid-new", ("technology", "dependency")) if thing.family and act == "create" else ("forbid-use", thing.kinds)
    files = (Check("forbid-new", ("file",), thing.files),) if thing.files else ()
    return tuple(Check(op, kinds, target, technology=name) for name in names) + files


def _kept(thing: Thing) -> Check:
    """“do not keep the AuditView”: it must be gone."""
    kinds = tuple(kind for kind in thing.kinds if kind not in _USES)
    if not thing.named or not kinds:
        raise Unread("it is not clear what must not be kept")
    return Check("gone", kinds, thing.target)


def _altering(thing: Thing, act: str) -> Check:
    kinds = tuple(kind for kind in thing.kinds if kind not in _USES) or thing.kinds
    if set(kinds) <= set(_USES):
        raise Unread("it is not clear which file or element must stay as it is")
    if act == "remove" and thing.facet == "member":
        return Check("append-only", kinds, thing.target)
    parameters = (("facet", thing.facet),) if thing.facet else ()
    return Check(f"forbid-{act}", kinds, thing.target, thing.primitive, parameters=parameters)


def _creating(thing: Thing, scope: Scope) -> Check:
    kinds = tuple(kind for kind in thing.kinds if kind not in _USES) or thing.kinds
    parameters = (("facet", thing.facet),) if thing.facet else ()
    if thing.facet == "form":
        return Check("forbid-new", kinds, parameters=(("form", thing.target or ""),))
    if thing.facet == "field" and thing.named and any(is_file(glob) and not glob.endswith("/") for glob in scope.within):
        raise Unread("structure does not show the fields of that file")
    if thing.facet in PARTS and "enum" in kinds:
        return Check("freeze", kinds, thing.target)
    if thing.facet in PARTS:
        return Check("freeze", kinds, thing.target, parameters=parameters)
    op = "forbid-use" if set(kinds) <= set(_USES) else "forbid-new"
    return Check(op, kinds, thing.target, thing.primitive, parameters=parameters)


def _using(thing: Thing, act: str, scope: Scope) -> Check:
    parameters = (("facet", thing.facet),) if thing.facet else ()
    uses = tuple(kind for kind in thing.kinds if kind in _USES)
    if act == "import" and "import" not in uses:
        if thing.kinds == ("file",) and thing.named and thing.target:
            return Check("forbid-use", ("import",), thing.target)
        if thing.kinds == ("dependency",) and not thing.new:
            return Check("forbid-new", ("dependency",), thing.target)
        raise Unread("it is not clear which modules must not be imported")
    if act == "access" and not uses:
        raise Unread("structure does not show what accesses it")
    if uses:
        kinds = thing.kinds if "dependency" in thing.kinds else uses
        return Check("forbid-use", kinds, thing.target, parameters=parameters)
    if thing.kinds == ("file",) and thing.named:
        raise Unread("it is not clear what use of the file is forbidden")
    return _creating(thing, scope)


def _scoped(check: Check, thing: Thing, scope: Scope) -> Check:
    within = scope.within or thing.within
    return replace(check, within=within, excepted=scope.excepted, human=scope.human, waive=scope.waive)
