"""Which routes lost a guard between base and head, also through a rename or a router-level guard that vanished, and which checks are
told to refuse nobody.

Must not know why guards matter."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from keeper_validate import shipped
from keeper_validate.checks.case import SOURCE, Case
from keeper_validate.checks.naming import same_name, words
from keeper_validate.element import DOOR, ONE_ROUTE, Element, Facet, Snapshot, Use
from keeper_validate.extract.authentication.asking import is_beside, is_guard

_SERVED = frozenset({"route", "page"})


def lost_guards(case: Case, swapped: bool = False) -> Iterator[tuple[Element, str, str]]:
    """Each route or page with the guard it lost, and what it has instead (empty where it has nothing); where it is `swapped` for one that
    asks as much, only if that is asked for."""
    pairs = [(change.base, change.head) for change in case.delta.altered] + [(one.base, one.head) for one in case.delta.renamed]
    routes = [(base, head) for base, head in pairs if head.kind in _SERVED and head.context in SOURCE]
    told: set[str] = set()
    for base, head in routes:
        for guard, instead in _lost(base.named("guard"), head.named("guard"), case, swapped):
            told.add(guard.name)
            yield head, _told(guard), instead
    put = {guard.name for base, head in routes for guard in head.named("guard") if guard not in base.named("guard")}
    yield from _opened(case, told | put, swapped)
    yield from _unasked(case, told)


def _lost(was: Sequence[Facet], now: Sequence[Facet], case: Case, swapped: bool) -> Iterator[tuple[Facet, str]]:
    """Each guard that is gone, and what came."""
    gone = [guard for guard in was if asks_who(guard) and not any(_as_strong(guard, other) for other in now)]
    come = [guard for guard in now if guard not in was and not _reads_only(guard)]
    for guard in gone:
        equal = next((other for other in come if not swapped and _is_known(other, case) and _asks_as_much(guard, other)), None)
        if equal is not None:
            come.remove(equal)
        else:
            yield guard, ", ".join(map(_told, come))


def _opened(case: Case, told: set[str], swapped: bool) -> Iterator[tuple[Element, str, str]]:
    """Each router that still stands where it stood and lost a guard which no other router, nor a route that was there, has instead, nor
    which any route is said to have lost (`told`)."""
    was, now = _doors(case.delta.base), _doors(case.delta.head)
    put = {
        guard.name for place, (_, guards) in now.items() for guard in guards
        if (guard not in was[place][1] if place in was else not place[1].startswith(ONE_ROUTE))
    }
    for (path, router), (_, guards) in was.items():
        if (path, router) in now and not router.startswith(ONE_ROUTE):
            line, left = now[path, router]
            for guard, instead in _lost(guards, left, case, swapped):
                if guard.name not in told | put:
                    yield Element("route", router, path, line, line, ""), _told(guard), instead


def _unasked(case: Case, told: set[str]) -> Iterator[tuple[Element, str, str]]:
    """Each function that answers and lost the guard in its body, unless its route is said to have lost it (`told`)."""
    for use in case.delta.unasked:
        name, _, guard = use.name.partition(DOOR)
        if guard not in told:
            served = [one for one in case.elements_at.get(use.path, []) if one.kind == "route" and one.value("handler") == name]
            called = served[0].name if len(served) == 1 else name  # `GET /carts/{id}` says more than the `GET` that answers it
            yield Element("route", called, use.path, use.line, use.line, ""), guard, ""


def _doors(side: Snapshot) -> dict[tuple[str, str], tuple[int, list[Facet]]]:
    """The routers that the files of one side name, each with its first line and what stands guard before it as a whole."""
    found: dict[tuple[str, str], tuple[int, list[Facet]]] = {}
    for use in side.uses:
        if use.kind == "door" and use.context in SOURCE:
            router, _, guard = use.name.partition(DOOR)
            name, _, given = guard.removesuffix(")").partition("(")
            _, guards = found.setdefault((use.path, router), (use.line, []))
            guards.extend((Facet("guard", name, given or None),) if guard else ())
    return found


def disabled_checks(case: Case) -> Iterator[tuple[Element, str]]:
    """Each call of a primitive with what it is told that keeps it from refusing, where one was that was not told so, and each guard that
    is replaced. One more call, beside those that refuse, takes nothing away."""
    was, now = _calls(case.delta.base), _calls(case.delta.head)
    for place, calls in now.items():
        before = was.get(place, [])
        known = {facet.name for one in before for facet in one.named("lax")}
        fewer = _strict(calls) < _strict(before)
        for element in calls:
            told = [facet.name for facet in element.named("lax") if facet.name not in known]
            yield from ((element, one) for one in told if fewer or element.value("primitive") == "override")


def opened_defaults(case: Case) -> Iterator[Use]:
    """Each setting that lets in whom no rule speaks of, where it refused them."""
    free = frozenset(shipped.data("rules/lexicon/auth")["open"])
    refused = {use.name for use in case.delta.dropped_uses if use.kind == "default" and use.form.lower() not in free}
    for use in case.delta.uses:
        if use.kind == "default" and use.context in SOURCE and use.name in refused and use.form.lower() in free:
            yield use


def _strict(calls: list[Element]) -> int:
    return sum(not element.named("lax") for element in calls)


def _calls(side: Snapshot) -> dict[tuple[str, str | None], list[Element]]:
    """The calls of primitives by what is called and the definition that calls it."""
    found: dict[tuple[str, str | None], list[Element]] = {}
    for element in side.elements:
        if element.kind == "auth_call" and element.context in SOURCE:
            found.setdefault((element.name, element.value("within")), []).append(element)
    return found


def asks_who(facet: Facet) -> bool:
    """Whether a guard may turn somebody away for who it is."""
    return not _is_open(facet) and not _reads_only(facet)


def _is_open(facet: Facet) -> bool:
    """Whether a guard lets everybody pass (`AllowAny`)."""
    told = {part.rpartition(".")[2].lower().removesuffix("()") for part in (facet.name, facet.value or "")}
    return facet.role == "guard" and not told.isdisjoint(shipped.data("rules/lexicon/auth")["open"])


def _reads_only(facet: Facet) -> bool:
    """Whether what stands where guards do only reads what a request holds (`zValidator`), whoever sends it."""
    return facet.role == "guard" and is_beside(facet.name.removesuffix("?"))


def _as_strong(guard: Facet, other: Facet) -> bool:
    """A guard that stands there always is as strong as one under a condition (`requireAuth?`)."""
    if other.name not in (guard.name, guard.name.removesuffix("?")):
        return False
    return guard.value == other.value or guard.value is None or _asks_more(guard.value, other.value or "")


def _asks_more(was: str, now: str) -> bool:
    """Whether a permission is of the same thing and of a deed beyond that of before: `items:read` and `items:write`."""
    deeds = shipped.data("rules/lexicon/auth")["deeds"]
    before, after = ([word for word in re.split(r"[^a-z0-9]+", text.lower()) if word] for text in (was, now))
    reads = [word for word in before if word in deeds["reading"]]
    writes = [word for word in after if word in deeds["writing"]]
    rest = {word for word in before if word not in deeds["reading"]}
    return len(reads) == len(writes) == 1 and bool(rest) and rest <= set(after)


def _is_known(guard: Facet, case: Case) -> bool:
    """Whether a guard is one by its name, or a service that the vault registers or that was there before."""
    names = [seed.name for seed in case.law.vault.of("auth_service")]
    names += [one.name for one in case.delta.base.elements if one.kind == "auth_service"]
    return any(same_name(name, guard.name) for name in names) or is_guard(guard.name.rpartition(".")[2].replace("-", ""))


def _asks_as_much(guard: Facet, other: Facet) -> bool:
    """Whether one guard stands for another: it names whomever that one let pass (`requireRole(admin)`, `requireAdmin`), and lets nobody
    else pass."""
    known = shipped.data("rules/lexicon/auth")
    now = {*words(other.name), *words(other.value or "")}
    asked = {*words(guard.value)} if guard.value else {*words(guard.name)} & {*map(str, known["narrowing"])}
    wavers = other.name.endswith("?") and not guard.name.endswith("?")
    wavers = wavers or not (now - {*words(guard.name)}).isdisjoint(known["wavering"])
    return asked <= now and not wavers and not _is_open(other)


def _told(guard: Facet) -> str:
    return f"{guard.name}({guard.value})" if guard.value else guard.name
