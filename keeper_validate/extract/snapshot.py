"""A tree and some paths into a Snapshot: every path read once, resolved as far as it needs, then the facts that depend on the path.

Must not know what the snapshot is for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from keeper_validate.element import Element, Gap, Snapshot, Use
from keeper_validate.extract.authentication.asked import asked_inside
from keeper_validate.extract.authentication.services import Services, candidates
from keeper_validate.extract.clients import clients
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.decoding import Lost, Unreadable, source_text
from keeper_validate.extract.defaults import defaults
from keeper_validate.extract.elements import elements
from keeper_validate.extract.environment import env_vars
from keeper_validate.extract.expression import Call, Name
from keeper_validate.extract.formats.env import samples
from keeper_validate.extract.formats.readers import contracted, migrated, reader_of
from keeper_validate.extract.handed_on import handed_on
from keeper_validate.extract.handlers import answering
from keeper_validate.extract.language import language_of
from keeper_validate.extract.manifests.dependencies import beside, renamings
from keeper_validate.extract.module import Known, Module
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.place import Place
from keeper_validate.extract.placed import placed
from keeper_validate.extract.routing.around import around
from keeper_validate.extract.routing.composed import Composed
from keeper_validate.extract.routing.doors import doors
from keeper_validate.extract.routing.filesystem import located, named_by_file
from keeper_validate.extract.routing.guards import standing
from keeper_validate.extract.routing.inherited_routes import inherited_routes
from keeper_validate.extract.routing.listed_pages import listed_pages
from keeper_validate.extract.routing.mounts import Mounts
from keeper_validate.extract.routing.pages import left_open, pages
from keeper_validate.extract.routing.routes import routes
from keeper_validate.extract.routing.tagged_pages import TaggedPages
from keeper_validate.extract.sharing import WIDE, shared
from keeper_validate.extract.sources import Sources
from keeper_validate.extract.united import last_said, one_view, united, with_migrated
from keeper_validate.extract.unlisted import unlisted
from keeper_validate.extract.uses import Qualify, calls, imports, statements, technologies
from keeper_validate.extract.wrapping import wrapped
from keeper_validate.store import Missing, TooLarge
from keeper_validate.tree import Tree
from keeper_validate.values import replace

# What holds something, and does nothing where it has no functions of its own.
_DATA = frozenset({"enum", "schema", "table"})
_SEEN = frozenset({"component", "enum"})
# How a table says that code maps it to a class, and is no step of a history.
_MAPPED = "configuration"


def snapshot(
    tree: Tree, paths: Iterable[str], known: Known | None = None, whole: bool = False, contexts: Contexts | None = None
) -> Snapshot:
    """What the given paths of a tree hold. `known` carries modules over from another tree (base to head) by blob id; `whole` says that the
    paths are all of the tree, so that nothing beyond them need be searched for; `contexts` are those of the side before a change, else the
    tree's own."""
    asked = frozenset(paths)
    # A folder can stand where the other side has a file.
    listed = sorted(path for path in asked if (entry := tree.entry(path)) is not None and not entry.is_directory)
    tree.prefetch(entry.oid for path in listed if (entry := tree.entry(path)) is not None and entry.is_file and _is_read(path))
    wide = len(asked) > WIDE
    sources = Sources(tree, known if known is not None else {}, whole, wide and not whole)
    resolver = Resolver(sources)
    read, gaps = _modules(listed, sources)
    modules = list(handed_on(read, resolver))
    known_too = (*modules, *(() if whole else around(tuple(modules), resolver)))
    mounts, composed, tagged = Mounts(known_too, resolver), Composed(known_too, resolver), TaggedPages(known_too, resolver, left_open)
    services = Services(lambda path: _place(path, resolver))
    found, used = list[Element](), list[Use]()
    for path, module in modules:
        made = last_said(united(_of_module(path, module, resolver, mounts, composed, tagged, services, asked)))
        told = (*_uses(path, module, resolver), *(() if whole else _stood(path, module, resolver)))
        found.extend(map(shared, made) if sources.wide else made)
        used.extend(map(shared, told) if sources.wide else told)
        if wide:
            resolver.forget()
        gaps.extend(Gap(path, gap.line, gap.reason) for gap in module.gaps)
    for path in sources.ahead(listed, reader_of):
        _read_format(path, tree, found, gaps)
        found.extend(renamings(path, tree))
    for path in () if whole else (*beside(asked, tree), *samples(asked, tree)):
        _read_format(path, tree, found, [])
    found.extend(() if whole else (*listed_pages(modules, resolver), *composed.answered(asked)))
    found = with_migrated(found, composed.tables(asked, whole))
    found.extend(contracted(tree, listed, found))
    state, unread = migrated(tree, asked, whole)
    found = one_view([*found, *state], partial(_declared_elsewhere, found, asked, resolver, whole))
    gaps.extend((*unread, *composed.gaps(asked)))
    found.sort(key=lambda element: (element.path, element.line, element.kind, element.name))
    return placed(Snapshot(tuple(listed), tuple(found), tuple(used), tuple(gaps)), contexts if contexts is not None else Contexts(tree))


