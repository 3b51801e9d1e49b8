"""Pages that a router's configuration lists: a tree of objects with a path and children, in place or by name, across files.

Records of kind `pages` hold the tree; a page is where the list of it is written. Must not know any framework, only that such trees have
`path`, `index`, `children` or `routes`, and `loadChildren`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from keeper_validate.element import Element, Facet
from keeper_validate.extract.constants import is_open, plainly, text
from keeper_validate.extract.expression import CHOSEN, Call, Entries, Expression, Items, Member, Name, Text
from keeper_validate.extract.indexed import records_of
from keeper_validate.extract.matching.conditions import holds
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site, Target
from keeper_validate.extract.routing.page_branches import brought, called, gathered, laid_out, loaded
from keeper_validate.extract.routing.route_path import join, page_path, parameters, piece
from keeper_validate.extract.routing.segments import STYLES
from keeper_validate.extract.routing.tagged_pages import TaggedPages
from keeper_validate.values import dataclass, field, replace

# How many names are followed, one to the next; how deep a tree is nested is no matter.
_DEPTH = 12
_PUT_TOGETHER = frozenset({"filter", "concat", "flat"})
_SHOWN = frozenset({"element", "Component", "component", "lazy", "components", "loadComponent"})
_BELOW = frozenset({"children", "routes", "loadChildren"})
# What says that an entry has no path of its own: a function matches it, or it stands in a part of another page.
_PLACELESS = frozenset({"matcher", "outlet"})


_Way = tuple[Site, ...]
"""What leads from a router to a list, the list last."""


@dataclass(frozen=True, slots=True)
class _Walk:
    """One router's tree; `taken` are the classes that were taken in, each below one path, as many of a project take in the same; `below`
    says that a path stands below its parent's even where it begins with a slash."""

    resolver: Resolver
    below: bool = False
    taken: set[tuple[tuple[str, str], str]] = field(default_factory=set)


def pages(path: str, module: Module, resolver: Resolver, tagged: TaggedPages) -> Iterator[Element]:
    """The pages that a file's routers list, and those that its tags are, each path once."""
    seen: set[str] = set()
    for page in chain((page for page, _ in led_to(path, module, resolver, tagged)), _tagged(path, module, tagged)):
        if page.name not in seen:
            seen.add(page.name)
            yield page


def led_to(
    path: str, module: Module, resolver: Resolver, tagged: TaggedPages | None = None
) -> Iterator[tuple[Element, frozenset[str]]]:
    """The pages that a file's routers list, each with the files that lead from the router to its list."""
    seen: set[str] = set()
    known = [one for one in records_of(module, "pages") if holds(one, path, resolver)]
    made = {one.setting("framework") for one in known if one.setting("tree") != "beside" and one.first("globs") is None}
    for record in known:
        if record.setting("tree") == "beside" and record.setting("framework") not in made:
            continue
        tree, globs = record.first("tree"), record.first("globs")
        starts = tagged.starts(path, record) if tagged is not None and record.setting("tree") == "below" else ()
        walk = _Walk(resolver, bool(starts) or record.setting("path.slash") == "below")
        listed = ((tree.value, above) for above in starts or ("",)) if tree is not None else ()
        found: Iterable[tuple[str, _Way]] = (one for each in listed for one in _tree((Site(path),), record.within, *each, walk))
        if globs is not None:
            found = _offered(path, globs.value, resolver)
        if record.setting("path.style") is not None:
            found = ((whole, (Site(path),)) for whole in _spelled(path, record, resolver))
        for whole, way in found:
            if whole not in seen:
                seen.add(whole)
                page = _page(path, module, record, whole)
                yield _listed(page, way[-1]) if way[-1].path != path else page, frozenset(site.path for site in way)


def left_open(modules: Iterable[tuple[str, Module]], resolver: Resolver) -> dict[str, tuple[str, ...]]:
    """The paths of pages that files list, for routers of any of them, which leave their end open, by the file of the list."""
    found: dict[str, tuple[str, ...]] = {}
    for path, module in modules:
        for page, _ in led_to(path, module, resolver):
            if page.name.endswith("/{splat}"):
                found[page.path] = (*found.get(page.path, ()), page.name)
    return found


def _tagged(path: str, module: Module, tagged: TaggedPages) -> Iterator[Element]:
    for record in tagged.tags(path, module):
        place = (path, module, record)
        if not tagged.is_frame(place):
            yield from (_page(path, module, record, page_path(written)) for written in tagged.written(place))


def lists(module: Module) -> bool:
    """Whether a file holds what reads like a list of pages, which a router of another file may be given."""
    return any(one.value is not None and _is_list(one.value, 0) for one in module.definitions)


def _is_list(value: Expression, depth: int) -> bool:
    if isinstance(value, Items):
        return depth < 2 and any(_is_list(one, depth + 1) for one in value.values)
    if isinstance(value, Call | Member):
        return depth < 2 and any(_is_list(one, depth + 1) for one in (value.arguments if isinstance(value, Call) else (value.of,)))
    keys = {key for key, _ in value.entries} if isinstance(value, Entries) else set[str]()
    return bool(keys & {"path", "index"}) and not keys.isdisjoint(_SHOWN | _BELOW)


def _offered(path: str, globs: Expression, resolver: Resolver) -> Iterator[tuple[str, _Way]]:
    """The pages of lists that files offer whose paths fit some patterns."""
    for target in gathered(path, globs, resolver):
        definition = target.definition if isinstance(target, Site) else None
        if definition is not None and definition.value is not None and _is_list(definition.value, 0):
            yield from _led((Site(path),), target, "", _Walk(resolver), 0)


