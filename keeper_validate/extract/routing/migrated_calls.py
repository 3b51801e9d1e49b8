"""Tables that migrations written as code lead to, and those of a schema that such migrations were dumped into.

Must not know any framework; the words, and where the files lie, are data (`rules/<family>/<framework>.yaml`)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from keeper_validate import shipped
from keeper_validate.element import Element, Facet
from keeper_validate.extract.constants import is_open, plainly
from keeper_validate.extract.expression import Call, Expression, Items, Literal, Name, keyword, plain
from keeper_validate.extract.language import language_of
from keeper_validate.extract.module import Capture, Module
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.routing.drawn_frame import Frame, place, word, words
from keeper_validate.extract.routing.drawn_places import by_rules
from keeper_validate.extract.routing.migrated_chains import Chains
from keeper_validate.extract.routing.migrated_names import texts_of, with_texts
from keeper_validate.extract.sql.statements import Statement
from keeper_validate.extract.sql.tables import replayed
from keeper_validate.values import replace

_MOST_FILES = 300


def migrated_tables(asked: Collection[str], resolver: Resolver, whole: bool) -> Iterator[Element]:
    """The tables of schemas among the paths, and those that the migrations of a directory with one of the paths lead to; where there is a
    schema, it with the migrations among the paths that it was not dumped after, and what others create that it has not got."""
    for rules, paths in by_rules(asked, "migrating").items():
        known = {**shipped.data(f"rules/{rules}"), "rules": rules}
        schemas = [path for path in paths if known["schema"] and (path == known["schema"] or path.endswith("/" + known["schema"]))]
        for schema in schemas:
            yield from _elements([schema, *_waiting(schema, paths, known, resolver)], known, resolver)
        for folder in dict.fromkeys(path.rpartition("/")[0] for path in paths):
            place = next((one for one in known["folder"].split() if folder == one or folder.endswith("/" + one)), None)
            if place is not None:
                yield from _of_folder(folder, place, paths, known, resolver, whole)


def _of_folder(
    folder: str, place: str, paths: Collection[str], known: dict[str, Any], resolver: Resolver, whole: bool
) -> Iterator[Element]:
    schema = folder.removesuffix(place) + known["schema"] if known["schema"] else ""
    if schema and resolver.sources.tree.entry(schema) is not None:
        held = {element.name for element in _elements([schema], known, resolver)}
        waiting = _waiting(schema, () if whole else paths, known, resolver)
        if waiting and schema not in paths:
            yield from _elements([schema, *waiting], known, resolver)
        own = () if whole else sorted(path for path in paths if path.startswith(folder + "/") and path not in waiting)
        yield from (element for element in _elements(own, known, resolver) if element.name not in held)
        return
    listed = [f"{folder}/{name}" for name, entry in resolver.sources.tree.names(folder) if entry.is_file and language_of(name) is not None]
    last = set(sorted(listed) if whole else sorted(listed)[-_MOST_FILES:])
    yield from _elements(sorted(last.union(path for path in paths if path in listed)), known, resolver)


def _waiting(schema: str, paths: Iterable[str], known: dict[str, Any], resolver: Resolver) -> list[str]:
    """The migrations among the paths, also those that are not there, whose number is higher than the one that a schema was dumped at."""
    text = (resolver.sources.tree.read(schema) or b"").decode("utf-8", "replace") if "version" in known else ""
    told = re.search(known["version"], text) if text else None
    folder = schema.removesuffix(known["schema"]) + known["folder"]
    numbered = ((path, re.match(r"\d+", path.rpartition("/")[2])) for path in sorted(paths) if path.startswith(f"{folder}/"))
    return [path for path, number in numbered if told and number and int(number[0]) > int(told[1].replace("_", ""))]


def _elements(paths: Iterable[str], known: dict[str, Any], resolver: Resolver) -> Iterator[Element]:
    modules = [(path, module) for path in paths if (module := resolver.sources.beyond(path)) is not None]
    languages = {path: module.language for path, module in modules}
    for element in replayed((path, tuple(_statements(module, known))) for path, module in modules):
        facets = (Facet("library", known["library"]), *element.named("column"))
        if is_open(element.name):
            element, facets = replace(element, name=plainly(element.name)), (*facets, Facet("called", "unresolved"))
        yield replace(element, language=languages[element.path], framework=known["library"], facets=facets)


def _statements(module: Module, known: dict[str, Any]) -> Iterator[Statement]:
    texts = texts_of(module, known["rules"])
    own = {plain(named.value): with_texts(body.value, texts) for named, body in _bodies(module, "migrating", known) if named is not None}
    for _, body in _bodies(module, "migration", known):
        said = with_texts(body.value, texts)
        if "maker" in known:
            yield from Chains(known).statements(said)
        else:
            yield from _called(_put_in(_calls(said, known.get("through", ())), own, frozenset()), known)


def _bodies(module: Module, kind: str, known: dict[str, Any]) -> Iterator[tuple[Capture | None, Capture]]:
    """What is called in the methods of a kind, each with its name, that these rules are about."""
    for record in module.records:
        body = record.first("body")
        if record.setting("kind") == kind and record.setting("rules") == known["rules"] and body is not None:
            yield record.first("name"), body


def _put_in(calls: Iterable[Call], own: Mapping[str, Expression], around: frozenset[str]) -> Iterator[Call]:
    """Calls, for one of a method of the same file those that stand in it."""
    for call in calls:
        name = plain(call.function).rpartition(".")[2]
        if name in own and name not in around:
            yield from _put_in(_calls(own[name]), own, around | {name})
        else:
            yield call


def _called(calls: Iterable[Call], known: dict[str, Any]) -> Iterator[Statement]:
    for call in (_unwrapped(one, known) for one in calls):
        op = known["words"].get(plain(call.function).rpartition(".")[2])
        name = word(call.arguments[0], Frame()) if call.arguments else None
        if name is None and op == "create-table" and call.arguments:
            name = place(call.arguments[0], Frame())
        if op is None or not name:
            continue
        line, joins = call.line, op == "join-tables"
        if joins:
            op, name = "create-table", _joining(call, name)
        if op in ("create-table", "change-table"):
            held = dict.fromkeys(_columns(_block(call), known))
            if op == "create-table" and known["key"] and not joins and keyword(call, known.get("keyed", known["key"])) != Literal("false"):
                held = {(known["key"], ""): None, **held}
            if held or op == "create-table":
                yield _statement("create-table" if op == "create-table" else "add-column", name, line, tuple(held))
            yield from _removed(name, _block(call), known)
        elif op == "add-column":
            yield _statement(op, name, line, tuple(_columns((replace(call, arguments=call.arguments[1:]),), {**known, "direct": True})))
        elif op == "rename-either":
            yield from _renamed(name, call)
        elif op in ("drop-table", "rename-table"):
            yield _statement(op, name, line, (), words(call.arguments[1], Frame()) if len(call.arguments) > 1 else ())
        elif op in ("drop-column", "rename-column"):
            yield from _of_column(op, name, [found for one in call.arguments[1:] for found in words(one, Frame())], line)


def _joining(call: Call, name: str) -> str:
    """The table that joins two others, called after both in the order of the alphabet where it has no name of its own."""
    own, other = keyword(call, "table_name"), word(call.arguments[1], Frame()) if len(call.arguments) > 1 else None
    return (word(own, Frame()) if own is not None else None) or "_".join(sorted({name, other or name}))


def _unwrapped(call: Call, known: dict[str, Any]) -> Call:
    """A call that is given a table as a call of its own, `create table(:users)`, as one that is given its name; of another thing, `index`,
    as one that is given nothing."""
    first, *rest = call.arguments or (None,)
    if "table" not in known or not isinstance(first, Call):
        return call
    if plain(first.function) != known["table"]:
        return replace(call, arguments=())
    return replace(call, arguments=(*first.arguments, *rest), keywords=(*first.keywords, *call.keywords))


def _renamed(table: str, call: Call) -> Iterator[Statement]:
    """`rename table(:a), to: table(:b)`, and `rename table(:a), :old, to: :new`."""
    to = keyword(call, "to")
    named = word(to.arguments[0] if isinstance(to, Call) and to.arguments else to, Frame())
    column = word(call.arguments[1], Frame()) if len(call.arguments) > 1 else None
    if named and column:
        yield from _of_column("rename-column", table, [column, named], call.line)
    elif named:
        yield _statement("rename-table", table, call.line, values=(named,))


def _of_column(op: str, table: str, named: list[str], line: int) -> Iterator[Statement]:
    if op == "rename-column" and len(named) > 1:
        yield _statement(op, f"{table}.{named[0]}", line, (), (f"{table}.{named[1]}",))
    elif op == "drop-column":
        for one in named:
            yield _statement(op, f"{table}.{one}", line)


def _statement(op: str, name: str, line: int, columns: tuple[tuple[str, str], ...] = (), values: tuple[str, ...] = ()) -> Statement:
    return Statement(op, name, values=values, line=line, end_line=line, columns=columns)


def _columns(calls: Iterable[Call], known: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The columns that the calls of a table's block make, with their types."""
    for call in calls:
        kind = plain(call.function).rpartition(".")[2]
        named = [found for one in call.arguments for found in words(one, Frame())]
        if known.get("direct"):
            kind, named = (named[1], named[:1]) if len(named) > 1 else (kind, named)
        if kind in known.get("adding", ()):
            yield from ((one, "".join(named[1:2])) for one in named[:1])
        elif kind in known["several"]:
            yield from ((column.replace("{}", named[0] if named else ""), "") for column in known["several"][kind])
        elif kind in known["columns"]:
            suffix = "_id" if kind in known["referring"] else ""
            for one in (named if known["many"] and kind != "column" else named[:1]) or known["columns"][kind].split():
                yield one + suffix, kind


