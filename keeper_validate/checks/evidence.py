"""Whether a component is a UI primitive (a button, a modal): by what it renders, its role, what it wraps, and last by its name.

Must not know clauses; the vocabulary is `rules/lexicon/primitives.yaml`."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from os.path import basename, dirname
from typing import Any

from keeper_validate import shipped
from keeper_validate.checks.case import Case
from keeper_validate.checks.grants import in_force
from keeper_validate.checks.naming import skeleton
from keeper_validate.element import Element, Facet

ROOT = "root"


def is_primitive(element: Element, primitive: str, case: Case, instead: str = "") -> str | None:
    """What in the source or, where that is silent, in its name makes a component this primitive; composing a registered seed, or what the
    clause says to use `instead`, makes none."""
    entry = _entry(primitive)
    if element.kind != "component" or entry is None:
        return None
    composed = _composed(element, case, instead, primitive if _is_overlay(primitive) else "")
    rooted, inside = (
        [facet for facet in _shown(element, entry, places) if not _is_offered(facet, instead)] for places in ((ROOT,), ("inside", None))
    )
    shown = [facet for facet in rooted if not (composed and facet.role == "wraps")]
    built = any(facet.role == "primitive" for facet in (*shown, *inside))
    if any(called_like(name, primitive) for name in composed) and not built:
        return None
    if shown and not (_among_others(element, shown) and not called_like(element.name, primitive) and not _is_overlay(primitive)):
        return _phrase(shown[0], "at its root")
    if inside and (called_like(element.name, primitive) or _is_overlay(primitive)):
        return f"{_phrase(inside[0], 'inside')}"
    if composed or not called_like(element.name, primitive):
        return None
    return None if _contrary(element, entry) else only_called(element)


def only_called(element: Element) -> str:
    """The evidence of a name alone."""
    return f"is called {element.name}"


def called_like(name: str, primitive: str) -> bool:
    """Whether a name is one that the primitive's components bear."""
    entry = _entry(primitive)
    patterns = [str(one) for one in entry.get("names", [])] if entry else []
    bare = skeleton(name.rpartition(".")[2])
    return any(re.fullmatch(pattern.replace("*", ".*"), bare) for pattern in patterns)


def is_primitive_word(text: str, primitive: str) -> bool:
    """Whether a target only says the primitive's own name."""
    entry = _entry(primitive)
    return text.lower() == primitive or (entry is not None and text.lower() in entry.get("words", []))


def _entry(primitive: str) -> dict[str, Any] | None:
    found: dict[str, Any] | None = shipped.data("rules/lexicon/primitives").get(primitive)
    return found


def _shown(element: Element, entry: dict[str, Any], places: tuple[str | None, ...]) -> list[Facet]:
    """The facets that are evidence for an entry at the given places."""
    tags, components = entry.get("tags", ()), entry.get("components", ())
    sought = {"renders": tags, "aria_role": entry.get("roles", ()), "primitive": components, "wraps": components}
    found = []
    for facet in element.facets:
        name = facet.name.rpartition(":")[2] if facet.role == "primitive" else facet.name
        if facet.role == "primitive" and facet.name.rpartition(":")[0] in entry.get("packages", ()):
            here = facet.value in places and name not in shipped.data("rules/codes/forbidden")["parts"]
        elif facet.role == "wraps":
            here = ROOT in places and (facet.value in tags or name in components)
        else:
            here = facet.value in places and _is_one_of(name, sought.get(facet.role, ()))
        if here:
            found.append(facet)
    return found


def _is_one_of(name: str, listed: Collection[str]) -> bool:
    """Whether a name is one of some, or a piece of one that makes the whole of it: `Dialog.Root`, and no `Dialog.Trigger`."""
    owner, dot, part = name.partition(".")
    return name in listed or (bool(dot) and owner in listed and part not in shipped.data("rules/codes/forbidden")["parts"])


