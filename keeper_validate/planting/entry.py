"""One element as a vault entry: its seed file, its section, and its fields (`rules/lexicon/seed_homes.yaml`). Must not touch files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from keeper_validate import shipped
from keeper_validate.compare import MENTIONED
from keeper_validate.element import SEEDABLE, Element, Use
from keeper_validate.values import dataclass

_WRITTEN = frozenset({"table"})
# Where one of these stands again it is the same one; an error type is defined, and two of a name are two.
_BY_NAME = MENTIONED - {"error_type"}
FILES = ("frontend", "backend", "data", "auth", "config", "testing")


@dataclass(frozen=True, slots=True)
class Entry:
    """What the vault will say of an element: `fields` in the order of writing; a value is one text, or a list of them."""

    file: str
    section: str
    kind: str
    name: str
    location: str
    fields: tuple[tuple[str, str | tuple[str, ...]], ...] = ()


def entries(elements: Collection[Element], uses: Iterable[Use] = ()) -> tuple[tuple[Entry, ...], tuple[Element, ...]]:
    """The entries of everything that can be a seed, by name, and the elements whose name another one of their kind already holds: the one
    whose file most others import, as `uses` tell."""
    derived = shipped.data("rules/lexicon/seed_homes")["derived"]
    imported = Counter(use.resolved for use in uses if use.kind == "import" and use.resolved != use.path)
    found: dict[tuple[str, str], Entry] = {}
    second: list[Element] = []
    guarding = {(element.name, element.path) for element in elements if element.kind == "auth_service"}
    shown: dict[str, list[int]] = {}
    for element in elements:
        if element.kind == "page":
            shown.setdefault(element.path, []).append(element.line)

    def precedence(element: Element) -> tuple[str, str, bool, int, str, int]:
        importers = imported[element.path] if element.kind not in _BY_NAME else 0
        return element.kind, element.name, element.language in derived, -importers, element.path, element.line

    for element in sorted(elements, key=precedence):
        if not seedable(element) or (element.kind == "service" and (element.name, element.path) in guarding):
            continue
        if element.kind == "component" and any(element.line <= line <= element.end_line for line in shown.get(element.path, ())):
            continue  # the page itself is registered, by its address
        key = (element.kind, element.name)
        if key not in found:
            found[key] = _entry(element)
        elif element.kind not in _BY_NAME:
            second.append(element)
    return tuple(found.values()), tuple(second)


def seedable(element: Element) -> bool:
    """Whether an element is something to register: of a kind that can be a seed, offered to other files, with a name that is known and
    that others can write, and source, or a table of a schema that migrations write (`db/schema.rb`)."""
    home = element.context == "source" or (element.context == "generated" and element.kind in _WRITTEN)
    return element.kind in SEEDABLE and home and element.exported and not element.entered and not element.named("called")


def sections() -> dict[str, tuple[str, str]]:
    """The seed file and section of every kind that has one."""
    homes = shipped.data("rules/lexicon/seed_homes")
    return {kind: (homes[kind]["file"], homes[kind]["section"]) for kind in homes if kind in SEEDABLE}


def _entry(element: Element) -> Entry:
    homes = shipped.data("rules/lexicon/seed_homes")
    home = homes[element.kind]
    fields: list[tuple[str, str | tuple[str, ...]]] = []
    for field, role in home["fields"].items():
        values = tuple(facet.name for facet in element.named(role))
        if values and field in homes["single"]:
            fields.append((field, values[0]))
        elif values:
            fields.append((field, tuple(dict.fromkeys(values))[: homes["listed"]]))
    return Entry(home["file"], home["section"], element.kind, element.name, element.path, tuple(fields))