def _spelled(path: str, record: Record, resolver: Resolver) -> tuple[str, ...]:
    """The path that a file's route is given, in its framework's spelling."""
    written = record.first("path")
    own = text(path, record.within, written.value, resolver) if written is not None else None
    whole = STYLES[record.setting("path.style") or ""](own.split("/")) if own is not None else None
    return (whole,) if whole is not None else ()


def _tree(way: _Way, scope: str, expression: Expression, above: str, walk: _Walk, depth: int = 0) -> Iterator[tuple[str, _Way]]:
    if depth > _DEPTH:
        return
    if isinstance(expression, Items):
        for item in expression.values:
            yield from _tree(way, scope, item, above, walk, depth)
    elif isinstance(expression, Entries):
        yield from _route(way, scope, laid_out(way[-1].path, scope, expression, walk.resolver), above, walk, depth)
    elif isinstance(expression, Member) and expression.name == "...":
        yield from _tree(way, scope, expression.of, above, walk, depth)
    elif isinstance(expression, Call) and (expression.function == CHOSEN or _is_put_together(expression.function)):
        of = expression.function.of if isinstance(expression.function, Member) else None
        for part in (*((of,) if of is not None else ()), *expression.arguments):
            yield from _tree(way, scope, part, above, walk, depth)
    elif isinstance(expression, Call) and (branch := called(way[-1].path, expression, walk.resolver)) is not None:
        yield from _tree(way, branch.scope, branch.tree, above, walk, depth + 1)
    elif isinstance(expression, Name | Call):
        reference = expression.function if isinstance(expression, Call) else expression
        target = walk.resolver.target(way[-1].path, scope, reference)
        led = tuple(_led(way, target, above, walk, depth, isinstance(expression, Call)))
        # `routes: withCrumbs(routes)`: what a function makes of nothing but a list are its pages, unless it gives others
        yield from led or (one for given in _alone(expression) for one in _tree(way, scope, given, above, walk, depth + 1))


def _led(way: _Way, target: Target | None, above: str, walk: _Walk, depth: int, by_call: bool = False) -> Iterator[tuple[str, _Way]]:
    """What stands in a list, in what a function gives, or in what a class brings along, that a name leads to."""
    definition = target.definition if isinstance(target, Site) and not target.rest else None
    if not isinstance(target, Site) or definition is None:
        return
    if definition.value is not None:
        inner = definition.name if by_call else definition.name.rpartition(".")[0]
        yield from _tree((*way, target), inner, definition.value, above, walk, depth + 1)
    elif definition.form == "class" and (target.key, above) not in walk.taken:
        walk.taken.add((target.key, above))
        branch = brought(target, walk.resolver)
        yield from _tree((*way, branch.site), branch.scope, branch.tree, above, walk, depth + 1) if branch is not None else ()


def _alone(expression: Expression) -> tuple[Expression, ...]:
    """What a function that is called by its bare name is given, where that is one thing."""
    given = expression.arguments if isinstance(expression, Call) else ()
    bare = isinstance(expression, Call) and isinstance(expression.function, Name) and "." not in expression.function.name
    return given if bare and len(given) == 1 else ()


def _is_put_together(function: Expression) -> bool:
    """Whether a list is put together by what is called on it."""
    return isinstance(function, Member) and isinstance(function.of, Items) and function.name in _PUT_TOGETHER


def _route(way: _Way, scope: str, entries: dict[str, Expression], above: str, walk: _Walk, depth: int) -> Iterator[tuple[str, _Way]]:
    own = text(way[-1].path, scope, entries["path"], walk.resolver) if "path" in entries else ""
    if own is None or "://" in own or _PLACELESS & entries.keys():  # a menu's link to another site is no page of this one
        return
    whole = page_path(piece(own) if own.startswith("/") and not walk.below else join(above, piece(own)) if own else above)
    children = entries.get("children", entries.get("routes"))
    frame = "redirect" in entries or (children is not None and not {"path", "index"} & entries.keys())
    if _SHOWN & entries.keys() and not frame and not _has_index(children):
        yield whole, way
    if children is not None:
        yield from _tree(way, scope, children, whole, walk, depth)
    if "loadChildren" in entries:
        yield from _led(way, loaded(way[-1].path, entries["loadChildren"], walk.resolver), whole, walk, depth)


def _has_index(children: Expression | None) -> bool:
    """Whether a child stands at the parent's own path: then that is the page, and the parent its frame."""
    listed = [dict(child.entries) for child in children.values if isinstance(child, Entries)] if isinstance(children, Items) else []
    return any("path" not in child or "index" in child or child["path"] == Text("") for child in listed)


def _page(path: str, module: Module, record: Record, whole: str) -> Element:
    facets = [Facet("param", name) for name in parameters(whole)]
    facets.extend([Facet("prefix", "unresolved")] if is_open(whole) else ())
    framework = record.setting("framework") or record.framework
    return Element("page", plainly(whole), path, record.line, record.end_line, module.language, framework, facets=tuple(facets))


def _listed(page: Element, listing: Site) -> Element:
    """A page that stands in the list of another file than the router's."""
    made = listing.definition
    return replace(page, path=listing.path, line=made.line, end_line=made.end_line) if made is not None else page