def _composed(element: Element, case: Case, instead: str, overlay: str) -> list[str]:
    """The registered components, those that the decision says to reuse or its clause to use, and those of other files of the project, that
    stand at the root; an `overlay` is one wherever it stands."""
    rooted = {facet.name for facet in element.facets if (facet.role == "renders" and facet.value == ROOT) or facet.role == "wraps"}
    rooted |= {facet.name for facet in element.named("renders") if overlay and called_like(facet.name, overlay)}
    used = sorted({name.split(".")[0] for name in rooted} - {element.name})
    reused = {entry.name for decision in in_force(case) for entry in decision.reuse} | {*re.findall(r"\w+", instead)} if used else set()
    known = (name for name in used if name in reused or any(seed.name == name for seed in case.seeds("component", name)))
    return [*dict.fromkeys((*known, *_imported(used, element, case, instead)))]


def _imported(names: list[str], element: Element, case: Case, instead: str) -> Iterator[str]:
    """Those of the names that the element's file imports from a file of the project, which were there before the change, or from the
    package that is to be used."""
    made = {(one.path, one.name) for one in case.delta.created if one.kind == "component"} if names else set()
    for use in case.uses_at.get(element.path, []) if names else ():
        module, _, member = use.name.rpartition(":")
        name = member if member != "default" else _told_by_file(use.resolved or "")
        known = use.resolved is not None or _is_named(module, instead)
        if use.kind == "import" and known and name in names and (use.resolved, name) not in made:
            yield name


def _is_offered(facet: Facet, instead: str) -> bool:
    """Whether what is rendered or wrapped comes from the package that the clause says to use."""
    told = {"primitive": facet.name, "wraps": facet.value or ""}.get(facet.role, "")
    return _is_named(told.rpartition(":")[0], instead)


def _is_named(module: str, text: str) -> bool:
    """Whether a text names a module, or the package that it lies in."""
    packages = re.findall(r"@[\w.-]+/[\w.-]+|[\w.-]+(?:/[\w.-]+)*", text) if module else ()
    return any(module == one or module.startswith(f"{one}/") for one in packages)


def _told_by_file(path: str) -> str:
    """What a file's default export is called: after the file, or the folder that it is the index of."""
    stem = basename(path).split(".")[0]
    return basename(dirname(path)) if stem == "index" else stem


def _is_overlay(primitive: str) -> bool:
    """A thing that lies over a page is itself wherever it stands; a button inside a panel makes no button of the panel."""
    return primitive in shipped.data("rules/codes/forbidden")["overlays"]


def _among_others(element: Element, shown: list[Facet]) -> bool:
    """Whether other things stand at the root too, beside what is shown or in its place: a list with a button below it is no button."""
    if any(facet.role == "aria_role" for facet in shown):
        return False
    told = set(shipped.data("rules/codes/forbidden")["stand-ins"])
    rendered, roots = "", set()
    for facet in element.facets:
        if facet.role == "renders" and facet.value == ROOT:
            rendered = facet.name
            roots.add(rendered)
        if facet in shown:
            told.add(rendered if facet.role == "primitive" else facet.name)
    return not roots <= told


def _contrary(element: Element, entry: dict[str, Any]) -> bool:
    """Whether the root is plainly another thing; a `div` speaks against nothing."""
    entries = shipped.data("rules/lexicon/primitives").values()
    own = {tag.partition("[")[0] for tag in entry.get("tags", ())}  # an `<input type="date">` is shown as an `<input>`
    others = {tag for other in entries for tag in other.get("tags", ())} - own
    roots = {facet.name for facet in element.named("renders") if facet.value == ROOT}
    return bool(roots) and roots <= others


def _phrase(facet: Facet, where: str) -> str:
    if facet.role == "aria_role":
        return f'has role="{facet.name}" {where}'
    if facet.role == "primitive":
        package, _, name = facet.name.rpartition(":")
        return f"renders {name} of {package} {where}"
    if facet.role == "wraps":
        package, _, name = (facet.value or "").rpartition(":")
        return f"wraps {facet.name}" + (f" ({name} of {package})" if package else f" (<{name}>)" if name else "")
    return f"renders <{facet.name}> {where}"
