"""auth-reuse: authentication only through what exists: no new service, primitive call, dependency or login route, no lost guard.

Must not hold an auth call against the file or definition that made such calls before, or that the vault registers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from keeper_validate import shipped
from keeper_validate.checks.case import Case, fresh, registered
from keeper_validate.checks.grants import in_force, may_be_new, may_change
from keeper_validate.checks.guards import disabled_checks, lost_guards, opened_defaults
from keeper_validate.checks.naming import lives_at, names, same_name, words
from keeper_validate.checks.report import at, seed_place, spot, violation
from keeper_validate.checks.scope import contexts, in_scope
from keeper_validate.clause import Check, Clause
from keeper_validate.element import Element, Snapshot
from keeper_validate.extract.spelled_like import spelled_like
from keeper_validate.finding import Finding, Related
from keeper_validate.law.vault import Seed

Reason = Callable[[Element, Case], "str | None"]

def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Every way past the existing auth services."""
    yield from _past(clause, check, case, {"auth_service": _service, **_AROUND})


def around(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """The ways past the existing services that make no new one: what a ban on new auth services means as well."""
    yield from _past(clause, check, case, {kind: reason for kind, reason in _AROUND.items() if kind not in check.kinds})


def _past(clause: Clause, check: Check, case: Case, reasons: dict[str, Reason]) -> Iterator[Finding]:
    offered = _offered(case)
    for element in fresh(case, contexts(check)):
        reason = reasons[element.kind](element, case) if element.kind in reasons else None
        if reason and in_scope(check, element.path, element.name, element.kind) and not may_be_new(element, case):
            nearest = _nearest(element, offered, case)
            yield violation(f"auth-reuse/{reason}", clause, spot(element), _slots(element, nearest), offered_places(nearest))
    for element, guard, told in lost_guards(case):
        if in_scope(check, element.path, element.name, element.kind) and not may_change(element, case):
            slots = {**_slots(element, offered), "guard": guard, "told": told}
            rule = "guard-weakened" if told else "guard-removed"
            yield violation(f"auth-reuse/{rule}", clause, spot(element), slots, offered_places(offered))
    for element, told in disabled_checks(case):
        if in_scope(check, element.path, element.name, element.kind):
            yield violation("auth-reuse/check-disabled", clause, spot(element), {**_slots(element, offered), "told": told})
    for use in opened_defaults(case):
        if in_scope(check, use.path, use.name):
            yield violation("auth-reuse/check-disabled", clause, spot(use), {"where": "", "told": use.form})


def services(case: Case) -> list[Seed]:
    """The auth services that the vault registers."""
    return [seed for seed in case.law.vault.seeds if seed.kind == "auth_service" or (seed.kind == "service" and "auth" in words(seed.name))]


def offered_places(seeds: list[Seed]) -> tuple[Related, ...]:
    """Where the services live that should be used."""
    return tuple(seed_place(seed) for seed in seeds[:3])


def _offered(case: Case) -> list[Seed]:
    named = _named(case)
    return sorted(services(case), key=lambda seed: (seed.name not in named, seed.kind != "auth_service"))


def _named(case: Case) -> set[str]:
    return {entry.name for decision in in_force(case) for entry in decision.reuse}


def _nearest(element: Element, offered: list[Seed], case: Case) -> list[Seed]:
    """The services with those first that the decision names, then those that use the primitive which is called anew, or are called so."""
    primitive, named = element.value("primitive") or "", _named(case)
    return sorted(offered, key=lambda seed: (
        seed.name not in named, (primitive, "within", seed.name) not in case.auth_homes, primitive not in words(seed.name)
    ))


def _slots(element: Element, offered: list[Seed]) -> dict[str, str]:
    use = " or ".join(f"{seed.name}{at(seed)}" for seed in offered[:3])
    where = element.value("within")
    return {
        "instead": f"Use {use}." if use else "Use the authentication that exists.",
        "primitive": element.value("primitive") or "auth",
        "where": f" in {where}" if where else "",
    }


def _service(element: Element, case: Case) -> str | None:
    return None if registered(element, case) or adds_none(element, case) else "new-service"


def adds_none(element: Element, case: Case) -> bool:
    """Whether a new service is no further one: a part of one, or one that only goes through those there are."""
    return _is_part(element, case) or _only_uses(element, case) or _is_taken_out(element, case)


def _only_uses(element: Element, case: Case) -> bool:
    """Whether a function does no more than go through services that the change does not make; what is named for a guard, a class and what
    turns somebody away by itself do more."""
    used = {facet.name.split(".")[0] for facet in element.facets if facet.role == "service"}
    other = any(facet.role != "service" and (facet.role, facet.name) != ("evidence", "name") for facet in element.facets)
    if not used or other or _says_more(element):
        return False
    return used.isdisjoint(one.name.split(".")[0] for one in case.delta.created if one.kind == "auth_service")


def _says_more(element: Element) -> bool:
    name = element.name.rpartition(".")[2]
    certain = shipped.data("rules/lexicon/auth")["services"]["certain"]["function"]
    return name[:1].isupper() or spelled_like(certain).fit(name.replace("_", "").lower())


def _is_part(element: Element, case: Case) -> bool:
    """Whether a service is one more method of a class that had such methods: the class is the service, and it was there."""
    owner = element.name.rpartition(".")[0]
    there = (one for one in case.delta.base.elements if one.kind == "auth_service" and one.path == element.path)
    return bool(owner) and any(one.name.rpartition(".")[0] == owner for one in there)


def _is_taken_out(element: Element, case: Case) -> bool:
    """Whether a function that its file keeps to itself only has what others of the file did before: it makes calls of primitives, and the
    file makes no more of them than it did."""
    calls = () if element.exported else tuple(_calls_in(element.path, case.delta.head))
    made = {one.name for one in calls if one.value("within") == element.name}
    if not made:
        return False
    was, now = Counter(one.name for one in _calls_in(element.path, case.delta.base)), Counter(one.name for one in calls)
    return all(now[name] <= was[name] for name in made)


def _calls_in(path: str, side: Snapshot) -> Iterator[Element]:
    return (one for one in side.elements if one.kind == "auth_call" and one.path == path)


def at_home(element: Element, case: Case) -> bool:
    """Whether an auth primitive is called where base called it, by file or definition, or where the vault says that auth lives."""
    primitive, within = element.value("primitive"), element.value("within")
    origin = {element.path, *case.origins.get(element.path, ())}
    known = any((primitive, "path", path) in case.auth_homes for path in origin)
    if known or (within and (primitive, "within", within) in case.auth_homes):
        return True
    caller = within.split(".")[0] if within else ""
    return any(lives_at(seed.location, element.path) or (caller and same_name(seed.name, caller)) for seed in services(case))


def _call(element: Element, case: Case) -> str | None:
    return None if element.value("primitive") == "override" or at_home(element, case) or _asks(element, case) else "new-call"


def _asks(element: Element, case: Case) -> bool:
    """Whether a call only puts a guard before something, is one of a service that stands whole, or asks who is there where there is no
    service that asks."""
    known = shipped.data("rules/lexicon/auth")
    if element.value("of") in known["whole"]:
        return True
    told = {element.name, element.name.rpartition(".")[2]}
    return not told.isdisjoint(known["putting"]) or (not told.isdisjoint(known["asking"]) and not services(case))


def _dependency(element: Element, case: Case) -> str | None:
    if any(one.kind == "dependency" and one.name == element.name for one in case.delta.base.elements):
        return None
    registry, _, package = element.name.partition(":")
    listed = shipped.data("rules/lexicon/auth")["dependencies"].get(registry, [])
    known = any(names(str(one), package, "dependency") or package.startswith(f"{one}/") for one in listed)
    return "new-dependency" if known or element.value("auth") is not None else None


def _route(element: Element, case: Case) -> str | None:
    """A login or token route which neither imports nor names a service that is registered for it."""
    vocabulary = shipped.data("rules/codes/auth-reuse")["routes"]
    method, _, path = element.name.rpartition(" ")
    told = {"".join(words(segment)) for segment in path.split("/" if path.startswith("/") else ".")}
    calls = any(one.kind == "auth_call" for one in case.elements_at.get(element.path, []))
    suspicious = bool(told & set(vocabulary["always"])) or (calls and bool(told & set(vocabulary["with_call"])))
    if not suspicious or method in vocabulary["harmless_methods"] or registered(element, case):
        return None
    known = services(case)
    return None if (not known and not calls) or _through(element, known, case) else "new-route"


def _through(element: Element, known: list[Seed], case: Case) -> bool:
    """Whether the route's file uses one of the known services, or lives where one does."""
    reused = {entry.name for decision in in_force(case) for entry in decision.reuse if "auth" in words(f"{entry.domain} {entry.name}")}
    listed = {seed.name for seed in known} | reused
    if any(lives_at(seed.location, element.path) for seed in known):
        return True
    if any(same_name(facet.name.split(".")[0], name) for facet in element.facets for name in listed):
        return True
    for use in case.uses_at.get(element.path, []):
        if use.kind != "import":
            continue
        member = use.name.rpartition(":")[2]
        if any(same_name(member, name) for name in listed) or any(use.resolved and lives_at(seed.location, use.resolved) for seed in known):
            return True
    return False


_AROUND: dict[str, Reason] = {"auth_call": _call, "dependency": _dependency, "route": _route}
