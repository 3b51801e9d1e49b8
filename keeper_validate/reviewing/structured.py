"""A proposal file: the elements that someone intends, said exactly. Must not guess: an unknown kind, action or key is an error."""

from __future__ import annotations

from typing import Any

from keeper_validate import shipped
from keeper_validate.clause import Clause
from keeper_validate.compile import compile_clause
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.element import KINDS
from keeper_validate.errors import KeeperError
from keeper_validate.law.fields import empty, first, folded, texts, word
from keeper_validate.law.reference import kind_of, route_name
from keeper_validate.reviewing.proposed import Proposed, Spec, is_name
from keeper_validate.reviewing.spec import digest, shown
from keeper_validate.values import replace
from keeper_validate.yaml import Mapping, Node, Sequence, document

_MOST = 500
_ROLES = ("variants", "props", "values", "columns", "fields", "methods")


def read_proposal(text: str, name: str) -> Spec:
    """What a proposal says; errors name file and line."""
    root = document(text.replace("\t", " ") if text.lstrip()[:1] in ("{", "[") else text, name).root
    listed: Node | None = root
    if isinstance(root, Mapping):
        inner = root.get("proposal")
        root = inner if isinstance(inner, Mapping) else root
        _known(root, "keys", name)
        listed = root.get("elements")
    if not isinstance(listed, Sequence):
        raise KeeperError(f"{name}:{root.line}: a proposal is a list of elements, or a mapping with `elements:`.")
    if len(listed.items) > _MOST:
        raise KeeperError(f"{name}: {len(listed.items)} elements are more than the {_MOST} that one review takes: split the work.")
    told = root if isinstance(root, Mapping) else Mapping((), 1)
    return Spec(
        shown(word(told, "title"), 100), name, digest(text), tuple(_element(item, name) for item in listed.items),
        _texts(told, "questions"), _texts(told, "criteria"), _clauses(told, name), summary=shown(word(told, "summary"), 600),
    )


def with_spec(proposal: Spec, spec: Spec) -> Spec:
    """A proposal together with the text that it belongs to: the proposal says what, the text why, what is open and what is done."""
    return replace(
        spec, title=proposal.title or spec.title, digest=digest(f"{spec.digest}\n{proposal.digest}"), elements=proposal.elements,
        questions=tuple(dict.fromkeys((*proposal.questions, *spec.questions))), summary=proposal.summary or spec.summary,
        criteria=tuple(dict.fromkeys((*proposal.criteria, *spec.criteria))), clauses=(*proposal.clauses, *spec.clauses), unread=(),
    )


def _texts(node: Mapping, key: str) -> tuple[str, ...]:
    return tuple(shown(text, 300) for text, _ in texts(first(node, key)))


def _clauses(root: Mapping, name: str) -> tuple[Clause, ...]:
    found = []
    for text, line in texts(first(root, "forbidden")):
        clause = Clause("forbidden[0]", "forbidden", shown(text, 1_000), name, line, "forbidden")
        if not compile_clause(clause).checks:
            raise KeeperError(f"{name}:{line}: {text!r} cannot be checked; say behind => what it means, as `adr check` shows.")
        found.append(clause)
    return tuple(found)


def _element(item: Node, name: str) -> Proposed:
    if not isinstance(item, Mapping):
        raise KeeperError(f"{name}:{item.line}: an element is a mapping with kind and name, such as {{kind: component, name: Timeline}}.")
    _known(item, "element", name)
    kind, intent = _kind(item, name), _intent(item, name)
    role, members = next(((key, texts(node)) for key in _ROLES if (node := first(item, key))), ("", ()))
    dropped = tuple(text for text, _ in (*texts(first(item, "remove")), *texts(first(item, "rename"))))
    called = _name(item, kind, name)
    values = tuple(text for text, _ in members)
    for text in (called, *values, *dropped):
        if text and not is_name(text):
            raise KeeperError(f"{name}:{item.line}: {shown(text, 60)!r} is no name: write it as the code will.")
    return Proposed(
        (kind,), called, intent, values, _role(role), dropped, role == "values", not empty(first(item, "before")), path=_file(item, name),
        justification=shown(word(item, "justification"), 300), text=called or kind, line=item.line,
        primitive=lexicon.primitive(called.lower()) if kind == "component" and called.islower() else None,
    )


def _known(node: Mapping, keys: str, name: str) -> None:
    known = _words()[keys]
    for key, _ in node.items:
        if folded(key.text) not in known:
            near = lexicon.near(folded(key.text), known)
            hint = f"did you mean {near[0]}?" if near else f"it is one of {', '.join(known)}."
            raise KeeperError(f"{name}:{key.line}: a proposal has no {shown(key.text, 40)!r}: {hint}")


def _kind(item: Mapping, name: str) -> str:
    said = word(item, "kind")
    kind = folded(said) if folded(said) in KINDS else kind_of(said) if said else None
    if kind is None:
        raise KeeperError(f"{name}:{item.line}: {shown(said, 40)!r} is no kind: it is one of {', '.join(KINDS)}.")
    return kind


def _intent(item: Mapping, name: str) -> str:
    said = folded(word(item, "action")) or "create"
    if said not in _words()["actions"]:
        raise KeeperError(f"{name}:{item.line}: {shown(said, 40)!r} is no action: it is create, extend, use or remove.")
    return str(_words()["actions"][said])


def _name(item: Mapping, kind: str, name: str) -> str:
    called = word(item, "name") or (f"{word(item, 'method')} {word(item, 'path')}".strip() if kind == "route" else "")
    if not called:
        raise KeeperError(f"{name}:{item.line}: this {kind} has no name{': write method and path' if kind == 'route' else ''}.")
    return (route_name(called) or called) if kind == "route" else called


def _file(item: Mapping, name: str) -> str:
    path = (word(item, "file") or ("" if word(item, "path").startswith("/") else word(item, "path"))).removeprefix("./")
    if path.startswith(("/", "~", "\\")) or ".." in path.replace("\\", "/").split("/") or (path and not is_name(path)):
        raise KeeperError(f"{name}:{item.line}: the file {shown(path, 60)!r} leaves the repository: name one inside it.")
    return path


def _role(key: str) -> str:
    return str(shipped.data("rules/review/specs")["members"].get(key, "")) if key else ""


def _words() -> Any:
    return shipped.data("rules/review/specs")["proposal"]