def _declared_elsewhere(
    found: list[Element], asked: frozenset[str], resolver: Resolver, whole: bool, made: list[Element]
) -> frozenset[str]:
    """Of tables that code creates those that are models' elsewhere; in a whole tree with models all but what a configuration maps are what
    these once were."""
    if not whole:
        from keeper_validate.extract.routing.modelled import modelled

        return modelled(made, asked, resolver.sources.tree, partial(_declares_tables, resolver))
    models = any(one.language != "sql" for one in found if _is_model(one))
    once = (one for one in made if models and one.value("made") != _MAPPED)
    return frozenset(one.name.rpartition(".")[2].lower() for one in once)


def _declares_tables(resolver: Resolver, path: str) -> bool:
    module = resolver.sources.beyond(path)
    return module is not None and any(map(_is_model, elements(path, module, resolver)))


def _is_model(element: Element) -> bool:
    return element.kind == "table" and not element.named("made")


def _place(path: str, resolver: Resolver) -> Place | None:
    module = resolver.sources.beyond(path)
    return _placed_in(path, module, resolver) if module is not None else None


def _placed_in(path: str, module: Module, resolver: Resolver) -> Place:
    def leads(name: str, scope: str) -> tuple[str, str]:
        site = resolver.follow(path, scope, name)
        if not isinstance(site, Site) or site.definition is None or site.rest or site.parameter is not None:
            return "", ""
        return site.path, site.definition.name

    return Place(path, module, _qualifying(path, resolver), leads)


def _uses(path: str, module: Module, resolver: Resolver) -> Iterator[Use]:
    leads = partial(resolver.leads_to, path, module)
    yield from imports(path, module, leads)
    yield from calls(path, module, _qualifying(path, resolver), leads)
    yield from statements(path, module)
    yield from defaults(path, module)


def _stood(path: str, module: Module, resolver: Resolver) -> Iterator[Use]:
    """What only a change is held against: what stood guard where, and what had the name of a service."""
    yield from doors(path, module, resolver)
    yield from asked_inside(path, module)
    yield from candidates(path, module)


def _qualifying(path: str, resolver: Resolver) -> Qualify:
    """What names of a file stand for, remembered, as who tells technologies, authentication and the environment asks for the same ones."""

    def qualify(name: str, scope: str) -> str:
        key = path, scope, name
        found = resolver.meant.get(key)
        if found is None:
            called = Call(Name(name.removesuffix("()"))) if name.endswith("()") else None
            found = resolver.meant[key] = resolver.qualified(path, scope, called or Name(name))
        return found

    return qualify


def _of_module(
    path: str,
    module: Module,
    resolver: Resolver,
    mounts: Mounts,
    composed: Composed,
    tagged: TaggedPages,
    services: Services,
    asked: frozenset[str],
) -> Iterator[Element]:
    qualify = _qualifying(path, resolver)

    def leads(name: str) -> str | None:
        return resolver.leads_to(path, module, name)

    lasting = _lasting((*elements(path, module, resolver), *located(path, module, resolver)), path, module)
    for element in lasting:
        yield wrapped(path, module, named_by_file(path, element), resolver)
    yield from pages(path, module, resolver, tagged)
    routed = tuple(routes(path, module, resolver, mounts))
    yield from (standing(route, path, resolver) for route in (*routed, *inherited_routes(path, module, resolver, mounts, asked)))
    yield from composed.routes(path, module)
    yield from technologies(path, module, qualify, leads, clients(path, module, resolver))
    placed_in = _placed_in(path, module, resolver)
    yield from services.calls(placed_in)
    yield from env_vars(path, module, qualify)
    seen = frozenset(element.name for element in lasting if element.kind in _SEEN)
    told = {element.line: element.name for element in lasting if element.kind == "auth_service"}
    acting = {one.name.rpartition(".")[0] for one in module.definitions if one.form == "function"}
    data = frozenset(element.name for element in lasting if element.kind in _DATA) - acting
    yield from services.elements(placed_in, seen, told, frozenset(answering(module, routed)), data)


def _lasting(found: tuple[Element, ...], path: str, module: Module) -> tuple[Element, ...]:
    """Without the models of a migration, which are what the tables once were."""
    models = [element for element in found if _is_model(element)]
    language = language_of(path) if models else None
    if language is None:
        return found
    from keeper_validate.extract.routing.modelled import past

    return tuple(element for element in found if element not in models) if past(module, language.rules) else found


def _is_read(path: str) -> bool:
    return language_of(path) is not None or reader_of(path) is not None


def _read_format(path: str, tree: Tree, found: list[Element], gaps: list[Gap]) -> None:
    read = reader_of(path)
    if read is None:
        hidden = unlisted(path, tree) if language_of(path) is None else None
        gaps.extend(() if hidden is None else (hidden,))
        return
    try:
        data = tree.read(path)
        if data is None:
            return
        inside, missing = read(source_text(data))
    except Missing as error:
        gaps.append(Gap(path, 0, str(error), lost=True))
        return
    except (TooLarge, Unreadable) as error:
        gaps.append(Gap(path, 0, str(error)))
        return
    found.extend(replace(element, path=path) for element in inside)
    gaps.extend(Gap(path, gap.line, gap.reason) for gap in missing)


def _modules(paths: Iterable[str], sources: Sources) -> tuple[list[tuple[str, Module]], list[Gap]]:
    readable = [path for path in paths if language_of(path) is not None]
    sources.warm(readable)
    found, gaps = [], []
    for path in sources.ahead(readable):
        try:
            found.append((path, sources.module(path)))
        except Unreadable as error:
            gaps.append(Gap(path, 0, str(error), lost=isinstance(error, Lost)))
    return found, gaps
