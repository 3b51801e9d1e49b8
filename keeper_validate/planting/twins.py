"""Elements that are likely one thing built twice: near names with the same shape, with the evidence. Must not decide: it recommends."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import combinations

from keeper_validate import shipped
from keeper_validate.element import Element, Use
from keeper_validate.planting.entry import seedable
from keeper_validate.values import dataclass

_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
_KINDS = ("component", "service", "enum", "route")
_ALIKE = 0.5
_MANY = 60
# A name that more of a kind have says which part they play (the `Index` of each folder of pages), not that one was built again.
_ROLE = 3


@dataclass(frozen=True, slots=True)
class Twins:
    """Two elements of a kind and what makes them near twins."""

    base: Element
    other: Element
    evidence: str


def twins(elements: Collection[Element], uses: Iterable[Use] = ()) -> tuple[Twins, ...]:
    """Near twins among source elements, by kind and name. Only elements that share a word or a value are compared, and what a framework
    enters by its file, as no import among `uses` leads to it, is nobody's to use instead."""
    found: list[Twins] = []
    entered = _entered(elements, uses)
    listed = [one for one in elements if seedable(one) and one.kind in _KINDS and not (one.kind == "component" and entered(one))]
    for kind in _KINDS:
        seen: set[tuple[int, int]] = set()
        of_kind = [element for element in listed if element.kind == kind]
        named = Counter(element.name for element in of_kind)
        for group in _groups(of_kind):
            for one, other in combinations(group, 2):
                pair = (id(one), id(other))
                if pair in seen or _is_same(one, other) or (one.name == other.name and named[one.name] > _ROLE):
                    continue
                seen.add(pair)
                evidence = _EVIDENCE[kind](one, other)
                if evidence:
                    found.append(Twins(one, other, evidence))
    return tuple(sorted(found, key=lambda pair: (pair.base.kind, pair.base.name, pair.base.path, pair.other.name, pair.other.path)))


def _is_same(one: Element, other: Element) -> bool:
    """Whether two are one thing told twice: in one file, in files for two platforms, in a schema and in its migration."""
    derived = {element.language in shipped.data("rules/lexicon/seed_homes")["derived"] for element in (one, other)}
    return one.name == other.name and (_stem(one) == _stem(other) or len(derived) == 2)


def _stem(element: Element) -> str:
    folder, slash, name = element.path.rpartition("/")
    return folder + slash + name.partition(".")[0]


def _entered(elements: Iterable[Element], uses: Iterable[Use]) -> Callable[[Element], bool]:
    pages = {element.path for element in elements if element.kind == "page"}
    imported = {use.resolved for use in uses if use.kind == "import"}

    def entered(element: Element) -> bool:
        stem = _stem(element).rpartition("/")[2]
        by_file = (_plainly(stem) == _plainly(element.name) and stem[:1] != "_") or stem == "index"
        return element.path in pages or not (by_file or element.path in imported)

    return entered


def _plainly(name: str) -> str:
    return re.sub(r"[-_]", "", name).lower()


def _groups(elements: list[Element]) -> Iterator[list[Element]]:
    by_word: dict[str, list[Element]] = {}
    for element in elements:
        for key in _keys(element):
            by_word.setdefault(key, []).append(element)
    for key in sorted(by_word):
        # a word that many share (Page, Get) says nothing
        if 1 < len(by_word[key]) <= _MANY:
            yield by_word[key]


def _keys(element: Element) -> set[str]:
    if element.kind == "enum":
        return {facet.name.lower() for facet in element.named("member")}
    if element.kind == "route":
        return {_shape(element)}
    return {word.lower() for word in _WORD.findall(element.name)}


def _component(one: Element, other: Element) -> str:
    roots = [{facet.name for facet in element.named("renders") if facet.value == "root"} for element in (one, other)]
    props = [{facet.name for facet in element.named("prop")} for element in (one, other)]
    if one.name == other.name:
        return "both are named so"
    shared, every = props[0] & props[1], props[0] | props[1]
    if roots[0] & roots[1] and len(shared) >= 2 and len(shared) >= _ALIKE * len(every) and _related(one.name, other.name):
        return f"both render {', '.join(sorted(roots[0] & roots[1]))} and take {', '.join(sorted(shared))}"
    return ""


def _service(one: Element, other: Element) -> str:
    methods = [{facet.name for facet in element.named("method")} for element in (one, other)]
    shared, every = methods[0] & methods[1], methods[0] | methods[1]
    if one.name == other.name:
        return "both are named so"
    if len(shared) >= 2 and len(shared) >= _ALIKE * len(every):
        return f"both have {', '.join(sorted(shared))}"
    return ""


def _enum(one: Element, other: Element) -> str:
    members = [{facet.name.lower() for facet in element.named("member")} for element in (one, other)]
    if len(members[0]) >= 2 and members[0] == members[1]:
        return f"both have the members {', '.join(facet.name for facet in one.named('member'))}"
    return ""


def _route(one: Element, other: Element) -> str:
    return "they differ only in spelling" if one.name != other.name else "registered twice" if one.path != other.path else ""


def _shape(element: Element) -> str:
    method, _, path = element.name.partition(" ")
    parts = path.strip("/").split("/")
    segments = ["{}" if part.startswith("{") else re.sub(r"[-_]", "", part).lower().removesuffix("s") for part in parts]
    return f"{method} /{'/'.join(segments)}"


def _related(one: str, other: str) -> bool:
    words = [[word.lower() for word in _WORD.findall(name)] for name in (one, other)]
    return words[0][-1:] == words[1][-1:] or set(words[0]) <= set(words[1]) or set(words[1]) <= set(words[0])


_EVIDENCE = {"component": _component, "service": _service, "enum": _enum, "route": _route}