def _removed(table: str, calls: Iterable[Call], known: dict[str, Any]) -> Iterator[Statement]:
    for call in calls:
        op = known["within"].get(plain(call.function).rpartition(".")[2])
        if op is not None:
            told = call.arguments[:1] if "adding" in known else call.arguments
            yield from _of_column(op, table, [found for one in told for found in words(one, Frame())], call.line)


def _block(call: Call) -> tuple[Call, ...]:
    """The calls of the block, or of the function in place, that a call is given."""
    block = keyword(call, "&")
    last = call.arguments[-1] if call.arguments else None
    if block is None and isinstance(last, Call) and last.function == Name("|"):
        block = Items(last.arguments)
    return tuple(_calls(block)) if block is not None else ()


def _calls(body: Expression | None, through: Collection[str] = ()) -> Iterator[Call]:
    """The calls of a body; of a chain its first link but for those that only lead `through`, of a condition what it holds."""
    given = body.values if isinstance(body, Items) else body.arguments if isinstance(body, Call) else ()
    for one in given:
        if not isinstance(one, Call):
            continue
        if one.function == Name("."):
            links = (link for link in one.arguments[1:] if isinstance(link, Call))
            yield from islice((link for link in links if plain(link.function) not in through), 1)
        elif one.function in (Name("{"), Name("|")):
            yield from _calls(one, through)
        elif one.function == Name("if"):
            yield from _calls(keyword(one, "&"), through)
        else:
            yield one

