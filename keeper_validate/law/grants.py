"""What a decision grants and asks for beside its statements: reuse, extensions, new seeds, conditions, removals, test files.

Must not judge whether any of it exists."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.clause import Clause
from keeper_validate.law.decision import Companion, Condition, Extension, NewSeed, Removal, Reuse
from keeper_validate.law.fields import empty, first, folded, grouped, text_of, texts, word
from keeper_validate.law.reference import is_file, kind_of, looks_like_path, paths_in, reference, route_name, route_path
from keeper_validate.yaml import Mapping, Node, Sequence

_VERB = re.compile(r"(?:add|extend|modify|change|replace|remove|rename|update|support|allow)(?:s|d|_\w+)?\Z")
_NOTES = frozenset({"description", "notes", "note", "reason", "rationale", "justification"})
# an enum of a schema is called after its place in it: `properties/status (order.schema.json)`
_SLASHED_IN = re.compile(r"(?P<what>[\w$.-]+(?:/[\w$.-]+)+) \((?P<file>\S+)\)")
_ROUTE_IN = re.compile(r"(?:(?P<method>[A-Z]+)\s+)?(?P<path>/\S*)(?:\s+(?:route|endpoint))?(?:\s+in\s+(?P<file>\S+))?\Z")
_IN = re.compile(r"(?P<what>.+?)\s+(?:in|from)\s+(?P<file>\S+)\Z")


def reuse(key: str, node: Node, path: str) -> Iterator[Reuse]:
    """`{domain: [reference]}`, or a list of references."""
    for domain, place, item in grouped(node, key):
        text = _entry_text(item)
        named = reference(text)
        clause = Clause(place, "reuse", text, path, item.line, key)
        yield Reuse(clause, domain, named.name, named.part, named.kind, named.location, named.note)


def extensions(key: str, node: Node, path: str) -> Iterator[Extension]:
    """`[{target, change}]`, `{target: {verb: value}}`, or the same under domains; targets may be file names."""
    for number, (domain, target, change, line) in enumerate(_changes(node, "")):
        clause = Clause(f"{key}[{number}]", "extend", f"{target} {change}".strip(), path, line, key)
        named = reference(target)
        name = route_path(target) if target.startswith("/") else named.name or target
        yield Extension(clause, domain, name, change, named.part or "")


def _changes(node: Node, domain: str) -> Iterator[tuple[str, str, str, int]]:
    if isinstance(node, Sequence):
        for item in node.items:
            yield from _listed_change(item, domain)
        return
    for key, value in node.items if isinstance(node, Mapping) else ():
        if empty(value):
            continue
        if not domain and _is_domain(value):
            yield from _changes(value, key.text)
        else:
            yield from ((domain, key.text, change, line) for change, line in _verbs(value))


def _is_domain(value: Node) -> bool:
    """A domain holds targets; a target holds verbs and texts."""
    if isinstance(value, Sequence):
        return True
    return isinstance(value, Mapping) and not any(_VERB.match(folded(key.text)) or folded(key.text) in _NOTES for key, _ in value.items)


def _listed_change(item: Node, domain: str) -> Iterator[tuple[str, str, str, int]]:
    if isinstance(item, Mapping) and (target := word(item, "target", "name", "component", "service")):
        rest = tuple(pair for pair in item.items if text_of(pair[1]) != target)
        changes = text_of(first(item, "change")) if len(rest) == 1 else "; ".join(change for change, _ in _verbs(Mapping(rest, item.line)))
        yield domain, target, changes or text_of(Mapping(rest, item.line)), item.line
        return
    text = text_of(item)
    target, mark, change = text.partition(": ")
    if not mark:
        named = reference(text)
        target, change = named.name or text, named.note
    if text:
        yield domain, target.strip(), change.strip(), item.line


def _verbs(value: Node) -> Iterator[tuple[str, int]]:
    """Each change as `add_variant: notification`; repeated verbs and lists give one each, and notes follow only where nothing else does."""
    if not isinstance(value, Mapping):
        yield from texts(value)
        return
    told = [pair for pair in value.items if folded(pair[0].text) not in _NOTES and not empty(pair[1])]
    for key, inner in told or value.items:
        for text, line in texts(inner) if isinstance(inner, Sequence) else ((text_of(inner), key.line),):
            yield f"{key.text}: {text}", line


def new_seeds(key: str, node: Node, path: str) -> Iterator[NewSeed]:
    """`[{type, name, scope, ...}]`, `{type: [name]}`, or texts such as `component: Timeline` and `Timeline (src/Timeline.tsx)`."""
    for group, place, item in grouped(node, key):
        yield _new_seed(item, group if kind_of(group) else "", Clause(place, "new_seeds", _entry_text(item), path, item.line, key))


def _new_seed(item: Node, group: str, clause: Clause) -> NewSeed:
    if not isinstance(item, Mapping) or not first(item, "name", "type", "scope"):
        kind, mark, rest = clause.text.partition(":")
        kind = kind.strip().removeprefix("new ").strip()
        is_typed = bool(mark) and folded(kind) in shipped.data("rules/lexicon/seed_types")["kinds"]
        named = reference(rest.strip() if is_typed else clause.text)
        said = kind if is_typed else group
        paths = tuple(filter(None, (named.location,)))
        return NewSeed(clause, said, kind_of(said) or named.kind, named.name or clause.text, paths, scope=named.note)
    kind, name, scope = word(item, "type", "kind") or group, word(item, "name", "id"), word(item, "scope", "location", "path", "file")
    if not name and (method := word(item, "method")):
        name = f"{method} {scope}"
    named = reference(name)
    paths = paths_in(scope) + tuple(filter(None, (named.location,)))
    values = tuple(text for text, _ in texts(first(item, "values", "members", "variants")))
    return NewSeed(clause, kind, kind_of(kind) or named.kind, _seed_name(named.name, named.part, name), paths, values, scope)


def _seed_name(name: str, part: str | None, text: str) -> str:
    """The whole name: in `Card.Header` or `user.created` the dot is part of it."""
    if part:
        return f"{name}.{part}"
    return name or re.sub(r"\s*\([^()]*\)\s*\Z", "", text) or text


def additions(key: str, node: Node, path: str) -> Iterator[NewSeed]:
    """`path (note)`: files that may come up, whatever they hold."""
    for _, place, item in grouped(node, key):
        clause = Clause(place, "new_seeds", _entry_text(item), path, item.line, key)
        named = reference(clause.text)
        yield NewSeed(clause, "", named.kind, named.name or clause.text, tuple(filter(None, (named.location,))), scope=named.note)


def conditions(key: str, node: Node, path: str) -> Iterator[Condition]:
    """`{component: Name, status, question, alternative}`; one that is met is none any more."""
    for _, place, item in grouped(node, key):
        if not isinstance(item, Mapping) or _met(word(item, "status")):
            continue
        type_word, subject = next(((k.text, text_of(v)) for k, v in item.items if kind_of(k.text)), ("", word(item, "name", "target")))
        name = reference(subject).name or subject
        if name:
            kind = kind_of(type_word) or kind_of(word(item, "type", "kind"))
            clause = Clause(place, "conditions", text_of(item), path, item.line, key)
            yield Condition(clause, kind, name, word(item, "alternative", "instead"))


def _met(status: str) -> bool:
    return folded(status) in {"met", "resolved", "satisfied", "done", *shipped.data("rules/lexicon/decision_fields")["approved"]}


def removals(key: str, node: Node, path: str) -> Iterator[Removal]:
    """`path (note)`, `/ws route in main.go (note)`, `WebSocketHub service`, or `{name, path}`; a list, or lists by domain."""
    for domain, place, item in grouped(node, key):
        text = _entry_text(item)
        clause = Clause(place, "removals", text, path, item.line, key)
        if isinstance(item, Mapping) and (name := word(item, "name", "target")):
            located = word(item, "path", "location", "file", "scope")
            named = reference(name)
            kind = kind_of(word(item, "type", "kind")) or named.kind
            yield Removal(clause, domain, _seed_name(named.name, named.part, name), located or named.location, kind)
        else:
            yield _removal(clause, domain, text)


def _removal(clause: Clause, domain: str, text: str) -> Removal:
    head = re.sub(r"\s*\([^()]*\)\s*\Z", "", re.split(r"\s[-–—]\s", text)[0]).strip("`'\" ")
    if (found := _ROUTE_IN.match(head)) and not looks_like_path(head):
        named_route = route_name(f"{found['method']} {found['path']}") or route_path(found["path"])
        return Removal(clause, domain, named_route, found["file"], "route")
    if (inside := _IN.match(head)) and looks_like_path(inside["file"]):
        named = reference(inside["what"])
        return Removal(clause, domain, named.name or None, inside["file"], named.kind)
    if (inside := _SLASHED_IN.fullmatch(text)) and is_file(inside["file"]) and not is_file(inside["what"]):
        return Removal(clause, domain, inside["what"], inside["file"])
    named = reference(text)
    if named.location and named.location == named.name:
        return Removal(clause, domain, None, named.location)
    name = _seed_name(named.name, named.part, "") if named.name else None
    return Removal(clause, domain, name, named.location, named.kind)


def companions(node: Node, path: str) -> Iterator[Companion]:
    """`verification.test_files`: `[{file, action}]` or plain paths."""
    listed = node.get("test_files") if isinstance(node, Mapping) else None
    for _, place, item in grouped(listed, "verification.test_files") if listed is not None else ():
        file = word(item, "file", "path", "name") if isinstance(item, Mapping) else text_of(item)
        action = (word(item, "action") if isinstance(item, Mapping) else "") or "modify"
        if file:
            yield Companion(Clause(place, "verification", f"{action} {file}", path, item.line, "test_files"), file, action.lower())


def _entry_text(item: Node) -> str:
    """An entry as one line for people: `component Timeline (src/Timeline.tsx)`, or its own words."""
    if isinstance(item, Mapping) and (name := word(item, "name", "target")):
        scope = word(item, "scope", "path", "location")
        return " ".join(filter(None, (word(item, "type", "kind"), name, f"({scope})" if scope else "")))
    return text_of(item)
